"""The Allegiance table: a match played by hand, what its frames tell while cards are placed, where its cards lie."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game import paths
from game.content.looks import read
from game.content.prints import Prints
from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.core.seats import EVERYONE, STRANGER, only
from game.core.view import Offer, TableView, view
from game.session.screen_owner import Secrecy
from game.session.session import Session
from game.ui.clock import FakeClock
from game.ui.input import KeyUp
from game.ui.registry import Box
from game.ui.running import RunningApp
from game.ui.table.card_face import CardFaces
from game.ui.table.layout import Layout, Stand, layout
from game.ui.table.sprites import SpritePainter
from game.ui.tables.allegiance import Table as Dressed
from game.ui.tables.allegiance.fronts import Unit, front_spots
from tests.games.allegiance.conclave import position
from tests.session.sittings import begin, one_act
from tests.ui.tables import Table
from tests.ui.test_table_secrets import pair, told

SIZES = ((1920, 1080), (1280, 720), (960, 540), (1080, 1920), (540, 960), (2520, 1080), (1440, 1080))
LOOKS = read(paths.data() / "games" / "allegiance")
PRINTS = Prints(paths.data() / "games" / "allegiance", LOOKS)
CROWD = {
    "hand": ["merchant"] * 3 + ["spy"],
    "front": ["initiate", "cutpurse", "priest", "assassin"],
    "guarded": ["guard", "inquisitor"],
    "planted": ["double_agent", "guard"],
}


@pytest.fixture
def app(tmp_path: Path) -> RunningApp:
    return RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())


def lay(app: RunningApp, seen: TableView, size: tuple[float, float], tray: int | None = 0, lid: bool = False) -> Layout:
    stand, dressing = Stand(size, 0, tray, lid), Dressed(app, "allegiance")
    dressing.painter = SpritePainter(CardFaces(app, "allegiance", PRINTS))
    return dressing.arrange(layout(seen, LOOKS, stand, dressing.phase(seen)), seen, stand)


# ---- where things lie


@pytest.mark.parametrize("secrecy", ["screen", "lid"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_sides_are_written_in_one_size(lang: Lang, size: tuple[int, int], secrecy: Secrecy) -> None:
    session = begin("allegiance", 1, seats=3, secrecy=secrecy)
    if secrecy == "screen":
        session.uncover(session.takers()[0])
    table = Table(session=session, lang=lang, size=size, pictures=False)
    table.rest()
    if secrecy == "lid":
        table.scene.lid.lift(session.under_lid()[0], "f5", table.scene)
        table.rest()
    for key in ("slot.{}", "badge.{}", "badge.{}_followers"):
        names = [table.app.say("allegiance." + key.format(side)) for side in ("temple", "guild")]
        high = [drawn.box.h for drawn in table.app.drawn if drawn.text in names]
        assert len(high) == 2 and high[0] == high[1], names


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase", ["act", "place", "count"])
def test_every_card_lies_inside_the_window(app: RunningApp, size: tuple[float, float], phase: str) -> None:
    for seats in (3, 6):
        rows = [CROWD] * 2 + [{"hand": ["spy"]}] * (seats - 2)
        m = position(*rows, temple=["initiate", "merchant"], guild=["spy", "merchant"])
        m.state.table.marks["phase", None] = phase
        for seen, tray, lid in ((view(m.state.table, only(0)), 0, False), (view(m.state.table, EVERYONE), None, True)):
            laid = lay(app, seen, size, tray, lid)
            assert sorted(laid.spots) == sorted(card.handle for row in seen.zones.values() for card in row)
            for handle, spot in laid.spots.items():
                x, y, w, h = spot.covers
                assert x >= -1 and y >= -1 and x + w <= size[0] + 1 and y + h <= size[1] + 1, (handle, spot, size)


def test_a_guard_peeps_out_under_what_it_keeps() -> None:
    spots = front_spots([Unit(("guard", "kept")), Unit(("open",))], (0, 0, 600, 160), 100, 10)
    guard, kept, other = (spots[name] for name in ("guard", "kept", "open"))
    assert 0 < kept.x - guard.x < 100 and guard.z < kept.z
    assert other.rect[0] >= kept.rect[0] + kept.w


def test_many_cards_in_front_overlap_and_at_last_become_chips() -> None:
    def row(n: int) -> list[Unit]:
        return [Unit((f"c{i}",)) for i in range(n)]

    five, eight, many = (front_spots(row(n), (0, 0, 550, 150), 100, 10) for n in (5, 8, 16))
    assert {spot.form for spot in five.values()} == {"line"}
    assert five["c1"].x - five["c0"].x >= 100
    assert {spot.form for spot in eight.values()} == {"line"} and eight["c1"].x - eight["c0"].x < 100
    assert {spot.form for spot in many.values()} == {"chip"}
    for spots in (five, eight, many):
        assert max(spot.rect[0] + spot.w for spot in spots.values()) <= 551
        steps = [spots[f"c{i + 1}"].x - spots[f"c{i}"].x for i in range(len(spots) - 1)]
        assert min(step for step in steps if step > 0) > 20  # something of every card can be pressed


# ---- playing


def sensible(offers: list[Offer], source: Random) -> Offer:
    """Goes on with the match: does not take cards back for ever."""
    sure = [offer for offer in offers if offer.token in ("confirm", "go on", "done")]
    forward = [offer for offer in offers if not offer.token.startswith("take ")]
    uses = [offer for offer in offers if offer.token.startswith("use ")]
    return source.choice(sure or (uses if source.random() < 0.7 else []) or forward or offers)


def play_by_hand(table: Table, source: Random) -> int:
    """Click through the match; returns how many answers were given."""
    for n in range(1200):
        table.rest()
        if table.session.screen.kind == "over":
            return n
        offer = sensible([offer for offer in table.session.offers() if not offer.idle], source)
        answers = table.session.answers
        table.by_click(offer)
        assert table.session.answers == answers + 1, offer
        table.point(1, 1)
    raise AssertionError("the match never ends")


def counted(seats: int, seed: int, steps: int) -> Session:
    """A sitting after so many steps of the counting."""
    source, session = Random(seed), begin("allegiance", seed, seats=seats, secrecy="screen")
    while session.view().counters.get(("counted", None), 0) < steps:
        if session.screen.kind == "cover":
            session.uncover(session.takers()[0])
        offer = sensible([offer for offer in session.offers() if not offer.idle], source)
        session.answer(offer.seat, offer.token)
    session.take_beats()
    return session


@pytest.mark.parametrize("seats, seed, size", [(3, 1, (960, 540)), (6, 2, (540, 960))])
def test_a_whole_match_is_played_by_clicks(seats: int, seed: int, size: tuple[int, int]) -> None:
    table = Table("allegiance", seats, seed, size, pace="off")
    given = play_by_hand(table, Random(seed))
    rounds = {3: 10, 6: 5}[seats]  # rules 3: the deck runs out after so many
    assert given >= rounds * seats * 4 + 4  # two cards, confirm, act; four steps of counting
    assert table.session.view().counters["round", None] == rounds
    assert table.session.outcome is not None and not table.app.faults
    assert table.at_rest()


def test_a_card_is_dragged_to_a_slot_and_taken_back() -> None:
    table = Table("allegiance", 3, 1, pace="off")
    table.rest()
    seat = table.scene.seat
    offer = next(offer for offer in table.session.offers() if offer.onto == f"temple?:{seat}")
    table.by_drag(offer)
    table.rest()
    laid = table.scene.board.tableau.layout
    assert laid is not None and offer.pick
    x, y, w, h = laid.areas[f"temple?:{seat}"].rect
    spot = table.scene.board.tableau.sprites[offer.pick].at
    assert x <= spot.x <= x + w and y <= spot.y <= y + h
    grey = table.scene.button("not yet")
    assert grey is not None and not grey.enabled  # one card is missing
    table.by_drag(next(offer for offer in table.session.offers() if offer.token == f"take {offer.pick}"))
    table.rest()
    assert len(table.session.view().zones[Zone("temple?", seat)]) == 0 and table.at_rest()


@pytest.mark.parametrize("where", ["button", "beside"])
def test_a_tap_finishes_the_running_step_and_the_next_one_goes_on(where: str) -> None:
    """Also where the button was a moment ago, and will be again: nobody leaves out a step by tapping twice."""
    table = Table(session=counted(3, 5, 1), pace="normal", pictures=False)
    table.rest()
    button = table.scene.button("go on")
    assert button is not None
    x, y, w, h = button.rect
    at = (x + w / 2, y + h / 2) if where == "button" else (6.0, y - 200)
    table.click(x + w / 2, y + h / 2)
    table.app.step(0.3)
    answers = table.session.answers
    assert table.scene.busy
    table.click(*at)
    assert not table.scene.busy and table.session.answers == answers
    table.click(x + w / 2, y + h / 2)
    assert table.session.answers == answers + 1


def test_skip_answers_all_that_is_left_of_the_counting() -> None:
    table = Table(session=counted(6, 4, 1), pace="off")
    table.rest()
    skip = table.scene.button("skip")
    assert skip is not None
    x, y, w, h = skip.rect
    table.click(x + w / 2, y + h / 2)
    table.rest()
    assert table.session.screen.kind == "over" and not table.app.faults
    assert all(("side", seat) in table.session.view().marks for seat in range(6))


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_skip_stands_beside_go_on_as_long_as_it_leads_further(steps: int) -> None:
    """After the allegiances both would lead to the winners."""
    table = Table(session=counted(3, 5, steps), pace="off", pictures=False)
    table.rest()
    assert table.scene.button("go on") is not None
    assert (table.scene.button("skip") is not None) is (steps < 4)


def test_the_counting_says_what_the_cards_come_to() -> None:
    table = Table(session=counted(3, 5, 4), pace="off")
    table.rest()
    table.app.frame()
    words, shown = [drawn.text for drawn in table.app.drawn], table.session.view()
    for side in ("temple", "guild"):
        assert str(shown.counters[side, None] + shown.counters[f"{side}_bonus", None]) in words
        for seat in range(3):
            assert str(shown.counters[side, seat]) in words


@pytest.mark.parametrize("seed, steps, told", [(4, 2, False), (4, 3, True), (4, 4, True), (5, 3, False)])
def test_it_is_written_out_that_a_tie_goes_to_the_guild(seed: int, steps: int, told: bool) -> None:
    """Deal 4 ends level at 61, but only with the bonuses; deal 5 does not."""
    table = Table(session=counted(4, seed, steps), pace="off", lang="en")
    table.rest()
    table.app.frame()
    over = [
        drawn for drawn in table.app.drawn if drawn.text == "Tie: Guild" and drawn.box.y < table.app.design.height / 2
    ]
    assert bool(over) is told


@pytest.mark.parametrize("side, from_left", [("temple", 0.83), ("guild", 0.17)])
def test_a_pile_shows_only_the_value_that_counts_there(side: str, from_left: float) -> None:
    """On the other banner of its uppermost cards stands neither figure nor sign: down its middle all is one colour."""
    table = Table(session=counted(3, 5, 4), size=(1920, 1080), pace="off")
    table.rest()
    table.app.frame()
    screen, board = table.app.screen, table.scene.board
    heaps = board.dressing.counting.heaps(board.tableau.layout, table.session.view(), side)  # type: ignore[attr-defined]
    assert heaps
    for heap in heaps:
        x, y, w, h = heap.rect
        seen = {
            tuple(screen.get_at((round(x + w * from_left), round(y + h * part)))[:3])
            for part in (0.06, 0.1, 0.15, 0.2, 0.25)
        }
        assert len(seen) == 1, (heap.face, seen)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540)])
def test_in_the_counting_both_values_of_every_card_can_be_read(size: tuple[int, int]) -> None:
    """Six seats with four to seven cards: no chip lies over the right half of another."""
    table = Table(session=counted(6, 4, 4), size=size, pace="off")
    table.rest()
    board, many = table.scene.board, 0
    for seat in range(6):
        held = board.dressing.counting.held(table.session.view(), seat)  # type: ignore[attr-defined]
        boxes = [Box(*board.tableau.sprites[handle].at.rect) for handle in held]
        many = max(many, len(boxes))
        for n, one in enumerate(boxes):
            for other in boxes[n + 1 :]:
                assert min(one.clipped(other)[2:]) <= 0.5, (seat, one, other)
    assert many >= 7


# ---- what nobody may learn


def placing(seats: int, secrecy: Secrecy, seed: int = 3) -> Session:
    """A sitting in its second placement, nobody's lid lifted."""
    source, session = Random(seed), begin("allegiance", seed, seats=seats, secrecy=secrecy)
    for _ in range(400):
        shown = session.view()
        if shown.counters.get(("round", None)) == 2 and shown.marks.get(("phase", None)) == "place":
            session.drop_lid()
            session.take_beats()
            return session
        one_act(session, source)
    raise AssertionError("the second round never comes")


def answer(session: Session, seat: int, start: str) -> None:
    session.lift(seat)
    offer = next(offer for offer in session.offers() if offer.seat == seat and offer.token.startswith(start))
    session.answer(seat, offer.token)
    session.drop_lid()


@pytest.mark.parametrize("size", [(960, 540), (540, 960)])
def test_the_table_looks_the_same_whatever_has_been_laid_and_confirmed(size: tuple[int, int]) -> None:
    session = placing(4, "lid")
    table = Table(session=session, covers=True, size=size)
    table.rest()
    before = told(table)
    for seat in (2, 0, 3):
        for start in ("temple ", "guild ", "take ", "temple ", "guild ", "confirm"):
            if start == "take ":
                answer(session, seat, "take ")
                start = "guild "  # whichever place is free again
                session.lift(seat)
                free = next(o for o in session.offers() if o.token.startswith(("temple ", "guild ")))
                session.answer(seat, free.token)
                session.drop_lid()
                continue
            session.lift(seat)
            tokens = [offer.token for offer in session.offers() if offer.seat == seat]
            session.drop_lid()
            if any(token.startswith(start) for token in tokens):
                answer(session, seat, start)
            session.take_beats()
            table.scene._refresh()
            table.rest()
            assert told(table) == before, (seat, start)
    assert session.view().marks["phase", None] == "place"


def test_a_lid_lifted_again_does_not_tell_who_has_confirmed() -> None:
    """Round the open tray everything stays as it is, also the seat to whom the table is turned."""
    session = placing(4, "lid")
    table = Table(session=session, size=(960, 540))
    table.rest()
    first = table.scene.tray_seat
    turned, asked = table.scene.board.stand.acting, session.questions()
    for start in ("temple ", "guild ", "confirm"):
        answer(session, first, start)
    session.lift(first)
    assert session.questions() == tuple(
        each._replace(private=now.private) for each, now in zip(asked, session.questions())
    )
    table.scene._fit()
    assert table.scene.board.stand.acting == turned and table.scene.tray_seat == first


@pytest.mark.parametrize("seed", [3, 4])
def test_shut_lids_tell_nothing(seed: int) -> None:
    source, session = Random(seed), placing(4, "lid", seed)
    for _ in range(20):
        one_act(session, source)
    session.drop_lid()
    tables = pair(session, STRANGER, source, (960, 540))
    for table in tables:
        table.rest()
    assert told(tables[0]) == told(tables[1])


def test_a_look_into_a_hand_lies_under_the_lid_of_whoever_looks() -> None:
    session = look_by_lid()
    table = Table(session=session, size=(960, 540))
    table.rest()
    shut = table.app.frame()
    assert not table.scene.hands.strip
    table.key("space")
    table.app.step(0.3)
    strip = table.scene.hands.strip
    assert strip and all(card.face for card in strip.cards.values())
    laid = table.scene.board.tableau.layout
    assert laid is not None
    x, y, w, h = laid.regions["tray"]
    sx, sy, sw, sh = strip.box
    assert x <= sx and y <= sy and sx + sw <= x + w and sy + sh <= y + h
    table.app.post(KeyUp("space"))
    table.app.step(0)
    assert table.app.frame() == shut


def look_by_lid() -> Session:
    """A sitting in which an Investigate looks at somebody's hand, all lids shut."""
    for seed in range(1, 30):
        source, session = Random(seed), begin("allegiance", seed, seats=4, secrecy="lid")
        for _ in range(60):
            if any(ask.prompt.endswith("card_in_hand") for ask in session.match.asks):
                session.drop_lid()
                session.take_beats()
                return session
            one_act(session, source)
    raise AssertionError("nobody looks at a hand")
