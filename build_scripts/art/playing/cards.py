"""Faces of the pack: how pips lie, how a court figure is cut and turned, the large sign of an ace."""

import math

from build_scripts.art.bust import Bust, bust
from build_scripts.art.cards import HEIGHT, WIDTH, lattice, sheet
from build_scripts.art.light import drop, hatch, hatch_oval
from build_scripts.art.palette import GOLD, PAPER, lit, mix, shade
from build_scripts.art.playing.court import FIGURES
from build_scripts.art.scenes.wool import NEEDLE, ball
from build_scripts.art.suits import SUITS, suit
from build_scripts.art.svg import along, around, clip, document, ell, group, line, num, path, poly, rect

RANKS = ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2")
LETTERS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
"""Suit of the second letter of a card's id."""
PIPS: dict[str, str] = {
    "2": "0,-1 0,1",
    "3": "0,-1 0,0 0,1",
    "4": "-1,-1 1,-1 -1,1 1,1",
    "5": "-1,-1 1,-1 0,0 -1,1 1,1",
    "6": "-1,-1 1,-1 -1,0 1,0 -1,1 1,1",
    "7": "-1,-1 1,-1 0,-.5 -1,0 1,0 -1,1 1,1",
    "8": "-1,-1 1,-1 0,-.5 -1,0 1,0 0,.5 -1,1 1,1",
    "9": "-1,-1 1,-1 -1,-.34 1,-.34 0,0 -1,.34 1,.34 -1,1 1,1",
    "T": "-1,-1 1,-1 0,-.67 -1,-.34 1,-.34 -1,.34 1,.34 0,.67 -1,1 1,1",
}
"""Columns -1, 0, 1 and heights -1 to 1; what lies below the middle stands on its head."""
CORNER_X, CORNER_Y = 76, 204
FRAME = (138, 60, 354, 760)
"""Field of a court card: x, y, w, h."""
CUT = 44
"""How far the cut through a court card falls on either side of the middle."""
HALF_TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"


def face(card: str) -> str:
    """A card by its id: rank, T for ten, then the suit's letter."""
    return sheet(printed(card))


def printed(card: str) -> str:
    """What is printed on a card's paper."""
    rank, name = card[0], LETTERS[card[1]]
    body = _pips(rank, name) if rank in PIPS else _ace(name) if rank == "A" else _court(name, FIGURES[card])
    corner = group(suit(name, ""), f"translate({CORNER_X},{CORNER_Y}) scale(.66)")
    return body + corner + group(corner, HALF_TURN)


def mark(name: str, on_colour: bool = False) -> str:
    """The sign of a suit alone, 120 × 120; in the colour of paper where it lies on its own suit's colour."""
    sign = suit(name, PAPER)
    if on_colour:
        colour = SUITS[name]
        sign = sign.replace(colour, "#0").replace(PAPER, colour).replace("#0", PAPER)
    return document(sign, -60, -60, 120, 120)


def _pips(rank: str, name: str) -> str:
    places = [tuple(map(float, word.split(","))) for word in PIPS[rank].split()]
    size = 1.5 if len(places) < 4 else 1.36 if len(places) < 9 else 1.24
    out = ""
    for column, level in places:
        turn = " rotate(180)" if level > 0 else ""
        where = f"translate({num(315 + column * 114)},{num(440 + level * 284)}){turn} scale({size})"
        out += group(suit(name), where)
    return out


def _ace(name: str) -> str:
    """The sign on a medallion with engraved rays, ringed by a row of stitches."""
    colour = SUITS[name]
    cx, cy, rx, ry = 315, 440, 190, 246
    oval = ell(cx, cy, rx, ry)
    stops = [(0, mix(PAPER, colour, 0.06)), (0.7, mix(PAPER, colour, 0.22)), (1, mix(PAPER, colour, 0.36))]
    glow, paint = around(stops, (0.44, 0.4), 0.62)
    out = f"<defs>{glow}</defs>" + path(oval, paint)
    rays = ""
    for k in range(96):
        a, inner = 2 * math.pi * k / 96, (0.66, 0.74)[k % 2]
        c, s = math.cos(a), math.sin(a)
        rays += f"M{num(cx + rx * inner * c)} {num(cy + ry * inner * s)}"
        rays += f"L{num(cx + rx * 0.965 * c)} {num(cy + ry * 0.965 * s)}"
    out += path(rays, "none", colour, 1.8, 'opacity=".42"') + path(oval, "none", colour, 4.5)
    stitches = ""
    for k in range(72):
        a = 2 * math.pi * (k + 0.5) / 72
        x, y = cx + (rx + 17) * math.cos(a), cy + (ry + 17) * math.sin(a)
        turn = math.degrees(math.atan2((ry + 17) * math.cos(a), -(rx + 17) * math.sin(a)))
        stitch = path("M-6 -5L2 0L-6 5", "none", mix(colour, PAPER, 0.3), 3)
        stitches += group(stitch, f"translate({num(x)},{num(y)}) rotate({num(turn)})")
    out += stitches + path(ell(cx, cy, rx + 32, ry + 32), "none", mix(colour, PAPER, 0.5), 2)
    lower, shown = along([(0, lit(colour, 0.2)), (0.55, colour), (1, shade(colour, 0.22))], (0.5, 1))
    sign = suit(name, mix(PAPER, colour, 0.08)).replace(f'fill="{colour}"', f'fill="{shown}"')
    return out + f"<defs>{lower}</defs>" + drop(group(sign, f"translate({cx},{cy}) scale(2.9)"), 4, 8, 6, 0.35)


def _court(name: str, figure: Bust) -> str:
    """The figure down to the cut, and again on its head."""
    colour = SUITS[name]
    x, y, w, h = FRAME
    field = rect(x, y, w, h, 6)
    cx, cy = WIDTH / 2, HEIGHT / 2
    stops = [(0, mix(PAPER, colour, 0.12)), (0.6, mix(PAPER, colour, 0.30)), (1, mix(PAPER, colour, 0.46))]
    glow, paint = around(stops, (0.5, 0.5), 0.62)
    out = f"<defs>{glow}</defs>" + path(field, paint) + hatch(colour, (x, y + 4, w, h - 8), 8, 1.5, 0.22)
    upper = poly([(x, y), (x + w, y), (x + w, cy - CUT), (x, cy + CUT)])
    half = clip(upper, group(bust(figure), f"translate({num(cx - 8)},{num(cy - 138 * 1.06)}) scale(1.06)"))
    sign = group(suit(name, mix(PAPER, colour, 0.3)), f"translate({x + 46},{y + 60}) scale(.7)")
    out += half + sign + group(half + sign, HALF_TURN)
    cut = f"M{x} {num(cy + CUT)}L{x + w} {num(cy - CUT)}"
    out += path(cut, "none", PAPER, 17) + path(cut, "none", colour, 5) + path(cut, "none", GOLD, 1.8)
    out += path(field, "none", PAPER, 12) + path(field, "none", colour, 5)
    inner = rect(x + 9, y + 9, w - 18, h - 18, 3)
    return out + path(inner, "none", mix(colour, PAPER, 0.35), 1.8)


def back() -> str:
    """A ball of wool and two needles on night blue; the same either way up but for the wool's light."""
    main, deep = "#2C3563", "#171B36"
    field, oval = rect(36, 36, 558, 808, 12), ell(315, 440, 176, 226)
    ground = path(rect(0, 0, WIDTH, HEIGHT), main) + lattice(mix(main, deep, 0.55), mix(main, GOLD, 0.5))
    out = path(rect(22, 22, 586, 836, 20), deep) + clip(field, ground) + path(field, "none", GOLD, 3)
    out += drop(path(oval, deep), 0, 4, 8, 0.5) + hatch_oval(mix(deep, main, 0.6), (315, 440, 176, 226), 9, 1.6, 1)
    out += path(oval, "none", GOLD, 4) + path(ell(315, 440, 164, 214), "none", mix(GOLD, deep, 0.4), 2)
    needles = ""
    for turn in (-38, 38):
        needle = line([(0, -190), (0, 178)], shade(NEEDLE, 0.3), 11) + line([(-2, -190), (-2, 178)], NEEDLE, 7)
        needle += path(ell(0, -192, 15), GOLD) + path(ell(-4, -197, 5), lit(GOLD, 0.6))
        needles += group(needle, f"translate(315,440) rotate({turn})")
    out += drop(needles, 3, 5, 4, 0.45) + drop(group(ball(96, SUITS["hearts"]), "translate(315,440)"), 3, 7, 6, 0.5)
    sign = group(suit("clubs", "").replace(SUITS["clubs"], GOLD), "translate(315,150) scale(.62)")
    return sheet(out + sign + group(sign, HALF_TURN))
