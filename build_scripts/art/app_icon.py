"""The icon files an executable carries: `icon/tricoteuse.ico` for Windows, `.icns` for macOS, `.png` for Linux."""

import io
from collections.abc import Mapping

from build_scripts.art.picture import raster
from build_scripts.art.scenes.icon import drawing_for

WINDOWS, MAC, LINUX = (16, 32, 48, 128, 256), (16, 32, 64, 128, 256, 512), 256
FILES = ("icon/tricoteuse.ico", "icon/tricoteuse.icns", "icon/tricoteuse.png")


def drawings() -> tuple[str, ...]:
    """What the files are made of, for the key of their job."""
    return tuple(drawing_for(size) for size in sorted({*WINDOWS, *MAC, LINUX}))


def icon_files() -> Mapping[str, bytes]:
    """The three files, every size from the drawing that suits it."""
    sizes = {size: raster(drawing_for(size), size) for size in {*WINDOWS, *MAC, LINUX}}
    made = {}
    for name, kind, wanted in zip(FILES, ("ICO", "ICNS", "PNG"), (WINDOWS, MAC, (LINUX,))):
        out = io.BytesIO()
        largest = sizes[max(wanted)]
        others = [sizes[size] for size in wanted if size != max(wanted)]
        if kind == "PNG":
            largest.save(out, kind)
        elif kind == "ICO":
            largest.save(out, kind, append_images=others, sizes=[(size, size) for size in wanted])
        else:
            largest.save(out, kind, append_images=others)
        made[name] = out.getvalue()
    return made
