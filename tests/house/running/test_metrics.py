"""The metrics of a house, as Prometheus reads them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from house.serve_process import Running, join, open_table, until
from ridotto.house.running.histogram import BOUNDS, Histogram


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a house with an operator's secret."""
    data = tmp_path_factory.mktemp("guarded") / "data"
    with Running(data, RIDOTTO_OPERATOR_SECRET="sixteen-letters!") as running:
        yield running


# Activity


def test_activity_is_counted(house: Running) -> None:
    before = house.metrics()
    token = house.guest("Ana")
    bots = ["marina"] * 3
    waiting = open_table(house, token)
    table = open_table(house, token, bots=bots, start=True)
    with join(house, table, token) as client:
        assert json.loads(client.recv(timeout=60))["is"] == "view"
        assert house.metrics()["ridotto_sockets"] == 1
        client.send('{"do":"leave","id":"1"}')
        until(lambda: house.ask("GET", f"/api/tables/{table}/record")[0] == 200)
        # A finished table is unloaded soon after the last client has left.
        assert house.metrics()['ridotto_tables{phase="over"}'] == 1
    until(lambda: house.metrics()["ridotto_sockets"] == 0)
    after = house.metrics()
    assert before["ridotto_games_ended_total"] == 0
    assert after["ridotto_games_ended_total"] == 1
    assert after['ridotto_tables{phase="waiting"}'] == 1
    entries = len(house.tell("GET", f"/api/tables/{table}/record")["moves"])
    assert after["ridotto_entries_written_total"] >= entries
    assert after["ridotto_append_seconds_count"] > before["ridotto_append_seconds_count"]
    assert after["ridotto_commit_size_sum"] >= after["ridotto_commit_size_count"] > 0
    for name in ("process_cpu_seconds_total", "process_resident_memory_bytes"):
        assert after[name] > 0
    assert after["ridotto_uptime_seconds"] > before["ridotto_uptime_seconds"]
    for secret in (waiting, table, token, "Ana"):
        assert secret.encode() not in house.ask("GET", "/metrics")[1]


def test_the_metrics_are_as_prometheus_reads_them(house: Running) -> None:
    house.ask("GET", "/healthz")
    text = house.ask("GET", "/metrics")[1].decode()
    number = r"[0-9.+-]+(?:e[+-]?\d+)?"
    sample = re.compile(rf'([a-z_]+)(\{{(?:[a-z]+="[^"\\\n]*",?)+\}})? {number}')
    told: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert kind in ("counter", "gauge", "histogram", "summary")
            assert name not in told
            told[name] = kind
        elif not line.startswith("# HELP "):
            found = sample.fullmatch(line)
            assert found, line
            base = re.sub(r"_(bucket|sum|count)$", "", found[1])
            assert found[1] in told or told[base] in ("histogram", "summary"), line
    assert all(name.endswith("_total") for name, kind in told.items() if kind == "counter")
    assert text.endswith("\n")


# Readers


def asked(**headers: str) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (asked(), 200),
        (asked(x_forwarded_for="127.0.0.1"), 401),
        (asked(x_forwarded_for="203.0.113.9"), 401),
        (asked(via="1.1 somewhere"), 401),
        (asked(x_forwarded_for="203.0.113.9", authorization="Bearer wrong"), 401),
        (asked(x_forwarded_for="203.0.113.9", authorization="Bearer sixteen-letters!"), 200),
    ],
)
def test_metrics_are_for_this_machine_and_for_operators(
    guarded: Running, headers: dict[str, str], status: int
) -> None:
    connection = guarded.call()
    connection.request("GET", "/metrics", headers=headers)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    assert answer.status == status
    assert (b"ridotto_tables" in text) == (status == 200)


def test_without_an_operator_s_secret_others_find_no_metrics(house: Running) -> None:
    connection = house.call()
    connection.request("GET", "/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert connection.getresponse().status == 404
    connection.close()


def test_a_histogram_counts_everything_up_to_each_bound() -> None:
    histogram = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 2.0, 3.0):
        histogram.observe(seconds)
    samples = histogram.family("h", "about").samples
    assert [(each.name, each.labels.get("le"), each.value) for each in samples] == [
        ("h_bucket", "0.1", 2), ("h_bucket", "1", 3), ("h_bucket", "+Inf", 5),
        ("h_count", None, 5), ("h_sum", None, 5.65),
    ]  # fmt: skip
    assert sorted(BOUNDS) == list(BOUNDS)
