"""``ridotto play mascarade``: from the command line to the table."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from ridotto.games.mascarade import Mascarade, Options, OwnScenario, Setup
from ridotto.games.mascarade.scenario import Scenario, sheet
from ridotto.games.mascarade.scenario_file import Unreadable, find_scenario
from ridotto.terminal.arguments import Parser
from ridotto.terminal.mascarade.evening import Evening
from ridotto.terminal.play import sitting
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Talk
from ridotto.terminal.printing import harmless

USUAL_SCENARIO: Final = "6A"
MOST_PLAYERS: Final = 12


def run(parser: Parser, arguments: Sequence[str]) -> int:
    """Play as many games as the person likes."""
    words = parser.words
    parser.add_argument("--scenario", metavar="SHEET", help=words("help-play-scenario"))
    sitting.add_arguments(parser, MOST_PLAYERS)
    parser.add_argument("--peek", action="store_true", help=words("help-play-peek"))
    parser.add_argument("--closed-deal", action="store_true", help=words("help-play-closed-deal"))
    given = parser.parse_args(arguments)
    sitting.check_arguments(parser, given, ("scenario", "peek", "closed_deal"))
    host = sitting.Host(
        Mascarade,
        lambda seed: _new_game(parser, given, seed),
        _again,
        lambda talk, game, people, minds: _play(
            Evening(talk, game, people, minds, sitting.rest_of(given)), talk, game, people
        ),
    )
    return sitting.play_games(parser, given, host)


def _new_game(parser: Parser, given: argparse.Namespace, seed: int) -> Mascarade:
    scenario = _scenario(parser, given.scenario or USUAL_SCENARIO)
    options = Options(peek=given.peek, closed_deal=given.closed_deal, turn_limit=given.turn_limit)
    masks: str | OwnScenario = OwnScenario(scenario.masks, scenario.centre)
    if scenario == sheet(scenario.name):
        masks = scenario.name
    return Mascarade(Setup(scenario.players, masks, seed=seed, options=options))


def _again(game: Mascarade, seed: int) -> Mascarade:
    """With the same masks; where the game began in a position, this one begins at the beginning."""
    setup = game.setup
    return Mascarade(Setup(setup.players, setup.scenario, seed=seed, options=setup.options))


def _scenario(parser: Parser, given: str) -> Scenario:
    try:
        draft = find_scenario(given)
    except Unreadable as unreadable:
        parser.leave(harmless(unreadable.told(parser.words)))
    if draft.broken:
        parser.leave(harmless(" ".join(problem.told(parser.words) for problem in draft.broken)))
    return draft.scenario


def _play(evening: Evening, talk: Talk, game: Mascarade, people: People) -> None:
    scenario = game.setup.scenario
    name = scenario if isinstance(scenario, str) else talk.words("scenario-own")
    talk.say(talk.words("play-welcome", scenario=name, seat=people.you or 0), "bold")
    if game.moves:
        evening.catch_up()
    evening.play()
