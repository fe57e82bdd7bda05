"""Programs that play: their transcript, their faults, and the exit status if one was useless."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ridotto.games.words import Words
from ridotto.minds.transcript import begin_transcript, end_transcript
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.files import why_not
from ridotto.terminal.printing import harmless

#: Exit status if the transcript could not be written.
FAILED: Final = 1
#: Exit status if a program gave no valid answer to any of its questions.
USELESS: Final = 3


def begin_asked(parser: Parser, given: argparse.Namespace, game: str) -> Path | None:
    """Begin the transcript that the command line asks for; exits if it cannot be written."""
    if given.transcript is None:
        return None
    if not given.bot:
        parser.complain("transcript-no-program")
    if getattr(given, "dask", None) is not None:
        # The programs run on other machines, which do not share the file.
        parser.complain("usage-not-both", what="--transcript", given="--dask")
    path = Path(given.transcript)
    try:
        begin_transcript(path, game)
    except (OSError, ValueError) as error:
        why = why_not(error, parser.words)
        parser.complain("play-not-saved", file=harmless(given.transcript), why=why)
    return path


def finish(parser: Parser, transcript: Path | None, useless: Iterable[str]) -> int:
    """End the transcript and report useless programs; returns the exit status."""
    status = 0
    for name in useless:
        message = parser.words("program-useless", name=harmless(name))
        print(f"{parser.prog}: {message}", file=sys.stderr)
        status = USELESS
    if transcript is not None:
        try:
            end_transcript(transcript)
        except OSError as error:
            why = why_not(error, parser.words)
            message = parser.words("play-not-saved", file=harmless(str(transcript)), why=why)
            print(f"{parser.prog}: {message}", file=sys.stderr)
            status = FAILED
    return status


def first_fault(detail: str, words: Words) -> Iterator[str]:
    """Yield the lines that report a player's first fault; the first one is a sentence."""
    first, *more = detail.splitlines() or [""]
    yield words("tournament-first-fault", told=harmless(first))
    for line in more:
        yield f"    {harmless(line.expandtabs(4))}"
