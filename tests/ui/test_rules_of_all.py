"""Whoever asks at the title how to play may read about every game; at a table it is about the one that is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.texts import LANGUAGES, Lang
from game.ui.input import Key, Press, Release
from game.ui.posters import game_name
from game.ui.running import RunningApp
from game.ui.scenes.rules import Rules

from .scene_checks import faults, shown


def asked(home: Path, size: tuple[int, int] = (1280, 720), lang: Lang = "en") -> tuple[RunningApp, Rules]:
    app = shown(home, "title", size, lang)
    app.settings.game = "revolution"
    app.post(Key("f1"))
    app.step(0.1)
    page = app.stack.top
    assert isinstance(page, Rules)
    return app, page


@pytest.mark.parametrize("cards", [False, True])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (540, 960)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_the_title_every_game_is_one_press_away(
    tmp_path: Path, lang: Lang, size: tuple[int, int], cards: bool
) -> None:
    app, page = asked(tmp_path, size, lang)
    assert page.game == "revolution"  # the last one
    page._tab(int(cards))
    for n, game in enumerate(app.house.shelf.ids):
        (target,) = [t for t in app.targets if t.id == f"game:{n}"]
        assert target.name == game_name(app, game) in {drawn.text for drawn in app.drawn}
        app.post(Press(*target.box.centre))
        app.post(Release(*target.box.centre))
        app.step(0.1)
        app.step(0.1)
        assert page.game == game
        assert cards or page.chapters()[0].title in " ".join(app.registry.texts())
        assert app.say("app.rules.title", game=game_name(app, game)) in app.registry.texts() or app.design.tall
        assert list(faults(app)) == []


def test_another_game_begins_at_its_first_page(tmp_path: Path) -> None:
    app, page = asked(tmp_path)
    page._chapter(len(page.chapters()) - 1)
    app.step(0.1)
    assert page.page > 0
    page.focus_on("game:2")
    app.post(Key("left"))
    app.step(0.1)
    assert page.game == app.house.shelf.ids[1] and (page.at, page.page) == (0, 0)
    assert page.focus == "game:1"


def test_of_a_game_in_hand_only_its_own_rules_are_offered(tmp_path: Path) -> None:
    app = shown(tmp_path, "mascarade_rules", (1280, 720), "en")
    assert not [target for target in app.targets if target.id.startswith("game:")]
