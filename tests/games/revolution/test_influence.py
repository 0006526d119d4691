"""Clauses 2.3, 2.4, 2.6 and 2.7: influence, and what is secured, in positions worked out by hand."""

from __future__ import annotations

import pytest

from game.games.revolution.influence import BLUE, RED, neighbours, secured
from tests.games.revolution.boards import at, board

E = ".. .. .. .. .."


def test_a_number_counts_on_its_own_space_and_up_down_left_right() -> None:
    p = board(E, E, ".. .. R7 .. ..", E, E)
    reached = {n for n, value in enumerate(p.influence[RED]) if value}
    assert reached == {at(2, 2), at(1, 2), at(3, 2), at(2, 1), at(2, 3)}
    assert {p.influence[RED][n] for n in reached} == {7}
    assert not any(p.influence[BLUE])


def test_the_edge_of_the_board_is_no_neighbour_and_rows_do_not_run_on() -> None:
    near = neighbours(25, 5)
    assert set(near[at(0, 0)]) == {at(0, 1), at(1, 0)}
    assert set(near[at(1, 4)]) == {at(0, 4), at(2, 4), at(1, 3)}
    assert set(near[at(2, 0)]) == {at(1, 0), at(3, 0), at(2, 1)}
    assert set(near[at(4, 2)]) == {at(3, 2), at(4, 1), at(4, 3)}
    p = board(".. .. .. .. R5", "B3 .. .. .. ..", E, E, E)
    assert p.influence[RED][at(1, 0)] == 0 and p.influence[BLUE][at(0, 4)] == 0


def test_influences_add_up_on_each_side() -> None:
    p = board("R9 B9 R8 .. ..", ".. R1 .. .. ..", E, E, E)
    assert p.influence[RED][at(0, 1)] == 9 + 8 + 1
    assert p.influence[BLUE][at(0, 1)] == 9


def test_flags_and_buildings_give_nothing_and_are_not_empty() -> None:
    p = board("RF R2 VE .. ..", "BF .. .. .. ..", E, E, E)
    assert p.influence[RED][at(0, 0)] == 2 and p.influence[BLUE][at(0, 0)] == 0
    assert p.empty[at(0, 1)] == 1  # only the space below: flag and building are not empty
    assert p.empty[at(0, 0)] == 0  # a corner between a number and a flag


# The table of worked cases in 2.4: the counter lies at row 0, column 1 (three neighbours) or in the middle (four).
CASES = [
    ("k0 tie of 15 goes to the counter's colour", ("R7 R8 B9 .. ..", ".. B6 .. .. .."), (0, 1), "F", "F", RED),
    ("k0 an enemy counter, 18 against 9", ("R9 B9 R8 .. ..", ".. R1 .. .. .."), (0, 1), "F", "F", RED),
    ("k1 17 against 9 and the best, 6", ("B9 R9 B8 .. ..", E), (0, 1), "0 2 3 4 5 6 F", "0 F", BLUE),
    ("k1 the best, 3, only equals the 9 of the owner", ("R9 R0 B6 .. ..", E), (0, 1), "7 F", "0 1 3 F", RED),
    ("k1 the owner's best, 4, would equal 10", ("B8 R6 B2 .. ..", E), (0, 1), "0 1 2 4 F", "0 1 F", None),
    ("k2 16 against 7 and 5", (".. R8 .. .. ..", "R1 R7 .. .. ..", E), (1, 1), "0 F", "0 1 2 3 4 5 7 F", RED),
    ("k2 17 against 9 and 7", ("R9 R8 .. .. ..", E), (0, 1), "0 F", "0 1 2 3 4 5 6 7 9 F", RED),
    (
        "k2 15 against 9 and 8, though 9 alone would not do",
        ("R6 R9 .. .. ..", E),
        (0, 1),
        "0 F",
        "0 1 2 3 4 5 6 7 8 9 F",
        None,
    ),
    (
        "k3 17 against 7, 6 and 4: a tie, own counter",
        (".. R8 .. .. ..", ".. R9 .. .. ..", E),
        (1, 1),
        "0 F",
        "0 1 2 3 4 6 7 F",
        RED,
    ),
    ("k4 9 against 3, 2, 1 and 0", (E, ".. R9 .. .. ..", E), (1, 1), "0 1 F", "0 1 2 3 F", RED),
]


@pytest.mark.parametrize("rows, where, red, blue, owner", [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_secured_by_the_general_rule(
    rows: tuple[str, ...], where: tuple[int, int], red: str, blue: str, owner: int | None
) -> None:
    p = board(*rows, *[E] * (5 - len(rows)), red=red, blue=blue)
    assert [side for side in (RED, BLUE) if secured(p, side, at(*where))] == ([] if owner is None else [owner])


def test_own_counters_are_forced_in_where_the_other_side_has_too_few() -> None:
    """Four spaces are left, all beside the blue 0, and each side has a 1 and its flag: it ends 1 against 1."""
    p = board(
        "R2 R3 R4 R5 R6", "R7 R8 .. R9 B2", "B3 .. B0 .. B4", "B5 B6 .. B7 B8", "VE B9 ND R0 BA", red="1 F", blue="1 F"
    )
    assert p.empty[at(2, 2)] == 4 and p.influence[RED][at(2, 2)] == p.influence[BLUE][at(2, 2)] == 0
    assert secured(p, BLUE, at(2, 2)) and not secured(p, RED, at(2, 2))


def test_own_counters_still_held_never_count_for_their_side() -> None:
    """Red has 5 here and holds a 9, but blue may fill the one empty neighbour with his 6."""
    rows = ("R5 B0 VE .. ..", E, E, E, E)
    assert not secured(board(*rows, red="9 F", blue="6 F"), RED, at(0, 1))
    assert secured(board(*rows, red="9 F", blue="4 F"), RED, at(0, 1))


def test_an_empty_space_is_never_secured() -> None:
    p = board("R9 .. R8 .. ..", "VE R7 .. .. ..", E, E, E, blue="0 F", red="0 F")
    assert not secured(p, RED, at(0, 1)) and not secured(p, BLUE, at(0, 1))


def test_the_strict_reading_allows_one_empty_neighbour_at_most() -> None:
    """Statement three of figure 2 needs two: the strict reading does not have it, the general one does."""
    p = board("R9 B9 R8 B6 ..", "B8 R1 R7 .. ..", E, E, E, red="0 2 3 4 5 6 F", blue="0 1 2 3 4 5 7 F")
    general = [n for n in range(25) if secured(p, RED, n)]
    strict = [n for n in range(25) if secured(p, RED, n, one_empty=True)]
    assert at(1, 2) in general and at(1, 2) not in strict
    assert at(0, 1) in strict


@pytest.mark.parametrize("flag, owner", [("BF", BLUE), ("RF", RED)])
def test_a_tie_leaves_a_flag_with_its_colour(flag: str, owner: int) -> None:
    p = board(f"R4 {flag} B4 .. ..", ".. VE .. .. ..", E, E, E)
    assert secured(p, owner, at(0, 1)) and not secured(p, 1 - owner, at(0, 1))


@pytest.mark.parametrize("building", ["VE", "BA"])
def test_a_tie_at_versailles_or_the_bastille_is_nobodys(building: str) -> None:
    p = board(f"R4 {building} B4 .. ..", ".. B0 .. .. ..", E, E, E)
    assert not secured(p, RED, at(0, 1)) and not secured(p, BLUE, at(0, 1))
    more = board(f"R5 {building} B4 .. ..", ".. B0 .. .. ..", E, E, E)
    assert secured(more, RED, at(0, 1)) and not secured(more, BLUE, at(0, 1))


# Notre Dame (2.6) in a corner: two neighbours.


@pytest.mark.parametrize(
    "rows, owner", [(("ND R4 .. .. ..", "B7 .. .. .. .."), RED), (("ND R7 .. .. ..", "B4 .. .. .. .."), BLUE)]
)
def test_notre_dame_goes_to_the_side_with_less(rows: tuple[str, str], owner: int) -> None:
    p = board(*rows, E, E, E, red="1", blue="1")
    assert [side for side in (RED, BLUE) if secured(p, side, 0)] == [owner]


@pytest.mark.parametrize("last", [RED, BLUE])
def test_notre_dame_tied_goes_to_the_side_that_did_not_place_last(last: int) -> None:
    p = board("ND R4 .. .. ..", "B4 .. .. .. ..", E, E, E, last=last)
    assert [side for side in (RED, BLUE) if secured(p, side, 0)] == [1 - last]


def test_notre_dame_is_secured_when_even_the_best_own_counters_leave_less() -> None:
    """Figure 3: blue has 7 + 4 = 11 there, and red cannot reach that any more."""
    rows = (".. B7 .. .. ..", "B4 ND .. .. ..", E, E, E)
    assert secured(board(*rows, red="0 3 7 F", blue="0 F"), RED, at(1, 1))  # 7 + 3 = 10
    assert not secured(board(*rows, red="0 4 7 F", blue="0 F"), RED, at(1, 1))  # 7 + 4 = 11 might tie
    assert not secured(board(*rows, red="0 5 7 F", blue="0 F"), RED, at(1, 1))


def test_the_one_exception_all_that_is_left_lies_beside_notre_dame_and_blue_places_last() -> None:
    """Red can at most tie, and the last space left is blue's to fill: red's. The same for blue is not secured."""
    rows = ("ND R4 R5 R6 R7", ".. R8 R9 B5 B6", "B7 B8 B9 B0 B1", "B2 VE R1 R2 R3", "R0 BA RF BF B3")
    p = board(*rows, blue="4", last=RED)
    assert p.empty[0] == 1 and p.influence[RED][0] == 4
    # blue must place his 4: 4 against 4, and blue placed last
    assert secured(p, RED, 0) and not secured(p, BLUE, 0)


def test_the_exception_needs_every_empty_space_to_lie_there() -> None:
    rows = ("ND R4 R5 R6 R7", ".. R8 R9 B5 B6", "B7 B8 .. B0 B1", "B2 VE R1 R2 R3", "R0 BA RF BF B3")
    p = board(*rows, red="0", blue="4", last=RED)  # red moves and may place last beside Notre Dame
    assert p.spaces.count(None) == 2 and p.empty[0] == 1
    assert not secured(p, RED, 0) and not secured(p, BLUE, 0)


def test_the_strict_reading_holds_for_notre_dame_too() -> None:
    p = board(".. B7 .. .. ..", "B4 ND .. .. ..", E, E, E, red="0 3 7 F", blue="0 F")
    assert not secured(p, RED, at(1, 1), one_empty=True)
