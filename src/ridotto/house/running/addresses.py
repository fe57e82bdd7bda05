"""Where the house listens: at the addresses of a host, or at a file where only a proxy finds it.

At such a file (a Unix socket) a house is reached from its own machine alone, without a port and
without the work of a network: a message takes less than half of what it takes otherwise.
"""

from __future__ import annotations

import contextlib
import errno
import http.client
import json
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ridotto.house.running.settings import EVERYBODY, Settings

#: How long another house may take to say that it is one, in seconds.
ASKING: Final = 1.0
#: Whoever may look into the folder may knock, as at a port of this machine.
KNOCK: Final = 0o666
#: How those are called who come through a file, and have no address.
NEIGHBOUR: Final = "unix"
#: What stands before an IPv4 address where a system takes it for one of IPv6.
MAPPED: Final = "::ffff:"


class PortTaken(Exception):
    """Something listens there already; ``version`` is that of the house it is, if it is one."""

    def __init__(self, version: str) -> None:
        """Whoever it is."""
        super().__init__(version)
        self.version = version


class NoSuchAddress(Exception):
    """This machine cannot listen at that address; says why."""


@contextlib.contextmanager
def listening(settings: Settings) -> Iterator[list[socket.socket]]:
    """Sockets where the settings say; raises :exc:`PortTaken` and :exc:`NoSuchAddress`."""
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
                # Somebody else may have taken its place.
                if path.stat().st_ino == ours:
                    path.unlink()


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of a host; raises :exc:`PortTaken` and :exc:`NoSuchAddress`."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise NoSuchAddress(getattr(error, "strerror", None) or str(error)) from None
    sockets: list[socket.socket] = []
    try:
        for family, _, _, _, address in dict.fromkeys(found):
            # Every address of a name gets the same port, also when any will do.
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
            # Everywhere means everywhere; any other address is itself alone.
            alone = int(address[0] != "::")
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, alone)
        bound.bind(address)
        # Only listening tells whether the port is really ours.
        bound.listen()
    except OSError:
        bound.close()
        raise
    bound.setblocking(False)
    return bound


def _listen_at(path: Path) -> socket.socket:
    """A socket at a file, in the place of one that a house left behind which was cut off."""
    if not hasattr(socket, "AF_UNIX"):
        raise NoSuchAddress("this system has no Unix sockets")
    try:
        _clear_away(path)
        bound = _bind(socket.AF_UNIX, str(path))
        path.chmod(KNOCK)
    except OSError as error:
        raise NoSuchAddress(error.strerror or str(error)) from None
    return bound


def _clear_away(path: Path) -> None:
    """Remove a socket at which nobody listens any more; anything else stays."""
    try:
        kind = path.lstat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISSOCK(kind):
        raise NoSuchAddress("there is a file of that name that is no socket")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as knocking:
        knocking.settimeout(ASKING)
        try:
            knocking.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
            return
        asking = http.client.HTTPConnection("localhost", timeout=ASKING)
        asking.sock = knocking
        raise PortTaken(_version_told(asking))


def version_at(host: str, port: int) -> str:
    """The version of the house that answers there; empty if none does."""
    where = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return _version_told(http.client.HTTPConnection(where, port, timeout=ASKING))


def _version_told(asking: http.client.HTTPConnection) -> str:
    try:
        asking.request("GET", "/healthz")
        told = json.loads(asking.getresponse().read(10_000))
        return str(told["version"])[:40] if told["house"] == "ridotto" else ""
    except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError):
        return ""
    finally:
        asking.close()


def address_in_network() -> str:
    """This machine's address in its network; empty if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address that is nobody's: only the way there is looked up.
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if found.startswith(("127.", "0.")) else found


def introduced(app: Any, settings: Settings) -> Any:
    """An application that is told for whom a proxy asks, if that proxy is to be believed.

    Whoever comes through a file is: it is there for the proxy.
    """
    proxies, at_file = settings.proxies, settings.socket_file is not None
    believed = f"{NEIGHBOUR},{proxies}" if at_file and proxies != EVERYBODY else proxies
    inner: Any = ProxyHeadersMiddleware(app, believed)

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            scope["client"] = (NEIGHBOUR, 0) if at_file else _unmapped(scope.get("client"))
        await inner(scope, receive, send)

    return named


def _unmapped(client: Any) -> Any:
    """A client as its own network calls it: at ``::`` IPv4 comes in the dress of IPv6."""
    if not client or not client[0].startswith(MAPPED):
        return client
    return client[0].removeprefix(MAPPED), client[1]
