"""An effect without words is told step by step, and then stands still."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from game import paths
from game.games.guillotine.state import hand
from game.session.people import Person
from game.session.session import Session
from game.ui.card_book import CardBook
from game.ui.clock import FakeClock
from game.ui.diagram import FADE, STEP, Shown, length, shown, steps
from game.ui.running import RunningApp
from game.ui.scenes.zoom import Zoom
from tests.games.guillotine.scenario import Scene
from tests.ui.tables import IMAGES, NAMES, Table

PUSHED, PLAIN = "guillotine/action/pushed/diagram", "guillotine/back/action"  # of the second no steps are drawn
FRAME = 0.05


def in_the_book(home: Path, face: str, **settings: object) -> RunningApp:
    app = RunningApp(home, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    app.images = IMAGES
    for name, value in settings.items():
        setattr(app.settings, name, value)
    book = CardBook(app, "guillotine")
    cards = book.cards()
    app.stack.push(Zoom(app, book, cards, next(n for n, card in enumerate(cards) if card.face == face)))
    app.step(0.0)
    return app


def told(app: RunningApp, seconds: float = 6.0) -> tuple[list[bytes], float]:
    """The different pictures that follow each other, and how long it went on."""
    seen, moved, time = [app.frame()], 0.0, 0.0
    while time < seconds:
        app.step(FRAME)
        time += FRAME
        if app.moving:
            moved = time
        if (frame := app.frame()) != seen[-1]:
            seen.append(frame)
    return seen, moved


def test_every_effect_is_drawn_in_steps(tmp_path: Path) -> None:
    app = in_the_book(tmp_path, "pushed")
    diagrams = [card.diagram for card in CardBook(app, "guillotine").cards() if card.diagram]
    counts = [len(steps(app, diagram)) for diagram in diagrams]
    assert len(counts) == 50 and min(counts) >= 2 and max(counts) <= 5


def test_what_stands_there_by_time(tmp_path: Path) -> None:
    app = in_the_book(tmp_path, "pushed")
    one, two, whole = f"{PUSHED}_1", f"{PUSHED}_2", PUSHED
    assert steps(app, PUSHED) == (one, two, whole)
    assert shown(app, PUSHED, 0.0) == Shown(one) == shown(app, PUSHED, STEP - 0.01)
    half = shown(app, PUSHED, STEP + FADE / 2)
    assert half[:2] == (one, two) and half.part == pytest.approx(0.5)
    assert shown(app, PUSHED, STEP + FADE + 0.01) == Shown(two)
    assert shown(app, PUSHED, 2 * STEP + FADE + 0.01) == shown(app, PUSHED) == Shown(whole)
    assert shown(app, PLAIN, 0.1) == Shown(PLAIN), "a diagram of one picture stands there whole"


def test_in_the_book_it_is_told_once_and_the_next_card_tells_its_own(tmp_path: Path) -> None:
    app = in_the_book(tmp_path, "pushed")
    seen, moved = told(app)
    assert len(seen) > 4 and moved == pytest.approx(2 * STEP + FADE, abs=2 * FRAME)
    assert not told(app)[1], "and then nothing moves"
    zoom = app.stack.top
    assert isinstance(zoom, Zoom)
    zoom._turn_to(1)
    app.step(0.0)
    assert told(app)[1] > STEP


@pytest.mark.parametrize("still", [{"reduced": True}, {"pace": "off"}])
def test_without_motion_the_whole_of_it_stands_there_at_once(tmp_path: Path, still: dict[str, object]) -> None:
    app = in_the_book(tmp_path, "pushed", **still)
    assert length(app, PUSHED) == 0
    whole = app.frame()
    assert told(app) == ([whole], 0.0)
    first, *_, last = told(in_the_book(tmp_path / "moving", "pushed"))[0]
    assert first != whole == last


def large(secrecy: Literal["screen", "lid"], card: str) -> Table:
    """A card of the own hand shown large, in a room of one's own or under one's lid."""
    g = Scene("duke bishop mayor", hands={0: "pushed l_idiot"})
    people = tuple(Person(n, NAMES[n], n) for n in range(len(g.match.state.table.people)))
    session = Session.begin(g.match.rules, people, {}, 1, secrecy, None)
    session.match = g.match
    session.hide()
    if session.screen.kind == "cover":
        session.uncover(session.takers()[0])
    table = Table(session=session, size=(1280, 720))
    table.rest()
    if secrecy == "lid":
        table.key("f5")
        table.rest()
    table.scene.painter.zoom(f"c{g.card(hand(0), card)}")
    table.app.step(0.0)
    return table


def test_at_the_table_it_is_told_and_told_again_when_the_card_is_shown_again() -> None:
    table = large("screen", "pushed")
    for _ in range(2):
        moved = told(table.app)[1]
        assert moved == pytest.approx(2 * STEP + FADE, abs=2 * FRAME)
        handle = table.scene.painter.zoomed
        table.key("esc")
        table.rest()
        table.scene.painter.zoom(handle)


def test_under_a_lid_nothing_goes_on_whichever_card_it_is() -> None:
    for card in ("pushed", "l_idiot"):
        table = large("lid", card)
        assert table.scene.painter.zoomed and told(table.app) == ([table.app.frame()], 0.0)
