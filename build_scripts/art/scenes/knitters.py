"""The three knitting women: busts of the kit, seated, with arms, needles and their work."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from build_scripts.art.bust import Blush, Bust, bust
from build_scripts.art.light import drop, shaded
from build_scripts.art.palette import GOLD, SHADOW, SKIN, lit, shade
from build_scripts.art.scenes.wool import NEEDLE, stitches
from build_scripts.art.svg import Point, clip, ell, group, path, poly, smooth

_DRESS = Bust(face="oval", skin="rose", ears=False, collar=(("fichu",),))


@dataclass(frozen=True)
class Knitter:
    """One woman: her bust, her clothes and the rows of her work."""

    recipe: Bust
    dress: str
    apron: str
    sleeve: str
    rows: Sequence[tuple[str, int]]


OLD = Knitter(
    replace(
        _DRESS,
        face="gaunt",
        wig="bun",
        hair="#C9C2BC",
        hat=("mobcap", "#F7F2EA", "#B4232F"),
        eyes="squint",
        look=0.4,
        brows="angry",
        brow_colour="#8A8480",
        nose="hook",
        mouth="smirk",
        mouth_y=54,
        lip="#9A4A44",
        torso=("shirt", "#5A5266", "#5A5266"),
        wrinkles=("bags", "smile"),
        tilt=5,
    ),
    "#4E475C",
    "#CFC3AE",
    "#5A5266",
    [("#B4232F", 60)],
)
MIDDLE = Knitter(
    replace(
        _DRESS,
        face="round",
        skin="ruddy",
        wig="bun",
        hair="#5A3A26",
        hat=("phrygian", "#B3202C"),
        eyes="half",
        brows="flat",
        brow_colour="#4A2E1E",
        nose="bulb",
        mouth="smirk",
        lip="#A8453E",
        cheeks=Blush("#C8423A", 16, 0.35),
        torso=("shirt", "#6E4A3A", "#6E4A3A"),
        neck_width=34,
        marks=("chin2",),
    ),
    "#6B3B34",
    "#D9CBB0",
    "#7A4A3C",
    [("#2F5FB0", 3), ("#F4EBDA", 3), ("#B4232F", 3)] * 6,
)
YOUNG = Knitter(
    replace(
        _DRESS,
        skin="brown",
        wig="long",
        hair="#2B1F1C",
        hat=("mobcap", "#EFE6D2", "#2F5FB0"),
        eyes="side",
        look=-0.95,
        lashes=True,
        brows="arch",
        brow_colour="#2B1F1C",
        lift=6,
        nose="small",
        mouth="small",
        mouth_y=47,
        lip="#8A3A3A",
        torso=("shirt", "#3B5C74", "#3B5C74"),
        tilt=-4,
    ),
    "#31506A",
    "#C9BFA8",
    "#3B5C74",
    [("#C9993A", 4), ("#8A6420", 1)] * 12,
)


def _skirt(who: Knitter) -> str:
    folds = "".join(
        path(f"M{a} 300C{b} 400 {c} 520 {c} 640", "none", shade(who.dress, 0.42), 4, 'opacity=".5"')
        for a, b, c in ((-150, -176, -196), (150, 176, 196), (-184, -206, -226))
    )
    skirt = smooth("-96,210* 96,210* 168,262 214,372 246,640* -246,640* -214,372 -168,262")
    creases = "".join(
        path(f"M{a} 380C{a * 1.05:.0f} 460 {a * 1.15:.0f} 560 {a * 1.2:.0f} 640", "none", shade(who.apron, 0.22), 3)
        for a in (-84, -40, 52, 96)
    )
    apron = smooth("-78,214* 78,214* 120,300 140,640* -140,640* -120,300")
    return drop(shaded(skirt, who.dress, dx=-22, dy=-8, s=0.34, inner=folds), 0, -3, 5, 0.35) + shaded(
        apron, who.apron, dx=-14, dy=-4, s=0.20, inner=group(creases, extra='opacity=".6"')
    )


def _work(who: Knitter, swing: float) -> str:
    """The cloth on the needles; it hangs `swing` units to the right at its lower end."""
    k = swing
    cloth: list[Point] = [(-54, 282, "c"), (54, 282, "c"), (58 + k * 0.3, 360), (52 + k, 450), (60 + k, 520, "c")]
    cloth += [(k, 508), (k - 56, 524, "c"), (k - 52, 440), (k * 0.3 - 58, 360)]
    shadow = path(poly([(20, 270), (100, 270), (120, 540), (30 + k, 540)]), SHADOW, extra='opacity=".18"')
    return drop(clip(smooth(cloth), stitches(-70, 280, 180, 250, who.rows) + shadow), 3, 5, 5, 0.4)


def _arms(who: Knitter) -> str:
    out = ""
    sleeve = (
        "96,112* 138,130 172,196 186,272 162,318 118,328 66,318* 58,276* 112,268 118,220 96,170",
        "82,270* 60,272 56,298 60,322 82,322* 88,296",
    )
    for side in (-1, 1):
        arm, cuff = (_mirrored(part, side) for part in sleeve)
        out += drop(shaded(arm, who.sleeve, dx=-10, dy=-8, s=0.30), 2, 4, 5, 0.35)
        out += shaded(cuff, lit(who.apron, 0.3), dx=-4, dy=-3, s=0.2)
    return out


def _mirrored(text: str, side: int) -> str:
    """An outline in text, on the right (1) or left (-1) side."""
    if side > 0:
        return smooth(text)
    return smooth(" ".join(word[1:] if word.startswith("-") else f"-{word}" for word in text.split()))


def needles() -> str:
    """Two crossed needles."""
    out = path("M-104 330L44 250", "none", NEEDLE, 7) + path("M104 330L-44 250", "none", shade(NEEDLE, 0.12), 7)
    out += path("M-104 328L44 248", "none", "#FFFFFF", 2, 'opacity=".6"')
    return out + path(ell(-106, 331, 9), GOLD) + path(ell(106, 331, 9), shade(GOLD, 0.14))


def _hands(skin: str) -> str:
    out = ""
    for side in (-1, 1):
        out += shaded(_mirrored("66,276 50,270 34,278 24,292 28,306 44,316 64,312", side), skin, dx=-6, dy=-4, s=0.22)
        out += "".join(
            path(f"M{side * (30 + k * 8)} {284 + k}q{side * -5} 8 {side} 18", "none", shade(skin, 0.32), 2.2)
            for k in range(3)
        )
    return out


def knitter(who: Knitter, swing: float = 0) -> str:
    """A seated woman: the face at (0, 0) as in `bust`, the lap about y = 330, the hem at y = 640."""
    skin = SKIN[who.recipe.skin]
    return (
        group(bust(who.recipe))
        + _skirt(who)
        + _work(who, swing)
        + _arms(who)
        + drop(needles(), 1, 3, 2, 0.4)
        + _hands(skin)
    )
