"""Fill a data directory with one of everything, as a given version of Ridotto writes it.

    python tests/house/store/old_data/make.py PYTHON VERSION

``PYTHON`` is the interpreter of a virtual environment with that version installed. The script only
speaks the documented protocol, so it works with every version. It writes three files into
``tests/house/store/old_data/VERSION``, and the tests check that today's code still opens them:

- ``data.tar.xz``: the data directory of a house that was killed while people played;
- ``backup.db.xz``: a copy made by ``ridotto backup`` just before that;
- ``known.json.xz``: the guests' tokens and everything the house had shown to each viewer.
"""

from __future__ import annotations

import io
import json
import lzma
import random
import re
import secrets
import subprocess
import sys
import tarfile
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

PEOPLE = ("Ada", "Ben", "Cleo", "Dora")
SETTINGS = {"RIDOTTO_PLAIN": "1", "RIDOTTO_GUESTS_EACH": "0", "RIDOTTO_TABLES_EACH": "0"}


class House:
    """A running house, asked over HTTP."""

    def __init__(self, python: str, data: Path) -> None:
        """Start it, and wait until it has printed its address."""
        self.process = subprocess.Popen(
            [python, "-m", "ridotto", "serve", "--data", str(data), "--port", "0"],
            stdout=subprocess.PIPE,
            env=SETTINGS,
        )
        assert self.process.stdout is not None
        welcome = self.process.stdout.readline().decode()
        found = re.search(r"http://[^/]*:(\d+)/", welcome)
        assert found, welcome
        self.address = f"127.0.0.1:{found[1]}"
        self.windows = ExitStack()

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        """Return the JSON answer to a GET, or to a POST if there is a body."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"http://{self.address}{path}", data, headers)) as answer:
            return json.load(answer)


class Window:
    """One guest's connection to one table."""

    def __init__(self, house: House, token: str, table: str) -> None:
        """Connect and read the view."""
        self.socket: ClientConnection = house.windows.enter_context(
            connect(
                f"ws://{house.address}/ws/tables/{table}",
                additional_headers={"Authorization": f"Bearer {token}"},
                compression=None,
                max_size=None,
            )
        )
        self.view = json.loads(self.socket.recv())
        assert self.view["is"] == "view"

    def do(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command; return its answer after reading everything that came before it."""
        command = secrets.token_hex(8)
        time.sleep(0.02)  # A window may send 60 messages a second.
        self.socket.send(json.dumps({"do": what, "id": command} | fields))
        while True:
            message = json.loads(self.socket.recv(timeout=30))
            if message["is"] == "news":
                self.view |= {name: message[name] for name in ("n", "state", "own", "clock")}
                self.view["shown"] = message["shown"] or self.view["shown"]
            if message.get("id") == command:
                return dict(message)

    def done(self, what: str, **fields: Any) -> None:
        """Send a command that must be carried out."""
        answer = self.do(what, **fields)
        assert answer["is"] in ("done", "pong"), answer


class Evening:
    """The script of events in the house."""

    def __init__(self, house: House) -> None:
        """Let the guests in."""
        self.house = house
        self.guests = [house.ask("/api/guests", {"name": name, "bearer": True}) for name in PEOPLE]
        self.tokens = [guest["token"] for guest in self.guests]
        self.tables: dict[str, str] = {}
        self.chance = random.Random(12)

    def open(self, name: str, people: int, bot: str = "", **wishes: Any) -> list[Window]:
        """Open a table, seat people and bots at it, and return the people's windows."""
        asked = {"wishes": {"clock": None, "pace": 0} | wishes, "sit": secrets.token_hex(16)}
        table = self.house.ask("/api/tables", asked, self.tokens[0])["table"]
        self.tables[name] = table
        windows = [Window(self.house, token, table) for token in self.tokens[:people]]
        for window in windows[1:]:
            window.done("sit", contribution=secrets.token_hex(16))
        if bot:
            windows[0].done("bot", name=bot)
        return windows

    def play(self, windows: list[Window], most: int = 100_000) -> None:
        """Start the game and answer for all players, at most this many times."""
        windows[0].done("start")
        for window in windows:
            window.do("ready")
        answers = 0
        while answers < most:
            for window in windows:
                window.done("ping")
            if windows[0].view["shown"]["phase"] == "over":
                return
            for window in windows:
                answers += self._answer(window)

    def _answer(self, window: Window) -> bool:
        state, shown = window.view["state"], window.view["shown"]
        if state is None or shown["phase"] == "over":
            return False
        seen = window.view["n"]
        if shown["wishes"]["claims"] == "at-once" and state["decision"] == "claim":
            word = self.chance.choice(("claim", "pass", "pass"))
            return window.do("ahead", answer=word, seen=seen)["is"] == "done"
        if not state["legal"]:
            return False
        action = self.chance.choice(state["legal"])
        return window.do("act", action=action, seen=seen)["is"] == "done"

    def pass_by(self) -> None:
        """Leave one table of every sort behind."""
        mascarade, masquerade = {"game": "mascarade"}, {"game": "masquerade"}
        short = {"turn_limit": 6}
        self.open("waiting", 1, **mascarade, players=5, public=True)[0].done(
            "bot", name="zanetta", seat=3
        )
        closed = self.open("closed", 2, **masquerade, players=2)
        closed[1].done("leave")
        closed[0].done("close")
        over = self.open("mascarade over", 3, "zanetta", **mascarade, players=5, options=short)
        over[1].done("chat", text="Buona sera, maschere!")
        self.play(over)
        over[2].done("chat", text="Was it you? ¡No me digas! 🎭")
        over[0].done("mute", person=self.guests[2]["person"])
        over = self.open("at once over", 4, **mascarade, players=4, options=short, claims="at-once")
        self.play(over)
        over[1].done("rematch")
        over = self.open("masquerade over", 2, **masquerade, players=2, options={"turn_limit": 1})
        self.play(over)
        playing = self.open(
            "mascarade", 2, "zanetta", **mascarade, players=5, memory="seen",
            options={"turn_limit": 40, "peek": True}, public=True,
        )  # fmt: skip
        self.play(playing, 12)
        playing[1].done("chat", text="I am the Queen.")
        watching = Window(self.house, self.tokens[3], self.tables["mascarade"])
        watching.done("chat", text="She is not.")
        playing = self.open(
            "at once", 4, **mascarade, players=4, options={"turn_limit": 40},
            claims="at-once", scenario="surprise", memory="inferred",
        )  # fmt: skip
        self.play(playing, 20)
        self.play(
            self.open(
                "masquerade", 2, "pulcinella", **masquerade, players=3, options={"turn_limit": 4}
            ),
            12,
        )
        hurried = self.open(
            "clock", 2, "pulcinella", **masquerade, players=3, options={"turn_limit": 3},
            clock={"seconds": 900, "bank": 900},
        )  # fmt: skip
        self.play(hurried, 5)

    def known(self) -> dict[str, Any]:
        """Return everything that the house shows to each viewer now."""
        ask, over = self.house.ask, [name for name in self.tables if name.endswith("over")]
        path = {name: f"/api/tables/{table}" for name, table in self.tables.items()}
        return {
            "guests": self.guests,
            "tables": self.tables,
            "lobby": ask("/api/tables")["tables"],
            "shown": {name: ask(path[name]) for name in self.tables},
            "views": {
                name: [Window(self.house, token, table).view for token in self.tokens]
                for name, table in self.tables.items()
            },
            "records": {name: ask(f"{path[name]}/record") for name in over},
            "replays": {
                name: {
                    viewer: ask(f"{path[name]}/replay?viewer={viewer}")
                    for viewer in ("0", "spectator", "omniscient")
                }
                for name in over
            },
        }


def main(python: str, version: str) -> None:
    """Make the three files of a version."""
    out = Path(__file__).parent / version
    out.mkdir()
    with tempfile.TemporaryDirectory() as made:
        data, copy = Path(made) / "data", Path(made) / "copy.db"
        house = House(python, data)
        evening = Evening(house)
        evening.pass_by()
        time.sleep(5)  # Bots finish what they were asked.
        known = evening.known()
        house.windows.close()
        command = [python, "-m", "ridotto", "backup", str(copy), "--data", str(data)]
        subprocess.run(command, check=True)
        house.process.kill()
        house.process.wait()
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w") as tar:
            for file in sorted(data.iterdir()):
                tar.add(file, file.name)
        files = {
            "data.tar.xz": packed.getvalue(),
            "backup.db.xz": copy.read_bytes(),
            "known.json.xz": json.dumps(known, ensure_ascii=False).encode(),
        }
    for name, content in files.items():
        (out / name).write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main(*sys.argv[1:])
