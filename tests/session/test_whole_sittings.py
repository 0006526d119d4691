"""Series, take-backs, standing rights and lids, as the people at the table meet them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game import paths
from game.core.events import Said, Zone
from game.core.match import Match, NotAllowed
from game.core.seats import STRANGER, only
from game.games import load
from game.session.resuming import resume
from game.session.session import Session
from tests.driver import digest
from tests.session.sittings import begin, folder, one_act, people, play
from tests.toys import CATALOGUE
from tests.toys.masks import MASKS

CART = CATALOGUE["cart"]


def masks(*tokens: str, humans: int = 6, secrecy: str = "lid", turn: int = 0) -> Session:
    """Six seats, each with the mask of its number; some answers given, whoever has to give them."""
    session = begin("masks", 1, *range(humans, 6), seats=6, secrecy=secrecy)  # type: ignore[arg-type]
    state = session.match.state
    state.table.dealt = [state.table.prints.index(face) for face in MASKS[:6]]
    state.turn, state.played = turn, 9
    session.match = Match(session.rules, state)
    session._settle()
    for token in tokens:
        session.answer(session.match.asks[0].seat, token)
    return session


# ---- series


def test_a_series_rotates_the_seats_and_adds_up_by_person(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    session = play(begin("cart", 4, seats=3, saves=saves, matches=2), acts=5000)
    assert session.screen.kind == "over" and not session.series.over()
    first = session.outcome
    assert first is not None and session.series.points == dict(zip((10, 11, 12), first.points))
    with pytest.raises(NotAllowed):
        session.undo()
    session.next_match()
    assert [session.person(seat).id for seat in range(3)] == [12, 10, 11]
    assert session.takers() == (0,) and session.log() == ()  # on the cover
    play(session, seed=2, acts=5000)
    second = session.outcome
    assert second is not None and session.series.over()
    assert session.series.points[12] == first.points[2] + second.points[0]
    with pytest.raises(NotAllowed):
        session.next_match()
    (save,) = saves.all()
    assert save.finished and save.match == 2


def test_a_series_goes_on_wherever_it_was_left(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    session = play(begin("cart", 4, seats=3, saves=saves, matches=3), acts=5000)
    session.close()
    again = resume(CART, saves.all()[0], saves)  # between two matches
    assert again.screen.kind == "over" and again.series.points == session.series.points
    again.next_match()
    play(again, seed=3, acts=8)
    again.close()
    third = resume(CART, saves.all()[0], saves)  # within the second
    assert saves.all()[0].match == 2 and third.series.played == 1
    assert digest(third.match.state) == digest(again.match.state)
    assert [third.person(seat).id for seat in range(3)] == [12, 10, 11]


def test_a_result_that_was_not_written_any_more_is_worked_out_again(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    session = play(begin("cart", 4, seats=3, saves=saves, matches=2), acts=5000)
    session.close()
    (path,) = saves.folder.iterdir()
    *lines, end, _ = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join(lines) + b"\n")
    again = resume(CART, saves.all()[0], saves)
    assert again.series.points == session.series.points
    assert path.read_bytes() == b"\n".join([*lines, end, b""])


# ---- taking back


def test_one_takes_back_ones_own_answer_and_nobody_elses() -> None:
    session = begin("altars", 1, seats=3)
    session.uncover(0)
    before, token = digest(session.match.state), session.offers()[0].token
    assert not session.can_undo()
    session.answer(0, token)
    assert session.can_undo()
    session.undo()
    assert digest(session.match.state) == before and session.screen.audience == only(0)
    session.answer(0, token)
    session.hide()
    assert session.screen.kind == "cover" and not session.can_undo()
    session.uncover(1)
    assert not session.can_undo()  # the last answer was seat 0's, before its own eyes
    with pytest.raises(NotAllowed):
        session.undo()


def test_nothing_is_taken_back_behind_the_cover() -> None:
    """Though it was a public answer, and the same person is asked next."""
    session = masks("swap", "mask:1", secrecy="screen")
    assert session.takers() == (0,) and not session.can_undo()
    with pytest.raises(NotAllowed):
        session.undo()
    session.uncover(0)
    session.undo()
    assert session.match.asks[0].prompt == "masks.ask.swap_with"


def test_taking_back_across_seats_needs_everybody_and_lands_on_the_cover(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    session = begin("cart", 1, seats=3, saves=saves, undo="all")
    assert not session.can_undo_agreed()
    session.uncover(0)
    session.answer(0, "pass")
    before, moments = digest(session.match.state), session.answers
    session.uncover(1)
    session.answer(1, "pass")
    session.uncover(2)
    assert not session.can_undo() and session.can_undo_agreed()
    session.undo_agreed()
    assert (digest(session.match.state), session.answers) == (before, moments)
    assert (session.screen.kind, session.screen.seat) == ("cover", 1)
    assert session.log()[-1].said == Said("app.saves.taken_back")
    session.close()
    assert digest(resume(CART, saves.all()[0], saves).match.state) == before


def test_without_the_house_rule_nobody_may_agree_on_it() -> None:
    session = play(begin("cart", 1, seats=3), acts=9)
    assert not session.can_undo_agreed()
    with pytest.raises(NotAllowed):
        session.undo_agreed()


def test_an_agreed_take_back_passes_over_the_bots() -> None:
    session = begin("cart", 1, 1, 2, seats=3, undo="all")
    before = digest(session.match.state)
    session.answer(0, "pass")
    while session.bots_turn(0.0):
        pass
    assert session.answers >= 3
    session.undo_agreed()
    assert digest(session.match.state) == before and session.answers == 0


@pytest.mark.parametrize("game", CATALOGUE)
def test_after_any_take_back_the_match_is_as_if_nothing_had_been(game: str) -> None:
    """Also what is remembered, shown again, and who may take back what."""
    session, source, undone = begin(game, 2, undo="all"), Random(3), 0
    for _ in range(120):
        if session.screen.kind == "cover":
            session.uncover(session.takers()[0])
        before = (digest(session.match.state), session.match.asks, [line.said for line in session.log()])
        answers = session.answers
        if not one_act(session, source):
            break
        agreed = not session.can_undo()
        if agreed and session.match.choosing():  # taken back to before any of them chose: see below
            continue
        if session.answers == answers + 1 and (not agreed or (source.random() < 0.2 and session.can_undo_agreed())):
            (session.undo_agreed if agreed else session.undo)()
            said = [line.said for line in session.log() if not line.said.key.startswith("app.")]
            assert (digest(session.match.state), session.match.asks, said) == (
                *before[:2],
                [s for s in before[2] if not s.key.startswith("app.")],
            )
            assert len(session._history) == len(session._givers) == session.answers
            assert session.screen.kind != "open" or not agreed or session.screen.audience & STRANGER
            undone += 1
    assert undone > 3


# ---- rights and lids


def test_a_standing_right_is_offered_to_whoever_is_at_the_screen() -> None:
    session = begin("cart", 1, seats=3)
    table = session.match.state.table
    guards = next(c for c, print_ in enumerate(table.dealt) if table.prints[print_] == "guards")
    src = next(zone for zone, cards in table.zones.items() if guards in cards)
    table.zones[src].remove(guards)
    table.zones[Zone("front", 2)].append(guards)
    session.match = Match(CART, session.match.state)
    session._settle()
    assert session.screen.kind == "cover" and session.offers() == ()
    session.uncover(0)
    (right,) = (offer for offer in session.offers() if offer.seat == 2)
    assert right.idle
    session.answer(2, right.token)
    assert session.screen.audience == only(0) and not [o for o in session.offers() if o.seat == 2]


def test_a_lid_shuts_when_its_question_is_answered_and_on_hide() -> None:
    session = begin("tricks", 1, secrecy="lid")
    asked = session.match.asks[0].seat
    assert session.screen.lid is None and session.tray() is None and session.offers() == ()
    session.lift(asked)
    assert session.screen.lookers == only(asked) and session.offers()
    hand = session.tray()
    assert hand is not None and all(card.face for card in hand.zones[Zone("hand", asked)])
    assert not any(card.face for card in session.view().zones[Zone("hand", asked)])
    session.answer(asked, session.offers()[0].token)
    assert session.screen.lid == asked  # the others still choose: nobody sees who has finished
    session.drop_lid()
    while session.match.choosing():
        session.lift(next(ask.seat for ask in session.match.asks if not ask.idle))
        session.answer(
            next(o.seat for o in session.offers() if not o.idle), next(o.token for o in session.offers() if not o.idle)
        )
    assert session.screen.lid is None
    session.lift(asked)  # any time, to look at one's own hand
    assert session.tray() is not None
    session.hide()
    assert session.tray() is None and session.offers() == ()


def test_a_bot_has_no_lid() -> None:
    session = begin("tricks", 1, 2, secrecy="lid")
    session.lift(2)
    assert session.screen.lid is None


def test_the_princess_shows_under_one_lid_to_all_but_the_owner() -> None:
    session = masks("announce", "princess", *["no"] * 5, "seat 4", turn=2)
    owner = Zone("mask", 4)
    session.lift(2)
    tray = session.tray()
    assert tray is not None and tray.zones[owner][0].face == "thief"
    assert session.screen.lookers == sum(map(only, (0, 1, 2, 3, 5)))
    session.lift(4)
    tray = session.tray()
    assert tray is not None and tray.zones[owner][0].face is None
    assert session.view().zones[owner][0].face is None


def test_the_princess_of_a_bot_waits_for_the_people() -> None:
    session = masks(humans=2, secrecy="screen")
    session.match.state.turn = 2
    session.match = Match(session.rules, session.match.state)
    for token in ("announce", "princess", "no", "no", "no", "no", "no", "seat 1"):
        session.match.answer(token)
    session._settle()
    assert (session.screen.kind, session.screen.seat, session.screen.lookers) == ("cover", 0, only(0))
    assert not session.bots_turn(0.0) and not session.bots_turn(99.0)
    session.uncover(0)
    assert session.view().zones[Zone("mask", 1)][0].face == "puppeteer"
    (seen,) = session.offers()
    session.answer(seen.seat, seen.token)
    assert session.screen.audience & STRANGER and session.view().zones[Zone("mask", 1)][0].face is None


def test_a_puppeteer_takes_the_screen_along() -> None:
    """The person whose hand lay open has another seat now: the same eyes, other masks."""
    session = masks("announce", "puppeteer", *["no"] * 5, "seat 3", secrecy="screen", turn=1)
    session.answer(1, "seat 5")
    assert session.person(3).name == "Tom" and session.person(5).name == "Noor"


def test_two_people_may_have_the_same_name() -> None:
    """Rights hang on the person and not on the name, and every line of the log can still be told apart."""
    twins = tuple(person._replace(name="花子") for person in people(3))
    session = Session.begin(load("guillotine", paths.data() / "games"), twins, {}, 2, "screen", None)
    (seat,) = session.takers()
    session.uncover(seat)
    assert session.screen.audience == only(seat)
    play(session, seed=5, acts=60)
    lines = session.log()
    assert lines and all(line.tokens for line in lines)
    assert [person.token for person in lines[-1].people] == [0, 1, 2]


def test_where_nothing_is_taken_back_nobody_may_at_any_move() -> None:
    session, source = begin("guillotine", 2, undo="none"), Random(3)
    other, again = begin("guillotine", 2), Random(3)
    might = 0
    for _ in range(40):
        one_act(session, source)
        one_act(other, again)
        might += other.can_undo()
        assert not session.can_undo() and not session.can_undo_agreed()
    assert might > 5
    with pytest.raises(NotAllowed):
        session.undo()
