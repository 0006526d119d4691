"""The pictures of Mascarade, by name and size."""

from collections.abc import Iterator
from functools import partial

from build_scripts.art.masks import cards
from build_scripts.art.masks.recipes import MASKS
from build_scripts.art.picture import Picture
from build_scripts.art.table import oval_table

GAME = "mascarade"
FULL, CHIP, SMALL = (520,), (192,), (120,)  # a card shown large at 1080p is as wide
CLOTH = "#3A2450"


def pictures() -> Iterator[Picture]:
    """Masks, back, coins, courthouse, the signs of the actions and the ballroom's table, wide and tall."""
    for name, recipe in MASKS.items():
        yield Picture(f"{GAME}/mask/{name}/full", partial(cards.full, recipe), FULL)
        yield Picture(f"{GAME}/mask/{name}/chip", partial(cards.chip, recipe), CHIP)
    yield Picture(f"{GAME}/back", cards.back, FULL)
    yield Picture(f"{GAME}/coin_side", cards.coin_side, SMALL)
    yield Picture(f"{GAME}/courthouse", cards.courthouse, (570,))
    for name in cards.ACTIONS:
        yield Picture(f"{GAME}/action/{name}", partial(cards.action, name), (240,))
    yield Picture(f"{GAME}/ground", partial(oval_table, 1320, 650, CLOTH, cards.inlay()), (1320,), 86)
    yield Picture(f"{GAME}/ground_tall", partial(oval_table, 980, 1180, CLOTH, cards.inlay()), (980,), 86)
