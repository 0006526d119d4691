"""Nobody is forgotten: games, libraries and fonts are named with their licences, on screen and in README.md."""

from __future__ import annotations

from typing import Any

import tomli

from game import paths
from game.games import CATALOGUE

ROOT = paths.root()
CREDITS: dict[str, Any] = tomli.loads((ROOT / "assets" / "CREDITS.toml").read_text(encoding="utf-8"))
NAMES: dict[str, Any] = tomli.loads((paths.data() / "text" / "games.en.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


def locked(lock: str) -> set[str]:
    lines = (ROOT / "build_scripts" / "locks" / f"{lock}.lock").read_text(encoding="utf-8").splitlines()
    return {line.split("==")[0] for line in lines if "==" in line}


def test_every_game_is_credited() -> None:
    assert tuple(game["id"] for game in CREDITS["game"]) == CATALOGUE
    for game in CREDITS["game"]:
        assert game["designer"] in README and game["publisher"] in README and game["title"] in README


def test_the_table_of_games_says_what_the_data_say() -> None:
    for game in CREDITS["game"]:
        data = tomli.loads((paths.data() / "games" / game["id"] / "game.toml").read_text(encoding="utf-8"))
        seats = "–".join(map(str, dict.fromkeys(data["seats"])))
        minutes = "–".join(str(each * data.get("matches", [1])[0]) for each in data["minutes"])  # of the usual evening
        assert f"| {NAMES[game['id']]['name']} | {seats} | {minutes} |" in README


def test_every_library_the_game_runs_on_is_credited() -> None:
    assert {library["name"] for library in CREDITS["library"]} == locked("run") | {"Python"}
    assert all(library["licence"] and library["use"]["en"] and library["use"]["ja"] for library in CREDITS["library"])


def test_every_font_is_credited_and_its_licence_lies_beside_it() -> None:
    folder = ROOT / "assets" / "fonts"
    assert {font["file"] for font in CREDITS["font"]} == {
        file.name for file in folder.iterdir() if file.suffix in (".otf", ".ttf")
    }
    assert all(font["holder"] in (folder / font["text"]).read_text(encoding="utf-8") for font in CREDITS["font"])


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial" in README and "unofficial" in CREDITS["note"]["en"] and "非公式" in CREDITS["note"]["ja"]
