"""What the frames of every table with secrets tell, where hands are handed on and where they lie under lids.

Two worlds that differ only in what somebody cannot know look and sound alike to them, to the byte: whoever looks at
their own things, whoever passes a cover or the table with all lids shut; and so while the next answer is given.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.core.events import Moved, Shown
from game.core.match import Match
from game.core.seats import STRANGER, Seats
from game.core.view import Offer, TableView
from game.core.worlds import guess, hidden_from
from game.session.screen_owner import Secrecy
from game.session.session import Session
from game.ui.scenes.table import TableScene
from game.ui.table.picker import standing
from tests.session.sittings import begin, one_act
from tests.session.test_nothing_gets_out import decoys, in_world
from tests.ui.tables import Table
from tests.ui.test_table_secrets import told

SEATS = {"guillotine": 3, "guillotine_tricks": 4, "mascarade": 5, "allegiance": 3}
STEPS = 11  # acts between two positions
MOST = 4  # positions
Tables = tuple[Table, Table]


def worlds(session: Session, coalition: Seats, source: Random) -> Tables | None:
    """The same sitting at two tables, dealt alike in all that the coalition knows; None where it knows everything."""
    one = session.match.clone()
    for _ in range(3):
        two = guess(session.match, coalition, source)
        if two.state.table.dealt != one.state.table.dealt:
            two.state.table.chance.seed = one.state.table.chance.seed
            first, second = (
                Table(session=in_world(session, world), covers=True, pictures=False) for world in (one, two)
            )
            return first, second
    return None


def alike(tables: Tables, where: object) -> None:
    first, second = map(told, tables)
    assert first[1:] == second[1:], where
    same = first[0] == second[0]  # a picture is not for reading: its difference would be told for a minute
    assert same, where


def watched(tables: Tables, frames: int, where: object) -> None:
    for frame in range(frames):
        alike(tables, (where, frame))
        for table in tables:
            table.app.step(0.1)
    for table in tables:
        for _ in range(60):
            if not table.app.moving and not table.scene.busy:
                break
            table.app.step(0.2)
    alike(tables, where)


def pointed(tables: Tables, where: object) -> None:
    for x, y in ((300, 470), (480, 480), (700, 110), (480, 228)):
        for table in tables:
            table.point(x, y)
            table.app.step(0.2)
        alike(tables, (where, x, y))


def shows(match: Match[Any], offer: Offer, coalition: Seats) -> bool:
    """Whether an answer lets the coalition see, or lose from sight, a card it could not have named."""
    twin = match.clone()
    table = twin.state.table
    hidden, used = set(hidden_from(table, coalition)), table.chance.used
    moments = twin.answer(offer.token, offer.seat)
    table = twin.state.table
    seen = {m.event.card for m in moments if isinstance(m.event, Moved | Shown) and m.event.eyes & coalition}
    return bool(seen & hidden or (seen and table.chance.used > used)) or not hidden <= set(
        hidden_from(table, coalition)
    )


def answered(tables: Tables, coalition: Seats, source: Random) -> bool:
    """Give the same answer by hand in both worlds, if it shows the coalition nothing, and compare every frame."""
    one, two = (table.session for table in tables)
    none = {(act[1], act[2]) for act in decoys(one)}
    offers = [
        offer
        for offer in one.offers()
        if offer in two.offers() and not offer.idle and not standing(offer) and (offer.seat, offer.token) not in none
    ]
    source.shuffle(offers)
    for offer in offers[:6]:
        if not any(shows(session.match, offer, coalition) for session in (one, two)):
            for table in tables:
                table.by_click(offer)
            assert one.answers == two.answers
            watched(tables, 8, offer.token)
            return True
    return False


def lid_of(session: Session) -> int | None:
    """Whose lid the next question is under."""
    seat = next((ask.seat for ask in session.match.asks if not ask.idle), None)
    return seat if seat in session.under_lid() else None


def private(session: Session, secrecy: Secrecy) -> Seats:
    """Who looks at something of their own now; under lids, who would if the one of the next question were lifted."""
    if session.screen.kind == "over":
        return 0
    if secrecy == "lid":
        seat = lid_of(session)
        if seat is None:
            return 0
        twin = in_world(session, session.match.clone())
        twin.lift(seat)
        return twin.screen.lookers
    return 0 if session.screen.audience & STRANGER else session.screen.audience


def compare(session: Session, secrecy: Secrecy, source: Random) -> dict[str, int]:
    """Compare a position for who looks and for who must not; how often with another deal."""
    met = {"own": 0, "shut": 0, "answers": 0}
    lookers = private(session, secrecy)
    if lookers and (tables := worlds(session, lookers, source)) is not None:
        for table in tables:
            if secrecy == "lid":
                table.key(f"f{5 + (lid_of(session) or 0)}")
        watched(tables, 3, "own")
        assert secrecy == "screen" or tables[0].session.screen.lid is not None
        pointed(tables, "own")
        met["own"] += 1
        met["answers"] += answered(tables, lookers, source)
    outside = in_world(session, session.match.clone())
    outside.hide()
    if (tables := worlds(outside, STRANGER, source)) is not None:
        watched(tables, 3, "shut")
        pointed(tables, "shut")
        met["shut"] += 1
    return met


@pytest.mark.parametrize("secrecy", ["screen", "lid"])
@pytest.mark.parametrize("game", SEATS)
def test_frames_tell_nobody_what_they_may_not_know(game: str, secrecy: Secrecy) -> None:
    source, session = Random(7), begin(game, 4, seats=SEATS[game], secrecy=secrecy)
    met: dict[str, int] = {}
    for act in range(STEPS * MOST * 3):
        if act % STEPS == 3 or (private(session, secrecy) and met.get("own", 0) < act // STEPS):
            for key, times in compare(session, secrecy, source).items():
                met[key] = met.get(key, 0) + times
        if act > STEPS * MOST or not one_act(session, source):
            break
    assert met["own"] >= 2 and met["shut"] >= 3 and met["answers"] >= 1, met


# a place of each game where cards lie that others must not know
LEAKS = {"guillotine": "hand", "guillotine_tricks": "hand", "mascarade": "mask", "allegiance": "hand"}


@pytest.mark.parametrize("secrecy", ["screen", "lid"])
@pytest.mark.parametrize("game", SEATS)
def test_one_card_that_lies_open_by_mistake_is_found(
    game: str, secrecy: Secrecy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One face of every hand or seat is in the public picture."""
    honest = Session.view

    def leaky(self: Session) -> TableView:
        seen = honest(self)
        zones = dict(seen.zones)
        for zone, cards in seen.zones.items():
            if zone.kind == LEAKS[game] and cards and cards[-1].face is None:
                face = self._table.face(self._table.zones[zone][-1])
                zones[zone] = (*cards[:-1], replace(cards[-1], face=face))
        return replace(seen, zones=zones)

    monkeypatch.setattr(Session, "view", leaky)
    found(game, secrecy)


@pytest.mark.parametrize("game", SEATS)
def test_a_sound_that_goes_by_a_hidden_card_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    enter = TableScene.enter

    def loud(self: TableScene) -> None:
        enter(self)
        table = self.session._table
        if sum(print_ * n for n, print_ in enumerate(table.dealt)) % 2:
            self.app.sounds.play("refuse")

    monkeypatch.setattr(TableScene, "enter", loud)
    found(game, "screen")


def found(game: str, secrecy: Secrecy) -> None:
    """The comparison of frames, and nothing else, fails within a few positions."""
    source, session = Random(7), begin(game, 4, seats=SEATS[game], secrecy=secrecy)
    with pytest.raises(AssertionError) as caught:
        for act in range(30):
            if act % 6 == 3:
                compare(session, secrecy, source)
            one_act(session, source)
    assert any(entry.name == "alike" for entry in caught.traceback)
