"""What is being arranged before a match: the game, who sits where, the house rules. Kept between scenes.

Chairs stand in seat order, which is clockwise seen from above: near side, left side, far side, right side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, Literal

from game.core.setup import GameInfo
from game.session.people import Person

from .settings import Settings
from .theme import TOKENS

if TYPE_CHECKING:
    from game.session.journal import Undo
    from game.session.session import Session

UNDOS: Final[tuple[Undo, ...]] = ("own", "all", "none")
SIDES: Final = ("near", "left", "far", "right")
MOST_A_SIDE: Final = 4
DIGITS: Final = 15  # of a deal number: too many deals to try them all for the one with my hand in it
DEALS: Final = 10**DIGITS  # and still a whole number to every program that reads the file


def usual_undo(info: GameInfo) -> Undo:
    """What may be taken back unless the table wants it otherwise; see `Evening.rules_for`."""
    return "all" if info.secrecy == "none" else "own"


@dataclass(slots=True)
class Chair:
    """A place at the table and who takes it. `bot` is a level, None for a person; `name` "" is not typed yet, and then
    `number` is what somebody went by in the match before."""

    name: str
    token: int
    bot: str | None = None
    side: int = 0
    number: int | None = None
    was: str = field(init=False)  # the name they sat down under, whatever is typed since

    def __post_init__(self) -> None:
        self.was = self.name

    @property
    def typed(self) -> str:
        """The name that was typed, without the spaces round it."""
        return self.name.strip()

    @property
    def outgrown(self) -> str:
        """An old spelling of the same name, one of them being the beginning of the other; "" if there is none. Any
        other name may be that of somebody else who took the chair."""
        if self.bot is not None:
            return ""
        old, new = self.was.casefold(), self.typed.casefold()
        same = old and new and self.was != self.typed and (old.startswith(new) or new.startswith(old))
        return self.was if same else ""

    def sit(self, name: str = "", bot: str | None = None) -> None:
        """Somebody else takes the chair."""
        self.name, self.was, self.bot = name, name, bot


@dataclass(slots=True)
class Evening:
    """Everything chosen so far. `seed` None: a new deal; `secrecy` None: as the game suggests."""

    game: str = ""
    chairs: list[Chair] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    secrecy: Literal["screen", "lid"] | None = None
    seed: int | None = None
    matches: int | None = 0  # 0: as the game suggests; None: until somebody has `goal` points
    goal: int = 0
    undo: Undo = "own"  # what may be taken back
    ruled: str = ""  # the game that length and taking back were chosen for

    # ------------------------------------------------------------------ people
    def seat_people(
        self, players: int, known: Iterable[dict[str, Any]] = (), last: Iterable[dict[str, Any]] = ()
    ) -> None:
        """Exactly this many chairs. Those that stand stay, else the `last` evening's are set again, with its bots.

        Regulars and then new people take the others, never a bot of long ago. Where there are too many chairs, bots
        make room for people.
        """
        for who in () if self.chairs else last:
            self.add(who, arrange=False)
        here = {name for chair in self.chairs for name in (chair.typed, chair.was)}
        regulars = [who for who in known if who.get("bot") is None and who["name"] not in here]
        while len(self.chairs) < players:
            self.add(regulars.pop(0) if regulars else None, arrange=False)
        while len(self.chairs) > players:
            del self.chairs[max((n for n, chair in enumerate(self.chairs) if chair.bot), default=-1)]
        self.arrange()

    def add(self, who: dict[str, Any] | None = None, side: int | None = None, arrange: bool = True) -> Chair:
        """One more chair, with somebody known or somebody new."""
        token = who["token"] if who and not self.taken(who["token"]) else self.free_token()
        chair = Chair(who["name"] if who else "", token, who.get("bot") if who else None, 0 if side is None else side)
        self.chairs.append(chair)
        if side is None and arrange:
            self.arrange()
        else:
            self.in_order()
        return chair

    def arrange(self) -> None:
        """Spread the chairs evenly over the sides, in the order they stand."""
        for chair, side in zip(self.chairs, spread(len(self.chairs)), strict=True):
            chair.side = side

    def in_order(self) -> None:
        self.chairs.sort(key=lambda chair: chair.side)

    def move(self, chair: Chair, side: int) -> bool:
        """Put a chair to another side; False where that side is full."""
        if side != chair.side and sum(c.side == side for c in self.chairs) >= MOST_A_SIDE:
            return False
        chair.side = side
        self.in_order()
        return True

    def swap(self, a: Chair, b: Chair) -> None:
        """Two people change chairs; the chairs stay where they are."""
        i, j = self.chairs.index(a), self.chairs.index(b)
        self.chairs[i], self.chairs[j] = b, a
        a.side, b.side = b.side, a.side

    def taken(self, token: int) -> Chair | None:
        return next((chair for chair in self.chairs if chair.token == token), None)

    def under(self, name: str) -> Chair | None:
        """Where somebody of this name sits."""
        return next((chair for chair in self.chairs if chair.typed == name), None)

    def absent(self, known: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """Those people who do not sit at the table, under another spelling neither."""
        known = list(known)
        here = {chair.typed for chair in self.chairs} | self._outgrown(known)
        return [who for who in known if who.get("bot") is None and who["name"] not in here]

    def _outgrown(self, known: Iterable[dict[str, Any]]) -> set[str]:
        """Old spellings of those who sit here. Whoever goes by a name that is known already is somebody else."""
        names = {who["name"] for who in known}
        return {chair.outgrown for chair in self.chairs if chair.typed not in names} - {""}

    def free_token(self) -> int:
        return next(n for n in range(len(TOKENS)) if self.taken(n) is None or n == len(TOKENS) - 1)

    def give_token(self, chair: Chair, token: int) -> None:
        """A sign somebody else has is exchanged with theirs."""
        owner = self.taken(token)
        if owner is not None:
            owner.token = chair.token
        chair.token = token

    def people(self) -> tuple[Person, ...]:
        """The people in seat order, under the names they typed."""
        return tuple(map(self.person, self.chairs))

    def person(self, chair: Chair) -> Person:
        """Who sits there. The numbers of the match before are kept while all are there that had one."""
        kept = [chair.number for chair in self.chairs if chair.number is not None]
        places = kept if len(set(kept)) == len(self.chairs) else list(range(len(self.chairs)))
        place = next((n for n, each in enumerate(self.chairs) if each is chair), 0)
        return Person(places[place], chair.typed, chair.token, chair.bot)

    def remember(self, settings: Settings) -> None:
        """Keep who sat here for the next evening."""
        settings.seats = [{"name": c.typed, "token": c.token, "bot": c.bot} for c in self.chairs]
        seated = [who for who in settings.seats if who["name"] and who["bot"] is None]
        names = {person["name"] for person in seated} | self._outgrown(settings.people)
        settings.people = (seated + [p for p in settings.people if p["name"] not in names])[:40]
        for chair in self.chairs:
            chair.was = chair.typed
        settings.players, settings.game = len(self.chairs), self.game

    # ------------------------------------------------------------------ rules
    def rules_for(self, info: GameInfo, kept: Mapping[str, str] | None = None) -> None:
        """Options that this game has, others dropped. On another game the length of the series and taking back are
        those of `kept` (see `table_rules`), else the game's own, and hands are kept as the game suggests. Where nothing
        is hidden a move may be taken back if all agree: each ends the turn, and taking one back teaches nobody
        anything."""
        known = {setting.key: setting for setting in info.settings}
        self.options = {
            key: value for key, value in self.options.items() if key in known and value in known[key].values
        }
        if self.ruled != info.id:
            self.ruled, kept = info.id, kept or {}
            self.secrecy = None
            self.goal = next((goal for goal in info.goals if str(goal) == kept.get("goal")), 0)
            matches = next((n for n in info.matches if str(n) == kept.get("matches")), info.matches[0])
            self.matches = None if self.goal else matches
            self.undo = next((way for way in UNDOS if way == kept.get("undo")), usual_undo(info))

    def table_rules(self) -> dict[str, str]:
        """What is remembered beside the game's own options, as `rules_for` takes it up."""
        length = {"goal": str(self.goal)} if self.matches is None else {"matches": str(self.matches)}
        return {**length, "undo": self.undo}

    def again(self, session: Session) -> None:
        """The house rules of a sitting, for another one."""
        header = session.header
        self.game = self.ruled = session.info.id
        self.options = dict(header.options)
        self.secrecy = session.secrecy if session.secrecy in ("screen", "lid") else None
        self.matches, self.goal, self.undo = header.matches, header.goal, header.undo

    def value(self, info: GameInfo, key: str) -> str:
        return info.options(self.options)[key]

    def deal(self) -> int:
        """The deal number: the typed one or a new one. Chance of the system: this is no rule, only which deal."""
        return self.seed if self.seed is not None else SystemRandom().randrange(DEALS)


def spread(chairs: int) -> list[int]:
    """Sides for so many chairs, in seat order: one a side up to four, the long sides first beyond."""
    if chairs == 2:
        return [0, 2]
    if chairs == 3:
        return [0, 1, 3]
    each = [chairs // 4] * 4
    for side in (0, 2, 1)[: chairs % 4]:
        each[side] += 1
    return [side for side in range(4) for _ in range(each[side])]
