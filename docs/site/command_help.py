"""The help of every command, as Markdown."""

from __future__ import annotations

import contextlib
import io
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ridotto.games.registry import kinds
from ridotto.terminal.main import commands, main

#: The place in a document that the help of all commands is written to.
HELP_PLACE: Final = "<!-- help of all commands -->"
WIDTH: Final = 88
#: The list of subcommands at the end of a help text.
_SUBCOMMANDS: Final = re.compile(r"^commands:\n  WHAT\n((?:    .*\n)+)", re.MULTILINE)


def all_help() -> str:
    """Return the help of all commands, a section for each."""
    return "\n".join(_section(command) for command in commands())


def _section(command: str) -> str:
    parts = [f"## `ridotto {command}`\n", _block(help_of(command))]
    for longer in _longer(command):
        parts += [f"### `ridotto {longer}`\n", _block(help_of(longer))]
    return "\n".join(parts)


def _longer(command: str) -> Iterator[str]:
    """Return a command's subcommands, and those of its games that have help of their own."""
    text = help_of(command)
    if listed := _SUBCOMMANDS.search(text):
        for name in re.findall(r"^    (\S+)", listed[1], re.MULTILINE):
            yield f"{command} {name}"
    elif "GAME" in text:
        for game in kinds():
            own = help_of(f"{command} {game}")
            if own not in ("", text):
                yield f"{command} {game}"


def help_of(command: str) -> str:
    """Return the English help of a command; empty if there is no such command."""
    printed = io.StringIO()
    width = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = str(WIDTH)
    try:
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(io.StringIO()):
            status = main([*command.split(), "--help", "--lang", "en"])
    finally:
        os.environ.pop("COLUMNS")
        if width is not None:
            os.environ["COLUMNS"] = width
    return printed.getvalue().replace(str(Path.home()), "~") if status == 0 else ""


def _block(text: str) -> str:
    return f"```text\n{text}```\n"
