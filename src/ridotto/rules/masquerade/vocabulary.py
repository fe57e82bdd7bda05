"""The words a deck is written in, as numbers: when, if, what, whom.

The order of the words is their number, in compiled decks and nowhere else: deck files and
records use the words.
"""

from __future__ import annotations

from typing import Final

#: When an effect happens.
WHENS: Final = ("always", "stage", "cast", "event", "win", "lose", "end")
ALWAYS, ON_STAGE, ON_CAST, ON_EVENT, ON_WIN, ON_LOSE, AT_END = range(7)

#: What it does. The first few are standing (``always``), the last is for Masks at the end.
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

#: Whom it touches.
WHOMS: Final = ("self", "opponent", "another", "chosen", "others", "all", "leaders", "partners")
SELF, OPPONENT, ANOTHER, CHOSEN, OTHERS, ALL, LEADERS, PARTNERS = range(8)

#: What a condition or an Emblem looks at, for the player concerned.
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

#: How it looks at it.
TESTS: Final = ("at-least", "at-most", "is", "is-not", "most", "not-most", "least", "not-least")
AT_LEAST, AT_MOST, IS, IS_NOT, MOST, NOT_MOST, LEAST, NOT_LEAST = range(8)

#: What kind of place a Stage is; the values of the metric "place", after "elsewhere".
ROLES: Final = ("none", "tower", "arena", "chapel")
NO_ROLE, TOWER, ARENA, CHAPEL = range(4)

#: The phases in which a Spell can be cast.
SPELL_PHASES: Final = ("spell", "challenge")
IN_SPELL_PHASE, IN_CHALLENGE = range(2)
