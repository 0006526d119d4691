"""Names that nobody would think of, from a file or typed: every sentence with them fits, and is told whole."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game import paths
from game.content.letters import tidy_name
from game.content.texts import LANGUAGES, Lang
from game.session.people import Person, under_names
from game.session.session import Session
from game.ui import fonts, shot_play
from game.ui.canvas import Canvas
from game.ui.clock import FakeClock
from game.ui.fonts import Weight
from game.ui.registry import Box
from game.ui.running import RunningApp
from game.ui.settings import SettingsFile
from game.ui.shot_play import advance, settle
from game.ui.table.top_bar import TopBar, prompt_of
from tests.driver import REAL
from tests.ui.scene_checks import faults, house_shots, shown
from tests.ui.tables import Table
from tests.ui.test_glyphs import known

WORST = ("W" * 200, "あ" * 200, "\ud800", "👑 crown", "שלום", "e\u0301" * 30, "Wilhelmina " * 9, "\u202eevil")
# what is left of them at a table of English speakers
TIDIED = ("W" * 24, "あ" * 24, "3", "👑 crown", "שלום", "é" * 24, "Wilhelmina Wilhelmina Wi", "evil")
SIZES = [(1280, 720), (960, 540), (540, 960)]
_SHOWN = [
    name
    for name in house_shots(
        RunningApp(Path("/nonexistent"), paths.data(), paths.assets(), (960, 540), "en", FakeClock())
    )
    if name.endswith(("_handoff", "_menu", "_result", "_seats", "_options", "title_kept", "kept", "recap"))
]


def sitting(game: str, seats: int, first: int) -> Session:
    """`first`: whose name the first seat has; a seat that no long name is for has the next of the list."""
    people = tuple(Person(n, WORST[(n + first) % len(WORST)], n) for n in range(seats))
    return Session.begin(REAL[game], people, {}, 3, None, None)


def outside(app: RunningApp) -> list[str]:
    window = Box(0, 0, app.screen.get_width() / app.design.scale, app.screen.get_height() / app.design.scale)
    return [drawn.text for drawn in app.drawn if not drawn.box.inside(window, 1.5)]


def test_people_get_a_name_that_can_be_drawn_wherever_they_come_from() -> None:
    session = sitting("guillotine", 4, 0)
    assert tuple(person.name for person in session.people) == TIDIED[:4]
    assert [tidy_name(name) for name in WORST] == [*TIDIED[:2], "", *TIDIED[3:]]
    assert [tidy_name(tidy_name(name)) for name in WORST] == [tidy_name(name) for name in WORST]
    assert tidy_name(" \u3000\n a\tb \x00") == "a b"


def test_a_match_with_such_names_goes_on_as_it_was_and_its_file_stays(tmp_path: Path) -> None:
    """An old file may hold any names; the answers in it depend on none of them."""
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (960, 540), "en", FakeClock())
    saves = app.house.saves
    people = tuple(Person(n, f"P{n}", n) for n in range(4))
    session = Session.begin(REAL["guillotine"], people, {}, 3, None, saves)
    advance(session, 9)
    session.close()
    (path,) = saves.folder.iterdir()
    head, rest = path.read_bytes().split(b"\n", 1)
    header = json.loads(head)
    for person, name in zip(header["people"], WORST):
        person["name"] = name if name != "\ud800" else "\u200b \x07"  # half a character cannot stand in a file
    path.write_bytes(json.dumps(header).encode() + b"\n" + rest)
    written = path.read_bytes()
    (save,) = saves.all()
    shown_now = [person.name for person in under_names(save.people, saves.called)]
    assert save.open and shown_now == [*TIDIED[:2], "Player 3", TIDIED[3]]
    from game.session.resuming import resume

    again = resume(REAL["guillotine"], save, saves)
    assert [person.name for person in again.people] == shown_now and again.seated == save.people
    assert again.match.state.table.dealt == session.match.state.table.dealt
    assert [choice.token for choice in again.match.log] == [choice.token for choice in session.match.log]
    again.close()
    assert path.read_bytes() == written


def test_regulars_in_the_settings_file_are_tidied(tmp_path: Path) -> None:
    people = [{"name": name, "token": n} for n, name in enumerate(WORST)]
    (tmp_path / "settings.json").write_text(json.dumps({"people": people}), encoding="utf-8")
    kept = [person["name"] for person in SettingsFile(tmp_path).values.people]
    assert kept == [*TIDIED[:2], *TIDIED[3:]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", REAL)
def test_at_a_table_everything_fits_and_what_to_do_is_told_whole(game: str, lang: Lang, size: tuple[int, int]) -> None:
    """Covers and open tables, with the log, at the start and later; the longest names on each seat in turn."""
    told = 0
    for n, answers in ((0, 7), (1, 19)):
        seats = REAL[game].info.seats[-n]
        session = sitting(game, seats, n % 2)
        advance(session, answers)
        table = Table(session=session, size=size, lang=lang, pictures=False, covers=True)
        settle(table.app)
        assert outside(table.app) == []
        if session.screen.kind == "cover":
            assert table.app.stack.scenes[-1].name == "handoff"
            (target,) = [target for target in table.app.targets if target.id == "open"]
            before, after = table.app.say("app.handoff.button_me", player="|").split("|")
            assert target.name.startswith(before) and target.name.endswith(after), "a name is cut, no sentence"
            (label,) = [drawn.box for drawn in table.app.drawn if drawn.text == target.name]
            assert label.inside(target.box), "the button is too narrow for its words"
            session.uncover(session.takers()[0])
            table.app.stack.pop()
            table.scene.uncovered()
            settle(table.app)
            assert outside(table.app) == []
        table.key("l")
        settle(table.app)
        assert outside(table.app) == [] and table.app.faults == []
        names = {seat: session.person(seat).name for seat in session.table_seats()}
        name, text = prompt_of(table.app, session.questions(), names.__getitem__)
        if name:
            (words,) = [drawn for drawn in table.app.drawn if drawn.text == text]
            (short,) = [
                drawn
                for drawn in table.app.drawn
                if drawn.box.bottom < words.box.bottom + 10
                and drawn.text.removesuffix("...")
                and name.startswith(drawn.text.removesuffix("..."))
                and drawn.box.x < words.box.x
                and abs(drawn.box.bottom - words.box.bottom) < 6
            ]
            covered = [
                other.text
                for other in table.app.drawn
                for mine in (words, short)
                if other is not words and other is not short and min(other.box.clipped(mine.box)[2:]) > 1
            ]
            assert covered == []
            told += 1
    assert told


HYPHENED = ("Marie-Antoinette-Josephe", "Anne–Catherine–Elisabeth", "Jean/Baptiste/Maximilien")


def torn(lines: list[str]) -> list[str]:
    """Lines that end in the middle of a part of such a name. One that is cut with ... says so."""
    inside = {name[:n] for name in HYPHENED for n in range(1, len(name)) if (name[n - 1] + name[n]).isalpha()}
    last = [(line, re.split(r"[\s、「]", line)[-1]) for line in lines]
    return [line for line, word in last if len(word) > 1 and word in inside]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", REAL)
def test_in_the_log_a_name_of_several_parts_is_broken_between_them(
    game: str, lang: Lang, size: tuple[int, int]
) -> None:
    seats = REAL[game].info.seats[0]
    people = tuple(Person(n, HYPHENED[n % 3] if n < 3 else "Eve", n) for n in range(seats))
    session = Session.begin(REAL[game], people, {}, 3, None, None)
    advance(session, 30)
    table = Table(session=session, size=size, lang=lang, pictures=False)
    for _ in range(2):  # the panel beside the table, and the log that is opened
        settle(table.app)
        assert torn([drawn.text for drawn in table.app.drawn]) == []
        table.key("l")


@pytest.mark.parametrize("name", _SHOWN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_round_a_table_everything_fits(name: str, lang: Lang, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = tuple(tidy_name(WORST[n % 2 if n < 4 else n % len(WORST)]) or f"Player {n}" for n in range(13))
    monkeypatch.setitem(shot_play.NAMES, lang, names)
    assert list(faults(shown(tmp_path, name, (960, 540), lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_a_row_of_empty_boxes(lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sign that is set is in the typeface it is set in, and nobody is without a name."""
    drawn: set[tuple[fonts.Face, str]] = set()
    render = fonts.Fonts.render

    def note(self: fonts.Fonts, weight: Weight, size: int, text: str, *more: object) -> None:
        drawn.update((weight.face, char) for char in text)
        render(self, weight, size, text, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(fonts.Fonts, "render", note)
    for first in (3, 4, 5):
        session = sitting("guillotine", 3, first)
        advance(session, 12)
        table = Table(session=session, size=(1280, 720), lang=lang, pictures=False, covers=True)
        settle(table.app)
        canvas = Canvas(table.app.screen, table.app.design)
        table.app.type.draw(canvas, WORST[first], 20, 60, 30, "poster")
    assert {(face, char) for face, char in drawn if char not in known(face)} == set()
    assert ("serif", "•") in drawn or ("poster", "•") in drawn or ("sans", "•") in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", REAL)
def test_a_name_of_several_words_stands_before_what_to_do(game: str, lang: Lang) -> None:
    """Marie Anne, Dr. Guillotin, Player 3: in gold like any other, also in a list of several."""
    session = sitting(game, REAL[game].info.seats[0], 0)
    table = Table(session=session, lang=lang, pictures=False)
    for _ in range(4):
        named = [prompt_of(table.app, session.questions(), one.format) for one in ("Anne{}", "Marie Anne {}")]
        assert bool(named[0][0]) is bool(named[1][0]), session.questions()
        assert named[0][1] == named[1][1]
        advance(session, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_little_room_the_top_bar_cuts_the_name_and_never_what_to_do(lang: Lang) -> None:
    """300 units are too few for 24 wide letters and the words, and enough for the words."""
    session = sitting("guillotine", 3, 0)
    table = Table(session=session, size=(960, 540), lang=lang, pictures=False)
    settle(table.app)
    people = {seat: Person(seat, "W" * 24, seat) for seat in session.table_seats()}
    words = prompt_of(table.app, session.questions(), lambda seat: people[seat].name)[1]
    canvas, room = Canvas(table.app.screen, table.app.design), Box(40, 0, 300, 36)
    laid = table.scene.board.tableau.layout
    assert laid is not None
    TopBar(table.app, "guillotine")._prompt(canvas, laid, session.questions(), people, room)
    name, colon, told = canvas.registry.drawn
    assert told.text == words and name.text.startswith("WW") and name.text.endswith("...")
    assert colon.text == {"en": ":", "ja": "："}[lang]
    assert room.x <= name.box.x and name.box.right <= colon.box.x + 1 and colon.box.right < told.box.x
    assert told.box.right <= room.right
