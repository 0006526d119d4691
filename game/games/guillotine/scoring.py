"""What a score pile is worth: printed points, then one fold over the `score` calls of nobles and cards in front.

Works on faces alone, so that the running score on the table is worked out from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.effects import Call, Vocabulary
from game.core.events import Zone
from game.core.outcome import Course, Outcome, ScoreLine

from .cards import AnyColour, Book, Colour
from .state import GuillotineState, in_front, score_pile

PAIRS, FRONT = "guillotine.result.pairs", "guillotine.result.front"  # rulings of nobles, cards in front
COLOURS: tuple[Colour, ...] = ("purple", "blue", "red", "green", "grey")


class Pile(NamedTuple):
    """The nobles of one player, by face."""

    book: Book
    faces: Sequence[str]

    def which(self, colour: AnyColour = "any", noble: str = "any") -> tuple[int, ...]:
        """Places in the pile of the nobles of a colour or of a name."""
        nobles = self.book.nobles
        return tuple(
            n for n, face in enumerate(self.faces) if colour in ("any", nobles[face].colour) and noble in ("any", face)
        )


class Worth(NamedTuple):
    """What a score call adds, and for which nobles of the pile."""

    value: int
    counted: tuple[int, ...] = ()


class Entry(NamedTuple):
    """A line of the bill before its cards are named: places in the pile, and in the cards in front."""

    key: str
    value: int
    nobles: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    group: str = ""  # as of a ScoreLine


counts: Vocabulary[Pile] = Vocabulary()


@counts.verb
def points(pile: Pile, add: int) -> Worth:
    """So many points."""
    return Worth(add)


@counts.verb
def for_each(pile: Pile, add: int, colour: AnyColour = "any", noble: str = "any") -> Worth:
    """So many points for each noble of a colour or of a name."""
    counted = pile.which(colour, noble)
    return Worth(add * len(counted), counted)


@counts.verb
def beside(pile: Pile, noble: str, add: int) -> Worth:
    """So many points if a certain noble is in the same pile."""
    counted = pile.which(noble=noble)[:1]
    return Worth(add if counted else 0, counted)


@counts.verb
def worth(pile: Pile, colour: Colour, each: int) -> Worth:
    """Each noble of a colour counts so much in place of all that it counts by itself."""
    counted = pile.which(colour)
    instead = sum(_own_worth(pile, place) for place in counted)
    return Worth(each * len(counted) - instead, counted)


def bill(book: Book, pile_faces: Sequence[str], front_faces: Sequence[str]) -> Iterator[Entry]:
    """The lines of one player's bill; their values add up to the points.

    Printed points by colour, then what nobles count for others in the pile, then the cards in front.
    """
    pile = Pile(book, pile_faces)
    for colour in COLOURS:
        places = tuple(n for n in pile.which(colour) if not book.nobles[pile_faces[n]].by_count)
        if places:
            yield Entry(f"guillotine.result.{colour}", sum(book.nobles[pile_faces[n]].points for n in places), places)
    for face in dict.fromkeys(pile_faces):
        if book.nobles[face].score:
            places = pile.which(noble=face)
            found = [_count(pile, call) for call in book.nobles[face].score]
            counted = (*places, *(n for one in found for n in one.counted if n not in places))
            if len(counted) > 1 or book.nobles[face].by_count:
                yield Entry(
                    f"guillotine.result.{face}", sum(one.value for one in found) * len(places), counted, group=PAIRS
                )
    for n, face in enumerate(front_faces):
        if book.actions[face].score:
            found = [_count(pile, call) for call in book.actions[face].score]
            counted = tuple(place for one in found for place in one.counted)
            yield Entry(f"guillotine.card.{face}.name", sum(one.value for one in found), counted, (n,), FRONT)


def total(book: Book, pile_faces: Sequence[str], front_faces: Sequence[str]) -> int:
    """A player's points."""
    return sum(entry.value for entry in bill(book, pile_faces, front_faces))


def standing(book: Book, state: GuillotineState) -> tuple[int, ...]:
    """What every seat has now, cards in front counted too."""

    def faces(zone: Zone) -> list[str]:
        return [state.table.face(card) for card in state.table.zones[zone]]

    return tuple(total(book, faces(score_pile(seat)), faces(in_front(seat))) for seat in range(state.seats))


def outcome(book: Book, state: GuillotineState) -> Outcome:
    """The result: the highest score wins, a tie is a shared win."""
    table, lines, order = state.table, [], _rows(book)
    for seat in range(state.seats):
        pile, front = table.zones[score_pile(seat)], table.zones[in_front(seat)]
        for entry in bill(book, [table.face(c) for c in pile], [table.face(c) for c in front]):
            cards = (*(front[n] for n in entry.cards), *(pile[n] for n in entry.nobles))
            lines.append(ScoreLine(seat, entry.key, entry.value, cards, group=entry.group))
    lines.sort(key=lambda line: order.index(line.key))  # row by row, so that the bills of all agree
    scores = tuple(sum(line.value for line in lines if line.seat == seat) for seat in range(state.seats))
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    course = tuple(Course((seat,), tuple(day[seat] for day in state.evenings)) for seat in range(state.seats))
    return Outcome(best, scores, tuple(lines), "guillotine.result.most_points", course=course)


def _rows(book: Book) -> list[str]:
    """Every line there can be, in the order of a bill."""
    return [
        *(f"guillotine.result.{name}" for name in (*COLOURS, *book.nobles)),
        *(f"guillotine.card.{face}.name" for face in book.actions),
    ]


def _count(pile: Pile, call: Call) -> Worth:
    found: Worth = counts.verbs[call.verb](pile, **dict(call.args))
    return found


def _own_worth(pile: Pile, place: int) -> int:
    """What one noble counts by itself: its printed points and its own score calls."""
    noble = pile.book.nobles[pile.faces[place]]
    return noble.points + sum(_count(pile, call).value for call in noble.score)
