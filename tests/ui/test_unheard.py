"""While several choose in secret, nobody hears what one of them does behind the curtain or under a lid."""

from __future__ import annotations

import pytest

from tests.ui.tables import Table


def asked_in_secret(game: str, seats: int, secrecy: str) -> Table:
    table = Table(game, seats, 2, secrecy=secrecy, pace="fast", pictures=False)
    for _ in range(40):
        table.rest()
        if len(table.session.match.choosing()) > 1:
            return table
        offer = next(offer for offer in table.session.offers() if not offer.idle)
        table.by_click(offer)
    raise AssertionError("nobody is asked in secret")


@pytest.mark.parametrize("way", ["by_drag", "by_click", "by_keys"])
@pytest.mark.parametrize("game, seats", [("allegiance", 3), ("guillotine_tricks", 4)])
def test_behind_the_curtain_a_secret_choice_makes_no_sound(game: str, seats: int, way: str) -> None:
    table = asked_in_secret(game, seats, "screen")
    seat = next(offer.seat for offer in table.session.offers() if offer.pick)
    answers, choosing = table.session.answers, table.session.match.choosing()
    table.app.sounds.played.clear()
    for _ in range(2):
        offer = next((o for o in table.session.offers() if o.seat == seat and o.pick and not o.idle), None)
        if offer is None:
            break
        getattr(Table, way)(table, offer)
        table.rest()
    assert table.session.answers > answers and table.session.match.choosing() == choosing
    assert table.app.sounds_played == []
    button = table.scene.button("hide")
    assert button is not None
    x, y, w, h = button.rect
    table.click(x + w / 2, y + h / 2)
    table.rest()
    assert table.app.sounds_played in ([], ["curtain"]), "to hide at once is not heard either"
