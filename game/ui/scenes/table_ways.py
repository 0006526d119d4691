"""The scenes that a table leads to, each opened by name. What is not built yet is left out by name alone."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import TableScene

WAYS: dict[str, Callable[[TableScene], None]] = {}
