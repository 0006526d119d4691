"""The bill: seats as rows, groups as columns; looked at, a number shows the cards and the lines it counts."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.texts import LANGUAGES, Lang
from game.ui.input import Key, Move
from game.ui.registry import Target
from game.ui.running import RunningApp
from game.ui.scenes.bill import repeats
from game.ui.scenes.result import Result
from game.ui.shot_play import settle
from game.ui.tally import Column
from tests.ui.tables import Table
from tests.ui.tricks import sitting

from .scene_checks import faults
from .test_result import ended

SIZES = [(540, 960), (960, 540), (1280, 720), (1920, 1080)]


def numbers(page: Result) -> list[Target]:
    return [stop for stop in page.stops if stop.group == "bill"]


def number(page: Result, seat: int, column: Column) -> Target:
    return next(stop for stop in numbers(page) if stop.id == f"bill:{seat}:{column.key}:{column.nth}")


def look(app: RunningApp, page: Result, stop: Target) -> list[str]:
    """All that is written when the focus gets there by keys; what comes up is drawn last."""
    page._set_focus(stop)
    app.by_keys = True
    app.redraw()
    app.frame()
    assert app.faults == []
    return [d.text for d in app.drawn]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_score_line_is_read_where_it_is_counted(
    tmp_path: Path, lang: Lang, size: tuple[int, int], seats: int
) -> None:
    """Whole, with its value, inside the window; in a group each of its lines."""
    app, page = ended(tmp_path, "guillotine", seats, size, lang)
    read = 0
    for seat in page.tally.order:
        for column in page.tally.columns:
            lines = page.tally.lines(seat, column)
            if not lines:
                continue
            written = look(app, page, number(page, seat, column))
            wanted = [page.label(column.key, column.nth), page.points(page.tally.value(seat, column) or 0)]
            for line in lines:
                if line.group:
                    wanted += [app.words.say(line.key, line.args, page.people()), page.points(line.value)]
            assert written[-len(wanted) :] == wanted
            assert not [fault for fault in faults(app) if fault.startswith("outside")]
            read += len(lines)
    assert read == len(page.tally.outcome.lines) > 0


@pytest.mark.parametrize("size", SIZES)
def test_the_fan_holds_the_cards_that_count(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, page = ended(tmp_path, "guillotine", 5, size)
    table, fanned = page.session.match.state.table, []
    real = page.picture

    def picture(face: str, width: int, height: int) -> pygame.Surface:
        fanned.append(face)
        return real(face, width, height)

    for stop in numbers(page):
        _, seat, key, nth = stop.id.split(":")
        monkeypatch.setattr(page, "highlights", lambda: ())  # they show cards too
        monkeypatch.setattr(page, "picture", picture)
        fanned.clear()
        look(app, page, stop)
        cards = page.tally.cards(int(seat), Column(key, int(nth)))
        assert cards and fanned[: len(cards)] == [table.face(card) for card in cards]


def test_a_card_that_not_everybody_sees_is_in_no_fan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = ended(tmp_path, "guillotine", 2)
    stop = numbers(page)[0]
    page.open_cards = {}

    def picture(*_: Any) -> pygame.Surface:
        raise AssertionError("a card that lies open to nobody")

    monkeypatch.setattr(page, "picture", picture)
    monkeypatch.setattr(page, "highlights", lambda: ())
    look(app, page, stop)


def test_a_pointer_does_what_keys_do(tmp_path: Path) -> None:
    app, page = ended(tmp_path, "guillotine", 5)
    column = page.tally.columns[0]
    stop = number(page, page.tally.order[1], column)
    bare = len(app.drawn)
    app.post(Move(*stop.box.centre))
    settle(app)
    assert [d.text for d in app.drawn[bare:]] == [page.label(column.key, 1), stop.name.rpartition(" ")[2]]
    app.post(Move(5, 300))
    settle(app)
    assert len(app.drawn) == bare


def test_the_numbers_are_walked_by_keys(tmp_path: Path) -> None:
    """Right along a row to its end, down along a column; a seat without such a line is stepped over."""
    app, page = ended(tmp_path, "guillotine", 5)
    seat, columns = page.tally.order[0], page.tally.columns
    filled = [column for column in columns if page.tally.lines(seat, column)]
    page._set_focus(number(page, seat, filled[0]))
    walked = [page.focus]
    for _ in filled[1:]:
        app.post(Key("right"))
        settle(app)
        walked.append(page.focus)
    assert walked == [number(page, seat, column).id for column in filled]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_names_of_the_bill_are_whole(tmp_path: Path, lang: Lang, size: tuple[int, int]) -> None:
    """Each stands twice: in the list or under the podium, and on the bill."""
    app, page = ended(tmp_path, "guillotine", 5, size, lang)
    page._scroll_to("result", 260)
    app.redraw()
    settle(app)
    rows = {number(page, seat, column).box.centre[1] for seat in page.tally.order for column in page.tally.columns[:1]}
    first = min(stop.box.x for stop in numbers(page))
    for name, y in zip([page.people()[seat] for seat in page.tally.order], sorted(rows), strict=True):
        level = [d.text for d in app.drawn if abs(d.box.centre[1] - y) < 12 and first - 240 < d.box.x < first]
        assert name in level, level


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [5, 13])
def test_what_the_places_tell_is_not_told_again(tmp_path: Path, lang: Lang, size: tuple[int, int], seats: int) -> None:
    """Coins are all that counts in Mascarade: no bill says them once more, and nothing else is lost."""
    app, page = ended(tmp_path, "mascarade", seats, size, lang)
    assert repeats(page) and numbers(page) == [] and "bill" not in page.areas
    assert app.say("app.result.bill") not in app.registry.texts()
    assert page.label("mascarade.result.coins", 1) not in app.registry.texts()
    assert list(faults(app)) == []


def test_a_match_that_tells_nothing_but_places_has_them_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Result, "highlights", lambda page: ())
    for size in SIZES:
        app, page = ended(tmp_path / str(size[0]), "mascarade", 5, size)
        assert page._sheets_below() == [] and list(faults(app)) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("allegiance", 6, {}),
        ("revolution", 2, {}),
        ("guillotine_tricks", 4, {}),
        ("guillotine_tricks", 4, {"rounds": "3"}),
        ("guillotine_tricks", 4, {"rounds": "6"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bills_of_all_games_stand_free(
    tmp_path: Path, lang: Lang, game: str, seats: int, options: dict[str, Any], size: tuple[int, int]
) -> None:
    app, page = ended(tmp_path, game, seats, size, lang, **options)
    assert not repeats(page) and list(faults(app)) == []
    told = [line for line in page.tally.outcome.lines if line.cards]
    assert (size == (540, 960)) or len(numbers(page)) == len({(line.seat, line.key) for line in told})


@pytest.mark.parametrize("size", [(540, 960), (960, 540), (720, 1280)])
def test_no_figure_of_the_bill_lies_on_its_neighbour(size: tuple[int, int]) -> None:
    """Teams that are added up have halves of three figures in every column of a narrow bill."""
    table = Table(session=sitting(lambda match: not match.asks, 13, rounds="3", teams="on"), size=size, covers=True)
    for _ in range(60):
        table.app.step(0.1)
    assert table.app.stack.top is not None and table.app.stack.top.name == "result"
    figures = [each.box for each in table.app.drawn if re.fullmatch(r"[-−]?\d*½?", each.text) and each.text]
    assert len(figures) > 16
    for box, other in combinations(figures, 2):
        assert min(box.grown(1.5).clipped(other.grown(1.5))[2:]) <= 0  # not even near it
