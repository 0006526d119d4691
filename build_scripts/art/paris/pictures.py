"""The pictures of Revolution, by name and size."""

from collections.abc import Iterator
from functools import partial

from build_scripts.art.paris import map as paris
from build_scripts.art.paris import pieces
from build_scripts.art.paris.buildings import BUILDINGS
from build_scripts.art.picture import Picture

GAME = "revolution"
PIECE, SEAL = (480, 240), (480, 160)  # 480: looked at closely


def pictures() -> Iterator[Picture]:
    """Board, counters without numbers, flags, seals and buildings."""
    yield Picture(f"{GAME}/board", paris.board, (1100,), 84)
    for side in pieces.SIDES:
        yield Picture(f"{GAME}/counter/{side}/plain", partial(pieces.counter, side), PIECE)
        yield Picture(f"{GAME}/counter/{side}/flag", partial(pieces.counter, side, True), PIECE)
        yield Picture(f"{GAME}/marker/{side}", partial(pieces.marker, side), SEAL)
    for name in BUILDINGS:
        yield Picture(f"{GAME}/building/{name}", partial(pieces.building, name), PIECE)
