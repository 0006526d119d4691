"""The pictures of the scenes, by name and size."""

from collections.abc import Callable, Iterator
from functools import partial

from build_scripts.art.picture import Picture
from build_scripts.art.scenes import curtain, faces, icon, machine, posters, result, secrecy, square, title, trouble


def pictures() -> Iterator[Picture]:
    """Everything round the tables, and the stage of the Guillotine."""
    yield Picture("guillotine/stage", partial(square.stage, 1920, 462, 352), (1920,), 84)
    yield Picture("guillotine/stage_tall", partial(square.stage, 1080, 760, 590), (1080,), 84)
    for part, draw in (("behind", machine.behind), ("blade", machine.blade), ("front", machine.front)):
        yield Picture(f"guillotine/machine/{part}", partial(_layer, draw), (600,))
    yield Picture("guillotine/machine/cord", machine.hanging_cord, (92,))
    yield Picture("scene/machine", partial(_layer, machine.whole), (600,))
    yield Picture("scene/title", title.wide, (1920,), 84)
    yield Picture("scene/title_tall", title.tall, (1080,), 84)
    yield Picture("scene/curtain", partial(curtain.curtain, 1920, 1080), (1920,), 84)
    yield Picture("scene/curtain_tall", partial(curtain.curtain, 1080, 1920), (1080,), 84)
    yield Picture("scene/guard", curtain.guard, (660,))
    for bot, (recipe, colour_group) in faces.BOTS.items():
        yield Picture(f"bot/{bot}", partial(curtain.face, recipe, colour_group), (280,))
    yield Picture("scene/laurel", result.laurel, (600,))
    yield Picture("scene/cockade", result.tie, (112,))
    for game, draw_poster in posters.POSTERS.items():
        yield Picture(f"scene/poster/{game}", partial(draw_poster, posters.TALL), (560,))
        yield Picture(f"scene/poster/{game}/broad", partial(draw_poster, posters.BROAD), (840,))
    for way, draw_way in secrecy.WAYS.items():
        yield Picture(f"scene/secrecy_{way}", draw_way, (300,))
    yield Picture("scene/trouble", trouble.dropped_stitch, (1000,))
    yield Picture("icon/app", icon.large, (512, 256, 128), 100)
    yield Picture("icon/app_48", icon.middle, (64, 48), 100)
    yield Picture("icon/app_32", icon.small, (32,), 100)
    yield Picture("icon/app_16", icon.tiny, (16,), 100)


def _layer(draw: Callable[[], str]) -> str:
    return machine.layer(draw())
