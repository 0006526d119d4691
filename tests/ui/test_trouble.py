"""What the page of trouble offers when an answer could not be kept."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from game.content.texts import LANGUAGES, Lang
from game.session.journal import SaveFailed
from game.ui.scenes.trouble import Trouble
from tests.ui.tables import Table

OFFERS = {errno.ENOSPC: {"go", "unsaved", "title", "folder"}, errno.EBUSY: {"go", "unsaved", "folder"}}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", OFFERS)
def test_only_what_can_help_is_offered(number: int, lang: Lang) -> None:
    """A full disk may have room again. Where another window has gone on, the match can only be taken up anew."""
    table = Table(seed=1, seats=2, lang=lang, pictures=False)
    table.app.house.session = table.session
    table.app.stack.push(Trouble(table.app, SaveFailed(Path("matches"), OSError(number, "why"))))
    table.app.step(0.05)
    assert {target.id for target in table.app.targets} == OFFERS[number]
    said = " ".join(table.app.registry.texts())
    retry, title = table.app.say("app.saves.retry"), table.app.say("app.button.title")
    assert (retry in said) is (number == errno.ENOSPC) and title in said
    assert ("why" in said) is (number == errno.ENOSPC), "the words of the system help where they say what to mend"
    go = table.app.registry.find("go")
    assert go is not None and go.name == (retry if number == errno.ENOSPC else title)
