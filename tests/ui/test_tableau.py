"""The tableau ends where the layout of the last view says, however it is driven; a sprite tells nothing."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from game.content.looks import Looks
from game.core.events import Counted, Event, Moved, Said, Zone
from game.core.seats import EVERYONE, only
from game.core.view import CardView, TableView, redact, view
from game.ui.table.beats import Beat, merged
from game.ui.table.layout import Layout, Stand, layout
from game.ui.table.motion import Pace
from game.ui.table.shapes import Spot
from game.ui.table.tableau import Tableau
from tests.driver import any_answer, start
from tests.toys import CATALOGUE

STAND = Stand((1920, 1080), acting=0, tray=0)


def lay(shown: TableView, foot: float | None = None) -> Layout:
    return layout(shown, Looks(), STAND, foot=foot)


def at_rest(tableau: Tableau, last: TableView) -> bool:
    wanted = lay(last).spots
    faces = {card.handle: card.face for row in last.zones.values() for card in row}
    return wanted == {handle: sprite.at for handle, sprite in tableau.sprites.items()} and faces == {
        handle: sprite.shown_face for handle, sprite in tableau.sprites.items()
    }


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("pace", [Pace(), Pace(0), Pace(0.5, reduced=True)])
def test_catches_up_however_it_is_driven(game: str, pace: Pace) -> None:
    for seed in range(4):
        source, m, tableau = Random(seed), start(game, seed), Tableau(lay, pace)
        tableau.show(view(m.state.table, only(0)))
        for _ in range(40):
            if not m.asks:
                break
            ask, option = any_answer(m, source)
            happened: list[tuple[Event, TableView]] = []
            for moment in m.answer(option.token, ask.seat):
                event = redact(moment, only(0))
                if event is not None:
                    happened.append((event, view(moment.table, only(0))))
            tableau.push(merged(happened))
            for _ in range(source.randrange(4)):
                tableau.update(source.choice([0.01, 0.3, 5]))
            if source.random() < 0.2:
                tableau.hurry()
            if source.random() < 0.1:  # a resize in the middle
                tableau.show(tableau.view or view(m.state.table, only(0)))
        last = view(m.state.table, only(0))
        tableau.push([Beat((), last)])
        for _ in range(2000):
            if not tableau.busy:
                break
            tableau.update(0.05)
        assert not tableau.busy and at_rest(tableau, last)


def test_a_card_laid_open_sets_out_from_the_middle_of_the_hand() -> None:
    """Whichever card it was: its place in the hand is its holder's secret."""
    hand, trick = Zone("hand", 1), Zone("trick")
    backs = tuple(CardView(f"hand:1:{i}", None, "card") for i in range(5))
    held = TableView(EVERYONE, {hand: backs, trick: ()}, {}, {}, (0, 1))
    laid = TableView(EVERYONE, {hand: backs[:4], trick: (CardView("c7", "CK", "card"),)}, {}, {}, (0, 1))
    tableau = Tableau(lay)
    tableau.show(held)
    tableau.push([Beat((Moved(7, hand, trick, EVERYONE),), laid)])
    tableau.update(0.001)
    sprite = tableau.sprites["c7"]
    x, y, w, h = lay(held).areas["hand:1"].rect
    assert x <= sprite.start.x <= x + w and y <= sprite.start.y <= y + h
    assert sprite.shown_face is None and sprite.face == "CK"  # it turns over on the way


def test_moves_of_one_kind_are_one_beat_and_others_are_not() -> None:
    deck, table = Zone("deck"), TableView(EVERYONE, {}, {}, {}, (0, 1))
    happened: list[tuple[Event, TableView]] = [(Moved(None, deck, Zone("hand", seat), 0), table) for seat in (0, 1, 0)]
    happened += [(Said("toy.log.dealt"), table), (Counted("coins", 0, 3), table), (Counted("coins", 1, 4), table)]
    happened += [(Moved(1, Zone("line"), Zone("pile", 0), EVERYONE), table)]
    beats = merged(happened)
    assert [len(beat.events) for beat in beats] == [3, 1, 2, 1]
    alone = merged(
        [(Moved(n, Zone("line"), Zone("pile", 0), EVERYONE), table) for n in (1, 2)],
        alone=lambda event: isinstance(event, Moved),
    )
    assert len(alone) == 2


def test_a_view_is_made_once_for_a_stroke_and_when_it_begins() -> None:
    """Of five cards dealt in two strokes two views are wanted, none of them beforehand."""
    deck, looked = Zone("deck"), list[int]()

    def look(n: int) -> TableView:
        looked.append(n)
        return TableView(EVERYONE, {}, {("dealt", None): n}, {}, (0, 1))

    places = [Zone("hand", 0), Zone("hand", 1), Zone("hand", 0), Zone("line"), Zone("line")]
    beats = merged((Moved(None, deck, place, 0), partial(look, n)) for n, place in enumerate(places))
    tableau = Tableau(lay)
    tableau.push(beats)
    assert not looked
    tableau.update(0)
    assert looked == [2]
    tableau.hurry()
    assert looked == [2, 4] and [beat.view.counters["dealt", None] for beat in beats] == [2, 4]


@pytest.mark.parametrize("cards", [2, 7, 8, 20])
def test_a_deal_is_over_in_time_and_every_card_has_its_turn(cards: int) -> None:
    """The art guide: 60 ms from card to card, 320 each, a whole deal 700 at most; arcs of 8 % of the way."""
    deck = Zone("deck")
    before = TableView(
        EVERYONE,
        {deck: tuple(CardView(f"deck:{i}", None, "card") for i in range(40)), Zone("hand", 0): (), Zone("hand", 1): ()},
        {},
        {},
        (0, 1),
    )
    after = TableView(
        EVERYONE,
        {deck: before.zones[deck][: 40 - cards]}
        | {
            Zone("hand", seat): tuple(
                CardView(f"hand:{seat}:{i}", None, "card") for i in range((cards + 1 - seat) // 2)
            )
            for seat in (0, 1)
        },
        {},
        {},
        (0, 1),
    )
    tableau = Tableau(lay)
    tableau.show(before)
    tableau.push(merged((Moved(None, deck, Zone("hand", i % 2), 0), after) for i in range(cards)))
    tableau.update(0.001)
    flying = [sprite.path for sprite in tableau.sprites.values() if sprite.handle.startswith("hand")]
    assert len({path.after for path in flying}) == len(flying) == cards
    assert tableau.length == pytest.approx(min(0.32 + 0.06 * (cards - 1), 0.7))
    assert {path.arc for path in flying} == {0.08}


def test_a_card_let_go_under_its_own_name_flies_on_from_there() -> None:
    """Out of a lid: the public table knew no such card until it was played."""
    hand, played = Zone("hand", 1), Zone("played")
    backs = tuple(CardView(f"hand:1:{i}", None, "card") for i in range(3))
    before = TableView(EVERYONE, {hand: backs, played: ()}, {}, {}, (0, 1))
    after = TableView(EVERYONE, {hand: backs[:2], played: (CardView("c7", "CK", "card"),)}, {}, {}, (0, 1))
    tableau = Tableau(lay)
    tableau.show(before)
    tableau.place("c7", Spot(900, 300, 200, 280))
    tableau.push([Beat((Moved(7, hand, played, EVERYONE),), after), Beat((), after)])
    tableau.update(0.001)
    assert tableau.sprites["c7"].start.x == 900
    tableau.update(5)
    tableau.show(before)
    tableau.push([Beat((Moved(7, hand, played, EVERYONE),), after)])
    tableau.update(0.001)
    assert tableau.sprites["c7"].start.x != 900  # once, and never again
