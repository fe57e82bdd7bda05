"""Keeping the record of a game: where it may go, writing it whole, and saying so."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from ridotto.games.game import Game
from ridotto.games.record import LONGEST_NAME, record_of, write_record
from ridotto.games.words import Words
from ridotto.terminal.files import check_place, why_not, write_whole
from ridotto.terminal.play.people import People
from ridotto.terminal.play.signals import Calls
from ridotto.terminal.play.talk import Talk
from ridotto.terminal.printing import as_argument, harmless


def next_free(file: Path, number: int) -> Path:
    """The file with this number in its name, or with the first one after it that is free."""
    while os.path.lexists(numbered := file.with_stem(f"{file.stem}-{number}")):
        number += 1
    return numbered


def objection(words: Words, file: Path, *, again: bool = False) -> str:
    """What speaks against keeping a record under this name, if anything does.

    Where it came from, it may go ``again``.
    """
    try:
        if not again and _is_there(file):
            return words("play-file-exists", file=harmless(str(file)))
        check_place(str(file))
    except (OSError, ValueError) as error:
        return _not_saved(words, file, error)
    return ""


def _is_there(file: Path) -> bool:
    """Whether there is such a file; raises :exc:`OSError` where there can be none."""
    try:
        file.lstat()
    except FileNotFoundError:
        return False
    return True


def _not_saved(words: Words, file: Path, error: OSError | ValueError) -> str:
    return words("play-not-saved", file=harmless(str(file)), why=harmless(why_not(error, words)))


class Keeper:
    """Keeps the record of one game."""

    def __init__(
        self,
        talk: Talk,
        game: Game,
        people: People,
        name: str,
        file: Path | None,
        company: str,
    ) -> None:
        """``name`` is the person's, if they have said one.

        ``file`` is where the record is to go, ``company`` what asks the same guests again.
        """
        self._talk = talk
        self._words = talk.words
        self._game = game
        self._people = people
        self._name = name
        self._file = file
        self._company = company
        self._fault = ""

    def keep(self, calls: Calls) -> None:
        """Write the record, if it is to be kept, without a word: nobody may be there to hear it."""
        if self._file is not None:
            with calls.put_off():
                self._fault = self._write(self._file)

    def tell(self) -> bool:
        """Say where the record is and how to go on; whether it is anywhere."""
        if self._file is None:
            return False
        if self._fault:
            self._talk.hint(self._fault)
            return False
        self._tell_written(self._file)
        if not self._game.over:
            self._tell_how_to_go_on(self._file)
        return True

    def offer(self) -> None:
        """Ask for a file until the record is in one, or none is wanted."""
        while name := self._talk.read(f"{self._words('play-ask-save')} >"):
            file = Path(name)
            fault = objection(self._words, file) or self._write(file)
            if not fault:
                self._tell_written(file)
                return
            self._talk.hint(fault)

    def _write(self, file: Path) -> str:
        """Write the record, whole or not at all; what went wrong, if anything did."""
        try:
            write_whole(str(file), write_record(record_of(self._game, self._names())))
        except (OSError, ValueError) as error:
            return _not_saved(self._words, file, error)
        return ""

    def _names(self) -> list[str]:
        """Who sits there; to others a person without a name is not "you"."""
        names = [harmless(name)[:LONGEST_NAME] for name in self._people.names]
        names[self._people.you or 0] = self._name
        return names

    def _tell_written(self, file: Path) -> None:
        self._talk.say_whole(self._words("play-saved", file=harmless(str(file))))
        self._talk.say_whole(self._words("play-see-record", file=as_argument(str(file))))

    def _tell_how_to_go_on(self, file: Path) -> None:
        seat = self._people.you or 0
        name = as_argument(str(file))
        told = self._words("play-resume", game=self._game.name, file=name, seat=seat)
        named = shlex.quote(f"--name={self._name}") if self._name else ""
        self._talk.say_whole(" ".join(filter(None, [told, named, harmless(self._company)])))
