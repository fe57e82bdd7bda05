"""The interface to set up a game from the command line and play it at the terminal."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from ridotto.minds.mind import Mind
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Talk
from ridotto.terminal.play.text_table import G, TextTable


class GamePlay(ABC, Generic[G]):
    """Set up and play one game with ``ridotto play``."""

    #: The name of the game.
    name: str
    most_players: int
    #: The game's own options, by attribute; a record to resume from already settles them.
    settled: tuple[str, ...]
    #: The message that explains ``--turn-limit``.
    turn_limit_help = "help-play-turn-limit"

    @abstractmethod
    def add_first_options(self, parser: Parser) -> None:
        """Add the game's options that the help lists before those of all games."""

    def add_last_options(self, parser: Parser) -> None:
        """Add the game's options that the help lists after those of all games."""

    @abstractmethod
    def new_game(self, parser: Parser, given: argparse.Namespace, seed: int) -> G:
        """Return the game that the command line asks for, or exit with an error."""

    @abstractmethod
    def rematch(self, game: G, seed: int) -> G:
        """Return a new game with the same players and options."""

    @abstractmethod
    def table(
        self, talk: Talk, game: G, people: People, minds: Mapping[int, Mind], pause: float
    ) -> TextTable[G]:
        """Return the table for a game."""
