"""The journal: what happened, as a short list of numbers that the games turn into events."""

from __future__ import annotations

from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import rule

(
    NOTE_TURN,  # player, -, turn
    NOTE_SWAP,  # player, target (12 and 13: centre), really
    NOTE_LOOK,  # player, mask
    NOTE_ANNOUNCE,  # player, mask
    NOTE_CLAIM,  # player
    NOTE_PASS,  # player
    NOTE_REVEAL,  # player, mask
    NOTE_COINS,  # giver, taker (players, BANK or COURT), amount
    NOTE_FINE,  # player
    NOTE_CHOOSE,  # player, target
    NOTE_CHOOSE_TWO,  # player, target, target
    NOTE_DECLINE,  # player
    NOTE_SWITCH,  # player, one player, 16 * the other player + really
    NOTE_SHOW,  # player, target, mask: the Princess
    NOTE_SPY,  # player, target, 16 * own mask + the target's mask
    NOTE_NAME,  # player, mask
    NOTE_SEATS,
    NOTE_PEEK,  # player, mask
    NOTE_END,
) = range(19)

#: Sources and destinations of coins other than players.
BANK = 14
COURT = 15


@rule
def note(s: State, what: int, a: int, b: int, c: int) -> None:
    """Add a line to the journal: four numbers packed into one, kind first."""
    if s.noting:
        s.journal[s.noted] = what | a << 8 | b << 24 | c << 40
        s.noted += 1
