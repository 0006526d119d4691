"""What is told of a finished match, in logs and results of a few lines."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Said, Zone
from game.core.highlight import HighlightRule
from game.core.outcome import Course, Outcome, ScoreLine, Standing
from game.core.setup import GameInfo
from game.core.words import Arg, Everyone, Face, Halves, Who, Word, named
from game.session.highlights import Highlight, highlights
from game.session.history import LogLine
from tests.session.sittings import begin, people, play

SEATED = people(3)
OVER = Outcome((0,), (9, 5, 1))


def line(key: str, seated: tuple[int, ...] = (0, 1, 2), **args: Arg) -> LogLine:
    return LogLine(Said(f"toy.{key}", named(**args)), tuple(SEATED[seat] for seat in seated), 0)


def collect(seat: int, noble: str, n: int) -> LogLine:
    return line("log.collect", player=Who(seat), noble=Face(noble), n=n)


def told(
    *rules: HighlightRule,
    log: tuple[LogLine, ...] = (),
    end: Outcome = OVER,
    halves: bool = False,
    cards: dict[int, str] | None = None,
) -> list[Highlight]:
    info = GameInfo("toy", (3,), halves=halves, highlights=rules)
    return list(highlights(info, log, end, SEATED, cards or {}))


def names(found: list[Highlight]) -> list[str]:
    return [each.key.removeprefix("toy.highlight.") for each in found]


HEAD = HighlightRule("head", keys=("toy.log.collect",), by="n", least=4)


def test_the_largest_is_told_and_of_equal_ones_the_earlier() -> None:
    (head,) = told(HEAD, log=(collect(0, "duke", 4), collect(1, "queen", 5), collect(2, "king", 5)))
    assert dict(head.args) == {"player": Who(1), "noble": Face("queen"), "n": 5}
    assert head.face == "queen" and head.about == (SEATED[1],) and head.people == SEATED


def test_nothing_is_told_that_does_not_reach_its_bounds() -> None:
    assert told(HEAD, log=(collect(0, "general", 3),)) == []
    low = HEAD._replace(pick="smallest", least=None, most=-1)
    assert told(low, log=(collect(0, "nobody", 0),)) == []
    (worst,) = told(low, log=(collect(0, "clown", -2), collect(1, "duke", 3), collect(2, "martyr", -1)))
    assert worst.face == "clown"


def test_a_line_without_the_argument_is_passed_over() -> None:
    assert told(HEAD, log=(line("log.collect", player=Who(0)), line("log.collect"))) == []


def test_three_at_most_the_worthiest_in_the_order_they_happened() -> None:
    rules = [HighlightRule(name, keys=(f"toy.log.{name}",), pick="first") for name in ("d", "b", "c", "a")]
    log = tuple(line(f"log.{name}", player=Who(0)) for name in "abcd")
    assert names(told(*rules, log=log)) == ["b", "c", "d"]


def test_no_line_is_told_twice() -> None:
    log = (collect(0, "queen", 5), collect(1, "duke", 4))
    found = told(HEAD, HEAD._replace(name="second"), HEAD._replace(name="third"), log=log)
    assert [(name, each.face) for name, each in zip(names(found), found)] == [("head", "queen"), ("second", "duke")]


def test_the_first_and_the_last_of_several() -> None:
    log = tuple(line("log.place", player=Who(seat)) for seat in (2, 0, 1))
    rule = HighlightRule("stroke", keys=("toy.log.place",), pick="first")
    assert told(rule, log=log)[0].about == (SEATED[2],)
    assert told(rule._replace(pick="last"), log=log)[0].about == (SEATED[1],)


def test_people_are_those_who_sat_there_then() -> None:
    """Seats 0 and 2 have changed places before the line is said."""
    log = (line("log.collect", (2, 1, 0), player=Who(0), noble=Face("queen"), n=5),)
    (head,) = told(HEAD, log=log)
    assert head.about == (SEATED[2],) and [person.name for person in head.people] == ["Iris", "Kenji", "Aiko"]


GIFT = HighlightRule(
    "gift", keys=("toy.log.put",), lent=("toy.log.play", "toy.log.collect"), by="noble",
    worth={"clown": -2, "martyr": -1, "duke": 3}, pick="smallest", most=-1,
)  # fmt: skip


def test_a_card_counts_by_its_file_and_the_latest_line_before_lends_who_gave_it() -> None:
    log = (
        line("log.play", player=Who(1), card=Face("bribe")),
        line("log.put", noble=Face("martyr"), other=Who(0)),
        collect(2, "clown", -2),
        line("log.drops", player=Who(0)),
        line("log.put", noble=Face("clown"), other=Who(1)),
        line("log.put", noble=Face("stranger"), other=Who(1)),
    )
    (gift,) = told(GIFT, log=log)
    assert dict(gift.args) == {"noble": Face("clown"), "other": Who(1), "player": Who(2), "n": -2}
    assert gift.about == (SEATED[2],) and gift.face == "clown"


def test_nothing_is_lent_by_nobody_or_by_whoever_sat_there_before() -> None:
    put = line("log.put", noble=Face("clown"), other=Who(1))
    assert told(GIFT, log=(put,)) == []
    assert told(GIFT, log=(line("log.play", (2, 1, 0), player=Who(0)), put)) == []


def test_own_people_go_before_lent_ones() -> None:
    rule = HighlightRule("fined", keys=("toy.log.fine",), lent=("toy.log.announce",), by="players", least=2)
    log = (
        line("log.announce", player=Who(0), mask=Face("king")),
        line("log.fine", players=Everyone((1, 2)), n=1),
    )
    (fined,) = told(rule, log=log)
    assert fined.about == SEATED[1:] and fined.face == "king" and dict(fined.args)["n"] == 1


def test_halves_count_as_halves() -> None:
    rule = HighlightRule("round", keys=("toy.log.scored",), by="n", least=7)
    log = (line("log.scored", player=Who(0), n=Halves(13)), line("log.scored", player=Who(1), n=7))
    assert told(rule, log=log)[0].about == (SEATED[1],), "6½ is no 7, and 13 is no 13"
    rise = HighlightRule("rise", of="rise", least=7)
    end = Outcome((0,), (15, 0, 0), course=(Course((0,), (13, 15)), Course((1,), (0, 0))))
    assert told(rise, end=end, halves=True) == [] and names(told(rise, end=end)) == ["rise"]


def test_the_largest_rise_is_that_of_a_side_in_one_round() -> None:
    """0-4-10 rises by 6 in the second round, 0-6-7 by 6 in the first, which is earlier."""
    end = Outcome((0,), (10, 7, 0), course=(Course((0,), (4, 10)), Course((1, 2), (6, 7))))
    (rise,) = told(HighlightRule("rise", of="rise", least=5), end=end)
    assert dict(rise.args) == {"players": Everyone((1, 2)), "n": 6, "round": 1} and rise.about == SEATED[1:]
    assert told(HighlightRule("rise", of="rise", least=7), end=end) == []
    one = Outcome((0,), (9, 7, 0), course=(Course((0,), (9,)), Course((1, 2), (7,))))
    assert told(HighlightRule("rise", of="rise"), end=one) == [], "in one round it is the result itself"


FINISH = HighlightRule("finish", of="finish", most=2)


@pytest.mark.parametrize(
    ("winners", "points", "ahead", "others"),
    [
        ((1,), (4, 6, 1), 2, (0,)),
        ((1,), (5, 6, 5), 1, (0, 2)),
        ((0, 2), (6, 5, 6), 1, (1,)),
        ((1,), (3, 6, 1), None, ()),  # by three
        ((0, 1, 2), (5, 5, 5), None, ()),  # nobody is behind
        ((0,), (4, 6, 5), None, ()),  # won by other than points
        ((1,), (6, 6, 1), None, ()),  # level on points
        ((), (6, 5, 1), None, ()),
    ],
)
def test_a_close_finish(
    winners: tuple[int, ...], points: tuple[int, ...], ahead: int | None, others: tuple[int, ...]
) -> None:
    found = told(FINISH, end=Outcome(winners, points))
    wanted = {"players": Everyone(winners), "others": Everyone(others), "n": ahead}
    assert [dict(each.args) for each in found] == ([] if ahead is None else [wanted])


def test_where_points_decide_nothing_no_finish_is_close() -> None:
    assert told(FINISH, end=Outcome((0,), (1, 0, 0), ranked=False)) == []
    standing = Standing("toy.standing", (Word("a"), Word("b"), Word("b")))
    assert told(FINISH, end=Outcome((0,), (1, 0, 0), standing=standing)) == []


def test_a_line_of_the_bill_shows_the_card_that_all_of_it_are() -> None:
    lines = (
        ScoreLine(0, "toy.result.guards", 4, (1, 2)),
        ScoreLine(2, "toy.result.guards", 9, (3, 4, 5)),
        ScoreLine(1, "toy.result.court", 12, (6, 7)),
    )
    rule = HighlightRule("guards", of="bill", keys=("toy.result.guards",), least=9)
    cards = {3: "guard", 4: "guard", 5: "guard", 6: "king", 7: "queen"}
    (guards,) = told(rule, end=Outcome((0,), (9, 5, 1), lines), cards=cards)
    assert dict(guards.args) == {"player": Who(2), "n": 9, "count": 3} and guards.face == "guard"
    (court,) = told(rule._replace(keys=("toy.result.court",)), end=Outcome((0,), (9, 5, 1), lines), cards=cards)
    assert court.face is None


def test_a_match_that_goes_on_tells_nothing_and_a_finished_one_only_what_the_log_says() -> None:
    sitting = begin("mascarade", seats=6)
    assert sitting.highlights() == ()
    while sitting.outcome is None:
        play(sitting, Random(4).randrange(100), 400)
    said = {(name, arg) for each in sitting.log() for name, arg in each.said.args if isinstance(arg, Face)}
    found = sitting.highlights()
    assert found and all(arg in said for each in found for arg in each.args if isinstance(arg[1], Face))


def test_of_the_cards_only_those_are_looked_at_that_everybody_sees() -> None:
    sitting = play(begin("guillotine", seats=3), acts=40)
    table, known = sitting.match.state.table, sitting.open_cards()
    hidden = {card for zone, cards in table.zones.items() if zone.kind in ("hand", "noble_deck") for card in cards}
    assert hidden and known and not hidden & set(known)
    assert set(table.cards(Zone("line"))) <= set(known)
