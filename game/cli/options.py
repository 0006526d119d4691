"""`python -m game options GAME`: the keys and values of a game's table settings, for `--option`."""

from __future__ import annotations

import argparse

from game import paths
from game.games import load

from .arguments import Desk, Parser, seat_numbers


def arguments(parser: Parser, desk: Desk) -> None:
    parser.add_game()


def run(chosen: argparse.Namespace, desk: Desk) -> int:
    """One line a setting: its key, its values with the default marked, when it means anything, what it is called."""
    info = load(chosen.game, paths.data() / "games").info
    print(desk.say("seats_of", game=info.id, seats=seat_numbers(info, desk)))
    if not info.settings:
        print(desk.say("no_settings", game=info.id))
    for setting in info.settings:
        values = "  ".join(f"{value}*" if value == setting.default else value for value in setting.values)
        label = f"{info.id}.setting.{setting.key}.label"
        name = f"  {desk.texts.say(label)}" if desk.texts.has(label) else ""
        needs = "".join(f"  {desk.say('needs', key=key, value=value)}" for key, value in setting.needs)
        print(f"{setting.key}: {values}{name}{needs}")
    lengths = [f"{n}*" if n == info.matches[0] else str(n) for n in info.matches]
    if len(info.matches) > 1:
        print(f"--matches: {'  '.join(lengths)}  {desk.texts.say('app.options.length')}")
    if info.goals:
        print(f"--goal: {'  '.join(map(str, info.goals))}  {desk.say('goal')}")
    if info.settings:
        print(desk.say("default"))
    return 0
