"""The options that all balance reports share, and the measurement they ask for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final, Protocol, TypeVar

from ridotto.games.setup import MOST_SEED
from ridotto.games.words import Words
from ridotto.lab.balance.ledger import BalanceLedger
from ridotto.lab.balance.measure import Measured, measure_all
from ridotto.lab.balance.parquet import ParquetFile, ParquetUnavailable, require_parquet
from ridotto.lab.balance.part import Measurement
from ridotto.lab.balance.registry import balance_of
from ridotto.lab.line_file import BadLedger, LineFile
from ridotto.terminal.arguments.bots import check_names
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.arguments.workers import add_workers, workers_asked, workers_reported
from ridotto.terminal.files import check_place, why_not
from ridotto.terminal.printing import harmless
from ridotto.terminal.reports.progress import progress_bar

MOST_GAMES: Final = 10**9
MOST_TURNS: Final = 10_000
#: Longer than nearly all games, so that games that do not end are noticed.
TURN_LIMIT: Final = 200


def add_balance(
    parser: Parser, game: str, default_games: int, games_help: str = "help-balance-total"
) -> None:
    """Add the options of a measurement; ``games_help`` is the message that describes --games."""
    words = parser.words
    mind = balance_of(game).default_mind
    parser.add_argument(
        "--games",
        type=parser.whole(1, MOST_GAMES),
        default=default_games,
        metavar="N",
        help=words(games_help, games=str(default_games)),
    )
    # The singular is an older spelling.
    parser.add_argument(
        "--minds", "--mind", metavar="NAME", help=words("help-balance-minds", name=mind)
    )
    parser.add_argument("--random", action="store_true", help=words("help-balance-random"))
    parser.add_number("--seed", 0, MOST_SEED, "help-seed", 0)
    parser.add_number("--turn-limit", 1, MOST_TURNS, "help-tournament-turn-limit", TURN_LIMIT)
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    parser.add_argument("--html", metavar="FILE", help=words("help-balance-html"))
    parser.add_argument("--parquet", metavar="FILE", help=words("help-balance-parquet"))
    parser.add_argument("--resume", metavar="FILE", help=words("help-balance-resume"))


def read_mind(parser: Parser, given: argparse.Namespace) -> str:
    """Return the mind in all seats, or exit with an error."""
    own = balance_of(given.game)
    if given.random:
        if given.minds is not None:
            parser.complain("usage-not-both", what="--minds", given="--random")
        return own.random_mind
    mind: str = given.minds or own.default_mind
    check_names(parser, [mind], given.game, {})
    return mind


def check_files(parser: Parser, given: argparse.Namespace) -> None:
    """Exit if a file cannot be written, before any game is played."""
    for file in (given.html, given.parquet):
        check_place_of(parser, file)
    if given.parquet is not None:
        try:
            require_parquet()
        except ParquetUnavailable:
            parser.complain("usage-no-parquet")


def check_place_of(parser: Parser, file: str | None) -> None:
    """Exit if this file cannot be written."""
    if file is None:
        return
    try:
        check_place(file)
    except (OSError, ValueError) as error:
        why = why_not(error, parser.words)
        parser.complain("play-not-saved", file=harmless(file), why=why)


def run_measurements(
    parser: Parser, given: argparse.Namespace, asked: Sequence[Measurement]
) -> list[Measured]:
    """Play the games of each with one progress bar.

    Exits if a worker dies or a person interrupts. All use the same files.
    """
    with (
        ledger_asked(parser, given.resume, lambda file: BalanceLedger(file, *asked)) as ledger,
        workers_reported(parser, lambda: games_kept(parser.words, given.resume, ledger)),
        _parquet(given.parquet, asked[0]) as rows,
        progress_bar(parser.words, given.games * len(asked)) as progress,
    ):
        return measure_all(
            asked,
            given.games,
            workers_asked(given),
            progress=progress,
            ledger=ledger,
            on_piece=None if rows is None else rows.add,
        )


class Ledger(Protocol):
    """A file of finished games."""

    @property
    def games(self) -> int:
        """Return the number of games in the file."""


def games_kept(words: Words, file: str | None, ledger: Ledger | None) -> str:
    """Return what is kept of an interrupted measurement, and how to continue."""
    if file is None or ledger is None:
        return words("balance-kept-nothing")
    return words("balance-kept", games=ledger.games, file=harmless(file))


L = TypeVar("L", bound=LineFile)


def ledger_asked(
    parser: Parser, file: str | None, opened: Callable[[Path], L]
) -> L | nullcontext[None]:
    """Open the file of ``--resume``, if there is one, or exit with an error."""
    if file is None:
        return nullcontext()
    try:
        return opened(Path(file))
    except BadLedger as bad:
        parser.complain(f"balance-ledger-{bad.kind}", file=harmless(file), line=bad.line)
    except (OSError, ValueError) as error:
        why = why_not(error, parser.words)
        parser.complain("play-not-saved", file=harmless(file), why=why)


def _parquet(file: str | None, asked: Measurement) -> AbstractContextManager[ParquetFile | None]:
    return nullcontext() if file is None else ParquetFile(Path(file), asked)
