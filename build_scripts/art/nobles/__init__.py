"""The 40 faces of the noble deck: which group each belongs to and how its bust is made."""

from build_scripts.art.bust import Bust
from build_scripts.art.nobles.army import ARMY
from build_scripts.art.nobles.church import CHURCH
from build_scripts.art.nobles.city import CITY
from build_scripts.art.nobles.court import COURT
from build_scripts.art.nobles.people import PEOPLE

BY_GROUP: dict[str, dict[str, Bust]] = {
    "purple": COURT,
    "blue": CHURCH,
    "red": ARMY,
    "green": CITY,
    "grey": PEOPLE,
}
NOBLES: dict[str, tuple[str, Bust]] = {
    noble: (group, recipe) for group, recipes in BY_GROUP.items() for noble, recipe in recipes.items()
}
"""Group and recipe of every noble, by the id of its card."""
