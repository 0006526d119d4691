"""Bakes the fonts: of each the part that is needed, with the letters it lacks taken from its Latin sister.

Noto Sans JP and Noto Serif JP draw their Latin letters after Source Sans and Source Serif, but lack most of Latin
Extended-A, which European names need; those outlines are grafted in. Abril Fatface has a reserved name: it stays whole.
"""

from __future__ import annotations

import shutil
import unicodedata
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from build_scripts.environment import LOCKS

SOURCES = (Path(__file__), LOCKS / "bake.lock")
SIGNS = "−½¼¾⅓♠♥♦♣♤♡♢♧①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳←↑→↓↔↕⇄‐–—‘’“”‚„…•†‡★☆▲△▼▽▶◀●○◎■□◆◇※〜×÷≤≥≠≈✓€𠮷"
STAND_INS = {  # no font here has these
    0x2252: 0x2248,  # about equal as the Japanese write it, by the other sign for it
    0x00AD: 0x002D,  # the soft hyphen by the hyphen
}
WORD_GAP = 1.25  # Latin words stand too near each other in Japanese faces, read across a table
COPYRIGHT = 0  # number of the line in a font's table of names
FREE_IDS = 40000  # glyph numbers above those of any font here
LAYOUT = ["kern", "ccmp"]  # not locl: it brings the Chinese and Korean shapes along and doubles the size
UPRIGHT = ["vhea", "vmtx", "VORG", "BASE"]  # for vertical lines, which the game has none of

Progress = Callable[[int, int, str], None]


class Sister(NamedTuple):
    """A variable font that lends Latin letters, and the place on its axes."""

    package: str
    source: str
    axes: dict[str, float]


class Face(NamedTuple):
    """One font of the game: where its outlines come from, and who lends the letters it lacks, nearest first."""

    file: str
    package: str
    source: str
    licence: str
    sisters: tuple[Sister, ...] = ()


SANS = Sister("fontpkg_source_sans_3", "files/SourceSans3[wght].ttf", {"wght": 400})
SERIF = Sister("fontpkg_source_serif_4", "files/SourceSerif4[opsz,wght].ttf", {"wght": 400, "opsz": 14})
FACES = (
    Face("NotoSansJP.otf", "pylopdf_fonts_jp", "NotoSansJP-Regular.otf", "OFL-NotoSansJP.txt", (SANS,)),
    Face("NotoSerifJP.otf", "pylopdf_fonts_jp", "NotoSerifJP-Regular.otf", "OFL-NotoSerifJP.txt", (SERIF, SANS)),
    Face("AbrilFatface.ttf", "fontpkg_abril_fatface", "files/AbrilFatface-Regular.ttf", "OFL-AbrilFatface.txt"),
)


def bake(target: Path, progress: Progress) -> None:
    for done, face in enumerate(FACES):
        progress(done, len(FACES), face.file)
        if face.sisters:
            complete(face).save(target / face.file)
        else:
            shutil.copyfile(inside(face.package, face.source), target / face.file)
        (target / face.licence).write_text(licence(face), encoding="utf-8")


def inside(package: str, file: str) -> Path:
    return Path(str(files(package))) / file


def characters() -> set[int]:
    """What can be written: JIS X 0208, the letters Windows adds to it (they stand in names), Latin, the signs used."""
    found = {ord(letter) for letter in SIGNS}
    found.update(range(0x20, 0x7F), range(0xA0, 0x180))
    found.update(double_bytes("euc_jp", range(0xA1, 0xF5), range(0xA1, 0xFF)))
    found.update(double_bytes("cp932", range(0x81, 0xFD), range(0x40, 0xFD)))
    return {code for code in found if chr(code).isprintable() or chr(code).isspace()}


def double_bytes(encoding: str, first: Iterable[int], second: range) -> Iterable[int]:
    for high in first:
        for low in second:
            text = bytes([high, low]).decode(encoding, "ignore")
            if len(text) == 1 and unicodedata.category(text) != "Co":
                yield ord(text)


def complete(face: Face) -> TTFont:
    """The part of a font that is needed, completed from its sisters."""
    font = TTFont(
        inside(face.package, face.source),
        recalcBBoxes=False,  # the whole font's bounds still hold
        recalcTimestamp=False,
    )  # two bakes make the same bytes
    subsetter = Subsetter(
        Options(layout_features=LAYOUT, name_IDs=["*"], notdef_outline=True, hinting=False, desubroutinize=True)
    )  # opens in a third of the time
    subsetter.options.drop_tables += UPRIGHT
    wanted = characters()
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    for sister in face.sisters:
        graft(font, sister, sorted(wanted - font.getBestCmap().keys()))
    width, left = font["hmtx"][font.getBestCmap()[ord(" ")]]
    font["hmtx"][font.getBestCmap()[ord(" ")]] = round(width * WORD_GAP), left
    point(font, {code: font.getBestCmap()[other] for code, other in STAND_INS.items()})
    return font


def graft(font: TTFont, sister: Sister, codes: list[int]) -> None:
    """Adds the sister's outlines of these characters to a font with CFF outlines, as far as she has them."""
    lender = TTFont(inside(sister.package, sister.source))
    theirs, outlines = lender.getBestCmap(), lender.getGlyphSet(location=sister.axes)
    scale = font["head"].unitsPerEm / lender["head"].unitsPerEm
    grown = GrowingFont(font)
    added: dict[int, str] = {}
    for code in codes:
        if code in theirs:
            outline = outlines[theirs[code]]
            width = round(outline.width * scale)
            pen = T2CharStringPen(width - grown.nominal_width, outlines)
            outline.draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
            added[code] = grown.add(pen, width)
    grown.finish()
    point(font, added)


def point(font: TTFont, glyphs: dict[int, str]) -> None:
    """Lets characters be drawn with these glyphs."""
    for table in font["cmap"].tables:
        if table.isUnicode() and table.format != 14:
            table.cmap.update({code: name for code, name in glyphs.items() if table.format == 12 or code < 0x10000})


class GrowingFont:
    """Puts glyphs at the end of every table of a CFF font that has a row for each glyph."""

    def __init__(self, font: TTFont) -> None:
        self.font, self.order = font, font.getGlyphOrder()
        self.top: Any = font["CFF "].cff.topDictIndex[0]
        self.part = self.top.FDSelect[font.getGlyphID(font.getBestCmap()[ord("a")])]  # where its Latin letters are
        self.private: Any = self.top.FDArray[self.part].Private
        self.nominal_width: int = self.private.nominalWidthX  # an outline notes its width as the difference

    def add(self, pen: T2CharStringPen, width: int) -> str:
        outline = pen.getCharString(private=self.private, globalSubrs=self.top.GlobalSubrs)
        name = f"cid{FREE_IDS + len(self.order):05d}"
        strings = self.top.CharStrings
        strings.charStringsIndex.append(outline)
        strings.charStrings[name] = len(strings.charStringsIndex) - 1
        self.top.FDSelect.gidArray.append(self.part)
        self.top.charset.append(name)
        self.order.append(name)
        self.font["hmtx"].metrics[name] = (width, 0)
        return name

    def finish(self) -> None:
        self.font.setGlyphOrder(self.order)
        self.font["maxp"].numGlyphs = len(self.order)


def licence(face: Face) -> str:
    """The licence that travels with the font, below the copyright lines of everything drawn from."""
    drawn_from = [(face.package, face.source), *((sister.package, sister.source) for sister in face.sisters)]
    names = [TTFont(inside(*place))["name"].getDebugName(COPYRIGHT) for place in drawn_from]
    with_text = face.sisters[0].package if face.sisters else face.package
    text = inside(with_text, "LICENSE").read_text(encoding="utf-8")
    return "\n".join([*filter(None, names), "", text[text.index("This Font Software") :]])
