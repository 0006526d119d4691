"""The table of the trick-taking Guillotine: looks under the lid, cards drawn out of it, pauses."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game import bots, paths
from game.bots.bot import Situation
from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.core.seats import STRANGER
from game.games import load
from game.session.people import Person
from game.session.session import Session
from game.ui.card_book import CardBook
from game.ui.clock import FakeClock
from game.ui.input import Cancel, Input, Key, KeyUp, Move, Press, Release
from game.ui.running import RunningApp
from game.ui.scenes.table_ways import WAYS
from game.ui.table.sprites import SpritePainter
from game.ui.tables.guillotine_tricks import cards
from game.ui.tally import tally
from tests.session.sittings import one_act
from tests.ui.tables import NAMES, Table
from tests.ui.test_table_play import digest, gesture
from tests.ui.test_table_secrets import pair, told

Until = Callable[[Any], bool]


def sitting(until: Until, seed: int = 3, secrecy: Any = "lid", bots: tuple[int, ...] = (), **options: str) -> Session:
    """A match played at random until its state is as wanted, with all lids shut."""
    people = tuple(Person(n, NAMES[n], n, "random" if n in bots else None) for n in range(4))
    session = Session.begin(load("guillotine_tricks", paths.data() / "games"), people, options, seed, secrecy, None)
    pause, session.bots.pause, session.bots.lapse = session.bots.pause, 0.0, 0.0
    source = Random(seed)
    for _ in range(4000):
        if until(session.match):
            break
        assert one_act(session, source)
    session.drop_lid()
    session.bots.pause, session.bots.lapse = pause, 1.5
    session.bots.news()
    return session


def table(until: Until, size: tuple[int, int] = (960, 540), pace: str = "off", **more: Any) -> Table:
    found = Table(session=sitting(until, **more), size=size, pace=pace)
    found.rest()
    return found


def pardoning(match: Any) -> bool:
    return bool(match.state.phase == "pardon")


def following(match: Any) -> bool:
    """Somebody has to follow suit and holds cards of other suits too."""
    state = match.state
    ask = match.asks[0]
    return bool(state.phase == "play" and not ask.pause and state.played()
                and len(ask.options) < len(state.hand(ask.seat)))


def complete(match: Any) -> bool:
    return any(ask.pause for ask in match.asks)


def tray(found: Table) -> tuple[float, float, float, float]:
    laid = found.scene.board.tableau.layout
    assert laid is not None
    return laid.regions["tray"]


def oval(found: Table) -> tuple[float, float]:
    laid = found.scene.board.tableau.layout
    assert laid is not None
    x, y, w, h = laid.regions["stage"]
    return x + w / 2, y + h * .45


def lift(found: Table) -> None:
    """A finger goes down on the tray at the foot."""
    x, y, _w, h = tray(found)
    found.app.post(Press(x + 20, y + h - 8))
    found.app.step(.3)
    found.app.step(.3)


def draw_out(found: Table, handle: str, to: tuple[float, float]) -> None:
    """Still held: over the card, out by the top edge, and let go."""
    cx, cy = found.middle(handle)
    found.app.post(Move(cx, cy, True))
    found.app.step(.05)
    for part in (.3, .6, .8, 1):
        found.app.post(Move(cx + (to[0] - cx) * part, cy + (to[1] - cy) * part, True))
        found.app.step(.05)
    found.app.post(Release(*to))
    found.app.step(.05)
    found.rest()


def playable(found: Table) -> set[str]:
    return {offer.pick for offer in found.session.offers() if offer.pick and not offer.idle}


def hand(found: Table, seat: int) -> list[str]:
    view = found.session.tray()
    assert view is not None
    return [card.handle for card in view.zones[Zone("hand", seat)]]


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
    found.app.step(.3)
    stops = [stop.name for stop in found.scene.hands.stops() if stop.group == "hand"]
    wanted = next(n for n, name in enumerate(stops) if name in playable(found) and n < 10)
    found.key(str((wanted + 1) % 10))
    found.rest()
    assert found.session.answers == answers + 1 and found.session.screen.lid is None
    assert found.scene.tray_seat == (seat + 1) % 4
    found.app.post(KeyUp("space"))
    found.app.step(.05)
    assert found.session.screen.lid is None and found.session.answers == answers + 1


def test_arrows_and_enter_play_a_card_under_the_seats_own_key() -> None:
    found = table(following)
    seat, answers = found.scene.tray_seat, found.session.answers
    found.key(f"f{seat + 5}")
    found.app.step(.3)
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
    found.app.step(.05)
    found.app.post(Release(cx, cy))
    found.app.step(.05)
    assert found.session.answers == answers and found.session.screen.lid is None


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
    found.app.step(.05)
    found.app.frame()
    assert not found.scene.lid.board.dimmed


@pytest.mark.parametrize("size", [(960, 540), (540, 960), (1280, 720)])
def test_a_card_that_cannot_be_played_says_why_under_the_lid_alone(size: tuple[int, int]) -> None:
    found = table(following, size=size)
    answers = found.session.answers
    lift(found)
    seat = found.scene.tray_seat
    card = next(handle for handle in hand(found, seat) if handle not in playable(found))
    cx, cy = found.middle(card)
    found.app.post(Move(cx, cy, True))
    found.app.step(.05)
    _x, y, _w, h = tray(found)
    found.app.post(Move(cx, y - 20, True))
    found.app.step(.05)
    assert found.scene.refusal is not None and "follow suit" in found.scene.refusal[0]
    found.app.frame()
    told = [drawn for drawn in found.app.drawn if "follow suit" in drawn.text]
    assert told and all(drawn.viewer == 1 << seat for drawn in told)
    assert all(y <= drawn.box.y and drawn.box.bottom <= y + h + 1 for drawn in told)
    found.app.post(Release(cx, y - 20))
    found.app.step(.05)
    assert found.scene.refusal is None and found.session.answers == answers


# ---- the trick stays until it has been seen

def test_without_the_robespierre_rule_the_trick_is_taken_by_itself_after_a_moment() -> None:
    found = table(complete)
    answers = found.session.answers
    while found.session.answers == answers and found.app.clock.now() < 5:
        found.app.step(.05)
    assert 1.4 < found.app.clock.now() < 1.7


def test_with_the_robespierre_rule_it_waits_for_a_tap() -> None:
    found = table(complete, robespierre="on")
    answers = found.session.answers
    for _ in range(100):
        found.app.step(.1)
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
    found = table(lambda match: match.state.phase == "play" and len(match.state.played()) == 3
                  and not complete(match), pace="normal")
    found.key("space")
    found.app.step(.3)
    found.focus(sorted(playable(found))[0])
    found.key("enter")
    answers = found.session.answers
    assert found.scene.busy
    found.click(*oval(found))
    assert not found.scene.busy and found.session.answers == answers
    found.click(*oval(found))
    assert found.session.answers == answers + 1


@pytest.mark.parametrize("robespierre", ["off", "on"])
@pytest.mark.usefixtures("calm")
def test_where_only_bots_sit_a_trick_stays_a_moment_with_either_rule(robespierre: str) -> None:
    found = table(complete, bots=(0, 1, 2, 3), robespierre=robespierre)
    answers = found.session.answers
    while found.session.answers == answers and found.app.clock.now() < 5:
        found.app.step(.05)
    assert 1.4 < found.app.clock.now() < 1.7


# ---- everybody's own tray

def test_while_all_choose_at_once_every_seat_opens_its_own_tray_by_its_small_lid_and_by_its_key() -> None:
    found = table(pardoning)
    laid = found.scene.board.tableau.layout
    assert laid is not None and set(laid.lids) == {1, 2, 3}
    for seat, (x, y, w, h) in dict(laid.lids).items():
        found.app.post(Press(x + w / 2, y + h / 2))
        found.app.step(.3)
        assert found.session.screen.lid == seat and len(hand(found, seat)) == 13
        found.app.post(Release(x + w / 2, y + h / 2))
        found.app.step(.05)
        assert found.session.screen.lid is None
        found.app.post(Key(f"f{seat + 5}"))
        found.app.step(.3)
        assert found.session.screen.lid == seat
        found.app.post(KeyUp(f"f{seat + 5}"))
        found.app.step(.05)
        assert found.session.screen.lid is None


@pytest.mark.parametrize("sorting, first", [("suit", ("S", "H", "C", "D")), ("rank", ()), ("dealt", ())])
def test_a_hand_lies_as_the_settings_say(sorting: str, first: tuple[str, ...]) -> None:
    found = table(pardoning)
    found.app.settings.sorting = sorting
    found.key("space")
    found.app.step(.3)
    view = found.session.tray()
    assert view is not None
    laid = found.scene.lid.board.lay(view)
    cards = view.zones[Zone("hand", found.scene.tray_seat)]
    lying = [card.face or "" for card in sorted(cards, key=lambda card: laid.spots[card.handle].x)]
    ranks = ["23456789TJQKA".index(face[0]) for face in lying]
    if sorting == "suit":
        assert list(dict.fromkeys(face[1] for face in lying)) == [suit for suit in first if any(
            face[1] == suit for face in lying)]
    elif sorting == "rank":
        assert ranks == sorted(ranks, reverse=True)
    else:
        assert lying == [card.face for card in cards]


# ---- Terror

def press(found: Table, name: str) -> None:
    button = found.scene.button(name)
    assert button is not None and button.enabled, name
    x, y, w, h = button.rect
    found.click(x + w / 2, y + h / 2)
    found.rest()


def worlds(until: Until, seed: int, **options: str) -> tuple[Table, Table]:
    """Two tables that differ in who holds what, and alike in all that lies open: the right is somebody else's."""
    session, source = sitting(until, seed, "lid", (), **options), Random(seed)
    while True:
        one, two = pair(session, STRANGER, source, (960, 540))
        if holder(one) != holder(two):
            for found in (one, two):
                found.rest()
            return one, two


def holder(found: Table) -> int | None:
    """Whose hand the king of clubs is in, which no table tells."""
    table = found.session.match.state.table
    return next((zone.seat for zone, cards in table.zones.items() if zone.kind == "hand"
                 for card in cards if table.face(card) == "KC"), None)


def test_terror_stands_in_one_place_from_the_deal_until_the_right_is_gone() -> None:
    session = sitting(lambda match: match.state.phase == "pardon", robespierre="on")
    found, places, source, live = Table(session=session, size=(960, 540), pace="off"), set(), Random(1), 0
    for _ in range(160):
        found.rest()
        button = found.scene.button("terror")
        if session.match.state.trick and not session.match.state.right_open:
            assert button is None
            break
        assert button is not None
        places.add(button.rect)
        assert button.enabled == any(ask.pause for ask in session.match.asks)
        live += button.enabled
        if session.screen.lid is None and not any(offer.pause for offer in session.offers()):
            session.lift(next(ask.seat for ask in session.match.asks if not ask.idle))
        offer = source.choice([offer for offer in session.offers() if not offer.idle])
        session.answer(offer.seat, offer.token)
        session.drop_lid()
        found.scene._happened()
    assert len(places) == 1 and live


@pytest.mark.parametrize("seed", [1, 2])
def test_terror_looks_alike_whoever_holds_the_right_and_whoever_asks(seed: int) -> None:
    def open_right(match: Any) -> bool:
        return complete(match) and match.state.right_open and "KC" not in [
            match.state.table.face(card) for _, card in match.state.played()]

    for seat in range(4):
        tables = worlds(open_right, seed, robespierre="on")
        assert told(tables[0]) == told(tables[1])
        for found in tables:
            press(found, "terror")
        assert told(tables[0]) == told(tables[1])
        names = [button.name for button in tables[0].scene.hands.buttons if button.name.startswith("terror:")]
        assert names == [f"terror:{n}" for n in range(4)]
        for found in tables:
            press(found, f"terror:{seat}")
            assert found.scene.tray_seat == seat and found.session.screen.lid is None
        assert told(tables[0]) == told(tables[1])
        for found in tables:
            found.key("space")
            found.app.step(.3)
            found.app.step(.3)
        shown = [{offer.token for offer in found.session.offers() if offer.seat == seat} for found in tables]
        assert ["annul" in tokens for tokens in shown] == [holder(found) == seat for found in tables]
        assert outside(tables[0]) == outside(tables[1])
        for found in tables:
            press(found, "let it stand")
        assert told(tables[0]) == told(tables[1])


@pytest.mark.parametrize("right, sentence", [
    ("while_held", "Terror: only the holder of the king of clubs may call it"),
    ("whole_round", "Terror: only whoever holds or played the king of clubs")])
def test_whoever_calls_the_terror_in_vain_reads_who_has_the_right(right: str, sentence: str) -> None:
    session = sitting(lambda match: complete(match) and match.state.right_open, 1, "lid", (), robespierre="on",
                      right=right)
    found = Table(session=session, size=(960, 540), pace="off")
    found.rest()
    without = next(seat for seat in range(4) if seat != holder(found) and session.match.state.right_by != seat)
    press(found, "terror")
    press(found, f"terror:{without}")
    found.key("space")
    found.app.step(.3)
    found.app.step(.3)
    found.app.frame()
    assert "annul" not in {offer.token for offer in session.offers()}
    assert sentence in " ".join(drawn.text for drawn in found.app.drawn)


def outside(found: Table) -> bytes:
    """The picture of the window without the inside of the tray."""
    found.app.frame()
    canvas, picture = found.app.screen, found.app.screen.copy()
    scale = canvas.get_width() / found.app.design.width
    x, y, w, h = tray(found)
    picture.fill((0, 0, 0), pygame.Rect(round(x * scale), round(y * scale), round(w * scale) + 1, round(h * scale) + 1))
    return pygame.image.tobytes(picture, "RGB")


def test_an_answer_that_tells_of_a_hand_lies_inside_the_tray() -> None:
    found = table(lambda match: match.state.phase == "trial", rounds="6")
    seat = found.scene.tray_seat
    for _ in range(2):
        found.key("space")
        found.app.step(.3)
        found.focus(sorted(playable(found) & set(hand(found, seat)))[0])
        found.key("enter")
        found.rest()
    confirm = found.scene.button("confirm")
    x, y, w, h = tray(found)
    assert confirm is not None and x <= confirm.rect[0] and y <= confirm.rect[1]
    assert confirm.rect[0] + confirm.rect[2] <= x + w and confirm.rect[1] + confirm.rect[3] <= y + h
    found.app.frame()
    assert all(drawn.viewer == 1 << seat for drawn in found.app.drawn if drawn.text == confirm.label)


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
    wanted = [((0, 2), (state.team_totals[0],)), ((1, 3), (state.team_totals[1],))] if options else [
        ((seat,), (state.totals[seat],)) for seat in range(4)]
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


# ---- hands of every kind

PHASES: dict[str, Until] = {
    "deal": lambda match: match.state.phase == "deal", "pardon": pardoning,
    "trial": lambda match: match.state.phase == "trial", "play": following, "trick": complete}


@pytest.mark.parametrize("phase, size", [("deal", (960, 540)), ("pardon", (960, 540)), ("trial", (540, 960)),
                                         ("play", (540, 960)), ("trick", (960, 540))])
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
    found = table(PHASES[("pardon", "play", "trial", "trick")[seed]], (960, 540) if seed % 2 else (540, 960),
                  pace=source.choice(["normal", "off"]), robespierre="on", rounds="6")
    for _ in range(25):
        keys: list[Input] = [Key(source.choice(["space", "f5", "f7", "1", "4", "0"])),
                             KeyUp(source.choice(["space", "f5", "f7"]))]
        for event in keys if source.random() < .3 else gesture(found, source):
            found.app.post(event)
            if source.random() < .5:
                found.app.step(source.choice([.01, .05, .3]))
        if source.random() < .5:
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
    found.app.step(.3)
    found.app.step(.3)
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
    found.app.step(.3)
    found.app.step(.3)
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
    for part in (.5, 1):
        found.app.post(Move(x + w / 2, y + h * part / 2, True))
        found.app.step(.3)
    found.app.post(Release(x + w / 2, y + h / 2))
    found.app.step(.05)
    found.rest()
    assert found.session.match.log[-1].token == "confirm" and found.session.screen.lid is None


@pytest.mark.parametrize("pardon", ["all", "owner"])
def test_a_seal_lies_on_the_taken_cards_that_cost_half(pardon: str) -> None:
    found = table(lambda match: match.state.trick == 12 and match.state.phase == "play", pardon=pardon)
    view, dressing = found.session.view(), found.scene.dressing
    laid = {seat: view.zones[Zone("pardon", seat)][0].face or "" for seat in range(4)}
    sealed = 0
    for seat in range(4):
        helping = [face[0] for owner, face in laid.items() if pardon == "all" or owner == seat]
        for card in view.zones[Zone("taken", seat)]:
            half = (card.face or "")[0] in helping
            sealed += half
            sprite = found.scene.board.tableau.sprites[card.handle]
            assert dressing._halved(view, sprite) == half, (seat, card)      # type: ignore[attr-defined]
    assert sealed or pardon == "owner"


def test_the_card_that_wins_has_a_rim_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table(complete, size=(1280, 720))
    played = {seat: cards_[0].handle for seat in range(4)
              if (cards_ := found.session.view().zones.get(Zone("trick", seat), ()))}
    ask = next(ask for ask in found.session.match.asks if ask.pause)
    rims = []
    monkeypatch.setattr(SpritePainter, "outline", lambda self, canvas, spot, *_: rims.append((spot.x, spot.y)))
    found.scene.board.version += 1
    found.app.redraw()
    found.app.frame()
    at = found.scene.board.tableau.sprites[played[ask.seat]].at
    assert len(played) == 4 and set(rims) == {(at.x, at.y)}


# ---- what a card says of itself

def book(home: Path, lang: Lang) -> CardBook:
    return CardBook(RunningApp(home, paths.data(), paths.assets(), (1280, 720), lang, FakeClock()), "guillotine_tricks")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_suit_has_its_letter_at_each_corner_and_on_chips(lang: Lang, tmp_path: Path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(cards, "words", lambda face, canvas, text, *_: written.append(text))
    faces = book(tmp_path, lang)._faces
    for face in ("AS", "TH", "5D", "KC"):
        rank = "10" if face[0] == "T" else face[0]
        for form, corners in (("full", 2), ("chip", 1)):
            written.clear()
            faces.surface(face, "card", form, 126, 176)
            assert written == [rank, face[1]] * corners, (face, form)


@pytest.mark.parametrize("lang, said", [
    ("en", {"AS": "costs 10 points", "KH": "costs 8 points", "2D": "costs 1 point,"}),
    ("ja", {"AS": "罰点は10点", "KH": "罰点は8点", "2D": "罰点は1点"})])
def test_a_card_says_what_it_costs(lang: Lang, said: dict[str, str], tmp_path: Path) -> None:
    told = {card.face: card.effect for card in book(tmp_path, lang).cards()}
    for face, part in said.items():
        assert part in told[face]
    assert [told[face] for face in ("AC", "KC", "2C")] == [""] * 3       # clubs are never a target suit


def test_the_zoom_of_a_card_on_the_table_says_what_it_costs() -> None:
    found = table(lambda match: match.state.phase == "play" and match.state.trick == 4, size=(1280, 720))
    sprite = next(sprite for sprite in found.scene.board.tableau.sprites.values()
                  if sprite.face and sprite.goal.shown and sprite.face[1] != "C")
    found.scene.zoom(sprite.handle)
    found.app.frame()
    n = {"A": 10, "K": 8, "Q": 6, "J": 4}.get((sprite.face or "")[0], 1)
    said = " ".join(" ".join(found.app.registry.texts()).split())
    assert f"costs {n} point" in said
