"""Decisions and actions in Masquerade as numbers."""

from __future__ import annotations

from typing import Final

from ridotto.rules.masquerade.deck import CARDS, MOST_PLAYERS, MOST_SPELLS

(
    ASK_NOTHING,  # the rules are still running; never shown to a player
    ASK_DANCER,
    ASK_ORDER,
    ASK_STAGE,
    ASK_RESOLVE,
    ASK_CAST,
    ASK_PAY,
    ASK_CHALLENGE,
    ASK_BOUT,
    ASK_COUNTER,
    ASK_EVENT,
    ASK_TARGET,
    ASK_TREASURE,
    ASK_MOVE,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_KEEP,
    ASK_SALVAGE,
    ASK_SEARCH,
    ASK_NOBODY,
) = range(20)

#: Names of the decisions, by number.
DECISIONS: Final = (
    "nothing",
    "dancer",
    "order",
    "stage",
    "resolve",
    "cast",
    "pay",
    "challenge",
    "bout",
    "counter",
    "event",
    "target",
    "treasure",
    "move",
    "discard",
    "give",
    "keep",
    "salvage",
    "search",
    "over",
)

PICK: Final = 0  # + card: a Dancer, Order, Stage, Event or Treasure
RESOLVE: Final = PICK + CARDS  # + card whose effect resolves next
CAST: Final = RESOLVE + CARDS  # + kind of Spell, as in all the following
PAY: Final = CAST + MOST_SPELLS
DISCARD: Final = PAY + MOST_SPELLS
GIVE: Final = DISCARD + MOST_SPELLS
KEEP: Final = GIVE + MOST_SPELLS
LAY: Final = KEEP + MOST_SPELLS
TAKE: Final = LAY + MOST_SPELLS
CHOOSE: Final = TAKE + MOST_SPELLS  # + player
REVEAL: Final = CHOOSE + MOST_PLAYERS
DONE: Final = REVEAL + 1
ACTIONS: Final = DONE + 1
