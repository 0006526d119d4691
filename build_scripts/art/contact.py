"""A contact sheet while drawing: `python -m build_scripts.art.contact OUT.png PATTERN [WIDTH]`.

Every picture whose name matches the pattern (as file names do: `guillotine/noble/*/chip`), WIDTH pixels wide each.
"""

import sys

from build_scripts.environment import ROOT


def main() -> int:
    """The command line."""
    import pygame

    from game.ui.contact import names, sheet

    out, pattern, *rest = sys.argv[1:]
    images = ROOT / "assets" / "images"
    found = names(images, pattern)
    if not found:
        print(f"no baked picture is called {pattern}", file=sys.stderr)
        return 1
    pygame.image.save(sheet(images, found, int(rest[0]) if rest else 192), out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
