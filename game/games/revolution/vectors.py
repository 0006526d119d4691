"""Test vectors of this game: files of positions with the right answers, run against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from game.core.events import Zone
from game.core.match import Match
from game.core.setup import BadSetup

from .influence import BLUE, RED, secured
from .notation import LETTERS, BadPosition, face, laid_out, rows
from .pieces import LAST_BESIDE, SIDES
from .rules import Revolution
from .state import RevolutionState, owners, position, sites
from .victory import markable, ways

EXPECTED: Mapping[str, tuple[str, ...]] = {  # what an entry may expect, and what of it
    "expect": ("secured", "markers_placed_in_last_turn", "victory", "winner", "points"),
    "expect_one_empty_rule": ("secured",),
}

Entry: TypeAlias = Mapping[str, Any]
Differences: TypeAlias = list[str]

# What a file calls an option, and what it says there -> the table setting. The one place where the two meet.
OPTIONS: Mapping[str, Mapping[object, tuple[str, str] | None]] = {
    "secure": {"general": ("secure", "general"), "one_empty": ("secure", "one_empty")},
    "auto_mark": {True: ("marking", "automatic"), False: ("marking", "by_hand")},
    "corner_touch_allowed": {True: ("buildings", "edge"), False: ("buildings", "gap")},
    "mark_timing": {"own turn": None},  # there is no other in these rules
    "flag_value": {0: None},
}


def fits(raw: Entry) -> bool:
    """Whether a file of vectors is for this game."""
    entries = [*raw.get("vectors", ()), *raw.get("setup_vectors", ())]
    return any(isinstance(entry, dict) and ("buildings" in entry or "placed" in entry) for entry in entries)


def settings(*options: Entry) -> dict[str, str]:
    """Table settings for what files call options, the later ones over the earlier. Raises BadSetup."""
    chosen: dict[str, str] = {}
    for key, value in (pair for given in options for pair in given.items()):
        known = OPTIONS.get(key, {})
        if value not in known:
            allowed = ", ".join(map(repr, known)) or f"no such option; there are {', '.join(OPTIONS)}"
            raise BadSetup(f"option {key} = {value!r}: {allowed}")
        setting = known[value]
        if setting is not None:
            chosen[setting[0]] = setting[1]
    return chosen


def check_game(rules: Revolution, raw: Entry, entry: Entry) -> Differences:
    """One position with its moves: both ways to it, under both readings of "secured" where the entry has both."""
    options = settings(raw.get("rules", {}), entry.get("options", {}))
    strict = options | {"secure": "one_empty"}
    found = _unknown(entry, EXPECTED)
    if entry.keys().isdisjoint(("moves", "position")):
        found.append("neither moves nor position: nothing has been compared")
    for how, build in (("moves", _played), ("position", _placed)):
        if how in entry:
            found += [f"{how}: {line}" for line in _compare(rules, build(rules, entry, options), entry)]
            if how == "moves":
                found += [f"moves: {line}" for line in _compare_last_move(rules, entry, options)]
            if "expect_one_empty_rule" in entry:
                found += [
                    f"{how}, one empty: {line}"
                    for line in _differ(
                        "secured",
                        entry["expect_one_empty_rule"]["secured"],
                        _secured(rules, build(rules, entry, strict)),
                    )
                ]
    return found


def check_setup(rules: Revolution, raw: Entry, entry: Entry) -> Differences:
    """Whether the buildings may stand as they do, and where the next may."""
    corners = {"corner_touch_allowed": entry["corner_touch_allowed"]}
    options = settings(raw.get("rules", {}), corners)
    width = rules.pieces.width
    grid = [[".."] * width for _ in range(width)]
    legal = True
    for name, row, column in entry["placed"]:
        state = laid_out(rules, grid, options=options)
        legal = legal and row * width + column in sites(state, rules.pieces)
        grid[row][column] = name
    free = sites(laid_out(rules, grid, options=options), rules.pieces)
    return [
        *_unknown(entry, {}),
        *_differ("placed_is_legal", entry["placed_is_legal"], legal),
        *_differ("next_sites", sorted(entry["next_sites"]), _pairs(free, width)),
    ]


CHECKS: Mapping[str, Callable[[Revolution, Entry, Entry], Differences]] = {
    "vectors": check_game,
    "setup_vectors": check_setup,
}


def _played(rules: Revolution, entry: Entry, options: Mapping[str, str]) -> RevolutionState:
    """The match after these buildings and moves, every one of them an answer to the rules' own question."""
    match = Match(rules, rules.deal(rules.info.setup((0, 1), 1, options)), watched=False)
    width = rules.pieces.width
    for name, row, column in entry["buildings"]:
        match.answer(f"{face(name)} {row * width + column}")
    for side, number, row, column in entry["moves"]:
        match.answer(f"{face(side + number)} {row * width + column}", LETTERS.index(side))
    return match.state


def _placed(rules: Revolution, entry: Entry, options: Mapping[str, str]) -> RevolutionState:
    """The position as written, judged."""
    given, width = entry["position"], rules.pieces.width
    markers = {
        LETTERS.index(side): [row * width + column for row, column in spaces]
        for side, spaces in given["markers"].items()
    }
    last = None if given["nd_last"] is None else LETTERS.index(given["nd_last"])
    moved = LETTERS.index(given["moved"])
    state = laid_out(rules, given["rows"], moved, markers, last, options)
    for side, hand in ((RED, "red_hand"), (BLUE, "blue_hand")):
        held = sorted(face(LETTERS[side] + number) for number in given[hand])
        if held != _hand(state, side):
            raise BadPosition(f"{hand} and the board do not add up to the counters of a side")
    rules.judge(state)
    return state


def _unknown(entry: Entry, expected: Mapping[str, tuple[str, ...]]) -> Differences:
    """What an entry expects that nothing would be compared with."""
    names = [(key, tuple(expected)) for key in entry if key.startswith("expect")]
    names += [(key, known) for part, known in expected.items() for key in entry.get(part, ())]
    return [
        f"{key}: nothing to compare it with; there are {', '.join(known) or 'none'}"
        for key, known in names
        if key not in known
    ]


def _compare(rules: Revolution, state: RevolutionState, entry: Entry) -> Differences:
    """Everything that an entry says about a position."""
    expected, given, width = entry["expect"], entry["position"], rules.pieces.width
    now, whose = position(state, rules.pieces), owners(state, rules.pieces)
    result = rules.outcome(state)
    points = result.points if result else (0, 0)
    winner = None if result is None else "".join(LETTERS[side] for side in result.winners) or "draw"
    influence = {
        LETTERS[side]: [now.influence[side][n : n + width] for n in range(0, len(whose), width)] for side in (RED, BLUE)
    }
    marks = {
        LETTERS[side]: _pairs((n for n, owner in enumerate(whose) if owner == side), width) for side in (RED, BLUE)
    }
    victory = {
        LETTERS[side]: list(ways(now, whose, state.markers_left(side), side, state.one_empty)) for side in (RED, BLUE)
    }
    moved = LETTERS.index(given["moved"])
    return [
        *_differ("rows", given["rows"], rows(state, rules)),
        *_differ("influence", entry["influence"], influence),
        *_differ("secured", _sorted(expected["secured"]), _secured(rules, state)),
        *_differ("markers", _sorted(given["markers"]), marks),
        *_differ("left to mark", [], _unmarked(rules, state, moved)),
        *_differ("victory", expected["victory"], victory),
        *_differ("winner", expected["winner"], winner),
        *_differ("points", expected["points"], {LETTERS[side]: points[side] for side in (RED, BLUE)}),
    ]


def _compare_last_move(rules: Revolution, entry: Entry, options: Mapping[str, str]) -> Differences:
    """What only the moves can tell: the markers of the last turn, and who placed last beside Notre Dame."""
    after = _played(rules, entry, options)
    before = _played(rules, {**entry, "moves": entry["moves"][:-1]}, options)
    old, new = owners(before, rules.pieces), owners(after, rules.pieces)
    fresh = _pairs((space for space, owner in enumerate(new) if owner != old[space]), rules.pieces.width)
    side = after.table.marks.get(LAST_BESIDE)
    return [
        *_differ("moved", entry["position"]["moved"], entry["moves"][-1][0]),
        *_differ("markers_placed_in_last_turn", sorted(entry["expect"]["markers_placed_in_last_turn"]), fresh),
        *_differ("nd_last", entry["position"]["nd_last"], None if side is None else LETTERS[SIDES.index(side)]),
    ]


def _secured(rules: Revolution, state: RevolutionState) -> dict[str, list[list[int]]]:
    now = position(state, rules.pieces)
    return {
        LETTERS[side]: _pairs(
            (space for space in range(rules.pieces.size) if secured(now, side, space, state.one_empty)),
            rules.pieces.width,
        )
        for side in (RED, BLUE)
    }


def _unmarked(rules: Revolution, state: RevolutionState, side: int) -> list[int]:
    """What the side that moved has secured without marking it, while it has markers."""
    if not state.markers_left(side):
        return []
    return markable(position(state, rules.pieces), owners(state, rules.pieces), side, state.one_empty)


def _hand(state: RevolutionState, side: int) -> list[str]:
    return sorted(state.table.face(card) for card in state.table.cards(Zone("counters", side)))


def _pairs(spaces: Iterable[int], width: int) -> list[list[int]]:
    return [list(divmod(space, width)) for space in spaces]


def _sorted(pairs: Mapping[str, list[list[int]]]) -> dict[str, list[list[int]]]:
    return {side: sorted(listed) for side, listed in pairs.items()}


def _differ(what: str, expected: object, got: object) -> Differences:
    return [] if expected == got else [f"{what}: expected {expected}, got {got}"]
