"""What is lit shows on any ground; a preview shows the card that was taken up, not its neighbour that steps aside."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths
from game.content.looks import Looks
from game.content.prints import Prints
from game.ui.canvas import Canvas
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.table import lights
from game.ui.table.card_face import CardFaces
from game.ui.table.lights import out_of_order
from game.ui.table.shapes import Spot
from game.ui.table.sprites import SpritePainter
from game.ui.theme import GOLD_LIGHT
from tests.ui.tables import Table

ROW = ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize(
    "after, picked, moved",
    [
        (["a", "c", "b", "d", "e"], "b", ["b"]),  # one place either way: two readings, the held one counts
        (["a", "c", "b", "d", "e"], "c", ["c"]),
        (["a", "c", "d", "b", "e"], "b", ["b"]),
        (["b", "c", "d", "a", "e"], "a", ["a"]),
        (["a", "c", "d", "b", "e"], "c", ["b"]),  # the fewest, whatever was picked
        (["a", "b", "c", "d", "e"], "c", []),
    ],
)
def test_the_picked_card_is_the_one_that_moves(after: list[str], picked: str, moved: list[str]) -> None:
    assert out_of_order(ROW, after, picked) == moved


def light(colour: Any) -> float:
    """Relative luminance, 0..1."""
    parts = [float(each) / 255 for each in colour[:3]]
    r, g, b = (p / 12.92 if p <= 0.04045 else math.pow((p + 0.055) / 1.055, 2.4) for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: float, b: float) -> float:
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


GROUNDS = ("#EBDDBE", "#CDB48A", "#8FB4BE", "#FFF8E8", "#FFFFFF", "#C0A060", "#1C1B26", "#000000")


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("how", ["counter", "card", "leaning card", "place"])
@pytest.mark.parametrize("scale", [2 / 3, 1.0])
def test_gold_stands_out_from_any_ground(tmp_path: Path, ground: str, how: str, scale: float) -> None:
    """Across a thin rim there are two neighbours, 3 to 1, whatever lies below it."""
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    painter = SpritePainter(CardFaces(app, "revolution", Prints(paths.data() / "games" / "revolution", Looks())))
    sheet = pygame.Surface((300, 300), 0, 32)
    sheet.fill(ground)
    canvas = Canvas(sheet, app.design._replace(scale=scale, width=300 / scale, height=300 / scale))
    middle = 150 / scale
    if how == "place":
        lights.lit(canvas, (middle - 60, middle - 60, 120, 120), 1.0, False)
    else:
        form, angle = ("counter", 0.0) if how == "counter" else ("full", 20.0 if how == "leaning card" else 0.0)
        painter.outline(canvas, Spot(middle, middle, 90, 120, angle, form, 0), GOLD_LIGHT, 2.4, 2.2)
    across = [light(sheet.get_at((x, 150))) for x in range(20, 150)]
    gold = light(GOLD_LIGHT)
    assert min(contrast(each, gold) for each in across) < 1.5, "the rim is gold"
    assert max(contrast(a, b) for n, a in enumerate(across) for b in across[n + 1 : n + 4]) >= 3


def test_places_are_lit_in_one_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rims that meet lie over each other the same way in every run, whatever order a set has."""
    table = Table("revolution", 2, size=(960, 540), pictures=False)
    table.rest()
    hands, drawn = table.scene.hands, []
    hands.picker.held = sorted(hands.picker.pickable())[0]
    monkeypatch.setattr(lights, "lit", lambda canvas, rect, k, over: drawn.append(rect))
    table.app.redraw()
    table.app.step(0)
    places = hands.places(hands.picker.held)
    assert len(places) > 9 and list(places) == sorted(places)
    assert drawn == [places[name] for name in sorted(places)]
