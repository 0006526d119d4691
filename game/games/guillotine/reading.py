"""From the files of the game to its book: every card checked, every mistake noted with its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from game.content.cards import CardData
from game.content.files import GameFiles
from game.core.effects import Call, Vocabulary

from . import verbs_cards, verbs_hands, verbs_line, verbs_piles
from .cards import Action, Book, Colour, Noble, Numbers, Strikes
from .scoring import counts
from .vocabulary import needs_of, verbs

VERB_FILES = (verbs_cards, verbs_hands, verbs_line, verbs_piles)  # importing them fills the vocabulary
NOBLES, ACTIONS = "nobles.toml", "actions.toml"
Raw = tuple[dict[str, Any], ...]


class NobleData(CardData, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of nobles.toml."""

    colour: Colour
    points: int | Literal["*"]
    bars_actions: bool = False
    on_collect: Raw = ()
    after_action: Raw = ()
    score: Raw = ()


class ActionData(CardData, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of actions.toml."""

    family: Literal["reorder", "alter", "execution", "score", "hand", "foul"]
    alters_line: bool = False
    guards_line: bool = False
    drop_any_time: bool = False
    strikes: Strikes | None = None
    strike: Raw = ()
    on_collect: Raw = ()
    score: Raw = ()


def read_book(files: GameFiles) -> Book:
    """The book of the game. Mistakes are noted in `files`; the caller finishes them."""
    noble_data, action_data = files.cards(NOBLES, NobleData), files.cards(ACTIONS, ActionData)
    reader = _Reader(files)
    nobles = {card.id: reader.noble(card) for card in noble_data}
    actions = {card.id: reader.action(card) for card in action_data}
    return Book(
        files.info,
        files.zones,
        files.numbers_as(Numbers),
        nobles,
        actions,
        frozenset(face for face, noble in nobles.items() if noble.bars_actions),
        frozenset(face for face, action in actions.items() if action.guards_line),
        frozenset(face for face, noble in nobles.items() if noble.after_action),
        frozenset(face for face, action in actions.items() if action.drop_any_time),
    )


class _Reader:
    """Turns checked tables into cards."""

    def __init__(self, files: GameFiles) -> None:
        self.files = files

    def noble(self, data: NobleData) -> Noble:
        points = 0 if data.points == "*" else data.points
        return Noble(
            data.id,
            data.copies,
            data.colour,
            points,
            data.points == "*",
            data.bars_actions,
            self.calls(NOBLES, data, "on_collect", data.on_collect, verbs),
            self.calls(NOBLES, data, "after_action", data.after_action, verbs),
            self.calls(NOBLES, data, "score", data.score, counts),
        )

    def action(self, data: ActionData) -> Action:
        effects = self.calls(ACTIONS, data, "effects", data.effects, verbs)
        return Action(
            data.id,
            data.copies,
            data.family,
            effects,
            needs_of(effects),
            data.alters_line,
            data.guards_line,
            data.drop_any_time,
            data.strikes,
            self.calls(ACTIONS, data, "strike", data.strike, verbs),
            self.calls(ACTIONS, data, "on_collect", data.on_collect, verbs),
            self.calls(ACTIONS, data, "score", data.score, counts),
        )

    def calls(
        self, name: str, card: CardData, key: str, raw: Iterable[dict[str, Any]], vocabulary: Vocabulary[Any]
    ) -> tuple[Call, ...]:
        """Checked calls; a noble they name must be one of this game."""
        found = self.files.calls(name, card, key, raw, vocabulary)
        named = {call.get("noble", "any") for call in found} - {"any"}
        for n, call in enumerate(raw):  # where it stands in the file: calls that no verb takes are not among the found
            if isinstance(noble := call.get("noble"), str) and noble in named:
                self.files.names(name, f"{card.id}.{key}[{n}].noble", [noble], NOBLES)
        return found
