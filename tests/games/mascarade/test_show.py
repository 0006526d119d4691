"""The decoy show: one's own mask is looked at among all of the match, at a place chosen in secret."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.core.seats import only
from game.core.worlds import guess

from .sitting import FIVE, RULES, answer, mask, table


def test_the_true_mask_stands_at_the_place_chosen() -> None:
    for place in range(1, 7):
        m = table(FIVE, [6] * 5, look="decoy")
        answer(m, "look")
        assert m.asks[0].audience == only(0)
        answer(m, f"place {place}")
        shown = [m.state.table.marks["decoy", n] for n in range(6)]
        assert sorted(shown) == sorted(FIVE) and shown[place - 1] == "judge"
        answer(m, "seen")
        assert ("decoy", 0) not in m.state.table.marks


def test_mask_and_place_turned_together_show_the_same() -> None:
    """Whoever does not know the place cannot tell the mask: for each true mask some place shows this very row."""

    def row(masks: tuple[str, ...], place: int) -> list[str]:
        m = table(masks, [6] * 5, look="decoy")
        answer(m, "look", f"place {place}")
        return [m.state.table.marks["decoy", n] for n in range(6)]

    shown = row(FIVE, 3)
    for n, other in enumerate(FIVE[1:], 1):
        swapped = list(FIVE)
        swapped[0], swapped[n] = swapped[n], swapped[0]
        place = shown.index(other) + 1
        assert row(tuple(swapped), place) == shown


def test_the_other_peasant_is_as_likely_at_any_place() -> None:
    """With two of them in play, neither the row nor the favourite place of somebody gives a Peasant away."""
    masks = ("peasant", "judge", "king", "thief", "fool", "widow", "empress", "peasant")
    m = table(masks, [6] * 8, look="decoy")
    after = Counter[int]()
    for _ in range(2800):
        RULES.lay_out(m.state, 0)
        row = [m.state.table.marks["decoy", n] for n in range(8)]
        assert row[0] == "peasant"
        after[row.index("peasant", 1)] += 1
    assert sorted(after) == [1, 2, 3, 4, 5, 6, 7]
    assert all(325 <= times <= 475 for times in after.values())  # 400 each, give or take four deviations


def test_a_decoy_show_teaches_the_one_who_chose() -> None:
    m = table(FIVE, [6] * 5, look="decoy")
    answer(m, "look")
    lessons = m.state.table.lessons
    answer(m, "place 2")
    assert m.state.table.lessons > lessons and not m.can_undo(only(0))
    assert mask(guess(m, only(0), Random(3)), 0) == "judge"
