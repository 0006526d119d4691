"""The course of a match: three buildings, then counter, markers and judgement in turn until somebody wins."""

from __future__ import annotations

from typing import Any, TypeVar

from game.core.ask import Ask, Option, Step, choose
from game.core.events import Said, Zone
from game.core.outcome import Badge, Outcome, ScoreLine
from game.core.setup import Advice, GameInfo, Setup
from game.core.table import ZoneKind
from game.core.view import TableView
from game.core.words import Arg, Face, Who, Word, named

from .figures import figures
from .influence import BLUE, RED, Position
from .pieces import BUILDINGS, SIDES, SITES, SPACES, Pieces
from .refusals import no_building_here, no_counter_here, no_marker_here
from .state import RevolutionState, dealt, empty_spaces, owners, position, put_counter, put_marker, sites
from .victory import markable, ways

T = TypeVar("T")


class Revolution:
    """The rules of `rules/revolution.md`; clause numbers are those of that text."""

    def __init__(self, info: GameInfo, kinds: dict[str, ZoneKind], pieces: Pieces) -> None:
        self.info, self.kinds, self.pieces = info, kinds, pieces
        # Made once: up to 242 answers are open at a time, and building them anew would cost more than the rules.
        self._placings = tuple(
            tuple(Option(f"{face} {space}", (card, space), card, SPACES[space]) for space in range(pieces.size))
            for card, face in enumerate(pieces.prints)
            if face in pieces.placed
        )

    def advice(self, seats: int, options: dict[str, str]) -> tuple[Advice, ...]:
        return ()

    def deal(self, setup: Setup) -> RevolutionState:
        return dealt(setup, self.kinds, self.pieces)

    def step(self, s: RevolutionState) -> Step:
        match s.phase:
            case "buildings":
                yield from self._place_building(s)
            case "place":
                yield from self._place_counter(s)
            case _:
                yield from self._mark_by_hand(s)

    def outcome(self, s: RevolutionState) -> Outcome | None:
        return _result(s) if s.phase == "over" else None

    def badges(self, view: TableView) -> tuple[Badge, ...]:
        return figures(view, self.pieces)

    def refusal(self, state: RevolutionState, ask: Ask[Any], pick: int | Zone, onto: int | Zone | None) -> Said | None:
        if state.phase == "buildings":
            return no_building_here(state, self.pieces, pick, onto)
        if state.phase == "place":
            return no_counter_here(state, self.pieces, ask.seat, pick, onto)
        mine = state.table.cards(Zone("markers", ask.seat))
        return no_marker_here(state, self.pieces, ask.seat, onto if onto is not None and pick in mine else pick)

    def _place_building(self, s: RevolutionState) -> Step:
        """Blue, red, blue: any building left, on any space that keeps the distance (2.1)."""
        left = s.table.cards(SITES)
        open_ = sites(s, self.pieces)
        card, space = yield from choose(
            self._ask(
                s,
                "building",
                [self._placings[card][space] for card in left for space in open_],
                n=len(BUILDINGS) - len(left) + 1,
            )
        )
        s.table.move(card, SITES, SPACES[space])
        s.table.say("revolution.log.building", player=Who(s.turn), building=Face(s.table.face(card)))
        s.turn = 1 - s.turn
        if not s.table.cards(SITES):
            s.phase, s.turn = "place", RED

    def _place_counter(self, s: RevolutionState) -> Step:
        """One own counter or the flag on any empty space; nobody passes (2.2)."""
        free = empty_spaces(s, self.pieces)
        mine = s.table.cards(Zone("counters", s.turn))
        card, space = yield from choose(
            self._ask(s, "counter", [self._placings[card][space] for card in mine for space in free])
        )
        put_counter(s, self.pieces, card, space)
        s.table.say("revolution.log.place", player=Who(s.turn), counter=Face(s.table.face(card)))
        if s.by_hand:
            s.phase = "mark"
        else:
            self._mark_and_judge(s, position(s, self.pieces))

    def _mark_by_hand(self, s: RevolutionState) -> Step:
        """One marker, or the end of marking. What is missed can be marked on any later own turn (2.5).

        On a full board there is no later turn for the side that marks, so everything is marked then: that is
        what makes sure that a full board always has a winner (2.9).
        """
        now = position(s, self.pieces)
        open_, chosen = self._markable(s, now), list[int]()
        if open_:
            marker = s.table.cards(Zone("markers", s.turn))[-1]
            options = [Option(f"mark {space}", [space], s.table.cards(SPACES[space])[0]) for space in open_]
            if s.is_full():
                options.append(Option("mark all", open_, label="revolution.button.mark_all"))
            else:
                options.append(Option("done", [], label="revolution.button.done"))
            last = s.is_full() and s.turn == RED
            chosen = yield from choose(self._ask(s, "last_marking" if last else "claim", options, marker))
        if chosen:
            self._mark(s, chosen)
        else:
            self.judge(s, now)

    def _markable(self, s: RevolutionState, now: Position) -> list[int]:
        """Where the side on turn may mark; nowhere once all its markers are out (2.5)."""
        if not s.markers_left(s.turn):
            return []
        return markable(now, owners(s, self.pieces), s.turn, s.one_empty)

    def _mark(self, s: RevolutionState, spaces: list[int]) -> None:
        spaces = spaces[: s.markers_left(s.turn)]
        for space in spaces:
            put_marker(s, s.turn, space)
        if spaces:
            s.table.say(
                "revolution.log.mark", player=Who(s.turn), n=len(spaces), total=owners(s, self.pieces).count(s.turn)
            )

    def _mark_and_judge(self, s: RevolutionState, now: Position) -> None:
        self._mark(s, self._markable(s, now))
        self.judge(s, now)

    def judge(self, s: RevolutionState, now: Position | None = None) -> None:
        """Both sides, whoever is on turn (2.8); then the other side's turn, or red's last marking (2.9)."""
        now, whose = now or position(s, self.pieces), owners(s, self.pieces)
        red, blue = (ways(now, whose, s.markers_left(side), side, s.one_empty) for side in (RED, BLUE))
        if red or blue or (s.is_full() and s.turn == RED):
            s.won, s.phase = (red, blue), "over"
            self._announce(s)
            return
        s.turn = 1 - s.turn
        if not s.is_full():
            s.phase = "place"
        elif s.by_hand:
            s.phase = "mark"
        else:
            self._mark_and_judge(s, now)

    def _announce(self, s: RevolutionState) -> None:
        result = _result(s)
        for winner in result.winners:
            s.table.say(result.reason, player=Who(winner))
            s.table.say("revolution.result.points", player=Who(winner), other=Who(1 - winner), n=result.points[winner])
        if not result.winners:
            s.table.say(result.reason)

    def _ask(
        self, s: RevolutionState, prompt: str, options: list[Option[T]], source: int | None = None, **args: Arg
    ) -> Ask[T]:
        side = Word(f"revolution.side.{SIDES[s.turn]}")
        return Ask(s.turn, f"revolution.prompt.{prompt}", tuple(options), args=named(side=side, **args), source=source)


def _result(s: RevolutionState) -> Outcome:
    """The winner scores the markers that the loser has not on the board; both at once, nobody wins (2.8, 2.10)."""
    winners = tuple(side for side in (RED, BLUE) if s.won[side])
    if len(winners) != 1:
        return Outcome((), (0, 0), reason="revolution.result.nobody")
    (winner,) = winners
    left = tuple(s.table.cards(Zone("markers", 1 - winner)))
    points = (len(left), 0) if winner == RED else (0, len(left))
    return Outcome(
        winners,
        points,
        (ScoreLine(winner, "revolution.result.markers_left", len(left), left),),
        f"revolution.result.{s.won[winner][0]}",
        named(player=Who(winner)),
    )
