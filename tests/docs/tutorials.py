"""The shell sessions in the documents, and the files that they use."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

from docs.documents import Block
from ridotto.terminal.main import main


def write_file(block: Block) -> None:
    """Write a block into the file that the document names."""
    Path(block.file).write_text(block.text, encoding="utf-8")


def run_session(block: Block) -> None:
    """Run the commands of a session, and compare what they print with what is shown."""
    shown = re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]
    assert shown, f"{block}: a session begins with a command: $ ridotto …"
    for each in shown:
        command, _, expected = each.replace("\\\n", " ").partition("\n")
        printed = run_command(command)
        assert agrees(expected, printed), f"{block}: {command}\n{printed}"


def run_command(line: str) -> str:
    """Run a command of ours in this process; it must succeed without a complaint."""
    program, *arguments = shlex.split(line)
    assert program == "ridotto", line
    printed, complaints = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(complaints):
        status = main([*arguments, "--lang", "en"])
    assert (status, complaints.getvalue()) == (0, ""), f"{line}\n{complaints.getvalue()}"
    return printed.getvalue()


def agrees(shown: str, printed: str) -> bool:
    """Check whether an output is as shown, where a line "…" stands for any number of lines."""
    parts = [re.escape(part) for part in re.split(r"^…\n", shown, flags=re.MULTILINE)]
    return re.fullmatch("(?:.*\n)*".join(parts), printed) is not None
