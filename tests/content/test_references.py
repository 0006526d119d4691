"""A name that should stand in another file and does not: told in either language, with the nearest that does."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game import paths
from game.content import report
from game.content.texts import Texts

from .folder import mistakes_with

GAMES = paths.data() / "games"


def told(folder: Path, file: str, good: str, bad: str) -> dict[str, list[str]]:
    """What is said in each language of the game when this stands in the file."""
    problems = mistakes_with(folder, file, good, bad)
    return {lang: report.sentences(problems, Texts.load(paths.data(), lang)) for lang in ("en", "ja")}


@pytest.mark.parametrize(
    "file, good, bad, near, stands_in",
    [
        ("guillotine/nobles.toml", 'noble = "countess"', 'noble = "contess"', "countess", "nobles.toml"),
        ("guillotine/actions.toml", 'noble = "palace_guard"', 'noble = "palace_gaurd"', "palace_guard", "nobles.toml"),
        ("mascarade/scenarios.toml", '"judge"', '"jugde"', "judge", "masks.toml"),
        ("allegiance/game.toml", 'start_role = "inquisitor"', 'start_role = "inqisitor"', "inquisitor", "roles.toml"),
        ("allegiance/game.toml", 'removed_role = "', 'removed_role = "x', None, "roles.toml"),
        ("guillotine_tricks/game.toml", 'right_card = "', 'right_card = "x', None, "cards.toml"),
    ],
)
def test_a_misspelt_card_is_told_with_the_nearest(
    tmp_path: Path, file: str, good: str, bad: str, near: str | None, stands_in: str
) -> None:
    said = told(tmp_path, file, good, bad)
    (english,), (japanese,) = said["en"], said["ja"]
    assert f"is not known; expected the id of a card in {stands_in}. Nearest: “{near or ''}" in english
    assert f"という語はありません。使えるのは{stands_in}にあるカードのid。近いのは「{near or ''}" in japanese


def test_the_line_of_a_misspelt_noble_is_its_own_behind_a_call_that_no_verb_takes(tmp_path: Path) -> None:
    calls = '[{ do = "mvoe" },\n{ do = "move", to = "front", noble = "palace_gaurd" }]'
    good = '[{ do = "move", to = "front", noble = "palace_guard" }]'
    said = told(tmp_path, "guillotine/actions.toml", good, calls)["en"]
    assert [line.partition(":")[0] for line in said] == [
        "guillotine/actions.toml, line 90, forward_march.effects[0].do",
        "guillotine/actions.toml, line 91, forward_march.effects[1].noble",
    ]


@pytest.mark.parametrize(
    "file, good, bad, english, japanese",
    [
        (
            "revolution/counters.toml",
            "number = 5",
            "number = -5",
            "expected a whole number from 0 to 99, found -5.",
            "0〜99の整数のはずが、-5になっています。",
        ),
        (
            "revolution/game.toml",
            "width = 5",
            "width = 6",
            "expected a board with one space for each of the 25 pieces, found 6.",
            "25個の駒に1マスずつある盤の幅のはずが、6になっています。",
        ),
        (
            "guillotine_tricks/game.toml",
            "tricks = 12",
            "tricks = 11",
            "expected 12, one less than numbers.hand, found 11.",
            "12（numbers.handより1つ少ない数）のはずが、11になっています。",
        ),
        (
            "guillotine_tricks/cards.toml",
            "suit =",
            "copies = 2\nsuit =",
            "expected 52 cards in all, 13 for each seat, found 53.",
            "合わせて52枚（各席に13枚ずつ）のはずが、53になっています。",
        ),
        (
            "allegiance/roles.toml",
            "copies = 18",
            "copies = 19",
            "expected as many cards in all as leave full rounds for 3 seats (96 do), found 97.",
            "合計が3席で同じ枚数ずつ配りきれる枚数（たとえば96枚）のはずが、97になっています。",
        ),
    ],
)
def test_what_only_a_game_can_know_is_said_in_either_language(
    tmp_path: Path, file: str, good: str, bad: str, english: str, japanese: str
) -> None:
    said = told(tmp_path, file, good, bad)
    assert any(line.endswith(english) for line in said["en"]), said["en"]
    assert any(line.endswith(japanese) for line in said["ja"]), said["ja"]


def test_no_game_says_in_its_own_words_what_it_expected() -> None:
    """A sentence in the code would be half English in Japanese: what is expected is a word of the file or a phrase."""
    phrases = Texts.load(paths.data(), "ja")
    for file in (paths.root() / "game" / "games").rglob("*.py"):
        source = file.read_text("utf-8")
        for call in ast.walk(ast.parse(source)):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "note":
                said = [
                    part.value for arg in call.args[3:5] for part in ast.walk(arg) if isinstance(part, ast.Constant)
                ]
                assert not [text for text in said if re.search("[a-z] ", str(text))], ast.unparse(call)
        for name in re.findall(r'Phrase\(\s*"(\w+)"', source):
            assert phrases.has(f"app.check.expected.{name}"), name
