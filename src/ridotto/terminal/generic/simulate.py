"""``ridotto simulate`` for any game."""

from __future__ import annotations

import argparse
from typing import Any

from ridotto.games.kind import Kind
from ridotto.games.words import Words
from ridotto.lab.counts import Counts, Order
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.generic.setup import read_setup
from ridotto.terminal.printing import print_heading
from ridotto.terminal.reports.win_rates import tell_shares


class GenericSimulation:
    """Report what all games have in common, and wins by player."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind

    def read_order(self, parser: Parser, given: argparse.Namespace) -> tuple[Order, str]:
        """Return the order, which has no name of its own."""
        setup = read_setup(parser, given, self._kind)
        return Order(self._kind.name, setup["players"], (), given.seed, given.turn_limit), ""

    def report(self, order: Order, counts: Counts) -> dict[str, Any]:
        """Return no additions to the common report."""
        return {}

    def tell(self, order: Order, report: dict[str, Any], words: Words) -> None:
        """Print wins by player."""
        print_heading("simulate-by-player", words)
        seats = enumerate(report["by_seat"])
        tell_shares(((words("person-number", number=seat), share) for seat, share in seats), words)
