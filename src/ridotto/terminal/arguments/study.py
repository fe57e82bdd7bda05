"""Commands that measure one game, where each game has its own options."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.terminal.arguments.game_options import asks_for_help, list_options
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.registry import parts


def run_study(command: str, arguments: Sequence[str], language: str) -> int:
    """Run a study of the named game; returns the exit status."""
    studies = {
        game: studied[command]
        for game, part in parts().items()
        if command in (studied := part.studies())
    }
    parser = parser_for(command, language)
    parser.add_argument(
        "game",
        type=parser.one_of(studies),
        metavar="GAME",
        help=parser.words(f"help-{command}-game"),
    )
    if asks_for_help(arguments) and not set(studies) & set(arguments):
        by_game = {game: Parser(language) for game in studies}
        for game, each in by_game.items():
            studies[game].add_options(each)
        list_options(parser, by_game)
        parser.print_help()
        return 0
    # Without a game, the options of the first one tell their values from a game's name.
    named = [argument for argument in arguments if argument in studies] or list(studies)
    for game in named[:1]:
        studies[game].add_options(parser)
    given = parser.parse_args(arguments)
    return studies[given.game].run(parser, given)
