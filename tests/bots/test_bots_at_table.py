"""Bots pause alike, answer first where all answer at once, and see what a person on their seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game import bots
from game.bots.bot import Situation
from game.bots.random_bot import RandomBot
from game.core.ask import Answer, Ask, Option
from game.core.match import Match, NotAllowed
from game.core.seats import all_but, only
from game.core.view import view
from game.core.worlds import guess
from game.session.session import Session
from tests.driver import GAMES
from tests.session.sittings import begin, one_act, play
from tests.session.test_nothing_gets_out import in_world


class Watcher:
    """Notes what it is given, and takes any offer; leaves idle ones alone."""

    def __init__(self) -> None:
        self.met: list[Situation] = []

    def choose(self, situation: Situation, deadline: float) -> str | None:
        self.met.append(situation)
        return None if situation.offers[0].idle else situation.source.choice(situation.offers).token


@pytest.fixture
def watcher(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watcher]:
    watching = Watcher()
    monkeypatch.setitem(bots.LEVELS, "random", watching)
    yield watching


def test_a_bot_waits_its_pause_whatever_it_is_asked() -> None:
    session = begin("tricks", 1, 0, 1, 2, 3)
    session.bots.pause, now = 0.6, 100.0
    gaps: list[int] = []
    while session.screen.kind != "over" and len(gaps) < 100:
        asked, ticks = session.match.asks, 0
        while session.match.asks is asked:
            happened = session.bots_turn(now)
            now, ticks = now + 0.1, ticks + 1
            assert happened == (session.match.asks is not asked)
        if session.match.log[-1].token != "terror":  # a standing right is taken at once, for all to see
            gaps.append(ticks)
    assert set(gaps) <= {7, 8} and len(gaps) == 100  # 0.6 s, as floats add up


def test_only_one_answer_at_a_time() -> None:
    session = begin("tricks", 1, 0, 1, 2, 3)
    for n in range(1, 10):
        assert session.bots_turn(float(n)) and session.answers == n


def test_where_all_answer_at_once_bots_come_first_in_seat_order() -> None:
    session = begin("altars", 2, 1, 3, seats=5)
    seen: list[int] = []
    while session.bots.waited_for(session.match) and len(seen) < 200:
        assert session.screen.kind == "open" and session.offers() == () and session.takers() == ()
        assert session.bots_turn(0.0)
        seen.append(session.match.log[-1].seat)
    assert seen == sorted(seen) and set(seen) == {1, 3}
    assert (session.screen.kind, session.screen.seat) == ("cover", 0)


def test_under_the_lid_too_nobody_lays_a_card_before_the_bots_have() -> None:
    session = begin("altars", 2, 1, 3, seats=5, secrecy="lid")
    session.lift(0)
    assert session.tray() is not None and session.offers() == ()  # to look is always allowed
    token = session.match.asks[0].options[0].token
    with pytest.raises(NotAllowed):
        session.answer(0, token)
    for _ in range(200):
        session.bots_turn(0.0)
    session.lift(0)
    assert token in {offer.token for offer in session.offers()}
    session.answer(0, token)


def test_a_bot_gets_its_own_view_offers_and_memory_and_no_more(watcher: Watcher) -> None:
    session = begin("altars", 2, 1, seats=3)
    play(session, acts=300)
    assert len(watcher.met) > 8
    for situation in watcher.met:
        assert situation.view.audience == only(1)
        assert situation.offers and {offer.seat for offer in situation.offers} == {1}
    longest = watcher.met[-1].perceived
    assert all(getattr(event, "eyes", 0) == 0 for event in longest)
    assert len(longest) > len(watcher.met[0].perceived)


def test_worlds_of_a_bot_look_like_the_table_it_sees(watcher: Watcher) -> None:
    session = begin("altars", 2, 1, seats=3)
    assert session.bots_turn(0.0)
    situation = watcher.met[0]
    assert len({tuple(situation.worlds(Random(n)).state.table.dealt) for n in range(5)}) == 5
    session = begin("altars", 2, 1, seats=3)
    table = session.match.state.table
    assert view(table, only(1)) == situation.view


@pytest.mark.parametrize("game", GAMES)
def test_no_bot_peeks(game: str) -> None:
    """Where all that a bot cannot know lies differently, it gives the same answer after the same pause."""
    source, met = Random(6), 0
    for seed in range(4):
        session = begin(game, seed, 0, 1)
        for _ in range(80):
            waited = session.bots.waited_for(session.match)
            if waited:
                seat = waited[0].seat
                world = in_world(session, guess(session.match, only(seat), source))
                truth = in_world(session, session.match.clone())
                for twin in (truth, world):
                    twin._history = session._history  # what it perceived is the same by definition
                    given = twin.bots.due(0.0, twin.match, twin._history, twin.screen)
                    twin.bots.pause = 0.0
                    given = given or twin.bots.due(0.0, twin.match, twin._history, twin.screen)
                    assert given is not None
                    twin.given = (given.ask.seat, given.option.token)  # type: ignore[attr-defined]
                if truth.given[0] == seat:  # type: ignore[attr-defined]
                    assert truth.given == world.given  # type: ignore[attr-defined]
                    met += 1
            if not one_act(session, source):
                break
    assert met > 10


def test_the_same_match_has_the_same_bots() -> None:
    games = []
    for _ in range(2):
        session = begin("cart", 4, 0, 1, 2, 3, 4)
        while session.bots_turn(0.0):
            pass
        assert session.screen.kind == "over"
        games.append([(choice.seat, choice.token) for choice in session.match.log])
    assert games[0] == games[1] and len(games[0]) > 10


def test_a_standing_right_is_put_once_for_each_set_of_questions(watcher: Watcher) -> None:
    session = begin("tricks", 1, 1, 2)
    source = Random(1)
    while session.match.asks[0].prompt != "tricks.ask.go_on":
        assert one_act(session, source)
    watcher.met.clear()
    for n in range(5):
        session.bots_turn(float(n))
    rights = [situation.seat for situation in watcher.met if situation.offers[0].prompt == "tricks.ask.terror"]
    assert rights == [1, 2]


def test_to_think_again_in_secret_is_nothing_for_bots(watcher: Watcher) -> None:
    session = begin("altars", 2, 1, seats=3)
    for _ in range(40):
        session.bots_turn(0.0)
    assert not session.bots.waited_for(session.match)
    watcher.met.clear()
    for n in range(5):
        assert not session.bots_turn(float(n))
    assert watcher.met == []


@pytest.mark.parametrize("answer", ["no such token", None, ZeroDivisionError, KeyError, RuntimeError])
def test_a_bot_at_fault_says_the_first_thing_allowed(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, situation: Situation, deadline: float) -> str | None:
            if isinstance(answer, type):
                raise answer
            return answer  # type: ignore[no-any-return]

    monkeypatch.setitem(bots.LEVELS, "random", Broken())
    session = begin("cart", 3, 0, 1, 2, 3, 4)
    first = session.match.asks[0].options[0].token
    assert session.bots_turn(0.0) and session.match.log[0].token == first


def test_an_unknown_level_plays_at_random() -> None:
    assert isinstance(bots.bot("from a version to come"), RandomBot)


# ---- pauses of the table


def paused(kind: str, *bot_seats: int, **more: Any) -> Session:
    """A sitting whose question is a pause of seat 1."""
    session = begin("masks", 1, *bot_seats, seats=4, secrecy="screen")
    match: Match[Any] = session.match
    match.asks = (Ask(1, "toy.prompt.pause", (Option("go on", None),), pause=kind, **more),)  # type: ignore[arg-type]
    session._settle()
    session.bots.news()
    session.bots.lapse = 1.5
    return session


def test_a_lapse_ends_by_itself_and_a_tap_does_not() -> None:
    for kind, by_itself in (("lapse", True), ("tap", False)):
        session = paused(kind, 1)
        given: list[Answer] = []
        session._give = given.append  # type: ignore[method-assign, assignment]
        assert not session.bots_turn(10.0) and not session.bots_turn(11.4)
        assert session.bots_turn(11.6) == by_itself and bool(given) == by_itself
        assert [offer.token for offer in session.offers()] == ["go on"]  # anybody may end it, though a bot is named


def test_where_only_bots_sit_both_end_by_themselves() -> None:
    for kind in ("lapse", "tap"):
        session = paused(kind, 0, 1, 2, 3)
        session._give = lambda given: None  # type: ignore[method-assign]
        assert session.offers() == () and not session.bots_turn(10.0) and not session.bots_turn(11.4)
        assert session.bots_turn(11.6)


def test_a_pause_under_the_cover_does_not_lapse() -> None:
    session = paused("lapse", audience=all_but(0))
    assert session.screen.kind == "cover" and not session.bots_turn(0.0) and not session.bots_turn(60.0)


def test_bots_consent_once_every_human_has_and_never_propose() -> None:
    """Mascarade, five seats, bots on 2 to 4: the table ends by agreement when both humans have said so."""
    session = begin("mascarade", 1, 2, 3, 4, seats=5, secrecy="lid")
    source = Random(1)
    while not (session.match.asks[0].seat < 2 and any(offer.token == "agree 0" for offer in session.offers())):
        assert one_act(session, source)
    if ("agrees", 0) not in session.view().marks:
        session.answer(0, "agree 0")
    assert not any(session.bots_turn(float(now)) for now in range(3))  # a bot's consent alone is not to be had
    session.answer(1, "agree 1")
    for now in range(10, 16):
        session.bots_turn(float(now))
    assert session.screen.kind == "over"
    outcome = session.outcome
    assert outcome is not None and outcome.reason == "mascarade.result.agreed"
