"""The inverted lid of the Princess lies over the middle of the table, with the mask in it as large as one that stepped
forward."""

from __future__ import annotations

import pytest

from game.core.events import Zone
from game.session.people import Person
from game.session.session import Session
from game.ui.input import Press, Release
from game.ui.registry import Box
from game.ui.table.lid_draw import tab_words
from game.ui.tables.mascarade import inverted
from tests.games.mascarade import sitting
from tests.session.test_nothing_gets_out import in_world
from tests.ui.tables import Table
from tests.ui.test_mascarade_middle import MASKS, SIZES, apart

LONG = {
    "en": ("Margaret", "Wolfgang", "Theodora", "Caroline", "Benjamin", "Isabella", "Jonathan", "Veronica")
    + ("Nicholas", "Patricia", "Harrison", "Danielle", "Zacharia"),
    "ja": (
        "マルグリットさん",
        "ウォルフガング君",
        "シャルロッテ嬢",
        "アレクサンドラ様",
        "ベンジャミン先生",
        "イザベラお嬢様",
        "ジョナサン教授",
        "ヴェロニカさん",
    )
    + ("ニコラスおじさん", "パトリシアさん", "ハリソン大佐殿", "ダニエルちゃん", "ザカリアスさん"),
}


def shown(seats: int, size: tuple[int, int], lang: str = "en", secrecy: str = "lid") -> Table:
    """Seat 0 shows the mask of seat 2 to all others."""
    masks = ("princess", "judge", *(mask for mask in MASKS if mask not in ("princess", "judge")))
    m = sitting.table(masks[: max(6, seats)], [6] * seats)
    sitting.announce(m, "princess")
    m.answer("seat 2")
    people = tuple(Person(n, LONG[lang][n], n) for n in range(seats))
    session = Session.begin(sitting.RULES, people, {}, 1, secrecy, None)  # type: ignore[arg-type]
    table = Table(session=in_world(session, m), lang=lang, size=size, pace="off", pictures=False)
    table.rest()
    return table


def within(inner: Box, outer: Box) -> bool:
    return (
        outer.x <= inner.x + 0.5
        and inner.right <= outer.right + 0.5
        and outer.y <= inner.y + 0.5
        and inner.bottom <= outer.bottom + 0.5
    )


@pytest.mark.parametrize("size", [*SIZES, (1080, 1920)])
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8, 9, 11, 13])
def test_the_lid_lies_over_the_middle_and_on_no_seat(seats: int, size: tuple[int, int]) -> None:
    table = shown(seats, size)
    laid, view = table.scene.board.tableau.layout, table.session.view()
    assert laid is not None
    lid, k = Box(*laid.regions["tray"]), laid.k
    _, y, _, h = laid.regions["stage"]
    assert lid.y < y + h / 2 < lid.bottom
    with_tab = Box(lid.x, lid.y - 38 * k, lid.w, lid.h + 38 * k)
    taken = [Box(*rect) for rect in laid.panels.values()]
    taken += [Box(*rect) for look, rect in laid.scenery if look.draw == "courthouse"]
    taken += [Box(*laid.spots[row[0].handle].rect) for zone, row in view.zones.items() if zone.kind == "middle" and row]
    assert len(taken) == seats + 1 + max(0, 6 - seats)
    assert all(apart([with_tab, each]) for each in taken)
    there = inverted.inside(laid)
    mask = Box(*there.mask)
    assert within(mask, lid) and mask.w >= 170 * k  # design units; at the foot it had 117 of 1920
    under = laid.spots[view.zones[Zone("mask", 2)][0].handle]  # its back lies there too
    assert under.rect == pytest.approx((mask.x, mask.y, mask.w, mask.h))


@pytest.mark.parametrize("size", [*SIZES, (1080, 1920)])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("seats", [4, 13])
def test_all_that_is_written_on_and_in_the_lid_is_whole(seats: int, lang: str, size: tuple[int, int]) -> None:
    """Shut and open, with long names: nobody's name is cut, and nothing lies on anything else."""
    table = shown(seats, size, lang)
    owner = LONG[lang][2]
    table.app.redraw()
    table.app.step(0)
    on_lid = table.app.say("app.table.all_but", player=owner)
    laid = table.scene.board.tableau.layout
    assert laid is not None
    lid = Box(*laid.regions["tray"])
    words = [text for text in table.app.drawn if within(text.box, lid)]
    joined = "".join(text.text for text in words).replace(" ", "")
    assert on_lid.replace(" ", "") in joined and apart([text.box for text in words], 1)
    table.key("space")
    table.rest()
    tab = table.app.say(tab_words(table.scene)[0], player=owner)
    assert tab in [text.text for text in table.app.drawn]
    there = inverted.inside(laid)
    words = [text for text in table.app.drawn if within(text.box, lid) and text.viewer == table.session.screen.lookers]
    assert owner.replace(" ", "") in "".join(text.text for text in words).replace(" ", "")
    assert all(apart([text.box, Box(*there.mask)]) for text in words) and apart([text.box for text in words], 1)
    button = table.scene.button("seen")
    assert button is not None and button.rect == there.answer and within(Box(*button.rect), lid)
    assert apart([Box(*there.answer), Box(*there.mask), there.name, there.how])


def test_a_hand_lifts_it_in_the_middle_and_sees_the_mask() -> None:
    table = shown(9, (1280, 720))
    laid = table.scene.board.tableau.layout
    assert laid is not None
    x, y, w, h = laid.regions["tray"]
    answers = table.session.answers
    table.app.post(Press(x + w / 2, y + h / 2))
    table.app.step(0.4)
    tray = table.session.tray()
    assert table.scene.lid.seat == 0 and tray is not None and tray.zones[Zone("mask", 2)][0].face == "king"
    table.app.post(Release(x + w / 2, y + h / 2))
    table.app.step(0.1)
    assert table.scene.lid.seat is None and table.session.answers == answers


def test_the_lid_lies_at_the_foot_again_once_all_have_seen() -> None:
    table = shown(6, (1280, 720))
    laid = table.scene.board.tableau.layout
    assert laid is not None
    high = laid.regions["tray"][1]
    table.key("space")
    table.rest()
    button = table.scene.button("seen")
    assert button is not None
    table.click(button.rect[0] + 9, button.rect[1] + 9)
    table.rest()
    laid = table.scene.board.tableau.layout
    assert laid is not None and laid.regions["tray"][1] > high + 200
    assert inverted.owner(table.session.view()) is None


def test_behind_the_hand_off_there_is_no_lid_over_the_middle() -> None:
    """The screen is theirs alone: the mask steps forward like any other."""
    table = shown(6, (1280, 720), secrecy="screen")
    laid = table.scene.board.tableau.layout
    assert laid is not None and not table.scene.has_lid
    assert laid.spots[table.session.view().zones[Zone("mask", 2)][0].handle].w >= 200 * laid.k


@pytest.mark.parametrize("size", [*SIZES, (1080, 1920)])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_names_under_the_lid_of_the_spy_are_whole(lang: str, size: tuple[int, int]) -> None:
    """Two masks lie there, and beside each of them eight letters have room."""
    masks = ("spy", "judge", *(mask for mask in MASKS if mask not in ("spy", "judge")))
    m = sitting.table(masks[:6], [6] * 6)
    sitting.announce(m, "spy")
    m.answer("seat 1")
    people = tuple(Person(n, LONG[lang][n], n) for n in range(6))
    session = Session.begin(sitting.RULES, people, {}, 1, "lid", None)
    table = Table(session=in_world(session, m), lang=lang, size=size, pace="off", pictures=False)
    table.rest()
    table.key("space")
    table.rest()
    laid = table.scene.board.tableau.layout
    assert laid is not None
    lid = Box(*laid.regions["tray"])
    written = [text for text in table.app.drawn if within(text.box, lid) and text.viewer == 1]
    joined = "".join(text.text for text in written)
    assert all(name in joined for name in LONG[lang][:2]) and apart([text.box for text in written], 1)
    button = table.scene.button("seen")
    assert button is not None
    assert all(apart([text.box, Box(*button.rect)]) for text in written if text.text not in ("Seen", "見た"))
