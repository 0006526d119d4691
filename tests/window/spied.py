"""The game itself, telling a file after every frame what it has just drawn: `python -m tests.window.spied FILE ...`.

So a window test knows where to press without the game having any such thing built in. Positions are in pixels.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import cli, paths
from game.ui import loop

if TYPE_CHECKING:
    from game.ui.running import RunningApp


def spy_on(file: Path) -> None:
    """Every frame that the game draws replaces the file. The key Scroll Lock is kept from the game: it marks a place
    among the inputs. pygame is left for the game to import, in its own time."""
    run = loop.run
    elsewhere = os.environ.get("SPIED_ASSETS")  # a folder to take for assets/, for want of anything better
    if elsewhere:
        paths.assets = lambda: Path(elsewhere)

    def run_watched(app: RunningApp, *others: Any) -> None:
        import pygame

        draw, step, post = app._draw, app.step, app.post
        marks = 0
        told: list[dict[str, Any]] = [{}]

        def tell() -> None:
            told[0] = seen(app) | {"mark": marks}
            fresh = file.with_suffix(".new")
            fresh.write_text(json.dumps(told[0]), encoding="utf-8")
            fresh.replace(file)

        def drawn() -> None:
            draw()
            tell()

        def stepped(dt: float = 0.0) -> bool:
            frame = step(dt)
            if told[0] and (told[0]["mark"] != marks or told[0]["moving"] != moving(app)):
                tell()  # what was done before the mark has been taken by now
            return frame

        def posted(event: Any) -> None:
            nonlocal marks
            if getattr(event, "key", None) != pygame.K_SCROLLLOCK:
                post(event)
            elif event.type == pygame.KEYDOWN:
                marks += 1

        app._draw, app.step, app.post = drawn, stepped, posted  # type: ignore[method-assign]
        run(app, *others)

    loop.run = run_watched  # type: ignore[assignment]


def seen(app: RunningApp) -> dict[str, Any]:
    """The scene on top, what can be pressed and what can be read."""
    top = app.stack.top
    return {
        "frame": app.frames,
        "moving": moving(app),
        "scene": top.name if top else "",
        "size": app.screen.get_size(),
        "targets": {target.id: place(app, *target.box.centre) for target in app.targets if target.enabled},
        "groups": {target.id: target.group for target in app.targets if target.enabled},
        "texts": [drawn.text for drawn in app.drawn],
        "sounds": app.sounds_played,
    }


def moving(app: RunningApp) -> bool:
    return app.moving or bool(getattr(app.stack.top, "busy", False))


def place(app: RunningApp, x: float, y: float) -> tuple[int, int]:
    across, down = app.transform.to_window(x, y)
    return round(across), round(down)


if __name__ == "__main__":
    spy_on(Path(sys.argv[1]))
    sys.exit(cli.main(sys.argv[2:]))
