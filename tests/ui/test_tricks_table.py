"""The table of the trick-taking Guillotine: what cannot be played, the open trick, trays, the sheet."""

from __future__ import annotations

from typing import Any

import pytest

from game import bots
from game.bots.bot import Situation
from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.ui.input import Key, KeyUp, Move, Press, Release
from game.ui.scenes.table_ways import WAYS
from game.ui.tally import tally
from tests.ui import tricks
from tests.ui.tables import Table
from tests.ui.tricks import complete, following, hand, lift, oval, pardoning, playable, press, sitting, table, tray

# ---- what cannot be played


def test_cards_that_cannot_be_played_are_dimmed_only_under_the_open_lid() -> None:
    found = table(following)
    found.app.frame()
    assert not found.scene.board.dimmed and not found.scene.lid.board.dimmed
    lift(found)
    found.app.frame()
    seat = found.scene.tray_seat
    assert found.scene.lid.board.dimmed == set(hand(found, seat)) - playable(found) != set()
    assert not found.scene.board.dimmed
    x, y, _w, h = tray(found)
    found.app.post(Release(x + 20, y + h - 8))
    found.app.step(0.05)
    found.app.frame()
    assert not found.scene.lid.board.dimmed


def test_once_all_cards_of_a_trial_are_chosen_the_others_are_dimmed_under_the_lid_alone() -> None:
    found = table(tricks.PHASES["trial"])
    lift(found)
    seat, chosen = found.scene.tray_seat, list[str]()
    for n in range(2):
        found.app.frame()
        assert not found.scene.lid.board.dimmed
        chosen.append(hand(found, seat)[n])
        offer = next(offer for offer in found.session.offers() if offer.pick == chosen[-1])
        found.scene.answer(offer)
        found.rest()
    found.app.frame()
    left = set(hand(found, seat))
    assert len(left) == 11 and left.isdisjoint(chosen)
    assert found.scene.lid.board.dimmed == left and not found.scene.board.dimmed
    found.scene.answer(next(offer for offer in found.session.offers() if offer.pick == chosen[0]))  # taken back
    found.rest()
    found.app.frame()
    assert not found.scene.lid.board.dimmed


def test_a_pardon_that_was_laid_and_can_be_changed_dims_nothing() -> None:
    found = table(pardoning)
    lift(found)
    seat = found.scene.tray_seat
    found.scene.answer(next(o for o in found.session.offers() if o.seat == seat and o.pick))
    found.rest()
    found.app.frame()
    assert not found.scene.lid.board.dimmed and not found.scene.board.dimmed


@pytest.mark.parametrize("size", [(960, 540), (540, 960), (1280, 720)])
def test_a_card_that_cannot_be_played_says_why_under_the_lid_alone(size: tuple[int, int]) -> None:
    found = table(following, size=size)
    answers = found.session.answers
    lift(found)
    seat = found.scene.tray_seat
    card = next(handle for handle in hand(found, seat) if handle not in playable(found))
    cx, cy = found.middle(card)
    found.app.post(Move(cx, cy, True))
    found.app.step(0.05)
    _x, y, _w, h = tray(found)
    found.app.post(Move(cx, y - 20, True))
    found.app.step(0.05)
    assert found.scene.refusal is not None and "follow suit" in found.scene.refusal[0]
    found.app.frame()
    told = [drawn for drawn in found.app.drawn if "follow suit" in drawn.text]
    assert told and all(drawn.viewer == 1 << seat for drawn in told)
    assert all(y <= drawn.box.y and drawn.box.bottom <= y + h + 1 for drawn in told)
    found.app.post(Release(cx, y - 20))
    found.app.step(0.05)
    assert found.scene.refusal is None and found.session.answers == answers


# ---- the target suit is turned up


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("order", ["quota", "cycle"])
@pytest.mark.parametrize("later", [False, True])
def test_the_target_is_turned_up_by_a_red_button_as_well(lang: Lang, order: str, later: bool) -> None:
    """Nothing lies under any lid then, so none asks to be lifted."""

    def dealing(match: Any) -> bool:
        return bool(match.state.phase == "deal" and match.state.round == int(later))

    found = Table(session=sitting(dealing, target_order=order, robespierre="on"), lang=lang, pace="off")
    found.rest()
    word = found.app.say(f"guillotine_tricks.button.{'deal' if order == 'cycle' else 'turn_up'}")
    assert word in found.app.registry.texts()
    assert found.app.say("app.table.hold") not in found.app.registry.texts() and not found.scene.has_lid
    (offer,) = [offer for offer in found.session.offers() if not offer.idle]
    button = found.scene.button(offer.token)
    assert button is not None and button.kind == "primary"
    answers = found.session.answers
    found.press_button(offer)
    found.rest()
    assert found.session.answers == answers + 1 and found.session.match.state.round == later + 1
    assert found.app.say("app.table.hold") in found.app.registry.texts()


# ---- the trick stays until it has been seen


def test_without_the_robespierre_rule_the_trick_is_taken_by_itself_after_a_moment() -> None:
    found = table(complete)
    answers = found.session.answers
    while found.session.answers == answers and found.app.clock.now() < 5:
        found.app.step(0.05)
    assert 1.4 < found.app.clock.now() < 1.7


def test_with_the_robespierre_rule_it_waits_for_a_tap() -> None:
    found = table(complete, robespierre="on")
    answers = found.session.answers
    for _ in range(100):
        found.app.step(0.1)
    assert found.session.answers == answers
    found.click(*oval(found))
    found.rest()
    assert found.session.answers == answers + 1


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot calls the Terror of its own accord."""

    class Calm:
        def choose(self, situation: Situation, deadline: float) -> str | None:
            return None if situation.offers[0].idle else situation.source.choice(situation.offers).token

    monkeypatch.setitem(bots.LEVELS, "random", Calm())


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("robespierre", ["off", "on"])
def test_any_person_takes_the_trick_of_a_bot_by_a_tap_on_the_oval(robespierre: str) -> None:
    found = table(lambda match: complete(match) and match.asks[0].seat in (1, 3), bots=(1, 3), robespierre=robespierre)
    answers = found.session.answers
    found.click(*oval(found))
    assert found.session.answers == answers + 1


def test_a_tap_that_hurries_the_last_card_does_not_take_the_trick_unseen() -> None:
    found = table(
        lambda match: match.state.phase == "play" and len(match.state.played()) == 3 and not complete(match),
        pace="normal",
    )
    found.key("space")
    found.app.step(0.3)
    found.focus(sorted(playable(found))[0])
    found.key("enter")
    answers = found.session.answers
    assert found.scene.busy
    found.click(*oval(found))
    assert not found.scene.busy and found.session.answers == answers
    found.click(*oval(found))
    assert found.session.answers == answers + 1


class Fierce:
    """Calls the Terror whenever it may."""

    def choose(self, situation: Situation, deadline: float) -> str | None:
        return situation.offers[0].token


@pytest.mark.parametrize("sitting_bots", [(0, 1, 2, 3), (1, 2, 3), (2,)])
def test_a_trick_stays_a_moment_before_a_bot_calls_the_terror_whoever_sits_there(
    sitting_bots: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = table(complete, bots=sitting_bots, robespierre="on")
    monkeypatch.setitem(bots.LEVELS, "random", Fierce())
    answers = found.session.answers
    while found.session.answers == answers and found.app.clock.now() < 5:
        found.app.step(0.05)
    assert any(log.token == "terror" for log in found.session.match.log[answers:])
    assert 1.4 < found.app.clock.now() < 1.7


def test_a_quick_tap_does_not_take_the_terror_from_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots wait with their right for those who look; whoever goes on before that asks them first."""
    found = table(complete, bots=(2,), robespierre="on")
    monkeypatch.setitem(bots.LEVELS, "random", Fierce())
    answers, before = found.session.answers, found.session.view().zones
    found.click(*oval(found))
    assert [log.token for log in found.session.match.log[answers:]] == ["terror"]
    assert all(found.session.view().zones[Zone("trick", seat)] == before[Zone("trick", seat)] for seat in range(4))


@pytest.mark.parametrize("robespierre", ["off", "on"])
@pytest.mark.usefixtures("calm")
def test_where_only_bots_sit_a_trick_stays_a_moment_with_either_rule(robespierre: str) -> None:
    found = table(complete, bots=(0, 1, 2, 3), robespierre=robespierre)
    answers = found.session.answers
    while found.session.answers == answers and found.app.clock.now() < 5:
        found.app.step(0.05)
    assert 1.4 < found.app.clock.now() < 1.7


# ---- everybody's own tray


def test_while_all_choose_at_once_every_seat_opens_its_own_tray_by_its_small_lid_and_by_its_key() -> None:
    found = table(pardoning)
    laid = found.scene.board.tableau.layout
    assert laid is not None and set(laid.lids) == {1, 2, 3}
    for seat, (x, y, w, h) in dict(laid.lids).items():
        found.app.post(Press(x + w / 2, y + h / 2))
        found.app.step(0.3)
        assert found.session.screen.lid == seat and len(hand(found, seat)) == 13
        found.app.post(Release(x + w / 2, y + h / 2))
        found.app.step(0.05)
        assert found.session.screen.lid is None
        found.app.post(Key(f"f{seat + 5}"))
        found.app.step(0.3)
        assert found.session.screen.lid == seat
        found.app.post(KeyUp(f"f{seat + 5}"))
        found.app.step(0.05)
        assert found.session.screen.lid is None


@pytest.mark.parametrize("sorting, first", [("suit", ("S", "H", "C", "D")), ("rank", ()), ("dealt", ())])
def test_a_hand_lies_as_the_settings_say(sorting: str, first: tuple[str, ...]) -> None:
    found = table(pardoning)
    found.app.settings.sorting = sorting
    found.key("space")
    found.app.step(0.3)
    view = found.session.tray()
    assert view is not None
    laid = found.scene.lid.board.lay(view)
    cards = view.zones[Zone("hand", found.scene.tray_seat)]
    lying = [card.face or "" for card in sorted(cards, key=lambda card: laid.spots[card.handle].x)]
    ranks = ["23456789TJQKA".index(face[0]) for face in lying]
    if sorting == "suit":
        assert list(dict.fromkeys(face[1] for face in lying)) == [
            suit for suit in first if any(face[1] == suit for face in lying)
        ]
    elif sorting == "rank":
        assert ranks == sorted(ranks, reverse=True)
    else:
        assert lying == [card.face for card in cards]


# ---- what always counts


def test_the_score_sheet_opens_from_the_table_with_every_round_so_far() -> None:
    found = table(lambda match: match.state.round == 4 and match.state.phase == "play", teams="on")
    bill = found.scene.dressing.sheet(found.session.view())
    assert bill is not None
    state = found.session.match.state
    assert bill.points == tuple(state.team_totals[seat % 2] for seat in range(4))
    for seat in range(4):
        rounds = [line.value for line in bill.lines if line.seat == seat and line.key.endswith("round")]
        assert len(rounds) == 3 and sum(rounds) == state.totals[seat]
    found.scene.ways = dict(WAYS)
    press(found, "score sheet")
    assert [scene.name for scene in found.app.stack.scenes] == ["table", "score_sheet"]
    found.app.frame()
    found.key("esc")
    assert found.app.stack.top is found.scene


@pytest.mark.parametrize("options", [{}, {"teams": "on"}, {"teams": "on", "team_score": "pooled"}])
def test_the_course_is_on_the_score_sheet_from_the_first_finished_round(options: dict[str, Any]) -> None:
    found = table(lambda match: match.state.round == 1 and match.state.phase == "play", **options)
    bill = found.scene.dressing.sheet(found.session.view())
    assert bill is not None and tally(bill).course == ()
    found = table(lambda match: match.state.round == 2 and match.state.phase == "play", **options)
    bill = found.scene.dressing.sheet(found.session.view())
    assert bill is not None
    state = found.session.match.state
    wanted = (
        [((0, 2), (state.team_totals[0],)), ((1, 3), (state.team_totals[1],))]
        if options
        else [((seat,), (state.totals[seat],)) for seat in range(4)]
    )
    assert [tuple(side) for side in tally(bill).course] == wanted


def test_the_last_trick_is_shown_large_while_it_is_pointed_at() -> None:
    found = table(lambda match: match.state.trick == 3 and match.state.phase == "play" and not complete(match))
    button = found.scene.button("last trick")
    assert button is not None
    x, y, w, h = button.rect
    before = found.app.frame()
    found.point(x + w / 2, y + h / 2)
    assert found.app.frame() != before
    found.point(2, 2)
    assert found.app.frame() == before
