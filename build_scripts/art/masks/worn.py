"""What sits on the front of a mask; each part is given the mask's metal, then its own colours and numbers."""

from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.ornament import crown
from build_scripts.art.palette import LINEN, shade
from build_scripts.art.svg import clip, ell, group, line, mirror, num, path, rect, smooth


def _gem(metal: str, x: float, y: float, colour: str, r: float) -> str:
    out = shaded(ell(x, y, r + 5), metal, dx=-3, dy=-3, s=0.4) + path(ell(x, y, r), colour)
    return out + path(ell(x - r * 0.3, y - r * 0.35, r * 0.3), LINEN, extra='opacity=".8"')


def _tiara(metal: str, stone: str) -> str:
    arch = "-92,-66* -60,-96 -34,-92 -22,-130 0,-164* 22,-130 34,-92 60,-96 92,-66* 50,-80 0,-86 -50,-80"
    stones = ((0, -116, 11, stone), (-48, -86, 7, LINEN), (48, -86, 7, LINEN))
    out = shaded(smooth(arch), metal, dx=-8, dy=-5, s=0.36)
    return out + "".join(path(ell(x, y, r), colour) for x, y, r, colour in stones)


def _crown(metal: str, y: float, scale: float) -> str:
    return crown(0, y, scale, 0, metal)


def _moustache(metal: str, hair: str) -> str:
    outline = "0,62* 24,54 60,66 92,40* 82,80 40,88 0,74 -40,88 -82,80 -92,40* -60,66 -24,54"
    return shaded(smooth(outline), hair, dx=-5, dy=-4)


def _thin_moustache(metal: str, hair: str) -> str:
    """Two waxed points."""
    return mirror(path(smooth("2,60* 26,56 54,66 84,50 92,34* 92,58 66,78 30,74 2,68*"), hair))


def _scarf(metal: str, cloth: str) -> str:
    folds = "".join(
        line(fold, shade(cloth, deep), 4)
        for fold, deep in (
            ("-90,60 -40,78", 0.3),
            ("96,60 44,78", 0.4),
            ("-60,104 -20,112", 0.3),
            ("64,104 24,112", 0.4),
        )
    )
    outline = "-120,34* -60,50 0,40 60,50 120,34* 104,96 56,150 0,186* -56,150 -104,96"
    return shaded(smooth(outline), cloth, dx=-16, dy=-7, s=0.26, inner=folds)


def scales(metal: str) -> str:
    """A pair of scales, 92 wide, about (0, 0)."""
    out = path(rect(-3, -34, 6, 52) + rect(-46, -32, 92, 6, 2), metal) + path(ell(0, -38, 8), metal)
    for side in (-42, 42):
        out += line([(side, -28), (side - 16, 2), (side + 16, 2), (side, -28)], metal, 3, tension=0)
        out += path(smooth([(side - 20, 2, "c"), (side + 20, 2, "c"), (side, 18)]), metal)
    return out


def _scales(metal: str) -> str:
    return group(scales(metal), "translate(0,-92) scale(.9)")


def _beard(metal: str, hair: str) -> str:
    """A long beard in strands."""
    strands = "".join(line(f"{x},92 {num(x * 0.6)},186", shade(hair, 0.25), 3) for x in (-56, -28, 0, 28, 56))
    outline = "-98,50* -70,86 -34,92 0,86 34,92 70,86 98,50* 84,120 44,176 0,214* -44,176 -84,120"
    return shaded(smooth(outline), hair, dx=-14, dy=-6, s=0.28, inner=strands)


def _veil(metal: str, net: str) -> str:
    """A net of fine threads over the lower face, with knots where they cross."""
    outline = smooth("-128,14* -70,40 -20,30 0,48 20,30 70,40 128,14* 116,84 66,140 0,164 -66,140 -116,84")
    threads = knots = ""
    for k in range(-7, 8):
        threads += f"M{k * 26 - 150} 190L{k * 26 + 60} -20M{k * 26 + 150} 190L{k * 26 - 60} -20"
    for row in range(6):
        for k in range(-5, 6):
            knots += ell(k * 26 + (13 if row % 2 else 0), 44 + row * 21, 2.6)
    body = path(outline, net, extra='opacity=".42"') + clip(outline, path(threads, "none", net, 2) + path(knots, net))
    return body + path(outline, "none", net, 5)


def _ear_of_corn(metal: str, straw: str) -> str:
    """A stalk between the teeth."""
    out = line("6,82 60,70 122,46", straw, 4)
    for x, y, turn in ((96, 56, 40), (110, 50, 58), (122, 46, 68), (106, 54, 100), (118, 48, 108)):
        out += group(path(smooth("0,0* 6,-10 0,-24* -6,-10"), straw), f"translate({x},{y}) rotate({turn})")
    return out


def _eyeglass(metal: str, tint: str) -> str:
    """An eyeglass with its chain."""
    out = path(ell(58, -6, 36), tint, extra='opacity=".28"') + path(ell(58, -6, 36), "none", metal, 6)
    return out + path("M92 6C112 40 108 90 96 132", "none", metal, 3, 'stroke-dasharray="1 6"')


FRONT: dict[str, Callable[..., str]] = {
    "gem": _gem,
    "tiara": _tiara,
    "crown": _crown,
    "moustache": _moustache,
    "thin_moustache": _thin_moustache,
    "scarf": _scarf,
    "scales": _scales,
    "beard": _beard,
    "veil": _veil,
    "ear_of_corn": _ear_of_corn,
    "eyeglass": _eyeglass,
}
