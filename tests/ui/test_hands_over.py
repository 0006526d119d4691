"""Nothing that one person's hands did in private is left for the next one: no focus, no light, no word, no zoom."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Zone
from game.core.seats import STRANGER, only
from game.core.view import Offer
from game.core.worlds import guess
from game.games import load
from game.paths import data
from game.session.people import Person
from game.session.screen_owner import Secrecy
from game.session.session import Session
from game.ui.input import FocusLost, Input, Key, KeyUp, Move, Press, Release
from tests.games.mascarade import sitting
from tests.session.test_nothing_gets_out import in_world
from tests.ui.tables import NAMES, Table
from tests.ui.test_mascarade_secrets import SIX, session_of, told, used

WAYS: tuple[Secrecy, ...] = ("lid", "screen")


def open_hand(table: Table) -> int:
    """Whoever is asked in private looks, by lifting the lid or by holding the button of the curtain."""
    if table.session.secrecy == "lid":
        table.key(f"f{5 + table.scene.tray_seat}")
        table.app.step(0.4)
        assert table.scene.lid.seat is not None
        return table.scene.lid.seat
    for _ in range(8):
        table.app.step(0.1)
    table.app.post(Key("space"))
    for _ in range(30):
        table.app.step(0.1)
    table.app.post(KeyUp("space"))
    table.rest()
    assert table.scene.seat is not None and table.app.stack.top is table.scene
    return table.scene.seat


def close_hand(table: Table, seat: int, how: str = "") -> None:
    if how == "focus":
        table.app.post(FocusLost())
    elif how == "menu" and table.session.screen.kind == "open":
        table.key("esc")
        table.app.step(0.1)
        table.key("esc")
    elif table.session.secrecy == "lid":
        table.app.post(KeyUp(f"f{5 + seat}"))
    elif table.session.screen.kind == "open":
        table.scene.hide()
    table.app.step(0.02)


def press(table: Table, name: str) -> None:
    button = table.scene.button(name)
    assert button is not None
    x, y, w, h = button.rect
    table.point(x + w / 2, y + h / 2)
    table.click(x + w / 2, y + h / 2)


def placing(secrecy: Secrecy) -> Table:
    """Allegiance, where all place cards in secret."""
    table = Table("allegiance", 4, 3, secrecy=secrecy, covers=True, size=(1280, 720))
    while not table.session.match.choosing():
        table.scene.answer(table.session.offers()[0])
    table.rest()
    return table


def asked(secrecy: Secrecy, mask: str = "", *targets: int) -> Table:
    """Mascarade, up to the question whether masks really change places."""
    match = used(mask, *targets) if mask else sitting.table(SIX, [6] * 6)
    table = Table(session=session_of(match, secrecy=secrecy), covers=True, size=(1280, 720))
    table.rest()
    if not mask:
        table.scene.answer(next(o for o in table.session.offers() if o.token.startswith("exchange ")))
        table.rest()
    if mask == "spy":
        seat = open_hand(table)
        press(table, "seen")
        close_hand(table, seat)
        table.rest()
    return table


# ---- the keys


@pytest.mark.parametrize("secrecy", WAYS)
def test_the_next_ones_keys_do_not_find_what_was_chosen(secrecy: Secrecy) -> None:
    found = []
    for chosen in ("exchange", "pretend"):
        table = asked(secrecy)
        seat = open_hand(table)
        table.focus(f"button:{chosen}")
        table.key("enter")
        close_hand(table, seat)
        table.rest()
        assert table.scene.hands.focus.last == {} and table.scene.hands.focus.at is None
        table.scene.answer(next(o for o in table.session.offers() if o.token.startswith("exchange ")))
        table.rest()
        assert open_hand(table) != seat
        walk: list[str | None] = []
        for _ in range(4):
            table.key("tab")
            walk.append(table.scene.hands.focus.at)
        found.append(walk)
    assert found[0] == found[1]


@pytest.mark.parametrize("how", ["", "focus", "menu"])
@pytest.mark.parametrize("secrecy", WAYS)
def test_nothing_that_hands_have_done_outlives_the_look(secrecy: Secrecy, how: str) -> None:
    table = placing(secrecy)
    seat = open_hand(table)
    hands, scene = table.scene.hands, table.scene
    card = next(offer.pick for offer in table.session.offers() if offer.token.startswith("temple"))
    assert card is not None
    scene.answer(next(offer for offer in table.session.offers() if offer.token.startswith("temple")))
    table.app.step(0.5)
    other = next(o.pick for o in table.session.offers() if o.token.startswith("guild"))
    table.point(*table.middle(other or ""))
    table.focus(other or "")
    scene.refuse(other or "", f"temple?:{seat}")
    refused = scene.refusal[0] if scene.refusal else ""
    scene.painter.zoom(other)
    hands.picker.held = other
    table.app.step(0.02)
    assert refused and scene.painter.zoomed
    if how == "menu":  # the first press only puts the zoom away
        table.key("esc")
        table.key("esc")
    close_hand(table, seat, how)
    assert (hands.focus.at, hands.focus.last, hands.focus.shown, hands.hover, hands.picker.held) == (
        None,
        {},
        False,
        None,
        None,
    )
    assert hands.pointer == (-1, -1) and scene.refusal is None and scene.painter.zoomed is None
    assert not scene.board.lifts and not scene.lid.board.lifts
    table.rest()
    assert not [drawn for drawn in table.app.drawn if drawn.text and drawn.text in refused and len(drawn.text) > 8]


def test_a_reason_is_not_drawn_once_its_time_is_over_even_if_no_time_has_passed_here() -> None:
    table = Table("guillotine", 3, 1, secrecy="screen")
    table.rest()
    card = next(offer.pick for offer in table.session.offers() if offer.pick)
    table.scene.refuse(card or "", None)
    assert table.scene.refusal is not None
    text = table.scene.refusal[0]
    table.app.clock.advance(60)  # type: ignore[attr-defined]
    table.app.redraw()
    table.app.frame()
    assert table.scene.refusal is None and text not in [drawn.text for drawn in table.app.drawn]


def test_the_notice_that_nothing_can_be_taken_back_goes_with_the_eyes_it_was_for() -> None:
    table = placing("screen")
    open_hand(table)
    table.scene.answer(next(offer for offer in table.session.offers() if offer.token.startswith("temple")))
    table.scene.hide()
    table.rest()
    open_hand(table)
    table.key("z", ctrl=True)
    table.app.toast("for all")
    assert len(table.app.toasts.waiting) == 2
    table.scene.hide()
    table.app.step(0.02)
    assert table.app.toasts.waiting == ["for all"]


# ---- the pointer


@pytest.mark.parametrize("secrecy", WAYS)
@pytest.mark.parametrize("mask, targets", [("", ()), ("spy", (3,)), ("fool", (1, 4))])
def test_until_the_pointer_moves_no_frame_tells_what_it_has_pressed(
    secrecy: Secrecy, mask: str, targets: tuple[int, ...]
) -> None:
    """Exchange or pretend: every frame until the next move of the pointer, heard and seen."""
    runs = []
    for chosen in ("exchange", "pretend"):
        table = asked(secrecy, mask, *targets)
        seat = open_hand(table)
        press(table, chosen)
        assert table.scene.hands.hover is None
        close_hand(table, seat)
        frames = []
        for _ in range(40):
            table.app.step(0.05)
            frames.append(told(table))
        assert table.app.pointer == table.scene.hands.pointer == (-1, -1)
        runs.append(frames)
    assert runs[0] == runs[1]


def test_a_press_that_ends_a_look_lights_nothing_as_it_is_let_go() -> None:
    table = Table("guillotine", 3, 1, secrecy="screen")
    table.rest()
    hands, card = table.scene.hands, next(offer.pick for offer in table.session.offers() if offer.pick)
    hands.take = lambda offer: hands.forget(pointer=True)
    at = table.middle(card or "")
    table.click(*at)
    assert hands.hover == card
    table.click(*at)
    assert hands.hover is None and hands.pointer == (-1, -1)


def decoy(lots: Random | None = None, seed: int = 7) -> Table:
    """A decoy show, where a seat is about to choose the place to look at."""
    people = tuple(Person(n, NAMES[n], n) for n in range(6))
    session = Session.begin(load("mascarade", data() / "games"), people, {"look": "decoy"}, seed, "lid", None)
    while not any(ask.prompt.endswith(".decoy") for ask in session.match.asks):
        ask = next(ask for ask in session.match.asks if not ask.idle)
        option = next((option for option in ask.options if option.token == "look"), ask.options[0])
        session._give(session.match.find(option.token, ask.seat))
        session._pending = []
    table = Table(session=session, size=(1280, 720))
    table.scene.dressing.lid.lots.source = lots or Random(1)  # type: ignore[attr-defined]
    table.rest()
    return table


@pytest.mark.parametrize("place", [1, 2, 4])
def test_the_place_in_a_decoy_show_lights_nothing(place: int) -> None:
    """The frame is the same wherever the pointer has been left."""
    table = decoy()
    seat = open_hand(table)
    press(table, f"place {place}")
    close_hand(table, seat)
    table.rest()
    left = told(table)
    table.app.post(Move(3, 330))
    table.app.step(0.3)
    assert told(table) == left


def order(table: Table, word: str) -> list[str]:
    """The answers under the lid from left to right."""
    seat = open_hand(table)
    found = sorted((b.rect[0], b.name) for b in table.scene.hands.buttons if b.name.startswith(word))
    close_hand(table, seat)
    return [name for _, name in found]


def test_where_answers_stand_is_drawn_by_lot_for_each_question_and_then_stays() -> None:
    """The same match, turn and seat: no formula leads from what everybody knows to who stands first."""
    firsts = []
    for n in range(40):
        table = decoy(Random(n))
        once = order(table, "place")
        assert order(table, "place") == once and sorted(once) == [f"place {at}" for at in range(1, len(once) + 1)]
        firsts.append(once[0])
    assert set(firsts) == {f"place {at}" for at in range(1, 7)}
    assert isinstance(Table("mascarade", 6).app.chance, Random)


def test_a_bystander_who_sees_where_the_pointer_was_left_learns_no_mask() -> None:
    """Each place pressed stands for each place of the show equally often: over all lots, exactly."""

    class First(Random):
        def __init__(self, first: int) -> None:
            super().__init__(0)
            self.first = first

        def randrange(self, *args: int) -> int:  # type: ignore[override]
            return self.first

    seen = set()
    for first in range(6):
        table = decoy(First(first))
        seat = open_hand(table)
        slots = sorted(b.rect[0] for b in table.scene.hands.buttons if b.name.startswith("place"))
        button = table.scene.button("place 3")
        assert button is not None
        seen.add(slots.index(button.rect[0]))
        close_hand(table, seat)
    assert seen == set(range(6))


# ---- the tray


def outside(table: Table) -> tuple[bytes, list[str]]:
    """The picture without the tray, and what was heard."""
    box, k = table.scene.lid.box(table.scene), table.app.design.scale
    assert box is not None
    picture = table.app.screen.copy()
    x, y, w, h = (round(side * k) for side in box)
    picture.fill((0, 0, 0), (x - 1, y - 1, w + 2, h + 2))
    return bytes(picture.get_buffer().raw), list(table.app.sounds_played)


@pytest.mark.parametrize("game, seed", [("guillotine", 1), ("guillotine_tricks", 4), ("allegiance", 2)])
def test_a_lifted_lid_shows_nothing_outside_the_tray(game: str, seed: int) -> None:
    """Two worlds that differ in what is hidden from the public, the same hands: pointing, pressing, keys, zoom."""
    source, compared = Random(seed), 0
    seats = 4
    people = tuple(Person(n, NAMES[n], n) for n in range(seats))
    session = Session.begin(load(game, data() / "games"), people, {}, seed, "lid", None)
    for _ in range(40):
        waited = [ask for ask in session.match.asks if not ask.idle]
        mine = [ask for ask in waited if ask.audience == only(ask.seat)]
        if mine and compared < 4 and source.random() < 0.3:
            two = guess(session.match, STRANGER, source)
            two.state.table.chance.seed = session.match.state.table.chance.seed
            tables = [Table(session=in_world(session, world)) for world in (session.match.clone(), two)]
            for table in tables:
                table.rest()
                table.scene.hands.take = lambda offer: None
                table.key(f"f{5 + mine[0].seat}")
                table.app.step(0.4)
            box = tables[0].scene.lid.box(tables[0].scene)
            assert box is not None
            x, y, w, h = box
            pressed = [act(x + w * part, y + h * 0.5) for part in (0.2, 0.6, 0.8) for act in (Press, Release)]
            acts: list[Input] = [
                *(Move(x + w * part, y + h * 0.5) for part in (0.1, 0.3, 0.5, 0.7, 0.9)),
                *map(Key, ("tab", "right", "i", "esc", "right", "enter", "enter", "m", "esc", "2", "4", "esc")),
                *pressed,
            ]
            for act in acts:
                if (
                    isinstance(act, Key)
                    and act.name == "esc"
                    and not all(t.scene.hands.picker.held or t.scene.painter.zoomed for t in tables)
                ):
                    continue  # it would open the menu, which covers the table
                for table in tables:
                    table.app.post(act)
                    table.app.step(0.2)
                assert outside(tables[0]) == outside(tables[1]), act
            compared += 1
        ask = source.choice(waited or list(session.match.asks))
        session._give(session.match.find(source.choice(ask.options).token, ask.seat))
        session._pending = []
    assert compared > 1


def test_a_card_carried_out_lights_the_one_place_that_every_card_has() -> None:
    table = Table("guillotine", 3, 2, secrecy="lid")
    table.rest()
    x, y, w, h = table.scene.board.tableau.layout.regions["tray"]  # type: ignore[union-attr]
    table.app.post(Press(x + w / 2, y + h * 0.6))
    table.app.step(0.3)
    offer: Offer = next(offer for offer in table.session.offers() if offer.pick)
    cx, cy = table.middle(offer.pick or "")
    scene, place = table.scene, table.scene.hands.places(offer.pick or "")[offer.onto or ""]
    table.app.post(Move(cx, cy, True))
    table.app.step(0.05)
    assert not scene.lid.may_light(offer.pick or "", place, scene) and scene.lid.before_all(scene) is None
    for up in (100, 200):
        table.app.post(Move(cx, cy - up, True))
        table.app.step(0.05)
    assert scene.hands.drag is not None and scene.lid.before_all(scene) == (place, True)
    assert scene.painter.previews._kept == (None, None) and not scene.board.yielding.aims
    table.app.post(Release(5, 5))
    table.app.step(0.05)


def test_a_preview_is_not_kept_for_other_eyes() -> None:
    table = Table("guillotine", 3, 2, secrecy="screen", covers=True)
    for _ in range(40):
        table.app.step(0.1)
    open_hand(table)
    cards = [offer for offer in table.session.offers() if offer.pick]
    for offer in cards:
        table.point(*table.middle(offer.pick or ""))
        table.app.step(0.1)
    assert table.scene.painter.previews._kept[0] is not None
    table.scene.hide()
    assert table.scene.painter.previews._kept == (None, None)


def test_letting_the_terror_stand_is_in_one_place_with_the_right_and_without() -> None:
    places: dict[bool, set[object]] = {True: set(), False: set()}
    for seed in range(1, 9):
        source = Random(3)
        people = tuple(Person(n, NAMES[n], n) for n in range(4))
        session = Session.begin(
            load("guillotine_tricks", data() / "games"), people, {"robespierre": "on"}, seed, "lid", None
        )
        for _ in range(300):
            if not session.match.asks or any(ask.prompt.endswith("terror_who") for ask in session.match.asks):
                break
            ask = source.choice([ask for ask in session.match.asks if not ask.idle])
            session._give(session.match.find(source.choice(ask.options).token, ask.seat))
            session._pending = []
        for seat in range(4):
            if not any(
                option.token == "terror" for ask in session.match.asks for option in ask.options if ask.seat == seat
            ):
                continue
            session._give(session.match.find("terror", seat))
            session._pending = []
            table = Table(session=session, size=(1280, 720))
            table.rest()
            table.key(f"f{5 + seat}")
            table.app.step(0.4)
            stand = table.scene.button("let it stand")
            assert stand is not None
            places[table.scene.button("annul") is not None].add(stand.rect)
            session.drop_lid()
            session._give(session.match.find("let it stand", seat))
            session._pending = []
    assert places[True] == places[False] and len(places[True]) == 1


def test_the_chosen_mask_is_not_among_what_the_table_remembers() -> None:
    table = asked("lid")
    open_hand(table)
    press(table, "pretend")
    assert table.session.view().zones[Zone("mask", 0)][0].face is None and table.scene.hands.pressed is None
