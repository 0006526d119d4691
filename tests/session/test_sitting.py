"""Whole matches played through a session, as the window would."""

from __future__ import annotations

import pytest

from game.core.match import NotAllowed
from game.core.seats import EVERYONE, only
from game.session.screen_owner import Secrecy
from tests.driver import GAMES
from tests.session.sittings import begin, play
from tests.toys import CATALOGUE


@pytest.mark.parametrize(
    "game, secrecy",
    [
        *((game, "screen") for game in GAMES),
        *((game, "lid") for game in GAMES if game != "revolution"),
        *((game, "none") for game in (*CATALOGUE, "revolution")),
    ],
)
def test_a_match_can_be_played_to_its_end_by_what_is_offered(game: str, secrecy: Secrecy) -> None:
    session = play(begin(game, 3, secrecy=secrecy), acts=20_000)
    assert session.screen.kind == "over" and session.outcome is not None and session.offers() == ()


@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_play_together(game: str) -> None:
    for bots in ((1,), (0, *range(2, 13)), range(13)):
        session = begin(game, 3, *bots)
        short = game in ("cart", "masks", "altars")
        play(session, acts=5000 if short else 200)
        assert session.screen.kind == "over" or not short
        assert session.answers > 5


def test_a_cover_offers_nothing_and_shows_the_public_table() -> None:
    session = begin("altars", 1, seats=3)
    assert session.screen.kind == "cover" and session.offers() == () and session.tray() is None
    assert not any(card.face for row in session.view().zones.values() for card in row)
    assert [q.private for q in session.questions()] == [True, True, True]
    with pytest.raises(NotAllowed):
        session.answer(0, session.match.asks[0].options[0].token)
    session.uncover(0)
    assert session.screen.audience == only(0) and session.offers()


def test_nobody_takes_the_screen_who_is_not_asked() -> None:
    session = begin("tricks", 1)
    while session.match.asks[0].prompt != "tricks.ask.play":
        play(session, acts=1)
    session.hide()
    asked = session.screen.seat
    assert session.takers() == (asked,)
    with pytest.raises(NotAllowed):
        session.uncover((asked or 0) + 1)


def test_beats_are_those_of_whoever_looks_when_they_are_taken() -> None:
    session = begin("cart", 1, seats=2)
    assert session.take_beats() and session.take_beats() == []
    session.uncover(session.takers()[0])
    session.answer(0, "pass")  # collects, draws; the other's turn: covered
    assert session.screen.kind == "cover"
    drawn = [beat for beat in session.take_beats() if getattr(beat.event, "dst", None) == ("hand", 0, None)]
    assert [beat.event.card for beat in drawn] == [None]  # type: ignore[union-attr]
    assert all(beat.view.audience & EVERYONE == session.screen.audience for beat in drawn)


def test_what_was_not_played_before_the_cover_is_not_played_after_it() -> None:
    session = begin("cart", 1, seats=2)
    session.uncover(0)
    session.answer(0, "pass")
    session.uncover(1)
    assert session.take_beats() == [] and session.recap(1)


def test_a_recap_is_what_happened_in_public_since_that_person_last_had_the_screen() -> None:
    session = begin("cart", 1, seats=3)
    for seat in (0, 1, 2):
        session.uncover(seat)
        session.answer(seat, "pass")
    recap = session.recap(0)
    collected = [beat.event.dst for beat in recap if getattr(beat.event, "dst", ("", 0))[0] == "pile"]  # type: ignore[union-attr]
    assert [zone.seat for zone in collected] == [1, 2]
    session.uncover(0)
    assert len(session.recap(0)) == len(recap)  # still to be read with the hand open
    session.answer(0, "pass")
    assert session.recap(0) == []


def test_who_pretends_to_answer_for_another_is_refused() -> None:
    session = begin("cart", 1, seats=2)
    session.uncover(0)
    with pytest.raises(NotAllowed):
        session.answer(1, "pass")
    with pytest.raises(NotAllowed):
        session.uncover(1)
