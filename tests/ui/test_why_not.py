"""Whatever is tried in vain says why, by whichever gesture; what is no thing for the question says nothing."""

from __future__ import annotations

from game import paths
from game.core.events import Zone
from game.core.match import Match
from game.games import load
from game.session.people import Person
from game.session.session import Session
from game.ui.input import Move, Press, Release
from tests.games.allegiance.conclave import M, card, position, use
from tests.games.mascarade.sitting import announce
from tests.games.mascarade.sitting import table as masks
from tests.ui.tables import NAMES, Table


def shown(m: Match, size: tuple[int, int] = (1280, 720), alone: bool = False) -> Table:  # type: ignore[type-arg]
    """This position on a table at which everything is looked at by whoever is asked. `alone`: seat 0 plays with bots,
    its hand open at every question."""
    seats = len(m.state.table.people)
    rules = load(m.rules.info.id, paths.data() / "games")
    bot = "random" if alone else None
    session = Session.begin(
        rules, tuple(Person(n, NAMES[n], n, bot if n else None) for n in range(seats)), {}, 1, "screen", None
    )
    session.match = m
    session.hide()
    if session.screen.kind == "cover":
        session.uncover(session.takers()[0])
    table = Table(session=session, size=size, pace="off")
    table.rest()
    return table


def said(table: Table) -> str:
    return table.scene.refusal[0] if table.scene.refusal else ""


def aiming(action: str) -> tuple[Table, M]:
    """Seat 0 has just used this card; seat 2 holds nothing, seat 1 has a pair in front."""
    m = position(
        {"hand": [action, "spy"], "front": ["initiate"]},
        {"hand": ["spy"], "front": ["cutpurse"], "guarded": ["guard", "priest"]},
        {},
    )
    use(m, action)
    return shown(m), m


def test_a_press_on_what_is_not_offered_says_by_which_rule() -> None:
    table, m = aiming("assassin")
    for thing, words in (
        (f"c{card(m, 'priest', 'guarded', 1)}", "Guarded"),
        ("hand:2", "no card in hand"),
        (f"c{m.asks[0].source}", ""),
    ):
        table.scene.refusal = None
        table.click(*table.middle(thing))
        assert words in said(table) and bool(words) == bool(said(table)), thing
    assert table.session.answers == 1


def test_a_drop_and_a_second_click_say_the_same() -> None:
    table, m = aiming("priest")
    pair = table.middle(f"c{card(m, 'priest', 'guarded', 1)}")
    asking = table.middle(f"c{m.asks[0].source}")
    table.drag(asking, pair)
    dropped = said(table)
    assert "Guarded" in dropped and table.session.answers == 1
    table.rest()
    assert table.at_rest()  # it has glided home
    table.scene.refusal = None
    table.click(*table.middle(f"c{m.asks[0].source}"))
    assert table.scene.hands.picker.held == f"c{m.asks[0].source}" and said(table) == ""
    table.click(*pair)
    assert said(table) == dropped and table.scene.hands.picker.held is None


def test_while_it_is_carried_its_targets_light_up_and_the_landing_is_previewed() -> None:
    table, m = aiming("priest")
    target = f"c{card(m, 'cutpurse', 'front', 1)}"
    a, b = table.middle(f"c{m.asks[0].source}"), table.middle(target)
    table.app.post(Press(*a))
    for part in (0.3, 0.6, 1):
        table.app.post(Move(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, True))
        table.app.step(0.05)
    table.app.frame()
    drag = table.scene.hands.drag
    assert drag is not None and drag.over == target
    assert set(table.scene.hands.places(drag.handle)) == {target, "hand:1"}
    wanted = table.scene.painter.previews.wanted(drag.handle)
    assert wanted is not None and wanted.token == f"front {target}"
    assert table.scene.board.rims[target] == 5
    table.app.post(Release(*b))
    table.rest()
    assert table.session.answers == 2 and table.at_rest()
    assert m.state.table.cards(Zone("temple")) == [int(target[1:])]


def test_a_player_who_cannot_be_chosen_is_told_apart_from_the_ground() -> None:
    m = masks(("judge", "sorceress", "king", "thief", "fool", "widow"), [6] * 5)
    announce(m, "sorceress")
    table = shown(m)
    table.click(*table.middle("seat:0"))
    assert said(table) == "Only another player can be chosen"
    table.scene.refusal = None
    table.click(640, 250)  # the middle of the ballroom
    assert said(table) == "" and table.session.answers == len(m.log)


def test_a_closed_action_says_why_at_its_place() -> None:
    m = masks(("judge", "sorceress", "king", "thief", "fool", "widow"), [6] * 5, played=1)
    table = shown(m)
    closed = table.scene.button("closed announce")
    assert closed is not None and not closed.enabled
    x, y, w, h = closed.rect
    table.click(x + w / 2, y + h / 2)
    assert said(table) == "Turns 1 to 4: exchange or pretend only"
    assert table.scene.refusal is not None and table.scene.refusal[1] == closed.rect


def test_a_card_dropped_on_an_altar_lies_in_its_slot() -> None:
    table = Table("allegiance", 3, 2, (1280, 720), pace="off")
    table.rest()
    me = table.scene.seat
    laid = table.scene.board.tableau.layout
    assert me is not None and laid is not None
    for side, before in (("temple", 0), ("guild", 1)):
        held = table.session.match.state.cards("hand", me)[0]
        x, y, w, h = next(rect for look, rect in laid.scenery if look.draw == side)
        assert table.drag(table.middle(f"c{held}"), (x + w / 2, y + h / 2))
        table.rest()
        assert table.session.answers == before + 1 and table.at_rest()
        assert table.session.match.state.cards(f"{side}?", me) == [held]
    third = table.session.match.state.cards("hand", me)[0]
    table.click(*table.middle(f"c{third}"))
    assert said(table) == "One card to each pile, no more"
