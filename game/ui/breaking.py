"""Where a line of text may end: Japanese by phrase and kinsoku, Latin by word, lines of even length.

Japanese phrases come from budoux, loaded at the first Japanese text that does not fit its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

from game.content.letters import BOUND, graphemes, is_japanese, wide

Measure = Callable[[str], float]

NO_START = frozenset(
    "、。，．・：；？！ー」』）〕］｝〉》】〙〗”’)]}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻〜～…‥!?,.:;%％−"
)
NO_END = frozenset("「『（〔［｛〈《【〘〖“‘([{＋¥$№")
_RANGE = "〜～–"
_SPACES = " \u3000"
# Where a word longer than its line may end first: Marie-|Antoinette. Figures stay together: 1-2, 3/4.
_HYPHENS = "‐–—/-"
_AFTER_HYPHEN = re.compile(rf"(?<=[{_HYPHENS}])(?=[^\s{_HYPHENS}])")
_FIGURES = re.compile(rf"\d[{_HYPHENS}]$")
# Where a sentence ends inside a text. Two letters before a full stop may be a title: Dr., St.
_SENTENCE = re.compile(r"(?<=[。？！])\u3000?(?![」』）。？！\u3000]|$)|(?<=[a-z0-9)]{3}[.!?]) (?=[A-Z])")
_MOST_ENDS = 3  # of these all ways to use them are tried


@lru_cache(maxsize=1)
def _parser() -> Any:
    import budoux

    return budoux.load_default_japanese_parser()


def is_katakana(char: str) -> bool:
    return "ァ" <= char <= "ヺ" or char in "ーヽヾ"


def glued(left: str, right: str) -> bool:
    """Whether no line may end between these two pieces."""
    return _glued(left, right) or bool(left and right and is_katakana(left[-1]) and is_katakana(right[0]))


def _glued(left: str, right: str) -> bool:
    """The same, but a foreign word in katakana may be broken: where it is longer than its line."""
    if not left or not right:
        return True
    if right[0] in NO_START or left[-1] in NO_END or right[0] in (" ", BOUND) or left[-1] == BOUND:
        return True
    if left[-1].isdigit() and right[0] not in NO_END and wide(right[0]):
        return True  # a number and what it counts: 1枚
    if left[-1] in _RANGE and right[0].isdigit():
        return True  # from .. to: 1〜3
    return not wide(left[-1]) and not wide(right[0]) and left[-1] != " "


def _join(pieces: list[str], bound: Callable[[str, str], bool] = glued) -> list[str]:
    """Pieces that stay together in one; the wide space after a question belongs to what it follows."""
    out: list[str] = []
    for piece in pieces:
        bare = piece.lstrip("\u3000") if out else piece
        if bare != piece:
            out[-1] += piece[: len(piece) - len(bare)]
            if bare:
                out.append(bare)
        elif out and not out[-1].endswith("\u3000") and bound(out[-1], piece):
            out[-1] += piece
        else:
            out.append(piece)
    return out


def _words(text: str) -> list[str]:
    """Latin text in words, each with the space after it; a number stays with the word it counts."""
    parts = text.split(" ")
    words: list[str] = []
    for part in [part + " " for part in parts[:-1]] + ([parts[-1]] if parts[-1] else []):
        if words and words[-1][-2:-1].isdigit() and part[0].isalpha():
            words[-1] += part
        else:
            words.append(part)
    return words


def _asides(pieces: Iterable[str]) -> Iterator[str]:
    """Latin words in full-width brackets stay together, as what a system says inside a Japanese sentence."""
    held = ""
    for piece in pieces:
        held += piece
        _, bracket, inside = held.rpartition("（")
        if not bracket or not inside or not inside.isascii():
            yield held
            held = ""
    if held:
        yield held


@lru_cache(maxsize=2000)
def phrases(text: str) -> tuple[str, ...]:
    """The pieces a careful setter would keep whole. A placeholder's spaces and signs stay with their word."""
    if not is_japanese(text):
        return tuple(_words(text))
    try:
        parsed = list(_parser().parse(text))
    except Exception:  # the model is missing or unreadable: characters are still broken by kinsoku
        return characters(text)
    return tuple(_asides(word for piece in _join(parsed) for word in _words(piece)))


@lru_cache(maxsize=2000)
def characters(text: str) -> tuple[str, ...]:
    """The smallest pieces: words in Latin letters or katakana whole, other characters one by one, kinsoku applied."""
    return tuple(word for piece in _join(list(text)) for word in _words(piece))


def hyphened(word: str) -> list[str]:
    """A word in the parts between its hyphens, dashes and slashes, each with the sign behind it."""
    parts = [""]
    for part in _AFTER_HYPHEN.split(word):
        joint = parts[-1].strip(_HYPHENS)  # a sign at the very beginning stays with what follows it
        if not joint or (_FIGURES.search(parts[-1]) and part[0].isdigit()):
            parts[-1] += part
        else:
            parts.append(part)
    return parts


def _clings(left: str, right: str) -> bool:
    """Whether a sign stands beside a letter that it belongs to."""
    return right[0] in NO_START or right[0] in _HYPHENS or left[-1] in NO_END


def _torn(word: str, width: float, measure: Measure) -> Iterator[str]:
    """A word longer than its line: after its hyphens; a part that is still longer by kinsoku, else anywhere."""
    for part in hyphened(word):
        if measure(part.rstrip()) <= width:
            yield part
            continue
        small = _join(list(part), _glued)
        for piece in small if len(small) > 1 else _join(graphemes(part), _clings):
            yield from [piece] if measure(piece.rstrip()) <= width else graphemes(piece)


def unbroken(text: str, lines: Iterable[str]) -> bool:
    """Whether these lines of the text end between its words, or after their hyphens."""
    at = 0
    for line in lines:
        between = at == 0 or text[at - 1] == " " or text[at - 1] in _HYPHENS
        if not between or not text.startswith(line, at):
            return False
        at += len(line)
        at += len(text[at:]) - len(text[at:].lstrip(" "))
    return at == len(text)


def _split(piece: str, width: float, measure: Measure) -> list[str]:
    """A phrase wider than a line: first after its middle dots, then by character, a name at its spaces and
    hyphens, at last anywhere."""
    if "・" in piece[1:-1]:
        parts = piece.split("・")
        dotted = [part + "・" for part in parts[:-1]] + ([parts[-1]] if parts[-1] else [])
        if len(dotted) > 1 and all(measure(part.rstrip()) <= width for part in dotted):
            return dotted
    small = characters(piece)
    bound = [part for part in small if BOUND in part.strip(BOUND)]
    if bound and (len(small) == 1 or any(map(is_japanese, bound))):  # else the name is one of the smaller pieces
        *words, last = piece.split(BOUND)
        small = tuple(part for part in (*(word + " " for word in words), last) if part.strip())
    out: list[str] = []
    for part in small:
        if measure(part.rstrip()) <= width:
            out.append(part)
        elif part != piece and (bound or BOUND in part):
            out.extend(_split(part, width, measure))
        else:
            out.extend(_torn(part, width, measure))
    return out


def _fill(pieces: list[str], width: float, measure: Measure) -> list[str]:
    lines: list[str] = []
    line = ""
    for piece in pieces:
        if not line or measure((line + piece).rstrip()) <= width:
            line += piece
        else:
            lines.append(line.rstrip(_SPACES))
            line = piece.lstrip(" ")
    lines.append(line.rstrip(_SPACES))
    return lines


def _lines(text: str, width: float, measure: Measure, by_phrase: bool, narrower: float | None = None) -> list[str]:
    """`narrower` fills the lines less full; what may be split is still decided by `width`."""
    lines: list[str] = []
    full = width if narrower is None else narrower
    for paragraph in text.split("\n"):
        if measure(paragraph) <= full:
            lines.append(paragraph)
            continue
        pieces = phrases(paragraph) if by_phrase else characters(paragraph)
        fitting = [
            part
            for piece in pieces
            for part in ([piece] if measure(piece.rstrip()) <= width else _split(piece, width, measure))
        ]
        lines.extend(_fill(fitting, full, measure))
    return lines


def _by_sentence(text: str, width: float, measure: Measure, by_phrase: bool) -> str:
    """The text with line ends after as many of its sentences as cost no line."""
    paragraphs = []
    for paragraph in text.split("\n"):
        parts = _SENTENCE.split(paragraph)
        spaces = [found.group() for found in _SENTENCE.finditer(paragraph)]
        fewest = len(_lines(paragraph, width, measure, by_phrase)) if len(parts) > 1 else 1
        if fewest > 1:
            ends = range(len(spaces))
            most = len(spaces) if len(spaces) <= _MOST_ENDS else 0
            ways = [way for n in range(most, 0, -1) for way in combinations(ends, n)] or [tuple(ends)]
            broken = (
                parts[0] + "".join(("\n" if n in way else spaces[n]) + parts[n + 1] for n in ends) for way in ways
            )
            paragraph = next((t for t in broken if len(_lines(t, width, measure, by_phrase)) <= fewest), paragraph)
        paragraphs.append(paragraph)
    return "\n".join(paragraphs)


def wrap(text: str, width: float, measure: Measure, balanced: bool = True, by_phrase: bool = True) -> list[str]:
    """The lines of `text`, none wider than `width` (in the unit of `measure`) unless one character is.

    `balanced` lets lines end with sentences and narrows the measure while the number of lines holds, so that no line is
    left with a word or two.
    Long running text reads better with `balanced=False, by_phrase=False`.
    """
    if balanced:
        text = _by_sentence(text, width, measure, by_phrase)
    lines = _lines(text, width, measure, by_phrase)
    if not balanced or len(lines) < 2 or len(lines) > 8:
        return lines
    low, high, best = width * 0.5, width, lines
    for _ in range(6):
        middle = (low + high) / 2
        tried = _lines(text, width, measure, by_phrase, middle)
        if len(tried) <= len(lines) and max(measure(line) for line in tried) <= middle:
            high, best = middle, tried
        else:
            low = middle
    return best
