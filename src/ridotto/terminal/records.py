"""Record files on the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from ridotto.games.errors import Refusal
from ridotto.games.records import parse_record, replay
from ridotto.games.table import Game
from ridotto.games.words import Words
from ridotto.terminal.printing import harmless

LARGEST_RECORD: Final = 1 << 24
REFUSED: Final = 1
UNREADABLE: Final = 2


class RecordFault(Exception):
    """A record that cannot be read or was refused, with the exit status for it."""

    def __init__(self, file: str, message: str, why: str, status: int) -> None:
        super().__init__(why)
        self.status = status
        self._file, self._message, self._why = file, message, why

    def told(self, words: Words) -> str:
        """What is wrong with the file."""
        why = self._why or words("replay-huge")
        return words(self._message, file=self._file, why=why)


class Recorded(NamedTuple):
    """A game, and its players' names as far as its record has them, harmless to print."""

    game: Game
    names: tuple[str, ...]


def load_record(file: str) -> Recorded:
    """The game that a file records; raises :exc:`RecordFault`."""
    try:
        record = parse_record(record_bytes(file))
        game = replay(record)
    except Refusal as refusal:
        raise RecordFault(file, "replay-refused", refusal.message, REFUSED) from None
    names = record.get("names", [""] * game.players)
    return Recorded(game, tuple(harmless(name).strip() for name in names))


def record_bytes(file: str, *, piped: bool = False) -> bytes:
    """What a file holds, or with ``piped`` standard input; raises :exc:`RecordFault`."""
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
