"""The gallery of masks can be read: no text lies on another or is cut, whichever mask is pointed at."""

from __future__ import annotations

from typing import Any

import pytest

from game.session.people import Person
from game.session.session import Session
from game.ui.canvas import Canvas
from game.ui.registry import Box, Drawn
from game.ui.shot_play import NAMES
from game.ui.tables.mascarade import cards
from game.ui.text import Typesetter
from tests.games.mascarade import sitting
from tests.session.test_nothing_gets_out import in_world
from tests.ui.tables import Table
from tests.ui.test_mascarade_inverted import LONG
from tests.ui.test_mascarade_middle import SIZES, apart

SETS = (
    ("judge", "guru", "trickster", "puppeteer", "widow", "fool"),
    ("judge", "princess", "peasant", "peasant", "beggar", "cheater", "sorceress", "spy"),
    ("judge", "king", "empress", "thief", "patron", "trickster", "guru", "fool"),
    (
        "judge",
        "guru",
        "trickster",
        "puppeteer",
        "widow",
        "fool",
        "princess",
        "spy",
        "cheater",
        "beggar",
        "sorceress",
        "peasant",
        "peasant",
    ),
    ("judge", "king", "empress", "thief", "patron", "guru", "fool", "spy", "puppeteer"),
)


def gallery(masks: tuple[str, ...], lang: str, size: tuple[int, int], named: bool) -> Table:
    """Everybody's fortune is 6; seat 0 announces, or `named`: seat 1 names for the Guru of seat 0."""
    seats = 4 if len(masks) == 6 else len(masks)
    m = sitting.table(masks, [6] * seats)
    if named:
        sitting.announce(m, "guru")
        m.answer("seat 1")
    else:
        m.answer("announce")
    people = tuple(Person(n, NAMES[lang][n], n) for n in range(seats))
    session = Session.begin(sitting.RULES, people, {}, 1, "lid", None)
    table = Table(session=in_world(session, m), lang=lang, size=size, pace="off", pictures=False)
    table.rest()
    return table


def texts(table: Table) -> list[Drawn]:
    """Every text from the gallery's heading on; what lies under its veil was written before."""
    app = table.app
    heading = [app.say("mascarade.badge.gallery"), app.say("mascarade.badge.gallery_guru")]
    first = next(n for n, drawn in enumerate(app.drawn) if drawn.text in heading)
    return app.drawn[first:]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("masks", SETS)
@pytest.mark.parametrize("named", [False, True])
def test_no_text_lies_on_another_whichever_mask_is_pointed_at(
    masks: tuple[str, ...], lang: str, size: tuple[int, int], named: bool
) -> None:
    if named and "guru" not in masks:
        return
    table = gallery(masks, lang, size, named)
    hung = [button for button in table.scene.hands.buttons if button.name.startswith(("announce ", "name "))]
    assert len(hung) == len(set(masks))
    for button in hung:
        x, y, w, h = button.rect
        table.point(x + w / 2, y + h / 2)
        table.rest()
        written, screen, laid = texts(table), table.app.design, table.scene.board.tableau.layout
        assert laid is not None
        assert not overlaps(written), button.name
        assert all(
            text.box.x >= 0 and text.box.right <= screen.width and text.box.bottom <= screen.height for text in written
        )
        for each in hung:
            frame = Box(*each.rect).moved(0, -8 * laid.k if each is button else 0)
            inner = [
                text
                for text in written
                if frame.x < text.box.x + text.box.w / 2 < frame.right
                and frame.y < text.box.y + text.box.h / 2 < frame.bottom
                and not text.text.startswith("×")
            ]
            assert len(inner) >= 2, each.name  # its name and its power
            assert not [text for text in inner if not within(text.box, frame)], each.name


def overlaps(written: list[Drawn]) -> list[tuple[str, str]]:
    return [
        (one.text, two.text)
        for n, one in enumerate(written)
        for two in written[n + 1 :]
        if not apart([one.box, two.box], 0.6)
    ]


def within(inner: Box, outer: Box) -> bool:
    return outer.x <= inner.x and inner.right <= outer.right and outer.y <= inner.y and inner.bottom <= outer.bottom


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("masks", SETS[:3])
def test_no_words_of_a_card_are_cut_with_its_picture(
    masks: tuple[str, ...], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What hangs there of a card is its picture alone: without the card's own words it looks the same."""
    frames = []
    for _ in range(2):
        frames.append(gallery(masks, lang, (1280, 720), False).app.frame())
        monkeypatch.setattr(cards, "words", lambda *_: None)
        monkeypatch.setattr(cards, "effect", lambda *_: None)
    assert frames[0] == frames[1]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("seats", [4, 8, 9, 13])
def test_names_of_eight_letters_stand_whole_beside_the_fortunes(seats: int, lang: str, size: tuple[int, int]) -> None:
    m = sitting.table(SETS[3][: max(6, seats)], [16] * seats)
    m.answer("announce")
    people = tuple(Person(n, LONG[lang][n], n) for n in range(seats))
    session = Session.begin(sitting.RULES, people, {}, 1, "lid", None)
    table = Table(session=in_world(session, m), lang=lang, size=size, pace="off", pictures=False)
    table.rest()
    written = texts(table)
    assert not overlaps(written)
    assert set(LONG[lang][:seats]) <= {text.text for text in written}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("masks", [SETS[2], SETS[3], SETS[4]])
def test_the_power_of_every_mask_is_large_enough_for_all(
    masks: tuple[str, ...], lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """20 px at 1920 x 1080, and as many design units anywhere else."""
    sizes: list[float] = []
    block = Typesetter.block

    def noted(self: Typesetter, canvas: Canvas, text: str, box: Box, size: float, *how: Any, **more: Any) -> float:
        if how[:1] == ("effect",):
            sizes.append(size)
        return block(self, canvas, text, box, size, *how, **more)

    monkeypatch.setattr(Typesetter, "block", noted)
    table = gallery(masks, lang, size, False)
    laid = table.scene.board.tableau.layout
    assert laid is not None and len(sizes) >= len(set(masks))
    assert min(sizes) >= 20 * laid.k - 0.01
