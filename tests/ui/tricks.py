"""The table of the trick-taking Guillotine, played to where a test wants it, and hands for its lids."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame

from game import paths
from game.core.events import Zone
from game.games import load
from game.session.people import Person
from game.session.session import Session
from game.ui.input import Move, Press, Release
from tests.session.sittings import one_act
from tests.ui.tables import NAMES, Table

Until = Callable[[Any], bool]


def sitting(until: Until, seed: int = 3, secrecy: Any = "lid", bots: tuple[int, ...] = (), **options: str) -> Session:
    """A match played at random until its state is as wanted, with all lids shut."""
    people = tuple(Person(n, NAMES[n], n, "random" if n in bots else None) for n in range(4))
    session = Session.begin(load("guillotine_tricks", paths.data() / "games"), people, options, seed, secrecy, None)
    pause, session.bots.pause, session.bots.lapse = session.bots.pause, 0.0, 0.0
    source = Random(seed)
    for _ in range(4000):
        if until(session.match):
            break
        assert one_act(session, source)
    session.drop_lid()
    session.bots.pause, session.bots.lapse = pause, 1.5
    session.bots.news()
    return session


def table(until: Until, size: tuple[int, int] = (960, 540), pace: str = "off", **more: Any) -> Table:
    found = Table(session=sitting(until, **more), size=size, pace=pace)
    found.rest()
    return found


def pardoning(match: Any) -> bool:
    return bool(match.state.phase == "pardon")


def following(match: Any) -> bool:
    """Somebody has to follow suit and holds cards of other suits too."""
    state = match.state
    ask = match.asks[0]
    return bool(
        state.phase == "play" and not ask.pause and state.played() and len(ask.options) < len(state.hand(ask.seat))
    )


def complete(match: Any) -> bool:
    return any(ask.pause for ask in match.asks)


def tray(found: Table) -> tuple[float, float, float, float]:
    laid = found.scene.board.tableau.layout
    assert laid is not None
    return laid.regions["tray"]


def oval(found: Table) -> tuple[float, float]:
    laid = found.scene.board.tableau.layout
    assert laid is not None
    x, y, w, h = laid.regions["stage"]
    return x + w / 2, y + h * 0.45


def lift(found: Table) -> None:
    """A finger goes down on the tray at the foot."""
    x, y, _w, h = tray(found)
    found.app.post(Press(x + 20, y + h - 8))
    found.app.step(0.3)
    found.app.step(0.3)


def draw_out(found: Table, handle: str, to: tuple[float, float]) -> None:
    """Still held: over the card, out by the top edge, and let go."""
    cx, cy = found.middle(handle)
    found.app.post(Move(cx, cy, True))
    found.app.step(0.05)
    for part in (0.3, 0.6, 0.8, 1):
        found.app.post(Move(cx + (to[0] - cx) * part, cy + (to[1] - cy) * part, True))
        found.app.step(0.05)
    found.app.post(Release(*to))
    found.app.step(0.05)
    found.rest()


def playable(found: Table) -> set[str]:
    return {offer.pick for offer in found.session.offers() if offer.pick and not offer.idle}


def hand(found: Table, seat: int) -> list[str]:
    view = found.session.tray()
    assert view is not None
    return [card.handle for card in view.zones[Zone("hand", seat)]]


# ---- Terror


def press(found: Table, name: str) -> None:
    button = found.scene.button(name)
    assert button is not None and button.enabled, name
    x, y, w, h = button.rect
    found.click(x + w / 2, y + h / 2)
    found.rest()


def outside(found: Table) -> bytes:
    """The picture of the window without the inside of the tray."""
    found.app.frame()
    canvas, picture = found.app.screen, found.app.screen.copy()
    scale = canvas.get_width() / found.app.design.width
    x, y, w, h = tray(found)
    picture.fill((0, 0, 0), pygame.Rect(round(x * scale), round(y * scale), round(w * scale) + 1, round(h * scale) + 1))
    return pygame.image.tobytes(picture, "RGB")


# ---- hands of every kind

PHASES: dict[str, Until] = {
    "deal": lambda match: match.state.phase == "deal",
    "pardon": pardoning,
    "trial": lambda match: match.state.phase == "trial",
    "play": following,
    "trick": complete,
}
