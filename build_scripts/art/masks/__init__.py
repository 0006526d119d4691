"""Carnival masks about (0, 0), some 300 units wide: the right half is drawn and mirrored, then one shade falls on it.

A mask is a recipe: its shape and eyes, what is painted on it, what stands behind it and what sits on its front. The
parts lie in the tables of `parts`, `headdress` and `worn`; a part is a tuple of its name and its colours or numbers.
"""

from dataclasses import dataclass

from build_scripts.art.light import drop, shaded
from build_scripts.art.masks.headdress import BEHIND
from build_scripts.art.masks.parts import EYES, MOUTHS, PAINT, SHAPES
from build_scripts.art.masks.worn import FRONT
from build_scripts.art.palette import BLOOD, GOLD, LIGHT, SHADOW, shade
from build_scripts.art.svg import group, line, mirror, path, rect, smooth, symmetric

EYEHOLE = "#15131B"
Part = tuple[str, *tuple[str | float, ...]]


@dataclass(frozen=True, kw_only=True)
class Mask:
    """The recipe of one mask."""

    shape: str
    base: str
    ground: str
    """Colour of the card it lies on."""
    ribbon: str = ""
    """Colour of the ribbons it is tied with; "" for none."""
    metal: str = GOLD
    eyes: str = "almond"
    nose: str = "ridge"
    mouth: str = ""
    lip: str = BLOOD
    paint: tuple[Part, ...] = ()
    behind: tuple[Part, ...] = ()
    front: tuple[Part, ...] = ()
    scale: float = 1.0
    drop: float = 10.0
    """How far it is moved down so that it sits in the middle with all it wears."""


NOSES = {
    "ridge": ("0,-30* 9,6 19,38 0,48*", "-2,-28* -9,8 -14,38 -3,42*", 0.26, 0.30),
    "beak": ("0,-34* 20,30 16,80 0,168*", "-2,-30* -16,30 -12,80 -2,150*", 0.30, 0.22),
}
"""Shadow side, lit side, and how strong each is."""


def _nose(kind: str) -> str:
    if kind not in NOSES:
        return ""
    dark, bright, deep, gleam = NOSES[kind]
    out = path(smooth(dark), SHADOW, extra=f'opacity="{deep}"')
    return out + path(smooth(bright), LIGHT, extra=f'opacity="{gleam}"')


def _ribbons(colour: str) -> str:
    out = ""
    for side in (-1, 1):
        long = [(side * 108, -8), (side * 150, 4), (side * 168, 60), (side * 156, 130)]
        short = [(side * 108, -8), (side * 146, 10), (side * 150, 80), (side * 136, 150)]
        out += line(list(long), colour, 9) + line(list(short), shade(colour, 0.25), 7)
    return out


def mask(recipe: Mask) -> str:
    """The mask with its shadow."""
    outline = smooth(symmetric(SHAPES[recipe.shape]))
    hole = smooth(EYES[recipe.eyes])
    painted = "".join(PAINT[kind](hole, *args) for kind, *args in recipe.paint)
    dark = path(rect(6, -300, 300, 600), SHADOW, extra='opacity=".16"')
    face = shaded(outline, recipe.base, dx=-16, dy=-10, s=0.26, h=0.45, hx=5, hy=5, inner=painted + dark)
    face += _nose(recipe.nose)
    if recipe.mouth:
        face += MOUTHS[recipe.mouth](recipe.base, recipe.metal, recipe.lip)
    worn = "".join(FRONT[kind](recipe.metal, *args) for kind, *args in recipe.front)
    behind = "".join(BEHIND[kind](*args) for kind, *args in recipe.behind)
    ribbons = _ribbons(recipe.ribbon) if recipe.ribbon else ""
    whole = drop(ribbons, 2, 4, 3, 0.3) + drop(behind, 3, 5, 5, 0.35)
    whole += drop(face + mirror(path(hole, EYEHOLE)) + worn, 4, 8, 7, 0.42)
    return group(whole, f"translate(0,{recipe.drop}) scale({recipe.scale})")
