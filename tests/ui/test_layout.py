"""Every card of a view lies somewhere exactly once, inside the canvas, in every shape of window."""

from __future__ import annotations

import itertools
from pathlib import Path
from random import Random

import pytest

from game.content.looks import Looks, ZoneLook, read
from game.content.problems import BadFiles
from game.core.events import Zone
from game.core.seats import EVERYONE, only
from game.core.view import CardView, TableView, view
from game.paths import data
from game.ui.table.layout import Layout, Stand, layout
from game.ui.table.shapes import lay
from tests.driver import play, start
from tests.toys import CATALOGUE

SIZES = ((1920, 1080), (1280, 720), (960, 540), (1080, 1920), (540, 960), (2520, 1080), (1440, 1080), (3400, 1080))


def handles(shown: TableView) -> list[str]:
    return [card.handle for row in shown.zones.values() for card in row]


def assert_all_inside(shown: TableView, laid: Layout, size: tuple[float, float]) -> None:
    assert sorted(laid.spots) == sorted(handles(shown))
    for handle, spot in laid.spots.items():
        x, y, w, h = spot.covers
        assert x >= -1 and y >= -1 and x + w <= size[0] + 1 and y + h <= size[1] + 1, (handle, spot, size)
    for rect in laid.panels.values():
        assert rect[0] >= -1 and rect[0] + rect[2] <= size[0] + 1 and rect[1] + rect[3] <= size[1] + 1


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("size", SIZES)
def test_a_game_without_a_look_is_on_the_table(game: str, size: tuple[float, float]) -> None:
    for seed in range(3):
        m = play(start(game, seed), Random(seed), 25)
        for audience in (EVERYONE, only(0)):
            shown = view(m.state.table, audience)
            assert_all_inside(shown, layout(shown, Looks(), Stand(size, 0, 0)), size)


def crowded(seats: int, line: int = 20, hand: int = 15, pile: int = 25) -> TableView:
    """More cards than a game of Guillotine will ever hold in these places."""
    count = iter(range(1000))

    def cards(n: int, back: str = "noble") -> tuple[CardView, ...]:
        return tuple(CardView(f"c{next(count)}", "duke" if back == "noble" else "pushed", back) for _ in range(n))

    zones = {
        Zone("line"): cards(line),
        Zone("noble_discard"): cards(9),
        Zone("action_discard"): cards(9, "action"),
        Zone("noble_deck"): tuple(CardView(f"noble_deck:{i}", None, "noble") for i in range(30)),
        Zone("action_deck"): tuple(CardView(f"action_deck:{i}", None, "action") for i in range(30)),
        Zone("played"): cards(1, "action"),
    }
    for seat in range(seats):
        own = (
            cards(hand, "action")
            if seat == 0
            else tuple(CardView(f"hand:{seat}:{i}", None, "action") for i in range(hand))
        )
        zones |= {
            Zone("hand", seat): own,
            Zone("score_pile", seat): cards(pile if seat == 1 else seat * 3),
            Zone("in_front", seat): cards(3, "action"),
            Zone("waiting", seat): cards(2, "action"),
        }
    return TableView(only(0), zones, {}, {}, tuple(range(seats)))


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lid", [False, True])
def test_a_crowded_guillotine_fits(seats: int, size: tuple[float, float], lid: bool) -> None:
    looks = read(data() / "games" / "guillotine")
    for line, hand, pile in ((20, 15, 25), (0, 0, 0), (12, 5, 3), (1, 8, 9), (13, 13, 12)):
        shown = crowded(seats, line, hand, pile)
        assert_all_inside(shown, layout(shown, looks, Stand(size, 0, 0, lid)), size)


@pytest.mark.parametrize(
    "game, seats",
    [
        ("guillotine", 2),
        ("guillotine", 5),
        ("guillotine_tricks", 3),
        ("guillotine_tricks", 4),
        ("mascarade", 2),
        ("mascarade", 8),
        ("mascarade", 13),
        ("allegiance", 6),
        ("revolution", 2),
    ],
)
def test_nothing_written_in_a_panel_lies_on_anything_else(game: str, seats: int) -> None:
    """Each figure has a place of its own, wide enough for the longest it can become."""
    looks, shown = read(data() / "games" / game), TableView(only(0), {}, {}, {}, tuple(range(seats)))
    for size in SIZES:
        for one, other in itertools.combinations(layout(shown, looks, Stand(size, 0, 0)).items, 2):
            (ax, ay, aw, ah), (bx, by, bw, bh) = one.rect, other.rect
            apart = min(ax + aw, bx + bw) <= max(ax, bx) or min(ay + ah, by + bh) <= max(ay, by)
            assert one.seat != other.seat or apart, (size, one.item, other.item)


@pytest.mark.parametrize("cards", range(7, 21))
def test_a_second_row_leaves_the_numbers_of_the_first_free(cards: int) -> None:
    shown = crowded(2, cards)
    laid = layout(shown, read(data() / "games" / "guillotine"), Stand((1080, 1920), 0, 0))
    row = [laid.spots[card.handle] for card in shown.zones[Zone("line")]]
    back, front = [spot for spot in row if spot.y < row[-1].y - 60], [spot for spot in row if spot.y > row[-1].y - 60]
    assert back and front
    assert min(spot.rect[1] for spot in front) - max(spot.rect[1] + spot.h for spot in back) >= 32 * laid.k


def test_cards_cover_each_other_only_where_there_is_no_room() -> None:
    look = ZoneLook(kind="line", rect=(0, 0, 1, 1), width=100, gap=5, keep=3, align="right")
    spots = lay(look, (0, 0, 1000, 140), 5, 1)
    assert [spot.x for spot in spots] == [530, 635, 740, 845, 950]
    tight = lay(look, (0, 0, 600, 140), 8, 1)
    steps = [round(b.x - a.x, 6) for a, b in itertools.pairwise(tight)]
    assert steps[-3:] == [105, 105, 105] and len(set(steps[:-3])) == 1 and steps[0] < 100
    assert tight[-1].rect[0] + 100 == pytest.approx(600) and tight[0].rect[0] == pytest.approx(0)


def test_a_pile_lies_on_its_place_and_shows_its_top_cards() -> None:
    look = ZoneLook(kind="deck", shape="pile", rect=(0, 0, 1, 1), width=100)
    spots = lay(look, (10, 20, 200, 300), 9, 1)
    assert [spot.shown for spot in spots] == [False] * 6 + [True] * 3
    assert spots[-1].rect[:2] == (10, 20)


@pytest.mark.parametrize(
    "text, words",
    [
        (
            '[landscape]\n[[landscape.zone]]\nkind = "line"\nrect = [1, 2, 3, 4]\nshpe = "row"\n',
            ("toy/table.toml:5", "landscape.zone[0].shpe", "'shape'"),
        ),
        (
            '[landscape]\n[[landscape.zone]]\nkind = "line"\nrect = [1, 2, 3, 4]\nshape = "raw"\n',
            ("toy/table.toml:5", '"raw"', "'row'", "fan"),
        ),
        ('[landscape]\n[[landscape.zone]]\nkind = "line"\nrect = [1, 2, 3]\n', ("landscape.zone[0].rect", "4")),
        ("[landscape\n", ("toy/table.toml:1",)),
    ],
)
def test_a_mistake_in_a_look_is_named_with_its_place(tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "table.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadFiles) as caught:
        read(folder)
    assert all(word in str(caught.value) for word in words), str(caught.value)
