"""Commands that Ctrl-C ends say what they have kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

import pytest

from ridotto.lab.crew import WorkersFailed
from ridotto.terminal.commands import backup, check, restore, simulate
from terminal.command import LANGUAGES, here


def interrupt(*_: Any, **__: Any) -> NoReturn:
    raise KeyboardInterrupt


@pytest.mark.parametrize("language", LANGUAGES)
def test_backup_restore_and_check_say_what_is_unchanged(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    for command, name in ((backup, "back_up"), (restore, "restore"), (check, "check_file")):
        monkeypatch.setattr(command, name, interrupt)
    file, data = str(tmp_path / "copy"), str(tmp_path)
    for asked, told in (
        (("backup", file, "--data", data), file),
        (("restore", file, "--data", data), data),
        (("check", data), data),
    ):
        status, out, err = here(capsys, *asked, "--lang", language)
        assert (status, out) == (130, ""), err
        assert err.count("\n") == 1
        assert told in err


def test_failing_workers_are_reported_with_what_was_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def fail(*_: Any) -> NoReturn:
        raise WorkersFailed("died", {"attempts": "4"})

    monkeypatch.setattr(simulate, "simulate", fail)
    asked = ("simulate", "mascarade", "--scenario", "4A", "--games", "5", "--lang", "en")
    status, out, err = here(capsys, *asked)
    assert (status, out) == (1, "")
    first, second = err.splitlines()
    assert "the same work ended its worker 4 times" in first
    assert second == "Nothing was kept; the same command starts again from the beginning."
