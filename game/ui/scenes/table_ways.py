"""The scenes that a table leads to, each opened by name. Imported when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import TableScene


def _cover(table: TableScene) -> None:
    from .handoff import Handoff

    table.app.stack.push(Handoff(table.app, table.session, table.rehearsal.behind))


def _result(table: TableScene) -> None:
    from .result import Result

    table.app.stack.push(Result(table))


def _menu(table: TableScene) -> None:
    from .menu import TableMenu

    table.app.stack.push(TableMenu(table.app, table.session))


def _rules(table: TableScene) -> None:
    from .rules import Rules

    table.app.stack.push(Rules(table.app, table.session.info.id, session=table.session))


def _sheet(table: TableScene) -> None:
    from .score_sheet import ScoreSheet

    view = table.board.tableau.view
    bill = table.dressing.sheet(view) if view is not None else None
    if bill is not None:
        table.app.stack.push(ScoreSheet(table, bill))


def _memory(table: TableScene) -> None:
    from .remembered import Remembered

    table.app.stack.push(Remembered(table.app, table.session))


def _settings(table: TableScene) -> None:
    from .settings import SettingsPage

    table.app.stack.push(SettingsPage(table.app))


WAYS: dict[str, Callable[[TableScene], None]] = {
    "cover": _cover,
    "result": _result,
    "menu": _menu,
    "rules": _rules,
    "settings": _settings,
    "sheet": _sheet,
    "memory": _memory,
}
