"""Match files of every kind: torn, foreign, of other versions, in folders that take nothing."""

from __future__ import annotations

import errno
import os
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from game import paths
from game.content.texts import Texts
from game.core.setup import GameInfo, TableSetting
from game.session.journal import SaveFailed
from game.session.resuming import CannotResume, Differs, glimpse, resume
from game.session.saves import Save, Saves
from game.session.session import Session
from tests.driver import digest
from tests.session.sittings import begin, folder, one_act, people, play, rules_named
from tests.toys import CATALOGUE

CART = CATALOGUE["cart"]
HEADER = (
    b'{"format":1,"game":"toy","app":"0.1.0","seed":1,"people":[{"id":1,"name":"A","token":0},'
    b'{"id":2,"name":"B","token":1}]}\n'
)
FOREIGN: dict[str, bytes] = {
    "nothing": b"",
    "white space": b" \n\n\r\n",
    "only zeros": b"\0" * 4096,
    "a text": "かぶき者\n".encode(),
    "another encoding": "マスカレード\n".encode("shift_jis"),
    "utf-16": '{"format":1}\n'.encode("utf-16"),
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "a list first": b'[0,"pass",1]\n' + HEADER,
    "an undo first": b"[]\n" + HEADER,
    "a result first": b'{"is":"end","people":[],"winners":[],"points":[]}\n',
    "another program's json": b'{"version":3,"players":["a","b"]}\n',
    "a number": b"42\n",
    "null": b"null\n",
    "cut in the first line": HEADER[:40],
    "first line without its end": HEADER[:-1],
    "nested deeper than anyone reads": b"[" * 100_000 + b"\n",
    "deep within the header": HEADER[:-2] + b',"options":' + b'{"a":' * 50_000 + b"\n",
    "no people": HEADER.replace(HEADER[HEADER.index(b'"people"') :], b'"people":[]}\n'),
    "one person twice": HEADER.replace(b'"id":2', b'"id":1'),
    "a name that is a number": HEADER.replace(b'"A"', b"7"),
    "a seed that is a word": HEADER.replace(b'"seed":1', b'"seed":"one"'),
    "secrecy of its own": HEADER[:-2] + b',"secrecy":"off"}\n',
    "format as a word": HEADER.replace(b'"format":1', b'"format":"one"'),
    "a format before the first": HEADER.replace(b'"format":1', b'"format":0'),
    "a format to come": HEADER.replace(b'"format":1', b'"format":3').replace(b"0.1.0", b"9.0"),
    "a format to come with other fields": b'{"format":7,"app":"9.0","tables":{}}\n',
    "a game that is not here": HEADER.replace(b'"toy"', b'"whist"'),
    "a game with a path for a name": HEADER.replace(b'"toy"', b'"../../etc"'),
    "huge": HEADER + b"[]" * 9_000_000,
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_what_is_no_match_is_said_in_both_languages_and_left_as_it_is(kind: str, tmp_path: Path) -> None:
    saves, texts = folder(tmp_path), Texts.load(paths.data())
    saves.folder.mkdir()
    path = saves.folder / "a.match"
    path.write_bytes(FOREIGN[kind])
    (save,) = saves.all()
    assert save.problem is not None and not save.open and saves.newest() is None
    with pytest.raises(CannotResume):
        resume(CART, save, saves)
    assert glimpse(CART, save, saves) is None
    assert path.read_bytes() == FOREIGN[kind] and list(saves.folder.iterdir()) == [path]
    for lang in ("en", "ja"):
        texts.lang = lang
        assert "{" not in texts.say(save.problem.key, save.problem.args)
    assert texts.missing == []


def test_a_newer_version_is_named(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    saves.folder.mkdir()
    (saves.folder / "a.match").write_bytes(FOREIGN["a format to come"])
    problem = saves.all()[0].problem
    assert problem is not None and problem.key == "app.saves.newer"
    assert "9.0" in Texts.load(paths.data()).say(problem.key, problem.args)


def test_what_is_no_file_at_all_is_no_match(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    saves.folder.mkdir()
    (saves.folder / "folder.match").mkdir()
    os.mkfifo(saves.folder / "pipe.match")
    (saves.folder / "circle.match").symlink_to(saves.folder / "circle.match")
    (saves.folder / "nowhere.match").symlink_to(tmp_path / "gone")
    assert len(saves.all()) == 4 and all(save.problem for save in saves.all())


def kept(tmp_path: Path, acts: int = 24, game: str = "cart") -> tuple[Saves, Path, Session]:
    saves = folder(tmp_path)
    session = play(begin(game, 5, saves=saves), acts=acts)
    session.close()
    return saves, next(saves.folder.iterdir()), session


@pytest.mark.parametrize("seed", range(40))
def test_a_match_file_changed_anywhere_is_never_lost_and_never_crashes(seed: int, tmp_path: Path) -> None:
    saves, path, _ = kept(tmp_path)
    source, data = Random(seed), bytearray(path.read_bytes())
    for _ in range(source.choice((1, 1, 3, 20))):
        at, cut = source.randrange(len(data)), source.choice((0, 1, 9))
        data[at : at + cut] = source.choice((b"", b"\0", b"x", b"[]\n", b'{"a":1}\n', b'[0,"pass",3]\n'))
    path.write_bytes(data)
    save = saves.look(path)
    try:
        again = resume(CART, save, saves)
    except CannotResume:
        assert path.read_bytes() == data
    except Differs as differs:
        assert path.read_bytes() == data
        again = resume(CART, save, saves, as_copy=True)
        assert path.read_bytes() == data and len(list(saves.folder.iterdir())) == 2
        assert again.answers == differs.done
        play(again, acts=3)
        again.close()
    else:
        play(again, acts=3)
        again.close()


def test_damage_in_the_middle_is_gone_on_with_in_a_copy(tmp_path: Path) -> None:
    saves, path, _ = kept(tmp_path)
    lines = path.read_bytes().split(b"\n")
    lines[6] = lines[6][:3] + b"#" + lines[6][3:]
    path.write_bytes(b"\n".join(lines))
    (save,) = saves.all()
    assert save.open and save.damaged and save.moves == 5
    with pytest.raises(Differs) as differs:
        resume(CART, save, saves)
    assert (differs.value.done, differs.value.damaged) == (5, True)
    again = resume(CART, save, saves, as_copy=True)
    assert again.answers == 5 and path.read_bytes() == b"\n".join(lines)
    again.close()
    copy = next(save for save in saves.all() if save.path != path)
    assert resume(CART, copy, saves).answers == 5


def test_other_cards_stop_it_at_the_first_question_they_change(tmp_path: Path) -> None:
    """A line whose check does not fit is not answered, even where the same words would be allowed."""
    saves, path, session = kept(tmp_path)
    lines = path.read_bytes().split(b"\n")
    seat, token, mark = msgspec.json.decode(lines[4])
    lines[4] = msgspec.json.encode([seat, token, mark ^ 1])
    path.write_bytes(b"\n".join(lines))
    (save,) = saves.all()
    with pytest.raises(Differs) as differs:
        resume(CART, save, saves)
    assert (differs.value.done, differs.value.total, differs.value.damaged) == (3, session.answers, False)


def test_settings_that_the_game_no_longer_has(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    old = rules_named("cart", GameInfo("toy", (2, 3), (TableSetting("days", ("2", "3")),)))
    Session.begin(old, people(2), {"days": "3"}, 1, None, saves).close()
    (save,) = saves.all()
    for info in (GameInfo("toy", (2, 3)), GameInfo("toy", (3,), (TableSetting("days", ("2", "3")),))):
        with pytest.raises(CannotResume) as why:
            resume(rules_named("cart", info), save, saves)
        assert why.value.said.key == "app.saves.settings"
    assert resume(old, save, saves).series.setup().options == {"days": "3"}


def test_the_list_shows_what_is_public_and_the_newest_first(tmp_path: Path) -> None:
    saves, path, session = kept(tmp_path)
    os.utime(path, (1000, 1000))
    other = begin("altars", 1, 1, seats=3, saves=saves, secrecy="lid")
    other.close()
    newest, oldest = saves.all()
    assert oldest.kept == 1000 and oldest.moves == session.moves > 3 and not oldest.finished
    assert [(p.name, p.bot) for p in newest.people] == [("Aiko", None), ("Kenji", "random"), ("Iris", None)]
    assert saves.newest() == newest
    seen = glimpse(CATALOGUE["altars"], newest, saves)
    assert seen is not None and not [c for row in seen.view.zones.values() for c in row if c.face]
    saves.delete(newest)
    assert saves.newest() == oldest


def test_a_clock_set_back_does_not_bring_an_older_match_forward(tmp_path: Path) -> None:
    """What seems to have been kept tomorrow was kept before the clock was set back."""
    saves = folder(tmp_path)
    begin("cart", 1, seats=2, saves=saves).close()
    (first,) = saves.all()
    tomorrow = time.time() + 86400
    os.utime(first.path, (tomorrow, tomorrow))
    begin("cart", 2, seats=2, saves=saves).close()
    latest, older = saves.all()
    assert saves.newest() == latest and older.path == first.path != latest.path


def test_a_finished_match_is_not_gone_on_with(tmp_path: Path) -> None:
    saves, _, session = kept(tmp_path, acts=10_000)
    (save,) = saves.all()
    assert session.screen.kind == "over" and save.finished and saves.newest() is None


def test_options_of_privacy_survive(tmp_path: Path) -> None:
    for secrecy in ("screen", "lid", "none"):
        for undo in ("own", "all", "none"):
            saves = folder(tmp_path / f"{secrecy}{undo}")
            begin("cart", 1, saves=saves, secrecy=secrecy, undo=undo).close()
            again = resume(CART, saves.all()[0], saves)
            assert (again.secrecy, again.header.undo) == (secrecy, undo)
            again.close()
    saves = folder(tmp_path / "missing")
    saves.folder.mkdir(parents=True)
    (saves.folder / "a.match").write_bytes(HEADER)
    assert resume(CART, saves.all()[0], saves).secrecy == "screen"


def test_a_file_in_the_folders_place_is_told_before_anything_is_dealt(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("not a folder")
    saves = folder(tmp_path)
    with pytest.raises(SaveFailed) as failed:
        begin("cart", 1, saves=saves)
    assert str(tmp_path / "matches") in str(failed.value) and saves.all() == ()
    session = play(begin("cart", 1, saves=None), acts=50)
    assert session.answers > 5 and not session.saved
    assert (tmp_path / "matches").read_text() == "not a folder"


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """No file may grow beyond this, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


def test_on_a_full_disk_nothing_changes_and_it_may_be_tried_again_or_gone_on_unsaved(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    session = begin("cart", 1, seats=2, saves=saves)
    (path,) = saves.folder.iterdir()
    session.uncover(0)
    before, sound = digest(session.match.state), path.read_bytes()
    session.take_beats()
    with largest_file(len(sound) + 7):
        for _ in range(2):  # the line is torn after 7 bytes
            with pytest.raises(SaveFailed):
                session.answer(0, "pass")
            assert digest(session.match.state) == before and session.answers == 0
            assert session.take_beats() == [] and session.screen.kind == "open"
    session.answer(0, "pass")  # there is room again
    assert path.read_bytes().startswith(sound) and path.read_bytes().count(b"\n") == 2
    with largest_file(path.stat().st_size):
        session.uncover(1)
        with pytest.raises(SaveFailed):
            session.answer(1, "pass")
        session.go_on_unsaved()
        session.answer(1, "pass")
    assert not session.saved and resume(CART, saves.all()[0], saves).answers == 1


def test_a_disk_too_full_to_begin_leaves_no_empty_file(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    with largest_file(10), pytest.raises(SaveFailed):
        begin("cart", 1, saves=saves)
    assert list(saves.folder.iterdir()) == []


def test_a_sync_that_fails_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = folder(tmp_path)
    session = begin("cart", 1, seats=2, saves=saves)
    session.uncover(0)

    def fail(file: int) -> None:
        raise OSError(errno.EIO, "input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fail)
        with pytest.raises(SaveFailed):
            session.answer(0, "pass")
    assert session.answers == 0
    session.close()
    again = resume(CART, saves.all()[0], saves)  # the line had reached the file all the same
    assert again.answers <= 1


def test_every_answer_is_synced_before_anything_it_reveals_is_handed_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin("tricks", 3, saves=folder(tmp_path))
    (path,) = (tmp_path / "matches").iterdir()
    session.take_beats()
    synced: list[tuple[int, int]] = []
    monkeypatch.setattr(
        os, "fsync", lambda file: synced.append((path.read_bytes().count(b"\n"), len(session.match.log)))
    )
    source = Random(1)
    while one_act(session, source) and session.answers < 30:
        if session.take_beats():
            assert synced[-1][0] == session.answers + 1  # with the first line of the file
    assert synced == [(n + 2, n) for n in range(session.answers)]


def test_an_answer_that_the_rules_fail_at_leaves_no_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin("cart", 1, seats=2, saves=folder(tmp_path))
    (path,) = (tmp_path / "matches").iterdir()
    session.uncover(0)
    before = path.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(type(CART), "draw", lambda *args: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            session.answer(0, "pass")
    assert path.read_bytes() == before and session.answers == 0
    session.answer(0, "pass")
    session.close()
    assert resume(CART, session_save(tmp_path), folder(tmp_path)).answers == 1


def session_save(tmp_path: Path) -> Save:
    return folder(tmp_path).all()[0]


def test_two_matches_begun_in_the_same_second_have_files_of_their_own(tmp_path: Path) -> None:
    saves = folder(tmp_path)
    for seed in range(3):
        begin("cart", seed, saves=saves).close()
    assert len(saves.all()) == 3


def test_two_windows_cannot_both_go_on_with_a_match(tmp_path: Path) -> None:
    """The second to answer is told, and the answers of the first stay."""
    saves = folder(tmp_path)
    begin("cart", 1, seats=2, saves=saves).close()
    one, two = (resume(CART, saves.all()[0], saves) for _ in range(2))
    for session in (one, two):
        session.uncover(0)
    one.answer(0, "pass")
    with pytest.raises(SaveFailed) as caught:
        two.answer(0, "pass")
    assert caught.value.elsewhere, "trying again would fail again"
    one.uncover(1)
    one.answer(1, "pass")
    assert two.answers == 0 and resume(CART, saves.all()[0], saves).answers == 2


LINES = b'[0,"pass",123456]\n[]\n' * 600_000 + b'[1,"pass",123456]\n'
END = b'{"is":"end","people":[1,2],"winners":[0],"points":[4,2]}\n'


@pytest.mark.parametrize(
    "rest, match, finished",
    [
        (b"", 1, False),
        (b'[0,"pa', 1, False),  # torn
        (END, 1, False),  # two matches are wanted
        (END + HEADER[:-2] + b',"match":2}\n[0,"pass",1]\n', 2, False),
        (END + HEADER[:-2] + b',"match":2}\n' + END, 2, True),
    ],
)
def test_of_a_million_lines_a_list_reads_only_the_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rest: bytes, match: int, finished: bool
) -> None:
    monkeypatch.setattr("game.session.saves.read", None)
    saves = folder(tmp_path)
    saves.folder.mkdir()
    path = saves.folder / "long.match"
    path.write_bytes(HEADER[:-2] + b',"matches":2}\n' + LINES + rest)
    before = path.read_bytes()
    save = saves.look(path)
    assert (save.game, [person.name for person in save.people]) == ("toy", ["A", "B"])
    assert (save.match, save.matches, save.moves, save.finished, save.problem) == (match, 2, None, finished, None)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "name",
    [
        "a text",
        "a picture",
        "a list first",
        "no people",
        "a format to come",
        "a game that is not here",
        "an undo first",
        "deep within the header",
    ],
)
def test_a_long_file_that_is_none_of_ours_is_answered_as_a_short_one(tmp_path: Path, name: str) -> None:
    saves = folder(tmp_path)
    saves.folder.mkdir()
    told = []
    for rest in (b"", LINES):
        path = saves.folder / "foreign.match"
        path.write_bytes(FOREIGN[name] + rest)
        told.append(saves.look(path).problem)
    assert told[0] is not None and told[0] == told[1]


def test_a_long_match_goes_on_where_it_was(tmp_path: Path) -> None:
    """Answers given and taken back more than a million times: shown at once, and read in full by whoever goes on."""
    saves = folder(tmp_path)
    session = play(begin("cart", 3, saves=saves), acts=12)
    session.close()
    (path,) = saves.folder.iterdir()
    data = path.read_bytes()
    answer = data.rstrip(b"\n").rsplit(b"\n", 1)[1] + b"\n"
    path.write_bytes(data + (answer + b"[]\n") * 70_000)
    save = saves.look(path)
    assert save.open and save.moves is None
    again = resume(CART, save, saves)
    assert digest(again.match.state) == digest(session.match.state) and again.moves == session.moves
    again.close()
