"""The options that say who shares the work of a command: processes, or a Dask cluster."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ridotto.lab.crew import WorkersFailed
from ridotto.lab.workers import DaskCluster, Workers
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.interruption import kept_if_interrupted
from ridotto.terminal.printing import harmless

#: Maximum number of processes that a command may start.
MOST_WORKERS: Final = 256
FAILED: Final = 1

#: ``HOST:PORT``, with or without one of Dask's protocols.
_ADDRESS: Final = re.compile(r"((tcp|tls|wss?)://)?[^/\s]+:\d{1,5}")


def add_workers(parser: Parser) -> None:
    """Add ``--workers`` and ``--dask``, of which a command line may have one."""
    words = parser.words
    either = parser.add_mutually_exclusive_group()
    number = parser.whole(1, MOST_WORKERS)
    either.add_argument("--workers", type=number, metavar="N", help=words("help-workers"))
    address = _address(parser)
    either.add_argument("--dask", type=address, metavar="ADDRESS", help=words("help-dask"))


def _address(parser: Parser) -> Callable[[str], str]:
    """Return a converter for the address of a scheduler."""

    def convert(given: str) -> str:
        if not _ADDRESS.fullmatch(given):
            shown = harmless(given)[:80]
            raise argparse.ArgumentTypeError(parser.words("usage-dask", given=shown))
        return given

    return convert


def workers_asked(given: argparse.Namespace) -> Workers | None:
    """Return the workers that the command line asks for, if it does."""
    if given.dask is not None:
        return DaskCluster(given.dask)
    workers: int | None = given.workers
    return workers


@contextmanager
def workers_reported(parser: Parser, kept: Callable[[], str] | None = None) -> Iterator[None]:
    """Exit with a message if the workers fail or Ctrl-C ends the work.

    ``kept`` returns a sentence about what was kept and how to go on; by default nothing was.
    """
    words = parser.words
    kept = kept or (lambda: words("kept-nothing"))
    try:
        with kept_if_interrupted(words, kept):
            yield
    except WorkersFailed as failed:
        details = {name: harmless(value)[:80] for name, value in failed.details.items()}
        why = words(f"workers-{failed.kind}", **details)
        print(f"{parser.prog}: {why}\n{kept()}", file=sys.stderr)
        raise SystemExit(FAILED) from failed
