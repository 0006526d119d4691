"""What is drawn on each action card: its emblem and its diagram. The family, and so the colour, is the card data's."""

from build_scripts.art import diagrams as d
from build_scripts.art.emblems.alter import ALTER
from build_scripts.art.emblems.execution import EXECUTION
from build_scripts.art.emblems.foul import FOUL
from build_scripts.art.emblems.hand import HAND
from build_scripts.art.emblems.reorder import REORDER
from build_scripts.art.emblems.score import SCORE
from build_scripts.art.emblems.summon import SUMMON

EMBLEMS = {**REORDER, **SUMMON, **ALTER, **EXECUTION, **SCORE, **HAND, **FOUL}
"""Every emblem, by the id of its card."""

DIAGRAMS = {
    "pushed": d.move(2),
    "stumble": d.move(1),
    "trip": d.move_and_play_on(),
    "far_better_thing": d.move(3),
    "ignoble_noble": d.move(4),
    "l_idiot": d.move(2, at_least=1),
    "was_that_my_name": d.move(3, at_least=1),
    "friend_of_the_queen": d.move(-2, at_least=1),
    "fainting_spell": d.move(-3, at_least=1),
    "civic_pride": d.move(2, at_least=1, colour_group="green"),
    "military_might": d.move(2, at_least=1, colour_group="red"),
    "majesty": d.move(2, at_least=1, colour_group="purple"),
    "public_demand": d.to_front(),
    "forward_march": d.to_front("red"),
    "let_them_eat_cake": d.to_front("purple"),
    "lack_of_faith": d.to_front("blue"),
    "bribed_guards": d.to_end(),
    "long_walk": d.reverse(),
    "opinionated_guards": d.in_any_order(4),
    "milling_in_line": d.shuffled(5),
    "mass_confusion": d.dealt_anew(),
    "clothing_swap": d.replaced(),
    "escape": d.escape(),
    "fled_to_england": d.leaves(),
    "extra_cart": d.added(3),
    "late_arrival": d.late(),
    "missed": d.back_to_end(),
    "confusion_in_line": d.shuffled_before(),
    "double_feature": d.collect_two(),
    "scarlet_pimpernel": d.end_of_day(),
    "after_you": d.to_other(),
    "church_support": d.per_noble("blue"),
    "civic_support": d.per_noble("green"),
    "military_support": d.per_noble("red"),
    "indifferent_public": d.per_noble("grey"),
    "fountain_of_blood": d.coins(2),
    "foreign_support": d.draw_on("purple"),
    "political_influence": d.skip_and_draw(3),
    "rat_break": d.from_discard(),
    "information_exchange": d.hand_swap(),
    "rain_delay": d.hands_anew(),
    "callous_guards": d.protected(),
    "tough_crowd": d.coins_to_other(2),
    "twist_of_fate": d.lasting_discarded(),
    "clerical_error": d.piles_trade(),
    "missing_heads": d.out_of_pile(),
    "forced_break": d.others_discard(),
    "infighting": d.other_discards(2),
    "lack_of_support": d.look_and_discard(),
    "rush_job": d.no_action(),
}
"""Every diagram, by the id of its card."""
