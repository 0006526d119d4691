"""The top bar: game, where the match stands, who must do what, undo, hide, menu. Public, whoever looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from game.content.letters import BOUND, bind
from game.core.words import Everyone

from ..canvas import Canvas
from ..posters import game_name
from ..registry import Box
from ..theme import GOLD_LIGHT, PAPER, SOFT
from .layout import Layout

if TYPE_CHECKING:
    from game.session.people import Person
    from game.session.showing import Question

    from ..app import App

TOGETHER = "_all"  # what a question's key ends in where several are asked it at once, all of them {players}


def prompt_of(app: App, questions: tuple[Question, ...], names: Callable[[int], str]) -> tuple[str, str]:
    """(name, what must be done) of the question that is waited for; a sentence that begins otherwise stays whole."""
    asked = _waited_for(questions)
    if asked is None:
        return "", ""

    def called(seat: int) -> str:
        return bind(names(seat))  # as it stands in the sentence, of which it is the beginning

    if len(asked.together) > 1:
        return _divided(
            app.words.listed(map(called, asked.together)),
            app.words.say(asked.prompt + TOGETHER, (*asked.args, ("players", Everyone(asked.together))), called),
        )
    name = called(asked.seat)
    return _divided(
        name,
        app.say("app.table.waiting", player=name)
        if not asked.prompt
        else app.words.prompt(asked.seat, asked.prompt, asked.args, called),
    )


def _waited_for(questions: tuple[Question, ...]) -> Question | None:
    """Of a choice that several make in secret at once, the part of whoever looks alone; else of all of them."""
    asked = next((each for each in questions if not each.idle), None)
    if asked is None or not asked.together:
        return asked
    mine = next((each for each in questions if each.together and not each.private and not each.idle), None)
    if mine is not None:
        return mine._replace(together=())
    return asked._replace(seat=asked.together[0])


def _divided(name: str, text: str) -> tuple[str, str]:
    for colon in COLONS.values():
        if text.startswith(name + colon):
            return name.replace(BOUND, " "), text[len(name) + len(colon) :].strip()
    if text.startswith((f"{name} (", f"{name}（")):  # Iris (Jacobins): the side goes with what is to be done
        return name.replace(BOUND, " "), text[len(name) :].strip()
    return "", text


COLONS: Final = {"ja": "：", "en": ":"}  # between whose turn it is and what they have to do

# the sizes of the name and of the words, and how much of the room a name may take
_SIZES = (
    (26, 22, 1.0),
    (24, 20, 1.0),
    (22, 18, 1.0),
    (20, 16, 1.0),
    (18, 15, 1.0),
    (18, 15, 0.4),
    (18, 15, 0.3),
    (18, 15, 0.2),
    (18, 15, 0.15),
    (18, 15, 0.1),
    (18, 15, 0.07),
)
# several long names are cut before they are too small to be read across the table
_SEVERAL = (*_SIZES[:3], (22, 18, 0.2), (22, 18, 0.14), (20, 16, 0.11), *_SIZES[-2:], (18, 15, 0.05))


class TopBar:
    def __init__(self, app: App, game: str) -> None:
        self.app, self.game = app, game

    def draw(
        self,
        canvas: Canvas,
        laid: Layout,
        questions: tuple[Question, ...],
        people: Mapping[int, Person],
        between: Callable[[float], float],
        right: float,
    ) -> None:
        """`between` draws the game's own signs from an x on and returns where they end; `right` is kept free."""
        k, rect = laid.k, laid.regions["bar"]
        box = Box(*rect)
        canvas.block(Box(0, 0, canvas.width, box.bottom), (14, 14, 22, 150))
        tall = box.h > 80 * k
        base = box.y + (42 * k if tall else box.h / 2 + 11 * k)
        title = game_name(self.app, self.game)
        setter = self.app.type
        wide = setter.draw(canvas, title, box.x + 24 * k, base, 30 * k, "poster", PAPER)
        end = between(box.x + 24 * k + wide + 34 * k)
        self._prompt(
            canvas,
            laid,
            questions,
            people,
            Box(24 * k, box.y + 58 * k, box.w - 48 * k, box.h - 58 * k)
            if tall
            else Box(end + 30 * k, box.y, box.right - right - end - 60 * k, box.h),
        )

    def _prompt(
        self, canvas: Canvas, laid: Layout, questions: tuple[Question, ...], people: Mapping[int, Person], room: Box
    ) -> None:
        """The name in gold, then what to do; smaller where there is little room, then with names cut, never words."""
        k, setter = laid.k, self.app.type
        asked = _waited_for(questions)
        for big, small, part in _SEVERAL if asked and len(asked.together) > 1 else _SIZES:
            names = {
                seat: setter.cut(canvas, person.name, part * room.w, big * k, "bold") for seat, person in people.items()
            }
            name, text = prompt_of(self.app, questions, names.__getitem__)
            colon = COLONS[self.app.lang] if name and text[:1] not in ("(", "（") else ""
            wide = setter.width(canvas, name + colon, big * k, "bold") if name else 0.0
            gap = 14 * k if name else 0.0
            whole = wide + gap + setter.width(canvas, text, small * k, "ui")
            if whole <= room.w:
                break
        left = max(room.x, min(room.x + (room.w - whole) / 2, canvas.width / 2 - whole / 2))
        left = max(room.x, min(left, room.right - whole))
        base = room.y + room.h / 2 + 9 * k
        if name:
            setter.draw(canvas, name, left, base, big * k, "bold", GOLD_LIGHT)
        if colon:
            end = left + setter.width(canvas, name, big * k, "bold")
            setter.draw(canvas, colon, end, base, big * k, "bold", GOLD_LIGHT)
        setter.draw(canvas, text, left + wide + gap, base - k, small * k, "ui", SOFT if name else PAPER)
