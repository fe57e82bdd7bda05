"""The layout of Mascarade's observations."""

from __future__ import annotations

from ridotto.envs.layout import Layout
from ridotto.envs.mascarade.memory import MOST
from ridotto.rules.mascarade.actions import DECISIONS
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import REASONS


def layout_of(players: int, centre: int) -> Layout:
    """Return the layout at a table of these players and masks in the centre."""
    n, p = players, players + centre
    mask, player = len(MASKS) - 1, n - 1
    decisions = ", ".join(f"{number} {name}" for number, name in enumerate(DECISIONS))
    reasons = ", ".join(f"{number} {name or 'none yet'}" for number, name in enumerate(REASONS))
    return Layout.of(
        ("me", 1, 0, player, "the observing player"),
        ("decision", 1, 0, len(DECISIONS) - 1, f"the decision: {decisions}"),
        ("decider", 1, -1, player, "the player who decides; -1 when the game is over"),
        ("turn_of", 1, 0, player, "the player whose turn it is"),
        ("announced", 1, -1, mask, "the announced mask; -1 for none"),
        ("actor", 1, -1, player, "the player who uses the power; -1 for none yet"),
        ("chosen", 1, -1, player, "the player chosen for the power; -1 for none"),
        ("chosen_too", 1, -1, player, "the second player chosen for the power; -1 for none"),
        ("opening_left", 1, 0, MOST, "opening swaps still to come"),
        ("court", 1, 0, MOST, "coins on the court"),
        ("bank", 1, 0, MOST, f"coins in the bank, up to {MOST}"),
        ("turn", 1, 0, MOST, f"the number of the turn, from 1 up to {MOST}"),
        ("turns_left", 1, 0, MOST, f"turns after this one; {MOST} for more, or for no limit"),
        ("reason", 1, 0, len(REASONS) - 1, f"why the game ended: {reasons}"),
        ("copies", len(MASKS), 0, p, "by mask: how many are in play"),
        ("coins", n, 0, MOST, "by seat: coins"),
        ("seat", n, 0, player, "by player: their seat"),
        (
            "answer",
            n,
            0,
            3,
            "by player, to the announcement: 0 not asked, 1 passed, 2 claimed, 3 announced it",
        ),
        ("barred", n, 0, 1, "by player: revealed in this or the last turn, so may not announce"),
        ("said", n, -1, mask, "by player: the mask last announced or claimed; -1 for none"),
        (
            "fate",
            n,
            0,
            4,
            "by player, what became of it: 0 nothing said, 1 open, 2 not challenged, "
            "3 proved true, 4 proved false",
        ),
        ("since", n, 0, MOST, "by player: how often their seat was in a swap since they said it"),
        ("partner", p, -1, p - 1, "by place: the place it was last swapped with, or pretended"),
        (
            "seen",
            p,
            -1,
            mask,
            "by place: the mask you last saw there, or moved there; -1 for none",
        ),
        ("handled", p, 0, MOST, "by place: swaps there by others since, real or pretended"),
    )
