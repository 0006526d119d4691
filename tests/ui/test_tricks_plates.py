"""What the plates of the trick-taking Guillotine say of a seat, and that there is room for it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.core.words import Halves
from game.ui import icons
from game.ui.canvas import Canvas
from game.ui.registry import Box, Drawn
from game.ui.table.panels import cards_icon, trick_icon
from game.ui.table.sprites import SpritePainter
from game.ui.tables.guillotine_tricks.plates import COSTS
from tests.ui import tricks
from tests.ui.tables import Table
from tests.ui.tricks import Until, complete, sitting, table

SIZES = [(1280, 720), (1920, 1080), (960, 540), (1080, 1920), (676, 1280)]


def late(match: Any) -> bool:
    return bool(match.state.round == 3 and match.state.trick == 11 and complete(match))


def on_plate(found: Table, seat: int) -> tuple[Box, list[Drawn]]:
    """The plate and what is written there, but for the dealer's button on its corner."""
    laid, dealer = found.scene.board.tableau.layout, found.app.say("guillotine_tricks.badge.dealer_sign")
    assert laid is not None
    plate = Box(*laid.panels[seat])
    return plate, [drawn for drawn in found.app.drawn if plate.holds(*drawn.box.centre) and drawn.text != dealer]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("teams", ["off", "sum", "pooled"])
def test_score_penalty_and_the_sum_of_a_team_lie_apart_on_their_plate(
    lang: Lang, size: tuple[int, int], teams: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sitting(late, teams="on", team_score=teams) if teams != "off" else sitting(late)
    monkeypatch.setattr(session.rules, "_penalties", lambda view: [(seat, -45) for seat in range(4)])
    table_ = session.match.state.table
    for seat in range(4):  # the longest figures that are thought of
        large, small = ("team_score", "score") if teams == "pooled" else ("score", "team_score")
        table_.counters[large, seat] = -205
        if teams != "off":
            table_.counters[small, seat] = -121
    found = Table(session=session, size=size, lang=lang, pace="off", pictures=False)
    found.rest()
    word = found.app.say("guillotine_tricks.badge.penalty")
    for seat in range(4):
        plate, there = on_plate(found, seat)
        texts = [drawn.text for drawn in there]
        badge = next(b.value for b in session.badges() if (b.key, b.seat) == ("penalty", seat))
        assert found.app.words.texts.word(badge) in texts and found.app.words.number(-205, halves=True) in texts
        assert word in texts
        for drawn in there:
            assert drawn.box.inside(plate, 4), (seat, drawn.text)
        for one, other in combinations(there, 2):
            left, right = sorted((one.box, other.box), key=lambda box: box.x)
            level = abs(one.box.centre[1] - other.box.centre[1]) < one.box.h / 3
            assert min(left.clipped(right)[2:]) <= 6 and (not level or right.x - left.right > 2), (one.text, other.text)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_piles_scored_as_one_the_sum_that_decides_is_the_largest_figure(lang: Lang, size: tuple[int, int]) -> None:
    session = sitting(late, teams="on", team_score="pooled")
    counters = session.match.state.table.counters
    for seat in range(4):
        counters["score", seat], counters["team_score", seat] = 15 + 2 * seat, (61, -83)[seat % 2]
    found = Table(session=session, size=size, lang=lang, pace="off", pictures=False)
    found.rest()
    alone = {"en": "Alone", "ja": "個人："}[lang]
    for seat in range(4):
        _, there = on_plate(found, seat)
        team, own = ("30½", "−41½")[seat % 2], found.app.words.number(15 + 2 * seat, halves=True)
        (large,) = [drawn for drawn in there if drawn.text == team]
        assert large.box.h == max(drawn.box.h for drawn in there)
        (small,) = [drawn for drawn in there if drawn.text.startswith(alone)]
        assert small.text.endswith(own) and small.box.h < large.box.h


def test_before_the_pardons_there_is_no_penalty() -> None:
    found = table(lambda match: match.state.phase == "pardon", size=(1280, 720))
    assert not any(badge.key == "penalty" for badge in found.session.badges())
    assert "Penalty" not in found.app.registry.texts()


def test_a_penalty_of_nothing_is_no_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table(late, size=(1280, 720))
    inks = {}
    draw = type(found.app.type).draw

    def note(
        self: Any, canvas: Canvas, text: str, x: float, base: float, size: float, style: Any, colour: Any, *more: Any
    ) -> float:
        inks[text, round(x), round(base)] = colour
        return draw(self, canvas, text, x, base, size, style, colour, *more)

    monkeypatch.setattr(type(found.app.type), "draw", note)
    found.scene.board.version += 1
    found.app.redraw()
    found.app.frame()
    penalties = {badge.seat: badge.value for badge in found.session.badges() if badge.key == "penalty"}
    alarmed = sorted(text for (text, _, _), colour in inks.items() if colour == COSTS)
    assert alarmed == sorted(found.app.words.texts.word(value) for value in penalties.values() if value != Halves(0))
    assert 0 < len(alarmed) <= 4


def test_tricks_and_hands_have_signs_of_their_own() -> None:
    drawn = []
    for sign in (cards_icon, trick_icon):
        surface = pygame.Surface((40, 40))
        sign(Canvas(surface, Table(session=sitting(late)).app.design), 20, 20, 1.0)
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert drawn[0] != drawn[1] and "trick" in icons.NAMES


def test_the_card_that_took_the_last_trick_has_the_rim_of_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table(
        lambda match: (
            match.state.trick == 5 and match.state.phase == "play" and not complete(match) and not match.state.played()
        ),
        size=(1280, 720),
    )
    rims = []
    monkeypatch.setattr(
        SpritePainter, "outline", lambda self, canvas, spot, colour, *_: rims.append((spot.form, colour))
    )
    found.scene.board.version += 1
    found.app.redraw()
    found.app.frame()
    leader = found.session.match.asks[0].seat  # who took it leads
    assert not any(found.session.view().zones[Zone("trick", seat)] for seat in range(4))
    colour = found.app.token(found.session.person(leader).token).colour
    assert [rim for rim in rims if rim[0] == "chip"] == [("chip", colour)]


@pytest.mark.parametrize("lang, name", [("ja", "ムハンマドさん"), ("en", "Maximilienne")])
def test_a_tall_window_has_one_thing_on_a_line_at_its_sides_and_whole_names(
    lang: Lang, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Side plates are 226 wide; 7 kana or 12 letters stand there at 20 units or more, the score below them."""
    monkeypatch.setattr(tricks, "NAMES", (name,) * 4)
    session = sitting(late)
    for seat in range(4):
        session.match.state.table.counters["score", seat] = -205
    found = Table(session=session, size=(1080, 1920), lang=lang, pace="off", pictures=False)
    found.rest()
    for seat in (1, 3):
        plate, there = on_plate(found, seat)
        boxes = {drawn.text: drawn.box for drawn in there}
        called, score = boxes[name], boxes[found.app.words.number(-205, halves=True)]
        won = boxes[found.app.words.number(session.view().counters["tricks", seat])]
        assert plate.w == 226 and called.h >= 20 * 1.12  # a line of text is noted a little higher than its size
        assert called.bottom <= score.y + 4 and score.bottom <= won.y + 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_last_trick_says_that_it_was_annulled(size: tuple[int, int], lang: Lang) -> None:
    said, told = {"ja": ("無効", "恐怖政治で無効"), "en": ("annulled", "Annulled by the Terror")}[lang]
    for annulled in (False, True):
        found = table(after_a_trick(annulled), size, robespierre="on", seed=1)
        found.app.set_language(lang)
        found.rest()
        last = found.scene.button("last trick")
        assert last is not None
        x, y, w, h = last.rect
        small = [drawn for drawn in found.app.drawn if drawn.text == said and drawn.box.y < y + h / 2]
        assert bool(small) == annulled and all(drawn.box.inside(Box(*last.rect), 4) for drawn in small)
        found.point(x + w / 2, y + h / 2)
        found.app.frame()
        assert any(drawn.text == told for drawn in found.app.drawn) == annulled


def after_a_trick(annulled: bool) -> Until:
    """The last trick was taken or annulled, and another one is under way."""

    def until(match: Any) -> bool:
        state = match.state
        marks = state.table.marks
        if state.phase != "play" or complete(match) or not any(("last_trick", seat) in marks for seat in range(4)):
            return False
        return annulled != any(("took", seat) in marks for seat in range(4))

    return until


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("lang, name", [("ja", "ムハンマドさん"), ("en", "Muhammad-Ali"), ("en", "Wilhelmina W")])
def test_seven_kana_or_twelve_letters_stand_whole_beside_a_long_score(
    lang: Lang, name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tricks, "NAMES", (name,) * 4)
    session = sitting(late)
    for seat in range(4):
        session.match.state.table.counters["score", seat] = -243
    found = Table(session=session, size=size, lang=lang, pace="off", pictures=False)
    found.rest()
    for seat in range(4):
        _, there = on_plate(found, seat)
        boxes = {drawn.text: drawn.box for drawn in there}
        called, score = boxes[name], boxes[found.app.words.number(-243, halves=True)]
        assert called.h >= 20 * found.scene.board.tableau.layout.k * 1.12  # type: ignore[union-attr]
        assert called.right + 4 <= score.x or called.bottom <= score.y + 4
