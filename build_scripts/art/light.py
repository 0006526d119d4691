"""One lamp, upper left: how a flat shape gets a lit side, a rim of light and a soft shadow.

No outlines: a shape is its shadow tone with its own tone laid over it, moved towards the lamp and clipped to the shape.
"""

from build_scripts.art.palette import lit, shade
from build_scripts.art.svg import clip, ident, num, path


def shaded(
    d: str,
    base: str,
    dx: float = -11,
    dy: float = -7,
    s: float = 0.26,
    h: float = 0.0,
    hx: float = 5,
    hy: float = 4,
    inner: str = "",
) -> str:
    """The outline `d` in colour `base`, lit.

    `dx, dy` is how far the lit tone is moved, `s` how deep the shadow is, `h` how bright the rim (0 for none) and
    `hx, hy` its width; `inner` is drawn on the shape and clipped to it.
    """
    body = path(d, base, extra=f'transform="translate({num(dx)},{num(dy)})"')
    if h:
        name = ident("m", d, hx, hy)
        body += (
            f'<mask id="{name}"><path d="{d}" fill="#fff"/>'
            f'<path d="{d}" fill="#000" transform="translate({num(hx)},{num(hy)})"/></mask>'
            f'<g mask="url(#{name})">{path(d, lit(base, h))}</g>'
        )
    return path(d, shade(base, s)) + clip(d, body + inner)


def drop(body: str, dx: float = 3, dy: float = 4, blur: float = 4, opacity: float = 0.35, margin: int = 20) -> str:
    """`body` with a soft shadow below it. The shadow is pure black: a tinted one bands where it is thin.

    `margin` is the room for the shadow, in percent of the body's size: less makes large bodies quicker to bake.
    """
    if not body:
        return ""
    name = ident("d", dx, dy, blur, opacity, margin)
    return (
        f'<filter id="{name}" color-interpolation-filters="sRGB" x="-{margin}%" y="-{margin}%" '
        f'width="{100 + 2 * margin}%" height="{100 + 2 * margin}%">'
        f'<feDropShadow dx="{dx}" dy="{dy}" stdDeviation="{blur}" flood-color="#000000" '
        f'flood-opacity="{opacity}"/></filter>'
        f'<g filter="url(#{name})">{body}</g>'
    )


def hatch(colour: str, box: tuple[float, float, float, float], step: float, width: float, opacity: float) -> str:
    """Engraver's lines across a box (x, y, w, h): the only texture of the house."""
    x, y, w, h = box
    rows = "".join(f"M{num(x)} {num(y + i * step)}h{num(w)}" for i in range(int(h / step) + 1))
    return path(rows, "none", colour, width, f'opacity="{opacity}"')


def hatch_oval(colour: str, oval: tuple[float, float, float, float], step: float, width: float, opacity: float) -> str:
    """The same across an oval (cx, cy, rx, ry): each line is a chord, so nothing has to be clipped."""
    cx, cy, rx, ry = oval
    rows = ""
    for i in range(1, int(2 * ry / step) + 1):
        y = i * step - ry
        half = rx * max(0.0, 1 - (y / ry) ** 2) ** 0.5
        rows += f"M{num(cx - half)} {num(cy + y)}h{num(2 * half)}"
    return path(rows, "none", colour, width, f'opacity="{opacity}" style="stroke-linecap:butt"')
