"""``ridotto top``: the load of a running house."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from house.serve_process import Running, join, open_table
from ridotto.house.running.house_load import CannotRead, load_of, parse_metrics
from terminal.command import ridotto

FIRST = """
ridotto_info{version="1.2"} 1
ridotto_uptime_seconds 60
ridotto_tables{phase="playing"} 2
ridotto_entries_written_total 100
ridotto_http_requests_total{method="GET",route="/",status="200"} 10
ridotto_append_seconds_bucket{le="0.001"} 90
ridotto_append_seconds_bucket{le="0.005"} 100
ridotto_append_seconds_bucket{le="+Inf"} 100
"""
SECOND = """
ridotto_info{version="1.2"} 1
ridotto_uptime_seconds 70
ridotto_tables{phase="playing"} 3
ridotto_entries_written_total 150
ridotto_http_requests_total{method="GET",route="/",status="200"} 30
ridotto_http_requests_total{method="POST",route="/api/tables",status="500"} 5
ridotto_append_seconds_bucket{le="0.001"} 90
ridotto_append_seconds_bucket{le="0.005"} 199
ridotto_append_seconds_bucket{le="+Inf"} 200
ridotto_failures_total{kind="not-saved"} 4
"""


def test_rates_and_quantiles_are_those_between_two_readings() -> None:
    load = load_of(parse_metrics(FIRST), parse_metrics(SECOND), 10.0)
    assert (load.version, load.uptime, load.playing) == ("1.2", 70, 3)
    assert (load.entries_each_second, load.requests_each_second) == (5.0, 2.5)
    assert load.errors_each_second == 0.5
    assert load.append_p99 == 0.005
    assert load.lag_p99 == 0.0
    assert load.failures == {"not-saved": 4}


def test_a_restart_in_between_gives_no_negative_rates() -> None:
    load = load_of(parse_metrics(SECOND), parse_metrics(FIRST), 10.0)
    assert load.entries_each_second == load.requests_each_second == 0.0


@pytest.mark.parametrize("text", ["", "up 1\n", "<html>", "a{b=1"])
def test_other_programs_are_not_taken_for_a_house(text: str) -> None:
    with pytest.raises(CannotRead):
        parse_metrics(text)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["localhost"], "http://"),
        (["http://localhost:1"], "can’t read the metrics of http://localhost:1"),
        (["--every", "0"], "at least 0.2 seconds"),
        (["--secret-file", "/nowhere/secret"], "can’t read /nowhere/secret"),
    ],
)
def test_what_is_wrong_is_said(arguments: list[str], said: str) -> None:
    done = ridotto("top", "--once", *arguments)
    assert done.returncode in (1, 2)
    assert said in done.stderr
    assert not done.stdout


@pytest.mark.server
def test_the_load_of_a_house_is_shown(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as house:
        token, where = house.guest("Ana"), f"http://127.0.0.1:{house.port}"
        with join(house, open_table(house, token), token) as client:
            assert json.loads(client.recv(timeout=60))["is"] == "view"
            asked = ("top", where, "--once", "--every", "0.2")
            shown, data = ridotto(*asked), ridotto(*asked, "--json")
    assert "Tables waiting for players" in shown.stdout
    assert "No failures since the server started." in shown.stdout
    load = json.loads(data.stdout)
    assert (load["waiting"], load["sockets"], load["playing"]) == (1, 1, 0)
