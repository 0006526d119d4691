"""Which buttons there are and where: answers without a place, standing rights at their cards, take back, hide, menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.letters import wide
from game.content.looks import Rect
from game.core.view import Offer

from . import corners
from .buttons import stack
from .interaction import Button
from .layout import Layout
from .log_panel import LogPanel
from .reasons import SHOW, UNDO
from .shapes import Spot, within

if TYPE_CHECKING:
    from ..scenes.table import TableScene


def _letters(word: str) -> float:
    """About how wide a word is, in sizes of its letters."""
    return sum(1.0 if wide(letter) else 0.55 for letter in word)


class ButtonPlan:
    """Asks the scene for offers and places; draws nothing."""

    def __init__(self, scene: TableScene, log: LogPanel) -> None:
        self.scene, self.app, self.log = scene, scene.app, log

    @property
    def _size(self) -> tuple[float, float]:
        return self.scene.board.stand.size

    def buttons(self) -> list[Button]:
        """All buttons of the moment with their places."""
        scene, laid = self.scene, self.scene.board.tableau.layout
        if laid is None or scene.session.screen.kind != "open":
            return []
        k, region = laid.k, laid.regions["buttons"]
        small = self._small(laid)
        high = 48 * k + 16 * k if small else 0.0
        picker = scene.hands.picker
        loose = [offer for offer in picker.rights() if offer.pick is None and offer not in picker.menu]
        offers = [*loose, *picker.buttons()]
        own = {offer: rect for offer in offers if (rect := self._own_place(laid, offer)) is not None}
        column = [offer for offer in offers if offer not in own]
        places = stack((region[0], region[1], region[2], region[3] - high), len(column), k)
        made = [self._button(offer, rect, len(column)) for offer, rect in zip(column, places)]
        made += [self._button(offer, rect, 2) for offer, rect in own.items() if rect[2] > 0]
        view = scene.board.tableau.view
        if view is not None:
            made += scene.dressing.steady_buttons(laid, view, scene.hands)
            made += scene.dressing.more_buttons(laid, view, scene.hands)
        return small + made + self._rights(k) + corners.buttons(scene)

    def steady(self) -> list[Button]:
        """What keeps its place while cards fly."""
        laid, view = self.scene.board.tableau.layout, self.scene.board.tableau.view
        if laid is None or view is None:
            return []
        own = self.scene.dressing.steady_buttons(laid, view, self.scene.hands)
        return self._small(laid) + own + corners.buttons(self.scene)

    def _own_place(self, laid: Layout, offer: Offer) -> Rect | None:
        """Where the game's dressing wants a button."""
        scene = self.scene
        view = scene.private_view
        if offer.idle and offer in scene.hands.picker.menu:
            return None
        return scene.dressing.button_place(laid, view, offer, scene.private(offer)) if view is not None else None

    def _button(self, offer: Offer, rect: Rect, many: int) -> Button:
        picker = self.scene.hands.picker
        if offer.idle and offer in picker.menu:  # several seats may: whose is it?
            person = self.scene.session.person(offer.seat)
            sign = self.app.token(person.token)
            return Button(f"{offer.token}:{offer.seat}", rect, person.name, "outlined", offer, sign=sign)
        sole = many == 1 and not picker.pickable()
        kind = "primary" if not offer.idle and (self.scene.dressing.primary(offer) or sole) else "outlined"
        if offer.idle and picker.armed == offer.token:
            return Button(offer.token, rect, self.app.say("app.table.press_again"), "armed", offer)
        begins = self.scene.dressing.keys_begin(offer)
        return Button(offer.token, rect, self.label(offer), kind, offer, begins=begins)

    def label(self, offer: Offer) -> str:
        if offer.label is None:
            return offer.token
        session = self.scene.session
        return self.app.words.say(offer.label, offer.args, lambda seat: session.person(seat).name)

    def _rights(self, k: float) -> list[Button]:
        """Standing rights stand at the card they are about."""
        hands, made = self.scene.hands, []
        for offer in hands.picker.rights():
            spot = hands.spot(offer.pick) if offer.pick else None
            if spot is None:
                continue
            wide, high = 168 * k, 34 * k
            box = self._home(spot)
            x = min(max(box[0] + 4 * k, spot.x - wide / 2), box[0] + box[2] - wide - 4 * k)
            foot = spot.y + spot.h / 2 + 4 * k  # below the card: what stands on its neighbours stays free
            rect = (x, min(foot, box[1] + box[3] - high - 4 * k), wide, high)
            armed = hands.picker.armed == offer.token
            label = self.app.say("app.table.press_again") if armed else self.label(offer)
            made.append(Button(offer.token, rect, label, "armed" if armed else "right", offer))
        return made

    def _home(self, spot: Spot) -> Rect:
        """The panel a card lies in, or the whole table."""
        laid = self.scene.board.tableau.layout
        panels = list(laid.panels.values()) if laid else []
        return next((rect for rect in panels if within(rect, spot.x, spot.y)), (0, 0, *self._size))

    def _small(self, laid: Layout) -> list[Button]:
        """Take back, hide: in one row at the foot."""
        scene, k = self.scene, laid.k
        region = laid.regions.get("house", laid.regions["buttons"])
        small = self.app.design.size == "S"
        undo = (UNDO, "turn" if small else "", scene.undo, scene.session.can_undo(openly=True))
        deeds = [undo] if scene.session.header.undo != "none" else []
        if scene.session.secrecy == "screen" and sum(each.bot is None for each in scene.session.people) > 1:
            if scene.session.private:
                deeds.append(("hide", "hidden" if small else "", scene.hide, True))
            elif scene.session.has_hands:
                deeds.append((SHOW, "cards" if small else "", scene.show_hand, bool(scene.session.callers())))
        if small:
            deeds.append(("log", "book", self._unfold, True))
        if scene.session.helped:
            deeds.append(("memory", "eye", lambda: scene.open("memory"), True))
        deeds.append(("menu", "menu", scene.menu, True))
        gap, sign = 8 * k, 54 * k
        signs = sum(bool(icon) for _, icon, _, _ in deeds)
        room = region[2] - gap * (len(deeds) - 1)
        sign = room / signs if signs == len(deeds) else sign
        labels = [self.app.say(f"app.table.{name}") for name, _, _, _ in deeds]
        needs = [0.0 if icon else _letters(label) + 1.2 for label, (_, icon, _, _) in zip(labels, deeds)]
        part = (room - signs * sign) / (sum(needs) or 1.0)  # a longer word gets more of the room
        made, x, y = [], region[0], region[1] + region[3] - 44 * k
        for (name, icon, deed, enabled), label, need in zip(deeds, labels, needs):
            long = sign if icon else need * part
            made.append(
                Button(
                    name,
                    (x, y, long, 44 * k),
                    label,
                    "outlined",
                    deed=deed,
                    enabled=enabled,
                    icon=icon,
                    closed=name if name in (SHOW, UNDO) else "",
                )
            )
            x += long + gap
        return made

    def _unfold(self) -> None:
        self.log.open = not self.log.open
