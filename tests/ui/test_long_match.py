"""A match file of a million lines: the title and the list of matches show it, and show it at once."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.session.people import Person
from game.session.session import Session
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.scenes.kept import Kept
from game.ui.scenes.title import Title
from tests.driver import REAL


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_shown_without_the_number_of_its_moves(tmp_path: Path, lang: Lang) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), lang, FakeClock())
    people = tuple(Person(n, name, n) for n, name in enumerate(("Aiko", "Ben")))
    Session.begin(REAL["guillotine"], people, {}, 3, None, app.house.saves).close()
    (path,) = app.house.saves.folder.iterdir()
    with path.open("ab") as file:
        file.write(b'[0,"pass",1234567]\n[]\n' * 600_000)
    before = time.process_time()
    scenes = Title(app), Kept(app)
    assert time.process_time() - before < 0.2  # some seconds, if it were read through
    for scene in scenes:
        app.stack.reset(scene)
        app.step(0.1)
        app.frame()
        said = [drawn.text for drawn in app.drawn]
        assert any(app.say("app.title.many_answers") in text for text in said) and "Aiko" in said
