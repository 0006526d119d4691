"""A preview shows the card that was taken up, not its neighbour that steps aside."""

from __future__ import annotations

import pytest

from game.ui.table.lights import out_of_order

ROW = ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize(
    "after, picked, moved",
    [
        (["a", "c", "b", "d", "e"], "b", ["b"]),  # one place either way: two readings, the held one counts
        (["a", "c", "b", "d", "e"], "c", ["c"]),
        (["a", "c", "d", "b", "e"], "b", ["b"]),
        (["b", "c", "d", "a", "e"], "a", ["a"]),
        (["a", "c", "d", "b", "e"], "c", ["b"]),  # the fewest, whatever was picked
        (["a", "b", "c", "d", "e"], "c", []),
    ],
)
def test_the_picked_card_is_the_one_that_moves(after: list[str], picked: str, moved: list[str]) -> None:
    assert out_of_order(ROW, after, picked) == moved
