"""Pictures of every scene, of tables at the start, in the middle and at their fullest, and of all that is baked.

Everything is made headless and from fixed deals, so two runs give the same pictures.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame

from game.content.texts import Lang

from . import contact
from .clock import FakeClock
from .flow import open_table
from .input import Key
from .running import RunningApp
from .scene import Scene
from .shot_play import NAMES, going, session, settle
from .shot_tables import few, moments, more

Shot = tuple[str, Callable[[RunningApp], None]]


def take(folder: Path, data: Path, assets: Path, size: tuple[int, int], lang: Lang) -> Iterator[tuple[str, str]]:
    """Save a PNG of every shot; gives its name and "", or what kept it from being drawn."""
    for name, app, problem in drawn(data, assets, size, lang, crowded=True):
        if not problem:
            pygame.image.save(app.screen, folder / f"{name}.png")
        yield name, problem
    for name, sheet in contact.sheets(assets / "images"):
        pygame.image.save(sheet, folder / f"{name}.png")
        yield name, ""


def drawn(
    data: Path, assets: Path, size: tuple[int, int], lang: Lang, crowded: bool = False
) -> Iterator[tuple[str, RunningApp, str]]:
    """Every shot drawn in an app of its own, with "" or what kept it from being drawn; `crowded`: more tables too."""
    with tempfile.TemporaryDirectory() as home:
        first = RunningApp(Path(home), data, assets, size, lang, FakeClock())
        for n, (name, setting) in enumerate(shots(first) + (more_tables(first) if crowded else [])):
            app = RunningApp(Path(home) / str(n), data, assets, size, lang, FakeClock())
            app.house.shelf, app.chance = first.house.shelf, Random(1)  # read once; the same lots each time
            try:
                setting(app)
                settle(app)
                if app.faults:
                    raise app.faults[-1][1]
            except Exception as why:
                yield name, app, f"{type(why).__name__}: {why}"
            else:
                yield name, app, ""


def shots(app: RunningApp) -> list[Shot]:
    """Every shot by name, in the order an evening meets them."""
    found: list[Shot] = [
        ("title", _title),
        ("title_kept", _title_kept(1)),
        ("title_many", _title_kept(3)),
        ("kept", _kept),
        ("choose", _choose),
        ("dialog", _dialog),
        ("trouble", _trouble),
        ("trouble_unsaved", _trouble_unsaved),
    ]
    found += [
        (f"settings_{page}", _settings(n))
        for n, page in enumerate(("display", "motion", "sound", "privacy", "play", "keys", "data"))
    ]
    for title in app.house.shelf.titles():
        if title.info is None:
            continue
        game, most = title.id, title.info.seats[-1]
        found += [
            (f"{game}_seats", _seats(game)),
            (f"{game}_options", _options(game)),
            (f"{game}_rules", _rules(game)),
            (f"{game}_cards", _rules(game, cards=True)),
            (f"{game}_zoom", _zoom(game)),
            (f"{game}_menu", _menu(game)),
            (f"{game}_result", _result(game)),
        ]
        for seats in dict.fromkeys((title.info.seats[0], most)):
            found += few(game, seats)
        if title.info.secrecy != "none":
            found += [(f"{game}_handoff", _handoff(game)), (f"{game}_handoff_later", _handoff(game, 8))]
    return found


def more_tables(app: RunningApp) -> list[Shot]:
    """Typical and crowded tables of every game, and with the fewest seats every question."""
    found: list[Shot] = []
    for info in (title.info for title in app.house.shelf.titles() if title.info is not None):
        found.append((f"{info.id}_study", _study(info.id)))
        for seats in dict.fromkeys((info.seats[0], info.seats[-1])):
            found += more(app, info.id, seats)
        found += moments(app, info.id, info.seats[0])
    return found


def _push(app: RunningApp, *scenes: Scene) -> None:
    """Onto the stack, over the title as everywhere in the house."""
    from .scenes.title import Title

    if not app.stack.scenes and not isinstance(scenes[0], Title):
        app.stack.push(Title(app))
    for scene in scenes:
        app.stack.push(scene)
        app.step(0.05)


# ---------------------------------------------------------------------- before a match
def _regulars(app: RunningApp) -> None:
    app.settings.people = [{"name": name, "token": n, "bot": None} for n, name in enumerate(NAMES[app.lang][:6])]
    app.settings.players = 4


def _title(app: RunningApp) -> None:
    from .scenes.title import Title

    _push(app, Title(app))


def _title_kept(matches: int) -> Callable[[RunningApp], None]:
    def show(app: RunningApp) -> None:
        from .scenes.title import Title

        for n in range(matches):
            session(app, app.house.shelf.ids[0], 4, 12 + n, saved=True).close()
        _push(app, Title(app))

    return show


def _kept(app: RunningApp) -> None:
    from .scenes.kept import Kept

    for answers in (5, 12, 20):
        session(app, app.house.shelf.ids[0], 4, answers, saved=True).close()
    (app.house.saves.folder / "torn.match").write_text("?\n", encoding="utf-8")
    _push(app, Kept(app))


def _choose(app: RunningApp) -> None:
    from .scenes.choose import Choose

    _regulars(app)
    _push(app, Choose(app))


def _dialog(app: RunningApp) -> None:
    from .scenes.title import Title

    title = Title(app)
    _push(app, title)
    title.back()


def _trouble(app: RunningApp) -> None:
    from .scenes.trouble import Trouble

    app.house.session = session(app, app.house.shelf.ids[0], 3, 8, saved=True)
    _push(app, Trouble(app, RuntimeError("for show")))


def _trouble_unsaved(app: RunningApp) -> None:
    from game.session.journal import SaveFailed

    from .scenes.trouble import Trouble

    app.house.session = session(app, app.house.shelf.ids[0], 3, 8, saved=True)
    _push(app, Trouble(app, SaveFailed(Path("matches"), OSError(28, "No space left on device"))))


def _settings(page: int) -> Callable[[RunningApp], None]:
    def show(app: RunningApp) -> None:
        from .scenes.settings import SettingsPage

        settings = SettingsPage(app)
        settings.at, settings.first = page, f"page:{page}"
        _regulars(app)
        _push(app, settings)

    return show


def _seats(game: str) -> Callable[[RunningApp], None]:
    def show(app: RunningApp) -> None:
        from .scenes.seats import Seats

        _regulars(app)
        info = app.house.shelf.rules(game).info
        app.house.evening.game = game
        app.house.evening.seat_people(info.seats[-1], app.settings.people)
        _push(app, Seats(app, info))

    return show


def _options(game: str) -> Callable[[RunningApp], None]:
    def show(app: RunningApp) -> None:
        from .scenes.options import Options

        _regulars(app)
        info = app.house.shelf.rules(game).info
        app.house.evening.game = game
        app.house.evening.seat_people(info.seats[-1], app.settings.people)
        _push(app, Options(app, info))

    return show


def _rules(game: str, cards: bool = False) -> Callable[[RunningApp], None]:
    def show(app: RunningApp) -> None:
        from .scenes.rules import Rules

        _push(app, Rules(app, game, cards))

    return show


def _zoom(game: str) -> Callable[[RunningApp], None]:
    def show(app: RunningApp) -> None:
        from .card_book import CardBook
        from .scenes.rules import Rules
        from .scenes.zoom import Zoom

        book = CardBook(app, game)
        cards = book.cards()
        if cards:
            _push(app, Rules(app, game, True), Zoom(app, book, cards, min(4, len(cards) - 1)))

    return show


# ---------------------------------------------------------------------- at the table
def _handoff(game: str, answers: int = 0) -> Callable[[RunningApp], None]:
    def show(app: RunningApp) -> None:
        from .scenes.handoff import Handoff

        info = app.house.shelf.rules(game).info
        played = session(app, game, info.seats[0], answers, lid=False)
        played.hide()  # whoever looks gives the screen on, else to the next cover
        for _ in zip(range(400), () if played.screen.kind == "cover" else going(played)):
            if played.screen.kind == "cover":
                break
        played.take_beats()
        if played.screen.kind != "cover":
            raise RuntimeError("no cover has fallen")
        _push(app, Handoff(app, played))

    return show


def _menu(game: str) -> Callable[[RunningApp], None]:
    def show(app: RunningApp) -> None:
        from .scenes.menu import TableMenu

        info = app.house.shelf.rules(game).info
        open_table(app, session(app, game, info.seats[-1], 6))
        app.step(0.1)
        if app.house.session is not None:
            _push(app, TableMenu(app, app.house.session))

    return show


def _result(game: str) -> Callable[[RunningApp], None]:
    def show(app: RunningApp) -> None:
        info = app.house.shelf.rules(game).info
        open_table(app, session(app, game, info.seats[-1], 6000))

    return show


def _study(game: str) -> Callable[[RunningApp], None]:
    """The result put aside: the last position of the table with the fewest seats."""

    def show(app: RunningApp) -> None:
        info = app.house.shelf.rules(game).info
        open_table(app, session(app, game, info.seats[0], 6000))
        app.step(0.1)
        app.post(Key("f3"))

    return show
