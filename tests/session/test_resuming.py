"""Kill it at any time and go on where it was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game import paths
from game.core.match import Match
from game.core.seats import STRANGER
from game.session.history import History
from game.session.journal import read, replay
from game.session.resuming import resume
from game.session.saves import Saves
from game.session.session import Session
from tests.driver import GAMES, REAL, digest
from tests.session.sittings import begin, folder, one_act
from tests.toys import CATALOGUE

Stand = tuple[object, ...]


def stand(session: Session) -> Stand:
    """Everything that must be the same again, except who is looking."""
    return (
        digest(session.match.state),
        session.match.asks,
        [tuple(c) for c in session.match.log],
        [(line.said, line.people, line.answers) for line in session.log()],
    )


def nobody_looks(session: Session) -> bool:
    """On the cover, or where nobody asked has a hand to cover on the table as everybody may see it, and nothing is
    played again."""
    return (
        not session._owner.looking
        and session.take_beats() == []
        and (session.screen.kind != "open" or (bool(session.screen.audience & STRANGER) and not session.callers()))
    )


@pytest.mark.parametrize("game, bots", [(game, bots) for game in CATALOGUE for bots in ((), (1,))])
def test_killed_after_every_answer_it_goes_on_with_the_same_state_on_the_cover(
    game: str, bots: tuple[int, ...], tmp_path: Path
) -> None:
    """The file as it is after each line, and with any part of the next line, stands for the process killed there."""
    saves, source = folder(tmp_path), Random(2)
    session = begin(game, 2, *bots, saves=saves)
    (path,) = saves.folder.iterdir()
    stands: dict[int, Stand] = {}  # by complete lines in the file

    def note() -> None:
        lines = path.read_bytes().count(b"\n")
        stands[lines] = stand(session)
        if session.screen.kind == "over":  # the last line is the result, and needed by nobody
            stands[lines - 1] = stands[lines]

    note()
    for _ in range(50):
        if not one_act(session, source):
            break
        note()
        if session.can_undo() and source.random() < 0.3:
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


# seats and settings of the shortest matches in which everything happens that ever is asked; how many answers apart
# the file is gone on with, besides wherever something is new
MATCHES: dict[str, tuple[int, dict[str, str], int]] = {
    "guillotine": (3, {"days": "2"}, 1),
    "guillotine_tricks": (4, {"rounds": "3"}, 15),
    "revolution": (2, {}, 1),
    "mascarade": (4, {}, 5),
    "allegiance": (3, {}, 40),
}


@pytest.mark.parametrize("game", REAL)
def test_a_file_that_lacks_a_setting_goes_on_with_its_default(game: str, tmp_path: Path) -> None:
    """A later version may add one: matches kept before are played on as they were dealt."""
    saves = folder(tmp_path)
    begin(game, 2, saves=saves).close()
    (path,) = saves.folder.iterdir()
    head, *rest = path.read_bytes().split(b"\n")
    told = json.loads(head)
    chosen = dict(told["options"])
    told["options"] = {}
    path.write_bytes(b"\n".join([json.dumps(told).encode(), *rest]))
    session = resume(REAL[game], saves.all()[0], saves)
    assert session.header.options == chosen


def test_every_game_has_a_whole_match_here() -> None:
    assert set(MATCHES) == set(REAL)


@pytest.mark.parametrize("game", MATCHES)
def test_a_whole_match_goes_on_on_the_cover_wherever_it_was_killed(game: str, tmp_path: Path) -> None:
    """After every answer and in the middle of each: that the file then holds this match and no more, and that its
    answers lead to the same states one after the other. Gone on with is some of them, since that costs the whole
    match each time: around each kind of question, each phase, day and round that is new, the end, and regularly."""
    saves, source = folder(tmp_path), Random(2)
    seats, options, stride = MATCHES[game]
    session = begin(game, 2, seats=seats, saves=saves, options=options)
    twin = Match(GAMES[game], GAMES[game].deal(session.series.setup()))
    (path,) = saves.folder.iterdir()
    stands: dict[int, Stand] = {}  # by complete lines in the file
    states: dict[int, object] = {}  # by answers that hold
    seen: set[object] = set()
    stops: set[int] = set()

    def note() -> None:
        lines, state = path.read_bytes().count(b"\n"), session.match.state
        stands[lines], states[session.answers] = stand(session), digest(state)
        when = (state.phase, getattr(state, "day", 0), getattr(state, "round", 0))
        fresh = {when, *((ask.prompt, ask.idle) for ask in session.match.asks)} - seen
        seen.update(fresh)
        stops.update({lines - 1, lines} if fresh else ())

    note()
    while one_act(session, source):
        note()
        if session.can_undo() and source.random() < 0.1:
            session.undo()
            note()
    session.close()
    *lines, _ = path.read_bytes().split(b"\n")
    assert session.screen.kind == "over" and stands.keys() >= set(range(1, len(lines) - 1))
    last = stands[len(lines) - 1] = stands[len(lines)]  # the line of the result is needed by nobody

    went: list[object] = [digest(twin.state)]
    written = read(path).matches[-1].lines
    assert replay(twin, written, lambda *_: went.append(digest(twin.state))) == len(written)
    assert went == [states[n] for n in range(len(written) + 1)]

    other = Saves(tmp_path / "again", known=("toy", *REAL))
    other.folder.mkdir()
    file = other.folder / "a.match"
    stops |= {1, *range(1, len(lines), stride), *range(len(lines) - 3, len(lines) + 1)}
    for n in range(1, len(lines) + 1):
        whole = b"".join(line + b"\n" for line in lines[:n])
        next_line = lines[n] if n < len(lines) else b"[]"
        file.write_bytes(whole)
        sound = read(file)
        assert sound.damaged == "" and sound.sound == len(whole)
        file.write_bytes(whole + next_line[: max(1, len(next_line) // 2)])
        assert read(file) == sound._replace(damaged="tail")
        if n in stops:
            again = resume(GAMES[game], other.look(file), other)
            assert stand(again) == (stands[n] if n < len(lines) else last), f"after line {n}"
            assert nobody_looks(again)
            again.close()


class Killed(BaseException):
    """The process ends here: nothing after it runs, not even what mends an error."""


POINTS = {
    "before the line": (os, "write"),
    "before the sync": (os, "fsync"),
    "before the match goes on": (Match, "answer"),
    "before anything is handed out": (History, "add"),
}


@pytest.mark.parametrize("point", POINTS)
def test_killed_between_the_click_and_what_it_reveals_nothing_was_seen_that_is_not_kept(
    point: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
            assert again.answers == len(before[2]) + 1  # type: ignore[arg-type]
        assert not again._owner.looking and again.take_beats() == []
        session = again
        if session.screen.kind == "over":
            break


def kill(*args: object, **more: object) -> None:
    raise Killed


@pytest.mark.parametrize("game, seats, points", [("altars", 3, (7,)), ("guillotine", 3, (1, 23, 50))])
def test_a_process_that_is_really_killed(game: str, seats: int, points: tuple[int, ...], tmp_path: Path) -> None:
    """os._exit, or the signal that nobody can catch, after some answers: no handler runs, no buffer is emptied."""
    child = (
        "import os, sys; from pathlib import Path; from random import Random;"
        "from tests.session.sittings import begin, folder, one_act;"
        "game, seats, points = sys.argv[1], int(sys.argv[2]), [int(n) for n in sys.argv[4:]]\n"
        "for n in points:\n"
        "  if n == points[-1] or not os.fork():\n"
        "    s = begin(game, 3, seats=seats, saves=folder(Path(sys.argv[3], str(n)))); source = Random(1)\n"
        "    while s.answers < n: one_act(s, source)\n"
        "    os.kill(os.getpid(), 9) if n != points[0] or len(points) == 1 else os._exit(9)\n"
        "  os.wait()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", child, game, str(seats), str(tmp_path), *map(str, points)], cwd=paths.root(), timeout=120
    )
    assert done.returncode == -9
    alive, source, met = begin(game, 3, seats=seats), Random(1), set[str]()
    for answers in points:
        while alive.answers < answers:
            one_act(alive, source)
        saves = folder(tmp_path / str(answers))
        again = resume(GAMES[game], saves.all()[0], saves)
        assert stand(again) == stand(alive) and nobody_looks(again)
        met.add(again.screen.kind)
    assert "cover" in met
