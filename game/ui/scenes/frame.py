"""The frame all scenes share: ground, top bar, the steps of an evening, hints, the place of the one primary button."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..registry import Box
from ..theme import DIM, FIELD, GOLD_LIGHT, LINE, PAPER
from ..ui import Ui
from ..widgets import button, hints, sign


def margin(ui: Ui) -> float:
    return ui.canvas.by_size(48, 28, 20)


def bar_height(ui: Ui) -> float:
    return ui.canvas.by_size(72, 56, 52)


def body_size(ui: Ui) -> float:
    """What all must read."""
    return ui.canvas.by_size(22, 20, 18)


def caption_size(ui: Ui) -> float:
    """Beside a control."""
    return ui.canvas.by_size(19, 17, 16)


def content(ui: Ui) -> Box:
    """Between top bar and foot, inside the margins; never wider than 1824 units."""
    side = margin(ui)
    width = min(ui.canvas.width - 2 * side, 1824.0)
    top = bar_height(ui) + ui.canvas.by_size(28, 20, 14)
    return Box((ui.canvas.width - width) / 2, top, width, ui.canvas.height - top - foot_height(ui))


def foot_height(ui: Ui) -> float:
    """Room for hints and the primary button."""
    return ui.canvas.by_size(128, 104, 84)


def column(ui: Ui, labels: Sequence[str], least: float, pad: float) -> tuple[float, float]:
    """How wide a list at the side is and the one size of all its labels: the column grows by up to a third before
    they are set smaller. `pad` is what a row needs beside its label."""
    size, most = body_size(ui), least * 4 / 3

    def wanted(size: float) -> float:
        return max((ui.width(label, size, "bold") for label in labels), default=0.0) + pad

    size = next((each for each in (size, size - 1, size - 2, size - 3) if wanted(each) <= most), size - 4)
    return min(most, max(least, wanted(size))), size


def topbar(
    ui: Ui,
    title: str,
    back: Callable[[], None] | None,
    sub: str = "",
    *,
    help: Callable[[], None] | None = None,
    settings: Callable[[], None] | None = None,
    steps: Sequence[str] = (),
    step: int = 0,
    shorter: str = "",
    taken: float = 0,
) -> Box:
    """The bar with the way back at its left. `steps`: the names of the steps of an evening, `step` the one in hand.
    `shorter` stands for `sub` where that is too long; `taken` is what the page itself needs at the right.
    Returns what is left free of the bar between its words and its signs."""
    canvas, tall, side = ui.canvas, bar_height(ui), margin(ui)
    ui.canvas.block(Box(0, 0, canvas.width, tall), (12, 12, 20, 150))
    x = side
    if back:
        sign(
            ui,
            "back",
            side + 4,
            tall / 2,
            "back",
            ui.say("app.button.back"),
            back,
            size=tall * 0.5,
            group="top",
            colour=PAPER,
        )
        x = side + tall * 0.55
    right = canvas.width - side - taken
    for id, name, label, press in (
        ("settings", "gear", "app.title.settings", settings),
        ("help", "help", "app.title.how", help),
    ):
        if press:
            sign(ui, id, right - 18, tall / 2, name, ui.say(label), press, size=tall * 0.52, group="top")
            right -= tall * 0.5 + 30
    size = canvas.by_size(34, 28, 24)
    room = right - x - 20
    if steps and not canvas.tall and canvas.size != "S":
        room = min(room, canvas.width * 0.3)
        _steps(ui, steps, step, tall)
    fits = ui.fitted(title, x, tall / 2 + size * 0.36, room, (size, size - 3, size - 6, size - 8), "poster")
    wide = min(room, ui.width(title, fits, "poster"))
    for said in filter(None, (sub, shorter)):
        if wide + 30 + ui.width(said, size * 0.62) < room:
            wide += 22 + ui.text(said, x + wide + 22, tall / 2 + size * 0.34, size * 0.62, "ui", DIM)
            break
    return Box(x + wide + 20, 0, right - x - wide - 20, tall)


def _steps(ui: Ui, names: Sequence[str], now: int, tall: float) -> None:
    size = ui.canvas.by_size(22, 18, 17)
    radius, dash = size * 0.66, size * 2.2
    widths = [radius * 2 + 10 + ui.width(name, size, "bold") for name in names]
    x = (ui.canvas.width - sum(widths) - (len(names) - 1) * (dash + 24)) / 2 + ui.canvas.width * 0.04
    for n, (name, width) in enumerate(zip(names, widths, strict=True)):
        y = tall / 2
        done = n < now
        ui.canvas.disc(x + radius, y, radius, GOLD_LIGHT if n == now else DIM)
        if n != now:
            ui.canvas.disc(x + radius, y, radius - 2, FIELD)
        if done:
            ui.icon("check", x + radius, y, size, PAPER)
        else:
            ui.text(str(n + 1), x + radius, y + size * 0.3, size * 0.8, "bold", FIELD if n == now else DIM, "centre")
        ui.text(
            name,
            x + radius * 2 + 10,
            y + size * 0.36,
            size,
            "bold" if n == now else "ui",
            GOLD_LIGHT if n == now else DIM,
        )
        x += width + 12
        if n + 1 < len(names):
            ui.canvas.line((x, y), (x + dash, y), LINE, 1.5)
            x += dash + 12


def foot(
    ui: Ui,
    keys: Sequence[tuple[str, str]],
    label: str,
    press: Callable[[], None] | None,
    *,
    id: str = "go",
    note: str = "",
    enabled: bool = True,
    beside: Sequence[tuple[str, str, Callable[[], None]]] = (),
) -> None:
    """Hints at the left, the primary button at the right margin, outlined ones and a note before it."""
    canvas, side = ui.canvas, margin(ui)
    tall = canvas.by_size(80, 66, 58)
    middle = canvas.height - foot_height(ui) / 2 - canvas.by_size(0, 2, 2)
    left = canvas.width - side
    if press:
        wanted = max(canvas.by_size(300, 240, 200), ui.width(label, tall * 0.44, "poster") + 72)
        width = min(wanted, canvas.width - 2 * side)
        left -= width
        button(ui, id, Box(left, middle - tall / 2, width, tall), label, press, "primary", group="go", enabled=enabled)
    for name, text, then in beside:
        size = canvas.by_size(22, 20, 18)
        width = max(110.0, ui.width(text, size, "bold") + 48)
        if left - width - 16 < side:  # a tall window: one row further up
            left, middle = canvas.width - side + 16, middle - tall * 0.86 - 6
        left -= width + 16
        high = max(48.0, tall * 0.72)
        button(ui, name, Box(left, middle - high / 2, width, high), text, then, group="go", size=size)
    if note and left - side > 180:
        room = left - 24 - side
        lines = ui.type.lines(canvas, note, min(room, canvas.by_size(520, 440, 300)), caption_size(ui))
        wide = max(ui.width(line, caption_size(ui)) for line in lines)
        ui.block(
            note,
            Box(left - 20 - wide, middle - tall / 2, wide + 1, tall),
            caption_size(ui),
            "ui",
            DIM,
            align="right",
            middle=True,
        )
        left -= wide + 40
    if not canvas.tall:
        hints(ui, keys, side, canvas.height - canvas.by_size(40, 34, 30), left - side - 24, canvas.by_size(20, 18, 16))


def heading(ui: Ui, text: str, x: float, y: float, width: float = 0) -> None:
    """A quiet heading over a group, with a hairline when a width is given."""
    ui.text(text, x, y, caption_size(ui) + 1, "bold", DIM)
    if width:
        ui.rule(x, y + 13, width)
