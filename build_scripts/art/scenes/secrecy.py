"""The three ways to hide a hand, as pictures of 300 × 240 that are understood before the first card."""

from collections.abc import Callable

from build_scripts.art.light import drop, shaded
from build_scripts.art.palette import BLOOD, BLOOD_DEEP, GOLD, GOLD_LIGHT, PAPER, PAPER_3, WOOD, WOOD_DEEP, WOOD_LIGHT
from build_scripts.art.scenes.curtain import hanging
from build_scripts.art.suits import suit
from build_scripts.art.svg import clip, document, ell, group, line, num, path, poly, rect

FRAME = rect(0, 0, 300, 240, 12)
TABLE = "#262836"


def _finished(body: str) -> str:
    return document(clip(FRAME, path(FRAME, TABLE) + body), 0, 0, 300, 240)


def _hand(y: float) -> str:
    """Five cards in a fan."""
    out = ""
    for i, name in enumerate(("spades", "hearts", "clubs", "diamonds", "hearts")):
        k = i - 2
        card = path(rect(-32, -46, 64, 92, 7), PAPER) + path(rect(-32, -46, 64, 92, 7), "none", PAPER_3, 2)
        card += group(suit(name, ""), "translate(-18,-30) scale(.2)")
        card += group(suit(name), "translate(4,6) scale(.4)")
        out += drop(group(card, f"translate({num(150 + k * 44)},{num(y + k * k * 4)}) rotate({k * 8})"), 2, 3, 3, 0.4)
    return out


def _eye(x: float, y: float, colour: str) -> str:
    lids = path("M-36 0C-20 -24 20 -24 36 0C20 24 -20 24 -36 0Z", "none", colour, 6)
    return group(lids + path(ell(0, 0, 10), colour), f"translate({num(x)},{num(y)})")


def screen() -> str:
    """The curtain falls over everything and calls a name."""
    sheet = drop(path(rect(84, 92, 132, 92, 8), PAPER), 0, 5, 6, 0.5) + path(
        rect(92, 100, 116, 76, 4), "none", BLOOD, 3
    )
    name = path(rect(112, 118, 76, 12, 6), BLOOD_DEEP) + path(rect(124, 142, 52, 18, 6), BLOOD)
    return _finished(group(hanging(1500, 1200), "scale(.2)") + sheet + name)


def lid() -> str:
    """A lid over the hand, held open at one corner."""
    box = shaded(rect(22, 116, 256, 108, 10), WOOD, dx=-6, dy=-5, s=0.36)
    slats = "".join(f"M30 {y}H270" for y in (144, 170, 196))
    box += path(slats, "none", WOOD_DEEP, 4) + path(rect(22, 116, 256, 8, 4), WOOD_LIGHT)
    handle = line("120,162 126,184 150,190 174,184 180,162", GOLD, 9) + line("122,163 128,182 150,187", GOLD_LIGHT, 3)
    corners = "".join(
        shaded(poly([(x, y), (x + sx * 30, y), (x, y + 30)]), GOLD, dx=-2, dy=-2, s=0.4)
        for x, y, sx in ((22, 116, 1), (278, 116, -1))
    )
    return _finished(_hand(84) + drop(box + handle + corners, 0, -3, 6, 0.5))


def none() -> str:
    """Everybody may look."""
    return _finished(_hand(154) + _eye(150, 52, GOLD_LIGHT))


WAYS: dict[str, Callable[[], str]] = {"screen": screen, "lid": lid, "none": none}
"""The picture of each way."""
