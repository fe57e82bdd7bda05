"""A house whose WebSockets run on one of several libraries, to compare them.

``python -m bench.house_websockets VARIANT FOLDER PORT SOCKETS_PORT``. The variants are:

- ``ours``: the protocol of ``ridotto.house.wire.websocket``, as the house is run;
- ``uvicorn``: uvicorn's own protocol on the websockets library;
- ``picows``: the Cython library picows. It serves WebSockets only, so it listens at a second port.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ridotto.house.running.serving import Server, make_server
from ridotto.house.running.settings import Settings

VARIANTS: Final = ("ours", "uvicorn", "picows")


def _server(variant: str, folder: Path, port: int, sockets_port: int) -> Server:
    settings = Settings(
        data=folder, port=port, grace=3600, guests_each=0, tables_each=0, tables_open=0,
        sockets_address=0, requests_address=0, messages_address=0,
    )  # fmt: skip
    server = make_server(settings, None)
    if variant == "uvicorn":
        server.config.ws = "websockets-sansio"
    elif variant == "picows":
        from bench.picows_listener import listen

        server = make_server(settings, lambda: listen(server, sockets_port))
    return server


if __name__ == "__main__":
    _server(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])).run()
