"""``ridotto serve``: settings, errors and output."""

from __future__ import annotations

import http.client
import json
import os
import pty
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from house.serve_process import PATIENCE, NotOpened, Running, until
from house.serving import free_port
from ridotto.games.words import speak
from ridotto.house.moderation import house_rules, word_lists
from ridotto.house.running.addresses import addresses_in_network
from ridotto.house.running.settings import (
    READERS,
    BadSetting,
    Settings,
    default_data,
    option_of,
    read_settings,
    variable_of,
)
from ridotto.house.store.data_directory import store_file
from ridotto.terminal.main import main
from terminal.command import LANGUAGES, environment, ridotto

SECRET_FILE = Path(__file__).with_name("operator_secret.txt")
BAD = {
    "host": ["a b", "http://x", "127.0.0.1:80", "ü", "x@y", "unix:", "unix:/" + "x" * 103],
    "port": ["-1", "65536", "eighty", "80.5", "٨٠", "9" * 40],
    "data": ["a\0b", "~nobody-of-this-name/x"],
    "public_url": ["example.org", "ftp://x", "https://", "https://x/path", "https://x?y", "https://x#",
                   "https://me@x", "https://x:99999", "https://x:0", "https://a b", "https://x\n"],
    "thinkers": ["0", "65", "-1", ""],
    "grace": ["-1", "3601", "nan", "inf", "soon"],
    "sockets": ["0", "many", "1000001"],
    "sockets_each": ["0", "-5"],
    "guests_each": ["-1", "few"],
    "tables_each": ["-1", "1e3"],
    "tables_open": ["-1", "all"],
    "chat_each": ["-1", "few"],
    "sockets_address": ["-1", "1000001"],
    "codes_address": ["-1", "0.5"],
    "requests_address": ["-1", "1/s"],
    "messages_address": ["-1", "x"],
    "proxies": ["me", "127.0.0.1;::1", "10.0.0.1/8", "*,127.0.0.1"],
    "log": ["loud", "trace", "infos"],
    "operator_secret": ["short", "x" * 15, "x" * 201, "with spaces in between", "ü" * 20],
    "operator_secret_file": ["/no/such/file", "/"],
    "word_lists": ["/no/such/folder", str(SECRET_FILE)],
    "house_rules": ["/no/such/folder", str(SECRET_FILE.parent)],
    "backup_every": ["-1", "8761", "daily"],
    "keep_backups": ["0", "all"],
    "backups": ["a\0b"],
    "keep_tables": ["-1", "36501", "30d"],
    "keep_chat": ["-1", "ever"],
    "keep_guests": ["-1", "1.5"],
}  # fmt: skip
GOOD = {
    "host": ("[::1]", "::1"),
    "port": ("0", 0),
    "data": ("/srv/ridotto", Path("/srv/ridotto")),
    "public_url": ("https://masks.example.org:8443/", "https://masks.example.org:8443"),
    "thinkers": ("4", 4),
    "grace": ("2.5", 2.5),
    "sockets": ("100", 100),
    "sockets_each": ("3", 3),
    "guests_each": ("0", 0),
    "tables_each": ("7", 7),
    "tables_open": ("0", 0),
    "chat_each": ("10", 10),
    "sockets_address": ("50", 50),
    "codes_address": ("0", 0),
    "requests_address": ("1000", 1000),
    "messages_address": ("0", 0),
    "proxies": ("127.0.0.1, 10.88.0.0/16", "127.0.0.1/32,10.88.0.0/16"),
    "log": ("DEBUG", "debug"),
    "operator_secret": ("sixteen-letters!", "sixteen-letters!"),
    "operator_secret_file": (f"{SECRET_FILE}", SECRET_FILE),
    "word_lists": (f"{word_lists.DEFAULTS}", word_lists.DEFAULTS),
    "house_rules": (f"{house_rules.DEFAULTS}", house_rules.DEFAULTS),
    "backup_every": ("0", 0),
    "keep_backups": ("30", 30),
    "backups": ("/srv/copies", Path("/srv/copies")),
    "keep_tables": ("365", 365),
    "keep_chat": ("30", 30),
    "keep_guests": ("730", 730),
}


# Settings


@pytest.mark.parametrize("name", READERS)
def test_every_setting_can_be_given_in_two_ways_and_the_command_line_wins(name: str) -> None:
    given, read = GOOD[name]
    assert getattr(read_settings({name: given}, {}), name) == read
    assert getattr(read_settings({}, {variable_of(name): given}), name) == read
    other = {variable_of(name): BAD[name][0]}
    assert getattr(read_settings({name: given}, other), name) == read
    assert getattr(read_settings({name: None}, {variable_of(name): ""}), name) == getattr(
        Settings(), name
    )
    assert set(Settings.__struct_fields__) == set(READERS)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("::ffff:192.0.2.1", "192.0.2.1/32"),
        ("::ffff:10.88.0.0/112", "10.88.0.0/16"),
        ("::/0", "::/0"),
        ("2001:db8::1", "2001:db8::1/128"),
    ],
)
def test_proxies_are_named_as_the_house_sees_them(given: str, read: str) -> None:
    assert read_settings({"proxies": given}, {}).proxies == read


@pytest.mark.parametrize(("name", "given"), [(name, bad) for name in BAD for bad in BAD[name]])
def test_a_bad_setting_is_named_with_what_would_be_right(name: str, given: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({name: given}, {})
    assert refused.value.where == option_of(name)
    if given:
        with pytest.raises(BadSetting) as refused:
            read_settings({}, {variable_of(name): given})
        assert refused.value.where == variable_of(name)
    for language in LANGUAGES:
        told = speak(language)(refused.value.needs, given="it", **refused.value.bounds)
        assert "{" not in told
        assert told != speak("en")(refused.value.needs, given="it", **refused.value.bounds) or (
            language == "en"
        )


def test_the_operators_secret_is_the_first_line_of_its_file_unless_it_is_given(
    tmp_path: Path,
) -> None:
    file = {"operator_secret_file": str(SECRET_FILE)}
    assert read_settings(file, {}).operator_secret == "the-first-line-is-it"
    variable = {"RIDOTTO_OPERATOR_SECRET": "the-variable-is-it"}
    assert read_settings(file, variable).operator_secret == "the-variable-is-it"
    (tmp_path / "short").write_text("short\n")
    with pytest.raises(BadSetting):
        read_settings({"operator_secret_file": str(tmp_path / "short")}, {})


def test_a_bad_secret_is_not_repeated(capsys: Any) -> None:
    assert main(["serve", "--operator-secret", "too-short"]) == 2
    assert "too-short" not in capsys.readouterr().err


def test_the_default_data_folder_is_in_the_users_data_folder() -> None:
    assert default_data({"XDG_DATA_HOME": "/x"}) == Path("/x/ridotto")
    assert default_data({}) == Path.home() / ".local" / "share" / "ridotto"


@pytest.mark.parametrize("command", [("serve",), ("backup", "copy"), ("restore", "copy")])
def test_without_a_home_folder_a_data_folder_is_required(
    command: tuple[str, ...], monkeypatch: Any, capsys: Any
) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("XDG_DATA_HOME", "RIDOTTO_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert main([*command, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert f"ridotto {command[0]}: --data: this user has no home" in told
    assert main([*command, "--lang", "en", "--help"]) == 0
    assert read_settings({"data": "here"}, {}).data == Path("here")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_setting_ends_the_command_with_status_2(language: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    by_option = ridotto("serve", "--data", data, "--port", "70000", RIDOTTO_LANG=language)
    by_variable = ridotto("serve", "--data", data, RIDOTTO_LANG=language, RIDOTTO_GRACE="x\x1by")
    assert (by_option.returncode, by_option.stdout) == (2, "")
    assert by_option.stderr.startswith("ridotto serve: --port: ")
    assert "70000" in by_option.stderr
    assert "65535" in by_option.stderr
    assert by_variable.returncode == 2
    assert by_variable.stderr.startswith("ridotto serve: RIDOTTO_GRACE: ")
    assert "\x1b" not in by_variable.stderr
    assert not data.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_setting_and_its_variable(language: str) -> None:
    done = ridotto("serve", "--help", RIDOTTO_LANG=language, COLUMNS="200")
    assert (done.returncode, done.stderr) == (0, "")
    for name in READERS:
        assert option_of(name) in done.stdout
        assert variable_of(name) in done.stdout
    assert "8013" in done.stdout


# Conflicts


def stopped(data: Path, *more: str, status: int) -> str:
    """Return the error of a house that cannot open; nothing has changed."""
    before = {file: file.read_bytes() for file in data.glob("*")} if data.is_dir() else None
    house = NotOpened(data, *more)
    assert (house.status, house.out) == (status, ""), house.err
    assert house.err.count("\n") == 1
    assert ({file: file.read_bytes() for file in data.glob("*")} if before else None) == before
    return house.err


def test_a_port_of_another_house_is_reported(tmp_path: Path) -> None:
    with Running(tmp_path / "one") as house:
        told = stopped(tmp_path / "two", "--port", str(house.port), status=3)
    assert "is already running at" in told
    assert f"127.0.0.1:{house.port}" in told
    assert not (tmp_path / "two").exists()


def test_a_port_of_another_program_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = stopped(tmp_path / "data", "--port", str(port), status=3)
    assert "another program is already listening" in told
    assert not (tmp_path / "data").exists()


def test_an_address_of_another_machine_is_reported(tmp_path: Path) -> None:
    for host in ("192.0.2.7", "no-such-host.invalid"):
        assert "can’t listen" in stopped(tmp_path / "data", "--host", host, status=3)
    assert not (tmp_path / "data").exists()


def test_a_data_folder_in_use_is_reported(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as house:
        other = NotOpened(tmp_path / "data")
        assert (other.status, other.out) == (3, "")
        assert f"another server is running on {tmp_path / 'data'}" in other.err
        assert house.ask("GET", "/healthz")[0] == 200
        house.process.kill()
        house.process.wait(PATIENCE)
    # The lock has ended with the process, however that ended.
    with Running(tmp_path / "data") as house:
        assert house.end() == 0


def test_a_data_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "can’t use" in stopped(tmp_path / "file" / "data", status=4)
    assert "can’t use" in stopped(Path("/proc/ridotto"), status=4)


def test_a_store_of_another_program_or_version_is_refused(tmp_path: Path) -> None:
    for name, change in {
        "newer": "PRAGMA user_version=99",
        "other": "CREATE TABLE recipes (cake TEXT)",
        "text": "",
    }.items():
        data = tmp_path / name
        data.mkdir()
        if change:
            made = sqlite3.connect(store_file(data))
            made.execute(change)
            made.close()
        else:
            store_file(data).write_text("dear diary\n" * 100, encoding="utf-8")
        told = stopped(data, status=4)
        assert str(store_file(data)) in told
        assert "Nothing was changed" in told
        assert [file.name for file in data.iterdir()] == ["ridotto.db"]


# Output


def test_settings_may_come_from_the_environment(tmp_path: Path) -> None:
    with Running(
        tmp_path / "data", RIDOTTO_LOG="debug", RIDOTTO_PUBLIC_URL="https://x.org"
    ) as house:
        token = house.guest("Ana")
        asked = {"wishes": {"game": "masquerade", "players": 2}, "sit": "0f" * 16}
        told = house.tell("POST", "/api/tables", asked, token)
        assert told["link"] == f"https://x.org/t/{told['table']}"
        assert house.end() == 0
        assert "request" in {line["event"] for line in house.log_lines()}
        assert house.process.stdout is not None
        assert house.process.stdout.readline().decode() == "For your guests: https://x.org\n"


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "localhost", "127.0.0.1"])
def test_the_house_answers_at_every_address_it_prints(tmp_path: Path, host: str) -> None:
    if host == "::" and not Path("/proc/net/if_inet6").exists():
        pytest.skip("there is no IPv6 here")
    # It is opened twice at the same port, which must stay reserved in between.
    ports: set[int] = set()
    port = free_port(ports)
    with Running(tmp_path / "data", "--host", host, "--port", str(port)) as house:
        assert house.end() == 0
        assert house.process.stdout is not None
        told = house.welcome + house.process.stdout.read().decode()
    addresses = re.findall(r"http://\[?([^/\]]+?)\]?:\d+/", told)
    assert addresses
    assert len(addresses) == 1 + told.count("On your network")
    assert ("--party" in told) == (host in ("localhost", "127.0.0.1"))
    with Running(tmp_path / "data", "--host", host, "--port", str(port)):
        for address in addresses:
            asking = http.client.HTTPConnection(address, port, timeout=PATIENCE)
            asking.request("GET", "/healthz")
            assert asking.getresponse().status == 200
            asking.close()


def test_a_house_for_a_party_makes_links_that_phones_can_use(tmp_path: Path) -> None:
    with Running(tmp_path / "data", "--party") as house:
        (near,) = addresses_in_network()[:1] or ("127.0.0.1",)
        asked = {"wishes": {"game": "mascarade", "players": 4}}
        told = house.tell("POST", "/api/tables", asked, house.guest("Ana"))
        assert told["link"] == f"http://{near}:{house.port}/t/{told['table']}"
        info = house.tell("GET", "/api/house")
        assert not info["only_here"]
        assert info["guest_address"] in (f"http://{near}:{house.port}", "")
    refused = NotOpened(tmp_path / "other", "--party", "--host", "127.0.0.1")
    assert refused.status == 2
    assert "--host" in refused.err


def test_the_number_of_sockets_of_a_guest_is_limited(tmp_path: Path) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    with Running(tmp_path / "data", "--sockets", "1") as house:
        where = f"ws://127.0.0.1:{house.port}/ws/lobby"
        with connect(where) as first, connect(where) as second:
            assert json.loads(first.recv(timeout=PATIENCE))["is"] == "lobby"
            with pytest.raises(ConnectionClosed) as closed:
                second.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013


@pytest.mark.server
def test_at_a_terminal_the_house_prints_a_qr_code_and_plain_logs(tmp_path: Path) -> None:
    outside, inside = pty.openpty()
    house = subprocess.Popen(
        [sys.executable, "-m", "ridotto", "serve", "--data", str(tmp_path / "data"), "--port", "0",
         "--public-url", "https://masks.example.org"],
        stdout=inside, stderr=inside, stdin=inside, env=environment(RIDOTTO_PLAIN="1"),
    )  # fmt: skip
    os.close(inside)
    shown = ""

    def read_on() -> bool:
        nonlocal shown
        shown += os.read(outside, 4096).decode(errors="replace")
        return "Ctrl-C" in shown

    try:
        until(read_on)
        house.send_signal(signal.SIGINT)
        assert house.wait(PATIENCE) == 0
        # The rest arrives in parts, then the end of the stream.
        with suppress(OSError):
            while True:
                read_on()
    finally:
        if house.poll() is None:
            house.kill()
        os.close(outside)
    assert "For your guests: https://masks.example.org" in shown
    assert "▄" in shown
    assert re.search(r"\d\d:\d\d:\d\d info +open port=\d+ version=", shown)
    assert re.search(r"\d\d:\d\d:\d\d info +closed", shown)
    assert "Traceback" not in shown
