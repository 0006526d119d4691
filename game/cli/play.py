"""`python -m game play GAME`: straight to a table. With only bots it is a show to watch."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from game import paths
from game.bots import LEVELS
from game.games import load

from .arguments import Desk, Parser, bots_of, language, series_of, setup_of

if TYPE_CHECKING:
    from game.ui.running import RunningApp


def arguments(parser: Parser, desk: Desk) -> None:
    parser.add_game()
    parser.add_match()
    parser.add_bots(tuple(LEVELS))
    parser.add_series()


def run(chosen: argparse.Namespace, desk: Desk) -> int:
    """Open the table. Raises Refused for what the game does not have, NoScreen where there is no window."""
    rules = load(chosen.game, paths.data() / "games")
    seats, options = setup_of(rules, chosen, desk)
    matches, goal = series_of(rules.info, chosen, desk)
    bots = bots_of(len(seats), chosen, desk)

    def opening(app: RunningApp) -> None:
        from game.session.people import Person
        from game.session.session import Session
        from game.ui.evening import Evening
        from game.ui.flow import sit_down
        from game.ui.scenes.title import Title

        people = tuple(Person(seat, _name(app, seat, bots.get(seat)), seat, bots.get(seat)) for seat in seats)
        deal = Evening(seed=chosen.seed).deal()
        app.stack.push(Title(app))
        way = app.settings.secrecy if rules.info.secrecy != "none" else ""
        secrecy: Any = way or None  # "": as the game suggests
        sit_down(app, lambda saves: Session.begin(rules, people, options, deal, secrecy, saves, matches, goal))

    from game.ui.start import open_app

    open_app(paths.home(), paths.data(), paths.assets(), language(chosen), opening)
    return 0


def _name(app: RunningApp, seat: int, bot: str | None) -> str:
    if bot is None:
        return ""
    names = app.words.lines("app.seats.bot_names")
    return names[seat % len(names)]
