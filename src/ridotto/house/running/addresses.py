"""Listen at the addresses of a host, or at a Unix socket behind a proxy.

A Unix socket is reachable from the same machine only, needs no port, and a message costs less than
half of what it costs over TCP.
"""

from __future__ import annotations

import contextlib
import errno
import http.client
import json
import socket
import stat
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ridotto.house.running.settings import EVERYONE, Settings

#: Timeout for asking whether another house is listening, in seconds.
PROBE_TIMEOUT: Final = 1.0
#: Permissions of the Unix socket: its folder decides who may connect.
SOCKET_MODE: Final = 0o666
#: The client address of connections through a Unix socket, which have none.
UNIX_CLIENT: Final = "unix"
#: The prefix of an IPv4 address mapped to IPv6.
MAPPED: Final = "::ffff:"
#: Names of the machine itself, and of all its addresses.
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
ANYWHERE: Final = ("0.0.0.0", "::")
#: The system call that returns the address of a network interface (Linux).
GET_ADDRESS: Final = 0x8915
#: Prefixes of interfaces that only containers and virtual machines can reach.
VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "podman", "cni")
#: The header with the id of a request.
REQUEST_ID: Final = b"x-request-id"


class PortTaken(Exception):
    """The address is in use; ``version`` is that of the house there, empty if it is no house."""

    def __init__(self, version: str) -> None:
        """Create the error."""
        super().__init__(version)
        self.version = version


class NoSuchAddress(Exception):
    """This machine cannot listen at that address; the message says why."""


@contextlib.contextmanager
def listening(settings: Settings) -> Iterator[list[socket.socket]]:
    """Listen as the settings say; raises :exc:`PortTaken` and :exc:`NoSuchAddress`."""
    path = settings.socket_file
    sockets = listen(settings.host, settings.port) if path is None else [_listen_at(path)]
    ours = None if path is None else path.stat().st_ino
    try:
        yield sockets
    finally:
        for each in sockets:
            each.close()
        if path is not None:
            with contextlib.suppress(FileNotFoundError):
                # Another house may have taken its place.
                if path.stat().st_ino == ours:
                    path.unlink()


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen at all addresses of a host; raises :exc:`PortTaken` and :exc:`NoSuchAddress`."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise NoSuchAddress(getattr(error, "strerror", None) or str(error)) from None
    sockets: list[socket.socket] = []
    try:
        for family, _, _, _, address in dict.fromkeys(found):
            # All addresses get the same port, even if any port is allowed.
            chosen = sockets[0].getsockname()[1] if sockets else port
            bound = _bind(family, (address[0], chosen, *address[2:]))
            sockets.append(bound)
    except OSError as error:
        for each in sockets:
            each.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(version_at(host, port)) from None
        raise NoSuchAddress(error.strerror or str(error)) from None
    return sockets


def _bind(family: int, address: Any) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "AF_UNIX"):
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # The unspecified address includes IPv4; any other does not.
            alone = int(address[0] != "::")
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, alone)
        bound.bind(address)
        # Only listening shows whether the port is free.
        bound.listen()
    except OSError:
        bound.close()
        raise
    bound.setblocking(False)
    return bound


def _listen_at(path: Path) -> socket.socket:
    """Listen at a Unix socket; replace one that a killed house left behind."""
    if not hasattr(socket, "AF_UNIX"):
        raise NoSuchAddress("this system has no Unix sockets")
    try:
        _remove_stale_socket(path)
        bound = _bind(socket.AF_UNIX, str(path))
        path.chmod(SOCKET_MODE)
    except OSError as error:
        raise NoSuchAddress(error.strerror or str(error)) from None
    return bound


def _remove_stale_socket(path: Path) -> None:
    """Remove a Unix socket that nobody listens at; raises an error for anything else."""
    try:
        kind = path.lstat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISSOCK(kind):
        raise NoSuchAddress("there is a file of that name that is no socket")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(PROBE_TIMEOUT)
        try:
            probe.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
            return
        connection = http.client.HTTPConnection("localhost", timeout=PROBE_TIMEOUT)
        connection.sock = probe
        raise PortTaken(_read_version(connection))


def version_at(host: str, port: int) -> str:
    """Return the version of the house at an address; empty if there is none."""
    where = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return _read_version(http.client.HTTPConnection(where, port, timeout=PROBE_TIMEOUT))


def _read_version(connection: http.client.HTTPConnection) -> str:
    try:
        connection.request("GET", "/healthz")
        health = json.loads(connection.getresponse().read(10_000))
        return str(health["version"])[:40] if health["house"] == "ridotto" else ""
    except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError):
        return ""
    finally:
        connection.close()


def guest_address(settings: Settings, port: int) -> str:
    """Return the address at which guests from elsewhere reach the house; empty if there is none.

    ``port`` is the port at which the house listens.
    """
    if settings.public_url:
        return settings.public_url
    near = addresses_in_network() if settings.host in ANYWHERE else []
    return f"http://{near[0]}:{port}" if near else ""


def is_only_here(settings: Settings) -> bool:
    """Check whether nobody but the machine itself can reach the house, as far as it knows."""
    return not settings.public_url and settings.host in LOOPBACK


def addresses_in_network() -> list[str]:
    """Return this machine's addresses in its networks, the most likely one first.

    Nothing is sent, and no connection to the internet is needed.
    """
    found = dict.fromkeys((_routed_address(), *_interface_addresses()))
    return [each for each in found if each and not each.startswith(("127.", "0.", "169.254."))]


def _interface_addresses() -> Iterator[str]:
    """Return the IPv4 addresses of the network interfaces; none where they cannot be listed."""
    if not sys.platform.startswith("linux"):
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(VIRTUAL):
                continue
            with contextlib.suppress(OSError):  # an interface without an address
                asked = struct.pack("256s", name.encode()[:15])
                yield socket.inet_ntoa(fcntl.ioctl(probe, GET_ADDRESS, asked)[20:24])


def _routed_address() -> str:
    """Return the address from which this machine would reach others; empty if it has no route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A reserved address: only the route to it is looked up.
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return found


def trust_proxies(app: Any, settings: Settings) -> Any:
    """Wrap an application so that it sees the client addresses that trusted proxies report.

    Only trusted proxies may give a request its id. Connections through a Unix socket are trusted:
    it exists for the proxy.
    """
    proxies, at_file = settings.proxies, settings.socket_file is not None
    trusted = f"{UNIX_CLIENT},{proxies}" if at_file and proxies != EVERYONE else proxies
    inner: Any = ProxyHeadersMiddleware(app, trusted)

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            peer = (UNIX_CLIENT, 0) if at_file else _unmapped(scope.get("client"))
            scope["client"] = peer
            if peer is None or peer[0] not in inner.trusted_hosts:
                scope["headers"] = [each for each in scope["headers"] if each[0] != REQUEST_ID]
        await inner(scope, receive, send)

    return handle


def _unmapped(client: Any) -> Any:
    """Return the client with its IPv4 address: at ``::`` it arrives mapped to IPv6."""
    if not client or not client[0].startswith(MAPPED):
        return client
    return client[0].removeprefix(MAPPED), client[1]
