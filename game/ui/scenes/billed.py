"""A page with a bill: the result, or the score sheet while a match goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.core.outcome import Outcome

from ..page import Page
from ..tally import Tally, tally
from . import bill_marks

if TYPE_CHECKING:
    from .table import TableScene


class Billed(Page):
    """Over the public table. `open_cards`: the faces of what everybody sees there, by card."""

    def __init__(self, table: TableScene, outcome: Outcome) -> None:
        super().__init__(table.app)
        self.table, self.session = table, table.session
        self.tally: Tally = tally(outcome)
        self.marks: Mapping[str, str] = bill_marks.marks(table.app, table.session.info.id)
        self.open_cards: Mapping[int, str] = table.session.open_cards()
        self.sheet = 0

    def people(self) -> list[str]:
        """Names by seat."""
        return [self.session.person(seat).name for seat in self.session.table_seats()]

    def points(self, value: int) -> str:
        """Points as they are written."""
        return self.app.words.number(value, self.session.info.halves)

    def label(self, key: str, nth: int) -> str:
        """What a column is called."""
        return self.app.words.say(key, n=nth)

    def picture(self, face: str, width: int, height: int) -> pygame.Surface:
        """A card small, so many pixels large."""
        faces = self.table.board.painter.faces
        return faces.surface(face, faces.prints.back(face), "chip", width, height)
