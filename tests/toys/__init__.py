"""Four cut-down games, each straining another part of the core; the core's own tests play them.

masks   people who change seats, an audience of all but one, swaps nobody can tell from pretence
cart    rights that stand in other players' turns, effects that wait in sight, a day that ends within an action
altars  everybody answers at once and may think again; cards with chosen lookers
tricks  one answer a step, a right that the screen must not betray, long matches
"""

from __future__ import annotations

from typing import Any

from game.core.rules import Rules

from .altars import Altars
from .cart import Cart
from .masks import Masks
from .tricks import Tricks

CATALOGUE: dict[str, Rules[Any]] = {"masks": Masks(), "cart": Cart(), "altars": Altars(), "tricks": Tricks()}
