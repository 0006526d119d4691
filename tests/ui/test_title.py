"""The title: who sits at the kept match, a menu in even rows, and calm ground under its words."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.session.people import Person
from game.session.shelf import Shelf
from game.ui import folders
from game.ui.clock import FakeClock
from game.ui.registry import Box
from game.ui.running import RunningApp
from game.ui.scenes.title import Title
from game.ui.shot_play import session, settle

from .scene_checks import faults, shown

FEWEST = {"guillotine": 2, "guillotine_tricks": 4, "revolution": 2, "mascarade": 4, "allegiance": 3}
LONG = "Marie-Antoinette Josèphe"


def seated(app: RunningApp, names: tuple[str, ...]) -> list[str]:
    """What stands beside the tokens on the card of a match that these people have begun."""
    title = app.stack.top
    assert isinstance(title, Title) and title.save is not None
    people = tuple(Person(n, name, n) for n, name in enumerate(names))
    title.save, title.standing = replace(title.save, people=people), None
    app.redraw()
    app.step(0.1)
    assert list(faults(app)) == []
    texts = app.registry.texts()
    cut = [text.split("...", 1) for text in texts if len(text) > 5 and "..." in text]
    return [name for name in names if name in texts or any(name.startswith(a) and name.endswith(b) for a, b in cut)]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (540, 960)])
def test_nobody_in_the_first_seats_is_a_bare_token(tmp_path: Path, size: tuple[int, int]) -> None:
    app = shown(tmp_path, "title_kept", size, "en")
    for names in (
        (LONG, "Kenji"),
        ("Kenji", LONG, "Alice"),
        (LONG, "Wilhelmina van Nassau", "Kenji"),
        ("W" * 24, "あ" * 24),
        ("Sakura", "Kenji", "Alice", "Muhammad"),
    ):
        assert seated(app, names) == list(names)
    many = tuple(f"Guest {letter}" for letter in "ABCDEFGHIJKLM")
    told = seated(app, many)
    assert told == list(many[: len(told)])  # a token without a name comes after all that have one


@pytest.mark.parametrize("seats", [4, 8])
def test_names_that_begin_alike_are_told_apart(tmp_path: Path, seats: int) -> None:
    """Four people who have typed no name, where there is no room for all of it."""
    app = shown(tmp_path, "title_kept", (1280, 720), "en")
    title = app.stack.top
    assert isinstance(title, Title)
    people = tuple(Person(n, f"Player at the table {n + 1}", n) for n in range(seats))
    title.save, title.standing = replace(title.save, people=people), None  # type: ignore[type-var]
    app.redraw()
    app.step(0.1)
    names = [text for text in app.registry.texts() if text.startswith("P") and "..." in text]
    assert len(names) > 2 and len(set(names)) == len(names)


@pytest.mark.parametrize("name", ["title", "title_kept", "title_many"])
@pytest.mark.parametrize("size", [(960, 540), (1100, 619), (1264, 711), (1280, 720), (540, 960)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_menu_falls_alone_to_a_second_line(
    tmp_path: Path, lang: Lang, size: tuple[int, int], name: str
) -> None:
    app = shown(tmp_path, name, size, lang)
    menu = [t for t in app.targets if t.group == "menu" and t.id in ("new", "more", "help", "settings")]
    links = [t for t in menu if t.id != "new" or name != "title"]
    rows = [sum(1 for t in links if t.box.y == y) for y in sorted({t.box.y for t in links})]
    assert len(set(rows)) == 1, rows


@pytest.mark.parametrize("name", ["title", "title_kept", "title_many"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_moon_and_no_beam_lie_under_the_words_of_a_tall_title(tmp_path: Path, lang: Lang, name: str) -> None:
    app = shown(tmp_path, name, (540, 960), lang)
    for target in app.targets:
        if target.id in ("more", "help", "settings") or (target.id == "new" and name != "title"):
            assert spread(app.screen, target.box, app.design.scale) < 16, target.id


def spread(screen: pygame.Surface, box: Box, scale: float) -> int:
    """How much brightness changes along the line above the letters and the one below."""
    seen = []
    for y in (box.y + 5, box.bottom - 5):
        for x in range(round(box.x) + 12, round(box.right) - 12, 2):
            seen.append(sum(screen.get_at((round(x * scale), round(y * scale)))[:3]) // 3)
    return max(seen) - min(seen)


@pytest.mark.parametrize("lang, begun", [("en", "Just begun"), ("ja", "始まったばかり")])
def test_a_match_in_which_nothing_open_has_been_chosen_has_begun(tmp_path: Path, lang: Lang, begun: str) -> None:
    """Secret answers are kept and not counted: 0 moves would read as if they had been lost."""
    app = shown(tmp_path, "title_kept", (1280, 720), lang)
    title = app.stack.top
    assert isinstance(title, Title) and title.save is not None
    for moves in (0, 3):
        title.save = replace(title.save, moves=moves)
        app.redraw()
        app.step(0.1)
        assert (begun in app.registry.texts()) is (moves == 0)


STANDS: dict[str, dict[Lang, tuple[str, ...]]] = {
    "guillotine": {"en": ("Day 1 of 3, ",), "ja": ("1日目（全3日）・",)},
    "guillotine_tricks": {"en": ("Round 1 of 12, ",), "ja": ("第1ラウンド（全12）・",)},
    "revolution": {"en": ("Kenji to play",), "ja": ("ケンジの番",)},  # Blue, the second seat, places the first building
    "mascarade": {"en": ("Turn 1, ",), "ja": ("1手番目・",)},
    "allegiance": {"en": ("Round 1 of ",), "ja": ("第1ラウンド（全",)},
}


def title_with(tmp_path: Path, size: tuple[int, int], lang: Lang, game: str, seats: int, answers: int) -> RunningApp:
    """The title over a kept match of a game after so many answers, once all is known of it."""
    app = RunningApp(tmp_path, paths.data(), paths.assets(), size, lang, FakeClock())
    session(app, game, seats, answers, saved=True).close()
    app.stack.push(Title(app))
    settle(app)
    return app


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (540, 960)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", STANDS)
def test_the_card_tells_when_and_whose_turn_it_is(tmp_path: Path, game: str, lang: Lang, size: tuple[int, int]) -> None:
    begun = 1 if game == "guillotine_tricks" else 0  # the first round begins as the target suit is turned up
    app = title_with(tmp_path, size, lang, game, FEWEST[game], begun)
    assert list(faults(app)) == []
    told = [text for text in app.registry.texts() if text.startswith(STANDS[game][lang])]
    assert len(told) == 1, app.registry.texts()


@pytest.mark.parametrize(
    "game, scores",
    [("mascarade", ["6"] * 4), ("guillotine", ["0"] * 2), ("revolution", ["0"] * 2), ("guillotine_tricks", ["0"] * 4)],
)
def test_the_card_tells_scores_that_lie_open(tmp_path: Path, game: str, scores: list[str]) -> None:
    """Coins, heads and markers lie before everybody; at the beginning everybody has the same."""
    app = title_with(tmp_path, (1920, 1080), "en", game, FEWEST[game], 0)
    assert [text for text in app.registry.texts() if text.isdecimal()] == scores


def test_loyalty_has_no_score_before_the_end(tmp_path: Path) -> None:
    """What a pile of Allegiance is worth, and to whom, is known when all is counted."""
    app = title_with(tmp_path, (1920, 1080), "en", "allegiance", 3, 12)
    assert not [text for text in app.registry.texts() if text.isdecimal()]
    assert any(text.startswith("Round ") for text in app.registry.texts())


def test_the_scores_are_those_of_the_table(tmp_path: Path) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1920, 1080), "en", FakeClock())
    sitting = session(app, "mascarade", 4, 80, saved=True)
    coins = [str(sitting.view().counters["coins", seat]) for seat in range(4)]
    sitting.close()
    app.stack.push(Title(app))
    settle(app)
    assert [text for text in app.registry.texts() if text.isdecimal()] == coins != ["6"] * 4


def test_while_several_choose_in_secret_it_is_nobodys_turn(tmp_path: Path) -> None:
    """Whose answer is missing would tell who has chosen."""
    for answers in (0, 1, 2):
        app = title_with(tmp_path / str(answers), (1920, 1080), "en", "allegiance", 3, answers)
        assert any(text.endswith(", choosing in secret") for text in app.registry.texts())


def test_the_title_does_not_wait_for_what_the_card_tells(tmp_path: Path) -> None:
    """Its first frame reads the file's lines and no game; the rest comes while it stands."""
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    session(app, "guillotine", 4, 12, saved=True).close()
    app.house.shelf = Shelf(paths.data() / "games")
    title = Title(app)
    app.stack.push(title)
    app.step()
    assert title.save is not None and title.standing is None and app.house.shelf._rules == {}
    settle(app)
    assert title.standing is not None and not app.moving


def test_a_match_that_cannot_be_played_again_keeps_its_card(tmp_path: Path) -> None:
    """Answers to questions that nobody asks any more: the card tells what its lines tell."""
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    sitting = session(app, "guillotine", 2, 12, saved=True)
    sitting.close()
    (path,) = app.house.saves.folder.iterdir()
    path.write_bytes(path.read_bytes().replace(b'"days":"3"', b'"days":"no"'))
    app.stack.push(Title(app))
    settle(app)
    title = app.stack.top
    assert isinstance(title, Title) and title.standing is None and not app.faults
    assert "12 moves so far" in " ".join(app.registry.texts())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (540, 960)])
def test_the_menu_below_a_small_card_leaves_the_foot_free(tmp_path: Path, size: tuple[int, int], lang: Lang) -> None:
    app = shown(tmp_path, "title_many", size, lang)
    stops = [app.registry.find(name) for name in ("new", "more", "help", "settings")]
    foot = app.registry.find("quit")
    assert foot is not None and foot.box.bottom <= size[1]
    assert all(stop is not None and stop.box.bottom <= foot.box.y for stop in stops)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (540, 960)])
def test_a_small_card_has_two_rows_for_four_people_and_more(tmp_path: Path, size: tuple[int, int], lang: Lang) -> None:
    """All four names of the kept match, two below each other, none of them on the button."""
    app = shown(tmp_path, "title_kept", size, lang)
    names = {"en": ("Sakura", "Kenji", "Alice", "Muhammad"), "ja": ("さくら", "ケンジ", "アリス", "ムハンマド")}[lang]
    boxes = [next(d.box for d in app.registry.drawn if d.text == name) for name in names]
    assert len({round(box.centre[1]) for box in boxes}) == 2
    button = app.registry.find("continue")
    assert button is not None and all(box.bottom < button.box.y for box in boxes)
    assert list(faults(app)) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_four_names_stand_whole_beside_their_scores(tmp_path: Path, size: tuple[int, int]) -> None:
    texts = shown(tmp_path, "title_kept", size, "en").registry.texts()
    assert {"Sakura", "Kenji", "Alice", "Muhammad"} <= set(texts) and "-3" in {text.replace("−", "-") for text in texts}


def test_thirteen_scores_have_room_on_a_large_card(tmp_path: Path) -> None:
    app = title_with(tmp_path, (1920, 1080), "en", "mascarade", 13, 0)
    assert [text for text in app.registry.texts() if text.isdecimal()] == ["6"] * 13
    assert list(faults(app)) == []


def test_the_last_heads_of_whoever_leads_lie_on_the_card(tmp_path: Path) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1920, 1080), "en", FakeClock())
    sitting = session(app, "guillotine", 4, 30, saved=True)
    shown = sitting.view()
    scores = [badge.value for badge in sitting.badges() if badge.key == "score"]
    leader = scores.index(max(scores, key=lambda score: int(str(score))))
    pile = [card.face for card in shown.zones[Zone("score_pile", leader)]]
    sitting.close()
    app.stack.push(Title(app))
    settle(app)
    title = app.stack.top
    assert isinstance(title, Title) and title.standing is not None
    assert [card.face for card in title.standing.cards] == pile[-3:] and len(pile) >= 3
    assert list(faults(app)) == []


def test_nobody_leads_before_the_first_head(tmp_path: Path) -> None:
    app = title_with(tmp_path, (1920, 1080), "en", "guillotine", 4, 0)
    title = app.stack.top
    assert isinstance(title, Title) and title.standing is not None and title.standing.cards == ()


def test_the_first_frame_reads_no_code_of_the_rules(tmp_path: Path) -> None:
    """What the card tells comes later, and so does all that it takes to find it out."""
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    session(app, "guillotine", 2, 5, saved=True).close()
    seen = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME, str(tmp_path)], capture_output=True, text=True, check=True, cwd=Path.cwd()
    )
    assert seen.stdout.split() == ["Title", "False", "True"]


FIRST_FRAME = """
import sys
from pathlib import Path
from game import paths
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.scenes.title import Title

app = RunningApp(Path(sys.argv[1]), paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
app.stack.push(Title(app))
app.step()
print(type(app.stack.top).__name__, "game.session.resuming" in sys.modules, app.stack.top.save.open)
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (540, 960)])
def test_a_match_that_cannot_be_read_leads_to_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], lang: Lang
) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), size, lang, FakeClock())
    folder = app.house.saves.folder
    folder.mkdir(parents=True)
    (folder / "torn.match").write_text("?\n", encoding="utf-8")
    app.stack.push(Title(app))
    settle(app)
    button = app.registry.find("folder")
    assert button is not None and app.registry.find("continue") is None and list(faults(app)) == []
    asked: list[Path] = []

    def unable(where: Path) -> bool:
        asked.append(where)
        return False

    monkeypatch.setattr(folders, "open_folder", unable)
    assert button.press is not None
    button.press()
    app.step(0.1)
    assert asked == [folder] and str(folder) in "".join(app.registry.texts()).replace(" ", "")
