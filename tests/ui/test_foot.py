"""What lies at the foot of the table: whose tray it is, and what the small buttons below it say for themselves."""

from __future__ import annotations

import pytest

from game.content.texts import LANGUAGES, Lang
from tests.session.sittings import begin, play
from tests.ui.tables import Table


def test_a_tray_that_is_shut_is_a_persons_where_bots_choose_as_well() -> None:
    """Allegiance: whoever has First Action is asked first; where that is a bot its tray shows to nobody."""
    foremost = 0
    for seed in range(1, 9):
        session = begin("allegiance", seed, 0, seats=3, secrecy="screen")
        table = Table(session=session, size=(960, 540), covers=True, pictures=False)
        table.app.step(0.02)
        foremost += table.scene.acting[0] == 0
        assert table.scene.board.stand.tray in (1, 2), seed
    assert foremost > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_grey_take_back_says_why_when_it_is_pressed(lang: Lang) -> None:
    """Révolution: the turn has passed to the other side."""
    session = begin("revolution", 2, seats=2)
    play(session, acts=4)
    table = Table(session=session, size=(1280, 720), lang=lang, pictures=False)
    table.rest()
    x, y, w, h = next(each.rect for each in table.scene.hands.buttons if each.name == "undo" and not each.enabled)
    table.click(x + w / 2, y + h / 2)
    said = {"en": "Take back: the turn has passed on", "ja": "戻せない：手番が移った"}[lang]
    assert table.scene.refusal is not None and table.scene.refusal[0].startswith(said)


def test_the_sign_over_the_tray_stays_that_of_its_seat_whoever_lifts_a_lid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Allegiance: it is public, so it may not change with what is done under the lid of another."""
    session = begin("allegiance", 2, seats=3, secrecy="lid")
    table = Table(session=session, size=(1280, 720), pictures=False)
    table.rest()
    at, scene = table.scene.tray_seat, table.scene
    other = next(seat for seat in session.table_seats() if seat != at)
    signs: list[object] = []
    monkeypatch.setattr(scene.dressing.seats, "over_tray", lambda *given: signs.append(given[3:]))  # type: ignore[attr-defined]

    def drawn() -> object:
        signs.clear()
        scene.painter.forget()
        table.app.redraw()
        table.app.step(0.02)
        return signs[-1]

    shut = drawn()
    session.lift(other)
    scene.lid.follow(scene)
    scene.after_lid()
    table.app.step(0.3)
    assert session.screen.lid == other and drawn() == shut
