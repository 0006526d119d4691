"""The voice on screen: no sign, word or form that the style of the texts rules out, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from game import paths
from game.content import text_files
from game.content.text_files import PLACE, Plural
from game.content.texts import LANGUAGES, Lang

TERMINAL = ("app.cli", "app.check")  # the terminal speaks of files and signs as they are typed
PUBLIC = {"prompt", "log", "result", "highlight", "refuse", "button"}  # several people read these: no "you"
BARE = {"prompt", "log", "refuse", "button", "label"}  # no full stop at the end
WHOLE = {"help", "error", "confirm", "effect", "rulings"}  # sentences with one

# Room by kind: Japanese full-width characters, English characters; arguments not counted.
ROOM = {
    "button": (9, 18),
    "prompt": (32, 64),
    "refuse": (30, 62),
    "log": (28, 56),
    "recap": (28, 56),
    "highlight": (28, 56),
    "confirm": (60, 120),
    "error": (60, 120),
    "label": (10, 22),
    "help": (50, 115),
    "name": (10, 23),
    "rulings": (46, 112),
}
ON_A_CARD, POWER = (46, 96), (54, 124)  # effects of Guillotine; elsewhere a power has a gallery to stand in

NEVER_JA = [
    (r"[,!?;:()]", "half-width sign"),
    (r"[０-９Ａ-Ｚａ-ｚ＋－]", "full-width digit, letter or sign"),
    (r"・・|\.\.", "use ……"),
    (r"～", "use 〜"),
    (r"あなた|プレーヤー|ターン|テーブル|行列|マスク|不正|エラー|さん(?!か)", "word"),
    (r"。」|。）", "。 before a bracket"),
    (r"ふたを押さえ|押さえている間", "長押し: 押さえる holds a lid shut"),
    (r"することができ|行う|行な", "wordy"),
    (r"-\d", "use −"),
    (r"[？！](?![　」）？！]|$)", "a full-width space after ？ or ！"),
    (r"[ぁ-んァ-ヶ一-龠] | [ぁ-んァ-ヶ一-龠]", "a space beside Japanese"),
]
NEVER_EN = [
    (r"['\"]", "straight quote"),
    (r"\.\.\.", "use …"),
    (r"(?<!\w)-\d", "use −"),
    (r"\(s\)", "plural"),
    (r"(?i)\b(gray|queue|opponent|peek|select|pick up|character|backwards?|hand-?over)\b", "word"),
    (r"(?i)\b(illegal|invalid)\b", "blame"),
]
NAMES_OF_OTHERS = "source"  # what a card is called in the source, as it stands there
NOBODY_ASKED = {"guillotine_tricks.prompt.terror_who"}  # anybody may take this right: it is put to all
VERB = re.compile(r"[うくぐすつぬぶむる](?=[（、。]|$)")  # as in a dictionary: a headline ends with a noun or particle
ASKED = re.compile(r"\{players?\}( \(\{side\}\)|（\{side\}）)?(: |：)")


class Text(NamedTuple):
    """One form of one text; `kind` is what decides how it must be written."""

    key: str
    kind: str
    text: str

    @property
    def bare(self) -> str:
        return PLACE.sub("", self.text)


def texts(lang: Lang) -> Iterator[Text]:
    for prefix, path in text_files.find(paths.data(), lang):
        if prefix in TERMINAL:
            continue
        table = text_files.read(path, prefix).table
        for key, entry in table.items():
            parts = key.split(".")
            broken = parts[-1] == "name" and key[: -len("name")] + "lines" in table  # it has two lines' room
            if parts[-1] == NAMES_OF_OTHERS or broken:
                continue
            kind = parts[-1] if parts[-1] in ("label", "help", "name", "effect", "rulings", "lines") else parts[1]
            for form in entry if isinstance(entry, Plural | tuple) else (entry,):
                yield Text(key, kind, form)


def faults(lang: Lang) -> Iterator[str]:
    for text in texts(lang):
        for fault in (*signs(text, lang), *form(text, lang), *room(text, lang)):
            yield f"{text.key}: {fault}: {text.text!r}"


def signs(text: Text, lang: Lang) -> Iterator[str]:
    for pattern, why in NEVER_JA if lang == "ja" else NEVER_EN:
        if found := re.search(pattern, text.bare):
            yield f"{why} {found.group()!r}"
    if lang == "en" and text.kind in PUBLIC and re.search(r"(?i)\byour?s?\b", text.bare):
        yield "nobody is “you” in a line that several read"


def form(text: Text, lang: Lang) -> Iterator[str]:
    stop = "。" if lang == "ja" else "."
    if text.kind in BARE and text.text.endswith(stop):
        yield "no full stop here"
    if text.kind in WHOLE and not text.text.endswith((stop, "?", "？")):
        yield "a sentence ends with a full stop"
    if lang == "ja" and headline(text) and (verb := VERB.search(text.text)):
        yield f"a headline ends with a noun, not {verb.group()!r}"
    if text.kind == "effect" and text.text.count("\n") > 1:
        yield "more than two lines"
    if text.kind == "prompt" and text.key not in NOBODY_ASKED and not ASKED.match(text.text):
        yield "a prompt begins with who must act"


def headline(text: Text) -> bool:
    """What a game tells of what has happened, while it happens or to whoever looked away."""
    return text.kind in ("log", "recap") and not text.key.startswith("app.")


def room(text: Text, lang: Lang) -> Iterator[str]:
    limits = ROOM.get(text.kind)
    if text.kind == "effect":
        limits = ON_A_CARD if text.key.startswith("guillotine.") else POWER
    if limits:
        parts = text.bare.split("\n") if limits is POWER else [text.bare]  # a power may have a second one below it
        width = max(wide(part) if lang == "ja" else len(part) for part in parts)
        if width > limits[lang == "en"]:
            yield f"{width:g} over {limits[lang == 'en']}"


def wide(text: str) -> float:
    """A digit or Latin letter counts half in Japanese."""
    return sum(0.5 if ord(letter) < 0x2E80 and letter not in "…—×½" else 1 for letter in text.replace("\n", ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_keeps_to_the_voice(lang: Lang) -> None:
    assert list(faults(lang)) == []


@pytest.mark.parametrize(
    "lang, kind, text",
    [
        ("en", "log", "It's yours"),
        ("en", "log", "Wait..."),
        ("en", "help", "No stop"),
        ("en", "button", "Stop."),
        ("en", "log", "-1 point"),
        ("en", "prompt", "choose a card"),
        ("en", "label", "A label that is far too long"),
        ("ja", "log", "３枚"),
        ("ja", "log", "プレーヤーの番"),
        ("ja", "prompt", "カードを選ぶ"),
        ("ja", "help", "文"),
        ("en", "rulings", "No stop"),
        ("ja", "rulings", "文"),
        ("ja", "log", "-1点"),
        ("ja", "confirm", "離れますか？戻れません。"),
        ("ja", "log", "カード 3枚"),
        ("ja", "log", "{player}、カードを取る"),
        ("ja", "log", "{player}、カードを取る（{n}枚）"),
        ("ja", "log", "{player}、コインを払う、{n:+}点"),
        ("ja", "log", "破産者が出る。勝者は{player}"),
    ],
)
def test_the_check_finds_what_it_is_for(lang: Lang, kind: str, text: str) -> None:
    one = Text(f"toy.{kind}.x", kind, text)
    assert [*signs(one, lang), *form(one, lang), *room(one, lang)]
