"""Memory help: off unless the table wants it, and then to each seat only what it has been shown, while it is held."""

from __future__ import annotations

from game import paths
from game.games import load
from game.session.people import Person
from game.session.session import Session
from game.ui.input import Key, KeyUp
from game.ui.scenes.remembered import Remembered
from tests.session.sittings import NAMES
from tests.ui.tables import Table

RULES = load("mascarade", paths.data() / "games")


def after_a_look(memory: str) -> Session:
    """Four opening turns in pretence, then seat `turn` has looked at its own mask under the lid."""
    people = tuple(Person(n, NAMES[n], n) for n in range(6))
    session = Session.begin(RULES, people, {"memory": memory, "look": "lid"}, 3, "lid", None)

    def give(start: str) -> None:
        waited = next(asked for asked in session.questions() if not asked.idle)
        if waited.private:
            session.lift(waited.seat)
        offer = next(offer for offer in session.offers() if offer.token.startswith(start))
        session.answer(offer.seat, offer.token)
        session.drop_lid()

    for token in ("turn down", *("exchange", "pretend") * 4, "look", "seen"):
        give(token)
    return session


def test_without_the_setting_nothing_is_kept() -> None:
    session = after_a_look("off")
    assert not session.helped and all(not session.shown_to(seat) for seat in range(6))
    table = Table(session=session)
    table.rest()
    assert table.scene.button("memory") is None


def test_each_seat_is_told_what_it_has_been_shown_and_no_more() -> None:
    session = after_a_look("on")
    first = session.match.log[0].seat  # turns 1 to 4 are over; the fifth seat has looked
    looker = (first + 4) % 6
    for seat in range(6):
        shown = session.shown_to(seat)
        assert [glimpse.turn for glimpse in shown[:6]] == [1] * 6  # all masks were studied
        assert len(shown) == (7 if seat == looker else 6)
    last = session.shown_to(looker)[-1]
    table = session.match.state.table
    assert (last.turn, last.person) == (5, session.person(looker).id)
    assert last.face == table.face(session.match.state.mask_of(looker))


def test_the_list_shows_while_the_name_is_held_and_is_gone_in_the_frame_of_letting_go() -> None:
    table = Table(session=after_a_look("on"), size=(1280, 720))
    table.rest()
    button = table.scene.button("memory")
    assert button is not None and button.deed is not None
    table.scene.ways = {"memory": lambda scene: scene.app.stack.push(Remembered(scene.app, scene.session))}
    button.deed()
    table.app.step(0.1)
    table.app.post(Key("space"))  # from now on the keys lead, and the focus is drawn
    table.app.post(KeyUp("space"))
    table.app.step(0.1)
    shut = table.app.frame()
    table.app.post(Key("space"))
    table.app.step(0)
    assert any(drawn.text.startswith("Turn 1:") for drawn in table.app.drawn) and table.app.frame() != shut
    assert all(drawn.viewer == 1 for drawn in table.app.drawn if drawn.text.startswith("Turn"))
    table.app.post(KeyUp("space"))
    table.app.step(0)
    assert not any(drawn.text.startswith("Turn") for drawn in table.app.drawn) and table.app.frame() == shut
