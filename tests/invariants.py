"""The invariants that every game must keep, whatever is played: checked with the toys and with the real games.

A check takes a game and how much care to spend on it; CHECKS lists them all.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

import pytest

from game.core.events import Event
from game.core.match import NotAllowed
from game.core.seats import Seats, only
from game.core.table import Table
from game.core.view import may_see, view
from game.core.worlds import guess
from tests.driver import GAMES, M, any_answer, audiences, beats, digest, outlook, play, start


class Care(NamedTuple):
    """How much to try: the part of the seeds, of the answers and of the coalitions."""

    part: float = 1.0

    def seeds(self, most: int) -> range:
        return range(max(1, round(most * self.part)))

    def limit(self, most: int) -> int:
        return max(40, round(most * self.part))

    def some(self, things: list[Seats], source: Random) -> list[Seats]:
        return source.sample(things, max(1, round(len(things) * self.part)))


THOROUGH, QUICK = Care(), Care(0.2)


def no_card_is_lost(game: str, care: Care) -> None:
    def each(m: M) -> None:
        table = m.state.table
        assert sorted(c for cards in table.zones.values() for c in cards) == list(range(len(table.prints)))
        assert sorted(table.dealt) == list(range(len(table.prints)))

    for seed in care.seeds(20):
        play(start(game, seed), Random(seed), limit=care.limit(150), each=each)


def replay_gives_the_same(game: str, care: Care) -> None:
    for seed in care.seeds(20):
        m, again = play(start(game, seed), Random(seed), care.limit(150)), start(game, seed, watched=False)
        for choice in m.log:
            again.answer(choice.token, choice.seat)
        assert digest(again.state) == digest(m.state)


def clone_is_the_same_and_separate(game: str, care: Care) -> None:
    def each(m: M) -> None:
        before, twin = digest(m.state), m.clone()
        assert digest(twin.state) == before and twin.asks == m.asks
        play(twin, Random(1), limit=6)
        assert digest(m.state) == before

    for seed in care.seeds(5):
        play(start(game, seed), Random(seed), limit=care.limit(150), each=each)


def undo_restores_and_stops_at_news(game: str, care: Care) -> None:
    """News is worked out from the views alone, not from the counters that the match trusts. What a seat alone
    could see and lays open itself is none. While several choose in secret, who has finished makes no difference."""
    for seed in care.seeds(8):
        m, source = start(game, seed), Random(seed)
        seats = range(len(m.state.table.people))
        for _ in range(care.limit(120)):
            if not m.asks:
                break
            before, asks, faces = digest(m.state), m.asks, [faces_seen(m, p) for p in seats]
            ask, option = any_answer(m, source)
            m.answer(option.token, ask.seat)
            own = faces[ask.seat].difference(*(faces[p] for p in seats if p != ask.seat))
            learned = any(faces_seen(m, p) - faces[p] - own for p in seats)
            choosing = [{(a.seat, a.prompt) for a in some if a.secret} for some in (asks, m.asks)]
            going_on = ask.secret and choosing[0] == choosing[1]
            waits = next((a.seat for a in m.asks if not a.idle), None) == ask.seat and len(choosing[1]) < 2
            other = not going_on and not waits
            if going_on and not learned:
                assert m.can_undo(only(ask.seat))
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


def guessed_worlds_look_the_same(game: str, care: Care) -> None:
    """Also to a whole coalition, each member looking alone, and to any audience made of its members."""

    def each(m: M) -> None:
        for coalition in care.some(audiences(m)[1:], source):
            world = guess(m, coalition, Random(3))
            for audience in audiences(m):
                if may_see(coalition, audience) or not audience & ~coalition:
                    assert outlook(world, audience)[:3] == outlook(m, audience)[:3]  # type: ignore[index]

    source = Random(7)
    for seed in care.seeds(4):
        play(start(game, seed), Random(seed), limit=care.limit(80), each=each)


def what_a_coalition_cannot_know_never_reaches_it(game: str, care: Care) -> None:
    """Two worlds that differ only in secrets, played on alike, look alike until something is shown."""

    def each(m: M) -> None:
        if source.random() < 0.2:
            for coalition in care.some(audiences(m)[1:], source):
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
    for seed in care.seeds(5):
        play(start(game, seed), Random(seed), limit=care.limit(60), each=each)


def answers(m: M) -> set[tuple[int, str]]:
    return {(ask.seat, option.token) for ask in m.asks for option in ask.options}


def unseen_prints_are_not_in_the_view(game: str, care: Care) -> None:
    def each(m: M) -> None:
        for audience in audiences(m):
            table = m.state.table.copy()
            unseen = [
                c for zone, cards in table.zones.items() for c in cards if not may_see(table.eyes_on(c, zone), audience)
            ]
            alike = [c for c in unseen if table.back(c) == table.back(unseen[0])]
            if len(alike) > 1:
                a, b = source.sample(alike, 2)
                before = view(table, audience)
                table.dealt[a], table.dealt[b] = table.dealt[b], table.dealt[a]
                assert view(table, audience) == before

    source = Random(5)
    for seed in care.seeds(4):
        play(start(game, seed), Random(seed), limit=care.limit(80), each=each)


def secret_answers_cannot_be_told_apart(game: str, care: Care) -> None:
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

    for seed in care.seeds(3):
        source = Random(seed)
        play(start(game, seed), Random(seed), limit=care.limit(50), each=each)


def searching_changes_nothing(game: str, care: Care) -> None:
    for seed in care.seeds(4):
        plain, searched = play(start(game, seed), Random(seed), care.limit(150)), start(game, seed)
        for choice in plain.log:
            play(guess(searched, only(choice.seat), Random(1)), Random(2), limit=5)
            searched.answer(choice.token, choice.seat)
        assert digest(searched.state) == digest(plain.state)


def rules_hold_nothing(game: str, care: Care) -> None:
    before = repr(vars(GAMES[game]))
    play(start(game, 3), Random(3), care.limit(150))
    assert repr(vars(GAMES[game])) == before


def an_error_in_the_rules_changes_nothing(game: str, care: Care) -> None:
    whole = len(play(start(game, 2), Random(2), limit=18).log)  # a match may be over after a few answers
    m, source = play(start(game, 2), Random(2), limit=whole // 2), Random(2)
    failures, patch = 0, pytest.MonkeyPatch()

    def fail_once(table: Table, event: Event) -> None:
        patch.undo()
        raise ZeroDivisionError

    while m.asks and failures < 5:
        before, asks, length = digest(m.state), m.asks, len(m.log)
        ask, option = any_answer(m, source)
        patch.setattr(Table, "_tell", fail_once)
        try:
            m.answer(option.token, ask.seat)
        except ZeroDivisionError:
            failures += 1
            assert (digest(m.state), m.asks, len(m.log)) == (before, asks, length)
            m.answer(option.token, ask.seat)
        finally:
            patch.undo()
    assert failures and (failures == 5 or not m.asks), (
        f"{game}: an error was planted at the first event of {failures} answers only, from answer {whole // 2} on; "
        "the rules must tell an event (a card moved, a number changed) for what an answer does"
    )


Check: TypeAlias = Callable[[str, Care], None]

CHECKS: tuple[Check, ...] = (
    no_card_is_lost,
    replay_gives_the_same,
    clone_is_the_same_and_separate,
    undo_restores_and_stops_at_news,
    guessed_worlds_look_the_same,
    what_a_coalition_cannot_know_never_reaches_it,
    unseen_prints_are_not_in_the_view,
    secret_answers_cannot_be_told_apart,
    searching_changes_nothing,
    rules_hold_nothing,
    an_error_in_the_rules_changes_nothing,
)
