"""Help that lists the options of every game, before a game is named."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from ridotto.terminal.arguments.parser import Parser

HELP = ("-h", "--help")


def asks_for_help(arguments: Sequence[str]) -> bool:
    """Check whether a command line asks for help."""
    return any(argument in HELP for argument in arguments)


def list_options(parser: Parser, by_game: Mapping[str, Parser]) -> None:
    """Add the options of each game's parser to the help: those that all games share first."""
    own = {action.option_strings[0] for action in parser._actions if action.option_strings}
    options = {
        game: {_key(action): action for action in each._actions if _key(action)[0] not in own}
        for game, each in by_game.items()
    }
    parser.usage = f"{parser.prog} GAME [{parser.words('help-options')} …]"
    shared = set.intersection(*(set(each) for each in options.values()))
    first = next(iter(options.values()))
    _list(parser, parser._optionals.title, [first[key] for key in first if key in shared])
    for game, each in options.items():
        title = parser.words("help-options-of", game=game.capitalize())
        _list(parser, title, [each[key] for key in each if key not in shared])


def _key(action: argparse.Action) -> tuple[str, str | None]:
    return ((*action.option_strings, "")[0], action.help)


def _list(parser: Parser, title: str | None, actions: Sequence[argparse.Action]) -> None:
    """Show actions in the help under a title; the parser does not accept them."""
    options = [action for action in actions if action.option_strings]
    if title == parser._optionals.title:
        parser._optionals._group_actions.extend(options)
    elif options:
        parser.add_argument_group(title)._group_actions.extend(options)
