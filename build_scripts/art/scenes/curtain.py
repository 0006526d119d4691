"""The hand-off: a curtain over the whole table, and a guard who keeps his eyes shut."""

from dataclasses import replace

from build_scripts.art.bust import Bust, bust
from build_scripts.art.light import drop, hatch, shaded
from build_scripts.art.nobles import RECIPES
from build_scripts.art.palette import BLOOD_DEEP, GOLD, GOLD_DEEP, GOLD_LIGHT, GROUPS, INK, PAPER, mix
from build_scripts.art.svg import along, around, clip, document, ell, group, line, path, rect, smooth

CLOTH, FOLD = "#6E1A24", "#3E0D14"


def _folds(width: float, height: float, count: int) -> str:
    out = path(rect(0, 0, width, height), FOLD)
    wide = width / count
    lights, paint = along([(0, mix(CLOTH, "#FFFFFF", 0.10)), (0.28, CLOTH), (0.75, FOLD), (1, "#25070C")], (1, 0))
    out += f"<defs>{lights}</defs>"
    out += "".join(path(rect(i * wide, 0, wide + 1, height), paint) for i in range(count))
    dark, shade = around([(0, "#000000", 0), (0.6, "#000000", 0.15), (1, "#000000", 0.72)], (0.5, 0.45), 0.72)
    return out + f"<defs>{dark}</defs>" + path(rect(0, 0, width, height), shade)


def _pelmet(width: float, swags: int) -> str:
    """Swags with a gold fringe and a tassel between each two."""
    out = ""
    w = width / swags
    for i in range(swags):
        x = i * w
        low = [(x + w * 0.75, 108), (x + w / 2, 122), (x + w * 0.25, 108)]
        swag = smooth([(x - 6, -10, "c"), (x + w + 6, -10, "c"), (x + w + 6, 60, "c"), *low, (x - 6, 60, "c")])
        out += shaded(swag, "#8C222E", dx=-14, dy=-10, s=0.36)
        out += line([(x - 6, 60), *reversed(low), (x + w + 6, 60)], GOLD, 7)
        for k in range(13):
            t = k / 12
            y = 60 + 62 * (1 - (2 * t - 1) ** 2)
            out += line([(x + t * w, y), (x + t * w, y + 18)], GOLD_DEEP if k % 2 else GOLD, 4)
    for i in range(swags + 1):
        x = i * w
        tassel = smooth([(x - 11, 84, "c"), (x + 11, 84, "c"), (x + 15, 132, "c"), (x, 138), (x - 15, 132, "c")])
        out += line([(x, 52), (x, 86)], GOLD, 6) + shaded(tassel, GOLD, dx=-5, dy=-3, s=0.4)
        out += path(ell(x, 80, 12), GOLD_LIGHT)
    return drop(out, 0, 10, 12, 0.6)


def hanging(width: float, height: float) -> str:
    """The closed curtain with its pelmet."""
    return _folds(width, height, round(width / 120)) + _pelmet(width, round(width / 240))


def curtain(width: float, height: float) -> str:
    """The closed curtain as a picture of its own."""
    return document(hanging(width, height), 0, 0, width, height)


def medallion(recipe: Bust, colour_group: str, edge: str = GOLD) -> str:
    """A head in a round frame, in a box of 280 about (0, 0)."""
    main, deep, light = GROUPS[colour_group]
    disc = ell(0, 0, 128)
    inside = path(disc, mix(main, light, 0.35)) + hatch(deep, (-140, -130, 280, 262), 7, 1.5, 0.2)
    figure = group(bust(recipe), "translate(0,34) scale(.80)")
    return path(ell(0, 0, 138), edge) + path(ell(0, 0, 130), INK) + clip(disc, inside + figure)


def face(recipe: Bust, colour_group: str, edge: str = GOLD) -> str:
    """A medallion as a picture of its own."""
    return document(medallion(recipe, colour_group, edge), -140, -140, 280, 280)


def guard() -> str:
    """A palace guard with closed eyes, in a medallion with a shadow, box 330."""
    recipe = replace(RECIPES["palace_guard"], eyes="closed")
    disc = ell(0, 0, 128)
    inside = path(disc, mix("#BC3B2C", PAPER, 0.35)) + hatch("#701C16", (-140, -130, 280, 262), 7, 1.5, 0.2)
    out = path(ell(0, 0, 140), GOLD) + path(ell(0, 0, 131), BLOOD_DEEP)
    out += clip(disc, inside + group(bust(recipe), "translate(2,54) scale(.70)"))
    return document(drop(out, 0, 6, 8, 0.45), -165, -165, 330, 330)
