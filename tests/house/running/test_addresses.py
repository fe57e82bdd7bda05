"""A house that listens at a file: access, conflicts, and cleaning up."""

from __future__ import annotations

import json
import signal
import socket
import stat
from pathlib import Path
from typing import Any

import pytest

from house.proxies import Through
from house.serve_process import NotOpened, Running, open_table, until
from ridotto import __version__


class AtFile(Running):
    """A house at a file."""

    def __init__(self, folder: Path, file: Path, **more: str) -> None:
        self.file = file
        super().__init__(folder, "--host", f"unix:{file}", **more)

    def _find(self) -> None:
        assert self.welcome == f"Ridotto is running: unix:{self.file}\n", self.log()

    def call(self) -> Through:
        return Through(self.file)


def ask_for(house: AtFile, name: str, **headers: str) -> int:
    """Add a guest with a forwarded address; return the status."""
    calling = house.call()
    try:
        given = {"content-type": "application/json"} | {
            each.replace("_", "-"): value for each, value in headers.items()
        }
        calling.request("POST", "/api/guests", json.dumps({"name": name}), given)
        return calling.getresponse().status
    finally:
        calling.close()


def refused(folder: Path, file: Path) -> str:
    """Return the error of a house that cannot open there."""
    house = NotOpened(folder / "other", "--host", f"unix:{file}")
    assert (house.status, house.out) == (3, "")
    assert not (folder / "other").exists()
    return house.err


def test_the_socket_file_exists_while_the_house_is_open(tmp_path: Path) -> None:
    file = tmp_path / "s"
    with AtFile(tmp_path / "data", file) as house:
        assert stat.S_IMODE(file.stat().st_mode) == 0o666
        assert house.ask("GET", "/healthz")[0] == 200
        token = house.guest("Ana")
        table = open_table(house, token)
        assert house.tell("GET", f"/api/tables/{table}")["shown"]["phase"] == "waiting"
        assert house.end() == 0
        assert not file.exists()
        assert [line["event"] for line in house.log_lines()] == ["open", "closed"]
        assert house.log_lines()[0]["at"].startswith("unix:/")


def test_the_socket_file_of_a_killed_house_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "s"
    with AtFile(tmp_path / "data", file) as house:
        assert house.end(signal.SIGKILL) == -signal.SIGKILL
    assert file.is_socket()
    with AtFile(tmp_path / "data", file) as house:
        assert house.ask("GET", "/healthz")[0] == 200


def test_the_socket_file_of_another_house_is_not_taken(tmp_path: Path) -> None:
    file = tmp_path / "s"
    with AtFile(tmp_path / "data", file) as house:
        told = refused(tmp_path, file)
        assert f"Ridotto {__version__}" in told
        assert f"unix:{file}" in told
        assert house.ask("GET", "/healthz")[0] == 200


def test_the_socket_of_another_program_is_not_taken(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as other:
        other.bind(str(tmp_path / "other.sock"))
        other.listen()
        assert "another program is already listening" in refused(tmp_path, tmp_path / "other.sock")
    letter = tmp_path / "letter"
    letter.write_text("Dear Casanova")
    assert "no socket" in refused(tmp_path, letter)
    assert letter.read_text() == "Dear Casanova"
    assert "there is no such file" in refused(tmp_path, tmp_path / "nowhere" / "s")


def test_a_successor_keeps_its_file_when_the_house_before_it_closes(tmp_path: Path) -> None:
    file = tmp_path / "s"
    with AtFile(tmp_path / "one", file) as first:
        file.unlink()
        with AtFile(tmp_path / "two", file) as second:
            assert first.end() == 0
            assert second.ask("GET", "/healthz")[0] == 200


@pytest.mark.parametrize("proxies", ["127.0.0.1,::1", "10.0.0.0/8"])
def test_the_client_address_is_the_one_the_last_proxy_reports(proxies: str, tmp_path: Path) -> None:
    more: dict[str, Any] = {"RIDOTTO_GUESTS_EACH": "1", "RIDOTTO_PROXIES": proxies}
    with AtFile(tmp_path / "data", tmp_path / "s", **more) as house:
        assert ask_for(house, "Ana", x_forwarded_for="198.51.100.1") == 201
        assert ask_for(house, "Bea", x_forwarded_for="198.51.100.2") == 201
        # Guests can forge the addresses before it.
        assert ask_for(house, "Eva", x_forwarded_for="203.0.113.9, 198.51.100.2") == 429
        # Without a proxy, all clients of a file have the same address.
        assert ask_for(house, "Gil") == 201
        assert ask_for(house, "Ida") == 429


def test_workers_end_with_the_house(tmp_path: Path) -> None:
    with AtFile(tmp_path / "data", tmp_path / "s") as house:
        assert until(house.workers)
        assert house.end(signal.SIGINT) == 0
