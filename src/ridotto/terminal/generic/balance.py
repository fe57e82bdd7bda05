"""``ridotto balance`` for any game: seats, endings and lengths."""

from __future__ import annotations

import argparse
from typing import Final

from ridotto.games.kind import Kind
from ridotto.lab.balance.part import Measurement
from ridotto.lab.balance.report import report_on
from ridotto.lab.counts import Order
from ridotto.terminal.arguments.balance import (
    add_balance,
    check_files,
    read_mind,
    run_measurements,
)
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.generic.setup import read_setup
from ridotto.terminal.reports.balance_output import show_report

DEFAULT_GAMES: Final = 1_000


class GenericBalance:
    """The study of a game that adds no measures of its own."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind

    def add_options(self, parser: Parser) -> None:
        """Add the number of players and the options of a measurement."""
        players = self._kind.players
        parser.add_number("--players", players[0], players[-1], "help-game-players")
        add_balance(parser, self._kind.name, DEFAULT_GAMES)

    def run(self, parser: Parser, given: argparse.Namespace) -> int:
        """Measure the game and print a report; returns the exit status."""
        setup = read_setup(parser, given, self._kind)
        mind = read_mind(parser, given)
        check_files(parser, given)
        order = Order(self._kind.name, setup["players"], (), given.seed, given.turn_limit)
        (measured,) = run_measurements(parser, given, [Measurement(order, mind)])
        return show_report(parser, given, report_on(measured, ""))
