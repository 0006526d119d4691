"""How things move: the art guide's table, that nothing moves after it, and that no motion shows what it must not."""
from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.core.events import Hidden, Moved, Shown, Zone
from game.core.outcome import Badge
from game.core.seats import EVERYONE, only
from game.core.view import CardView, TableView, view
from game.core.words import Arg, Halves
from game.ui.canvas import Canvas, design_for
from game.ui.drape import closed
from game.ui.input import Cancel, FocusLost, Key, Move, Press, Release
from game.ui.scenery import curtain
from game.ui.scenes.handoff import OPEN
from game.ui.table.abacus import Abacus
from game.ui.table.beats import Beat, merged
from game.ui.table.motion import NORMAL, Figure, Pace, Path, counted, height
from game.ui.table.sprites import SpritePainter
from game.ui.table.tableau import Tableau
from game.ui.tables.guillotine import Table as Square
from game.ui.theme import DEAD, HOLD
from tests.ui.tables import Table
from tests.ui.test_tableau import lay

MAGENTA = (255, 0, 255)


# ---------------------------------------------------------------------- figures

@pytest.mark.parametrize("old, new, clock, figure", [
    (0, 5, 0.0, Figure(0, 1.0)), (0, 5, .061, Figure(2, 1.0)), (3, 1, .031, Figure(2, 1.0)),      # 30 ms a point
    (0, 100, .3, Figure(50, 1.0)), (0, 100, .599, Figure(100, 1.0)),                            # 600 at most
    (0, 5, .22, Figure(5, 1.12)), (0, 5, .3, None), (4, 4, 0.0, None)])                         # a pop in 140
def test_a_score_counts_evenly_and_pops_once(old: int, new: int, clock: float, figure: Figure | None) -> None:
    found = counted(old, new, clock)
    assert (found is None) == (figure is None)
    if found and figure:
        assert found.value == figure.value and found.size == pytest.approx(figure.size)


class Slate:
    """A figure written again and again, as the ground of a table is."""

    def __init__(self, pace: Pace = NORMAL) -> None:
        self.abacus, self.said = Abacus(), list[tuple[Arg, float]]()
        self.abacus.pace = pace
        self.canvas = Canvas(pygame.Surface((8, 8)), design_for(960, 540))

    def write(self, value: Arg) -> None:
        self.abacus.write(self.canvas, "score", value, lambda canvas, now, size: self.said.append((now, size)))
        self.abacus.written()

    def wait(self, seconds: float) -> Arg | None:
        self.said.clear()
        self.abacus.update(seconds)
        self.abacus.draw(self.canvas)
        return self.said[-1][0] if self.said else None


def test_a_figure_that_changes_leaves_the_ground_until_it_has_counted() -> None:
    slate = Slate()
    slate.write(4)
    assert slate.said == [(4, 1.0)] and not slate.abacus.running         # nothing has happened: it stands there
    slate.write(8)
    assert slate.said == [(4, 1.0)] and slate.abacus.running             # 4 points, 120 ms
    assert [slate.wait(.061), slate.wait(.07), slate.wait(.2)] == [6, 8, None]
    slate.write(8)
    assert slate.said == [(8, 1.0)]


def test_a_figure_that_is_told_something_newer_counts_on_from_where_it_is() -> None:
    slate = Slate()
    slate.write(0)
    slate.write(10)
    assert slate.wait(.16) == 5
    slate.write(3)
    assert [slate.wait(.031), slate.wait(.04)] == [4, 3]


def test_halves_count_as_halves() -> None:
    slate = Slate()
    slate.write(Halves(2))
    slate.write(Halves(6))
    assert slate.wait(.061) == Halves(4)


@pytest.mark.parametrize("pace", [Pace(0), Pace(1, reduced=True)])
def test_without_motion_a_figure_changes_at_once(pace: Pace) -> None:
    slate = Slate(pace)
    slate.write(4)
    slate.write(8)
    assert slate.said[-1] == (8, 1.0) and not slate.abacus.running


def test_what_is_shown_anew_does_not_count() -> None:
    slate = Slate()
    slate.write(4)
    slate.abacus.rest()                        # taken back, or shown to somebody else
    slate.write(1)
    assert slate.said[-1] == (1, 1.0) and not slate.abacus.running


def before_the_blade(covers: bool = False, reduced: bool = False, pace: str = "normal") -> Table:
    """Kenji is about to collect; the front noble is worth three."""
    table = Table(secrecy="screen" if covers else "none", covers=covers, pace=pace)
    table.app.settings.reduced = reduced
    table.scene._pace()
    for _ in range(6):
        table.rest()
        if table.app.stack.top is not table.scene:
            table.session.uncover(table.session.takers()[0])
            table.app.stack.pop()
            table.rest()
        offers = table.session.offers()
        if any(offer.token == "collect" for offer in offers):
            return table
        table.scene.answer(next(offer for offer in offers if offer.pick is None))
    raise AssertionError("nobody collects")


def collect(table: Table) -> None:
    table.scene.answer(next(offer for offer in table.session.offers() if offer.token == "collect"))


def scores(table: Table) -> list[str]:
    """Figures as they stand in the panels."""
    rects = [rect for rect in table.scene.board.tableau.layout.panels.values()]      # type: ignore[union-attr]
    return [drawn.text for drawn in table.app.drawn if drawn.text.isdigit() and drawn.box.h > 18
            and any(x + w - 100 < drawn.box.x < x + w and y < drawn.box.y < y + 40 for x, y, w, _ in rects)]


@pytest.mark.parametrize("covers", [False, True])
def test_the_score_of_a_head_counts_on_the_table_before_it_is_covered(covers: bool) -> None:
    table, seen = before_the_blade(covers), list[tuple[str, ...]]()
    collect(table)
    for _ in range(200):
        table.app.step(1 / 60)
        if table.app.stack.top is table.scene:
            seen.append(tuple(sorted(scores(table))))
    told = [row for n, row in enumerate(seen) if row != seen[n - 1] or n == 0]
    assert told == [("0", "0", "0"), ("0", "0", "1"), ("0", "0", "2"), ("0", "0", "3")]
    assert (table.app.stack.top is not table.scene) == covers


def worth_sixty(table: Table) -> None:
    """The head that falls next counts sixty points, for six tenths of a second."""
    board, badges = table.scene.board, table.session.badges

    def figures(shown: TableView) -> tuple[Badge, ...]:
        return tuple(badge._replace(value=60) if badge.key == "score" and badge.value == 3 else badge
                     for badge in badges(shown))
    board.badges_of = figures


def until_it_counts_alone(table: Table) -> None:
    collect(table)
    for _ in range(200):
        table.app.step(1 / 60)
        if table.scene.board.abacus.running and not table.scene.board.busy:
            return
    raise AssertionError("nothing counts after the last movement")


def test_the_cover_waits_for_the_points_and_a_press_finishes_them() -> None:
    for press in (False, True):
        table = before_the_blade(covers=True)
        worth_sixty(table)
        until_it_counts_alone(table)
        assert table.scene.busy and table.app.stack.top is table.scene
        if press:
            table.app.post(Press(4, 300))
            table.app.step(0)
        else:
            for _ in range(45):
                table.app.step(1 / 60)
        assert table.app.stack.top is not None and table.app.stack.top.name == "handoff"


def test_nobody_else_waits_for_the_points() -> None:
    table = before_the_blade()
    worth_sixty(table)
    until_it_counts_alone(table)
    table.app.step(1 / 60)
    assert table.scene.board.abacus.running and not table.scene.busy and table.scene.hands.buttons


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
    table = before_the_blade(**how)                    # type: ignore[arg-type]
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
    assert all(0 <= a - b < .05 for a, b in pairwise(raised)) and raised[-1] == 0


# ---------------------------------------------------------------------- the curtain

@pytest.mark.parametrize("age", [0.0, .01, .05, .14, .27, .5])
@pytest.mark.parametrize("pace", [Pace(), Pace(.5), Pace(0), Pace(1, reduced=True)])
def test_a_curtain_that_closes_hides_everything_from_its_first_frame(age: float, pace: Pace) -> None:
    cloth = pygame.Surface((200, 100), 0, 32)
    cloth.fill((120, 30, 40))
    frames = []
    for below in (MAGENTA, (0, 255, 0)):
        surface = pygame.Surface((200, 100), 0, 32)
        surface.fill(below)
        closed(surface, cloth, age, pace)
        frames.append(pygame.image.tobytes(surface, "RGB"))
    assert frames[0] == frames[1]
    assert surface.get_at((100, 50)) == cloth.get_at((100, 50)) or (age < .28 and pace.speed and not pace.reduced)


def at_the_cover(reduced: bool = False) -> Table:
    table = Table(covers=True)
    table.app.settings.reduced = reduced
    table.scene._pace()
    for _ in range(400):
        table.app.step(.02)
        if table.app.stack.top is not table.scene and not table.app.moving:
            return table
    raise AssertionError("no cover falls")


def hold(table: Table) -> None:
    target = table.app.registry.find(OPEN)
    assert target is not None
    table.app.post(Press(*target.box.centre))
    table.app.step(0)


def held_open(table: Table) -> None:
    hold(table)
    waited = 0.0
    while table.session.screen.kind == "cover":
        assert table.app.drape is None and waited < HOLD + .05
        table.app.step(.02)
        waited += .02
    assert waited > HOLD - .03
    assert table.app.stack.top is table.scene and table.session.screen.kind == "open"


def test_the_curtain_is_whole_when_the_hold_is_complete_and_then_draws_aside() -> None:
    table = at_the_cover()
    cloth = curtain(table.app, 960, 540)
    held_open(table)
    assert table.app.frame() == pygame.image.tobytes(cloth, "RGB")          # not a pixel of the hand yet
    hangs = []
    for _ in range(30):
        table.app.step(.02)
        hangs.append(table.app.screen.get_at((480, 300))[:3] == cloth.get_at((480, 300))[:3])
    assert not any(hangs[2:]) and table.app.drape is None and not table.app.moving


def test_a_press_ends_the_curtain_and_counts() -> None:
    table = at_the_cover()
    held_open(table)
    assert table.app.drape is not None
    table.app.post(Release(480, 300))
    table.app.step(.02)
    assert table.app.drape is not None                    # letting go of the button is no press
    table.app.post(Press(480, 300))
    table.app.step(.02)
    assert table.app.drape is None


def test_losing_the_window_while_it_opens_covers_at_once() -> None:
    table = at_the_cover()
    held_open(table)
    table.app.post(FocusLost())
    table.app.step(0)
    assert table.session.screen.kind == "cover" and table.app.drape is None
    assert table.app.stack.top is not None and table.app.stack.top.name == "handoff"
    assert not any(drawn.viewer != EVERYONE for drawn in table.app.drawn)


def test_with_less_motion_the_curtain_only_fades() -> None:
    table = at_the_cover(reduced=True)
    table.app.step(DEAD)
    held_open(table)
    left, right = table.app.screen.get_at((30, 300))[:3], table.app.screen.get_at((930, 300))[:3]
    table.app.step(.03)
    assert table.app.drape is not None and table.app.drape.reduced
    assert table.app.screen.get_at((30, 300))[:3] != left and table.app.screen.get_at((930, 300))[:3] != right
    table.app.step(.06)
    assert table.app.drape is None


# ---------------------------------------------------------------------- cards

def test_a_card_is_lifted_on_its_way_and_set_down_past_its_place_and_back() -> None:
    path = Path(0, .26, lands=True)
    sizes = [height(path, i / 100) for i in range(45)]
    assert path.whole == pytest.approx(.36) and max(sizes) == pytest.approx(1.05, abs=.002)
    assert .985 < min(sizes) < .999 and sizes[0] == sizes[40] == 1
    assert {height(Path(0, .26), i / 100) for i in range(45)} == {1}


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
        tableau.update(.001)
        assert {sprite.path.lands for sprite in tableau.sprites.values() if sprite.path.arc} == {lands}


def test_with_less_motion_no_card_is_ever_between_two_places() -> None:
    before, after, moves = deal(5)
    tableau = Tableau(lay, Pace(1, reduced=True))
    tableau.show(before)
    tableau.push([Beat(tuple(moves), after)])
    places, frames = set(), 0
    while tableau.update(.008):
        frames += 1
        for sprite in tableau.sprites.values():
            places.add(sprite.at in (sprite.start, sprite.goal) and sprite.squeeze == 1)
    assert places == {True} and 8 <= frames <= 14              # 80 ms, in which it fades


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
        tableau.update(.005)
        assert {sprite.was for sprite in tableau.sprites.values()} | {
            sprite.shown_face for sprite in tableau.sprites.values()} <= {"CA", None}


def test_before_the_same_eyes_a_card_turns_over_where_it_lay() -> None:
    tableau = Tableau(lay)
    tableau.show(open_row(("CA", "CK"), EVERYONE))
    tableau.push([Beat((Hidden(1, 0),), open_row(("CA", None), EVERYONE))])
    tableau.update(.001)
    assert tableau.sprites["row:1"].shown_face == "CK"
    tableau.update(.15)
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
        table.app.step(.01)
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
        table.app.step(.01)
    assert board.pose(board.tableau.sprites[pick]).w == pytest.approx(wide * .97)
    table.app.post(Move(x + 1, y, True))
    for _ in range(20):
        table.app.step(.01)
    assert not table.app.moving
    table.app.post(Cancel())
    for _ in range(20):
        table.app.step(.01)
    assert board.pose(board.tableau.sprites[pick]).w == pytest.approx(wide)


def test_a_pressed_button_gives_way_in_80_ms_and_is_back_in_120() -> None:
    table = at_the_cover()
    pressing, clock = table.app.pressing, table.app.clock
    sizes = [pressing.size("b", True)]
    for _ in range(2):
        clock.advance(.04)                             # type: ignore[attr-defined]
        sizes.append(pressing.size("b", True))
    assert sizes == [1, pytest.approx(1 - .03 / 8), pytest.approx(.97)]
    pressing.size("b", False)
    clock.advance(.121)                                # type: ignore[attr-defined]
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
    table.app.step(.02)
    assert (table.scene.lid.open == 1) == open_at_once


def test_merged_beats_still_end_where_they_should() -> None:
    before, after, moves = deal(3)
    tableau = Tableau(lay, Pace(1, reduced=True))
    tableau.show(before)
    tableau.push(merged((move, after) for move in moves))
    while tableau.update(.03):
        pass
    assert {name: sprite.at for name, sprite in tableau.sprites.items()} == lay(after).spots
