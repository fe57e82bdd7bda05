"""What a game adds to the ``ridotto`` command.

A package registers an instance of :class:`GamePart` in the entry-point group
``ridotto.terminal``, under the name of its game. A game without one is shown in a generic way.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from ridotto.games import registry
from ridotto.terminal.arguments.setup_options import SetupOption

if TYPE_CHECKING:
    # A part is loaded to list commands and options: what it runs is imported when it runs.
    from ridotto.games.viewers import Viewer
    from ridotto.games.words import Words
    from ridotto.lab.counts import Counts, Order
    from ridotto.terminal.arguments.parser import Parser
    from ridotto.terminal.play.game_play import GamePlay
    from ridotto.terminal.play.people import People
    from ridotto.terminal.play.story import Teller


class NamedSetup(NamedTuple):
    """The set-up of a game as plain data, and the name that reports give it."""

    setup: dict[str, Any]
    name: str


class Simulation(Protocol):
    """How ``ridotto simulate`` asks for a game and reports on it."""

    def read_order(self, parser: Parser, given: argparse.Namespace) -> tuple[Order, str]:
        """Return what to play and its name for the report, or exit with what is wrong."""

    def report(self, order: Order, counts: Counts) -> dict[str, Any]:
        """Return what the report has in addition to that of all games."""

    def tell(self, order: Order, told: dict[str, Any], words: Words) -> None:
        """Print that addition for people, given the whole report."""


class Study(Protocol):
    """A command that measures one game, such as ``ridotto balance GAME``."""

    def add_options(self, parser: Parser) -> None:
        """Add the options of this game."""

    def run(self, parser: Parser, given: argparse.Namespace) -> int:
        """Measure the game and print a report; returns the exit status."""


class GamePart:
    """The part of one game in the ``ridotto`` command; as it stands, that of any game.

    A game overrides what it does differently.
    """

    #: Commands that belong to this game alone: each a module with ``run(arguments, language)``.
    commands: ClassVar[Mapping[str, str]] = {}

    def __init__(self, game: str) -> None:
        """Make the part of the game of this name."""
        self.game = game

    def play(self) -> GamePlay[Any]:
        """Return how the game is played at the terminal."""
        from ridotto.terminal.generic.play import GenericPlay

        return GenericPlay(registry.kind(self.game))

    def teller(self, game: Any, words: Words, people: People) -> Teller:
        """Return what tells a game's events to a reader."""
        from ridotto.terminal.generic.story import GenericTeller

        return GenericTeller(words, people, self.game)

    def before_story(
        self, game: Any, viewer: Viewer, people: People, words: Words
    ) -> Iterator[str]:
        """Return lines that a replay shows before the story."""
        return iter(())

    def setup_options(self) -> tuple[SetupOption, ...]:
        """Return the options that set up the game for simulations and tournaments."""
        players = registry.kind(self.game).players
        return (SetupOption("--players", "N", "help-game-players", players),)

    def tournament_setup(self, parser: Parser, given: argparse.Namespace) -> NamedSetup:
        """Return the set-up of a tournament's games, or exit with what is wrong."""
        from ridotto.terminal.generic.setup import read_setup

        return NamedSetup(read_setup(parser, given, registry.kind(self.game)), "")

    def simulation(self) -> Simulation:
        """Return how the game is simulated."""
        from ridotto.terminal.generic.simulate import GenericSimulation

        return GenericSimulation(registry.kind(self.game))

    def studies(self) -> Mapping[str, Study]:
        """Return the studies that the game has, by command: ``balance``, ``bluffs``."""
        return {}
