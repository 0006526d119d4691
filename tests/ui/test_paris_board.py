"""The Paris table in use: nothing that is lit, lifted or turned lies over what is to be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.content.texts import Lang
from game.core.events import Zone
from game.games import load
from game.session.people import Person
from game.session.session import Session
from game.ui.canvas import Canvas
from game.ui.clock import FakeClock
from game.ui.input import Move
from game.ui.registry import Box
from game.ui.running import RunningApp
from game.ui.scenes.table import TableScene
from game.ui.table import lights
from game.ui.tables.revolution import overlay, panel, sides
from tests.games.revolution.boards import at
from tests.ui.test_paris import hold, place, rest, seated

from .scene_checks import running

TALL = ((720, 1280), (1080, 1920), (540, 960), (700, 1000), (1080, 1300))
LABELS = ("zone.counters", "badge.markers", "badge.on_buildings")


@pytest.mark.parametrize("lettering", ["upright", "each_side"])
def test_figures_lie_above_the_outlines_of_free_spaces(
    tmp_path: Path, lettering: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A counter is held over Versailles, in the bottom row between two free spaces."""
    scene = seated(tmp_path, "en", lettering=lettering)
    drawn: list[tuple[str, Box]] = []
    lit, score = lights.lit, overlay.score

    def lit_too(canvas: Canvas, rect: Any, *how: Any) -> None:
        drawn.append(("lit", Box(*rect)))
        lit(canvas, rect, *how)

    def scored(canvas: Canvas, *how: Any) -> None:
        drawn.append(("figures", Box(0, 0, 0, 0)))
        score(canvas, *how)

    monkeypatch.setattr(lights, "lit", lit_too)
    monkeypatch.setattr(overlay, "score", scored)
    hold(scene, "red_7", at(4, 2))
    drawn.clear()
    scene.painter.around.forget()
    scene.app.redraw()
    running(scene).frame()
    kinds = [kind for kind, _ in drawn]
    assert kinds.count("lit") == 16 and kinds.count("figures") == (1 if lettering == "upright" else 2)
    assert "lit" not in kinds[kinds.index("figures") :]


def test_the_figures_follow_a_carried_counter_from_one_taken_space_to_the_next(tmp_path: Path) -> None:
    scene = seated(tmp_path, "en")
    app, laid = running(scene), scene.board.tableau.layout
    assert laid is not None
    hold(scene, "red_7", at(4, 2))
    for space in (at(4, 4), at(0, 1), at(0, 2)):
        x, y, w, h = laid.areas[f"space:{space}"].rect
        app.post(Move(x + w / 2, y + h / 2))
        app.step(0.02)
        rest(app)
        assert len(scene.dressing.noted) == 1
        left, top, wide, high = scene.dressing.noted[0]
        assert left < x + w / 2 < left + wide and y < top + high / 2 < y + h * 1.2, space


@pytest.mark.parametrize("size", [*TALL, (1280, 720), (1920, 1080), (1440, 1080), (2520, 1080)])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("asked", ["place", "claim"])
def test_what_is_turned_towards_a_side_stays_on_its_sheet(
    tmp_path: Path, lang: Lang, size: tuple[int, int], asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = seated(tmp_path, lang, size, lettering="each_side", marking="by_hand")
    if asked == "claim":
        place(scene.session, f"red_7 {at(1, 3)}")
        scene._rested()
    on_sheets, draw, stamp, inside = [], scene.app.type.draw, sides.stamp, [False]

    def noted(canvas: Canvas, text: str, x: float, y: float, size: float, *more: Any, **named: Any) -> float:
        wide = draw(canvas, text, x, y, size, *more, **named)
        if inside[0]:
            on_sheets.append((text, x, x + wide, y, size, canvas.width, canvas.height))
        return wide

    def stamped(*how: Any) -> None:
        inside[0] = True
        stamp(*how)
        inside[0] = False

    monkeypatch.setattr(scene.app.type, "draw", noted)
    monkeypatch.setattr(sides, "stamp", stamped)
    scene.board.version += 1
    scene.app.redraw()
    running(scene).frame()
    assert len(on_sheets) >= 2
    for text, left, right, base, letters, width, height in on_sheets:
        assert left >= -0.5 and right <= width + 0.5, text
        assert base - letters * 0.8 >= -1 and base + letters * 0.2 <= height + 1, text


@pytest.mark.parametrize("size", TALL)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_legend_of_a_tall_window_keeps_clear_of_the_panel(
    tmp_path: Path, lang: Lang, size: tuple[int, int]
) -> None:
    scene = seated(tmp_path, lang, size)
    laid, word = scene.board.tableau.layout, scene.app.say("revolution.badge.would_be_final")
    assert laid is not None
    for text in running(scene).drawn:
        if text.text == word:
            assert text.box.right <= laid.panels[1][0] - 10 * laid.k


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (720, 1280)])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_lifted_piece_covers_no_word_of_its_panel(tmp_path: Path, lang: Lang, size: tuple[int, int]) -> None:
    """Counters, the last marker of all and the buildings of the beginning, with the rim of what is held."""
    for scene in (seated(tmp_path / "placed", lang, size), begun(tmp_path / "begun", lang, size)):
        app, board, seen = running(scene), scene.board, scene.board.tableau.view
        laid = board.tableau.layout
        assert laid is not None and seen is not None
        words = [scene.app.say(f"revolution.{key}") for key in LABELS]
        boxes = [text.box for text in app.drawn if text.text in words]
        assert len(boxes) == 6
        waiting = [card.handle for kind in ("counters", "markers") for card in seen.zones.get(Zone(kind, 0), ())]
        waiting += [card.handle for card in seen.zones.get(Zone("buildings"), ())]
        for handle in waiting:
            board.lifts[handle] = 1.0
            covered = Box(*board.pose(board.tableau.sprites[handle]).rect).grown(5 * laid.k)
            for box in boxes:
                free = box.right <= covered.x or covered.right <= box.x or box.bottom <= covered.y
                assert free or covered.bottom <= box.y, (handle, box, covered)
            board.lifts.clear()


def begun(home: Path, lang: Lang, size: tuple[int, int]) -> TableScene:
    """The first question: where the buildings stand."""
    app = RunningApp(home, paths.data(), paths.assets(), size, lang, FakeClock())
    app.settings.pace = "off"
    people = (Person(0, "Iris", 0, None), Person(1, "ケンジ", 1, None))
    session = Session.begin(load("revolution", paths.data() / "games"), people, {}, 1, None, None)
    scene = TableScene(app, session)
    app.stack.push(scene)
    rest(app)
    return scene


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_as_many_signs_are_filled_as_the_figure_says(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A filled sign is a district held; what is left lies on a heap and counts for nothing."""
    filled: set[tuple[str, float, float]] = set()
    piece = panel._Writing._piece

    def drawn(writing: panel._Writing, face: str, back: str, x: float, y: float, width: float) -> None:
        filled.add((face, x, y))
        piece(writing, face, back, x, y, width)

    monkeypatch.setattr(panel._Writing, "_piece", drawn)
    scene = seated(tmp_path, "en", size)
    running(scene).frame()
    held = {badge.seat: badge.value for badge in scene.dressing.badges if badge.key == "markers"}
    for side, face in enumerate(("red_marker", "blue_marker")):
        assert len([each for each in filled if each[0] == face]) == held[side]
    assert any(held.values())
    seen, laid = scene.board.tableau.view, scene.board.tableau.layout
    assert seen is not None and laid is not None
    for side in (0, 1):
        spots = [laid.spots[card.handle] for card in seen.zones[Zone("markers", side)]]
        assert len(spots) == 11 - int(str(held[side])) and sum(spot.shown for spot in spots) == min(3, len(spots))
        assert spots[-1].shown  # the one that a hand takes
