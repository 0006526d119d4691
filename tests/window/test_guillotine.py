"""A whole match of Guillotine in a real window, by pointer and keys, with the plug pulled in the middle."""

from __future__ import annotations

import os
from pathlib import Path

import tomli

from game import paths
from game.content.texts import Texts
from game.games import load
from game.offscreen import Screen
from game.session.resuming import glimpse, resume
from game.session.saves import Save, Saves
from tests.window.evening import WAYS, Evening
from tests.window.player import Player

MIDDLE = 14  # acts before the plug is pulled
DAYS = int(os.environ.get("TRICOTEUSE_DAYS", "1"))  # how long a match is played: 1, 2 or 3
LIMIT = 150 * DAYS  # acts; one day between two people takes about 60
PICTURES = 20  # acts from one picture to the next


def hidden_names(home: Path) -> set[str]:
    """Names of the action cards of which no copy lies open: nobody can know them from the table or the log."""
    texts, rules = Texts.load(paths.data(), "en"), load("guillotine", paths.data() / "games")
    file = paths.data() / "games" / "guillotine" / "actions.toml"
    public = glimpse(rules, kept(home), saves_in(home))
    assert public is not None
    open_faces = {card.face for cards in public.view.zones.values() for card in cards}
    return {
        texts.card_name(card, "guillotine")
        for card in tomli.loads(file.read_text(encoding="utf-8"))
        if card not in open_faces
    }


def saves_in(home: Path) -> Saves:
    return Saves(home / "matches", paths.data() / "games")


def kept(home: Path) -> Save:
    """The one match that lies in this home."""
    saves = saves_in(home).all()
    assert len(saves) == 1
    return saves[0]


def test_a_match_for_two_with_the_plug_pulled(screen: Screen, tmp_path: Path) -> None:
    home = tmp_path / "home"
    match = ("play", "guillotine", "--seats", "2", "--seed", "3", "--option", f"days={DAYS}")
    with Player(screen, home, *match) as player:
        evening = Evening(player, lambda: hidden_names(home), DAYS)
        for _ in range(MIDDLE):
            evening.act()
        player.at_rest()
        player.kill()
        answers = kept(home).moves
        assert answers is not None and answers >= 4

        player.start_again()
        player.wait_for_scene("title")
        player.click("continue")
        cover = player.wait_for_scene("handoff")
        assert not hidden_names(home) & set(cover["texts"])
        assert kept(home).moves == answers

        for act in range(LIMIT):
            if player.scene == "result":
                break
            evening.act()
            if act % PICTURES == 0:
                player.picture(tmp_path / f"act_{act:03}.png")
        result = player.wait_for_scene("result")
        assert evening.covers >= 10 * DAYS and all(evening.played[way] for way in WAYS), evening.played
        player.picture(tmp_path / "result.png")

    save = kept(home)
    assert save.finished
    rules = load("guillotine", paths.data() / "games")
    outcome = resume(rules, save, saves_in(home)).outcome
    assert outcome is not None
    for points in outcome.points:
        assert str(points).replace("-", "−") in result["texts"]
