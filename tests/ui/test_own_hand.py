"""Whoever is asked before all can open their own hand again, and the cover comes first."""

from __future__ import annotations

import pytest

from game.core.events import Zone
from game.core.seats import STRANGER, only
from game.ui.input import FocusLost, Key
from game.ui.scenes.handoff import Handoff
from game.ui.theme import DEAD
from tests.games.guillotine.scenario import Scene
from tests.ui.tables import Table
from tests.ui.test_called import menu, press, take, top
from tests.ui.test_why_not import shown
from tests.ui.tricks import PHASES
from tests.ui.tricks import table as trick_table

BUTTON = "show"


def collecting(secrecy: str = "screen", players: int = 3) -> Table:
    """Guillotine by hand-off: the first player has passed with the hand open, and is to collect, which all may see."""
    table = Table("guillotine", players, 5, (1280, 720), secrecy=secrecy, covers=True, pace="off")
    table.rest()
    if secrecy == "screen":
        take(table)
        table.by_click(next(offer for offer in table.session.offers() if offer.token == "pass"))
        table.rest()
    return table


def faces(table: Table, seat: int) -> list[str | None]:
    """What the picture on the table shows of that hand."""
    view = table.scene.board.tableau.view
    assert view is not None
    return [card.face for card in view.zones[Zone("hand", seat)]]


def hidden(table: Table) -> int:
    """Shut the hand; returns whose it is."""
    (seat,) = table.scene.acting
    assert None not in faces(table, seat) and table.scene.button(BUTTON) is None
    table.scene.hide()
    table.rest()
    assert table.session.screen.kind == "open" and set(faces(table, seat)) == {None}
    return seat


def click(table: Table, name: str) -> None:
    button = table.scene.button(name)
    assert button is not None
    x, y, w, h = button.rect
    table.click(x + w / 2, y + h / 2)


def covered(table: Table, seat: int) -> None:
    """The cover hangs for this seat, and nothing behind it is anybody's own."""
    cover = top(table)
    assert isinstance(cover, Handoff) and cover.seat == seat
    assert table.session.screen.audience & STRANGER and set(faces(table, seat)) == {None}
    assert table.session.offers() == () and not table.session.can_undo()


@pytest.mark.parametrize("way", ["button", "keys", "menu"])
def test_the_own_hand_opens_again_behind_a_cover(way: str) -> None:
    table = collecting()
    seat = hidden(table)
    if way == "menu":
        assert f"screen:{seat}" in menu(table)[2]
        press(table, f"screen:{seat}")
    elif way == "keys":
        table.focus(f"button:{BUTTON}")
        table.key("enter")
    else:
        click(table, BUTTON)
    covered(table, seat)
    assert take(table) == seat
    assert table.session.screen.audience == only(seat) and None not in faces(table, seat)
    assert table.scene.button("hide") is not None
    table.by_click(table.session.offers()[0])  # and the question is answered as ever
    table.rest()
    assert table.session.moves == 2 and isinstance(top(table), Handoff)


def test_the_window_left_alone_shuts_it_and_it_opens_again() -> None:
    table = collecting()
    (seat,) = table.scene.acting
    table.app.post(FocusLost())
    table.app.step(0.1)
    assert set(faces(table, seat)) == {None}
    click(table, BUTTON)
    covered(table, seat)


@pytest.mark.parametrize("way", ["esc", "sign"])
def test_whoever_called_by_mistake_puts_the_cover_away(way: str) -> None:
    table = collecting()
    seat = hidden(table)
    click(table, BUTTON)
    covered(table, seat)
    if way == "sign":
        table.app.step(DEAD + 0.1)
        press(table, "menu")
    else:
        table.app.post(Key("esc"))
        table.app.step(0.1)
    table.rest()
    assert top(table) is table.scene and set(faces(table, seat)) == {None}
    assert [offer.token for offer in table.session.offers()] == ["collect"]


def test_the_rules_read_on_the_cover_leave_it_hanging() -> None:
    table = collecting()
    seat = hidden(table)
    click(table, BUTTON)
    for key in ("f1", "esc"):
        table.app.post(Key(key))
        table.app.step(0.5)
        table.app.step(0.5)
    covered(table, seat)


def test_a_closed_button_says_why() -> None:
    """Whoever is asked has no card left; and while all look at a trick nobody is asked."""
    closed(shown(Scene("duke bishop mayor").match), "no_hand")
    closed(trick_table(PHASES["trick"], (1280, 720), secrecy="screen"), "no_turn")


def closed(table: Table, reason: str) -> None:
    button = table.scene.button(BUTTON)
    assert button is not None and not button.enabled and table.session.callers() == ()
    click(table, BUTTON)
    assert table.scene.refusal is not None and table.session.screen.kind == "open"
    asked = table.session.person(table.scene.acting[0])
    assert table.scene.refusal[0] == table.app.say(f"app.table.{reason}", player=asked.name)


def test_under_lids_nothing_changes() -> None:
    table = collecting("lid")
    assert table.scene.button(BUTTON) is None and table.session.callers() == ()


@pytest.mark.parametrize("game, seats, hands", [("guillotine", 3, True), ("mascarade", 5, False)])
def test_there_is_a_button_for_the_own_hand_where_there_are_hands(game: str, seats: int, hands: bool) -> None:
    """In a game of masks on the table it would lead nowhere, and make the others small."""
    table = Table(game, seats=seats, secrecy="screen", size=(1280, 720), pace="off", pictures=False)
    table.rest()
    names = {button.name for button in table.scene.painter.buttons()}
    assert ("show" in names or "hide" in names) is hands is table.session.has_hands and "undo" in names
