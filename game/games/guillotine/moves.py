"""Where nobles may go in line: the one account of it, for legality, for options and for reasons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from game.core.ask import Option
from game.core.events import Said
from game.core.words import Face, Word

from .cards import AnyColour
from .turn import Turn
from .vocabulary import refuse

Who: TypeAlias = Literal["any", "front", "first"]
To: TypeAlias = Literal["nowhere", "front", "end"]


class Way(NamedTuple):
    """How a card moves nobles: the arguments of the verb `move`."""

    forward: int
    back: int
    up_to: bool
    to: To
    who: Who
    colour: AnyColour
    noble: str


def way_of(
    forward: int = 0,
    back: int = 0,
    up_to: bool = False,
    to: To = "nowhere",
    who: Who = "any",
    colour: AnyColour = "any",
    noble: str = "any",
    if_there: bool = False,
) -> Way:
    """The way of a `move` call; whether it may find nobody is another matter."""
    return Way(forward, back, up_to, to, who, colour, noble)


def places(way: Way, index: int, length: int) -> tuple[int, ...]:
    """Where a noble at `index` of a line may land, nearest first. Exactly N is not clamped; its own place is none."""
    if way.to != "nowhere":
        end = length - 1 if way.to == "front" else 0
        return (end,) if index != end else ()
    step = 1 if way.forward else -1
    far = way.forward or way.back
    return tuple(
        place for n in (range(1, far + 1) if way.up_to else (far,)) if 0 <= (place := index + step * n) < length
    )


def candidates(turn: Turn, way: Way) -> list[int]:
    """Places of the nobles that the card means, from the front on."""
    line, table, nobles = turn.line, turn.table, turn.book.nobles
    found = range(len(line) - 1, -1, -1)
    if way.who == "front":
        return list(found[:1])
    if way.colour == "any" and way.noble == "any":
        able = list(found)
    else:
        able = [
            index
            for index in found
            if (face := table.face(line[index]))
            and way.colour in ("any", nobles[face].colour)
            and way.noble in ("any", face)
        ]
    return able[:1] if way.who == "first" else able


def moves(turn: Turn, way: Way) -> Iterator[tuple[int, int]]:
    """Every move the card allows: from which place to which."""
    length = len(turn.line)
    for index in candidates(turn, way):
        for place in places(way, index, length):
            yield index, place


def options(turn: Turn, way: Way) -> tuple[Option[tuple[int, int]], ...]:
    """The moves as options: a noble, dropped on the one whose place it takes."""
    line = turn.line
    return tuple(move_option(line[index], place - index, line[place]) for index, place in moves(turn, way))


@cache
def move_option(noble: int, steps: int, onto: int) -> Option[tuple[int, int]]:
    return Option(f"move c{noble} {steps}", (noble, steps), pick=noble, onto=onto)


def none_can_move(turn: Turn, way: Way) -> Said | None:
    """Why no noble is a target; None if one is."""
    if way.colour == way.noble == "any" and way.to == "nowhere":  # the long way round would say the same
        return (
            None
            if len(turn.line) > (1 if way.up_to else way.forward or way.back)
            else refuse("line_short" if turn.line else "line_empty")
        )
    if next(moves(turn, way), None) is not None:
        return None
    if not turn.line:
        return refuse("line_empty")
    if way.noble != "any":
        return refuse("no_such_noble", noble=Face(way.noble))
    if way.colour != "any":
        return refuse("no_colour", colour=Word(f"guillotine.colour.{way.colour}"))
    return refuse("line_short")


def not_there(turn: Turn, way: Way, noble: int) -> Said | None:
    """Why one noble in line cannot be moved, or not to where it was dropped."""
    if noble not in turn.line:
        return None
    face, index, length = turn.table.face(noble), turn.line.index(noble), len(turn.line)
    colour = turn.book.nobles[face].colour
    if way.colour not in ("any", colour):
        return refuse("other_colour", colour=Word(f"guillotine.colour.{way.colour}"))
    if way.noble not in ("any", face):
        return refuse("other_noble", noble=Face(way.noble))
    if way.to == "front" and index == length - 1:
        return refuse("at_front", noble=Face(face))
    far = way.forward or way.back
    if way.to != "nowhere":
        return None
    if not places(way, index, length) and way.up_to:
        return refuse("at_front" if way.forward else "at_end", noble=Face(face))
    if not places(way, index, length):
        return refuse("exactly", noble=Face(face), n=far)
    key = "not_so_far" if way.up_to else "only_exactly"
    return refuse(f"{key}_{'forward' if way.forward else 'back'}", noble=Face(face), n=far)
