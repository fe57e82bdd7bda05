"""``ridotto play`` for any game: options, set-up and table."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

import msgspec

from ridotto.games.errors import Refusal
from ridotto.games.game import Game
from ridotto.games.kind import Kind
from ridotto.minds.mind import Mind
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.generic.setup import has_turn_limit, read_setup
from ridotto.terminal.generic.text_table import GenericTable
from ridotto.terminal.play.game_play import GamePlay
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Talk
from ridotto.terminal.printing import harmless


class GenericPlay(GamePlay[Game]):
    """Set up and play a game that has no terminal part of its own."""

    settled = ("players",)
    turn_limit_help = "help-game-turn-limit"

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self.name = kind.name
        self.most_players = kind.players[-1]

    def add_first_options(self, parser: Parser) -> None:
        """Add ``--players``."""
        players = self._kind.players
        parser.add_number("--players", players[0], players[-1], "help-game-players")

    def new_game(self, parser: Parser, given: argparse.Namespace, seed: int) -> Game:
        """Return the game that the command line asks for, or exit with an error."""
        if given.turn_limit is not None and not has_turn_limit(self._kind):
            parser.complain("usage-unrecognized", what="--turn-limit")
        setup = read_setup(parser, given, self._kind)
        try:
            return self._kind.new({**setup, "seed": seed})
        except Refusal as refusal:
            parser.leave(harmless(refusal.message))

    def rematch(self, game: Game, seed: int) -> Game:
        """Return a game with the same players and options."""
        setup = msgspec.to_builtins(game.setup)
        kept = {field: setup[field] for field in self._kind.public_setup if field in setup}
        return self._kind.new({**kept, "seed": seed})

    def table(
        self, talk: Talk, game: Game, people: People, minds: Mapping[int, Mind], pause: float
    ) -> GenericTable:
        """Return the table for a game."""
        return GenericTable(talk, game, people, minds, pause)
