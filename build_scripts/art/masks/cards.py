"""Cards and small things of Mascarade: masks on their cards (630 × 880; chips 512 × 640), back, coins, courthouse.

No words: a mask's name, with its power or large and alone, stands on the plate below y = 604 at run time.
"""

from build_scripts.art.cards import CHIP_HEIGHT, CHIP_WIDTH, HEIGHT, WIDTH, sheet
from build_scripts.art.light import drop, hatch, hatch_oval, shaded
from build_scripts.art.masks import Mask, mask
from build_scripts.art.masks.worn import scales
from build_scripts.art.ornament import fleur
from build_scripts.art.palette import GOLD, GOLD_LIGHT, INK, PAPER, lit, mix, shade
from build_scripts.art.svg import around, clip, document, ell, group, line, num, path, poly, rect, smooth

PLATE = 596
"""Where the window ends and the plate begins."""
BLANK = Mask(shape="half", base="#E9E2EC", ground="", paint=(("rim", "#B9A6C8", 6),), scale=1.24, drop=22)


def _ground(colour: str, w: float, h: float) -> str:
    """A wall of the mask's colour, lit from above its middle, hatched."""
    stops = [(0, mix(colour, PAPER, 0.46)), (0.6, mix(colour, PAPER, 0.12)), (1, mix(colour, INK, 0.40))]
    glow, paint = around(stops, (0.42, 0.38), 0.76)
    out = f"<defs>{glow}</defs>" + path(rect(0, 0, w, h), paint)
    return out + hatch(mix(colour, INK, 0.55), (0, 10, w, h), 10, 2, 0.22)


def full(recipe: Mask) -> str:
    """A mask on its card, above the plate for its name."""
    deep = mix(recipe.ground, INK, 0.45)
    window = rect(22, 22, 586, 836, 20)
    picture = clip(rect(22, 22, 586, PLATE - 22), group(mask(recipe), "translate(315,314) scale(1.46)"))
    plate = path(rect(22, PLATE, 586, 270), mix(lit(PAPER, 0.25), recipe.ground, 0.04)) + path(
        rect(22, PLATE - 5, 586, 10), GOLD
    )
    body = clip(window, _ground(recipe.ground, WIDTH, PLATE) + picture + plate)
    return sheet(
        body + path(window, "none", deep, 4) + path(rect(32, 32, 566, 816, 13), "none", GOLD, 1.8, 'opacity=".6"')
    )


def chip(recipe: Mask) -> str:
    """The mask alone, for rows of many."""
    window = rect(14, 14, 484, 612, 26)
    body = path(rect(0, 0, CHIP_WIDTH, CHIP_HEIGHT, 38), PAPER)
    picture = _ground(recipe.ground, CHIP_WIDTH, CHIP_HEIGHT) + group(mask(recipe), "translate(256,312) scale(1.42)")
    body += clip(window, picture) + path(window, "none", mix(recipe.ground, INK, 0.45), 5)
    return document(body, 0, 0, CHIP_WIDTH, CHIP_HEIGHT)


def back() -> str:
    """A blank mask on violet damask."""
    main, deep = "#4A2F5E", "#2A1838"
    field, oval = rect(36, 36, 558, 808, 12), (315, 440, 214, 262)
    lozenges = dots = ""
    for row, y in enumerate(range(20, 900, 54)):
        for x in range(20 + (28 if row % 2 else 0), 640, 56):
            lozenges += poly([(x, y - 21), (x + 17, y), (x, y + 21), (x - 17, y)])
            dots += ell(x + 28, y, 2.6)
    ground = path(rect(0, 0, WIDTH, HEIGHT), main) + path(lozenges, mix(main, deep, 0.55))
    out = path(rect(22, 22, 586, 836, 20), deep) + clip(field, ground + path(dots, mix(main, GOLD, 0.5)))
    out += path(field, "none", GOLD, 4) + drop(path(ell(*oval), deep), 0, 4, 8, 0.5)
    out += hatch_oval(mix(deep, main, 0.6), oval, 11, 2, 1)
    out += path(ell(*oval), "none", GOLD, 5) + path(ell(315, 440, 198, 246), "none", mix(GOLD, deep, 0.4), 2.4)
    return sheet(out + group(mask(BLANK), "translate(315,424) scale(.94)"))


# ---- coins and the courthouse --------------------------------------------------------------------------------------


def coin_side() -> str:
    """A coin seen from the side, as it lies on a stack, 120 × 68; the next one lies 20 units higher."""
    metal, rx, ry, thick = "#D9A93F", 56, 20, 18
    rim = f"M{-rx} 0a{rx} {ry} 0 0 0 {2 * rx} 0v{thick}a{rx} {ry} 0 0 1 {-2 * rx} 0Z"
    bright = f"M{-rx} 0a{rx} {ry} 0 0 0 70 {num(ry * 0.95)}v{thick}a{rx} {ry} 0 0 1 -70 {num(-ry * 0.95)}Z"
    ridges = "".join(f"M{x} {num(ry * (1 - (x / rx) ** 2) ** 0.5 + 3)}v{thick - 5}" for x in range(-50, 52, 7))
    out = path(rim, shade(metal, 0.42)) + path(bright, shade(metal, 0.16))
    out += path(ridges, "none", shade(metal, 0.5), 1.6, 'opacity=".6"')
    out += path(ell(0, 0, rx, ry), lit(metal, 0.34)) + path(ell(3, 2, rx * 0.88, ry * 0.82), metal)
    out += path(ell(0, 0, rx * 0.64, ry * 0.58), "none", shade(metal, 0.28), 3)
    return document(out, -60, -24, 120, 68)


def courthouse() -> str:
    """The front of the courthouse with scales in its gable; the fines lie on its steps. 380 × 270."""
    stone = "#D9CFBC"
    out = path(ell(8, 112, 178, 15), "#000", extra='opacity=".4"')
    for k, (w, y) in enumerate(((172, 98), (160, 85), (148, 72))):
        out += shaded(rect(-w, y, 2 * w, 14, 1), mix(stone, "#8A8070", 0.12 * (2 - k)), dx=-5, dy=-3, s=0.3)
    out += path(rect(-136, -44, 272, 116), "#3E3643") + path(smooth("-24,72* -24,4 0,-22 24,4 24,72*"), "#1E1822")
    for x in (-123, -77, -38, 38, 77, 123):
        out += shaded(rect(x - 11, -38, 22, 106), stone, dx=-6, dy=0, s=0.34)
        out += path(f"M{x - 4} -30V62M{x + 3} -30V62", "none", shade(stone, 0.22), 1.6)
        for y in (-44, 64):
            out += shaded(rect(x - 15, y, 30, 9, 2), lit(stone, 0.1), dx=-3, dy=-2, s=0.3)
    out += shaded(rect(-152, -62, 304, 19, 2), stone, dx=-5, dy=-4, s=0.3)
    out += shaded(poly("-162,-62 0,-128 162,-62"), lit(stone, 0.08), dx=-9, dy=-6, s=0.3)
    out += path(poly("-120,-68 0,-116 120,-68"), shade(stone, 0.3)) + group(
        scales(GOLD_LIGHT), "translate(0,-82) scale(.62)"
    )
    return document(drop(out, 4, 6, 6, 0.4), -190, -140, 380, 270)


# ---- signs of the three actions ------------------------------------------------------------------------------------

HALF = "0,-30 30,-34 62,-26 78,-4 70,18 46,24 24,14 12,18 0,32 -12,18 -24,14 -46,24 -70,18 -78,-4 -62,-26 -30,-34"


def half_mask(colour: str, width: float) -> str:
    """The outline of a half mask with filled eyes, 156 wide."""
    eyes = "".join(
        path(smooth([(s * 16, 0, "c"), (s * 32, -12), (s * 52, -6, "c"), (s * 34, 6)]), colour) for s in (-1, 1)
    )
    return path(smooth(HALF), "none", colour, width) + eyes


def _look(c: str) -> str:
    rays = "M-48 -46L-60 -66M-26 -58L-32 -82M0 -62V-88M26 -58L32 -82M48 -46L60 -66"
    return group(half_mask(c, 6), "translate(0,14)") + path(rays, "none", c, 6)


def _exchange(c: str) -> str:
    out = group(half_mask(c, 9), "translate(-36,-24) scale(.62)") + group(
        half_mask(c, 9), "translate(36,32) scale(.62)"
    )
    out += path("M30 -62C66 -64 84 -46 84 -16M-30 70C-66 72 -84 54 -84 24", "none", c, 6)
    return out + path(poly("70,-20 98,-20 84,2") + poly("-70,28 -98,28 -84,6"), c)


def _announce(c: str) -> str:
    waves = "M54 -22C68 -8 68 18 54 32M72 -36C94 -14 94 24 72 46M90 -50C120 -20 120 30 90 60"
    return group(half_mask(c, 7), "translate(-30,6) scale(.92)") + path(waves, "none", c, 6)


ACTIONS = {"look": _look, "exchange": _exchange, "announce": _announce}


def action(name: str) -> str:
    """A round medallion with an action's sign, 320 × 320."""
    main = "#4A2F5E"
    stops = [(0, mix(main, PAPER, 0.84)), (0.7, mix(main, PAPER, 0.66)), (1, mix(main, PAPER, 0.48))]
    glow, paint = around(stops, (0.42, 0.38), 0.72)
    out = f"<defs>{glow}</defs>" + path(ell(0, 0, 146), paint) + hatch_oval(main, (0, 0, 146, 146), 9, 1.8, 0.24)
    out += path(ell(0, 0, 146), "none", main, 5) + path(ell(0, 0, 155), "none", mix(main, PAPER, 0.4), 2)
    where = f"translate({-6 if name == 'announce' else 0},0) scale(1.12)"
    return document(out + group(ACTIONS[name]("#34204A"), where), -160, -160, 320, 320)


def inlay() -> str:
    """What is let into the ballroom's table: a half mask in brass within rings, lilies round it."""
    brass = mix(GOLD, "#4A2F5E", 0.30)
    out = path(ell(0, -8, 196, 132) + ell(0, -8, 186, 124), "none", brass, 1.8, 'opacity=".8"')
    out += group(half_mask(brass, 3.4), "translate(0,-20) scale(1.45)")
    ribbons = line("112,-26 138,-18 146,10 136,44", brass, 4) + line("-112,-26 -138,-18 -146,10 -136,44", brass, 4)
    lilies = "".join(
        group(fleur(brass), f"translate({num(x)},{num(y)}) rotate({turn}) scale(.34)")
        for x, y, turn in ((0, -164, 0), (0, 148, 180), (-232, -8, -90), (232, -8, 90))
    )
    return out + ribbons + lilies
