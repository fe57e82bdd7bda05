"""What ``ridotto simulate mascarade`` is asked, and what it tells beside what all games tell."""

from __future__ import annotations

import argparse
from typing import Any

from ridotto.games.mascarade.scenario import Scenario
from ridotto.games.mascarade.scenario_file import Unreadable, find_scenario
from ridotto.games.words import Words
from ridotto.lab.counts import Counts, Order
from ridotto.terminal.arguments import Parser
from ridotto.terminal.printing import harmless, print_heading
from ridotto.terminal.reports.win_rates import by_share, shares_of, tell_shares


def read_order(parser: Parser, given: argparse.Namespace) -> tuple[Order, str]:
    """What is to be played and what it is called, or leave with all that is wrong with it."""
    if given.scenario is None:
        parser.complain("usage-required", what="--scenario")
    scenario = scenario_asked(parser, given.scenario)
    order = Order("mascarade", scenario.players, scenario.masks, given.seed, given.turn_limit)
    return order, scenario.name or given.scenario


def scenario_asked(parser: Parser, given: str) -> Scenario:
    """A scenario by its name or file, or leave with all that is wrong with it."""
    try:
        draft = find_scenario(given)
    except Unreadable as unreadable:
        parser.leave(harmless(unreadable.told(parser.words)))
    if draft.broken:
        parser.leave(harmless(" ".join(problem.told(parser.words) for problem in draft.broken)))
    return draft.scenario


def report(order: Order, counts: Counts) -> dict[str, Any]:
    """Wins by starting mask."""
    masks = dict.fromkeys(order.masks)
    return {"by_mask": shares_of(counts, "mask", masks, order.players)}


def tell(order: Order, told: dict[str, Any], words: Words) -> None:
    """The same for people."""
    print_heading("simulate-by-mask", words)
    masks = ((words(f"mask-{mask}"), share) for mask, share in by_share(told["by_mask"]))
    tell_shares(masks, words)
    print_heading("simulate-by-seat", words)
    seats = enumerate(told["by_seat"])
    tell_shares(((words("simulate-seat", seat=seat), share) for seat, share in seats), words)
