"""The files in ``deploy/`` agree with the program and are valid."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from configparser import ConfigParser
from contextlib import closing
from pathlib import Path

import pytest

from house.other_houses import OtherHouse
from house.serve_process import until
from ridotto.house.http.static import PAGE
from ridotto.house.running.settings import READERS, Settings, read_settings, variable_of
from ridotto.house.store.data_directory import store_file
from ridotto.terminal.commands.serve import BAD_STORE
from ridotto.terminal.main import commands

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
DOCUMENT = ROOT / "docs" / "house.md"
UNITS = ("ridotto.service", "ridotto-backup.service", "ridotto-backup.timer")


def files() -> list[Path]:
    return [
        each for each in DEPLOY.rglob("*") if each.is_file() and "__pycache__" not in each.parts
    ]


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def variables_in(text: str) -> dict[str, str]:
    return dict(re.findall(r"\b(RIDOTTO_[A-Z_]+)=(\S+)", text))


def test_variables_are_those_of_the_program() -> None:
    known = {variable_of(name) for name in READERS} | {"RIDOTTO_CACHE_DIR"}
    for file in (*files(), DOCUMENT):
        found = set(re.findall(r"RIDOTTO_[A-Z_]+", file.read_text(encoding="utf-8")))
        assert found <= known, file.name
    for name in ("ridotto.service", "Containerfile"):
        given = variables_in(text_of(name))
        settings = read_settings({}, given)
        assert (settings.port, str(settings.data)) == (Settings().port, "/var/lib/ridotto")
        assert given["RIDOTTO_CACHE_DIR"] == "/var/cache/ridotto"


def test_commands_are_those_of_the_program() -> None:
    unit, backup = text_of("ridotto.service"), text_of("ridotto-backup.service")
    called = re.findall(r"/opt/ridotto/bin/ridotto ([a-z]+)", unit + backup)
    assert called == ["serve", "backup"]
    assert set(called) <= set(commands())
    assert 'ENTRYPOINT ["ridotto"]\nCMD ["serve"]' in text_of("Containerfile")


def test_proxies_lead_to_the_house_and_keep_its_numbers_to_themselves() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        assert f"127.0.0.1:{Settings().port}" in text_of(name)
        assert "/metrics" in text_of(name)
    nginx = text_of("nginx.conf")
    assert "proxy_set_header Upgrade $http_upgrade;" in nginx
    assert "proxy_set_header Host $http_host;" in nginx
    assert nginx.count("access_log off;") == nginx.count("server_name")
    assert nginx.count("{") == nginx.count("}")


def test_the_service_is_not_restarted_after_permanent_errors() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text_of("ridotto.service"))
    assert unit["Service"]["RestartPreventExitStatus"].split() == ["2", str(BAD_STORE)]
    assert int(unit["Service"]["LimitNOFILE"]) > Settings().sockets


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        # Only the path of the program differs.
        text = text_of(name).replace("/opt/ridotto/bin/ridotto", sys.executable)
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", *(tmp_path / name for name in UNITS)],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_container_is_built_from_what_is_there() -> None:
    text = text_of("Containerfile")
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE):
        for source in line.split():
            assert (ROOT / source).exists(), source
    page = PAGE.relative_to(ROOT).as_posix()
    assert f"COPY --from=page /build/{page} {page}" in text
    assert f"EXPOSE {Settings().port}" in text
    assert "/healthz" in text
    assert re.search(r"^USER ridotto$", text, re.MULTILINE)
    assert "VOLUME /var/lib/ridotto" in text


def test_the_container_is_healthy_as_long_as_the_house_answers(tmp_path: Path) -> None:
    lines = text_of("Containerfile").replace("\\\n", "")
    (found,) = re.findall(r"^HEALTHCHECK .*? CMD (\[.+\])$", lines, re.MULTILINE)
    _, *command = json.loads(found)

    def is_healthy(port: int) -> bool:
        environment = os.environ | {"RIDOTTO_PORT": str(port)}
        done = subprocess.run(
            [sys.executable, *command], env=environment, timeout=60, check=False,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        return done.returncode == 0

    with OtherHouse(tmp_path) as house:
        assert house.ask("GET", "/healthz")[0] == 200
        assert is_healthy(house.port)
        with closing(sqlite3.connect(store_file(tmp_path))) as store:
            store.execute("ALTER TABLE mutes RENAME TO gone")
        until(lambda: house.ask("GET", "/healthz")[0] == 503)
        assert is_healthy(house.port)
        house.kill()
        assert not is_healthy(house.port)


def test_the_document_names_every_file_and_every_setting() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    monitoring = (ROOT / "docs" / "monitoring.md").read_text(encoding="utf-8")
    for file in files():
        named = file.name in monitoring if file.parent != DEPLOY else f"deploy/{file.name}" in text
        assert named, file.name
    for name in READERS:
        assert f"`{variable_of(name)}`" in text, name
