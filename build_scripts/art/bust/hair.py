"""Hair and wigs, in two layers: what hangs behind the head and what lies on it."""

import math
from collections.abc import Callable, Sequence

from build_scripts.art.light import shaded
from build_scripts.art.palette import INK, lit, shade
from build_scripts.art.svg import Outline, ell, group, line, path, smooth, symmetric


def _roll(cx: float, cy: float, rx: float, ry: float, hair: str, turn: float = 0, flip: int = 1) -> str:
    b = shaded(ell(0, 0, rx, ry), hair, dx=-rx * 0.22, dy=-ry * 0.3, s=0.2)
    b += path(ell(rx * 0.52 * flip, 0, ry * 0.62, ry * 0.66), shade(hair, 0.3)) + path(
        ell(rx * 0.52 * flip, 0, ry * 0.3, ry * 0.33), shade(hair, 0.55)
    )
    b += line([(-rx * 0.7 * flip, -ry * 0.35), (0, -ry * 0.55), (rx * 0.3 * flip, -ry * 0.6)], lit(hair, 0.7), 2)
    return group(b, f"translate({cx},{cy}) rotate({turn})")


def _side_rolls(
    hair: str, n: int = 3, x: float = 66, y: float = -34, dy: float = 23, rx: float = 25, ry: float = 12.5
) -> str:
    o = ""
    for i in range(n):
        for side in (-1, 1):
            o += _roll(side * (x + i * 1.5), y + i * dy, rx, ry, hair, turn=side * 8, flip=side)
    return o


def _ringlet(x: float, y: float, n: int, hair: str, r: float = 13, dy: float = 14, sway: float = 3) -> str:
    o = ""
    for i in range(n):
        rr = r * (1 - 0.05 * i)
        o += group(
            shaded(ell(0, 0, rr, rr * 0.72), hair, dx=-3, dy=-3, s=0.22)
            + line([(-rr * 0.6, 2), (0, rr * 0.35), (rr * 0.7, -1)], shade(hair, 0.35), 1.8),
            f"translate({x + math.sin(i * 1.1) * sway:.1f},{y + i * dy}) rotate(-16)",
        )
    return o


def _strands(curves: Sequence[Outline], colour: str, width: float = 2.2) -> str:
    return "".join(line(curve, colour, width) for curve in curves)


def _behind_pouf(hair: str) -> str:
    return (
        _ringlet(-66, 40, 5, hair)
        + _ringlet(66, 40, 5, hair)
        + path(smooth(symmetric("0,-120 60,-100 74,-20 72,50 50,90 0,95")), shade(hair, 0.34))
    )


def _behind_judge(hair: str) -> str:
    d = smooth(symmetric("0,-142 52,-134 92,-96 104,-30 112,40 118,110 104,158 70,168 50,120 0,110"))
    return shaded(d, shade(hair, 0.1), dx=-14, dy=-8, s=0.24)


def _behind_bag(hair: str) -> str:
    return path(smooth(symmetric("0,-100 58,-80 68,-10 52,60 26,90 0,92")), shade(hair, 0.3)) + group(
        path(smooth("-14,0 14,0 20,22 0,14 -20,22"), INK), "translate(0,96)"
    )


def _behind_long(hair: str) -> str:
    return shaded(
        smooth(symmetric("0,-112 50,-104 72,-60 76,0 82,60 92,120 60,128 40,90 0,80")), shade(hair, 0.18), dx=-12, dy=-6
    )


def _behind_wild(hair: str) -> str:
    return shaded(
        smooth(
            "-10,-124* -40,-112 -70,-118* -72,-84 -98,-70* -82,-40 -104,-6* -82,10 -96,50* "
            "-66,58 -60,90* 0,60 60,92* 66,56 98,46* 82,10 106,-14* 84,-42 96,-78* 72,-86 "
            "66,-120* 38,-112 12,-130*"
        ),
        hair,
        dx=-10,
        dy=-6,
    )


def _behind_bun(hair: str) -> str:
    return shaded(ell(0, -112, 34, 30), hair, dx=-7, dy=-5)


def _behind_tonsure(hair: str) -> str:
    return path(smooth(symmetric("0,-60 58,-50 68,-10 60,24 0,30")), shade(hair, 0.25))


def _front_pouf(hair: str) -> str:
    shadow = shade(hair, 0.2)
    gleam = lit(hair, 0.6)
    d = smooth(
        "-57,-28* -76,-66 -92,-110 -86,-152 -48,-176 0,-182 48,-176 86,-152 92,-110 "
        "76,-66 57,-28* 48,-50 27,-66 0,-70 -27,-66 -48,-50"
    )
    st = _strands(
        [
            [(-46, -56), (-62, -100), (-50, -150), (-20, -176)],
            [(-24, -68), (-32, -110), (-22, -156), (0, -180)],
            [(24, -68), (32, -110), (30, -150), (14, -178)],
            [(46, -56), (64, -98), (60, -140), (36, -174)],
        ],
        shadow,
        2.6,
    ) + _strands([[(-58, -60), (-76, -102), (-70, -146)], [(-8, -74), (-10, -120), (-6, -168)]], gleam, 3)
    o = shaded(d, hair, dx=-18, dy=-8, s=0.22, inner=st)
    return o + _side_rolls(hair, 3, 70, -46, 25, 27, 13)


def _front_mac(hair: str) -> str:
    shadow = shade(hair, 0.2)
    d = smooth(
        "-54,-30* -64,-80 -58,-130 -36,-158 0,-166 36,-158 58,-130 64,-80 54,-30* 46,-54 26,-68 0,-70 -26,-68 -46,-54"
    )
    return shaded(
        d,
        hair,
        dx=-14,
        dy=-8,
        s=0.22,
        inner=_strands(
            [
                [(-30, -66), (-38, -110), (-22, -152)],
                [(0, -72), (0, -120), (0, -160)],
                [(30, -66), (38, -110), (22, -152)],
            ],
            shadow,
            2.6,
        ),
    ) + _side_rolls(hair, 2, 62, -34, 25, 26, 13)


def _front_bag(hair: str) -> str:
    shadow = shade(hair, 0.2)
    d = smooth(
        "-56,-22* -66,-60 -56,-98 -28,-117 0,-120 28,-117 56,-98 66,-60 56,-22* 50,-46 30,-66 0,-72 -30,-66 -50,-46"
    )
    return shaded(
        d,
        hair,
        dx=-13,
        dy=-7,
        s=0.22,
        inner=_strands(
            [
                [(-36, -58), (-40, -90), (-20, -114)],
                [(-8, -71), (-8, -100), (0, -118)],
                [(20, -70), (26, -100), (16, -116)],
                [(42, -56), (50, -84), (40, -106)],
            ],
            shadow,
            2.4,
        ),
    ) + _side_rolls(hair, 2, 64, -30, 24, 25, 12.5)


def _front_judge(hair: str) -> str:
    shadow = shade(hair, 0.2)
    o = ""
    d = smooth(
        "-50,-30* -86,-50 -96,-96 -66,-136 -24,-148 -4,-138 0,-84 4,-138 24,-148 66,-136 "
        "96,-96 86,-50 50,-30* 44,-52 24,-68 0,-74 -24,-68 -44,-52"
    )
    o += shaded(
        d,
        hair,
        dx=-16,
        dy=-8,
        s=0.22,
        inner=_strands(
            [
                [(-40, -58), (-66, -90), (-40, -132)],
                [(-20, -70), (-34, -104), (-16, -140)],
                [(20, -70), (36, -104), (18, -140)],
                [(42, -58), (70, -90), (46, -130)],
            ],
            shadow,
            2.6,
        ),
    )
    for i in range(6):
        for side in (-1, 1):
            o += _roll(
                side * (80 + [-2, 4, 7, 9, 10, 8][i]),
                -40 + i * 35,
                31 - [0, 0, 0, 0, 1, 3][i],
                18,
                hair,
                turn=side * 6,
                flip=side,
            )
    return o


def _front_crop(hair: str) -> str:
    d = smooth(
        "-58,-16* -66,-50 -62,-86 -36,-112 -6,-116 30,-114 58,-92 66,-54 58,-16* 54,-44 "
        "42,-56* 36,-66 22,-56* 12,-72 -2,-58* -16,-74 -26,-58* -40,-68 -48,-50*"
    )
    return shaded(d, hair, dx=-10, dy=-6, s=0.26)


def _front_mop(hair: str) -> str:
    d = smooth(
        "-64,-4* -76,-40 -66,-88 -30,-112 8,-118* 24,-106 40,-116* 62,-90 76,-44 64,-2* "
        "60,-30 44,-40* 34,-56 20,-38* 10,-60 -8,-40* -20,-58 -34,-38* -48,-50 -56,-24*"
    )
    return shaded(d, hair, dx=-10, dy=-6, s=0.26)


def _front_long(hair: str) -> str:
    shadow = shade(hair, 0.2)
    return shaded(
        smooth(
            "-50,30* -64,-10 -66,-62 -40,-106 0,-116 40,-106 66,-62 64,-10 50,30* 52,-30 30,-66 4,-84* -26,-66 -52,-30"
        ),
        hair,
        dx=-12,
        dy=-6,
        inner=_strands(
            [[(-2, -84), (-30, -90), (-56, -40), (-56, 10)], [(8, -86), (40, -84), (58, -40), (56, 10)]], shadow, 2.4
        ),
    )


def _front_wild(hair: str) -> str:
    return shaded(
        smooth(
            "-58,-10* -66,-60 -40,-104 0,-112 40,-104 66,-60 58,-10* 46,-44 34,-52* 24,-72 "
            "10,-50* -8,-76 -20,-52* -36,-66 -46,-40"
        ),
        hair,
        dx=-10,
        dy=-6,
    )


def _front_bun(hair: str) -> str:
    shadow = shade(hair, 0.2)
    return shaded(
        smooth("-58,-10* -68,-52 -46,-102 0,-114 46,-102 68,-52 58,-10* 52,-42 26,-70 0,-78 -26,-70 -52,-42"),
        hair,
        dx=-12,
        dy=-6,
        inner=_strands([[(0, -80), (-40, -76), (-58, -30)], [(0, -80), (40, -76), (58, -30)]], shadow, 2.4),
    )


def _front_tonsure(hair: str) -> str:
    return "".join(
        shaded(
            smooth(
                [
                    (side * 50, -62),
                    (side * 66, -50),
                    (side * 70, -22),
                    (side * 62, 4),
                    (side * 52, -4),
                    (side * 54, -30),
                ]
            ),
            hair,
            dx=-4,
            dy=-3,
        )
        for side in (-1, 1)
    )


def _front_bald(hair: str) -> str:
    return path(smooth("-26,-82 -8,-90 -12,-78 -28,-70"), "#FFFFFF", extra='opacity=".45"')


BEHIND: dict[str, Callable[[str], str]] = {
    "pouf": _behind_pouf,
    "pouf_ship": _behind_pouf,
    "judge": _behind_judge,
    "bag": _behind_bag,
    "mac": _behind_bag,
    "short_bag": _behind_bag,
    "long": _behind_long,
    "wild": _behind_wild,
    "bun": _behind_bun,
    "tonsure": _behind_tonsure,
}


IN_FRONT: dict[str, Callable[[str], str]] = {
    "pouf": _front_pouf,
    "pouf_ship": _front_pouf,
    "mac": _front_mac,
    "bag": _front_bag,
    "judge": _front_judge,
    "crop": _front_crop,
    "mop": _front_mop,
    "long": _front_long,
    "wild": _front_wild,
    "bun": _front_bun,
    "tonsure": _front_tonsure,
    "bald": _front_bald,
}
