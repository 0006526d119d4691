"""`python -m game selftest`: whether this copy of the game is whole. It needs no screen, no sound device, no saves.

Every data file, font, picture and sound is loaded and compared with what was baked, every scene drawn once, ten matches
of every game played by bots.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from game import manifest, paths
from game.content.problems import BadFiles
from game.core.rules import Rules
from game.core.setup import Setup
from game.games import CATALOGUE, load

from . import check
from .arguments import Desk, Parser
from .self_play import LIMIT, Endless, SelfPlay

MATCHES = 10  # of every game, with another number of seats each
MOST = 20  # complaints that are told; the rest is counted
Complaint = str


def arguments(parser: Parser, desk: Desk) -> None:
    """None."""


def run(chosen: argparse.Namespace, desk: Desk) -> int:
    """0 if everything is there and works; 2 if not, with a sentence for each thing that does not."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    complaints: list[Complaint] = []
    for name, look in (
        ("data", data),
        ("fonts", fonts),
        ("pictures", pictures),
        ("sounds", sounds),
        ("scenes", scenes),
        ("matches", matches),
    ):
        found = list(look(desk))
        complaints += filter(None, found)
        print(desk.texts.put(f"app.selftest.{name}", found.count("")), flush=True)
    for complaint in complaints[:MOST]:
        print(complaint, file=sys.stderr)
    if len(complaints) > MOST:
        print(desk.texts.put("app.selftest.more", len(complaints) - MOST), file=sys.stderr)
    print(
        desk.texts.put("app.selftest.broken", len(complaints)) if complaints else desk.texts.put("app.selftest.whole")
    )
    return 2 if complaints else 0


def data(desk: Desk) -> Iterator[Complaint]:
    """One yield a file, as in all looks here: empty if it is good, else what is wrong."""
    said = io.StringIO()
    with redirect_stdout(said):
        bad = check.run(argparse.Namespace(folder=paths.data()), desk)
    if bad:
        yield from said.getvalue().splitlines()[:-1]
    else:
        yield from ("" for file in paths.data().rglob("*.toml"))


def fonts(desk: Desk) -> Iterator[Complaint]:
    import pygame.freetype

    from game.ui.fonts import FILES

    pygame.freetype.init()
    faults = manifest.faults(paths.assets(), "fonts")
    yield from unlike(desk, "fonts", faults)
    for name in FILES.values():
        if name not in faults:
            file = paths.assets() / "fonts" / name
            yield tried(desk, file, lambda path: pygame.freetype.Font(path, 24).render("Guillotine"))


def pictures(desk: Desk) -> Iterator[Complaint]:
    import pygame

    yield from every(desk, "images", ".webp", pygame.image.load)


def sounds(desk: Desk) -> Iterator[Complaint]:
    import pygame.mixer

    pygame.mixer.init(44100, -16, 1, 512)
    yield from every(desk, "sounds", ".wav", pygame.mixer.Sound)
    pygame.mixer.quit()


def scenes(desk: Desk) -> Iterator[Complaint]:
    from game.ui.shots import drawn

    for name, _, problem in drawn(paths.data(), paths.assets(), (1280, 720), desk.texts.lang):
        yield desk.texts.put("app.selftest.scene", scene=name, why=problem) if problem else ""


def every(desk: Desk, folder: str, ending: str, load_one: Callable[[str], Any]) -> Iterator[Complaint]:
    """Loads every file of a folder of assets, of which there must be all that were baked."""
    root = paths.assets() / folder
    files = sorted(root.rglob(f"*{ending}"))
    if not files:
        yield desk.texts.put("app.selftest.empty", folder=f"assets/{folder}")
        return
    faults = manifest.faults(paths.assets(), folder)
    yield from unlike(desk, folder, faults)
    for file in files:
        if file.relative_to(root).as_posix() not in faults:
            yield tried(desk, file, load_one)


def unlike(desk: Desk, folder: str, faults: Mapping[str, str]) -> Iterator[Complaint]:
    """What is not as it was baked in a folder of assets."""
    if manifest.listed(paths.assets(), folder) is None:
        yield desk.texts.put("app.selftest.unlisted", file=f"assets/{manifest.NAME}", folder=f"assets/{folder}")
    for file, fault in faults.items():
        yield desk.texts.put(f"app.selftest.{fault}", file=f"assets/{folder}/{file}")


def matches(desk: Desk) -> Iterator[Complaint]:
    for game in CATALOGUE:
        try:
            rules = load(game, paths.data() / "games")
        except BadFiles:
            continue  # already told
        for seed in range(MATCHES):
            yield match(desk, rules, seed)


def match(desk: Desk, rules: Rules[Any], seed: int) -> Complaint:
    """One match of random bots, with default settings."""
    seats = rules.info.seats[seed % len(rules.info.seats)]
    try:
        played = SelfPlay(rules, Setup(tuple(range(seats)), seed, rules.info.options({}))).run()
        return (
            ""
            if rules.outcome(played.state)
            else desk.texts.put("app.selftest.no_end", game=rules.info.id, seats=str(seats), seed=str(seed))
        )
    except Endless:
        return desk.say("endless", n=str(LIMIT))
    except Exception as why:
        return desk.texts.put(
            "app.selftest.match", game=rules.info.id, seats=str(seats), seed=str(seed), why=described(why)
        )


def tried(desk: Desk, file: Path, work: Callable[[str], object]) -> Complaint:
    """Empty if this can be done with the file."""
    try:
        work(str(file))
        return ""
    except Exception as why:
        return desk.texts.put("app.selftest.file", file=file.name, why=described(why))


def described(why: Exception) -> str:
    return f"{why.__class__.__name__}: {why}"
