"""The icon files of an executable: `python -m build_scripts.art.app_icon FOLDER` writes tricoteuse.{ico,icns,png}.

Each size is made from the drawing that suits it. The running app shows the baked `icon/app` instead.
"""

import io
import sys
from collections.abc import Mapping
from pathlib import Path

from build_scripts.art.picture import raster
from build_scripts.art.scenes.icon import drawing_for

WINDOWS, MAC, LINUX = (16, 32, 48, 128, 256), (16, 32, 64, 128, 256, 512, 1024), 256
FILES = ("tricoteuse.ico", "tricoteuse.icns", "tricoteuse.png")


def icon_files() -> Mapping[str, bytes]:
    """The three files."""
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


def main() -> int:
    """The command line."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in icon_files().items():
        (folder / name).write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
