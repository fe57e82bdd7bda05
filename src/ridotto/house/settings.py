"""How a house is run: what can be set, from the command line or the environment."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be set. Times are in seconds."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8013
    data: Path = Path("ridotto-data")
    public_url: str = ""
    #: Processes that bots think in.
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 1
    #: How long somebody may be gone before a stand-in plays for them.
    grace: Annotated[float, Meta(ge=0, le=3600)] = 30.0
    #: How many sockets there may be in all, and for one guest.
    sockets: Annotated[int, Meta(ge=1)] = 20_000
    sockets_each: Annotated[int, Meta(ge=1)] = 64
