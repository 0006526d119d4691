"""Example deals with the right answers, run against the engine (`python -m game vectors FILE`).

Cards in such a file are rank and suit, T for ten: the faces of this game's own cards. What the
file calls options is mapped to the table settings in SETTINGS and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from game.core.events import Zone
from game.core.match import Match
from game.core.setup import BadSetup

from . import play, targets, terror
from .cards import Pack
from .rules import GuillotineTricks
from .scoring import score
from .state import PACK, SEATS, TrickState
from .trial import TEAMS, parties

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
SETTINGS: dict[tuple[str, Any], tuple[str, str]] = {
    ("pardon_scope", "owner"): ("pardon", "owner"),
    ("half", "round"): ("halves", "rounded"),
    ("domination_min", 2): ("honours", "2"),
    ("double_none", "per_suit"): ("avoidance", "per_suit"),
    ("team", True): ("teams", "on"),
    ("team_pool", True): ("team_score", "pooled"),
    ("robespierre", True): ("robespierre", "on"),
    ("robespierre_right", "whole_round"): ("right", "whole_round"),
}
Entry: TypeAlias = Mapping[str, Any]


def fits(raw: Entry) -> bool:
    """Whether a file of vectors is for this game."""
    return any(isinstance(entry, dict) and "pardons" in entry for entry in raw.get("vectors", ())) or any(
        isinstance(raw.get(name), list) for name in CHECKS if name != "vectors"
    )


def settings(raw: Entry, options: Entry) -> dict[str, str]:
    """Table settings for what a file calls options. Raises BadSetup for one that is not known."""
    defaults = raw.get("defaults", {})
    chosen = {}
    for key, value in options.items():
        if (key, value) in SETTINGS:
            setting, word = SETTINGS[key, value]
            chosen[setting] = word
        elif key not in defaults or defaults[key] != value:
            known = ", ".join(f"{name} = {choice!r}" for name, choice in SETTINGS)
            raise BadSetup(f"option {key} = {value!r}: the known ones are {known}, and the defaults of the file")
    return chosen


def check_deal(rules: GuillotineTricks, raw: Entry, entry: Entry) -> list[str]:
    return _unknown(entry, "expect") or list(_deal_mistakes(rules, entry, settings(raw, entry["options"])))


def check_winner(rules: GuillotineTricks, raw: Entry, entry: Entry) -> list[str]:
    seat = entry["plays"][play.winner(rules.pack, [face for _, face in entry["plays"]])][0]
    return _unknown(entry) or _mistakes(_differs("winner", seat, entry["winner"]))


def check_legal(rules: GuillotineTricks, raw: Entry, entry: Entry) -> list[str]:
    lead = f"2{entry['lead']}" if entry["lead"] else None
    allowed = play.legal(rules.pack, entry["hand"], lead)
    found = [face for face, ok in zip(entry["hand"], allowed) if ok]
    return _unknown(entry) or _mistakes(_differs("legal", found, entry["legal"]))


def check_trial(rules: GuillotineTricks, raw: Entry, entry: Entry) -> list[str]:
    return _unknown(entry, "expect_lowest_highest") or _mistakes(
        _differs("parties", list(_parties(entry) or ()), entry["expect_lowest_highest"] or [])
    )


def check_flip(rules: GuillotineTricks, raw: Entry, entry: Entry) -> list[str]:
    return _unknown(entry, "expect_targets", "expect_flipped") or list(_flip_mistakes(rules, entry))


# For each list of a file: what compares one of its entries with the rules, and returns what differs.
CHECKS: Mapping[str, Callable[[GuillotineTricks, Entry, Entry], list[str]]] = {
    "vectors": check_deal,
    "trick_winner": check_winner,
    "legal_cards": check_legal,
    "trial": check_trial,
    "flip": check_flip,
}


def dealt(
    rules: GuillotineTricks, hands: Sequence[Sequence[str]], target_suits: Sequence[str], dealer: int, **options: str
) -> Match[TrickState]:
    """A match in its first round, with these hands, at the choice of the pardon cards."""
    if len(target_suits) == 2:
        options["double"] = "on"
    state = rules.deal(rules.info.setup(tuple(SEATS), 1, options))
    slot = {face: card for card, face in enumerate(state.table.prints)}
    for seat, hand in enumerate(hands):
        state.table.zones[Zone("hand", seat)] = [slot[face] for face in hand]
    held = {slot[face] for hand in hands for face in hand}
    state.table.zones[PACK] = [card for card in state.table.zones[PACK] if card not in held]
    state.round, state.phase, state.dealer, state.targets = 1, "pardon", dealer, tuple(target_suits)
    return Match(rules, state)


def _deal_mistakes(rules: GuillotineTricks, entry: Entry, chosen: dict[str, str]) -> Iterator[str]:
    match = dealt(rules, entry["hands"], [SUITS[suit] for suit in entry["targets"]], entry["dealer"], **chosen)
    slot = {face: card for card, face in enumerate(match.state.table.prints)}
    for seat, face in enumerate(entry["pardons"]):
        match.answer(f"pardon c{slot[face]}", seat)
    seen = _Seen(rules.pack)
    for n, face in enumerate(entry["plays"]):
        if n % 4 == 0:
            seen.begin(match)
        _put_down(match, slot[face])
        if n % 4 == 3:
            seen.end(match, annul=entry.get("annul_trick") == n // 4 + 1)
    yield from filter(None, seen.mistakes(match, entry))


def _put_down(match: Match[TrickState], card: int) -> None:
    """Play a card, unless it was the last one of a hand and has been played unasked."""
    if all(card != played for _, played in match.state.played()):
        match.answer(f"play c{card}")


class _Seen:
    """What the deal has shown so far, in the words of the file."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.leaders: list[int] = []
        self.winners: list[int] = []
        self.may_annul: list[int | None] = []

    def begin(self, match: Match[TrickState]) -> None:
        s = match.state
        self.leaders.append(s.lead)
        self.may_annul.append(next((seat for seat in SEATS if terror.may_annul(self.pack, s, seat)), None))

    def end(self, match: Match[TrickState], annul: bool) -> None:
        """Whoever has won is asked to go on, even where the trick is then annulled."""
        self.winners.append(match.asks[0].seat)
        if annul:
            match.answer(terror.TERROR, self.may_annul[-1])
            match.answer("annul")
        else:
            match.answer(terror.NEXT)

    def mistakes(self, match: Match[TrickState], entry: Mapping[str, Any]) -> Iterator[str]:
        s, expect = match.state, entry["expect"]
        table = s.table
        taken = [sorted(table.face(c) for c in table.cards(Zone("taken", seat))) for seat in SEATS]
        scores = list(s.team_totals) if s.variant.pooled else list(s.totals)
        teams = TEAMS if s.variant.pooled else tuple((seat,) for seat in SEATS)
        bills = [
            score(self.pack, [(seat, taken[seat]) for seat in team], s.targets, entry["pardons"], s.variant)
            for team in teams
        ]
        found: dict[str, object] = {
            "dominated": [[suit for suit in SUITS if SUITS[suit] in bill.dominated] for bill in bills],
            "none_bonus": [bill.avoidance // 2 for bill in bills],
            "winners": self.winners,
            "leaders": self.leaders,
            "target_cards_taken": taken,
            "scores_x2": scores,
            "scores": [halves / 2 for halves in scores],
            "tricks_taken": [table.counters["tricks", seat] for seat in SEATS],
            "may_annul_by_trick": self.may_annul,
            "discarded": sorted(table.face(c) for c in table.cards(Zone("annulled"))),
        }
        for key, wanted in expect.items():
            if key not in found:
                yield _no_such(key, found)
                continue
            if key == "target_cards_taken":
                wanted = [sorted(faces) for faces in wanted]
            elif key == "discarded":
                wanted = sorted(wanted)
            yield _differs(key, found[key], wanted)


def _parties(entry: Mapping[str, Any]) -> tuple[int, int] | None:
    totals, last = ([int(2 * value) for value in entry[key]] for key in ("totals", "last_round"))
    teams = [sum(totals[seat] for seat in team) for team in TEAMS] if entry["teams"] else None
    return parties(totals, last, entry["dealer_of_next_round"], teams)


def _flip_mistakes(rules: GuillotineTricks, entry: Mapping[str, Any]) -> Iterator[str]:
    used = {SUITS[suit]: times for suit, times in entry["used"].items()}
    for n in range(len(entry["deck_top_first"]) + 1):
        turned_up = entry["deck_top_first"][:n]
        found = targets.settled(
            [rules.pack.suit(face) for face in turned_up], rules.pack.targets, used, entry["quota"], entry["double"]
        )
        if found is not None:
            break
    wanted = sorted(SUITS[suit] for suit in entry["expect_targets"])
    yield from _mistakes(
        _differs("targets", sorted(found or ()), wanted), _differs("flipped", turned_up, entry["expect_flipped"])
    )


def _unknown(entry: Entry, *known: str) -> list[str]:
    """What an entry expects that nothing would be compared with."""
    return [_no_such(key, known) for key in entry if key.startswith("expect") and key not in known]


def _no_such(key: str, known: Iterable[str]) -> str:
    return f"{key}: nothing to compare it with; there are {', '.join(known) or 'none'}"


def _mistakes(*found: str) -> list[str]:
    return [mistake for mistake in found if mistake]


def _differs(what: str, found: object, expected: object) -> str:
    return "" if found == expected else f"{what}: found {found}, expected {expected}"
