"""The pictures of the trick-taking Guillotine, by name and size."""

from collections.abc import Iterator
from functools import partial

from build_scripts.art.picture import Picture
from build_scripts.art.playing import cards
from build_scripts.art.suits import SUITS
from build_scripts.art.table import oval_table

GAME = "guillotine_tricks"
FULL, SIGN = (520,), (160,)  # a card shown large at 1080p is as wide


def pictures() -> Iterator[Picture]:
    """The pack, its back, the signs of its suits and the table."""
    for rank in cards.RANKS:
        for letter in cards.LETTERS:
            card = rank + letter
            yield Picture(f"{GAME}/card/{card}/full", partial(cards.face, card), FULL)
    for name in SUITS:
        yield Picture(f"{GAME}/suit/{name}", partial(cards.mark, name), SIGN)
    yield Picture(f"{GAME}/suit/clubs_on_colour", partial(cards.mark, "clubs", True), SIGN)
    yield Picture(f"{GAME}/back", cards.back, FULL)
    yield Picture(f"{GAME}/oval", partial(oval_table, 1216, 690, "#222A50"), (1216,), 86)
