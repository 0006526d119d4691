"""The pictures of the Guillotine's cards."""

from collections.abc import Iterator
from functools import partial

from build_scripts.art import cards
from build_scripts.art.nobles import NOBLES
from build_scripts.art.palette import GROUPS
from build_scripts.art.picture import Picture

FULL, LINE, CHIP, BACK = (630,), (288,), (192,), (288,)


def pictures() -> Iterator[Picture]:
    """All cards and what lies beside them."""
    for noble, (colour_group, recipe) in NOBLES.items():
        name = f"guillotine/noble/{noble}"
        yield Picture(f"{name}/full", partial(cards.noble_full, colour_group, recipe), FULL)
        yield Picture(f"{name}/line", partial(cards.noble_line, colour_group, recipe), LINE)
        yield Picture(f"{name}/chip", partial(cards.noble_chip, colour_group, recipe), CHIP)
    for colour_group in GROUPS:
        yield Picture(f"guillotine/ornament/{colour_group}", partial(cards.noble_ornament, colour_group), (440,))
    yield Picture("guillotine/back/noble", partial(cards.back, "#27395F", "#141F38", 2), BACK)
    yield Picture("guillotine/back/action", partial(cards.back, "#8C1F28", "#4E0E14", 1), BACK)
