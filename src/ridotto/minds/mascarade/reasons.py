"""The reason for an action: the name of a text, and its details."""

from __future__ import annotations

from typing import Any

from ridotto.games.mascarade import actions as a

#: A text and its details.
Reason = tuple[str, dict[str, Any]]

#: From this chance on a player thinks they have a mask.
_LIKELY = 0.5


def reason_for(action: Any, mask: str, chance: float, announced: str | None = None) -> Reason:
    """Return the reason for an action of a player who believes this mask is theirs.

    Where a mask is announced, named or claimed, ``chance`` is that mask's.
    """
    details = {"mask": announced or mask, "chance": round(float(chance), 4)}
    match action:
        case a.Look():
            return "mind-look", details
        case a.Swap(really=really):
            return "mind-swap" if really else "mind-feint", details
        case a.Announce():
            return "mind-announce" if chance >= _LIKELY else "mind-bluff", details
        case a.Claim():
            return "mind-claim" if chance >= _LIKELY else "mind-challenge", details
        case a.Pass():
            return "mind-pass", details
        case a.Name():
            return "mind-name", details
    return "mind-power", details
