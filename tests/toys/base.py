"""What a toy game leaves out: no settings, no badges, no reasons."""

from __future__ import annotations

from typing import Any

from game.core.ask import Ask
from game.core.events import Said, Zone
from game.core.outcome import Badge
from game.core.setup import Advice, GameInfo
from game.core.view import TableView


class Toy:
    """The parts of the Rules protocol that the toys do not strain."""

    info = GameInfo("toy", tuple(range(2, 14)))

    def advice(self, seats: int, options: dict[str, str]) -> tuple[Advice, ...]:
        return ()

    def badges(self, view: TableView) -> tuple[Badge, ...]:
        return ()

    def refusal(self, state: Any, ask: Ask[Any], pick: int | Zone, onto: int | Zone | None) -> Said | None:
        return None
