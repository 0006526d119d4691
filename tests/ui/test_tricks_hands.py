"""How cards are played under the lid of the trick-taking Guillotine, by every kind of hand, and what that shows."""

from __future__ import annotations

from random import Random

import pytest

from game.ui.input import Cancel, Input, Key, KeyUp, Move, Release
from tests.ui.tables import Table
from tests.ui.test_table_play import digest, gesture
from tests.ui.test_table_secrets import told
from tests.ui.tricks import PHASES, complete, draw_out, following, hand, lift, outside, oval, playable, table

# ---- two acts a card, whichever hands play it


def test_a_card_is_drawn_out_of_the_held_lid_onto_the_oval() -> None:
    found = table(following)
    seat = found.scene.tray_seat
    lift(found)
    card = sorted(playable(found))[0]
    draw_out(found, card, oval(found))
    assert found.session.answers and found.session.match.log[-1].seat == seat
    assert found.session.screen.lid is None and found.scene.lid.seat is None


def test_a_digit_under_the_held_key_plays_the_card_and_the_next_tray_comes_to_the_foot() -> None:
    found = table(lambda match: following(match) and len(match.state.played()) == 1)
    seat, answers = found.scene.tray_seat, found.session.answers
    found.key("space")
    found.app.step(0.3)
    found.key("1")
    found.rest()
    assert found.session.answers == answers + 1 and found.session.screen.lid is None
    assert found.scene.tray_seat == (seat + 1) % 4
    found.app.post(KeyUp("space"))
    found.app.step(0.05)
    assert found.session.screen.lid is None and found.session.answers == answers + 1


def test_arrows_and_enter_play_a_card_under_the_seats_own_key() -> None:
    found = table(following)
    seat, answers = found.scene.tray_seat, found.session.answers
    found.key(f"f{seat + 5}")
    found.app.step(0.3)
    found.focus(sorted(playable(found))[0])
    found.key("enter")
    found.rest()
    assert found.session.answers == answers + 1 and found.session.match.log[-1].seat == seat


def test_letting_go_inside_plays_nothing() -> None:
    found = table(following)
    answers = found.session.answers
    lift(found)
    cx, cy = found.middle(sorted(playable(found))[0])
    found.app.post(Move(cx, cy, True))
    found.app.step(0.05)
    found.app.post(Release(cx, cy))
    found.app.step(0.05)
    assert found.session.answers == answers and found.session.screen.lid is None


# ---- hands of every kind


@pytest.mark.parametrize(
    "phase, size",
    [("deal", (960, 540)), ("pardon", (960, 540)), ("trial", (540, 960)), ("play", (540, 960)), ("trick", (960, 540))],
)
def test_drag_click_and_keys_lead_to_the_same_table(phase: str, size: tuple[int, int]) -> None:
    tables = [table(PHASES[phase], size, secrecy="screen", rounds="6") for _ in range(3)]
    source = Random(phase)
    for _ in range(7):
        for found in tables:
            found.rest()
        offer = source.choice([offer for offer in tables[0].session.offers() if not offer.idle])
        for found, way in zip(tables, (Table.by_drag, Table.by_click, Table.by_keys)):
            answers = found.session.answers
            way(found, offer)
            found.rest()
            assert found.session.answers == answers + 1, (way.__name__, offer)
            assert found.at_rest(), (way.__name__, offer)
            found.point(1, 1)
        first, second, third = (digest(found) for found in tables)
        assert first == second == third
        assert not any(found.app.faults for found in tables)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_hands_do_under_the_lid_every_card_lies_where_it_belongs(seed: int) -> None:
    source = Random(seed)
    found = table(
        PHASES[("pardon", "play", "trial", "trick")[seed]],
        (960, 540) if seed % 2 else (540, 960),
        pace=source.choice(["normal", "off"]),
        robespierre="on",
        rounds="6",
    )
    for _ in range(25):
        keys: list[Input] = [
            Key(source.choice(["space", "f5", "f7", "1", "4", "0"])),
            KeyUp(source.choice(["space", "f5", "f7"])),
        ]
        for event in keys if source.random() < 0.3 else gesture(found, source):
            found.app.post(event)
            if source.random() < 0.5:
                found.app.step(source.choice([0.01, 0.05, 0.3]))
        if source.random() < 0.5:
            found.rest()
            assert found.at_rest()
    found.app.post(Cancel())
    for name in ("space", "f5", "f7"):
        found.app.post(KeyUp(name))
    found.rest()
    assert found.at_rest() and found.scene.hands.drag is None and found.session.screen.lid is None
    assert not found.app.faults


@pytest.mark.parametrize("phase", ["pardon", "trial"])
def test_nothing_outside_the_tray_tells_who_has_chosen(phase: str) -> None:
    """The table after a choice under the lid is the table before it, to the byte, also while the lid is held."""
    found = table(PHASES[phase], rounds="6")
    seat = found.scene.tray_seat
    before = told(found)
    found.key("space")
    found.app.step(0.3)
    found.app.step(0.3)
    held = outside(found)
    found.focus(sorted(playable(found) & set(hand(found, seat)))[0])
    found.key("enter")
    found.rest()
    found.app.post(KeyUp("space"))
    found.rest()
    found.scene.hands.focus.at = None
    after = told(found)
    assert found.session.answers and [after[n] for n in (0, 1, 2, 4, 5)] == [before[n] for n in (0, 1, 2, 4, 5)]
    found.key("space")
    found.app.step(0.3)
    found.app.step(0.3)
    assert outside(found) == held


def test_a_held_finger_alone_confirms_a_trial() -> None:
    """Two cards drawn out of the tray, then from the tray onto the answer inside it, without lifting the finger."""
    found = table(PHASES["trial"], rounds="6")
    seat = found.scene.tray_seat
    for _ in range(2):
        lift(found)
        draw_out(found, sorted(playable(found) & set(hand(found, seat)))[0], oval(found))
    lift(found)
    confirm = found.scene.button("confirm")
    assert confirm is not None
    x, y, w, h = confirm.rect
    for part in (0.5, 1):
        found.app.post(Move(x + w / 2, y + h * part / 2, True))
        found.app.step(0.3)
    found.app.post(Release(x + w / 2, y + h / 2))
    found.app.step(0.05)
    found.rest()
    assert found.session.match.log[-1].token == "confirm" and found.session.screen.lid is None


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (540, 960)])
@pytest.mark.parametrize("way", ["left", "right", "up", "down"])
def test_no_arrow_leads_out_of_an_open_lid(way: str, size: tuple[int, int]) -> None:
    """Where the ring came out it would tell everybody where in the row it was."""
    found = table(following, size)
    found.key("space")
    found.rest()
    assert found.session.screen.lid is not None
    cards = set(hand(found, found.scene.tray_seat))
    found.key("tab")
    while found.scene.hands.focus.at not in cards:
        found.key("tab")
    for _ in range(15):
        found.key(way)
        assert found.scene.hands.focus.at in cards
    found.key("tab")  # to the next group
    assert found.scene.hands.focus.at not in cards


def test_a_lid_that_is_held_shuts_when_the_next_round_is_to_be_dealt() -> None:
    """Nobody holds a card any more, and the suit is turned up where the tray has lain."""
    found = table(lambda match: complete(match) and match.state.trick == 12, rounds="3")
    found.key("space")
    found.rest()
    assert found.scene.lid.seat is not None
    found.session.answer(next(ask.seat for ask in found.session.match.asks if ask.pause), "next trick")
    found.scene._happened()
    found.rest()
    assert [each.prompt for each in found.session.questions()] == ["guillotine_tricks.prompt.turn_up"]
    assert found.session.screen.lid is None and found.scene.lid.seat is None and not found.scene.has_lid


def test_enter_where_nothing_is_to_be_answered_takes_nothing_back() -> None:
    """To lead is done under the lid: the table itself has no answer, whoever goes on tapping Enter changes nothing."""
    found = table(complete)
    answers = found.session.answers
    found.key("enter")  # takes the trick
    found.rest()
    assert found.session.answers == answers + 1 and found.session.can_undo()
    for _ in range(6):
        found.key("enter")
        found.rest()
    assert found.session.answers == answers + 1 and found.scene.hands.focus.at is None
