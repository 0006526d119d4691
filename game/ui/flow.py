"""The ways from scene to scene that need more than a push: beginning a match, going on with one, going home."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.session.saves import Save, Saves

from .evening import Chair

if TYPE_CHECKING:
    from game.session.journal import SaveFailed
    from game.session.session import Session

    from .app import App


def to_title(app: App) -> None:
    """Close the table, if there is one, and show the title."""
    from .scenes.title import Title

    close_session(app)
    app.stack.reset(Title(app))


def close_session(app: App) -> None:
    if app.house.session is not None:
        app.house.session.close()
        app.house.session = None


def open_table(app: App, session: Session) -> None:
    """Show the table of a session; everything else goes."""
    from .scenes.table import TableScene

    close_session(app)
    app.house.session = session
    session.called = app.house.called  # also of one that is kept nowhere
    session.bots.pause = 0.3 * app.settings.bot_pause
    app.words.texts.game = session.info.id
    app.stack.reset(TableScene(app, session))


def begin(app: App) -> None:
    """Begin the match that was arranged."""
    evening, house = app.house.evening, app.house
    evening.remember(app.settings)
    app.save_settings()
    people = evening.people()
    rules = house.shelf.rules(evening.game)
    secrecy = None if rules.info.secrecy == "none" else evening.secrecy
    deal = evening.deal()

    def session(saves: Saves | None) -> Session:
        from game.session.session import Session

        return Session.begin(
            rules, people, evening.options, deal, secrecy, saves, evening.matches, evening.goal, evening.undo
        )

    sit_down(app, session)


def sit_down(app: App, session: Callable[[Saves | None], Session]) -> None:
    """Show the table of a new session, made with the place where it is to be kept. Without a disk to keep it on, ask
    whether to play unsaved: then it is made without."""
    from game.session.journal import SaveFailed

    def start(saves: Saves | None) -> None:
        open_table(app, session(saves))

    try:
        start(app.house.saves)
    except SaveFailed as why:
        from .scenes.dialog import Dialog

        said = _no_home(app, why)
        answers = (("app.saves.not_begun", None), ("app.saves.unsaved", lambda: start(None)))
        app.stack.push(Dialog(app, said, answers))


def _no_home(app: App, why: SaveFailed) -> str:
    """That nothing can be kept here, with the system's reason."""
    return app.say("app.saves.no_home", folder=str(why.path), why=getattr(why.why, "strerror", "") or str(why.why))


def resume(app: App, save: Save) -> None:
    """Go on with a kept match, on the cover. What stands against it is said, and nothing is changed."""
    from game.session.journal import SaveFailed
    from game.session.resuming import CannotResume, Differs
    from game.session.resuming import resume as take_up

    from .scenes.dialog import Dialog

    house = app.house
    title = house.shelf.title(save.game)
    if title.info is None:
        app.stack.push(Dialog(app, app.say("app.title.unreadable") + "\n" + app.say(title.problem, game=save.game)))
        return
    rules = house.shelf.rules(save.game)

    def go(**how: bool) -> None:
        open_table(app, take_up(rules, save, house.saves, **how))

    try:
        go()
    except CannotResume as why:
        app.stack.push(Dialog(app, app.words.say(why.said.key, why.said.args)))
    except Differs as why:
        app.stack.push(
            Dialog(
                app,
                app.words.say(why.said.key, why.said.args),
                (("app.saves.leave", None), ("app.saves.copy", lambda: go(as_copy=True))),
            )
        )
    except SaveFailed as why:
        app.stack.push(
            Dialog(
                app, _no_home(app, why), (("app.saves.leave", None), ("app.saves.unsaved", lambda: go(unsaved=True)))
            )
        )


def another_round(app: App, session: Session) -> None:
    """The next match of the series, or the same people one seat further for a new one."""
    if not session.series.over():
        session.next_match()
        open_again(app, session)
        return
    evening, people = app.house.evening, session.seated
    evening.again(session)
    evening.seed = None
    turned = people[1:] + people[:1]
    evening.chairs = [Chair(p.name, p.token, p.bot, number=p.id) for p in turned]
    evening.arrange()
    begin(app)


def open_again(app: App, session: Session) -> None:
    """The table of a session that goes on with its next match."""
    from .scenes.table import TableScene

    app.stack.reset(TableScene(app, session))


def same_deal(app: App, session: Session) -> None:
    """The same people on the same seats with the same shuffles."""
    evening = app.house.evening
    evening.again(session)
    evening.seed = session.header.seed
    evening.chairs = [Chair(p.name, p.token, p.bot, number=p.id) for p in session.seated]
    evening.arrange()
    begin(app)
    evening.seed = None  # nobody reads it in the house rules while it is being played
