"""Why something on the table cannot be used like that, in the words of the rules, or else of the house."""
from __future__ import annotations

from .eyes import TableEyes


def why_not(scene: TableEyes, handle: str, onto: str | None, always: bool) -> str:
    """The sentence, "" for none. `always`: also where the rules give no reason. In public: for who is asked."""
    seat = scene.seat if scene.seat is not None else next(iter(scene.acting), None)
    if seat is None:
        return ""
    said = scene.session.refusal(seat, handle, onto)
    if said is not None:
        return scene.app.words.say(said.key, said.args, lambda at: scene.session.person(at).name)
    if not always:
        return ""
    usable = handle in scene.hands.picker.pickable()
    return scene.app.say("app.table.not_there" if usable else "app.table.not_now")
