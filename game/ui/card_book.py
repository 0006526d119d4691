"""The cards of a game outside its table: their faces at any size, names and texts, in the order of the card files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Looks, read
from game.content.prints import Prints
from game.content.problems import BadFiles

from .card_account import Account
from .table.card_face import CardFaces
from .table.dressing import dressing_for

if TYPE_CHECKING:
    from .app import App


@dataclass(frozen=True, slots=True)
class BookCard(Account):
    """One kind of card: its words, its id and the back it carries."""

    face: str = ""
    back: str = ""


class CardBook:
    """All faces that have a name in the texts. `back` is the kind of card by the card file it stands in."""

    def __init__(self, app: App, game: str) -> None:
        self.app, self.game = app, game
        folder = app.data / "games" / game
        try:
            looks = read(folder)
        except (BadFiles, OSError):
            looks = Looks()
        self._prints = Prints(folder, looks)
        dressing_for(app, game)  # registers the painters of the game's own kinds of card
        self._faces = CardFaces(app, game, self._prints)

    def cards(self) -> list[BookCard]:
        """In the order of the text file; faces without a name are no cards of their own."""
        start, end = f"{self.game}.card.", ".name"
        texts = self.app.words.texts
        faces = [
            key[len(start) : -len(end)]
            for key in texts.keys(self.app.lang)
            if key.startswith(start) and key.endswith(end)
        ]
        return [self._card(face, self._prints.back(face)) for face in faces]

    def _card(self, face: str, back: str) -> BookCard:
        told = self._faces.account(face, back)
        return BookCard(told.name, told.effect, told.source_name, told.rulings, told.diagram, face, back)

    def picture(self, card: BookCard, form: str, width: int) -> pygame.Surface:
        """A finished face; in the language of the moment."""
        return self._faces.surface(card.face, card.back, form, width, round(width * 880 / 630))
