"""Why a card cannot be played, given or laid, and why the Terror cannot be called (rules 2, 3.1, 3.3)."""

from __future__ import annotations

from typing import Any

from game.core.ask import Ask
from game.core.events import Said, Zone
from game.core.seats import only
from game.core.words import Arg, Word, named

from .cards import Pack
from .secret_cards import givable
from .state import TrickState

GAME = "guillotine_tricks"
Thing = int | Zone | None
LIES_OPEN = ("trick", "pardon", "taken", "plain")


def refusal(pack: Pack, s: TrickState, ask: Ask[Any], pick: Thing, onto: Thing) -> Said | None:
    """By the question that is open. Of a card in the hand it tells the asked seat alone."""
    me = ask.seat
    if pick == Zone("annul"):
        return _said("no_right_round" if s.variant.right_whole_round else "no_right", me)
    if not isinstance(pick, int):
        return None
    zone = next(zone for zone, cards in s.table.zones.items() if pick in cards)
    if zone.kind in LIES_OPEN:
        return Said(f"{GAME}.refuse.stays")
    if zone.seat != me:
        return None
    match s.phase:
        case "play":
            return _no_play(pack, s, me, pick, onto)
        case "trial" | "return":
            return _no_gift(pack, s, ask, pick, zone)
        case _:
            return _said("laid", me) if zone.kind == "pardon?" else None


def _no_play(pack: Pack, s: TrickState, me: int, card: int, onto: Thing) -> Said | None:
    """The suit led has to be followed; a club is no way round it."""
    led = s.played()
    if not led or card not in s.hand(me):
        return _said("to_trick", me) if onto is not None else None
    suit = pack.suit(s.table.face(led[0][1]))
    mine = pack.suit(s.table.face(card))
    if mine == suit or not any(pack.suit(s.table.face(each)) == suit for each in s.hand(me)):
        return _said("to_trick", me) if onto is not None else None
    return _said("club_trumps" if mine == pack.trump else "must_follow", me, suit=Word(f"{GAME}.suit.{suit}"))


def _no_gift(pack: Pack, s: TrickState, ask: Ask[Any], card: int, zone: Zone) -> Said | None:
    me = ask.seat
    if me in s.ready:
        return _said("confirmed", me)
    if zone.kind != "hand":
        return None
    if len(s.table.cards(Zone("trial?", me))) == pack.trial_cards:
        return _said("enough", me, n=pack.trial_cards)
    return _said("highest_only", me) if card not in givable(pack, s, me) else None


def _said(name: str, seat: int, **args: Arg) -> Said:
    return Said(f"{GAME}.refuse.{name}", named(**args), only(seat))
