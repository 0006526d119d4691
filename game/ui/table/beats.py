"""From what happened to how it is played: which events are one beat, which card flies when, and for how long."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.core.events import Event, Hidden, Moved, Reseated, Shown, Shuffled, UnderTheTable, Zone
from game.core.view import TableView

from .layout import Layout, hidden
from .motion import (
    ARC,
    CLOSE_UP,
    CLOSE_UP_AFTER,
    DEAL,
    DEAL_ALL,
    DEAL_GAP,
    FLIP,
    GATHER,
    LEAVE,
    MOVE,
    RESEAT,
    RIFFLE,
    ROUND,
    UNDER,
    Path,
)
from .shapes import RATIO, Spot

CLOSING = Path(CLOSE_UP_AFTER, CLOSE_UP)
Start = tuple[Spot, str | None]  # where a new sprite sets out, and the face it shows there


Look = TableView | Callable[[], TableView]  # a view, or where it is to be had


@dataclass(frozen=True)
class Beat:
    """Things that happened at one stroke, and the table just after them, as this audience saw both."""

    events: tuple[Event, ...]
    _look: Look

    @cached_property
    def view(self) -> TableView:
        """Made when the beat begins: a deal has many, of which one a stroke is shown."""
        return self._look() if callable(self._look) else self._look


@dataclass(slots=True)
class Score:
    """How one beat is played. Sprites without a path of their own take `others`."""

    seconds: float = 0.0
    paths: dict[str, Path] = field(default_factory=dict)
    others: Path = CLOSING
    sources: dict[str, Start] = field(default_factory=dict)  # sprites that were not there before
    shuffles: tuple[str, ...] = ()  # handles of piles that are riffled
    name: str = ""  # of a set piece the game's dressing plays
    turns: float = 0.0  # by so many seats the ring moves on, so that another seat comes to its foot
    read: float = 0.0  # seconds more in which nothing moves and something is read, at every speed but none


Timing = Callable[[Beat | None, TableView | None, TableView, Layout, Layout], Score]
Alone = Callable[[Event], bool]


def merged(happened: Iterable[tuple[Event, Look]], alone: Alone = lambda event: False) -> list[Beat]:
    """The beats of one answer: equal moves, turns and counts that follow each other play together.

    `alone` names events that never share a beat: each head falls by itself.
    """
    beats: list[Beat] = []
    for event, look in happened:
        last = beats[-1] if beats else None
        if last and not alone(event) and not alone(last.events[-1]) and _alike(last.events[-1], event):
            beats[-1] = Beat((*last.events, event), look)
        else:
            beats.append(Beat((event,), look))
    return beats


def _alike(a: Event, b: Event) -> bool:
    if isinstance(a, Moved) and isinstance(b, Moved):
        return a.src.kind == b.src.kind and a.dst.kind == b.dst.kind and (a.src != a.dst or b.src != b.dst)
    return type(a) is type(b) and not isinstance(a, Shuffled | UnderTheTable | Reseated)


def default_timing(beat: Beat | None, before: TableView | None, after: TableView, was: Layout, now: Layout) -> Score:
    """Deals and moves with an arc, neighbours closing up, turns, shuffles; words and counts take no time."""
    if beat is None or not beat.events:
        return Score()
    moves = [event for event in beat.events if isinstance(event, Moved)]
    event = beat.events[0]
    if now.foot != was.foot:
        return turning(was, now)
    if moves:
        return moving(moves, before, after, was, now)
    if isinstance(event, Shown | Hidden):
        return Score(FLIP, others=Path(0, FLIP), sources=turned(before, after, was) if before else {})
    if isinstance(event, Shuffled):
        return shuffling(event, after, now)
    if isinstance(event, UnderTheTable):
        return under_the_table(event, after, now)
    if isinstance(event, Reseated):
        return Score(RESEAT, others=Path(0, RESEAT))
    return Score()


def turned(before: TableView, after: TableView, was: Layout) -> dict[str, Start]:
    """Cards that have another name now that they lie open, or no longer do: each turns over where it lay.

    What other eyes have seen before a cover fell does not turn over before these: it is face down at once.
    """
    found: dict[str, Start] = {}
    same = before.audience == after.audience
    for zone, cards in after.zones.items():
        for old, new in zip(before.zones.get(zone, ()), cards):
            if old.handle != new.handle and (old.face is None) != (new.face is None) and old.handle in was.spots:
                if old.face is not None and not same:
                    continue
                found[new.handle] = was.spots[old.handle], old.face
    return found


def stagger(cards: int) -> float:
    """Seconds by which each card of a deal sets out after the one before: the last one lies when the deal is over."""
    return min(DEAL_GAP, (DEAL_ALL - DEAL) / (cards - 1)) if cards > 1 else 0.0


def moving(moves: list[Moved], before: TableView | None, after: TableView, was: Layout, now: Layout) -> Score:
    """Each moved card flies, one a little after the other; whatever stood beside it closes up."""
    gap = stagger(len(moves))
    seconds = DEAL if len(moves) > 1 else MOVE
    score = Score(seconds + gap * (len(moves) - 1))
    known = {card.handle for row in before.zones.values() for card in row} if before else set()
    taken: set[str] = set()
    for i, move in enumerate(moves):
        handle = landed(move, after, known, taken)
        if handle is None:
            continue
        taken.add(handle)
        score.paths[handle] = Path(i * gap, seconds, arc=ARC, lands=len(moves) == 1)
        if handle not in known:
            score.sources[handle] = (leaving(move.src, was, now.spots[handle]), shown_at(move, before, after, handle))
    longest = max((path.after + path.whole for path in score.paths.values()), default=0.0)
    score.seconds = max(longest, CLOSE_UP_AFTER + CLOSE_UP)
    return score


def landed(move: Moved, after: TableView, known: set[str], taken: set[str]) -> str | None:
    """The sprite of a moved card: by its name, else some new sprite of the zone it came to."""
    if move.card is not None and any(card.handle == f"c{move.card}" for card in after.zones.get(move.dst, ())):
        return f"c{move.card}"
    cards = [card.handle for card in after.zones.get(move.dst, ()) if card.handle not in taken]
    return next((handle for handle in cards if handle not in known), cards[-1] if cards else None)


def leaving(src: Zone, was: Layout, like: Spot) -> Spot:
    """The middle of the zone a card left."""
    area = was.areas.get(src.handle)
    if area is None:
        return like
    x, y, w, h = area.rect
    if area.look.shape == "pile" or area.look.card == "hidden":
        wide = min(area.look.width * was.k, w)
        high = wide * RATIO[area.look.card]
        left = {"left": x + wide / 2, "centre": x + w / 2, "right": x + w - wide / 2}[area.look.align]
        top = {"top": y + high / 2, "middle": y + h / 2, "bottom": y + h - high / 2}[area.look.level]
        form = "chip" if area.look.card == "chip" else "full"
        return like._replace(x=left, y=top, w=wide, h=high, angle=0, form=form)
    wide = min(area.look.width * was.k, w)
    return like._replace(x=x + w / 2, y=y + h / 2, w=wide, h=wide * RATIO[area.look.card], angle=0)


def shown_at(move: Moved, before: TableView | None, after: TableView, handle: str) -> str | None:
    """The face of a card as it sets out: it turns on the way if it lay face down."""
    face = next((card.face for card in after.zones.get(move.dst, ()) if card.handle == handle), None)
    lay_hidden = before is not None and hidden(before.zones.get(move.src, ()))
    return None if lay_hidden else face


def shuffling(event: Shuffled, after: TableView, now: Layout) -> Score:
    """A deck is riffled; a row that everybody sees is swept together and laid out again."""
    zone, area = event.zone, now.areas.get(event.zone.handle)
    cards = after.zones.get(zone, ())
    cards = cards if event.last is None else cards[-event.last :]
    if area is None or len(cards) < 2:
        return Score()
    if area.look.shape == "pile":
        return Score(RIFFLE, shuffles=(zone.handle,), others=Path(0, RIFFLE))
    spots = [now.spots[card.handle] for card in cards]
    x, y = (spots[0].x + spots[-1].x) / 2, sum(spot.y for spot in spots) / len(spots)
    score = Score(GATHER)
    for card, spot in zip(cards, spots):
        heap = spot._replace(x=x, y=y)
        score.paths[card.handle] = Path(0, GATHER, LEAVE, via=heap)
    return score


def turning(was: Layout, now: Layout) -> Score:
    """All seats move to their new places round the table, the short way."""
    seats = len(now.panels)
    turns = (now.foot - was.foot + seats / 2) % seats - seats / 2
    return Score(ROUND, turns=turns)


def under_the_table(event: UnderTheTable, after: TableView, now: Layout) -> Score:
    """Two cards go to the middle, meet and go back: the same whether or not they changed places."""
    score = Score(UNDER)
    handles = [card.handle for zone in (event.a, event.b) for card in after.zones.get(zone, ())[-1:]]
    if len(handles) < 2:
        return score
    a, b = (now.spots[handle] for handle in handles)
    middle = a._replace(x=(a.x + b.x) / 2, y=(a.y + b.y) / 2, angle=0)
    for handle in handles:
        score.paths[handle] = Path(0, UNDER, LEAVE, via=middle)
    return score


def later(path: Path, seconds: float) -> Path:
    return replace(path, after=path.after + seconds)
