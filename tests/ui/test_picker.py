"""The picker needs nothing but offers."""

from __future__ import annotations

import pytest

from game.core.view import Offer
from game.ui.table.drag import Drag, landing
from game.ui.table.focus import Focus, Stop
from game.ui.table.interaction import Interaction
from game.ui.table.motion import Pace
from game.ui.table.picker import STAGE, Picker
from game.ui.table.shapes import Spot

FAR, NEAR = Offer(0, "move 3 2", "c3", "line:2"), Offer(0, "move 3 1", "c3", "line:1")
LEAVE = Offer(0, "pass", None, None)
PLAY = Offer(0, "play c9", "c9", None)
DROP = Offer(1, "drop c5", "c5", None, "toy.button.drop", idle=True)


def test_pick_up_and_put_down() -> None:
    picker = Picker((NEAR, FAR, LEAVE))
    assert picker.press("c9") is None and picker.press("c3") is None
    assert picker.targets() == {"line:1", "line:2"}
    assert picker.press("line:2") == FAR and picker.buttons() == [LEAVE] and picker.held is None


def test_a_thing_that_chooses_nothing_is_used_at_once_or_lifted_first() -> None:
    assert Picker((PLAY,)).press("c9") == PLAY
    careful = Picker((PLAY,), careful=lambda handle: True)
    assert careful.press("c9") is None and careful.targets() == {STAGE}
    assert careful.press("c9") == PLAY
    assert careful.press("c9") is None and careful.press(STAGE) == PLAY
    assert careful.press("c9", sure=True) == PLAY


def test_another_card_takes_the_place_of_the_held_one_and_nothing_puts_it_back() -> None:
    picker = Picker((NEAR, PLAY), careful=lambda handle: True)
    picker.press("c3")
    assert picker.press("c9") is None and picker.held == "c9"
    assert picker.press(None) is None and picker.held is None


def test_two_answers_for_one_drop_are_asked_by_buttons() -> None:
    up, down = Offer(0, "up", "c3", "line:1"), Offer(0, "down", "c3", "line:1")
    picker = Picker((up, down, LEAVE))
    assert picker.drop("c3", "line:1") is None and picker.buttons() == [up, down]
    assert picker.put_back() and picker.buttons() == [LEAVE] and not picker.put_back()


def test_a_thing_whose_answer_has_a_word_is_pressed_itself_or_by_a_button() -> None:
    turn_up = Offer(0, "turn_up", "c51", None, "toy.button.turn_up")
    picker = Picker((turn_up, LEAVE, DROP))
    assert picker.buttons() == [turn_up, LEAVE] and picker.pickable() == {"c51"}
    assert picker.press("c51") == turn_up


def test_a_standing_right_takes_two_presses_and_is_no_target_of_a_click() -> None:
    picker = Picker((DROP, LEAVE))
    assert picker.press("c5") is None and picker.pickable() == set() and picker.rights() == [DROP]
    assert picker.exercise("drop c5") is None and picker.armed == "drop c5"
    assert picker.exercise("drop c5") == DROP
    picker.exercise("drop c5")
    picker.offer((LEAVE,))
    assert picker.armed is None


def test_what_was_answered_and_may_be_answered_anew_is_picked_like_anything() -> None:
    again = Offer(1, "lay c5", "c5", "laid:1", idle=True)
    picker = Picker((again,))
    assert picker.pickable() == {"c5"} and picker.rights() == []
    assert picker.press("c5") is None and picker.press("laid:1") == again


def test_the_card_that_asks_is_carried_to_what_is_chosen() -> None:
    hand, front = (Offer(0, name, pick, None, carry="c7") for name, pick in (("hand 1", "hand:1"), ("front", "c3")))
    picker = Picker((hand, front, LEAVE))
    assert picker.pickable() == {"c7", "hand:1", "c3"} and picker.targets_of("c7") == {"hand:1", "c3"}
    assert picker.drop("c7", "c3") == front and picker.held is None
    assert picker.press("c7") is None and picker.held == "c7" and picker.press("hand:1") == hand
    assert picker.press("hand:1") == hand and picker.press("c3") == front  # and they are chosen as ever
    alone = Picker((hand, LEAVE))
    assert alone.press("c7", sure=True) == hand and Picker((hand,)).press("c7") is None


def test_a_few_pixels_are_a_click_and_more_are_a_drag() -> None:
    drag = Drag("c1", Spot(100, 100, 60, 84), 110, 110)
    drag.move(113, 111, {})
    assert not drag.begun
    drag.move(116, 111, {"line:1": (120, 60, 60, 84)})
    assert drag.begun and drag.over == "line:1"


@pytest.mark.parametrize("pace", [Pace(reduced=True), Pace(0.0)])
def test_with_less_motion_a_dragged_card_hangs_at_the_pointer(pace: Pace) -> None:
    drag = Drag("c1", Spot(100, 100, 60, 84), 110, 110)
    drag.move(400, 300, {})
    assert drag.update(0.02) and drag.pose.x < 390 and drag.pose.angle != 0
    assert not drag.update(0.02, pace)
    assert (drag.pose.x, drag.pose.y, drag.pose.angle) == (390, 290, 0)


def test_the_place_with_the_largest_overlap_takes_the_card() -> None:
    places = {"left": (0.0, 0.0, 60.0, 84.0), "right": (70.0, 0.0, 60.0, 84.0), "all": (0.0, 0.0, 500.0, 500.0)}
    assert landing((60, 0, 60, 84), (400, 400), {k: places[k] for k in ("left", "right")}) == "right"
    assert landing((60, 0, 60, 84), (30, 30), places) == "left"
    assert landing((300, 300, 60, 84), (310, 310), {k: places[k] for k in ("left", "right")}) is None


def test_arrows_stay_in_the_group_and_tab_comes_back_to_where_it_was() -> None:
    stops = [Stop(f"c{i}", (i * 100.0, 500, 80, 100), "hand") for i in range(3)]
    stops += [Stop("c9", (100, 100, 80, 100), "table"), Stop("button:pass", (900, 500, 80, 40), "buttons")]
    focus = Focus()
    assert focus.tab(stops) == "c0"
    assert focus.arrow("right", stops) == "c1" and focus.arrow("right", stops) == "c2"
    assert focus.tab(stops) == "c9" and focus.tab(stops) == "button:pass" and focus.tab(stops) == "c2"
    assert focus.arrow("left", stops) == "c1" and focus.arrow("up", stops) == "c9"


def test_the_focus_begins_on_what_can_be_chosen() -> None:
    stops = [Stop(f"c{i}", (i * 100.0, 500, 80, 100), "hand", False) for i in range(2)]
    stops += [Stop(f"c{i}", (i * 100.0, 100, 80, 100), "table", i == 9) for i in (8, 9)]
    focus = Focus()
    assert focus.tab(stops) == "c9" and focus.tab(stops) == "c0" and focus.tab(stops) == "c9"
    assert Focus().tab(stops[:2]) == "c0"


def test_a_release_without_its_press_does_nothing() -> None:
    """The hold that opened the hand ends over a card: that is no click on it."""
    taken: list[Offer] = []
    hands = Interaction(taken.append, lambda handle, onto, always: None, extra=lambda: {"c9": (0, 0, 10, 10)})
    hands.picker.offer((PLAY,))
    hands.release(5, 5)
    assert taken == []
    hands.press(5, 5, 1)
    hands.cancel()
    hands.release(5, 5)
    assert taken == []
    hands.press(5, 5, 1)
    hands.release(5, 5)
    assert taken == [PLAY]


def test_gold_is_what_may_be_chosen_not_what_may_be_carried_there() -> None:
    """The Assassin in use can be dragged onto a card, and is no card that it may hit."""
    picker = Picker((Offer(0, "c5", "c5", None, carry="c59"), Offer(0, "c6", "c6", None, carry="c59"), DROP))
    assert picker.marked() == {"c5", "c6"} and "c59" in picker.pickable()
