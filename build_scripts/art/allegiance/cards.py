"""Cards of Allegiance in a space of 630 × 880 (10 units = 1 mm); chips in 512 × 640.

No words and no numbers are drawn. Where they go, in units of the face (baselines; x is the middle):

| form | Temple's value | Guild's value | name | effect |
| --- | --- | --- | --- | --- |
| full | (101, 124), 108 high, ink | (529, 124), paper | (315, 654), 70 high, 540 wide, paper | x 162 to 598, y 778 |
| line | (107, 146), 140 high, ink | (523, 146), paper | round (315, 768), 112 high, 566 wide, below 634, paper | none |
| chip | (100, 142), 142 high, ink | (412, 142), paper | none | none |
"""

from build_scripts.art.allegiance.roles import ICONS, ROLES
from build_scripts.art.allegiance.signs import ACTIONS, GUILD, GUILD_DEEP, TEMPLE, cup, knife
from build_scripts.art.bust import bust
from build_scripts.art.cards import CHIP_HEIGHT, CHIP_WIDTH, HEIGHT, WIDTH, lattice, paper, sheet
from build_scripts.art.light import drop, hatch, hatch_oval, shaded
from build_scripts.art.palette import GOLD, INK, PAPER, STEEL, mix
from build_scripts.art.svg import along, clip, document, ell, group, num, path, poly, rect

PLATE = "#4A3A46"
SEAL = 566  # middle of the action on a card on the table: clear of a name in two lines


def _ground() -> str:
    """Behind a figure: half bright as the Temple, half dark as the Guild; x -320 to 320, y -360 to 340."""
    bright, day = along([(0, mix(PAPER, TEMPLE, 0.22)), (1, mix(PAPER, TEMPLE, 0.58))], (1, 1))
    dark, night = along([(0, mix(GUILD, PAPER, 0.22)), (1, mix(GUILD, GUILD_DEEP, 0.7))], (1, 1))
    out = f"<defs>{bright}{dark}</defs>" + path(rect(-320, -360, 640, 700), day)
    out += path(poly("320,-360 320,340 -320,340"), night)
    return out + hatch(INK, (-320, -356, 640, 694), 7, 1.5, 0.11) + path("M320 -360L-320 340", "none", GOLD, 3.5)


def _ribbons(x: float, w: float, h: float) -> str:
    """A ribbon for each value, `x` from either edge of a card 630 wide, with the sign of its side."""
    out = ""
    for left, colour, sign, ink in ((x, TEMPLE, cup, INK), (WIDTH - x - w, GUILD, knife, PAPER)):
        notch = w / 2
        ribbon = f"M{num(left)} -6h{num(w)}v{num(h)}l{num(-notch)} {num(-w * 0.27)}l{num(-notch)} {num(w * 0.27)}Z"
        body = shaded(ribbon, colour, dx=-6, dy=0, s=0.3)
        stitch = mix(colour, PAPER, 0.45)
        body += "".join(path(f"M{num(at)} -6v{num(h - 12)}", "none", stitch, 2) for at in (left + 8, left + w - 8))
        place = f"translate({num(left + notch)},{num(h - w * 0.58)}) scale({w * 0.0046:.2f})"
        out += drop(body, 2, 5, 5, 0.45) + group(sign(ink), place)
    return out


def full(role: str) -> str:
    """A role as held in a hand or looked at closely."""
    window = rect(22, 22, 586, 590, 20)
    art = group(_ground() + bust(ROLES[role]), f"translate(315,{578 - 206 * 1.31:.1f}) scale(1.31)")
    plate = drop(shaded(rect(20, 578, 590, 112, 6), PLATE, dx=0, dy=-8, s=0.3), 0, 4, 5, 0.4)
    plate += path(rect(30, 586, 570, 90, 3), "none", mix(PLATE, PAPER, 0.45), 2)
    out = clip(window, art) + path(window, "none", INK, 3) + plate + _ribbons(36, 130, 262)
    if role in ICONS:
        ring = path(ell(92, 778, 52), mix(PAPER, PLATE, 0.10)) + path(ell(92, 778, 52), "none", PLATE, 3.5)
        out += ring + group(ACTIONS[ICONS[role]](PLATE), "translate(92,778) scale(1.08)")
    return sheet(out)


def line(role: str) -> str:
    """A role as it lies before its owner: both values large, figure, action and room for the name."""
    window = rect(22, 22, 586, 640, 20)
    art = group(_ground() + bust(ROLES[role]), f"translate(315,{606 - 206 * 1.3:.1f}) scale(1.3)")
    plate = path(rect(22, 604, 586, 254, 18), PLATE) + path(rect(22, 604, 586, 9), mix(PLATE, PAPER, 0.4))
    out = clip(window, art) + path(window, "none", INK, 3) + plate + _ribbons(30, 154, 306)
    if role in ICONS:
        out += drop(path(ell(315, SEAL, 64), PAPER), 1, 3, 4, 0.4) + path(ell(315, SEAL, 56), "none", PLATE, 4)
        out += group(ACTIONS[ICONS[role]](PLATE), f"translate(315,{SEAL}) scale(1.28)")
    return sheet(out)


def chip(role: str) -> str:
    """A role in a row of many: both values and the face."""
    window = rect(16, 16, 480, 608, 24)
    art = group(_ground() + bust(ROLES[role]), f"translate(256,{640 - 206 * 1.34:.1f}) scale(1.34)")
    body = paper(CHIP_WIDTH, CHIP_HEIGHT, 38) + clip(window, art) + path(window, "none", INK, 5)
    narrow = group(_ribbons(22, 156, 276), "translate(0,0)")
    left = clip(rect(-10, -10, 266, 400), narrow)
    right = clip(rect(256, -10, 266, 400), group(narrow, "translate(-118,0)"))
    return document(body + left + right, 0, 0, CHIP_WIDTH, CHIP_HEIGHT)


def back() -> str:
    """Gold and night on the diagonal; cup and knife in one medallion."""
    field, oval = rect(36, 36, 558, 808, 12), (315, 440, 168, 214)
    ground = path(rect(0, 0, WIDTH, HEIGHT), mix(TEMPLE, "#3A2A10", 0.52)) + path(poly("630,0 630,880 0,880"), GUILD)
    ground += lattice(mix(GUILD, "#000000", 0.25), mix(TEMPLE, PAPER, 0.1)) + path("M0 880L630 0", "none", GOLD, 5)
    out = path(rect(22, 22, 586, 836, 20), "#17181F") + clip(field, ground) + path(field, "none", GOLD, 4)
    out += drop(path(ell(*oval), "#17181F"), 0, 4, 8, 0.5) + hatch_oval("#2E3040", oval, 9, 1.6, 1)
    out += path(ell(*oval), "none", GOLD, 5) + path(ell(315, 440, 155, 201), "none", mix(GOLD, INK, 0.4), 2)
    signs = group(cup(TEMPLE), "translate(256,398) scale(1.7)") + group(knife(STEEL), "translate(378,486) scale(1.7)")
    return sheet(out + drop(signs, 2, 4, 3, 0.5))
