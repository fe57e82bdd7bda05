"""Vocabulary of decks as numbers: triggers, conditions, effects, targets.

A word's position is its number in compiled decks only; deck files and records use the words.
"""

from __future__ import annotations

from typing import Final

#: Triggers of an effect.
WHENS: Final = ("always", "stage", "cast", "event", "win", "lose", "end")
ALWAYS, ON_STAGE, ON_CAST, ON_EVENT, ON_WIN, ON_LOSE, AT_END = range(7)

#: Kinds of effect. The first few are permanent (``always``); the last is for Masks at the end.
WHATS: Final = (
    "power",
    "hand-limit",
    "cost",
    "extra-draw",
    "shield",
    "peace",
    "draw",
    "heal",
    "hurt",
    "discard",
    "tribute",
    "give",
    "counter",
    "salvage",
    "search",
    "take-treasure",
    "swap-dancers",
    "swap-hands",
    "glimpse",
    "change-mask",
    "move",
    "renew",
    "score",
)
(
    POWER,
    HAND_LIMIT,
    COST,
    EXTRA_DRAW,
    SHIELD,
    PEACE,
    DRAW,
    HEAL,
    HURT,
    DISCARD_SPELLS,
    TRIBUTE,
    GIVE_SPELLS,
    COUNTER,
    SALVAGE,
    SEARCH,
    TAKE_TREASURE,
    SWAP_DANCERS,
    SWAP_HANDS,
    GLIMPSE,
    CHANGE_MASK,
    MOVE,
    RENEW,
    SCORE,
) = range(23)

#: Targets of an effect.
WHOMS: Final = ("self", "opponent", "another", "chosen", "others", "all", "leaders", "partners")
SELF, OPPONENT, ANOTHER, CHOSEN, OTHERS, ALL, LEADERS, PARTNERS = range(8)

#: Metrics of a player for conditions and Emblems.
METRICS: Final = (
    "life",
    "hand",
    "counters",
    "treasures",
    "emblems",
    "vp",
    "duels",
    "guardians",
    "casts",
    "prophecies",
    "losses",
    "place",
    "order",
    "turn",
    "masked",
)
(
    LIFE,
    HAND,
    COUNTERS,
    TREASURES,
    EMBLEMS,
    VP,
    DUELS,
    GUARDIANS,
    CASTS,
    PROPHECIES,
    LOSSES,
    PLACE,
    ORDER,
    TURN,
    MASKED,
) = range(15)

#: Comparisons of a metric.
TESTS: Final = ("at-least", "at-most", "is", "is-not", "most", "not-most", "least", "not-least")
AT_LEAST, AT_MOST, IS, IS_NOT, MOST, NOT_MOST, LEAST, NOT_LEAST = range(8)

#: Roles of a Stage; the values of the metric "place", after "elsewhere".
ROLES: Final = ("none", "tower", "arena", "chapel")
NO_ROLE, TOWER, ARENA, CHAPEL = range(4)

#: The phases in which a Spell can be cast.
SPELL_PHASES: Final = ("spell", "challenge")
IN_SPELL_PHASE, IN_CHALLENGE = range(2)
