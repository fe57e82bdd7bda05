"""Command lines with help and error messages in the reader's language."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from ridotto import __version__
from ridotto.games.words import LANGUAGES, speak
from ridotto.terminal.printing import harmless

BAD_USAGE: Final = 2

#: Error messages of argparse, and our messages that replace them.
_FAULTS: Final = (
    (r"the following arguments are required: (?P<what>.*)", "usage-required"),
    (r"unrecognized arguments: (?P<what>.*)", "usage-unrecognized"),
    (r"argument (?P<what>\S+)(?: \S+)?: expected one argument", "usage-value-missing"),
    (r"argument (?P<what>\S+): ignored explicit argument (?P<given>.*)", "usage-no-value"),
    (r"argument (?P<what>\S+): not allowed with argument (?P<given>.*)", "usage-not-both"),
)


class Parser(argparse.ArgumentParser):
    """A parser with help and error messages in one of our languages."""

    def __init__(self, language: str, command: str = "", **more: Any) -> None:
        self.words = speak(language)
        super().__init__(
            prog=f"ridotto {command}".strip(),
            add_help=False,
            allow_abbrev=False,
            formatter_class=_formatter(self.words("usage-heading")),
            **more,
        )
        self._positionals.title = self.words("help-arguments")
        self._optionals.title = self.words("help-options")
        self.add_argument("-h", "--help", action="help", help=self.words("help-help"))
        self.add_argument("--lang", choices=LANGUAGES, metavar="LANG", help=self.words("help-lang"))

    def complain(self, message: str, **args: str | int) -> NoReturn:
        """Exit with one of our messages and the status of a bad command line."""
        self.leave(self.words(message, **args))

    def unknown(self, message: str, given: str, known: Iterable[str]) -> str:
        """Return a message about an unknown word, with the known ones and the closest of them."""
        names = tuple(known)
        listed = ", ".join(names) or "–"  # noqa: RUF001
        message = self.words(message, given=harmless(_short(given)), known=listed)
        return message + self._close(given, names)

    def _close(self, given: str, known: Iterable[str]) -> str:
        """Return the question whether the closest of the known words was meant, if one is close."""
        close = get_close_matches(given.lower(), known, n=1)
        return f". {self.words('usage-close', close=close[0])}" if close else ""

    def leave(self, text: str) -> NoReturn:
        """Exit and print the error in the command line."""
        print(f"{self.prog}: {text}", file=sys.stderr)
        print(self.words("usage-see-help", command=f"{self.prog} --help"), file=sys.stderr)
        raise SystemExit(BAD_USAGE)

    def error(self, message: str) -> NoReturn:
        """Handle a wrong command line; called by argparse."""
        for pattern, key in _FAULTS:
            found = re.fullmatch(pattern, message)
            if found:
                self.leave(self.words(key, **found.groupdict()) + self._close_option(found, key))
        self.leave(message.removeprefix("argument "))

    def _close_option(self, found: re.Match[str], key: str) -> str:
        """Return the question whether another option was meant than an unknown one."""
        if key != "usage-unrecognized":
            return ""
        options = [option for action in self._actions for option in action.option_strings]
        return self._close(found["what"].split()[0].partition("=")[0], options)

    def add_number(
        self, name: str, least: int, most: int, message: str, default: int | None = None
    ) -> None:
        """Add an option that takes a whole number within bounds."""
        kind = self.whole(least, most)
        about = self.words(message)
        self.add_argument(name, type=kind, default=default, metavar="N", help=about)

    def whole(self, least: int, most: int | None = None) -> Callable[[str], int]:
        """Return a converter for whole numbers within bounds."""

        def convert(given: str) -> int:
            try:
                number = int(given)
            except ValueError:
                number = least - 1
            if number < least or (most is not None and number > most):
                key = "usage-number-from" if most is None else "usage-number"
                bounds = {"least": str(least), "most": str(most)}
                raise argparse.ArgumentTypeError(self.words(key, given=_short(given), **bounds))
            return number

        return convert

    def one_of(self, known: Iterable[str]) -> Callable[[str], str]:
        """Return a converter that accepts only these words."""
        names = tuple(known)

        def convert(given: str) -> str:
            if given not in names:
                raise argparse.ArgumentTypeError(self.unknown("usage-choice", given, names))
            return given

        return convert


def _short(given: str) -> str:
    return given if len(given) <= 40 else given[:37] + "..."


def _formatter(heading: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, heading if prefix is None else prefix)

    return Formatter


def main_parser(commands: Sequence[str], language: str) -> Parser:
    """Return the parser of ``ridotto`` itself, for a command line without a command."""
    words = speak(language)
    parser = Parser(language, description=words("help-ridotto"), epilog=words("help-more"))
    parser.add_argument(
        "--version", action="version", version=f"ridotto {__version__}", help=words("help-version")
    )
    listing = parser.add_subparsers(
        title=words("help-commands"), metavar="COMMAND", parser_class=argparse.ArgumentParser
    )
    for command in commands:
        listing.add_parser(command, help=words(f"help-{command}"))
    return parser


def parser_for(command: str, language: str) -> Parser:
    """Return a command's parser, without its own arguments."""
    return Parser(language, command, description=speak(language)(f"help-{command}.long"))
