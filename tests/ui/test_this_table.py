"""How to play, asked at a table, begins with what this match is played by: every setting that means something."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.setup import GameInfo, TableSetting
from game.session.session import Session
from game.ui.flow import open_table
from game.ui.input import Key
from game.ui.running import RunningApp
from game.ui.scenes.handoff import Handoff
from game.ui.scenes.rules import Rules
from game.ui.scenes.table_rules import rulings
from game.ui.shot_play import settle
from tests.driver import REAL
from tests.session.sittings import begin, people

from .scene_checks import faults, shown

SIZES = [(540, 960), (960, 540), (1280, 720), (1920, 1080)]
FAR: Mapping[str, Mapping[str, str]] = {  # as far from the usual game as it goes
    "guillotine_tricks": {
        "rounds": "6",
        "target_order": "cycle",
        "pardon": "owner",
        "halves": "rounded",
        "honours": "2",
        "trial": "tribute",
        "double": "on",
        "avoidance": "per_suit",
        "robespierre": "on",
        "right": "whole_round",
        "teams": "on",
        "team_score": "pooled",
    },
    "guillotine": {"days": "1", "first": "chosen"},
    "mascarade": {
        "scenario": "custom",
        "memory": "on",
        "mask_peasant": "2",
        "mask_judge": "1",
        "mask_king": "1",
        "mask_thief": "1",
        "mask_widow": "1",
    },
    "revolution": {"secure": "one_empty", "marking": "by_hand", "help": "off"},
    "allegiance": {},
}


def at_table(
    home: Path, game: str, options: Mapping[str, str], size: tuple[int, int] = (1280, 720), lang: Lang = "en"
) -> RunningApp:
    app = shown(home, "title", size, lang)
    seats = REAL[game].info.seats[0]
    open_table(app, Session.begin(REAL[game], people(seats), options, 1, None, None, undo="none"))
    settle(app)
    return app


def read(app: RunningApp, key: str = "f1") -> Rules:
    app.post(Key(key))
    for _ in range(3):
        app.step(0.1)
    page = app.stack.top
    assert isinstance(page, Rules)
    return page


def told(app: RunningApp, page: Rules) -> list[tuple[str, str, bool]]:
    """Label, value, whether it is marked, of everything in the first chapter."""
    first = page.chapters()[0]
    assert first.title == app.say("app.rules.this_table")
    return [(*part.cells[:2], bool(part.mark)) for part in first.parts if part.kind == "ruling"]  # type: ignore[misc]


def test_only_what_means_something_is_told_and_what_is_unusual_is_marked(tmp_path: Path) -> None:
    app = at_table(tmp_path, "guillotine_tricks", {"pardon": "owner", "robespierre": "on", "right": "whole_round"})
    assert told(app, read(app)) == [
        ("Rounds", "12", False),
        ("Target suit", "By quota", False),
        ("Pardons count for", "Its owner", True),
        ("Half points", "Exact", False),
        ("Honours needed", "3 or 4", False),
        ("Revolutionary trial", "Free", False),
        ("Double Guillotine", "Off", False),  # so the bonus of it means nothing
        ("Robespierre rule", "On", True),
        ("The right lasts", "Whole round", True),
        ("Team Guillotine", "Off", False),
        ("Taking back", "Never", True),
    ]


@pytest.mark.parametrize("game", sorted(REAL))
def test_every_setting_of_every_game_is_told_with_what_it_changes(game: str, tmp_path: Path) -> None:
    app = at_table(tmp_path, game, FAR[game])
    session = app.house.session
    assert session is not None
    options, found = session.header.options, rulings(app, session)
    said = {ruling.label: ruling for ruling in found}
    assert len(said) == len(found)
    for setting in session.info.meaningful(session.info.options(options)):
        key = f"{game}.setting.{setting.key}"
        if setting.picture:
            continue
        ruling = said[app.say(f"{key}.label")]
        assert ruling.value == app.say(f"{key}.{options[setting.key]}")
        assert ruling.help.startswith(app.say(f"{key}.help"))
        assert ruling.usual == (options[setting.key] == setting.default)
    assert said["Taking back"].value == "Never"
    assert ("Length of the series" in said) == (len(session.info.matches) + len(session.info.goals) > 1)


def test_masks_that_were_picked_are_named(tmp_path: Path) -> None:
    app = at_table(tmp_path, "mascarade", FAR["mascarade"])
    session = app.house.session
    assert session is not None
    said = next(ruling.help for ruling in rulings(app, session) if ruling.label == "Masks in play")
    names = said.partition("\n")[2]
    assert "Judge" in names and "Peasant (Both)" in names
    for setting in (setting for setting in session.info.settings if setting.picture):
        label = app.say(f"mascarade.setting.{setting.key}.label")
        assert (label in names) == (session.header.options[setting.key] != "0")


def test_a_sixth_game_gets_it_for_nothing(tmp_path: Path) -> None:
    app = shown(tmp_path, "title", (1280, 720), "en")
    session = begin("tricks", options={})
    found = {ruling.label for ruling in rulings(app, session)}
    assert "Taking back" in found and len(found) == 1 + len(session.info.settings)


def test_a_setting_means_something_only_with_all_that_it_needs() -> None:
    settings = (
        TableSetting("a", ("off", "on")),
        TableSetting("b", ("off", "on")),
        TableSetting("c", ("x", "y"), (("a", "on"), ("b", "on"))),
    )
    info = GameInfo("toy", (2,), settings)
    for a, b in (("on", "on"), ("on", "off"), ("off", "on")):
        meaning = info.meaningful(info.options({"a": a, "b": b}))
        assert (settings[2] in meaning) == (a == b == "on")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(REAL))
def test_every_value_stands_whole_on_the_page(game: str, lang: Lang, size: tuple[int, int], tmp_path: Path) -> None:
    app = at_table(tmp_path, game, FAR[game], size, lang)
    page = read(app)
    left = {words for label, value, _ in told(app, page) for words in (label, value)}
    for _ in range(8):
        assert list(faults(app)) == []
        shown_now = " ".join(drawn.text for drawn in app.drawn)
        left = {words for words in left if words not in shown_now}
        if not left:
            return
        page._turn_page(1)
        app.step(0.1)
    raise AssertionError(left)


@pytest.mark.parametrize("way", ["menu", "cover"])
def test_the_menu_and_the_cover_lead_there_too(way: str, tmp_path: Path) -> None:
    app = at_table(tmp_path, "mascarade" if way == "menu" else "guillotine", {})
    if way == "menu":
        for key in ("esc", "down", "enter"):
            app.post(Key(key))
            app.step(0.1)
        page = app.stack.top
        assert isinstance(page, Rules)
    else:
        assert isinstance(app.stack.top, Handoff)
        page = read(app)
    assert told(app, page)


def test_away_from_a_table_there_is_no_such_chapter(tmp_path: Path) -> None:
    app = shown(tmp_path, "guillotine_tricks_rules", (1280, 720), "en")
    page = app.stack.top
    assert isinstance(page, Rules)
    assert page.chapters()[0].title == "Guillotine Tricks"
