"""A bot that has a right waits until people have seen what it is about, and is not robbed of it by a quick hand."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.bot import Situation
from game.core.match import NotAllowed
from game.session import bots_at_table
from game.session.bots_at_table import LAPSE
from game.session.session import Session

from .sittings import begin, one_act

TERROR = "terror"


class Eager:
    """Calls the Terror wherever it may, else gives the first answer."""

    def choose(self, situation: Situation, budget: float) -> str | None:
        tokens = [offer.token for offer in situation.offers]
        return TERROR if TERROR in tokens else tokens[0]


def trick_taken(monkeypatch: pytest.MonkeyPatch) -> Session:
    """Two people and two bots look at four cards; a person is to take them, and the bots may call the Terror."""
    session, source = (
        begin("guillotine_tricks", 4, 2, 3, seats=4, secrecy="lid", options={"robespierre": "on"}),
        Random(4),
    )
    for _ in range(600):
        asks = session.match.asks
        waits = [ask for ask in asks if ask.pause and not ask.idle]
        bots = [ask for ask in asks if ask.idle and ask.seat in (2, 3) and ask.options[0].token == TERROR]
        if waits and bots and waits[0].seat in (0, 1):
            break
        assert one_act(session, source)
    else:
        raise AssertionError("no trick lies there in which bots have the right to call")
    session.drop_lid()
    session.bots.lapse = LAPSE
    session.bots.news()
    monkeypatch.setattr(bots_at_table, "bot", lambda name: Eager())
    return session


def test_a_bot_calls_only_when_the_trick_has_lain_there_as_long_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    session = trick_taken(monkeypatch)
    answers = session.answers
    for since in (0.0, 0.7, LAPSE - 0.1):
        assert not session.bots_turn(10 + since) and session.answers == answers
    assert session.bots_turn(10 + LAPSE)
    assert session.answers == answers + 1 and session.match.log[-1].token == TERROR


def test_whoever_takes_the_trick_at_once_lets_the_bots_have_their_say(monkeypatch: pytest.MonkeyPatch) -> None:
    session = trick_taken(monkeypatch)
    (taking,) = [ask for ask in session.match.asks if ask.pause and not ask.idle]
    session.answer(taking.seat, taking.options[0].token)
    assert session.match.log[-1].token == TERROR and session.match.log[-1].seat in (2, 3)


def test_only_whoever_is_asked_before_all_can_ask_for_their_hand() -> None:
    session = begin("guillotine", 2, seats=3, secrecy="screen")
    session.uncover(session.takers()[0])
    session.hide()
    for seat in {0, 1, 2} - set(session.callers()):
        with pytest.raises(NotAllowed):
            session.call_for_screen(seat)
