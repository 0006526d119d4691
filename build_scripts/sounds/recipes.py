"""Every sound of the game: short, dry, woody and papery, as things on a table by lamplight are.

`RECIPES` is the list. Loudness is set here once, sound against sound, so that the most frequent are the quietest.
"""
from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from . import synth
from .synth import Samples, band, high, hit, low, mix, noise, scaled, shaped, swell, tone

LOOP, SEAM = 7.0, 1.0       # seconds made of a loop, and how many of them run into its beginning


class Recipe(NamedTuple):
    """How a sound is made, how loud it stands among the others (0..1) and at which part of the rate it is kept."""

    make: Callable[[], Samples]
    loudness: float
    step: int = 1
    loop: bool = False


def card_slide() -> Samples:
    """Card over cloth: a short breath that darkens as it slows."""
    breath = low(high(noise(.19, 1), 900), 5200)
    return shaped(breath, swell(.19, .25))


def card_flip() -> Samples:
    """The snap of a corner let go, then the card's flat on the cloth."""
    snap = shaped(band(noise(.03, 2), 2600, .004), hit(.001, .006))
    flat = shaped(low(noise(.09, 3), 1400), hit(.002, .018), .8)
    return mix((0, scaled(snap, .5)), (.035, flat))


def drop() -> Samples:
    """One card laid down."""
    edge = shaped(high(noise(.02, 4), 2500), hit(.0005, .004), .15)
    flat = shaped(low(noise(.12, 5), 900), hit(.002, .022))
    return mix((0, edge), (.002, flat), (.002, shaped(tone(.08, 150, -40), hit(.003, .02), .25)))


def deal() -> Samples:
    """One card dealt across the table: slide and drop at once, quicker than either."""
    breath = shaped(low(high(noise(.09, 6), 1200), 6000), swell(.09, .4), .6)
    return mix((0, breath), (.06, shaped(low(noise(.06, 7), 1100), hit(.001, .014))))


def riffle() -> Samples:
    """Two halves run together, faster towards the end, then pushed square."""
    source, parts, at = Random(8), [], 0.0
    for n in range(26):
        click = shaped(band(noise(.012, 100 + n), source.uniform(1700, 2900), .002), hit(.0006, .003),
                       source.uniform(.5, 1))
        parts.append((at, click))
        at += .024 - .00055 * n + source.uniform(-.002, .002)
    square = shaped(low(high(noise(.12, 9), 500), 3000), swell(.12, .3), .5)
    return mix(*parts, (at + .05, square))


def pick_up() -> Samples:
    """A card taken into the fingers."""
    return shaped(low(high(noise(.06, 10), 1600), 6500), swell(.06, .6))


def refuse() -> Samples:
    """No: two low knocks on wood, the second lower; polite, never a buzzer."""
    def knock(pitch: float, seed: int) -> Samples:
        return mix((0, shaped(band(noise(.09, seed), pitch, .012), hit(.001, .02), 6)),
                   (0, shaped(tone(.09, pitch), hit(.002, .022), .5)))
    return mix((0, knock(190, 11)), (.1, knock(145, 12)))


def press() -> Samples:
    """A button: one small dry tick of wood."""
    return mix((0, shaped(band(noise(.03, 13), 1150, .004), hit(.0006, .007), 3)),
               (0, shaped(tone(.03, 420), hit(.001, .008), .3)))


def tick() -> Samples:
    """A clock's tick, for a choice that moves on by one."""
    return shaped(band(noise(.02, 14), 2100, .003), hit(.0005, .004))


def hold_tick() -> Samples:
    """Heard while a curtain is being held open: a wooden bead on a string, softer than a tick."""
    return mix((0, shaped(tone(.05, 620, -90), hit(.002, .011), .6)),
               (0, shaped(band(noise(.03, 15), 900, .004), hit(.001, .006))))


def curtain() -> Samples:
    """Wool drawn aside, and one wooden ring that touches the next."""
    wool = shaped(low(noise(.36, 16), 1500), swell(.36, .35))
    ring = shaped(band(noise(.05, 17), 780, .006), hit(.001, .014), 1.6)
    return mix((0, wool), (.27, ring))


def coin(*pitches: float, seed: int = 18) -> Samples:
    """Coins fall on wood: partials that no string has, and a short knock below."""
    ring = [(0.0, shaped(tone(.3, pitch), hit(.001, .05 / (1 + n * .6)), .5 / (1 + n)))
            for n, pitch in enumerate(pitches or (2310, 3870, 5460, 7200))]
    return mix(*ring, (0, shaped(band(noise(.04, seed), 480, .006), hit(.001, .012), 1.5)))


def coins() -> Samples:
    """A handful of them."""
    source = Random(19)
    def one(n: int) -> Samples:
        shift = source.uniform(.9, 1.12)
        return scaled(coin(*(shift * pitch for pitch in (2310, 3870, 5460)), seed=200 + n), source.uniform(.5, 1))
    return mix(*((.055 * n + source.uniform(0, .02), one(n)) for n in range(5)))


def blade() -> Samples:
    """The rope runs, the blade falls in its grooves and stops: wood, not flesh."""
    fall = shaped(high(low(noise(.26, 20), 5200), 700), lambda t: (t / .26) ** 2.2)
    groove = shaped(band(noise(.26, 21), 2350, .012), lambda t: (t / .26) ** 3, 1.6)
    thud = mix((0, shaped(tone(.3, 92, -38), hit(.002, .07), 1.5)),
               (0, shaped(low(noise(.16, 22), 700), hit(.001, .03), 1.4)),
               (.002, shaped(band(noise(.2, 23), 1750, .02), hit(.001, .05), 1.1)))
    return mix((0, fall), (0, groove), (.24, thud))


def blade_up() -> Samples:
    """Hoisted again: a ratchet, click by click."""
    return mix(*((.075 * n, shaped(band(noise(.03, 230 + n), 900 + 22 * n, .005), hit(.001, .008)))
                 for n in range(8)))


def basket() -> Samples:
    """Something light lands in wicker; the guide wants no gore."""
    creak = mix(*((.012 * n, shaped(band(noise(.02, 250 + n), 1300 + 130 * (n % 4), .003), hit(.0006, .005), .5))
                  for n in range(6)))
    return mix((0, shaped(low(noise(.12, 24), 600), hit(.003, .03))), (.015, creak))


def crowd() -> Samples:
    """A crowd draws breath and murmurs: many soft voices, none with words."""
    return shaped(voices(1.5, 30, 26), swell(1.5, .3))


def voices(length: float, seed: int, count: int) -> Samples:
    """People far away: noise through throats that open and close at their own pace."""
    source, out = Random(seed), [0.0] * round(length * synth.RATE)
    for n in range(count):
        throat = band(low(noise(length, 300 + seed * 50 + n), 1500), source.uniform(240, 720), .004)
        pace, turn = source.uniform(2.2, 5), source.uniform(0, 6.28)
        for i, value in enumerate(throat):
            out[i] += value * (.55 + .45 * math.sin(6.283 * pace * i / synth.RATE + turn)) ** 2
    return high(out, 140)


def drum(seed: int, strength: float) -> Samples:
    """One stroke on a snare: skin below, wires above."""
    wires = shaped(high(low(noise(.09, seed), 7000), 1500), hit(.001, .022), .5)
    return scaled(mix((0, wires), (0, shaped(tone(.1, 188, -30), hit(.001, .025)))), strength)


def drum_roll() -> Samples:
    """Grows, and ends on one stroke."""
    strokes = [(.042 * n, drum(40 + n, .18 + .5 * (n / 26) ** 1.5)) for n in range(26)]
    return mix(*strokes, (.042 * 26 + .05, drum(39, 1.2)))


def page() -> Samples:
    """A leaf turned."""
    lift = shaped(high(noise(.22, 70), 1500), swell(.22, .7), .5)
    fall = shaped(low(high(noise(.12, 71), 500), 4500), swell(.12, .2))
    return mix((0, low(lift, 7000)), (.17, fall))


def seal() -> Samples:
    """A stamp pressed into wax: soft, final."""
    return mix((0, shaped(low(noise(.14, 72), 420), hit(.006, .03), 2)),
               (0, shaped(tone(.16, 118, -30), hit(.005, .04))),
               (.07, shaped(band(noise(.05, 73), 1250, .005), hit(.001, .01), .6)))


def pen() -> Samples:
    """A quill writes a figure: two scratches."""
    return mix((0, shaped(high(low(noise(.1, 74), 6500), 2300), swell(.1, .6))),
               (.12, shaped(high(low(noise(.07, 75), 6500), 2600), swell(.07, .4), .8)))


def mask() -> Samples:
    """A mask turned over: light wood and a ribbon."""
    return mix((0, shaped(low(high(noise(.12, 76), 1000), 4000), swell(.12, .5), .7)),
               (.11, shaped(band(noise(.06, 77), 620, .008), hit(.001, .016), 2.5)))


def fist() -> Samples:
    """A fist on the table, for those who seize power."""
    return mix((0, shaped(tone(.22, 84, -26), hit(.002, .055))), (0, shaped(low(noise(.1, 78), 500), hit(.001, .02))))


def bell(pitch: float, length: float, strength: float = 1) -> Samples:
    """A small hand bell: the partials a bell has, hum to nominal."""
    partials = ((.5, .25, 1.2), (1, 1, 1), (1.2, .35, .7), (1.5, .25, .6), (2, .5, .45), (2.66, .2, .3))
    return mix(*((0, shaped(tone(length, pitch * times), hit(.002, length * .28 * last), strength * part))
                 for times, part, last in partials))


def turn() -> Samples:
    """Somebody else's turn: one soft bell, heard across the room."""
    return bell(880, .5)


def win() -> Samples:
    """A rising fifth and an octave on three bells, and it is over."""
    return mix((0, bell(587.3, .6, .7)), (.15, bell(880, .7, .8)), (.3, bell(1174.7, 1.1)))


def toast() -> Samples:
    """A short remark of the house."""
    return mix((0, bell(1046.5, .25, .5)), (.07, bell(1318.5, .3, .5)))


def square() -> Samples:
    """Guillotine: the square at dusk, wind, and a crowd a street away."""
    return mix((0, scaled(wind(80), 3)), (0, scaled(voices(LOOP, 3, 8), .9)))


def wind(seed: int) -> Samples:
    """It rises and falls once in a loop, so that the loop closes."""
    air = low(low(noise(LOOP, seed), 420), 420)
    return [value * (1 + .5 * math.sin(6.283 * n / synth.RATE / (LOOP - SEAM))) for n, value in enumerate(air)]


def hearth() -> Samples:
    """Guillotine (tricks): a salon with a fire in it."""
    source, parts = Random(82), [(0.0, scaled(low(low(noise(LOOP, 83), 260), 500), 1.5))]
    for n in range(29):
        crack = shaped(band(noise(.02, 400 + n), source.uniform(700, 3000), .002), hit(.0005, .004),
                       source.uniform(.05, .5) ** 1.5 * 3)
        parts.append((source.uniform(0, LOOP - .1), crack))
    return mix(*parts)


def rain() -> Samples:
    """Revolution: rain on the roofs of a city that talks too much."""
    source, parts = Random(84), [(0.0, scaled(low(high(noise(LOOP, 85), 500), 3200), .25))]
    for _ in range(50):
        fallen = shaped(tone(.03, source.uniform(700, 1500), -200), hit(.001, .008), source.uniform(.02, .1))
        parts.append((source.uniform(0, LOOP - .1), fallen))
    return mix(*parts)


def ballroom() -> Samples:
    """Mascarade: a slow waltz behind two closed doors, and the house around it."""
    beat = (LOOP - SEAM) / 9
    bars = ((220, 330, 440), (246.9, 329.6, 415.3), (220, 277.2, 330))
    notes = [(beat * n, shaped(tone(1.2, pitch), hit(.01, .3), .3 if n % 3 else .5))
             for n, pitch in enumerate(note for bar in bars for note in bar)]
    again = [(at + LOOP - SEAM, note) for at, note in notes if at < SEAM]      # the next round's, under the seam
    return low(mix((0, scaled(low(noise(LOOP, 86), 200), .5)), *notes, *again), 700)[:round(LOOP * synth.RATE)]


def study() -> Samples:
    """Allegiance: a study at night, wind in the shutters, a tall clock."""
    def beat(n: int) -> Samples:
        return shaped(band(noise(.05, 500), 1500 if n % 2 else 1150, .006), hit(.0006, .01), .35)
    return mix((0, scaled(wind(87), 2)), *((.5 + n, beat(n)) for n in range(int(LOOP - .5))))


RECIPES: dict[str, Recipe] = {
    "card_slide": Recipe(card_slide, .06, 2), "card_flip": Recipe(card_flip, .10), "pick_up": Recipe(pick_up, .05),
    "drop": Recipe(drop, .09), "deal": Recipe(deal, .07), "riffle": Recipe(riffle, .10, 2),
    "refuse": Recipe(refuse, .11, 2), "press": Recipe(press, .06), "tick": Recipe(tick, .05),
    "hold_tick": Recipe(hold_tick, .06), "curtain": Recipe(curtain, .09, 2), "toast": Recipe(toast, .07, 2),
    "coin": Recipe(coin, .09, 2), "coins": Recipe(coins, .11, 2), "pen": Recipe(pen, .05, 2),
    "page": Recipe(page, .08, 2), "seal": Recipe(seal, .12, 2), "mask": Recipe(mask, .09, 2),
    "fist": Recipe(fist, .14, 4),
    "turn": Recipe(turn, .08, 2), "blade": Recipe(blade, .17, 2), "blade_up": Recipe(blade_up, .06, 2),
    "basket": Recipe(basket, .10, 2), "crowd": Recipe(crowd, .12, 4), "drum_roll": Recipe(drum_roll, .13, 2),
    "win": Recipe(win, .13, 2),
    "ambience_guillotine": Recipe(square, .25, 5, loop=True),
    "ambience_guillotine_tricks": Recipe(hearth, .25, 5, loop=True),
    "ambience_revolution": Recipe(rain, .25, 5, loop=True),
    "ambience_mascarade": Recipe(ballroom, .25, 5, loop=True),
    "ambience_allegiance": Recipe(study, .25, 5, loop=True),
}
