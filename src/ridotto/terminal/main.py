"""The ``ridotto`` command: find the command, run it, and never show a traceback.

A command's module is imported only when it is run, and the texts only when something is printed, so
that ``ridotto referee`` starts fast.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from ridotto.games.words import LANGUAGES, find_language, language_of_environment

#: The commands before and after those of single games, as the help lists them. Each is a module
#: in ``commands`` with ``run(arguments, language)``.
_FIRST: Final = ("play", "replay", "verify")
_LAST: Final = (
    "minds", "simulate", "balance", "tournament", "bluffs", "referee", "serve", "top", "check",
    "backup", "restore",
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
        print(f"ridotto: {_message(error, arguments)}", file=sys.stderr)
        return BAD_USAGE


def _message(error: OSError, arguments: Sequence[str] | None) -> str:
    """Return an error that no command has handled, with its file, in the reader's language."""
    from ridotto.games.os_errors import os_error_text
    from ridotto.games.words import speak
    from ridotto.terminal.printing import harmless

    words = speak(take_language(sys.argv[1:] if arguments is None else arguments)[0])
    why = os_error_text(error, words)
    named = error.filename
    return harmless(words("os-file", file=str(named), why=why) if named else why)


def run(arguments: list[str]) -> int:
    """Run the command that the arguments name."""
    language, rest = take_language(arguments)
    if rest and rest[0] in (*_FIRST, *_LAST):
        return _run(f"ridotto.terminal.commands.{rest[0]}", rest[1:], language)
    # Finding the games takes time: skip it for the commands common to all games.
    from ridotto.terminal.registry import game_commands

    own = game_commands()
    if rest and rest[0] in own:
        return _run(own[rest[0]], rest[1:], language)
    from ridotto.terminal.arguments.parser import main_parser

    known = commands()
    parser = main_parser(known, language)
    if rest and not rest[0].startswith("-"):
        parser.leave(parser.unknown("usage-command", rest[0], known))
    parser.parse_args(rest)
    parser.print_help(sys.stderr)
    return BAD_USAGE


def _run(module: str, arguments: list[str], language: str) -> int:
    status: int = import_module(module).run(arguments, language)
    return status


def commands() -> tuple[str, ...]:
    """Return all commands in the order of the help, those of single games included."""
    from ridotto.terminal.registry import game_commands

    return (*_FIRST, *game_commands(), *_LAST)


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Return the language of ``--lang``, at any position, and the other arguments.

    The default is the language of the environment.
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


def _known(asked: str) -> str:
    language = find_language(asked)
    if language is None:
        from ridotto.terminal.arguments.parser import Parser

        parser = Parser(language_of_environment())
        parser.complain("usage-language", given=asked, known=", ".join(LANGUAGES))
    return language


def _open_streams() -> None:
    """Open closed standard streams, and replace characters that cannot be encoded."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
