"""The pictures of the five broadsides one chooses a game from; names and facts are set round them.

Each is drawn twice: tall, 560 × 784, and broad, 840 × 560. Both may be cut to the square of 560 in their middle at the
most, 0 to 560 either way, in which everything that counts stands whole.
"""

from typing import NamedTuple

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


class View(NamedTuple):
    """What a picture shows of the plane round its square."""

    x: float
    y: float
    w: float
    h: float

    @property
    def tall(self) -> bool:
        return self.h > self.w

    @property
    def frame(self) -> str:
        return rect(*self, 10)


TALL, BROAD = View(0, -112, 560, 784), View(-140, 0, 840, 560)


def _framed(view: View, colour: str, deep: str, light: float, body: str) -> str:
    """A hatched ground, lit from within, with `body` on it."""
    stops = [(0, mix(colour, PAPER, light)), (0.62, mix(colour, PAPER, light * 0.34)), (1, mix(colour, deep, 0.55))]
    glow, paint = around(stops, (0.45, 0.4), 0.78)
    ground = f"<defs>{glow}</defs>" + path(rect(*view), paint)
    ground += hatch(deep, (view.x, view.y + 4, view.w, view.h - 8), 9, 1.6, 0.20)
    return _finished(view, ground + body, deep)


def _finished(view: View, body: str, edge: str) -> str:
    return document(clip(view.frame, body) + path(view.frame, "none", edge, 4), *view)


def _placed(body: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    return group(body, f"translate({num(x)},{num(y)}) scale({scale}) rotate({turn})")


def guillotine(view: View) -> str:
    """The machine between the two dearest heads."""
    heads = ((126, 452, 1.0), (440, 462, 0.94)) if view.tall else ((98, 408, 0.8), (464, 414, 0.76))
    figures = ""
    for noble, (x, y, scale) in zip(("marie_antoinette", "louis_xvi"), heads, strict=True):
        figures += drop(_placed(bust(RECIPES[noble]), x, y, scale), 3, 8, 8, 0.45)
    x, y, scale = (72, -66, 1.39) if view.tall else (124, 30, 1.04)
    body = drop(_placed(machine.whole(with_wool=False), x, y, scale), 6, 8, 8, 0.5)
    return _framed(view, "#A8231F", "#4A0C10", 0.62, body + figures)


def _fan(names: tuple[str, ...], x: float, y: float, scale: float, turned: float = 0) -> str:
    """Four cards in a hand, the middle of the fan at (x, y)."""
    body, reach = "", 660 * scale
    for name, turn in zip(names, (-20, -6.7, 6.7, 20), strict=True):
        card = group(on_paper(printed(name)), f"translate({-WIDTH / 2},{-HEIGHT / 2})")
        lies = f"rotate({num(turned + turn)}) translate(0,{num(-reach)}) scale({scale})"
        body += drop(group(card, f"translate(0,{num(reach)}) {lies}" if not turned else lies), 4, 7, 6, 0.45)
    down = 0 if not turned else -reach
    return group(body, f"translate({num(x)},{num(y + down)})")


def guillotine_tricks(view: View) -> str:
    """A fan of four cards; in a tall picture another one the other way up, as on a court card."""
    high = ("AH", "KC", "QS", "KH")
    if not view.tall:
        return _framed(view, "#2A4A7A", "#131C33", 0.60, _fan(high, 280, 266, 0.40))
    body = _fan(("AD", "KS", "JC", "QH"), 280, 470, 0.36, 180) + _fan(high, 280, 90, 0.36)
    return _framed(view, "#2A4A7A", "#131C33", 0.60, body)


def revolution(view: View) -> str:
    """A part of the map with counters on it."""
    body = group(paris(), "translate(-168,-168) scale(1.12)")
    for side, flag, x, y in (
        ("red", False, 101, 110),
        ("blue", True, 459, 110),
        ("blue", False, 280, 280),
        ("red", True, 101, 450),
        ("red", False, 459, 450),
    ):
        sign = flag_of(side) if flag else group(badge(side, SIDES[side]), "scale(2.4)")
        body += _placed(counter_body(side) + sign, x, y, 0.44)
    return _finished(view, body, "#5A4326")


def mascarade(view: View) -> str:
    """Three masks."""
    masks = (("spy", 164, 126, 0.86, -12), ("fool", 404, 138, 0.84, 10), ("empress", 280, 400, 1.2, 0))
    body = "".join(
        drop(_placed(mask(MASKS[name]), x, y, scale, turn), 4, 10, 10, 0.5) for name, x, y, scale, turn in masks
    )
    if not view.tall:
        body = _placed(body, 29, 29, 0.9)
    return _framed(view, "#5B2678", "#25103A", 0.56, body)


def allegiance(view: View) -> str:
    """Somebody between the Temple and the Guild."""
    right, foot = view.x + view.w, view.y + view.h
    ground = path(rect(*view), mix(PAPER, TEMPLE, 0.34))
    ground += path(poly([(right, view.y), (right, foot), (view.x, foot)]), mix(GUILD, PAPER, 0.08))
    ground += hatch(INK, (view.x, view.y + 4, view.w, view.h - 8), 9, 1.6, 0.12)
    x, y, scale = (280, 322, 1.68) if view.tall else (280, 300, 1.4)
    figure = drop(_placed(bust(ROLES["double_agent"]), x, y, scale), 3, 8, 8, 0.4)
    high, low = (36, 566) if view.tall else (98, 452)
    body = ground + figure + _placed(cup(GOLD_DEEP), 92, high, 1.2) + _placed(knife(STEEL), 472, low, 1.4)
    return _finished(view, body, INK)


POSTERS = {
    "guillotine": guillotine,
    "guillotine_tricks": guillotine_tricks,
    "revolution": revolution,
    "mascarade": mascarade,
    "allegiance": allegiance,
}
"""The picture of each game, by its id."""
