"""Every legal move by drag, by click and by keyboard has the same result; gestures leave no card astray."""

from __future__ import annotations

import os
from random import Random

import pytest

from game.core.view import Offer
from game.ui.input import Cancel, FocusLost, Input, Key, Move, Press, Release, Resized
from tests.ui.tables import Table

SEATS = {"guillotine": 2, "cart": 2, "revolution": 2, "guillotine_tricks": 4, "mascarade": 4, "allegiance": 3}
OTHER_WAY = {"guillotine": "lid", "cart": "lid", "allegiance": "screen", "mascarade": "screen"}  # of keeping secrets
SCRIPTS = int(os.environ.get("TRICOTEUSE_GESTURES", "24"))  # of gestures; see CONTRIBUTING.md


def digest(table: Table) -> tuple[object, ...]:
    return table.session.view(), table.session.offers(), table.session.screen


def choose(table: Table, source: Random) -> Offer | None:
    offers = table.session.offers()
    return source.choice(offers) if offers else None


@pytest.mark.parametrize(
    "game, seed, size",
    [
        ("guillotine", 0, (960, 540)),
        ("guillotine", 1, (960, 540)),
        ("guillotine", 2, (540, 960)),
        ("cart", 3, (960, 540)),
        ("revolution", 1, (960, 540)),
        ("guillotine_tricks", 1, (960, 540)),
        ("mascarade", 1, (960, 540)),
        ("allegiance", 1, (960, 540)),
    ],
)
def test_the_three_ways_lead_to_the_same_table(game: str, seed: int, size: tuple[int, int]) -> None:
    near = game in ("guillotine", "cart")
    seats = 2 + seed % 3 if near else SEATS[game]
    secrecy = "screen" if game in ("guillotine_tricks", "allegiance", "mascarade") else None
    tables = [Table(game, seats, seed, size, pace="off", secrecy=secrecy) for _ in range(3)]
    source, steps = Random(seed), 0
    for _ in range(16 if near else 6):
        for table in tables:
            table.rest()
        offer = choose(tables[0], source)
        if offer is None or tables[0].session.screen.kind == "over":
            break
        for table, way in zip(tables, (Table.by_drag, Table.by_click, Table.by_keys)):
            answers = table.session.answers
            way(table, offer)
            table.rest()
            assert table.session.answers == answers + 1, (way.__name__, offer)
            assert table.at_rest(), (way.__name__, offer)
            table.point(1, 1)
        first, second, third = map(digest, tables)
        assert first == second == third
        assert not any(table.app.faults for table in tables)
        steps += 1
    assert steps >= 6


def test_a_finger_still_on_a_button_answers_nothing_more() -> None:
    """Pressed; then the question is answered otherwise (by a key, by its time running out); then let go, while things
    still move."""
    table = Table("guillotine", 2, pace="normal")
    table.rest()
    button, play = table.scene.button("pass"), next(offer for offer in table.session.offers() if offer.pick)
    assert button is not None
    x, y, w, h = button.rect
    for event in (Move(x + w / 2, y + h / 2), Press(x + w / 2, y + h / 2)):
        table.app.post(event)
    table.app.step(0.0)
    table.scene.answer(play)
    table.app.step(0.02)
    table.app.post(Release(x + w / 2, y + h / 2))
    table.rest()
    assert table.session.answers == 1 and not table.app.faults and table.app.stack.top is table.scene


def gesture(table: Table, source: Random) -> list[Input]:
    """Something people do with their hands, sensible or not."""
    w, h = table.app.design.width, table.app.design.height
    spots = [s.rect for s in table.scene.hands.stops()]

    def anywhere() -> tuple[float, float]:
        if spots and source.random() < 0.7:
            x, y, rw, rh = source.choice(spots)
            return x + rw * source.random(), y + rh * source.random()
        return source.uniform(-20, w + 20), source.uniform(-20, h + 20)

    (ax, ay), (bx, by) = anywhere(), anywhere()
    match source.randrange(9):
        case 0:  # double click
            return [Press(ax, ay), Release(ax, ay), Press(ax, ay), Release(ax, ay)]
        case 1:  # a drag of a few pixels
            return [Press(ax, ay), Move(ax + 2, ay + 1, True), Release(ax + 2, ay + 1)]
        case 2:  # a drag
            return [Press(ax, ay), Move((ax + bx) / 2, (ay + by) / 2, True), Move(bx, by, True), Release(bx, by)]
        case 3:  # the other button in the middle
            return [Press(ax, ay), Move(bx, by, True), Cancel(), Press(ax, ay, 3), Release(ax, ay, 3)]
        case 4:  # the window changes in the middle of a drag
            size = source.choice([(960, 540), (540, 960), (1000, 700)])
            return [Press(ax, ay), Move(bx, by, True), Resized(*size), Release(bx, by)]
        case 5:  # the focus goes
            return [Press(ax, ay), Move(bx, by, True), Cancel(), FocusLost()]
        case 6:  # take back, in the middle too
            return [Press(ax, ay), Move(bx, by, True), Key("z", ctrl=True), Release(bx, by)]
        case 7:
            return [
                Key(source.choice(["tab", "left", "right", "up", "down", "enter", "m", "esc", "i", "l", "space"]))
                for _ in range(source.randrange(1, 6))
            ]
        case _:  # a release without a press, presses without a release
            return [Release(ax, ay), Press(ax, ay), Press(bx, by), Release(bx, by)]


@pytest.mark.parametrize("seed", range(SCRIPTS))
def test_whatever_hands_do_every_card_lies_where_it_belongs(seed: int) -> None:
    source, game = Random(seed), list(SEATS)[seed % len(SEATS)]
    seats = SEATS[game] if game in ("revolution", "guillotine_tricks") else SEATS[game] + seed // len(SEATS) % 3
    secrecy = OTHER_WAY.get(game) if seed % 4 >= 2 else None
    table = Table(game, seats, seed, secrecy=secrecy, pace=source.choice(["normal", "fast", "off"]))
    for _ in range(25):
        for event in gesture(table, source):
            table.app.post(event)
            if source.random() < 0.5:
                table.app.step(source.choice([0.01, 0.05, 0.3]))
        if source.random() < 0.6:
            table.rest()
            assert table.at_rest()
        if table.session.screen.kind == "over":
            break
    table.app.post(Cancel())
    table.rest()
    assert table.at_rest() and table.scene.hands.drag is None
    assert not table.app.faults


def test_a_refused_drop_glides_home_and_says_why() -> None:
    table = Table("guillotine", 3, 1)
    table.rest()
    offer = next(offer for offer in table.session.offers() if offer.pick)
    assert offer.pick
    table.drag(table.middle(offer.pick), (30, table.app.design.height - 30))
    assert table.scene.refusal is not None and table.session.answers == 0
    table.rest()
    assert table.at_rest()


def test_input_finishes_a_running_animation_and_is_then_handled() -> None:
    table = Table("guillotine", 2, 3)
    table.rest()
    passing = next(offer for offer in table.session.offers() if offer.token == "pass")
    table.by_click(passing)
    table.rest()
    collect = next(offer for offer in table.session.offers() if offer.token == "collect")
    table.by_click(collect)
    assert table.scene.busy
    table.point(5, 5)
    assert table.scene.busy  # moving the pointer hurries nothing
    table.key("tab")
    assert not table.scene.busy and table.at_rest() and table.scene.hands.focus.at is not None


def test_a_look_at_a_card_by_the_lid_plays_nothing() -> None:
    table = Table("guillotine", 3, 2, secrecy="lid")
    table.rest()
    seat = table.scene.tray_seat
    x, y, w, h = table.scene.board.tableau.layout.regions["tray"]  # type: ignore[union-attr]
    table.app.post(Press(x + w / 2, y + h / 2))
    table.app.step(0.3)
    assert table.session.screen.lid == seat and any(offer.pick for offer in table.session.offers())
    table.app.post(Move(x + w / 2 + 40, y + h / 2, True))
    table.app.step(0.1)
    table.app.post(Release(x + w / 2 + 40, y + h / 2))
    table.app.step(0.1)
    assert table.session.screen.lid is None and table.session.answers == 0


def test_a_card_is_drawn_out_of_the_lid_and_dropped_on_the_square() -> None:
    table = Table("guillotine", 3, 2, secrecy="lid")
    table.rest()
    laid = table.scene.board.tableau.layout
    assert laid is not None
    x, y, w, h = laid.regions["tray"]
    table.app.post(Press(x + w / 2, y + h * 0.6))
    table.app.step(0.3)
    offer = next(offer for offer in table.session.offers() if offer.pick)
    cx, cy = table.middle(offer.pick or "")
    table.app.post(Move(cx, cy, True))
    table.app.step(0.05)
    _sx, sy, _sw, sh = laid.regions["stage"]
    for part in (0.4, 0.7, 1):
        table.app.post(Move(cx, cy + (sy + sh / 2 - cy) * part, True))
        table.app.step(0.05)
    held = table.scene.hands.drag
    assert held is not None and held.begun and held.handle == offer.pick
    table.app.post(Release(cx, sy + sh / 2))
    table.app.step(0.05)
    table.rest()
    assert table.session.answers == 1 and table.session.screen.lid is None and table.at_rest()


@pytest.mark.parametrize("pace", ["off", "normal"])
def test_a_line_that_makes_room_keeps_still_under_the_pointer(pace: str) -> None:
    """A card steps aside for the held one; pointing at its place must not call it back."""
    table, source = Table("guillotine", 3, 3, pace=pace), Random(1)
    moving: list[Offer] = []
    for _ in range(60):
        table.rest()
        moving = [offer for offer in table.session.offers() if offer.onto and offer.onto.startswith("c")]
        if moving:
            break
        offers = table.session.offers()
        table.scene.answer(source.choice([offer for offer in offers if offer.token != "pass"] or list(offers)))
    assert moving and moving[0].pick and moving[0].onto
    table.click(*table.middle(moving[0].pick))
    assert table.scene.hands.picker.held == moving[0].pick
    spot = table.scene.board.tableau.layout.spots[moving[0].onto]  # type: ignore[union-attr]
    table.point(spot.x, spot.y)
    table.rest()
    assert table.scene.hands.thing_at(spot.x, spot.y) == moving[0].onto
    assert moving[0].onto in table.scene.board.yielding.aims
    table.click(spot.x, spot.y)
    table.rest()
    assert table.scene.hands.picker.held is None and table.at_rest() and table.scene.board.yielding.aims == {}
