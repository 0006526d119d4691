"""People across matches, the journal, the screen's owner, memory."""
from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from game.core.ask import Ask, Option
from game.core.events import Said, Zone
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.seats import STRANGER, all_but, only
from game.core.words import Face
from game.session.history import History
from game.session.journal import Journal, read, replay
from game.session.preview import preview
from game.session.screen_owner import ScreenOwner
from game.session.series import Series
from tests.driver import any_answer, digest, start

OK: tuple[Option[Any], ...] = (Option("ok", None),)


def test_sides_change_and_points_stay_with_people() -> None:
    series = Series(people=(7, 9), seed=1, matches=4)
    for winner in (0, 0, 1, 1):                 # by seat: person 7, 9, 9, 7
        assert not series.over()
        setup = series.setup()
        series.record(Outcome((winner,), (3, 0) if winner == 0 else (0, 2)), list(setup.people))
    assert series.over() and series.points == {7: 3 + 2, 9: 3 + 2} and series.leaders() == (7, 9)


def test_level_points_go_to_more_wins_and_a_goal_ends_the_series() -> None:
    series = Series(people=(0, 1), seed=1, matches=None, goal=4)
    for winners, points in (((0,), (4, 2)), ((0,), (2, 0)), ((), (0, 0))):
        series.record(Outcome(winners, points), [0, 1] if series.played == 0 else [1, 0])
    assert series.over() and series.points == {0: 4, 1: 4} and series.leaders() == (0, 1)
    series.record(Outcome((0,), (0, 0)), [0, 1])
    assert series.leaders() == (0,)


def test_journal_gives_the_match_back_and_survives_a_torn_line(tmp_path: Path) -> None:
    path, m, source = tmp_path / "match", start("cart", 5), Random(5)
    journal = Journal(path)
    journal.begin(game="cart", seed=5)
    for _ in range(20):
        given = any_answer(m, source)
        m.answer(given.option.token, given.ask.seat)
        journal.answered(given.ask, m.log[-1])
        if m.can_undo():
            m.undo()
            journal.undone()
    journal.close()
    with path.open("ab") as file:
        file.write(b'[0,"pl')
    (header, lines), = read(path)
    again = start(header["game"], header["seed"])
    assert replay(again, lines) == len(lines) and digest(again.state) == digest(m.state)


def test_replay_stops_at_the_first_question_that_a_changed_card_file_changed(tmp_path: Path) -> None:
    path, m = tmp_path / "match", start("cart", 5)
    journal = Journal(path)
    journal.begin(game="cart", seed=5)
    for _ in range(3):
        given = any_answer(m, Random(1))
        m.answer(given.option.token, given.ask.seat)
        journal.answered(given.ask, m.log[-1])
    journal.close()
    other = start("cart", 6)
    assert replay(other, read(path)[0][1]) < 3


def test_the_screen_follows_people() -> None:
    table, owner = start("masks", seats=4).state.table, ScreenOwner(frozenset({0, 1}))
    public = only(0) | only(1) | STRANGER
    assert owner.next(Ask(0, "act", OK), table) == ("stay", public)
    assert owner.next(Ask(0, "seen", OK, only(0)), table) == ("cover", only(0))
    assert owner.next(Ask(0, "really", OK, only(0)), table) == ("stay", only(0))
    assert owner.next(Ask(1, "contest", OK), table) == ("open", public)
    table.reseat(0, 2)                          # person 0 now sits on seat 2
    assert owner.next(Ask(2, "seen", OK, only(2)), table) == ("cover", only(2))
    assert owner.next(Ask(0, "seen", OK, only(0)), table)[0] == "open"       # a bot sits there now
    assert owner.next(Ask(2, "seen", OK, all_but(1)), table) == ("cover", only(2))
    assert owner.next(Ask(2, "seen", OK, all_but(3)), table) == ("open", only(2) | only(1))   # only a bot is kept out
    assert ScreenOwner(frozenset({0})).next(Ask(2, "seen", OK, only(2)), table) == ("stay", only(2))


def test_memory_follows_the_person() -> None:
    m = start("masks", 1, seats=6)
    table, history = m.state.table, History(m.take_moments())
    table.say("looked", only(2), otherwise="somebody looked", mask=Face("king"))
    table.reseat(2, 4)
    table.say("looked", only(4), otherwise="somebody looked", mask=Face("fool"))
    history.add(m.take_moments())
    said = [e for e in history.perceived(2) if isinstance(e, Said)]
    assert said == [Said("looked", (("mask", Face("king")),)), Said("looked", (("mask", Face("fool")),))]
    assert [e for e in history.perceived(4) if isinstance(e, Said)] == [Said("somebody looked")] * 2
    assert history.beats(frozenset(), since=0)[0][0] == Said("somebody looked")
    history.add([])
    history.forget(1)
    assert history.perceived(2) == []


def test_a_replay_does_not_show_what_another_saw_on_the_same_seat() -> None:
    m = start("masks", 1, seats=6)
    table, history = m.state.table, History([])
    m.take_moments()
    table.show(4, only(4))
    table.hide(4)
    table.reseat(2, 4)
    history.add(m.take_moments())

    def faces(person: int) -> set[str | None]:
        return {card.face for _, shown in history.beats(frozenset({person}), since=0)
                for row in shown().zones.values() for card in row}

    assert table.people[4] == 2 and faces(2) == {None} and faces(4) > {None}


def test_undo_takes_back_what_was_perceived() -> None:
    m = start("altars", 1)
    history = History(m.take_moments())
    before = history.perceived(0)
    history.add(m.answer(m.asks[0].options[0].token, 0))
    assert history.perceived(0) != before
    m.undo()
    history.cut(len(m.log))
    assert history.perceived(0) == before


def test_a_preview_shows_only_what_is_sure() -> None:
    m = start("altars", 1)
    m.take_moments()
    card = m.state.table.cards(Zone("hand", 0))[0]
    shown = preview(m, f"temple c{card}", 0, only(0))
    assert shown is not None and shown.zones[Zone("temple?", 0)][0].handle == f"c{card}"
    assert m.state.table.cards(Zone("temple?", 0)) == []
    masks = start("masks", 1, seats=6)
    masks.state.played = 9
    masks = Match(masks.rules, masks.state)
    assert preview(masks, "look", 0, only(0)) is None
