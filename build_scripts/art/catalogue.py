"""Everything that is baked, by name. A name is `<game or place>/<kind>/<id>/<form>`."""

from collections.abc import Iterator

from build_scripts.art import guillotine
from build_scripts.art.allegiance.pictures import pictures as allegiance
from build_scripts.art.masks.pictures import pictures as mascarade
from build_scripts.art.paris.pictures import pictures as revolution
from build_scripts.art.picture import Picture
from build_scripts.art.playing.pictures import pictures as playing
from build_scripts.art.scenes.pictures import pictures as scenes


def pictures() -> Iterator[Picture]:
    """Every picture of the app."""
    yield from guillotine.pictures()
    yield from scenes()
    yield from playing()
    yield from revolution()
    yield from mascarade()
    yield from allegiance()
