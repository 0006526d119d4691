"""A card shown large: all that is told of it, in the book and at the table, and for whom."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.core.seats import only
from game.games.guillotine.state import LINE, hand
from game.session.session import Session
from game.ui.canvas import Canvas, design_for
from game.ui.card_account import AccountPage, sizes, spread
from game.ui.card_book import CardBook
from game.ui.clock import FakeClock
from game.ui.input import Input, Key, Move, Press, Release, Wheel
from game.ui.registry import Box
from game.ui.running import RunningApp
from game.ui.scenes.rules import Rules
from game.ui.scenes.zoom import Zoom
from tests.games.guillotine.scenario import Scene
from tests.ui.tables import IMAGES, NO_IMAGES, Table
from tests.ui.test_why_not import shown

SIZES = [(960, 540), (540, 960), (1280, 720), (1920, 1080)]
NOT_NOW, BARRED = "Not now", "Callous Guards: nobody may change the line"


def app_at(home: Path, size: tuple[int, int], lang: Lang) -> RunningApp:
    app = RunningApp(home, paths.data(), paths.assets(), size, lang, FakeClock())
    app.images = NO_IMAGES
    return app


def left_over(sentence: str, lines: set[str]) -> str:
    """What no line holds of it, spaces apart."""
    rest = "".join(sentence.split()).replace("…", "...")  # as it is drawn
    parts = ["".join(line.split()) for line in lines]
    while found := max((part for part in parts if part and rest.startswith(part)), key=len, default=""):
        rest = rest.removeprefix(found)
    return rest


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_is_told_of_a_card_can_be_read_whole(tmp_path: Path, size: tuple[int, int], lang: Lang) -> None:
    """Scrolled from its top to its end, each line stands uncut in the room for words."""
    app = app_at(tmp_path, size, lang)
    canvas = Canvas(pygame.Surface(size), design_for(*size))
    room = spread(canvas).words
    ruled = 0
    for game in ("guillotine", "mascarade", "allegiance"):
        for card in CardBook(app, game).cards():
            page = AccountPage(app, canvas, card, room.w, sizes(canvas), why_not="A reason.")
            below, most, read = page.below(room), page.most(room), set[str]()
            assert below.h > 150, card.name
            at = 0.0
            while True:
                canvas.registry.clear()
                page.draw(room, at)
                for drawn in canvas.registry.drawn:
                    assert drawn.box.x >= room.x - 1 and drawn.box.right <= room.right + 1, drawn.text
                    if drawn.box.inside(room) and drawn.box.h > sizes(canvas).body * 0.8:
                        read.add(drawn.text)
                if at >= most:
                    break
                at = min(most, at + 40)
            for sentence in (card.name, card.effect, *card.rulings):
                assert left_over(sentence, read) == "", sentence
            ruled += len(card.rulings)
    assert ruled > 120


def test_the_book_walks_by_arrows_keys_and_strokes_and_scrolls_a_long_account(tmp_path: Path) -> None:
    app = app_at(tmp_path, (960, 540), "ja")
    app.images = IMAGES
    book = CardBook(app, "guillotine")
    cards = book.cards()
    first = next(n for n, card in enumerate(cards) if card.face == "callous_guards")
    zoom = Zoom(app, book, cards, first)
    app.stack.push(Rules(app, "guillotine", cards=True))
    app.stack.push(zoom)
    app.step(0.4)
    app.frame()
    assert cards[first].source_name == "冷淡な見張り人" and "原文の名：冷淡な見張り人" in app.registry.texts()

    def last() -> bool:
        return any("効果も働きます" in text for text in app.registry.texts())

    def act(*events: Input) -> None:
        for event in events:
            app.post(event)
            app.step(0.1)
        app.frame()

    assert not last()
    act(Key("end"))
    assert last() and zoom.at == first
    act(Key("right"))
    assert zoom.at == first + 1 and zoom.scrolls.get("words", 0) == 0
    act(Press(300, 200), Move(200, 205, True), Release(200, 205))
    assert zoom.at == first + 2
    act(Press(200, 200), Move(300, 205, True), Release(300, 205))
    assert zoom.at == first + 1
    act(Press(600, 200), Move(600, 100, True), Release(600, 100))
    assert zoom.at == first + 1 and app.stack.top is zoom


def barred(secrecy: str = "screen") -> tuple[Table, Scene]:
    """Seat 0 may play anything but what changes the line."""
    g = Scene("duke bishop mayor", hands={0: "pushed late_arrival rain_delay"}, front={1: "callous_guards"})
    if secrecy == "screen":
        return shown(g.match), g
    open_table = shown(g.match)
    session = Session.begin(g.match.rules, open_table.session.people, {}, 1, "lid", None)
    session.match = g.match
    session.hide()
    table = Table(session=session, size=(1280, 720), pace="off")
    table.rest()
    return table, g


def read(table: Table) -> list[str]:
    table.app.step(0.1)
    table.app.frame()
    return table.app.registry.texts()


def place(table: Table, name: str) -> tuple[float, float]:
    target = table.app.registry.find(name)
    assert target is not None
    return target.box.centre


def test_why_not_is_told_of_a_card_of_the_own_hand_alone() -> None:
    table, g = barred()
    table.scene.painter.zoom(f"c{g.card(hand(0), 'pushed')}")
    assert {NOT_NOW, BARRED, "Rulings", "A noble with fewer than 2 places before it cannot be chosen."} <= set(
        read(table)
    )
    table.key("esc")
    for other in (f"c{g.card(hand(0), 'rain_delay')}", f"c{g.state.table.zones[LINE][0]}"):
        table.scene.painter.zoom(other)
        assert NOT_NOW not in read(table)
        table.key("esc")
        assert table.scene.painter.zoomed is None


def test_at_the_table_arrows_walk_the_zone_and_back_leads_back() -> None:
    table, g = barred()
    mine = [f"c{card}" for card in g.state.table.zones[hand(0)]]
    answers = table.session.answers
    table.scene.painter.zoom(mine[0])
    read(table)
    table.click(*place(table, "zoom:later"))
    assert table.scene.painter.zoomed == mine[1]
    read(table)
    table.click(*place(table, "zoom:earlier"))
    assert table.scene.painter.zoomed == mine[0]
    table.drag((700, 300), (500, 305))
    assert table.scene.painter.zoomed == mine[1]
    for key in ("up", "down", "pagedown", "end", "home"):
        table.key(key)
        assert table.scene.painter.zoomed == mine[1], key
    read(table)
    table.click(*place(table, "zoom:close"))
    assert table.scene.painter.zoomed is None and table.session.answers == answers
    assert not table.scene.hands.picker.held and table.at_rest()


def test_a_long_account_at_the_table_is_scrolled_by_wheel_keys_and_hand() -> None:
    g = Scene("duke bishop mayor", hands={0: "callous_guards"})
    table = shown(g.match, size=(960, 540))
    table.scene.painter.zoom(f"c{g.card(hand(0), 'callous_guards')}")
    end = "effects of nobles still work."
    assert not any(end in text for text in read(table))
    ways: list[tuple[list[Input], list[Input]]] = [
        ([Wheel(600, 200, 0, -9)], [Wheel(600, 200, 0, 9)]),
        ([Key("end")], [Key("home")]),
        ([Press(600, 400), Move(600, 60, True), Release(600, 60)], [Key("pageup")] * 3),
    ]
    for there, back in ways:
        for events, seen in ((there, True), (back, False)):
            for event in events:
                table.app.post(event)
                table.app.step(0.1)
            assert any(end in text for text in read(table)) is seen, events


def test_under_a_lid_all_of_it_is_in_the_tray_and_for_its_owner() -> None:
    table, g = barred("lid")
    table.key("f5")
    table.app.step(0.4)
    table.scene.painter.zoom(f"c{g.card(hand(0), 'pushed')}")
    texts, tray = read(table), table.scene.lid.box(table.scene)
    assert BARRED in texts and tray is not None
    for drawn in table.app.registry.drawn:
        if drawn.text in (NOT_NOW, BARRED, "Pushed", "Rulings", "Back"):
            assert drawn.viewer == only(0) and drawn.box.inside(Box(*tray)), drawn
    assert BARRED not in table.app.registry.texts(only(1))


def test_every_action_card_has_its_effect_drawn_without_words(tmp_path: Path) -> None:
    app = app_at(tmp_path, (1280, 720), "en")
    app.images = IMAGES
    cards = CardBook(app, "guillotine").cards()
    drawn = {card.face for card in cards if card.diagram}
    assert drawn == {card.face for card in cards if card.back == "action"} and len(drawn) == 50


@pytest.mark.parametrize("game", ["guillotine_tricks", "revolution", "mascarade", "allegiance"])
def test_a_card_without_such_a_drawing_has_no_sheet_for_it(tmp_path: Path, game: str) -> None:
    """The picture of a whole card lies over all its words there."""
    app = app_at(tmp_path, (1280, 720), "en")
    app.images = IMAGES
    assert [card.name for card in CardBook(app, game).cards() if card.diagram] == []
