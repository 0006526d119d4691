"""What a player is told: reasons of refusals, the log, the words for both; and what the card files refuse."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path
from random import Random

import pytest

from game import paths
from game.content.files import GameFiles
from game.content.problems import BadFiles
from game.content.texts import Texts
from game.core.events import Said, Zone
from game.core.match import Match
from game.core.seats import EVERYONE, only
from game.core.table import Moment
from game.core.view import redact
from game.core.words import Face, Who
from game.games import load
from game.games.guillotine.state import LINE, NOBLE_DECK, hand, score_pile, waiting
from tests.driver import any_answer
from tests.games.guillotine.scenario import RULES, Scene

GAMES = paths.data() / "games"


# ---------------------------------------------------------------------------------------------- reasons


@pytest.mark.parametrize(
    "card, line, face, reason",
    [
        ("pushed", "regent duke bishop mayor", "mayor", "exactly"),
        ("pushed", "regent duke bishop mayor", "duke", "only_exactly_forward"),
        ("trip", "regent duke bishop mayor", "regent", "exactly"),
        ("l_idiot", "regent duke bishop mayor", "mayor", "at_front"),
        ("l_idiot", "regent duke bishop mayor", "regent", "not_so_far_forward"),
        ("friend_of_the_queen", "regent duke bishop mayor", "regent", "at_end"),
        ("friend_of_the_queen", "regent duke bishop mayor", "mayor", "not_so_far_back"),
        ("majesty", "regent duke bishop mayor", "bishop", "other_colour"),
        ("public_demand", "regent duke bishop mayor", "mayor", "at_front"),
        ("forward_march", "palace_guard palace_guard bishop mayor", "bishop", "other_noble"),
    ],
)
def test_why_a_noble_cannot_go_there(card: str, line: str, face: str, reason: str) -> None:
    g = Scene(line, hands={0: card}).play(card)
    assert g.asked == (0, "move_noble") and g.refused_move(face) == reason


def test_a_reason_names_the_card_and_what_stands_in_the_way() -> None:
    g = Scene("duke", hands={0: "pushed"}, front={1: "callous_guards"})
    found = RULES.refusal(g.state, g.ask, g.card(hand(0), "pushed"), None)
    assert found == Said("guillotine.refuse.callous_guards", (("card", Face("callous_guards")),))


def why(g: Scene, pick: int | Zone, onto: Zone | None = None) -> str:
    found = RULES.refusal(g.state, g.ask, pick, onto)
    return "" if found is None else found.key.removeprefix("guillotine.refuse.")


def test_a_player_who_has_not_what_it_takes_cannot_be_chosen() -> None:
    g = Scene("duke bishop", hands={0: "infighting", 1: "trip", 3: "trip"}, seats=4).play("infighting")
    assert g.asked == (0, "choose_other") and g.seats() == {1, 3}
    assert why(g, Zone("seat", 2)) == "hand_empty" and why(g, Zone("seat", 0)) == "others_only"
    g = Scene("duke bishop", hands={0: "missing_heads"}, piles={1: "lady", 3: "lord"}, seats=4).play("missing_heads")
    assert g.asked == (0, "choose_other") and g.seats() == {1, 3}
    assert why(g, Zone("seat", 2)) == "pile_empty" and why(g, Zone("score_pile", 2)) == "pile_empty"
    assert why(g, Zone("seat", 1)) == ""


def test_a_waiting_card_is_out_of_reach_and_who_arrives_late_joins_the_line() -> None:
    g = Scene(
        "duke bishop",
        hands={0: "twist_of_fate"},
        front={0: "callous_guards", 1: "church_support"},
        waits={1: "rush_job"},
    ).play("twist_of_fate")
    assert g.asked == (0, "twist_of_fate") and why(g, g.card(waiting(1), "rush_job")) == "waits"
    g = Scene("duke", hands={0: "late_arrival"}, deck="count lady lord").play("late_arrival")
    assert g.asked == (0, "late_arrival") and why(g, g.card(NOBLE_DECK, "lady"), Zone("action_discard")) == "to_line"


def test_the_noble_just_collected_is_not_the_one_to_return() -> None:
    g = Scene("duke bishop", hands={0: "clerical_error"}, piles={0: "count martyr", 1: "lady regent"})
    g.play("clerical_error")
    g.choose("lady")
    assert g.asked == (1, "clerical_return")
    assert why(g, g.card(score_pile(0), "lady")) == "just_taken"
    assert why(g, g.card(score_pile(1), "regent")) == "this_pile" and why(g, g.card(score_pile(0), "count")) == ""


def test_the_front_noble_let_go_elsewhere_is_told_where_it_goes() -> None:
    g = Scene("duke bishop")
    while g.asked[1] != "collect":
        g.match.answer("pass")
    front, behind = g.state.table.zones[LINE][-1], g.state.table.zones[LINE][0]
    found = RULES.refusal(g.state, g.ask, front, None)
    assert found == Said("guillotine.refuse.front_to_pile", (("player", Who(g.ask.seat)),))
    assert why(g, behind) == "front_falls"


def test_a_card_that_may_be_played_is_not_refused() -> None:
    g = Scene("duke bishop", hands={0: "stumble"})
    assert g.refused("stumble") == "" and g.playable() == {"stumble"}


def test_the_reason_agrees_with_the_offer_for_every_card_in_many_positions() -> None:
    for seed in range(6):
        match = Match(RULES, RULES.deal(RULES.info.setup((0, 1, 2), seed)), watched=False)
        source = Random(seed)
        while match.asks:
            ask, option = any_answer(match, source)
            if ask.prompt.startswith("guillotine.prompt.play_a"):
                offered = {one.value for one in ask.options}
                for card in match.state.table.zones[hand(ask.seat)]:
                    assert (RULES.refusal(match.state, ask, card, None) is None) == (card in offered)
            match.answer(option.token, ask.seat)


# ---------------------------------------------------------------------------------------------- words


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_sentence_of_many_matches_has_its_words(lang: str) -> None:
    texts = Texts.load(paths.data(), lang)  # type: ignore[arg-type]
    said: set[str] = set()
    for seed in range(8):
        match, source = Match(RULES, RULES.deal(RULES.info.setup(tuple(range(2 + seed % 4)), seed))), Random(seed)
        while match.asks:
            ask, option = any_answer(match, source)
            said.add(texts.prompt(ask.seat, ask.prompt, ask.args))
            if option.label:
                said.add(texts.say(option.label, option.args))
            for card in match.state.table.zones[hand(ask.seat)]:
                reason = RULES.refusal(match.state, ask, card, None)
                if reason is not None:
                    said.add(texts.say(reason.key, reason.args))
            for moment in match.answer(option.token, ask.seat):
                if isinstance(moment.event, Said):
                    said.add(texts.say(moment.event.key, moment.event.args))
        for line in RULES.outcome(match.state).lines:  # type: ignore[union-attr]
            said.add(texts.say(line.key))
    assert not texts.missing and len(said) > 300
    assert not [sentence for sentence in said if "{" in sentence or "guillotine." in sentence]


def test_every_card_has_a_name_and_every_card_that_does_something_has_a_text() -> None:
    for lang in ("en", "ja"):
        texts = Texts.load(paths.data(), lang)
        for face, noble in RULES.book.nobles.items():
            does = noble.on_collect or noble.after_action or noble.score or noble.bars_actions
            assert texts.card_name(face, "guillotine") and bool(texts.card_effect(face, "guillotine")) == bool(does)
        for face in RULES.book.actions:
            assert texts.card_name(face, "guillotine") and texts.card_effect(face, "guillotine")
        assert not texts.missing


def test_no_line_of_the_log_tells_a_hidden_card() -> None:
    """A card is named only where everybody sees it: the log is the same for all."""
    for seed in range(5):
        match, source = Match(RULES, RULES.deal(RULES.info.setup((0, 1, 2), seed))), Random(seed)
        while match.asks:
            ask, option = any_answer(match, source)
            for moment in match.answer(option.token, ask.seat):
                if isinstance(moment.event, Said):
                    assert moment.event.eyes == EVERYONE and all_seen(moment)
                    assert redact(moment, only(0)) == redact(moment, EVERYONE)


def all_seen(moment: Moment) -> bool:
    """Whether each card that is named lies open somewhere at that moment."""
    assert isinstance(moment.event, Said)
    table = moment.table
    seen = {
        table.face(card)
        for zone, cards in table.zones.items()
        for card in cards
        if table.eyes_on(card, zone) == EVERYONE
    }
    return all(arg.face in seen for _, arg in moment.event.args if isinstance(arg, Face))


# ---------------------------------------------------------------------------------------------- the card files


def test_the_cards_are_those_of_the_printed_deck() -> None:
    """Colours, points and copies as in the card list of the rules, which this table repeats."""
    rows = list(csv.DictReader((Path(__file__).parent / "printed_deck.csv").open(encoding="utf-8", newline="")))
    assert len(rows) == 90
    for row in rows:
        if row["kind"] == "noble":
            noble = RULES.book.nobles[row["id"]]
            printed = "*" if noble.by_count else str(noble.points)
            assert (noble.colour, printed, str(noble.copies)) == (row["colour"], row["points"], row["copies"])
        else:
            assert str(RULES.book.actions[row["id"]].copies) == row["copies"]


@pytest.mark.parametrize(
    "file, good, bad, found",
    [
        ("actions.toml", 'do = "give_front"', 'do = "give_fornt"', "did you mean 'give_front'"),
        ("actions.toml", "forward = 2 }", "foward = 2 }", "pushed.effects[0].foward"),
        ("actions.toml", 'colour = "green", add', 'colour = "gren", add', "civic_support.score[0].colour"),
        ("actions.toml", 'noble = "palace_guard"', 'noble = "palace_gard"', "did you mean 'palace_guard'"),
        ("actions.toml", 'family = "foul"', 'family = "fowl"', "fowl"),
        ("nobles.toml", "points = 5", 'points = "many"', "marie_antoinette"),
        ("nobles.toml", 'colour = "purple"', 'color = "purple"', "color"),
        ("game.toml", "draw = 1", "drow = 1", "numbers"),
    ],
)
def test_a_mistake_in_a_card_file_is_named_and_nothing_is_loaded(
    tmp_path: Path, file: str, good: str, bad: str, found: str
) -> None:
    shutil.copytree(GAMES / "guillotine", tmp_path / "guillotine")
    path = tmp_path / "guillotine" / file
    text = path.read_text(encoding="utf-8")
    assert good in text
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BadFiles) as raised:
        load("guillotine", tmp_path)
    assert found in str(raised.value) and file in str(raised.value)


def test_the_files_as_they_are_have_no_mistake() -> None:
    files = GameFiles(GAMES / "guillotine")
    assert not files.problems and load("guillotine", GAMES).info.seats == (2, 3, 4, 5)
