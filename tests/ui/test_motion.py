"""How things move: the art guide's table, that nothing moves after it, and that no motion shows what it must not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.events import Hidden, Moved, Shown, Zone
from game.core.seats import EVERYONE, only
from game.core.view import CardView, TableView, view
from game.ui.canvas import Canvas
from game.ui.input import Cancel, Key, Move, Press
from game.ui.table.beats import Beat, merged
from game.ui.table.motion import Pace, Path, height
from game.ui.table.sprites import SpritePainter
from game.ui.table.tableau import Tableau
from game.ui.tables.guillotine import Table as Square
from tests.ui.square import at_the_cover, before_the_blade, collect
from tests.ui.tables import Table
from tests.ui.test_tableau import lay

# ---------------------------------------------------------------------- the rope


def leans(table: Table, frame: float, seconds: float) -> list[float]:
    dressing, found = table.scene.dressing, []
    assert isinstance(dressing, Square)
    for _ in range(round(seconds / frame)):
        table.app.step(frame)
        found.append(dressing.lean)
    return found


def test_the_cord_swings_out_and_then_nothing_is_drawn() -> None:
    table = before_the_blade()
    collect(table)
    swings = leans(table, 1 / 60, 6.0)
    assert 1.3 < max(swings) <= 1.5 and -1.5 <= min(swings) < -1.1
    assert swings[-1] == 0 and not table.app.moving
    frames = table.app.frames
    leans(table, 1 / 60, 2.0)
    assert table.app.frames == frames


@pytest.mark.parametrize("how", [{"reduced": True}, {"pace": "off"}])
def test_without_motion_the_cord_hangs_still(how: dict[str, object]) -> None:
    table = before_the_blade(**how)  # type: ignore[arg-type]
    collect(table)
    assert set(leans(table, 1 / 60, 2.0)) == {0}


def test_the_blade_is_raised_to_its_end_while_play_goes_on() -> None:
    """Coming to rest must not drop it: nothing but time and another head does."""
    table = before_the_blade()
    collect(table)
    dressing, raised = table.scene.dressing, []
    assert isinstance(dressing, Square)
    for _ in range(240):
        table.app.step(1 / 60)
        if not (table.scene.board.tableau.playing and table.scene.board.tableau.playing.name == "blade"):
            raised.append(dressing.fallen)
    assert all(0 <= a - b < 0.05 for a, b in pairwise(raised)) and raised[-1] == 0


# ---------------------------------------------------------------------- cards


def test_a_card_is_lifted_on_its_way_and_set_down_past_its_place_and_back() -> None:
    path = Path(0, 0.26, lands=True)
    sizes = [height(path, i / 100) for i in range(45)]
    assert path.whole == pytest.approx(0.36) and max(sizes) == pytest.approx(1.05, abs=0.002)
    assert 0.985 < min(sizes) < 0.999 and sizes[0] == sizes[40] == 1
    assert {height(Path(0, 0.26), i / 100) for i in range(45)} == {1}


def deal(n: int) -> tuple[TableView, TableView, list[Moved]]:
    deck, hand = Zone("deck"), Zone("hand", 0)
    backs = tuple(CardView(f"deck:{i}", None, "card") for i in range(9))
    before = TableView(EVERYONE, {deck: backs, hand: ()}, {}, {}, (0, 1))
    held = tuple(CardView(f"hand:0:{i}", None, "card") for i in range(n))
    return before, TableView(EVERYONE, {deck: backs[n:], hand: held}, {}, {}, (0, 1)), [Moved(None, deck, hand, 0)] * n


def test_one_card_lands_a_dealt_one_only_flies() -> None:
    for n, lands in ((1, True), (5, False)):
        before, after, moves = deal(n)
        tableau = Tableau(lay)
        tableau.show(before)
        tableau.push([Beat(tuple(moves), after)])
        tableau.update(0.001)
        assert {sprite.path.lands for sprite in tableau.sprites.values() if sprite.path.arc} == {lands}


def test_with_less_motion_no_card_is_ever_between_two_places() -> None:
    before, after, moves = deal(5)
    tableau = Tableau(lay, Pace(1, reduced=True))
    tableau.show(before)
    tableau.push([Beat(tuple(moves), after)])
    places, frames = set(), 0
    while tableau.update(0.008):
        frames += 1
        for sprite in tableau.sprites.values():
            places.add(sprite.at in (sprite.start, sprite.goal) and sprite.squeeze == 1)
    assert places == {True} and 8 <= frames <= 14  # 80 ms, in which it fades


def open_row(faces: tuple[str | None, ...], audience: int) -> TableView:
    row = Zone("row")
    cards = tuple(CardView(f"c{i}" if face else f"row:{i}", face, "card") for i, face in enumerate(faces))
    return TableView(audience, {row: cards}, {}, {}, (0, 1))


@pytest.mark.parametrize("pace", [Pace(), Pace(1, reduced=True)])
@pytest.mark.parametrize("event", [Hidden(1, 0), Shown(0, 0)])
def test_what_other_eyes_saw_never_turns_over_before_these(pace: Pace, event: Hidden | Shown) -> None:
    """Seat 0 had both cards in sight; the cover has fallen, and only the first one lies open for all."""
    tableau = Tableau(lay, pace)
    tableau.show(open_row(("CA", "CK"), only(0)))
    tableau.push([Beat((event,), open_row(("CA", None), EVERYONE))])
    for _ in range(60):
        tableau.update(0.005)
        assert {sprite.was for sprite in tableau.sprites.values()} | {
            sprite.shown_face for sprite in tableau.sprites.values()
        } <= {"CA", None}


def test_before_the_same_eyes_a_card_turns_over_where_it_lay() -> None:
    tableau = Tableau(lay)
    tableau.show(open_row(("CA", "CK"), EVERYONE))
    tableau.push([Beat((Hidden(1, 0),), open_row(("CA", None), EVERYONE))])
    tableau.update(0.001)
    assert tableau.sprites["row:1"].shown_face == "CK"
    tableau.update(0.15)
    assert tableau.sprites["row:1"].shown_face is None


class Spying(SpritePainter):
    """Remembers what is drawn faintly."""

    drawn: list[tuple[str | None, float]]

    def faint(self, canvas: Canvas, spot: object, face: str | None, back: str, part: float) -> None:
        self.drawn.append((face, part))


def test_a_fade_shows_no_face_that_the_picture_behind_the_cover_does_not() -> None:
    """From a hand that was open to the cover, with less motion: every face drawn faintly lies open to all."""
    table = before_the_blade(covers=True, reduced=True)
    spying = Spying(table.scene.board.painter.faces)
    spying.drawn = []
    hand = {card.face for card in table.session.view().zones[Zone("hand", table.session.offers()[0].seat)]}
    assert len(hand) > 3 and None not in hand
    table.scene.board.painter = spying
    collect(table)
    for _ in range(60):
        table.app.step(0.01)
    everybody = view(table.session.match.state.table, EVERYONE)
    shown = {card.face for row in everybody.zones.values() for card in row}
    assert spying.drawn and {face for face, _ in spying.drawn} <= shown | {None}
    assert any(0 < part < 1 for _, part in spying.drawn)


# ---------------------------------------------------------------------- fingers


def test_a_pressed_card_gives_way_and_comes_back_and_then_rests() -> None:
    table = before_the_blade(pace="normal")
    board = table.scene.board
    pick = next((offer.pick for offer in table.session.offers() if offer.pick), None)
    if pick is None:
        table.scene.answer(table.session.offers()[0])
        table.rest()
        pick = next(offer.pick for offer in table.session.offers() if offer.pick)
    x, y = table.middle(pick)
    table.point(x, y)
    table.rest()
    wide = board.pose(board.tableau.sprites[pick]).w
    table.app.post(Press(x, y))
    for _ in range(12):
        table.app.step(0.01)
    assert board.pose(board.tableau.sprites[pick]).w == pytest.approx(wide * 0.97)
    table.app.post(Move(x + 1, y, True))
    for _ in range(20):
        table.app.step(0.01)
    assert not table.app.moving
    table.app.post(Cancel())
    for _ in range(20):
        table.app.step(0.01)
    assert board.pose(board.tableau.sprites[pick]).w == pytest.approx(wide)


def test_a_pressed_button_gives_way_in_80_ms_and_is_back_in_120() -> None:
    table = at_the_cover()
    pressing, clock = table.app.pressing, table.app.clock
    sizes = [pressing.size("b", True)]
    for _ in range(2):
        clock.advance(0.04)  # type: ignore[attr-defined]
        sizes.append(pressing.size("b", True))
    assert sizes == [1, pytest.approx(1 - 0.03 / 8), pytest.approx(0.97)]
    pressing.size("b", False)
    clock.advance(0.121)  # type: ignore[attr-defined]
    assert pressing.size("b", False) == 1 and pressing.update() is False


def test_a_closed_hand_does_not_rise_under_the_pointer() -> None:
    table = Table("guillotine", secrecy="lid", seats=3)
    table.rest()
    frames = table.app.frame()
    laid = table.scene.board.tableau.layout
    assert laid is not None
    for rect in (*laid.lids.values(), laid.regions["tray"]):
        table.point(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
        table.rest()
        assert not table.scene.board.lifts and not table.scene.lid.board.lifts
    assert table.app.frame() == frames


@pytest.mark.parametrize("reduced, open_at_once", [(False, False), (True, True)])
def test_the_slats_of_a_lid_roll_up_or_are_up(reduced: bool, open_at_once: bool) -> None:
    table = Table("guillotine", secrecy="lid", seats=3)
    table.app.settings.reduced = reduced
    table.scene._pace()
    table.rest()
    table.app.post(Key("space"))
    table.app.step(0.02)
    assert (table.scene.lid.open == 1) == open_at_once


def test_merged_beats_still_end_where_they_should() -> None:
    before, after, moves = deal(3)
    tableau = Tableau(lay, Pace(1, reduced=True))
    tableau.show(before)
    tableau.push(merged((move, after) for move in moves))
    while tableau.update(0.03):
        pass
    assert {name: sprite.at for name, sprite in tableau.sprites.items()} == lay(after).spots
