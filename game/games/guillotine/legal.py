"""Which action card may be played now, and if not, why: the needs of the verbs and the bars of other cards."""

from __future__ import annotations

from functools import cache

from game.core.ask import Option
from game.core.events import Said
from game.core.words import Face, Who

from .state import (
    ACTION_DISCARD,
    NOBLE_DECK,
    PLAYED,
    hand,
    in_front,
    score_pile,
)
from .turn import Turn
from .vocabulary import refuse

BEFORE_THE_DAY = ("deal", "first", "day")
PASS: Option[int | None] = Option("pass", None, label="guillotine.button.pass")


def playable(turn: Turn) -> tuple[Option[int | None], ...]:
    """To pass, or a card of the hand that may be played. Copies of one card are judged once."""
    if turn.is_barred():
        return (PASS,)
    table, guard = turn.table, guarding(turn)
    judged: dict[str, bool] = {}
    options: list[Option[int | None]] = [PASS]
    for card in turn.hand:
        face = table.face(card)
        if face not in judged:
            judged[face] = why_not(turn, face, guard) is None
        if judged[face]:
            options.append(play_option(card))
    return tuple(options)


@cache
def play_option(card: int) -> Option[int | None]:
    return Option(f"play c{card}", card, pick=card, onto=PLAYED)


def why_not(turn: Turn, face: str, guard: str | None) -> Said | None:
    """What keeps an action card from being played, apart from whose turn it is and what stands at the front.

    guard: the card that guards the line, see `guarding`.
    """
    action = turn.book.actions[face]
    if guard is not None and action.alters_line:
        return refuse("callous_guards", card=Face(guard))
    for need in action.needs:
        reason = need(turn)
        if reason is not None:
            return Said(reason.key, (("card", Face(face)), *reason.args))
    return None


def guarding(turn: Turn) -> str | None:
    """The face of a card that guards the line, whoever owns it: it binds everybody."""
    table, guards = turn.table, turn.book.guarding
    for seat in range(turn.state.seats):
        for card in table.zones[in_front(seat)]:
            if table.face(card) in guards:
                return table.face(card)
    return None


def why_no_action(turn: Turn, card: int) -> Said | None:
    """Why a card of one's own hand cannot be played now, for its owner's eyes alone."""
    state, table = turn.state, turn.table
    if state.phase in BEFORE_THE_DAY:
        return refuse("not_begun")
    if turn.is_barred():
        return refuse("unpopular_judge", noble=turn.face(turn.front))
    if turn.me != state.turn:
        return refuse("not_turn", player=Who(turn.me))
    lost = table.marks.get(("lost_action", turn.me))
    if lost is not None:
        return refuse("rush_job", card=Face(lost), player=Who(turn.me))
    if table.zones[PLAYED]:
        return refuse("one_at_a_time", card=turn.face(table.zones[PLAYED][0]))
    if state.phase != "action":
        return refuse("one_action", player=Who(turn.me))
    return why_not(turn, table.face(card), guarding(turn))


# ------------------------------------------------------------------------------------------ needs of verbs


def a_noble_in_line(turn: Turn, **_: object) -> Said | None:
    return None if turn.line else refuse("line_empty")


def a_noble_in_the_deck(turn: Turn, **_: object) -> Said | None:
    return None if turn.table.zones[NOBLE_DECK] else refuse("deck_empty")


def a_card_in_the_discard(turn: Turn, **_: object) -> Said | None:
    return None if turn.table.zones[ACTION_DISCARD] else refuse("discard_empty")


def a_card_in_front(turn: Turn, **_: object) -> Said | None:
    return None if cards_in_front(turn) else refuse("nothing_in_front")


def anothers_pile(turn: Turn, **_: object) -> Said | None:
    return None if with_pile(turn) else refuse("piles_empty")


def anothers_hand(turn: Turn, **_: object) -> Said | None:
    return None if with_hand(turn) else refuse("hands_empty")


def with_pile(turn: Turn) -> list[int]:
    """Other players who have a noble."""
    return [seat for seat in turn.others if turn.table.zones[score_pile(seat)]]


def with_hand(turn: Turn) -> list[int]:
    """Other players who have an action card in hand."""
    return [seat for seat in turn.others if turn.table.zones[hand(seat)]]


def cards_in_front(turn: Turn) -> list[int]:
    """Every action card that lies in front of a player, the user's own first."""
    return [card for seat in (turn.me, *turn.others) for card in turn.table.zones[in_front(seat)]]
