"""The Terror is called for everybody to read, whatever else is folded away, and said until the next card is led."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.session.session import Session
from game.ui.input import Input, Key, Press
from game.ui.registry import Box, Drawn
from game.ui.theme import MOTION
from tests.session.sittings import one_act
from tests.ui import tricks
from tests.ui.tables import NAMES, Table
from tests.ui.tricks import complete, sitting

HEADING: dict[Lang, str] = {"en": "The Terror", "ja": "恐怖政治"}
SIZES = [(960, 540), (540, 960), (1280, 720), (1920, 1080), (1080, 1920)]


def holder(session: Session) -> int:
    table = session.match.state.table
    held = {table.face(card): seat for seat in range(4) for card in table.cards(Zone("hand", seat))}
    return held["KC"]


def about_to(match: Any) -> bool:
    """Four cards lie there, and somebody still holds the king of clubs."""
    table = match.state.table
    held = any(table.face(card) == "KC" for seat in range(4) for card in table.cards(Zone("hand", seat)))
    return complete(match) and match.state.right_open and held


def called(
    size: tuple[int, int] = (1280, 720), lang: Lang = "en", pace: str = "normal", reduced: bool = False
) -> Table:
    """The table just after whoever may has annulled the trick."""
    session = sitting(about_to, 1, "lid", (), robespierre="on")
    found = Table(session=session, size=size, lang=lang, pace=pace, pictures=False)
    found.app.settings.reduced = reduced
    found.scene._pace()
    found.rest()
    seat = holder(session)
    session.answer(seat, "terror")
    session.lift(seat)
    session.answer(seat, "annul")
    session.drop_lid()
    found.scene._happened()
    found.app.step(0)
    return found


def line(found: Table, lang: Lang) -> str:
    """What is to be read of it, worked out from the state."""
    session = found.session
    seat, n = next((key[1], word) for key, word in session.view().marks.items() if key[0] == "annulled")
    name = NAMES[seat or 0]
    return f"{name} annuls trick {n}" if lang == "en" else f"{name}、第{n}トリックを無効に"


def said(found: Table, lang: Lang) -> tuple[list[Drawn], list[Drawn]]:
    """The heading of the decree, and the lines that tell who annuls what, over the middle of the table."""
    found.app.frame()
    laid = found.scene.board.tableau.layout
    assert laid is not None
    stage = Box(*laid.regions["stage"])
    there = [drawn for drawn in found.app.drawn if drawn.box.inside(stage, 2)]
    text = line(found, lang)
    return [d for d in there if d.text == HEADING[lang]], [d for d in there if d.text.replace("\u00a0", " ") == text]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_annuls_which_trick_is_told_over_the_trick_and_afterwards_in_a_line(
    lang: Lang, size: tuple[int, int]
) -> None:
    found = called(size, lang)
    heading, who = said(found, lang)
    assert len(heading) == len(who) == 1
    assert not [s for s in found.scene.board.tableau.sprites.values() if s.moving]  # the trick still lies there
    found.rest()
    heading, who = said(found, lang)
    assert len(heading) == 0 and len(who) == 1


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("pace", ["normal", "fast"])
def test_it_stays_as_long_as_reading_takes(pace: str, reduced: bool) -> None:
    found, read = called(pace=pace, reduced=reduced), 0.0
    for _ in range(200):
        found.app.step(0.05)
        read += 0.05 * bool(said(found, "en")[0])
    assert read == pytest.approx(MOTION.notice, abs=0.11)


@pytest.mark.parametrize("event", [Key("down"), Press(3, 3), Press(640, 300)])
def test_any_input_ends_it(event: Input) -> None:
    found = called()
    assert said(found, "en")[0]
    found.app.post(event)
    found.app.step(0.01)
    assert not said(found, "en")[0] and said(found, "en")[1] and not found.scene.busy


def test_without_motion_it_is_said_until_a_card_is_led() -> None:
    found = called(pace="off")
    assert not said(found, "en")[0] and said(found, "en")[1] and not found.scene.busy
    session = found.session
    assert one_act(session, Random(1))
    session.drop_lid()
    found.scene._happened()
    found.rest()
    assert not said(found, "en")[1]


def test_a_trick_that_is_taken_says_nothing_there() -> None:
    found = Table(session=sitting(about_to, 1, "lid", (), robespierre="on"), size=(1280, 720), pictures=False)
    found.rest()
    offer = next(offer for offer in found.session.offers() if offer.pause)
    found.session.answer(offer.seat, offer.token)
    found.scene._happened()
    for _ in range(60):
        found.app.step(0.05)
        assert not any("annul" in drawn.text for drawn in found.app.drawn)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang, name", [("en", "Maximilien de Robespierre"), ("ja", "マクシミリアン・ロベスピエール")])
def test_long_names_stay_between_the_plates(
    lang: Lang, name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tricks, "NAMES", (name,) * 4)
    found = called(size, lang)
    laid = found.scene.board.tableau.layout
    assert laid is not None
    for _ in range(2):
        found.app.frame()
        plates = [Box(*rect) for rect in laid.panels.values()]
        written = [
            d for d in found.app.drawn if d.text[:5] == name[:5] and not any(p.holds(*d.box.centre) for p in plates)
        ]
        stage = Box(*laid.regions["stage"])
        written = [d for d in written if d.box.inside(stage)]
        assert len(written) == 1
        for drawn, plate in ((d, p) for d in written for p in plates):
            assert min(drawn.box.clipped(plate)[2:]) <= 1
        assert all(one.box.clipped(other.box).w <= 3 for one, other in combinations(written, 2))
        found.rest()
