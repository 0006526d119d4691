"""The baked sounds: short, never clipped, at levels of which twenty in a row do not tire."""

from __future__ import annotations

import ast
import math
import wave
from array import array
from pathlib import Path
from typing import NamedTuple

import pytest

from build_scripts.sounds import bake, synth
from build_scripts.sounds.recipes import RECIPES
from game import paths
from game.content import looks
from game.games import CATALOGUE
from game.ui import sounds

FOLDER = paths.assets() / "sounds"
OFTEN = ("card_slide", "pick_up", "drop", "deal", "press", "tick", "hold_tick", "pen")  # heard many times a minute
LOOPS = tuple(name for name, recipe in RECIPES.items() if recipe.loop)
ONCE = tuple(name for name in RECIPES if name not in LOOPS)


class Sound(NamedTuple):
    values: list[float]
    rate: int

    @property
    def seconds(self) -> float:
        return len(self.values) / self.rate

    @property
    def peak(self) -> float:
        return max(map(abs, self.values))

    @property
    def loudness(self) -> float:
        """To an ear, over its loudest tenth of a second."""
        return synth.rms(synth.weighted(self.values, self.rate), self.rate)

    @property
    def body(self) -> float:
        """Which part of its strength lies above 250 Hz, so that a small loudspeaker gives it."""
        cut = 250 * synth.RATE / self.rate
        above = synth.high(synth.high(self.values, cut), cut)
        return synth.rms(above, self.rate) / synth.rms(self.values, self.rate)


def heard(name: str) -> Sound:
    file = FOLDER / f"{name}.wav"
    if not file.is_file():
        pytest.fail("the sounds are not baked: python -m build_scripts.bake sounds")
    return read(file)


def read(file: Path) -> Sound:
    with wave.open(str(file)) as found:
        assert found.getnchannels() == 1
        data, width, rate = found.readframes(found.getnframes()), found.getsampwidth(), found.getframerate()
    values = [v / 32768 for v in array("h", data)] if width == 2 else [(v - 128) / 128 for v in data]
    return Sound(values, rate)


def test_there_is_a_sound_for_every_recipe_and_no_other() -> None:
    assert {file.stem for file in FOLDER.glob("*.wav")} == set(RECIPES)
    assert {
        "card_slide",
        "card_flip",
        "riffle",
        "deal",
        "drop",
        "refuse",
        "coin",
        "blade",
        "crowd",
        "drum_roll",
        "page",
        "seal",
        "win",
        "hold_tick",
        "press",
        "curtain",
        "toast",
    } <= set(ONCE)


def test_every_game_has_its_own_quiet_surroundings() -> None:
    assert set(LOOPS) == {f"ambience_{game}" for game in CATALOGUE}


def test_every_sound_that_is_asked_for_is_there_and_every_one_is_asked_for() -> None:
    """Names in the code: play("drop"), `sound = "page"` of a scene, what `sound` and `echoes` of a dressing return;
    and the cues of table.toml."""
    asked = {cue.play for game in CATALOGUE for cue in looks.read(paths.data() / "games" / game).sound}
    for file in (paths.root() / "game" / "ui").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        calls = [
            node
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in ("play", "sound", "_sound")
        ]
        returns = [
            node
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef) and function.name in ("sound", "echoes")
            for node in ast.walk(function)
            if isinstance(node, ast.Return)
        ]
        marks = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and [getattr(target, "id", "") for target in node.targets] == ["sound"]
        ]
        asked |= {
            name
            for node in (*(arg for call in calls for arg in call.args), *returns, *marks)
            for name in names_in(node)
        }
    assert {"press", "curtain", "win", "card_flip", "blade", "coin"} <= asked
    assert asked - {""} == set(ONCE)


def names_in(node: ast.AST) -> list[str]:
    """The texts an expression may come to: not those it is only compared with."""
    if isinstance(node, ast.IfExp):
        return [*names_in(node.body), *names_in(node.orelse)]
    if isinstance(node, ast.Return):
        return names_in(node.value) if node.value else []
    if isinstance(node, ast.Tuple):
        return [name for part in node.elts for name in names_in(part)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_all_together_they_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.wav")) <= 1_250_000


@pytest.mark.parametrize("name", RECIPES)
def test_none_clips(name: str) -> None:
    assert heard(name).peak < 0.9


@pytest.mark.parametrize("name", ONCE)
def test_loudness_lies_in_one_band(name: str) -> None:
    assert 0.025 <= heard(name).loudness <= 0.18


def test_what_is_heard_often_is_quieter_than_what_is_rare() -> None:
    rare = [heard(name).loudness for name in ("blade", "win", "drum_roll", "seal", "fist")]
    assert max(heard(name).loudness for name in (*OFTEN, "card_flip", "coin", "riffle", "mask")) < min(rare)


@pytest.mark.parametrize("name", ONCE)
def test_a_small_loudspeaker_gives_the_body_of_a_sound(name: str) -> None:
    """It gives next to nothing below 250 Hz: half of the strength is left."""
    assert heard(name).body > 0.5


@pytest.mark.parametrize("name", LOOPS)
def test_surroundings_stay_well_under_a_card(name: str) -> None:
    """Played at the same volume, at a quarter of its strength at the most."""
    assert heard(name).loudness * sounds._BACKGROUND < heard("drop").loudness / 4


@pytest.mark.parametrize("name", ONCE)
def test_they_are_short(name: str) -> None:
    assert 0.015 <= heard(name).seconds <= (0.25 if name in OFTEN else 1.6)


@pytest.mark.parametrize("name", ONCE)
def test_they_begin_and_end_in_silence(name: str) -> None:
    values = heard(name).values
    assert max(abs(values[0]), abs(values[-1])) < 0.02


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_has_no_audible_seam(name: str) -> None:
    sound = heard(name)
    steps = sorted(abs(b - a) for a, b in zip(sound.values, sound.values[1:], strict=False))
    assert abs(sound.values[0] - sound.values[-1]) <= steps[int(0.999 * len(steps))]
    assert sound.seconds >= 24  # nobody hears it come round


def test_baking_again_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("tick", "drop", "coin"):
        bake.write(tmp_path / "again.wav", RECIPES[name])
        assert (tmp_path / "again.wav").read_bytes() == (FOLDER / f"{name}.wav").read_bytes()


def test_a_filter_takes_away_what_lies_beyond_its_cut() -> None:
    hum, whistle = synth.tone(0.2, 60), synth.tone(0.2, 8000)
    assert synth.rms(synth.low(whistle, 200)) < 0.05 * synth.rms(whistle) < 0.05
    assert synth.rms(synth.low(hum, 2000)) > 0.9 * synth.rms(hum)
    assert synth.rms(synth.high(hum, 2000)) < 0.05


def test_levelling_stops_at_the_ceiling() -> None:
    click = [1.0] + [0.0] * 4000
    assert max(synth.levelled(click, 0.5)) == pytest.approx(0.85)
    assert synth.rms(synth.levelled(synth.tone(0.5, 1000), 0.1)) == pytest.approx(0.1, rel=0.08)


@pytest.mark.parametrize(("pitch", "decibels"), [(100, -19.1), (250, -8.6), (1000, 0.0), (4000, 1.0)])
def test_an_ear_hears_little_of_what_is_low(pitch: float, decibels: float) -> None:
    """The A-weighting of IEC 61672 at four pitches, within a decibel."""
    told = synth.tone(0.5, pitch)
    assert 20 * math.log10(synth.rms(synth.weighted(told)) / synth.rms(told)) == pytest.approx(decibels, abs=1.0)


def test_rounding_off_peaks_makes_a_sound_louder_not_higher() -> None:
    struck = synth.shaped(synth.tone(0.2, 500), synth.hit(0.001, 0.02))
    softer = synth.pressed(struck, 3)
    assert max(map(abs, softer)) < 1 and synth.rms(softer) > 1.5 * synth.rms(struck)
