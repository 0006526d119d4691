"""Allegiance, clause by clause of its rules and decision by decision of their section 5."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Said, Zone
from game.core.seats import EVERYONE, only
from game.core.view import view
from game.core.worlds import hidden_from
from game.games.allegiance import counting
from game.games.allegiance.state import BOX, DECK, GUILD, TEMPLE

from .conclave import PUBLIC, RULES, M, card, faces, fresh, position, seen, tokens, use

ROLES = RULES.roles.roles


# ---- the deck (3, 4)


def test_96_cards_with_equal_totals() -> None:
    assert sum(r.copies for r in ROLES.values()) == 96
    assert sum(r.copies * r.temple for r in ROLES.values()) == 198
    assert sum(r.copies * r.guild for r in ROLES.values()) == 198


@pytest.mark.parametrize("seats, removed, deck", [(3, 3, 90), (4, 8, 84), (5, 1, 90), (6, 0, 90)])
def test_merchants_leave_by_number_of_seats_and_inquisitors_are_dealt(seats: int, removed: int, deck: int) -> None:
    state = RULES.deal(RULES.info.setup(tuple(range(seats)), 1))
    table = state.table
    assert [table.face(c) for c in table.cards(BOX)] == ["merchant"] * removed
    assert len(table.cards(DECK)) == deck
    assert all([table.face(c) for c in table.cards(Zone("hand", seat))] == ["inquisitor"] for seat in range(seats))


def everybody_places(m: M, source: Random) -> None:
    while m.state.phase == "place":
        ask = next(a for a in m.asks if not a.idle)
        option = next((o for o in ask.options if o.token == "confirm"), None) or source.choice(
            [o for o in ask.options if not o.token.startswith("take")]
        )
        m.answer(option.token, ask.seat)


@pytest.mark.parametrize("seats, rounds, pile, held", [(3, 10, 30, 11), (4, 7, 28, 8), (5, 6, 30, 7), (6, 5, 30, 6)])
def test_rounds_and_piles_if_nobody_acts(seats: int, rounds: int, pile: int, held: int) -> None:
    m, source = fresh(seats), Random(seats)
    firsts = [m.state.first]
    while m.state.phase != "count":
        everybody_places(m, source)
        for _ in range(seats):
            m.answer("pass")
        if m.state.phase == "place":
            firsts.append(m.state.first)
    assert m.state.round == rounds
    assert len(m.state.table.cards(TEMPLE)) == len(m.state.table.cards(GUILD)) == pile
    assert all(len(m.state.held(seat)) == held for seat in range(seats))
    assert firsts == [(firsts[0] + n) % seats for n in range(rounds)]  # First Action passes to the left


# ---- placement (1 to 4)


def lay(m: M, seat: int, temple: int = 0, guild: int = 1) -> None:
    hand = m.state.cards("hand", seat)[:]
    m.answer(f"temple c{hand[temple]}", seat)
    m.answer(f"guild c{hand[guild]}", seat)


def test_all_are_asked_clockwise_from_first_action() -> None:
    m = fresh(4, 5)
    assert [a.seat for a in m.asks] == m.state.clockwise(m.state.first)


def test_nothing_tells_who_has_placed_or_confirmed() -> None:
    m = fresh(4)
    before = view(m.state.table, PUBLIC)
    lay(m, m.state.first)
    m.answer("confirm", m.state.first)
    assert view(m.state.table, PUBLIC) == before
    assert [a.seat for a in m.asks] == m.state.clockwise(m.state.first)


def test_who_has_confirmed_may_think_again_until_the_last_has() -> None:
    m = fresh(3)
    a, b, c = m.state.clockwise(m.state.first)
    for seat in (a, b):
        lay(m, seat)
        m.answer("confirm", seat)
    laid = m.state.cards("temple?", a)[0]
    m.answer("think again", a)
    m.answer(f"take c{laid}", a)
    assert laid in m.state.cards("hand", a)
    m.answer(f"temple c{laid}", a)
    m.answer("confirm", a)
    lay(m, c)
    m.answer("confirm", c)
    assert m.state.phase == "act" and len(m.state.table.cards(TEMPLE)) == 3


def test_one_card_to_each_pile() -> None:
    m = fresh(3)
    me = m.state.first
    first, second = m.state.cards("hand", me)[:2]
    m.answer(f"temple c{first}", me)
    ask = next(a for a in m.asks if a.seat == me)
    assert not any(o.token.startswith("temple") for o in ask.options)
    said = RULES.refusal(m.state, ask, second, Zone("temple?", me))
    assert said is not None and said.key == "allegiance.refuse.one_each"


def test_piles_do_not_keep_the_order_of_giving() -> None:
    kept = 0
    for seed in range(30):
        m = fresh(4, seed)
        me = m.state.first
        given = m.state.table.face(m.state.cards("hand", me)[1])
        for seat in m.state.clockwise(me):
            lay(m, seat, 1, 2)
            m.answer("confirm", seat)
        kept += m.state.table.face(m.state.table.cards(TEMPLE)[0]) == given
    assert 0 < kept < 30


def test_the_starting_inquisitor_may_be_placed() -> None:
    m = fresh(3)
    me = m.state.first
    inquisitor = m.state.cards("hand", me)[0]
    assert m.state.table.face(inquisitor) == "inquisitor"
    m.answer(f"temple c{inquisitor}", me)
    assert inquisitor in m.state.cards("temple?", me)


# ---- actions in general (5 to 8)


def test_the_used_card_lies_face_up_before_anything_is_asked() -> None:
    m = position({"hand": ["assassin", "merchant"]}, {"hand": ["priest"]}, {"hand": ["spy"]})
    use(m, "assassin")
    assert seen(m, PUBLIC, "front", 0) == ["assassin"] and m.asks[0].audience == EVERYONE


def test_whoever_can_only_pass_is_asked_all_the_same() -> None:
    m = position({"hand": ["merchant"]}, {"hand": ["priest"]}, {"hand": ["spy"]})
    assert m.asks[0].seat == 0 and tokens(m) == ["pass"] and m.asks[0].audience == only(0)


def test_cards_in_front_are_not_used_again() -> None:
    m = position({"hand": ["merchant"], "front": ["assassin"]}, {"hand": ["priest"]}, {"hand": ["spy"]})
    assert tokens(m) == ["pass"]
    said = RULES.refusal(m.state, m.asks[0], card(m, "assassin", "front", 0), None)
    assert said is not None and said.key == "allegiance.refuse.used"


# ---- Assassin (9 to 11)


def test_assassin_may_hit_oneself_but_not_the_card_in_use() -> None:
    m = position({"hand": ["assassin", "spy"], "front": ["assassin"]}, {}, {})
    used_before = card(m, "assassin", "front", 0)
    use(m, "assassin")
    assert tokens(m) == [f"front c{used_before}", "hand 0"]


def test_assassin_on_a_hand_shows_it_to_one_and_the_chosen_card_to_all() -> None:
    m = position({"hand": ["assassin"]}, {"hand": ["priest", "spy"]}, {})
    use(m, "assassin")
    m.answer("hand 1")
    assert m.asks[0].audience == only(0)
    assert sorted(map(str, seen(m, only(0), "hand", 1))) == ["priest", "spy"]
    assert seen(m, PUBLIC, "hand", 1) == [None] * 2
    priest = card(m, "priest", "hand", 1)
    m.answer(f"remove c{priest}")
    assert faces(m, "removed") == ["priest"] and faces(m, "hand", 1) == ["spy"]
    assert seen(m, only(0), "hand", 1) == [None]


def test_assassin_turns_up_a_face_down_card_it_removes() -> None:
    m = position({"hand": ["assassin"]}, {"planted": ["cutpurse"]}, {})
    use(m, "assassin")
    m.answer(tokens(m)[0])
    assert faces(m, "removed") == ["cutpurse"]
    assert [c.face for c in view(m.state.table, PUBLIC).zones[Zone("removed")]] == ["cutpurse"]


def test_assassin_needs_somebody_to_hit() -> None:
    m = position({"hand": ["assassin"]}, {}, {"guarded": ["guard", "priest"]})
    assert tokens(m) == ["pass"]


def test_an_empty_hand_is_no_target() -> None:
    m = position({"hand": ["assassin"]}, {"front": ["spy"]}, {"hand": ["spy"]})
    use(m, "assassin")
    assert tokens(m) == [f"front c{card(m, 'spy', 'front', 1)}", "hand 2"]


# ---- Priest (12 to 14)


def test_priest_takes_only_cards_with_more_guild_from_the_front() -> None:
    m = position(
        {"hand": ["priest"]}, {"front": ["cutpurse", "merchant", "guard", "initiate"]}, {"planted": ["assassin"]}
    )
    use(m, "priest")
    assert tokens(m) == [f"front c{card(m, 'cutpurse', 'front', 1)}"]  # 1/3; a face-down card is no target
    m.answer(tokens(m)[0])
    assert faces(m, "temple") == ["cutpurse"]
    assert [c.face for c in view(m.state.table, PUBLIC).zones[TEMPLE]] == [None]


def test_priest_does_not_convert_their_own_cards() -> None:
    m = position({"hand": ["priest", "spy"], "front": ["spy"]}, {"hand": ["spy"]}, {})
    use(m, "priest")
    assert tokens(m) == ["hand 1"]


def test_priest_from_a_hand_is_compulsory_and_not_shown() -> None:
    m = position({"hand": ["priest"]}, {"hand": ["merchant", "assassin"]}, {})
    use(m, "priest")
    m.answer("hand 1")
    assassin = card(m, "assassin", "hand", 1)
    assert tokens(m) == [f"convert c{assassin}"]
    m.answer(tokens(m)[0])
    assert faces(m, "temple") == ["assassin"] and [c.face for c in view(m.state.table, PUBLIC).zones[TEMPLE]] == [None]


def test_priest_finding_nothing_legal_fails_without_a_reason() -> None:
    m = position({"hand": ["priest"]}, {"hand": ["merchant", "guard"]}, {})
    use(m, "priest")
    m.answer("hand 1")
    words = m.asks[0].prompt
    assert tokens(m) == ["end the look"]
    said = [moment.event for moment in m.answer("end the look") if isinstance(moment.event, Said)]
    assert [s.key for s in said] == ["allegiance.log.failed"]
    assert faces(m, "temple") == [] and faces(m, "front", 0) == ["priest"]
    other = position({"hand": ["priest"]}, {"hand": ["merchant", "spy"]}, {})
    use(other, "priest")
    other.answer("hand 1")
    assert other.asks[0].prompt == words  # the same words where there is something


def test_an_empty_hand_is_no_target_for_the_priest_either() -> None:
    m = position({"hand": ["priest", "merchant"]}, {}, {"front": ["merchant"]})
    assert tokens(m) == ["pass"]


# ---- Follow (15, 16)


def test_follow_lays_one_or_more_of_one_kind() -> None:
    m = position({"hand": ["cutpurse", "cutpurse", "initiate", "cutpurse"]}, {"hand": ["spy"]}, {})
    use(m, "cutpurse")
    assert m.asks[0].audience == only(0) and len([t for t in tokens(m) if t.startswith("follow")]) == 2
    m.answer(tokens(m)[0])
    m.answer("done")
    assert faces(m, "front", 0) == ["cutpurse", "cutpurse"] and m.asks[0].seat == 1


def test_follow_alone_is_asked_like_any_other() -> None:
    m = position({"hand": ["initiate", "spy"]}, {"hand": ["spy"]}, {})
    use(m, "initiate")
    assert tokens(m) == ["done"]


def test_bonus_for_five_face_up_in_front_of_all_together_once() -> None:
    m = position({"front": ["cutpurse"] * 3, "guarded": ["guard", "cutpurse"]}, {"front": ["cutpurse"]}, {})
    assert counting.bonus(RULES.roles, m.state, "guild") == 5 and counting.bonus(RULES.roles, m.state, "temple") == 0
    m = position({"front": ["cutpurse"] * 6}, {"front": ["cutpurse"] * 5}, {"front": ["initiate"] * 5})
    assert counting.bonus(RULES.roles, m.state, "guild") == 5 and counting.bonus(RULES.roles, m.state, "temple") == 5


def test_hands_and_planted_cards_do_not_count_for_the_bonus() -> None:
    m = position({"front": ["cutpurse"] * 4, "hand": ["cutpurse"]}, {"planted": ["cutpurse"]}, {})
    assert counting.bonus(RULES.roles, m.state, "guild") == 0


def test_a_priest_can_take_the_fifth_away() -> None:
    m = position({"hand": ["priest"]}, {"front": ["cutpurse"] * 5}, {})
    assert counting.bonus(RULES.roles, m.state, "guild") == 5
    use(m, "priest")
    m.answer(tokens(m)[0])
    assert counting.bonus(RULES.roles, m.state, "guild") == 0


def test_the_pips_count_what_lies_face_up() -> None:
    m = position({"front": ["cutpurse"] * 2, "guarded": ["guard", "initiate"]}, {"planted": ["cutpurse"]}, {})
    shown = {b.key: b.value for b in RULES.badges(view(m.state.table, PUBLIC))}
    assert shown == {"guild_followers": 2, "temple_followers": 1}


# ---- Double Agent (17, 18)


def test_double_agent_needs_another_card() -> None:
    m = position({"hand": ["double_agent"]}, {"hand": ["spy"]}, {})
    assert tokens(m) == ["pass"]


def test_planted_card_is_seen_by_nobody_afterwards_and_known_to_its_giver() -> None:
    m = position({"hand": ["double_agent", "assassin"]}, {"hand": ["spy"]}, {"hand": ["spy"]})
    use(m, "double_agent")
    assert tokens(m) == ["seat 1", "seat 2"] and m.asks[0].audience == EVERYONE
    m.answer("seat 1")
    assert m.asks[0].audience == only(0) and m.asks[0].secret
    m.answer(tokens(m)[0])
    planted = m.state.cards("planted", 1)[0]
    assert all(seen(m, only(seat), "planted", 1) == [None] for seat in range(3))
    assert planted not in hidden_from(m.state.table, only(0)) and planted in hidden_from(m.state.table, only(1))


def test_planted_card_counts_for_its_hosts_allegiance() -> None:
    m = position({}, {"hand": ["inquisitor"], "planted": ["assassin"]}, {})
    assert counting.loyalty(RULES.roles, m.state, 1)[:2] == (3 + 1, 1 + 4)
    assert counting.loyalty(RULES.roles, m.state, 1).side == "guild"


# ---- Investigate (19, 20)


def test_investigate_a_hand_is_seen_by_one_alone_and_only_then() -> None:
    m = position({"hand": ["spy"]}, {"hand": ["priest"]}, {})
    use(m, "spy")
    assert tokens(m) == ["hand 1"]
    m.answer("hand 1")
    assert seen(m, only(0), "hand", 1) == ["priest"] and seen(m, only(2), "hand", 1) == [None]
    m.answer("seen")
    assert seen(m, only(0), "hand", 1) == [None]


def test_investigate_a_card_planted_in_front_of_oneself() -> None:
    m = position({"hand": ["inquisitor"], "planted": ["spy"]}, {"planted": ["priest"]}, {})
    use(m, "inquisitor")
    assert tokens(m) == [f"front c{card(m, 'spy', 'planted', 0)}"]  # not the other's planted card
    m.answer(tokens(m)[0])
    assert seen(m, only(0), "planted", 0) == ["spy"] and seen(m, PUBLIC, "planted", 0) == [None]
    m.answer("seen")
    assert seen(m, only(0), "planted", 0) == [None] and faces(m, "planted", 0) == ["spy"]


# ---- Guard (21 to 23)


def test_guard_keeps_a_hand_card_face_up() -> None:
    m = position({"hand": ["guard", "assassin", "merchant"]}, {"hand": ["priest"]}, {})
    use(m, "guard")
    assert m.asks[0].audience == only(0)
    m.answer(f"protect c{card(m, 'assassin', 'hand', 0)}")
    assert seen(m, PUBLIC, "guarded", 0) == ["guard", "assassin"] and faces(m, "front", 0) == []
    use(m, "priest")
    assert tokens(m) == ["hand 0"]  # the assassin under the Guard is no target
    said = RULES.refusal(m.state, m.asks[0], card(m, "assassin", "guarded", 0), None)
    assert said is not None and said.key == "allegiance.refuse.guarded"


def test_guard_turns_a_planted_card_up_for_all() -> None:
    m = position({"hand": ["guard"], "planted": ["cutpurse"]}, {"hand": ["spy"]}, {})
    use(m, "guard")
    m.answer(tokens(m)[0])
    assert seen(m, PUBLIC, "guarded", 0) == ["guard", "cutpurse"]


def test_guard_cannot_keep_itself_nor_a_card_of_a_pair() -> None:
    m = position({"hand": ["guard"], "guarded": ["guard", "spy"]}, {"hand": ["spy"]}, {})
    assert tokens(m) == ["pass"]
    m = position({"hand": ["guard", "guard"]}, {"hand": ["spy"]}, {})
    use(m, "guard")
    assert tokens(m) == [f"protect c{card(m, 'guard', 'hand', 0)}"]


def test_guarded_cards_are_no_target_not_even_of_their_owner() -> None:
    m = position({"hand": ["assassin"], "guarded": ["guard", "spy"]}, {"hand": ["spy"]}, {})
    use(m, "assassin")
    assert tokens(m) == ["hand 1"]
