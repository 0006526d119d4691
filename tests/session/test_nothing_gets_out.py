"""Non-interference of whole sittings: two worlds that differ in secrets alone look alike to all who cannot know them.

The same is done in both, by people and by the clock, and everything that a session tells is compared on every
screen that the coalition gets to see: between the end of a turn and the deliberate act that is everybody.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.core.events import Moved, Shown
from game.core.seats import STRANGER, Seats, only
from game.core.worlds import guess, hidden_from
from game.session.bots_at_table import BotsAtTable
from game.session.history import History
from game.session.screen_owner import Secrecy
from game.session.session import Session
from tests.driver import GAMES, SEATS
from tests.session.sittings import begin, one_act
from tests.toys import CATALOGUE


def in_world(session: Session, match: Any) -> Session:
    """The same sitting, with its cards lying as in this match (a clone, whose log begins with the running step)."""
    twin = copy(session)
    before = len(session.match.log) - len(match.log)
    match.log[:0] = session.match.log[:before]
    for start in match._starts:
        start.length += before
    match._barrier = max(session.match._barrier, before)
    match.state.table.moments = []
    twin.match, twin._journal = match, None
    twin._owner = replace(session._owner)
    twin.bots = BotsAtTable(twin._by_id, twin._owner, 1)
    twin._history = History([])
    twin._history._chapters = list(session._history._chapters)
    twin._seen, twin._givers, twin._pending = dict(session._seen), list(session._givers), []
    twin._settle()
    return twin


def told(session: Session, coalition: Seats) -> object:
    """All that a coalition can tell: of a screen it does not see, only that it is not for it."""
    screen = session.screen
    recaps = [session.recap(seat) for seat in session.table_seats()]
    shared = (
        screen.kind,
        screen.seat,
        screen.lid,
        session.outcome,
        session.takers(),
        session.callers(),
        session.log(),
        session.can_undo(),
        [([beat.event for beat in beats], beats[-1:] and beats[-1].view) for beats in recaps],
    )
    if coalition & ~screen.audience:
        return shared
    tray = session.tray() if not coalition & ~screen.lookers else None
    offers = session.offers() if screen.lid is None or tray else [o for o in session.offers() if o.pick is None]
    return (
        *shared,
        session.view(),
        tray,
        offers if screen.lid is None or tray else None,
        session.questions(),
        session.badges(),
        [(beat.event, beat.view) for beat in session.take_beats()],
    )


def choices(session: Session) -> set[tuple[str, int, str]]:
    """Everything that can be done now."""
    done: set[tuple[str, int, str]] = {("hide", 0, "")}
    done |= {("uncover", seat, "") for seat in session.takers()}
    done |= {("call_for_screen", seat, "") for seat in session.callers()}
    done |= {("answer", offer.seat, offer.token) for offer in session.offers()}
    if session.can_undo():
        done.add(("undo", 0, ""))
    if session.secrecy == "lid":
        done |= {("lift", seat, "") for seat in session.table_seats()} | {("drop_lid", 0, "")}
    return done


def do(session: Session, act: tuple[str, int, str]) -> None:
    name, seat, token = act
    if name == "answer":
        session.answer(seat, token)
    elif name in ("uncover", "lift", "call_for_screen"):
        getattr(session, name)(seat)
    else:
        getattr(session, name)()


@pytest.mark.parametrize("secrecy", ["screen", "lid"])
@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_differ_in_secrets_are_told_alike(game: str, secrecy: Secrecy) -> None:
    source, compared, differed = Random(4), 0, 0
    for seed in (2, 5) if game in CATALOGUE else (2,):
        session = begin(game, seed, secrecy=secrecy, seats=min(4, SEATS[game][-1]))
        for _ in range(40):
            if source.random() < 0.1:
                seats = session.table_seats()
                for coalition in (STRANGER, *map(only, seats), only(seats[0]) | only(seats[-1])):
                    pair = compare(session, coalition, source)
                    compared, differed = compared + pair[0], differed + pair[1]
            if not one_act(session, source):
                break
    hides = any(zone.faces != "all" for zone in session.match.state.table.kinds.values())
    assert compared > 20 and (differed > 10 or not hides)


def compare(session: Session, coalition: Seats, source: Random) -> tuple[int, int]:
    """Play both worlds alike until the coalition is shown something; how often they were compared, and with
    another deal."""
    one, two = session.match.clone(), guess(session.match, coalition, source)
    two.state.table.chance.seed = one.state.table.chance.seed
    a, b, seen = in_world(session, one), in_world(session, two), 0
    other = one.state.table.dealt != two.state.table.dealt
    assert told(a, coalition) == told(b, coalition)
    for _ in range(10):
        both = sorted(choices(a) & choices(b))
        act = source.choice(both)
        if act[0] != "answer" and any(c[0] == "answer" for c in both) and source.random() < 0.6:
            act = source.choice([c for c in both if c[0] == "answer"])
        if act in decoys(a):  # the place chosen stands for the mask: both would have to be exchanged
            break
        hidden, used = set(hidden_from(one.state.table, coalition)), one.state.table.chance.used
        do(a, act)
        do(b, act)
        if shown_any(a, hidden, used, coalition) or shown_any(b, hidden, used, coalition):
            break
        assert told(a, coalition) == told(b, coalition), act
        seen += 1
    return seen, seen * other


def shown_any(session: Session, hidden: set[int], used: int, coalition: Seats) -> bool:
    """Whether the coalition has just seen the face of a card that was hidden from it, or has come to be so."""
    table = session.match.state.table
    seen = {m.event.card for m in session._pending if isinstance(m.event, Moved | Shown) and m.event.eyes & coalition}
    return bool(seen & hidden or (seen and table.chance.used > used)) or not hidden <= set(
        hidden_from(table, coalition)
    )


def decoys(session: Session) -> set[tuple[str, int, str]]:
    """Answers to a decoy show (Mascarade), which that game's own tests compare."""
    return {
        ("answer", ask.seat, option.token)
        for ask in session.match.asks
        if ask.prompt.endswith(".decoy")
        for option in ask.options
    }


@pytest.mark.parametrize("game", ["altars", "tricks", "masks", "guillotine_tricks", "mascarade", "allegiance"])
def test_what_somebody_answers_in_secret_tells_the_others_nothing(game: str) -> None:
    """Under the lid, where all see the table go on: neither which card was laid, nor who has confirmed."""
    source, met = Random(5), 0
    for seed in (1, 2):
        session = begin(game, seed, secrecy="lid", seats=min(4, SEATS[game][-1]))
        for _ in range(40):
            for ask in [ask for ask in session.match.asks if ask.secret and len(ask.options) > 1][:2]:
                one, two = in_world(session, session.match.clone()), in_world(session, session.match.clone())
                for twin, option in zip((one, two), source.sample(ask.options, 2)):
                    twin.lift(ask.seat)
                    twin.answer(ask.seat, option.token)
                    twin.drop_lid()
                prompts = [[a.prompt for a in s.match.asks] for s in (session, one, two)]
                if prompts[1] != prompts[2] or (len(prompts[0]) > 1 and prompts[1] != prompts[0]):
                    continue  # all answers are in: now they take effect
                beats = [[(beat.event, beat.view) for beat in twin.take_beats()] for twin in (one, two)]
                assert beats[0] == beats[1]
                for coalition in (STRANGER, *(only(seat) for seat in session.table_seats() if seat != ask.seat)):
                    assert told(one, coalition) == told(two, coalition)
                met += 1
            if not one_act(session, source):
                break
    assert met > 5


def test_the_comparison_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cover that offers what lies behind it is found out."""
    monkeypatch.setattr(
        Session,
        "_make_offers",
        lambda self: tuple(str(self._table.face(c)) for c in self._table.cards(("hand", 0, None))),
    )
    source = Random(4)
    session = begin("altars", 1)
    with pytest.raises(AssertionError):
        for _ in range(20):
            compare(session, STRANGER, source)
            one_act(session, source)
