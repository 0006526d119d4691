"""A table on a screen that lies flat: it turns towards whoever is to act, and every seat stays at its own edge."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.games import load
from game.session.people import Person
from game.session.session import Session
from game.ui.evening import Chair
from game.ui.input import KeyUp
from game.ui.registry import Box
from game.ui.scenes.menu import TableMenu
from game.ui.table import corners
from tests.session.sittings import begin, one_act
from tests.ui.tables import NAMES, Table
from tests.ui.tricks import PHASES, Until, complete, following, lift, sitting

EDGES = ("near", "left", "far", "right")


def flat(
    until: Until, sides: tuple[int, ...] = (0, 1, 2, 3), size: tuple[int, int] = (1280, 720), **more: Any
) -> Table:
    """A trick game whose people sit at these sides of the screen."""
    pace = more.pop("pace", "off")
    return lying(sitting(until, **more), sides, size, pace)


def lying(
    session: Session, sides: tuple[int, ...], size: tuple[int, int], pace: str = "off", lang: Any = "en"
) -> Table:
    found = Table(session=session, size=size, pace=pace, lang=lang)
    found.app.house.session = session
    found.app.house.evening.chairs = [
        Chair(person.name, person.token, person.bot, side) for person, side in zip(session.people, sides)
    ]
    found.scene.covered()  # it is set in the menu, under which nothing lies open
    found.app.settings.turn_table = True
    found.scene.uncovered()
    found.rest()
    return found


def on_glass(found: Table, rect: tuple[float, float, float, float]) -> Box:
    """Where something that is drawn lies on the glass, in pixels."""
    turn = found.app.transform
    (ax, ay), (bx, by) = turn.to_window(*rect[:2]), turn.to_window(rect[0] + rect[2], rect[1] + rect[3])
    return Box(min(ax, bx), min(ay, by), abs(bx - ax), abs(by - ay))


def ring(found: Table, kind: str) -> tuple[str, ...]:
    """By seat, the edge of the glass before which its plate or its card of the trick lies."""
    laid = found.scene.board.tableau.layout
    assert laid is not None
    rects = [
        on_glass(found, laid.panels[seat] if kind == "plate" else laid.areas[Zone("trick", seat).handle].rect)
        for seat in range(4)
    ]
    x, y = sum(box.centre[0] for box in rects) / 4, sum(box.centre[1] for box in rects) / 4
    return tuple(
        ("right" if box.centre[0] > x else "left")
        if abs(box.centre[0] - x) > abs(box.centre[1] - y)
        else ("near" if box.centre[1] > y else "far")
        for box in rects
    )


def acts(found: Table, answers: int) -> Iterator[None]:
    """People play, each under their own lid; a pause is tapped."""
    for _ in range(answers):
        session = found.session
        if not any(not offer.idle for offer in session.offers()):
            session.lift(next(ask.seat for ask in session.match.asks if not ask.idle))
        offer = next(offer for offer in session.offers() if not offer.idle)
        session.answer(offer.seat, offer.token)
        session.drop_lid()
        found.scene._happened()
        yield


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1080, 1920)])
@pytest.mark.parametrize("bots", [(), (1, 3)])
def test_every_seat_and_its_card_stay_at_its_own_edge_of_the_glass(
    bots: tuple[int, ...], size: tuple[int, int]
) -> None:
    """Four people at four edges; two people opposite each other, with bots between them."""
    found, sides = flat(following, size=size, bots=bots, pace="normal", robespierre="on"), set()
    for _ in acts(found, 12):
        for _ in range(400):  # also while the cards move and the table turns
            found.app.step(0.05)
            assert ring(found, "plate") == EDGES and ring(found, "trick") == EDGES
            if not found.scene.busy and found.session.offers():
                break
        found.rest()
        people = [seat for seat in found.scene.acting if seat not in bots]
        assert not people or found.app.turn == people[0]  # by these sides the seat's number is its edge
        sides.add(found.app.turn)
    assert sides == {0, 1, 2, 3} - set(bots)


@pytest.mark.parametrize(
    "sides, edges",
    [
        ((0, 0, 2, 2), ("near", "left", "far", "right")),
        ((1, 1, 3, 3), ("near", "left", "far", "right")),
        ((0, 0, 0, 0), ("near", "left", "far", "right")),
        ((1, 2, 3, 3), ("left", "far", "right", "near")),
    ],
)
def test_where_people_sit_otherwise_the_ring_is_the_least_amiss_and_stays_too(
    sides: tuple[int, ...], edges: tuple[str, ...]
) -> None:
    found, turns = flat(following, sides), set()
    for _ in acts(found, 8):
        found.rest()
        assert ring(found, "plate") == edges and ring(found, "trick") == edges
        assert found.app.turn == sides[found.scene.acting[0]]
        turns.add(found.app.turn)
    assert turns == set(sides)


def test_at_a_quarter_turn_the_tall_layout_is_used_inside_the_frame() -> None:
    for seat, tall in ((0, False), (1, True), (2, False), (3, True)):
        found = flat(lambda match, seat=seat: following(match) and match.asks[0].seat == seat)  # type: ignore[misc]
        laid = found.scene.board.tableau.layout
        assert laid is not None and found.app.turn == seat
        assert (found.app.design.width < found.app.design.height) == tall == (laid.face.size == (1080, 1920))
        tray = on_glass(found, laid.regions["tray"])
        x, y = tray.centre
        assert ("near" if y > 500 else "far" if y < 220 else "left" if x < 640 else "right") == EDGES[seat]


@pytest.mark.parametrize("pace, reduced, seconds", [("normal", False, 0.28), ("normal", True, 0), ("off", False, 0)])
def test_a_turn_takes_280_ms_and_none_with_less_motion(pace: str, reduced: bool, seconds: float) -> None:
    found = flat(following, pace=pace)
    found.app.settings.reduced = reduced
    found.scene._pace()
    side, then = found.app.turn, (found.app.turn + 2) % 4
    found.scene.turn_to(then)
    begun, turned = found.app.clock.now(), None
    for _ in range(60):
        found.app.step(0.01)
        if turned is None and found.app.turn != side:
            turned = found.app.clock.now() - begun
        if found.app.turn == then and not found.scene.turning.under_way:
            break
    assert found.app.turn == then and abs(found.app.clock.now() - begun - max(seconds, 0.01)) < 0.015
    assert turned is not None and abs(turned - max(seconds / 2, 0.01)) < 0.015


def test_in_the_middle_of_a_turn_the_glass_is_dark() -> None:
    found = flat(following, pace="normal")
    light = []
    found.scene.turn_to((found.app.turn + 2) % 4)
    for _ in range(14):
        found.app.step(0.02)
        picture = found.app.frame()
        light.append(sum(picture[::997]))
    darkest = light.index(min(light))
    assert 5 <= darkest <= 8 and light[darkest] < light[0] / 5 and light[-1] > light[0] * 0.8


def test_nothing_turns_while_a_lid_is_open() -> None:
    found = flat(lambda match: match.state.phase == "pardon")
    side = found.app.turn
    for key in ("f5", "f6", "f7", "f8"):
        found.key(key)
        for _ in range(5):
            found.app.step(0.1)
        assert found.scene.lid.seat is not None and found.app.turn == side
        for edge in range(4):
            button = found.scene.button(f"{corners.NAME}{edge}")
            assert button is not None and not button.enabled
            x, y, w, h = button.rect
            found.click(x + w / 2, y + h / 2)
            assert found.scene.lid.seat is not None and found.app.turn == side
        found.app.post(KeyUp(key))
        found.rest()
        assert found.app.turn == side and found.scene.lid.seat is None


def test_a_card_played_from_the_lid_has_landed_before_the_table_turns() -> None:
    found = flat(lambda match: following(match) and len(match.state.played()) == 1, pace="normal")
    side, seat = found.app.turn, found.scene.acting[0]
    found.key("space")
    found.app.step(0.3)
    found.key("1")
    while found.app.turn == side:
        assert not found.scene.plays or found.app.turn == side
        found.app.step(0.02)
    view, board = found.session.view(), found.scene.board
    card = view.zones[Zone("trick", seat)][0].handle
    assert not board.busy and not board.tableau.sprites[card].moving


# ---- the buttons in the corners


CORNER = {0: (1, 1), 1: (0, 1), 2: (0, 0), 3: (1, 0)}  # of an edge, the corner at the right of whoever sits there


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
def test_a_button_in_each_corner_turns_the_table_and_stays_where_it_is(size: tuple[int, int]) -> None:
    found = flat(following, size=size)
    seen = set()
    for edge in (2, 1, 3, 0, 2):
        boxes = {}
        for each in range(4):
            button = found.scene.button(f"{corners.NAME}{each}")
            assert button is not None
            boxes[each] = on_glass(found, button.rect)
            right, low = CORNER[each]
            assert abs((boxes[each].right - size[0]) if right else boxes[each].x) <= 1.5
            assert abs((boxes[each].bottom - size[1]) if low else boxes[each].y) <= 1.5
        seen.add(tuple(tuple(round(v / 3) for v in boxes[each]) for each in range(4)))
        found.click(*found.app.transform.to_logical(*boxes[edge].centre))
        found.rest()
        assert found.app.turn == edge
        assert found.session.screen.lid is None and found.session.screen.kind == "open"
    assert len({len(places) for places in seen}) == 1


def test_what_was_turned_by_hand_stays_until_somebody_else_is_asked() -> None:
    found = flat(following)
    asked = found.scene.acting
    found.scene.turn_to((found.app.turn + 1) % 4)
    found.rest()
    found.key("space")
    found.app.step(0.3)
    found.app.post(KeyUp("space"))
    found.rest()
    assert found.scene.acting == asked and found.app.turn == (asked[0] + 1) % 4
    for _ in acts(found, 1):
        found.rest()
    assert found.scene.acting != asked and found.app.turn == found.scene.acting[0]


def test_a_turn_tells_nobody_who_has_chosen_in_secret() -> None:
    """All choose a pardon: the table stays as it lies, whoever has laid one."""
    found = flat(PHASES["pardon"])
    found.scene.turn_to(2)
    found.rest()
    for _ in acts(found, 3):
        found.rest()
        assert found.session.match.state.phase == "pardon" and found.app.turn == 2


def test_a_pointer_that_holds_a_lid_turns_nothing_by_letting_go_on_a_corner() -> None:
    found = flat(following)
    side = found.app.turn
    lift(found)
    corner = found.scene.button(f"{corners.NAME}{(side + 2) % 4}")
    assert corner is not None
    x, y, w, h = corner.rect
    found.drag((found.scene.hands.pointer), (x + w / 2, y + h / 2))
    found.rest()
    assert found.app.turn == side and found.scene.lid.seat is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corner_that_is_pointed_at_says_what_it_does(lang: Lang) -> None:
    said = {"ja": "卓をこちら側に向ける", "en": "Turn the table to this edge"}[lang]
    found = flat(following)
    found.app.set_language(lang)
    found.rest()
    for edge in range(4):
        button = found.scene.button(f"{corners.NAME}{edge}")
        assert button is not None
        x, y, w, h = button.rect
        found.point(x + w / 2, y + h / 2)
        found.app.frame()
        told = [drawn for drawn in found.app.drawn if drawn.text == said]
        assert len(told) == 1 and told[0].box.inside(Box(0, 0, found.app.design.width, found.app.design.height), 0)
        assert min(told[0].box.clipped(Box(*button.rect))[2:]) <= 0


def test_a_screen_that_stands_has_no_corners_and_does_not_turn() -> None:
    found = flat(following)
    found.app.settings.turn_table = False
    found.app.redraw()
    found.rest()
    assert found.app.turn == 0 and not any(b.name.startswith(corners.NAME) for b in found.scene.hands.buttons)


def test_the_menu_lies_as_the_table_does() -> None:
    found = flat(lambda match: following(match) and match.asks[0].seat == 2)
    assert found.app.turn == 2
    found.app.stack.push(TableMenu(found.app, found.session))
    found.app.step(0.1)
    assert found.app.turn == 2


SEATS = {"guillotine": 4, "guillotine_tricks": 4, "mascarade": 6, "allegiance": 4, "revolution": 2}


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (540, 960), (2560, 1080)])
@pytest.mark.parametrize("game", sorted(SEATS))
def test_nothing_lies_under_the_corners(game: str, size: tuple[int, int], side: int) -> None:
    people = tuple(Person(n, NAMES[n], n) for n in range(SEATS[game]))
    session = Session.begin(load(game, paths.data() / "games"), people, {}, 1, "lid", None)
    found = lying(session, (side,) * len(people), size)
    assert found.app.turn == side
    radius = corners.radius(found.app.design)
    for edge in range(4):
        button = found.scene.button(f"{corners.NAME}{edge}")
        assert button is not None
        square = Box(*button.rect)
        disc = Box(square.centre[0] - radius, square.centre[1] - radius, 2 * radius, 2 * radius)
        over = [
            (target.id, target.box)
            for target in found.app.targets
            if not target.id.startswith(f"button:{corners.NAME}") and min(target.box.clipped(disc)[2:]) > 0
        ]
        laid = found.scene.board.tableau.layout
        assert laid is not None
        over += [(drawn.text, drawn.box) for drawn in found.app.drawn if min(drawn.box.clipped(disc)[2:]) > 0]
        over += [("lid", Box(*rect)) for rect in laid.lids.values() if min(Box(*rect).clipped(disc)[2:]) > 0]
        assert not over


def test_a_trick_of_a_bot_leaves_the_table_as_it_lies() -> None:
    found = flat(lambda match: complete(match) and match.asks[0].seat == 1, bots=(1,), robespierre="on", pace="normal")
    side = found.app.turn
    for _ in range(10):
        found.app.step(0.1)
    assert found.app.turn == side and side != 1


def test_an_open_hand_is_not_turned_to_somebody_else() -> None:
    """On screens of their own: nobody turns what somebody is looking at, and the cover lies as the table will."""
    found = flat(following, secrecy="screen")
    side = found.scene.side_of(found.scene.seat or 0)
    assert found.session.private and found.app.turn == side
    for edge in range(4):
        button = found.scene.button(f"{corners.NAME}{edge}")
        assert button is not None and not button.enabled
        found.scene.turn_to(edge)
        found.rest()
        assert found.app.turn == side
    for _ in range(3):
        found.by_click(next(offer for offer in found.session.offers() if not offer.idle))
        found.rest()
        assert found.app.turn == found.scene.side_of(found.scene.seat if found.scene.seat is not None else 0)


def test_nothing_of_a_hand_is_seen_while_the_table_turns() -> None:
    """The lid shuts, the card lands, the table turns: every word is for everybody, and every hand is covered."""
    found = flat(following, pace="normal")
    found.key("space")
    found.app.step(0.3)
    assert any(sprite.face for sprite in found.scene.lid.board.tableau.sprites.values())
    found.key("1")
    turned = False
    for _ in range(60):
        found.app.step(0.02)
        found.app.frame()
        turned |= found.scene.turning.under_way
        hands = [card for seat in range(4) for card in found.scene.board.tableau.view.zones[Zone("hand", seat)]]  # type: ignore[union-attr]
        assert found.scene.lid.seat is None and all(card.face is None for card in hands)
        assert all(drawn.viewer & 0b1111 == 0b1111 for drawn in found.app.drawn)
    assert turned


def test_a_key_pressed_in_the_middle_of_a_turn_ends_it_and_counts() -> None:
    found = flat(following, pace="normal")
    then = (found.app.turn + 2) % 4
    found.scene.turn_to(then)
    found.app.step(0.05)
    found.app.step(0.05)
    assert found.scene.turning.under_way
    found.key("space")
    assert found.app.turn == then and found.scene.lid.seat is not None
    laid = found.scene.board.tableau.layout
    assert laid is not None and ring(found, "plate") == EDGES


def test_keys_come_to_the_corners_after_all_other_buttons() -> None:
    found = flat(complete)
    stops = [stop.name for stop in found.scene.hands.stops() if stop.group == "buttons"]
    assert [name.startswith(f"button:{corners.NAME}") for name in stops[-5:]] == [False, True, True, True, True]
    then = (found.app.turn + 2) % 4
    found.focus(f"button:{corners.NAME}{then}")
    found.key("enter")
    found.rest()
    assert found.app.turn == then


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
@pytest.mark.parametrize(
    "seats, sides", [(8, (0, 0, 1, 1, 2, 2, 3, 3)), (13, (0,) * 4 + (1,) * 3 + (2,) * 3 + (3,) * 3)]
)
def test_the_gallery_of_masks_leaves_the_prompt_and_the_buttons_of_the_house_free(
    seats: int, sides: tuple[int, ...], size: tuple[int, int], lang: str
) -> None:
    """Turned to the left edge, where the window counts as a tall one and its corners hold buttons."""
    session = begin("mascarade", 4, seats=seats, secrecy="lid")
    source = Random(4)
    for _ in range(400):
        state = session.match.state
        offers = [offer for offer in session.offers() if not offer.idle]
        if sides[state.turn] == 1 and any(offer.token == "announce" for offer in offers):
            session.answer(state.turn, "announce")
            break
        assert one_act(session, source)
    session.drop_lid()
    found = lying(session, sides, size, lang=lang)
    laid, view = found.scene.board.tableau.layout, found.session.view()
    assert laid is not None and view is not None and found.scene.turning.side == 1
    masks = {offer.token for offer in session.offers() if not offer.idle}
    hung = [Box(*button.rect) for button in found.scene.hands.buttons if button.name in masks]
    names = {person.name for person in session.people}
    told = {drawn.text: drawn.box for drawn in found.app.drawn if drawn.text in names}  # the plates lie below them
    house = [Box(*button.rect) for button in found.scene.hands.buttons if button.name in ("undo", "menu", "log")]
    assert len(told) == seats and house
    assert all(box.y >= laid.bar_ends for box in hung)
    assert all(name.bottom <= button.y or button.bottom <= name.y for name in told.values() for button in house)
