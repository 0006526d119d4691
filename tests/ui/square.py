"""The square of Guillotine at the moments that tests of motion need, and the deeds that go on from there."""

from __future__ import annotations

from game.ui.input import Press
from game.ui.scenes.handoff_placard import OPEN
from game.ui.theme import HOLD
from tests.ui.tables import Table

# ---------------------------------------------------------------------- figures


def before_the_blade(
    covers: bool = False, reduced: bool = False, pace: str = "normal", size: tuple[int, int] = (960, 540)
) -> Table:
    """Kenji is about to collect; the front noble is worth three."""
    table = Table(secrecy="screen" if covers else "none", covers=covers, pace=pace, size=size)
    table.app.settings.reduced = reduced
    table.scene._pace()
    for _ in range(6):
        table.rest()
        if table.app.stack.top is not table.scene:
            table.session.uncover(table.session.takers()[0])
            table.app.stack.pop()
            table.rest()
        offers = table.session.offers()
        if any(offer.token == "collect" for offer in offers):
            return table
        table.scene.answer(next(offer for offer in offers if offer.pick is None))
    raise AssertionError("nobody collects")


def collect(table: Table) -> None:
    table.scene.answer(next(offer for offer in table.session.offers() if offer.token == "collect"))


# ---------------------------------------------------------------------- the curtain


def at_the_cover(reduced: bool = False) -> Table:
    table = Table(covers=True)
    table.app.settings.reduced = reduced
    table.scene._pace()
    for _ in range(400):
        table.app.step(0.02)
        if table.app.stack.top is not table.scene and not table.app.moving:
            return table
    raise AssertionError("no cover falls")


def hold(table: Table) -> None:
    target = table.app.registry.find(OPEN)
    assert target is not None
    table.app.post(Press(*target.box.centre))
    table.app.step(0)


def held_open(table: Table) -> None:
    hold(table)
    waited = 0.0
    while table.session.screen.kind == "cover":
        assert table.app.drape is None and waited < HOLD + 0.05
        table.app.step(0.02)
        waited += 0.02
    assert waited > HOLD - 0.03
    assert table.app.stack.top is table.scene and table.session.screen.kind == "open"
