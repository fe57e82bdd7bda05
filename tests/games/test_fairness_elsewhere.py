"""The same deals, drawn by another program in another language."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from docs.documents import ROOT
from games.fair_games import CASES, DRAWN, KINDS, failing, fair, fair_text
from games.recorded import Record, sealed
from ridotto.games.fairness import check
from soak import times

SCRIPT = ROOT / "docs" / "examples" / "verify.mjs"
GOLDEN = sorted((ROOT / "tests" / "games" / "golden").glob("*-v2-*-fair.json"))
NODE = shutil.which("node")
with_node = pytest.mark.skipif(NODE is None, reason="node is not installed")


def javascript(file: Path, *more: str) -> tuple[int, dict[str, bool]]:
    assert NODE is not None
    done = subprocess.run(
        [NODE, str(SCRIPT), str(file), *more],
        capture_output=True, text=True, timeout=60, check=False, encoding="utf-8",
    )  # fmt: skip
    assert done.stderr == ""
    told = [line.split() for line in done.stdout.splitlines()]
    return done.returncode, {what: verdict == "holds" for verdict, what in told}


@with_node
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_javascript_draws_the_same(file: Path) -> None:
    promised = json.loads(file.read_text(encoding="utf-8"))["fairness"]["commitment"]
    status, told = javascript(file, promised)
    assert status == 0
    assert {"checksum", "shares", "commitment", "published", "seed", "deal"} <= set(told)
    assert all(told.values())
    status, told = javascript(file, "0" * 64)
    assert (status, [what for what, holds in told.items() if not holds]) == (1, ["published"])


@with_node
@pytest.mark.parametrize("number", range(1, 1 + times(2, 20)))
@KINDS
def test_javascript_agrees_about_any_record(kind: str, number: int, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(fair_text(kind, number), encoding="utf-8")
    assert javascript(file)[0] == 0


@with_node
@pytest.mark.parametrize(("kind", "tamper", "told"), CASES)
def test_javascript_finds_the_same_meddling(
    kind: str, tamper: Callable[[Record], None], told: set[str], tmp_path: Path
) -> None:
    record = fair(kind)
    tamper(record)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(sealed(record)), encoding="utf-8")
    status, found = javascript(file)
    assert status == 1
    assert {what for what, holds in found.items() if not holds} == failing(check(record))


@with_node
@KINDS
def test_javascript_finds_a_wrong_checksum(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**fair(kind), "check": "0" * 64}), encoding="utf-8")
    assert not javascript(file)[1]["checksum"]


@with_node
def test_javascript_says_when_nothing_can_be_said(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    record = fair("mascarade")
    del record["fairness"]
    file.write_text(json.dumps(record), encoding="utf-8")
    assert javascript(file) == (1, {"fairness": False})


def test_there_are_golden_records_of_both_games() -> None:
    assert {file.stem.partition("-")[0] for file in GOLDEN} == set(DRAWN)
    for file in GOLDEN:
        assert check(json.loads(file.read_text(encoding="utf-8"))).fair
