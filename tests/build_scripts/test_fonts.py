"""The baked fonts: everything that can be written can be drawn, and their licences travel with them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from game import paths

FOLDER = paths.assets() / "fonts"
FULL = ("NotoSansJP.otf", "NotoSerifJP.otf")


@pytest.fixture(scope="module", params=FULL)
def font(request: pytest.FixtureRequest) -> TTFont:
    return opened(request.param)


def opened(name: str) -> TTFont:
    if not (FOLDER / name).is_file():
        pytest.fail("the fonts are not baked: python -m build_scripts.bake fonts")
    return TTFont(FOLDER / name)


def lacking(font: TTFont, text: str) -> str:
    known = font.getBestCmap()
    return "".join(sorted({letter for letter in text if ord(letter) >= 32 and ord(letter) not in known}))


def jis_x_0208() -> str:
    rows = (
        bytes([0x1B, 0x24, 0x42, row, cell]).decode("iso2022_jp", "ignore")
        for row in range(0x21, 0x75)
        for cell in range(0x21, 0x7F)
    )
    return "".join(rows)


def test_every_letter_of_the_japanese_standard_can_be_drawn(font: TTFont) -> None:
    assert len(jis_x_0208()) == 6879  # as the standard counts them
    assert lacking(font, jis_x_0208()) == ""


def test_letters_of_names_that_the_standard_lacks_can_be_drawn(font: TTFont) -> None:
    assert lacking(font, "髙橋 山﨑 德川 濵田 𠮷野 Łucja Žaneta Őrs Ğül Ąę ŧ ĭ ĳ Œuvre") == ""
    assert lacking(font, "".join(map(chr, [*range(0xA0, 0x180)]))) == ""


def test_signs_on_cards_can_be_drawn(font: TTFont) -> None:
    assert lacking(font, "−1 ½ ♠♥♦♣ ①②③④⑤ ←↑→↓ … — “ ” ・") == ""


def test_every_text_of_the_game_can_be_drawn(font: TTFont) -> None:
    texts = [file for kind in ("*.toml", "*.md") for file in sorted(paths.data().rglob(kind))]
    assert texts
    assert {file.name: lacking(font, file.read_text(encoding="utf-8")) for file in texts} == {
        file.name: "" for file in texts
    }


def test_a_borrowed_letter_has_an_outline_and_the_room_of_its_plain_sister(font: TTFont) -> None:
    names, shapes = font.getBestCmap(), font.getGlyphSet()
    for borrowed, plain in ("ŁL", "šs", "ěe", "ąa"):
        pen = BoundsPen(shapes)
        shapes[names[ord(borrowed)]].draw(pen)
        assert pen.bounds is not None and pen.bounds[3] > 0
        assert abs(shapes[names[ord(borrowed)]].width - shapes[names[ord(plain)]].width) <= 60


def test_no_feature_brings_other_countries_shapes_along(font: TTFont) -> None:
    kept = {
        record.FeatureTag
        for table in ("GSUB", "GPOS")
        if table in font
        for record in font[table].table.FeatureList.FeatureRecord
    }
    assert kept <= {"kern", "ccmp"}


def test_the_face_with_the_reserved_name_is_whole() -> None:
    original = Path(str(files("fontpkg_abril_fatface"))) / "files" / "AbrilFatface-Regular.ttf"
    opened("AbrilFatface.ttf")
    assert (FOLDER / "AbrilFatface.ttf").read_bytes() == original.read_bytes()


@pytest.mark.parametrize(
    ("name", "holder"), [("NotoSansJP", "Adobe"), ("NotoSerifJP", "Adobe"), ("AbrilFatface", "TypeTogether")]
)
def test_each_licence_lies_beside_its_font(name: str, holder: str) -> None:
    text = (FOLDER / f"OFL-{name}.txt").read_text(encoding="utf-8")
    assert holder in text.splitlines()[0]
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
