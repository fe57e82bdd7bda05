"""Decisions and actions as numbers.

An action is one integer; the blocks below are laid end to end. Targets are players, not seats; the
masks in the centre follow the players.
"""

from __future__ import annotations

from typing import Final

#: Maximum number of seats at a table, and of masks in the centre.
MOST_PLAYERS: Final = 12
MOST_CENTRE: Final = 2

(
    ASK_OPENING,
    ASK_TURN,
    ASK_CLAIM,
    ASK_TARGET,
    ASK_TARGETS,
    ASK_SWITCH,
    ASK_NAME,
    ASK_NOBODY,
) = range(8)

#: Names of the decisions, by number; there is no decision once the game is over.
DECISIONS: Final = ("opening", "turn", "claim", "target", "targets", "switch", "name", "over")

LOOK: Final = 0
SWAP: Final = 1  # + 2 * target + really; target 12 and 13 are the centre
ANNOUNCE: Final = SWAP + 2 * (MOST_PLAYERS + MOST_CENTRE)  # + mask
CLAIM: Final = ANNOUNCE + 16
PASS: Final = CLAIM + 1
CHOOSE: Final = PASS + 1  # + player
CHOOSE_TWO: Final = CHOOSE + MOST_PLAYERS  # + pair, in the order (0,1), (0,2), … (10,11)
DECLINE: Final = CHOOSE_TWO + MOST_PLAYERS * (MOST_PLAYERS - 1) // 2
SWITCH: Final = DECLINE + 1  # + really
NAME: Final = SWITCH + 2  # + mask
ACTIONS: Final = NAME + 16

#: The pairs of players in the order of their actions.
FIRST_OF_PAIR: Final = tuple(a for a in range(MOST_PLAYERS) for b in range(a + 1, MOST_PLAYERS))
SECOND_OF_PAIR: Final = tuple(b for a in range(MOST_PLAYERS) for b in range(a + 1, MOST_PLAYERS))
