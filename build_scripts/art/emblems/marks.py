"""Group marks: the redundant shape for each colour group, in a box of 100 units about (0, 0)."""

from collections.abc import Callable

from build_scripts.art.svg import ell, group, line, path, poly, rect, smooth


def _purple(colour: str) -> str:
    return group(
        path(smooth("-44,26* -50,-30* -24,-2 0,-44* 24,-2 50,-30* 44,26*"), colour)
        + path(rect(-44, 32, 88, 13, 4), colour)
        + path(ell(-50, -34, 7), colour)
        + path(ell(0, -48, 8), colour)
        + path(ell(50, -34, 7), colour)
    )


def _blue(colour: str) -> str:
    return path("M-9 -50h18v26h26v18h-26v56h-18v-56h-26v-18h26z", colour)


def _red(colour: str) -> str:
    return "".join(
        group(
            path(poly("-6,-52 6,-52 5,22 -5,22"), colour)
            + path(rect(-20, 20, 40, 9, 4), colour)
            + path(rect(-5, 28, 10, 22, 4), colour),
            f"rotate({a})",
        )
        for a in (38, -38)
    )


def _green(colour: str) -> str:
    return (
        path(rect(-4, -46, 8, 84), colour)
        + path(rect(-26, 36, 52, 10, 4), colour)
        + path(rect(-44, -40, 88, 8, 4), colour)
        + path(ell(0, -46, 9), colour)
        + "".join(
            line([(side * 40, -34), (side * 40 - 18, 4), (side * 40 + 18, 4), (side * 40, -34)], colour, 4, tension=0)
            + path(
                smooth(
                    [(side * 40 - 22, 4, "c"), (side * 40 + 22, 4, "c"), (side * 40 + 12, 18), (side * 40 - 12, 18)]
                ),
                colour,
            )
            for side in (-1, 1)
        )
    )


def _grey(colour: str) -> str:
    return (
        line("-38,0 -26,-20 -8,-12 -8,12 -26,20 -38,0", colour, 10, True)
        + line("38,0 26,-20 10,-14", colour, 10)
        + line("10,14 26,20 38,0", colour, 10)
        + line([(-2, -40), (2, -26)], colour, 7)
        + line([(2, 40), (-2, 26)], colour, 7)
    )


MARKS: dict[str, Callable[[str], str]] = {"purple": _purple, "blue": _blue, "red": _red, "green": _green, "grey": _grey}


def mark(colour_group: str, colour: str) -> str:
    """The mark of a group, flat."""
    return MARKS[colour_group](colour)
