"""While several choose in secret, nobody can tell who has chosen, how often they thought again, or who has finished."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.core.match import NotAllowed
from game.core.seats import STRANGER, only
from game.games import load
from game.paths import data
from game.session.people import Person
from game.session.resuming import glimpse, resume
from game.session.saves import Saves
from game.session.screen_owner import Secrecy
from game.session.session import Session
from tests.session.sittings import NAMES, one_act
from tests.session.test_nothing_gets_out import told

PLANS: dict[str, tuple[tuple[str, ...], ...]] = {  # what one seat does before the next one looks
    "allegiance": ((), ("temple",), ("temple", "guild", "confirm"), ("temple", "guild", "take", "temple", "confirm")),
    "guillotine_tricks": ((), ("pardon",)),
}
SECOND = {"allegiance": ("temple", "guild"), "guillotine_tricks": ("pardon",)}


def begun(game: str, secrecy: Secrecy, saves: Saves | None = None, *bots: int) -> Session:
    """A sitting of four in which some choose in secret, after public answers."""
    sitters = tuple(Person(n, NAMES[n], n, "random" if n in bots else None) for n in range(4))
    session = Session.begin(load(game, data() / "games"), sitters, {}, 3, secrecy, saves, undo="all")
    session.bots.pause = 0.0
    while not session.match.choosing():
        offer = session.offers()[0]
        session.answer(offer.seat, offer.token)
    return session


def look(session: Session, seat: int) -> None:
    session.lift(seat) if session.secrecy == "lid" else session.uncover(seat)


def away(session: Session) -> None:
    session.drop_lid() if session.secrecy == "lid" else session.hide()


def gives(session: Session, seat: int, word: str) -> None:
    session.answer(seat, next(o.token for o in session.offers() if o.seat == seat and o.token.startswith(word)))


def all_told(session: Session, *coalitions: int) -> list[object]:
    """What these may see, and what the menu and the list of kept matches say."""
    return [
        session.moves,
        session.can_undo_agreed(),
        session.can_undo(openly=True),
        session.looks,
        *(told(session, seats) for seats in coalitions),
    ]


@pytest.mark.parametrize("secrecy", ["screen", "lid"])
@pytest.mark.parametrize("game", PLANS)
def test_nobody_can_tell_what_somebody_has_done_in_secret(game: str, secrecy: Secrecy, tmp_path: Path) -> None:
    """One looks and does nothing, something or everything; then another one looks and chooses."""
    traces = []
    for n, plan in enumerate(PLANS[game]):
        saves = Saves(tmp_path / str(n), data() / "games")
        session = begun(game, secrecy, saves)
        one, two, *_ = [ask.seat for ask in session.match.asks if ask.secret]
        look(session, one)
        for word in plan:
            gives(session, one, word)
        away(session)
        trace = [all_told(session, STRANGER, only(two))]
        look(session, two)
        trace += [all_told(session, only(two))]
        for word in SECOND[game]:
            gives(session, two, word)
            trace += [all_told(session, only(two))]
            assert session.can_undo() == (session.screen.kind == "open")
        away(session)
        trace += [all_told(session, STRANGER, only(two))]
        session.close()
        (save,) = saves.all()
        seen = glimpse(session.rules, save, saves)
        assert seen is not None
        traces.append([*trace, save.moves, seen])
    assert all(trace == traces[0] for trace in traces[1:])


def test_what_a_cover_recalls_does_not_tell_who_has_chosen(tmp_path: Path) -> None:
    """Neither after a look at which nothing was chosen, nor when the match is taken up again."""
    told_again = []
    for n, plan in enumerate(PLANS["allegiance"]):
        saves, source = Saves(tmp_path / str(n), data() / "games"), Random(2)
        session = begun("allegiance", "screen", saves)
        while session.moves < 4 or len(session.match.choosing()) < 2 or session.match.log[-1].secret:
            assert one_act(session, source)
        session.hide()
        one = session.takers()[1]
        look(session, one)
        for word in plan:
            gives(session, one, word)
        away(session)
        session.close()
        again = resume(session.rules, saves.all()[0], saves)
        seats = session.table_seats()
        told_again.append([[beat.event for beat in each.recap(seat)] for each in (session, again) for seat in seats])
        assert told_again[-1][len(seats) + one]
    assert all(each == told_again[0] for each in told_again[1:])


def test_a_lid_does_not_shut_by_itself_on_whoever_has_finished() -> None:
    """While the others still choose, it is shut by the hand that holds it."""
    session = begun("guillotine_tricks", "lid")
    for seat in range(3):
        look(session, seat)
        gives(session, seat, "pardon")
        assert session.screen.lid == seat
        away(session)
    look(session, 3)
    gives(session, 3, "pardon")
    assert session.screen.lid is None  # the last one has no secret any more


def test_what_was_chosen_at_an_earlier_look_is_taken_back_by_thinking_again_alone() -> None:
    """Or the offer to take it back would tell whether somebody else has chosen since."""
    session = begun("allegiance", "screen")
    one, two = session.takers()[:2]
    look(session, one)
    gives(session, one, "temple")
    assert session.can_undo()
    away(session)
    look(session, two)
    away(session)
    look(session, one)
    assert not session.can_undo()
    with pytest.raises(NotAllowed):
        session.undo()
    gives(session, one, "take")
    assert session.can_undo()


@pytest.mark.parametrize("plan", PLANS["allegiance"])
def test_an_agreed_take_back_goes_to_before_anybody_chose(plan: tuple[str, ...]) -> None:
    session = begun("allegiance", "lid")
    assert not session.can_undo_agreed()  # nothing has been done before everybody
    look(session, 0)
    for word in plan:
        gives(session, 0, word)
    away(session)
    assert not session.can_undo_agreed()
    session = begun("guillotine_tricks", "lid")  # there all have agreed on a trial first
    before = session.moves
    look(session, 0)
    gives(session, 0, "pardon")
    away(session)
    session.undo_agreed()
    assert session.moves == session.answers == before - 1


def test_a_match_file_says_which_answers_were_secret_and_an_older_one_can_be_read(tmp_path: Path) -> None:
    saves = Saves(tmp_path, data() / "games")
    session = begun("guillotine_tricks", "lid", saves)
    look(session, 0)
    gives(session, 0, "pardon")
    session.close()
    (save,) = saves.all()
    assert save.moves is not None and session.answers == save.moves + 1
    first, *lines, last, _ = save.path.read_bytes().split(b"\n")
    assert last.endswith(b",true]") and not any(line.endswith(b"true]") for line in lines)
    older = first.replace(b'"format":2', b'"format":1'), *lines, last.replace(b",true]", b"]"), b""
    save.path.write_bytes(b"\n".join(older))
    assert saves.look(save.path).open and glimpse(session.rules, saves.look(save.path), saves) is not None


def test_a_bot_does_not_go_by_how_often_somebody_has_thought_again() -> None:
    """The same in the end, with and without a change of mind: the bots do the same."""
    done = []
    for plan in (("temple", "guild", "confirm"), ("temple", "take", "temple", "guild", "confirm")):
        session = begun("allegiance", "lid", None, 2, 3)
        now, tokens = 0.0, []
        while session.bots_turn(now := now + 5):
            pass
        for seat, words in ((0, plan), (1, ("temple", "guild", "confirm"))):
            look(session, seat)
            for word in words:
                gives(session, seat, word)
            away(session)
        for _ in range(24):
            bots = [ask.seat for ask in session.bots.waited_for(session.match)]
            if bots:
                session.bots_turn(now := now + 5)
                tokens.append(session.match.log[-1].token)
            else:
                ask = next(ask for ask in session.match.asks if not ask.idle)
                look(session, ask.seat)
                session.answer(ask.seat, ask.options[-1].token)
                away(session)
        done.append(tokens)
    assert done[0] == done[1] and len(done[0]) > 5
