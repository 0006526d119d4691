"""Pictures of every scene, of tables at the start, in the middle and at their fullest, and of all that is baked.

Everything is made headless and from fixed deals, so two runs give the same pictures.
"""
from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game.content.texts import Lang
from game.session.people import Person
from game.session.session import Session

from . import contact
from .app import App
from .clock import FakeClock
from .flow import open_table
from .scene import Scene

NAMES = {
    "en": ("Sakura", "Kenji", "Alice", "Muhammad", "Yui", "Léa", "Iris", "Tomás", "Noor", "Haruto", "Mina", "Oskar",
           "Dr. Guillotin"),
    "ja": ("さくら", "ケンジ", "アリス", "ムハンマド", "ユイ", "レア", "お母さん", "トマス", "ヌール", "ハルト",
           "ミナ", "オスカル", "Dr. Guillotin"),
}
Shot = tuple[str, Callable[[App], None]]


def take(folder: Path, data: Path, assets: Path, size: tuple[int, int], lang: Lang) -> Iterator[tuple[str, str]]:
    """Save a PNG of every shot; gives its name and "", or what kept it from being drawn."""
    for name, app, problem in drawn(data, assets, size, lang):
        if not problem:
            pygame.image.save(app.screen, folder / f"{name}.png")
        yield name, problem
    for name, sheet in contact.sheets(assets / "images"):
        pygame.image.save(sheet, folder / f"{name}.png")
        yield name, ""


def drawn(data: Path, assets: Path, size: tuple[int, int], lang: Lang) -> Iterator[tuple[str, App, str]]:
    """Every shot drawn in an app of its own, with "" or what kept it from being drawn."""
    with tempfile.TemporaryDirectory() as home:
        first = App(Path(home), data, assets, size, lang, FakeClock())
        for n, (name, setting) in enumerate(shots(first)):
            app = App(Path(home) / str(n), data, assets, size, lang, FakeClock())
            app.house.shelf = first.house.shelf            # the games are read once
            try:
                setting(app)
                settle(app)
                if app.faults:
                    raise app.faults[-1][1]
            except Exception as why:
                yield name, app, f"{type(why).__name__}: {why}"
            else:
                yield name, app, ""


def settle(app: App) -> None:
    """Let everything come to rest, and draw."""
    app.step()
    for _ in range(240):
        app.step(0.1)
        if not app.moving and not app.dirty:
            return


def shots(app: App) -> list[Shot]:
    """Every shot by name, in the order an evening meets them."""
    found: list[Shot] = [("title", _title), ("title_kept", _title_kept), ("kept", _kept), ("choose", _choose),
                         ("dialog", _dialog), ("trouble", _trouble), ("trouble_unsaved", _trouble_unsaved)]
    found += [(f"settings_{page}", _settings(n)) for n, page in
              enumerate(("display", "motion", "sound", "privacy", "play", "keys", "data"))]
    for title in app.house.shelf.titles():
        if title.info is None:
            continue
        game, most = title.id, title.info.seats[-1]
        found += [(f"{game}_seats", _seats(game)), (f"{game}_options", _options(game)), (f"{game}_rules", _rules(game)),
                  (f"{game}_cards", _rules(game, cards=True)), (f"{game}_zoom", _zoom(game)),
                  (f"{game}_menu", _menu(game)), (f"{game}_result", _result(game))]
        for seats in dict.fromkeys((title.info.seats[0], most)):
            found += [(f"{game}_{seats}_table_{state}", _table(game, seats, answers, private))
                      for state, answers, private in (("start", 0, False), ("hand", 0, True), ("middle", 25, True),
                                                      ("late", 90, True))]
        if title.info.secrecy != "none":
            found += [(f"{game}_handoff", _handoff(game)), (f"{game}_handoff_later", _handoff(game, 8))]
    return found


# ---------------------------------------------------------------------- people and play
def people(app: App, seats: int, bots: int = 0) -> tuple[Person, ...]:
    """So many people, the last ones bots."""
    names = NAMES[app.lang]
    return tuple(Person(n, names[n], n, "random" if n >= seats - bots else None) for n in range(seats))


def session(app: App, game: str, seats: int, answers: int = 0, saved: bool = False, lid: bool | None = None) -> Session:
    """A sitting after so many random answers, or at its end."""
    rules = app.house.shelf.rules(game)
    way = None if lid is None else "lid" if lid else "screen"
    made = Session.begin(rules, people(app, seats), {}, 1789, way, app.house.saves if saved else None)      # type: ignore[arg-type]
    advance(made, answers)
    return made


def advance(played: Session, answers: int) -> None:
    """Answer at random, as all the people in turn would."""
    chance = random.Random(7)
    for _ in range(answers):
        if played.screen.kind == "over":
            return
        if played.screen.kind == "cover":
            played.uncover(played.takers()[0])
        offers = [offer for offer in played.offers() if not offer.idle]
        for seat in played.table_seats() if played.secrecy == "lid" and not offers else ():
            played.lift(seat)
            offers = offers or [offer for offer in played.offers() if not offer.idle]
        if not offers:
            return
        offer = chance.choice(offers)
        played.answer(offer.seat, offer.token)
    played.take_beats()


def _push(app: App, *scenes: Scene) -> None:
    """Onto the stack, over the title as everywhere in the house."""
    from .scenes.title import Title
    if not app.stack.scenes and not isinstance(scenes[0], Title):
        app.stack.push(Title(app))
    for scene in scenes:
        app.stack.push(scene)
        app.step(0.05)


# ---------------------------------------------------------------------- before a match
def _regulars(app: App) -> None:
    app.settings.people = [{"name": name, "token": n, "bot": None} for n, name in enumerate(NAMES[app.lang][:6])]
    app.settings.players = 4


def _title(app: App) -> None:
    from .scenes.title import Title
    _push(app, Title(app))


def _title_kept(app: App) -> None:
    from .scenes.title import Title
    session(app, app.house.shelf.ids[0], 4, 12, saved=True).close()
    _push(app, Title(app))


def _kept(app: App) -> None:
    from .scenes.kept import Kept
    for answers in (5, 12, 20):
        session(app, app.house.shelf.ids[0], 4, answers, saved=True).close()
    (app.house.saves.folder / "torn.match").write_text("?\n", encoding="utf-8")
    _push(app, Kept(app))


def _choose(app: App) -> None:
    from .scenes.choose import Choose
    _regulars(app)
    _push(app, Choose(app))


def _dialog(app: App) -> None:
    from .scenes.title import Title
    title = Title(app)
    _push(app, title)
    title.back()


def _trouble(app: App) -> None:
    from .scenes.trouble import Trouble
    app.house.session = session(app, app.house.shelf.ids[0], 3, 8, saved=True)
    _push(app, Trouble(app, RuntimeError("for show")))


def _trouble_unsaved(app: App) -> None:
    from game.session.journal import SaveFailed

    from .scenes.trouble import Trouble
    app.house.session = session(app, app.house.shelf.ids[0], 3, 8, saved=True)
    _push(app, Trouble(app, SaveFailed(Path("matches"), OSError(28, "No space left on device"))))


def _settings(page: int) -> Callable[[App], None]:
    def show(app: App) -> None:
        from .scenes.settings import SettingsPage
        settings = SettingsPage(app)
        settings.at, settings.first = page, f"page:{page}"
        _regulars(app)
        _push(app, settings)
    return show


def _seats(game: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        from .scenes.seats import Seats
        _regulars(app)
        info = app.house.shelf.rules(game).info
        app.house.evening.game = game
        app.house.evening.seat_people(info.seats[-1], app.settings.people)
        _push(app, Seats(app, info))
    return show


def _options(game: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        from .scenes.options import Options
        _regulars(app)
        info = app.house.shelf.rules(game).info
        app.house.evening.game = game
        app.house.evening.seat_people(info.seats[-1], app.settings.people)
        _push(app, Options(app, info))
    return show


def _rules(game: str, cards: bool = False) -> Callable[[App], None]:
    def show(app: App) -> None:
        from .scenes.rules import Rules
        _push(app, Rules(app, game, cards))
    return show


def _zoom(game: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        from .card_book import CardBook
        from .scenes.rules import Rules
        from .scenes.zoom import Zoom, ZoomCard
        book = CardBook(app, game)
        cards = [ZoomCard(card) for card in book.cards()]
        if cards:
            _push(app, Rules(app, game, True), Zoom(app, book, cards, min(4, len(cards) - 1)))
    return show


# ---------------------------------------------------------------------- at the table
def _handoff(game: str, answers: int = 0) -> Callable[[App], None]:
    def show(app: App) -> None:
        from .scenes.handoff import Handoff
        info = app.house.shelf.rules(game).info
        played = session(app, game, info.seats[0], answers, lid=False)
        for _ in range(400):                           # to the next cover
            if played.screen.kind != "cover":
                advance(played, 1)
        _push(app, Handoff(app, played))
    return show


def _menu(game: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        from .scenes.menu import TableMenu
        info = app.house.shelf.rules(game).info
        open_table(app, session(app, game, info.seats[-1], 6))
        app.step(0.1)
        if app.house.session is not None:
            _push(app, TableMenu(app, app.house.session))
    return show


def _result(game: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        info = app.house.shelf.rules(game).info
        open_table(app, session(app, game, info.seats[-1], 6000))
    return show


def _table(game: str, seats: int, answers: int, private: bool) -> Callable[[App], None]:
    def show(app: App) -> None:
        played = session(app, game, seats, answers)
        open_table(app, played)
        settle(app)
        if not private or played.screen.kind == "over":
            return
        if played.secrecy == "lid":
            asked = next((q.seat for q in played.questions() if not q.idle), 0)
            played.lift(asked)
        elif played.screen.kind == "cover":
            played.uncover(played.takers()[0])
        app.redraw()
    return show
