"""What everybody sees and hears of a card that is led about in an open lid and out of it: nothing of what is on it,
nor whether it may be played, nor what has been laid already."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.input import Move, Press, Release
from game.ui.registry import Box
from game.ui.scenes.table import TableScene
from tests.session.sittings import begin, play
from tests.ui.tables import Table
from tests.ui.test_in_vain import SIZE, box_of, lids

GAMES = ("guillotine", "guillotine_tricks", "allegiance")


def first(game: str) -> Table:
    return next(lids(game))


def hand(scene: TableScene) -> list[str]:
    """The cards of the hand under the lifted lid, from left to right."""
    board, sprites = scene.lid.board, scene.lid.board.tableau.sprites
    cards = [card for card in sprites if scene.own(card) and (board.zone_of(card) or "").startswith("hand")]
    return sorted(cards, key=lambda card: sprites[card].at.x)


def by_key(table: Table) -> None:
    """Lift the lid of whoever is asked with its key, which is held on."""
    table.scene.lid.lift(table.session.under_lid()[0], "f5", table.scene)
    table.scene.lid.open = 1.0
    table.rest()


def carried(table: Table, card: str, *points: tuple[float, float]) -> Iterator[None]:
    """The card is taken up by the pointer and led to one place after the other, where it hangs still."""
    x, y = table.middle(card)
    table.app.post(Press(x, y))
    for at in points:
        for part in (0.5, 1.0):
            table.app.post(Move(x + (at[0] - x) * part, y + (at[1] - y) * part, True))
            table.app.step(0.05)
        for _ in range(8):
            table.app.step(0.1)
        x, y = at
        yield


def outside(table: Table) -> bytes:
    """All that shows of the table but the tray."""
    picture, box = table.app.screen.copy(), box_of(table)
    picture.fill((0, 0, 0), table.app._fresh_canvas().rect(Box(*box)))
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_as_long_as_a_card_is_inside_nothing_of_it_stands_out(game: str) -> None:
    """Its middle just below the edge, half of it would lie over the table. Two cards of one hand look the same."""
    seen = []
    for n in (0, 1):
        table = first(game)
        by_key(table)
        x, y, w, _ = box_of(table)
        for _ in carried(table, hand(table.scene)[n], (x + w / 2, y + 40), (x + w / 2, y + 4)):
            pass
        drag = table.scene.hands.drag
        assert drag is not None and drag.begun
        seen.append(outside(table))
    assert seen[0] == seen[1]


def test_every_card_of_the_hand_comes_out_as_a_back_whether_it_may_be_played() -> None:
    """Trick-taking: those that do not follow suit hang over the table like those that do, over the same lit slot."""
    table = following()
    seen = {}
    for may in (True, False):
        by_key(table)
        scene = table.scene
        card = next(card for card in hand(scene) if (card in scene.hands.picker.pickable()) == may)
        for _ in carried(table, card, (box_of(table)[0] + 20, box_of(table)[1] + 20), (400.0, 150.0)):
            pass
        assert scene.hands.drag is not None and scene.lid.before_all(scene) is not None
        seen[may] = outside(table)
        scene.hands.cancel()
        table.app.post(Release(5, 5))
        table.app.step(0.02)
        scene.lid.shut(scene)
        table.rest()
    assert seen[True] == seen[False]


def following() -> Table:
    """A table where somebody has to follow suit, who could with some cards and not with others."""
    session = begin("guillotine_tricks", 4, seats=4, secrecy="lid")
    for _ in range(60):
        play(session, acts=1)
        ask = next((ask for ask in session.match.asks if ask.prompt == "guillotine_tricks.prompt.follow"), None)
        if ask is not None and 1 < len(ask.options) < 11:
            session.drop_lid()
            table = Table(session=session, size=SIZE, pictures=False)
            table.rest()
            return table
    raise AssertionError("nobody has to follow suit")


@pytest.mark.parametrize("placed", [0, 1, 2])
def test_a_card_comes_out_of_the_lid_however_many_have_been_placed(placed: int) -> None:
    """Allegiance: nothing tells who has placed, so not even that no card comes out any more."""
    table = first("allegiance")
    seat = table.session.under_lid()[0]
    table.session.lift(seat)
    for pile in ("temple", "guild")[:placed]:
        offer = next(offer for offer in table.session.offers() if offer.token.startswith(pile))
        table.scene.answer(offer)
        table.session.lift(seat)
    table.session.drop_lid()
    table.scene.lid.follow(table.scene)
    table.rest()
    x, y, w, h = box_of(table)
    table.app.post(Press(x + w / 2, y + h * 0.9))
    for _ in range(6):
        table.app.step(0.1)
    assert table.session.screen.lid == seat
    at = table.middle(hand(table.scene)[0])
    for to in (at, (at[0], y + 30), (at[0], y - 30), (at[0], y - 60)):
        table.app.post(Move(*to, True))
        table.app.step(0.1)
    drag = table.scene.hands.drag
    assert drag is not None and drag.begun


@pytest.mark.parametrize("game", GAMES)
def test_a_card_let_go_in_vain_inside_lies_in_the_hand_again(game: str) -> None:
    table = first(game)
    by_key(table)
    card = hand(table.scene)[0]
    x, y, w, h = box_of(table)
    for _ in carried(table, card, (x + w / 2, y + h / 2), (x + w - 12, y + h - 8)):
        pass
    table.app.post(Release(x + w - 12, y + h - 8))
    for _ in range(12):
        table.app.step(0.1)
    assert table.session.screen.lid is not None and card not in table.scene.lid.board.hidden
    assert table.scene.hands.card_at(*table.middle(card)) == card


def test_whether_a_card_was_taken_in_secret_is_not_heard() -> None:
    """Allegiance: a first card into the slot of the church is taken, a second one there is not."""
    table = first("allegiance")
    by_key(table)
    pick = next(iter(table.scene.hands.picker.pickable()))
    x, y, w, h = next(iter(table.scene.hands.places(pick).values()))
    heard = []
    for _ in range(2):
        before, card = len(table.app.sounds_played), hand(table.scene)[0]
        for _ in carried(table, card, (x + w / 2, y + h / 2)):
            pass
        table.app.post(Release(x + w / 2, y + h / 2))
        table.rest()
        assert table.session.answers == 1
        heard.append(table.app.sounds_played[before:])
    assert heard[0] == heard[1] == []


@pytest.mark.parametrize("size", [(960, 540), (540, 960), (1280, 720), (1920, 1080), (1264, 711)])
@pytest.mark.parametrize("game", GAMES)
def test_the_card_pointed_at_stands_whole_in_the_open_lid(game: str, size: tuple[int, int]) -> None:
    """Its rank stands at its head: neither the rolled up boards nor the edge of the screen may cut it."""
    table = next(lids(game, size=size))
    by_key(table)
    scene, k = table.scene, table.scene.lid.board.tableau.layout.k  # type: ignore[union-attr]
    tray, seen = Box(*box_of(table)), 0
    for card in hand(scene):
        if scene.lid.board.tableau.sprites[card].at.form != "full":
            continue
        for at in ((1.0, 1.0), None):  # the one before lies down again first
            table.point(*(at or table.middle(card)))
            for _ in range(8):
                table.app.step(0.1)
        assert scene.lid.board.lifts.get(card) == 1.0, card
        spot = scene.lid.board.pose(scene.lid.board.tableau.sprites[card])
        assert spot.y - spot.h / 2 >= tray.y + 26 * k - 0.01, card
        assert spot.y + spot.h / 2 <= tray.bottom + 0.01, card
        seen += 1
    assert seen >= 2
