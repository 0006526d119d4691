"""What steps into the middle of the Mascarade table can be read: however many claim, nothing lies on anything else."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.events import Zone
from game.session.people import Person
from game.session.session import Session
from game.ui.canvas import Canvas
from game.ui.registry import Box
from game.ui.running import RunningApp
from game.ui.shot_play import NAMES
from game.ui.tables.mascarade import contest, show
from game.ui.tables.mascarade.furniture import sheet
from tests.games.mascarade import sitting
from tests.session.test_nothing_gets_out import in_world
from tests.ui.tables import Table

MASKS = (
    "judge",
    "king",
    "empress",
    "thief",
    "fool",
    "widow",
    "princess",
    "spy",
    "guru",
    "cheater",
    "beggar",
    "patron",
    "sorceress",
)
SIZES = ((960, 540), (1280, 720), (1920, 1080), (540, 960))


@cache
def revealed(seats: int, claiming: int) -> sitting.M:
    """A contest with its masks open, before the power."""
    m = sitting.table(MASKS[: max(6, seats)], [6] * seats)
    sitting.announce(m, "judge", *range(1, claiming))
    return m


def contested(seats: int, claiming: int, lang: str, size: tuple[int, int]) -> Table:
    people = tuple(Person(n, NAMES[lang][n], n) for n in range(seats))
    session = Session.begin(sitting.RULES, people, {}, 1, "lid", None)
    table = Table(
        session=in_world(session, revealed(seats, claiming).clone()), lang=lang, size=size, pace="off", pictures=False
    )
    table.rest()
    return table


def apart(boxes: list[Box], slack: float = 0.0) -> bool:
    return not any(
        a.x + slack < b.right and b.x + slack < a.right and a.y + slack < b.bottom and b.y + slack < a.bottom
        for n, a in enumerate(boxes)
        for b in boxes[n + 1 :]
    )


def inside(inner: Box, outer: Box) -> bool:
    return outer.x <= inner.x + 0.5 and inner.right <= outer.right + 0.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("claiming", range(2, 14))
def test_names_verdicts_and_masks_of_a_contest_lie_apart(
    claiming: int, lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    plates: list[Box] = []
    crosses: list[Box] = []
    cross = contest.Contest._cross

    def noted(canvas: Canvas, box: Box, *how: object) -> None:
        plates.append(box)
        sheet(canvas, box, *how)  # type: ignore[arg-type]

    def crossed(canvas: Canvas, x: float, y: float, reach: float) -> None:
        crosses.append(Box(x - reach, y - reach, 2 * reach, 2 * reach))
        cross(canvas, x, y, reach)

    monkeypatch.setattr(contest, "sheet", noted)
    monkeypatch.setattr(contest.Contest, "_cross", staticmethod(crossed))
    for seats in sorted({max(4, claiming), 8 if claiming <= 8 else 13, 13}):
        table = contested(seats, claiming, lang, size)
        plates.clear()
        crosses.clear()
        table.app.redraw()
        table.app.step(0)
        laid, view = table.scene.board.tableau.layout, table.session.view()
        assert laid is not None
        masks = [Box(*laid.spots[view.zones[Zone("mask", seat)][0].handle].rect) for seat in show.claimers(view)]
        steps, labels = plates[-1], plates[:-1]
        assert len(masks) == claiming and len(labels) == 2 * claiming
        seated = [Box(*rect) for rect in laid.panels.values()]
        assert apart(masks + labels), (seats, "masks, names and verdicts")
        assert all(apart([box, seat]) for box in masks + labels for seat in seated), (seats, "seats")
        assert all(apart([box, steps]) for box in masks + labels)
        assert min(box.w for box in masks) >= 25  # units: still a picture
        drawn(table.app, labels, crosses, size[0] >= 1280)


def drawn(app: RunningApp, labels: list[Box], crosses: list[Box], whole: bool) -> None:
    """Every text of a label lies inside it and beside its cross; `whole`: and no name is cut."""
    words = [
        (text.text, text.box)
        for text in app.drawn
        if any(
            label.y <= text.box.y + text.box.h / 2 <= label.bottom
            and label.x <= text.box.x + text.box.w / 2 <= label.right
            for label in labels
        )
    ]
    assert len(words) == len(labels)
    assert all(
        any(inside(box, label) for label in labels if label.y <= box.y + box.h / 2 <= label.bottom) for _, box in words
    )
    assert all(apart([box, cross]) for _, box in words for cross in crosses)
    assert not whole or not [text for text, _ in words if text.endswith("...")]


def exchanged(seats: int, target: str, size: tuple[int, int]) -> Table:
    """Seat 0 exchanges its mask with another one, or pretends to."""
    m = sitting.table(MASKS[:6], [6] * seats)
    m.answer(target)
    people = tuple(Person(n, NAMES["en"][n], n) for n in range(seats))
    session = Session.begin(sitting.RULES, people, {}, 1, "lid", None)
    table = Table(session=in_world(session, m), size=size, pace="off", pictures=False)
    table.rest()
    return table


def table_cards_apart(table: Table) -> int:
    """Table cards lie clear of every seat's plate and of the masks in the middle. How many of them lie there."""
    laid, view = table.scene.board.tableau.layout, table.session.view()
    assert laid is not None
    forward = show.forward(view)
    lying = [
        Box(*laid.spots[row[0].handle].rect)
        for zone, row in view.zones.items()
        if zone.kind == "middle" and zone not in forward
    ]
    others = [Box(*rect) for rect in laid.panels.values()]
    others += [Box(*laid.spots[view.zones[zone][0].handle].rect) for zone in forward]
    assert forward and apart(lying)
    for box in lying:
        assert all(apart([box, other]) for other in others)
        plates = min(distance(box, other) for other in others[: len(laid.panels)])
        near = min(distance(box, other) for other in others[len(laid.panels) :])
        if laid.face.size[1] > laid.face.size[0]:  # below the masks and their verdicts
            assert plates >= 12 * laid.k
        else:
            assert plates >= max(near, 20 * laid.k)
    return len(lying)


def distance(a: Box, b: Box) -> float:
    """Between the nearest edges of two boxes."""
    return max(a.x - b.right, b.x - a.right, a.y - b.bottom, b.y - a.bottom)


@pytest.mark.parametrize("size", [*SIZES, (1264, 711), (1920, 800), (1080, 1920)])
@pytest.mark.parametrize("seats", [4, 5])
def test_table_cards_look_like_nobodys_mask(seats: int, size: tuple[int, int]) -> None:
    """They make room for what steps forward, and lie on no seat's plate, where they would look like its own."""
    for claiming in range(2, seats + 1):
        assert table_cards_apart(contested(seats, claiming, "en", size)) == 6 - seats
    first = sitting.table(MASKS[:6], [6] * seats)
    targets = [option.token for option in first.asks[0].options if option.token.startswith("exchange ")]
    for target in (targets[0], targets[-1]):  # a seat's mask, and a table card
        table_cards_apart(exchanged(seats, target, size))


@pytest.mark.parametrize("claiming", [3, 5])
def test_only_an_open_mask_is_crossed_out(claiming: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the masks turn down again after the fines, nothing is crossed that cannot be seen."""
    people = tuple(Person(n, NAMES["en"][n], n) for n in range(6))
    session = Session.begin(sitting.RULES, people, {}, 1, "lid", None)
    table = Table(session=in_world(session, revealed(6, claiming).clone()), size=(1280, 720), pictures=False)
    table.rest()
    crosses: list[Box] = []
    monkeypatch.setattr(
        contest.Contest, "_cross_out", staticmethod(lambda canvas, spot: crosses.append(Box(*spot.rect).grown(-20)))
    )
    offer = next(offer for offer in table.session.offers() if offer.token == "go on")
    table.by_click(offer)
    seen = 0
    for _ in range(150):
        crosses.clear()
        table.app.redraw()
        table.app.step(0.02)
        tableau = table.scene.board.tableau
        for cross in crosses:
            under = [s for s in tableau.sprites.values() if apart([Box(*s.at.rect), cross]) is False]
            assert under and all(sprite.face is not None for sprite in under)
            seen += 1
    assert seen  # they were crossed out before


def named(seats: int, said: str, lang: str, size: tuple[int, int]) -> Table:
    """Seat 0 is the Guru whom nobody contests; seat 1 has named a mask, and its own, the King, lies open."""
    masks = (
        "judge",
        "king",
        "thief",
        "guru",
        *(mask for mask in MASKS if mask not in ("judge", "king", "thief", "guru")),
    )
    m = sitting.table(masks[:seats], [6] * seats)
    sitting.announce(m, "guru")
    sitting.answer(m, "seat 1", f"name {said}")
    people = tuple(Person(n, NAMES[lang][n], n) for n in range(seats))
    session = Session.begin(sitting.RULES, people, {}, 1, "lid", None)
    table = Table(session=in_world(session, m), lang=lang, size=size, pace="off", pictures=False)
    table.rest()
    return table


@pytest.mark.parametrize("size", [*SIZES, (1080, 1920)])
@pytest.mark.parametrize("seats", [6, 8, 9, 13])
def test_the_mask_that_the_guru_reveals_is_read_by_all(seats: int, size: tuple[int, int]) -> None:
    """It stands in the middle at least half again as wide as at any seat, alone, with what was said of it, and no word
    lies on it."""
    for lang, said, words in (("en", "thief", "Said: the Thief"), ("ja", "king", "答え：王")):
        table = named(seats, said, lang, size)
        laid, view = table.scene.board.tableau.layout, table.session.view()
        assert laid is not None
        spots = {seat: Box(*laid.spots[view.zones[Zone("mask", seat)][0].handle].rect) for seat in range(seats)}
        mask = spots.pop(1)
        assert mask.w >= 1.5 * max(spot.w for spot in spots.values()) and mask.w >= 100 * laid.k
        assert all(apart([mask, Box(*rect)]) for rect in laid.panels.values())
        table.app.redraw()
        table.app.step(0)
        written = {text.text: text.box for text in table.app.drawn}
        assert words in written and written[words].y >= mask.bottom
        assert all(apart([mask, text.box]) for text in table.app.drawn)
        assert table.app.say("mascarade.badge.tag_no") not in written


@pytest.mark.parametrize("lang, word", [("en", "First"), ("ja", "1人目")])
@pytest.mark.parametrize("mask", ["fool", "puppeteer"])
def test_a_tag_says_who_was_chosen_first(mask: str, lang: str, word: str) -> None:
    m = sitting.table((*MASKS[:5], "puppeteer"), [6] * 6)
    sitting.announce(m, mask)
    sitting.answer(m, "seat 3")
    people = tuple(Person(n, NAMES[lang][n], n) for n in range(6))
    session = Session.begin(sitting.RULES, people, {}, 1, "lid", None)
    table = Table(session=in_world(session, m), lang=lang, size=(1280, 720), pace="off", pictures=False)
    table.rest()
    laid = table.scene.board.tableau.layout
    assert laid is not None
    tags = [text.box for text in table.app.drawn if text.text == word]
    assert len(tags) == 1 and not apart([tags[0], Box(*laid.panels[3])])
    sitting.answer(m, "seat 1")
    table = Table(session=in_world(session, m), lang=lang, size=(1280, 720), pace="off", pictures=False)
    table.rest()
    assert word not in [text.text for text in table.app.drawn]


def test_no_panel_but_those_to_be_chosen_has_a_gold_rim() -> None:
    """Whom the Fool exchanges: the Fool's own panel cannot be chosen."""
    m = sitting.table((*MASKS[:5], "puppeteer"), [6] * 6)
    sitting.announce(m, "fool")
    people = tuple(Person(n, NAMES["en"][n], n) for n in range(6))
    session = Session.begin(sitting.RULES, people, {}, 1, "lid", None)
    table = Table(session=in_world(session, m), size=(1280, 720), pace="off", pictures=False)
    table.rest()
    assert table.scene.acting == (0,) and "seat:3" in table.scene.hands.picker.pickable()
    assert table.scene.painter._waited_for() == frozenset()
    for seat in (3, 1):
        table.by_click(next(offer for offer in table.session.offers() if offer.token == f"seat {seat}"))
        table.rest()
    assert table.scene.acting == (0,) and table.scene.painter._waited_for() == {0}
