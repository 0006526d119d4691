"""A match goes on with the cards it began with, though the card files have been changed since."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from game import paths
from game.games import load
from game.session.resuming import Differs, resume
from game.session.saves import Saves
from game.session.session import Session
from tests.driver import digest
from tests.session.sittings import people, play

GAME = "guillotine"


@pytest.fixture
def begun(tmp_path: Path) -> tuple[Saves, Path, Session]:
    """Guillotine after some answers, with card files of its own to be changed."""
    games = tmp_path / "games"
    shutil.copytree(paths.data() / "games" / GAME, games / GAME)
    saves = Saves(tmp_path / "matches", games)
    session = Session.begin(load(GAME, games), people(3), {}, 4, "screen", saves)
    play(session, acts=40)
    session.close()
    return saves, games, session


def change(games: Path, file: str, old: str, new: str) -> None:
    path = games / GAME / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_with_the_same_cards_nothing_is_said(begun: tuple[Saves, Path, Session]) -> None:
    saves, games, session = begun
    again = resume(load(GAME, games), saves.all()[0], saves)
    assert again.notice is None and digest(again.match.state) == digest(session.match.state)


def test_a_changed_number_of_copies_changes_no_match_that_has_begun(begun: tuple[Saves, Path, Session]) -> None:
    saves, games, session = begun
    change(games, "actions.toml", "copies = 2", "copies = 7")
    today = load(GAME, games)
    again = resume(today, saves.all()[0], saves)
    assert again.notice is not None and again.notice.key == "app.saves.old_cards"
    assert digest(again.match.state) == digest(session.match.state) and again.rules is not today
    play(again, acts=20)
    again.close()
    third = resume(today, saves.all()[0], saves)
    assert third.answers == again.answers and digest(third.match.state) == digest(again.match.state)


def test_a_look_of_the_table_is_no_card(begun: tuple[Saves, Path, Session]) -> None:
    saves, games, _ = begun
    with (games / GAME / "text.en.toml").open("a", encoding="utf-8") as file:
        file.write("\n# a remark\n")
    assert resume(load(GAME, games), saves.all()[0], saves).notice is None


def test_where_the_old_cards_cannot_be_read_today_s_are_tried(begun: tuple[Saves, Path, Session]) -> None:
    """The files in a match are only data: they may come from anywhere, and their names lead nowhere."""
    saves, games, session = begun
    (path,) = saves.folder.iterdir()
    first, rest = path.read_bytes().split(b"\n", 1)
    header = msgspec.json.decode(first)
    for files in ({"game.toml": "this is no game"}, {"../../escaped.toml": ""}, {"game.toml": "", "a/b.toml": ""}, {}):
        header["files"], header["digest"] = files, "0"
        path.write_bytes(msgspec.json.encode(header) + b"\n" + rest)
        again = resume(load(GAME, games), saves.all()[0], saves)
        assert again.notice is None and digest(again.match.state) == digest(session.match.state)
        again.close()
        assert not list(saves.folder.parent.rglob("escaped.toml"))


def test_without_the_old_cards_it_stops_at_the_first_question_that_has_changed(
    begun: tuple[Saves, Path, Session],
) -> None:
    saves, games, session = begun
    (path,) = saves.folder.iterdir()
    first, rest = path.read_bytes().split(b"\n", 1)
    header = msgspec.json.decode(first)
    header["files"] = {}
    path.write_bytes(msgspec.json.encode(header) + b"\n" + rest)
    change(games, "actions.toml", "copies = 2", "copies = 7")
    before, today = path.read_bytes(), load(GAME, games)
    with pytest.raises(Differs) as differs:
        resume(today, saves.all()[0], saves)
    assert differs.value.done < session.answers and path.read_bytes() == before
    again = resume(today, saves.all()[0], saves, as_copy=True)
    assert again.answers == differs.value.done and path.read_bytes() == before
    again.close()
    copy = next(save for save in saves.all() if save.path != path)
    assert resume(today, copy, saves).notice is None  # the copy holds today's cards
