"""Wordless pictures of what an action does, drawn in a box of 440 × 116 about (0, 0).

Grammar: six slots with the blade at their right. Solid slot: who moves. Dashed slot: where that one lands. Arc: the
move. Plus: added. Frame: protected. Strike: gone. A slot has its group's colour and mark when the card names a group.
A small figure is a player, a small card an action card, a coin a point.

Each is told in steps, a picture in place of the one before: first what there is, then what becomes of it. The last one
is whole; it alone stands on the card.
"""

from build_scripts.art.emblems.marks import mark
from build_scripts.art.light import shaded
from build_scripts.art.ornament import mini_blade
from build_scripts.art.palette import BLOOD, GOLD, GOLD_DEEP, GROUPS, INK, PAPER, mix
from build_scripts.art.svg import Plain, ell, group, line, num, path, poly, rect

SLOTS = [-180.0 + 58 * i for i in range(6)]
WIDE, HIGH, MIDDLE = 40.0, 56.0, 16.0
TOP = MIDDLE - HIGH / 2
Steps = tuple[str, ...]
QUIET = mix(INK, PAPER, 0.45)
PALE = mix(BLOOD, PAPER, 0.75)

# ---- the words of the grammar --------------------------------------------------------------------------------------


def _slot(x: float, edge: str = QUIET, fill: str = "none", dashed: bool = False, y: float = MIDDLE) -> str:
    dash = 'stroke-dasharray="6 5"' if dashed else ""
    return path(rect(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH, 5), fill, edge, 3, dash)


def _slots(*left_out: int) -> str:
    return "".join(_slot(x) for i, x in enumerate(SLOTS) if i not in left_out)


BLADE = mini_blade(190, 6, mix(INK, PAPER, 0.2))


def _arrow(start: Plain, bend: Plain, end: Plain, colour: str = BLOOD) -> str:
    """A bent arrow; its head follows the last stretch."""
    dx, dy = end[0] - bend[0], end[1] - bend[1]
    long = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / long, dy / long
    base = (end[0] - ux * 15, end[1] - uy * 15)
    head = [(base[0] - uy * 10.5, base[1] + ux * 10.5), (base[0] + uy * 10.5, base[1] - ux * 10.5), end]
    shaft = f"M{num(start[0])} {num(start[1])}Q{num(bend[0])} {num(bend[1])} {num(base[0])} {num(base[1])}"
    return path(shaft, "none", colour, 6) + path(poly(head), colour)


def _arc(start: float, end: float, lift: float, colour: str = BLOOD) -> str:
    """An arc over the line, from one slot to another."""
    a, b = start, end
    k = 6 if b > a else -6
    shaft = f"M{num(a)} {num(TOP - 6)}C{num(a)} {num(TOP - lift)} {num(b - k)} {num(TOP - lift)} {num(b - k)} "
    head = [(b - k - 11, TOP - 17), (b - k + 11, TOP - 17), (b - k, TOP - 1)]
    return path(shaft + num(TOP - 12), "none", colour, 6) + path(poly(head), colour)


def _marked(x: float, colour_group: str, y: float = MIDDLE) -> str:
    return group(mark(colour_group, PAPER), f"translate({num(x)},{num(y)}) scale(.27)")


def _tones(colour_group: str) -> tuple[str, str]:
    """The colour of a mover and the pale one of its landing place."""
    main = GROUPS[colour_group].main if colour_group else BLOOD
    return main, mix(main, PAPER, 0.75)


def _plus(x: float, y: float, colour: str = BLOOD, r: float = 9) -> str:
    d = f"M{num(x - r)} {num(y)}h{num(2 * r)}M{num(x)} {num(y - r)}v{num(2 * r)}"
    return path(d, "none", colour, 5.5)


def _minus(x: float, y: float, colour: str = BLOOD, r: float = 9) -> str:
    return path(f"M{num(x - r)} {num(y)}h{num(2 * r)}", "none", colour, 5.5)


def _cross(x: float, y: float, colour: str = BLOOD, r: float = 10) -> str:
    a, b, c, d = num(x - r), num(y - r), num(x + r), num(y + r)
    return path(f"M{a} {b}L{c} {d}M{c} {b}L{a} {d}", "none", colour, 6)


def _person(x: float, y: float, colour: str = QUIET, scale: float = 1.0) -> str:
    body = path(ell(0, -16, 12), colour) + path("M-23 26C-23 -4 23 -4 23 26Z", colour)
    return group(body, f"translate({num(x)},{num(y)}) scale({scale})")


def _card(x: float, y: float, turn: float = 0, solid: bool = False, edge: str = BLOOD, scale: float = 1.0) -> str:
    """An action card: a sheet with a red band."""
    body = path(rect(-18, -26, 36, 52, 5), PALE if solid else PAPER, edge, 3)
    body += path(rect(-18, -26, 36, 13, 5), edge)
    return group(body, f"translate({num(x)},{num(y)}) rotate({num(turn)}) scale({scale})")


def _hand_of(x: float, y: float, n: int, solid: bool = False, edge: str = BLOOD, scale: float = 1.0) -> str:
    """A fan of action cards."""
    return "".join(
        _card(x + (i - (n - 1) / 2) * 19 * scale, y, (i - (n - 1) / 2) * 11, solid, edge, scale) for i in range(n)
    )


def _deck(x: float, y: float = 6, colour: str = QUIET) -> str:
    return "".join(path(rect(x - 20 - k, y - 29 + k, 40, 56, 5), PAPER, colour, 3) for k in (6, 3, 0))


def _coin(x: float, y: float) -> str:
    return shaded(ell(x, y, 21), GOLD, -4, -4, 0.36) + path(ell(x, y, 14), "none", GOLD_DEEP, 2.4)


def _pile(x: float, y: float, colour_group: str = "") -> str:
    """Three nobles of a score pile."""
    main, _ = _tones(colour_group)
    tint = main if colour_group else mix(INK, PAPER, 0.3)
    out = "".join(
        path(rect(x - 22 + i * 27, y - 31, 44, 62, 5), tint if i == 0 else mix(tint, PAPER, 0.55), tint, 3)
        for i in (2, 1, 0)
    )
    return out + (group(mark(colour_group, PAPER), f"translate({num(x)},{num(y)}) scale(.3)") if colour_group else "")


def _tangle(first: int, last: int) -> str:
    """Crossing arrows over the slots from `first` to `last`: they are shuffled."""
    a, b = SLOTS[first], SLOTS[last]
    return _arc(a - 8, b + 8, 42) + _arc(b - 20, a + 20, 28)


def _growing(*parts: str) -> Steps:
    """Each step is all parts up to one of them."""
    return tuple("".join(parts[: n + 1]) for n in range(len(parts)))


def _placed(steps: Steps, transform: str) -> Steps:
    return tuple(group(step, transform) for step in steps)


# ---- moves in the line ---------------------------------------------------------------------------------------------


def _moved(start: int, landings: list[int], colour_group: str, *arcs: str) -> Steps:
    """Somebody waits in the line, is shown where to, and goes there."""
    main, pale = _tones(colour_group)
    mover = _slot(SLOTS[start], main, main) + (_marked(SLOTS[start], colour_group) if colour_group else "") + BLADE
    there = "".join(_slot(SLOTS[i], main, pale, True) for i in landings)
    return _slots(start) + mover, *_growing(_slots(start, *landings) + there + mover, *arcs)


def move(steps: int, at_least: int | None = None, colour_group: str = "") -> Steps:
    """Somebody steps `steps` forward, or back if negative; at least `at_least`, exactly so many if left out."""
    main, _ = _tones(colour_group)
    start = 4 - steps if steps > 0 else 4
    if at_least is not None and steps > 0:
        start = 4 - steps + (1 if steps < 3 else 0)
    sign = 1 if steps > 0 else -1
    landings = [start + sign * k for k in range(at_least or abs(steps), abs(steps) + 1)]
    arcs = [_arc(SLOTS[start], SLOTS[i], 25 + 6 * abs(i - start), main) for i in landings]
    return _moved(start, landings, colour_group, *arcs)


def to_front(colour_group: str = "") -> Steps:
    """Somebody steps to the front."""
    return _moved(1, [5], colour_group, _arc(SLOTS[1], SLOTS[5], 44, _tones(colour_group)[0]))


def to_end() -> Steps:
    """The front noble goes to the end."""
    return _moved(5, [0], "", _arc(SLOTS[5], SLOTS[0], 44))


def move_and_play_on() -> Steps:
    """One step back, and one more action."""
    steps = _placed(_moved(4, [3], "", _arc(SLOTS[4], SLOTS[3], 32)), "translate(-40,4) scale(.86)")
    return *steps, steps[-1] + _plus(164, 14) + _card(206, 12, 8, True)


def reverse() -> Steps:
    """The line turns round."""
    line_ = "".join(_slot(x, QUIET, mix(BLOOD, PAPER, 0.9 - 0.16 * i)) for i, x in enumerate(SLOTS)) + BLADE
    low = MIDDLE + HIGH / 2 + 9
    back = path(f"M{SLOTS[5]} {low}H{SLOTS[0] + 18}", "none", BLOOD, 5)
    head = [(SLOTS[0] + 18, low - 8), (SLOTS[0] + 18, low + 8), (SLOTS[0] + 2, low)]
    return _growing(line_, _arc(SLOTS[0], SLOTS[5], 42), back + path(poly(head), BLOOD))


def shuffled(n: int) -> Steps:
    """The first `n` are shuffled."""
    those = "".join(_slot(SLOTS[i], BLOOD, PALE) for i in range(6 - n, 6))
    return _slots() + BLADE, *_growing(_slots(*range(6 - n, 6)) + those + BLADE, _tangle(6 - n, 5))


def in_any_order(n: int) -> Steps:
    """The first `n` stand as the player likes: two arrows change places inside a frame."""
    those = "".join(_slot(SLOTS[i], BLOOD, PALE) for i in range(6 - n, 6))
    pairs = [(SLOTS[k], SLOTS[k + 1]) for k in range(6 - n, 5)]
    arcs = [_arc(a, b, 30) if k % 2 == 0 else _arc(b, a, 30) for k, (a, b) in enumerate(pairs, 6 - n)]
    return _slots() + BLADE, *_growing(_slots(*range(6 - n, 6)) + those + BLADE, *arcs)


# ---- who is in the line --------------------------------------------------------------------------------------------


def added(n: int) -> Steps:
    """`n` nobles join the end."""
    joining = [_slot(SLOTS[i], BLOOD, PALE) + _plus(SLOTS[i], MIDDLE) for i in reversed(range(n))]
    return _growing(_slots(*range(n)) + BLADE, *joining)


def late() -> Steps:
    """One of the three top nobles of the deck joins the end."""
    row = "".join(_slot(x, y=14) for x in (76, 126)) + mini_blade(184, 6, mix(INK, PAPER, 0.2))
    three = _slot(-152, QUIET, PAPER, y=14) + _slot(-56, QUIET, PAPER, y=14)
    chosen, place = _slot(-104, BLOOD, BLOOD, y=8), _slot(26, BLOOD, PALE, True, 14)
    unknown = _slot(-104, QUIET, PAPER, y=14)
    deck = _deck(-208, 14) + row
    whole = deck + three + chosen + place
    return deck, deck + three + unknown, *_growing(whole, _arrow((-100, -26), (-44, -66), (20, -20)))


def leaves() -> Steps:
    """One noble of the line is discarded."""
    gone = _slots(3) + _slot(SLOTS[3], BLOOD, PALE, True) + BLADE
    return _slots() + BLADE, *_growing(gone, _cross(SLOTS[3], MIDDLE))


def replaced() -> Steps:
    """One noble of the line is discarded, the top one of the deck takes the place."""
    beside = _slot(SLOTS[2]) + _slot(SLOTS[4]) + _slot(SLOTS[5]) + _deck(-172, 14) + BLADE
    out = beside + _slot(SLOTS[3], BLOOD, PALE, True)
    into = beside + _slot(SLOTS[3], BLOOD, BLOOD) + _plus(SLOTS[3], MIDDLE, PAPER)
    return (
        beside + _slot(SLOTS[3]),
        out + _cross(SLOTS[3], MIDDLE),
        into + _arrow((-150, -22), (-70, -66), (SLOTS[3] - 4, TOP - 6)),
    )


def escape() -> Steps:
    """Two nobles at random are gone, the rest is shuffled."""
    out = "".join(_slot(x, QUIET if i in (0, 2, 3, 5) else BLOOD, "none", i in (1, 4)) for i, x in enumerate(SLOTS))
    return _slots() + BLADE, *_growing(out + BLADE, _cross(SLOTS[1], MIDDLE) + _cross(SLOTS[4], MIDDLE), _tangle(0, 5))


def dealt_anew() -> Steps:
    """The whole line goes into the deck and comes out again."""
    deck = _deck(-170, 14) + BLADE
    out = deck + "".join(_slot(x, BLOOD, PALE, True) for x in SLOTS[2:])
    low = MIDDLE + HIGH / 2 + 8
    again = path(f"M-140 {low}H{SLOTS[5] - 8}", "none", BLOOD, 5)
    again += path(poly([(SLOTS[5] - 10, low - 8), (SLOTS[5] - 10, low + 8), (SLOTS[5] + 8, low)]), BLOOD)
    line_ = deck + "".join(_slot(x) for x in SLOTS[2:])
    return line_, *_growing(out + _arrow((SLOTS[4], TOP - 6), (-30, -84), (-160, -22)), again)


def shuffled_before() -> Steps:
    """Just before a player collects, the whole line is shuffled."""
    out = "".join(_slot(x, BLOOD, PALE) for x in SLOTS) + BLADE
    person = _person(196, 16, BLOOD)
    steps = _placed((_slots() + BLADE, *_growing(out, _tangle(0, 5))), "translate(-34,4) scale(.84)")
    return steps[0], *(step + person for step in steps)


def protected() -> Steps:
    """The line may not be changed."""
    frame = rect(SLOTS[0] - 28, TOP - 9, SLOTS[5] - SLOTS[0] + 56, HIGH + 18, 12)
    return _growing(_slots() + BLADE, path(frame, "none", BLOOD, 6))


# ---- collecting ----------------------------------------------------------------------------------------------------


def collect_two() -> Steps:
    """Two nobles are collected."""
    edge = path(poly("-10,-12 10,-12 10,2 -10,12"), PAPER)
    one, two = (_slot(SLOTS[i], BLOOD, BLOOD) + group(edge, f"translate({SLOTS[i]},{MIDDLE})") for i in (5, 4))
    return _slots() + BLADE, _slots(5) + one + BLADE, _slots(4, 5) + one + two + BLADE


def end_of_day() -> Steps:
    """The day ends."""
    out = "".join(_slot(x, mix(INK, PAPER, 0.55), "none", True) for x in SLOTS) + BLADE
    strike = path(f"M{SLOTS[0] - 10} {MIDDLE + 22}L{SLOTS[5] + 14} {MIDDLE - 26}", "none", BLOOD, 6)
    return _slots() + BLADE, *_growing(out, strike)


def skip_and_draw(n: int) -> Steps:
    """Nothing is collected; `n` action cards more are drawn."""
    line_ = _slot(-150) + _slot(-92) + mini_blade(-34, 8, mix(INK, PAPER, 0.2))
    return _growing(line_, _cross(-34, 10, BLOOD, 26), _plus(38, 12) + _hand_of(122, 14, n, True))


def to_other() -> Steps:
    """The front noble goes to another player."""
    line_ = "".join(_slot(x) for x in (-168, -110)) + _slot(-52, BLOOD, BLOOD)
    line_ += mini_blade(4, 8, mix(INK, PAPER, 0.2))
    return _growing(line_, _person(146, 18, BLOOD, 1.15), _arrow((-52, -22), (40, -82), (136, -20)))


def back_to_end() -> Steps:
    """The last noble a player got goes to the end of the line."""
    start = _person(-176, 18) + _slot(-118, BLOOD, BLOOD)
    start += "".join(_slot(x) for x in (40, 98)) + mini_blade(160, 8, mix(INK, PAPER, 0.2))
    return _growing(start, _slot(-18, BLOOD, PALE, True), _arrow((-116, -22), (-68, -66), (-24, -18)))


def out_of_pile() -> Steps:
    """A random noble of a player's pile is discarded."""
    place = _slot(132, BLOOD, PALE, True)
    return _growing(
        _person(-140, 18) + _pile(-78, 14), _arrow((20, 14), (52, 14), (88, 14)) + place, _cross(132, MIDDLE)
    )


def piles_trade() -> Steps:
    """A noble from each of two piles changes hands."""
    out = _person(-176, 20) + _slot(-118, BLOOD, BLOOD) + _slot(118, QUIET, mix(INK, PAPER, 0.55)) + _person(176, 20)
    return _growing(out, _arrow((-86, 0), (0, -54), (86, 0)), _arrow((86, 34), (0, 74), (-86, 34), QUIET))


# ---- points --------------------------------------------------------------------------------------------------------


def per_noble(colour_group: str) -> Steps:
    """A point for each noble of a group."""
    return _growing(_pile(-84, 8, colour_group), _plus(36, 8, GROUPS[colour_group].main) + _coin(84, 8))


def coins(n: int) -> Steps:
    """So many points, or so many fewer."""
    sign = _plus(-62, 8, INK, 12) if n > 0 else _minus(-62, 8, BLOOD, 13)
    return _growing(sign, *(_coin(-8 + 50 * i, 8) for i in range(abs(n))))


def coins_to_other(n: int) -> Steps:
    """A player has so many points fewer."""
    person = _person(-98, 14, QUIET, 1.15)
    return person, *(person + step for step in _placed(coins(-n), "translate(42,0)"))


# ---- hands ---------------------------------------------------------------------------------------------------------


def from_discard() -> Steps:
    """A card of the discard comes to the hand."""
    heap = "".join(_card(-96, 10, turn, False, QUIET) for turn in (-18, 8, -5))
    return _growing(heap, _arrow((-58, -8), (0, -58), (56, -4)), _card(84, 10, 8, True))


def others_discard() -> Steps:
    """Everybody else loses a card at random."""
    people = "".join(_person(x - 26, 18, QUIET, 0.9) for x in (-140, 0, 140))
    hands = "".join(_card(x + 24, 12, 8, True, BLOOD, 0.9) for x in (-140, 0, 140))
    return _growing(people + hands, *(_cross(x + 24, 16) for x in (-140, 0, 140)))


def other_discards(n: int) -> Steps:
    """Another player discards `n` cards."""
    person, way = _person(-112, 16, BLOOD, 1.15), _arrow((-66, 14), (-46, 14), (-14, 14))
    return _growing(person, way + _hand_of(62, 14, n, True), _cross(62, 20, BLOOD, 22))


def hand_swap() -> Steps:
    """Two whole hands change places."""
    hands = _hand_of(-136, 14, 3, True) + _hand_of(136, 14, 3, False, QUIET)
    return _growing(hands, _arrow((-76, -6), (0, -48), (74, -6)), _arrow((76, 32), (0, 72), (-74, 32), QUIET))


def look_and_discard() -> Steps:
    """A hand is looked at, one card of it goes."""
    eye = path("M-176 8C-150 -24 -98 -24 -72 8C-98 40 -150 40 -176 8Z", PAPER, INK, 4) + path(ell(-124, 8, 12), INK)
    hand = _card(20, 14, -14, False, QUIET) + _card(92, 14, 14, False, QUIET)
    return hand + _card(56, 2, 0, False, QUIET), *_growing(eye + hand + _card(56, 2, 0, True), _cross(56, 8, BLOOD, 13))


def draw_on(colour_group: str) -> Steps:
    """Each noble of a group brings an action card."""
    main = GROUPS[colour_group].main
    noble = _slot(-104, main, main, y=8) + _marked(-104, colour_group, 8)
    way = _arrow((-70, 8), (-40, 8), (-4, 8), main)
    return _growing(noble, way, _plus(36, 8, main) + _card(84, 8, 8, True, main))


def hands_anew() -> Steps:
    """All hands go into the deck, everybody gets five new cards."""
    hand = _hand_of(-148, 14, 3, False, QUIET)
    into = _arrow((-98, 12), (-80, 12), (-56, 12)) + _deck(-10, 12)
    return _growing(hand, into, _arrow((28, 12), (46, 12), (68, 12)) + _hand_of(142, 14, 5, True))


def no_action() -> Steps:
    """Another player may play no action."""
    return _growing(_person(-58, 14, QUIET, 1.25), _card(52, 12, 8, True), _cross(52, 14, BLOOD, 26))


def lasting_discarded() -> Steps:
    """A card that lies in front of a player is discarded."""
    shelf = line([(-96, 46), (30, 46)], QUIET, 5)
    gone = group(_card(0, 0, 12, False, QUIET) + _cross(0, 4), "translate(122,14)")
    return _growing(_person(-132, 18) + shelf + _card(-34, 16, 0, True), _arrow((-4, 4), (50, -40), (96, -2)), gone)
