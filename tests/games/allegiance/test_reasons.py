"""Why a card of the hand cannot be used, in positions where nothing is left to aim at; and what the placement says."""

from __future__ import annotations

import pytest

from game.core.events import Zone
from game.core.seats import only
from tests.games.allegiance.conclave import RULES, M, card, fresh, position, use

REFUSE = "allegiance.refuse."


def why(m: M, pick: int | Zone, onto: Zone | None = None, seat: int | None = None) -> str:
    ask = next(ask for ask in m.asks if seat in (None, ask.seat))
    said = RULES.refusal(m.state, ask, pick, onto)
    return "" if said is None else said.key.removeprefix(REFUSE)


@pytest.mark.parametrize(
    "face, others, reason",
    [
        ("assassin", {}, "nothing_to_assassinate"),
        ("priest", {"front": ["initiate"]}, "nothing_to_convert"),
        ("spy", {}, "nothing_to_investigate"),
        ("guard", {}, "nothing_to_protect"),
        ("double_agent", {"hand": ["spy"]}, "nothing_to_infiltrate"),
        ("merchant", {"hand": ["spy"]}, "no_action"),
    ],
)
def test_an_action_without_a_target_says_what_is_missing(face: str, others: dict[str, list[str]], reason: str) -> None:
    m = position({"hand": [face]}, others, {})
    held = card(m, face, "hand", 0)
    assert f"use c{held}" not in [option.token for option in m.asks[0].options]
    assert why(m, held) == reason and why(m, held, Zone("front", 0)) == reason
    said = RULES.refusal(m.state, m.asks[0], held, None)
    assert said is not None and said.eyes == only(0)  # it names a card of the hand


def test_a_used_card_and_one_of_a_pair_are_told_apart() -> None:
    m = position({"hand": ["spy"], "front": ["priest"], "guarded": ["guard", "initiate"]}, {"hand": ["spy"]}, {})
    assert why(m, card(m, "priest", "front", 0)) == "used"
    assert why(m, card(m, "initiate", "guarded", 0)) == "guarded"
    assert why(m, card(m, "spy", "hand", 0)) == "" and why(m, card(m, "spy", "hand", 0), Zone("temple")) == "to_front"


def test_convert_is_refused_by_the_points_on_the_card() -> None:
    m = position({"hand": ["priest"], "front": ["spy"]}, {"front": ["initiate", "cutpurse"], "planted": ["spy"]}, {})
    use(m, "priest")
    ask = m.asks[0]
    said = RULES.refusal(m.state, ask, card(m, "initiate", "front", 1), None)
    assert said is not None and said.key == REFUSE + "not_more_guild"
    assert dict(said.args)["temple"] == 2 and dict(said.args)["guild"] == 1
    assert why(m, card(m, "spy", "planted", 1)) == "face_down"
    assert why(m, card(m, "spy", "front", 0)) == "others_only" and why(m, Zone("seat", 0)) == "others_only"
    assert why(m, Zone("hand", 2)) == "hand_empty" and why(m, card(m, "cutpurse", "front", 1)) == ""
    assert why(m, card(m, "priest", "front", 0)) == "in_use"


def test_assassinate_is_refused_for_the_card_in_use_and_for_a_pair() -> None:
    m = position({"hand": ["assassin"], "front": ["spy"]}, {"hand": ["spy"], "guarded": ["guard", "priest"]}, {})
    use(m, "assassin")
    assert why(m, card(m, "assassin", "front", 0)) == "in_use"
    assert why(m, card(m, "priest", "guarded", 1)) == "guarded" and why(m, Zone("temple")) == "out_of_reach"
    assert why(m, card(m, "spy", "hand", 1)) == "whole_hand" and why(m, card(m, "spy", "front", 0)) == ""


def test_investigate_and_protect_keep_to_what_they_may_touch() -> None:
    m = position(
        {"hand": ["spy"], "planted": ["spy"]},
        {"hand": ["guard", "spy"], "planted": ["priest"], "guarded": ["guard", "priest"]},
        {},
    )
    use(m, "spy")
    assert why(m, Zone("hand", 0)) == "own_hand" and why(m, card(m, "priest", "planted", 1)) == "others_face_down"
    assert why(m, card(m, "spy", "front", 0)) == "open_already"
    m.answer("hand 1")
    m.answer("seen")
    use(m, "guard")
    assert why(m, card(m, "priest", "guarded", 1)) == "pair" and why(m, card(m, "spy", "planted", 0)) == "own_only"
    assert why(m, card(m, "guard", "front", 1)) == "in_use" and why(m, card(m, "spy", "hand", 1)) == ""


def test_the_placement_says_what_is_still_wanted() -> None:
    m = fresh(3)
    me = m.state.first
    one, two, three = m.state.cards("hand", me)[:3]
    assert why(m, Zone("confirm"), seat=me) == "both_piles"
    assert why(m, one, Zone("removed"), me) == "to_piles"
    m.answer(f"temple c{one}", me)
    assert why(m, two, Zone("temple?", me), me) == "one_each" and why(m, one, Zone("guild?", me), me) == "back_first"
    m.answer(f"guild c{two}", me)
    assert why(m, three, seat=me) == "one_each"
    m.answer("confirm", me)
    assert why(m, one, seat=me) == "confirmed" and why(m, three, seat=me) == "confirmed"


def test_a_place_in_front_where_no_card_lies_is_the_seat_and_no_card() -> None:
    m = position({"hand": ["spy"]}, {"hand": ["guard"]}, {})
    use(m, "spy")
    for kind in ("front", "planted", "guarded"):
        assert why(m, Zone(kind, 0)) == "own_hand", kind
        assert why(m, Zone(kind, 1)) == "" and why(m, Zone(kind, 2)) == "hand_empty", kind
    m = position({"hand": ["priest"]}, {"hand": ["guard"]}, {})
    use(m, "priest")
    assert why(m, Zone("planted", 1)) == why(m, Zone("guarded", 1)) == "card_or_hand"
