"""What the table shows beside the pieces: figures from a view, also from the view of an answer not yet given."""

from __future__ import annotations

from game.core.outcome import Badge
from game.core.seats import EVERYONE
from game.core.view import view
from game.games.revolution.influence import BLUE, RED
from game.session.preview import preview
from tests.games.revolution.boards import RULES, M, at, match

FIGURE_2 = (".. R9 B9 R8 B6", ".. B8 R1 .. ..", ".. .. .. .. ..", ".. .. .. .. ..", "ND .. VE .. BA")


def figure_2(secure: str = "general", help: str = "on") -> M:
    return match(*FIGURE_2, moved=BLUE, blue_marks=(at(0, 1),), secure=secure, help=help)


def test_influence_of_both_sides_on_every_space() -> None:
    badges = RULES.badges(view(figure_2().state.table, EVERYONE))
    influence = {(b.place, b.seat): b.value for b in badges if b.key == "influence"}
    assert len(influence) == 50
    assert (influence[at(0, 2), RED], influence[at(0, 2), BLUE]) == (18, 9)
    assert (influence[at(1, 3), RED], influence[at(1, 3), BLUE]) == (8 + 1, 0)


def test_markers_and_buildings_have_a_figure_of_each_side() -> None:
    m = match(
        "VE R8 .. R9 BA",
        "B3 .. .. .. R2",
        *[".. .. .. .. .."] * 2,
        ".. B7 ND B6 ..",
        moved=BLUE,
        blue_marks=(at(4, 1), at(4, 3)),
    )
    badges = RULES.badges(view(m.state.table, EVERYONE))
    for badge in (
        Badge("markers", RED, 0),
        Badge("markers", BLUE, 2),
        Badge("versailles", RED, 8),
        Badge("versailles", BLUE, 3),
        Badge("bastille", RED, 11),
        Badge("bastille", BLUE, 0),
        Badge("notre_dame", RED, 0),
        Badge("notre_dame", BLUE, 13),
    ):
        assert badge in badges


def test_a_preview_tells_the_totals_and_what_would_be_final() -> None:
    """Red holds his 7 over the space that makes figure 2: 16 there, and his 8 and 7 would be his for good.

    The blue 9 is so already, and so is the red 1 for blue: 17 against 1 and at most 7 + 6.
    """
    m = figure_2()
    before = {(b.place, b.seat) for b in RULES.badges(view(m.state.table, EVERYONE)) if b.key == "final"}
    shown = preview(m, f"red_7 {at(1, 3)}", RED, EVERYONE)
    assert shown is not None
    badges = RULES.badges(shown)
    assert Badge("influence", RED, 16, at(1, 3)) in badges and Badge("influence", BLUE, 0, at(1, 3)) in badges
    after = {(b.place, b.seat) for b in badges if b.key == "final"}
    assert after - before == {(at(0, 3), RED), (at(1, 3), RED)}
    assert {(at(0, 2), RED), (at(1, 2), BLUE)} <= before


def test_the_strict_reading_has_its_own_final_spaces() -> None:
    shown = preview(figure_2(secure="one_empty"), f"red_7 {at(1, 3)}", RED, EVERYONE)
    assert shown is not None
    final = {(b.place, b.seat) for b in RULES.badges(shown) if b.key == "final"}
    assert final == {(at(0, 2), RED), (at(0, 3), RED), (at(0, 1), BLUE), (at(1, 2), BLUE)}


def test_without_help_the_board_shows_no_figures() -> None:
    badges = RULES.badges(view(figure_2(help="off").state.table, EVERYONE))
    assert {b.key for b in badges} == {"markers", "notre_dame", "versailles", "bastille"}
