"""What score piles are worth, worked out by hand; and that the bill adds up to it."""

from __future__ import annotations

import pytest

from game.games.guillotine.state import in_front, score_pile
from tests.games.guillotine.scenario import RULES, Scene


@pytest.mark.parametrize(
    "pile, front, points",
    [
        # printed points
        ("marie_antoinette louis_xvi regent", "", 14),
        ("cardinal archbishop bad_nun bishop heretic wealthy_priest", "", 17),
        ("general master_spy colonel captain_of_the_guard lieutenant lieutenant", "", 17),
        ("governor councilman mayor landlord tax_collector unpopular_judge rival_executioner sheriff", "", 18),
        ("baron duke robespierre fast_noble lady lord coiffeur lady_in_waiting piss_boy royal_cartographer", "", 19),
        ("hero_of_the_people clown innocent_victim martyr", "", -7),
        # Palace Guards: n score n each
        ("palace_guard", "", 1),
        ("palace_guard palace_guard", "", 4),
        ("palace_guard palace_guard palace_guard duke", "", 12),
        ("palace_guard palace_guard palace_guard palace_guard palace_guard", "", 25),
        # Count and Countess: +2 each in one pile
        ("count", "", 2),
        ("countess", "", 2),
        ("count countess", "", 8),
        # Tragic Figure: −1 per grey noble, itself included
        ("tragic_figure", "", -1),
        ("tragic_figure martyr martyr", "", -5),
        ("tragic_figure hero_of_the_people clown duke", "", -5),
        # Supports count nobles of a colour, whatever they are worth
        ("cardinal heretic", "church_support", 9),
        ("mayor rival_executioner sheriff", "civic_support", 8),
        ("master_spy palace_guard palace_guard", "military_support", 11),
        ("duke", "church_support civic_support military_support", 3),
        ("duke", "foreign_support callous_guards", 3),
        # Indifferent Public: every grey noble +1 in place of its own value, Tragic Figure included
        ("martyr hero_of_the_people clown", "indifferent_public", 3),
        ("tragic_figure martyr innocent_victim", "indifferent_public", 3),
        ("duke", "indifferent_public", 3),
        ("duke hero_of_the_people", "indifferent_public", 4),
        # Fountain of Blood +2, Tough Crowd −2
        ("", "fountain_of_blood", 2),
        ("duke", "tough_crowd", 1),
        ("", "tough_crowd fountain_of_blood", 0),
        # a full evening: 5 + 9 + 8 + (−1 −3 −3) + 3 + 2
        (
            "marie_antoinette palace_guard palace_guard palace_guard count countess "
            "martyr hero_of_the_people tragic_figure",
            "military_support fountain_of_blood",
            5 + 9 + 8 - 7 + 3 + 2,
        ),
    ],
)
def test_points(pile: str, front: str, points: int) -> None:
    g = Scene("duke" if "duke" not in pile else "mayor", piles={1: pile}, front={1: front})
    assert g.score(1) == points
    g = Scene("", hands={2: "stumble"}, piles={1: pile}, front={1: front}, day=3, deck="").end()
    assert g.result.points[1] == points
    assert sum(line.value for line in g.result.lines if line.seat == 1) == points


def test_count_and_countess_in_different_piles_are_strangers() -> None:
    g = Scene("duke", piles={0: "count", 1: "countess"})
    assert g.score(0) == g.score(1) == 2


def test_palace_guards_in_different_piles_count_apart() -> None:
    g = Scene("duke", piles={0: "palace_guard palace_guard", 1: "palace_guard palace_guard palace_guard"})
    assert (g.score(0), g.score(1)) == (4, 9)


def test_the_highest_score_wins() -> None:
    g = Scene("", piles={0: "duke", 1: "regent", 2: "martyr"}, day=3, deck="").end()
    assert g.result.points == (3, 4, -1) and g.result.winners == (1,)


def test_a_tie_is_a_shared_win() -> None:
    g = Scene("", piles={0: "duke", 1: "mayor", 2: "lord"}, day=3, deck="").end()
    assert g.result.winners == (0, 1)


def test_negative_scores_can_win() -> None:
    g = Scene("", piles={0: "martyr", 1: "clown"}, front={0: ""}, day=3, deck="", seats=2).end()
    assert g.result.points == (-1, -2) and g.result.winners == (0,)


def test_the_bill_names_the_cards_it_counts() -> None:
    g = Scene(
        "",
        piles={0: "duke count countess palace_guard palace_guard martyr tragic_figure"},
        front={0: "military_support fountain_of_blood callous_guards"},
        day=3,
        deck="",
        seats=2,
    ).end()
    bill = {
        line.key.removeprefix("guillotine."): (line.value, sorted(g.face(card) for card in line.cards))
        for line in g.result.lines
        if line.seat == 0
    }
    assert bill == {
        "result.purple": (7, ["count", "countess", "duke"]),
        "result.grey": (-1, ["martyr"]),
        "result.count": (2, ["count", "countess"]),
        "result.countess": (2, ["count", "countess"]),
        "result.palace_guard": (4, ["palace_guard", "palace_guard"]),
        "result.tragic_figure": (-2, ["martyr", "tragic_figure"]),
        "card.military_support.name": (2, ["military_support", "palace_guard", "palace_guard"]),
        "card.fountain_of_blood.name": (2, ["fountain_of_blood"]),
    }
    groups = {line.key.removeprefix("guillotine."): line.group.removeprefix("guillotine.") for line in g.result.lines}
    assert groups == {
        "result.purple": "",
        "result.grey": "",
        "result.count": "result.pairs",
        "result.countess": "result.pairs",
        "result.palace_guard": "result.pairs",
        "result.tragic_figure": "result.pairs",
        "card.military_support.name": "result.front",
        "card.fountain_of_blood.name": "result.front",
    }


def test_the_lines_of_all_bills_stand_in_one_order() -> None:
    g = Scene(
        "",
        piles={0: "martyr palace_guard", 1: "duke bishop"},
        front={0: "fountain_of_blood", 1: "tough_crowd"},
        day=3,
        deck="",
        seats=2,
    ).end()
    assert [line.key.split(".", 1)[1] for line in g.result.lines] == [
        "result.purple",
        "result.blue",
        "result.grey",
        "result.palace_guard",
        "card.fountain_of_blood.name",
        "card.tough_crowd.name",
    ]


def test_every_card_of_a_bill_lies_before_that_seat() -> None:
    g = Scene(
        "",
        piles={0: "duke martyr", 1: "palace_guard general"},
        front={1: "military_support", 0: "tough_crowd"},
        day=3,
        deck="",
        seats=2,
    ).end()
    table = g.state.table
    for line in g.result.lines:
        assert set(line.cards) <= {*table.zones[score_pile(line.seat)], *table.zones[in_front(line.seat)]}


def test_the_running_score_counts_what_lies_there_now() -> None:
    g = Scene("duke bishop", hands={0: "fountain_of_blood"}, piles={0: "lady"})
    assert g.score(0) == 2
    assert g.play("fountain_of_blood").score(0) == 4
    assert g.blade().score(0) == 6


def test_all_colours_of_the_deck_are_known() -> None:
    colours = {"purple": 15, "blue": 7, "red": 11, "green": 10, "grey": 7}
    found = dict.fromkeys(colours, 0)
    for noble in RULES.book.nobles.values():
        found[noble.colour] += noble.copies
    assert found == colours


def test_the_points_of_every_day_are_kept_and_the_last_are_those_of_the_result() -> None:
    """Two days of one noble each: 3 for the duke, whose pile already holds 2, then 5 more for the queen."""
    g = Scene("duke", piles={0: "lady"}, deck="marie_antoinette", seats=2, days=2, gone="")
    _off(g)
    assert g.state.evenings == ((5, 0),)
    while g.match.asks:
        _off(g)
    outcome = RULES.outcome(g.state)
    assert outcome is not None
    assert [(side.seats, side.points) for side in outcome.course] == [((0,), (5, 5)), ((1,), (0, 5))]
    assert outcome.points == (5, 5)


def _off(g: Scene) -> None:
    """Nobody plays anything: the front noble falls."""
    g.answer("pass" if any(option.token == "pass" for option in g.ask.options) else "collect")
