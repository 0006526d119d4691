"""Pictures of tables: typical and crowded ones, a thing in the hand, an open lid, and every question once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.view import Offer
from game.session.session import Session

from .flow import open_table
from .input import Move
from .running import RunningApp
from .shot_play import CHANCE, asked, fullest, going, length, longest_row, session, settle
from .table.picker import lands

if TYPE_CHECKING:
    from .scenes.table import TableScene

Setting = Callable[[RunningApp], None]
Shot = tuple[str, Setting]


def few(game: str, seats: int) -> list[Shot]:
    """A match at its start and near its end: enough to see that everything can be drawn."""
    at = f"{game}_{seats}_table_"
    return [
        (at + "start", _at(game, seats, lambda app: 0, False)),
        (at + "hand", _at(game, seats, lambda app: 0)),
        (at + "late", _at(game, seats, lambda app: length(app, game, seats) - 3)),
    ]


def more(app: RunningApp, game: str, seats: int) -> list[Shot]:
    """A match half way and at its fullest, a thing in the hand, a lid open and shut; where an answer is looked for,
    it is when the picture is taken."""
    at = f"{game}_{seats}_table_"
    secret = app.house.shelf.rules(game).info.secrecy != "none"
    shots = [
        (at + "middle", _at(game, seats, lambda app: length(app, game, seats) // 2)),
        (at + "long_row", _at(game, seats, lambda app: longest_row(app, game, seats))),
        (at + "crowded", _crowded(game, seats)),
        (at + "held", _held(game, seats)),
    ]
    lids = [(at + "lid", _lid(game, seats)), (at + "shut", _lid(game, seats, lifted=False))]
    return [*shots, *lids] if secret else shots


def moments(app: RunningApp, game: str, seats: int) -> list[Shot]:
    """The table at every kind of question that a match asks."""
    return [
        (f"{game}_{seats}_ask_{name}", _at(game, seats, lambda app, answers=answers: answers))  # type: ignore[misc]
        for name, answers in asked(app, game, seats).items()
    ]


def _at(game: str, seats: int, answers: Callable[[RunningApp], int], private: bool = True) -> Setting:
    def show(app: RunningApp) -> None:
        _show(app, session(app, game, seats, max(0, answers(app))), private)

    return show


def _crowded(game: str, seats: int) -> Setting:
    def show(app: RunningApp) -> None:
        chance, answers = fullest(app, game, seats)
        _show(app, session(app, game, seats, answers, chance=chance))

    return show


def _lid(game: str, seats: int, lifted: bool = True) -> Setting:
    def show(app: RunningApp) -> None:
        _show(app, session(app, game, seats, 4, lid=True), lifted)

    return show


def _held(game: str, seats: int) -> Setting:
    """Half way, something in the hand and the pointer over the place it would go to."""

    def show(app: RunningApp) -> None:
        half = length(app, game, seats) // 2
        played = session(app, game, seats)
        for count in going(played, CHANCE):
            if count >= half and _to_carry(played):
                break
        played.drop_lid()
        played.take_beats()
        _show(app, played)
        scene, offer = _table(app), _to_carry(played)
        thing = offer.carry or offer.pick if offer else None
        place = lands(offer, thing) if offer and thing else None
        if scene is None or place is None:
            return
        scene.hands.picker.held = thing
        at = scene.hands.rect(place)
        if at is not None:
            app.post(Move(at[0] + at[2] / 2, at[1] + at[3] / 2))

    return show


def _to_carry(played: Session) -> Offer | None:
    """An answer that is given by carrying a thing somewhere; the lid it lies under is lifted."""
    lid = played.secrecy == "lid" and played.screen.lid is None
    for seat in (None, *(played.under_lid() if lid else ())):
        if seat is not None:
            played.lift(seat)
        found = next((each for each in played.offers() if each.onto or each.carry), None)
        if found is not None:
            return found
    return None


def _show(app: RunningApp, played: Session, private: bool = True) -> None:
    """Open the table; `private`: as whoever is asked sees it, the cover taken away or the lid lifted."""
    if private and played.screen.kind == "cover":
        played.uncover(played.takers()[0])
    open_table(app, played)
    settle(app)
    scene = _table(app)
    if private and scene is not None and scene.has_lid:
        scene.lid.lift(scene.tray_seat, "space", scene)
    app.redraw()


def _table(app: RunningApp) -> TableScene | None:
    from .scenes.table import TableScene

    return next((each for each in app.stack.scenes if isinstance(each, TableScene)), None)
