"""A table on a headless app, and hands to play it with: drag, click and keys."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Any

from game import paths
from game.core.view import Offer
from game.games import load
from game.session.people import Person
from game.session.session import Session
from game.ui.clock import FakeClock
from game.ui.images import Images
from game.ui.input import Key, Move, Press, Release
from game.ui.running import RunningApp
from game.ui.scenes.table import TableScene
from game.ui.scenes.table_ways import WAYS
from game.ui.table.dressing import GIVE
from game.ui.table.picker import STAGE, standing
from tests.toys import CATALOGUE

NAMES = (
    "Sakura",
    "Kenji",
    "Alice",
    "Muhammad",
    "Chloé",
    "Dr. Guillotin",
    "お母さん",
    "Iris",
    "Léo",
    "ハナコ",
    "Bob",
    "Sophie",
    "Gil",
)


IMAGES = Images(paths.assets() / "images")
NO_IMAGES = Images(paths.assets() / "none")  # all is drawn plainly, and quickly


class Table:
    """One session on one app. Covers are taken at once by whoever is waited for, unless `covers` are wanted."""

    def __init__(
        self,
        game: str = "guillotine",
        seats: int = 3,
        seed: int = 1,
        size: tuple[int, int] = (960, 540),
        lang: Any = "en",
        secrecy: Any = None,
        pace: str = "normal",
        covers: bool = False,
        session: Session | None = None,
        pictures: bool = True,
    ) -> None:
        self._home = tempfile.TemporaryDirectory()  # gone with the table
        self.app = RunningApp(Path(self._home.name), paths.data(), paths.assets(), size, lang, FakeClock())
        self.app.chance = Random(1)  # two tables beside each other draw the same lots
        self.app.images = IMAGES if pictures else NO_IMAGES  # one store for all: the pictures are the same
        self.app.settings.pace = pace
        if session is None:
            people = tuple(Person(n, NAMES[n], n) for n in range(seats))
            rules = CATALOGUE[game] if game in CATALOGUE else load(game, paths.data() / "games")
            session = Session.begin(rules, people, {}, seed, secrecy, None)
        self.session = session
        self.scene = TableScene(self.app, session, {} if covers else {"cover": self._take})
        if covers:
            self.scene.ways = dict(WAYS)
        self.app.stack.push(self.scene)
        self.app.step(0)

    def _take(self, scene: TableScene) -> None:
        self.session.uncover(self.session.takers()[0])
        scene.uncovered()

    # time

    def rest(self, dt: float = 0.2) -> None:
        for _ in range(400):
            self.app.step(dt)
            if not self.app.moving and not self.scene.busy:
                return
        raise AssertionError("the table never comes to rest")

    def at_rest(self) -> bool:
        """Whether every card lies exactly where the layout of the session's picture says."""
        board = self.scene.board
        wanted = board.lay(self.session.view())
        return {h: s.at for h, s in board.tableau.sprites.items()} == wanted.spots

    # hands

    def middle(self, handle: str) -> tuple[float, float]:
        """A point at which a press means this thing: found by looking, as a player would."""
        rect = self.scene.hands.rect(handle)
        assert rect is not None, handle
        x, y, w, h = rect
        hands = self.scene.hands
        for fy in (0.5, 0.2, 0.8, 0.06, 0.94):
            for fx in (0.5, 0.15, 0.85, 0.05, 0.95, 0.3, 0.7):
                at = x + w * fx, y + h * fy
                if hands.thing_at(*at) == handle and hands.button_at(*at) is None:
                    return at
        return x + w / 2, y + h / 2

    def point(self, x: float, y: float) -> None:
        self.app.post(Move(x, y))
        self.app.step(0.02)

    def click(self, x: float, y: float) -> None:
        self.app.post(Press(x, y))
        self.app.post(Release(x, y))
        self.app.step(0.02)

    def drag(self, a: tuple[float, float], b: tuple[float, float]) -> bool:
        """From one point to the other; whether something was in the hand on the way."""
        self.app.post(Press(*a))
        for i in range(1, 6):
            self.app.post(Move(a[0] + (b[0] - a[0]) * i / 5, a[1] + (b[1] - a[1]) * i / 5, True))
            self.app.step(0.016)
        held = self.scene.hands.drag is not None and self.scene.hands.drag.begun
        self.app.post(Release(*b))
        self.app.step(0.02)
        return held

    def key(self, name: str, **how: bool) -> None:
        self.app.post(Key(name, **how))
        self.app.step(0.02)

    def press_button(self, offer: Offer) -> None:
        for _ in range(2 if standing(offer) else 1):
            button = self.scene.button(self._button(offer))
            assert button is not None, offer
            x, y, w, h = button.rect
            self.click(x + w / 2, y + h / 2)
        if self.scene.hands.picker.chosen == offer:  # only chosen: another button gives the answer
            give = self.scene.button(GIVE)
            assert give is not None, offer
            x, y, w, h = give.rect
            self.click(x + w / 2, y + h / 2)

    def _button(self, offer: Offer) -> str:
        """Its name; a right that several seats may have asks first, and then there is one for each seat."""
        whose = f"{offer.token}:{offer.seat}"
        return whose if self.scene.button(whose) else offer.token

    def by_click(self, offer: Offer) -> None:
        if not offer.pick or standing(offer):
            self.press_button(offer)
            return
        answers = self.session.answers
        self.click(*self.middle(offer.pick))
        if self.session.answers == answers:
            place = offer.onto or STAGE
            self.click(*self.middle(offer.pick if place == STAGE else place))

    def by_drag(self, offer: Offer) -> None:
        if not (offer.pick or offer.carry) or standing(offer):
            self.press_button(offer)
            return
        thing, place = offer.carry or offer.pick, (offer.pick if offer.carry else None) or offer.onto or STAGE
        if not self.carries(offer) or thing is None:
            self.by_click(offer)  # a place to which nothing can be carried
            return
        rect = self.scene.hands.rect(place)
        assert rect is not None
        (x, y), part = self.middle(thing), 0.5
        if abs(rect[0] + rect[2] / 2 - x) + abs(rect[1] + rect[3] / 2 - y) < 20:
            part = 0.3  # it lies in the middle of where it goes
        assert self.drag((x, y), (rect[0] + rect[2] * part, rect[1] + rect[3] * part)), offer

    @staticmethod
    def carries(offer: Offer) -> bool:
        """Whether there is a card to be dragged for this answer: it is chosen itself, or the card that asks is."""
        places = ("seat:", "hand:")
        return bool(offer.carry or (offer.pick and not offer.pick.startswith(places) and offer.pick != "pack"))

    def by_keys(self, offer: Offer) -> None:
        if not offer.pick or standing(offer):
            for _ in range(2 if standing(offer) else 1):
                self.focus(f"button:{self._button(offer)}")
                self.key("enter")
            if self.scene.hands.picker.chosen == offer:
                self.focus(f"button:{GIVE}")
                self.key("enter")
            return
        answers = self.session.answers
        self.focus(offer.pick)
        self.key("enter")
        if self.session.answers == answers:
            self.focus(offer.onto or offer.pick)
            self.key("enter")

    def focus(self, name: str) -> None:
        """Walk there with Tab and arrows only."""
        hands, source = self.scene.hands, Random(name)
        for _ in range(24):
            for _ in range(60):
                stop = next(s for s in hands.stops() if s.name == name)
                here = next((s for s in hands.stops() if s.name == hands.focus.at), None)
                if here is not None and here.name == name:
                    return
                if here is None or here.group != stop.group:
                    self.key("tab")
                    continue
                dx, dy = stop.middle[0] - here.middle[0], stop.middle[1] - here.middle[1]
                ways = [("right" if dx > 0 else "left"), ("down" if dy > 0 else "up")]
                before = hands.focus.at
                for way in ways if abs(dx) >= abs(dy) else reversed(ways):
                    self.key(way)
                    if hands.focus.at != before:
                        break
                else:
                    break
            for _ in range(source.randrange(1, 5)):  # the straight way ends nowhere: once round something
                self.key(source.choice(("left", "right", "up", "down")))
        raise AssertionError(f"the keys do not reach {name} from {hands.focus.at}")
