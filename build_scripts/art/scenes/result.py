"""The result: a laurel, and the cockade of the winner."""

from build_scripts.art.light import drop
from build_scripts.art.ornament import cockade
from build_scripts.art.svg import document, group, path, smooth


def laurel() -> str:
    """Two branches round a token; box 300 about (0, 0), clear within r = 74."""
    half = ""
    for k in range(9):
        leaf = path(smooth("0,0* 12,-10 36,-8* 14,6"), ("#7C9A4A", "#9DBB63")[k % 2])
        leaf += path("M2 -1L30 -6", "none", "#5F7A36", 1.6)
        half += group(leaf, f"rotate({100 - k * 17}) translate(92,0) rotate({-72 + (k % 2) * 26})")
    return document(drop(half + group(half, "scale(-1,1)"), 2, 3, 3, 0.4), -150, -150, 300, 300)


def tie() -> str:
    """The cockade that ties them, over the rim of the token; box 56 about its middle, which lies at (0, 88) of them."""
    return document(drop(cockade(0, 0, 20), 1, 3, 3, 0.5), -28, -28, 56, 56)
