"""A right that nobody may guess from the screen, and a forced card that tells nothing."""

from __future__ import annotations

from random import Random

from game.core.events import Zone
from game.core.seats import EVERYONE, only
from game.core.view import offers, redact
from tests.driver import M, any_answer, outlook, start


def first_trick(seed: int) -> M:
    m, source = start("tricks", seed), Random(seed)
    while m.asks[0].prompt != "tricks.ask.go_on":
        ask, option = any_answer(m, source)
        m.answer(option.token, ask.seat)
    return m


def test_anybody_may_raise_terror_and_only_they_learn_whether_it_is_theirs() -> None:
    rights = []
    for seed in range(20):
        m = first_trick(seed)
        public = outlook(m, EVERYONE)
        for seat in range(4):
            seen = m.answer("terror", seat)
            assert seen == [] and offers(m.state.table, m.asks, EVERYONE) == ()
            tokens = [o.token for o in offers(m.state.table, m.asks, only(seat))]
            rights.append("annul" in tokens)
            m.answer("let it stand")
            assert outlook(m, EVERYONE) == public
    assert 0 < sum(rights) <= 20


def test_annulling_sets_the_trick_aside_and_the_same_player_leads() -> None:
    for seed in range(30):
        m = first_trick(seed)
        lead = m.state.lead
        for seat in range(4):
            m.answer("terror", seat)
            if "annul" in [o.token for o in m.asks[0].options]:
                m.answer("annul")
                assert m.state.lead == lead == m.asks[0].seat and len(m.state.table.cards(Zone("aside"))) == 4
                return
            m.answer("let it stand")
    raise AssertionError("nobody ever held the king of clubs")


def test_only_the_last_card_is_played_unasked() -> None:
    m, source = start("tricks", rounds="1"), Random(4)
    while m.asks:
        ask, option = any_answer(m, source)
        sizes = [len(m.state.table.cards(Zone("hand", p))) for p in range(4)]
        moments = [redact(mo, EVERYONE) for mo in m.answer(option.token, ask.seat)]
        unasked = len([e for e in moments if e]) - 1
        if ask.prompt == "tricks.ask.play":
            assert unasked == 0 or max(sizes) <= 2
