"""Bakes the sounds as WAV files, each at the loudness its recipe gives it."""

from __future__ import annotations

import wave
from collections.abc import Callable
from pathlib import Path

from . import synth
from .recipes import RECIPES, SEAM, Recipe

SOURCES = (Path(__file__).parent,)


def bake(target: Path, progress: Callable[[int, int, str], None]) -> None:
    for done, (name, recipe) in enumerate(RECIPES.items()):
        progress(done, len(RECIPES), name)
        write(target / f"{name}.wav", recipe)
    for file in target.glob("*.wav"):
        if file.stem not in RECIPES:
            file.unlink()


def write(file: Path, recipe: Recipe) -> None:
    """One sound at its loudness and rate. Loops are kept in 8 bits, loud: they are played very quietly."""
    made = synth.levelled(recipe.make(), recipe.loudness)
    sound = synth.thinned(made if recipe.loop else synth.soft_ends(made), recipe.step)
    if recipe.loop:
        sound = synth.seamless(sound, round(SEAM * synth.RATE / recipe.step))
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setframerate(synth.RATE // recipe.step)
        out.setsampwidth(1 if recipe.loop else 2)
        out.writeframes(synth.octets(sound, len(sound)) if recipe.loop else synth.words(sound))
