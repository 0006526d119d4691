"""The scenes that a table leads to, each opened by name. One that is not there is not opened."""
from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import TableScene

Way = Callable[["TableScene"], None]


def way(module: str, kind: str, *, game: bool = False) -> Way:
    """Put a scene on the stack: made from the session, or from the game's id."""
    name = f"game.ui.scenes.{module}"

    def go(table: TableScene) -> None:
        if find_spec(name) is not None:
            made = getattr(import_module(name), kind)(table.app, table.session.info.id if game else table.session)
            table.app.stack.push(made)
    return go


WAYS: dict[str, Way] = {
    "cover": way("handoff", "Handoff"),
    "menu": way("menu", "TableMenu"),
    "rules": way("rules", "Rules", game=True),
    "result": way("result", "Result"),
}
