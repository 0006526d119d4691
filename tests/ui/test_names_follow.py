"""Names that nobody typed are said in the language of the moment, in the middle of a match too; typed ones stay."""

from __future__ import annotations

import json
from pathlib import Path

from game import paths
from game.content.texts import Lang
from game.session.session import Session
from game.ui.clock import FakeClock
from game.ui.evening import Chair
from game.ui.flow import another_round, begin, resume, same_deal
from game.ui.running import RunningApp
from game.ui.scenes.seats import Seats
from game.ui.scenes.table import TableScene
from game.ui.scenes.title import Title

TYPED = "Aiko"
SAT = {"en": ("Player 1", TYPED, "Player 3", "Perrine"), "ja": ("席1", TYPED, "席3", "ペリーヌ")}


def house(home: Path, lang: Lang = "en") -> RunningApp:
    return RunningApp(home, paths.data(), paths.assets(), (1280, 720), lang, FakeClock())


def evening(app: RunningApp, bot: str = "Perrine") -> Session:
    """Two who typed no name, one who did, and a bot of the house; by hand-off."""
    arranged = app.house.evening
    arranged.game, arranged.seed, arranged.secrecy = "guillotine", 5, "screen"
    arranged.chairs = [Chair("", 0), Chair(TYPED, 1), Chair("", 2), Chair(bot, 3, "random")]
    arranged.arrange()
    arranged.rules_for(app.house.shelf.rules("guillotine").info)
    begin(app)
    return sitting(app)


def sitting(app: RunningApp) -> Session:
    assert app.house.session is not None
    return app.house.session


def names(session: Session) -> tuple[str, ...]:
    return tuple(person.name for person in session.people)


def test_they_follow_the_language_in_the_middle_of_a_match(tmp_path: Path) -> None:
    app = house(tmp_path)
    session = evening(app)
    for n in range(120):
        app.step(0.2)
        if session.screen.kind == "cover" and n > 60:
            session.uncover(session.takers()[0])
    for lang in ("en", "ja", "en"):
        app.set_language(lang)
        app.step(0.1)
        assert names(session) == SAT[lang]
        assert tuple(session.person(seat).name for seat in range(4)) == SAT[lang]
        table = next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))
        assert table.lines and all({p.name for p in line.people} == set(SAT[lang]) for line in table.lines)
        assert {person.name for person in table.painter.people.values()} == set(SAT[lang])
        other = set(SAT["ja" if lang == "en" else "en"]) - {TYPED}
        app.frame()
        assert app.drawn and not any(name in drawn.text for drawn in app.drawn for name in other)


def test_a_kept_match_goes_on_in_whatever_language_is_spoken_then(tmp_path: Path) -> None:
    app = house(tmp_path)
    evening(app).close()
    (path,) = app.house.saves.folder.iterdir()
    header = json.loads(path.read_bytes().split(b"\n")[0])
    assert [person["name"] for person in header["people"]] == ["", TYPED, "", "Perrine"]
    later = house(tmp_path, "ja")
    title = Title(later)
    later.stack.reset(title)
    for lang in ("ja", "en"):
        later.set_language(lang)
        later.step(0.1)
        later.frame()
        assert set(SAT[lang]) <= {drawn.text for drawn in later.drawn}
    assert title.save is not None
    resume(later, title.save)
    assert names(sitting(later)) == SAT["en"]
    later.set_language("ja")
    assert names(sitting(later)) == SAT["ja"]


def test_an_older_file_with_written_names_is_read_and_they_stay(tmp_path: Path) -> None:
    app = house(tmp_path)
    evening(app).close()
    (path,) = app.house.saves.folder.iterdir()
    head, rest = path.read_bytes().split(b"\n", 1)
    header = json.loads(head)
    for person, name in zip(header["people"], ("Player 1", TYPED, "席3", "ペリーヌ")):
        person["name"] = name
    path.write_bytes(json.dumps(header).encode() + b"\n" + rest)
    (save,) = app.house.saves.all()
    resume(app, save)
    assert names(sitting(app)) == ("Player 1", TYPED, "席3", "Perrine")  # a bot has the house's name in any case


def test_what_a_bot_was_called_by_people_stays(tmp_path: Path) -> None:
    app = house(tmp_path)
    session = evening(app, "Deep Thought")
    app.set_language("ja")
    assert names(session)[3] == "Deep Thought"


def test_whoever_typed_no_name_keeps_the_number_when_everybody_moves_on(tmp_path: Path) -> None:
    """The same people one seat further, and again on the same deal: who was player 1 stays player 1, by their token."""
    app = house(tmp_path)
    evening(app)
    for again in (another_round, same_deal):
        while sitting(app).screen.kind != "over":
            _go_on(sitting(app))
        if again is another_round:
            assert sitting(app).series.over()
        again(app, sitting(app))
        assert {person.token: person.name for person in sitting(app).people} == dict(enumerate(SAT["en"]))
    assert names(sitting(app)) == SAT["en"][1:] + SAT["en"][:1]
    assert sorted(known["name"] for known in app.settings.people) == [TYPED]


def _go_on(session: Session) -> None:
    session.bots.pause = 0.0
    if session.bots_turn(0.0):
        return
    if session.screen.kind == "cover":
        session.uncover(session.takers()[0])
        return
    offer = next(offer for offer in session.offers() if not offer.idle)
    session.answer(offer.seat, offer.token)


def test_the_seats_show_a_bot_under_its_name_in_this_language(tmp_path: Path) -> None:
    app = house(tmp_path)
    evening(app)
    app.set_language("ja")
    page = Seats(app, app.house.shelf.rules("guillotine").info)
    assert tuple(page.name_of(chair) for chair in app.house.evening.chairs) == SAT["ja"]
    assert page.free_bot()["name"] != "ペリーヌ"
