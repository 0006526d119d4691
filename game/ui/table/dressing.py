"""What a game's table may add to the general one: timing, scenery, set pieces. The default adds nothing.

A game's own lies in game/ui/tables/<id>.py as `class Table(Dressing)`. It draws from views only.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from math import hypot
from types import MappingProxyType
from typing import TYPE_CHECKING

from game.content.looks import Cue, Rect
from game.core.events import Counted, Event, Hidden, Marked, Moved, Shown, Shuffled, UnderTheTable
from game.core.outcome import Badge, Outcome
from game.core.view import Offer, TableView
from game.core.words import Args

from ..canvas import Canvas
from .abacus import Abacus
from .beats import Beat, Score, default_timing, stagger
from .layout import Layout, Stand
from .motion import DEAL, MOVE, NORMAL, Pace
from .shapes import Spot
from .sprites import SpritePainter

if TYPE_CHECKING:
    from game.session.people import Person
    from game.session.showing import Question

    from ..app import App
    from .interaction import Button, Interaction
    from .tableau import Sprite, Tableau


GIVE = "give"  # name of the button that gives the answer chosen: see Dressing.weighed
IMPACTS = ("drop", "seal")  # heard when the thing lies, not when it sets out
HEARD_APART = 0.08  # seconds between two cards of a deal that are heard


class Dressing:
    """Hooks, all optional. `tableau` is set before anything is drawn."""

    strips_looks = False  # cards of a counted hand that are looked at go in a strip
    tableau: Tableau | None = None
    painter: SpritePainter  # set by the board, as tableau is
    abacus: Abacus  # counts figures on; set by the scene, as tableau is
    cues: tuple[Cue, ...] = ()  # the sounds of table.toml; set by the board
    pace: Pace = NORMAL
    badges: tuple[Badge, ...] = ()  # of the view that is shown
    offers: tuple[Offer, ...] = ()  # what may be done now, by those who look
    people: Mapping[int, Person] = MappingProxyType({})  # by seat
    figures: Callable[[TableView], tuple[Badge, ...]] = staticmethod(lambda view: ())  # the badges of another view
    skip: Callable[[], None] = staticmethod(lambda: None)  # go on over every pause that is open or follows

    take_back: Callable[[], None] = staticmethod(lambda: None)  # the last answer
    may_take_back: Callable[[], bool] = staticmethod(lambda: False)  # whether all may see that it can be taken back
    moment: Callable[[], int] = staticmethod(lambda: 0)  # another number for every question
    open: Callable[[str], None] = staticmethod(lambda way: None)  # another scene, by its name in table_ways
    asked: tuple[str, str] = ("", "")  # what the top bar says: the name, and what they have to do
    looked_at: tuple[float, float] = (-1.0, -1.0)  # where the pointer is, or the card that keys have the focus on
    pointed: str = ""  # name of the button under the pointer or the focus
    held: str | None = None  # handle of what is carried or has been taken up
    noted: tuple[Rect, ...] = ()  # where the dressing has written of what is pointed at: its tooltip leaves them free

    def __init__(self, app: App, game: str) -> None:
        self.app, self.game = app, game

    # where things lie

    def phase(self, view: TableView) -> str:
        """The part of the match in which some things lie otherwise ([landscape.phase.<name>]), by public facts."""
        return ""

    def arrange(self, laid: Layout, view: TableView, stand: Stand) -> Layout:
        """The layout as table.toml has it, changed where this game needs another."""
        return laid

    def foot(self, view: TableView, stand: Stand) -> float | None:
        """The seat that has the first place; None: as table.toml has it."""
        return None

    # time

    def alone(self, event: Event) -> bool:
        """Whether this event never shares a beat with its like."""
        return False

    def timing(self, beat: Beat | None, before: TableView | None, after: TableView, was: Layout, now: Layout) -> Score:
        """How a beat is played."""
        return default_timing(beat, before, after, was, now)

    def update(self, dt: float) -> bool:
        """Time goes on for set pieces that outlast a beat. True while something moves."""
        return False

    def hurry(self) -> None:
        """Everything at once to its end."""

    def sound(self, beat: Beat) -> str:
        """The sound of a beat, "" for none. By what happens, never by what is on a card: table.toml names what is
        this game's own."""
        for cue in self.cues:
            if any(fits(cue, event) for event in beat.events):
                return cue.play
        event = beat.events[0] if beat.events else None
        if isinstance(event, Moved):
            return "deal" if len(beat.events) > 1 else "card_slide"
        if isinstance(event, Shuffled | UnderTheTable):
            return "riffle" if isinstance(event, Shuffled) else "card_slide"
        return "card_flip" if isinstance(event, Shown) else ""

    def lands(self, beat: Beat, sound: str) -> float:
        """Seconds after a beat began at which its sound is heard: at once, but when it lies where a thing lands. What a
        hand has let go in its place lies there already."""
        moves = [event for event in beat.events if isinstance(event, Moved)]
        if sound not in IMPACTS or not moves:
            return 0.0
        sprite = self.tableau.sprites.get(f"c{moves[0].card}") if self.tableau else None
        if sprite and hypot(sprite.start.x - sprite.goal.x, sprite.start.y - sprite.goal.y) < sprite.goal.w / 2:
            return 0.0
        return DEAL if len(moves) > 1 else MOVE

    def echoes(self, beat: Beat) -> tuple[tuple[float, str], ...]:
        """What is heard later in a beat: seconds after it began, and the sound. A deal is a run of cards."""
        name = self.sound(beat)
        if name != "deal":
            return ()
        last = (len(beat.events) - 1) * stagger(len(beat.events))
        return tuple((after, name) for n in range(1, len(beat.events)) if (after := n * HEARD_APART) <= last)

    # pictures

    def ground(self, laid: Layout, stand: Stand) -> Hashable:
        """What the scenery is drawn by beside its rectangles; by default how the whole table lies."""
        return stand, tuple(laid.panels.items())

    def scenery(self, canvas: Canvas, laid: Layout, name: str, rect: Rect) -> None:
        """A `draw` of [[scenery]]."""

    def draw_still(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Above panels and words, below the cards; kept until something changes."""

    def rehearse(self, canvas: Canvas, laid: Layout, view: TableView) -> Iterator[None]:
        """In parts, what will be new in a still picture that is soon to come: drawn where nobody sees it, and kept."""
        yield from ()

    def on_card(self, canvas: Canvas, laid: Layout, sprite: Sprite, spot: Spot) -> None:
        """Something on a card, right after it was drawn: a seal, an hourglass."""

    def on_held(self, canvas: Canvas, laid: Layout, sprite: Sprite, spot: Spot) -> None:
        """The same on a card that is carried; nothing may reach over its edge."""

    def draw_over(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Above the cards: overlays and set pieces. Drawn in every frame."""

    def draw_figures(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """What is told of the place that is looked at, above all that is lit; not while anything moves."""

    def figures_at(self, laid: Layout) -> Hashable:
        """What `draw_figures` depends on of the point looked at: while a card is carried it is drawn anew when this
        changes."""
        return None

    def bar(self, canvas: Canvas, laid: Layout, view: TableView, left: float) -> float:
        """Between the game's name and the prompt in the top bar: days, rounds. Returns where it ends."""
        return left

    def preview(
        self, canvas: Canvas, laid: Layout, before: TableView, after: TableView, offer: Offer, dragged: bool
    ) -> bool:
        """What the answer pointed at would lead to; `dragged`: its card hangs under the pointer. True if it is drawn
        and no ghosts and arcs are wanted."""
        return False

    # answers

    def primary(self, offer: Offer) -> bool:
        """Whether this button is the red one."""
        return False

    def doing(self, handle: str) -> tuple[str, Args] | None:
        """The prompt while this card is held, in place of the question's own. Everybody reads it: so only for cards
        that lie open."""
        return None

    def draws_out(self, question: Question) -> bool:
        """Whether this question under a lid is answered by drawing a card out. Told by public facts."""
        return True

    def lid_lies(self, questions: tuple[Question, ...], under: tuple[int, ...]) -> bool:
        """Whether the tray lies on the table while these questions are open; `under`: the seats under whose lid the
        one that is waited for lies. Told by public facts."""
        return True

    def weighed(self, offer: Offer) -> bool:
        """Whether a press on this button only chooses it (Picker.chosen), so that what it leads to can be read and
        another be chosen instead. One of `more_buttons`, named GIVE, then gives the answer."""
        return False

    def keys_begin(self, offer: Offer) -> bool | None:
        """Of an answer whose place is drawn by lot: whether keys begin at it, which is drawn too; None of others."""
        return None

    def button_place(self, laid: Layout, view: TableView, offer: Offer, tray: bool) -> Rect | None:
        """Where the button of an offer stands, if not in the column; no width: nowhere. `tray`: it is the question
        of whoever has the lid lifted, so it has to lie inside the tray if it tells anything."""
        return None

    def more_buttons(self, laid: Layout, view: TableView, hands: Interaction) -> list[Button]:
        """Buttons that are no answers: to take something up, to turn a page."""
        return []

    def steady_buttons(self, laid: Layout, view: TableView, hands: Interaction) -> list[Button]:
        """Buttons that never leave their places, drawn while cards fly too."""
        return []

    def sheet(self, view: TableView) -> Outcome | None:
        """The bill so far, for a game whose table leads to its score sheet by open("sheet")."""
        return None

    def draw_button(self, canvas: Canvas, laid: Layout, button: Button, over: bool, down: bool) -> bool:
        """Draw a button another way. True if that has been done."""
        return False

    def over_tray(self, canvas: Canvas, laid: Layout, view: TableView) -> float:
        """How much of the tray's upper edge is taken at its right end, in units."""
        return 0.0

    def draw_tray(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Inside an open lid, above its cards; the view is of whoever looks. Clipped to the tray."""

    def callout(self, laid: Layout, rect: Rect) -> Rect | None:
        """Room to tell of what lies in `rect`, or why it cannot be used, where nothing that may be chosen is covered;
        None: right beside it."""
        return None

    def place(self, laid: Layout, view: TableView, offer: Offer) -> Rect | None:
        """Where an offer's `onto` lies, if it is no card, zone or seat that the layout knows."""
        return None


def fits(cue: Cue, event: Event) -> bool:
    """Whether this is what a sound is for."""
    match event:
        case Moved():
            return cue.on == "moved" and (not cue.to or event.dst.kind in cue.to)
        case Shown():
            return cue.on == "shown"
        case Hidden():
            return cue.on == "hidden"
        case Counted():
            return cue.on == "counted" and (not cue.key or event.key in cue.key)
        case Marked():
            named = cue.on == "marked" and (not cue.key or event.key in cue.key)
            return named and event.word is not None and cue.word in ("", event.word)
    return False


def dressing_for(app: App, game: str) -> Dressing:
    """The game's own dressing, or the plain one."""
    name = f"game.ui.tables.{game}"
    if find_spec(name) is None:
        return Dressing(app, game)
    made: Dressing = import_module(name).Table(app, game)
    return made
