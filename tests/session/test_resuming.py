"""Kill it at any time and go on where it was."""
from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.session.resuming import resume
from game.session.saves import Saves
from game.session.session import Session
from tests.driver import GAMES, REAL, digest
from tests.session.sittings import begin, folder, one_act

Stand = tuple[object, ...]


def stand(session: Session) -> Stand:
    """Everything that must be the same again, except who is looking."""
    return (digest(session.match.state), session.match.asks, [tuple(c) for c in session.match.log],
            [(line.said, line.people, line.answers) for line in session.log()])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [(), (1,)])
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
    for _ in range(70 if game not in REAL else 40):
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
