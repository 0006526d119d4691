"""With the lid held open: who pulls a card means that card, whatever lies on its way out of the tray."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

import pygame
import pytest

from game.ui.input import Move, Press, Release
from game.ui.table.stroke import FEW, REST, Stroke
from tests.ui.tables import Table
from tests.ui.test_in_vain import box_of, lids
from tests.ui.test_out_of_a_lid import hand, outside
from tests.ui.tricks import PHASES, oval, table

Point = tuple[float, float]
Hand = Callable[[Table, str, Point], None]  # "down", "move" or "up" at a point
PORTRAIT = [(1080, 1920), (540, 960)]
GAMES = ("guillotine", "guillotine_tricks", "allegiance")


def mouse(found: Table, what: str, at: Point) -> None:
    events: dict[str, Press | Move | Release] = {"down": Press(*at), "move": Move(*at, True), "up": Release(*at)}
    found.app.post(events[what])


def finger(found: Table, what: str, at: Point) -> None:
    """What SDL tells of a finger: the finger itself, and a mouse that it stands for."""
    scale = found.app.design.scale
    pos = round(at[0] * scale), round(at[1] * scale)
    w, h = found.app.screen.get_size()
    kinds = {
        "down": (pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN),
        "move": (pygame.FINGERMOTION, pygame.MOUSEMOTION),
        "up": (pygame.FINGERUP, pygame.MOUSEBUTTONUP),
    }
    touched, moused = kinds[what]
    found.app.post(pygame.event.Event(touched, touch_id=1, finger_id=1, x=pos[0] / w, y=pos[1] / h, dx=0, dy=0))
    if what == "move":
        found.app.post(pygame.event.Event(moused, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=True))
    else:
        found.app.post(pygame.event.Event(moused, pos=pos, button=1, touch=True))


HANDS = [mouse, finger]


def open_lid(found: Table, by: Hand = mouse) -> None:
    x, y, _w, h = box_of(found)
    by(found, "down", (x + 3, y + h - 3))
    for _ in range(5):
        found.app.step(0.1)
    assert found.session.screen.lid is not None


def rest(found: Table, seconds: float = 0.2) -> None:
    for _ in range(round(seconds / 0.02) + 1):
        found.app.step(0.02)


def go(found: Table, to: Point, moves: int, by: Hand = mouse, start: Point | None = None) -> None:
    x, y = start or found.scene.hands.pointer
    for n in range(1, moves + 1):
        by(found, "move", (x + (to[0] - x) * n / moves, y + (to[1] - y) * n / moves))
        found.app.step(0.016)


def over(found: Table, card: str, by: Hand = mouse) -> Point:
    """The pointer stands on this card, and it is lifted."""
    at = found.middle(card)
    by(found, "move", at)
    rest(found)
    assert found.scene.hands.hover == card and found.scene.hands.last_inside == card
    return at


def let_go_inside(found: Table, by: Hand = mouse) -> None:
    """Back into the tray with whatever hangs at the pointer."""
    x, y, _w, h = box_of(found)
    go(found, (x + 3, y + h - 3), 6, by)
    by(found, "up", (x + 3, y + h - 3))
    found.app.step(0.02)
    found.rest()


def taken(found: Table) -> str | None:
    drag = found.scene.hands.drag
    return drag.handle if drag is not None and drag.begun else None


def rows(found: Table) -> list[list[str]]:
    """The cards of the hand in the rows in which they lie, the upper one first."""
    sprites = found.scene.lid.board.tableau.sprites
    lines: dict[int, list[str]] = {}
    for card in hand(found.scene):
        height = sprites[card].at.h
        near = next((y for y in lines if abs(y - sprites[card].at.y) < height / 2), round(sprites[card].at.y))
        lines.setdefault(near, []).append(card)
    return [lines[y] for y in sorted(lines)]


@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("size", PORTRAIT)
def test_every_card_of_both_rows_comes_out_straight_up(size: tuple[int, int], by: Hand) -> None:
    found = table(PHASES["play"], size)
    answers = found.session.answers
    open_lid(found, by)
    lines = rows(found)
    assert len(lines) == 2 and min(map(len, lines)) > 2
    let_go_inside(found, by)
    for card in [card for line in lines for card in line]:
        for moves in (8, 20, 40):
            open_lid(found, by)
            x, _ = over(found, card, by)
            go(found, (x, box_of(found)[1] - 120), moves, by)
            assert taken(found) == card, (card, moves)
            let_go_inside(found, by)
            assert found.session.answers == answers and found.session.screen.lid is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (540, 960)])
def test_every_card_of_every_hand_comes_out_straight_to_the_middle(game: str, size: tuple[int, int]) -> None:
    found = next(lids(game, size))
    answers = found.session.answers
    open_lid(found)
    cards = hand(found.scene)
    let_go_inside(found)
    assert len(cards) > 1
    x, y, w, _h = box_of(found)
    for card in cards:
        open_lid(found)
        hands = found.scene.hands
        ax, ay = over(found, card)
        aside = min(abs(x + w / 2 - ax), (ay - y) * 1.5)  # as flat as a pull may be
        go(found, (ax + (aside if ax < x + w / 2 else -aside), y - 20), 30)
        assert taken(found) == card, card
        hands.cancel()  # in some trays there are slots, which would take it on its way back
        found.scene.lid.shut(found.scene)
        mouse(found, "up", (ax, ay))
        found.rest()
        assert found.session.answers == answers


@pytest.mark.parametrize("moves", [8, 20, 40])
def test_the_outermost_card_comes_out_on_the_straight_way_to_its_slot(moves: int) -> None:
    found = table(PHASES["play"], (1280, 720))
    open_lid(found)
    cards = hand(found.scene)
    for card in (cards[0], cards[-1]):
        over(found, card)
        go(found, oval(found), moves)
        assert taken(found) == card
        let_go_inside(found)
        open_lid(found)


@pytest.mark.parametrize("size", [(1280, 720), *PORTRAIT])
def test_sliding_along_a_row_lifts_card_after_card_at_once(size: tuple[int, int]) -> None:
    found = table(PHASES["play"], size)
    open_lid(found)
    hands, sprites = found.scene.hands, found.scene.lid.board.tableau.sprites
    for line in rows(found):
        over(found, line[0])
        first, last, lifted = sprites[line[0]].at, sprites[line[-1]].at, set()
        for end, tilt in ((last, -6), (first, -6), (last, 6)):  # nobody slides quite level
            begun = hands.pointer
            for n in range(1, 41):
                x, y = begun[0] + (end.x - begun[0]) * n / 40, end.y + tilt * n / 40
                under = found.scene.lid.board.lying_at(x, y) or hands.thing_at(x, y)
                go(found, (x, y), 1)
                assert hands.hover == under and (under is None or hands.last_inside == under)
                lifted.add(under)
        assert set(line) <= lifted
    assert found.scene.hands.drag is None


@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("backwards", [False, True])
def test_sliding_along_a_full_row_lifts_every_card_of_it(by: Hand, backwards: bool) -> None:
    """Thirteen lie so close that a lifted one covers its neighbour."""
    found = table(PHASES["pardon"], (1280, 720), pace="normal")
    open_lid(found, by)
    found.rest()
    spots = {card: found.scene.lid.board.tableau.sprites[card].goal for card in hand(found.scene)}
    row = sorted(spots, key=lambda card: spots[card].x, reverse=backwards)
    left, right = min(spot.rect[0] for spot in spots.values()), max(spot.x + spot.w / 2 for spot in spots.values())
    y, ends = spots[row[0]].y, (right - 2, left + 2) if backwards else (left + 2, right - 2)
    go(found, (ends[0], y), 1, by)
    seen = list[str]()
    for n in range(161):
        by(found, "move", (ends[0] + (ends[1] - ends[0]) * n / 160, y))
        for _ in range(2):
            found.app.step(0.05)  # time for a card to rise
        lifted = found.scene.hands.hover
        if lifted is not None and lifted not in seen[-1:]:
            seen.append(lifted)
    assert seen == row


@pytest.mark.parametrize("size", PORTRAIT)
def test_resting_on_a_card_of_the_other_row_lifts_that_one(size: tuple[int, int]) -> None:
    found = table(PHASES["play"], size)
    open_lid(found)
    upper, lower = rows(found)
    over(found, lower[1])
    at = found.middle(upper[1])
    go(found, at, 10)
    assert found.scene.hands.hover == lower[1], "on its way up it takes its card along"
    rest(found, REST / 2)
    assert found.scene.hands.hover == lower[1]
    rest(found)
    assert found.scene.hands.hover == upper[1] == found.scene.hands.last_inside
    go(found, found.middle(lower[1]), 10)
    assert found.scene.hands.hover == lower[1], "down goes nobody who pulls"
    go(found, at, 10)
    rest(found)
    go(found, (at[0], box_of(found)[1] - 60), 20)
    assert taken(found) == upper[1]


def test_a_trembling_finger_rests_and_one_that_comes_back_to_the_table_after_long_does_not() -> None:
    stroke = Stroke()
    stroke.move(100, 300, "low")
    assert not stroke.update(9.0), "nothing is awaited on the card that is lifted"
    assert stroke.move(100, 200, "high") == "low"
    assert stroke.update(5.0) and stroke.card == "low", "this time passed before it moved"
    for n in range(8):
        assert stroke.move(100 + n % 2 * FEW / 2, 200, "high") == "low"
        assert stroke.update(REST / 10)
    stroke.update(REST)
    assert stroke.card == "high"
    assert stroke.move(100, 150, "higher") == "high", "and the next pull is counted from there"


def test_after_a_rest_on_its_own_card_half_way_up_a_slide_is_a_slide() -> None:
    stroke = Stroke()
    stroke.move(100, 300, "a")
    assert stroke.move(100, 250, "a") == "a" and stroke.pulls
    for _ in range(4):
        stroke.update(REST / 2)
    assert not stroke.pulls and stroke.move(140, 248, "b") == "b"


def test_between_the_rows_a_stroke_still_has_its_card_and_a_rest_there_ends_it() -> None:
    stroke = Stroke()
    stroke.move(100, 300, "low")
    assert stroke.move(100, 280, None) == "low" and stroke.move(100, 250, "high") == "low"
    stroke.move(100, 280, None)
    for _ in range(4):
        stroke.update(REST / 2)
    assert stroke.card == "low" and stroke.move(100, 250, "high") == "high"


def test_what_is_pulled_inside_the_tray_is_neither_seen_nor_heard_outside() -> None:
    """Two cards of the lower row, one that may be played and one that may not; and one that rests in the upper row."""
    found = table(PHASES["play"], (540, 960))
    open_lid(found)
    upper, lower = rows(found)
    seen, heard = set(), len(found.app.sounds_played)
    for card in lower:
        over(found, card)
        go(found, found.middle(upper[len(upper) // 2]), 12)
        seen.add(outside(found))
        rest(found)
        seen.add(outside(found))
        assert found.scene.hands.drag is None
    assert len(seen) == 1 and len(found.app.sounds_played) == heard


def test_a_finger_that_opens_the_lid_has_the_card_it_lies_on() -> None:
    found = table(PHASES["play"], (540, 960))
    open_lid(found)
    card = rows(found)[1][2]
    at = found.middle(card)
    let_go_inside(found)
    finger(found, "down", at)
    for _ in range(20):
        found.app.step(0.02)
    assert hypot(at[0] - found.scene.hands.pointer[0], at[1] - found.scene.hands.pointer[1]) < 2
    go(found, (at[0], box_of(found)[1] - 60), 8, finger)
    assert taken(found) == card
