"""The invariants that every game must keep, whatever is played."""
from __future__ import annotations

from random import Random

import pytest

from game.core.events import Event
from game.core.match import NotAllowed
from game.core.seats import NOBODY, only
from game.core.table import Table
from game.core.view import may_see, view
from game.core.worlds import guess
from tests.driver import M, any_answer, audiences, beats, digest, outlook, play, start
from tests.toys import CATALOGUE

every_game = pytest.mark.parametrize("game", CATALOGUE)


@every_game
def test_no_card_is_lost(game: str) -> None:
    def each(m: M) -> None:
        table = m.state.table
        assert sorted(c for cards in table.zones.values() for c in cards) == list(range(len(table.prints)))
        assert sorted(table.dealt) == list(range(len(table.prints)))
    for seed in range(20):
        play(start(game, seed), Random(seed), each=each)


@every_game
def test_replay_gives_the_same(game: str) -> None:
    for seed in range(20):
        m, again = play(start(game, seed), Random(seed)), start(game, seed, watched=False)
        for choice in m.log:
            again.answer(choice.token, choice.seat)
        assert digest(again.state) == digest(m.state)


@every_game
def test_clone_is_the_same_and_separate(game: str) -> None:
    def each(m: M) -> None:
        before, twin = digest(m.state), m.clone()
        assert digest(twin.state) == before and twin.asks == m.asks
        play(twin, Random(1), limit=6)
        assert digest(m.state) == before
    for seed in range(5):
        play(start(game, seed), Random(seed), each=each)


@every_game
def test_undo_restores_and_stops_at_news(game: str) -> None:
    """News is worked out from the views alone, not from the counters that the match trusts. What a seat alone
    could see and lays open itself is none."""
    for seed in range(8):
        m, source = start(game, seed), Random(seed)
        seats = range(len(m.state.table.people))
        for _ in range(120):
            if not m.asks:
                break
            before, asks, faces = digest(m.state), m.asks, [faces_seen(m, p) for p in seats]
            ask, option = any_answer(m, source)
            m.answer(option.token, ask.seat)
            own = faces[ask.seat].difference(*(faces[p] for p in seats if p != ask.seat))
            learned = any(faces_seen(m, p) - faces[p] - own for p in seats)
            other = next((a.seat for a in m.asks if not a.idle), None) != ask.seat
            if m.can_undo(only(ask.seat)):
                assert not learned and not other
                m.undo()
                assert (digest(m.state), m.asks) == (before, asks)
                m.answer(option.token, ask.seat)
            elif learned or other:
                with pytest.raises(NotAllowed):
                    m.undo()


def faces_seen(m: M, seat: int) -> set[object]:
    rows = view(m.state.table, only(seat)).zones.values()
    return {(card.handle, card.face) for row in rows for card in row if card.face}


@every_game
def test_guessed_worlds_look_the_same(game: str) -> None:
    """Also to a whole coalition, each member looking alone, and to any audience made of its members."""
    def each(m: M) -> None:
        for coalition in audiences(m)[1:]:
            world = guess(m, coalition, Random(3))
            for audience in audiences(m):
                if may_see(coalition, audience) or not audience & ~coalition:
                    assert outlook(world, audience)[:3] == outlook(m, audience)[:3]  # type: ignore[index]
    for seed in range(4):
        play(start(game, seed), Random(seed), limit=80, each=each)


@every_game
def test_what_a_coalition_cannot_know_never_reaches_it(game: str) -> None:
    """Two worlds that differ only in secrets, played on alike, look alike until something is shown."""
    def each(m: M) -> None:
        if source.random() < .2:
            for coalition in audiences(m)[1:]:
                one, two = m.clone(), guess(m, coalition, source)
                two.state.table.chance.seed = one.state.table.chance.seed
                one.state.table.moments, two.state.table.moments = [], []
                for _ in range(12):
                    both = sorted(answers(one) & answers(two))
                    if not both:
                        break
                    seat, token = source.choice(both)
                    shown, same = one.answer(token, seat), two.answer(token, seat)
                    if one.novelty() != two.novelty() or one.novelty() != m.novelty():
                        break
                    for audience in audiences(m):
                        if not audience & ~coalition or may_see(coalition, audience):
                            assert beats(shown, audience) == beats(same, audience)
                            assert outlook(one, audience) == outlook(two, audience)
    source = Random(9)
    for seed in range(5):
        play(start(game, seed), Random(seed), limit=60, each=each)


def answers(m: M) -> set[tuple[int, str]]:
    return {(ask.seat, option.token) for ask in m.asks for option in ask.options}


@every_game
def test_unseen_prints_are_not_in_the_view(game: str) -> None:
    def each(m: M) -> None:
        for audience in audiences(m):
            table = m.state.table.copy()
            unseen = [c for zone, cards in table.zones.items() for c in cards
                      if not may_see(table.eyes_on(c, zone), audience)]
            alike = [c for c in unseen if table.back(c) == table.back(unseen[0])]
            if len(alike) > 1:
                a, b = source.sample(alike, 2)
                before = view(table, audience)
                table.dealt[a], table.dealt[b] = table.dealt[b], table.dealt[a]
                assert view(table, audience) == before
    source = Random(5)
    for seed in range(4):
        play(start(game, seed), Random(seed), limit=80, each=each)


@every_game
def test_secret_answers_cannot_be_told_apart(game: str) -> None:
    """Two answers to a secret question give the others the same events, views, offers and undo."""
    def each(m: M) -> None:
        for ask in m.asks:
            if ask.secret and len(ask.options) > 1:
                runs = []
                for option in source.sample(ask.options, 2):
                    twin = start(game, seed)
                    for choice in m.log:
                        twin.answer(choice.token, choice.seat)
                    moments = twin.answer(option.token, ask.seat)
                    runs.append((twin, [beats(moments, audience) for audience in others(m, ask.seat)]))
                (one, events), (two, same) = runs
                if not any(ended_phase(m, twin) for twin, _ in runs):
                    assert events == same
                    for audience in others(m, ask.seat):
                        assert outlook(one, audience) == outlook(two, audience)

    def ended_phase(m: M, twin: M) -> bool:
        """Were all answers in, so that they were laid open or took effect?"""
        return len(m.asks) > 1 and [a.prompt for a in twin.asks] != [a.prompt for a in m.asks]

    def others(m: M, seat: int) -> list[int]:
        return [audience for audience in audiences(m) if audience != only(seat)]

    for seed in range(3):
        source = Random(seed)
        play(start(game, seed), Random(seed), limit=50, each=each)


@every_game
def test_searching_changes_nothing(game: str) -> None:
    for seed in range(4):
        plain, searched = play(start(game, seed), Random(seed)), start(game, seed)
        for choice in plain.log:
            play(guess(searched, only(choice.seat), Random(1)), Random(2), limit=5)
            searched.answer(choice.token, choice.seat)
        assert digest(searched.state) == digest(plain.state)


@every_game
def test_rules_hold_nothing(game: str) -> None:
    play(start(game, 3), Random(3))
    assert vars(CATALOGUE[game]) == {}


@every_game
def test_an_error_in_the_rules_changes_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    m, source = play(start(game, 2), Random(2), limit=9), Random(2)
    tell, failures = Table._tell, 0

    def fail_once(table: Table, event: Event) -> None:
        monkeypatch.setattr(Table, "_tell", tell)
        raise ZeroDivisionError

    while m.asks and failures < 5:
        before, asks, length = digest(m.state), m.asks, len(m.log)
        ask, option = any_answer(m, source)
        monkeypatch.setattr(Table, "_tell", fail_once)
        try:
            m.answer(option.token, ask.seat)
        except ZeroDivisionError:
            failures += 1
            assert (digest(m.state), m.asks, len(m.log)) == (before, asks, length)
            m.answer(option.token, ask.seat)
    assert failures == 5


def test_an_audience_is_never_empty() -> None:
    with pytest.raises(ValueError):
        view(start("masks").state.table, NOBODY)
