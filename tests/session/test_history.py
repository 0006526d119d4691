"""What each person perceived, wherever they sat at the time."""

from __future__ import annotations

from game.core.events import Event, Said
from game.core.seats import only
from game.core.words import Face
from game.session.history import History, everybody, of_person
from game.session.people import Person
from tests.driver import start


def test_memory_follows_the_person() -> None:
    m = start("masks", 1, seats=6)
    table, history = m.state.table, History(m.take_moments(), [2, 4])
    table.say("looked", only(2), otherwise="somebody looked", mask=Face("king"))
    table.reseat(2, 4)
    table.say("looked", only(4), otherwise="somebody looked", mask=Face("fool"))
    history.add(m.take_moments())
    assert said(history.perceived(2)) == [Said("looked", (("mask", Face(face)),)) for face in ("king", "fool")]
    assert said(history.perceived(4)) == [Said("somebody looked")] * 2
    assert history.since(0, everybody)[0].event == Said("somebody looked")
    history.forget(1)
    assert history.since(-1, of_person(2)) == [] and len(history.perceived(2)) == 3


def said(events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, Said)]


def test_a_replay_does_not_show_what_another_saw_on_the_same_seat() -> None:
    m = start("masks", 1, seats=6)
    table, history = m.state.table, History([])
    m.take_moments()
    table.show(4, only(4))
    table.hide(4)
    table.reseat(2, 4)
    history.add(m.take_moments())

    def faces(person: int) -> set[str | None]:
        return {
            card.face
            for beat in history.since(0, of_person(person))
            for row in beat.view.zones.values()
            for card in row
        }

    assert table.people[4] == 2 and faces(2) == {None} and faces(4) > {None}


def test_undo_takes_back_what_was_perceived() -> None:
    m = start("altars", 1)
    history = History(m.take_moments(), [0])
    before = history.perceived(0)
    history.add(m.answer(m.asks[0].options[0].token, 0))
    assert history.perceived(0) != before
    m.undo()
    history.cut(len(m.log))
    assert history.perceived(0) == before


def test_a_line_of_the_log_names_who_sat_there_when_it_was_said() -> None:
    people = {n: Person(n, "Hana" if n in (2, 4) else f"p{n}", n) for n in range(6)}
    m = start("masks", 1, seats=6)
    table, history = m.state.table, History(m.take_moments())
    table.say("before")
    table.reseat(2, 3)
    table.say("after", only(1), otherwise="after, for all")
    history.add(m.take_moments())
    before, after = history.log(people)
    assert (before.said.key, [p.id for p in before.people], before.answers) == ("before", [0, 1, 2, 3, 4, 5], 1)
    assert (after.said, [p.id for p in after.people]) == (Said("after, for all"), [0, 1, 3, 2, 4, 5])
    assert before.tokens and after.tokens  # two people are called Hana
    people[4] = people[4]._replace(name="Ken")
    assert not history.log(people)[0].tokens


def test_tables_are_forgotten_even_if_somebody_never_looks() -> None:
    m = start("masks", 1, seats=6)
    history = History([])
    for n in range(History.KEPT + 50):
        m.state.table.say("n", n=n)
        history.add(m.take_moments()[-1:])
    played = history.since(0, everybody)
    assert len(played) == History.KEPT and len(history.log({n: Person(n, str(n), n) for n in range(6)})) == len(history)
    history.cut(10)
    m.state.table.say("again")
    history.add(m.take_moments())
    assert [beat.event for beat in history.since(10, everybody)] == [Said("again")]
