"""Why something on the table cannot be used like that, in the words of the rules, or else of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .eyes import TableEyes

if TYPE_CHECKING:
    from game.session.session import Session

UNDO = "undo"  # the button that takes one's last move back
SHOW = "show"  # the button with which whoever is asked before all opens their own hand


def why_not(scene: TableEyes, handle: str, onto: str | None, always: bool) -> str:
    """The sentence, "" for none. `always`: also where the rules give no reason. In public: for who is asked."""
    seat = scene.seat if scene.seat is not None else next(iter(scene.acting), None)
    if handle == UNDO:
        return scene.app.say(no_undo(scene.session))
    if handle == SHOW:
        return _no_hand(scene)
    if seat is None:
        return ""
    said = scene.session.refusal(seat, handle, onto)
    if said is not None:
        return scene.app.words.say(said.key, said.args, lambda at: scene.session.person(at).name)
    if not always:
        return ""
    usable = handle in scene.hands.picker.pickable()
    return scene.app.say("app.table.not_there" if usable else "app.table.not_now")


def no_undo(session: Session) -> str:
    """Why one's last move cannot be taken back; and where all together may do it still."""
    if session.header.undo == "none":
        return "app.table.undo_never"
    return "app.table.no_undo_agreed" if session.can_undo_agreed() else "app.table.no_undo"


def _no_hand(scene: TableEyes) -> str:
    """Why no hand can be opened now: nobody at the screen is asked, or whoever is has none."""
    asked = [scene.session.person(seat) for seat in scene.acting]
    who = next((person.name for person in asked if person.bot is None), "")
    pause = any(each.pause for each in scene.session.questions() if not each.idle)
    return scene.app.say("app.table.no_hand", player=who) if who and not pause else scene.app.say("app.table.no_turn")
