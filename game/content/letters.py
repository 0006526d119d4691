"""What may stand in words that people typed or that a file brings: characters, and how many of them are seen."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

LONGEST = 24  # characters of a name as they are seen
BOUND = "\u00a0"  # a space at which no line ends
_MARKS = 8  # code points that one of them may have


def wide(char: str) -> bool:
    """A full-width character: a line may break on either side of it unless kinsoku forbids."""
    return char > "\u2e7f"


def is_japanese(text: str) -> bool:
    return any(wide(char) for char in text)


@lru_cache(maxsize=4000)
def clean(text: str, bound: bool = False) -> str:
    """What can be drawn of a text: no control, no direction marks, no lone surrogates; bound spaces only if asked for.

    … stands mid-height, as the Japanese write it; among Latin letters it is three full stops.
    """
    out, dots = [], "…" if is_japanese(text) else "..."
    for char in text:
        kind = unicodedata.category(char)
        if char == "…":
            out.append(dots)
        elif char == BOUND:
            out.append(BOUND if bound else " ")
        elif char in "\t\u2028\u2029\r":
            out.append(" ")
        elif kind in ("Cc", "Cf", "Cs", "Co", "Cn"):
            out.append("\n" if char == "\n" else "")
        else:
            out.append(char)
    return "".join(out)


def bind(name: str) -> str:
    """A name as it stands in a sentence: no line ends inside it, if it fits on one."""
    return name.replace(" ", BOUND)


def graphemes(text: str) -> list[str]:
    """What a reader takes for single characters: a letter with the marks that belong to it."""
    out: list[str] = []
    joined = False
    for char in text:
        code = ord(char)
        belongs = is_mark(char) or 0x1F3FB <= code <= 0x1F3FF or code in (0x200D, 0xFE0E, 0xFE0F, 0x20E3)
        if out and (belongs or joined):
            out[-1] += char
        else:
            out.append(char)
        joined = code == 0x200D
    return out


def is_mark(char: str) -> bool:
    """Whether it stands on the letter before it and takes no room of its own."""
    return bool(unicodedata.combining(char)) or unicodedata.category(char) in ("Mn", "Me", "Mc")


def tidy(text: str, longest: int = LONGEST) -> str:
    """What is kept of typed or pasted words: what can be drawn, on one line, no longer than `longest` characters."""
    plain = unicodedata.normalize("NFC", clean(text).replace("\n", " "))
    return "".join(piece[:_MARKS] for piece in graphemes(plain)[:longest])


def tidy_name(text: str) -> str:
    """A name as the house keeps it, or "" where nothing is left of it. Twice is as good as once."""
    return tidy(clean(text).strip()).strip()
