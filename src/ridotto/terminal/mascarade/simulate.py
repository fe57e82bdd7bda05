"""``ridotto simulate mascarade``: what to play, and the game's own part of the report."""

from __future__ import annotations

import argparse
from typing import Any

from ridotto.games.mascarade import Mascarade
from ridotto.games.words import Words
from ridotto.lab.counts import Counts, Order
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.mascarade.scenario_option import require_scenario
from ridotto.terminal.printing import print_heading
from ridotto.terminal.reports.win_rates import by_share, shares_of, tell_shares


def read_order(parser: Parser, given: argparse.Namespace) -> tuple[Order, str]:
    """Return the order and its name for the report, or exit with an error."""
    scenario, name = require_scenario(parser, given.scenario)
    masks = scenario.masks
    return Order(Mascarade.name, scenario.players, masks, given.seed, given.turn_limit), name


def report(order: Order, counts: Counts) -> dict[str, Any]:
    """Return wins by starting mask."""
    masks = dict.fromkeys(order.cards)
    return {"by_mask": shares_of(counts, "mask", masks, order.players)}


def tell(order: Order, report: dict[str, Any], words: Words) -> None:
    """Print wins by starting mask and by seat."""
    print_heading("simulate-by-mask", words)
    masks = ((words(f"mask-{mask}"), share) for mask, share in by_share(report["by_mask"]))
    tell_shares(masks, words)
    print_heading("simulate-by-seat", words)
    seats = enumerate(report["by_seat"])
    tell_shares(((words("simulate-seat", seat=seat), share) for seat, share in seats), words)
