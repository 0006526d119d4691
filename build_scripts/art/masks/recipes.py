"""How each mask is made, by the id of its character."""

from build_scripts.art.masks import Mask
from build_scripts.art.palette import BLOOD, GOLD

MASKS: dict[str, Mask] = {
    "queen": Mask(
        shape="half",
        base="#F3E6E2",
        ribbon="#A8231F",
        eyes="cat",
        behind=(("feathers", "#A8231F", "#E7B6AE", "#7A1420", 5, 112),),
        paint=(("rim", GOLD, 9), ("swirl", "#C86B76"), ("stars", GOLD)),
        front=(("tiara", BLOOD),),
        scale=0.96,
        drop=26,
    ),
    "fool": Mask(
        shape="round",
        base="#F2EBDD",
        ribbon="#B4232F",
        eyes="sad",
        mouth="grin",
        behind=(("bells", "#B4232F", "#2464A8", GOLD),),
        paint=(("split", "#2E2C38"), ("rim", GOLD, 6), ("cheeks", "#D9576A"), ("tear", "#2464A8")),
        scale=0.92,
        drop=34,
    ),
    "spy": Mask(
        shape="beak",
        base="#C9B48A",
        ribbon="#26222C",
        metal="#5A4A32",
        eyes="round",
        nose="beak",
        behind=(("hat", "#26222C", "#5A4A32"),),
        paint=(("rim", "#5A4A32", 11), ("crackle", "#8A7650"), ("brow", "#8A7650")),
        scale=0.86,
        drop=26,
    ),
}
