"""``ridotto verify``: valid deals, invalid deals, and invalid records."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.fair_games import CASES, DRAWN, KINDS, failing, fair, fair_text, other_share
from games.random_games import examples
from games.recorded import Record, sealed
from ridotto.games.fairness import check
from ridotto.games.mascarade import Mascarade, Setup
from ridotto.games.record import record_of, write_record
from ridotto.games.words import speak
from ridotto.terminal.main import main
from terminal.command import LANGUAGES, ridotto, ridotto_json


def saved(folder: Path, record: Record) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def promised(kind: str) -> str:
    told: str = fair(kind)["fairness"]["commitment"]
    return told


@KINDS
def test_a_fair_record_passes(kind: str, tmp_path: Path) -> None:
    file = saved(tmp_path, fair(kind))
    share = fair(kind)["fairness"]["shares"][1]
    done = ridotto("verify", file, "--commitment", promised(kind), "--share", share)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert sum(line.startswith("✓") for line in lines) == 5 + len(DRAWN[kind])
    assert "✗" not in done.stdout
    assert lines[-1] == f"{file}: all checks passed."
    assert f"  Player 1 (Guest 1): {share}" in lines
    assert "  Player 0 (Guest 0): none" in lines


def test_without_a_published_commitment_the_reader_is_asked_to_compare_it(tmp_path: Path) -> None:
    file = saved(tmp_path, fair("mascarade"))
    assert promised("mascarade") in ridotto("verify", file).stdout
    compared = ridotto("verify", file, "--commitment", promised("mascarade").upper())
    assert compared.returncode == 0
    assert "--commitment" not in compared.stdout


def test_a_record_may_come_from_standard_input() -> None:
    text = fair_text("masquerade")
    done = ridotto("verify", "-", stdin=text)
    assert done.returncode == 0
    assert ridotto("verify", "-", stdin=text.replace('"Guest 1"', '"Guest 2"')).returncode == 1
    assert ridotto("verify", "-", stdin="").returncode == 2


@KINDS
def test_findings_are_printed_as_json(kind: str, tmp_path: Path) -> None:
    told = fair(kind)["fairness"]
    file = saved(tmp_path, fair(kind))
    report = ridotto_json("verify", file)
    assert report["ok"] is True
    assert {field: report[field] for field in ("table", "commitment", "shares")} == {
        field: told[field] for field in ("table", "commitment", "shares")
    }
    whats = [finding["what"] for finding in report["findings"]]
    assert whats == ["replay", "fairness", "commitment", *DRAWN[kind]]
    assert all(finding["holds"] and finding["text"] for finding in report["findings"])
    report = ridotto_json("verify", file, "--commitment", "0" * 64, "--share", "1" * 32, status=1)
    assert [f["what"] for f in report["findings"] if not f["holds"]] == ["published", "share"]


@pytest.mark.parametrize(("kind", "tamper", "told"), CASES)
def test_tampering_is_found_even_with_a_correct_checksum(
    kind: str, tamper: Callable[[Record], None], told: set[str], tmp_path: Path
) -> None:
    record = fair(kind)
    tamper(record)
    status, out = in_process(saved(tmp_path, sealed(record)), "--json")
    assert status == 1
    broken = {finding["what"] for finding in json.loads(out)["findings"] if not finding["holds"]}
    assert broken - {"replay"} == failing(check(record)) != set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_are_printed_in_every_language(language: str, tmp_path: Path) -> None:
    words = speak(language)
    good = ridotto("verify", saved(tmp_path, fair("mascarade")), "--lang", language)
    assert good.returncode == 0
    assert words("verify-deal") in good.stdout
    record = fair("mascarade")
    other_share(record)
    record["moves"].pop()
    bad = ridotto("verify", saved(tmp_path, record), "--lang", language)
    assert bad.returncode == 1
    assert words("verify-deal.not") in bad.stdout
    assert words("verify-replay.not", why="").strip() in bad.stdout
    for text in (good.stdout, bad.stdout):
        assert not {"{", "}", "$"} & set(text)
    english = speak("en")
    if language != "en":
        assert english("verify-deal") not in good.stdout
    helped = ridotto("verify", "--help", "--lang", language).stdout
    assert words("help-verify-share").split()[0] in helped


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_without_shares_is_said_to_prove_nothing(language: str, tmp_path: Path) -> None:
    game = Mascarade(Setup(4, "4A", seed=4))
    file = tmp_path / "plain.json"
    file.write_text(write_record(record_of(game)), encoding="utf-8")
    done = ridotto("verify", file, "--lang", language)
    words = speak(language)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines() == [
        f"✓ {words('verify-replay')}",
        f"✗ {words('verify-fairness.not')}",
        words("verify-unsaid", file=str(file)),
    ]
    report = ridotto_json("verify", file, "--lang", language, status=1)
    assert [finding["holds"] for finding in report["findings"]] == [True, False]


def test_broken_shares_are_reported(tmp_path: Path) -> None:
    record = fair("mascarade")
    record["fairness"]["secret"] = "short"
    done = ridotto("verify", saved(tmp_path, sealed(record)))
    assert done.returncode == 1
    assert "✗ What the record says about its deal can’t be used" in done.stdout
    assert "secret must be 64 digits" in done.stdout
    assert "2 checks failed" in done.stdout


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"[]", "not the record of a game"),
        (b"{}", "not the record of a game"),
        (b'{"format":"ridotto-record"}', "record.version"),
        (b'{"format":"ridotto-record","version":3}', "use a newer one"),
    ],
)
def test_a_file_that_is_no_record_is_unreadable(tmp_path: Path, content: bytes, told: str) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    done = ridotto("verify", file)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    report = ridotto_json("verify", file, status=2)
    assert (report["ok"], report["findings"]) == (False, [])
    assert told in report["unreadable"]


def test_a_file_that_cannot_be_opened_is_unreadable(tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere.json", tmp_path, "/dev/null/x"):
        assert ridotto("verify", file).returncode == 2
    huge = tmp_path / "huge.json"
    with huge.open("wb") as sparse:
        sparse.truncate((1 << 24) + 1)
    assert "too large" in ridotto("verify", huge).stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "missing: RECORD"),
        (("x", "--commitment", "12"), "64 digits"),
        (("x", "--commitment", "g" * 64), "64 digits"),
        (("x", "--commitment", "0" * 63), "64 digits"),
        (("x", "--share", "0" * 31), "32 to 64 digits"),
        (("x", "--share", "0" * 9999), "32 to 64 digits"),
        (("x", "--share", "\x1b[31m"), "32 to 64 digits"),
        (("x", "--share"), "needs a value"),
        (("x", "y"), "not recognised"),
    ],
)
def test_a_wrong_command_line_says_what_would_be_right(
    arguments: tuple[str, ...], told: str
) -> None:
    done = ridotto("verify", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert "\x1b" not in done.stderr


def test_escape_sequences_in_a_name_are_not_printed(tmp_path: Path) -> None:
    record = fair("mascarade")
    record["names"][1] = "\x1b[31mred\n✓"
    done = ridotto("verify", saved(tmp_path, sealed(record)))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Player 1 (\ufffd[31mred\ufffd✓)" in done.stdout


# Any file content


def in_process(file: Path | None, *more: str, stdin: bytes = b"") -> tuple[int, str]:
    """Return the status and the output; without a file, for the content of ``stdin``."""
    out, before = io.StringIO(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin))
    try:
        with redirect_stdout(out), redirect_stderr(io.StringIO()):
            status = main(["verify", str(file or "-"), "--lang", "en", *more])
    finally:
        sys.stdin = before
    return status, out.getvalue()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def inputs(draw: st.DrawFn) -> bytes:
    """Return a record with a changed part or byte, or random bytes."""
    kind = draw(st.sampled_from(list(DRAWN)))
    way = draw(st.integers(0, 3))
    if way == 0:
        return draw(st.binary(max_size=200))
    if way == 1:
        text = bytearray(fair_text(kind).encode())
        text[draw(st.integers(0, len(text) - 1))] = draw(st.integers(0, 255))
        return bytes(text)
    record: Any = fair(kind)
    at = record
    while True:
        key = draw(st.sampled_from(list(at) if isinstance(at, dict) else range(len(at))))
        if not isinstance(at[key], (dict, list)) or not at[key] or draw(st.booleans()):
            break
        at = at[key]
    at[key] = draw(JSON)
    return json.dumps(sealed(record) if way == 2 else record).encode("utf-8", "surrogatepass")


@examples(300)
@given(inputs())
def test_any_bytes_get_a_verdict(data: bytes) -> None:
    status, told = in_process(None, "--json", stdin=data)
    assert status in (0, 1, 2)
    report = json.loads(told)
    assert report["ok"] == (status == 0)
    assert ("unreadable" in report) == (status == 2)
    assert (status == 0) == (bool(report["findings"]) and all(
        finding["holds"] for finding in report["findings"]
    ))  # fmt: skip
    assert in_process(None, stdin=data)[0] == status


@examples(150)
@given(st.data())
def test_one_changed_byte_is_noticed(data: st.DataObject) -> None:
    """The record is invalid, or still has the same meaning."""
    text = bytearray(fair_text("mascarade").encode())
    text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    status, _ = in_process(None, stdin=bytes(text))
    if status == 0:
        assert json.loads(text) == fair("mascarade")
