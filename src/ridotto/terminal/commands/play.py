"""``ridotto play``: play a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.games import registry
from ridotto.games.errors import Refusal
from ridotto.terminal.arguments.game_options import asks_for_help, list_options
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.printing import harmless
from ridotto.terminal.registry import part, parts


def run(arguments: Sequence[str], language: str) -> int:
    """Play the named game."""
    games = registry.names()
    if arguments and arguments[0] in games:
        from ridotto.terminal.play.session import play_games

        game = arguments[0]
        parser = Parser(language, f"play {game}")
        parser.description = parser.words("help-play.long")
        try:
            registry.kind(game)
        except Refusal as refusal:
            parser.leave(harmless(refusal.message))
        return play_games(parser, arguments[1:], part(game).play())
    parser = parser_for("play", language)
    parser.add_argument(
        "game", type=parser.one_of(games), metavar="GAME", help=parser.words("help-game")
    )
    if asks_for_help(arguments):
        _list_options(parser, language)
        parser.print_help()
        return 0
    if not set(games) & set(arguments):
        parser.parse_args(arguments)
    # A game is named, but after its options.
    parser.complain("play-game-first", known=", ".join(games))


def _list_options(parser: Parser, language: str) -> None:
    """Add the options of every game to the help."""
    from ridotto.terminal.play.options import add_options

    by_game = {}
    for game, own in parts().items():
        by_game[game] = Parser(language)
        add_options(by_game[game], own.play())
    list_options(parser, by_game)
