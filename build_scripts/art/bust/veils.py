"""The nun's veil and the hood, a part behind the head and a part round the face each; a scarf over mouth and nose."""

from build_scripts.art.light import shaded
from build_scripts.art.palette import LINEN, SHADOW, lit, shade
from build_scripts.art.svg import clip, clip_between, line, path, points, smooth, symmetric


def veil(cloth: str) -> tuple[str, str]:
    """A nun's veil over a white wimple, as (behind, in front)."""
    behind = shaded(
        smooth(symmetric("0,-138 60,-124 94,-70 100,10 116,100 130,190 60,196 0,150")),
        shade(cloth, 0.1),
        dx=-14,
        dy=-6,
        s=0.5,
    )
    hole = smooth(symmetric("0,-62 34,-56 50,-24 51,14 42,48 22,73 0,80"))
    wimple = smooth(symmetric("0,-90 46,-82 66,-40 68,10 66,60 58,110 40,138 0,146"))
    fold = shade(LINEN, 0.2)
    front = clip_between(
        wimple,
        hole,
        path(wimple, shade(LINEN, 0.18))
        + path(wimple, LINEN, extra='transform="translate(-14,-5)"')
        + line("-34,84 0,98 34,84", fold, 2.4)
        + line("-48,104 0,122 48,104", fold, 2.4),
    )
    half = points("0,-92 46,-84 66,-42 68,10 66,70 58,150* 110,190* 100,120 88,60 84,0 86,-62 58,-120 0,-136")
    left = smooth([(-p[0], p[1], "c") if len(p) > 2 else (-p[0], p[1]) for p in half])
    front += shaded(left, lit(cloth, 0.1), dx=-8, dy=-6, s=0.5) + shaded(smooth(half), cloth, dx=-6, dy=-6, s=0.5)
    return behind, front


def hood(cloth: str) -> tuple[str, str]:
    """A deep hood, as (behind, in front); it throws a shadow on the face."""
    behind = shaded(smooth(symmetric("0,-150 58,-138 98,-84 102,0 96,90 0,120")), shade(cloth, 0.35), dx=-12, dy=-6)
    outer = smooth(symmetric("0,-146 56,-134 92,-84 94,0 84,80 64,120 0,110"))
    hole = smooth(symmetric("0,-92 40,-82 60,-40 58,20 44,70 0,100"))
    cast = path(hole, "none", SHADOW, 34, 'opacity=".28" transform="translate(6,6)"')
    rim = path(outer, shade(cloth, 0.34)) + path(outer, cloth, extra='transform="translate(-16,-6)"')
    return behind, clip(hole, cast) + clip_between(outer, hole, rim)


def scarf(cloth: str) -> str:
    """A scarf that hides the lower face."""
    folds = line("-38,28 -14,24", shade(cloth, 0.4), 2.4) + line("-28,56 -6,60", shade(cloth, 0.4), 2.4)
    folds += line("40,30 16,24", shade(cloth, 0.5), 2.4)
    return shaded(smooth("-60,4* -30,12 0,6 30,12 60,4* 54,44 26,76 0,96* -26,76 -54,44"), cloth, -14, -6, 0.3) + folds
