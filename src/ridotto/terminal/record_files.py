"""Record files on the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from ridotto.games.errors import Refusal
from ridotto.games.game import Game
from ridotto.games.os_errors import os_error_text
from ridotto.games.record import BadRecord, parse_record, replay
from ridotto.games.words import Words
from ridotto.terminal.printing import harmless

LARGEST_RECORD: Final = 1 << 24
REFUSED: Final = 1
UNREADABLE: Final = 2


class RecordFault(Exception):
    """A record that cannot be read or was refused, with its exit status."""

    def __init__(self, file: str, message: str, why: str | Refusal, status: int) -> None:
        super().__init__(str(why))
        self.status = status
        self._file, self._message, self._why = file, message, why

    def message(self, words: Words) -> str:
        """Return the error message."""
        why = self._why or words("replay-huge")
        why = os_error_text(why, words) if isinstance(why, str) else why_refused(why, words)
        return words(self._message, file=self._file, why=why)


class Recorded(NamedTuple):
    """A game and its players' names, empty where the record has none, safe to print."""

    game: Game
    names: tuple[str, ...]


def why_refused(refusal: Refusal, words: Words) -> str:
    """Return why a record was refused, in the reader's language as far as possible."""
    if not isinstance(refusal, BadRecord):
        return refusal.message
    # The version may be a number of any length.
    about = {name: str(number)[:40] for name, number in refusal.about.items()}
    return words(f"record-{refusal.kind}", detail=refusal.detail, **about)


def load_record(file: str) -> Recorded:
    """Return the game that a file records; raises :exc:`RecordFault`."""
    try:
        record = parse_record(record_bytes(file))
        game = replay(record)
    except Refusal as refusal:
        raise RecordFault(file, "replay-refused", refusal, REFUSED) from None
    names = record.get("names", [""] * game.players)
    return Recorded(game, tuple(harmless(name).strip() for name in names))


def record_bytes(file: str, *, piped: bool = False) -> bytes:
    """Return a file's content, or standard input if ``piped``; raises :exc:`RecordFault`."""
    try:
        if piped:
            data = sys.stdin.buffer.read(LARGEST_RECORD + 1)
        else:
            with Path(file).open("rb") as source:
                data = source.read(LARGEST_RECORD + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise RecordFault(file, "replay-unread", why, UNREADABLE) from None
    if len(data) > LARGEST_RECORD:
        raise RecordFault(file, "replay-unread", "", UNREADABLE)
    return data
