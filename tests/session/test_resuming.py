"""Kill it at any time and go on where it was."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game import paths
from game.core.match import Match
from game.session.history import History
from game.session.resuming import resume
from game.session.saves import Saves
from game.session.session import Session
from tests.driver import GAMES, REAL, digest
from tests.session.sittings import begin, folder, one_act
from tests.toys import CATALOGUE

Stand = tuple[object, ...]


def stand(session: Session) -> Stand:
    """Everything that must be the same again, except who is looking."""
    return (digest(session.match.state), session.match.asks, [tuple(c) for c in session.match.log],
            [(line.said, line.people, line.answers) for line in session.log()])


@pytest.mark.parametrize("game, bots", [*((game, ()) for game in GAMES), *((game, (1,)) for game in CATALOGUE)])
def test_killed_after_every_answer_it_goes_on_with_the_same_state_on_the_cover(
        game: str, bots: tuple[int, ...], tmp_path: Path) -> None:
    """The file as it is after each line, and with any part of the next line, stands for the process killed there."""
    saves, source = folder(tmp_path), Random(2)
    session = begin(game, 2, *bots, saves=saves)
    (path,) = saves.folder.iterdir()
    stands: dict[int, Stand] = {}                    # by complete lines in the file

    def note() -> None:
        lines = path.read_bytes().count(b"\n")
        stands[lines] = stand(session)
        if session.screen.kind == "over":            # the last line is the result, and needed by nobody
            stands[lines - 1] = stands[lines]

    note()
    for _ in range(50 if game not in REAL else 30):
        if not one_act(session, source):
            break
        note()
        if session.can_undo() and source.random() < .3:
            session.undo()
            note()
    session.close()
    *lines, _ = path.read_bytes().split(b"\n")
    other = Saves(tmp_path / "again", known=("toy", *REAL))
    other.folder.mkdir()
    file = other.folder / "a.match"
    for n in range(1, len(lines) + 1):
        next_line = lines[n] if n < len(lines) else b"{"
        whole = b"".join(line + b"\n" for line in lines[:n])
        for torn in (b"", next_line[:1], next_line[:-1], next_line, b"\0" * 9)[:: 1 if n % 7 == 1 else 4]:
            file.write_bytes(whole + torn)
            save = other.look(file)
            assert save.open or (session.screen.kind == "over" and n == len(lines))
            again = resume(GAMES[game], save, other)
            assert stand(again) == stands[n]
            assert not again._owner.looking and again.take_beats() == []
            again.close()


class Killed(BaseException):
    """The process ends here: nothing after it runs, not even what mends an error."""


POINTS = {"before the line": (os, "write"), "before the sync": (os, "fsync"),
          "before the match goes on": (Match, "answer"), "before anything is handed out": (History, "add")}


@pytest.mark.parametrize("point", POINTS)
def test_killed_between_the_click_and_what_it_reveals_nothing_was_seen_that_is_not_kept(
        point: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it is killed, the match stands before the answer, unseen, or after it with the same cards drawn."""
    saves, source, rules = folder(tmp_path), Random(3), GAMES["cart"]
    session = begin("cart", 3, seats=3, saves=saves)
    for _ in range(12):
        if session.screen.kind == "cover":
            session.uncover(session.takers()[0])
        before, offer = stand(session), source.choice(session.offers())
        with monkeypatch.context() as patched:
            patched.setattr(*POINTS[point], kill)
            with pytest.raises(Killed):
                session.answer(offer.seat, offer.token)
        if session._journal:
            session._journal.close()
        again = resume(rules, saves.all()[0], saves)
        if point == "before the line":
            assert stand(again) == before
        else:
            assert again.answers == len(before[2]) + 1          # type: ignore[arg-type]
        assert not again._owner.looking and again.take_beats() == []
        session = again
        if session.screen.kind == "over":
            break


def kill(*args: object, **more: object) -> None:
    raise Killed


def test_a_process_that_is_really_killed(tmp_path: Path) -> None:
    """os._exit after some answers: no handler runs, no buffer is emptied."""
    child = ("import os, sys; from pathlib import Path; from random import Random;"
             "from tests.session.sittings import begin, folder, one_act;"
             "s = begin('altars', 3, saves=folder(Path(sys.argv[1]))); source = Random(1)\n"
             "while s.answers < int(sys.argv[2]): one_act(s, source)\n"
             "os._exit(9)")
    for answers in (7,):
        home = tmp_path / str(answers)
        done = subprocess.run([sys.executable, "-c", child, str(home), str(answers)], cwd=paths.root(), timeout=120)
        assert done.returncode == 9
        again = resume(GAMES["altars"], folder(home).all()[0], folder(home))
        alive, source = begin("altars", 3), Random(1)
        while alive.answers < answers:
            one_act(alive, source)
        assert stand(again) == stand(alive) and again.screen.kind == "cover"
