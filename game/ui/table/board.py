"""One view on the screen: the tableau with everything that is drawn of it, whoever looks and whatever may be pressed.

The table scene, the tray under a lid, the replay and the diagrams of the rules all show a game through it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TYPE_CHECKING

from game.content.looks import Looks
from game.content.prints import Prints
from game.core.events import Event
from game.core.outcome import Badge
from game.core.view import TableView

from ..canvas import Canvas
from ..materials import night
from ..shapes import forget_ground
from ..theme import CUE, GOLD_LIGHT
from .abacus import Abacus
from .beats import Beat, Look, merged
from .card_face import CardFaces
from .dressing import Dressing
from .heard import Heard
from .layout import Layout, Stand, layout
from .lifting import lifted, lifted_width, under_boards
from .motion import SOFT, Pace
from .panels import Captions, Panels
from .riffle import Riffle
from .shapes import Spot, inside
from .sprites import SpritePainter
from .tableau import Sprite, Tableau
from .yielding import Yielding

if TYPE_CHECKING:
    from game.session.people import Person

    from ..app import App


class Board:
    """Shows views of one game. `stand` says how the window is and for whom the table lies this way."""

    def __init__(self, app: App, game: str, looks: Looks, prints: Prints, dressing: Dressing) -> None:
        self.app, self.game, self.looks, self.dressing = app, game, looks, dressing
        self.stand = Stand((1920, 1080))
        self.painter = SpritePainter(CardFaces(app, game, prints))
        dressing.painter, dressing.cues = self.painter, looks.sound
        self.heard, self.yielding = Heard(app, dressing), Yielding()
        self.tableau = Tableau(self.lay, timing=dressing.timing, heard=self._hear)
        self.abacus = Abacus()
        self.panels, self.captions = Panels(app, game, self.abacus), Captions(app, game)
        self.riffle = Riffle(self.painter)
        self.version = 0  # rises whenever what lies still has changed
        self.badges: tuple[Badge, ...] = ()
        self.badges_of: Callable[[TableView], tuple[Badge, ...]] | None = None  # the figures of any view
        self.hidden: frozenset[str] = frozenset()  # sprites drawn by somebody else: held, in a strip
        self.lifts: dict[str, float] = {}  # handle -> how far it is lifted, 0..1
        self.coming: list[str] = []  # cards that have come in sight: one is laid out a frame
        self._fresh: frozenset[str] = frozenset()  # all of these, until the last one lies there
        self.rims: dict[str, float] = {}  # handle -> width of its gold rim, in units of the design
        self.digits: dict[str, str] = {}  # handle -> the key that chooses the card
        self.dimmed: frozenset[str] = frozenset()  # cards of the tray that cannot be chosen, while others can
        self._zones: tuple[TableView | None, dict[str, str]] = (None, {})  # handle of a card -> of its zone

    def lay(self, view: TableView, foot: float | None = None) -> Layout:
        dressing, stand = self.dressing, self.stand
        foot = dressing.foot(view, stand) if foot is None else foot
        return dressing.arrange(layout(view, self.looks, stand, dressing.phase(view), foot), view, stand)

    # what is shown

    def show(self, view: TableView) -> None:
        """Everything at rest as in this view."""
        known = {sprite.handle for sprite in self.tableau.sprites.values() if sprite.face is not None}
        self.tableau.beats.clear()
        self.tableau.show(view)
        self.abacus.rest()
        self.heard.hush()
        self.version += 1
        if self.app.gradual:
            self._lay_out(known)

    def _lay_out(self, known: set[str]) -> None:
        """Faces take a while to be set: those that were not known are laid out one after the other.

        How long it takes depends on their number alone, never on which they are. The first frame is for the rest."""
        faces = {sprite.handle: sprite for sprite in self.order() if sprite.face is not None}
        new = [handle for handle in faces if handle in self.coming or handle not in known]
        self.coming, self._fresh = ["", *new] if new else [], frozenset(new)
        for handle in new:
            sprite = faces[handle]
            self.painter.expect(self.app.design.scale, sprite.goal, sprite.face, sprite.back)

    def play(self, happened: Iterable[tuple[Event, Look]], last: TableView | None) -> None:
        """Play what happened, then be exactly as in the last view."""
        self.tableau.push(merged(happened, self.dressing.alone))
        if last is not None:
            self._expect(last)
            self.tableau.push([Beat((), last)])

    def _expect(self, last: TableView) -> None:
        """While it is played, the pictures of the cards that will be turned up are read."""
        if self.app.gradual:
            sprites, spots = self.tableau.sprites, self.lay(last).spots
            for card in (card for cards in last.zones.values() for card in cards):
                sprite, spot = sprites.get(card.handle), spots.get(card.handle)
                if (
                    card.face
                    and spot
                    and spot.shown
                    and (sprite is None or sprite.face != card.face or sprite.goal.form != spot.form)
                ):
                    self.painter.expect(self.app.design.scale, spot, card.face, card.back)

    def reshape(self, stand: Stand) -> None:
        """The window, the seat to act or the way of keeping secrets has changed."""
        if stand != self.stand:
            self.stand = stand
            if self.tableau.view is not None:
                self.tableau.lay_anew()
                self.version += 1

    def set_pace(self, pace: Pace) -> None:
        self.tableau.pace = self.dressing.pace = self.abacus.pace = pace

    @property
    def busy(self) -> bool:
        return self.tableau.busy

    def hurry(self) -> None:
        if self.tableau.busy:
            self.tableau.hurry()
            self.version += 1
        self.version += self.abacus.finish()
        self.heard.hurry()
        self.dressing.hurry()

    def update(self, dt: float) -> bool:
        """True while something moves."""
        arrives = bool(self.coming or self._fresh)
        if self.coming:
            self.coming.pop(0)
        else:
            self._fresh = frozenset()  # in a frame of its own: what lies still is drawn anew, with them
        before = self.tableau.view
        moved = self.tableau.update(dt)
        if before is not self.tableau.view or not self.tableau.busy or self.tableau.turning:
            self.version += moved
        self._sum_up(before, moved)
        counting, done = self.abacus.update(dt)
        self.version += done
        stepping = self.yielding.update(dt, self.tableau.pace, self.tableau.busy)
        return stepping | self.dressing.update(dt) | self.heard.update(dt) | moved | arrives | counting

    def _sum_up(self, before: TableView | None, moved: bool) -> None:
        """What has been played counts: the figures are those of the last view that has come to rest."""
        tableau = self.tableau
        rests = tableau.view if not tableau.busy else before if before is not tableau.view else None
        if moved and rests is not None and self.badges_of is not None:
            self.badges = self.badges_of(rests)

    # what is drawn

    @property
    def place(self) -> Hashable:
        """What the ground depends on: the same place, the same picture."""
        laid = self.tableau.layout
        if laid is None:
            return None
        return (
            self.app.lang,
            self.app.settings.safe_colours,
            tuple(laid.scenery),
            self.dressing.ground(laid, self.stand),
        )

    def draw_ground(self, canvas: Canvas) -> None:
        """The table itself and the scenery behind the cards: the same through the whole match. To be kept."""
        self._ground(canvas)
        if self.tableau.layout is not None:
            self._scenery(canvas, self.tableau.layout, "behind")

    def draw_still(self, canvas: Canvas, people: Mapping[int, Person], acting: frozenset[int]) -> None:
        """Panels and words on the ground: all that does not move. To be kept in a still layer."""
        parts = self.still(people, acting)
        for draw in parts:
            draw(canvas)
        if parts:
            self.abacus.written()

    def still(self, people: Mapping[int, Person], acting: frozenset[int]) -> tuple[Callable[[Canvas], None], ...]:
        """The same in parts, from below."""
        view, laid = self.tableau.view, self.tableau.layout
        if view is None or laid is None:
            return ()
        self.dressing.badges, self.dressing.people = self.badges, people
        return (
            lambda canvas: self.panels.draw(canvas, laid, view, people, self.badges, acting),
            lambda canvas: self.captions.draw(canvas, laid, view),
            lambda canvas: self.dressing.draw_still(canvas, laid, view),
        )

    def live(self) -> frozenset[str]:
        """Sprites that move, are lifted or are being laid out: drawn anew in every frame, above the others."""
        return frozenset(
            sprite.handle
            for sprite in self.tableau.sprites.values()
            if sprite.moving
            or sprite.handle in self.lifts
            or self.yielding.yields(sprite.handle)
            or sprite.handle in self._fresh
        )

    @property
    def posture(self) -> Hashable:
        """How cards stand that are lifted or have stepped aside: the same posture, the same picture."""
        return tuple(sorted(self.lifts.items())), self.yielding.posture

    @property
    def riffled(self) -> tuple[str, ...]:
        playing = self.tableau.playing
        return playing.shuffles if playing and not self.tableau.pace.reduced else ()

    def draw_cards(self, canvas: Canvas, which: Callable[[str], bool] = lambda handle: True) -> None:
        """The sprites that show, lowest first."""
        laid = self.tableau.layout
        if laid is None:
            return
        drawn = [
            sprite
            for sprite in self.order()
            if which(sprite.handle)
            and sprite.handle not in self.hidden
            and sprite.handle not in self.coming
            and self.zone_of(sprite.handle) not in self.riffled
        ]
        self._fade_out(canvas, drawn)
        for sprite in drawn:
            spot = self.pose(sprite)
            if sprite.fades:
                if sprite.goal.shown:
                    self.painter.faint(canvas, sprite.goal, sprite.face, sprite.back, sprite.part)
                continue
            self.painter.card(
                canvas,
                spot,
                sprite.shown_face,
                sprite.back,
                sprite.squeeze,
                self._lift(sprite.handle),
                self._set_at(sprite, spot),
            )
            if sprite.handle in self.dimmed:
                self.painter.dim(canvas, spot)
            self._rim(canvas, laid, sprite, spot)
            if sprite.handle in self.digits and not sprite.moving:
                down = self.painter.faces.prints.look(sprite.back).key
                self.captions.key(canvas, laid.k, spot, self.digits[sprite.handle], self._free_foot(sprite, spot), down)
            self.dressing.on_card(canvas, laid, sprite, spot)

    def _free_foot(self, sprite: Sprite, spot: Spot) -> float:
        """How far down a card shows at its left edge: where a row of its hand lies over it, only as far as that."""
        left, top, w, h = spot.rect
        over = [other.at.rect for other in self.order() if other.goal.z > sprite.goal.z and self.in_hand(other.handle)]
        rows = [y for x, y, wide, _ in over if x < left + w * 0.3 and left < x + wide and top + h * 0.3 < y < top + h]
        return min([top + h, *rows])

    def _fade_out(self, canvas: Canvas, sprites: list[Sprite]) -> None:
        """Less motion: cards that go fade where they were, below those that come. One that only turns over stays whole
        until its other side covers it; so nothing shows through that was not open before."""
        for sprite in sprites:
            if sprite.fades and sprite.start.shown:
                left = 1.0 if sprite.start == sprite.goal else 1 - sprite.part**2
                self.painter.faint(canvas, sprite.start, sprite.was, sprite.back, left)

    def draw_above(self, canvas: Canvas) -> None:
        """Packs that are being riffled, and scenery before the cards."""
        laid = self.tableau.layout
        if laid is not None:
            for zone in self.riffled:
                self.riffle.draw(canvas, laid, self.tableau, zone)
            self._scenery(canvas, laid, "front")

    def _rim(self, canvas: Canvas, laid: Layout, sprite: Sprite, spot: Spot) -> None:
        """Gold: to be chosen. The colour of the blade: the next to die."""
        rim = self.rims.get(sprite.handle)
        if rim:
            self.painter.outline(canvas, spot, GOLD_LIGHT, rim * laid.k, (1 + rim / 2) * laid.k)
        elif sprite.handle in laid.accents and not sprite.turning:
            self.painter.outline(canvas, spot, CUE, 3 * laid.k, 3 * laid.k)

    def order(self) -> list[Sprite]:
        """The sprites that are drawn: lying ones by their level, moving ones above, lifted ones on top."""
        shown = [sprite for sprite in self.tableau.sprites.values() if sprite.goal.shown or sprite.moving]
        return sorted(shown, key=lambda sprite: (self.lifts.get(sprite.handle, 0) > 0, sprite.moving, sprite.goal.z))

    def _lift(self, handle: str) -> float:
        """How far a card is lifted, along its curve; with less motion it is or it is not."""
        lift = self.lifts.get(handle, 0.0)
        return float(lift > 0) if self.tableau.pace.reduced else SOFT(lift)

    def pose(self, sprite: Sprite) -> Spot:
        """Where a sprite is drawn: a lifted card rises, straightens and grows, a pressed one gives way."""
        return self.yielding.sunken(sprite.handle, self._lifted(sprite))

    def _lifted(self, sprite: Sprite) -> Spot:
        lift, spot, laid = self._lift(sprite.handle), self.yielding.aside(sprite), self.tableau.layout
        if lift <= 0 or laid is None:
            return spot
        wide, room = self.lifted_width(sprite.handle), under_boards(laid, self.stand, self.zone_of(sprite.handle))
        return lifted(spot, lift, wide, laid.k, self.stand.size, room)

    def _set_at(self, sprite: Sprite, spot: Spot) -> float:
        """The width at which the face of a card on its way is set; 0 for one that rests."""
        lift = self._lift(sprite.handle)
        if lift > 0:
            wide = self.lifted_width(sprite.handle) or sprite.goal.w
            return wide if lift < 1 or self.yielding.sinks(sprite.handle) else 0.0
        if sprite.moving:
            if {sprite.start.form, sprite.goal.form} <= {"full", "hidden"}:  # the same face at two sizes
                return max(sprite.start.w, sprite.goal.w)
            return sprite.goal.w if spot.form == sprite.goal.form else sprite.start.w
        return sprite.goal.w if self.yielding.sinks(sprite.handle) or self.yielding.steps(sprite.handle) else 0.0

    def lifted_width(self, handle: str) -> float:
        laid, zone, sprite = self.tableau.layout, self.zone_of(handle), self.tableau.sprites.get(handle)
        if laid is None or sprite is None:
            return 0.0
        return lifted_width(laid, zone, under_boards(laid, self.stand, zone), sprite.goal)

    def zone_of(self, handle: str) -> str | None:
        """Handle of the zone a card lies in."""
        view = self.tableau.view
        if view is not self._zones[0]:
            zones = [(zone.handle, cards) for zone, cards in view.zones.items()] if view else []
            self._zones = view, {card.handle: name for name, cards in zones for card in cards}
        return self._zones[1].get(handle)

    def in_hand(self, handle: str) -> bool:
        laid, zone = self.tableau.layout, self.zone_of(handle)
        return bool(laid and zone in laid.areas and laid.areas[zone].zone.kind == "hand")

    def at(self, x: float, y: float) -> str | None:
        """The topmost card at a point."""
        for sprite in reversed(self.order()):
            if sprite.goal.shown and sprite.handle not in self.hidden and inside(self.pose(sprite), x, y):
                return sprite.handle
        return None

    def lying_at(self, x: float, y: float) -> str | None:
        """The topmost card at a point as they all lie, whichever of them is lifted and lies over its neighbours."""
        sprites = [sprite for sprite in self.tableau.sprites.values() if sprite.goal.shown]
        lying = [sprite for sprite in sprites if sprite.handle not in self.hidden and inside(sprite.at, x, y)]
        return max(lying, key=lambda sprite: sprite.goal.z).handle if lying else None

    def _ground(self, canvas: Canvas) -> None:
        w, h = canvas.surface.get_size()
        name = self.looks.ground
        if name and self.app.images.has(name):
            canvas.surface.blit(self.app.images.filling(name, w, h), (0, 0))
        else:
            canvas.surface.blit(night(w, h), (0, 0))
            forget_ground()  # it is kept with what stands on it

    def _scenery(self, canvas: Canvas, laid: Layout, depth: str) -> None:
        for scenery, rect in laid.scenery:
            if scenery.depth != depth:
                continue
            if scenery.draw:
                self.dressing.scenery(canvas, laid, scenery.draw, rect)
            elif self.app.images.has(scenery.picture):
                picture = self.app.images.picture(scenery.picture, canvas.px(rect[2]), canvas.px(rect[3]))
                canvas.blit(picture, rect[0], rect[1])

    def _hear(self, beat: Beat) -> None:
        self.version += 1
        self.heard.begin(beat, self.tableau.pace)
