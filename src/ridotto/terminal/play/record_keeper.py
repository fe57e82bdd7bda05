"""Save the record of a game: check the file, write it, and report it."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from ridotto.games.game import Game
from ridotto.games.record import LONGEST_NAME, record_of, write_record
from ridotto.games.words import Words
from ridotto.terminal.files import check_place, why_not, write_whole
from ridotto.terminal.play.people import People
from ridotto.terminal.play.signals import Signals
from ridotto.terminal.play.talk import Talk
from ridotto.terminal.printing import as_argument, harmless


def next_free(file: Path, number: int) -> Path:
    """Return the file with this number in its name, or with the next free number."""
    while os.path.lexists(numbered := file.with_stem(f"{file.stem}-{number}")):
        number += 1
    return numbered


def objection(words: Words, file: Path, *, again: bool = False) -> str:
    """Return why a record cannot be written to this file, or an empty string.

    With ``again`` the file may exist: the record came from it.
    """
    try:
        if not again and _is_there(file):
            return words("play-file-exists", file=harmless(str(file)))
        check_place(str(file))
    except (OSError, ValueError) as error:
        return _not_saved(words, file, error)
    return ""


def _is_there(file: Path) -> bool:
    """Check whether the file exists; raises :exc:`OSError` for an impossible name."""
    try:
        file.lstat()
    except FileNotFoundError:
        return False
    return True


def _not_saved(words: Words, file: Path, error: OSError | ValueError) -> str:
    return words("play-not-saved", file=harmless(str(file)), why=harmless(why_not(error, words)))


class RecordKeeper:
    """Save the record of one game."""

    def __init__(
        self,
        talk: Talk,
        game: Game,
        people: People,
        name: str,
        file: Path | None,
        opponents: str,
    ) -> None:
        """Keep a game's record in ``file``, if any.

        ``name`` is the person's, or empty. ``opponents`` are the options that invite the same
        opponents again.
        """
        self._talk = talk
        self._words = talk.words
        self._game = game
        self._people = people
        self._name = name
        self._file = file
        self._opponents = opponents
        self._fault = ""
        self._tried = False

    @property
    def wanted(self) -> bool:
        """Check whether the record is to be saved."""
        return self._file is not None

    def keep(self, signals: Signals) -> None:
        """Write the record once, if wanted, without printing: the terminal may be gone."""
        if self._file is not None and not self._tried:
            with signals.deferred():
                self._fault = self._write(self._file)
                self._tried = True

    def tell(self) -> bool:
        """Print where the record is and how to resume; returns whether it was written."""
        if self._file is None:
            return False
        if self._fault:
            self._talk.hint(self._fault)
            return False
        self._tell_written(self._file)
        if not self._game.over:
            self._tell_how_to_resume(self._file)
        return True

    def offer(self) -> None:
        """Ask for a file until the record is written or the person wants none."""
        while name := self._talk.read(f"{self._words('play-ask-save')} >"):
            file = Path(name)
            fault = objection(self._words, file) or self._write(file)
            if not fault:
                self._tell_written(file)
                return
            self._talk.hint(fault)

    def _write(self, file: Path) -> str:
        """Write the record; returns an error message, or an empty string."""
        try:
            write_whole(str(file), write_record(record_of(self._game, self._names())))
        except (OSError, ValueError) as error:
            return _not_saved(self._words, file, error)
        return ""

    def _names(self) -> list[str]:
        """Return the names for the record, where a person without a name is not "you"."""
        names = [harmless(name)[:LONGEST_NAME] for name in self._people.names]
        names[self._people.you or 0] = self._name
        return names

    def _tell_written(self, file: Path) -> None:
        self._talk.say_whole(self._words("play-saved", file=harmless(str(file))))
        self._talk.say_whole(self._words("play-see-record", file=as_argument(str(file))))

    def _tell_how_to_resume(self, file: Path) -> None:
        seat = self._people.you or 0
        name = as_argument(str(file))
        command = self._words("play-resume", game=self._game.name, file=name, seat=seat)
        named = shlex.quote(f"--name={self._name}") if self._name else ""
        self._talk.say_whole(" ".join(filter(None, [command, named, harmless(self._opponents)])))
