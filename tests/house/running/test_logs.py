"""The log of a house, and what it must not contain."""

from __future__ import annotations

import json
import re
import secrets
import subprocess
import sys
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from house.serve_process import WISHES, Running, join, until
from ridotto.house.http.access_log import RouteNames
from ridotto.house.http.app import routes_of
from ridotto.house.http.routes import API_ROUTES
from ridotto.house.running.logs import redact, table_mark
from ridotto.rules.mascarade.masks import MASKS

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def route_names() -> RouteNames:
    # The WebSocket routes only name the house's methods here; nothing is served.
    return RouteNames(routes_of(MagicMock()))


def test_the_log_of_a_whole_game_contains_no_secrets(tmp_path: Path) -> None:
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
    assert {f"/ws/tables/{table_mark(table)}", f"/api/tables/{table_mark(table)}/record"} <= paths
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
from ridotto.house.running.logs import configure_logging
configure_logging("info")
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
    ("path", "shown"),
    [
        ("/", "/"),
        ("/t/abc", f"/t/{table_mark('abc')}"),
        ("/api/tables/abc/qr.svg", f"/api/tables/{table_mark('abc')}/qr.svg"),
        ("/api/tables/abc/other", "/api/…"),
        ("/api/codes/BCDFGHJK", "/api/codes/…"),
        ("/assets/page-1.js", "/assets/…"),
        ("/docs", "/docs"),
        ("/docs/", "/docs/…"),
        ("/docs/index.html", "/docs/…"),
        ("/how/mascarade", "/how/…"),
        ("/nowhere", "…"),
        ("/t/abc/def", "…"),
        ("//t/abc", "…"),
        ("/t/abc\n", f"/t/{table_mark('abc' + chr(10))}"),
    ],
)
def test_paths_are_logged_by_their_route(route_names: RouteNames, path: str, shown: str) -> None:
    assert route_names(path) == shown


def test_every_route_is_logged_by_its_template(route_names: RouteNames) -> None:
    templates = [route.path for route in API_ROUTES]
    templates += ["/ws/lobby", "/ws/tables/{table}", "/healthz", "/metrics", "/api/openapi.json"]
    for template in templates:
        path = re.sub(r"{\w+}", "BCDFGHJKabcdefgh12345", template)
        shown = template.replace("{table}", table_mark("BCDFGHJKabcdefgh12345"))
        assert route_names(path) == re.sub(r"{\w+}", "…", shown)


def test_every_file_of_the_page_is_logged_by_its_name(route_names: RouteNames) -> None:
    files = [file.name for file in (ROOT / "web" / "public").iterdir()]
    assert files
    for name in files:
        assert route_names(f"/{name}") == f"/{name}"


def test_texts_that_look_like_secrets_are_redacted() -> None:
    assert redact(f"a {secrets.token_urlsafe(16)} b") == "a … b"
    assert redact("database or disk is full") == "database or disk is full"
