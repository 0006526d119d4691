"""Draws the whole table in its layers: still things, cards, what is lit, buttons, the private layer, the held card."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from game.session.people import Person

from ..canvas import Canvas
from ..registry import Box, Target
from ..theme import GOLD_LIGHT
from . import callouts, corners
from .around import Around
from .button_plan import ButtonPlan
from .buttons import draw_button
from .interaction import Button
from .large import Large
from .layout import Layout
from .lid_draw import draw_lid
from .lid_home import outside
from .log_panel import LogPanel
from .offered import Offered
from .previews import Previews
from .shapes import within
from .top_bar import TopBar, prompt_of

if TYPE_CHECKING:
    from game.session.showing import Question

    from ..scenes.table import TableScene

GOES_OUT = 0.4  # seconds after an answer for which the question still stands while what followed plays
LEANS = 2.0  # degrees from one lean of the carried card to the next that is drawn
LYING = "table cards"  # the layer of all that lies still


class TablePainter:
    """Holds nothing of the match; asks the scene for it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene, self.app = scene, scene.app
        self.size: tuple[float, float] = (0, 0)
        self.log = LogPanel(scene.app)
        self.plan = ButtonPlan(scene, self.log)
        self.bar = TopBar(scene.app, scene.session.info.id)
        self.zoomed: str | None = None
        self.large = Large(scene)
        self.around = Around()
        self.offered, self.previews = Offered(scene), Previews(scene)
        self._told: tuple[Question, ...] | None = None  # what was asked when all had been seen
        self._since: float | None = None  # when what followed was first seen

    def close(self) -> None:
        """Whoever looked looks no more: what was shown to them large or in outline is gone."""
        self.zoomed = None
        self.large.forget()
        self.previews.forget()
        self.around.forget()

    def zoom(self, handle: str | None) -> None:
        """Show a card large, or put it away; on to its zone's other cards by the arrow keys."""
        board = self.scene.hands.board_of(handle) if handle else None
        shown = self.zoomed is None and board and handle and board.tableau.sprites[handle].face is not None
        self.zoomed = handle if shown else None
        self.app.redraw()

    def update(self, dt: float) -> bool:
        """True while something is told of a card that is shown large."""
        return self.large.update(dt, self.zoomed)

    @property
    def people(self) -> dict[int, Person]:
        """Who sits where in the picture that is shown: the match may already be further."""
        view, session = self.scene.board.tableau.view, self.scene.session
        by_id = {person.id: person for person in session.people}
        seated = view.people if view else ()
        return {seat: by_id[person] for seat, person in enumerate(seated)}

    def forget(self) -> None:
        """Something covers the table: what lay on it, hands among it, is not kept as a picture."""
        self.around.forget()
        self.log.shut()  # whoever comes next finds the table
        self.app.forget_layer(LYING)

    # ------------------------------------------------------------------ all of it

    def draw(self, canvas: Canvas) -> None:
        """While nothing moves but the card under the pointer, all the rest is one picture."""
        self._point()
        hands = self.scene.hands
        carried = hands.drag is not None and hands.drag.begun
        if not carried or not hands.calm or not self.scene.calm or self.scene.busy or self.scene.has_lid:
            self.around.forget()
            self._all(canvas, carried)
            return
        key = self._key(), self._gesture(), self.scene.session.answers
        noticed = self.app.toasts.box.w > 0  # a notice lay over the last frame as well
        self.around.draw(canvas, key, -1 if noticed else self.app.frames, lambda: self._all(canvas, held=False))
        self.around.covered(canvas, self.app.frames, self._held(canvas))

    def _gesture(self) -> Hashable:
        """What else the picture depends on while a card is carried."""
        hands, focus, refusal = self.scene.hands, self.scene.hands.focus, self.scene.refusal
        laid = self.scene.board.tableau.layout
        return (
            self.scene.dressing.figures_at(laid) if laid else None,
            hands.drag.handle if hands.drag else None,
            hands.drag.over if hands.drag else None,
            hands.hover,
            hands.pressed,
            focus.at,
            focus.shown,
            self.zoomed,
            self.large.at,
            refusal[0] if refusal else None,
            tuple(board.posture for board in hands.boards),
        )

    def _all(self, canvas: Canvas, held: bool) -> None:
        scene, laid = self.scene, self.scene.board.tableau.layout
        if laid is None:
            return
        scene.board.hidden = self._carried()
        self.offered.press()
        self.offered.rims()
        counting = scene.board.abacus.running
        self._cards(canvas)
        scene.board.abacus.draw(canvas)
        if scene.board.abacus.running and not counting:
            self.app.redraw()  # the ground has set them going
        view = scene.board.tableau.view
        if view is not None:
            scene.dressing.draw_over(canvas, laid, view)
        if scene.lid.homeward is not None:
            scene.lid.homeward.draw(canvas, scene.board.painter, scene.board.tableau.pace)
        if scene.has_lid:
            draw_lid(canvas, scene)
        if not scene.busy:
            eyes = scene.session.screen.lookers or scene.session.screen.audience
            canvas.viewer, before = eyes, canvas.viewer
            self.offered.lights(canvas, laid)
            if view is not None:
                scene.dressing.draw_figures(canvas, laid, view)
            self.previews.draw(canvas, scene.hands.held)
            self.offered.strip(canvas)
            canvas.viewer = before
            self._buttons(canvas)
            self.log.draw_over(canvas, scene.lines)
            if held:
                self._held(canvas)
            self._focus(canvas)
            canvas.viewer = eyes
            callouts.draw(canvas, scene, self.zoomed)
            canvas.viewer = before
        else:
            for button in self.plan.steady():
                self._draw_button(canvas, laid, button, False)
        self._note_targets(canvas)

    def _cards(self, canvas: Canvas) -> None:
        """The ground is one picture, words and lying cards on it another; only what moves is drawn anew."""
        board, key = self.scene.board, self._key()
        live = board.live() | board.hidden

        def lying(inner: Canvas) -> None:
            inner.still("ground", board.place, board.draw_ground)
            self._still(inner)
            board.draw_cards(inner, lambda handle: handle not in live)

        lit = tuple(sorted(board.rims.items()))
        canvas.still(LYING, (key, live, board.riffled, lit, board.dimmed, tuple(board.digits.items())), lying)
        board.draw_cards(canvas, lambda handle: handle in live)
        board.draw_above(canvas)

    def draw_public(self, canvas: Canvas) -> None:
        """Only what everybody may see, for overlays to lie on. The scene has been covered by then."""
        board = self.scene.board
        board.coming.clear()  # an overlay's ground is drawn once: whole, or never
        board.draw_ground(canvas)
        self._still(canvas)
        board.draw_cards(canvas)
        board.draw_above(canvas)

    def lying(self) -> tuple[Callable[[Canvas], None], ...]:
        """The same without the ground, in parts."""
        board = self.scene.board
        return *board.still(self.people, self._waited_for()), self._beside, board.draw_cards, board.draw_above

    def _key(self) -> Hashable:
        scene = self.scene
        return (
            scene.session.screen.audience,
            scene.board.version,
            self.app.lang,
            scene.board.stand,
            len(scene.lines),
            self.log.back,
            self.log.open,
            self._questions(),
            self.app.settings.safe_colours,
        )

    def _asked(self) -> tuple[Question, ...]:
        """What is asked by the picture that is shown: while what followed still plays, what was asked before it, and
        after a moment nothing, for nobody need do it any more."""
        now, time = tuple(self.scene.session.questions()), self.app.clock.now()
        if self._told is None or not self.scene.plays:
            self._told, self._since = now, None
        elif self._since is None:
            self._since = time
        elif now != self._told and time - self._since > GOES_OUT:
            self._told = ()
        return self._told

    def _questions(self) -> tuple[Question, ...]:
        """The same; while a card is held the game may say what is to be done with it."""
        hands, questions = self.scene.hands, self._asked()
        held = hands.held
        whose = next((offer for offer in hands.picker.menu if offer.idle), None)
        said = self.scene.dressing.doing(held) if held else (whose.prompt, whose.args) if whose else None
        if said is None:
            return questions
        return tuple(
            each if each.idle else each._replace(prompt=said[0], args=said[1], together=()) for each in questions
        )

    def _waited_for(self) -> frozenset[int]:
        """Whose panels have a gold rim: those who must act, unless it is everybody, or nothing but a pause, or panels
        are to be chosen now, which gold marks as well; of a finished match that is studied, those who have won."""
        outcome = self.scene.session.outcome if self.scene.hands.studied else None
        if outcome is not None:
            return frozenset(outcome.winners)
        questions = self._asked()
        seats = frozenset(
            seat for each in questions if not each.idle and not each.pause for seat in each.together or (each.seat,)
        )
        return frozenset() if len(seats) == len(self.people) or self._panels_are_lit() else seats

    def _panels_are_lit(self) -> bool:
        laid, hands = self.scene.board.tableau.layout, self.scene.hands
        if laid is None or self.scene.lid.seat is not None or self.scene.busy:
            return False
        panels = tuple(laid.panels.values())
        return any(hands.rect(name) in panels for name in sorted(hands.picker.pickable()))

    def _still(self, canvas: Canvas) -> None:
        people = self.people
        self.scene.dressing.asked = prompt_of(self.app, self._questions(), lambda seat: people[seat].name)
        self.scene.board.draw_still(canvas, people, self._waited_for())
        self._beside(canvas)

    def _beside(self, canvas: Canvas) -> None:
        """The top bar and the log."""
        scene, laid, people = self.scene, self.scene.board.tableau.layout, self.people
        view = scene.board.tableau.view
        if laid is None or view is None:
            return

        def between(left: float) -> float:
            return scene.dressing.bar(canvas, laid, view, left)

        self.bar.draw(canvas, laid, self._questions(), people, between, laid.face.bar_right * laid.k)
        if not self.log.folds(canvas) and laid.regions["log"][2] > 0:
            self.log.draw(canvas, laid, scene.lines)

    # ------------------------------------------------------------------ buttons

    def buttons(self) -> list[Button]:
        return self.plan.buttons()

    def _point(self) -> None:
        """Tell the game what is held, and which button and which point is looked at, before anything is drawn."""
        hands = self.scene.hands
        at = hands.button_at(*hands.pointer) if not self.scene.busy and not (hands.drag and hands.drag.begun) else None
        focus = hands.focus.at if hands.focus.shown and hands.focus.at else ""
        self.scene.dressing.held = hands.held
        self.scene.dressing.pointed = at.name if at else focus.removeprefix("button:")
        spot = hands.spot(focus) if focus and self.app.by_keys else None
        self.scene.dressing.looked_at = self.app.pointer if spot is None else (spot.x, spot.y)

    def _buttons(self, canvas: Canvas) -> None:
        scene, laid = self.scene, self.scene.board.tableau.layout
        hands = scene.hands
        hands.buttons = self.buttons()
        hot = hands.button_at(*hands.pointer) if not (hands.drag and hands.drag.begun) else None
        tray, viewer = scene.lid.box(scene) if scene.lid.seat is not None else None, canvas.viewer
        for button in hands.buttons:
            inside = tray is not None and within(tray, button.rect[0], button.rect[1])
            canvas.viewer = scene.session.screen.lookers if inside else viewer
            if laid is not None:
                self._draw_button(canvas, laid, button, hot is not None and hot.name == button.name)
        canvas.viewer = viewer

    def _draw_button(self, canvas: Canvas, laid: Layout, button: Button, over: bool) -> None:
        down = self.scene.hands.pressed == button.name and over
        if button.kind == corners.KIND:
            corners.draw(canvas, self.scene, button, over, down)
            return
        if not self.scene.dressing.draw_button(canvas, laid, button, over, down):
            draw_button(canvas, self.app, button, laid.k, over, down)

    # ------------------------------------------------------------------ the hand

    def _carried(self) -> frozenset[str]:
        drag = self.scene.hands.drag
        return frozenset({drag.handle}) if drag and drag.begun else frozenset()

    def _held(self, canvas: Canvas) -> pygame.Rect:
        """The card under the pointer. Returns where it is.

        Out of a lid it shows its back, as everybody sees it; as long as it is inside, nothing of it stands out.
        """
        scene, drag = self.scene, self.scene.hands.drag
        board = scene.hands.board_of(drag.handle) if drag is not None and drag.begun else None
        if drag is None or board is None:
            return pygame.Rect(0, 0, 0, 0)
        sprite = board.tableau.sprites[drag.handle]
        face, pose, box = sprite.face, drag.pose, scene.lid.box(scene)
        inside = board is scene.lid.board and box is not None and within(box, pose.x, pose.y)
        if board is scene.lid.board and box and not inside:
            face, pose = None, outside(drag, box)
        pose = pose._replace(angle=LEANS * round(pose.angle / LEANS))
        of = drag.spot.w if pose.w == drag.pose.w else pose.w
        if box and inside:
            canvas.push_clip(Box(*box))
        covered = board.painter.card(canvas, pose, face, sprite.back, lifted=1.0, of=of)
        laid = scene.board.tableau.layout
        if face is not None and laid is not None:
            scene.dressing.on_held(canvas, laid, sprite, pose)
        if box and inside:
            canvas.pop_clip()
        return covered

    def _focus(self, canvas: Canvas) -> None:
        hands, laid = self.scene.hands, self.scene.board.tableau.layout
        at = hands.focus.at
        if at is None or laid is None or not hands.focus.shown or self.zoomed:
            return
        spot = hands.spot(at)
        if spot is not None:
            clip, lid = canvas.surface.get_clip(), self.scene.lid
            if lid.seat is not None and hands.board_of(at) is lid.board:  # nothing of it outside the tray
                canvas.surface.set_clip(canvas.rect(Box(*laid.regions["tray"])))
            self.scene.board.painter.outline(canvas, spot, GOLD_LIGHT, 4 * laid.k, 7 * laid.k)
            canvas.surface.set_clip(clip)
            return
        button = next((b for b in hands.buttons if f"button:{b.name}" == at), None)
        rect = button.rect if button else hands.rect(at)
        scene = self.scene
        if rect is not None and (button or scene.lid.may_light(hands.picker.held or at, rect, scene)):
            box = Box(*rect).grown(6 * laid.k)
            callouts.ring(canvas, box, laid.k)

    def _note_targets(self, canvas: Canvas) -> None:
        """For tests, speech and the shared focus: what can be pressed, with its place."""
        hands = self.scene.hands
        for stop in hands.stops() if not self.scene.busy else ():
            name = stop.name
            canvas.target(Target(name, Box(*stop.rect), stop.group, name, None))

    def lid_at(self, x: float, y: float) -> int | None:
        """The seat whose shut lid lies under a point."""
        scene, laid = self.scene, self.scene.board.tableau.layout
        if laid is None:
            return None
        if within(laid.regions["tray"], x, y):
            return scene.tray_seat
        for seat, rect in laid.lids.items():
            if within(rect, x, y) and scene.session.person(seat).bot is None:
                return seat
        return None
