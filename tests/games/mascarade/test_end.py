"""How a match of Mascarade ends (5)."""

from __future__ import annotations

import pytest

from game.core.events import Said, Zone
from game.core.seats import EVERYONE
from game.core.view import view
from game.core.words import Everyone, Who, named
from game.ui.tally import tally

from .sitting import FIVE, RULES, announce, answer, coins, court, go_on, table


def test_fines_are_not_paid_if_the_power_ends_the_match() -> None:
    m = table(FIVE, [6, 12, 6, 6, 6])
    announce(m, "king", 1)
    go_on(m)
    assert coins(m) == [6, 14, 6, 6, 6] and court(m) == 0 and m.state.winners == (1,)


def test_a_fine_can_ruin() -> None:
    m = table(FIVE, [1, 6, 6, 8, 8])
    announce(m, "empress", 1)
    go_on(m)
    assert coins(m)[0] == 0 and m.state.reason == "ruined" and m.state.winners == (3, 4)


def test_all_at_thirteen_or_more_win_whatever_the_amounts() -> None:
    m = table(("patron", "judge", "king", "thief", "fool", "widow"), [12, 12, 5, 5, 12])
    announce(m, "patron")
    assert m.state.winners == (0, 1, 4)


def test_shared_winners_share_the_first_place_whatever_the_amounts() -> None:
    m = table(("patron", "judge", "king", "thief", "fool", "widow"), [12, 12, 5, 5, 6])
    announce(m, "patron")
    outcome = RULES.outcome(m.state)
    assert outcome is not None and outcome.winners == (0, 1) and outcome.points == (15, 13, 5, 5, 7)
    assert tally(outcome).places == (1, 1, 4, 4, 3)


def test_the_table_ends_only_if_every_seat_agrees() -> None:
    m = table(FIVE, [6, 9, 6, 6, 6])
    for seat in (0, 1, 2, 3):
        m.answer(f"agree {seat}", seat)
    m.answer("agree 3", 3)  # thinks again
    m.answer("agree 4", 4)
    assert m.asks and m.state.agreed == {0, 1, 2, 4}
    moments = m.answer("agree 3", 3)
    assert not m.asks and m.state.winners == (1,) and m.state.reason == "agreed"
    assert moments[-1].event == Said("mascarade.log.agreed", named(players=Everyone((1,))))
    assert not any(key == "agrees" for key, _ in m.state.table.marks)


def test_at_the_end_all_masks_are_turned_up_for_everybody() -> None:
    m = table(FIVE, [6, 9, 6, 6, 6])
    zones = [Zone("mask", seat) for seat in range(5)]
    closed = view(m.state.table, EVERYONE)
    assert all(card.face is None for zone in zones for card in closed.zones[zone])
    for seat in range(5):
        m.answer(f"agree {seat}", seat)
    open_ = view(m.state.table, EVERYONE)
    assert [card.face for zone in zones for card in open_.zones[zone]] == list(FIVE[:5])


@pytest.mark.parametrize(
    "wrong, told",
    [
        ((), Said("mascarade.log.fine_one", named(player=Who(0), n=1))),
        ((2,), Said("mascarade.log.fine", named(players=Everyone((0, 2)), n=1))),
    ],
)
def test_a_fine_is_told_of_one_or_of_each(wrong: tuple[int, ...], told: Said) -> None:
    m = table(FIVE, [6] * 5)  # the King sits at 1
    announce(m, "king", 1, *wrong)
    events = []
    while m.asks and m.asks[0].pause:
        events += [moment.event for moment in m.answer(m.asks[0].options[0].token, m.asks[0].seat)]
    assert [event for event in events if isinstance(event, Said) and "fine" in event.key] == [told]


def test_agreement_lasts_one_turn() -> None:
    m = table(FIVE, [6] * 5)
    m.answer("agree 2", 2)
    answer(m, "look", "seen")
    assert m.state.agreed == frozenset() and ("agrees", 2) not in m.state.table.marks
