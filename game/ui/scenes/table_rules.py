"""What a match is played by, as the first chapter of its rules: every setting that means something, and its value.

A game needs nothing here: its settings and the texts of its house rules say it all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from game.core.setup import TableSetting
from game.session.session import Session

from ..evening import usual_undo
from ..rich import Chapter, Part
from ..words import Words

if TYPE_CHECKING:
    from ..app import App


class Ruling(NamedTuple):
    """One setting of a match in the words of the house rules; `usual`: as the game suggests it."""

    label: str
    value: str
    help: str
    usual: bool


def chapter(app: App, session: Session) -> Chapter:
    """The rulings under a sentence that tells how the unusual ones are marked."""
    found = rulings(app, session)
    plain = all(ruling.usual for ruling in found)
    parts = [Part("text", app.say(f"app.rules.table_{'usual' if plain else 'differs'}"))]
    parts += [Part("ruling", each.help, "" if each.usual else "!", (each.label, each.value)) for each in found]
    return Chapter(app.say("app.rules.this_table"), tuple(parts))


def rulings(app: App, session: Session) -> list[Ruling]:
    """Those of the game in the order of its file, then the length of the series and what may be taken back."""
    info, options = session.info, session.info.options(session.header.options)
    meaning = info.meaningful(options)
    found = []
    for setting in (setting for setting in meaning if not setting.picture):
        key, chosen = f"{info.id}.setting.{setting.key}", options[setting.key]
        hang = [s for s in meaning if s.picture and any(other == setting.key for other, _ in s.needs)]
        told = [app.words.optional(f"{key}.help"), in_play(app.words, info.id, hang, options)]
        found.append(
            Ruling(
                app.say(f"{key}.label"),
                app.words.optional(f"{key}.{chosen}") or chosen,
                "\n".join(filter(None, told)),
                chosen == setting.default,
            )
        )
    return [*found, *_of_the_house(app, session)]


def in_play(words: Words, game: str, picked: list[TableSetting], options: Mapping[str, str]) -> str:
    """The names of what was picked by pictures, with how many of it where there may be several; "" where nothing is."""
    names = []
    for setting in picked:
        key, value = f"{game}.setting.{setting.key}", options[setting.key]
        if int(value):
            name, several = words.say(f"{key}.label"), max(map(int, setting.values)) > 1
            names.append(
                words.say("app.rules.of_which", name=name, how=words.say(f"{key}.{value}")) if several else name
            )
    return words.texts.listed(names) if names else ""


def _of_the_house(app: App, session: Session) -> list[Ruling]:
    """What every game has: how long the series is, where it may be of several lengths, and taking back."""
    info, header, found = session.info, session.header, []
    if len(info.matches) + len(info.goals) > 1:
        length = (
            app.say("app.options.to_points", n=header.goal)
            if header.matches is None
            else app.say("app.options.matches", n=header.matches)
        )
        usual = header.matches == info.matches[0]
        found.append(Ruling(app.say("app.options.length"), length, app.say("app.options.length_help"), usual))
    undo = app.say(f"app.options.undo_{header.undo}")
    usual = header.undo == usual_undo(info)
    return [*found, Ruling(app.say("app.options.undo"), undo, app.say("app.options.undo_help"), usual)]
