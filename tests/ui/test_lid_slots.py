"""A lid under the pointer: a click says that it is held, and a card slides into a slot inside the tray."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.ui.input import Move, Press, Release
from tests.ui.tables import Table
from tests.ui.test_in_vain import lids
from tests.ui.tricks import PHASES, hand, lift, outside, playable, sitting, table

SIZES = [(960, 540), (540, 960)]


def slide(found: Table, handle: str, slot: str, down: float = 0.5) -> None:
    """With the lid held: over the card, then inside the tray onto the slot. Not let go yet."""
    board = found.scene.lid.board
    laid = board.tableau.layout
    assert laid is not None
    (ax, ay), (x, y, w, h) = found.middle(handle), laid.areas[slot].rect
    for part in (0.0, 0.4, 0.7, 1.0):
        found.app.post(Move(ax + (x + w / 2 - ax) * part, ay + (y + h * down - ay) * part, True))
        found.app.step(0.05)


def let_go(found: Table) -> None:
    found.app.post(Release(*found.scene.hands.pointer))
    found.app.step(0.05)
    found.rest()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase, kind", [("pardon", "pardon?"), ("trial", "trial?")])
def test_a_card_slides_sideways_into_the_slot_inside_the_tray(phase: str, kind: str, size: tuple[int, int]) -> None:
    found = table(PHASES[phase], size, rounds="6")
    seat, answers, before = found.scene.tray_seat, found.session.answers, outside(found)
    lift(found)
    nearest = max(playable(found) & set(hand(found, seat)), key=lambda card: found.middle(card)[0])
    slide(found, nearest, Zone(kind, seat).handle)
    drag = found.scene.hands.drag
    assert drag is not None and drag.handle == found.scene.hands.last_inside
    assert drag.over == Zone(kind, seat).handle
    let_go(found)
    assert found.session.answers == answers + 1 and found.session.screen.lid is None
    found.scene.hands.focus.at = None
    found.point(1, 1)
    assert outside(found) == before, "nobody else learns of it"


def gives_back(match: Any) -> bool:
    """One seat alone chooses in secret which cards to give."""
    return any(ask.prompt.endswith(".trial_return") and not ask.idle for ask in match.asks)


def test_a_card_laid_inside_the_tray_by_one_alone_is_not_heard() -> None:
    """One that no slot takes is not even led about there, so it would be heard whether it was taken."""
    found = table(gives_back, rounds="6", trial="tribute")
    seat, answers, hands = found.session.under_lid()[0], found.session.answers, found.scene.hands
    lift(found)
    laid = found.scene.lid.board.tableau.layout
    assert laid is not None
    x, y, w, h = laid.areas[Zone("trial?", seat).handle].rect
    before = len(found.app.sounds_played)
    assert hands.take_along(min(playable(found) & set(hand(found, seat))), x + w / 2, y + h / 2)
    let_go(found)
    assert found.session.answers == answers + 1, "it was taken"
    assert "drop" not in found.app.sounds_played[before:]


def test_a_slot_of_the_placement_takes_a_card_that_slides_there() -> None:
    found = next(lids("allegiance"))
    seat, answers, sounds = found.session.under_lid()[0], found.session.answers, []
    for _ in range(2):
        lift(found)
        nearest = min(hand(found, seat), key=lambda card: found.middle(card)[0])
        before = len(found.app.sounds_played)
        slide(found, nearest, Zone("temple?", seat).handle, 0.25)
        let_go(found)
        assert found.session.answers == answers + 1 and found.session.match.log[-1].token.startswith("temple ")
        sounds.append(found.app.sounds_played[before:])
    assert sounds[0] == sounds[1] == [], "a full one sounds alike"


def test_what_hangs_inside_the_tray_shows_nothing_over_its_edge() -> None:
    found = table(PHASES["pardon"], (1280, 720))
    seat = found.scene.tray_seat
    lift(found)
    nearest = max(playable(found) & set(hand(found, seat)), key=lambda card: found.middle(card)[0])
    slide(found, nearest, Zone("pardon?", seat).handle)
    drag, box, pictures = found.scene.hands.drag, found.scene.lid.box(found.scene), set()
    assert drag is not None and box is not None
    found.app.post(Move(found.scene.hands.pointer[0], box[1] + drag.grip[1] + 8, True))
    for _ in range(12):
        found.app.step(0.1)
    assert box[1] < drag.pose.y < box[1] + drag.pose.h / 2, "half of it hangs over the edge"
    for handle in sorted(playable(found))[:2]:
        drag.handle = handle
        found.app.redraw()
        pictures.add(outside(found))
    assert len(pictures) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_click_on_any_lid_says_that_it_is_held(lang: Lang) -> None:
    found = Table(session=sitting(PHASES["pardon"]), size=(1280, 720), lang=lang)
    found.rest()
    laid = found.scene.board.tableau.layout
    assert laid is not None and laid.lids
    answers, told = found.session.answers, found.app.say("app.table.hold_it")
    for x, y, w, h in [laid.regions["tray"], *laid.lids.values()]:
        found.scene.refusal = None
        found.click(x + w / 2, y + h / 2)
        found.app.frame()
        assert found.scene.refusal is not None and found.scene.refusal[0] == told
        assert told in found.app.registry.texts() and found.session.screen.lid is None
    assert found.session.answers == answers


def test_a_lid_that_was_held_says_nothing_of_it() -> None:
    found = table(PHASES["pardon"])
    lift(found)
    let_go(found)
    assert found.scene.refusal is None
    x, y, w, h = found.scene.lid.box(found.scene) or (0, 0, 0, 0)
    found.app.post(Press(x + w / 2, y + h / 2))
    for _ in range(3):
        found.app.step(0.2)
    let_go(found)
    assert found.scene.refusal is None
