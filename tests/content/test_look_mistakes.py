"""Mistakes in table.toml and game.toml whose values are of the right type: each is told where it stands, in both
languages, and nothing of the game is loaded."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.content import looks, report
from game.content.problems import BadFiles
from game.content.texts import Texts
from game.games import CATALOGUE, load
from game.session.shelf import Shelf

from .folder import mistakes_with

TABLE = "guillotine/table.toml"
# file, what stands there, what stands there instead, the key that is told, the nearest word or None
PLANTED = [
    (TABLE, "noble/{face}/{form}", "noble/{fac}/{form}", "card.noble.picture", "{face}"),
    (TABLE, "noble/{face}/{form}", "noble/{face/{form}", "card.noble.picture", None),
    (TABLE, "noble/{face}/{form}", "noble/{face}/{form:>400}", "card.noble.picture", None),
    (TABLE, "noble/{face}/{form}", "../noble/{face}", "card.noble.picture", None),
    (TABLE, "noble/{face}/{form}", "noble/{}/{form}", "card.noble.picture", None),
    (TABLE, 'back = "guillotine/back/noble"', 'back = "guillotine\\\\back"', "card.noble.back", None),
    (TABLE, 'style = "portrait"', 'style = "potrait"', "card.noble.style", "portrait"),
    ("mascarade/table.toml", 'style = "mask"', 'style = "portrat"', "card.mask.style", "portrait"),
    (TABLE, "[card.noble]", "[card.nobel]", "card.nobel", "noble"),
    (TABLE, 'file = "nobles.toml"', 'file = "noble.toml"', "card.noble.file", "nobles.toml"),
    (TABLE, 'file = "nobles.toml"\n', "", "card.noble.file", None),
    (TABLE, 'general = "add"', 'genral = "add"', "card.noble.icons.genral", "general"),
    (TABLE, 'general = "add"', 'general = "ad"', "card.noble.icons.general", "add"),
    (TABLE, 'tough_crowd = "−2"', 'tuff_crowd = "−2"', "card.action.labels.tuff_crowd", "tough_crowd"),
    (TABLE, 'tough_crowd = "−2"', 'tough_crowd = "minus two"', "card.action.labels.tough_crowd", None),
    (TABLE, 'tint = "#27395F"', 'tint = "#27"', "card.noble.tint", None),
    (TABLE, 'value = "points"', 'value = "point"', "card.noble.value", "points"),
    (TABLE, 'group = "colour"', 'group = "colur"', "card.noble.group", "colour"),
    (TABLE, 'group = "colour"', 'group = "points"', "card.noble.group", None),
    ("guillotine_tricks/table.toml", 'worth = "penalty"', 'worth = "rank"', "card.card.worth", None),
    (TABLE, "key = 0.25", "key = 25", "card.action.key", None),
    (TABLE, 'when = "day"', 'when = "dai"', "kept.when", "day"),
    (TABLE, 'when = "day"\n', "", "kept.when", None),
    (TABLE, 'cards = "score_pile"', 'cards = "scores"', "kept.cards", "score_pile"),
    (TABLE, "columns = [440, 1590]", "columns = [1590, 440]", "landscape.columns", None),
    (TABLE, "columns = [440, 1590]", "columns = [440, 440]", "landscape.columns", None),
    (TABLE, "log = [1650, 486,", "log = [16500, 486,", "landscape.log", None),
    (TABLE, "strip = [444, 690, 1164, 380]", "strip = [444, 690, 0, 380]", "landscape.strip", None),
    (TABLE, "rect = [18, 151, 1614, 204]", "rect = [18, 151, nan, 204]", "landscape.zone[0].rect[2]", None),
    (TABLE, "rect = [18, 151, 1614, 204]", "rect = [18, 151, inf, 204]", "landscape.zone[0].rect[2]", None),
    (TABLE, "rect = [18, 151, 1614, 204]", "rect = [18, 151, -1614, 204]", "landscape.zone[0].rect", None),
    (TABLE, 'kind = "line"', 'kind = "lien"', "landscape.zone[0].kind", "line"),
    (TABLE, 'kind = "played"', 'kind = "line"', "landscape.zone[1].kind", None),
    (TABLE, "width = 128", "width = 0", "landscape.zone[0].width", None),
    (TABLE, "keep = 6", "keep = -6", "landscape.zone[0].keep", None),
    (TABLE, "width = 146 }", "width = -146 }", "landscape.zone[0].accent.width", None),
    (TABLE, "gap = 14", "gap = -14", "landscape.seat[0].gap", None),
    (TABLE, "seats = [3, 4]", "seats = [4, 3]", "landscape.seat[1].seats", None),
    (TABLE, "seats = [3, 4]", "seats = [6, 9]", "landscape.seat[1].seats", None),
    (TABLE, "seats = [3, 4]", "seats = [3, 40]", "landscape.seat[1].seats[1]", None),
    (TABLE, "seats = [3, 4]", "seats = [3, 5]", "landscape.seat[2].seats", None),
    (TABLE, 'draw = "square"', 'draw = "sqare"', "landscape.scenery[0].draw", "square"),
    (TABLE, 'draw = "square"', 'draw = "square"\npicture = "guillotine/square"', "landscape.scenery[0]", None),
    (TABLE, 'show = "badge", key = "score"', 'show = "badge", key = "scroe"', "landscape.panel.item[", "score"),
    (TABLE, 'show = "badge", key = "score"', 'show = "badge"', "landscape.panel.item[", None),
    (TABLE, 'colour = "seat"', 'colour = "sead"', "landscape.panel.item[", "seat"),
    (TABLE, 'colour = "seat"', 'colour = "#12345"', "landscape.panel.item[", None),
    ("allegiance/table.toml", "[landscape.phase.count]", "[landscape.phase.cuont]", "landscape.phase.cuont", "count"),
    ("allegiance/table.toml", "[[354, 564, 1212, 230], [354, 74, 598, 476], ", "[", "landscape.seat[0].spots", None),
    ("allegiance/table.toml", 'key = ["side"]', 'key = ["sied"]', "sound[1].key[0]", "side"),
    ("allegiance/table.toml", 'play = "seal"', 'play = "seel"', "sound[1].play", "seal"),
    ("guillotine_tricks/table.toml", 'to = ["annulled"]', 'to = ["anulled"]', "sound[0].to[0]", "annulled"),
    ("guillotine_tricks/table.toml", 'to = ["annulled"]', 'key = ["trial"]', "sound[0].key", None),
    ("guillotine/game.toml", "minutes = [30, 60]", "minutes = [60, 30]", "minutes", None),
    ("guillotine/game.toml", "minutes = [30, 60]", "minutes = [0, 60]", "minutes", None),
    ("guillotine/game.toml", 'colour = "#8E1A22"', 'colour = "red"', "poster.colour", None),
    ("guillotine/game.toml", 'secrecy = "screen"', 'secrecy = "none"', "secrecy", None),
    ("guillotine/game.toml", 'values = ["3", "2", "1"]', 'values = ["3", "2", ""]', "setting[0].values[2]", None),
    ("guillotine_tricks/game.toml", 'fold = "hand"', 'fold = "trial?"', "zone.trial?.fold", None),
    ("guillotine_tricks/game.toml", 'needs = { double = "on" }', 'needs = { avoidance = "once" }', "setting[7]", None),
    ("guillotine_tricks/cards.toml", "strength = 13", "strength = 12", ".strength", None),
    ("revolution/game.toml", "matches = [2, 1, 4]", "matches = []", "matches", None),
    ("revolution/game.toml", "matches = [2, 1, 4]", "matches = [2, 2]", "matches", None),
    ("revolution/game.toml", "goals = [10, 15, 20]", "goals = [10, -15]", "goals", None),
    ("mascarade/game.toml", '"mascarade/mask/beggar/chip"', '"mascarade/{beggar}"', "setting[3].picture", None),
    ("mascarade/scenarios.toml", 'scenario = "advanced"', 'scenario = "advancd"', "set[10].scenario", "advanced"),
    ("mascarade/scenarios.toml", "[[set]]", "[[sett]]", "sett", "set"),
    ("guillotine/text.en.toml", "{player}", "{player", "", None),
]


@pytest.mark.parametrize("file, good, bad, key, near", PLANTED)
def test_it_is_told_where_it_stands_with_the_nearest_word(
    tmp_path: Path, file: str, good: str, bad: str, key: str, near: str | None
) -> None:
    problems = mistakes_with(tmp_path, file, good, bad)
    told = [problem for problem in problems if problem.file == file and key in problem.key]
    assert told, problems
    lines = (tmp_path / file).read_text("utf-8").split("\n")
    assert all(problem.line is not None and 1 <= problem.line <= len(lines) for problem in problems)
    assert near is None or told[0].nearest == near
    for lang in ("en", "ja"):
        for problem in problems:
            texts = Texts.load(paths.data(), lang)
            said = report.sentence(problem, texts)
            assert "app." not in said and not texts.missing
            assert said.startswith(file) and str(problem.line) in said


@pytest.mark.parametrize("file, good, bad, key, near", PLANTED[:1] + PLANTED[15:16] + PLANTED[24:25])
def test_a_bad_look_keeps_its_game_from_the_table_and_no_other(
    tmp_path: Path, file: str, good: str, bad: str, key: str, near: str | None
) -> None:
    shutil.copytree(paths.data() / "games", tmp_path / "games")
    spoilt = tmp_path / "games" / file
    spoilt.write_text(spoilt.read_text("utf-8").replace(good, bad, 1), "utf-8")
    shelf = Shelf(tmp_path / "games")
    assert [title.id for title in shelf.titles() if title.info is None] == ["guillotine"]
    with pytest.raises(LookupError):
        shelf.rules("guillotine")
    with pytest.raises(BadFiles):  # also where the file is spoilt while the game is on the table
        looks.read(spoilt.parent)


def test_a_value_of_a_wrong_type_hides_no_other_mistake(tmp_path: Path) -> None:
    wrong = 'tint = "#27"\nvalue = 7\n[card.action]\nstyle = "acton"\nfile = "actions.toml"\ngroup = "familie"\n'
    rest = '[[sound]]\non = "moved"\nplay = "drup"\n[landscape]\nbar = 5\n[portrait]\nstage = [0, 0, 0, 0]\n'
    bad = f"{rest}[card.noble]\n{wrong}"
    shutil.copytree(paths.data() / "games" / "guillotine", tmp_path / "guillotine")
    (tmp_path / TABLE).write_text(bad, "utf-8")
    with pytest.raises(BadFiles) as caught:
        load("guillotine", tmp_path)
    assert {problem.key for problem in caught.value.problems} == {
        "landscape.bar",
        "portrait.stage",
        "card.noble.value",
        "card.action.style",
        "card.action.group",
        "sound[0].play",
    }


@pytest.mark.parametrize("game", CATALOGUE)
def test_our_own_looks_are_whole(game: str) -> None:
    assert Shelf(paths.data() / "games").title(game).mistakes == ()
