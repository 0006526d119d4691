"""The baker of pictures: `assets/images/`. A picture that has not changed is not drawn again."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from build_scripts.art.picture import Picture, files_of
from build_scripts.art.picture import bake as baked
from build_scripts.baking.job import Job, key_of
from build_scripts.baking.run import Progress, run
from build_scripts.environment import ROOT

VERSION = 1
"""Of the way from SVG text to files: raise it when `picture.bake` changes."""
SOURCES = [ROOT / "build_scripts" / "art", ROOT / "build_scripts" / "baking"]
MEMORY = ROOT / "build" / "images.json"


def facts() -> str | None:
    """What of the data decides the pictures; None while it cannot be read."""
    from build_scripts.art import card_data

    return key_of(dict(card_data.nobles()), dict(card_data.actions())) if card_data.readable() else None


def bake(target: Path, progress: Progress) -> None:
    """Draw what has changed since the last time into `target`."""
    run(jobs(), target, MEMORY, progress)


def jobs() -> Sequence[Job]:
    """A job a picture."""
    from build_scripts.art.catalogue import pictures

    return [_job(picture, picture.draw()) for picture in pictures()]


def _job(picture: Picture, svg: str) -> Job:
    key = key_of(VERSION, svg, picture.widths, picture.quality)
    work = partial(baked, picture.name, svg, picture.widths, picture.quality)
    return Job(picture.name, key, files_of(picture.name, picture.widths), work)
