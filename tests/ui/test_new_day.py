"""No day of Guillotine begins unseen: everybody is told on the square, before a cover falls."""

from __future__ import annotations

import pygame
import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.view import Offer
from game.session.screen_owner import Secrecy
from game.session.session import Session
from game.ui.input import Key
from game.ui.registry import Box
from game.ui.theme import MOTION
from tests.session.sittings import NAMES, begin
from tests.ui.tables import Table

ENDS: dict[Lang, str] = {"en": "Day 1 ends", "ja": "1日目終了"}
BEGINS: dict[Lang, tuple[str, ...]] = {
    "en": tuple(f"Day 2 of 3: {name} begins" for name in NAMES[:2]),
    "ja": tuple(f"2日目（全3日）、{name}から開始" for name in NAMES[:2]),
}


def last_answer(secrecy: Secrecy) -> tuple[Session, Offer]:
    """Two players, and the answer with which their first day is over."""
    session = begin("guillotine", 1, seats=2, secrecy=secrecy)
    for _ in range(400):
        if session.screen.kind == "cover":
            session.uncover(session.takers()[0])
        if not [offer for offer in session.offers() if not offer.idle]:
            session.lift(session.under_lid()[0])
        offer = next(offer for offer in reversed(session.offers()) if not offer.idle)
        twin = session.match.clone()
        twin.answer(offer.token, offer.seat)
        if twin.state.day == 2:
            return session, offer
        session.answer(offer.seat, offer.token)
    raise AssertionError("the first day never ends")


def dusk(lang: Lang = "en", secrecy: Secrecy = "screen", reduced: bool = False, **how: object) -> Table:
    """The table just after that answer."""
    session, offer = last_answer(secrecy)
    table = Table(session=session, lang=lang, covers=True, pictures=False, **how)  # type: ignore[arg-type]
    table.app.settings.reduced = reduced
    table.scene._pace()
    table.rest()
    table.scene.answer(offer)
    table.scene.lid.shut(table.scene)
    return table


def told(table: Table, lang: Lang) -> list[Box]:
    """The lines of the band, while the table itself lies open to everybody and nothing has covered it."""
    if table.app.stack.top is not table.scene:
        return []
    laid = table.scene.board.tableau.layout
    stage = Box(*laid.regions["stage"]) if laid else Box(0, 0, 0, 0)
    words = {ENDS[lang], *BEGINS[lang]}
    return [drawn.box for drawn in table.app.drawn if drawn.text in words and drawn.box.inside(stage)]


def seconds(table: Table, lang: Lang) -> float:
    """For how long both sentences are to be read."""
    read = 0.0
    for _ in range(400):
        table.app.step(0.05)
        lines = told(table, lang)
        assert len(lines) in (0, 2)
        read += 0.05 * bool(lines)
        if not table.scene.busy:
            return read
    raise AssertionError("the table never comes to rest")


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("pace", ["normal", "fast"])
@pytest.mark.parametrize("secrecy", ["screen", "lid"])
def test_the_end_of_a_day_is_told_long_enough_to_be_read(secrecy: Secrecy, pace: str, reduced: bool) -> None:
    table = dusk(secrecy=secrecy, pace=pace, reduced=reduced)
    assert seconds(table, "en") == pytest.approx(MOTION.notice, abs=0.11)
    table.rest()
    assert not told(table, "en")
    assert (table.app.stack.top is table.scene) == (secrecy == "lid")


@pytest.mark.parametrize("size", [(960, 540), (540, 960), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_sentences_stand_whole_on_the_square(lang: Lang, size: tuple[int, int]) -> None:
    assert seconds(dusk(lang, size=size), lang) > 1


def test_a_key_goes_on() -> None:
    table = dusk()
    for _ in range(400):
        table.app.step(0.05)
        if told(table, "en"):
            break
    table.app.post(Key("enter"))
    table.app.step(0.05)
    assert not table.scene.busy and not told(table, "en")


def test_a_window_that_changes_its_size_leaves_it_to_be_read() -> None:
    table, read = dusk(size=(1280, 720)), 0.0
    for _ in range(400):
        table.app.step(0.05)
        lines = told(table, "en")
        if lines and read == 0.0:
            table.app.show_on(pygame.Surface((960, 540), 0, 32))
        read += 0.05 * bool(lines)
        if not table.scene.busy:
            break
    assert read == pytest.approx(MOTION.notice, abs=0.16)


def test_who_wants_no_waiting_is_not_kept() -> None:
    table = dusk(pace="off")
    table.app.step(0.05)
    assert not table.scene.busy


def test_the_first_day_has_nothing_to_end() -> None:
    table = Table(pictures=False, covers=True)
    for _ in range(100):
        table.app.step(0.1)
        playing = table.scene.board.tableau.playing
        assert playing is None or not playing.read
        if not table.scene.busy:
            return
    raise AssertionError("the table never comes to rest")
