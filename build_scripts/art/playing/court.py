"""The twelve court figures: four of the nobles' deck, dressed in their suit's colours, and eight of their own.

Spades are the nobles, hearts the royal house, diamonds the wealthy, clubs the revolution.
"""

from dataclasses import replace

from build_scripts.art.bust import Blush, Bust
from build_scripts.art.nobles import RECIPES
from build_scripts.art.palette import GOLD, GOLD_LIGHT, LINEN, SKIN

ROUGE = Blush("#D9576A", 15, 0.5)
FRESH = Blush("#E08A7A", 13, 0.4)
NAVY, PLUM, CRIMSON, OCHRE, GREEN = "#2F3968", "#46306E", "#A31F2E", "#9A6412", "#1C6E5C"

DUKE = replace(RECIPES["duke"], hat=("wide", NAVY, GOLD, "#F2EEE8"), torso=("coat", PLUM, "#E3C26F"), tilt=0, scale=1)
COUNTESS = replace(
    RECIPES["countess"], torso=("gown", NAVY, "#D6D9EC"), held=(), thread=None, collar=(("pearls",),), tilt=0, scale=1
)
CAPTAIN = replace(
    RECIPES["captain_of_the_guard"], torso=("uniform", NAVY, "#C8CDE4"), behind=("halberd",), held=(), tilt=0, scale=1
)
LOUIS = replace(RECIPES["louis_xvi"], thread=None, tilt=0, scale=1)
QUEEN = replace(
    RECIPES["marie_antoinette"], torso=("gown", CRIMSON, "#F3DCD2"), held=(), thread=None, tilt=0, scale=0.94
)
PAGE = Bust(
    face="boy",
    skin="rose",
    wig="long",
    hair="#B8823E",
    hat=("flatcap", CRIMSON, GOLD),
    eyes="wide",
    look=-0.6,
    brows="arch",
    brow_colour="#8A5A2A",
    nose="button",
    mouth="smile",
    mouth_y=42,
    cheeks=FRESH,
    torso=("coat", CRIMSON, "#F1E3C4"),
    collar=(("ruff",),),
    neck_width=24,
)
BANKER = Bust(
    face="pear",
    skin="rose",
    wig="bag",
    hair="#EFEAE4",
    hat=("tricorne", "#5A4114", GOLD_LIGHT),
    eyes="half",
    look=0.5,
    brows="flat",
    brow_colour="#8A7A5A",
    nose="hook",
    mouth="smirk",
    lip="#A8504A",
    mouth_y=54,
    torso=("coat", OCHRE, GOLD_LIGHT),
    collar=(("jabot",),),
    marks=("chin2",),
    neck_width=38,
)
SALONNIERE = Bust(
    face="round",
    skin="brown",
    wig="pouf",
    hair="#E7D3B0",
    eyes="half",
    lashes=True,
    brows="thin",
    brow_colour="#5A3A22",
    nose="small",
    mouth="smirk",
    lip="#8E2A36",
    mouth_y=44,
    cheeks=ROUGE,
    torso=("gown", "#B27A22", "#FBF3DF", SKIN["brown"]),
    collar=(("pearls",),),
    ears=False,
)
FARMER = Bust(
    face="long",
    skin="sallow",
    wig="short_bag",
    hair="#C9B99A",
    hat=("bicorne", "#3A3026", GOLD),
    eyes="side",
    look=-0.9,
    brows="angry",
    brow_colour="#4A3A2A",
    nose="beak",
    mouth="sneer",
    mouth_y=54,
    marks=("monocle",),
    torso=("coat", "#6E5420", "#D8BE86"),
    collar=(("cravat",),),
    held=("purse",),
)
ROBESPIERRE = replace(RECIPES["robespierre"], torso=("coat", GREEN, "#D9C48A"), held=(), tilt=0, scale=1)
MARIANNE = Bust(
    face="oval",
    skin="rose",
    wig="long",
    hair="#5A3A26",
    hat=("phrygian", "#B3202C"),
    eyes="wide",
    lashes=True,
    brows="arch",
    brow_colour="#4A2E1E",
    nose="small",
    mouth="lips",
    lip="#B02A3A",
    mouth_y=47,
    cheeks=FRESH,
    torso=("shirt", "#E4F0E6", LINEN, SKIN["rose"]),
    sash="tricolour",
    ears=False,
)
SANSCULOTTE = Bust(
    face="wedge",
    skin="tan",
    wig="mop",
    hair="#4A3A2E",
    hat=("phrygian", GREEN),
    eyes="half",
    brows="angry",
    brow_colour="#3A2A22",
    nose="beak",
    mouth="grin",
    mouth_y=52,
    beard="stubble",
    beard_colour="#3A2A22",
    torso=("coat", "#2E5A50", "#C9B48A"),
    behind=("halberd",),
    collar=(("cravat",),),
)

FIGURES: dict[str, Bust] = {
    "KS": DUKE,
    "QS": COUNTESS,
    "JS": CAPTAIN,
    "KH": LOUIS,
    "QH": QUEEN,
    "JH": PAGE,
    "KD": BANKER,
    "QD": SALONNIERE,
    "JD": FARMER,
    "KC": ROBESPIERRE,
    "QC": MARIANNE,
    "JC": SANSCULOTTE,
}
"""The figure of each court card, by the card's id."""
