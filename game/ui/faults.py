"""When a scene breaks: what is written down, and which scene tells it. Never a traceback at a player."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .app import App

_MINUTE = 60.0
_LONGEST = 200_000  # bytes of the fault log before it is begun anew


def report(app: App, why: BaseException) -> None:
    """Note the fault in the player's folder and put the trouble scene on top, once."""
    now = app.clock.now()
    recent = [when for when, _ in app.faults if now - when < _MINUTE]
    app.faults = [*app.faults[-19:], (now, why)]
    _write(app, why)
    app.redraw()
    if getattr(app.stack.top, "name", "") == "trouble":
        return
    from .scenes.trouble import Trouble

    app.stack.push(Trouble(app, why, again=bool(recent)))


def _write(app: App, why: BaseException) -> None:
    """Places in the code only: no values, so no card can get into the log."""
    place = app.home / "faults.log"
    text = f"{app.clock.wall().isoformat(timespec='seconds')} {type(why).__name__}\n"
    text += "".join(f"  {f.filename}:{f.lineno} {f.name}\n" for f in traceback.extract_tb(why.__traceback__))
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        mode = "w" if place.exists() and place.stat().st_size > _LONGEST else "a"
        with place.open(mode, encoding="utf-8", errors="replace") as out:
            out.write(text)
    except OSError:
        pass
