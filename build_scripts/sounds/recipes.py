"""Every sound of the game: short, dry, woody and papery, as things on a table by lamplight are.

`RECIPES` is the list. Loudness is set here once, sound against sound, so that the most frequent are the quietest.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from . import synth
from .synth import Samples, band, high, hit, low, mix, noise, pressed, scaled, shaped, swell, tone

LOOP, SEAM = 25.0, 1.0  # seconds made of a loop, and how many of them run into its beginning


class Recipe(NamedTuple):
    """How a sound is made, how loud an ear finds it (0..1) and at which part of the rate it is kept."""

    make: Callable[[], Samples]
    loudness: float
    step: int = 1
    loop: bool = False


def card_slide() -> Samples:
    """Card over cloth: a short breath that darkens as it slows."""
    breath = low(high(noise(0.19, 1), 900), 5200)
    return shaped(breath, swell(0.19, 0.25))


def card_flip() -> Samples:
    """The snap of a corner let go, then the card's flat on the cloth."""
    snap = shaped(band(noise(0.03, 2), 2600, 0.004), hit(0.001, 0.006))
    flat = shaped(low(noise(0.09, 3), 1400), hit(0.002, 0.018), 0.8)
    return mix((0, scaled(snap, 0.5)), (0.035, flat))


def drop() -> Samples:
    """One card laid down."""
    edge = shaped(high(noise(0.02, 4), 2500), hit(0.0005, 0.004), 0.15)
    flat = shaped(low(noise(0.12, 5), 900), hit(0.002, 0.022))
    return mix((0, edge), (0.002, flat), (0.002, shaped(tone(0.08, 150, -40), hit(0.003, 0.02), 0.25)))


def deal() -> Samples:
    """One card dealt across the table: slide and drop at once, quicker than either."""
    breath = shaped(low(high(noise(0.09, 6), 1200), 6000), swell(0.09, 0.4), 0.6)
    return mix((0, breath), (0.06, shaped(low(noise(0.06, 7), 1100), hit(0.001, 0.014))))


def riffle() -> Samples:
    """Two halves run together, faster towards the end, then pushed square."""
    source, parts, at = Random(8), [], 0.0
    for n in range(26):
        click = shaped(
            band(noise(0.012, 100 + n), source.uniform(1700, 2900), 0.002), hit(0.0006, 0.003), source.uniform(0.5, 1)
        )
        parts.append((at, click))
        at += 0.024 - 0.00055 * n + source.uniform(-0.002, 0.002)
    square = shaped(low(high(noise(0.12, 9), 500), 3000), swell(0.12, 0.3), 0.5)
    return mix(*parts, (at + 0.05, square))


def pick_up() -> Samples:
    """A card taken into the fingers."""
    return shaped(low(high(noise(0.06, 10), 1600), 6500), swell(0.06, 0.6))


def knock(seed: int, pitch: float, ring: float = 0.012, fade: float = 0.02) -> Samples:
    """Knuckles on wood that answers at `pitch` Hz, and less an octave and a half higher."""
    return mix(
        (0, shaped(band(noise(0.16, seed), pitch, ring), hit(0.001, fade), 6)),
        (0, shaped(band(noise(0.08, seed + 500), pitch * 2.7, ring * 0.4), hit(0.0008, fade * 0.5), 2.5)),
    )


def refuse() -> Samples:
    """No: two knocks on wood, the second lower; polite, never a buzzer."""
    return mix((0, knock(11, 420)), (0.1, knock(12, 330)))


def press() -> Samples:
    """A button: one small dry tick of wood."""
    return mix(
        (0, shaped(band(noise(0.03, 13), 1150, 0.004), hit(0.0006, 0.007), 3)),
        (0, shaped(tone(0.03, 420), hit(0.001, 0.008), 0.3)),
    )


def tick() -> Samples:
    """A clock's tick, for a choice that moves on by one."""
    return shaped(band(noise(0.02, 14), 2100, 0.003), hit(0.0005, 0.004))


def hold_tick() -> Samples:
    """Heard while a curtain is being held open: a wooden bead on a string, softer than a tick."""
    return mix(
        (0, shaped(tone(0.05, 620, -90), hit(0.002, 0.011), 0.6)),
        (0, shaped(band(noise(0.03, 15), 900, 0.004), hit(0.001, 0.006))),
    )


def curtain() -> Samples:
    """Wool drawn aside, and one wooden ring that touches the next."""
    wool = shaped(low(noise(0.36, 16), 1500), swell(0.36, 0.35))
    ring = shaped(band(noise(0.05, 17), 780, 0.006), hit(0.001, 0.014), 1.6)
    return mix((0, wool), (0.27, ring))


def coin(*pitches: float, seed: int = 18) -> Samples:
    """Coins fall on wood: partials that no string has, and a short knock below."""
    ring = [
        (0.0, shaped(tone(0.3, pitch), hit(0.001, 0.05 / (1 + n * 0.6)), 0.5 / (1 + n)))
        for n, pitch in enumerate(pitches or (2310, 3870, 5460, 7200))
    ]
    return mix(*ring, (0, shaped(band(noise(0.04, seed), 480, 0.006), hit(0.001, 0.012), 1.5)))


def coins() -> Samples:
    """A handful of them."""
    source = Random(19)

    def one(n: int) -> Samples:
        shift = source.uniform(0.9, 1.12)
        return scaled(coin(*(shift * pitch for pitch in (2310, 3870, 5460)), seed=200 + n), source.uniform(0.5, 1))

    return mix(*((0.055 * n + source.uniform(0, 0.02), one(n)) for n in range(5)))


def blade() -> Samples:
    """The rope runs, the blade falls in its grooves and stops: wood, not flesh."""
    fall = shaped(high(low(noise(0.26, 20), 5200), 700), lambda t: (t / 0.26) ** 2.2)
    groove = shaped(band(noise(0.26, 21), 2350, 0.012), lambda t: (t / 0.26) ** 3, 1.6)
    thud = mix(
        (0, shaped(tone(0.3, 92, -38), hit(0.002, 0.07), 0.7)),
        (0, scaled(knock(22, 470, 0.016, 0.04), 1.5)),
        (0.002, shaped(band(noise(0.2, 23), 1750, 0.02), hit(0.001, 0.05), 1.6)),
    )
    return pressed(mix((0, fall), (0, groove), (0.24, thud)), 3)


def blade_up() -> Samples:
    """Hoisted again: a ratchet, click by click."""
    return mix(
        *((0.075 * n, shaped(band(noise(0.03, 230 + n), 900 + 22 * n, 0.005), hit(0.001, 0.008))) for n in range(8))
    )


def basket() -> Samples:
    """Something light lands in wicker; the guide wants no gore."""
    creak = mix(
        *(
            (0.012 * n, shaped(band(noise(0.02, 250 + n), 1300 + 130 * (n % 4), 0.003), hit(0.0006, 0.005), 0.5))
            for n in range(6)
        )
    )
    return mix((0, shaped(low(noise(0.12, 24), 600), hit(0.003, 0.03))), (0.015, creak))


def crowd() -> Samples:
    """A crowd draws breath and murmurs: many soft voices, none with words."""
    return shaped(voices(1.5, 30, 26), swell(1.5, 0.3))


def voices(length: float, seed: int, count: int) -> Samples:
    """People far away: noise through throats that open and close at their own pace."""
    source, out = Random(seed), [0.0] * round(length * synth.RATE)
    for n in range(count):
        throat = band(low(noise(length, 300 + seed * 50 + n), 1500), source.uniform(240, 720), 0.004)
        pace, turn = source.uniform(2.2, 5), source.uniform(0, 6.28)
        for i, value in enumerate(throat):
            out[i] += value * (0.55 + 0.45 * math.sin(6.283 * pace * i / synth.RATE + turn)) ** 2
    return high(out, 140)


def drum(seed: int, strength: float) -> Samples:
    """One stroke on a snare: skin below, wires above."""
    wires = shaped(high(low(noise(0.09, seed), 7000), 1500), hit(0.001, 0.022), 0.5)
    skin = mix(
        (0, shaped(tone(0.1, 330, -50), hit(0.001, 0.02), 0.6)),
        (0, shaped(tone(0.1, 205, -30), hit(0.001, 0.025), 0.5)),
    )
    return scaled(mix((0, scaled(wires, 1.3)), (0, skin)), strength)


def drum_roll() -> Samples:
    """Grows, and ends on one stroke."""
    strokes = [(0.042 * n, drum(40 + n, 0.18 + 0.5 * (n / 26) ** 1.5)) for n in range(26)]
    return pressed(mix(*strokes, (0.042 * 26 + 0.05, drum(39, 1.2))), 3)


def page() -> Samples:
    """A leaf turned."""
    lift = shaped(high(noise(0.22, 70), 1500), swell(0.22, 0.7), 0.5)
    fall = shaped(low(high(noise(0.12, 71), 500), 4500), swell(0.12, 0.2))
    return mix((0, low(lift, 7000)), (0.17, fall))


def seal() -> Samples:
    """A stamp pressed into wax: soft, final."""
    return mix(
        (0, shaped(low(high(noise(0.14, 72), 200), 1100), hit(0.006, 0.03), 1.6)),
        (0, shaped(tone(0.16, 118, -30), hit(0.005, 0.04), 0.4)),
        (0.004, scaled(knock(79, 520, 0.01, 0.026), 0.8)),
        (0.07, shaped(band(noise(0.05, 73), 1250, 0.005), hit(0.001, 0.01), 2.4)),
    )


def pen() -> Samples:
    """A quill writes a figure: two scratches."""
    return mix(
        (0, shaped(high(low(noise(0.1, 74), 6500), 2300), swell(0.1, 0.6))),
        (0.12, shaped(high(low(noise(0.07, 75), 6500), 2600), swell(0.07, 0.4), 0.8)),
    )


def mask() -> Samples:
    """A mask turned over: light wood and a ribbon."""
    return mix(
        (0, shaped(low(high(noise(0.12, 76), 1000), 4000), swell(0.12, 0.5), 0.7)),
        (0.11, shaped(band(noise(0.06, 77), 620, 0.008), hit(0.001, 0.016), 2.5)),
    )


def fist() -> Samples:
    """A fist on the table, for those who seize power: the board answers, and what stands on it."""
    blow = mix(
        (0, shaped(tone(0.22, 96, -30), hit(0.002, 0.05), 0.5)),
        (0, scaled(knock(78, 400, 0.014, 0.034), 1.2)),
        (0.03, shaped(band(noise(0.08, 88), 1400, 0.006), hit(0.001, 0.014), 1.2)),
    )
    return pressed(blow, 1.5)


def bell(pitch: float, length: float, strength: float = 1) -> Samples:
    """A small hand bell: the partials a bell has, hum to nominal."""
    partials = ((0.5, 0.25, 1.2), (1, 1, 1), (1.2, 0.35, 0.7), (1.5, 0.25, 0.6), (2, 0.5, 0.45), (2.66, 0.2, 0.3))
    return mix(
        *(
            (0, shaped(tone(length, pitch * times), hit(0.002, length * 0.28 * last), strength * part))
            for times, part, last in partials
        )
    )


def turn() -> Samples:
    """Somebody else's turn: one soft bell, heard across the room."""
    return bell(880, 0.5)


def win() -> Samples:
    """A rising fifth and an octave on three bells, and it is over."""
    return mix((0, bell(587.3, 0.6, 0.7)), (0.15, bell(880, 0.7, 0.8)), (0.3, bell(1174.7, 1.1)))


def toast() -> Samples:
    """A short remark of the house."""
    return mix((0, bell(1046.5, 0.25, 0.5)), (0.07, bell(1318.5, 0.3, 0.5)))


def square() -> Samples:
    """Guillotine: the square at dusk, wind, and a crowd a street away."""
    return mix((0, scaled(wind(80), 3)), (0, scaled(voices(LOOP, 3, 8), 0.9)))


def wind(seed: int) -> Samples:
    """It rises and falls unevenly, and once round in a loop, so that the loop closes."""
    air, turn = low(low(noise(LOOP, seed), 420), 420), 6.283 / synth.RATE / (LOOP - SEAM)
    return [v * (1 + 0.35 * math.sin(turn * n) + 0.3 * math.sin(3 * turn * n + 1)) for n, v in enumerate(air)]


def hearth() -> Samples:
    """Guillotine (tricks): a salon with a fire in it."""
    source, parts = Random(82), [(0.0, scaled(low(low(noise(LOOP, 83), 260), 500), 1.5))]
    for n in range(104):
        crack = shaped(
            band(noise(0.02, 400 + n), source.uniform(700, 3000), 0.002),
            hit(0.0005, 0.004),
            source.uniform(0.05, 0.5) ** 1.5 * 3,
        )
        parts.append((source.uniform(0, LOOP - 0.1), crack))
    return mix(*parts)


def rain() -> Samples:
    """Revolution: rain on the roofs of a city that talks too much."""
    source, parts = Random(84), [(0.0, scaled(low(high(noise(LOOP, 85), 500), 3200), 0.25))]
    for _ in range(180):
        fallen = shaped(tone(0.03, source.uniform(700, 1500), -200), hit(0.001, 0.008), source.uniform(0.02, 0.1))
        parts.append((source.uniform(0, LOOP - 0.1), fallen))
    return mix(*parts)


WALTZ = (  # the three notes of each bar, in Hz
    (220, 277.2, 330),
    (207.7, 246.9, 329.6),
    (185, 277.2, 370),
    (146.8, 293.7, 370),
    (164.8, 277.2, 440),
    (155.6, 246.9, 370),
    (164.8, 246.9, 415.3),
    (164.8, 293.7, 415.3),
    (220, 330, 440),
    (146.8, 293.7, 493.9),
    (164.8, 246.9, 415.3),
    (220, 277.2, 330),
)


def ballroom() -> Samples:
    """Mascarade: a slow waltz behind two closed doors, and the house around it. It comes nearer and goes again."""
    melody = [pitch for bar in WALTZ for pitch in bar]
    beat = (LOOP - SEAM) / len(melody)
    notes = [
        (beat * n, shaped(tone(1.2, pitch), hit(0.01, 0.3), (0.3 if n % 3 else 0.5) * near(n / len(melody))))
        for n, pitch in enumerate(melody)
    ]
    again = [(at + LOOP - SEAM, note) for at, note in notes if at < SEAM]  # the next round's, under the seam
    return low(mix((0, scaled(low(noise(LOOP, 86), 200), 0.5)), *notes, *again), 700)[: round(LOOP * synth.RATE)]


def near(part: float) -> float:
    """How near the music is at this part of its round."""
    return 0.75 - 0.25 * math.cos(6.283 * part)


def study() -> Samples:
    """Allegiance: a study at night, wind in the shutters, a tall clock."""

    def beat(n: int) -> Samples:
        return shaped(band(noise(0.05, 500), 1500 if n % 2 else 1150, 0.006), hit(0.0006, 0.01), 0.35)

    return mix((0, scaled(wind(87), 2)), *((0.5 + n, beat(n)) for n in range(int(LOOP - 0.5))))


RECIPES: dict[str, Recipe] = {
    "card_slide": Recipe(card_slide, 0.045, 2),
    "card_flip": Recipe(card_flip, 0.07),
    "pick_up": Recipe(pick_up, 0.045),
    "drop": Recipe(drop, 0.06),
    "deal": Recipe(deal, 0.06),
    "riffle": Recipe(riffle, 0.075, 2),
    "refuse": Recipe(refuse, 0.085, 2),
    "press": Recipe(press, 0.045),
    "tick": Recipe(tick, 0.045),
    "hold_tick": Recipe(hold_tick, 0.05),
    "curtain": Recipe(curtain, 0.075, 2),
    "toast": Recipe(toast, 0.065, 2),
    "coin": Recipe(coin, 0.07, 2),
    "coins": Recipe(coins, 0.085, 2),
    "pen": Recipe(pen, 0.04, 2),
    "page": Recipe(page, 0.065, 2),
    "seal": Recipe(seal, 0.12, 2),
    "mask": Recipe(mask, 0.075, 2),
    "fist": Recipe(fist, 0.13, 4),
    "turn": Recipe(turn, 0.075, 2),
    "blade": Recipe(blade, 0.16, 2),
    "blade_up": Recipe(blade_up, 0.055, 2),
    "basket": Recipe(basket, 0.08, 2),
    "crowd": Recipe(crowd, 0.1, 4),
    "drum_roll": Recipe(drum_roll, 0.13, 2),
    "win": Recipe(win, 0.12, 2),
    "ambience_guillotine": Recipe(square, 0.12, 8, loop=True),
    "ambience_guillotine_tricks": Recipe(hearth, 0.12, 6, loop=True),
    "ambience_revolution": Recipe(rain, 0.12, 6, loop=True),
    "ambience_mascarade": Recipe(ballroom, 0.12, 10, loop=True),
    "ambience_allegiance": Recipe(study, 0.12, 8, loop=True),
}
