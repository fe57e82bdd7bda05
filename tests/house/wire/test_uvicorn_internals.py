"""Our protocols build on internals of uvicorn and websockets: notice when these change."""

from __future__ import annotations

import hashlib
import inspect
import re
from importlib.metadata import version
from typing import Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from ridotto.house.wire.http_timeouts import TimedHttpConnection
from ridotto.house.wire.websocket import FastWebSocket

ADVICE = (
    "{what} has changed (uvicorn {uvicorn}, websockets {websockets}). Compare it with our override "
    "in src/ridotto/house/wire/, run tests/house/wire/test_frames.py, test_abuse.py and "
    "test_http_timeouts.py, then update this test and the version bounds in pyproject.toml."
)
#: A hash of the source of every method that we override or whose work we do ourselves.
OVERRIDDEN = {
    FastWebSocket: (
        WebSocketsSansIOProtocol,
        {
            "connection_lost": "dd116afc4d80",
            "data_received": "c89d394077d8",
            "handle_events": "b2c9351a5d13",
            "handle_parser_exception": "ff5cf13c764f",
            "handle_ping": "41bcf345d372",
            "handle_text": "6ae523180cf0",
            "keepalive_timeout": "8e1ceb6ec446",
            "pause_writing": "4830f7e0d81f",
            "receive": "1dc0e7153900",
            "resume_writing": "ef79384e5fff",
            "run_asgi": "662375aa38d9",
            "send": "d4919ed760ce",
            "send_receive_event_to_app": "a2b10de91477",
        },
    ),
    TimedHttpConnection: (
        H11Protocol,
        {
            "connection_lost": "dbb688fa2b38",
            "connection_made": "6efb565ff3d3",
            "handle_websocket_upgrade": "6f42a029e35a",
            "on_response_complete": "1fbb8f48c6a1",
        },
    ),
}
#: Attributes that our code reads or sets.
ATTRIBUTES = {
    WebSocketsSansIOProtocol: (
        "close_sent", "close_timeout", "close_timer", "config", "conn", "curr_msg_data_type",
        "disconnected", "frames", "handshake_complete", "handshake_initiated", "loop", "queue",
        "read_paused", "scope", "transport",
    ),
    H11Protocol: ("connections", "loop", "transport"),
}  # fmt: skip


def advice(what: str) -> str:
    return ADVICE.format(what=what, uvicorn=version("uvicorn"), websockets=version("websockets"))


def fingerprint(method: Any) -> str:
    return hashlib.sha256(inspect.getsource(method).encode()).hexdigest()[:12]


@pytest.mark.parametrize("ours", OVERRIDDEN, ids=lambda ours: ours.__name__)
def test_overridden_methods_are_those_we_know(ours: type) -> None:
    base, known = OVERRIDDEN[ours]
    overridden = {name for name in vars(ours) if name in vars(base) and name != "__init__"}
    methods = {name for name in overridden if callable(vars(base)[name])}
    assert methods <= set(known), "list the hash of every overridden method here"
    for name, expected in known.items():
        found = fingerprint(getattr(base, name, None)) if hasattr(base, name) else "gone"
        assert found == expected, f"{found}: " + advice(f"{base.__name__}.{name}")


@pytest.mark.parametrize("base", ATTRIBUTES, ids=lambda base: base.__name__)
def test_attributes_are_still_there(base: type) -> None:
    sources = "".join(inspect.getsource(each) for each in base.__mro__[:-1])
    for name in ATTRIBUTES[base]:
        assert re.search(rf"\bself\.{name}\b", sources), advice(f"{base.__name__}.{name}")


def test_the_library_still_has_the_names_we_use() -> None:
    for name in ("data_to_send", "fail", "state"):
        assert hasattr(ServerProtocol, name), advice(f"ServerProtocol.{name}")
    assert "self.parser = self.parse()" in inspect.getsource(Protocol), advice("Protocol.parser")
    assert "handshake_exc" in inspect.getsource(ServerProtocol.__mro__[1]), advice("handshake_exc")
