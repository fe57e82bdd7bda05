"""Commands with a second word, such as ``ridotto COMMAND show``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ridotto.games.words import speak
from ridotto.terminal.arguments.parser import BAD_USAGE, Parser, parser_for


class Subcommand(NamedTuple):
    """A subcommand: its action and its arguments."""

    run: Callable[[Parser, argparse.Namespace], int]
    add_arguments: Callable[[Parser], None]


def run_subcommand(
    command: str, known: Mapping[str, Subcommand], arguments: Sequence[str], language: str
) -> int:
    """Run the named subcommand, or list all of them; returns the exit status."""
    words = speak(language)
    if arguments and arguments[0] in known:
        name = arguments[0]
        about = words(f"help-{command}-{name}.long")
        parser = Parser(language, f"{command} {name}", description=about)
        known[name].add_arguments(parser)
        return known[name].run(parser, parser.parse_args(arguments[1:]))
    parser = parser_for(command, language)
    listing = parser.add_subparsers(
        title=words("help-commands"), metavar="WHAT", parser_class=argparse.ArgumentParser
    )
    for name in known:
        listing.add_parser(name, help=words(f"help-{command}-{name}"))
    if arguments and not arguments[0].startswith("-"):
        parser.leave(parser.unknown("usage-command", arguments[0], known))
    parser.parse_args(arguments)
    parser.print_help(sys.stderr)
    return BAD_USAGE
