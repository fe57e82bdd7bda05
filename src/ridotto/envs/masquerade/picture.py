"""Pictures of Masquerade's tables."""

from __future__ import annotations

from ridotto.envs.picture import Picture, Seat
from ridotto.games.masquerade.game import Masquerade
from ridotto.games.masquerade.public import Public


def describe(game: Masquerade) -> Picture:
    """Return what a spectator sees, with the players in the order of their numbers."""
    state = game.state_for("spectator")
    facts = [
        f"turn {state.turn}, {state.phase}: {state.decision or state.reason}",
        f"guardian {state.guardian or '-'}, {state.guardians_left} left",
        f"events left {len(state.events_left)}",
        f"spell deck {state.spell_deck}, tomb {len(state.tomb)}, renewals {state.renewals}",
    ]
    if state.fight is not None:
        facts.append(_fight(state))
    if game.over:
        facts.append("won by " + ", ".join(f"player_{player}" for player in game.winners))
    seats = tuple(Seat(player, _lines(state, player)) for player in range(game.players))
    return Picture(game.name, tuple(facts), seats, game.decider, state.turn_player)


def _fight(state: Public) -> str:
    fight = state.fight
    assert fight is not None
    other = fight.challenged
    named = other if isinstance(other, str) else f"player_{other}"
    return f"player_{fight.challenger} {fight.totals[0]} : {fight.totals[1]} {named}"


def _lines(state: Public, player: int) -> tuple[str, ...]:
    order = state.orders[player]
    place = f"{state.dancers[player] or '-'} at {state.stages[player] or '-'}"
    lines = [
        f"{state.vp[player]} vp, life {state.life[player]}, order {order or '-'}",
        place,
        f"hand {state.hands[player]}, counters {state.counters[player]}",
    ]
    mask = state.masks[player]
    return tuple(lines if mask is None else [*lines, f"mask {mask}"])
