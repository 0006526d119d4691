"""A mask is chosen before it is announced: what it would bring stays to be read, and nothing is said yet."""

from __future__ import annotations

import pytest

from game.ui.scenes.table import TableScene
from game.ui.table.dressing import GIVE
from game.ui.table.interaction import Button
from tests.games.mascarade import sitting
from tests.session.sittings import begin, play
from tests.ui.tables import Table
from tests.ui.test_mascarade_gallery import SETS, gallery, overlaps, texts
from tests.ui.test_mascarade_secrets import session_of
from tests.ui.test_mascarade_table import ball, opening

SIZES = [(960, 540), (1280, 720), (1920, 1080), (540, 960)]


def named(table: Table, name: str) -> Button:
    button = table.scene.button(name)
    assert button is not None, name
    return button


def click(table: Table, name: str) -> None:
    x, y, w, h = named(table, name).rect
    table.click(x + w / 2, y + h / 2)
    table.rest()


def enter(table: Table, name: str) -> None:
    table.focus(f"button:{name}")
    table.key("enter")
    table.rest()


def hall(size: tuple[int, int] = (1280, 720), lang: str = "en", guru: bool = False) -> Table:
    table = gallery(SETS[0] if guru else SETS[2], lang, size, guru)
    assert table.scene.button(GIVE) is None  # nothing is chosen to begin with
    return table


@pytest.mark.parametrize("press", [click, enter])
def test_the_first_press_chooses_and_a_second_button_announces(press: object) -> None:
    table = hall()
    answers = table.session.answers
    press(table, "announce king")  # type: ignore[operator]
    assert table.session.answers == answers and named(table, GIVE).label == "I am the King"
    press(table, "announce king")  # type: ignore[operator]  # a hasty second press says nothing
    assert table.session.answers == answers
    press(table, "announce empress")  # type: ignore[operator]  # another one instead
    assert table.session.answers == answers and named(table, GIVE).label == "I am the Empress"
    press(table, GIVE)  # type: ignore[operator]
    assert table.session.answers == answers + 1
    view = table.session.view()
    assert view is not None and "empress" in view.marks.values()
    assert not table.app.faults


@pytest.mark.parametrize("size", SIZES)
def test_what_the_chosen_mask_brings_stays_wherever_the_pointer_goes(size: tuple[int, int]) -> None:
    table = hall(size)
    click(table, "announce king")
    outlook = table.app.say("mascarade.badge.if_nobody")
    for at in ((2, 2), named(table, "announce judge").rect[:2]):
        table.point(at[0] + 3, at[1] + 3)
        table.rest()
        assert outlook in [drawn.text for drawn in texts(table)]


def test_the_chosen_mask_is_marked() -> None:
    table = hall()
    plain = table.app.frame()
    click(table, "announce king")
    table.point(2, 2)
    table.rest()
    x, y, w, h = named(table, "announce king").rect
    other = named(table, "announce thief").rect
    assert table.app.frame() != plain
    screen = table.app.screen
    edge = {
        name: screen.get_at((int(at[0] + at[2] / 2), int(at[1] - 11)))[:3]
        for name, at in (("chosen", (x, y, w, h)), ("other", other))
    }
    assert edge["chosen"] != edge["other"]


@pytest.mark.parametrize("press", [click, enter])
def test_back_leads_to_the_three_acts(press: object) -> None:
    table = ball(6)
    opening(table)
    acts = table.session.offers()
    press(table, "announce")  # type: ignore[operator]
    press(table, "announce king")  # type: ignore[operator]
    press(table, "back")  # type: ignore[operator]
    assert table.session.offers() == acts
    press(table, "announce")  # type: ignore[operator]
    assert table.scene.button(GIVE) is None  # what was chosen before is forgotten


def test_where_nothing_may_be_taken_back_the_choice_alone_is_put_away() -> None:
    table = hall(guru=True)
    click(table, "name judge")
    assert named(table, GIVE).label == "It is the Judge"
    answers = table.session.answers
    click(table, "back")
    assert table.scene.button(GIVE) is None and table.scene.button("back") is None
    assert table.session.answers == answers
    click(table, "name judge")
    table.key("esc")
    table.rest()
    assert table.scene.button(GIVE) is None and table.app.stack.top is table.scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("guru", [False, True])
@pytest.mark.parametrize("masks", [SETS[0], SETS[3]])
def test_the_buttons_lie_clear_of_the_masks_and_of_all_that_is_written(
    size: tuple[int, int], lang: str, guru: bool, masks: tuple[str, ...]
) -> None:
    table = gallery(masks, lang, size, guru)
    first = next(b for b in table.scene.hands.buttons if b.name.startswith(("announce ", "name ")))
    click(table, first.name)
    own = [named(table, GIVE), named(table, "back")]
    rects = [b.rect for b in table.scene.hands.buttons if b.rect[2] > 0]
    for button in own:
        x, y, w, h = button.rect
        assert x >= 0 and x + w <= table.app.design.width and y + h <= table.app.design.height
        assert sum(x < r[0] + r[2] and r[0] < x + w and y < r[1] + r[3] and r[1] < y + h for r in rects) == 1
    assert not overlaps(texts(table))


def test_while_a_bot_chooses_in_secret_no_lid_lies_there_and_none_can_be_lifted() -> None:
    """It would carry the name of somebody who is asked nothing, and be empty."""
    session = begin("mascarade", 3, 3, seats=4, secrecy="lid")
    session.bots.pause = session.bots.lapse = 1.0
    table = Table("mascarade", session=session, size=(1280, 720), pace="off", pictures=False)
    for _ in range(400):
        asked, view = [each for each in session.questions() if not each.idle], session.view()
        late = view is not None and view.counters[("turn", None)] >= 4  # whose turn comes next may act as they like
        if late and any(each.private and session.person(each.seat).bot for each in asked):
            break
        if asked and session.person(asked[0].seat).bot is None:
            play(session, acts=1)
            session.drop_lid()
            table.scene._happened()
        table.app.step(0.3)
    else:
        raise AssertionError("no bot is asked in secret")
    assert not table.scene.has_lid
    table.key("space")
    assert table.session.screen.lid is None and table.scene.lid.seat is None
    for _ in range(60):
        table.app.step(0.3)
    (turn,) = [each for each in session.questions() if not each.idle]
    assert session.person(turn.seat).bot is None and not turn.private
    acts = [named(table, name).rect for name in ("look", "exchange", "announce")]
    assert len({(y, w, h) for _, y, w, h in acts}) == 1 and len({x for x, *_ in acts}) == 3
    assert not table.app.faults


@pytest.mark.parametrize("size", SIZES)
def test_a_spy_to_whom_all_lies_open_already_is_told_so_under_the_lid(size: tuple[int, int]) -> None:
    """In a contest his own mask and that of the seat he names have been revealed: there is nothing to be shown."""
    match = sitting.table(["spy", "judge", "fool", "princess", "king", "thief"], [6] * 6)
    sitting.announce(match, "spy", 3, 2)
    table = Table(session=session_of(match), size=size, pace="off", pictures=False)
    table.rest()
    for token in ("go on", "seat 3"):
        table.session.answer(0, token)
        table.scene._happened()
        table.rest()
    table.key("space")
    table.rest()
    table.app.frame()
    said = table.app.say("mascarade.badge.all_open")
    assert table.session.screen.lid == 0 and named(table, "seen")
    assert {word for drawn in table.app.drawn for word in drawn.text.split()} >= set(said.split())


@pytest.mark.parametrize("hurries", [False, True])
@pytest.mark.parametrize("pace", ["normal", "fast"])
def test_who_has_been_who_is_seen_before_the_result_covers_it(pace: str, hurries: bool) -> None:
    """All agree to end: the masks lie open for as long as reading takes, and any input goes on."""
    session = begin("mascarade", 2, seats=5, secrecy="lid")
    table = Table("mascarade", session=session, size=(1280, 720), pace=pace, pictures=False)
    ended: list[TableScene] = []
    table.scene.ways = {"result": ended.append}
    session.answer(session.match.state.turn, "turn down")
    table.scene._happened()
    table.rest()
    for seat in range(5):
        session.answer(seat, f"agree {seat}")
    table.scene._happened()
    steps = seen = 0
    while not ended and steps < 300:
        steps += 1
        table.app.step(0.05)
        if all(sprite.face for sprite in table.scene.board.tableau.sprites.values()):
            seen += 1
            if hurries:
                table.key("enter")
    assert ended and (0 < seen < 10 if hurries else seen > 30)


def test_no_name_is_said_of_a_spys_own_mask_while_he_looks_in_a_contest() -> None:
    """Only the Guru's demand has somebody name a mask; in a contest the claim is no answer."""
    match = sitting.table(["spy", "judge", "fool", "princess", "king", "thief"], [6] * 6)
    sitting.announce(match, "spy", 3)
    table = Table(session=session_of(match), size=(1280, 720), pace="off", pictures=False)
    table.rest()
    for token in ("go on", "seat 4"):
        table.session.answer(0, token)
        table.scene._happened()
        table.rest()
    assert any(each.prompt.endswith(".seen") for each in table.session.questions())
    table.app.frame()
    said = table.app.say("mascarade.badge.named").split("{")[0].strip()
    assert said and not any(drawn.text.startswith(said) for drawn in table.app.drawn)
