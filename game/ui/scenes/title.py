"""The first scene: go on with what was kept, or begin a new evening. It never shows anything of a hand."""

from __future__ import annotations

from collections.abc import Callable, Generator
from datetime import datetime
from typing import TYPE_CHECKING

from game.content.texts import LANGUAGES
from game.session.people import under_names

from ..input import Input, Key, Quit
from ..page import Page
from ..posters import game_name
from ..registry import Box
from ..scenery import beside_title, title_ground
from ..theme import BLOOD_DEEP, DIM, INK, INK_SOFT, NIGHT, PAPER
from ..ui import Ui
from ..widgets import button, link, segment
from . import kept_people

if TYPE_CHECKING:
    from game.session.people import Person
    from game.session.saves import Save

    from ..app import App
    from .standing import Standing

GREYED = (34, 35, 47, 92)  # over the paper of a match that cannot be read
LANGUAGE_NAMES = {"ja": "日本語", "en": "English"}  # each in its own language, whatever is set


class Title(Page):
    name = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.save: Save | None = None
        self.others = 0
        self.standing: Standing | None = None  # of that save, once it has been found out
        self._finding: Generator[None, None, Standing | None] | None = None
        self._painted = False  # finding out waits for the first frame
        self._look()
        self.first = "continue" if self.save and not self.save.problem else "new"

    def uncovered(self) -> None:
        self._look()

    def _look(self) -> None:
        """The newest kept match that can be gone on with; else the newest that cannot be read, with its reason."""
        before, self.save = self.save, None
        if (self.app.home / "matches").is_dir():
            self._choose_save()
        if self.save != before:
            self.standing = self._finding = None
            if self.save is not None and self.save.open and self.save.moves is not None:
                self._finding = self._found_out(self.save)

    def _choose_save(self) -> None:
        saves = [save for save in self.app.house.saves.all() if not save.finished]
        fit = [save for save in saves if save.open]
        self.save = (fit or saves or [None])[0]  # type: ignore[list-item]
        self.others = max(0, len(fit) - 1)

    def update(self, dt: float) -> bool:
        return super().update(dt) or (self._painted and self._find_out())

    def _find_out(self) -> bool:
        """The next part of finding out where the kept match stands. True while there is more to do."""
        if self._finding is None:
            return False
        try:
            next(self._finding)
        except StopIteration as found:
            self.standing, self._finding = found.value, None
        except Exception:  # a file may hold anything: going on with it says what is wrong, the title stays
            self._finding = None
        return True

    def _found_out(self, save: Save) -> Generator[None, None, Standing | None]:
        """Nothing of it is even read before the first part: the first frame needs none of that code."""
        from .standing import standing

        yield
        return (yield from standing(self.app, save))

    # ------------------------------------------------------------------ doing
    def handle(self, event: Input) -> bool:
        if isinstance(event, Quit):
            self.app.quit()
            return True
        return super().handle(event)

    def key(self, key: Key) -> bool:
        if key.name == "f1":
            self._help()
            return True
        return False

    def back(self) -> None:
        from .dialog import Dialog

        self.app.stack.push(
            Dialog(
                self.app,
                self.app.say("app.confirm.quit"),
                (("app.button.quit_no", None), ("app.button.quit_yes", self.app.quit)),
            )
        )

    def _continue(self) -> None:
        from ..flow import resume

        if self.save:
            resume(self.app, self.save)

    def _new(self) -> None:
        from .choose import Choose

        self.app.stack.push(Choose(self.app))

    def _help(self) -> None:
        from .rules import Rules

        games = self.app.house.shelf.ids
        last = self.app.settings.game
        self.app.stack.push(Rules(self.app, last if last in games else games[0], games=games))

    def _folder(self) -> None:
        from ..folders import show_folder

        show_folder(self.app, self.app.house.saves.folder)

    def _settings(self) -> None:
        from .settings import SettingsPage

        self.app.stack.push(SettingsPage(self.app))

    def _more(self) -> None:
        from .kept import Kept

        self.app.stack.push(Kept(self.app))

    # ------------------------------------------------------------------ painting
    def paint(self, ui: Ui) -> None:
        canvas = ui.canvas
        canvas.surface.blit(title_ground(self.app, *canvas.surface.get_size()), (0, 0))
        u = canvas.by_size(1.0, 2 / 3, 0.5)
        if canvas.tall:
            u = canvas.width / 1080
        dark = beside_title(canvas.width, canvas.height)
        left = dark + canvas.by_size(96, 64, 36) if not canvas.tall else canvas.width * 0.06
        room = canvas.width - 2 * left if canvas.tall else (canvas.width - dark) * 0.52
        y = self._name(ui, left, u, room)
        wide = min(room, max(716 * u, 400.0))
        if self.save is not None:
            more = (kept_people.rows(ui, self.save) - 1) * (kept_people.row_height(u) - 8)  # so much is free
            y = self._kept(ui, self.save, Box(left, y, wide, max(252 * u, 168.0) + more), u)
        else:
            y = self._fresh(ui, Box(left, y, wide, max(150 * u, 96.0)))
        self._menu(ui, left, y, u, wide)
        self._foot(ui, left)
        self._painted = True

    def _name(self, ui: Ui, left: float, u: float, room: float) -> float:
        """The name and what this is. Returns where the next thing may begin."""
        name = "Tricoteuse"
        size = ui.type.fit(ui.canvas, name, room, (152 * u, 140 * u, 120 * u, 100 * u), "poster")
        tall = ui.canvas.tall
        base = ui.canvas.height * 0.2 if tall else 96 * u + size * 0.88
        ui.text(name, left - 4 * u, base, size, "poster", PAPER)
        small = max(30 * u, 18.0)
        y = ui.canvas.height * 0.228 if tall else base + 84 * u  # below the thread of the picture
        ui.block(ui.say("app.title.line"), Box(left + 2, y, room, small * 2), small, "poster", (228, 214, 190))
        return y + small * ui.canvas.by_size(2.1, 2.1, 1.6) + 16 * u

    def _kept(self, ui: Ui, save: Save, box: Box, u: float) -> float:
        """The kept match as a paper card: game, people, where it stands, when it was kept. One that cannot be read is
        grey, says why, and leads to its folder."""
        ui.sheet(box, 12)
        if save.problem is not None:
            ui.rounded(box, 12, GREYED)
        pad = max(28 * u, 18.0)
        x, inner = box.x + pad, box.w - 2 * pad
        head = max(38 * u, 24.0)
        small = max(21 * u, 16.0)
        fine = save.problem is None
        beside = inner - self._chips(ui, box, u)
        ui.fitted(
            game_name(ui.app, save.game) if save.game else save.path.name,
            x,
            box.y + pad + head * 0.74,
            beside,
            (head, head * 0.85, head * 0.7),
            "poster",
            BLOOD_DEEP if fine else INK_SOFT,
        )
        y = box.y + pad + head * 1.2
        if save.problem is not None:
            ui.block(ui.app.words.say(save.problem.key, save.problem.args), Box(x, y, inner, box.h), small, "ui", INK)
        else:
            y = self._stands(ui, save, x, y, beside, max(25 * u, 17.0))
            kept_people.draw(ui, save, self._called(save), self.standing, Box(x, y, inner, 0), u)
        tall = max(64 * u, 48.0)
        kept = self._when(ui, save)
        lower = Box(x, box.bottom - pad * 0.8 - tall, inner, tall)
        wide = min(inner * 0.52, max(282 * u, 200.0))
        state = self._progress(ui, save) if fine else ""
        words = "\n".join(filter(None, (state, kept)))
        ui.block(words, Box(x, lower.y, inner - wide - 14, tall), small * 0.92, "ui", INK_SOFT, lead=1.3, middle=True)
        place = Box(box.right - pad - wide, lower.y, wide, tall)
        if fine:
            go = ui.say("app.button.continue")
            button(ui, "continue", place, go, self._continue, "primary", group="menu")
        else:
            button(ui, "folder", place, ui.say("app.title.folder"), self._folder, "paper", group="menu")
        return box.bottom + (12 if self._close(ui) else 30) * u

    def _close(self, ui: Ui) -> bool:
        """Whether two rows of the menu stand between the card and the foot of a small wide window."""
        return ui.canvas.size == "S" and not ui.canvas.tall and self.others > 0

    def _chips(self, ui: Ui, box: Box, u: float) -> float:
        """The last cards of whoever leads, fanned in the upper right corner of a card that is not small. Returns the
        room they take."""
        cards = self.standing.cards if self.standing is not None and ui.canvas.size != "S" else ()
        wide = 68 * u
        for n, card in enumerate(cards):
            assert self.standing is not None
            chip = self.standing.chip(card, ui.canvas.px(wide), 7.0 * (len(cards) - 1 - 2 * n) / 2)
            x = box.right - 30 * u - wide / 2 - (len(cards) - 1 - n) * wide * 0.7
            ui.canvas.blit_centred(chip, x, box.y + 60 * u + abs(n - (len(cards) - 1) / 2) * 4 * u)
        return (len(cards) - 1) * wide * 0.7 + wide + 24 * u if cards else 0.0

    def _stands(self, ui: Ui, save: Save, x: float, y: float, inner: float, size: float) -> float:
        """The day, and whose turn it is; its place is kept until that is known."""
        if self.standing is not None:
            words = self.standing.line(self.app, self._called(save))
            ui.fitted(words, x, y + size * 0.9, inner, (size, size * 0.92, size * 0.84), "bold", INK)
        return y + size * 1.5

    def _called(self, save: Save) -> tuple[Person, ...]:
        return under_names(save.people, self.app.house.called)

    def _progress(self, ui: Ui, save: Save) -> str:
        moves = moves_of(ui, save) if self.standing is None or ui.canvas.size != "S" else ""
        if save.matches == 1:
            return moves
        series = (
            ui.say("app.title.series", n=save.match, total=save.matches)
            if save.matches
            else ui.say("app.title.series_open", n=save.match)
        )
        return f"{series}\n{moves}" if ui.canvas.size == "L" else series

    def _when(self, ui: Ui, save: Save) -> str:
        kept = datetime.fromtimestamp(save.kept)
        time = kept.strftime("%H:%M")
        same_day = kept.date() == ui.app.clock.wall().date()
        when = (
            ui.say("app.title.today", time=time)
            if same_day
            else ui.say("app.title.on_day", date=kept.strftime("%Y-%m-%d"), time=time)
        )
        return ui.say("app.title.kept", when=when)

    def _fresh(self, ui: Ui, box: Box) -> float:
        """Nothing is kept: the new evening takes the place of going on."""
        tall = ui.canvas.by_size(84, 68, 60)
        label = ui.say("app.title.new")
        wide = max(ui.canvas.by_size(420, 320, 280), ui.width(label, tall * 0.44, "poster") + 80)
        button(ui, "new", Box(box.x, box.y + 10, wide, tall), label, self._new, "primary", group="menu")
        return box.y + 10 + tall + ui.canvas.by_size(36, 26, 16)

    def _menu(self, ui: Ui, left: float, y: float, u: float, wide: float) -> None:
        """`wide`: the card above, as wide as the board under the words of a tall window."""
        size = max(40 * u, 25.0)
        step = max(66 * u, 48.0 if self._close(ui) else 50.0)
        entries: list[tuple[str, str, Callable[[], None]]] = []
        if self.save is not None:
            entries.append(("new", ui.say("app.title.new"), self._new))
            if self.others:
                entries.append(("more", ui.say("app.title.more", n=self.others), self._more))
        entries += [
            ("help", ui.say("app.title.how"), self._help),
            ("settings", ui.say("app.title.settings"), self._settings),
        ]
        y += step / 2
        room = ui.canvas.height - y - len(entries) * step
        side_by_side = ui.canvas.tall or room < ui.canvas.by_size(120, 84, 70)
        far = ui.canvas.width * 0.97 if ui.canvas.tall else left + (ui.canvas.width - left) * 0.5
        n = len(entries)
        labels = "".join(label for _, label, _ in entries)
        steps = tuple(size * part for part in ((1, 0.94, 0.88, 0.82) if side_by_side and n == 3 else (1,)))
        between = 1.2 * (n - 1)  # of the size
        fits = [each for each in steps if left + ui.width(labels, each, "poster") + between * each <= far]
        one_row, size = bool(fits), next(iter(fits), size)
        wides = [ui.width(label, size, "poster") + size * 1.2 for _, label, _ in entries]
        row = 1 if not side_by_side else n if one_row else -(-n // 2)  # two even rows
        columns = [max(wides[i::row]) for i in range(row)]
        if ui.canvas.tall and self.save is not None:  # the blade's beam and the moon reach up here
            board = Box(left - 14, y - step / 2, max(wide + 14, sum(columns)), -(-n // row) * step)
            ui.rounded(board.clipped(ui.canvas.box), 14, NIGHT)
        for i, (id, label, press) in enumerate(entries):
            link(ui, id, left + sum(columns[: i % row]), y + i // row * step, label, press, size)

    def _foot(self, ui: Ui, left: float) -> None:
        canvas = ui.canvas
        tall = 48.0
        y = canvas.height - canvas.by_size(76, 64, 54)
        labels = [LANGUAGE_NAMES[code] for code in reversed(LANGUAGES)]
        codes = list(reversed(LANGUAGES))
        wide = canvas.by_size(224, 208, 196)
        if canvas.tall:
            ui.shade(Box(left - 10, y - 8, wide + canvas.by_size(160, 150, 140), tall + 16), 200, 14)
        segment(
            ui,
            "language",
            Box(left, y, wide, tall),
            labels,
            codes.index(self.app.lang),
            lambda n: self.app.set_language(codes[n]),
            group="foot",
            size=canvas.by_size(20, 19, 18),
        )
        button(
            ui,
            "quit",
            Box(left + wide + 20, y, canvas.by_size(120, 110, 100), tall),
            ui.say("app.title.quit"),
            self.back,
            "quiet",
            group="foot",
            size=canvas.by_size(20, 19, 18),
        )
        if not canvas.tall and canvas.size == "L" and self.app.settings.hints:
            x = left + wide + 170
            ui.keycap("F1", x, y + tall / 2, 18)
            ui.text(ui.say("app.title.how"), x + 46, y + tall / 2 + 7, 20, "ui", DIM)


def moves_of(ui: Ui, save: Save) -> str:
    """How far a kept match has come before everybody: what was chosen in secret is kept, but not counted."""
    if not save.moves:
        return ui.say("app.title.many_answers" if save.moves is None else "app.title.begun")
    return ui.say("app.title.answers", n=save.moves)
