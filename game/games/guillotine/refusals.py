"""Why a card, a noble or a player cannot be chosen now, by the question that is open: cause and consequence."""

from __future__ import annotations

from typing import Any

from game.core.ask import Ask
from game.core.events import Said, Zone
from game.core.words import Who

from . import legal, moves
from .state import LINE, NOBLE_DISCARD, PLAYED, hand, in_front, score_pile, waiting
from .turn import Turn
from .vocabulary import NEEDS, refuse

Thing = int | Zone | None
PLAYING = ("play_action", "play_another")
COLLECTING = ("collect", "collect_several", "collect_struck", "end_turn")


def refusal(turn: Turn, ask: Ask[Any], pick: Thing, onto: Thing) -> Said | None:
    """None where the thing has nothing to do with the question, or there is nothing better to say."""
    prompt = ask.prompt.rpartition(".")[2]
    offered = any(option.pick == pick for option in ask.options)
    own = pick in turn.hand  # to touch a card of one's own is not to choose oneself
    if prompt in ("choose_other", "give_clown") and not own:
        return _not_this_player(turn, _seat_of(turn, pick))
    if not isinstance(pick, int):
        return None
    if prompt in COLLECTING and pick == ask.source:
        return refuse("front_to_pile", player=Who(ask.seat))
    if prompt == "move_noble" and pick in turn.line:
        return _no_such_move(turn, ask.source, pick)
    if offered:
        return _not_there(ask, pick) if onto is not None else None
    if own:
        return legal.why_no_action(turn, pick)
    return _other_card(turn, prompt, ask, pick)


def _not_there(ask: Ask[Any], pick: int) -> Said | None:
    """It may be chosen, but goes elsewhere."""
    places = {option.onto for option in ask.options if option.pick == pick}
    if places == {PLAYED}:
        return refuse("to_square")
    return refuse("to_line") if places == {LINE} else refuse("to_discard") if places == {NOBLE_DISCARD} else None


def _no_such_move(turn: Turn, card: int | None, noble: int) -> Said | None:
    """The way of the card at work does not take this noble there."""
    if card is None or turn.table.face(card) not in turn.book.actions:
        return None
    face = turn.table.face(card)
    for call in turn.book.actions[face].effects:
        if call.verb == "move":
            arguments: dict[str, Any] = dict(call.args)
            reason = moves.not_there(turn, moves.way_of(**arguments), noble)
            if reason is not None:
                return _with_card(turn, card, reason)
    return None


def _with_card(turn: Turn, card: int, reason: Said) -> Said:
    return Said(reason.key, (("card", turn.face(card)), *reason.args))


def _seat_of(turn: Turn, thing: Thing) -> int | None:
    """Whose panel, place or card it is."""
    if isinstance(thing, Zone):
        return thing.seat
    return next((zone.seat for zone, cards in turn.table.zones.items() if thing in cards), None)


def _not_this_player(turn: Turn, seat: int | None) -> Said | None:
    """One chooses among the others, and with some cards only among those who have what it takes."""
    if seat is None or turn.at_work is None:
        return None
    if seat == turn.me:
        return _with_card(turn, turn.at_work, refuse("others_only"))
    action = turn.book.actions.get(turn.table.face(turn.at_work))
    needs = [NEEDS.get(call.verb) for call in action.effects] if action else []
    if legal.anothers_pile in needs and not turn.table.zones[score_pile(seat)]:
        return _with_card(turn, turn.at_work, refuse("pile_empty", other=Who(seat)))
    if legal.anothers_hand in needs and not turn.table.zones[hand(seat)]:
        return _with_card(turn, turn.at_work, refuse("hand_empty", other=Who(seat)))
    return None


def _other_card(turn: Turn, prompt: str, ask: Ask[Any], card: int) -> Said | None:
    """A card that is neither offered nor in the hand."""
    table, args = turn.table, dict(ask.args)
    if prompt == "order_line" and card in turn.line:
        n = args.get("n")
        first = turn.line[len(turn.line) - n :] if isinstance(n, int) else []
        return refuse("placed") if card in first else refuse("first_only", n=n)
    if prompt == "twist_of_fate" and any(card in table.zones[waiting(seat)] for seat in range(turn.state.seats)):
        return refuse("waits")
    if prompt in ("clerical_take", "clerical_return") and _in_a_pile(turn, card):
        other = args.get("other")
        mine = prompt == "clerical_return" and isinstance(other, Who) and card in table.zones[score_pile(other.seat)]
        return refuse("just_taken") if mine else refuse("this_pile", other=other)
    if card in turn.line:
        return refuse("front_falls") if prompt in COLLECTING else refuse("by_card") if prompt in PLAYING else None
    lies = any(card in table.zones[in_front(seat)] for seat in range(turn.state.seats))
    return refuse("from_hand") if prompt in PLAYING and lies else None


def _in_a_pile(turn: Turn, card: int) -> bool:
    return any(card in turn.table.zones[score_pile(seat)] for seat in range(turn.state.seats))
