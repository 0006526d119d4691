"""Card faces and backs of the Guillotine, in a space of 630 × 880 (10 units = 1 mm); chips in 512 × 640.

No words and no numbers are drawn: values, names and effects are set over these pictures at run time. Where they go,
in units of the face (baselines; x is the middle):

| form | value | name | effect text |
| --- | --- | --- | --- |
| noble, full | (98, 112), 92 high | (315, 650), 58 high, 530 wide | from (315, 772), 34 high, 530 wide |
| noble, line | (118, 150), 146 high | (315, 758) or lines at 712 and 808, 86 high, 572 wide | the icon at (546, 86) |
| noble, chip | (121, 152), 150 high | none | none |
| action, full | none | (315, 96), 64 high, 540 wide | about (315, 760), 46 high, 548 wide |
| action, chip | (256, 590), 130 high, if the card counts points | none | none |
"""

from build_scripts.art.bust import Bust, bust
from build_scripts.art.emblems.marks import mark
from build_scripts.art.light import drop, hatch_oval, shaded
from build_scripts.art.ornament import cockade, fleur
from build_scripts.art.palette import (
    FAMILIES,
    GOLD,
    GROUPS,
    PAPER,
    PAPER_2,
    PAPER_3,
    STEEL_LIGHT,
    WOOD,
    WOOD_LIGHT,
    lit,
    mix,
    nameplate,
)
from build_scripts.art.svg import along, around, clip, document, ell, group, line, num, path, poly, rect

WIDTH, HEIGHT, CORNER = 630, 880, 34
CHIP_WIDTH, CHIP_HEIGHT, CHIP_CORNER = 512, 640, 38


def sheet(body: str) -> str:
    """A whole card: paper, `body` that stays clear of its corners, and the paper's edge."""
    return document(on_paper(body), 0, 0, WIDTH, HEIGHT)


def on_paper(body: str) -> str:
    """The same as a part of a larger picture."""
    return paper() + body + path(rect(5, 5, WIDTH - 10, HEIGHT - 10, CORNER - 5), "none", PAPER_3, 2.5)


def paper(w: float = WIDTH, h: float = HEIGHT, corner: float = CORNER) -> str:
    tint, paint = along([(0, lit(PAPER, 0.35)), (1, mix(PAPER, PAPER_2, 0.55))], (0.6, 1))
    return f"<defs>{tint}</defs>" + path(rect(0, 0, w, h, corner), paint)


def _ribbon(colour_group: str, x: float, w: float, h: float) -> str:
    """The ribbon that carries the value, with the group's mark below it."""
    main, _, light = GROUPS[colour_group]
    stitch = mix(main, light, 0.5)
    d = f"M{num(x)} -6h{num(w)}v{num(h)}l{num(-w / 2)} -34l{num(-w / 2)} 34Z"
    body = shaded(d, main, dx=-6, dy=0, s=0.30)
    body += "".join(path(f"M{num(at)} -6v{num(h - 14)}", "none", stitch, 2.4) for at in (x + 8, x + w - 8))
    sign = group(mark(colour_group, PAPER), f"translate({num(x + w / 2)},{num(h - w * 0.63)}) scale({w * 0.005:.2f})")
    return drop(body, 2, 5, 5, 0.45) + sign


def noble_full(colour_group: str, recipe: Bust) -> str:
    """A noble as held in a hand or looked at closely: window, nameplate, room for the effect."""
    main, deep, light = GROUPS[colour_group]
    window = rect(22, 22, 586, 590, 20)
    art = group(bust(recipe, colour_group), f"translate(315,{578 - 206 * 1.31:.1f}) scale(1.31)")
    plate = shaded(rect(20, 578, 590, 108, 6), nameplate(colour_group), dx=0, dy=-8, s=0.28)
    plate = drop(plate, 0, 4, 5, 0.4) + path(rect(30, 586, 570, 86, 3), "none", mix(main, light, 0.55), 2)
    return sheet(clip(window, art) + path(window, "none", deep, 3) + plate + _ribbon(colour_group, 42, 112, 236))


def noble_ornament(colour_group: str) -> str:
    """What stands where a noble without an effect has no text: the mark between two rules, 440 × 90."""
    sign = group(mark(colour_group, mix(GROUPS[colour_group].main, PAPER, 0.35)), "scale(.6)")
    rules = line([(-190, 0), (-60, 0)], PAPER_3, 3) + line([(60, 0), (190, 0)], PAPER_3, 3)
    return document(sign + rules, -220, -45, 440, 90)


def noble_line(colour_group: str, recipe: Bust) -> str:
    """A noble as it stands in line: a larger value, a plate for a name in one or two lines."""
    main, deep, light = GROUPS[colour_group]
    window = rect(22, 22, 586, 650, 20)
    art = group(bust(recipe, colour_group), f"translate(315,{606 - 206 * 1.36:.1f}) scale(1.36)")
    plate = path(rect(22, 604, 586, 254, 18), nameplate(colour_group))
    plate += path(rect(22, 604, 586, 10), mix(main, light, 0.45))
    return sheet(clip(window, art) + path(window, "none", deep, 3) + plate + _ribbon(colour_group, 34, 168, 340))


def noble_chip(colour_group: str, recipe: Bust) -> str:
    """A noble in a score pile: value, mark and face."""
    main, deep, _ = GROUPS[colour_group]
    window = rect(16, 16, 480, 608, 24)
    art = group(bust(recipe, colour_group), f"translate(288,{624 - 212 * 1.46:.0f}) scale(1.46)")
    body = paper(CHIP_WIDTH, CHIP_HEIGHT, CHIP_CORNER) + clip(window, art) + path(window, "none", deep, 6)
    ribbon = drop(shaded("M26 -6h190v316l-95 -46l-95 46Z", main, dx=-8, dy=0, s=0.3), 2, 5, 6, 0.45)
    sign = group(mark(colour_group, PAPER), "translate(121,216) scale(.74)")
    return document(body + ribbon + sign, 0, 0, CHIP_WIDTH, CHIP_HEIGHT)


# ---- actions -------------------------------------------------------------------------------------------------------


def _disc(family: str) -> str:
    """The lit and hatched disc behind an emblem, radius 150."""
    main, _ = FAMILIES[family]
    stops = [(0, mix(main, PAPER, 0.80)), (0.7, mix(main, PAPER, 0.58)), (1, mix(main, PAPER, 0.42))]
    glow, paint = around(stops, (0.42, 0.38), 0.72)
    disc = ell(0, 0, 150)
    return (
        f"<defs>{glow}</defs>"
        + path(disc, paint)
        + hatch_oval(main, (0, 0, 150, 150), 8, 1.6, 0.22)
        + path(disc, "none", main, 5)
        + path(ell(0, 0, 160), "none", mix(main, PAPER, 0.4), 2)
    )


def action_full(family: str, emblem: str, diagram: str) -> str:
    """An action card: title band, emblem and the last step of its diagram."""
    main, _ = FAMILIES[family]
    frame = path(rect(22, 22, 586, 836, 20), "none", main, 3)
    frame += path(rect(30, 30, 570, 820, 15), "none", mix(main, PAPER, 0.5), 1.6)
    band = shaded("M22 42a20 20 0 0 1 20 -20h546a20 20 0 0 1 20 20v96h-586Z", main, dx=0, dy=-8, s=0.30)
    picture = group(_disc(family) + drop(emblem, 3, 6, 5, 0.32, 10), "translate(315,336) scale(1.14)")
    return sheet(frame + drop(band, 0, 3, 4, 0.35, 12) + picture + group(diagram, "translate(315,580) scale(1.1)"))


def diagram(drawn: str) -> str:
    """A step of what an action does, without words and by itself, 480 × 128."""
    return document(drawn, -240, -60, 480, 128)


def action_chip(family: str, emblem: str) -> str:
    """An action card that lies in front of a player."""
    main, _ = FAMILIES[family]
    body = path(rect(0, 0, CHIP_WIDTH, CHIP_HEIGHT, CHIP_CORNER), main)
    body += path(rect(16, 16, 480, 608, 24), "none", mix(main, PAPER, 0.5), 5)
    body += group(_disc(family) + drop(emblem, 3, 6, 5, 0.32, 10), "translate(256,262) scale(1.34)")
    return document(body, 0, 0, CHIP_WIDTH, CHIP_HEIGHT)


# ---- backs ---------------------------------------------------------------------------------------------------------


def lattice(one: str, other: str, step: int = 44) -> str:
    """Lozenges with dots at their corners."""
    lozenges = dots = ""
    for row, y in enumerate(range(-10, HEIGHT + step, step)):
        for x in range(-10 + (step // 2 if row % 2 else 0), WIDTH + step, step):
            lozenges += poly([(x, y - 15), (x + 13, y), (x, y + 15), (x - 13, y)])
            dots += ell(x, y, 3)
    return path(lozenges, one) + path(dots, other)


def _machine(x: float, y: float, scale: float, behind: str) -> str:
    """The machine in small, for a back."""
    out = "".join(shaded(rect(at, -150, 16, 300, 3), WOOD_LIGHT, dx=-4, dy=0, s=0.36) for at in (-62, 46))
    out += shaded(rect(-74, -166, 148, 22, 4), WOOD_LIGHT, dx=-5, dy=-5, s=0.36)
    out += line([(0, -144), (0, -112)], PAPER_2, 4) + shaded(rect(-46, -116, 92, 26, 2), WOOD, dx=-5, dy=-5)
    out += shaded(poly("-46,-90 46,-90 46,-40 -46,8"), STEEL_LIGHT, dx=-8, dy=-8, s=0.28)
    out += shaded(rect(-46, 62, 92, 26, 3), WOOD, dx=-5, dy=-4) + path(ell(0, 90, 19), behind)
    out += shaded(rect(-46, 90, 92, 30, 3), WOOD, dx=-5, dy=-4) + path(ell(0, 90, 19), behind)
    out += shaded(rect(-84, 146, 168, 20, 4), WOOD_LIGHT, dx=-5, dy=-5, s=0.36)
    return group(out, f"translate({num(x)},{num(y)}) scale({scale})")


def back(main: str, deep: str, blades: int) -> str:
    """The back of a deck with one blade or two in its medallion."""
    field = rect(36, 36, 558, 808, 12)
    oval = ell(315, 440, 176, 226)
    ground = path(rect(0, 0, WIDTH, HEIGHT), main) + lattice(mix(main, deep, 0.55), mix(main, GOLD, 0.45))
    out = path(rect(22, 22, 586, 836, 20), deep) + clip(field, ground) + path(field, "none", GOLD, 3)
    out += drop(path(oval, deep), 0, 4, 8, 0.5)
    out += hatch_oval(mix(deep, main, 0.6), (315, 440, 176, 226), 9, 1.6, 1)
    out += path(oval, "none", GOLD, 4) + path(ell(315, 440, 164, 214), "none", mix(GOLD, deep, 0.4), 2)
    if blades == 2:
        out += _machine(255, 430, 0.92, deep) + _machine(375, 450, 0.92, deep)
    else:
        out += _machine(315, 440, 1.18, deep)
    return sheet(
        out + group(cockade(0, 0, 30), "translate(315,690)") + group(fleur(GOLD), "translate(315,180) scale(.5)")
    )
