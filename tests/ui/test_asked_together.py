"""Where several choose in secret at once, the table names all of them, whoever has chosen already."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.content.texts import LANGUAGES, Lang
from game.session.screen_owner import Secrecy
from game.session.session import Session
from game.ui.registry import Box
from game.ui.table.lid_draw import rimmed, tab_words
from game.ui.table.top_bar import prompt_of
from tests.session.sittings import NAMES, begin, play
from tests.ui.tables import Table

GAMES = (("guillotine_tricks", 4), ("allegiance", 4))
BARE: dict[tuple[str, Lang], str] = {
    ("guillotine_tricks", "en"): "each choose a pardon card in secret",
    ("guillotine_tricks", "ja"): "こっそり恩赦カードを1枚ずつ選ぶ",
    ("allegiance", "en"): "each place one card on the Temple and one on the Guild",
    ("allegiance", "ja"): "それぞれ教会とギルドに1枚ずつ、裏向きで置く",
}


def asked_in_secret(game: str, secrecy: Secrecy, *bots: int, seed: int = 2) -> Session:
    """A table where the first secret choice of all is open and the bots have made theirs."""
    session = begin(game, seed, *bots, seats=4, secrecy=secrecy)
    for _ in range(60):
        if len(session.match.choosing()) > 1 and not session.bots.waited_for(session.match):
            return session
        play(session, acts=1)
    raise AssertionError("nobody is asked in secret")


def shut(session: Session) -> None:
    session.drop_lid()
    if session.secrecy == "screen":
        session.hide()


def look(session: Session, seat: int) -> None:
    shut(session)
    if session.secrecy == "lid":
        session.lift(seat)
    else:
        session.uncover(seat)


def choose(session: Session, seat: int) -> None:
    """All that this seat has to do, with the screen to itself, until it is waited for no more; then the table again."""
    ask = next(ask for ask in session.match.asks if ask.seat == seat)
    choosing = session.match.choosing()
    while session.match.choosing() == choosing and not ask.idle:
        if not any(offer.seat == seat for offer in session.offers()):
            look(session, seat)
        tokens = [option.token for option in ask.options if not option.token.startswith("take")]
        session.answer(seat, "confirm" if "confirm" in tokens else tokens[0])
        ask = next((each for each in session.match.asks if each.seat == seat), ask)
    shut(session)


def prompt(table: Table) -> tuple[str, str]:
    return prompt_of(table.app, table.session.questions(), lambda seat: table.session.person(seat).name)


def rims(table: Table) -> frozenset[int]:
    return table.scene.painter._waited_for()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("secrecy", ["lid", "screen"])
@pytest.mark.parametrize("game, seats", GAMES)
def test_the_words_are_the_same_whoever_has_chosen(game: str, seats: int, secrecy: Secrecy, lang: Lang) -> None:
    """In every order in which two of four may be the first: before, after one and after two."""
    for first, second in permutations(range(seats), 2):
        table = Table(session=asked_in_secret(game, secrecy), lang=lang, covers=True, pictures=False)
        shut(table.session)
        before = prompt(table), rims(table), table.app.words.listed(NAMES[:seats])
        assert before[0][1] == BARE[game, lang] and sorted(before[0][0]) == sorted(before[2])
        for seat in (first, second):
            choose(table.session, seat)
            assert (prompt(table), rims(table)) == before[:2], (first, second, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_them_are_drawn_in_the_bar(lang: Lang) -> None:
    table = Table(session=asked_in_secret("guillotine_tricks", "lid"), size=(1280, 720), lang=lang, pictures=False)
    table.rest()
    assert {table.app.words.listed(NAMES[:4]), BARE["guillotine_tricks", lang]} <= set(table.app.registry.texts())


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1080, 1920)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, seats", GAMES)
def test_long_names_are_cut_never_what_to_do(game: str, seats: int, lang: Lang, size: tuple[int, int]) -> None:
    session = asked_in_secret(game, "lid")
    session.seated = tuple(person._replace(name="W" * 23 + str(n)) for n, person in enumerate(session.seated))
    session._by_id = {person.id: person for person in session.seated}
    table = Table(session=session, size=size, lang=lang, pictures=False)
    table.rest()
    (words,) = [drawn for drawn in table.app.drawn if drawn.text == BARE[game, lang]]
    (names,) = [drawn for drawn in table.app.drawn if drawn.text.count("WW...") == seats]
    assert names.box.x >= 0 and names.box.right < words.box.x
    assert words.box.right <= size[0] / table.app.design.scale


@pytest.mark.parametrize("game, seats", GAMES)
def test_bots_have_chosen_and_are_not_named(game: str, seats: int) -> None:
    table = Table(session=asked_in_secret(game, "lid", 1, 3), lang="en", pictures=False)
    assert prompt(table) in {(f"{a} and {b}", BARE[game, "en"]) for a, b in permutations((NAMES[0], NAMES[2]))}
    assert rims(table) == {0, 2}
    choose(table.session, 2)
    assert prompt(table)[1] == BARE[game, "en"] and rims(table) == {0, 2}


@pytest.mark.parametrize(
    "game, words",
    [
        ("guillotine_tricks", "choose a pardon card"),
        ("allegiance", "place one card on the Temple and one on the Guild"),
    ],
)
def test_somebody_alone_with_bots_is_asked_alone(game: str, words: str) -> None:
    table = Table(session=asked_in_secret(game, "lid", 0, 1, 3), lang="en", pictures=False)
    assert prompt(table) == (NAMES[2], words)


def test_whoever_has_the_screen_to_themselves_is_told_their_own_part() -> None:
    table = Table(session=asked_in_secret("allegiance", "screen"), lang="en", covers=True, pictures=False)
    words = "place one card on the Temple and one on the Guild"
    for seat in range(4):
        look(table.session, seat)
        assert prompt(table) == (NAMES[seat], words)


def test_both_parties_of_a_free_trial_are_named_and_of_a_tribute_only_the_one_who_gives() -> None:
    for kind, named in (("free", 2), ("tribute", 1)):
        session = begin("guillotine_tricks", 3, seats=4, secrecy="lid", options={"trial": kind, "rounds": "6"})
        while session.match.state.phase != "trial":
            play(session, seed=len(session.match.log), acts=1)
        session.drop_lid()
        table = Table(session=session, lang="en", pictures=False)
        low, high = (NAMES[seat] for seat in session.match.state.trial)
        name, words = prompt(table)
        assert (name, words) == (
            (f"{low} and {high}", "revolutionary trial, each choose 2 cards to exchange")
            if named == 2
            else (low, "revolutionary trial, give up the 2 highest cards")
        )


@pytest.mark.parametrize("game, seats", GAMES)
def test_the_plate_over_an_open_lid_says_the_same_whoever_has_chosen(game: str, seats: int) -> None:
    """It lies outside the tray, so the others read it while a seat looks in again."""
    session = asked_in_secret(game, "lid")
    table = Table(session=session, covers=True, pictures=False)

    def read(seat: int) -> tuple[str, str]:
        shut(session)
        session.lift(seat)
        table.scene.lid.follow(table.scene)
        key, person = tab_words(table.scene)
        shut(session)
        table.scene.lid.follow(table.scene)
        return key, person.name

    before = [read(seat) for seat in range(seats)]
    assert before == [("app.table.only_draw", name) for name in NAMES[:seats]]
    for done in range(seats - 1):
        choose(session, done)
        assert [read(seat) for seat in range(seats)] == before, done


@pytest.mark.parametrize("size", [(960, 540), (540, 960), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, seats", GAMES)
def test_a_shut_lid_says_that_each_lifts_their_own_whoever_has_chosen(
    game: str, seats: int, lang: Lang, size: tuple[int, int]
) -> None:
    """In one line below the key; all lids of those who choose have a rim, and all of it stays the same."""
    table = Table(session=asked_in_secret(game, "lid"), size=size, lang=lang, covers=True, pictures=False)
    shut(table.session)
    words = {
        "en": "All who choose lift their own lid, in any order",
        "ja": "それぞれ自分のふたを開けて選ぶ。順番は自由",
    }[lang]

    def drawn() -> tuple[list[str], frozenset[int]]:
        table.scene.uncovered()
        table.rest()
        (line,) = [each for each in table.app.drawn if each.text == words]
        laid = table.scene.board.tableau.layout
        assert laid is not None
        tray = laid.regions["tray"]
        assert tray[0] <= line.box.x and line.box.right <= tray[0] + tray[2]
        assert line.box.bottom <= tray[1] + tray[3]
        rows = [each.box for each in table.app.drawn if each.box.inside(Box(*tray)) and each != line]
        assert rows and not [row for row in rows if row.y < line.box.bottom and line.box.y < row.bottom]
        return [each.text for each in table.app.drawn], rimmed(table.scene)

    before = drawn()
    assert before[1] == frozenset(range(seats))
    for seat in (2, 0):
        choose(table.session, seat)
        assert drawn() == before, seat


def test_a_lid_says_so_to_nobody_who_chooses_alone() -> None:
    table = Table(session=asked_in_secret("guillotine_tricks", "lid", 0, 3), lang="en", pictures=False)
    assert rimmed(table.scene) == {1, 2}
    session = begin("guillotine_tricks", 2, seats=4, secrecy="lid")
    while session.match.state.phase != "play":
        play(session, acts=1)
    session.drop_lid()
    alone = Table(session=session, lang="en", pictures=False)
    alone.rest()
    assert rimmed(alone.scene) == frozenset()
    assert not [text for text in alone.app.registry.texts() if text.startswith("All who choose")]
