"""Errors of the operating system in every language."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from ridotto.games.os_errors import os_error_text
from ridotto.games.words import LANGUAGES, speak

ENGLISH = speak("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "number", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOSPC, errno.EROFS, errno.EIO]
)
def test_a_usual_error_is_told_without_the_words_of_the_system(number: int, language: str) -> None:
    words = speak(language)
    told = os_error_text(OSError(number, os.strerror(number), "file"), words)
    assert told != os.strerror(number)
    assert "Errno" not in told
    # Some exceptions carry the text alone.
    assert os_error_text(os.strerror(number), words) == told
    assert os_error_text(RuntimeError(os.strerror(number)), words) == told


def test_other_errors_keep_their_text() -> None:
    assert os_error_text(ValueError("too blue"), ENGLISH) == "too blue"
    rare = OSError(errno.EDOM, os.strerror(errno.EDOM))
    assert os_error_text(rare, ENGLISH) == os.strerror(errno.EDOM)


def test_real_errors_are_recognised(tmp_path: Path) -> None:
    def told(path: Path) -> str:
        with pytest.raises((OSError, ValueError)) as raised:
            path.read_text(encoding="utf-8")
        return os_error_text(raised.value, ENGLISH)

    assert told(tmp_path) == "that is a folder"
    assert told(tmp_path / "nowhere") == "there is no such file"
    (tmp_path / "file").write_bytes(b"\xff")
    assert told(tmp_path / "file") == "it is not text in UTF-8"
    assert told(tmp_path / "file" / "within") == "part of the path is not a folder"
    assert told(tmp_path / ("x" * 999)) == "the name is too long"
    assert told(tmp_path / "a\0b") == "that can’t be the name of a file"
    (tmp_path / "ring").symlink_to("ring")
    assert told(tmp_path / "ring") == "the link leads back to itself"
