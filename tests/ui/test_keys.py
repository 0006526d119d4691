"""Keys at the table: the digits on the cards, and where the focus begins."""

from __future__ import annotations

import math

import pygame
import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.ui.input import KeyUp
from game.ui.registry import Box
from game.ui.table.card_face import CardFaces
from game.ui.table.shapes import Spot
from game.ui.text import Typesetter
from tests.games.guillotine.scenario import Scene
from tests.session.sittings import begin, play
from tests.ui.tables import Table
from tests.ui.test_why_not import shown
from tests.ui.tricks import PHASES, following, hand, outside, playable, table, tray


def caps(found: Table) -> list[str]:
    """The digits drawn inside the tray, from left to right; nowhere else is one drawn."""
    x, y, w, h = tray(found)
    drawn = [each for each in found.app.drawn if each.text in set("1234567890") and each.box.y > y + h / 2]
    inside = [each for each in drawn if x <= each.box.x <= x + w]
    return [each.text for each in sorted(inside, key=lambda each: each.box.x)]


def test_every_card_that_can_be_chosen_carries_its_digit_and_no_other_does() -> None:
    found = table(following, (1280, 720))
    shut = outside(found)
    assert caps(found) == []
    found.key("space")
    for _ in range(4):
        found.app.step(0.3)
    found.app.frame()
    numbered = found.scene.hands.numbered()
    assert set(numbered) == playable(found) < set(hand(found, found.scene.session.screen.lid or 0))
    assert caps(found) == list("1234567890")[: len(numbered)]
    spots = [found.scene.hands.spot(handle) for handle in numbered]
    xs = [spot.x for spot in spots if spot]
    assert xs == sorted(xs) and len(xs) == len(numbered)
    found.app.post(KeyUp("space"))
    found.rest()
    assert outside(found) == shut and caps(found) == []


def test_the_digit_on_a_card_plays_that_card() -> None:
    found = table(following)
    answers = found.session.answers
    found.key("space")
    found.app.step(0.3)
    handle, digit = list(found.scene.hands.numbered().items())[-1]
    token = next(offer.token for offer in found.session.offers() if offer.pick == handle and not offer.idle)
    found.key(digit)
    found.rest()
    assert found.session.answers == answers + 1 and found.session.match.log[-1].token == token


def test_a_digit_that_stands_on_no_card_does_nothing() -> None:
    found = table(following)
    answers, at = found.session.answers, found.scene.hands.focus.at
    found.key("space")
    found.app.step(0.3)
    assert len(found.scene.hands.numbered()) < 10
    found.key("0")
    assert found.session.answers == answers and found.scene.hands.focus.at == at


def moving(front: str = "regent duke bishop mayor") -> Table:
    g = Scene(front, hands={0: "pushed trip"}).play("pushed")
    assert g.asked == (0, "move_noble")
    return shown(g.match)


@pytest.mark.parametrize("key", ["enter", "tab"])
def test_the_focus_begins_on_what_the_question_is_about(key: str) -> None:
    found = moving()
    found.key(key)
    at, view = found.scene.hands.focus.at, found.session.view()
    assert at in found.scene.hands.picker.pickable()
    assert at in {card.handle for card in view.zones[Zone("line")]}


def test_under_a_lid_the_focus_begins_in_the_tray_whatever_can_be_chosen_there() -> None:
    """Else a ring outside would tell everybody that nothing in it can."""
    found = table(PHASES["trick"])
    found.key("space")
    found.app.step(0.3)
    assert found.scene.lid.seat is not None and playable(found).isdisjoint(hand(found, found.scene.lid.seat))
    found.key("tab")
    assert found.scene.hands.focus.at in hand(found, found.scene.lid.seat)


@pytest.mark.parametrize("key", ["tab", "right", "down"])
@pytest.mark.parametrize("asked", ["contest", "really", "decoy"])
def test_the_first_key_goes_to_an_answer_where_the_answers_are_buttons(asked: str, key: str) -> None:
    """Not to take back, rules or menu, which are buttons too."""
    session = begin("mascarade", 3, seats=5, secrecy="lid", options={"look": "decoy"})
    for _ in range(80):
        if session.match.asks and session.match.asks[0].prompt == f"mascarade.prompt.{asked}":
            break
        play(session, acts=1)
    session.drop_lid()
    table = Table(session=session, size=(1280, 720), pictures=False)
    table.rest()
    if session.under_lid():
        table.scene.lid.lift(session.under_lid()[0], "f5", table.scene)
        table.rest()
    hands = table.scene.hands
    table.key(key)
    answers = {f"button:{each.name}" for each in hands.buttons if each.offer is not None and not each.offer.idle}
    assert hands.focus.at in answers


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540), (540, 960)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, seats", [("guillotine", 2), ("allegiance", 3)])
def test_a_digit_covers_no_word_of_its_card(
    game: str, seats: int, lang: Lang, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither name nor effect nor value, which are what differs from the same card without words."""
    found = Table(game, seats, size=size, lang=lang, secrecy="lid")
    found.rest()
    for _ in range(20):
        if found.session.under_lid():
            break
        found.session.answer(found.session.offers()[0].seat, found.session.offers()[0].token)
        found.rest()
    found.key("space")
    for _ in range(4):
        found.app.step(0.3)
    found.app.frame()
    board, hands = found.scene.lid.board, found.scene.hands
    assert hands.numbered()
    for handle, digit in hands.numbered().items():
        spot, sprite = hands.spot(handle), board.tableau.sprites[handle]
        assert spot is not None and sprite.face is not None
        (cap,) = [each.box for each in found.app.drawn if each.text == digit and near(each.box, spot)]
        high = min(30 * found.scene.board.tableau.layout.k, spot.w * 0.26)  # type: ignore[union-attr]
        words = written(board.painter.faces, sprite.face, sprite.back, monkeypatch)
        x, y = upright(spot, cap.centre[0], cap.centre[1])
        area = pygame.Rect(0, 0, round(high / spot.w * 630), round(high / spot.w * 630))
        area.center = (round(x * 630), round(y * 880))
        assert words.overlap_area(pygame.Mask(area.size, fill=True), area.topleft) == 0, (sprite.face, area)


def near(box: Box, spot: Spot) -> bool:
    return abs(box.centre[0] - spot.x) < spot.w * 0.6 and abs(box.centre[1] - spot.y) < spot.h * 0.6


def upright(spot: Spot, x: float, y: float) -> tuple[float, float]:
    """A point of the table in shares of the card that lies there."""
    lean = -math.radians(spot.angle)
    dx, dy = x - spot.x, y - spot.y
    across, down = dx * math.cos(lean) + dy * math.sin(lean), dy * math.cos(lean) - dx * math.sin(lean)
    return across / spot.w + 0.5, down / spot.h + 0.5


def written(faces: CardFaces, face: str, back: str, monkeypatch: pytest.MonkeyPatch) -> pygame.Mask:
    """Where words and figures stand on a card, in its own units."""
    with_words = faces._make(face, back, "full", 630, 880, 630)
    with monkeypatch.context() as silent:
        silent.setattr(Typesetter, "draw", lambda *_, **__: 0.0)
        without = faces._make(face, back, "full", 630, 880, 630)
    alike = pygame.mask.from_threshold(with_words, (0, 0, 0), (8, 8, 8, 255), without)
    alike.invert()
    return alike


# ---------------------------------------------------------------------- held down


def discarding() -> Table:
    """Seat 0 has to throw a card of its hand away; a press on one does it."""
    g = Scene("duke bishop innocent_victim", hands={0: "pushed trip callous_guards"})
    found = shown(g.match)
    found.scene.answer(next(offer for offer in found.session.offers() if offer.token == "pass"))
    found.rest()
    found.scene.answer(next(offer for offer in found.session.offers() if offer.token == "collect"))
    found.rest()
    assert any(offer.prompt.endswith("discard_hand") for offer in found.session.offers())
    return found


@pytest.mark.parametrize("key", ["space", "enter", "m", "1"])
def test_a_key_that_is_held_down_does_something_once(key: str) -> None:
    """Space opens a hand by being held: what is asked then is not answered by it."""
    found = discarding()
    answers = found.session.answers
    for _ in range(12):
        found.key(key, repeat=True)
    assert found.session.answers == answers and found.scene.hands.focus.at is None
    assert found.scene.hands.picker.held is None
    found.key(key)
    for _ in range(12):
        found.key(key, repeat=True)
    assert found.session.answers == answers, "the first press went to a card, the others nowhere"


def test_arrows_that_are_held_down_go_on() -> None:
    found = discarding()
    found.key("tab")
    first = found.scene.hands.focus.at
    for _ in range(2):
        found.key("right", repeat=True)
    assert found.scene.hands.focus.at != first


def test_the_key_that_shows_a_card_large_is_held_without_harm() -> None:
    found = discarding()
    found.key("tab")
    found.key("i")
    shown_large = found.scene.painter.zoomed
    for _ in range(6):
        found.key("i", repeat=True)
    assert shown_large is not None and found.scene.painter.zoomed == shown_large
