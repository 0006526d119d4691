"""Trouble: a piece of knitting with one dropped stitch."""

from build_scripts.art.light import drop
from build_scripts.art.palette import BLOOD_DEEP, GOLD, SHADOW, shade
from build_scripts.art.scenes.square import lamplight
from build_scripts.art.scenes.wool import NEEDLE, THREAD, ball, stitches
from build_scripts.art.svg import clip, document, ell, group, path, poly, smooth

CLOTH = "#B4232F"


def _needle(d: str, gleam: str, knob: tuple[float, float]) -> str:
    out = path(d, "none", NEEDLE, 14) + path(gleam, "none", "#FFFFFF", 3, 'opacity=".65"')
    return drop(out + path(ell(*knob, 17), GOLD), 4, 8, 8, 0.5)


def dropped_stitch() -> str:
    """The picture, 860 × 900: no ground, so that it lies on whatever is there."""
    cloth = smooth("210,250* 730,236* 742,420 724,600 744,770* 620,756 480,776 340,760 206,778* 218,600 200,430")
    knitting = clip(cloth, stitches(190, 230, 560, 560, [(CLOTH, 60)], 26))
    ladder = path("".join(f"M452 {y}q26 9 52 0" for y in range(330, 560, 19)), "none", BLOOD_DEEP, 4)
    hole = smooth("478,306* 508,360 514,460 500,548 478,584* 456,548 444,460 450,360")
    knitting += clip(hole, path(hole, "#1B1C26") + ladder) + path(hole, "none", shade(CLOTH, 0.4), 4)
    knitting += clip(cloth, path(poly("560,200 800,200 800,820 640,820"), SHADOW, extra='opacity=".20"'))
    out = lamplight(470, 500, 430, 440, 0.26) + drop(group(knitting, "rotate(-4 470 500)"), 8, 16, 18, 0.6)
    out += _needle("M150 286L800 226", "M152 282L798 222", (144, 287))
    out += _needle("M520 916L846 846", "M522 912L844 842", (512, 918))
    end = "M216 770C150 820 150 900 230 900C320 900 300 850 260 860C220 872 250 940 330 930"
    out += path(end, "none", shade(THREAD, 0.25), 9) + path(end, "none", THREAD, 6)
    out += drop(group(ball(64, "#C22531"), "translate(384,900)"), 5, 10, 10, 0.55)
    out += path("M478 600C446 622 452 668 478 668C504 668 510 622 478 600", "none", "#E5676B", 7)
    return document(out, 60, 110, 830, 880)
