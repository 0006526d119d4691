"""The Mascarade table: a swap and its pretence are the same to every eye, and answers under the lid stay there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.looks import Rect
from game.content.texts import Lang
from game.core.events import Zone
from game.session.people import Person
from game.session.session import Session
from game.ui.input import KeyUp, Move, Press, Release
from game.ui.registry import Box
from game.ui.shot_play import NAMES
from game.ui.table.interaction import Button
from game.ui.tables.mascarade import consent, show
from tests.games.mascarade.sitting import RULES
from tests.ui.tables import Table
from tests.ui.test_mascarade_middle import apart


def ball(seats: int = 6, size: tuple[int, int] = (1280, 720), **how: object) -> Table:
    """A table whose masks have been studied and lie face down."""
    table = Table("mascarade", seats, 5, size, secrecy="lid", **how)  # type: ignore[arg-type]
    table.rest()
    press(table, "turn down")
    return table


def press(table: Table, token: str) -> None:
    offer = next(o for o in table.session.offers() if o.token == token)
    table.by_click(offer)
    table.rest()


def under_the_lid(table: Table, token: str) -> None:
    """Hold Space, press the answer, let go; then the pointer rests elsewhere."""
    table.key("space")
    table.app.step(0.3)
    button = table.scene.button(token)
    assert button is not None
    x, y, w, h = button.rect
    table.click(x + w / 2, y + h / 2)
    table.app.post(KeyUp("space"))
    table.app.post(Move(4, 300))


def told(table: Table) -> tuple[object, ...]:
    app = table.app
    return (
        app.frame(),
        [(drawn.text, drawn.box) for drawn in app.drawn],
        [target.id for target in app.targets],
        list(app.sounds_played),
        app.moving,
    )


def opening(table: Table) -> None:
    for _ in range(4):
        exchange = next(o for o in table.session.offers() if o.token.startswith("exchange "))
        table.by_click(exchange)
        table.rest()
        under_the_lid(table, "pretend")
        table.rest()


def test_exchange_and_pretence_are_the_same_to_every_eye_and_ear() -> None:
    """Every frame from the answer until the table rests, and every sound."""
    tables = [ball(), ball()]
    for table, token in zip(tables, ("exchange", "pretend")):
        table.by_click(next(o for o in table.session.offers() if o.token == "exchange mask:3"))
        table.rest()
        under_the_lid(table, token)
    assert tables[0].session.match.state.table.dealt != tables[1].session.match.state.table.dealt
    for step in range(60):
        for table in tables:
            table.app.step(0.05)
        assert told(tables[0]) == told(tables[1]), f"frame {step}"


def test_answers_under_the_lid_lie_inside_it() -> None:
    table = ball()
    table.by_click(next(o for o in table.session.offers() if o.token.startswith("exchange ")))
    table.rest()
    table.key("space")
    table.app.step(0.3)
    laid = table.scene.board.tableau.layout
    assert laid is not None
    private = [b for b in table.scene.hands.buttons if b.offer and b.offer.token in ("exchange", "pretend")]
    assert len(private) == 2 and len({b.rect[2:] for b in private}) == 1
    in_the_middle_of(private, laid.regions["tray"])


HOW: dict[Lang, str] = {
    "en": "Keep holding: slide and let go, or arrows and Enter.",
    "ja": "押したまま、答えの上で離す。矢印とEnterでも",
}


@pytest.mark.parametrize("size", [(960, 540), (540, 960), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", HOW)
@pytest.mark.parametrize("act", ["exchange", "look", "seen"])
def test_an_open_lid_says_how_an_answer_is_given(act: str, lang: Lang, size: tuple[int, int]) -> None:
    """In words of its own, clear of the answers, and for nobody but whoever has lifted it."""
    people = tuple(Person(n, NAMES[lang][n], n) for n in range(6))
    options = {"look": "lid" if act == "seen" else "decoy"}
    table = Table(session=Session.begin(RULES, people, options, 5, "lid", None), size=size, lang=lang)
    table.rest()
    press(table, "turn down")
    opening(table)
    press(table, next(o.token for o in table.session.offers() if o.token.startswith("look" if act == "seen" else act)))
    assert not [drawn for drawn in table.app.drawn if HOW[lang][:5] in drawn.text]
    table.key("space")
    table.rest()
    seat, tray = table.scene.tray_seat, Box(*table.scene.board.tableau.layout.regions["tray"])  # type: ignore[union-attr]
    told = [drawn for drawn in table.app.drawn if drawn.box.inside(tray) and drawn.text[:4] in HOW[lang]]
    assert "".join(drawn.text for drawn in told).replace(" ", "") == HOW[lang].replace(" ", "")
    answers = [Box(*each.rect) for each in table.scene.hands.buttons if each.offer and not each.offer.idle]
    for drawn in told:
        assert drawn.viewer == 1 << seat and apart([drawn.box, *answers])


def in_the_middle_of(buttons: list[Button], tray: Rect) -> None:
    """All inside the tray, as far from its left end as from its right one."""
    x, y, w, h = tray
    assert all(
        x <= b.rect[0] and b.rect[0] + b.rect[2] <= x + w and y <= b.rect[1] and b.rect[1] + b.rect[3] <= y + h
        for b in buttons
    )
    left, right = min(b.rect[0] for b in buttons), max(b.rect[0] + b.rect[2] for b in buttons)
    assert left - x == pytest.approx(x + w - right)


@pytest.mark.parametrize("seats, size", [(4, (1280, 720)), (13, (960, 540)), (13, (540, 960))])
def test_the_places_of_a_decoy_show_lie_in_the_middle_of_the_tray(seats: int, size: tuple[int, int]) -> None:
    table = ball(seats, size)
    opening(table)
    press(table, "look")
    table.key("space")
    table.app.step(0.3)
    laid = table.scene.board.tableau.layout
    assert laid is not None
    places = [b for b in table.scene.hands.buttons if b.offer and b.offer.token.startswith("place ")]
    assert len(places) == max(6, seats)
    in_the_middle_of(places, laid.regions["tray"])


@pytest.mark.parametrize("seats", range(4, 14))
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (540, 960)])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_flags_of_consent_cover_no_name_figure_or_mask(seats: int, size: tuple[int, int], lang: str) -> None:
    people = tuple(Person(n, NAMES[lang][n], n) for n in range(seats))
    session = Session.begin(RULES, people, {}, 5, "lid", None)
    table = Table(session=session, size=size, lang=lang, pictures=False, pace="off")
    table.rest()
    press(table, "turn down")
    laid = table.scene.board.tableau.layout
    assert laid is not None
    flags = [consent.sign(b.rect, laid.k) for b in table.scene.hands.buttons if b.name.startswith("agree ")]
    assert len(flags) == seats
    things = [Box(*laid.spots[card.handle].rect) for row in session.view().zones.values() for card in row]
    words = [drawn.box for drawn in table.app.drawn]
    assert all(apart([flag, other]) for flag in flags for other in (*things, *words))
    buttons = [Box(*b.rect) for b in table.scene.hands.buttons]
    assert apart(buttons)


def test_the_halves_change_sides() -> None:
    sides = set()
    for seats in (5, 6, 7):
        table = ball(seats)
        for _ in range(4):
            table.by_click(next(o for o in table.session.offers() if o.token.startswith("exchange ")))
            table.rest()
            table.key("space")
            table.app.step(0.3)
            button, other = table.scene.button("exchange"), table.scene.button("pretend")
            assert button and other
            sides.add(button.rect[0] < other.rect[0])
            under_the_lid(table, "pretend")
            table.rest()
    assert sides == {True, False}


def test_a_pointer_alone_can_answer_under_the_lid() -> None:
    """Press on the lid, lead the pointer onto an answer, let go. Letting go at once or beside answers nothing."""
    table = ball()
    table.by_click(next(o for o in table.session.offers() if o.token.startswith("exchange ")))
    table.rest()
    laid = table.scene.board.tableau.layout
    assert laid is not None
    x, y, w, h = laid.regions["tray"]
    answers = table.session.answers
    for wait, onto in ((0.05, True), (0.6, False), (0.6, True)):
        assert table.session.answers == answers
        table.app.post(Press(x + w - 12, y + h - 12))
        table.app.step(0)
        table.app.step(wait)
        button = table.scene.button("pretend")
        assert button is not None
        bx, by, bw, bh = button.rect
        goal = (bx + bw / 2, by + bh / 2) if onto else (x + 30, y + h - 10)
        table.app.post(Move(*goal, True))
        table.app.step(0.02)
        table.app.post(Release(*goal))
        table.app.step(0.02)
        assert table.session.screen.lid is None
    assert table.session.answers == answers + 1


def test_no_lid_lies_on_the_table_while_nothing_is_asked_in_private() -> None:
    table = ball()
    opening(table)
    assert not table.scene.has_lid
    assert {b.name for b in table.scene.hands.buttons} >= {"look", "exchange", "announce"}


def test_closed_actions_keep_their_places() -> None:
    table = ball()
    closed = {b.name: b for b in table.scene.hands.buttons if b.name.startswith("closed")}
    assert set(closed) == {"closed look", "closed announce"} and not any(b.enabled for b in closed.values())
    opening(table)
    open_ = {b.name: b.rect for b in table.scene.hands.buttons}
    assert open_["look"] == closed["closed look"].rect and open_["announce"] == closed["closed announce"].rect


def test_the_gallery_shows_every_mask_of_the_match_once() -> None:
    table = ball(13)
    opening(table)
    press(table, "announce")
    hung = [b for b in table.scene.hands.buttons if b.name.startswith("announce ")]
    view = table.session.view()
    assert {b.name.removeprefix("announce ") for b in hung} == set(show.masks_in_play(view))
    w, h = table.app.design.width, table.app.design.height
    assert all(b.rect[0] >= 0 and b.rect[0] + b.rect[2] <= w and b.rect[1] + b.rect[3] <= h for b in hung)


@pytest.mark.parametrize("seats", [4, 5, 8, 13])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (540, 960)])
def test_seats_and_masks_stay_on_the_screen_and_apart(seats: int, size: tuple[int, int]) -> None:
    table = ball(seats, size)
    laid = table.scene.board.tableau.layout
    assert laid is not None
    w, h = table.app.design.width, table.app.design.height
    boxes = [
        laid.spots[card.handle].rect
        for zone, row in table.session.view().zones.items()
        if zone.kind in ("mask", "middle")
        for card in row
    ]
    for x, y, bw, bh in boxes:
        assert x >= 0 and y >= 0 and x + bw <= w and y + bh <= h
    for i, (ax, ay, aw, ah) in enumerate(boxes):
        for bx, by, bw, bh in boxes[i + 1 :]:
            assert ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay


def test_where_few_sit_their_plates_are_larger() -> None:
    """4 to 6 seats 1.15 times those of 7 and 8, to the unit."""
    six, eight = (ball(seats, (1920, 1080)).scene.board.tableau.layout for seats in (6, 8))
    assert six is not None and eight is not None
    assert six.panels[0][2:] == pytest.approx((eight.panels[0][2] * 1.15, eight.panels[0][3] * 1.15), abs=1)


def test_claimers_stand_forward_in_equal_size_and_leave_no_mask_behind() -> None:
    table = ball(6)
    opening(table)
    press(table, "announce")
    press(table, "announce judge")
    press(table, "contest")
    laid, view = table.scene.board.tableau.layout, table.session.view()
    assert laid is not None
    seats = show.claimers(view)
    spots = [laid.spots[view.zones[Zone("mask", seat)][0].handle] for seat in seats]
    assert len(seats) == 2 and len({spot.w for spot in spots}) == 1
    stage = laid.regions["stage"]
    assert all(stage[0] <= spot.x <= stage[0] + stage[2] for spot in spots)


def test_a_whole_match_is_played_by_hand(tmp_path: Path) -> None:
    """Four seats: study, opening, look by decoy show, announce until somebody has won or is ruined."""
    table = ball(4)
    opening(table)
    press(table, "look")
    under_the_lid(table, "place 3")
    table.rest()
    assert show.decoys(table.session.view())
    press(table, "seen")
    for _ in range(60):
        if table.session.screen.kind == "over":
            break
        tokens = [o.token for o in table.session.offers()]
        best = [t for t in ("announce", "announce empress", "announce king", "let pass", "go on") if t in tokens]
        press(table, (best + [t for t in tokens if not t.startswith("agree ")])[0])
    assert table.session.outcome is not None and not table.app.faults


@pytest.mark.parametrize("size", [(960, 540), (540, 960), (1280, 720), (1920, 1080), (1264, 711)])
@pytest.mark.parametrize("lang", HOW)
def test_the_words_of_a_button_do_not_fill_it_from_edge_to_edge(lang: Lang, size: tuple[int, int]) -> None:
    table = Table("mascarade", 4, 5, size, lang, secrecy="lid")
    table.rest()
    button, laid = table.scene.button("turn down"), table.scene.board.tableau.layout
    assert button is not None and laid is not None
    (words,) = [drawn.box for drawn in table.app.drawn if drawn.text == button.label]
    x, _, w, _ = button.rect
    assert words.x - x >= 24 * laid.k and x + w - words.right >= 24 * laid.k
    assert words.h >= 18 * laid.k


def test_the_lid_shuts_before_the_masks_of_a_decoy_show_appear() -> None:
    """It opens for the choice of a place alone, also while the key that opened it is still held."""
    table = ball()
    opening(table)
    press(table, "look")
    table.key("space")
    table.app.step(0.4)
    button = table.scene.button("place 1")
    assert button is not None
    table.click(button.rect[0] + 9, button.rect[1] + 9)
    for _ in range(40):
        table.app.step(0.05)
        view = table.scene.board.tableau.view
        assert view is not None and not (show.decoys(view) and table.session.tray())
    assert show.decoys(table.session.view()) and table.scene.lid.seat is None
    assert not [drawn for drawn in table.app.drawn if drawn.viewer >= 0 and drawn.viewer.bit_count() == 1]
    table.app.post(KeyUp("space"))
    press(table, "seen")
    assert not show.decoys(table.session.view())
