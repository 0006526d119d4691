"""Questions, and the answers that are allowed."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from .events import Zone
from .seats import EVERYONE, Seats
from .words import Args

T = TypeVar("T")


class Option(NamedTuple, Generic[T]):
    """One allowed answer. Without `pick` it is a button, whose words are `label`; with `onto` the card that asks may
    be carried there instead of pressing it."""

    token: str  # for log and save: never a translated word, never a hidden card's id
    value: T  # what the rules get back
    pick: int | Zone | None = None  # card or place to click or drag
    onto: int | Zone | None = None  # card or place to drop it on
    label: str | None = None  # text key, for a button or for the words beside a place
    args: Args = ()  # of the label


class Ask(NamedTuple, Generic[T]):
    """A question open to one seat."""

    seat: int
    prompt: str  # text key; {player} is always the asked seat and need not stand in args
    options: tuple[Option[T], ...]  # never empty
    audience: Seats = EVERYONE  # who may look at the screen while it is answered
    secret: bool = False  # the others may not learn the answer
    told: bool = False  # though asked in private, everybody learns the answer and may take it back
    idle: bool = False  # play does not wait for it: a standing right, or already answered
    args: Args = ()  # of the prompt; the prompt of a public ask holds nothing hidden
    # the card that asks, and that may be carried to whatever is chosen; whoever may look at the question knows where it
    # lies, though not always what is on it
    source: int | None = None
    pause: Literal["", "tap", "lapse"] = ""  # one option that only lets the table look; see below
    consent: Literal["", "asked", "given"] = ""  # something only everybody together can want; bots follow the humans

    # A pause may be ended by any person at the screen, whoever it names. "tap" waits for one; "lapse" also ends by
    # itself after a moment. Where only bots sit, both lapse. The time never depends on anything hidden.


class Answer(NamedTuple):
    """The open question and the option taken."""

    ask: Ask[Any]
    option: Option[Any]


Asks: TypeAlias = tuple[Ask[Any], ...]  # all open at once; the first one not idle is waited for
Step: TypeAlias = Generator[Asks, Answer, None]
Asking: TypeAlias = Generator[Asks, Answer, T]  # part of a step that comes back with a value


def choose(ask: Ask[T]) -> Asking[T]:
    """Put one question and get its value back, with its type kept."""
    answer = yield (ask,)
    value: T = answer.option.value
    return value
