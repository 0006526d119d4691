"""The end of a match: every score line stands there at once, no word is broken, and a series says how it stands."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.core.outcome import Course
from game.session.session import Session
from game.session.shelf import Shelf
from game.ui.breaking import phrases
from game.ui.clock import FakeClock
from game.ui.flow import open_table
from game.ui.input import Key, Move, Press, Release
from game.ui.running import RunningApp
from game.ui.scenes.result import Result
from game.ui.scenes.study import Study
from game.ui.shot_play import advance, people, settle
from game.ui.tables.revolution.overlay import totals
from game.ui.tally import tally

from .scene_checks import faults

_SHELF = Shelf(paths.data() / "games")
SIZES = [(1280, 720), (1920, 1080)]
BESIDE = 1040  # left of it stands the podium, where no bill takes the room: 1920 − 48 − 780 − 48


def ended(
    home: Path,
    game: str,
    seats: int,
    size: tuple[int, int] = (1280, 720),
    lang: Lang = "en",
    *,
    matches: int | None = 0,
    goal: int = 0,
    played: int = 1,
    **options: str,
) -> tuple[RunningApp, Result]:
    app = RunningApp(home, paths.data(), paths.assets(), size, lang, FakeClock())
    app.house.shelf = _SHELF
    session = Session.begin(_SHELF.rules(game), people(app, seats), options, 1789, None, None, matches, goal)
    advance(session, 6000)
    for _ in range(played - 1):
        session.next_match()
        advance(session, 6000)
    open_table(app, session)
    settle(app)
    page = app.stack.top
    assert isinstance(page, Result) and app.faults == []
    return app, page


@pytest.mark.parametrize("hurried", [None, Key("left"), Press(4, 300)])
def test_any_key_and_any_press_finishes_the_count(tmp_path: Path, hurried: Key | Press | None) -> None:
    app, page = ended(tmp_path, "guillotine", 3, (1920, 1080))
    assert max(page.tally.outcome.points) > 9, "nine points take longer than a quarter of a second"
    page.age = 0.0
    if hurried:
        app.post(hurried)
    app.step(0.25)
    figures = {d.text for d in app.drawn if d.text.isdigit() and d.box.x < 620 and d.box.h > 30}
    final = {str(points) for points in page.tally.outcome.points}
    assert (final <= figures) == (hurried is not None) and app.stack.top is page
    app.step(0.02)
    assert app.moving == (hurried is None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_score_line_is_seen_without_scrolling(
    tmp_path: Path, lang: Lang, size: tuple[int, int], seats: int
) -> None:
    """Two seats have seven kinds of lines here, five have nine: all of them, with their names whole."""
    app, page = ended(tmp_path, "guillotine", seats, size, lang)
    shown = " ".join(app.registry.texts())
    for column in page.tally.columns:
        for part in phrases(page.label(column.key, column.nth)):
            assert part.strip() in shown, "a word is broken or scrolled away"
    window, content = page.areas["bill"]
    assert content <= window.h + 1, f"{content - window.h:.0f} units are scrolled away"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("options, lines", [({}, 12), ({"teams": "on"}, 13)])
def test_twelve_rounds_are_seen_without_scrolling(
    tmp_path: Path, lang: Lang, size: tuple[int, int], options: dict[str, Any], lines: int
) -> None:
    """Partners who add up have a line more: what the other one scored."""
    app, page = ended(tmp_path, "guillotine_tricks", 4, size, lang, **options)
    assert len(page.tally.columns) == lines
    window, content = page.areas["bill"]
    assert content <= window.h + 1, f"{content - window.h:.0f} units are scrolled away"
    for column in page.tally.columns:
        label = page.label(column.key, column.nth)
        drawn = [d for d in app.registry.drawn if d.text == label]
        assert len(drawn) == 1 and window.y <= drawn[0].box.y and drawn[0].box.bottom <= window.bottom + 1, label


@pytest.mark.parametrize("team_score", ["sum", "pooled"])
def test_the_chart_of_teams_ends_at_what_they_have(tmp_path: Path, team_score: str) -> None:
    _, page = ended(tmp_path, "guillotine_tricks", 4, teams="on", team_score=team_score)
    course, points = page.tally.course, page.tally.outcome.points
    assert [side.seats for side in course] == [(0, 2), (1, 3)]
    assert [side.points[-1] for side in course] == [points[0], points[1]] == [points[2], points[3]]
    assert [len(side.points) for side in course] == [12, 12]


def test_the_chart_of_a_short_match_has_a_line_for_everybody(tmp_path: Path) -> None:
    app, page = ended(tmp_path, "guillotine_tricks", 4, rounds="3")
    assert [(side.seats, len(side.points)) for side in page.tally.course] == [((seat,), 3) for seat in range(4)]
    assert [side.points[-1] for side in page.tally.course] == list(page.tally.outcome.points)
    page._show_sheet(1)
    settle(app)
    assert app.faults == [] and {"1", "2", "3", "Sakura"} <= set(app.registry.texts())


@pytest.mark.parametrize(
    "points, scale",
    [
        ((-8, 20), (-8, 0, 20)),
        ((-40, -79), (0, -79)),
        ((1, 60), (0, 60)),
        ((0, 0), (0,)),
        ((-1, 80), (0, 80)),
        ((-1, -1), (0, -1)),
    ],
)  # half a point beside many: its figure gives way to that of zero
def test_no_figure_of_the_scale_stands_on_another(
    tmp_path: Path, points: tuple[int, int], scale: tuple[int, ...]
) -> None:
    app, page = ended(tmp_path, "guillotine_tricks", 4, rounds="3")
    page.tally = replace(page.tally, outcome=replace(page.tally.outcome, course=(Course((0, 2), points),)))
    page._show_sheet(1)
    settle(app)
    known = {page.points(value): value for value in (*points, 0, 1)}
    figures = [d for d in app.registry.drawn if d.text in known and 400 < d.box.x < 560]
    assert sorted(known[d.text] for d in figures) == sorted(scale)
    tops = sorted(d.box.y for d in figures)
    assert all(low - high >= 16 for high, low in pairwise(tops))


def test_two_on_the_podium_stand_in_the_middle_of_it(tmp_path: Path) -> None:
    """Their names are as far left as right of the middle of the podium, 48 + 620 / 2 units from the left."""
    app, _ = ended(tmp_path, "guillotine", 2, (1920, 1080))
    middles = [d.box.centre[0] for d in app.registry.drawn if d.text in ("Sakura", "Kenji") and d.box.x < 640]
    assert sum(middles) / len(middles) == pytest.approx(48 + 310, abs=4)


@pytest.mark.parametrize(
    ("lang", "leading", "won"),
    [
        ("en", "Sakura leads the series", "Sakura wins the series"),
        ("ja", "ここまでさくらがリード", "全体の勝者はさくら"),
    ],
)
def test_a_series_says_who_leads_and_who_has_won(tmp_path: Path, lang: Lang, leading: str, won: str) -> None:
    """The first match of this deal gives Sakura 11 points, the other none."""
    said = {}
    for n, (matches, goal) in enumerate(((2, 0), (None, 10), (1, 0))):
        app, page = ended(tmp_path / str(n), "revolution", 2, lang=lang, matches=matches, goal=goal)
        assert page.session.series.points == {0: 11, 1: 0}
        said[matches] = page.series_said()
        assert page.series_said() in "".join(app.registry.texts()).replace("\n", "")
    assert said == {2: leading, None: won, 1: ""}


def test_a_drawn_series_is_told_as_such(tmp_path: Path) -> None:
    _, page = ended(tmp_path, "revolution", 2, played=2)
    series = page.session.series
    series.points, series.wins = {0: 11, 1: 11}, {0: 1, 1: 1}
    assert page.series_said() == "The series is drawn between Sakura and Kenji"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (540, 960), (1280, 720)])
def test_a_series_fits_the_smallest_window(tmp_path: Path, lang: Lang, size: tuple[int, int]) -> None:
    """Which match it was stands beside the title or under it, and covers nothing."""
    for n, (matches, goal) in enumerate(((2, 0), (None, 10))):
        app, page = ended(tmp_path / str(n), "revolution", 2, size, lang, matches=matches, goal=goal)
        assert list(faults(app)) == []
        assert any(page._match() in text for text in app.registry.texts())


def studied(
    home: Path, game: str, seats: int, size: tuple[int, int] = (1280, 720), lang: Lang = "en"
) -> tuple[RunningApp, Study]:
    """A finished match whose result has been put aside."""
    app, _ = ended(home, game, seats, size, lang)
    app.post(Key("f3"))
    settle(app)
    study = app.stack.top
    assert isinstance(study, Study) and app.faults == []
    return app, study


def point(app: RunningApp, x: float, y: float, button: int = 0) -> None:
    for event in (Move(x, y), *((Press(x, y, button), Release(x, y, button)) if button else ())):
        app.post(event)
    settle(app)


def plates(app: RunningApp) -> list[tuple[int, int]]:
    """Both totals of every plate that shows: the numbers before and after each colon, in the order drawn."""
    texts = app.registry.texts()
    return [(int(texts[n - 1]), int(texts[n + 1])) for n, text in enumerate(texts) if text == ":"]


def spaces(study: Study) -> dict[int, tuple[float, float]]:
    """The middle of every space on which something lies."""
    view, laid = study.table.board.tableau.view, study.table.board.tableau.layout
    assert view is not None and laid is not None
    taken = {zone.place for zone, cards in view.zones.items() if zone.kind == "space" and cards}
    areas = [(area.zone, area.rect) for area in laid.areas.values()]
    return {
        zone.place: (x + w / 2, y + h / 2)
        for zone, (x, y, w, h) in areas
        if zone.kind == "space" and zone.place is not None and zone.place in taken
    }


def test_folded_the_result_covers_nothing_but_the_bar(tmp_path: Path) -> None:
    """The way back stands below both panels, where answers stood."""
    app, study = studied(tmp_path, "revolution", 2)
    laid, button = study.table.board.tableau.layout, app.registry.find("fold")
    assert laid is not None and button is not None
    _, top, _, high = laid.regions["bar"]
    headline = next(drawn for drawn in app.registry.drawn if drawn.text == study.headline)
    assert headline.box.bottom <= top + high
    assert all(button.box.y >= y + h for _, y, _, h in laid.panels.values()) and button.box.h >= 48


@pytest.mark.parametrize("size", SIZES)
def test_the_last_position_tells_the_totals_of_what_is_pointed_at(tmp_path: Path, size: tuple[int, int]) -> None:
    app, study = studied(tmp_path, "revolution", 2, size)
    assert plates(app) == []
    wanted = totals(study.table.session.badges())
    places = spaces(study)
    assert len(places) > 8
    for space, (x, y) in places.items():
        point(app, x, y)
        assert plates(app) == [(wanted[space, 0], wanted[space, 1])], space


def test_the_last_position_is_walked_by_keys(tmp_path: Path) -> None:
    app, _ = studied(tmp_path, "revolution", 2)
    app.post(Key("tab"))
    seen = set()
    for way in ("left", "up", *("right", "down", "right", "down", "left") * 6):
        app.post(Key(way))
        settle(app)
        seen.update(plates(app))
    assert len(seen) > 3, "what has the focus tells its totals"
    app.post(Key("tab"))
    app.post(Key("enter"))
    settle(app)
    assert isinstance(app.stack.top, Result)


@pytest.mark.parametrize(
    "game, seats", [("guillotine", 2), ("guillotine_tricks", 4), ("allegiance", 3), ("revolution", 2)]
)  # in Mascarade no mask lies open
def test_what_lies_open_at_the_end_is_shown_large_and_nothing_is_offered(tmp_path: Path, game: str, seats: int) -> None:
    app, study = studied(tmp_path, game, seats)
    table = study.table
    answers = table.session.answers
    handle = next(
        sprite.handle
        for sprite in reversed(table.board.order())
        if sprite.face and sprite.goal.shown and table.board.at(sprite.at.x, sprite.at.y) == sprite.handle
    )
    at = table.board.tableau.sprites[handle].at
    for button in (1, 3):
        point(app, at.x, at.y, button)
        assert table.painter.zoomed == handle
        app.post(Key("esc"))
        settle(app)
        assert table.painter.zoomed is None and app.stack.top is study
    assert table.hands.picker.offers == () and table.hands.buttons == []
    for key in ("z", "m", "space", "h", "1"):
        app.post(Key(key, ctrl=key == "z"))
        settle(app)
        if app.stack.top is not study:  # Space presses the button that has the focus
            app.post(Key("f3"))
            settle(app)
    assert table.session.answers == answers and table.session.screen.kind == "over" and app.faults == []


@pytest.mark.parametrize("game, seats", [("guillotine_tricks", 4), ("mascarade", 5), ("allegiance", 3)])
def test_studied_the_table_shows_no_face_but_what_everybody_sees(tmp_path: Path, game: str, seats: int) -> None:
    _, study = studied(tmp_path, game, seats)
    public = study.table.session.view()
    assert all(public.audience >> seat & 1 for seat in range(seats))
    faces = {card.handle: card.face for cards in public.zones.values() for card in cards}
    assert {sprite.handle: sprite.face for sprite in study.table.board.tableau.sprites.values()} == faces


def test_what_the_system_says_stays_in_one_line() -> None:
    said = "matchesに保存できませんでした（No space left on device）。無事です。"
    assert "（No space left on device）。" in phrases(said)


@pytest.mark.parametrize("lang, word", [("en", "coins"), ("ja", "コイン")])
def test_coins_are_called_coins(tmp_path: Path, lang: Lang, word: str) -> None:
    _, page = ended(tmp_path, "mascarade", 5, lang=lang)
    assert word in page.headline()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_place_in_two_figures_leaves_the_token_free(tmp_path: Path, lang: Lang, size: tuple[int, int]) -> None:
    """Between place and name stands the token, .72 of a row: 36 units in the list, 46 beside the podium."""
    app, page = ended(tmp_path, "mascarade", 13, size, lang)
    assert 10 in page.tally.places
    beside = [d for d in app.registry.drawn if d.box.x < BESIDE]
    place = next(d for d in beside if d.text == "10")
    name = next(d for d in beside if d.box.x > place.box.right and abs(d.box.centre[1] - place.box.centre[1]) < 10)
    assert name.box.x - place.box.right > 0.72 * (46 if size[1] == 1080 else 36) + 12


@pytest.mark.parametrize(("lang", "total", "stands"), [("en", "Total", "Guild"), ("ja", "合計", "ギルド")])
@pytest.mark.parametrize("size", SIZES)
def test_where_points_decide_nothing_none_are_shown(
    tmp_path: Path, lang: Lang, total: str, stands: str, size: tuple[int, int]
) -> None:
    """This match of six is won by one Guild player, and no other has a place."""
    app, page = ended(tmp_path, "allegiance", 6, size, lang)
    shown = app.registry.texts()
    assert page.tally.outcome.winners == (0,) and total not in shown and stands in shown
    assert not {"II", "III", "-7", "−7", "2"} & set(shown)
    held = page.tally.columns
    assert [page.tally.value(0, column) for column in held] == [9, 16]
    assert list(faults(app)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (540, 960), *SIZES])
@pytest.mark.parametrize("matches", [0, 2])
def test_guillotine_shows_what_every_day_has_brought(
    tmp_path: Path, lang: Lang, size: tuple[int, int], matches: int
) -> None:
    """A chart over three days; in a series beside how that stands, neither in the place of the other."""
    app, page = ended(tmp_path, "guillotine", 5, size, lang, matches=matches, played=max(1, matches))
    assert [len(side.points) for side in page.tally.course] == [3] * 5
    assert [side.points[-1] for side in page.tally.course] == list(page.tally.outcome.points)
    wanted = {"en": ["Day 1", "Day 2", "Day 3"], "ja": ["1日目", "2日目", "3日目"]}[lang]
    series = {"en": "The series so far", "ja": "ここまでの合計"}[lang]
    seen = set(app.registry.texts())
    if size == (540, 960):  # one below the other
        for _ in range(12):
            app.post(Key("pagedown"))
            settle(app)
            seen |= set(app.registry.texts())
    for sheet in (1, 2) if size in ((960, 540), (1280, 720)) else ():
        page._show_sheet(sheet)
        settle(app)
        assert list(faults(app)) == []
        seen |= set(app.registry.texts())
    assert {*wanted, *([series] if matches else [])} <= seen
    assert list(faults(app)) == []


@pytest.mark.parametrize(("lang", "deal"), [("en", "Deal 1789"), ("ja", "配札番号1789")])
@pytest.mark.parametrize("size", [(960, 540), *SIZES])
def test_the_number_of_the_deal_is_told_at_the_end(
    tmp_path: Path, lang: Lang, deal: str, size: tuple[int, int]
) -> None:
    """Where something is shuffled, and when no match with it is still to come."""
    for game, seats, matches, told in (
        ("guillotine", 3, 0, True),
        ("mascarade", 13, 0, True),
        ("allegiance", 6, 0, True),
        ("guillotine_tricks", 4, 0, True),
        ("guillotine", 2, 3, False),
        ("revolution", 2, 0, False),
    ):
        app, _ = ended(tmp_path / f"{game}{matches}", game, seats, size, lang, matches=matches)
        assert any(deal in text for text in app.registry.texts()) == told, game
        assert list(faults(app)) == []


def levelled(home: Path, points: tuple[int, ...], lang: Lang = "en", name: str = "") -> tuple[RunningApp, Result]:
    """A finished match of Mascarade of as many seats, with these points; `name`: what all of them are called."""
    app, page = ended(home, "mascarade", len(points), (1920, 1080), lang)
    if name:
        page.session.seated = tuple(person._replace(name=name) for person in page.session.seated)
        page.session._by_id = {person.id: person for person in page.session.seated}
    best = tuple(seat for seat, value in enumerate(points) if value == max(points))
    page.tally = tally(replace(page.tally.outcome, points=points, winners=best, lines=()))
    app.redraw()
    settle(app)
    return app, page


LONG = "Maximilien François Marie Isidore de Robespierre"


@pytest.mark.parametrize(
    ("points", "steps"),
    [
        ((14, 12, 11, 11, 11), {"I": 1, "II": 1, "III": 3}),
        ((14, 14, 11, 11, 9), {"I": 2, "III": 2}),
        ((14, 12, 12, 12, 9), {"I": 1, "II": 3}),
        ((9, 9, 9, 9), {"I": 4}),
        ((14, 12, *(11 for _ in range(11))), {"I": 1, "II": 1, "III": 11}),
        (tuple(9 for _ in range(13)), {"I": 13}),
        ((14, 12, 11, 9), {"I": 1, "II": 1, "III": 1}),
    ],
)
@pytest.mark.parametrize("long", [False, True])
def test_level_ones_share_a_step(tmp_path: Path, points: tuple[int, ...], steps: dict[str, int], long: bool) -> None:
    """Their tokens stand over the same number; only who is behind the third place is in the list below."""
    app, page = levelled(tmp_path, points, name=LONG if long else "")
    drawn = [d for d in app.registry.drawn if d.box.x < BESIDE]
    seen = {d.text for d in drawn if d.text in ("I", "II", "III")}
    assert seen == set(steps) or ((len(points) == 13 or long) and seen < set(steps))  # too low a step bears no number
    behind = sum(place > 3 for place in page.tally.places)
    assert sum(steps.values()) + behind == len(points)
    numbers = [d for d in drawn if d.text.isdigit() and int(d.text) == max(page.tally.places) and d.box.x < 420]
    assert behind == 0 or numbers, "whoever is behind has a place in the list"
    assert sum(1 for d in drawn if d.text == str(points[-1])) == (behind if behind else 1)
    assert list(faults(app)) == []


def test_who_has_won_alone_has_a_whole_name_above_the_heads_of_all_others(tmp_path: Path) -> None:
    app, _ = levelled(tmp_path, (14, 12, 11, 11, 11), name="Muhammad")
    names = [d for d in app.registry.drawn if d.box.x < BESIDE and d.text.startswith("Muham") and " " not in d.text]
    assert min(names, key=lambda name: name.box.y).text == "Muhammad"
