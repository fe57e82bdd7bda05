"""Questions and answers with a person at a terminal or through a pipe."""

from __future__ import annotations

import sys
import textwrap
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ridotto.games.words import Words


class Leave(Exception):
    """The person leaves: input has ended, or they quit."""


class Choice(NamedTuple):
    """An answer: what to type, what it means, and other spellings of it."""

    key: str
    label: str
    also: tuple[str, ...] = ()


#: Execute a command such as ``?``, given the rest of the line.
Command = Callable[[str], None]


def plain(text: str) -> str:
    """Return text in lower case without accents or curly apostrophes, as people type it."""
    typed = text.casefold().replace("ł", "l").replace("\u2019", "'")
    spread = unicodedata.normalize("NFKD", typed)
    return "".join(char for char in spread if not unicodedata.combining(char))


class Talk:
    """Ask questions and print. A line may hold the answers to several questions."""

    def __init__(
        self, words: Words, console: Console, lines: Callable[[], str] | None = None
    ) -> None:
        """Talk through this console; lines come from standard input by default."""
        self._lines = lines
        self.words = words
        self.console = console
        self.commands: dict[str, Command] = {}
        self._waiting: list[str] = []
        self._watched = sys.stdin.isatty()
        if self._watched:
            _edit_lines()

    @property
    def width(self) -> int:
        """Return the number of characters that fit on a line."""
        return self.console.width

    def say(self, text: str | Text = "", style: str = "") -> None:
        """Print a line, wrapped with an indent if it does not fit."""
        if isinstance(text, str):
            indent = " " * (len(text) - len(text.lstrip()) + 2)
            wide = max(20, self.width)
            text = Text(textwrap.fill(text, wide, subsequent_indent=indent, break_on_hyphens=False))
        self.console.print(text, style=style or None, highlight=False)

    def say_whole(self, text: str) -> None:
        """Print a line without wrapping, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    @contextmanager
    def waiting(self, text: str) -> Iterator[Callable[[str], None]]:
        """Show a status line while waiting; yields a function that changes its text.

        Where nothing can be erased, each text is printed once.
        """
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            with self.console.status(text) as status:
                yield status.update
            return
        self.say(text, "dim")
        yield lambda other: self.say(other, "dim")

    def hint(self, text: str) -> None:
        """Print why an answer is invalid and drop the rest of its line."""
        self._waiting.clear()
        self.say(f"✗ {text}", "red")

    def read(self, prompt: str) -> str:
        """Read a whole line; raises :exc:`Leave` at the end of input."""
        self._waiting.clear()
        try:
            line = self._line(f"{prompt} ")
        except EOFError:
            raise Leave from None
        if not self._watched:
            self.say()
        return line.strip()

    def _line(self, prompt: str) -> str:
        self.console.file.flush()
        if self._watched and self._lines is None:
            # The line editor has to know the prompt.
            return input(prompt)
        self.console.print(Text(prompt, style="bold"), end="", soft_wrap=True)
        self.console.file.flush()
        return self._lines() if self._lines else input()

    def choose(
        self, question: str, choices: Sequence[Choice], default: str = "", *, back: bool = False
    ) -> str | None:
        """Return the key of the chosen answer; None if the person goes back."""
        self._show(question, choices, back)
        while True:
            given = self._answer(default, lambda: self._show(question, choices, back))
            if back and (plain(given) == "b" or not given):
                return None
            key = self._match(given or default, choices)
            if key is not None:
                return key
            known = ", ".join(choice.key for choice in choices)
            if given:
                self.hint(self.words("play-bad-answer", given=given, known=known))
            else:
                self.hint(self.words("play-bad-empty", known=known))

    def _answer(self, default: str, ask_again: Callable[[], None]) -> str:
        """Return the next answer; executes commands in between."""
        while True:
            if not self._waiting:
                line = self.read(f"[{default}] >" if default else ">")
                command, _, rest = line.partition(" ")
                if plain(command) in self.commands:
                    self.commands[plain(command)](rest.strip())
                    self.say()
                    ask_again()
                    continue
                self._waiting = line.split()
                if not self._waiting:
                    return ""
            return self._waiting.pop(0)

    def confirm(self, question: str, default: bool = False) -> bool:
        """Ask a yes-or-no question."""
        yes, no = (self.words(f"{answer}-words").split() for answer in ("yes", "no"))
        usual = yes[0] if default else no[0]
        while True:
            given = plain(self.read(f"{question} {yes[0]}/{no[0]} [{usual}] >")) or usual
            if given in map(plain, yes):
                return True
            if given in map(plain, no):
                return False
            self.hint(self.words("play-yes-no", yes=yes[0], no=no[0]))

    def _show(self, question: str, choices: Sequence[Choice], back: bool) -> None:
        if self._waiting:
            return
        self.say(question, "bold")
        shown = [f"{choice.key} {choice.label}" for choice in choices]
        if back:
            shown.append(f"b {self.words('play-back')}")
        for line in packed(shown, self.width):
            self.say(line)

    def _match(self, given: str, choices: Sequence[Choice]) -> str | None:
        typed = plain(given)
        for choice in choices:
            if typed == plain(choice.key) or typed in map(plain, choice.also):
                return choice.key
        if len(typed) < 2:
            return None
        named = [c.key for c in choices if any(plain(a).startswith(typed) for a in c.also)]
        return named[0] if len(named) == 1 else None


def packed(items: Sequence[str], width: int) -> list[str]:
    """Arrange items in as many columns as fit."""
    cell = max(map(cell_len, items)) + 2
    columns = max(1, (width - 2) // cell)
    rows = [items[start : start + columns] for start in range(0, len(items), columns)]
    return [
        "  " + "".join(item + " " * (cell - cell_len(item)) for item in row).rstrip()
        for row in rows
    ]


def flowed(lead: str, parts: Sequence[str], width: int, indent: int = 2) -> list[str]:
    """Join parts with dots after a lead, breaking lines only between parts."""
    lines = [f"{lead}{parts[0]}"]
    for part in parts[1:]:
        longer = f"{lines[-1]} · {part}"
        if cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(" " * indent + part)
    return lines


def _edit_lines() -> None:
    """Enable arrow keys and history, where Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
