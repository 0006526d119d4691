"""The scenes of the evening: what was worth telling of a match, each with its card or the tokens of its people."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.session.highlights import Highlight

from ..registry import Box
from ..theme import GOLD_LIGHT, PAPER, SOFT
from ..ui import Ui
from . import frame

if TYPE_CHECKING:
    from .result import Result

_SIDE_BY_SIDE = 860.0  # a panel from this width on has them beside each other
_INSET, _FOOT = 24.0, 16.0
_BREATH = 10.0  # under the heading, where there is room
_GAP, _LEAST_GAP, _MOST_GAP = 18.0, 8.0, 34.0  # between two, in full size, at least, at most
_LEAD, _TITLE = 1.32, 1.6  # of a line, of the title over it, in sizes
_FILLED = 0.7  # a panel that takes so much of its room takes all of it, as what stands beside it does
_TOKENS = 4  # of those it is about, at most


class _Set(NamedTuple):
    """How large the sentences are set, and what that takes."""

    size: float
    brief: bool  # long names are cut
    heights: tuple[float, ...]  # one each

    def tall(self, across: bool, gap: float = _GAP) -> float:
        return max(self.heights) if across else sum(self.heights) + gap * (len(self.heights) - 1)

    def gap(self, room: float) -> float:
        """Between two of them, so that they fill their room."""
        free = (room - sum(self.heights)) / max(1, len(self.heights) - 1)
        return min(_MOST_GAP, max(_LEAST_GAP, free))


def panel(ui: Ui, page: Result, box: Box) -> None:
    """All of them below each other, in a wide box side by side; what does not fit even in small print scrolls."""
    told = page.highlights()
    across = box.w >= _SIDE_BY_SIDE
    head = _head(ui)
    wide = _width(box.w, len(told), across)
    room = box.h - head - _FOOT
    best = _set(ui, page, told, wide, room, across)
    if head + _BREATH + best.tall(across) + _FOOT <= box.h:
        head += _BREATH
    high = head + best.tall(across) + _FOOT
    box = Box(box.x, box.y, box.w, box.h if high > box.h * _FILLED else high)
    gap = best.gap(box.h - head - _FOOT)
    ui.panel(box, 10, 14)
    ui.text(ui.say("app.result.highlights"), box.x + _INSET, box.y + _small(ui) * 1.9, _small(ui) + 2, "bold", PAPER)
    inner = Box(box.x + _INSET - 6, box.y + head, box.w - 2 * _INSET + 18, box.h - head - 6)
    with ui.scrolled("highlights", inner, best.tall(across, gap)) as top:
        x, y = inner.x + 6, top
        for each, high in zip(told, best.heights, strict=True):
            _Drawn(ui, page, each, best.size, best.brief and wide).draw(Box(x, y, wide, high))
            x, y = (x + wide + _GAP * 2, y) if across else (x, y + high + gap)


def height(ui: Ui, page: Result, width: float) -> float:
    """What the panel takes in a column of that width, set in full size."""
    told, across = page.highlights(), width >= _SIDE_BY_SIDE
    found = _set(ui, page, told, _width(width, len(told), across), float("inf"), across)
    return _head(ui) + _BREATH + found.tall(across) + _FOOT


def _small(ui: Ui) -> float:
    return frame.caption_size(ui)


def _head(ui: Ui) -> float:
    return _small(ui) * 2.6


def _width(width: float, count: int, across: bool) -> float:
    inner = width - 2 * _INSET
    return min(520.0, (inner - _GAP * 2 * (count - 1)) / count) if across else inner


def _set(ui: Ui, page: Result, told: tuple[Highlight, ...], wide: float, room: float, across: bool) -> _Set:
    """The largest size at which all are seen at once; else the smallest, with long names cut."""
    body, small = frame.body_size(ui), _small(ui)
    found = _Set(0, False, ())
    steps = ((body - 1, False), (small, False), (small - 1, False), (small - 2, False), (small - 2, True))
    for size, brief in steps:
        found = _Set(size, brief, tuple(_Drawn(ui, page, each, size, brief and wide).height(wide) for each in told))
        if found.tall(across, _LEAST_GAP) <= room:
            break
    return found


class _Drawn:
    """One of them: a picture at the left, its title in gold over one whole sentence."""

    def __init__(self, ui: Ui, page: Result, told: Highlight, size: float, brief: float) -> None:
        """`brief`: how wide it is, where names that would take more than a third of that are cut; 0: no name is."""
        self.ui, self.page, self.told, self.size = ui, page, told, size
        self.title = page.app.words.say(f"{told.key}.title")
        self.chip = size * 3.1  # width of a card
        self.left = self.chip + 16
        names = [person.name for person in told.people]
        if brief:
            names = [ui.type.cut(ui.canvas, name, (brief - self.left) / 3, size) for name in names]
        self.text = page.app.words.say(f"{told.key}.text", told.args, names)

    def height(self, wide: float) -> float:
        text = self.ui.type.height(self.ui.canvas, self.text, wide - self.left, self.size, "ui", lead=_LEAD)
        return max(self.chip * 1.25, self.size * _TITLE + text)

    def draw(self, box: Box) -> None:
        ui, told, size = self.ui, self.told, self.size
        tokens = [self.page.app.token(person.token) for person in told.about[:_TOKENS]]
        x, radius = box.x + self.left, size * 0.42
        text = ui.type.height(ui.canvas, self.text, box.w - self.left, size, "ui", lead=_LEAD)
        y = box.y + max(0.0, (box.h - size * _TITLE - text) / 2)  # beside the middle of the picture
        if told.face is not None:
            self._card(told.face, box)
        else:
            self._seals(box)
            tokens = []  # once is enough
        for token in tokens:
            ui.token(token, x + radius, y + size * 0.78, radius)
            x += radius * 2 + 7
        room = box.right - x
        ui.fitted(self.title, x, y + size * 1.14, room, (size + 2, size, size - 2, size - 4), "bold", GOLD_LIGHT)
        below = Box(box.x + self.left, y + size * _TITLE, box.w - self.left, text)
        ui.block(self.text, below, size, "ui", SOFT, lead=_LEAD)

    def _card(self, face: str, box: Box) -> None:
        ui = self.ui
        picture = self.page.picture(face, ui.canvas.px(self.chip), ui.canvas.px(self.chip * 1.25))
        ui.canvas.blit_centred(picture, box.x + self.chip / 2, box.y + self.chip * 0.625)

    def _seals(self, box: Box) -> None:
        """Those whom it is about in place of a card: one large, two or more behind one another."""
        ui = self.ui
        about = self.told.about[:_TOKENS]
        radius = self.chip * (0.42 if len(about) == 1 else 0.3)
        step = (self.chip - 2 * radius) / max(1, len(about) - 1)
        middle = box.y + self.chip * 0.625
        for n, person in enumerate(about):
            x = box.x + (self.chip / 2 if len(about) == 1 else radius + n * step)
            ui.seal(self.page.app.token(person.token), x, middle, radius)
