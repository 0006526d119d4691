"""The pictures of the five broadsides one chooses a game from; names and facts are set round them.

A picture is 560 × 784, from y = -112 to 672, and may be cut to the square in its middle, 0 to 560, at the most.
"""

from build_scripts.art.allegiance.roles import ROLES
from build_scripts.art.allegiance.signs import GUILD, TEMPLE, cup, knife
from build_scripts.art.bust import bust
from build_scripts.art.cards import HEIGHT, WIDTH, on_paper
from build_scripts.art.light import drop, hatch
from build_scripts.art.masks import mask
from build_scripts.art.masks.recipes import MASKS
from build_scripts.art.nobles import RECIPES
from build_scripts.art.palette import GOLD_DEEP, INK, PAPER, STEEL, mix
from build_scripts.art.paris.map import paris
from build_scripts.art.paris.pieces import SIDES, badge, counter_body, flag_of
from build_scripts.art.playing.cards import printed
from build_scripts.art.scenes import machine
from build_scripts.art.svg import around, clip, document, group, num, path, poly, rect

TOP, TALL = -112, 784
FRAME = rect(0, TOP, 560, TALL, 10)


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


def guillotine_tricks() -> str:
    """A fan of four cards."""
    body = ""
    for name, turn in (("AH", -27), ("KC", -9), ("QS", 9), ("KH", 27)):
        card = group(on_paper(printed(name)), f"translate({-WIDTH / 2},{-HEIGHT / 2})")
        where = f"translate(280,710) rotate({turn}) translate(0,-430) scale(.40)"
        body += drop(group(card, where), 4, 7, 6, 0.45)
    return _framed("#2A4A7A", "#131C33", 0.60, body)


def revolution() -> str:
    """A part of the map with counters on it."""
    body = group(paris(), "translate(-168,-168) scale(1.12)")
    for side, flag, x, y in (
        ("red", False, 101, 101),
        ("blue", True, 459, 101),
        ("blue", False, 280, 280),
        ("red", True, 101, 459),
        ("red", False, 459, 459),
    ):
        sign = flag_of(side) if flag else group(badge(side, SIDES[side]), "scale(2.4)")
        body += _placed(counter_body(side) + sign, x, y, 0.44)
    return _finished(body, "#5A4326")


def mascarade() -> str:
    """Three masks."""
    masks = (("spy", 164, 126, 0.86, -12), ("fool", 404, 138, 0.84, 10), ("empress", 280, 400, 1.2, 0))
    body = "".join(
        drop(_placed(mask(MASKS[name]), x, y, scale, turn), 4, 10, 10, 0.5) for name, x, y, scale, turn in masks
    )
    return _framed("#5B2678", "#25103A", 0.56, body)


def allegiance() -> str:
    """Somebody between the Temple and the Guild."""
    ground = path(rect(0, TOP, 560, TALL), mix(PAPER, TEMPLE, 0.34))
    ground += path(poly([(560, TOP), (560, TOP + TALL), (0, TOP + TALL)]), mix(GUILD, PAPER, 0.08))
    ground += hatch(INK, (0, TOP + 4, 560, TALL - 8), 9, 1.6, 0.12)
    figure = drop(_placed(bust(ROLES["double_agent"]), 280, 322, 1.68), 3, 8, 8, 0.4)
    body = ground + figure + _placed(cup(GOLD_DEEP), 104, 36, 1.3) + _placed(knife(STEEL), 470, 566, 1.5)
    return _finished(body, INK)


POSTERS = {
    "guillotine": guillotine,
    "guillotine_tricks": guillotine_tricks,
    "revolution": revolution,
    "mascarade": mascarade,
    "allegiance": allegiance,
}
"""The picture of each game, by its id."""
