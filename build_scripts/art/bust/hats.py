"""What is worn on the head. Every hat is known by its outline alone.

`cloth` is its main colour, `trim` its braid or band, `plume` the colour of its feather where it has one.
"""

from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.ornament import bow, cockade, crown, feather, fleur
from build_scripts.art.palette import BLOOD, BLOOD_DEEP, LINEN, SHADOW, lit, mix, shade
from build_scripts.art.svg import clip, ell, group, line, path, poly, rect, smooth, spots, symmetric


def _crown(cloth: str, trim: str, plume: str) -> str:
    return crown(6, -116, 0.78, 7)


def _bicorne(cloth: str, trim: str, plume: str) -> str:
    d = smooth("-128,-58* -104,-104 -60,-140 0,-152 60,-140 104,-104 128,-58* 80,-66 40,-60 0,-56 -40,-60 -80,-66")
    o = shaded(d, cloth, dx=-14, dy=-6, s=0.5, h=0.14, hx=3, hy=4) + line(
        "-126,-60 -102,-102 -58,-138 0,-149 58,-138 102,-102 126,-60", trim, 6
    )
    o += cockade(34, -96, 17) + line([(34, -96), (40, -64)], trim, 5)
    return feather(60, -136, 64, 24, BLOOD) + feather(46, -140, 76, 8, LINEN) + o


def _tricorne(cloth: str, trim: str, plume: str) -> str:
    d = smooth("-112,-66* -80,-88 -54,-128 0,-138 54,-128 80,-88 112,-66* 60,-74 0,-46 -60,-74")
    return (
        shaded(smooth(symmetric("0,-150 42,-146 52,-110 0,-100")), shade(cloth, 0.1), dx=-8, dy=-4, s=0.4)
        + shaded(d, cloth, dx=-12, dy=-6, s=0.45)
        + line("-110,-66 -60,-75 0,-48 60,-75 110,-66", trim, 5)
    )


def _bearskin(cloth: str, trim: str, plume: str) -> str:
    pts = symmetric("0,-226 26,-224 56,-208 74,-176 80,-120 78,-70 66,-40 36,-44 0,-46")
    tufted = [(p[0] + (3 if i % 2 else -2), p[1] + (2 if i % 3 else -3)) for i, p in enumerate(pts)]
    tufts = "-50,-170 -30,-196 -8,-182 -56,-120 -34,-150 -12,-134 14,-160 -44,-84 -20,-98 6,-106 28,-128 30,-84"
    o = shaded(
        smooth(tufted),
        cloth,
        dx=-18,
        dy=-8,
        s=0.55,
        inner="".join(line([(x, y), (x + 2, y + 16)], lit(cloth, 0.14), 2.6) for x, y in spots(tufts)),
    )
    o += shaded(smooth("-36,-50* -30,-100 0,-116 30,-100 36,-50* 0,-44"), trim, dx=-7, dy=-5, s=0.4) + group(
        fleur(shade(trim, 0.55)), "translate(0,-78) scale(.42)"
    )
    o += feather(58, -196, 60, 22, BLOOD)
    return o


def _helmet(cloth: str, trim: str, plume: str) -> str:
    o = path(smooth("-10,-150 30,-196 92,-190 112,-130 96,-60 104,-10* 78,-40 70,-100 40,-140"), BLOOD_DEEP) + shaded(
        smooth("-14,-146 26,-190 84,-184 102,-130 88,-66 92,-24* 66,-60 60,-112 30,-142"), plume or BLOOD, dx=-8, dy=-6
    )
    o += shaded(
        smooth("-66,-34* -70,-88 -44,-132 0,-144 44,-132 70,-88 66,-34* 40,-50 0,-54 -40,-50"),
        trim,
        dx=-16,
        dy=-8,
        s=0.4,
        h=0.5,
    )
    o += shaded(smooth("-8,-150 8,-150 12,-100 0,-62* -12,-100"), mix(trim, "#FFFFFF", 0.25), dx=-3, dy=-2) + shaded(
        smooth("-72,-34* 0,-58 72,-34* 60,-26 0,-42 -60,-26"), shade(trim, 0.18), dx=-8, dy=-3
    )
    return o


def _mitre(cloth: str, trim: str, plume: str) -> str:
    o = shaded(
        smooth("-58,-52* -72,-120 -50,-178 0,-222* 50,-178 72,-120 58,-52* 0,-66"), cloth, dx=-18, dy=-6, s=0.2, h=0.5
    )
    o += clip(
        smooth("-58,-52* -72,-120 -50,-178 0,-222* 50,-178 72,-120 58,-52* 0,-66"),
        path(smooth("-80,-48 0,-66 80,-48 80,-80 0,-96 -80,-80"), trim)
        + path(rect(-9, -222, 18, 160), trim)
        + path(poly("6,-222 40,-222 40,-40 14,-60"), SHADOW, extra='opacity=".10"'),
    )
    for x, y in ((-38, -64), (0, -82), (38, -64)):
        o += path(ell(x, y, 7), BLOOD) + path(ell(x - 2, y - 2, 2.2), LINEN, extra='opacity=".7"')
    return o


def _galero(cloth: str, trim: str, plume: str) -> str:
    o = (
        shaded(smooth(symmetric("0,-128 44,-122 56,-84 0,-74")), cloth, dx=-10, dy=-5)
        + shaded(smooth("-136,-66 -90,-86 0,-94 90,-86 136,-66 92,-54 0,-50 -92,-54"), cloth, dx=-10, dy=-6, s=0.32)
        + line("-54,-86 0,-80 54,-86", trim, 6)
    )
    for side in (-1, 1):
        o += line([(side * 96, -58), (side * 102, -10), (side * 98, 40)], trim, 4) + "".join(
            (
                path(
                    smooth(
                        [
                            (side * 98 + dx - 5, y),
                            (side * 98 + dx + 5, y),
                            (side * 98 + dx + 6, y + 16),
                            (side * 98 + dx - 6, y + 16),
                        ]
                    ),
                    cloth,
                )
                for y, dx in ((42, 0), (64, -8), (64, 8))
            )
        )
    return o


def _biretta(cloth: str, trim: str, plume: str) -> str:
    return shaded(
        smooth("-60,-52* -66,-104 -40,-124 -20,-110 0,-132 20,-110 40,-124 66,-104 60,-52* 0,-62"),
        cloth,
        dx=-12,
        dy=-6,
        s=0.34,
    ) + path(ell(0, -132, 9), trim)


def _phrygian(cloth: str, trim: str, plume: str) -> str:
    return (
        shaded(
            smooth("-66,-40* -70,-90 -40,-136 10,-160 54,-148 72,-112 56,-92 44,-108 60,-70 66,-40* 0,-58"),
            cloth,
            dx=-12,
            dy=-6,
            s=0.3,
        )
        + shaded(smooth("-70,-38* 0,-60 70,-38* 68,-24* 0,-44 -68,-24*"), shade(cloth, 0.12), dx=-6, dy=-2)
        + cockade(-44, -62, 15)
    )


def _pierrot(cloth: str, trim: str, plume: str) -> str:
    o = shaded(
        smooth("-58,-46* -48,-110 -14,-176 26,-226* 34,-160 54,-100 58,-46* 0,-66"), cloth, dx=-15, dy=-6, s=0.16
    )
    for x, y in ((6, -98), (14, -150)):
        o += shaded(ell(x, y, 12), trim, dx=-3, dy=-3)
    return o


def _mobcap(cloth: str, trim: str, plume: str) -> str:
    return (
        shaded(
            smooth(
                "-72,-40 -84,-84 -54,-132 0,-146 54,-132 84,-84 72,-40 56,-52 40,-44 20,-58 0,-50 "
                "-20,-58 -40,-44 -56,-52"
            ),
            cloth,
            dx=-14,
            dy=-7,
            s=0.18,
        )
        + line("-74,-62 -30,-78 30,-78 74,-62", trim, 9)
        + group(bow(trim), "translate(0,-80) scale(.55)")
    )


def _flatcap(cloth: str, trim: str, plume: str) -> str:
    return shaded(
        smooth("-64,-58* -82,-96 -40,-126 20,-128 76,-104 80,-72 66,-56* 0,-74"), cloth, dx=-12, dy=-6, s=0.3
    ) + shaded(smooth("-70,-52 0,-76 70,-52 84,-40 40,-52 0,-56 -40,-52"), shade(cloth, 0.15), dx=-6, dy=-2)


def _wide(cloth: str, trim: str, plume: str) -> str:
    o = (
        shaded(smooth(symmetric("0,-140 40,-136 54,-84 0,-76")), cloth, dx=-10, dy=-5, s=0.4)
        + path(smooth("-56,-98* 0,-90 56,-98* 56,-80* 0,-72 -56,-80*"), trim)
        + shaded(smooth("-132,-82 -80,-78 0,-88 84,-84 128,-56 80,-56 0,-50 -84,-58"), cloth, dx=-10, dy=-6, s=0.4)
    )
    return o + feather(-52, -92, 86, -40, plume or LINEN)


def _tophat(cloth: str, trim: str, plume: str) -> str:
    return (
        shaded(smooth("-46,-84* -52,-180* 0,-188 52,-180* 46,-84* 0,-76"), cloth, dx=-13, dy=-4, s=0.45)
        + path(smooth("-47,-98* 0,-90 47,-98* 46,-80* 0,-72 -46,-80*"), trim)
        + shaded(smooth("-88,-72 -40,-86 0,-82 40,-86 88,-72 40,-56 0,-52 -40,-56"), cloth, dx=-8, dy=-5, s=0.45)
    )


HATS: dict[str, Callable[[str, str, str], str]] = {
    "crown": _crown,
    "bicorne": _bicorne,
    "tricorne": _tricorne,
    "bearskin": _bearskin,
    "helmet": _helmet,
    "mitre": _mitre,
    "galero": _galero,
    "biretta": _biretta,
    "phrygian": _phrygian,
    "pierrot": _pierrot,
    "mobcap": _mobcap,
    "flatcap": _flatcap,
    "wide": _wide,
    "tophat": _tophat,
}
