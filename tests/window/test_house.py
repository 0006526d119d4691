"""What only a real window can show: sizes, focus, keys of the window manager, the second start."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game import offscreen, paths
from game.offscreen import Screen, wait_for
from tests.window.player import Player

TABLE = ("play", "guillotine", "--seats", "2", "--seed", "3")


@pytest.mark.parametrize("size", [(960, 540), (1100, 700), (540, 960)])
def test_the_window_takes_any_size(tmp_path: Path, size: tuple[int, int]) -> None:
    with Screen(1320, 1000) as screen, Player(screen, tmp_path / "home") as player:
        player.wait_for_scene("title")
        screen.do("windowsize", player.window, *size)
        seen = player.wait(lambda seen: tuple(seen["size"]) == size)
        assert seen["scene"] == "title" and "Tricoteuse" in seen["texts"]
        assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y in seen["targets"].values())


def test_too_small_a_window_says_so_and_comes_back(screen: Screen, tmp_path: Path) -> None:
    with Player(screen, tmp_path / "home") as player:
        before = player.wait_for_scene("title")
        screen.do("windowsize", player.window, 500, 400)
        small = player.wait(lambda seen: seen["size"] == [500, 400])
        assert small["texts"] and not small["targets"]
        screen.do("windowsize", player.window, 1280, 720)
        assert player.wait(lambda seen: seen["size"] == [1280, 720])["texts"] == before["texts"]


def test_the_language_changes_without_a_restart(screen: Screen, tmp_path: Path) -> None:
    with Player(screen, tmp_path / "home") as player:
        english = player.wait_for_scene("title")
        player.key("ctrl+l")
        japanese = player.wait(lambda seen: seen["texts"] != english["texts"])
        assert any("\u3040" <= letter <= "\u30ff" for text in japanese["texts"] for letter in text)


def test_an_open_hand_is_covered_when_another_window_comes_to_the_front(screen: Screen, tmp_path: Path) -> None:
    with Player(screen, tmp_path / "home", *TABLE) as player:
        player.at_rest()
        player.hold("open", lambda seen: seen["scene"] == "table")
        hand = [name for name, group in player.at_rest()["groups"].items() if group == "hand"]
        assert len(hand) == 5
        other = screen.start([sys.executable, str(paths.root() / "game" / "cli" / "measuring" / "bare.py"), "idle"])
        try:
            seen = player.wait_for_scene("handoff")
            assert not set(hand) & set(seen["targets"])
        finally:
            offscreen.stop(other)


def test_the_window_managers_close_ends_the_game_and_keeps_the_match(screen: Screen, tmp_path: Path) -> None:
    with Player(screen, tmp_path / "home", *TABLE) as player:
        player.at_rest()
        player.hold("open", lambda seen: seen["scene"] == "table")
        player.at_rest()
        player.key("alt+F4")
        wait_for(lambda: player.running.poll() is not None, seconds=60)
        assert player.running.returncode == 0
        player.start_again()
        player.wait_for_scene("title")
        player.click("continue")
        player.wait_for_scene("handoff")


@pytest.mark.parametrize("trouble", ["no sound device", "a file where the home should be", "no pictures, no sounds"])
def test_the_game_goes_on_without(screen: Screen, tmp_path: Path, trouble: str) -> None:
    """A match begins and a hand opens all the same, and nothing is printed that looks like a crash."""
    home = tmp_path / "home"
    more = {}
    if trouble == "no sound device":
        more = {"SDL_AUDIODRIVER": "nonsense"}
    elif trouble.startswith("a file"):
        (tmp_path / "file").write_text("no folder")
        home = tmp_path / "file" / "home"
    else:
        more = {"SPIED_ASSETS": str(tmp_path / "nowhere")}
    with Player(screen, home, *TABLE, file=tmp_path / "seen.json", env=more) as player:
        seen = player.wait(lambda seen: seen["scene"] in ("handoff", "dialog"))
        if seen["scene"] == "dialog":
            assert any("home" in text for text in seen["texts"])
            player.click(next(name for name in seen["targets"] if name.endswith("1")))
        player.wait_for_scene("handoff")
        player.hold("open", lambda seen: seen["scene"] == "table")
        player.at_rest()
        assert "Traceback" not in player.log.read_text(errors="replace")
