"""Pictures of Mascarade's tables."""

from __future__ import annotations

from ridotto.envs.picture import Picture, Seat
from ridotto.games.mascarade.game import Mascarade, Public


def describe(game: Mascarade) -> Picture:
    """Return what a spectator sees, with the players in the order of their seats."""
    state = game.state_for("spectator")
    announced = "nothing announced"
    if state.announced is not None:
        announced = f"player_{state.announcer} announced {state.announced}"
    facts = [
        f"turn {state.turn}, {state.decision or state.reason}",
        announced,
        f"court {state.court}, bank {state.bank}",
        f"masks {', '.join(state.masks_in_play)}",
    ]
    if game.over:
        facts.append("won by " + ", ".join(f"player_{player}" for player in game.winners))
    seats = tuple(
        Seat(player, _lines(state, seat, player)) for seat, player in enumerate(state.seats)
    )
    return Picture(game.name, tuple(facts), seats, game.decider, state.turn_player)


def _lines(state: Public, seat: int, player: int) -> tuple[str, ...]:
    lines = [f"{state.coins[seat]} coins"]
    if player == state.announcer:
        lines.append(f'"{state.announced}!"')
    elif player in state.claims:
        lines.append("claims it")
    return tuple(lines)
