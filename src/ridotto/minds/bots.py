"""Bots as opponents, and their inference, for programs that play or study a game."""

from __future__ import annotations

from collections.abc import Mapping

from ridotto.games.game import Game
from ridotto.minds.mind import Start
from ridotto.minds.registry import Belief, find, minds_of
from ridotto.minds.seating import Seating, draw_seed, public_setup


def seat_bots(
    game: Game, bots: Mapping[int, str], seed: int = 0, millis: int | None = None
) -> Seating:
    """Seat bots at a game by name, for some or all of its players.

    Call :meth:`Seating.act` when one of them decides, or :meth:`Seating.play` if all seats are
    taken. Without ``millis`` the same seed gives the same decisions. Raises :exc:`ValueError` if
    there is no bot of that name or no such player.
    """
    for player in bots:
        if not 0 <= player < game.players:
            raise ValueError(f"there is no player {player}: players are 0 to {game.players - 1}")
    minds = {player: find(name, game.name).make() for player, name in bots.items()}
    seeds = {player: draw_seed(seed, player) for player in bots}
    return Seating(game, minds, seeds, millis)


def belief_of(game: Game, player: int, seed: int = 0) -> Belief:
    """Return what a player can infer about hidden cards from everything they have seen so far.

    It goes on from there: let it hear later events as this player sees them. Raises
    :exc:`ValueError` if the game has no inference.
    """
    beliefs = minds_of(game.name).beliefs
    if beliefs is None:
        raise ValueError(f"{game.name} has no inference of hidden cards")
    start = Start(game.name, player, seed, public_setup(game), game.view(player).state)
    belief = beliefs.begin(start)
    for event in game.events(player):
        belief.hear(event)
    return belief
