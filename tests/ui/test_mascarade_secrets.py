"""Mascarade tells nobody a mask: every private moment, under the lid and behind the hand-off, in worlds that differ."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Zone
from game.core.match import Match
from game.core.seats import STRANGER, all_but, only
from game.core.worlds import guess
from game.games.mascarade.state import MaskState
from game.session.people import Person
from game.session.session import Session
from game.ui.input import KeyUp, Move
from tests.games.mascarade import sitting
from tests.session.sittings import NAMES
from tests.session.test_nothing_gets_out import in_world
from tests.ui.tables import Table
from tests.ui.test_mascarade_table import under_the_lid

SIX = ("princess", "judge", "spy", "fool", "king", "thief")


def session_of(match: Match[MaskState], *bots: int, secrecy: str = "lid") -> Session:
    """People at a position of the rules; their turns so far are not told again."""
    seats = match.state.seats
    sitters = tuple(Person(n, NAMES[n], n, "random" if n in bots else None) for n in range(seats))
    session = Session.begin(sitting.RULES, sitters, {}, 1, secrecy, None)  # type: ignore[arg-type]
    session.bots.pause = 0.0
    return in_world(session, match)


def used(mask: str, *targets: int, masks: tuple[str, ...] = SIX) -> Match[MaskState]:
    """Seat 0 uses the power of a mask on others, up to the first private question."""
    m = sitting.table(masks, [6] * 6)
    sitting.announce(m, mask)
    for target in targets:
        m.answer(f"seat {target}")
    return m


def texts(table: Table) -> str:
    return " | ".join(drawn.text for drawn in table.app.drawn)


def told(table: Table) -> tuple[object, ...]:
    app = table.app
    return (
        app.frame(),
        [(drawn.text, drawn.box) for drawn in app.drawn],
        [target.id for target in app.targets],
        list(app.sounds_played),
        app.moving,
        [scene.name for scene in app.stack.scenes],
    )


@pytest.mark.parametrize(
    "lang, shut, lifted",
    [
        ("en", "Everyone except Iris", "Everyone except Iris may look"),
        ("ja", "Iris以外の全員", "Iris以外の全員が見てよい"),
    ],
)
def test_the_lid_of_the_princess_is_inverted(lang: str, shut: str, lifted: str) -> None:
    table = Table(session=session_of(used("princess", 2)), lang=lang, size=(1280, 720))
    table.rest()
    assert shut in [drawn.text for drawn in table.app.drawn]
    table.key("space")
    table.app.step(0.4)
    assert lifted in texts(table)
    tray = table.session.tray()
    assert tray is not None and tray.zones[Zone("mask", 2)][0].face == "spy"
    assert table.session.view().zones[Zone("mask", 2)][0].face is None  # the table itself shows a back


def test_the_owner_of_the_shown_mask_sees_nothing_under_the_own_lid() -> None:
    session = session_of(used("princess", 2))
    session.lift(2)
    tray = session.tray()
    assert tray is not None and all(card.face is None for row in tray.zones.values() for card in row)
    assert not [offer for offer in session.offers() if offer.token == "seen"]


def test_a_bot_princess_is_seen_by_all_humans_but_the_owner() -> None:
    """Seat 0 is a bot: somebody else has to be able to lift the lid, and match goes on after that."""
    table = Table(session=session_of(used("princess", 2), 0), size=(960, 540))
    table.rest()
    assert table.session.under_lid() == (1, 3, 4, 5) and table.scene.tray_seat == 1
    table.key("space")
    table.app.step(0.4)
    button = table.scene.button("seen")
    assert button is not None
    x, y, w, h = button.rect
    table.click(x + w / 2, y + h / 2)
    table.app.post(KeyUp("space"))
    table.rest()
    assert table.session.answers >= 1


def test_the_lid_that_a_bot_princess_opens_shuts_when_she_has_been_seen() -> None:
    """Seat 0 is a bot: seat 1 lifts its lid, says that it has looked, and still holds the key."""
    table = Table(session=session_of(used("princess", 2), 0), size=(960, 540))
    table.rest()
    table.key("space")
    table.app.step(0.4)
    button = table.scene.button("seen")
    assert button is not None and table.scene.lid.seat == 1
    table.click(button.rect[0] + 9, button.rect[1] + 9)
    assert table.scene.lid.seat is None and table.session.tray() is None


@pytest.mark.parametrize("lang, words", [("en", "Everyone except Iris may look."), ("ja", "Iris以外の全員が見て")])
def test_the_curtain_of_the_princess_says_who_may_look(lang: str, words: str) -> None:
    table = Table(session=session_of(used("princess", 2), secrecy="screen"), covers=True, lang=lang, size=(1280, 720))
    for _ in range(40):
        table.app.step(0.1)
    assert table.app.stack.scenes[-1].name == "handoff" and words in texts(table)
    assert table.session.screen.lookers == sum(only(seat) for seat in (0, 1, 3, 4, 5))


@pytest.mark.parametrize("secrecy", ["lid", "screen"])
@pytest.mark.parametrize("mask, targets", [("princess", (2,)), ("spy", (3,)), ("fool", (1, 4))])
def test_nobody_learns_anything_of_a_private_moment(mask: str, targets: tuple[int, ...], secrecy: str) -> None:
    """Shut or covered: every frame until the table rests, in two worlds that differ in every mask."""
    source = Random(4)
    session = session_of(used(mask, *targets), secrecy=secrecy)
    two = guess(session.match, STRANGER, source)
    two.state.table.chance.seed = session.match.state.table.chance.seed
    assert session.match.state.table.dealt != two.state.table.dealt
    tables = [
        Table(session=in_world(session, world), covers=True, size=(960, 540)) for world in (session.match.clone(), two)
    ]
    for step in range(30):
        for table in tables:
            table.app.step(0.1)
        assert told(tables[0]) == told(tables[1]), f"frame {step}"
    for x, y in ((480, 228), (420, 228), (560, 228), (440, 80), (100, 470), (500, 480)):
        for table in tables:
            table.point(x, y)
            table.app.step(0.2)
        assert told(tables[0]) == told(tables[1]), (x, y)


@pytest.mark.parametrize("size", [(960, 540), (540, 960)])
def test_the_owner_learns_nothing_from_the_princess(size: tuple[int, int]) -> None:
    """Worlds alike in all that seat 2 knows: the public picture and its own lid tell it nothing."""
    session = session_of(used("princess", 2))
    two = guess(session.match, only(2), Random(3))
    two.state.table.chance.seed = session.match.state.table.chance.seed
    tables = [Table(session=in_world(session, world), size=size) for world in (session.match.clone(), two)]
    for table in tables:
        table.rest()
    assert told(tables[0]) == told(tables[1])
    for table in tables:
        table.key("f7")  # the lid of seat 2
        table.app.step(0.3)
    assert told(tables[0]) == told(tables[1])


@pytest.mark.parametrize("secrecy", ["lid", "screen"])
def test_after_an_effect_no_part_of_the_app_remembers_a_mask(secrecy: str) -> None:
    """The Spy has seen two masks and has decided: from then on no word, sprite or zoom shows a hidden mask."""
    table = Table(session=session_of(used("spy", 3), secrecy=secrecy), size=(1280, 720))
    table.rest()
    for token in ("seen", "pretend"):
        if secrecy == "lid":
            table.key("space")
            table.app.step(0.4)
            if token == "seen":
                tray = table.session.tray()
                assert tray is not None
                assert {tray.zones[Zone("mask", seat)][0].face for seat in (0, 3)} == {"princess", "fool"}
        button = table.scene.button(token)
        assert button is not None, token
        x, y, w, h = button.rect
        table.click(x + w / 2, y + h / 2)
        if secrecy == "lid":
            table.app.post(KeyUp("space"))
        table.rest()
    table.point(3, 300)
    table.app.step(0.2)
    shown = texts(table)
    assert "Princess" not in shown and "Fool" not in shown
    boards = (table.scene.board, table.scene.lid.board)
    assert not any(sprite.face or sprite.was for board in boards for sprite in board.tableau.sprites.values())
    assert table.scene.painter.zoomed is None and table.session.tray() is None
    log = " ".join(str(line.said) for line in table.session.log())
    assert "fool" not in log.replace("mascarade.log.fool", "") and "princess" not in log


def test_nobody_but_the_owner_is_meant_by_all_but() -> None:
    session = session_of(used("princess", 2))
    assert session.kept_out() == 2 and next(a for a in session.match.asks if not a.idle).audience == all_but(2)


def swapped(a: int, b: int) -> tuple[str, ...]:
    """The deal in which the masks of two seats lie the other way round."""
    masks = list(SIX)
    masks[a], masks[b] = masks[b], masks[a]
    return tuple(masks)


@pytest.mark.parametrize("secrecy", ["lid", "screen"])
@pytest.mark.parametrize("mask, targets, pair", [("fool", (1, 4), (1, 4)), ("spy", (3,), (0, 3))])
@pytest.mark.parametrize("other_deal", [False, True])
def test_an_exchange_by_a_power_is_its_pretence_to_every_eye_and_ear(
    mask: str, targets: tuple[int, ...], pair: tuple[int, int], other_deal: bool, secrecy: str
) -> None:
    """Every frame, text, target and sound from the answer until the table rests. From one deal the masks end apart;
    from two deals they end alike, the exchange of one being the pretence of the other."""
    deals = (SIX, swapped(*pair) if other_deal else SIX)
    tables = [
        Table(session=session_of(used(mask, *targets, masks=deal), secrecy=secrecy), size=(960, 540)) for deal in deals
    ]
    for table in tables:
        table.rest()
        if mask == "spy":
            give(table, "seen", secrecy)
            table.rest()
    assert told(tables[0]) == told(tables[1])
    for table, token in zip(tables, ("exchange", "pretend")):
        give(table, token, secrecy)
    faces = [[sitting.mask(table.session.match, seat) for seat in range(6)] for table in tables]
    assert (faces[0] == faces[1]) == other_deal
    sounds = set()
    for step in range(60):
        for table in tables:
            table.app.step(0.05)
        assert told(tables[0]) == told(tables[1]), f"frame {step}"
        sounds |= set(tables[0].app.sounds_played)
    assert "card_slide" in sounds and not tables[0].app.moving


def give(table: Table, token: str, secrecy: str) -> None:
    """Under the lid, or on the screen that the others do not see; then the pointer rests elsewhere."""
    if secrecy == "lid":
        under_the_lid(table, token)
        return
    button = table.scene.button(token)
    assert button is not None, token
    x, y, w, h = button.rect
    table.click(x + w / 2, y + h / 2)
    table.app.post(Move(4, 300))


# ---------------------------------------------------------------------- the decoy show


def show_of(masks: tuple[str, ...], secrecy: str) -> tuple[Table, tuple[str, ...]]:
    """Seat 0 is about to choose a number in a decoy show; and the row that would appear for the first number."""
    match = sitting.table(masks, [6] * 5, look="decoy")
    twin = match.clone()
    twin.answer("look")
    twin.answer("place 1")
    row = tuple(twin.state.table.marks["decoy", n] or "" for n in range(len(twin.state.in_play)))
    table = Table(session=session_of(match, secrecy=secrecy), size=(960, 540), pictures=False)
    table.rest()
    table.scene.answer(next(offer for offer in table.session.offers() if offer.token == "look"))
    table.rest()
    if secrecy == "lid":
        table.key("space")
        table.app.step(0.4)
    return table, row


@pytest.mark.parametrize("secrecy", ["screen", "lid"])
@pytest.mark.parametrize("other", [1, 2, 4])
def test_a_decoy_show_is_the_same_whichever_of_its_masks_is_the_true_one(secrecy: str, other: int) -> None:
    """The looker's mask exchanged with another, and the number chosen at which that one hangs in the same row."""
    masks = ("fool", "spy", "judge", "princess", "king", "empress")
    swapped = list(masks)
    swapped[0], swapped[other] = swapped[other], swapped[0]
    (one, row), (two, turned) = show_of(masks, secrecy), show_of(tuple(swapped), secrecy)
    place = 1 + row.index(swapped[0])
    assert row != turned and place > 1
    for table, token in ((one, "place 1"), (two, f"place {place}")):
        table.scene.answer(next(offer for offer in table.session.offers() if offer.token == token))
        if secrecy == "lid":
            table.app.post(KeyUp("space"))
        table.app.post(Move(4, 300))
    for step in range(60):
        one.app.step(0.05)
        two.app.step(0.05)
        assert told(one) == told(two), step
    assert one.session.screen.kind == "open" and one.session.screen.audience & STRANGER, "everybody looks"
    assert all(card.face is None for row in one.session.view().zones.values() for card in row)
