"""The house behaves as its OpenAPI document says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from house.other_houses import OtherHouse
from house.players import wishes
from house.serving import PATIENCE
from repetitions import times

#: Otherwise wrong secrets would soon be refused unread.
UNLIMITED = "import ridotto.house.operators as operators; operators.MOST_WRONG = 0"
SECRET = "the-secret-of-the-house"

# A valid request may still be refused: 422 for an impossible set-up, a name of invisible letters
# only, too many masks in the centre for the number of players, a player whom the game did not have,
# or a game without beliefs.
CONFIGURATION = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422, 429]

[[operations]]
include-path = "/api/guests"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 403]

[[operations]]
include-path = "/api/scenarios/suggest"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400]

# An address may be too wide, a text invisible, a ban of nobody.
[[operations]]
include-path-regex = "/api/operator/.*"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 404, 409]

[[operations]]
include-path = ["/api/tables/{table}/beliefs", "/api/tables/{table}/replay"]
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 404, 409, 429]
"""
# A guest who deletes themself can ask for nothing else.
STAY = """
[[operations]]
include-name = "DELETE /api/me"
enabled = false
"""


@pytest.mark.parametrize(
    ("who", "phases"),
    [
        ("guest", "coverage,fuzzing,stateful"),
        ("operator", "coverage,fuzzing"),
        ("stranger", "coverage"),
    ],
)
def test_the_house_is_as_it_is_described(tmp_path: Path, who: str, phases: str) -> None:
    (tmp_path / "schemathesis.toml").write_text(CONFIGURATION + (STAY if who == "guest" else ""))
    with OtherHouse(tmp_path / "house", first=UNLIMITED, operator_secret=SECRET) as house:
        guest = house.guest("Ana")
        # Data to be found: a table that waits, and one that is over.
        guest.open(wishes("mascarade", 4, public=True))
        guest.open(wishes("masquerade", 2), sit=None, bots=["pulcinella"] * 2, start=True)
        token = {"guest": guest.token, "operator": SECRET}.get(who)
        headers = ["--header", f"Authorization: Bearer {token}"] if token else []
        tried = subprocess.run(
            [
                sys.executable, "-m", "schemathesis.cli", "run",
                f"http://127.0.0.1:{house.port}/api/openapi.json", "--checks", "all",
                "--phases", phases, "--max-examples", str(times(8, 500)),
                "--generation-deterministic", "--no-color", *headers,
            ],
            cwd=tmp_path, capture_output=True, text=True, timeout=3 * PATIENCE,
            env=os.environ | {"PYTHONIOENCODING": "utf-8"}, check=False,
        )  # fmt: skip
        assert tried.returncode == 0, tried.stdout[-8000:] + tried.stderr[-2000:]
        found = re.search(r"(\d+) generated, (\d+) passed", tried.stdout)
        assert found, tried.stdout
        assert int(found[1]) == int(found[2]) > 100
        described = operations(house.get("/api/openapi.json"))
        assert f"Tested: {described - (who == 'guest')}" in tried.stdout


def operations(described: dict[str, dict[str, dict[str, object]]]) -> int:
    return sum(len(methods) for methods in described["paths"].values())
