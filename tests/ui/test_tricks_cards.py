"""The cards of the trick-taking Guillotine on its table: letters, seals, rims, and what they cost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.ui.card_book import CardBook
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.table.sprites import SpritePainter
from game.ui.tables.guillotine_tricks import cards
from tests.ui.tricks import complete, table

# ---- seals and rims


@pytest.mark.parametrize("pardon", ["all", "owner"])
def test_a_seal_lies_on_the_taken_cards_that_cost_half(pardon: str) -> None:
    found = table(lambda match: match.state.trick == 12 and match.state.phase == "play", pardon=pardon)
    view, dressing = found.session.view(), found.scene.dressing
    laid = {seat: view.zones[Zone("pardon", seat)][0].face or "" for seat in range(4)}
    sealed = 0
    for seat in range(4):
        helping = [face[0] for owner, face in laid.items() if pardon == "all" or owner == seat]
        for card in view.zones[Zone("taken", seat)]:
            half = (card.face or "")[0] in helping
            sealed += half
            sprite = found.scene.board.tableau.sprites[card.handle]
            assert dressing._halved(view, sprite) == half, (seat, card)  # type: ignore[attr-defined]
    assert sealed or pardon == "owner"


@pytest.mark.parametrize("pardon", ["all", "owner"])
def test_the_pardon_cards_have_a_seal_and_annulled_cards_have_none(pardon: str) -> None:
    def annulled(match: Any) -> bool:
        table_ = match.state.table
        ranks = {face[0] for face in match.state.pardons()} if match.state.phase == "play" else set()
        return not complete(match) and any(table_.face(card)[0] in ranks for card in table_.cards(Zone("annulled")))

    found = table(annulled, seed=8, pardon=pardon, robespierre="on")
    view, dressing = found.session.view(), found.scene.dressing
    sprites = found.scene.board.tableau.sprites
    laid = [card for seat in range(4) for card in view.zones[Zone("pardon", seat)]]
    assert all(dressing._halved(view, sprites[card.handle]) for card in laid)  # type: ignore[attr-defined]
    assert not any(
        dressing._halved(view, sprites[card.handle])  # type: ignore[attr-defined]
        for card in view.zones[Zone("annulled")]
    )


def test_the_card_that_wins_has_a_rim_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table(complete, size=(1280, 720))
    played = {
        seat: cards_[0].handle
        for seat in range(4)
        if (cards_ := found.session.view().zones.get(Zone("trick", seat), ()))
    }
    ask = next(ask for ask in found.session.match.asks if ask.pause)
    rims = []
    monkeypatch.setattr(SpritePainter, "outline", lambda self, canvas, spot, *_: rims.append((spot.x, spot.y)))
    found.scene.board.version += 1
    found.app.redraw()
    found.app.frame()
    at = found.scene.board.tableau.sprites[played[ask.seat]].at
    assert len(played) == 4 and set(rims) == {(at.x, at.y)}


# ---- what a card says of itself


def book(home: Path, lang: Lang) -> CardBook:
    return CardBook(RunningApp(home, paths.data(), paths.assets(), (1280, 720), lang, FakeClock()), "guillotine_tricks")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_suit_has_its_letter_at_each_corner_and_on_chips(
    lang: Lang, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(cards, "words", lambda face, canvas, text, *_: written.append(text))
    faces = book(tmp_path, lang)._faces
    for face in ("AS", "TH", "5D", "KC"):
        rank = "10" if face[0] == "T" else face[0]
        for form, corners in (("full", 2), ("chip", 1)):
            written.clear()
            faces.surface(face, "card", form, 126, 176)
            assert written == [rank, face[1]] * corners, (face, form)


@pytest.mark.parametrize(
    "lang, said",
    [
        ("en", {"AS": "costs 10 points", "KH": "costs 8 points", "2D": "costs 1 point,", "2C": "Clubs are trumps"}),
        ("ja", {"AS": "罰点は10点", "KH": "罰点は8点", "2D": "罰点は1点", "2C": "クラブは切り札"}),
    ],
)
def test_a_card_says_what_it_costs(lang: Lang, said: dict[str, str], tmp_path: Path) -> None:
    told = {card.face: card.effect for card in book(tmp_path, lang).cards()}
    for face, part in said.items():
        assert part in told[face]
    assert told["AC"] == told["KC"] == told["2C"], "clubs are never a target suit"


def test_the_zoom_of_a_card_on_the_table_says_what_it_costs() -> None:
    found = table(lambda match: match.state.phase == "play" and match.state.trick == 4, size=(1280, 720))
    sprite = next(
        sprite
        for sprite in found.scene.board.tableau.sprites.values()
        if sprite.face and sprite.goal.shown and sprite.face[1] != "C"
    )
    found.scene.painter.zoom(sprite.handle)
    found.app.frame()
    n = {"A": 10, "K": 8, "Q": 6, "J": 4}.get((sprite.face or "")[0], 1)
    said = " ".join(" ".join(found.app.registry.texts()).split())
    assert f"costs {n} point" in said
