"""The two altars: a niche with the front of a church, a niche with the vault of the thieves."""

import math

from build_scripts.art.allegiance.signs import GUILD, GUILD_DEEP, GUILD_LIGHT, TEMPLE, TEMPLE_DEEP
from build_scripts.art.light import drop, hatch, shaded
from build_scripts.art.palette import GOLD, GOLD_LIGHT, NIGHT, PAPER, STEEL_LIGHT, mix
from build_scripts.art.svg import along, around, clip, document, ell, group, line, num, path, poly, rect, smooth

STONE = "#D9CFBC"


def _church() -> str:
    """A gable with a rose window and a door; x -166 to 166, y -360 to 250."""
    out = shaded(
        smooth("-150,250* -150,-60* -110,-200 0,-290* 110,-200 150,-60* 150,250*"), STONE, dx=-16, dy=-8, s=0.22
    )
    out += path(ell(0, -70, 86), "#5A4A3A")
    petal = smooth("0,-20* 20,-52 0,-76* -20,-52")
    for k in range(12):
        out += path(
            petal, ("#2464A8", "#A8231F", "#C9993A")[k % 3], extra=f'transform="translate(0,-70) rotate({k * 30})"'
        )
    out += path(ell(0, -70, 17), GOLD_LIGHT) + path(ell(0, -70, 86), "none", "#B8AB92", 8)
    out += path(smooth("-52,250* -52,120 0,60* 52,120 52,250*"), "#4B3022") + path("M0 70V250", "none", "#2A1A12", 4)
    out += line("-60,250 -60,120 0,50 60,120 60,250", "#B8AB92", 8)
    for x in (-150, 150):
        tower = poly([(x - 16, 250), (x - 16, -120), (x, -190), (x + 16, -120), (x + 16, 250)])
        out += shaded(tower, "#CFC3AC", dx=-8, dy=0, s=0.26)
    return out + shaded("M-8 -360h16v24h24v16h-24v46h-16v-46h-24v-16h24z", GOLD, dx=-4, dy=-3, s=0.36)


def _dagger() -> str:
    out = shaded(poly("-15,0 15,0 0,-190"), STEEL_LIGHT, dx=-9, dy=0, s=0.34)
    out += shaded(rect(-50, -4, 100, 20, 8), GOLD, dx=-6, dy=-4, s=0.4)
    return (
        out
        + shaded(rect(-13, 16, 26, 74, 8), "#3A2618", dx=-5, dy=0)
        + shaded(ell(0, 96, 17), GOLD, dx=-4, dy=-4, s=0.4)
    )


def _vault() -> str:
    """An arch into the dark with a lantern, two daggers and spilt coins; x -190 to 190, y -280 to 262."""
    out = path(smooth("-190,250* -190,-40* -150,-190 0,-280* 150,-190 190,-40* 190,250*"), "#15161F")
    out += path(smooth("-150,250* -150,-20* -116,-150 0,-230* 116,-150 150,-20* 150,250*"), "#2B2A38")
    glow, paint = around([(0, "#EBCB7A", 0.42), (0.5, "#EBCB7A", 0.14), (1, "#EBCB7A", 0)], (0.5, 0.5), 0.5)
    out += f"<defs>{glow}</defs>" + path(ell(0, -70, 170), paint)
    out += line([(0, -232), (0, -128)], "#55566A", 5) + shaded(
        poly("-34,-128 34,-128 24,-146 -24,-146"), "#55566A", -4, -2
    )
    out += path(poly("-32,-128 32,-128 24,-44 -24,-44"), "#F4DFA0") + path(
        poly("6,-128 32,-128 24,-44 4,-44"), "#E3B95A"
    )
    out += path(ell(0, -74, 9, 18), "#FFF6DC") + line("-32,-128 -24,-44 24,-44 32,-128", "#3A3B4C", 6, tension=0)
    out += shaded(rect(-30, -48, 60, 14, 4), "#55566A", dx=-4, dy=-2)
    blades = group(_dagger(), "translate(-72,170) rotate(40)") + group(_dagger(), "translate(72,170) rotate(-40)")
    out += drop(blades, 3, 6, 5, 0.5)
    coins = ((-110, 236), (-70, 246), (108, 238), (66, 248), (88, 222))
    return out + "".join(shaded(ell(x, y, 26, 11), GOLD_LIGHT, dx=-6, dy=-3, s=0.4) for x, y in coins)


def altar(name: str) -> str:
    """A niche, 306 × 400, that stands on a step."""
    temple = name == "temple"
    colour, deep = (TEMPLE, TEMPLE_DEEP) if temple else (GUILD, GUILD_DEEP)
    wall = "#6A5A48" if temple else "#2B2D3C"
    rim = smooth("17,420* 17,130* 42,56 170,10 298,56 323,130* 323,420*")
    inner = smooth("34,420* 34,138* 58,72 170,30 282,72 306,138* 306,420*")
    bright = (mix(colour, PAPER, 0.55), mix(colour, PAPER, 0.16)) if temple else (mix(colour, PAPER, 0.26), colour)
    glow, paint = around([(0, bright[0]), (0.6, bright[1]), (1, mix(colour, deep, 0.8))], (0.45, 0.42), 0.75)
    out = f"<defs>{glow}</defs>" + shaded(rim, wall, dx=-6, dy=-5, s=0.4, h=0.18, hx=2, hy=2)
    inside = path(rect(0, 0, 340, 460), paint) + hatch(deep, (0, 8, 340, 430), 6, 1.4, 0.22)
    front = _church() if temple else _vault()
    inside += drop(group(front, f"translate(170,{278 if temple else 282}) scale(.62)"), 3, 6, 6, 0.4)
    out += clip(inner, inside) + path(inner, "none", GOLD if temple else GUILD_LIGHT, 2.6)
    return document(out, 17, 10, 306, 400)


def ground(w: float, h: float) -> str:
    """The floor of the hall: candlelight from the Temple's side, moonlight from the Guild's, stones in courses."""
    tall = h > w
    start, end = ((0.14, 0.20), (0.86, 0.20)) if tall else ((0.08, 0.24), (0.92, 0.24))
    warm, candle = around([(0, "#6A5228", 0.72), (0.5, "#4A3C26", 0.42), (1, NIGHT, 0)], start, 0.62)
    cold, moon = around([(0, "#4A5490", 0.60), (0.5, "#333A62", 0.40), (1, NIGHT, 0)], end, 0.62)
    out = f"<defs>{warm}{cold}</defs>" + path(rect(0, 0, w, h), mix(NIGHT, "#000000", 0.12))
    joints = ""
    for row in range(int(h / 96) + 1):
        y = row * 96
        joints += f"M0 {num(y)}H{num(w)}"
        for k in range(int(w / 210) + 2):
            joints += f"M{num(k * 210 + (105 if row % 2 else 0) + 14 * math.sin(row * 2.3 + k))} {num(y)}v96"
    out += path(rect(0, 0, w, h), candle) + path(rect(0, 0, w, h), moon)
    out += path(joints, "none", "#000000", 3, 'opacity=".20"') + path(
        joints, "none", PAPER, 1, 'opacity=".05" transform="translate(0,2)"'
    )
    dark, fall = along([(0, "#000000", 0), (0.6, "#000000", 0.05), (1, "#000000", 0.40)], (0, 1))
    return document(out + f"<defs>{dark}</defs>" + path(rect(0, 0, w, h), fall), 0, 0, w, h)
