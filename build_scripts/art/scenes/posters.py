"""The pictures of the five broadsides one chooses a game from; names and facts are set round them.

A picture is 560 × 784, from y = -112 to 672, and may be cut to the square in its middle, 0 to 560, at the most.
"""

from build_scripts.art.bust import Bust, bust
from build_scripts.art.cards import CORNER, HEIGHT, WIDTH
from build_scripts.art.light import drop, hatch, shaded
from build_scripts.art.masks import mask
from build_scripts.art.masks.recipes import MASKS
from build_scripts.art.nobles import RECIPES
from build_scripts.art.palette import GOLD, GOLD_DEEP, INK, PAPER, PAPER_2, PAPER_3, STEEL, lit, mix
from build_scripts.art.paris.map import paris
from build_scripts.art.paris.pieces import SIDES, badge, counter_body, flag_of
from build_scripts.art.scenes import machine
from build_scripts.art.suits import SUITS, suit
from build_scripts.art.svg import along, around, clip, document, ell, group, num, path, poly, rect, smooth

TOP, TALL = -112, 784
FRAME = rect(0, TOP, 560, TALL, 10)
CHURCH, GUILD = "#C9A24A", "#3A3D55"
SPY = Bust(
    face="oval",
    skin="rose",
    wig="crop",
    hair="#5B3B28",
    hat=("wide", "#2B2D3A", "#C9A24A", "#C9A24A"),
    eyes="side",
    look=0.9,
    brows="arch",
    brow_colour="#4A2E1E",
    nose="hook",
    mouth="smirk",
    mouth_y=52,
    beard="goatee",
    beard_colour="#5B3B28",
    beard_y=36,
    torso=("cloak", "#2B2D3A", "#C9A24A"),
    collar=(("ruff",),),
    scale=0.95,
)


def _framed(colour: str, deep: str, light: float, body: str) -> str:
    """A hatched ground, lit from within, with `body` on it."""
    stops = [(0, mix(colour, PAPER, light)), (0.62, mix(colour, PAPER, light * 0.34)), (1, mix(colour, deep, 0.55))]
    glow, paint = around(stops, (0.45, 0.4), 0.78)
    ground = f"<defs>{glow}</defs>" + path(rect(0, TOP, 560, TALL), paint)
    ground += hatch(deep, (0, TOP + 4, 560, TALL - 8), 9, 1.6, 0.20)
    return _finished(ground + body, deep)


def _finished(body: str, edge: str) -> str:
    return document(clip(FRAME, body) + path(FRAME, "none", edge, 4), 0, TOP, 560, TALL)


def _placed(body: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    return group(body, f"translate({num(x)},{num(y)}) scale({scale}) rotate({turn})")


def guillotine() -> str:
    """The machine between the two dearest heads."""
    figures = ""
    for noble, x, y, scale in (("marie_antoinette", 126, 452, 1.0), ("louis_xvi", 440, 462, 0.94)):
        figures += drop(_placed(bust(RECIPES[noble]), x, y, scale), 3, 8, 8, 0.45)
    body = drop(_placed(machine.whole(with_wool=False), 63, -92, 1.45), 6, 8, 8, 0.5)
    return _framed("#A8231F", "#4A0C10", 0.62, body + figures)


def _playing_card(name: str, noble: str = "") -> str:
    """A card of the pack without its index: a court figure, or seven signs."""
    colour = SUITS[name]
    sheet = rect(0, 0, WIDTH, HEIGHT, CORNER)
    tint, paint = along([(0, lit(PAPER, 0.35)), (1, mix(PAPER, PAPER_2, 0.55))], (0.6, 1))
    out = f"<defs>{tint}</defs>" + path(sheet, paint)
    corner = group(suit(name, ""), "translate(72,96) scale(.86)")
    if noble:
        field = rect(112, 64, 406, 752, 4)
        ground = mix(PAPER, colour, 0.16)
        half = clip(
            poly([(112, 24), (518, 24), (518, 394), (112, 486)]),
            group(bust(RECIPES[noble]), "translate(315,299) scale(1.26)"),
        )
        out += path(field, ground) + hatch(colour, (112, 64, 406, 752), 8, 1.4, 0.20)
        out += half + group(half, "rotate(180 315 440)") + path("M112 486L518 394", "none", colour, 5)
        out += path(field, "none", colour, 5)
    else:
        for x, y in ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)):
            flip = " rotate(180)" if y > 0 else ""
            out += group(suit(name), f"translate({num(315 + x * 124)},{num(440 + y * 274)}){flip} scale(1.45)")
    out += corner + group(corner, "rotate(180 315 440)")
    return clip(sheet, out) + path(rect(3, 3, WIDTH - 6, HEIGHT - 6, CORNER - 3), "none", PAPER_3, 5)


def guillotine_tricks() -> str:
    """A fan of four cards."""
    fan = (
        ("hearts", "", -18, -0.24, 0.06),
        ("clubs", "robespierre", -6, -0.09, -0.005),
        ("spades", "duke", 6, 0.07, -0.005),
        ("hearts", "marie_antoinette", 18, 0.225, 0.06),
    )
    body = ""
    for name, noble, turn, dx, dy in fan:
        card = group(_playing_card(name, noble), f"translate({-WIDTH / 2},{-HEIGHT / 2})")
        where = f"translate({num(280 + dx * 560)},{num(280 + dy * 560)}) rotate({turn}) scale(.40)"
        body += drop(group(card, where), 4, 7, 6, 0.45)
    return _framed("#2A4A7A", "#131C33", 0.60, body)


def revolution() -> str:
    """A part of the map with counters on it."""
    body = group(paris(), "translate(-190,-120) scale(.98)")
    for side, flag, x, y in (
        ("red", False, 136, 146),
        ("blue", True, 438, 122),
        ("blue", False, 284, 300),
        ("red", True, 142, 430),
        ("red", False, 436, 446),
    ):
        sign = flag_of(side) if flag else group(badge(side, SIDES[side]), "scale(2.4)")
        body += _placed(counter_body(side) + sign, x, y, 0.42)
    return document(clip(FRAME, body) + path(FRAME, "none", "#5A4326", 4), 0, 0, 560, 560)


def mascarade() -> str:
    """Three masks."""
    masks = (("spy", 164, 126, 0.86, -12), ("fool", 404, 138, 0.84, 10), ("empress", 280, 400, 1.2, 0))
    body = "".join(
        drop(_placed(mask(MASKS[name]), x, y, scale, turn), 4, 10, 10, 0.5) for name, x, y, scale, turn in masks
    )
    return _framed("#5B2678", "#25103A", 0.56, body)


def allegiance() -> str:
    """Somebody between the Temple and the Guild."""
    ground = path(rect(0, TOP, 560, TALL), mix(PAPER, CHURCH, 0.34))
    ground += path(poly([(560, TOP), (560, TOP + TALL), (0, TOP + TALL)]), mix(GUILD, PAPER, 0.08))
    ground += hatch(INK, (0, TOP + 4, 560, TALL - 8), 9, 1.6, 0.12)
    goblet = path(smooth("-26,-34* 26,-34* 22,-4 6,10 5,28* 20,36* -20,36* -5,28* -6,10 -22,-4"), GOLD_DEEP)
    goblet += path(rect(-3, -58, 6, 22) + rect(-10, -52, 20, 6), GOLD_DEEP)
    dagger = shaded(smooth("0,-54* 9,-20 9,10* -9,10* -9,-20"), STEEL, -3, -2)
    dagger += path(rect(-22, 10, 44, 8, 3), GOLD) + path(rect(-5, 18, 10, 32, 4), STEEL) + path(ell(0, 52, 6), GOLD)
    figure = drop(_placed(bust(SPY), 280, 322, 1.68), 3, 8, 8, 0.4)
    body = ground + figure + _placed(goblet, 104, 36, 1.3) + _placed(dagger, 470, 566, 1.5, 18)
    return _finished(body, INK)


POSTERS = {
    "guillotine": guillotine,
    "guillotine_tricks": guillotine_tricks,
    "revolution": revolution,
    "mascarade": mascarade,
    "allegiance": allegiance,
}
"""The picture of each game, by its id."""
