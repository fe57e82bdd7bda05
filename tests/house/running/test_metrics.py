"""The metrics of a house, as Prometheus reads them."""

from __future__ import annotations

import json
import re

from house.serve_process import Running, join, open_table, until
from ridotto.house.running.histogram import BOUNDS, Histogram

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
    until(lambda: house.metrics()["ridotto_sockets"] == 0)
    after = house.metrics()
    assert before["ridotto_games_ended_total"] == 0
    assert after["ridotto_games_ended_total"] == 1
    assert after['ridotto_tables{phase="over"}'] == 1
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
    sample = re.compile(rf'([a-z_]+)(\{{[a-z]+="[^"\\\n]*"\}})? {number}')
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
