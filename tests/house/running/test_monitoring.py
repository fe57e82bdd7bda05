"""Request ids, and the metrics as documented, charted and alerted on."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from house.serve_process import Running, join, open_table
from ridotto.house.bots.pool import BotPool
from ridotto.house.house import House
from ridotto.house.http.access_log import Requests
from ridotto.house.running.metrics import HouseCollector
from ridotto.house.running.settings import Settings
from ridotto.house.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[3]
PROMETHEUS = ROOT / "deploy" / "prometheus"
GRAFANA = ROOT / "deploy" / "grafana"
#: Metrics that Prometheus makes itself.
ITS_OWN = {"up"}

promtool = pytest.mark.skipif(not shutil.which("promtool"), reason="promtool is not installed")


@pytest.fixture(scope="module")
def metrics(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[str, str]]:
    """Return the type and the help text of every metric."""
    data = tmp_path_factory.mktemp("data")
    house = House(SqliteStore(data / "house.db"), Settings(data=data), BotPool())
    found = HouseCollector(house, Requests()).collect()
    ending = {"counter": "_total"}
    return {
        each.name + ending.get(each.type, ""): (each.type, each.documentation) for each in found
    }


@pytest.fixture(scope="module")
def dashboard() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_dashboard", GRAFANA / "make_dashboard.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def names_in(expression: str) -> set[str]:
    return {
        re.sub(r"_(bucket|count|sum)$", "", name)
        for name in re.findall(r"\b(?:ridotto|process)_[a-z_]+|\bup\b", expression)
    }


def test_every_metric_is_documented(metrics: dict[str, tuple[str, str]]) -> None:
    text = (ROOT / "docs" / "monitoring.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| (.*) \|$", text, re.MULTILINE)
    assert {name: (kind, about) for name, kind, about in rows} == metrics


def test_alerts_use_existing_metrics(metrics: dict[str, tuple[str, str]]) -> None:
    text = (PROMETHEUS / "alerts.yml").read_text(encoding="utf-8")
    used = set().union(*map(names_in, re.findall(r"expr: (.*)", text)))
    assert used - ITS_OWN <= set(metrics)
    assert "ridotto_append_seconds" in used


def test_the_dashboard_uses_existing_metrics(
    metrics: dict[str, tuple[str, str]], dashboard: ModuleType
) -> None:
    used = set().union(*map(names_in, dashboard.expressions()))
    assert used <= set(metrics)


def test_the_dashboard_is_up_to_date(dashboard: ModuleType) -> None:
    assert (GRAFANA / "ridotto.json").read_text(encoding="utf-8") == dashboard.build()


@pytest.mark.slow
@promtool
def test_prometheus_accepts_its_files(tmp_path: Path, dashboard: ModuleType) -> None:
    rules = [
        {"record": f"panel:{number}", "expr": expression.replace("$__rate_interval", "1m")}
        for number, expression in enumerate(dashboard.expressions())
    ]
    charted = tmp_path / "charted.yml"
    charted.write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}))
    for command in (
        ["check", "config", "--syntax-only", str(PROMETHEUS / "prometheus.yml")],
        ["check", "rules", str(PROMETHEUS / "alerts.yml"), str(charted)],
        ["test", "rules", str(PROMETHEUS / "alerts_test.yml")],
    ):
        done = subprocess.run(["promtool", *command], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.server
def test_every_request_has_an_id_that_the_log_repeats(tmp_path: Path) -> None:
    with Running(tmp_path / "data", "--log", "debug") as house:
        given = "from-the-proxy.1"
        assert house.headers("/healthz", {"X-Request-ID": given})["x-request-id"] == given
        made = house.headers("/healthz", {"X-Request-ID": "two words"})["x-request-id"]
        assert re.fullmatch("[0-9a-f]{16}", made)
        token = house.guest("Ana")
        with join(house, open_table(house, token), token) as client:
            assert client.response is not None
            socket = client.response.headers["x-request-id"]
        assert house.end() == 0
        lines = house.log_lines()
    requests = {line["request"]: line for line in lines if line["event"] == "request"}
    assert requests[given]["path"] == requests[made]["path"] == "/healthz"
    events = [line["event"] for line in lines if line.get("request") == socket]
    assert events[0] == "socket opened"
    assert events[-1] == "socket closed"


@pytest.mark.server
def test_a_stranger_cannot_choose_the_id_of_a_request(tmp_path: Path) -> None:
    with Running(tmp_path / "data", "--proxies", "192.0.2.9") as house:
        found = house.headers("/healthz", {"X-Request-ID": "mine"})["x-request-id"]
    assert found != "mine"


@pytest.mark.server
def test_requests_are_counted_by_route(house: Running) -> None:
    before = house.metrics()
    house.ask("GET", "/api/codes/BCDFGHJK")
    after = house.metrics()
    name = 'ridotto_http_requests_total{method="GET",route="/api/codes/{code}",status="404"}'
    assert after[name] == before.get(name, 0) + 1
