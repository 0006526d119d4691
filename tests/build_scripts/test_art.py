"""The pictures: every card has its own, their text depends on the sources alone, and there are no words in them."""

import tomllib
from itertools import combinations
from pathlib import Path

import pytest

from build_scripts.art.allegiance.roles import ICONS
from build_scripts.art.app_icon import icon_files
from build_scripts.art.baker import jobs
from build_scripts.art.catalogue import pictures
from build_scripts.art.picture import bake, files_of, height_for, raster
from build_scripts.art.scenes.icon import drawing_for
from build_scripts.art.svg import document, path, points, rect, smooth, symmetric
from build_scripts.environment import ROOT

IMAGES = ROOT / "assets" / "images"
BUDGET = 12 * 1024 * 1024
"""All baked pictures together, in bytes."""


def cards(file: str, game: str = "guillotine") -> list[str]:
    return list(tomllib.loads((ROOT / "data/games" / game / file).read_text("utf-8")))


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    """The text of every picture, by name."""
    return {picture.name: picture.draw() for picture in pictures()}


@pytest.mark.parametrize("form", ["full", "line", "chip"])
def test_every_noble_has_this_picture(drawn: dict[str, str], form: str) -> None:
    missing = [card for card in cards("nobles.toml") if f"guillotine/noble/{card}/{form}" not in drawn]
    assert missing == []


@pytest.mark.parametrize("form", ["full", "chip"])
def test_every_action_card_has_this_picture(drawn: dict[str, str], form: str) -> None:
    missing = [card for card in cards("actions.toml") if f"guillotine/action/{card}/{form}" not in drawn]
    assert missing == []


def test_every_playing_card_has_its_picture(drawn: dict[str, str]) -> None:
    faces = cards("cards.toml", "guillotine_tricks")
    assert len(faces) == 52
    assert [face for face in faces if f"guillotine_tricks/card/{face}/full" not in drawn] == []


def test_a_playing_card_shows_as_many_pips_as_its_rank_says(drawn: dict[str, str]) -> None:
    coin_rim = "M-15 0A15 15"
    shown = {rank: drawn[f"guillotine_tricks/card/{rank}D/full"].count(coin_rim) for rank in "23456789T"}
    assert shown == {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}


def test_every_piece_of_revolution_has_its_picture(drawn: dict[str, str]) -> None:
    with (ROOT / "data/games/revolution/counters.toml").open("rb") as file:
        sides = {fields["side"] for fields in tomllib.load(file).values()}
    wanted = {f"revolution/building/{name}" for name in cards("buildings.toml", "revolution")} | {"revolution/board"}
    for side in sides:
        wanted |= {f"revolution/counter/{side}/plain", f"revolution/counter/{side}/flag", f"revolution/marker/{side}"}
    assert len(wanted) == 10
    assert wanted - set(drawn) == set()


@pytest.mark.parametrize("form", ["full", "chip"])
def test_every_mask_has_this_picture(drawn: dict[str, str], form: str) -> None:
    masks = cards("masks.toml", "mascarade")
    assert len(masks) == 16
    assert [mask for mask in masks if f"mascarade/mask/{mask}/{form}" not in drawn] == []


@pytest.mark.parametrize("form", ["full", "line", "chip"])
def test_every_role_has_this_picture(drawn: dict[str, str], form: str) -> None:
    roles = cards("roles.toml", "allegiance")
    assert len(roles) == 9
    assert [role for role in roles if f"allegiance/card/{role}/{form}" not in drawn] == []


def test_every_role_shows_the_sign_of_what_it_does() -> None:
    with (ROOT / "data/games/allegiance/roles.toml").open("rb") as file:
        roles = tomllib.load(file)
    acts = {role: fields["effects"][0]["do"] for role, fields in roles.items() if fields.get("effects")}
    assert acts == ICONS


def test_no_two_pictures_are_the_same(drawn: dict[str, str]) -> None:
    """But for the first steps of effects that begin alike."""
    same: dict[str, list[str]] = {}
    for name, svg in drawn.items():
        same.setdefault(svg, []).append(name)
    twice = [names for names in same.values() if len(names) > 1]
    assert [names for names in twice if not all("/diagram_" in name for name in names)] == []
    assert [names for names in twice if len({name.rsplit("/", 2)[1] for name in names}) < len(names)] == []


def test_names_are_unique() -> None:
    names = [picture.name for picture in pictures()]
    assert sorted(names) == sorted(set(names))


def test_no_picture_holds_words(drawn: dict[str, str]) -> None:
    assert [name for name, svg in drawn.items() if "<text" in svg or "<tspan" in svg] == []


def test_every_picture_needs_nothing_outside_itself(drawn: dict[str, str]) -> None:
    assert [name for name, svg in drawn.items() if "<image" in svg or "href" in svg] == []


def test_a_picture_drawn_alone_has_the_text_it_has_among_the_others(drawn: dict[str, str]) -> None:
    wanted = "guillotine/noble/tragic_figure/chip"
    alone = next(picture for picture in pictures() if picture.name == wanted)
    assert alone.draw() == drawn[wanted]


def test_jobs_keep_their_keys_while_nothing_changes() -> None:
    assert [job.key for job in jobs()] == [job.key for job in jobs()]


def test_the_widest_file_is_plain_and_the_others_tell_their_width() -> None:
    assert files_of("token/3", (192, 48)) == ("token/3.webp", "token/3@48.webp")


def test_a_picture_is_baked_at_all_its_widths_in_its_own_proportions(tmp_path: Path) -> None:
    from PIL import Image

    svg = document(path(rect(0, 0, 63, 88), "#FF0000"), 0, 0, 126, 88)
    for file, content in bake("half", svg, (126, 63), 90).items():
        (tmp_path / file).write_bytes(content)
    with Image.open(tmp_path / "half.webp") as wide, Image.open(tmp_path / "half@63.webp") as narrow:
        assert wide.size == (126, 88)
        assert narrow.size == (63, 44)
        assert wide.getchannel("A").getpixel((20, 20)) == 255
        assert wide.getchannel("A").getpixel((100, 20)) == 0


def test_the_height_follows_the_drawing() -> None:
    assert height_for(document("", 0, 0, 630, 880), 315) == 440


def test_an_outline_reads_from_text_with_stars_at_its_corners() -> None:
    assert points("0,-90 40,-7.5* 60,0") == [(0, -90), (40, -7.5, "c"), (60, 0)]


def test_a_mirrored_outline_keeps_its_corners_and_does_not_repeat_the_axis() -> None:
    assert symmetric("0,-9 4,0* 0,9") == [(0, -9), (4, 0, "c"), (0, 9), (-4, 0, "c")]


def test_a_straight_outline_passes_through_its_points() -> None:
    assert smooth([(0, 0), (6, 0), (6, 6)], closed=False, tension=0) == "M0 0C0 0 6 0 6 0C6 0 6 6 6 6"


def test_pictures_that_are_baked_stay_in_the_budget() -> None:
    if not IMAGES.is_dir():
        pytest.skip("nothing is baked here")
    size = sum(file.stat().st_size for file in IMAGES.rglob("*.webp"))
    assert size <= BUDGET


def test_the_icon_of_an_executable_has_every_size_it_needs() -> None:
    from io import BytesIO

    from PIL import Image

    files = icon_files()
    with Image.open(BytesIO(files["tricoteuse.ico"])) as windows:
        assert windows.info["sizes"] == {(size, size) for size in (16, 32, 48, 128, 256)}
    with Image.open(BytesIO(files["tricoteuse.png"])) as linux:
        assert linux.size == (256, 256)
    with Image.open(BytesIO(files["tricoteuse.icns"])) as mac:
        assert mac.format == "ICNS"
    plain = raster(drawing_for(1024), 1024)
    largest = BytesIO()
    plain.save(largest, "PNG")
    assert b"ic10" + (8 + len(largest.getvalue())).to_bytes(4, "big") + largest.getvalue() in files["tricoteuse.icns"]


def test_no_two_nobles_can_be_confused_where_they_are_smallest() -> None:
    """At 88 pixels the chips of any two nobles differ by more than a shade, all over the picture on average."""
    chips = sorted(IMAGES.glob("guillotine/noble/*/chip.webp"))
    if not chips:
        pytest.skip("nothing is baked here")
    seen = {chip.parent.name: small(chip) for chip in chips}
    alike = [(a, b) for a, b in combinations(seen, 2) if difference(seen[a], seen[b]) < 14]
    assert alike == []


def small(chip: Path) -> bytes:
    from PIL import Image

    with Image.open(chip) as picture:
        return picture.convert("RGB").resize((88, 110)).resize((44, 55)).tobytes()


def difference(one: bytes, other: bytes) -> float:
    """How far two pictures are apart, 0 to 255 a channel."""
    return sum(abs(a - b) for a, b in zip(one, other)) / len(one)
