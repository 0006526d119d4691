"""Contact sheets of the baked pictures: what is looked at before anything is called finished.

`python build_scripts/art/contact.py OUT.png PATTERN [WIDTH]` puts every picture whose name matches the pattern (as file
names do: `guillotine/noble/*/chip`) on one sheet, WIDTH pixels wide each.
"""

import sys
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

GROUND = "#2E303E"
SHEET = 1600
GAP = 8


def names(images: Path, pattern: str) -> list[str]:
    """The baked pictures whose name matches, in the order of the alphabet."""
    all_names = {
        p.relative_to(images).as_posix().removesuffix(".webp").partition("@")[0] for p in images.rglob("*.webp")
    }
    return sorted(name for name in all_names if fnmatchcase(name, pattern))


def sheet(images: Path, shown: Sequence[str], width: int, ground: str = GROUND) -> "Image":
    """All pictures in rows, each `width` pixels wide."""
    from PIL import Image

    tiles = []
    for name in shown:
        picture = Image.open(images / f"{name}.webp").convert("RGBA")
        height = max(1, round(width * picture.height / picture.width))
        tiles.append(picture.resize((width, height), Image.Resampling.LANCZOS))
    columns = max(1, min(len(tiles), (SHEET - GAP) // (width + GAP)))
    rows = [tiles[i : i + columns] for i in range(0, len(tiles), columns)]
    heights = [max(tile.height for tile in row) for row in rows]
    whole = Image.new("RGB", (GAP + columns * (width + GAP), GAP + sum(h + GAP for h in heights)), ground)
    y = GAP
    for row, height in zip(rows, heights):
        for i, tile in enumerate(row):
            whole.paste(tile, (GAP + i * (width + GAP), y), tile)
        y += height + GAP
    return whole


def main() -> int:
    """The command line."""
    out, pattern, *rest = sys.argv[1:]
    images = Path(__file__).resolve().parents[2] / "assets" / "images"
    sheet(images, names(images, pattern), int(rest[0]) if rest else 192).save(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
