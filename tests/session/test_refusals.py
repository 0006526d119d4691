"""Why something is no answer: told to the asked seat alone, or to all where it is public beyond doubt."""
from __future__ import annotations

from typing import Any

from game.core.ask import Ask
from game.core.events import Said, Zone
from game.core.words import Face
from game.session.screen_owner import Secrecy
from game.session.session import Session
from tests.session.sittings import people
from tests.toys.altars import Altars

PUBLIC_REASON = Said("toy.refuse.altar_is_full")


class Strict(Altars):
    """Says the face of a card that may not be laid, and of the altars that they are full."""

    def refusal(self, state: Any, ask: Ask[Any], pick: int | Zone, onto: int | Zone | None) -> Said | None:
        if isinstance(pick, int):
            return Said("toy.refuse.card", (("card", Face(state.table.face(pick))),))
        if pick == Zone("seat", 2):                        # a reason drawn from a hidden hand, about a seat
            return Said("toy.refuse.hand", (("card", Face(state.table.face(state.table.cards(Zone("hand", 2))[0]))),))
        return PUBLIC_REASON


def sitting(secrecy: Secrecy = "screen") -> Session:
    return Session.begin(Strict(), people(3), {}, 1, secrecy, None)


def first_card(session: Session) -> int:
    card: int = session.match.state.table.cards(Zone("hand", 0))[0]
    return card


def test_the_asked_seat_is_told_why_while_nobody_else_looks() -> None:
    session = sitting()
    card = first_card(session)
    session.uncover(0)
    assert session.refusal(0, f"c{card}") == Said(
        "toy.refuse.card", (("card", Face(session.match.state.table.face(card))),))
    assert session.refusal(0, f"c{card}", "temple") == session.refusal(0, f"c{card}")


def test_on_the_cover_and_of_other_seats_nothing_is_said() -> None:
    session = sitting()
    card = first_card(session)
    assert session.refusal(0, f"c{card}") is None and session.refusal(0, "temple") is None
    session.uncover(0)
    assert session.refusal(1, "hand:1:0") is None          # told while seat 0 looks, it would name a hidden card
    session.hide()
    assert session.refusal(0, f"c{card}") is None


def test_before_everybody_only_what_hangs_on_no_hidden_card() -> None:
    session = sitting("lid")
    assert session.refusal(0, "temple") == PUBLIC_REASON and session.refusal(0, "seat:1") == PUBLIC_REASON
    assert session.refusal(0, "seat:2") is None
    assert session.refusal(0, "hand:0:0") is None
    session.lift(0)
    assert session.refusal(0, f"c{first_card(session)}") is not None


def test_what_is_not_there_has_no_reason() -> None:
    session = sitting()
    session.uncover(0)
    for pick, onto in (("c9999", None), ("hand:1:77", None), ("temple", "nowhere"), ("", None), ("c1:2", "c0")):
        assert session.refusal(0, pick, onto) is None
