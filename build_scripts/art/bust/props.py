"""What a figure holds or wears before it: each knows its own place on the canvas of a bust."""

from collections.abc import Callable
from functools import partial

from build_scripts.art.bust.veils import scarf
from build_scripts.art.light import shaded
from build_scripts.art.ornament import feather
from build_scripts.art.palette import (
    BLOOD,
    BLOOD_DEEP,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    LINEN,
    PAPER,
    PAPER_2,
    PAPER_3,
    SKIN,
    STEEL,
    STEEL_DEEP,
    STEEL_LIGHT,
    WOOD,
    WOOD_LIGHT,
    mix,
    shade,
)
from build_scripts.art.svg import clip, ell, group, line, mirror, path, poly, rect, smooth, spots, symmetric


def _baton() -> str:
    return group(
        shaded(rect(-8, -60, 16, 130, 6), BLOOD_DEEP, dx=-4, dy=0)
        + path(rect(-9, -64, 18, 16, 4), GOLD)
        + path(rect(-9, 56, 18, 16, 4), GOLD)
        + "".join(path(ell(0, y, 3), GOLD_LIGHT) for y in (-30, -4, 22)),
        "translate(-120,176) rotate(-30)",
    )


def _cake() -> str:
    return group(
        shaded(smooth("-54,30 54,30 60,38 0,46 -60,38"), STEEL_LIGHT, dx=-8, dy=-3)
        + shaded(rect(-40, -10, 80, 42, 8), "#EBC9A0", dx=-10, dy=0)
        + shaded(
            smooth("-42,-10 -36,-24 36,-24 42,-10 40,6 28,-2 18,8 6,-2 -6,10 -18,-1 -30,8 -41,2"),
            "#F7E9EE",
            dx=-8,
            dy=-2,
            s=0.16,
        )
        + shaded(rect(-25, -48, 50, 26, 6), "#EBC9A0", dx=-7, dy=0)
        + shaded(smooth("-27,-46 -22,-56 22,-56 27,-46 24,-36 12,-42 2,-34 -10,-42 -22,-35"), "#D8788C", dx=-6, dy=-2)
        + shaded(ell(0, -62, 9), BLOOD, dx=-2, dy=-2)
        + line([(0, -70), (4, -78)], "#3F6A2B", 2.5),
        "translate(118,164)",
    )


def _wine() -> str:
    return group(
        shaded(smooth("-26,-54* 26,-54* 26,-20 14,0 5,6* -5,6* -14,0 -26,-20"), "#DFE8EA", dx=-6, dy=-2, s=0.2)
        + clip(
            smooth("-23,-50* 23,-50* 23,-20 12,-2 -12,-2 -23,-20"),
            path(rect(-30, -34, 60, 40), "#7A1430") + path(rect(-30, -34, 60, 5), "#A32A4A"),
        )
        + path(rect(-3.5, 4, 7, 34), "#C7D2D6")
        + path(smooth("-20,40 0,34 20,40 0,46"), "#DFE8EA")
        + path(smooth("-20,-46 -15,-46 -16,-18 -20,-22"), LINEN, extra='opacity=".8"'),
        "translate(-112,158) rotate(-8)",
    )


def _dice() -> str:
    return line("60,140 84,190 96,226", GOLD_DEEP, 3) + "".join(
        (
            group(
                shaded(rect(-13, -13, 26, 26, 4), LINEN, dx=-4, dy=-3, s=0.2)
                + "".join((path(ell(a, b, 2.6), INK) for a, b in p)),
                f"translate({x},{y}) rotate({r})",
            )
            for x, y, r, p in (
                (92, 176, 14, ((-6, -6), (6, 6), (0, 0))),
                (112, 198, -12, ((-6, -6), (6, 6), (6, -6), (-6, 6))),
            )
        )
    )


def _bucket() -> str:
    st = "".join(
        line([(x, -34), (x - 9, -52), (x + 7, -70), (x - 5, -90)], "#9DB04A", 5, extra='opacity=".85"')
        for x in (-24, 0, 24)
    )
    return group(
        st
        + path(ell(0, -18, 48, 12), "#4B3022")
        + path(ell(0, -17, 40, 8), "#8C9A2E")
        + shaded(smooth("-48,-18* 0,-6 48,-18* 40,60* -40,60*"), WOOD_LIGHT, dx=-10, dy=0, s=0.34)
        + line("-46,4 0,14 46,4", STEEL_DEEP, 6)
        + line("-42,38 0,48 42,38", STEEL_DEEP, 6),
        "translate(104,166)",
    )


def _kerchief() -> str:
    dots = "-40,18 -20,30 0,18 20,32 40,18 -28,48 -8,48 12,52 30,48 0,70"
    d = smooth("-62,2* -30,10 0,4 30,10 62,2* 54,40 26,72 0,92* -26,72 -54,40")
    return (
        shaded(
            d,
            "#C9B48A",
            dx=-14,
            dy=-6,
            s=0.24,
            inner="".join(path(ell(x, y, 3.6), "#8E2A2A") for x, y in spots(dots)),
        )
        + line([(-40, 26), (-18, 20)], shade("#C9B48A", 0.3), 2)
        + line([(40, 28), (18, 22)], shade("#C9B48A", 0.4), 2)
    )


def _gavel() -> str:
    return group(
        shaded(rect(-6, -10, 12, 110, 4), WOOD, dx=-3, dy=0)
        + shaded(rect(-44, -52, 88, 44, 8), WOOD_LIGHT, dx=-9, dy=-4, s=0.34)
        + path(rect(-36, -52, 8, 44), GOLD)
        + path(rect(28, -52, 8, 44), shade(GOLD, 0.2)),
        "translate(-120,150) rotate(-24)",
    )


def _tomato() -> str:
    return group(
        shaded(
            smooth("-34,-6 -20,-26* -10,-16 4,-30* 12,-16 34,-18* 26,0 38,16* 18,16 10,36* 0,18 -22,28* -20,8"),
            "#C8331F",
            dx=-5,
            dy=-4,
        )
        + "".join((path(ell(x, y, 2.2, 3.2), "#F2C66B") for x, y in ((-8, -4), (6, -8), (10, 6), (-2, 8))))
        + line([(10, 30), (12, 52)], "#C8331F", 5)
        + line([(-14, 22), (-15, 36)], "#C8331F", 4),
        "translate(58,-92) rotate(8)",
    )


def _rose() -> str:
    return group(
        line("0,0 6,40 -4,90", "#466B34", 5)
        + path(smooth("4,50* 24,40 32,50* 18,60"), "#55803F")
        + "".join(
            shaded(
                smooth("0,-18 18,-8 16,12 0,18 -16,12 -18,-8") if i == 0 else ell(0, -2, 11 - i * 3, 9 - i * 2.5),
                mix("#7C2236", "#D5627A", i * 0.35),
                dx=-4,
                dy=-3,
            )
            for i in range(3)
        )
        + path(smooth("26,30 34,24 42,32 34,38"), "#7C2236"),
        "translate(104,120) rotate(24)",
    )


def _hands() -> str:
    b = shaded(
        smooth("-26,230* -30,180 -20,146 -6,118 0,112* 6,118 20,146 30,180 26,230*"),
        SKIN["powder"],
        dx=-10,
        dy=-2,
        s=0.2,
    ) + line([(0, 114), (0, 228)], shade(SKIN["powder"], 0.4), 2.6)
    for side in (-1, 1):
        b += line([(side * 14, 142), (side * 8, 168)], shade(SKIN["powder"], 0.28), 2) + shaded(
            smooth([(side * 28, 192, "c"), (side * 34, 230, "c"), (side * 64, 230, "c"), (side * 50, 196)]),
            LINEN,
            dx=-4,
            dy=-3,
            s=0.2,
        )
    return b


def _scroll() -> str:
    return group(
        shaded(rect(-46, -30, 92, 60, 2), PAPER, dx=-8, dy=-4, s=0.14)
        + "".join(line([(-32, y), (32 if y < 10 else 6, y)], "#8A7A5C", 3) for y in (-14, -2, 10))
        + shaded(rect(-54, -38, 108, 14, 7), PAPER_2, dx=-6, dy=-3, s=0.3)
        + shaded(rect(-54, 24, 108, 14, 7), PAPER_2, dx=-6, dy=-3, s=0.3)
        + path(ell(28, 20, 9), BLOOD),
        "translate(-112,172) rotate(-12)",
    )


def _map() -> str:
    return group(
        shaded(rect(-58, -40, 116, 84, 3), "#E9D9B0", dx=-8, dy=-4, s=0.14)
        + path(smooth("-58,-4 -30,-14 0,4 30,-8 58,6 58,16 30,4 0,16 -30,-2 -58,8"), "#6FA2B8")
        + "".join(line(p, "#A5743C", 2.4) for p in ([(-40, -30), (-20, 0), (-34, 34)], [(10, -36), (16, 0), (34, 38)]))
        + path(ell(16, -18, 6), BLOOD)
        + line([(34, 22), (44, 34)], BLOOD, 3)
        + line([(44, 22), (34, 34)], BLOOD, 3),
        "translate(-108,168) rotate(-9)",
    )


def _scissors() -> str:
    return group(
        "".join(
            shaded(ell(side * 16, 44, 14, 17), "#3B3E50", dx=-3, dy=-3) + path(ell(side * 16, 44, 7, 9), "#B08968")
            for side in (-1, 1)
        )
        + shaded(smooth("-10,28* 0,18 12,-60* 2,-10 0,30*"), STEEL, dx=-3, dy=0)
        + shaded(smooth("10,28* 0,18 -12,-60* -2,-10 0,30*"), STEEL_LIGHT, dx=-3, dy=0),
        "translate(122,150) rotate(16)",
    )


def _purse() -> str:
    return group(
        shaded(smooth("-14,-34* 14,-34* 40,6 44,40 0,58 -44,40 -40,6"), "#8A5A2B", dx=-10, dy=-5, s=0.34)
        + shaded(smooth("-14,-34* -26,-54 0,-48 26,-54 14,-34*"), "#A87438", dx=-4, dy=-3)
        + line("-16,-33 0,-28 16,-33", GOLD_LIGHT, 5)
        + shaded(ell(0, 16, 14), GOLD, dx=-4, dy=-3, s=0.4)
        + "".join((shaded(ell(x, y, 13, 6), GOLD_LIGHT, dx=-3, dy=-2, s=0.4) for x, y in ((-52, 54), (-40, 46)))),
        "translate(112,160)",
    )


def _book() -> str:
    return group(
        shaded(rect(-38, -48, 76, 96, 5), "#5E1210", dx=-6, dy=-4)
        + path(rect(28, -44, 10, 88), PAPER_2)
        + shaded("M-5 -26h10v14h14v10h-14v28h-10v-28h-14v-10h14z", GOLD, dx=-3, dy=-2),
        "translate(-112,166) rotate(-10)",
    )


def _ledger() -> str:
    return group(
        shaded(rect(-50, -36, 100, 74, 4), "#2C4C18", dx=-6, dy=-4)
        + path(rect(-44, -32, 88, 66, 2), PAPER)
        + line([(0, -32), (0, 34)], PAPER_3, 3)
        + "".join(line([(x, y), (x + 30, y)], "#8A7A5C", 2.4) for x in (-37, 7) for y in (-18, -6, 6, 18)),
        "translate(-110,170) rotate(-8)",
    )


def _key() -> str:
    return group(
        shaded(ell(0, -44, 22), GOLD, dx=-5, dy=-4, s=0.4)
        + path(ell(0, -44, 11), "#5a4a2a")
        + shaded(rect(-5, -26, 10, 90, 3), GOLD, dx=-3, dy=0, s=0.4)
        + shaded(rect(2, 40, 24, 9, 2), GOLD, dx=-3, dy=-2, s=0.4)
        + shaded(rect(2, 54, 18, 9, 2), GOLD, dx=-3, dy=-2, s=0.4),
        "translate(116,156) rotate(14)",
    )


def _fan() -> str:
    b = ""
    for i in range(7):
        b += group(
            shaded(poly("-2,0 2,0 15,-92 0,-98 -15,-92"), mix("#C86B86", "#F4D5DC", i % 2 * 0.8), dx=-3, dy=0, s=0.2),
            f"rotate({-54 + i * 18})",
        )
    return group(b + path(ell(0, 0, 6), GOLD), "translate(-112,206) rotate(-14)")


def _duster() -> str:
    return group(
        shaded(rect(-4, 0, 8, 110, 3), WOOD, dx=-2, dy=0)
        + "".join(
            (
                feather(0, 6, 66, r, c)
                for r, c in ((-40, "#8C857A"), (40, "#8C857A"), (-20, "#B5AEA2"), (20, "#B5AEA2"), (0, "#D8D2C6"))
            )
        ),
        "translate(-122,120) rotate(-10)",
    )


def _cup() -> str:
    return group(
        shaded(smooth("-30,-20* 30,-20* 24,14 0,26 -24,14"), LINEN, dx=-7, dy=-2, s=0.18)
        + path(ell(0, -20, 30, 7), "#7A4B28")
        + line("28,-12 44,-8 40,8 22,8", shade(LINEN, 0.1), 6)
        + path(smooth("-36,28 0,22 36,28 0,36"), STEEL_LIGHT),
        "translate(-112,176)",
    )


def _spyglass() -> str:
    return group(
        shaded(rect(-60, -14, 60, 28, 4), GOLD, dx=0, dy=-6, s=0.4)
        + shaded(rect(-4, -18, 54, 36, 5), "#5E3A24", dx=0, dy=-8, s=0.4)
        + path(rect(44, -21, 12, 42, 4), GOLD_LIGHT),
        "translate(118,176) rotate(-28)",
    )


def _dagger() -> str:
    return group(
        shaded(poly("-7,0 7,0 0,-88"), STEEL_LIGHT, dx=-5, dy=0, s=0.3)
        + shaded(rect(-22, -2, 44, 10, 4), GOLD, dx=-4, dy=-2, s=0.4)
        + shaded(rect(-6, 8, 12, 38, 4), "#3A2618", dx=-3, dy=0),
        "translate(-116,176) rotate(-18)",
    )


def _tragedy() -> str:
    d = smooth(symmetric("0,-46 34,-42 42,-8 30,30 0,46"))
    return group(
        shaded(d, "#EDE6D8", dx=-8, dy=-5, s=0.24)
        + mirror(path(smooth("8,-14 26,-18 30,-4 16,0"), INK) + line("8,-26 20,-30 32,-22", shade("#EDE6D8", 0.4), 3))
        + path(smooth("-18,30* -10,14 0,10 10,14 18,30* 0,22"), INK)
        + path(smooth("-20,4 -16,14 -22,16"), "#5C8FC2")
        + line("40,-10 70,10 60,50", BLOOD, 4),
        "translate(-112,168) rotate(-10)",
    )


PROPS: dict[str, Callable[[], str]] = {
    "baton": _baton,
    "cake": _cake,
    "wine": _wine,
    "dice": _dice,
    "bucket": _bucket,
    "kerchief": _kerchief,
    "dark_scarf": partial(scarf, "#6E2430"),
    "gavel": _gavel,
    "tomato": _tomato,
    "rose": _rose,
    "hands": _hands,
    "scroll": _scroll,
    "map": _map,
    "scissors": _scissors,
    "purse": _purse,
    "book": _book,
    "ledger": _ledger,
    "key": _key,
    "fan": _fan,
    "duster": _duster,
    "cup": _cup,
    "spyglass": _spyglass,
    "dagger": _dagger,
    "tragedy": _tragedy,
}
