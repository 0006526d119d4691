"""A hint finds what is plainly best, and knows no more than its seat."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.hint import TRIALS, Hint
from game.core.match import Match
from game.core.seats import only
from game.core.worlds import guess
from game.games.guillotine.state import LINE, hand
from game.session.hints import hint, lead
from tests.games.guillotine.scenario import Scene


def thought(match: Match, seed: str = "1") -> str:  # type: ignore[type-arg]
    """What the seat that is asked first is told to do."""
    found = hint(match, next(ask for ask in match.asks if not ask.idle), seed)
    for _ in range(TRIALS):
        found.think()
    assert found.best is not None
    return found.best


def test_a_card_is_worth_what_the_best_use_of_it_is_worth() -> None:
    """A victim that costs a point stands in front; two steps bring the king, worth five, there instead."""
    g = Scene("duke lord louis_xvi sheriff innocent_victim", hands={0: "pushed"})
    assert thought(g.match) == f"play c{g.card(hand(0), 'pushed')}"
    g.play("pushed")
    assert thought(g.match) == f"move c{g.card(LINE, 'louis_xvi')} 2"


def test_nobody_is_told_to_send_a_king_away() -> None:
    g = Scene("martyr martyr martyr louis_xvi", hands={0: "bribed_guards"})
    assert thought(g.match) == "pass"


def test_where_one_answer_is_open_there_is_nothing_to_think_about() -> None:
    g = Scene("duke lord louis_xvi")
    asked = next(ask for ask in g.match.asks if not ask.idle)
    assert len(asked.options) == 1 and hint(g.match, asked, "1").best == asked.options[0].token
    with pytest.raises(ValueError, match="nothing to choose from"):
        Hint(0, (), lambda source: g.match.clone(), lead, Random(1))


@pytest.mark.parametrize("seed", range(4))
def test_it_is_the_same_wherever_lies_what_the_seat_cannot_know(seed: int) -> None:
    g = Scene("baron mayor bishop duke lord colonel", hands={0: "pushed l_idiot late_arrival", 1: "trip"}, seed=seed)
    world = guess(g.match, only(0), Random(seed))
    assert world.state.table.dealt != g.match.state.table.dealt
    assert thought(world, f"{seed}") == thought(g.match, f"{seed}")


def test_the_match_itself_is_left_alone() -> None:
    g = Scene("baron mayor bishop duke", hands={0: "pushed l_idiot"})
    before = g.match.log[:], g.state.table.dealt[:], {zone: list(cards) for zone, cards in g.state.table.zones.items()}
    chance = g.state.table.chance.used
    thought(g.match)
    after = g.match.log[:], g.state.table.dealt[:], {zone: list(cards) for zone, cards in g.state.table.zones.items()}
    assert after == before and g.state.table.chance.used == chance


def test_a_lead_is_counted_to_the_best_of_the_others() -> None:
    """Five points against three and one: two ahead, and two and four behind."""
    g = Scene("duke", piles={0: "louis_xvi", 1: "baron", 2: "hero_of_the_people lord"})
    points = [5, 3, 2 - 3]
    assert [lead(g.match, seat) for seat in range(3)] == [points[0] - 3, points[1] - 5, points[2] - 5]
