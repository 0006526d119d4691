"""The example deals of the trick-taking Guillotine, and that each of their expectations is compared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .sitting import RULES


def test_example_deals(request: pytest.FixtureRequest) -> None:
    """Every entry of the file of example deals that the project keeps."""
    import json

    from game.games.guillotine_tricks import vectors

    file = Path(__file__).parent / "vectors.json"
    raw = json.loads(file.read_text(encoding="utf-8"))
    cases = [(name, entry) for name in vectors.CHECKS for entry in raw[name]]
    assert len(cases) == 19 + 5 + 3 + 6 + 5
    assert [(entry, why) for name, entry in cases if (why := vectors.CHECKS[name](RULES, raw, entry))] == []


def spoiled(name: str, spoil: Callable[[dict[str, Any]], None]) -> list[str]:
    """What the first example of this list says after it has been spoiled."""
    import copy
    import json

    from game.games.guillotine_tricks import vectors

    raw = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
    entry = copy.deepcopy(raw[name][0])
    assert vectors.CHECKS[name](RULES, raw, entry) == []
    spoil(entry)
    return vectors.CHECKS[name](RULES, raw, entry)


def test_an_example_with_wrong_points_fails_though_their_doubles_are_right() -> None:
    assert spoiled("vectors", lambda entry: entry["expect"].update(scores=[-3, -2, -16, -7.5])) == [
        "scores: found [-3.0, -2.0, -16.0, -8.0], expected [-3, -2, -16, -7.5]"
    ]


@pytest.mark.parametrize(
    "name, spoil",
    [
        ("vectors", lambda entry: entry["expect"].update(score=[0, 0, 0, 0])),
        ("vectors", lambda entry: entry.update(expects={})),
        ("trick_winner", lambda entry: entry.update(expect_winner=0)),
        ("legal_cards", lambda entry: entry.update(expect_legal=[])),
        ("trial", lambda entry: entry.update(expect=[0, 1])),
        ("flip", lambda entry: entry.update(expect_target=["C"])),
    ],
)
def test_what_an_example_expects_and_nothing_compares_fails(name: str, spoil: Callable[[dict[str, Any]], None]) -> None:
    assert [line for line in spoiled(name, spoil) if "nothing to compare it with" in line]
