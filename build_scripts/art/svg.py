"""SVG text from points: paths, groups, clips, gradients and the finished document.

Everything returns a piece of text. An id is made from what it names, so a picture's text depends on that picture alone.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal

Corner = tuple[float, float, Literal["c"]]
Plain = tuple[float, float]
Point = Plain | Corner
"""A point of an outline; a third item "c" makes it a corner."""
Outline = str | Sequence[Point]
"""Points, or the same as text: "0,-90 40,-70* 60,0", where a star marks a corner."""
Stop = tuple[float, str] | tuple[float, str, float]
"""A stop of a gradient: offset 0 to 1, colour and, if it is not 1, opacity."""


def ident(letter: str, *named: object) -> str:
    """An id that begins with `letter` and belongs to exactly these values."""
    return letter + blake2b(repr(named).encode(), digest_size=6).hexdigest()


def num(value: float) -> str:
    """A number with at most one decimal place."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def points(outline: Outline) -> Sequence[Point]:
    """The points of an outline; text is read as described at `Outline`."""
    if not isinstance(outline, str):
        return outline
    out: list[Point] = []
    for word in outline.split():
        x, y = word.rstrip("*").split(",")
        out.append((float(x), float(y), "c") if word.endswith("*") else (float(x), float(y)))
    return out


def spots(text: str) -> list[Plain]:
    """Places written like an outline."""
    return [(p[0], p[1]) for p in points(text)]


# ---- outlines ------------------------------------------------------------------------------------------------------


def smooth(outline: Outline, closed: bool = True, tension: float = 1.0) -> str:
    """A soft curve through all points (Catmull-Rom); a tension of 0 makes straight lines."""
    given = points(outline)
    at = [(p[0], p[1]) for p in given]
    corner = [len(p) > 2 for p in given]
    n = len(at)
    out = f"M{num(at[0][0])} {num(at[0][1])}"

    def bend(a: Plain, b: Plain) -> Plain:
        return (b[0] - a[0]) * tension / 6, (b[1] - a[1]) * tension / 6

    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        p1, p2 = at[i], at[j]
        p0 = at[i - 1] if (closed or i > 0) else p1
        p3 = at[(i + 2) % n] if (closed or i + 2 < n) else p2
        straight = ((p2[0] - p1[0]) / 4, (p2[1] - p1[1]) / 4)
        t1 = straight if corner[i] else bend(p0, p2)
        t2 = straight if corner[j] else bend(p1, p3)
        out += f"C{num(p1[0] + t1[0])} {num(p1[1] + t1[1])} {num(p2[0] - t2[0])} {num(p2[1] - t2[1])}"
        out += f" {num(p2[0])} {num(p2[1])}"
    return out + ("Z" if closed else "")


def symmetric(right: Outline) -> list[Point]:
    """Right-hand points from top to bottom made a whole outline, mirrored about x = 0."""
    left: list[Point] = []
    given = points(right)
    for p in reversed(given):
        if abs(p[0]) > 0.01:
            left.append((-p[0], p[1], "c") if len(p) > 2 else (-p[0], p[1]))
    return [*given, *left]


def poly(outline: Outline) -> str:
    """A polygon."""
    return "M" + "L".join(f"{num(p[0])} {num(p[1])}" for p in points(outline)) + "Z"


def ell(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """An ellipse, or a circle of radius `rx`."""
    ry = rx if ry is None else ry
    arc = f"A{num(rx)} {num(ry)} 0 1 1 "
    return f"M{num(cx - rx)} {num(cy)}{arc}{num(cx + rx)} {num(cy)}{arc}{num(cx - rx)} {num(cy)}Z"


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle with corners of radius `r`."""
    if r == 0:
        return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"
    k = num(r)
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}a{k} {k} 0 0 1 {k} {k}v{num(h - 2 * r)}a{k} {k} 0 0 1 -{k} {k}"
        f"h{num(2 * r - w)}a{k} {k} 0 0 1 -{k} -{k}v{num(2 * r - h)}a{k} {k} 0 0 1 {k} -{k}Z"
    )


# ---- elements ------------------------------------------------------------------------------------------------------


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 0, extra: str = "") -> str:
    """One path; `extra` is added to its attributes."""
    out = f'<path d="{d}" fill="{fill}"'
    if stroke:
        out += f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return out + (f" {extra}/>" if extra else "/>")


def line(
    outline: Outline, stroke: str, width: float, closed: bool = False, tension: float = 1.0, extra: str = ""
) -> str:
    """A drawn line through points."""
    return path(smooth(outline, closed, tension), "none", stroke, width, extra)


def group(body: str, transform: str = "", extra: str = "") -> str:
    """`body` moved, turned or scaled."""
    return "<g" + (f' transform="{transform}"' if transform else "") + (f" {extra}" if extra else "") + f">{body}</g>"


def mirror(body: str) -> str:
    """`body` and its mirror image about x = 0."""
    return body + group(body, "scale(-1,1)")


def clip(d: str, body: str) -> str:
    """`body` seen through the outline `d`."""
    name = ident("c", d)
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})">{body}</g>'


def clip_between(outer: str, hole: str, body: str) -> str:
    """`body` seen through `outer` but not through `hole`."""
    name = ident("e", outer, hole)
    return (
        f'<clipPath id="{name}"><path clip-rule="evenodd" d="{outer} {hole}"/></clipPath>'
        f'<g clip-path="url(#{name})">{body}</g>'
    )


# ---- gradients -----------------------------------------------------------------------------------------------------


def _stops(stops: Sequence[Stop]) -> str:
    out = ""
    for stop in stops:
        out += f'<stop offset="{stop[0]}" stop-color="{stop[1]}"'
        out += f' stop-opacity="{stop[2]}"/>' if len(stop) > 2 else "/>"
    return out


def along(stops: Sequence[Stop], to: Plain = (0, 1), start: Plain = (0, 0)) -> tuple[str, str]:
    """A gradient along a line of the unit box, as (definition, paint): the definition stands before its use."""
    name = ident("l", stops, to, start)
    where = f'x1="{start[0]}" y1="{start[1]}" x2="{to[0]}" y2="{to[1]}"'
    return f'<linearGradient id="{name}" {where}>{_stops(stops)}</linearGradient>', f"url(#{name})"


def around(stops: Sequence[Stop], centre: Plain = (0.5, 0.5), r: float = 0.5) -> tuple[str, str]:
    """A gradient outwards from a point of the unit box, as (definition, paint)."""
    name = ident("r", stops, centre, r)
    where = f'cx="{centre[0]}" cy="{centre[1]}" r="{r}"'
    return f'<radialGradient id="{name}" {where}>{_stops(stops)}</radialGradient>', f"url(#{name})"


def document(body: str, x: float, y: float, w: float, h: float) -> str:
    """The finished picture: `body` seen through the box at (x, y) of size w × h."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" '
        f'width="{num(w)}" height="{num(h)}">{body}</svg>'
    )
