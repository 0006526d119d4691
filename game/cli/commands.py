"""The commands of `python -m game`: which there are, and how one is read and carried out.

Each is a module, imported only when it is called. It has `arguments(parser, desk)`, which says what it takes,
and `run(chosen, desk)`, which does it and returns the exit status: 0 done, 1 a mistake was found, 2 it could not be
started.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game import __version__, paths
from game.content import report
from game.content.problems import BadFiles
from game.content.texts import Texts
from game.ui.loop import NoScreen

from .arguments import Desk, Parser, Refused, chosen_language

APP = "app"  # without a command
HEADLESS = ("check", "options", "record", "vectors", "bench", "selftest", "shots")
COMMANDS = ("play", *HEADLESS)


def run(arguments: Sequence[str]) -> int:
    """Run one command. Whatever a person may have done wrong is answered in a sentence, never with a traceback."""
    desk = Desk(Texts.load(paths.data(), chosen_language(arguments)))
    try:
        status = _carried_out(list(arguments), desk)
        sys.stdout.flush()
        return status
    except Refused as why:
        print(why.args[0], file=sys.stderr)
        return 2
    except BadFiles as why:
        print("\n".join(report.sentences(why.problems, desk.texts)), file=sys.stderr)
        return 1
    except NoScreen as why:
        print(desk.say("no_screen", why=str(why), commands=desk.texts.listed(HEADLESS)), file=sys.stderr)
        return 2
    except BrokenPipeError:  # `... | head` has heard enough
        _say_no_more()
        return 0
    except OSError as why:
        if why.filename is not None:
            raise
        _say_no_more()
        print(desk.say("no_output", why=str(why.strerror)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _say_no_more() -> None:
    """What Python flushes at the end goes nowhere."""
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123


def _carried_out(arguments: list[str], desk: Desk) -> int:
    first: list[str] = []
    while arguments and arguments[0].startswith("--lang"):  # it may stand before the command, too
        words = 1 if "=" in arguments[0] else 2
        first, arguments = arguments[:words], arguments[words:]
    if arguments[:1] == ["--version"]:
        print(f"Tricoteuse {__version__}")
        return 0
    if arguments[:1] == ["--selftest"]:  # as an executable is asked by its builder
        arguments[0] = "selftest"
    name = APP if not arguments or arguments[0].startswith("-") else arguments.pop(0)
    if name == "help" or (name == APP and arguments[:1] in (["-h"], ["--help"])):
        print(desk.help((APP, *COMMANDS)))
        return 0
    command = _command(name, desk)
    parser = Parser(desk, name)
    if not {"-h", "--help"}.isdisjoint(arguments):
        print(desk.help((name,)))
        return 0
    command.arguments(parser, desk)
    status: int = command.run(parser.read([*first, *arguments]), desk)
    return status


def _command(name: str, desk: Desk) -> Any:
    if name != APP and name not in COMMANDS:
        raise Refused(desk.unknown("command", name, COMMANDS))
    if find_spec(f"game.cli.{name}") is None:
        raise Refused(desk.say("no_command", word=name))
    return import_module(f"game.cli.{name}")
