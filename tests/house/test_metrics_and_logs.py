"""What a running house counts and logs, without telling on anybody."""

from __future__ import annotations

import json
import re
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

from house.running import Running, until
from house.test_running import WISHES, join, open_table
from ridotto.house.running.histogram import BOUNDS, Histogram
from ridotto.house.running.logs import mark_of, shape_of, veiled
from ridotto.rules.mascarade.masks import MASKS

# How much it does


def test_what_happens_is_counted(house: Running) -> None:
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


# What it logs


def test_the_log_of_a_whole_game_tells_on_nobody(tmp_path: Path) -> None:
    name, share = "Zanetta Unmistakable", secrets.token_hex(16)
    with Running(tmp_path / "data", "--log", "debug") as house:
        token = house.guest(name)
        asked = {"wishes": WISHES, "sit": share, "bots": ["marina"] * 3}
        opened = house.tell("POST", "/api/tables", asked, token)
        table, code = opened["table"], opened["code"]
        house.tell("GET", f"/api/codes/{code}")
        for path in (f"/api/codes/{code}X", f"/t/{table}", f"/T/{table}", f"/x/{token}.js"):
            house.ask("GET", path)
        house.ask("GET", f"/api/tables/{table}?token={token}")
        with join(house, table, token) as client:
            for text in (
                '{"do":"chat","id":"1","text":"the password is swordfish"}',
                f'{{"do":"act","id":"{token}","action":{{"act":"{table}"}},"seen":1}}',
                f'{{"do":"{share}"}}', f"not json {token}",
                '{"do":"start","id":"2"}', '{"do":"leave","id":"3"}',
            ):  # fmt: skip
                client.send(text)
            until(lambda: house.ask("GET", f"/api/tables/{table}/record")[0] == 200)
        fairness = house.tell("GET", f"/api/tables/{table}/record")["fairness"]
        house.ask("GET", f"/api/tables/{table}/replay?viewer=omniscient", token=token)
        assert house.end() == 0
        log, lines = house.log(), house.log_lines()
    assert all({"time", "level", "event", "logger"} <= set(line) for line in lines)
    paths = {line.get("path") for line in lines}
    assert {f"/ws/tables/{mark_of(table)}", f"/api/tables/{mark_of(table)}/record"} <= paths
    assert {"/api/codes/…", "…"} <= paths
    secret = [fairness["secret"], fairness["commitment"], *filter(None, fairness["shares"])]
    assert share in secret
    for word in (token, table, code, name, "Zanetta", "swordfish", *secret):
        assert word not in log, word
    assert not set(re.findall(r"[a-z-]+", log)) & set(MASKS)
    assert "contribution" not in log


def test_errors_are_logged_by_their_kind_and_place(tmp_path: Path) -> None:
    program = """
import logging, sys
from ridotto.house.running.logs import set_up
set_up("info")
token = "s3cret-s3cret-s3cret-s3cret"
try:
    {}[token + " of Ana"]
except KeyError:
    logging.getLogger("uvicorn.error").exception("Exception in %s", token)
try:
    open("/nowhere/at/all")
except OSError:
    logging.getLogger("ridotto.house").exception("failed", extra={"kind": "x"})
logging.getLogger("uvicorn.error").info("%s - \\"WebSocket %s\\" [accepted]", 1, token)
logging.getLogger("uvicorn.error").debug("frames")
logging.getLogger("ridotto.house").warning("%d %d", 1)
import threading
thread = threading.Thread(target=lambda: {}[token]); thread.start(); thread.join()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
    first, second, third = [json.loads(line) for line in done.stderr.splitlines()]
    assert (first["event"], first["error"], first["level"]) == (
        "Exception in …",
        "KeyError",
        "error",
    )
    assert "why" not in first
    assert first["at"][-1].endswith(":7 <module>")
    assert (second["event"], second["error"], second["kind"]) == (
        "failed",
        "FileNotFoundError",
        "x",
    )
    assert "/nowhere/at/all" in second["why"]
    assert (third["event"], third["error"]) == ("thread failed", "KeyError")
    assert "s3cret" not in done.stderr
    assert "Ana" not in done.stderr


@pytest.mark.parametrize(
    ("path", "shape"),
    [
        ("/", "/"),
        ("/t/abc", f"/t/{mark_of('abc')}"),
        ("/api/tables/abc/qr.svg", f"/api/tables/{mark_of('abc')}/qr.svg"),
        ("/api/tables/abc/other", "…"),
        ("/api/codes/BCDFGHJK", "/api/codes/…"),
        ("/assets/page-1.js", "/assets/…"),
        ("/t/abc/def", "…"),
        ("//t/abc", "…"),
        ("/t/abc\n", f"/t/{mark_of('abc' + chr(10))}"),
    ],
)
def test_paths_are_logged_by_their_shape(path: str, shape: str) -> None:
    assert shape_of(path) == shape


def test_what_looks_like_a_secret_is_left_out_of_texts() -> None:
    assert veiled(f"a {secrets.token_urlsafe(16)} b") == "a … b"
    assert veiled("database or disk is full") == "database or disk is full"
