"""A scene made of widgets: painted in one pass that also says what can be pressed, and walked by keys.

`paint` draws widgets; each declares its targets as it draws. Exactly one of them has the focus and shows a ring.
Tab walks groups, or the things of the only one; arrows walk inside a group by where things stand, Enter and Space
press, Esc goes back.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .canvas import Canvas
from .input import Cancel, Compose, FocusLost, Input, Key, Move, Press, Release, Text, Wheel
from .registry import Box, Target
from .scene import Scene

if TYPE_CHECKING:
    from .app import App
    from .ui import Ui
    from .widgets.typing import Line

_TOP_BAR = "top"  # this group comes last in the walk
_ROW = 44.0  # one row of a wheel's notch; a notch is three
_REPEAT_FIRST, _REPEAT = 0.4, 0.08
_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Page(Scene):
    """`first` is the id that has the focus when the scene opens: the likeliest harmless thing."""

    first = ""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.focus = ""
        self.hot = ""  # under the pointer
        self.armed = ""  # pressed and not yet released
        self.stops: list[Target] = []  # all targets of the last frame, also those scrolled away
        self.scrolls: dict[str, float] = {}  # by area: how far it is scrolled
        self.areas: dict[str, tuple[Box, float]] = {}  # by area: where it shows, how tall its content is
        self.lines: dict[str, Line] = {}  # by field: what is typed there, its caret and what is chosen
        self.composed = ""
        self._remembered: dict[str, str] = {}
        self._held = 0.0
        self._grip: tuple[str, float, float] | None = None  # an area dragged by a finger: name, y, scroll

    # ------------------------------------------------------------------ what pages say
    def paint(self, ui: Ui) -> None:
        """Draw the page and declare its targets."""

    def back(self) -> None:
        """Esc, the arrow at the upper left."""
        self.app.stack.pop(self)

    def key(self, key: Key) -> bool:
        """Shortcuts of this page, asked before focus and Enter. True if used."""
        return False

    # ------------------------------------------------------------------ scene
    @property
    def composing(self) -> bool:
        return bool(self.composed)

    def covered(self) -> None:
        self._let_go()

    def draw(self, canvas: Canvas) -> None:
        from .ui import Ui

        ui = Ui(self, canvas)
        self.stops.clear()
        self.areas.clear()
        self.paint(ui)
        self._keep_focus()
        ui.finish()

    def draw_below(self, canvas: Canvas) -> None:
        kept = list(self.stops), dict(self.areas)
        from .ui import Ui

        self.paint(Ui(self, canvas))
        self.stops[:], self.areas = kept[0], kept[1]

    def update(self, dt: float) -> bool:
        target = self.stop(self.armed)
        if target is not None and target.repeats and self.hot == self.armed:
            self._held -= dt
            if self._held <= 0 and target.press and target.enabled:
                self.app.sounds.play("tick")
                target.press()
                self._held = _REPEAT
            return True
        return False

    def handle(self, event: Input) -> bool:
        if isinstance(event, Press):
            return self._press(event)
        if isinstance(event, Move):
            return self._move(event)
        if isinstance(event, Release):
            return self._release(event)
        if isinstance(event, Wheel):
            return self._wheel(event)
        if isinstance(event, Cancel | FocusLost):
            self._let_go()
            return True
        if isinstance(event, Key | Text | Compose):
            return self._typed(event)
        return False

    def stop(self, id: str) -> Target | None:
        return next((t for t in self.stops if t.id == id), None) if id else None

    def focus_on(self, id: str) -> None:
        self.focus = id
        self.app.redraw()

    # ------------------------------------------------------------------ pointer
    def _press(self, event: Press) -> bool:
        if event.button != 1:
            return False
        target = self.app.registry.at(event.x, event.y)
        area = self._area_at(event.x, event.y)
        if event.touch and area:
            self._grip = (area, event.y, self.scrolls.get(area, 0))
        if target is None:
            return False
        if target.focusable and target.enabled:
            self._set_focus(target)
        if not target.enabled:
            return True
        self.armed = self.hot = target.id
        self._held = _REPEAT_FIRST
        if target.point:
            target.point(event.x, event.y, "down")
        if target.repeats and target.press:
            self.app.sounds.play("tick")
            target.press()
        return True

    def _move(self, event: Move) -> bool:
        if self._grip and event.held:
            return self._drag_area(event)
        target = self.stop(self.armed)
        if target is not None and target.point and event.held:
            target.point(event.x, event.y, "drag")
            return True
        found = self.app.registry.at(event.x, event.y)
        hot = found.id if found else ""
        changed, self.hot = hot != self.hot, hot
        return changed

    def _release(self, event: Release) -> bool:
        if event.button != 1:
            return False
        armed, self.armed, self._grip = self.armed, "", None
        target = self.stop(armed)
        if target is None:
            return False
        if target.point:
            target.point(event.x, event.y, "up")
        under = self.app.registry.at(event.x, event.y)
        if under is not None and under.id == armed and target.press and target.enabled and not target.repeats:
            self.app.sounds.play("press")
            target.press()
        return True

    def _drag_area(self, event: Move) -> bool:
        assert self._grip is not None
        area, y, scroll = self._grip
        if abs(event.y - y) > 10:
            self.armed = ""
            self._scroll_to(area, scroll + y - event.y)
        return True

    def _let_go(self) -> None:
        target = self.stop(self.armed)
        self.armed, self._grip, self.composed, self.hot = "", None, "", ""
        if target is not None and target.point:
            target.point(-1, -1, "cancel")

    def _wheel(self, event: Wheel) -> bool:
        area = self._area_at(event.x, event.y) or (next(iter(self.areas)) if len(self.areas) == 1 else "")
        return bool(area) and self._scroll_to(area, self.scrolls.get(area, 0) - event.dy * 3 * _ROW)

    def _area_at(self, x: float, y: float) -> str:
        return next((name for name, (box, _) in reversed(self.areas.items()) if box.holds(x, y)), "")

    def _scroll_to(self, area: str, to: float) -> bool:
        if area not in self.areas:
            return False
        box, tall = self.areas[area]
        before = self.scrolls.get(area, 0)
        self.scrolls[area] = min(max(0.0, tall - box.h), max(0.0, to))
        return self.scrolls[area] != before

    # ------------------------------------------------------------------ keys
    def _typed(self, event: Key | Text | Compose) -> bool:
        focused = self.stop(self.focus)
        if isinstance(event, Compose):
            self.composed = event.text if focused is not None and focused.keys else ""
            return True
        if isinstance(event, Text):
            self.composed = ""
            return bool(focused and focused.keys and focused.enabled and focused.keys(event))
        if self.composed:
            return True  # while composing, the field alone gets keys
        if focused is not None and focused.keys and focused.enabled and focused.keys(event):
            return True
        if self.key(event):
            return True
        return self._walk(event, focused)

    def _walk(self, event: Key, focused: Target | None) -> bool:
        name = event.name
        if event.ctrl or event.alt:
            return False
        if name == "tab":
            return self._next_group(-1 if event.shift else 1)
        if name == "esc":
            self.back()
            return True
        if name in ("enter", "space"):
            if focused is not None and focused.press and focused.enabled and not event.repeat:
                self.app.sounds.play("press")
                focused.press()
            return True
        if name in _ARROWS:
            if focused is not None and focused.step and focused.enabled and name in ("left", "right"):
                self.app.sounds.play("tick")
                focused.step((10 if event.shift else 1) * _ARROWS[name][0])
                return True
            return self._next_stop(*_ARROWS[name])
        if name in ("pageup", "pagedown", "home", "end"):
            return self._jump(name, focused)
        return False

    def _jump(self, name: str, focused: Target | None) -> bool:
        area = focused.area if focused is not None and focused.area else next(iter(self.areas), "")
        if area:
            box, tall = self.areas[area]
            at = self.scrolls.get(area, 0)
            return self._scroll_to(
                area, {"pageup": at - box.h * 0.85, "pagedown": at + box.h * 0.85, "home": 0.0, "end": tall}[name]
            )
        inside = [t for t in self.stops if focused is not None and t.group == focused.group and t.focusable]
        if not inside or name not in ("home", "end"):
            return False
        self._set_focus(inside[0 if name == "home" else -1])
        return True

    def _next_group(self, way: int) -> bool:
        groups = self._groups()
        if not groups:
            return False
        focused = self.stop(self.focus)
        if len(groups) == 1 and focused is not None:
            return self._next_inside(focused, way)
        at = groups.index(focused.group) if focused is not None and focused.group in groups else -1
        group = groups[(at + way) % len(groups)]
        inside = [t for t in self.stops if t.group == group and t.focusable and t.enabled]
        kept = next((t for t in inside if t.id == self._remembered.get(group)), inside[0])
        self._set_focus(kept)
        return True

    def _next_inside(self, focused: Target, way: int) -> bool:
        """Where there is one group, as the answers of a dialog, Tab walks it round."""
        inside = [t for t in self.stops if t.focusable and t.enabled]
        at = next((n for n, stop in enumerate(inside) if stop.id == focused.id), -1)
        self._set_focus(inside[(at + way) % len(inside)])
        return True

    def _groups(self) -> list[str]:
        groups: list[str] = []
        for stop in self.stops:
            if stop.focusable and stop.enabled and stop.group not in groups:
                groups.append(stop.group)
        if _TOP_BAR in groups:
            groups.remove(_TOP_BAR)
            groups.append(_TOP_BAR)
        return groups

    def _next_stop(self, dx: int, dy: int) -> bool:
        here = self.stop(self.focus)
        if here is None:
            return self._next_group(1)
        found = nearest(here, [t for t in self.stops if t.group == here.group and t.focusable], dx, dy)
        if found is None:
            return True
        self._set_focus(found)
        return True

    def _set_focus(self, target: Target) -> None:
        if self.focus != target.id:
            self.composed = ""
        self.focus = target.id
        self._remembered[target.group] = target.id
        if target.area in self.areas:
            box, _ = self.areas[target.area]
            at = self.scrolls.get(target.area, 0)
            over = target.box.bottom + 24 - box.bottom
            under = box.y - (target.box.y - 24)
            if over > 0 and target.box.h < box.h:
                self._scroll_to(target.area, at + over)
            elif under > 0:
                self._scroll_to(target.area, at - under)

    def _keep_focus(self) -> None:
        """What had the focus may be gone: the first thing takes it."""
        if self.stop(self.focus) is not None:
            return
        first = self.stop(self.first) or next((t for t in self.stops if t.focusable and t.enabled), None)
        self.focus = first.id if first is not None else ""


def nearest(here: Target, others: list[Target], dx: int, dy: int) -> Target | None:
    """The stop with the nearest centre in the quarter towards (dx, dy); ties go to the smaller turn."""
    x, y = here.box.centre
    best: tuple[float, float] | None = None
    found: Target | None = None
    for other in others:
        ox, oy = other.box.centre
        ahead = (ox - x) * dx + (oy - y) * dy
        aside = abs((ox - x) * dy) + abs((oy - y) * dx)
        wide = other.box.h if dx else other.box.w
        if other.id == here.id or ahead <= 0.5 or aside > max(ahead, (wide + (here.box.h if dx else here.box.w)) / 2):
            continue
        rank = (math.hypot(ahead, aside * 1.5), aside)
        if best is None or rank < best:
            best, found = rank, other
    return found
