"""The ``ridotto`` command: finds the subcommand, runs it, and never shows a traceback.

A subcommand's module is imported only when it is asked for, and words only when something is
to be said, so that ``ridotto referee`` starts at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from ridotto.games.words import LANGUAGES, language_of_environment

#: The subcommands; each is a module of this name with ``run(arguments, language)``.
COMMANDS: Final = (
    "play", "replay", "verify", "scenario", "deck", "minds", "simulate", "balance", "tournament",
    "bluffs", "referee", "serve", "backup", "restore",
)  # fmt: skip

FAILED: Final = 1
BAD_USAGE: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    _open_streams()
    try:
        status = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return status
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else BAD_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        from ridotto.terminal.printing import fall_silent

        fall_silent()
        return NOBODY_READS
    except OSError as error:
        print(f"ridotto: {error}", file=sys.stderr)
        return BAD_USAGE


def run(arguments: list[str]) -> int:
    """Run the subcommand that the arguments name."""
    language, rest = take_language(arguments)
    if rest and rest[0] in COMMANDS:
        module = import_module(f"ridotto.terminal.commands.{rest[0]}")
        status: int = module.run(rest[1:], language)
        return status
    from ridotto.terminal.arguments import main_parser

    parser = main_parser(COMMANDS, language)
    if rest and not rest[0].startswith("-"):
        parser.complain("usage-command", given=rest[0], known=", ".join(COMMANDS))
    parser.parse_args(rest)
    parser.print_help(sys.stderr)
    return BAD_USAGE


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language asked for, wherever ``--lang`` stands, and the other arguments.

    Without one it is the environment's.
    """
    asked = None
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            rest += [argument, *waiting]
        elif argument == "--lang":
            asked = next(waiting, "")
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return language_of_environment() if asked is None else _known(asked), rest


def _known(language: str) -> str:
    if language not in LANGUAGES:
        from ridotto.terminal.arguments import Parser

        parser = Parser(language_of_environment())
        parser.complain("usage-language", given=language, known=", ".join(LANGUAGES))
    return language


def _open_streams() -> None:
    """Give every standard stream somewhere to go, and let no odd character stop us."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
