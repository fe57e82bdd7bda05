"""The balance report of any game: bots play it move by move; seats, endings and lengths count."""

from __future__ import annotations

from array import array
from collections import Counter
from typing import Any, Final

from ridotto.games.game import Game
from ridotto.games.registry import kind
from ridotto.lab.balance.part import GameBalance, Measurement, Pace, Piece, seats
from ridotto.lab.counts import WIN, Counts
from ridotto.lab.plain_play import CUT_OFF, MOST_DECISIONS_A_TURN, setup_of
from ridotto.minds.registry import characters, find
from ridotto.minds.seating import Seating, draw_seed

#: Columns of a row: one row for each player of a game.
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "game": (),
    "player": (),
    "won": (),
    "turns": (),
    "decisions": (),
}


class SeatedPlay:
    """A set-up, ready for play by any mind."""

    def __init__(self, asked: Measurement) -> None:
        """Prepare it; raises :exc:`ValueError` if there is no such mind."""
        self._asked = asked
        self._kind = kind(asked.order.game)
        self._character = find(asked.mind, asked.order.game)

    def play(self, first_game: int, games: int, rows: bool = False) -> Piece:
        """Play these games and count the results."""
        counts: Counts = Counter()
        written = array("q")
        for number in range(first_game, first_game + games):
            game = self._play_one(number)
            self._count(counts, game)
            if rows:
                for row in self._rows(number, game):
                    written.extend(row)
        return Piece(first_game, games, counts, written.tobytes())

    def _play_one(self, number: int) -> Game[Any, Any, Any]:
        order = self._asked.order
        game = self._kind.new(setup_of(order, self._kind, draw_seed("deal", order.seed, number)))
        minds = {player: self._character.make() for player in range(game.players)}
        seeds = {player: draw_seed("balance", order.seed, number, player) for player in minds}
        seating = Seating(game, minds, seeds, None)
        most = order.turn_limit * MOST_DECISIONS_A_TURN
        while not game.over and len(game.moves) < most:
            seating.act()
        return game

    def _count(self, counts: Counts, game: Game[Any, Any, Any]) -> None:
        counts["ended", game.reason if game.over else CUT_OFF] += 1
        counts["turns", _turns(game)] += 1
        counts["decisions", len(game.moves)] += 1
        for player, won in enumerate(_wins(game)):
            for part, number in zip(
                ("top", "bottom", "top2", "both", "bottom2"),
                (won, 1, won * won, won, 1),
                strict=True,
            ):
                counts[f"won-by-seat:{part}", player] += number

    def _rows(self, number: int, game: Game[Any, Any, Any]) -> list[tuple[int, ...]]:
        return [
            (number, player, won, _turns(game), len(game.moves))
            for player, won in enumerate(_wins(game))
        ]


def _turns(game: Game[Any, Any, Any]) -> int:
    return int(getattr(game.state(), "turn", len(game.moves)))


def _wins(game: Game[Any, Any, Any]) -> list[int]:
    """Return each player's parts of the win."""
    winners = game.winners if game.over else ()
    return [WIN // len(winners) if player in winners else 0 for player in range(game.players)]


def generic_balance(game: str) -> GameBalance:
    """Return the report of a game that adds no measures of its own; its weakest bots play."""
    weakest = characters(game)[0].name
    return GameBalance(
        weakest,
        weakest,
        lambda asked, games: Pace(False, 20),
        lambda asked, compiled: SeatedPlay(asked),
        lambda order: (seats(order.players),),
        lambda order: COLUMNS,
    )
