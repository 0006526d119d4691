"""`python -m game check [DIR]`: read every data file of a folder, count what is in it, tell every mistake."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game import paths
from game.content import loose_ends, report, text_files
from game.content.card_words import supplied, wordless
from game.content.problems import BadFiles, Problem
from game.content.text_files import LANGUAGES, TextFile
from game.games import CATALOGUE, load_with_files

from .arguments import Desk, Parser, Refused

POSTER = ("name", "cry", "line", "hidden", "cost")  # what a poster says, of its game


def arguments(parser: Parser, desk: Desk) -> None:
    parser.add_argument("folder", metavar="DIR", nargs="?", type=Path, default=paths.data())


def run(chosen: argparse.Namespace, desk: Desk) -> int:
    """0 if everything can be played as it is, else 1; a bad game does not keep the others from being checked."""
    folder: Path = chosen.folder
    games = _games(folder, desk)
    mistakes = notes = 0
    for game, games_folder in games:
        told = _tell(_game(game, games_folder, desk), desk)
        mistakes, notes = mistakes + told[0], notes + told[1]
    if (folder / "text").is_dir():
        mistakes += _tell(app_problems(folder, desk), desk)[0]
    last = "mistakes" if mistakes else "notes" if notes else "all_good"
    print(desk.texts.put(f"app.check.{last}", mistakes or notes))
    return 1 if mistakes else 0


def _games(folder: Path, desk: Desk) -> list[tuple[str, Path]]:
    """The games to check, each with the folder that holds its folder. `folder` may be that of one game."""
    if (folder / "game.toml").exists():
        if folder.resolve().name not in CATALOGUE:
            raise Refused(desk.unknown("game", folder.resolve().name, CATALOGUE))
        return [(folder.resolve().name, folder.resolve().parent)]
    if not (folder / "games").is_dir() and not (folder / "text").is_dir():
        raise Refused(desk.texts.put("app.check.nothing", folder=str(folder)))
    return [(game, folder / "games") for game in CATALOGUE] if (folder / "games").is_dir() else []


def _game(game: str, games_folder: Path, desk: Desk) -> Sequence[Problem]:
    """Check one game; prints what it holds and returns what is wrong with it."""
    pairs = [text_files.read(games_folder / game / f"text.{lang}.toml", game) for lang in LANGUAGES]
    try:
        _, files = load_with_files(game, games_folder)
    except BadFiles as why:
        return [*why.problems, *_unpaired(pairs), *loose_ends.pages(games_folder / game)]
    counts = [counted(kind, n, desk) for kind, n in files.counts.items()]
    for kind, n in (("settings", len(files.info.settings)), ("texts", len(pairs[0].table))):
        counts += [desk.texts.put(f"app.check.{kind}", n)] if n else []
    print(desk.texts.put("app.check.good", game=game, counts=desk.texts.listed(counts)))
    lonely = [problem for problem in _unpaired(pairs) if not supplied(files, problem)]
    cards = [] if any(pair.problems for pair in pairs) else wordless(files, pairs)  # else they would all be
    loose = loose_ends.loose_ends(files, pairs, paths.assets() / "images")
    return [*_absent(pairs), *lonely, *cards, *loose, *_posterless(game, pairs, desk)]


def counted(kind: str, n: int, desk: Desk) -> str:
    """50 nobles; of a card file that has no word of its own: 8 cards in spells.toml."""
    key = f"app.check.cards.{kind}"
    return desk.texts.put(key if desk.texts.has(key) else "app.check.other_cards", n, kind=kind)


def _posterless(game: str, pairs: Sequence[TextFile], desk: Desk) -> list[Problem]:
    """What the game's poster says in no language; the posters of the house are the app's."""
    if any(pair.problems for pair in pairs):
        return []
    return [
        Problem(f"{game}/text.{LANGUAGES[0]}.toml", None, f"game.{word}", "", (), kind="poster")
        for word in POSTER
        if not desk.texts.has(f"app.games.{game}.{word}")
        and not any(f"{game}.game.{word}" in pair.table for pair in pairs)
    ]


def app_problems(folder: Path, desk: Desk) -> Sequence[Problem]:
    """Check the app's own text tables."""
    tables: dict[str, list[TextFile]] = {}
    for lang in LANGUAGES:
        for prefix, path in text_files.find(folder, lang):
            if prefix.startswith("app."):
                tables.setdefault(prefix, []).append(text_files.read(path, prefix))
    lonely = [
        Problem(
            pair[0].file.name.replace(".en.", ".ja.")
            if ".en." in pair[0].file.name
            else pair[0].file.name.replace(".ja.", ".en."),
            None,
            "",
            "",
            (),
            kind="absent",
        )
        for pair in tables.values()
        if len(pair) < len(LANGUAGES)
    ]
    problems = [problem for pair in tables.values() for file in pair for problem in file.problems]
    if not problems and not lonely:
        count = sum(len(pair[0].table) for pair in tables.values())
        print(
            desk.texts.put(
                "app.check.good", game=desk.texts.put("app.check.app"), counts=desk.texts.put("app.check.texts", count)
            )
        )
    return [*lonely, *problems, *(problem for pair in tables.values() for problem in _unpaired(pair))]


def _absent(pairs: Sequence[TextFile]) -> list[Problem]:
    return [problem for pair in pairs for problem in pair.problems if problem.kind == "absent"]


def _unpaired(pairs: Sequence[TextFile]) -> list[Problem]:
    """What one language has and another has not, where both can be read."""
    if any(pair.problems for pair in pairs):
        return []
    return [
        problem
        for here in pairs
        for there in pairs
        if here is not there
        for problem in text_files.unpaired(here, there)
    ]


def _tell(problems: Sequence[Problem], desk: Desk) -> tuple[int, int]:
    """Say each; returns how many are mistakes, and how many only worth knowing."""
    worst_first = sorted(problems, key=lambda problem: problem.harmless)
    for line in report.sentences(worst_first, desk.texts):
        print(line)
    notes = sum(problem.harmless for problem in problems)
    return len(problems) - notes, notes
