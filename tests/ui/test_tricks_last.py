"""The last trick beside the table of the trick-taking Guillotine: who took it, or that nobody did."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.ui.registry import Box
from game.ui.tables.guillotine_tricks import trick
from tests.ui.tables import Table
from tests.ui.tricks import complete, sitting

SHORT = "annulled"


def seen(found: Table, dt: float = 0.02) -> list[bool]:
    """Picture by picture until all rests: whether the last trick is called annulled."""
    told = []
    for _ in range(400):
        found.app.frame()
        told.append(any(drawn.text == SHORT for drawn in found.app.drawn))
        if not found.app.moving and not found.scene.busy and len(told) > 5:
            return told
        found.app.step(dt)
    raise AssertionError("the table never comes to rest")


def beginning(match: Any) -> bool:
    return complete(match) and match.state.trick == 1 and match.state.right_open


def answer(found: Table, token: str, seat: int) -> None:
    found.session.answer(seat, token)
    found.scene._happened()


def annul(found: Table) -> None:
    """Whoever holds the king of clubs calls the Terror."""
    state = found.session.match.state
    right = next(seat for seat in range(4) if "KC" in map(state.table.face, state.hand(seat)))
    found.session.answer(right, "terror")
    found.session.lift(right)
    found.session.answer(right, "annul")
    found.session.drop_lid()
    found.scene._happened()


@pytest.mark.parametrize("pace", ["normal", "fast", "off"])
@pytest.mark.parametrize("robespierre", ["off", "on"])
def test_a_trick_that_is_taken_is_never_called_annulled(robespierre: str, pace: str) -> None:
    until = beginning if robespierre == "on" else lambda match: complete(match) and match.state.trick == 1
    found = Table(session=sitting(until, 1, robespierre=robespierre), pace=pace, pictures=False)
    found.rest()
    winner = next(ask.seat for ask in found.session.match.asks if ask.pause)
    answer(found, "next trick", winner)
    assert found.session.match.state.trick == 2
    assert not any(seen(found))


@pytest.mark.parametrize("pace", ["normal", "fast", "off"])
def test_an_annulled_trick_is_called_so_from_when_it_lies_there_until_another_does(pace: str) -> None:
    found = Table(session=sitting(beginning, 1, robespierre="on"), pace=pace, pictures=False)
    found.rest()
    annul(found)
    told = seen(found)
    assert told[-1] and told == sorted(told)  # once said, it stays


@pytest.mark.parametrize("annulled", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (540, 960)])
def test_the_last_trick_begins_with_whoever_led_it_and_says_so_when_enlarged(
    size: tuple[int, int], annulled: bool
) -> None:
    def waiting(match: Any) -> bool:
        return complete(match) and match.state.right_open and match.state.lead == 2

    found = Table(session=sitting(waiting, 1, robespierre="on"), size=size, pace="off", pictures=False)
    state = found.session.match.state
    cards = [state.table.face(state.table.cards(Zone("trick", seat))[0]) for seat in (2, 3, 0, 1)]
    if annulled:
        annul(found)
    else:
        answer(found, "next trick", next(ask.seat for ask in found.session.match.asks if ask.pause))
    found.rest()
    view, last = found.session.view(), found.scene.button("last trick")
    assert view is not None and [face for _, face in trick.played(view)] == cards and last is not None
    tag = found.app.say("guillotine_tricks.badge.lead")
    found.app.frame()
    assert tag not in found.app.registry.texts()
    x, y, w, h = last.rect
    found.point(x + w / 2, y + h / 2)
    found.app.frame()
    names = [found.session.person(seat).name for seat in (2, 3, 0, 1)]
    (led,) = [drawn.box for drawn in found.app.drawn if drawn.text == tag]
    named = [drawn for drawn in found.app.drawn if drawn.text in names and drawn.box.y > led.bottom]
    bases = [round(drawn.box.bottom) for drawn in named]
    below = [drawn for drawn, base in zip(named, bases, strict=True) if bases.count(base) == 4]  # a row of all
    assert [drawn.text for drawn in sorted(below, key=lambda drawn: drawn.box.x)] == names
    assert below[0].box.x < led.centre[0] < below[1].box.x


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (540, 960), (1080, 1920)])
def test_the_word_at_the_card_that_was_led_stands_clear_of_cards_and_heading(
    size: tuple[int, int], lang: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    def waiting(match: Any) -> bool:
        return complete(match) and match.state.trick == 2

    found = Table(session=sitting(waiting, 1), size=size, lang=lang, pace="off", pictures=False)
    answer(found, "next trick", next(ask.seat for ask in found.session.match.asks if ask.pause))
    found.rest()
    last, laid = found.scene.button("last trick"), found.scene.board.tableau.layout
    assert last is not None and laid is not None
    rims: list[Box] = []
    rim = trick._taken

    def noted(table: Any, canvas: Any, box: Box, form: str, seat: int, k: float) -> None:
        if form == "full":
            rims.append(Box(box.x - 6 * k, box.y - 6 * k, box.w + 12 * k, box.h + 12 * k))
        rim(table, canvas, box, form, seat, k)

    monkeypatch.setattr(trick, "_taken", noted)
    x, y, w, h = last.rect
    found.point(x + w / 2, y + h / 2)
    found.app.redraw()
    found.app.frame()
    (led,) = [drawn.box for drawn in found.app.drawn if drawn.text == found.app.say("guillotine_tricks.badge.lead")]
    heading = found.app.say("guillotine_tricks.badge.last_trick")
    heads = [drawn.box for drawn in found.app.drawn if drawn.text == heading]
    over = max(heads, key=lambda box: box.h)
    assert rims and over.bottom <= led.y and led.bottom <= rims[0].y, "all four cards lie level"
    stage = Box(*laid.regions["stage"])
    assert stage.y <= over.y and rims[0].bottom <= stage.bottom
