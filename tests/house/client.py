"""A guest at a table, over a real socket. It checks everything that it receives."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from house.serving import PATIENCE, Guest


class Client:
    """One window of one guest. It keeps what it has seen across reconnections."""

    def __init__(self, guest: Guest, table: str, *, screen: bool = False) -> None:
        self.guest = guest
        self.table = table
        self.screen = screen
        #: Every message of the current connection, unparsed.
        self.texts: list[str] = []
        #: All entries ever seen, by number.
        self.entries: dict[int, dict[str, Any]] = {}
        self.n = 0
        self.shown: dict[str, Any] = {}
        self.state: Any = None
        self.own: Any = None
        self.clock: Any = None
        self.ahead: str | None = None
        self.answered: list[int] = []
        self.ready: list[int] = []
        self.said: list[dict[str, Any]] = []
        self.notices: list[dict[str, Any]] = []
        self.memories: list[dict[str, Any]] = []
        self.present: list[bool] = []
        self.spectators = 0
        self.screens = 0
        self.view: dict[str, Any] = {}
        self.code: int | None = None
        self.wrong: str = ""
        self._answers: dict[str, dict[str, Any]] = {}
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # Connecting

    async def connect(self, *, since: int | None = None) -> None:
        """Connect, and return when the first message has arrived."""
        players = [said["n"] for said in self.said if said["room"] == "players"]
        heard = max(players, default=0)
        when = f"&at={self.entries[since]['at']}" if since in self.entries else ""
        asked = "" if since is None else f"since={since}{when}&heard={heard}"
        query = "&".join(part for part in ("screen=1" if self.screen else "", asked) if part)
        uri, more = self.guest.served.way(f"/ws/tables/{self.table}?{query}")
        headers = {"Authorization": f"Bearer {self.guest.token}"} if self.guest.token else {}
        if self.guest.address:
            headers["X-Forwarded-For"] = self.guest.address
        self._socket = await connect(
            uri, additional_headers=headers, compression=None, max_size=None,
            open_timeout=PATIENCE, **more,
        )  # fmt: skip
        self.texts, self.code = [], None
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: self.texts or self.code is not None)
        if self.code is None:
            first = json.loads(self.texts[0])["is"]
            assert first in ("view", "news"), first
            assert since is not None or first == "view"
            if first == "news":
                # The rest of the state follows the news.
                await self.until(lambda: len(self.texts) > 1 or self.code is not None)
                assert self.gone or json.loads(self.texts[1])["is"] == "meanwhile"

    async def vanish(self, *, politely: bool = True) -> None:
        """Disconnect, without a closing handshake if not ``politely``."""
        if self._socket is None:
            return
        if not politely:
            self._socket.transport.abort()
        await self._socket.close()
        assert self._reading is not None
        await self._reading
        self._socket = None
        assert not self.wrong, self.wrong

    async def reconnect(self, *, knowing: bool = True, politely: bool = True) -> None:
        """Disconnect and reconnect, with or without a known entry."""
        await self.vanish(politely=politely)
        await self.connect(since=self.n if knowing and self.n else None)

    @property
    def gone(self) -> bool:
        return self.code is not None

    # Receiving

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.texts.append(text)
                self._hear(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        except Exception as error:
            # Raised in the waiting callers: this is a separate task.
            self.wrong = f"{type(error).__name__}: {error}"
        self.code = socket.close_code or 1006
        self._news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        getattr(self, f"_hear_{message['is']}")(message)

    def _hear_view(self, view: dict[str, Any]) -> None:
        numbers = [entry["n"] for entry in view["entries"]]
        assert numbers == list(range(view["earlier"] + 1, view["n"] + 1))
        assert view["n"] >= self.n, f"the table fell back from {self.n} to {view['n']}"
        self.view = view
        self.ahead, self.said = view["ahead"], list(view["said"])
        self.present, self.spectators = view["present"], view["spectators"]
        self.screens = view.get("screens", 0)
        self._keep(view)

    def _hear_news(self, news: dict[str, Any]) -> None:
        assert news["since"] == self.n, f"news since {news['since']}, but {self.n} is known"
        numbers = [entry["n"] for entry in news["entries"]]
        assert numbers == list(range(news["since"] + 1, news["n"] + 1)), numbers
        self._keep(news)

    def _hear_meanwhile(self, told: dict[str, Any]) -> None:
        self.view |= {name: told[name] for name in ("now", "you", "setup", "muted")}
        self.ahead = told["ahead"]
        known = {(said["room"], said["n"]) for said in self.said}
        new = [said for said in told["said"] if (said["room"], said["n"]) not in known]
        again = [said["room"] for said in told["said"] if said not in new]
        assert "players" not in again, "this was heard already"
        self.said = sorted((*self.said, *new), key=lambda said: (said["at"], said["n"]))
        self._unsay(told.get("unsaid", []))
        self.present, self.spectators = told["present"], told["spectators"]
        self.screens = told.get("screens", 0)

    def _hear_setup(self, told: dict[str, Any]) -> None:
        assert self.entries[self.n]["what"] == "started"
        self.view["setup"] = told["setup"]

    def _keep_entries(self, told: dict[str, Any]) -> None:
        for entry in told["entries"]:
            known = self.entries.setdefault(entry["n"], entry)
            assert known == entry, f"an entry has changed: {known} became {entry}"

    def _keep(self, told: dict[str, Any]) -> None:
        self._keep_entries(told)
        self.n, self.state, self.own = told["n"], told["state"], told["own"]
        self.clock = told["clock"]
        self.shown = told["shown"] or self.shown
        if self.state is None or self.state["decision"] != "claim":
            self.ahead, self.answered = None, []

    def _hear_done(self, done: dict[str, Any]) -> None:
        assert done["n"] <= self.n, f"{done} comes before its news: {self.n} is known"
        self._answers[done["id"]] = done

    def _hear_refused(self, refused: dict[str, Any]) -> None:
        assert refused["error"]["message"]
        self._answers[refused["id"] or ""] = refused

    def _hear_pong(self, pong: dict[str, Any]) -> None:
        assert pong["n"] == self.n, f"{pong}, but {self.n} is known"
        self._answers[pong["id"]] = pong

    def _hear_earlier(self, told: dict[str, Any]) -> None:
        self._keep_entries(told)
        self._answers[told["id"]] = told

    def _hear_ahead(self, told: dict[str, Any]) -> None:
        self.ahead = told["answer"]

    def _hear_answered(self, told: dict[str, Any]) -> None:
        self.answered = told["players"]

    def _hear_ready(self, told: dict[str, Any]) -> None:
        self.ready = told["players"]

    def _hear_presence(self, told: dict[str, Any]) -> None:
        self.present, self.spectators = told["present"], told["spectators"]
        self.screens = told.get("screens", 0)

    def _hear_said(self, told: dict[str, Any]) -> None:
        self.said.append(told["said"])

    def _hear_unsaid(self, told: dict[str, Any]) -> None:
        self._unsay([told])

    def _unsay(self, gone: list[dict[str, Any]]) -> None:
        numbers = {(each["room"], each["n"]) for each in gone}
        self.said = [said for said in self.said if (said["room"], said["n"]) not in numbers]

    def _hear_notices(self, told: dict[str, Any]) -> None:
        self.notices = told["notices"]

    def _hear_memory(self, told: dict[str, Any]) -> None:
        self.memories.append(told)

    # Sending and waiting

    async def until(self, holds: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Wait until a condition on the client's state holds."""
        try:
            async with asyncio.timeout(patience):
                while not holds():
                    assert not self.wrong, self.wrong
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            tail = [f"{text[:300]} … {text[300:][-500:]}" for text in self.texts[-5:]]
            raise AssertionError(f"what was waited for did not come; last: {tail}") from None

    async def send(self, text: str | bytes) -> None:
        """Send any text."""
        assert self._socket is not None
        await self._socket.send(text)

    async def tell(self, what: str, **fields: Any) -> str:
        """Send a command without waiting for the answer; return its id."""
        command = {"do": what, "id": fields.pop("id", None) or secrets.token_hex(8)} | fields
        await self.send(json.dumps(command))
        told: str = command["id"]
        return told

    async def answer_to(self, command: str) -> dict[str, Any]:
        """Return the answer to a command."""
        await self.until(lambda: command in self._answers or self.gone)
        if command not in self._answers:
            raise Gone(self.code)
        return self._answers.pop(command)

    async def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command; return its answer."""
        return await self.answer_to(await self.tell(what, **fields))

    async def do(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command that must be carried out."""
        answer = await self.ask(what, **fields)
        assert answer["is"] in ("done", "pong"), answer
        return answer

    async def refused(self, what: str, **fields: Any) -> str:
        """Send a command that must be refused; return the code."""
        answer = await self.ask(what, **fields)
        assert answer["is"] == "refused", answer
        code: str = answer["error"]["code"]
        return code

    async def refused_or_done(self, what: str, **fields: Any) -> str | None:
        """Send a command; return the code if it is refused."""
        answer = await self.ask(what, **fields)
        return answer["error"]["code"] if answer["is"] == "refused" else None

    async def act(self, action: dict[str, Any]) -> dict[str, Any]:
        """Take this action in the game's current state."""
        return await self.do("act", action=action, seen=self.n)

    async def sit(self, **more: Any) -> None:
        """Take a seat."""
        await self.do("sit", contribution=self.guest.share, **more)

    async def current(self) -> None:
        """Return when everything that has happened so far has been received."""
        await self.do("ping")

    # State

    @property
    def player(self) -> int | None:
        """Return the guest's seat, if they have one."""
        for number, seat in enumerate(self.shown["seats"]):
            if seat["person"] == self.guest.person:
                return number
        return None

    @property
    def phase(self) -> str:
        phase: str = self.shown["phase"]
        return phase

    @property
    def over(self) -> bool:
        return bool(self.shown) and self.phase == "over"

    @property
    def asked(self) -> bool:
        """Check whether this client alone is asked to decide."""
        return self.state is not None and bool(self.state["legal"])

    def whats(self) -> list[str]:
        """Return the kinds of all entries."""
        return [self.entries[n]["what"] for n in sorted(self.entries)]

    def events(self) -> list[dict[str, Any]]:
        """Return all events of the game, as this client saw them."""
        return [event for n in sorted(self.entries) for event in self.entries[n].get("events", ())]

    def check_whole(self) -> None:
        """Check that no entry is missing."""
        assert sorted(self.entries) == list(range(1, self.n + 1))


class Gone(Exception):
    """The connection was lost before an answer arrived."""


@asynccontextmanager
async def at(table: str, *guests: Guest) -> AsyncIterator[list[Client]]:
    """Connect these guests to a table until all of them leave."""
    async with AsyncExitStack() as stack:
        clients = [Client(guest, table) for guest in guests]
        for client in clients:
            await client.connect()
            stack.push_async_callback(client.vanish)
        yield clients


@asynccontextmanager
async def seated(
    wishes: dict[str, Any], *guests: Guest, **more: Any
) -> AsyncIterator[list[Client]]:
    """Open a table for the first guest and seat all guests in this order."""
    table = guests[0].open(wishes, **more)
    async with at(table, *guests) as clients:
        for client in clients[1:]:
            await client.sit()
        yield clients
