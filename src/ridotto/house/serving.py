"""Running the house: a store, an application and a server around it."""

from __future__ import annotations

from typing import Final

import uvicorn

from ridotto.house.app import make_app
from ridotto.house.commands import LONGEST
from ridotto.house.house import House
from ridotto.house.settings import Settings
from ridotto.house.sqlite import SqliteStore
from ridotto.house.thinking import Thinkers

STORE: Final = "ridotto.db"
#: How long clients have to go when the house closes, in seconds.
CLOSING: Final = 5


def make_server(settings: Settings) -> uvicorn.Server:
    """A server that is ready to run."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = SqliteStore(settings.data / STORE)
    house = House(store, settings, Thinkers(settings.thinkers))
    config = uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        # Packing would cost more than it saves, and sizes of packed secrets tell of them.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING,
    )
    return uvicorn.Server(config)
