"""Whose eyes the screen is for, case by case."""

from __future__ import annotations

from typing import Any

from game.core.ask import Ask, Option
from game.core.seats import EVERYONE, STRANGER, Seats, all_but, only
from game.core.table import Table
from game.session.screen_owner import Screen, ScreenOwner
from tests.driver import start
from tests.session.sittings import begin

OK: tuple[Option[Any], ...] = (Option("ok", None),)
TWO: tuple[Option[Any], ...] = (Option("yes", True), Option("no", False))
PUBLIC = only(0) | only(1) | STRANGER


def four() -> Table:
    """Seats 0 to 3; where nothing else is said persons 0 and 1 are human, 2 and 3 bots."""
    table: Table = start("masks", seats=4).state.table
    return table


def four_with_hands() -> Table:
    """The same people with cards that each of them alone may see."""
    table: Table = start("tricks", seats=4).state.table
    return table


def ask(seat: int, audience: Seats = EVERYONE, **more: Any) -> Ask[Any]:
    return Ask(seat, "toy.prompt.act", more.pop("options", TWO), audience, **more)


def shown(owner: ScreenOwner, table: Table, *asks: Ask[Any], bots_first: bool = False) -> Screen:
    return owner.settle(asks, table, bots_first)


def covered(seat: int, public: Seats = PUBLIC) -> Screen:
    """The cover before one seat alone takes the screen."""
    return Screen("cover", public, seat, lookers=only(seat))


def opened(owner: ScreenOwner, table: Table, *asks: Ask[Any]) -> None:
    assert shown(owner, table, *asks).kind == "cover"
    owner.take(asks[0].seat, asks, table)


def test_a_public_question_needs_no_cover() -> None:
    assert shown(ScreenOwner(frozenset({0, 1})), four(), ask(0)) == Screen("open", PUBLIC)


def test_a_private_question_is_covered_until_its_seat_takes_the_screen() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1}))
    asks = (ask(0, only(0)),)
    assert shown(owner, table, *asks) == covered(0)
    assert shown(owner, table, *asks) == covered(0)  # nothing but the deliberate act opens it
    assert owner.take(0, asks, table) == Screen("open", only(0))
    assert shown(owner, table, *asks) == Screen("open", only(0))


def test_a_hand_stays_open_while_its_seat_is_asked_even_in_public() -> None:
    table, owner = four_with_hands(), ScreenOwner(frozenset({0, 1}))
    opened(owner, table, ask(0, only(0)))
    assert shown(owner, table, ask(0)) == Screen("open", only(0))
    assert shown(owner, table, ask(0, only(0))) == Screen("open", only(0))


def test_without_a_hand_a_public_question_is_before_everybody() -> None:
    """What was shown to a seat alone is over: a decoy show is looked at by all, and nothing of its mask with it."""
    table, owner = four(), ScreenOwner(frozenset({0, 1}))
    opened(owner, table, ask(0, only(0)))
    assert shown(owner, table, ask(0)) == Screen("open", PUBLIC) and owner.eyes(table) == PUBLIC
    assert shown(owner, table, ask(0, only(0))) == covered(0)


def test_a_hand_shuts_for_the_next_seat_public_or_private() -> None:
    table = four()
    for question, screen in (
        (ask(1), Screen("open", PUBLIC)),
        (ask(1, only(1)), covered(1)),
        (ask(2), Screen("open", PUBLIC)),
    ):
        owner = ScreenOwner(frozenset({0, 1}))
        opened(owner, table, ask(0, only(0)))
        assert shown(owner, table, question) == screen and owner.looking == frozenset()
        assert shown(owner, table, ask(0, only(0))).kind == "cover"


def test_hiding_covers_a_private_question_and_opens_a_public_one() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1}))
    opened(owner, table, ask(0, only(0)))
    owner.hide()
    assert shown(owner, table, ask(0, only(0))) == covered(0)
    assert shown(owner, table, ask(0)) == Screen("open", PUBLIC)


def test_whoever_is_asked_in_public_may_ask_for_the_screen_and_is_covered_first() -> None:
    table, owner = four_with_hands(), ScreenOwner(frozenset({0, 1}))
    asks = (ask(0),)
    assert shown(owner, table, *asks) == Screen("open", PUBLIC) and owner.callers(asks, table) == (0,)
    owner.call(0, asks, table)
    assert shown(owner, table, *asks) == covered(0) and owner.looking == frozenset()
    assert shown(owner, table, *asks) == covered(0)  # nothing but the deliberate act opens it
    assert owner.takers(asks, table) == (0,) and owner.callers(asks, table) == ()
    assert owner.take(0, asks, table) == Screen("open", only(0))
    assert shown(owner, table, *asks) == Screen("open", only(0))
    owner.hide()
    assert shown(owner, table, *asks) == Screen("open", PUBLIC)


def test_a_call_is_for_the_question_at_which_it_was_made() -> None:
    for other in (ask(1), ask(1, only(1)), ask(0, options=OK, pause="tap"), ask(2)):
        table, owner = four_with_hands(), ScreenOwner(frozenset({0, 1}))
        owner.call(0, (ask(0),), table)
        assert shown(owner, table, ask(0)) == covered(0)
        shown(owner, table, other, bots_first=other.seat == 2)
        assert shown(owner, table, ask(0)) == Screen("open", PUBLIC)


def test_a_call_is_put_away_with_everything_else() -> None:
    table, owner = four_with_hands(), ScreenOwner(frozenset({0, 1}))
    owner.call(0, (ask(0),), table)
    owner.hide()
    assert shown(owner, table, ask(0)) == Screen("open", PUBLIC)


def test_nobody_else_may_ask_for_the_screen() -> None:
    table, hands = four(), four_with_hands()
    humans = frozenset({0, 1})
    assert ScreenOwner(humans).callers((ask(0),), table) == ()  # has nothing that lies hidden
    assert ScreenOwner(humans).callers((ask(2),), hands) == ()  # a bot
    assert ScreenOwner(humans).callers((ask(0, options=OK, pause="tap"),), hands) == ()
    assert ScreenOwner(humans).callers((ask(0, only(0)),), hands) == ()  # the cover falls by itself
    assert ScreenOwner(humans).callers((ask(0, idle=True),), hands) == ()
    assert ScreenOwner(frozenset({0})).callers((ask(0),), hands) == ()  # at their own screen
    assert ScreenOwner(humans, "lid").callers((ask(0),), hands) == ()  # their lid is theirs to lift


def test_the_screen_follows_people_and_not_seats() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1}))
    opened(owner, table, ask(0, only(0)))
    table.reseat(0, 2)  # person 0 now sits on seat 2, a bot on seat 0
    assert shown(owner, table, ask(2, only(2))) == Screen("open", only(2))
    assert shown(owner, table, ask(0, only(0))) == Screen("open", only(2) | only(1) | STRANGER)
    assert owner.looking == frozenset()


def test_a_look_for_all_but_one_is_covered_for_the_others_together() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1, 2}))
    look = ask(2, all_but(1), options=OK)
    assert shown(owner, table, look) == Screen("cover", PUBLIC | only(2), seat=2, lookers=only(0) | only(2))
    assert owner.take(2, (look,), table) == Screen("open", only(0) | only(2))
    assert shown(owner, table, ask(2, only(2))).kind == "cover"  # now only one of them may look


def test_where_only_bots_are_kept_out_all_humans_look_at_once() -> None:
    owner = ScreenOwner(frozenset({0, 1}))
    assert shown(owner, four(), ask(1, all_but(3))) == Screen("open", PUBLIC)
    assert shown(owner, four(), ask(1, only(0) | only(1))) == Screen("open", only(0) | only(1))


def test_what_a_bot_shows_to_some_people_waits_for_them() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1}))
    look = ask(3, all_but(1), options=OK)
    assert owner.answerable(look, table) and shown(owner, table, look) == covered(0)
    assert owner.takers((look,), table) == (0,)
    assert owner.take(0, (look,), table) == Screen("open", only(0))


def test_a_bots_own_secret_is_its_own_affair() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1}))
    for secret in (ask(3, only(3), options=OK), ask(3, only(3)), ask(3), ask(3, only(3), options=OK, pause="tap")):
        assert not owner.answerable(secret, table)
        assert shown(owner, table, secret, bots_first=True) == Screen("open", PUBLIC)


def test_a_pause_may_be_ended_by_any_human() -> None:
    owner = ScreenOwner(frozenset({0, 1}))
    assert owner.answerable(ask(3, options=OK, pause="tap"), four())
    assert not ScreenOwner(frozenset()).answerable(ask(3, options=OK, pause="tap"), four())


def test_one_human_is_never_covered_and_never_shown_more_than_is_theirs() -> None:
    owner = ScreenOwner(frozenset({1}))
    for question in (ask(1), ask(1, only(1)), ask(2), ask(2, only(2)), ask(0, all_but(1), options=OK)):
        assert shown(owner, four(), question) == Screen("open", only(1))
    assert shown(ScreenOwner(frozenset({1}), "lid"), four(), ask(1, only(1))) == Screen("open", only(1))
    assert shown(ScreenOwner(frozenset({1}), "none"), four(), ask(1, only(1))) == Screen("open", only(1))


def test_bots_alone_are_a_public_show() -> None:
    owner = ScreenOwner(frozenset())
    for question in (ask(1), ask(1, only(1)), ask(2, all_but(1))):
        assert shown(owner, four(), question) == Screen("open", EVERYONE)


def test_while_bots_are_waited_for_nobody_takes_the_screen() -> None:
    owner = ScreenOwner(frozenset({0, 1}))
    assert shown(owner, four(), ask(0, only(0)), ask(2, only(2)), bots_first=True) == Screen("open", PUBLIC)


def test_with_secrecy_off_hands_lie_open_for_whoever_is_asked() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1}), "none")
    assert shown(owner, table, ask(0, only(0))) == Screen("open", only(0))
    assert shown(owner, table, ask(1, only(1))) == Screen("open", only(1))
    assert shown(owner, table, ask(0)) == Screen("open", PUBLIC)


def test_all_answer_at_once_and_who_has_may_think_again() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1, 2, 3}))
    everybody = PUBLIC | only(2) | only(3)
    asks = tuple(ask(seat, only(seat), secret=True) for seat in range(4))
    assert shown(owner, table, *asks) == covered(0, everybody)
    assert owner.takers(asks, table) == (0, 1, 2, 3)
    owner.take(2, asks, table)  # seat 2 would rather begin
    assert shown(owner, table, *asks) == Screen("open", only(2))
    asks = tuple(ask(seat, only(seat), secret=True, idle=seat == 2) for seat in range(4))
    assert shown(owner, table, *asks) == covered(3, everybody)  # the next in turn, whoever has finished
    assert owner.takers(asks, table) == (3, 0, 1, 2)
    assert owner.take(2, asks, table) == Screen("open", only(2))


def test_under_a_lid_the_table_stays_public() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1}), "lid")
    question = ask(0, only(0))
    assert shown(owner, table, question) == Screen("open", PUBLIC)
    owner.lift(0, table)
    assert shown(owner, table, question) == Screen("open", PUBLIC, lid=0, lookers=only(0))
    owner.lift(1, table)  # one lid at a time
    assert shown(owner, table, question) == Screen("open", PUBLIC, lid=1, lookers=only(1))
    owner.hide()
    assert shown(owner, table, question) == Screen("open", PUBLIC)


def test_under_a_lid_a_look_for_several_is_one_look() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1, 2}), "lid")
    look = ask(2, all_but(1), options=OK)
    owner.lift(0, table)
    assert shown(owner, table, look).lookers == only(0) | only(2)
    owner.lift(1, table)
    assert shown(owner, table, look).lookers == only(1)


def test_the_end_is_public_and_shuts_everything() -> None:
    table, owner = four(), ScreenOwner(frozenset({0, 1}))
    opened(owner, table, ask(0, only(0)))
    assert shown(owner, table) == Screen("over", PUBLIC) and owner.looking == frozenset()


def test_a_cover_calls_in_turn_and_never_tells_who_has_finished() -> None:
    """Allegiance by hand-off: whatever has been confirmed by whom, names and their order are the same."""
    told = []
    for confirm in (False, True):
        session = begin("allegiance", 5, seats=4, secrecy="screen")
        first = session.takers()[0]
        session.uncover(first)
        for token in ("temple", "guild"):
            offer = next(o for o in session.offers() if o.token.startswith(token))
            session.answer(offer.seat, offer.token)
        if confirm:
            session.answer(first, "confirm")
        else:
            session.hide()
        told.append((session.screen, session.takers()))
    assert told[0] == told[1]
    assert told[0][1] == tuple((first + n) % 4 for n in (1, 2, 3, 0))


def test_who_has_confirmed_may_take_the_screen_again_and_think_anew() -> None:
    session = begin("allegiance", 5, seats=3, secrecy="screen")
    first = session.takers()[0]
    session.uncover(first)
    for token in ("temple", "guild", "confirm"):
        offer = next(o for o in session.offers() if o.token.startswith(token))
        session.answer(offer.seat, offer.token)
    session.uncover(first)
    assert session.screen.lookers == 0 and session.screen.audience == only(first)
    assert "think again" in {offer.token for offer in session.offers()}
    session.hide()
    assert session.screen.kind == "cover" and session.takers()[0] == (first + 1) % 3


def test_a_pause_is_for_the_whole_table_even_if_a_hand_lay_open() -> None:
    """The last to play has won the trick: everybody looks at it, so that hand is shut."""
    table, owner = four(), ScreenOwner(frozenset({0, 1, 2, 3}))
    play = ask(1, only(1))
    shown(owner, table, play)
    owner.take(1, (play,), table)
    assert shown(owner, table, play) == Screen("open", only(1))
    pause = Ask(1, "look", (Option("go on", None),), pause="tap")
    assert shown(owner, table, pause).audience & STRANGER


def test_a_lid_is_kept_lifted_only_while_something_waits_under_it() -> None:
    """Not for the same seat's next question, if that is asked before all; nor for one under another lid."""
    owner, table = ScreenOwner(frozenset({0, 1, 2, 3}), "lid"), four()
    owner.lift(0, table)
    assert owner.kept_lifted((ask(0, only(0)),), table)
    assert not owner.kept_lifted((ask(0),), table)
    assert not owner.kept_lifted((ask(1, only(1)),), table)
    assert not owner.kept_lifted((ask(0, only(0), idle=True),), table)
    assert owner.kept_lifted((ask(1, all_but(2)),), table)  # shown to all but one of them
