"""A card of the table shown large, with all that is told of it, and the way on to the others of its zone.

A card under a lifted lid is shown in the tray, for its owner alone; what is drawn outside is the same whatever it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import icons
from ..canvas import Canvas
from ..card_account import Account, AccountPage, Sizes, draw_dots, sizes, spread
from ..diagram import Clock
from ..input import Input, Key, Move, Press, Release, Wheel
from ..registry import Box, Target
from ..swipe import Swipe
from ..theme import LINE, SOFT
from .buttons import draw_button
from .interaction import Button
from .reasons import why_not
from .shapes import RATIO, Spot

if TYPE_CHECKING:
    from ..scenes.table import TableScene
    from .tableau import Sprite

ROWS = {"up": -60.0, "down": 60.0, "pageup": -300.0, "pagedown": 300.0, "home": -9999.0, "end": 9999.0}
NOTCH = 60.0  # of a wheel
STILL = 10.0  # how far a pointer may move and still have pressed
ARROWS = {"zoom:earlier": "left", "zoom:later": "right"}


class Large:
    """What the hands do with it. Which card it is the painter knows (`zoomed`)."""

    def __init__(self, scene: TableScene) -> None:
        self.scene, self.at = scene, 0.0  # how far its words are scrolled
        self._of: object = None  # the card they are of
        self._most = 0.0
        self._grip: tuple[float, float, float] | None = None  # where the pointer went down, and how far it was scrolled
        self._swipe = Swipe()
        self._places: dict[str, Box] = {}
        self._over = ""
        self._reason: tuple[object, str] = None, ""
        self._clock = Clock()

    def forget(self) -> None:
        """Nothing is left of what was shown to one alone."""
        self.at, self._of, self._most, self._grip, self._over = 0.0, None, 0.0, None, ""
        self._places, self._reason = {}, (None, "")
        self._clock.begin("")

    def update(self, dt: float, handle: str | None) -> bool:
        """True while the effect of the card is still told. Under a lid none is: how long it takes tells which."""
        if handle is None:
            self._clock.begin("")
        return self._clock.update(self.scene.app, dt)

    # ------------------------------------------------------------------ input

    def handle(self, event: Input) -> bool:
        """While a card is shown. A press closes it, unless it leads to another or was a stroke."""
        if isinstance(event, Key):
            return self._key(event)
        if isinstance(event, Wheel):
            self._scroll_to(self.at - event.dy * NOTCH)
            return True
        if isinstance(event, Press):
            self._grip = (event.x, event.y, self.at) if event.button == 1 else None
            self._swipe.begin(event.x, event.y)
            if event.button != 1:
                self._close()
            return True
        if isinstance(event, Move):
            return self._move(event)
        if isinstance(event, Release) and event.button == 1 and self._grip is not None:
            self._release(event, self._grip)
            return True
        return False

    def _key(self, key: Key) -> bool:
        if self.scene.keys.walk(key.name):
            return True
        if key.name in ROWS:  # also where there is nothing to scroll: how much is told of a card is nobody else's
            self._scroll_to(self.at + ROWS[key.name])
            return True
        if key.repeat:
            return True  # the key that has opened it is still held
        self._close()
        return key.name != "f1"  # it leads on to the rules

    def _move(self, event: Move) -> bool:
        over = self._place(event.x, event.y)
        changed, self._over = over != self._over, over
        if self._grip is not None:
            self._scroll_to(self._grip[2] + self._grip[1] - event.y)
            return True
        if changed:
            self.scene.app.redraw()
        return False

    def _release(self, event: Release, grip: tuple[float, float, float]) -> None:
        self._grip = None
        moved = max(abs(event.x - grip[0]), abs(event.y - grip[1])) > STILL
        way, place = self._swipe.end(event.x, event.y), self._place(event.x, event.y)
        if moved:
            if way:
                self.scene.keys.walk("right" if way > 0 else "left")
        elif not (place in ARROWS and self.scene.keys.walk(ARROWS[place])):
            self._close()
        self.scene.app.redraw()

    def _close(self) -> None:
        self.scene.painter.zoomed = None
        self.forget()

    def _scroll_to(self, at: float) -> None:
        self.at = min(max(0.0, at), self._most)
        self.scene.app.redraw()

    def _place(self, x: float, y: float) -> str:
        return next((name for name, box in self._places.items() if box.holds(x, y)), "")

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, handle: str) -> None:
        """The card as large as the window allows; one that lies under a lid as large as its tray does."""
        scene, self._places = self.scene, {}
        board = scene.hands.board_of(handle)
        sprite = board.tableau.sprites.get(handle) if board else None
        if board is None or sprite is None or sprite.face is None:
            return
        if self._of != handle:
            self.at, self._of = 0.0, handle
        if scene.lid.seat is not None and board is scene.lid.board and handle not in board.hidden:
            self._in_tray(canvas, sprite)
            return
        canvas.block(canvas.box, (12, 12, 18, 236))
        stands, told = spread(canvas), self._told(sprite)
        x, y = stands.card.centre if told or canvas.tall else (canvas.width / 2, canvas.height / 2)
        spot = Spot(x, y, stands.card.w, stands.card.w * RATIO["full"], 0, "full")
        board.painter.card(canvas, spot, sprite.face, sprite.back, lifted=1)
        self._around(canvas, handle, x - stands.card.centre[0])
        if told:
            self._clock.begin(told.diagram)
            size, why = sizes(canvas), self._why_not(handle)
            page = AccountPage(scene.app, canvas, told, stands.words.w, size, why, self._clock.age)
            self._page(page, stands.words)
        self._back(canvas, stands.back, canvas.by_size(1, 0.9, 0.84))

    def _page(self, page: AccountPage, box: Box) -> None:
        self._most = page.most(box)
        self.at = min(self.at, self._most)
        page.draw(box, self.at)

    def _in_tray(self, canvas: Canvas, sprite: Sprite) -> None:
        scene, laid = self.scene, self.scene.board.tableau.layout
        tray = scene.lid.box(scene)
        if tray is None or laid is None or sprite.face is None:
            return
        k, box, told = laid.k, Box(*tray), self._told(sprite)
        canvas.push_clip(box)
        canvas.block(box, (12, 12, 18, 235))
        high = box.h * 0.94
        wide = high / RATIO["full"]
        x = box.x + 40 * k + wide / 2 if told else box.centre[0]
        scene.lid.board.painter.card(canvas, Spot(x, box.centre[1], wide, high, 0, "full"), sprite.face, sprite.back)
        if told:
            left = x + wide / 2 + 40 * k
            back = Box(box.right - 170 * k, box.y + 14 * k, 150 * k, max(48.0, 48 * k))
            words = Box(left, box.y + 12 * k, back.x - 20 * k - left, box.h - 24 * k)
            size = Sizes(40 * k, 27 * k, 22 * k, 10 * k, 0)  # no sheet: the effect without words is on the card beside
            self._page(AccountPage(scene.app, canvas, told, words.w, size, self._why_not(sprite.handle)), words)
            self._back(canvas, back, k)
            row, dots = scene.keys.row(sprite.handle), (back.centre[0], back.bottom + 26 * k)
            draw_dots(canvas, scene.app, dots, row.index(sprite.handle) if row else 0, len(row), back.w)
        canvas.pop_clip()

    def _told(self, sprite: Sprite) -> Account | None:
        """Its words; None for what has no name."""
        face, app, game = sprite.face, self.scene.app, self.scene.session.info.id
        if face is None or not app.words.has(f"{game}.card.{face}.name"):
            return None
        return self.scene.board.painter.faces.account(face, sprite.back)

    def _why_not(self, handle: str) -> str:
        """Why a card of one's own hand cannot be used now; never of anybody else's."""
        scene, session = self.scene, self.scene.session
        key = handle, session.answers, session.screen, scene.lid.seat, scene.app.lang
        if self._reason[0] != key:
            refused = scene.own(handle) and handle not in scene.hands.picker.pickable()
            self._reason = key, why_not(scene, handle, None, always=False) if refused else ""
        return self._reason[1]

    def _around(self, canvas: Canvas, handle: str, moved: float) -> None:
        """Arrows and dots, where the zone has other open cards."""
        row = self.scene.keys.row(handle)
        if len(row) < 2:
            return
        stands = spread(canvas)
        for (name, way), (x, y) in zip(ARROWS.items(), stands.arrows, strict=True):
            x += moved
            canvas.disc(x, y, 26, SOFT if self._over == name else LINE, 2)
            sign = icons.icon("back" if way == "left" else "next", canvas.px(28), SOFT)
            canvas.blit_centred(sign, x, y)
            self._note(canvas, name, Box(x - 26, y - 26, 52, 52), "app.zoom.hint_next")
        draw_dots(canvas, self.scene.app, (stands.dots[0] + moved, stands.dots[1]), row.index(handle), len(row))

    def _back(self, canvas: Canvas, box: Box, k: float) -> None:
        self._note(canvas, "zoom:close", box, "app.zoom.close")
        hot, down = self._over == "zoom:close", self._grip is not None and self._over == "zoom:close"
        label = self.scene.app.say("app.zoom.close")
        draw_button(canvas, self.scene.app, Button("zoom:close", box, label), k, hot, down)

    def _note(self, canvas: Canvas, name: str, box: Box, key: str) -> None:
        self._places[name] = box
        canvas.target(Target(name, box, "zoom", self.scene.app.say(key), None))
