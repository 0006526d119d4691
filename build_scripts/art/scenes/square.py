"""The square at dusk: sky, roofs of Paris, the moon, paving. Chance has a fixed seed: it always looks the same."""

from random import Random

from build_scripts.art.palette import GOLD_DEEP, GOLD_LIGHT
from build_scripts.art.svg import along, around, document, ell, num, path, poly, rect, smooth

FAR, MIDDLE, NEAR = "#4A3F54", "#35304A", "#231F30"
SKY = [(0, "#171926"), (0.30, "#2C2B42"), (0.60, "#6A4B60"), (1, "#A86A5C")]
CLOUDS = (
    (60, 96, 300, 7, 0.5),
    (150, 126, 260, 9, 0.62),
    (20, 146, 220, 6, 0.45),
    (700, 92, 420, 6, 0.28),
    (980, 120, 300, 5, 0.22),
    (1300, 84, 240, 5, 0.22),
)


def _house(chance: Random, x: float, y: float, w: float) -> str:
    """The outline of one house from (x, base) on; mansard, gable, spire or dome."""
    kind = chance.random()
    if kind < 0.70:
        roof, inset = chance.randint(20, 34), chance.randint(6, 14)
        at, wide, high = x + inset + chance.randint(4, 12), chance.randint(7, 11), chance.randint(12, 22)
        top = y - roof
        chimney = f"L{num(at)} {num(top)}V{num(top - high)}H{num(at + wide)}V{num(top)}"
        slope = f"L{num(x)} {num(y)}L{num(x + inset)} {num(top)}"
        return f"{slope}{chimney}L{num(x + w - inset)} {num(top)}L{num(x + w)} {num(y)}"
    middle = x + w / 2
    if kind < 0.86:
        return f"L{num(x)} {num(y)}L{num(middle)} {num(y - chance.randint(26, 46))}L{num(x + w)} {num(y)}"
    if chance.random() < 0.5:
        tip = y - chance.randint(70, 96)
        return (
            f"L{num(x)} {num(y)}H{num(middle - 13)}V{num(y - 24)}L{num(middle)} {num(tip)}"
            f"L{num(middle + 13)} {num(y - 24)}V{num(y)}H{num(x + w)}"
        )
    return f"L{num(x)} {num(y)}H{num(middle - 30)}c0 -46 20 -52 26 -56v-16h8v16c6 4 26 10 26 56H{num(x + w)}V{num(y)}"


def roofs(seed: int, base: float, low: int, high: int, colour: str, width: float, windows: float = 0) -> str:
    """A row of houses whose roofs stand between `low` and `high` above `base`; `windows` is the share that is lit."""
    chance = Random(seed)
    x, d, lights = -20.0, f"M-20 {num(base)}", {0.35: "", 0.55: "", 0.8: ""}
    while x < width + 20:
        w, y = float(chance.randint(54, 120)), base - chance.randint(low, high)
        d += _house(chance, x, y, w)
        if windows:
            for wy in range(int(y) + 12, int(base) - 8, 19):
                for wx in range(int(x) + 10, int(x + w) - 10, 17):
                    if chance.random() < windows:
                        lights[chance.choice(list(lights))] += rect(wx, wy, 5, 8, 1)
        x += w
    out = path(d + f"L{num(x)} {num(base)}Z", colour)
    return out + "".join(path(panes, GOLD_LIGHT, extra=f'opacity="{o}"') for o, panes in lights.items() if panes)


def notre_dame(x: float, y: float, k: float) -> str:
    """The outline of the cathedral."""
    at = (
        "-70,80 -70,-58 -64,-62 -64,-70 -30,-70 -30,-62 -24,-58 -24,-16 -8,-16 0,-34 8,-16 24,-16 24,-58 30,-62 30,-70"
        " 64,-70 64,-62 70,-58 70,-6 92,-6 100,-20 104,-78 108,-20 116,-6 170,-6 176,80"
    )
    return poly([(x + float(a) * k, y + float(b) * k) for a, b in (word.split(",") for word in at.split())])


def dome(x: float, y: float, k: float) -> str:
    """The outline of the Panthéon."""
    return (
        f"M{num(x - 60 * k)} {num(y + 90 * k)}V{num(y)}h{num(20 * k)}v{num(-26 * k)}"
        f"C{num(x - 40 * k)} {num(y - 70 * k)} {num(x - 14 * k)} {num(y - 84 * k)} {num(x - 7 * k)} {num(y - 88 * k)}"
        f"v{num(-20 * k)}h{num(14 * k)}v{num(20 * k)}"
        f"C{num(x + 14 * k)} {num(y - 84 * k)} {num(x + 40 * k)} {num(y - 70 * k)} {num(x + 40 * k)} {num(y - 26 * k)}"
        f"v{num(26 * k)}h{num(20 * k)}V{num(y + 90 * k)}Z"
    )


def moon(x: float, y: float, r: float) -> str:
    """The moon with its halo and two seas."""
    glow, paint = around([(0, "#F4EBDA", 0.16), (0.5, "#F4EBDA", 0.05), (1, "#F4EBDA", 0)])
    out = f"<defs>{glow}</defs>" + path(ell(x, y, r * 5.2), paint) + path(ell(x, y, r), "#F1E6D0")
    return out + path(ell(x - r * 0.3, y - r * 0.25, r * 0.22) + ell(x + r * 0.3, y + r * 0.3, r * 0.15), "#DCCFB6")


def clouds(width: float) -> str:
    """Thin bands of cloud."""
    out = ""
    for x, y, w, h, opacity in CLOUDS:
        if x < width:
            upper = [(x + w * 0.3, y), (x + w * 0.7, y + 1)]
            d = smooth([(x, y + h / 2, "c"), *upper, (x + w, y + h / 2, "c"), (x + w * 0.6, y + h)])
            out += path(d, "#2B2A40", extra=f'opacity="{opacity}"')
    return out


def paving(top: float, bottom: float, width: float) -> str:
    """Cobbles in rough perspective."""
    floor, paint = along([(0, "#4A4350"), (1, "#2A2833")])
    out = f"<defs>{floor}</defs>" + path(rect(0, top, width, bottom - top), paint)
    rows = joints = ""
    y, high, row = top, 9.0, 0
    while y < bottom:
        rows += f"M0 {num(y)}H{num(width)}"
        step = 70 + row * 16
        for k in range(int(width / step) + 2):
            x = k * step - (row % 2) * step / 2
            lower = width / 2 + (x - width / 2) * (1 + 0.0025 * high)
            joints += f"M{num(x)} {num(y)}L{num(lower)} {num(min(bottom, y + high))}"
        y, high, row = y + high, high * 1.36, row + 1
    out += path(rows, "none", "#1E1C27", 1.6, 'opacity=".55"')
    return out + path(joints, "none", "#1E1C27", 1.4, 'opacity=".45"')


def square(width: float, horizon: float, floor: float, with_moon: bool = True) -> str:
    """Sky to the horizon, then paving down to `floor`."""
    sky, paint = along(SKY)
    out = f"<defs>{sky}</defs>" + path(rect(0, 0, width, horizon), paint)
    if with_moon:
        out += moon(min(236, width * 0.2), horizon * 0.26, 26)
    out += clouds(width) + roofs(8, horizon, 176, 214, FAR, width)
    out += path(notre_dame(width * 0.69, horizon - 170, 0.9) + dome(width * 0.4, horizon - 186, 1.0), FAR)
    out += roofs(21, horizon, 96, 176, MIDDLE, width) + roofs(11, horizon, 60, 150, NEAR, width, windows=0.10)
    return out + paving(horizon, floor, width)


def stage(width: float, height: float, horizon: float) -> str:
    """The stage of the table: the square, ending in a gold edge with its shadow."""
    floor = height - 10
    edge = path(rect(0, floor, width, 5), GOLD_DEEP)
    edge += path(rect(0, floor + 5, width, 5), "#000000", extra='opacity=".45"')
    return document(square(width, horizon, floor) + edge, 0, 0, width, height)


def lamplight(x: float, y: float, rx: float, ry: float, strength: float) -> str:
    """A warm glow."""
    glow, paint = around([(k / 8, "#FFC98A", round(strength * (1 - k / 8) ** 2, 4)) for k in range(9)])
    return f"<defs>{glow}</defs>" + path(ell(x, y, rx, ry), paint)
