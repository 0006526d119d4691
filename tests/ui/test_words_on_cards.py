"""Words on cards and under piles: nothing covers a name, no caption breaks a word, two of a kind stand alike."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pygame
import pytest

from game import paths
from game.content.looks import read
from game.content.prints import Prints
from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.games import CATALOGUE, load
from game.ui.breaking import phrases
from game.ui.canvas import Canvas
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.table import small_action
from game.ui.table.card_face import CardFaces, Face
from game.ui.tables.allegiance import cards
from tests.ui.tables import Table

FOLDER = paths.data() / "games" / "allegiance"


@pytest.mark.parametrize(("lang", "role"), [("ja", "inquisitor"), ("ja", "double_agent"), ("en", "double_agent")])
@pytest.mark.parametrize("width", [64, 96, 150])
def test_the_action_stands_clear_of_a_name_in_two_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: Lang, role: str, width: int
) -> None:
    """What is different without the name begins below the disc, which is 64 of the card's 630 units in radius."""
    looks = read(FOLDER)
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), lang, FakeClock())

    def drawn() -> pygame.Surface:
        return CardFaces(app, "allegiance", Prints(FOLDER, looks)).surface(
            role, "card", "line", width, round(width * 880 / 630)
        )

    named = drawn().copy()
    monkeypatch.setattr(Face, "lines", ("", ""))
    bare = drawn()
    w, h = named.get_size()
    rows = [y for y in range(h) if any(named.get_at((x, y)) != bare.get_at((x, y)) for x in range(w))]
    assert rows[0] >= (cards.SEAL + 64) * width / 630 - 1 and rows[-1] < h - 2


@pytest.mark.parametrize("pictures", [True, False])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [102, 105, 125, 129])
def test_what_a_small_action_does_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int, lang: Lang, pictures: bool
) -> None:
    """The cards of a hand in the smallest windows, lying and lifted: letters of nine pixels, of the longest texts
    eight; all of it below the diagram and inside the frame."""
    folder = paths.data() / "games" / "guillotine"
    app = RunningApp(tmp_path, paths.data(), paths.assets() if pictures else tmp_path, (540, 960), lang, FakeClock())
    faces = CardFaces(app, "guillotine", Prints(folder, read(folder)))
    told: list[tuple[float, float, float]] = []  # letters, baseline, width: in pixels
    draw, unit = app.type.draw, width / 630

    def noted(canvas: Canvas, text: str, x: float, y: float, size: float, style: str, *how: object) -> float:
        if style == "effect":
            told.append((size * unit, y * unit, app.type.width(canvas, text, size, "effect") * unit))
        return draw(canvas, text, x, y, size, style, *how)  # type: ignore[arg-type]

    monkeypatch.setattr(app.type, "draw", noted)
    letters = []
    for card in tomllib.loads((folder / "actions.toml").read_text(encoding="utf-8")):
        told.clear()
        faces.surface(card, "action", "full", width, round(width * 880 / 630))
        assert len({size for size, _, _ in told}) == 1, card
        assert all(base - size >= 455 * unit and base <= 858 * unit for size, base, _ in told), card
        assert all(wide <= 556 * unit for _, _, wide in told), card
        letters.append(told[0][0])
    assert min(letters) >= 7.9 and sum(size >= 9 for size in letters) >= len(letters) * 0.8 and len(letters) > 40


@pytest.mark.parametrize("size, small", [((540, 960), True), ((960, 540), True), ((1280, 720), False)])
def test_a_card_that_leans_is_as_small_as_it_is_seen(
    size: tuple[int, int], small: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is drawn larger, and turned; still and while it is pointed at and rises."""
    seen: list[int] = []
    closer = small_action.closer

    def noted(surface: pygame.Surface) -> None:
        seen.append(surface.get_width())
        closer(surface)

    monkeypatch.setattr(small_action, "closer", noted)
    table = Table("guillotine", 2, size=size, secrecy="screen")
    table.rest()
    board = table.scene.board
    hand = [sprite for name, sprite in board.tableau.sprites.items() if board.in_hand(name) and sprite.face]
    leaning = [sprite for sprite in hand if round(sprite.at.angle, 1)]
    table.app.redraw()
    table.app.step(0)
    assert len(leaning) >= 3 and bool(seen) == small
    assert not small or len([wide for wide in seen if wide >= 132]) >= len(leaning)
    seen.clear()
    table.point(*table.middle(leaning[0].handle))
    for _ in range(8):
        table.app.step(0.03)
    assert bool(seen) == small


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540), (540, 960)])
def test_no_caption_breaks_inside_a_word(game: str, lang: Lang, size: tuple[int, int]) -> None:
    table = Table(game, load(game, paths.data() / "games").info.seats[0], size=size, lang=lang, pictures=False)
    table.rest()
    table.app.redraw()
    table.app.step(0)
    board, shown = table.scene.board, table.app.registry.texts()
    laid = board.tableau.layout
    assert laid is not None
    for area in laid.areas.values():
        if area.look.caption and area.look.card != "hidden":
            name = board.captions._name(area)
            assert all(any(part.strip() in text for text in shown) for part in phrases(name)), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_captions_of_a_tall_window_are_of_nine_pixels_and_apart(lang: Lang) -> None:
    table = Table("guillotine", 2, size=(540, 960), lang=lang, pictures=False)
    table.rest()
    laid = table.scene.board.tableau.layout
    assert laid is not None
    named = [area for area in laid.areas.values() if area.look.caption]
    top, foot = named[0].rect[1] + named[0].rect[3], named[0].rect[1] + named[0].rect[3] + 80 * laid.k
    words = [each.box for each in table.app.drawn if top < each.box.y < foot and not each.text.isdigit()]
    words = [box for box in words if box.right < laid.regions["buttons"][0]]
    assert len(named) == 4 and len(words) >= 4
    assert min(box.h for box in words) >= 9 * 1.1
    assert all(
        a.right <= b.x or b.right <= a.x or a.bottom <= b.y + 3 or b.bottom <= a.y + 3
        for n, a in enumerate(words)
        for b in words[n + 1 :]
    )


def test_what_lies_under_a_held_card_keeps_silent() -> None:
    """Pointed at, a noble says what it does; while another is carried it would cover the places in the line."""
    table = Table("guillotine", 2, size=(1280, 720), pictures=False)
    table.rest()
    view = table.session.view()
    noble = next(
        card
        for card in view.zones[Zone("line")]
        if card.face and table.app.words.texts.card_effect(card.face, "guillotine")
    )
    effect = table.app.words.texts.card_effect(noble.face or "", "guillotine").split()[0]
    hands = table.scene.hands
    table.point(*table.middle(noble.handle))
    table.rest()
    assert hands.hover == noble.handle and any(text.startswith(effect) for text in table.app.registry.texts())
    hands.picker.held = next(iter(hands.picker.pickable()))
    table.app.redraw()
    table.app.step(0)
    assert hands.hover == noble.handle and not any(text.startswith(effect) for text in table.app.registry.texts())


def test_the_card_that_is_played_keeps_off_the_edge() -> None:
    """As far from the edge as the buttons: 12 of 720 units at least; and clear of what stands under the piles."""
    table = Table("guillotine", 2, size=(1280, 720), pictures=False)
    laid = table.scene.board.tableau.layout
    assert laid is not None
    area = laid.areas["played"]
    high = area.look.width * laid.k * 880 / 630
    assert area.rect[1] + area.rect[3] / 2 + high / 2 <= 720 - 12
