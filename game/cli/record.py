"""`python -m game record GAME ...`: bots play a match, and everything that happens is written openly, as JSON lines.

The format is described in data/README.md. The same arguments give the same bytes.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from game import __version__, paths
from game.bots import LEVELS
from game.core import events
from game.core.ask import Ask, Option
from game.core.outcome import Outcome
from game.core.rules import Rules
from game.core.seats import EVERYONE, Seats
from game.core.setup import Setup
from game.core.table import Moment, Table
from game.core.words import Arg, Args, Everyone, Face, Halves, Typed, Who, Word
from game.games import load

from .arguments import Desk, Parser, Refused, bots_of, setup_of
from .self_play import LIMIT, Endless, SelfPlay

FORMAT = 1
Line = dict[str, Any]


def arguments(parser: Parser, desk: Desk) -> None:
    parser.add_game()
    parser.add_match()
    parser.add_bots(tuple(LEVELS))
    parser.add_argument("--out", metavar="FILE", type=Path, required=True)


def run(chosen: argparse.Namespace, desk: Desk) -> int:
    rules = load(chosen.game, paths.data() / "games")
    people, options = setup_of(rules, chosen, desk)
    levels = bots_of(len(people), chosen, desk)
    setup = Setup(people, chosen.seed or 0, options)
    try:
        lines = list(record(rules, setup, levels))
    except Endless:
        raise Refused(desk.say("endless", n=str(LIMIT))) from None
    _write(chosen.out, lines, desk)
    answers = sum("answer" in line for line in lines)
    print(desk.say("written", answers, file=str(chosen.out), game=chosen.game))
    return 0


def record(rules: Rules[Any], setup: Setup, levels: Mapping[int, str]) -> Iterator[Line]:
    """The lines of a whole match: set-up, answers with what was open, events, result."""
    play = SelfPlay(rules, setup, levels)
    yield {
        "record": FORMAT,
        "app": __version__,
        "game": rules.info.id,
        "seats": setup.seats,
        "seed": setup.seed,
        "options": dict(setup.options),
        "halves": rules.info.halves,
        "bots": [levels.get(person, "random") for person in setup.people],
        **_table(play.dealt),
    }
    yield from _events(0, play.before)
    while play.match.asks:
        n, answer, table = len(play.match.log) + 1, play.next(), play.match.state.table
        yield {
            "answer": n,
            "seat": answer.ask.seat + 1,
            "token": answer.option.token,
            "asked": play.match.asks.index(answer.ask) + 1,
            "open": [_ask(table, ask) for ask in play.match.asks],
        }
        yield from _events(n, play.give(answer))
    outcome = rules.outcome(play.match.state)
    if outcome is not None:
        yield _result(play.match.state.table, outcome)


def _table(table: Table) -> Line:
    """Everything that lies on the table, face up or down."""
    return {
        "table": [
            {**_zone(zone), "cards": [_card(table, card) for card in cards]} for zone, cards in table.zones.items()
        ],
        "counters": [
            {"key": key, "seat": _seat(seat), "value": value} for (key, seat), value in table.counters.items()
        ],
        "marks": [{"key": key, "seat": _seat(seat), "word": word} for (key, seat), word in table.marks.items()],
    }


def _events(answer: int, moments: list[Moment]) -> Iterator[Line]:
    for moment in moments:
        yield {"after": answer, **_event(moment)}


def _event(moment: Moment) -> Line:
    """What happened, with every card by its face as it was just then."""
    event, table = moment
    if isinstance(event, events.Moved):
        return {
            "event": "moved",
            "card": _card(table, event.card),
            "from": _zone(event.src),
            "to": _zone(event.dst),
            **_at(table, event),
            "eyes": _seats(table, event.eyes),
        }
    if isinstance(event, events.Shuffled):
        return {
            "event": "shuffled",
            "in": _zone(event.zone),
            "cards": [_card(table, card) for card in table.cards(event.zone)],
        }
    if isinstance(event, events.Shown | events.Hidden):
        return {
            "event": "shown" if isinstance(event, events.Shown) else "hidden",
            "card": _card(table, event.card),
            "eyes": _seats(table, event.eyes),
        }
    if isinstance(event, events.UnderTheTable):
        return {
            "event": "under_the_table",
            "seat": event.doer + 1,
            "places": [
                {**_zone(zone), "cards": [_card(table, card) for card in table.cards(zone)]}
                for zone in (event.a, event.b)
            ],
        }
    if isinstance(event, events.Reseated):
        return {"event": "reseated", "seats": [event.a + 1, event.b + 1]}
    if isinstance(event, events.Counted):
        return {"event": "counted", "key": event.key, "seat": _seat(event.seat), "value": event.value}
    if isinstance(event, events.Marked):
        return {"event": "marked", "key": event.key, "seat": _seat(event.seat), "word": event.word}
    return {
        "event": "said",
        "key": event.key,
        "args": _args(event.args),
        "eyes": _seats(table, event.eyes),
        "otherwise": event.otherwise,
    }


def _at(table: Table, event: events.Moved) -> Line:
    """Where among the cards of its new zone the card lies now, if they lie in any order."""
    if event.card is None or not table.kinds[event.dst.kind].ordered:
        return {}
    return {"at": table.cards(event.dst).index(event.card)}


def _ask(table: Table, ask: Ask[Any]) -> Line:
    return {
        "seat": ask.seat + 1,
        "prompt": ask.prompt,
        "args": _args(ask.args),
        "eyes": _seats(table, ask.audience),
        "secret": ask.secret,
        "idle": ask.idle,
        "options": [_option(table, option) for option in ask.options],
    }


def _option(table: Table, option: Option[Any]) -> Line:
    """The answers that could have been given: the token, and what is pressed or dragged for it."""
    line: Line = {"token": option.token}
    for name, thing in (("pick", option.pick), ("onto", option.onto)):
        if thing is not None:
            line[name] = _zone(thing) if isinstance(thing, events.Zone) else _card(table, thing)
    if option.label is not None:
        line |= {"label": option.label, "args": _args(option.args)}
    return line


def _result(table: Table, outcome: Outcome) -> Line:
    return {
        "result": outcome.reason,
        "args": _args(outcome.args),
        "winners": [seat + 1 for seat in outcome.winners],
        "points": list(outcome.points),
        "people": [person + 1 for person in table.people],
        "lines": [
            {
                "seat": line.seat + 1,
                "key": line.key,
                "args": _args(line.args),
                "value": line.value,
                "cards": [table.face(card) for card in line.cards],
            }
            for line in outcome.lines
        ],
    }


def _card(table: Table, card: int | None) -> Line | None:
    return None if card is None else {"card": card, "face": table.face(card)}


def _zone(zone: events.Zone) -> Line:
    named: Line = {"zone": zone.kind}
    if zone.seat is not None:
        named["seat"] = zone.seat + 1
    if zone.place is not None:
        named["place"] = zone.place
    return named


def _seat(seat: int | None) -> int | None:
    return None if seat is None else seat + 1


def _seats(table: Table, eyes: Seats) -> str | list[int]:
    """Who may see: "all", or the seats."""
    return "all" if eyes == EVERYONE else [seat + 1 for seat in range(len(table.people)) if eyes >> seat & 1]


def _args(args: Args) -> Line:
    return {name: _arg(value) for name, value in args}


def _arg(arg: Arg) -> int | Line:
    if isinstance(arg, int):
        return arg
    if isinstance(arg, Who):
        return {"seat": arg.seat + 1}
    if isinstance(arg, Everyone):
        return {"seats": [seat + 1 for seat in arg.seats]}
    if isinstance(arg, Face):
        return {"face": arg.face}
    if isinstance(arg, Word):
        return {"word": arg.key}
    if isinstance(arg, Halves):
        return {"halves": arg.halves}
    if isinstance(arg, Typed):
        return {"typed": arg.text}
    raise TypeError(f"no form in a record for {type(arg).__name__}")


def _write(out: Path, lines: list[Line], desk: Desk) -> None:
    """Whole or not at all: into a file beside it first."""
    try:
        if out.is_dir() or not out.name:
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if out.exists() and not out.is_file():  # a device or a pipe cannot be replaced whole
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        out = out.resolve()  # the file a link stands for, not the link
        part = out.with_name(out.name + ".part")
    except (OSError, ValueError) as why:
        raise Refused(desk.say("cannot_write", file=str(out), why=getattr(why, "strerror", "") or str(why))) from None
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        part.replace(out)
    except OSError as why:
        with suppress(OSError):
            part.unlink()
        raise Refused(desk.say("cannot_write", file=str(out), why=why.strerror or str(why))) from None
