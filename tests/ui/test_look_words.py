"""The words of `game/content/look_words.py` are those that the window knows."""

from __future__ import annotations

from pathlib import Path

import pygame

from game import paths
from game.content.look_words import COLOURS as SAID
from game.content.look_words import ICONS, PLACES
from game.content.look_words import STYLES as EVERYWHERE
from game.content.looks import CardLook, Looks
from game.content.prints import Prints
from game.games import CATALOGUE, load_with_files
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.table import card_draw
from game.ui.table.card_draw import SIZES, Sheet
from game.ui.table.card_face import STYLES, Face
from game.ui.table.dressing import dressing_for
from game.ui.table.panels import COLOURS
from game.ui.theme import INK


def app(folder: Path) -> RunningApp:
    return RunningApp(folder, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())


def test_every_painter_is_known_and_every_known_one_paints(tmp_path: Path) -> None:
    house, own = app(tmp_path), set[str]()
    for game in CATALOGUE:
        dressing_for(house, game)
        shows = load_with_files(game, paths.data() / "games")[1].shown
        own |= set(shows.styles if shows else ())
    assert set(STYLES) == {*EVERYWHERE, *own}


def test_every_ink_of_what_is_written_is_known() -> None:
    assert {"seat", *filter(None, COLOURS)} == set(SAID)


def test_every_sign_is_drawn_and_no_two_alike() -> None:
    drawn = set[bytes]()
    for name in ICONS:
        sheet = Sheet(126, 176, SIZES["line"])
        card_draw.sign(sheet, name, 315, 440, INK)
        drawn.add(pygame.image.tobytes(sheet.plain(), "RGBA"))
    assert len(drawn) == len(ICONS)


def test_a_picture_may_leave_open_just_what_the_painter_puts_in(tmp_path: Path) -> None:
    look = CardLook(picture="/".join(f"{{{place}}}" for place in PLACES))
    prints = Prints(paths.data() / "games" / "guillotine", Looks(card={"noble": look}))
    face = Face("general", "full", look, prints, "noble", "guillotine", app(tmp_path))
    assert face.picture == "general/full/"
