"""What is heard when: every sound where a person expects it, and the same one whatever is secret about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.core.events import Counted, Event, Hidden, Marked, Moved, Shown, UnderTheTable, Zone
from game.core.seats import EVERYONE
from game.core.view import TableView
from game.session.people import Person
from game.session.session import Session
from game.ui.clock import FakeClock
from game.ui.input import Key, Press
from game.ui.running import RunningApp
from game.ui.scenes.rules import Rules
from game.ui.table.beats import Beat
from game.ui.table.motion import DEAL, DEAL_ALL, Pace
from tests.ui.square import at_the_cover, before_the_blade, collect, hold
from tests.ui.tables import Table
from tests.ui.test_mascarade_table import ball, under_the_lid
from tests.ui.test_page import Form

SEATS = {"guillotine": 3, "guillotine_tricks": 4, "mascarade": 6, "allegiance": 4, "revolution": 2}
HAND, TRICK = Zone("hand", 1), Zone("trick", 1)


@pytest.fixture(scope="module")
def tables() -> dict[str, Table]:
    return {game: Table(game, seats=seats, secrecy="lid") for game, seats in SEATS.items()}


def beat(*events: Event, days: int = 3) -> Beat:
    return Beat(events, TableView(EVERYONE, {}, {("days", None): days}, {}, (0, 1)))


# ---------------------------------------------------------------------- at a table


@pytest.mark.parametrize(
    "game, events, sound",
    [
        ("guillotine", [Counted("day", None, 1)], "crowd"),
        ("guillotine", [Counted("day", None, 3)], "drum_roll"),
        ("guillotine", [Counted("coins", None, 3)], ""),
        ("guillotine", [Moved(1, Zone("line"), Zone("score_pile", 0), 0)], "blade"),
        ("guillotine", [Moved(1, HAND, Zone("played"), 0)], "card_slide"),
        ("guillotine_tricks", [Moved(1, TRICK, Zone("annulled"), 0)] * 4, "fist"),
        ("guillotine_tricks", [Moved(1, TRICK, Zone("taken", 0), 0)], "deal"),
        ("guillotine_tricks", [Moved(1, HAND, TRICK, 0)], "card_slide"),
        ("guillotine_tricks", [Marked("trial", 0, "lowest")], "drum_roll"),
        ("guillotine_tricks", [Marked("trial", 0, None)], ""),
        ("guillotine_tricks", [Counted("score", 0, -3), Counted("round_1", 0, -3)], "pen"),
        ("guillotine_tricks", [Counted("tricks", 0, 1)], ""),
        ("mascarade", [Shown(1, 0)], "mask"),
        ("mascarade", [Hidden(1, 0)], "mask"),
        ("guillotine", [Hidden(1, 0)], ""),
        ("mascarade", [Marked("claims", 2, "king"), Marked("claimer", 2, "1")], ""),
        ("mascarade", [Marked("claims", 3, "king"), Marked("claimer", 3, "2")], "fist"),
        ("mascarade", [Marked("claimer", 3, None)], ""),
        ("mascarade", [Counted("coins", 0, 7)], "coin"),
        ("mascarade", [UnderTheTable(0, Zone("mask", 0), Zone("mask", 1))], "card_slide"),
        ("allegiance", [Marked("phase", None, "place")], ""),
        ("allegiance", [Marked("phase", None, "count")], "drum_roll"),
        ("allegiance", [Marked("side", 1, "temple")], "seal"),
        ("allegiance", [Counted("temple_bonus", None, 4), Counted("guild_bonus", None, 0)], "pen"),
        ("revolution", [Moved(1, Zone("counters", 0), Zone("space", place=7), 0)], "drop"),
        ("revolution", [Moved(1, Zone("markers", 0), Zone("marker", place=7), 0)], "seal"),
    ],
)
def test_what_happens_in_public_has_its_sound(
    tables: dict[str, Table], game: str, events: list[Event], sound: str
) -> None:
    assert tables[game].scene.dressing.sound(beat(*events)) == sound


def test_several_coins_at_one_moment_are_a_handful(tables: dict[str, Table]) -> None:
    table = tables["mascarade"]
    shown = table.scene.board.tableau.view
    assert shown is not None
    for gain, sound in ((1, "coin"), (2, "coin"), (3, "coins"), (6, "coins")):
        now = beat(Counted("coins", 0, shown.counters["coins", 0] + gain))
        laid = table.scene.board.tableau.layout
        assert laid is not None
        table.scene.dressing.timing(now, shown, shown, laid, laid)
        assert table.scene.dressing.sound(now) == sound


def test_a_deal_is_heard_as_a_run_and_ends_with_its_cards(tables: dict[str, Table]) -> None:
    dealt = [Moved(None, Zone("deck"), Zone("hand", n % 3), 0) for n in range(30)]
    dressing = tables["guillotine"].scene.dressing
    assert dressing.echoes(beat(*dealt[:1])) == ()
    assert dressing.echoes(beat(*dealt[:3])) == ((0.08, "deal"),)
    run = dressing.echoes(beat(*dealt))
    assert len(run) == 4 and max(after for after, _ in run) <= DEAL_ALL - DEAL  # the last card sets out


def heard(table: Table, seconds: float = 4.0) -> list[str]:
    for _ in range(round(seconds * 60)):
        table.app.step(1 / 60)
    return table.app.sounds_played


@pytest.mark.parametrize(("hurried", "reduced"), [(False, False), (True, False), (False, True)])
def test_a_counter_is_heard_when_it_lies(hurried: bool, reduced: bool) -> None:
    """Put by a press it flies first; hurried, or without motion, it lies at once. Once in any case."""
    table = Table("revolution", seats=2)
    table.rest()
    table.scene.board.set_pace(Pace(1.0, reduced))
    table.app.sounds.played.clear()
    offer = next(offer for offer in table.session.offers() if offer.pick and offer.onto)
    table.scene.answer(offer)
    table.app.step(0.05)
    if reduced:
        assert table.app.sounds_played == ["drop"]
        return
    assert "drop" not in table.app.sounds_played
    if hurried:
        table.app.post(Press(4, 300))
        table.app.step(0.02)
    else:
        for _ in range(30):
            table.app.step(1 / 60)
    assert table.app.sounds_played.count("drop") == 1


def test_a_head_falls_into_the_basket_and_the_blade_is_raised_once() -> None:
    table = before_the_blade()
    table.app.sounds.played.clear()
    collect(table)
    assert heard(table) == ["blade", "basket", "card_slide", "blade_up"]


def test_without_motion_nothing_echoes() -> None:
    for how in ({"reduced": True}, {"pace": "off"}):
        table = before_the_blade(**how)
        table.app.sounds.played.clear()
        collect(table)
        assert "basket" not in heard(table) and "blade" in table.app.sounds_played


def test_a_press_that_hurries_silences_what_was_to_come() -> None:
    table = before_the_blade()
    table.app.sounds.played.clear()
    collect(table)
    table.app.step(0.05)
    table.app.post(Press(4, 300))
    assert "basket" not in heard(table)


@pytest.mark.parametrize("wait, bells", [(0.1, 0), (6.0, 1)])
def test_a_bell_calls_people_back_who_have_waited_long(wait: float, bells: int) -> None:
    people = (Person(0, "Sakura", 0), *(Person(n, f"Bot {n}", n, "random") for n in (1, 2, 3)))
    rules = Table("guillotine", seats=4).session.rules
    table = Table(session=Session.begin(rules, people, {}, 5, None, None), pace="off")
    while not any(offer.seat == 0 and offer.token != "choose" for offer in table.session.offers()):
        table.app.step(0.5)
    table.app.sounds.played.clear()
    mine = table.session.answers
    while table.session.answers < mine + 12:
        own = [offer for offer in table.session.offers() if offer.seat == 0 and not offer.idle]
        if own and table.session.answers > mine + 2:
            break
        if own:
            table.scene.answer(own[0])
            table.app.clock.advance(wait)  # type: ignore[attr-defined]
        table.app.step(0.5 if wait > 1 else 0.05)
    assert table.app.sounds_played.count("turn") == bells


# ---------------------------------------------------------------------- secrets


def test_an_exchange_and_its_pretence_sound_the_same() -> None:
    sounds = []
    for token in ("exchange", "pretend"):
        table = ball()
        table.by_click(next(o for o in table.session.offers() if o.token == "exchange mask:3"))
        table.rest()
        table.app.sounds.played.clear()
        under_the_lid(table, token)
        sounds.append(list(heard(table)))
    assert sounds[0] == sounds[1] and "card_slide" in sounds[0]


@pytest.mark.parametrize("game", SEATS)
def test_no_sound_knows_which_card_it_is_for(tables: dict[str, Table], game: str) -> None:
    """The same happening with every card there is, or with none that may be known."""
    dressing = tables[game].scene.dressing
    for kind in sorted({zone.kind for zone in tables[game].session.view().zones}):
        here = Zone(kind, 0)
        for src, dst in ((Zone("deck"), here), (here, HAND)):
            assert len({dressing.sound(beat(Moved(card, src, dst, 0))) for card in (None, *range(60))}) == 1
    assert len({dressing.sound(beat(Shown(card, 0))) for card in range(60)}) == 1


# ---------------------------------------------------------------------- elsewhere


def test_holding_a_curtain_ticks_and_it_rustles_when_it_opens() -> None:
    table = at_the_cover()
    table.app.sounds.played.clear()
    hold(table)
    assert heard(table, 0.3) == ["hold_tick"]
    assert heard(table, 0.4) == ["hold_tick", "curtain"]


def test_the_key_that_holds_a_curtain_ticks_too() -> None:
    table = at_the_cover()
    table.app.sounds.played.clear()
    table.app.post(Key("space"))
    assert heard(table, 0.2) == ["hold_tick"]


@pytest.fixture
def app(tmp_path: Path) -> RunningApp:
    return RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())


def test_a_leaf_is_heard_when_it_turns_and_not_at_the_end_of_the_book(app: RunningApp) -> None:
    book = Rules(app, "mascarade")
    app.stack.push(book)
    app.step()
    app.sounds.played.clear()
    book._turn_page(-1)
    assert app.sounds_played == []
    book._turn_page(1)
    assert app.sounds_played == ["page"]


def test_a_choice_that_moves_on_ticks(app: RunningApp) -> None:
    form = Form(app)
    app.stack.push(form)
    app.step()
    form.focus_on("value")
    app.post(Key("right"))
    app.step()
    assert form.value == 4 and app.sounds_played == ["tick"]
    more = next(stop for stop in form.stops if stop.id == "steps:more")
    app.post(Press(*more.box.centre))
    app.step()
    assert form.value == 5 and app.sounds_played == ["tick", "tick"]
