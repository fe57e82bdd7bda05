"""Real proxies with TLS before a real house, configured by the files in ``deploy/``."""

from __future__ import annotations

import http.client
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from house.other_houses import OtherHouse
from house.serving import PATIENCE, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "masks.example.org"
PROXIES = ("nginx", "caddy")
#: The address of the house: a port, or a file.
PLACES = ("port", "file")
#: The file in the examples.
FILE = "/run/ridotto/house.sock"


def missing(proxy: str) -> str:
    """Return why this proxy cannot be tested here; empty if it can."""
    for needed in (proxy, "openssl"):
        if shutil.which(needed) is None:
            return f"{needed} is not installed (on Debian: apt-get install {needed})"
    return ""


def certificate(folder: Path) -> tuple[Path, Path]:
    """Return a self-signed certificate for the house, and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
            "-nodes", "-days", "2", "-keyout", key, "-out", cert, "-subj", f"/CN={NAME}",
            "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1",
        ],
        check=True, capture_output=True, timeout=PATIENCE,
    )  # fmt: skip
    return cert, key


def swap(text: str, *changes: tuple[str, str]) -> str:
    """Return the text with these replacements, each of which must match."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


class Proxied(OtherHouse):
    """A house behind a proxy: reached by its public name, with TLS."""

    def __init__(self, folder: Path, place: str = "port", **settings: Any) -> None:
        self.tls, self.plain = free_port(self), free_port(self)
        self.public = f"https://{NAME}:{self.tls}"
        self.file = folder / "s" if place == "file" else None
        if self.file is not None:
            settings["host"] = f"unix:{self.file}"
        super().__init__(folder / "data", public_url=self.public, **settings)
        self.folder = folder
        self.cert, self.key = certificate(folder)
        self.trust = ssl.create_default_context(cafile=str(self.cert))

    def way(self, path: str) -> tuple[str, dict[str, Any]]:
        """Return the address of a socket through the proxy."""
        more = {"host": "127.0.0.1", "port": self.tls, "ssl": self.trust, "server_hostname": NAME}
        return f"wss://{NAME}:{self.tls}{path}", more

    def call(self) -> http.client.HTTPConnection:
        """Return a connection through the proxy, once the house is open."""
        if not self.behind:
            return _Named(self)
        return super().call() if self.file is None else Through(self.file)

    #: Whether to bypass the proxy.
    behind = True

    @contextmanager
    def open(self, proxy: str) -> Iterator[Proxied]:
        """Run the house behind a proxy."""
        self.proxy = proxy
        with self:
            command = _nginx(self) if proxy == "nginx" else _caddy(self)
            with (self.folder / "proxy.log").open("wb") as log:
                running = subprocess.Popen(
                    command, stdout=log, stderr=log, cwd=self.folder,
                    env=os.environ | {"HOME": str(self.folder)},
                )  # fmt: skip
            try:
                self._wait_for(running)
                self.behind = False
                yield self
            finally:
                self.behind = True
                running.terminate()
                running.wait(PATIENCE)

    def _wait_for(self, running: subprocess.Popen[bytes]) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.tls), 1).close()
                return
            except OSError:
                told = (self.folder / "proxy.log").read_text(errors="replace")
                assert running.poll() is None, told
                assert time.monotonic() < until, told
                time.sleep(0.05)


class _Named(http.client.HTTPSConnection):
    """A connection to the house's public name, at any address."""

    def __init__(self, house: Proxied) -> None:
        super().__init__("127.0.0.1", house.tls, timeout=PATIENCE, context=house.trust)
        self._name = f"{NAME}:{house.tls}"

    def putheader(self, header: Any, *values: Any) -> None:
        if str(header).lower() == "host":
            values = (self._name,)
        super().putheader(header, *values)


class Through(http.client.HTTPConnection):
    """A connection through a file."""

    def __init__(self, file: Path) -> None:
        super().__init__("localhost", timeout=PATIENCE)
        self._file = file

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(PATIENCE)
        self.sock.connect(str(self._file))


def _example(name: str, before: str, at_file: str, house: Proxied) -> str:
    """Return an example configuration with the address of this house."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    at_port = f"{before}127.0.0.1:8013"
    if house.file is None:
        return swap(text, (at_port, f"{before}127.0.0.1:{house.port}"))
    commented = f"# {before}{at_file}{FILE}"
    return swap(text, (at_port, "# "), (commented, f"{before}{at_file}{house.file}"))


def _nginx(house: Proxied) -> list[str]:
    site = swap(
        _example("nginx.conf", "proxy_pass http://", "unix:", house),
        ("listen 80;", f"listen 127.0.0.1:{house.plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{house.tls} ssl;"),
        # There may be no IPv6 here, and tests use other ports.
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl;\n", ""),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(house.cert)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(house.key)),
    )
    places = "".join(
        f"{kind}_temp_path {house.folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    # Started as root, the proxy would have workers that cannot read the folder.
    user = "user root;\n" if os.geteuid() == 0 else ""
    file = house.folder / "nginx.conf"
    file.write_text(
        f"{user}daemon off;\npid {house.folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{site}}}\n",
        encoding="utf-8",
    )
    return ["nginx", "-p", str(house.folder), "-e", "stderr", "-c", str(file)]


def _caddy(house: Proxied) -> list[str]:
    site = swap(
        _example("Caddyfile", "reverse_proxy ", "unix/", house),
        (f"{NAME} {{", f"{house.public} {{\n\tbind 127.0.0.1\n\ttls {house.cert} {house.key}"),
    )
    file = house.folder / "Caddyfile"
    options = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    file.write_text(options + site, encoding="utf-8")
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
