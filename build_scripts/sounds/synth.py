"""The tools sounds are made with: noise, tones, filters, envelopes, mixing. A sound is a list of floats around ±1.

Standard library only; every noise has its own seed, so that baking twice gives the same bytes.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterable, Sequence
from random import Random

RATE = 44100  # samples a second while making; a recipe says at what rate it is kept

Samples = list[float]
Envelope = Callable[[float], float]  # seconds since the start -> 0..1


def hit(attack: float, decay: float) -> Envelope:
    """Up within `attack` seconds, then fading to a third every `decay` seconds."""
    return lambda t: min(1.0, t / attack) * math.exp(-max(0.0, t - attack) / decay)


def swell(length: float, peak: float = 0.5) -> Envelope:
    """Up to `peak` of the length and down again, with no edge anywhere."""

    def at(t: float) -> float:
        x = t / length
        part = x / peak if x < peak else (1 - x) / (1 - peak)
        return 0.5 - 0.5 * math.cos(math.pi * min(1.0, max(0.0, part)))

    return at


def noise(length: float, seed: int) -> Samples:
    source = Random(seed)
    return [source.uniform(-1, 1) for _ in range(round(length * RATE))]


def tone(length: float, pitch: float, glide: float = 0) -> Samples:
    """A sine whose pitch moves evenly by `glide` Hz over its length."""
    out, phase, count = [], 0.0, round(length * RATE)
    for n in range(count):
        phase += 2 * math.pi * (pitch + glide * n / count) / RATE
        out.append(math.sin(phase))
    return out


def shaped(sound: Sequence[float], envelope: Envelope, gain: float = 1) -> Samples:
    return [gain * value * envelope(n / RATE) for n, value in enumerate(sound)]


def low(sound: Iterable[float], cut: float) -> Samples:
    """Takes away what is above `cut` Hz, gently (6 dB an octave)."""
    keep = 1 - math.exp(-2 * math.pi * cut / RATE)
    out, level = [], 0.0
    for value in sound:
        level += keep * (value - level)
        out.append(level)
    return out


def high(sound: Sequence[float], cut: float) -> Samples:
    """Takes away what is below `cut` Hz, gently."""
    return [value - below for value, below in zip(sound, low(sound, cut), strict=True)]


def band(sound: Sequence[float], middle: float, ring: float) -> Samples:
    """Lets a resonance at `middle` Hz ring for about `ring` seconds: what a body of wood, card or metal does."""
    decay = math.exp(-1 / (ring * RATE))
    turn, square = 2 * decay * math.cos(2 * math.pi * middle / RATE), decay * decay
    out, last, before = [], 0.0, 0.0
    for value in sound:
        now = (1 - decay) * value + turn * last - square * before
        out.append(now)
        last, before = now, last
    return out


def mix(*parts: tuple[float, Sequence[float]]) -> Samples:
    """Lays sounds over each other, each beginning at its second."""
    starts = [round(at * RATE) for at, _ in parts]
    out = [0.0] * max(start + len(part) for start, (_, part) in zip(starts, parts, strict=True))
    for start, (_, part) in zip(starts, parts, strict=True):
        for n, value in enumerate(part):
            out[start + n] += value
    return out


def scaled(sound: Sequence[float], gain: float) -> Samples:
    return [gain * value for value in sound]


def pressed(sound: Sequence[float], drive: float) -> Samples:
    """Its peaks rounded off, as a tape does that is recorded loudly: louder to the ear with no higher peak."""
    gain = drive / max(map(abs, sound))
    return [math.tanh(gain * value) for value in sound]


def soft_ends(sound: Sequence[float], seconds: float = 0.004) -> Samples:
    """No click at either end."""
    edge = min(round(seconds * RATE), len(sound) // 2)
    out = list(sound)
    for n in range(edge):
        out[n] *= n / edge
        out[-1 - n] *= n / edge
    return out


def seamless(sound: Sequence[float], count: int) -> Samples:
    """A loop: the last `count` samples are faded into the beginning, at even loudness."""
    body, tail = list(sound[:-count]), sound[-count:]
    for n in range(count):
        part = n / count
        body[n] = body[n] * math.sqrt(part) + tail[n] * math.sqrt(1 - part)
    return body


def thinned(sound: Sequence[float], step: int) -> Samples:
    """Kept at a `step`-th of the rate, without the false tones that leaving samples out would make."""
    if step == 1:
        return list(sound)
    smooth = low(low(sound, 0.4 * RATE / step), 0.4 * RATE / step)
    return smooth[::step]


def rms(sound: Sequence[float], rate: int = RATE) -> float:
    """Loudness over the loudest tenth of a second, so that silence around a sound does not count."""
    window = max(1, min(len(sound), rate // 10))
    squares, total, best = [value * value for value in sound], 0.0, 0.0
    for n, square in enumerate(squares):
        total += square - (squares[n - window] if n >= window else 0)
        best = max(best, total)
    return math.sqrt(best / window)


def weighted(sound: Sequence[float], rate: int = RATE) -> Samples:
    """As an ear weighs it (A-weighting): what is low or very high counts for less, a tone of 1000 Hz for itself."""
    part = RATE / rate
    mids = high(high(sound, 107.7 * part), 737.9 * part)
    return scaled(low(low(mids, 12194 * part), 12194 * part), 1.259)


def levelled(sound: Sequence[float], loudness: float, ceiling: float = 0.85) -> Samples:
    """At this loudness to an ear (0..1, over its loudest tenth of a second), or as near as the ceiling allows."""
    gain = min(loudness / max(rms(weighted(sound)), 1e-9), ceiling / max(map(abs, sound), default=1))
    return scaled(sound, gain)


def words(sound: Iterable[float]) -> bytes:
    """As 16-bit samples, low byte first."""
    out = array("h", (round(32767 * max(-1.0, min(1.0, value))) for value in sound))
    if array("H", [1]).tobytes()[0] == 0:
        out.byteswap()
    return out.tobytes()


def octets(sound: Iterable[float], seed: int) -> bytes:
    """As 8-bit samples, with a little noise in place of the rounding's own tones."""
    source = Random(seed)
    return bytes(max(0, min(255, round(128 + 127 * value + source.uniform(-0.5, 0.5)))) for value in sound)
