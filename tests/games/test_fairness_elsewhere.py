"""The same deals, drawn by another program in another language."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from docs.documents import ROOT
from games.fair_games import CASES, DRAWN, KINDS, failing, fair, fair_text
from games.recorded import Record, sealed
from repetitions import times
from ridotto.games.fairness import check

SCRIPT = ROOT / "docs" / "examples" / "verify.mjs"
GOLDEN = sorted((ROOT / "tests" / "games" / "golden").glob("*-v2-*-fair.json"))
NODE = shutil.which("node")
with_node = pytest.mark.skipif(NODE is None, reason="node is not installed")


#: Answers every record on a line with its findings: starting Node takes longer than checking.
MANY = f"""
import {{ createInterface }} from "node:readline"
import {{ verify }} from {json.dumps(SCRIPT.as_uri())}
for await (const line of createInterface(process.stdin))
  console.log(JSON.stringify(await verify(JSON.parse(line))))
"""
Verify = Callable[[str], dict[str, bool]]


@pytest.fixture(scope="module")
def verify() -> Iterator[Verify]:
    assert NODE is not None
    command = [NODE, "--input-type=module", "-e", MANY]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        told, asked = process.stdout, process.stdin
        assert told is not None
        assert asked is not None

        def one(record: str) -> dict[str, bool]:
            asked.write(json.dumps(json.loads(record)) + "\n")
            asked.flush()
            found: dict[str, bool] = json.loads(told.readline())
            return found

        yield one


def javascript(file: Path, *more: str) -> tuple[int, dict[str, bool]]:
    """Run the script as a command."""
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
def test_javascript_agrees_about_any_record(kind: str, number: int, verify: Verify) -> None:
    assert all(verify(fair_text(kind, number)).values())


@with_node
@pytest.mark.parametrize(("kind", "tamper", "told"), CASES)
def test_javascript_finds_the_same_meddling(
    kind: str, tamper: Callable[[Record], None], told: set[str], verify: Verify
) -> None:
    record = fair(kind)
    tamper(record)
    found = verify(json.dumps(sealed(record)))
    assert {what for what, holds in found.items() if not holds} == failing(check(record)) != set()


@with_node
@KINDS
def test_javascript_finds_a_wrong_checksum(kind: str, verify: Verify) -> None:
    assert not verify(json.dumps({**fair(kind), "check": "0" * 64}))["checksum"]


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
