"""Composes card faces at the size they are drawn: a baked picture, or drawn parts in the same geometry, and words.

Three levels of detail: `full` has the effect text, `line` the name, `chip` value and mark alone. All measures
are card units (630 x 880; chips 512 x 640), so everything scales with the width. A game's own kinds of cards
are painters registered in STYLES by its dressing (game/ui/tables/<id>.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.content.looks import CardLook
from game.content.prints import Prints

from ..cache import SurfaceCache
from ..canvas import Canvas, Design
from ..card_account import Account
from ..materials import grain
from ..theme import GROUPS, INK, INK_SOFT, PAPER, Colour, mix, rgb
from . import card_draw, small_action
from .card_draw import SIZES, Sheet

if TYPE_CHECKING:
    from ..app import App

KEPT = 6 * 1024 * 1024  # bytes of finished faces
FAMILIES = {
    "reorder": rgb("#8A6420"),
    "alter": rgb("#3B6E72"),
    "execution": rgb("#A8231F"),
    "score": rgb("#5B4A9A"),
    "hand": rgb("#3E6188"),
    "foul": rgb("#6B5B4E"),
}
PIECES = ("counter", "tile")  # of wood and wax, not of paper
PLAIN = (rgb("#6C6862"), rgb("#3E3B38"), rgb("#D3CEC6"), rgb("#6C6862"))


@dataclass(frozen=True, slots=True)
class Face:
    """One face to be drawn."""

    id: str
    form: str
    look: CardLook
    prints: Prints
    back: str
    game: str
    app: App
    seen: int = 0  # pixels that it is wide on the screen: one that leans is drawn larger and made smaller as it turns

    @property
    def name(self) -> str:
        key = f"{self.game}.card.{self.id}.name"
        words = self.app.words
        return words.texts.card_name(self.id, self.game) if words.has(key) else self.id.replace("_", " ").title()

    @property
    def lines(self) -> tuple[str, ...]:
        words = self.app.words
        if words.has(f"{self.game}.card.{self.id}.name"):
            return words.texts.card_lines(self.id, self.game)
        return tuple(self.name.rsplit(" ", 1)) if len(self.name) > 11 else (self.name,)

    @property
    def effect(self) -> str:
        return self.app.words.texts.card_effect(self.id, self.game)

    @property
    def value(self) -> str:
        return self.prints.value(self.id, self.back)

    @property
    def group(self) -> str:
        return self.prints.word(self.id, self.look.group)

    @property
    def picture(self) -> str:
        form = PICTURED.get((self.look.style, self.form), self.form)
        return self.look.picture.format(face=self.id, form=form, group=self.group) if self.look.picture else ""


Painter = Callable[[Face, int, int], pygame.Surface]


class CardFaces:
    """Finished faces and backs, least recently drawn first out. `forget` after the language has changed."""

    def __init__(self, app: App, game: str, prints: Prints) -> None:
        self.app, self.game, self.prints = app, game, prints
        self._kept = SurfaceCache(KEPT)

    def forget(self) -> None:
        self._kept.clear()

    def surface(self, face: str | None, back: str, form: str, width: int, height: int, seen: int = 0) -> pygame.Surface:
        """A card `width` x `height` pixels large; `face` None shows its back. `seen`: how wide it is on the
        screen, if it is made smaller before that."""
        seen = seen or width
        key = (face, back, form, width, height, self.app.lang, seen if seen in small_action.SMALL else 0)
        return self._kept.get(key, lambda: self._make(face, back, form, width, height, seen))

    def told(self, face: str, back: str) -> str:
        """What a card does, else what it is worth, or what the game says of those worth nothing; else ""."""
        words, worth = self.app.words, self.prints.worth(face, back)
        effect = words.texts.card_effect(face, self.game)
        worthless = words.optional(f"{self.game}.badge.worthless")
        return effect or (words.say(f"{self.game}.badge.worth", n=worth) if worth else worthless)

    def account(self, face: str, back: str) -> Account:
        """All that is told of a card where it is shown large."""
        texts, look = self.app.words.texts, self.prints.look(back)
        drawn, whole = (
            Face(face, form, look, self.prints, back, self.game, self.app).picture for form in ("diagram", "full")
        )
        return Account(
            texts.card_name(face, self.game),
            self.told(face, back),
            texts.card_source(face, self.game),
            texts.card_rulings(face, self.game),
            drawn if drawn != whole and self.app.images.has(drawn) else "",
        )

    def expect(self, face: str, back: str, form: str, width: int) -> None:
        """Have the baked picture of a face read, if its painter will ask for one."""
        picture = Face(face, form, self.prints.look(back), self.prints, back, self.game, self.app).picture
        if picture and self.app.images.has(picture):
            self.app.images.ahead(picture, width)

    def _make(self, face: str | None, back: str, form: str, width: int, height: int, seen: int) -> pygame.Surface:
        look = self.prints.look(back)
        if face is None:
            made = self._back(look, form, width, height)
        else:
            painter = STYLES.get(look.style, plain)
            made = painter(Face(face, form, look, self.prints, back, self.game, self.app, seen), width, height)
        return made if form in PIECES else grain(made)

    def _back(self, look: CardLook, form: str, width: int, height: int) -> pygame.Surface:
        if look.back and self.app.images.has(look.back):
            return self.app.images.sheet(look.back, width, height)
        sheet = Sheet(width, height, SIZES[form])
        card_draw.back(sheet, rgb(look.tint) if look.tint else rgb("#3A3544"))
        return sheet.done()


def ground(face: Face, width: int, height: int, draw: Callable[[Sheet], None]) -> tuple[pygame.Surface, Canvas]:
    """The picture of a face, baked or drawn, and a canvas over it in card units for its words."""
    name = face.picture
    if name and face.app.images.has(name):
        surface = face.app.images.sheet(name, width, height)
    else:
        sheet = Sheet(width, height, SIZES[face.form])
        draw(sheet)
        surface = sheet.done()
    units = SIZES[face.form]
    return surface, Canvas(surface, Design("L", False, width / units[0], units[0], units[1]))


def words(
    face: Face,
    canvas: Canvas,
    text: str,
    y: float,
    sizes: tuple[float, ...],
    style: str,
    colour: Colour,
    room: float = 530,
    x: float = 315,
) -> None:
    """One line centred on `x` with its baseline at `y`, in the largest size that fits."""
    setter = face.app.type
    size = setter.fit(canvas, text, room, sizes, style)  # type: ignore[arg-type]
    setter.draw(canvas, text, x, y, size, style, colour, "centre")  # type: ignore[arg-type]


def effect(face: Face, canvas: Canvas, middle: float, sizes: tuple[float, ...], room: float = 528) -> None:
    """The effect text round a height, in the first size that needs three lines at most."""
    text, setter = face.effect, face.app.type
    size = setter.within(canvas, text, room, 3, sizes, "effect")
    lines = setter.lines(canvas, text, room, size, "effect")
    lead = size * 1.32
    top = middle - (len(lines) - 1) * lead / 2 + size * 0.36
    for i, line in enumerate(lines):
        setter.draw(canvas, line, 315, top + i * lead, size, "effect", INK, "centre")


def portrait(face: Face, width: int, height: int) -> pygame.Surface:
    """A noble: medallion, ribbon with the value over the mark, nameplate."""
    group = face.group
    main, deep, light, plate = GROUPS.get(group, PLAIN)
    if face.form == "chip":
        return _portrait_chip(face, width, height)
    full = face.form == "full"

    def draw(sheet: Sheet) -> None:
        card_draw.paper(sheet)
        high = 612 if full else 650
        sheet.rect(22, 22, 586, high, mix(light, PAPER, 0.4), 20)
        card_draw.medallion(sheet, 315, 330, 246, 292, main, light)
        sheet.clip(22, 22, 586, 556 if full else 582)
        card_draw.bust(sheet, 322, 300, 1.16, main, light)
        sheet.free()
        sheet.rect(22, 22, 586, high, deep, 20, 3)
        if full:
            sheet.rect(22, 578, 586, 112, mix(plate, INK, 0.3), 6)
            sheet.rect(22, 578, 586, 106, plate, 6)
            sheet.rect(30, 586, 570, 88, mix(main, light, 0.55), 3, 2)
            card_draw.ribbon(sheet, 42, 112, 236, main, light)
            card_draw.mark(sheet, group, 98, 166, 0.56)
        else:
            sheet.rect(22, 604, 586, 254, plate, 18)
            sheet.rect(22, 604, 586, 10, mix(main, light, 0.45))
            card_draw.ribbon(sheet, 34, 168, 340, main, light)
            card_draw.mark(sheet, group, 118, 234, 0.84)

    surface, canvas = ground(face, width, height, draw)
    if full:
        words(face, canvas, face.value, 112, (92, 78), "poster", PAPER, 96, 98)
        words(face, canvas, face.name, 652, (58, 54, 50, 46, 42, 38, 34), "poster", PAPER)
        if face.effect:
            effect(face, canvas, 772, (38, 34, 31))
        else:
            _ornament(face, surface)
    else:
        words(face, canvas, face.value, 150, (146, 124, 100), "poster", PAPER, 140, 118)
        _nameplate(face, canvas, 731)
        sign = face.look.icons.get(face.id)
        if sign:
            surface.blit(_sign(sign, main, width, height), (0, 0))
    return surface


def _ornament(face: Face, surface: pygame.Surface) -> None:
    """The group's mark between two rules, where a card has no effect to tell."""
    name, images = f"{face.game}/ornament/{face.group}", face.app.images
    if images.has(name):
        k = surface.get_width() / SIZES["full"][0]
        sign = images.picture(name, max(1, round(440 * k)))
        surface.blit(sign, sign.get_rect(center=(round(315 * k), round(786 * k))))


def _sign(name: str, colour: Colour, width: int, height: int) -> pygame.Surface:
    sheet = Sheet(width, height, SIZES["line"])
    card_draw.sign(sheet, name, 546, 86, colour)
    return sheet.plain()


def _nameplate(face: Face, canvas: Canvas, middle: float) -> None:
    """The name on a line card: one line or two, broken where the data say."""
    lines, setter = face.lines[:2], face.app.type
    size = min(setter.fit(canvas, line, 566, (90, 86, 82, 78, 74, 70, 66, 62, 58, 54), "name") for line in lines)
    lead = min(96, size * 1.12)
    y = middle + size * 0.32 - (len(lines) - 1) * lead / 2
    for i, line in enumerate(lines):
        setter.draw(canvas, line, 315, y + i * lead, size, "name", PAPER, "centre")


def _portrait_chip(face: Face, width: int, height: int) -> pygame.Surface:
    main, deep, light, _ = GROUPS.get(face.group, PLAIN)

    def draw(sheet: Sheet) -> None:
        card_draw.paper(sheet)
        sheet.rect(16, 16, 480, 608, mix(light, PAPER, 0.4), 24)
        card_draw.medallion(sheet, 256, 320, 214, 270, main, light)
        sheet.clip(16, 16, 480, 608)
        card_draw.bust(sheet, 300, 330, 1.1, main, light)
        sheet.free()
        sheet.rect(16, 16, 480, 608, deep, 24, 6)
        card_draw.ribbon(sheet, 26, 190, 316, main, light)
        card_draw.mark(sheet, face.group, 121, 216, 0.74)

    surface, canvas = ground(face, width, height, draw)
    words(face, canvas, face.value, 152, (150, 118, 96), "poster", PAPER, 160, 121)
    return surface


def action(face: Face, width: int, height: int) -> pygame.Surface:
    """An action card: title band, emblem in a disc, diagram, effect."""
    main = FAMILIES.get(face.group, FAMILIES["foul"])
    if face.form == "chip":
        return _action_chip(face, width, height, main)

    def draw(sheet: Sheet) -> None:
        card_draw.paper(sheet)
        sheet.rect(22, 22, 586, 836, main, 20, 3)
        sheet.rect(30, 30, 570, 820, mix(main, PAPER, 0.5), 15, 1.6)
        sheet.rect(22, 22, 586, 120, mix(main, INK, 0.3), 20)
        sheet.rect(22, 22, 586, 112, main, 20)
        sheet.rect(22, 70, 586, 66, main)
        card_draw.medallion(sheet, 315, 336, 171, 171, mix(main, PAPER, 0.35), PAPER)
        _initial_disc(sheet, main)

    surface, canvas = ground(face, width, height, draw)
    small = face.seen in small_action.SMALL
    if small:
        small_action.closer(surface)
    words(face, canvas, face.name, 98, (64, 60, 56, 52, 48, 44, 40, 36), "poster", PAPER, 540)
    if small:
        small_action.tell(face.app.type, canvas, face.effect, face.seen)
    else:
        effect(face, canvas, 752, (46, 42, 38, 34))
    return surface


def _initial_disc(sheet: Sheet, main: Colour) -> None:
    """A quill in place of an emblem that is not drawn yet."""
    sheet.shape([(250, 430), (262, 380), (372, 226), (392, 246), (300, 404)], mix(main, INK, 0.2))
    sheet.stroke((250, 430), (372, 250), PAPER, 4)


def _action_chip(face: Face, width: int, height: int, main: Colour) -> pygame.Surface:
    def draw(sheet: Sheet) -> None:
        sheet.rect(0, 0, 512, 640, main)
        sheet.rect(16, 16, 480, 608, mix(main, PAPER, 0.5), 24, 5)
        card_draw.medallion(sheet, 256, 270, 190, 190, mix(main, PAPER, 0.45), PAPER)

    surface, canvas = ground(face, width, height, draw)
    label = face.look.labels.get(face.id, "")
    if label:
        words(face, canvas, label, 590, (130, 110), "poster", PAPER, 400, 256)
    else:
        words(face, canvas, face.name, 570, (84, 76, 68, 60, 52, 46), "name", PAPER, 460, 256)
    return surface


def plain(face: Face, width: int, height: int) -> pygame.Surface:
    """A card of a game that has no painter: paper, its value, its name, its text."""
    main = GROUPS.get(face.group, PLAIN)[0] if face.group else FAMILIES.get(face.group, rgb("#3E6188"))
    units = SIZES[face.form]

    def draw(sheet: Sheet) -> None:
        w, h = units
        card_draw.paper(sheet)
        sheet.rect(22, 22, w - 44, h - 44, main, 20, 3)
        sheet.rect(22, 22, w - 44, h * 0.16, main, 20)
        sheet.rect(22, 60, w - 44, h * 0.16 - 38, main)

    surface, canvas = ground(face, width, height, draw)
    w, h = units
    sizes = (96, 84, 72, 60, 50, 42, 36, 30)
    words(face, canvas, face.value or face.name, h * 0.145, sizes, "poster", PAPER, w - 80, w / 2)
    if face.value or face.form != "chip":
        lines = face.lines[:2]
        for i, line in enumerate(lines):
            words(face, canvas, line, h * 0.42 + i * 96, (84, 76, 68, 60, 52, 46, 40), "name", INK, w - 80, w / 2)
    if face.form == "full" and face.effect:
        effect(face, canvas, 700, (42, 38, 34))
    elif face.form != "chip":
        words(face, canvas, face.group, h * 0.9, (40,), "name", INK_SOFT, w - 80, w / 2)
    return surface


PICTURED: dict[tuple[str, str], str] = {}  # style and form -> the form whose picture is drawn for it
STYLES: dict[str, Painter] = {"plain": plain, "portrait": portrait, "action": action}
