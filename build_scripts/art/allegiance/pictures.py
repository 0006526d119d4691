"""The pictures of Allegiance, by name and size."""

from collections.abc import Iterator
from functools import partial

from build_scripts.art.allegiance import altars, cards
from build_scripts.art.allegiance.roles import ROLES
from build_scripts.art.picture import Picture

GAME = "allegiance"
FULL, LINE, CHIP = (520,), (288,), (192,)  # a card shown large at 1080p is as wide


def pictures() -> Iterator[Picture]:
    """Roles, back, altars, and the ground, wide and tall."""
    for role in ROLES:
        yield Picture(f"{GAME}/card/{role}/full", partial(cards.full, role), FULL)
        yield Picture(f"{GAME}/card/{role}/line", partial(cards.line, role), LINE)
        yield Picture(f"{GAME}/card/{role}/chip", partial(cards.chip, role), CHIP)
    for name in ("temple", "guild"):
        yield Picture(f"{GAME}/altar/{name}", partial(altars.altar, name), (510,))
    yield Picture(f"{GAME}/back", cards.back, FULL)
    yield Picture(f"{GAME}/ground", partial(altars.ground, 1920, 1080), (1920,), 80)
    yield Picture(f"{GAME}/ground_tall", partial(altars.ground, 1080, 1920), (1080,), 80)
