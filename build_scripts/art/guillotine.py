"""The pictures of the Guillotine's cards. Which cards there are, and their groups and families, the card data says."""

from collections.abc import Iterator
from functools import partial

from build_scripts.art import cards
from build_scripts.art.actions import DIAGRAMS, EMBLEMS
from build_scripts.art.card_data import actions, nobles
from build_scripts.art.nobles import RECIPES
from build_scripts.art.palette import GROUPS
from build_scripts.art.picture import Picture

DIAGRAM = (960,)
FULL, LINE, CHIP, BACK = (630, 320), (288,), (192,), (288,)  # 320: a card of a hand at 1080p, before it is turned


def pictures() -> Iterator[Picture]:
    """All cards and what lies beside them. A card without a drawing is left out; the app shows a plain one instead."""
    for card, colour_group in nobles().items():
        if card in RECIPES:
            yield from _noble(card, colour_group)
    for card, family in actions().items():
        if card in EMBLEMS and card in DIAGRAMS:
            yield from _action(card, family)
    for colour_group in GROUPS:
        yield Picture(f"guillotine/ornament/{colour_group}", partial(cards.noble_ornament, colour_group), (440,))
    yield Picture("guillotine/back/noble", partial(cards.back, "#27395F", "#141F38", 2), BACK)
    yield Picture("guillotine/back/action", partial(cards.back, "#8C1F28", "#4E0E14", 1), BACK)


def _noble(card: str, colour_group: str) -> Iterator[Picture]:
    name, recipe = f"guillotine/noble/{card}", RECIPES[card]
    yield Picture(f"{name}/full", partial(cards.noble_full, colour_group, recipe), FULL)
    yield Picture(f"{name}/line", partial(cards.noble_line, colour_group, recipe), LINE)
    yield Picture(f"{name}/chip", partial(cards.noble_chip, colour_group, recipe), CHIP)


def _action(card: str, family: str) -> Iterator[Picture]:
    name, emblem = f"guillotine/action/{card}", EMBLEMS[card]()
    *steps, whole = DIAGRAMS[card]
    yield Picture(f"{name}/full", partial(cards.action_full, family, emblem, whole), FULL)
    yield Picture(f"{name}/diagram", partial(cards.diagram, whole), DIAGRAM)
    for n, step in enumerate(steps, 1):
        yield Picture(f"{name}/diagram_{n}", partial(cards.diagram, step), DIAGRAM)
    yield Picture(f"{name}/chip", partial(cards.action_chip, family, emblem), CHIP)
