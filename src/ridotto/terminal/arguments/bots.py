"""Players named on a command line: characters, and programs given with ``--bot``."""

from __future__ import annotations

import argparse
import shlex
import shutil
from collections.abc import Callable
from typing import Final

from ridotto.minds.registry import characters
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.printing import harmless

LONGEST_NAME: Final = 40

#: Command lines by the name of the program.
Programs = dict[str, tuple[str, ...]]


def add_bots(parser: Parser) -> None:
    """Add the options that let programs play and write down what they say."""
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        type=_bot(parser),
        metavar='NAME="COMMAND"',
        help=parser.words("help-bot"),
    )
    parser.add_argument("--transcript", metavar="FILE", help=parser.words("help-transcript"))


def _bot(parser: Parser) -> Callable[[str], tuple[str, tuple[str, ...]]]:
    """Return a converter for a name, an equals sign and a command line."""

    def convert(given: str) -> tuple[str, tuple[str, ...]]:
        name, _, line = given.partition("=")
        try:
            command = tuple(shlex.split(line))
        except ValueError:
            command = ()
        if not _fit(name) or not command:
            raise argparse.ArgumentTypeError(
                parser.words("usage-bot", given=harmless(given)[:LONGEST_NAME])
            )
        if shutil.which(command[0]) is None:
            raise argparse.ArgumentTypeError(
                parser.words("usage-no-program", given=harmless(command[0])[:200])
            )
        return name, command

    return convert


def _fit(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and "," not in name


def programs_asked(parser: Parser, given: argparse.Namespace, game: str) -> Programs:
    """Return the programs by name; exits if a name is taken."""
    programs: Programs = {}
    taken = {character.name for character in characters(game)}
    for name, command in given.bot:
        if name in taken:
            parser.complain("usage-name-taken", name=name)
        taken.add(name)
        programs[name] = command
    return programs


def check_names(parser: Parser, names: list[str], game: str, programs: Programs) -> None:
    """Exit if one of the names is unknown."""
    known = [character.name for character in characters(game)]
    for name in names:
        if name not in known and name not in programs:
            parser.leave(parser.unknown("usage-nobody", name, [*known, *programs]))
