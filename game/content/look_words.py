"""The words that a table.toml may use beyond the names of its own game's files: signs, sounds, painters, inks.

Whoever draws or plays them is elsewhere (`game/ui`, `build_scripts/sounds`); tests hold that both lists agree. What
only one game has is said by its package, in `build`, with `GameFiles.shows`.
"""

from __future__ import annotations

from dataclasses import dataclass

# small signs on a line card: game/ui/table/card_draw.py
ICONS = ("add", "again", "back", "card", "count", "drop", "gift", "lock", "minus", "pair", "sun")

PLACES = ("face", "form", "group")  # what the name of a card's picture leaves open
STYLES = ("plain", "portrait", "action")  # painters that every game has: game/ui/table/card_face.py
COLOURS = ("seat", "gold", "dim", "soft")  # of what is written: game/ui/table/panels.py
SOUNDS = (  # build_scripts/sounds/recipes.py
    "basket",
    "blade",
    "blade_up",
    "card_flip",
    "card_slide",
    "coin",
    "coins",
    "crowd",
    "curtain",
    "deal",
    "drop",
    "drum_roll",
    "fist",
    "hold_tick",
    "mask",
    "page",
    "pen",
    "pick_up",
    "press",
    "refuse",
    "riffle",
    "seal",
    "tick",
    "toast",
    "turn",
    "win",
)


@dataclass(frozen=True)
class Shows:
    """What the table of one game can show beyond that: keys of its rules, and what its dressing draws."""

    backs: tuple[str, ...]
    counters: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    badges: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()  # painters of its own cards
    scenery: tuple[str, ...] = ()  # `draw` of a [[scenery]]
    phases: tuple[str, ...] = ()  # parts of a match in which some things lie otherwise

    @property
    def figures(self) -> tuple[str, ...]:
        """Whatever can stand as a figure or a word on the table."""
        return tuple(dict.fromkeys((*self.badges, *self.counters, *self.marks)))
