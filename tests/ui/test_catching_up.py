"""The tableau ends where the last view says, and the picker needs nothing but offers."""
from __future__ import annotations

from random import Random

import pytest

from game.core.events import Moved, Zone
from game.core.seats import EVERYONE, only
from game.core.view import CardView, Offer, TableView, redact, view
from game.ui.picker import Picker
from game.ui.tableau import Beat, Spot, Tableau
from tests.driver import any_answer, start
from tests.toys import CATALOGUE


def layout(zone: Zone, i: int, n: int) -> Spot:
    return 100.0 * (zone.seat or 0) + len(zone.kind), 50.0 + 10 * i


def at_rest(tableau: Tableau, last: TableView) -> bool:
    wanted = {c.handle: layout(zone, i, len(row)) for zone, row in last.zones.items() for i, c in enumerate(row)}
    return wanted == {handle: sprite.at for handle, sprite in tableau.sprites.items()}


@pytest.mark.parametrize("game", CATALOGUE)
def test_catches_up_however_it_is_driven(game: str) -> None:
    for seed in range(8):
        source, m, tableau = Random(seed), start(game, seed), Tableau(layout)
        tableau.show(view(m.state.table, only(0)))
        for _ in range(60):
            if not m.asks:
                break
            ask, option = any_answer(m, source)
            for moment in m.answer(option.token, ask.seat):
                event = redact(moment, only(0))
                if event is not None:
                    tableau.beats.append(Beat(event, view(moment.table, only(0)), source.choice([0, .1, .4])))
            for _ in range(source.randrange(4)):
                tableau.update(source.choice([.01, .3, 5]))
            if source.random() < .2:
                tableau.hurry()
        last = view(m.state.table, only(0))
        tableau.beats.append(Beat(None, last))
        while tableau.busy:
            tableau.update(.05)
        tableau.update(0)
        assert at_rest(tableau, last)


def test_a_card_laid_open_sets_out_from_the_middle_of_the_hand() -> None:
    """Whichever card it was: its place in the hand is its holder's secret."""
    hand, trick = Zone("hand", 1), Zone("trick")
    backs = tuple(CardView(f"hand:1:{i}", None, "card") for i in range(5))
    held = TableView(EVERYONE, {hand: backs, trick: ()}, {}, {}, ())
    laid = TableView(EVERYONE, {hand: backs[:4], trick: (CardView("c7", "CK", "card"),)}, {}, {}, ())
    tableau = Tableau(layout)
    tableau.show(held)
    tableau.show(laid, Moved(7, hand, trick, EVERYONE))
    assert tableau.sprites["c7"].start == layout(hand, 0, 1)


def test_picker() -> None:
    far, near = Offer(0, "move 3 2", "c3", "line:2"), Offer(0, "move 3 1", "c3", "line:1")
    leave = Offer(0, "pass", None, None)
    picker = Picker((near, far, leave))
    assert picker.press("c9") is None and picker.press("c3") is None
    assert picker.targets() == {"line:1", "line:2"}
    assert picker.press("line:2") == far and picker.buttons() == [leave]
