"""Why something is no answer: told to the asked seat alone, or to all where it is public beyond doubt."""

from __future__ import annotations

from typing import Any

from game import paths
from game.core.ask import Ask, Step
from game.core.events import Said, Zone
from game.core.words import Everyone, Face, Who
from game.games import load
from game.session.people import Person
from game.session.screen_owner import Secrecy
from game.session.session import Session
from tests.games.allegiance.conclave import position, use
from tests.session.sittings import people
from tests.toys.altars import Altars

PUBLIC_REASON = Said("toy.refuse.altar_is_full")


class Strict(Altars):
    """Says the face of a card that may not be laid, and of the altars that they are full."""

    def refusal(self, state: Any, ask: Ask[Any], pick: int | Zone, onto: int | Zone | None) -> Said | None:
        if isinstance(pick, int):
            return Said("toy.refuse.card", (("card", Face(state.table.face(pick))),))
        if pick == Zone("seat", 2):  # a reason drawn from a hidden hand, about a seat
            return Said("toy.refuse.hand", (("card", Face(state.table.face(state.table.cards(Zone("hand", 2))[0]))),))
        return PUBLIC_REASON


class OneByOne(Strict):
    """The same, with questions whose answers need not be secret."""

    def step(self, s: Any) -> Step:
        inner = super().step(s)
        asks = next(inner, None)
        while asks is not None:
            given = yield tuple(ask._replace(secret=False) for ask in asks)
            try:
                asks = inner.send(given)
            except StopIteration:
                return


def sitting(secrecy: Secrecy = "screen", rules: Strict | None = None) -> Session:
    return Session.begin(rules or Strict(), people(3), {}, 1, secrecy, None)


def first_card(session: Session) -> int:
    card: int = session.match.state.table.cards(Zone("hand", 0))[0]
    return card


def test_the_asked_seat_is_told_why_while_nobody_else_looks() -> None:
    session = sitting()
    card = first_card(session)
    session.uncover(0)
    assert session.refusal(0, f"c{card}") == Said(
        "toy.refuse.card", (("card", Face(session.match.state.table.face(card))),)
    )
    assert session.refusal(0, f"c{card}", "temple") == session.refusal(0, f"c{card}")


def test_on_the_cover_and_of_other_seats_nothing_is_said() -> None:
    session = sitting()
    card = first_card(session)
    assert session.refusal(0, f"c{card}") is None and session.refusal(0, "temple") is None
    session.uncover(0)
    assert session.refusal(1, "hand:1:0") is None  # told while seat 0 looks, it would name a hidden card
    session.hide()
    assert session.refusal(0, f"c{card}") is None


def test_before_everybody_only_what_hangs_on_no_hidden_card() -> None:
    session = sitting("lid", OneByOne())
    assert session.refusal(0, "temple") == PUBLIC_REASON and session.refusal(0, "seat:1") == PUBLIC_REASON
    assert session.refusal(0, "seat:2") is None
    assert session.refusal(0, "hand:0:0") is None
    session.lift(0)
    assert session.refusal(0, f"c{first_card(session)}") is not None


def test_what_several_answer_in_secret_has_no_reason_before_the_others() -> None:
    """It would tell how far somebody is: who has confirmed is not asked as who has not."""
    session = sitting("lid")
    assert session.refusal(0, "temple") is None and session.refusal(1, "seat:1") is None
    session.lift(0)
    assert session.refusal(0, "temple") == PUBLIC_REASON


def test_whoever_has_answered_in_secret_is_told_so_under_their_own_lid() -> None:
    session = sitting("lid")
    hand = session.match.state.table.cards(Zone("hand", 0))
    session.lift(0)
    for token in (f"temple c{hand[0]}", f"guild c{hand[1]}", "confirm"):
        session.answer(0, token)
    session.lift(0)
    assert session.refusal(0, "temple") == PUBLIC_REASON
    session.drop_lid()
    assert session.refusal(0, "temple") is None


def test_whoever_is_not_asked_hears_whose_turn_it_is() -> None:
    rules = load("revolution", paths.data() / "games")
    session = Session.begin(rules, people(2), {}, 1, None, None)
    asked = session.match.asks[0].seat
    said = session.refusal(1 - asked, "buildings")
    assert said == Said("app.table.not_turn", (("player", Who(1 - asked)), ("players", Everyone((asked,)))))


def test_a_closed_answer_is_asked_about_by_its_token() -> None:
    rules = load("mascarade", paths.data() / "games")
    session = Session.begin(rules, people(4), {}, 1, "screen", None)
    session.answer(session.match.asks[0].seat, "turn down")
    said = session.refusal(session.match.asks[0].seat, "answer:announce")
    assert said is not None and said.key == "mascarade.refuse.opening"
    assert session.refusal(session.match.asks[0].seat, "answer:dance") is None


def test_the_card_that_asks_is_refused_as_what_it_is_carried_to() -> None:
    """Carried to one's own hand, Investigate says what a press on that hand would."""
    m = position({"hand": ["spy", "spy"]}, {"hand": ["spy"]}, {"hand": ["spy"]})
    session = Session.begin(m.rules, tuple(Person(n, f"P{n}", n) for n in range(3)), {}, 1, "none", None)
    session.match = m
    use(m, "spy")
    session.hide()
    assert m.asks[0].source is not None and m.asks[0].prompt.endswith("aim_investigate")
    carried = session.refusal(0, f"c{m.asks[0].source}", "hand:0")
    assert carried == session.refusal(0, "hand:0") == Said("allegiance.refuse.own_hand")


def test_what_is_not_there_has_no_reason() -> None:
    session = sitting()
    session.uncover(0)
    for pick, onto in (("c9999", None), ("hand:1:77", None), ("temple", "nowhere"), ("", None), ("c1:2", "c0")):
        assert session.refusal(0, pick, onto) is None
