"""Options that set up a game, for simulations and tournaments."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ridotto.terminal.arguments.parser import Parser

#: Far beyond the bounds of any option.
MOST_NUMBER: Final = 10**9


class SetupOption(NamedTuple):
    """An option of some games, such as ``--players``; ``numbers`` are its possible values.

    An option without ``numbers`` takes text.
    """

    name: str
    metavar: str
    help: str
    numbers: range | None = None

    @property
    def attribute(self) -> str:
        """Return the name of the parsed value."""
        return self.name.removeprefix("--").replace("-", "_")


#: The options of each game, by its name.
OptionsByGame = Mapping[str, Sequence[SetupOption]]


def add_texts(parser: Parser, options: OptionsByGame) -> None:
    """Add the options that take text."""
    for option in _each_once(options):
        if option.numbers is None:
            parser.add_argument(option.name, metavar=option.metavar, help=parser.words(option.help))


def add_numbers(parser: Parser, options: OptionsByGame) -> None:
    """Add the options that take a number; :func:`check_options` knows the bounds of the game."""
    for option in _each_once(options):
        if option.numbers is not None:
            parser.add_number(option.name, 0, MOST_NUMBER, option.help)


def check_options(parser: Parser, given: argparse.Namespace, options: OptionsByGame) -> None:
    """Exit if an option belongs to another game or is out of its bounds."""
    own = {option.name: option for option in options[given.game]}
    for game, others in options.items():
        for option in others:
            value = getattr(given, option.attribute)
            if value is None:
                continue
            if option.name not in own:
                parser.complain("usage-other-game", what=option.name, game=game)
            numbers = own[option.name].numbers
            if numbers is not None and value not in numbers:
                bounds = {"least": numbers[0], "most": numbers[-1]}
                message = parser.words("usage-number", given=value, **bounds)
                parser.leave(f"{option.name}: {message}")


def _all(options: OptionsByGame) -> Iterable[SetupOption]:
    return (option for each in options.values() for option in each)


def _each_once(options: OptionsByGame) -> Iterable[SetupOption]:
    by_name: dict[str, SetupOption] = {}
    for option in _all(options):
        by_name.setdefault(option.name, option)
    return by_name.values()
