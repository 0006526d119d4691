"""The Paris table: where its pieces lie, and what the board tells while a counter is held."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game import paths
from game.content.looks import read
from game.content.texts import Lang
from game.core.events import Zone
from game.core.seats import EVERYONE
from game.core.view import TableView, view
from game.games import load
from game.session.people import Person
from game.session.session import Session
from game.ui.canvas import Canvas
from game.ui.clock import FakeClock
from game.ui.input import Move, Press, Release
from game.ui.registry import Box
from game.ui.running import RunningApp
from game.ui.scenes.table import TableScene
from game.ui.table import boxes, callouts
from game.ui.table.board import Board
from game.ui.table.layout import Layout, Stand, layout
from game.ui.tables.revolution import Table, sides
from tests.games.revolution.boards import at, match
from tests.session.test_nothing_gets_out import in_world
from tests.ui.tables import Table as Played
from tests.ui.test_mascarade_middle import apart

from .scene_checks import running

SIZES = ((1920, 1080), (1280, 720), (960, 540), (1080, 1920), (540, 960), (2520, 1080), (1440, 1080), (3400, 1080))
FIGURE_2 = (".. R9 B9 R8 B6", ".. B8 R1 .. ..", ".. .. .. .. ..", ".. .. .. .. ..", "ND .. VE .. BA")
TOKENS = (
    "notre_dame 20",
    "versailles 22",
    "bastille 24",
    "red_9 1",
    "blue_9 2",
    "red_8 3",
    "blue_8 6",
    "red_1 7",
    "blue_6 4",
)
LOOKS = read(paths.data() / "games" / "revolution")


def shown(lettering: str = "upright") -> TableView:
    state = match(*FIGURE_2, moved=1, blue_marks=(at(0, 1),), lettering=lettering).state
    return view(state.table, EVERYONE)


def laid_out(app: RunningApp, seen: TableView, size: tuple[float, float], acting: int = 0) -> Layout:
    stand = Stand(size, acting)
    return Table(app, "revolution").arrange(layout(seen, LOOKS, stand), seen, stand)


@pytest.fixture
def app(tmp_path: Path) -> RunningApp:
    return RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lettering", ["upright", "each_side"])
def test_every_piece_lies_inside_the_window(app: RunningApp, size: tuple[float, float], lettering: str) -> None:
    seen = shown(lettering)
    laid = laid_out(app, seen, size)
    assert sorted(laid.spots) == sorted(card.handle for row in seen.zones.values() for card in row)
    for spot in laid.spots.values():
        x, y, w, h = spot.covers
        assert x >= -1 and y >= -1 and x + w <= size[0] + 1 and y + h <= size[1] + 1


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_a_square_of_equal_spaces(app: RunningApp, size: tuple[float, float]) -> None:
    laid = laid_out(app, shown(), size)
    rects = [laid.areas[f"space:{n}"].rect for n in range(25)]
    assert all(abs(w - h) < 0.01 and abs(w - rects[0][2]) < 0.01 for _, _, w, h in rects)
    assert abs(rects[24][0] - rects[0][0] - 4 * rects[0][2]) < 0.01
    assert abs(rects[20][1] - rects[0][1] - 4 * rects[0][2]) < 0.01


@pytest.mark.parametrize("size", SIZES)
def test_a_marker_lies_on_the_counter_of_its_space(app: RunningApp, size: tuple[float, float]) -> None:
    seen = shown()
    laid = laid_out(app, seen, size)
    (seal,) = seen.zones[Zone("marker", place=at(0, 1))]
    spot, (x, y, w, h) = laid.spots[seal.handle], laid.areas[f"space:{at(0, 1)}"].rect
    assert x < spot.x < x + w and y < spot.y < y + h


def test_a_counter_waits_in_the_same_place_whatever_else_has_been_placed(app: RunningApp) -> None:
    before = view(match(*[".. .. .. .. .."] * 5, moved=1).state.table, EVERYONE)
    spots = []
    for seen in (before, shown()):
        laid = laid_out(app, seen, (1920, 1080))
        seven = next(card for card in seen.zones[Zone("counters", 0)] if card.face == "red_7")
        spots.append(laid.spots[seven.handle][:4])
    assert spots[0] == spots[1]


def test_the_buttons_stand_at_the_foot_of_the_panel_of_the_side_to_act(app: RunningApp) -> None:
    for acting in (0, 1):
        laid = laid_out(app, shown(), (1920, 1080), acting)
        panel, buttons = laid.panels[acting], laid.regions["buttons"]
        assert buttons[0] == panel[0] and buttons[2] == panel[2] and buttons[1] > panel[1] + panel[3]


def test_take_back_and_menu_stay_where_they_are_whoever_is_to_act(app: RunningApp, tmp_path: Path) -> None:
    """Red is to act, then blue: only the answers change sides."""
    scene = seated(tmp_path / "table", "en")
    places = []
    for acting in (0, 1):
        laid = laid_out(app, shown(), (1280, 720), acting)
        scene.board.tableau.layout = laid
        places.append([(each.name, each.rect) for each in scene.painter.plan.steady() if each.name in ("undo", "menu")])
    assert places[0] == places[1] and [name for name, _ in places[0]] == ["undo", "menu"]


def seated(home: Path, lang: Lang, size: tuple[int, int] = (1280, 720), **options: str) -> TableScene:
    """A table at figure 2, red to place his 7."""
    app = RunningApp(home, paths.data(), paths.assets(), size, lang, FakeClock())
    app.settings.pace = "off"
    people = (Person(0, "Iris", 0, None), Person(1, "ケンジ", 1, None))
    session = Session.begin(load("revolution", paths.data() / "games"), people, options, 1, None, None)
    for token in TOKENS:
        place(session, token)
    scene = TableScene(app, session)
    app.stack.push(scene)
    rest(app)
    return scene


def place(session: Session, token: str) -> None:
    """Place a piece; whoever could mark by hand before has ended the turn."""
    while session.match.asks[0].prompt == "revolution.prompt.claim":
        session.answer(session.match.asks[0].seat, "done")
    session.answer(session.match.asks[0].seat, token)


def rest(app: RunningApp) -> None:
    for _ in range(12):
        app.step(0.1)
    app.redraw()
    app.step(0.02)


def hold(scene: TableScene, face: str, space: int) -> tuple[float, float]:
    """Take a counter and hold it over a space; returns where."""
    app, laid, seen = running(scene), scene.board.tableau.layout, scene.board.tableau.view
    assert laid is not None and seen is not None
    card = next(card for row in seen.zones.values() for card in row if card.face == face)
    spot, (x, y, w, h) = laid.spots[card.handle], laid.areas[f"space:{space}"].rect
    for event in (Press(spot.x, spot.y), Move(spot.x + 30, spot.y), Move(x + w / 2, y + h / 2)):
        app.post(event)
        app.step(0.02)
    rest(app)
    return x + w / 2, y + h / 2


@pytest.mark.parametrize("lang, label", [("en", "Influence here"), ("ja", "ここの影響力")])
def test_both_totals_show_while_a_counter_is_held_over_a_space(tmp_path: Path, lang: Lang, label: str) -> None:
    scene = seated(tmp_path, lang)
    hold(scene, "red_7", at(1, 3))
    drawn = [text.text for text in running(scene).drawn]
    assert label in drawn and "16" in drawn
    assert drawn.count("15") == 2  # the red 8 above it: 15 against 15
    assert not scene.app.words.texts.missing


def test_without_help_nothing_shows(tmp_path: Path) -> None:
    scene = seated(tmp_path, "en", help="off")
    hold(scene, "red_7", at(1, 3))
    drawn = [text.text for text in running(scene).drawn]
    assert "Influence here" not in drawn and "16" not in drawn


def test_a_counter_is_dropped_on_a_space(tmp_path: Path) -> None:
    scene = seated(tmp_path, "en")
    x, y = hold(scene, "red_7", at(1, 3))
    running(scene).post(Release(x, y))
    rest(running(scene))
    seen = scene.session.view()
    assert [card.face for card in seen.zones[Zone("space", place=at(1, 3))]] == ["red_7"]
    assert [card.face for card in seen.zones[Zone("marker", place=at(1, 3))]] == ["red_marker"]


def test_a_counter_dropped_on_another_says_why_not(tmp_path: Path) -> None:
    scene = seated(tmp_path, "en")
    x, y = hold(scene, "red_7", at(0, 2))
    running(scene).post(Release(x, y))
    rest(running(scene))
    assert any("choose an empty space" in text.text for text in running(scene).drawn)
    assert len(scene.session.view().zones[Zone("space", place=at(0, 2))]) == 1


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("lettering", ["upright", "each_side"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_table_is_drawn_in_every_way(tmp_path: Path, size: tuple[int, int], lettering: str, lang: Lang) -> None:
    scene = seated(tmp_path, lang, size, lettering=lettering)
    assert not scene.app.words.texts.missing and not scene.app.faults


def turned(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> dict[int, list[str]]:
    """What is written towards each side in the next frame, by quarter turns; 0: upright."""
    said: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: []}
    way, draw, stamp = [0], scene.app.type.draw, sides.stamp

    def noted(canvas: Canvas, text: str, *more: Any, **named: Any) -> float:
        said[way[0]].append(text)
        return draw(canvas, text, *more, **named)

    def stamped(canvas: Canvas, size: Any, turn: int, at: Any, work: Any) -> None:
        x, y = at
        w, h = size if turn == 2 else size[::-1]
        assert w / 2 - 1 <= x <= canvas.width - w / 2 + 1 and h / 2 - 1 <= y <= canvas.height - h / 2 + 1
        way[0] = turn
        stamp(canvas, size, turn, at, work)
        way[0] = 0

    monkeypatch.setattr(scene.app.type, "draw", noted)
    monkeypatch.setattr(sides, "stamp", stamped)
    scene.board.version += 1
    scene.app.redraw()
    running(scene).frame()
    return said


@pytest.mark.parametrize(
    "size, ways", [((1280, 720), (1, 3)), ((1920, 1080), (1, 3)), ((720, 1280), (0, 2)), ((1080, 1920), (0, 2))]
)
def test_between_two_everything_is_written_towards_both(
    tmp_path: Path, size: tuple[int, int], ways: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By hand, red's 7 beside the blue 6 in the corner: red has 8 there and blue 6."""
    scene = seated(tmp_path, "en", size, lettering="each_side")
    hold(scene, "red_7", at(1, 4))
    for way in ways:
        said = turned(scene, monkeypatch)[way]
        monkeypatch.undo()
        assert {"Secured", "Would be secured", "Influence here"} <= set(said)
        assert "choose a space for the red 7" in " ".join(said)
        totals = [(said[n - 1], said[n + 1]) for n, text in enumerate(said) if text == ":"]
        assert ("15", "6") in totals, "the corner above: 8 and 7 against 6"
        assert len(totals) == 4, "the space itself and three neighbours"


@pytest.mark.parametrize("lettering, told", [("upright", 1), ("each_side", 2)])
def test_a_tall_window_has_the_legend(
    tmp_path: Path, lettering: str, told: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = seated(tmp_path, "en", (720, 1280), lettering=lettering)
    said = turned(scene, monkeypatch)
    assert sum(texts.count("Would be secured") for texts in said.values()) == told


@pytest.mark.parametrize("lettering, times", [("upright", 0), ("each_side", 1)])
def test_a_carried_counter_has_its_number_both_ways(
    tmp_path: Path, lettering: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = seated(tmp_path, "en", lettering=lettering)
    hold(scene, "red_7", at(1, 3))
    drag = scene.hands.drag
    assert drag is not None and drag.begun
    written: list[str] = []
    both = Table._both_ways

    def noted(self: Table, canvas: Canvas, side: str, value: str, pixels: int) -> pygame.Surface:
        written.append(f"{side} {value}")
        return both(self, canvas, side, value, pixels)

    monkeypatch.setattr(Table, "_both_ways", noted)
    scene.app.redraw()
    running(scene).frame()
    assert written.count("red 7") == times


def test_a_claim_too_early_is_answered_with_the_two_numbers(tmp_path: Path) -> None:
    """By hand, after red's 7: on the blue 6 in the corner red has 8, and blue 6 and a 7 for the empty neighbour."""
    scene = seated(tmp_path, "en", marking="by_hand")
    place(scene.session, f"red_7 {at(1, 3)}")
    scene._rested()
    laid = scene.board.tableau.layout
    assert laid is not None and scene.session.match.asks[0].prompt == "revolution.prompt.claim"
    x, y, w, h = laid.areas[f"space:{at(0, 4)}"].rect
    running(scene).post(Press(x + w / 2, y + h / 2))
    running(scene).post(Release(x + w / 2, y + h / 2))
    rest(running(scene))
    said = " ".join(text.text for text in running(scene).drawn)
    assert "Not secured: Royalists can still reach 13 against 8" in said


def test_lying_cards_look_the_same_in_a_layer_as_drawn_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = seated(tmp_path, "en")
    hold(scene, "red_7", at(1, 3))
    in_layer = running(scene).frame()
    monkeypatch.setattr(Board, "live", lambda board: frozenset(board.tableau.sprites))
    scene.app.redraw()
    running(scene).step(0)
    assert running(scene).frame() == in_layer


def test_a_whole_match_by_dragging_and_pressing(tmp_path: Path) -> None:
    """By hand, so that counters are dragged, districts pressed and turns ended with the button."""
    scene, source, acts = seated(tmp_path, "ja", marking="by_hand"), Random(4), 0
    app, session = running(scene), scene.session
    while session.screen.kind != "over":
        offer, answers = source.choice(scene.hands.picker.offers), session.answers
        if offer.pick and offer.onto:
            spot, rect = scene.hands.spot(offer.pick), scene.hands.rect(offer.onto)
            assert spot is not None and rect is not None
            path = [(spot.x, spot.y), (spot.x + 20, spot.y), (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)]
        elif offer.pick:
            pressed = scene.hands.spot(offer.pick)
            assert pressed is not None
            path = [(pressed.x, pressed.y)]
        else:
            button = scene.button(offer.token)
            assert button is not None
            path = [(button.rect[0] + button.rect[2] / 2, button.rect[1] + button.rect[3] / 2)]
        app.post(Press(*path[0]))
        for x, y in path[1:]:
            app.post(Move(x, y))
            app.step(0.02)
        app.post(Release(*path[-1]))
        rest(app)
        acts += 1
        assert session.answers == answers + 1, offer
        laid = scene.board.tableau.layout
        assert laid is not None
        assert all(sprite.at[:4] == laid.spots[handle][:4] for handle, sprite in scene.board.tableau.sprites.items())
    assert acts > 10 and session.outcome is not None and not app.faults and not app.words.texts.missing


CORNERS = ("ND .. VE .. BA", ".. R9 B9 R8 B6", ".. B8 R1 .. ..", ".. .. .. .. ..", ".. .. .. .. ..")
MIDDLE = (".. .. .. .. R8", "ND .. B9 .. R9", ".. .. VE .. ..", ".. .. .. .. B8", ".. .. .. .. BA")


@pytest.mark.parametrize("size", [*SIZES[:5], (1264, 711)])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("lettering", ["upright", "each_side"])
def test_the_words_about_a_building_leave_its_influence_free(
    lettering: str, lang: Lang, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever on the board it stands: the tooltip lies over neither figure, nor over the word before them."""
    tips: list[Box] = []
    drawn = boxes.plate

    def noted(canvas: Canvas, box: Box, *how: object) -> None:
        tips.append(box)
        drawn(canvas, box, *how)  # type: ignore[arg-type]

    monkeypatch.setattr(callouts, "plate", noted)
    people = (Person(0, "Iris", 0, None), Person(1, "ケンジ", 1, None))
    for board in (FIGURE_2, CORNERS, MIDDLE):
        options = {"lettering": lettering}
        session = Session.begin(load("revolution", paths.data() / "games"), people, options, 1, None, None)
        position = match(*board, moved=1, lettering=lettering)
        table = Played(session=in_world(session, position), size=size, lang=lang, pace="off", pictures=False)
        table.rest()
        zones = table.session.view().zones
        buildings = [(zone, cards) for zone, cards in zones.items() if cards and cards[0].back == "building"]
        assert len(buildings) == 3
        for zone, cards in buildings:
            spot = table.scene.board.tableau.sprites[cards[0].handle].at
            table.point(spot.x, spot.y)
            tips.clear()
            table.app.redraw()
            table.app.step(0.1)
            (tip,), about = tips, [Box(*rect) for rect in table.scene.dressing.noted]
            assert len(about) == (1 if lettering == "upright" else 2)
            assert all(apart([tip, box]) for box in about), zone
            assert tip.inside(Box(0, 0, *table.scene.board.stand.size)), zone
            if lettering == "upright":
                (label,) = [
                    text.box for text in table.app.drawn if text.text == table.app.say("revolution.badge.influence")
                ]
                assert label.x >= about[0].x - 1 and label.right <= about[0].right + 1


@pytest.mark.parametrize("size", [(540, 960), (1080, 1920), (1280, 720)])
def test_the_row_of_markers_keeps_off_the_rim_of_its_panel(size: tuple[int, int]) -> None:
    table = Played("revolution", 2, size=size, pictures=False)
    table.rest()
    laid, view = table.scene.board.tableau.layout, table.scene.board.tableau.view
    assert laid is not None and view is not None
    for side in (0, 1):
        x, y, w, h = laid.panels[side]
        for card in view.zones[Zone("markers", side)]:
            left, top, wide, high = laid.spots[card.handle].rect
            margin = 6 * laid.k
            assert x + margin <= left and left + wide <= x + w - margin and y <= top and top + high <= y + h
