"""A picture to be baked, and how its SVG text becomes WebP files."""

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

QUALITY = 90


@dataclass(frozen=True)
class Picture:
    """Something to be drawn once and shipped at a few widths."""

    name: str
    """Unique, with slashes: game or place, kind, id, form."""
    draw: Callable[[], str]
    """Makes the SVG text; it depends on nothing but the sources."""
    widths: tuple[int, ...]
    """Pixels. The largest is rastered, the others are scaled down from it."""
    quality: int = QUALITY


def box(svg: str) -> tuple[float, float]:
    """Width and height of a document, in its own units."""
    start = svg.index('viewBox="') + 9
    _, _, w, h = svg[start : svg.index('"', start)].split()
    return float(w), float(h)


def height_for(svg: str, width: int) -> int:
    """The height in pixels of a picture `width` pixels wide."""
    w, h = box(svg)
    return max(1, round(width * h / w))


def files_of(name: str, widths: tuple[int, ...]) -> tuple[str, ...]:
    """Where a picture's widths lie, below the folder of pictures: the widest is plain, the others tell their width."""
    return tuple(f"{name}.webp" if width == max(widths) else f"{name}@{width}.webp" for width in widths)


def raster(svg: str, width: int) -> "Image":
    """The picture in pixels, with its alpha."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height_for(svg, width), skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def bake(name: str, svg: str, widths: tuple[int, ...], quality: int) -> Mapping[str, bytes]:
    """The WebP files of one picture."""
    from PIL import Image

    image = raster(svg, max(widths))
    if image.getchannel("A").getextrema() == (255, 255):
        image = image.convert("RGB")
    files = {}
    for file, width in zip(files_of(name, widths), widths):
        size = (width, height_for(svg, width))
        sized = image if size == image.size else image.resize(size, Image.Resampling.LANCZOS)
        out = io.BytesIO()
        sized.save(out, "WEBP", quality=quality, method=4)
        files[file] = out.getvalue()
    return files
