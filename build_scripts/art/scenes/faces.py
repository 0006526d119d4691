"""The bots' faces: Toinette the apprentice, Barnabé the citizen, Maître Sombre the executioner."""

from dataclasses import replace

from build_scripts.art.bust import Blush, Bust
from build_scripts.art.nobles import RECIPES
from build_scripts.art.scenes.knitters import YOUNG

TOINETTE = replace(
    YOUNG.recipe, eyes="wide", look=0.2, brows="arch", lift=0, mouth="smile", mouth_y=44, tilt=-3, lashes=True
)
BARNABE = Bust(
    face="round",
    skin="ruddy",
    wig="mop",
    hair="#A5502A",
    hat=("bicorne", "#2F4A34", "#C9993A"),
    eyes="half",
    look=0.4,
    brows="bushy",
    brow_colour="#8A3E20",
    nose="bulb",
    nose_tint="#C8423A",
    mouth="smile",
    beard="chops",
    beard_colour="#A5502A",
    cheeks=Blush("#C8423A", 16, 0.35),
    torso=("coat", "#31506A", "#E9D9B0"),
    collar=(("cravat",),),
    neck_width=34,
)
SOMBRE = replace(RECIPES["rival_executioner"], mouth="line", brows="angry", behind=())

BOTS: dict[str, tuple[Bust, str]] = {
    "toinette": (TOINETTE, "grey"),
    "barnabe": (BARNABE, "blue"),
    "sombre": (SOMBRE, "red"),
}
"""Recipe and colour group of each bot."""
