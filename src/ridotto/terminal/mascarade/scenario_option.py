"""The option ``--scenario`` of several commands."""

from __future__ import annotations

from ridotto.games.mascarade.scenario import Scenario
from ridotto.games.mascarade.scenario_file import Unreadable, find_scenario
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.printing import harmless


def read_scenario_option(parser: Parser, given: str) -> Scenario:
    """Return a scenario by its name or file, or exit with all of its faults."""
    try:
        draft = find_scenario(given)
    except Unreadable as unreadable:
        parser.leave(_named(given, unreadable.message(parser.words)))
    if draft.broken:
        why = " ".join(problem.message(parser.words) for problem in draft.broken)
        parser.leave(_named(given, why))
    return draft.scenario


def _named(given: str, why: str) -> str:
    """Return why a scenario is refused, with its name or file if the reason does not tell it."""
    return harmless(why if given[:40] in why else f"{given}: {why}")


def require_scenario(parser: Parser, given: str | None) -> tuple[Scenario, str]:
    """Return the scenario and its name for reports, or exit if none is given."""
    if given is None:
        parser.complain("usage-required", what="--scenario")
    scenario = read_scenario_option(parser, given)
    return scenario, scenario.name or given
