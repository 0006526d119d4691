"""While several choose in secret, anybody can ask for the screen in the table menu; it never tells who has chosen."""

from __future__ import annotations

import pytest

from game.core.match import NotAllowed
from game.ui.input import Key, KeyUp
from game.ui.scenes.handoff import Handoff
from game.ui.scenes.menu import TableMenu
from game.ui.theme import DEAD, HOLD
from tests.ui.tables import Table


def placing(size: tuple[int, int] = (1280, 720)) -> Table:
    """Four people place their cards; the first has the screen."""
    table = Table("allegiance", 4, 3, size, covers=True, pace="off")
    table.rest()
    take(table)
    return table


def take(table: Table) -> int:
    """Hold on the cover; returns who took it."""
    cover = top(table)
    assert isinstance(cover, Handoff)
    table.app.step(DEAD + 0.1)
    table.app.post(Key("space"))
    for _ in range(6):
        table.app.step(HOLD / 4)
    table.app.post(KeyUp("space"))
    table.app.step(0.1)
    table.rest()
    return cover.seat


def top(table: Table) -> object:
    return table.app.stack.scenes[-1]


def place(table: Table, seat: int, confirm: bool) -> None:
    """Lay both cards without hands, and confirm or not."""
    hand = table.session.match.state.cards("hand", seat)[:2]
    for token in (f"temple c{hand[0]}", f"guild c{hand[1]}", *(["confirm"] if confirm else [])):
        table.session.answer(seat, token)
    table.scene.uncovered()
    table.app.step(0.1)


def press(table: Table, name: str) -> None:
    table.app.step(0.1)
    table.app.frame()
    found = table.app.registry.find(name)
    assert found is not None, name
    table.click(*found.box.centre)
    table.app.step(0.1)


def menu(table: Table) -> tuple[bytes, list[str], list[str]]:
    """The menu over the table: its picture, its words, and what can be pressed."""
    table.app.post(Key("esc"))
    table.app.step(0.5)
    table.app.step(0.5)
    assert isinstance(top(table), TableMenu)
    return table.app.frame(), [drawn.text for drawn in table.app.drawn], [t.id for t in table.app.targets]


def test_everybody_may_ask_and_gets_the_cover_that_names_them() -> None:
    table = placing()
    first = table.session.match.state.first
    for seat in ((first + 2) % 4, first, (first + 3) % 4):
        _, _, pressed = menu(table)
        assert [name for name in pressed if name.startswith("screen:")] == [f"screen:{n}" for n in range(4)]
        press(table, f"screen:{seat}")
        assert table.session.takers()[0] == seat and take(table) == seat
        assert table.session.screen.audience == 1 << seat and table.session.screen.kind == "open"


def test_it_works_from_the_menu_over_a_cover_too() -> None:
    table = placing()
    first = table.session.match.state.first
    place(table, first, confirm=True)
    cover = top(table)
    assert isinstance(cover, Handoff) and cover.seat == (first + 1) % 4  # clockwise
    menu(table)
    press(table, f"screen:{first}")  # whoever has confirmed thinks again
    assert top(table) is cover and cover.seat == first and take(table) == first
    assert [offer.token for offer in table.session.offers()] == ["think again"]


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_the_menu_is_the_same_whoever_has_finished(size: tuple[int, int]) -> None:
    seen = []
    for confirm in (True, False):
        table = placing(size)
        place(table, table.session.match.state.first, confirm)
        table.session.hide()
        table.scene.uncovered()
        table.app.step(0.1)
        if not confirm:  # the next in turn is called in both
            table.session.call_for_screen((table.session.match.state.first + 1) % 4)
        seen.append(menu(table))
    assert seen[0] == seen[1]


def test_the_last_confirm_ends_the_phase_and_nobody_is_asked_for_afterwards() -> None:
    table = placing()
    for _ in range(4):
        seat = table.scene.seat
        assert seat is not None
        place(table, seat, confirm=True)
        if table.session.match.state.phase == "place":
            take(table)
    assert table.session.match.state.phase == "act"
    _, _, pressed = menu(table)
    assert not [name for name in pressed if name.startswith("screen:")]
    with pytest.raises(NotAllowed):
        table.session.call_for_screen(0)
