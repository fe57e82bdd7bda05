"""``ridotto play masquerade``: options, set-up and table."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from ridotto.games.errors import Refusal
from ridotto.games.masquerade import Masquerade, Options, Setup
from ridotto.minds.mind import Mind
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.masquerade.deck_option import (
    DEFAULT_PLAYERS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    read_deck_option,
)
from ridotto.terminal.masquerade.text_table import MasqueradeTable
from ridotto.terminal.play.game_play import GamePlay
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Talk
from ridotto.terminal.printing import harmless


class MasqueradePlay(GamePlay[Masquerade]):
    """Set up and play Masquerade at the terminal."""

    name = Masquerade.name
    most_players = MOST_PLAYERS
    settled = ("players", "deck")
    turn_limit_help = "help-ball-turn-limit"

    def add_first_options(self, parser: Parser) -> None:
        """Add ``--players`` and ``--deck``."""
        parser.add_number("--players", FEWEST_PLAYERS, MOST_PLAYERS, "help-ball-players")
        parser.add_argument("--deck", metavar="FILE", help=parser.words("help-ball-deck"))

    def new_game(self, parser: Parser, given: argparse.Namespace, seed: int) -> Masquerade:
        """Return the game that the command line asks for, or exit with an error."""
        players = given.players or DEFAULT_PLAYERS
        deck = read_deck_option(parser, given.deck, players).file
        options = Options(turn_limit=given.turn_limit)
        try:
            return Masquerade(Setup(players, seed=seed, deck=deck, options=options))
        except Refusal as refusal:
            parser.leave(harmless(refusal.message))

    def rematch(self, game: Masquerade, seed: int) -> Masquerade:
        """Return a game with the same players, deck and options."""
        setup = game.setup
        return Masquerade(Setup(setup.players, seed=seed, deck=setup.deck, options=setup.options))

    def table(
        self, talk: Talk, game: Masquerade, people: People, minds: Mapping[int, Mind], pause: float
    ) -> MasqueradeTable:
        """Return the table for a game."""
        return MasqueradeTable(talk, game, people, minds, pause)
