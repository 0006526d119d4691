"""The plates of the ring: as large as the layout has them, with whole names, and each thing clear of the others."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.content.texts import Lang
from game.core.events import Zone
from game.session.people import Person
from game.session.session import Session
from game.ui.registry import Box
from game.ui.tables.mascarade import Table as Mascarade
from game.ui.tables.mascarade import consent
from tests.games.mascarade.sitting import RULES
from tests.ui.tables import Table
from tests.ui.test_mascarade_middle import apart
from tests.ui.test_mascarade_table import press

EIGHT = {"en": "Muhammad", "ja": "ムハンマド"}
LONG: dict[Lang, str] = {"en": "Dr. Guillotin", "ja": "マクシミリアン"}
SIZES = ((1280, 720), (1920, 1080), (1080, 1920))


def ring(seats: int, names: list[str], size: tuple[int, int], lang: Lang = "en") -> Table:
    people = tuple(Person(n, name, n) for n, name in enumerate(names[:seats]))
    table = Table(session=Session.begin(RULES, people, {}, 5, "lid", None), size=size, lang=lang)
    table.rest()
    return table


@pytest.mark.parametrize(
    "seats, wide, high",
    [(7, 0.152, 0.156), (8, 0.152, 0.156), (9, 0.113, 0.131), (11, 0.113, 0.131), (13, 0.113, 0.131)],
)
def test_plates_are_as_large_as_the_layout_has_them(seats: int, wide: float, high: float) -> None:
    """And up to six seats 1.15 times as large."""
    for many, part in ((seats, 1.0), (4, 0.152 * 1.15 / wide), (6, 0.152 * 1.15 / wide)):
        laid = ring(many, [f"N{n}" for n in range(13)], (1920, 1080)).scene.board.tableau.layout
        assert laid is not None
        _, _, w, h = laid.panels[0]
        assert w / 1920 == pytest.approx(wide * part, abs=0.001)
        assert h / 1080 == pytest.approx(high if many == seats else 0.156 * 1.15, abs=0.001)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", EIGHT)
@pytest.mark.parametrize("seats", [6, 8, 9, 11, 13])
def test_a_name_of_eight_letters_or_five_kana_stands_whole_on_one_line(
    seats: int, lang: Lang, size: tuple[int, int]
) -> None:
    """Nobody is told from the others by the beginning of a name; and at 20 px of 1080 it is still to be read."""
    table = ring(seats, [EIGHT[lang]] * 13, size, lang)
    laid, canvas = table.scene.board.tableau.layout, table.app._fresh_canvas()
    assert laid is not None
    for seat, rect in laid.panels.items():
        line = [d for d in table.app.drawn if d.text == EIGHT[lang] and d.box.inside(Box(*rect))]
        assert len(line) == 1, seat
        assert line[0].box.w >= table.app.type.width(canvas, EIGHT[lang], 20 * laid.k, "bold") - 1


def shown_mask(table: Table, seat: int) -> str:
    """The name of the mask that lies open before a seat, "" for none."""
    view = table.scene.board.tableau.view
    face = view.zones[Zone("mask", seat)][0].face if view else None
    return table.app.words.texts.card_name(face, "mascarade") if face else ""


@pytest.mark.parametrize("seats, named", [(4, False), (13, True)])
@pytest.mark.parametrize("size", SIZES[:2])
def test_masks_too_small_for_a_name_have_it_beside_them(seats: int, named: bool, size: tuple[int, int]) -> None:
    table = ring(seats, [EIGHT["en"]] * 13, size)
    laid = table.scene.board.tableau.layout
    assert laid is not None
    for seat, rect in laid.panels.items():
        beside = [d for d in table.app.drawn if d.text == shown_mask(table, seat) and d.box.inside(Box(*rect))]
        assert len(beside) == named, seat
        spot = laid.spots[table.scene.board.tableau.view.zones[Zone("mask", seat)][0].handle]  # type: ignore[union-attr]
        for each in beside:
            assert each.box.h >= 15 * laid.k and each.box.x > spot.x + spot.w / 2, "beside the card, and legible"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LONG)
@pytest.mark.parametrize("seats", [4, 6, 8, 9, 13])
def test_a_longer_name_is_whole_as_well(seats: int, lang: Lang, size: tuple[int, int]) -> None:
    table = ring(seats, [LONG[lang]] * 13, size, lang)
    laid = table.scene.board.tableau.layout
    assert laid is not None
    for seat, rect in laid.panels.items():
        lines = [d for d in table.app.drawn if d.box.inside(Box(*rect).grown(4)) and not d.text.isdigit()]
        mask = shown_mask(table, seat)
        written = "".join(d.text for d in lines if d.text != mask)  # small open masks have their names beside them
        assert written.replace(" ", "") == LONG[lang].replace(" ", ""), seat


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(4, 14))
def test_on_a_plate_nothing_lies_on_another(seats: int, size: tuple[int, int]) -> None:
    """Mask, sign, name, flag and figure; nor does a plate lie on another."""
    table = ring(seats, [EIGHT["en"]] * 13, size)
    laid, view = table.scene.board.tableau.layout, table.scene.board.tableau.view
    assert laid is not None and view is not None
    tray = Box(*laid.regions["tray"])  # where the lid will lie
    assert apart([tray, *(Box(*rect) for rect in laid.panels.values())])
    for seat, rect in laid.panels.items():
        plate = Box(*rect)
        parts = [Box(*laid.spots[view.zones[Zone("mask", seat)][0].handle].rect)]
        parts += [Box(*written.rect) for written in laid.items if written.seat == seat]
        parts.append(consent.sign(consent.place(laid, seat), laid.k))
        assert all(part.inside(plate) for part in parts), seat
        for one, other in combinations(parts, 2):
            assert apart([one, other]), (seat, one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [4, 8, 13])
def test_a_lifted_mask_covers_no_name(seats: int, size: tuple[int, int]) -> None:
    table = ring(seats, [f"Seat {n}" for n in range(13)], size)
    board, view = table.scene.board, table.session.view()
    for seat in range(seats):
        handle = view.zones[Zone("mask", seat)][0].handle
        board.lifts[handle] = 1.0
        mask = Box(*board.pose(board.tableau.sprites[handle]).rect)
        names = [text.box for text in table.app.drawn if text.text == f"Seat {seat}"]
        assert names and all(apart([mask, name], 1.0) for name in names), seat


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang, said", [("en", "Revealed"), ("ja", "公開済み")])
@pytest.mark.parametrize("seats", [4, 8, 9, 13])
def test_a_tag_stays_on_its_plate_and_clear_of_the_coins(
    seats: int, lang: Lang, said: str, size: tuple[int, int]
) -> None:
    table = ring(seats, [f"N{n}" for n in range(13)], size, lang)
    for seat in range(seats):
        table.session.match.state.table.mark("revealed", seat, "yes")
    offer = next(each for each in table.session.offers() if each.token == "turn down")
    table.by_click(offer)
    table.rest()
    laid, dressing = table.scene.board.tableau.layout, table.scene.dressing
    assert laid is not None and isinstance(dressing, Mascarade)
    edge = 11 * laid.k * 0.84  # of the tag beside its word
    for seat, rect in laid.panels.items():
        plate = Box(*rect)
        tag = next(
            d.box for d in table.app.drawn if d.text == said and d.box.clipped(plate).w * d.box.clipped(plate).h > 0
        )
        assert plate.x <= tag.x - edge + 0.5 and tag.right + edge <= dressing._purse(laid, seat)[0] + 0.5, seat


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("seats", [4, 8, 9, 13])
def test_the_tab_of_an_open_lid_covers_no_plate(seats: int, size: tuple[int, int]) -> None:
    table = ring(seats, [f"N{n}" for n in range(13)], size)
    press(table, "turn down")
    table.by_click(next(offer for offer in table.session.offers() if offer.token.startswith("exchange ")))
    table.rest()
    seat = table.scene.tray_seat
    table.key(f"f{5 + seat}")
    table.app.step(0.4)
    laid, told = table.scene.board.tableau.layout, table.app.say("app.table.only", player=f"N{seat}")
    assert laid is not None and table.scene.lid.seat == seat
    (tab,) = [line.box for line in table.app.drawn if line.text == told]
    assert all(apart([tab.grown(6), Box(*rect)]) for rect in laid.panels.values())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [6, 9, 13])
def test_the_rim_of_the_table_does_not_show_behind_figures(seats: int, size: tuple[int, int]) -> None:
    """Along the right edge of a plate, where no word reaches, it is as dark as a plate has to be for gold letters."""
    table = ring(seats, [f"N{n}" for n in range(13)], size)
    laid = table.scene.board.tableau.layout
    assert laid is not None
    scale, waited = table.app.design.scale, table.scene.session.questions()[0].seat
    for seat, (x, y, w, h) in laid.panels.items():
        if seat == waited:  # it has a gold rim
            continue
        at = round((x + w - 5 * laid.k) * scale)
        column = [
            table.app.screen.get_at((at, round(down * scale))) for down in range(round(y + 20), round(y + h - 20))
        ]
        assert max(pixel.r for pixel in column) < 85, seat
