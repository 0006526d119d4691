"""People as they sit down: their names and tokens, whatever a file or a caller says."""

from __future__ import annotations

from game.session.people import TOKENS, Person, by_number, seated, under_names


def test_a_name_is_kept_short_and_drawable_and_nobody_is_shown_without_one() -> None:
    names = ("W" * 200, " Aiko\x00\n", "\ud800", "\u202eevil", "", "\u3000")
    sat = seated(Person(n, name, n) for n, name in enumerate(names))
    assert [person.name for person in sat] == ["W" * 24, "Aiko", "", "evil", "", ""]
    assert [person.name for person in under_names(sat, by_number)] == ["W" * 24, "Aiko", "3", "evil", "5", "6"]


def test_what_is_in_order_stays_as_it_is() -> None:
    people = (Person(4, "Dr. Guillotin", 12, "random"), Person(7, "お母さん", 0), Person(9, "👑 crown", 3))
    assert seated(people) == people


def test_a_token_that_there_is_not_becomes_one_that_there_is() -> None:
    assert [person.token for person in seated([Person(0, "A", TOKENS), Person(1, "B", -1)])] == [0, TOKENS - 1]
