"""Caricature busts, put together from parts. Canvas: x -200 to 200, y -230 to 210, face centred on x = 0.

Layers, back to front: ground, what hangs behind the head, tall prop, torso with rank marks, neck and thread, head,
features, hair, hat, collar, hand prop. Each layer throws a soft shadow on the one below it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from build_scripts.art.bust.collars import COLLARS
from build_scripts.art.bust.face import Blush, brows, eyes, head, lashes, neck, nose, red_thread, wrinkles
from build_scripts.art.bust.ground import ground
from build_scripts.art.bust.hair import BEHIND, IN_FRONT
from build_scripts.art.bust.hats import HATS
from build_scripts.art.bust.marks import MARKS
from build_scripts.art.bust.mouths import BEARDS, MOUTHS
from build_scripts.art.bust.props import PROPS
from build_scripts.art.bust.rank import epaulettes, medals, sash, tricolour_sash
from build_scripts.art.bust.tall import TALL
from build_scripts.art.bust.torsos import SHOULDERS, TORSOS
from build_scripts.art.bust.veils import hood, veil
from build_scripts.art.light import drop
from build_scripts.art.ornament import ship
from build_scripts.art.palette import GOLD, INK, LINEN, SKIN, shade
from build_scripts.art.svg import clip, group

__all__ = ["Blush", "Bust", "bust"]


@dataclass(frozen=True, kw_only=True)
class Bust:
    """The recipe of one figure. Names of parts are keys of the tables of this package; colours are hex.

    A part with colours is a tuple: its name, then its colours in the order the part's table gives them.
    """

    face: str
    skin: str
    """A key of SKIN or a colour."""
    stretch: tuple[float, float] = (1, 1)
    tilt: float = 0
    """Degrees, clockwise."""
    ears: bool = True
    cheeks: Blush | None = None
    eyes: str = "half"
    look: float = 0
    lashes: bool = False
    brows: str = "arch"
    brow_colour: str = ""
    brow_y: float = -30
    lift: float = 0
    nose: str = "button"
    nose_tint: str | None = None
    mouth: str = "line"
    mouth_y: float = 46
    lip: str = "#B2343C"
    beard: str = ""
    beard_colour: str = ""
    beard_y: float = 38
    wrinkles: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    wig: str = ""
    hair: str = "#E6E0E6"
    hat: tuple[str, ...] = ()
    veil: str = ""
    hood: str = ""
    neck: bool = True
    neck_width: float = 27
    thread: float | None = None
    """Height of the red thread round the bare neck, if there is one."""
    torso: tuple[str, ...] = ("shirt", LINEN)
    epaulettes: str = ""
    sash: str = ""
    """A colour or "tricolour"."""
    medals: bool = False
    collar: tuple[tuple[str, ...], ...] = ()
    collar_over_face: bool = False
    behind: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    on_face: tuple[str, ...] = ()
    scale: float = 1
    shift: float = 0
    """How far the whole figure is moved to the right."""


def _fill(colours: Sequence[str], *defaults: str) -> tuple[str, ...]:
    """The colours a recipe gives, then the defaults for those it leaves out."""
    return (*colours, *defaults[len(colours) :])


def _skin(recipe: Bust) -> str:
    return SKIN.get(recipe.skin, recipe.skin)


def _dressed(recipe: Bust) -> str:
    """The torso with what shows rank on it."""
    kind, *colours = recipe.torso
    cloth, second, third = _fill(colours, LINEN, "", "")
    out = TORSOS[kind](cloth, second, third)
    if recipe.epaulettes:
        out += epaulettes(recipe.epaulettes)
    if recipe.sash == "tricolour":
        out += clip(SHOULDERS, tricolour_sash())
    elif recipe.sash:
        out += clip(SHOULDERS, sash(recipe.sash))
    return out + (medals() if recipe.medals else "")


def _collars(recipe: Bust) -> str:
    out = ""
    for kind, *colours in recipe.collar:
        cloth, trim = _fill(colours, LINEN, "")
        out += COLLARS[kind](cloth, trim)
    return out


def _features(recipe: Bust) -> str:
    """The head with everything on it but hat and collar."""
    skin = _skin(recipe)
    out = head(recipe.face, skin, recipe.ears, recipe.cheeks)
    out += "".join(wrinkles(kind, skin) for kind in recipe.wrinkles)
    out += eyes(recipe.eyes, skin, recipe.look)
    out += lashes() if recipe.lashes else ""
    out += brows(recipe.brows, recipe.brow_colour or shade(recipe.hair, 0.45), recipe.brow_y, recipe.lift)
    out += group(MOUTHS[recipe.mouth](skin, recipe.lip), f"translate(0,{recipe.mouth_y})")
    if recipe.beard:
        out += group(BEARDS[recipe.beard](recipe.beard_colour or recipe.hair), f"translate(0,{recipe.beard_y})")
    out += nose(recipe.nose, skin, recipe.nose_tint)
    return out + "".join(MARKS[mark](skin) for mark in recipe.marks if mark != "halo")


def _head_dress(recipe: Bust) -> tuple[str, str]:
    """Hair, wig, veil or hood, as (behind the head, before it)."""
    behind = BEHIND[recipe.wig](recipe.hair) if recipe.wig in BEHIND else ""
    before = IN_FRONT[recipe.wig](recipe.hair) if recipe.wig in IN_FRONT else ""
    for wrap, cloth in ((veil, recipe.veil), (hood, recipe.hood)):
        if cloth:
            back, front = wrap(cloth)
            behind, before = behind + back, front + before
    return behind, before


def _hat(recipe: Bust) -> str:
    out = ""
    if recipe.hat:
        kind, *colours = recipe.hat
        cloth, trim, plume = _fill(colours, INK, GOLD, "")
        out = HATS[kind](cloth, trim, plume)
    if recipe.wig == "pouf_ship":
        out += drop(group(ship(0.66), "translate(4,-172) rotate(4)"), 1, 3, 3, 0.35)
    return out


def bust(recipe: Bust, colour_group: str = "") -> str:
    """The figure, on its group's medallion if a group is named."""
    behind, before = _head_dress(recipe)
    out = MARKS["halo"](_skin(recipe)) if "halo" in recipe.marks else ""
    out += "".join(drop(TALL[prop](), 2, 3, 3, 0.3) for prop in recipe.behind)
    out += drop(behind, 2, 4, 4, 0.3, 8) + drop(_dressed(recipe), 0, -1, 4, 0.28, 8)
    if recipe.neck:
        out += neck(_skin(recipe), recipe.neck_width)
    if recipe.thread is not None:
        out += red_thread(recipe.thread, recipe.neck_width)
    collars = drop(_collars(recipe), 1, 3, 3, 0.3)
    if not recipe.collar_over_face:
        out += collars
    (wide, high), turn = recipe.stretch, recipe.tilt
    placed = f"rotate({turn} 0 60) translate(0,60) scale({wide},{high}) translate(0,-60)"
    out += drop(group(_features(recipe) + before + drop(_hat(recipe), 1, 4, 3, 0.3, 14), placed), 3, 6, 5, 0.32, 8)
    if recipe.collar_over_face:
        out += collars
    out += "".join(drop(PROPS[prop](), 2, 4, 4, 0.35) for prop in recipe.held)
    out += "".join(drop(PROPS[prop](), 1, 2, 2, 0.35) for prop in recipe.on_face)
    figure = group(out, f"translate({recipe.shift},0) translate(0,210) scale({recipe.scale}) translate(0,-210)")
    return (ground(colour_group) if colour_group else "") + figure
