"""The 40 faces of the noble deck: how the bust of each is made, by the id of its card."""

from build_scripts.art.bust import Bust
from build_scripts.art.nobles.army import ARMY
from build_scripts.art.nobles.church import CHURCH
from build_scripts.art.nobles.city import CITY
from build_scripts.art.nobles.court import COURT
from build_scripts.art.nobles.people import PEOPLE

RECIPES: dict[str, Bust] = {**COURT, **CHURCH, **ARMY, **CITY, **PEOPLE}
