"""The Paris table: the map, the panels of the two sides, and the help that shows what a counter would do.

Everything is worked out from views and from the badges of views; what is secured is the rules' answer, never ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect
from game.core.events import Zone
from game.core.outcome import Badge
from game.core.view import Offer, TableView
from game.core.words import Args, Face, Word, named

from ...canvas import Canvas
from ...shapes import kept
from ...table.dressing import Dressing
from ...table.layout import Layout, Stand
from ...table.shapes import Spot
from ...table.sprites import faded
from ...theme import PAPER
from . import ground, overlay, sides
from .panel import BUILDINGS, PanelPainter, places
from .pieces import COLOURS

if TYPE_CHECKING:
    from ...app import App
    from ...table.tableau import Sprite

RED = 0


class Table(Dressing):
    """Dresses the general table for Revolution."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app, game)
        self.panel = PanelPainter(app, game)
        self._each_side = False
        self._tall = False
        self._thought: tuple[TableView | None, tuple[Badge, ...]] = None, ()  # a preview with its figures

    # ------------------------------------------------------------------ where things lie

    def arrange(self, laid: Layout, view: TableView, stand: Stand) -> Layout:
        """Counters and markers that are left wait in fixed places; buildings wait with whoever places them."""
        laid.items.clear()  # the panels are written by PanelPainter
        self._each_side = view.marks.get(("lettering", None)) == "each_side"
        self._tall = stand.size[1] > stand.size[0]
        where = places(laid.panels, self._tall, self._each_side)
        for side, place in where.items():
            for card in view.zones.get(Zone("counters", side), ()):
                value = (card.face or "").partition("_")[2]
                self._put(laid, card.handle, place.spot(*place.counter(value), 10, not self._each_side))
            left = view.zones.get(Zone("markers", side), ())
            for i, card in enumerate(left):
                self._put(laid, card.handle, place.marker(i, len(left), i))
        acting = where.get(stand.acting)
        for card in view.zones.get(Zone("buildings"), ()) if acting else ():
            if acting and card.face in BUILDINGS:
                x, y, width = acting.building(BUILDINGS.index(card.face))
                self._put(laid, card.handle, acting.spot(x, y, width, 5))
        self._seals(laid, view)
        for card in (card for cards in view.zones.values() for card in cards if card.back == "building"):
            laid.spots[card.handle] = laid.spots[card.handle]._replace(form="tile")
        self._feet(laid, stand)
        return laid

    def _seals(self, laid: Layout, view: TableView) -> None:
        """A marker lies on the upper right edge of the counter below it."""
        spaces = self.spaces(laid)
        for zone, cards in view.zones.items():
            if zone.kind == "marker" and zone.place in spaces:
                for card in cards:
                    x, y = seal_at(spaces[zone.place])
                    laid.spots[card.handle] = laid.spots[card.handle]._replace(x=x, y=y)

    def _put(self, laid: Layout, handle: str, spot: Spot) -> None:
        if handle in laid.spots:
            laid.spots[handle] = spot._replace(z=laid.spots[handle].z)

    def _feet(self, laid: Layout, stand: Stand) -> None:
        """Answers stand at the foot of the panel of the side to act; take back and menu always at the foot of the
        right one, where a hand finds them again. In a tall window all have their own place."""
        acting, right = laid.panels.get(stand.acting), laid.panels.get(1)
        if acting is not None and right is not None and not self._tall:
            _, y, _, h = laid.regions["buttons"]
            laid.regions["buttons"] = acting[0], y, acting[2], h
            laid.regions["house"] = right[0], y, right[2], h

    def spaces(self, laid: Layout) -> dict[int, Rect]:
        """The rectangle of each space."""
        return {
            area.zone.place: area.rect
            for area in laid.areas.values()
            if area.zone.kind == "space" and area.zone.place is not None
        }

    # ------------------------------------------------------------------ pictures

    def scenery(self, canvas: Canvas, laid: Layout, name: str, rect: Rect) -> None:
        spaces = self.spaces(laid)
        if name != "board" or not spaces:
            return
        first, unit = spaces[0], spaces[0][2] * 5 / ground.MAP
        size = canvas.px(ground.WHOLE * unit)
        at = first[0] - ground.FRAME * unit, first[1] - ground.FRAME * unit
        baked = "revolution/board"
        board = self.app.images.picture(baked, size, size) if self.app.images.has(baked) else ground.drawn(size)
        canvas.blit(board, *at)

    def draw_still(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        self.panel.abacus = self.abacus
        for side, place in places(laid.panels, self._tall, self._each_side).items():
            self.panel.draw(canvas, place, side, view, self.badges, self.people.get(side), self.painter)
        spaces = self.spaces(laid)
        for space, side in overlay.finals(self.badges).items():
            overlay.frame(canvas, spaces[space], side, laid.k)
        self._around(canvas, laid, spaces)

    def on_card(self, canvas: Canvas, laid: Layout, sprite: Sprite, spot: Spot) -> None:
        """For two sides of a flat screen each number stands on its counter twice."""
        side, _, value = (sprite.shown_face or "").partition("_")
        if self._each_side and value.isdigit():
            canvas.blit_centred(self._both_ways(canvas, side, value, canvas.px(spot.w)), spot.x, spot.y)

    def on_held(self, canvas: Canvas, laid: Layout, sprite: Sprite, spot: Spot) -> None:
        self.on_card(canvas, laid, sprite, spot)

    def draw_figures(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Both totals of the piece that is pointed at: also when the match is over and the board is studied."""
        self.noted = ()
        reach, space = overlay.totals(self.badges), self.figures_at(laid)
        if reach and space is not None and view.zones[Zone("space", place=space)]:
            self._total(canvas, self.spaces(laid)[space], reach, space, laid.k)

    def figures_at(self, laid: Layout) -> int | None:
        """The space that is looked at."""
        x, y = self.looked_at
        spaces = self.spaces(laid).items()
        return next((n for n, (left, top, w, h) in spaces if left <= x < left + w and top <= y < top + h), None)

    def _around(self, canvas: Canvas, laid: Layout, spaces: dict[int, Rect]) -> None:
        """What the frames and strokes on the board mean; and on a screen between two, what is asked, for both."""
        panels, k, told = (
            [laid.panels[side] for side in (0, 1) if side in laid.panels],
            laid.k,
            bool(overlay.totals(self.badges)),
        )
        if len(panels) < 2 or not spaces:
            return
        x, y, _, h = panels[1]
        if self._tall:
            room = (20 * k, y + 6 * k, x - 40 * k, h - 12 * k)
            sides.beside_the_head(canvas, self.app, self.game, room, k, self.asked, self._each_side, told)
        elif not self._each_side:
            if told:
                sides.legend(
                    canvas, self.app, self.game, x + 8 * k, laid.regions["log"][1] + 14 * k, k, panels[1][2] - 8 * k
                )
        else:
            sides.asked_at_edges(canvas, self.app, panels, k, self.asked)
            if told:
                rim = ground.FRAME * spaces[0][2] * 5 / ground.MAP
                left, right = panels[0][0] + panels[0][2], spaces[4][0] + spaces[4][2] + rim
                gaps = (left, y, spaces[0][0] - rim - left, h), (right, y, x - right, h)
                sides.legend_in_gaps(canvas, self.app, self.game, gaps, k)

    def _both_ways(self, canvas: Canvas, side: str, value: str, pixels: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            sheet = pygame.Surface((pixels, pixels), pygame.SRCALPHA, 32)
            sheet.fill((*PAPER, 0))
            pygame.draw.circle(sheet, PAPER, (pixels / 2, pixels / 2), pixels * 0.31)
            small = pygame.Surface((max(1, round(pixels * 0.44)), max(1, round(pixels * 0.34))), pygame.SRCALPHA, 32)
            small.fill((*COLOURS[side][:3], 0))
            inner = Canvas(small, canvas.design)
            unit = pixels / canvas.scale
            middle = small.get_width() / 2 / canvas.scale
            self.app.type.draw(inner, value, middle, unit * 0.27, unit * 0.3, "poster", COLOURS[side], "centre")
            if value in ("6", "9"):
                ends = (middle - unit * 0.06, unit * 0.32), (middle + unit * 0.06, unit * 0.32)
                inner.line(*ends, COLOURS[side], unit * 0.02)
            ways = ((0, (0, 0.15)), (180, (0, -0.15))) if self._tall else ((-90, (-0.15, 0)), (90, (0.15, 0)))
            for angle, (dx, dy) in ways:
                turned = pygame.transform.rotate(small, angle)
                sheet.blit(turned, turned.get_rect(center=(pixels * (0.5 + dx), pixels * (0.5 + dy))))
            return sheet

        return kept(("both ways", side, value, pixels, self._tall), make)

    def callout(self, laid: Layout, rect: Rect) -> Rect | None:
        """Every space and every counter may be chosen: what is told stands at the foot of its column, of the board in
        the left one, in a tall window beside the panel at the foot."""
        x, y, w, h = laid.regions["log"]
        right = laid.panels[1]
        return (right[0], y, right[2], h) if rect[0] >= right[0] and not self._tall else (x, y, w, h)

    # ------------------------------------------------------------------ what an answer would do

    def preview(
        self, canvas: Canvas, laid: Layout, before: TableView, after: TableView, offer: Offer, dragged: bool
    ) -> bool:
        """The influence cross, both totals, and what would become final. True: nothing else need be drawn."""
        spaces, k = self.spaces(laid), laid.k
        space = next((place for place, rect in spaces.items() if offer.onto == f"space:{place}"), None)
        if space is None:
            return offer.token.startswith("mark")
        if self._thought[0] is not after:
            self._thought = after, self.figures(after)
        reach, new = overlay.totals(self._thought[1]), overlay.finals(self._thought[1])
        old = overlay.finals(self.badges)
        if reach and offer.pick in {card.handle for card in before.zones.get(Zone("counters", offer.seat), ())}:
            for near in overlay.cross(space):
                overlay.wash(canvas, spaces[near], offer.seat, k, near == space)
            for fresh in sorted(new.keys() - old.keys()):
                overlay.hatch(canvas, spaces[fresh], new[fresh], k)
                overlay.frame(canvas, spaces[fresh], new[fresh], k, dashed=True)
        self._ghosts(canvas, before, after, laid, offer.pick if dragged else None)
        if reach:
            self._totals(canvas, spaces, reach, space, k)
        return True

    def _totals(self, canvas: Canvas, spaces: dict[int, Rect], reach: overlay.Totals, space: int, k: float) -> None:
        for near in overlay.cross(space)[1:]:
            self._plates(canvas, spaces[near], near, reach, 20 * k, k, "", 17 * k)
        self._total(canvas, spaces[space], reach, space, k)

    def _total(self, canvas: Canvas, rect: Rect, reach: overlay.Totals, space: int, k: float) -> None:
        label = self.app.words.say("revolution.badge.influence", ())
        self._plates(canvas, rect, space, reach, 34 * k, k, label, None)

    def _plates(
        self,
        canvas: Canvas,
        rect: Rect,
        space: int,
        reach: overlay.Totals,
        size: float,
        k: float,
        label: str,
        inside: float | None,
    ) -> None:
        """Both totals of a space at its edge, towards everybody who reads them. `inside`: how far from that edge; by
        default they lie on it, or within the space where the board ends there or its neighbours have plates there."""
        red, blue = reach[space, 0], reach[space, 1]
        for turn in sides.turns(self._tall) if self._each_side else (0,):
            within = self._each_side or space // overlay.WIDTH == overlay.WIDTH - 1
            off = inside if inside is not None else rect[2] * (0.14 if within else -0.02)
            x, y = sides.edge(rect, turn, off)
            long, high = overlay.reach(canvas, self.app, red, blue, size, label)
            wide, tall = (high, long) if turn in (1, 3) else (long, high)
            self.noted += ((x - wide / 2, y - tall / 2, wide, tall),) if label else ()
            if not turn:
                overlay.score(canvas, self.app, x, y, red, blue, size, k, label)
                continue
            if turn == 2:
                x = min(max(x, long / 2), canvas.width - long / 2)
            else:
                y = min(max(y, long / 2), canvas.height - long / 2)
            sides.stamp(
                canvas,
                (long, high),
                turn,
                (x, y),
                lambda inner: overlay.score(
                    inner, self.app, inner.width / 2, inner.height / 2, red, blue, size, k, label
                ),
            )

    def _ghosts(self, canvas: Canvas, before: TableView, after: TableView, laid: Layout, held: str | None) -> None:
        """The piece where it would lie unless it hangs there already, and the markers that would follow."""
        was = {card.handle: zone for zone, cards in before.zones.items() for card in cards}
        for zone, cards in after.zones.items():
            area = laid.areas.get(zone.handle)
            fresh = [card for card in cards if card.handle != held and was.get(card.handle) not in (None, zone)]
            if area is None or zone.place is None:
                continue
            x, y, w, h = area.rect
            wide = min(area.look.width * laid.k, w)
            at = seal_at(area.rect) if zone.kind == "marker" else (x + w / 2, y + h / 2)
            for card in fresh:
                spot = Spot(*at, wide, wide, 0, "tile" if card.back == "building" else "counter")
                self.painter.card(canvas, spot, card.face, card.back, alpha=165)
                side, _, value = (card.face or "").partition("_")
                if self._each_side and value.isdigit():
                    canvas.blit_centred(faded(self._both_ways(canvas, side, value, canvas.px(wide)), 165), *at)

    # ------------------------------------------------------------------ answers

    def doing(self, handle: str) -> tuple[str, Args] | None:
        """A counter in the hand wants a space."""
        sprite = self.tableau.sprites.get(handle) if self.tableau else None
        if sprite is None or sprite.face is None or sprite.back != "counter":
            return None
        side = Word(f"revolution.side.{sprite.face.partition('_')[0]}")
        return "revolution.prompt.space", named(side=side, counter=Face(sprite.face))

    def primary(self, offer: Offer) -> bool:
        return offer.token in ("done", "mark all")


def seal_at(space: Rect) -> tuple[float, float]:
    """The middle of a seal on this space."""
    x, y, w, h = space
    return x + w * 0.8, y + h * 0.2
