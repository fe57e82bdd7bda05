"""The house answers any message of a client, and no other table changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from house.client import Client
from house.other_houses import OtherHouse
from house.players import wishes
from house.raw_socket import BINARY, TEXT, RawSocket
from house.serving import PATIENCE, Guest, Served
from repetitions import times
from ridotto.house.table.commands import AnyCommand

#: Number of messages before the next comes over a new socket.
PER_SOCKET = 50
COMMANDS = sorted(str(each.__struct_config__.tag) for each in AnyCommand.__args__)
#: Commands that a spectator may send; all others are refused.
GRANTED = {"ping", "chat", "mute"}

LOOSE = settings(
    max_examples=times(100, 5000),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

numbers = st.integers() | st.floats() | st.sampled_from([2**63, -(2**63) - 1, 10**400, 1e308])
scalars = st.none() | st.booleans() | numbers | st.text(max_size=60)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
fields = st.sampled_from(
    ["id", "seat", "name", "contribution", "action", "seen", "answer", "person", "on", "text"]
)
likely = st.sampled_from(
    ["claim", "pass", "wait", "0" * 32, {"act": "look"}, {"act": "swap", "with": 0, "really": True},
     {"act": "announce", "mask": "king"}, {"act": []}, 0, 1, 7, True]
)  # fmt: skip
_DEEP = '{"do":"act","id":"1","seen":9,"action":%s}'
commands = st.builds(
    lambda do, id_, more: more | {"do": do} | id_,
    st.sampled_from(COMMANDS) | st.text(max_size=8),
    st.just({"id": "1"}) | st.dictionaries(st.just("id"), scalars),
    st.dictionaries(fields, likely | anything, max_size=6),
)
texts = (
    commands.map(json.dumps)
    | anything.map(json.dumps)
    | st.text(max_size=200)
    | st.builds(lambda text, cut: json.dumps(text)[:-cut], commands, st.integers(1, 8))
    | st.builds(lambda sign, depth: sign * depth, st.sampled_from('[{"\\u'), st.integers(1, 16000))
    | st.integers(1, 2500).map(lambda depth: _DEEP % ('{"a":' * depth + "1" + "}" * depth))
    | st.sampled_from(
        ['{"do":"ping","id":"\\ud800"}', '{"do":"ping","id":"a","id":"b"}', '{"do":1e999,"id":"1"}',
         '{"do":"mute","id":"1","person":"\\udfff"}', "NaN", "-", '{"do":"chat","id":"\\u0000"}']
    )
)  # fmt: skip


class Fuzzed:
    """A client that sends anything, sometimes on a new socket."""

    def __init__(self, guest: Guest, table: str, loop: asyncio.AbstractEventLoop) -> None:
        self.guest = guest
        self.table = table
        self.loop = loop
        self.socket: RawSocket | None = None
        self.said = 0

    def say(self, payload: str | bytes, opcode: int) -> dict[str, Any]:
        return self.loop.run_until_complete(self._say(payload, opcode))

    async def _say(self, payload: str | bytes, opcode: int) -> dict[str, Any]:
        if self.said % PER_SOCKET == 0:
            await self.close()
            path = f"/ws/tables/{self.table}"
            self.socket = await RawSocket.open(self.guest.served.port, path, self.guest.token)
        assert self.socket is not None
        self.said += 1
        self.socket.send(payload, opcode)
        # It answers, and stays connected.
        answer = await self.hear("refused", "done", "pong")
        self.socket.send('{"do":"ping","id":"there?"}')
        assert (await self.hear("pong"))["id"] == "there?"
        return answer

    async def hear(self, *kinds: str) -> dict[str, Any]:
        assert self.socket is not None
        while True:
            frame = await self.socket.frame()
            assert frame.opcode == TEXT, frame
            message: dict[str, Any] = json.loads(frame.payload)
            if message["is"] in kinds:
                return message

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.cut()


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    made = asyncio.new_event_loop()
    yield made
    made.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a house without rate limits: all sockets of a guest share one."""
    patient = (
        "import ridotto.house.wire.session as listening; listening.RATE = listening.MOST_RATE = 1e6"
    )
    with OtherHouse(tmp_path_factory.mktemp("patient"), first=patient) as house:
        yield house


@pytest.fixture(scope="module")
def players(served: Served, loop: asyncio.AbstractEventLoop) -> Iterator[list[Client]]:
    """Connect four people in a game."""
    guests = served.guests(4)
    table = guests[0].open(wishes("mascarade", 4))
    clients = [Client(guest, table) for guest in guests]

    async def begin() -> None:
        for client in clients:
            await client.connect()
        for client in clients[1:]:
            await client.sit()
        await clients[0].do("start")
        for client in clients:
            await client.current()

    async def end() -> None:
        for client in clients:
            await client.vanish()

    loop.run_until_complete(asyncio.wait_for(begin(), PATIENCE))
    yield clients
    loop.run_until_complete(asyncio.wait_for(end(), PATIENCE))


def unchanged(
    clients: list[Client], loop: asyncio.AbstractEventLoop, n: int, seats: list[Any]
) -> None:
    for client in clients:
        loop.run_until_complete(asyncio.wait_for(client.current(), PATIENCE))
        assert client.n == n
        assert client.shown["seats"] == seats


def test_nothing_that_is_said_from_outside_changes_a_table(
    served: Served, players: list[Client], loop: asyncio.AbstractEventLoop
) -> None:
    fuzzed = Fuzzed(served.guest("watching"), players[0].table, loop)
    n, seats = players[0].n, players[0].shown["seats"]
    answers: set[str] = set()

    @LOOSE
    @given(texts)
    def say(text: str) -> None:
        if len(text.encode(errors="ignore")) > 16 * 1024:
            return
        answer = fuzzed.say(text.encode(errors="ignore"), TEXT)
        answers.add(answer["is"])
        if answer["is"] != "refused":
            assert json.loads(text)["do"] in GRANTED
        else:
            assert answer["error"]["code"]
            assert answer["error"]["message"]
            assert answer["n"] == n

    @settings(LOOSE, max_examples=times(15, 500))
    @given(st.binary(max_size=300))
    def say_bytes(payload: bytes) -> None:
        assert fuzzed.say(payload, BINARY)["error"]["code"] == "bad-json"

    say()
    say_bytes()
    loop.run_until_complete(fuzzed.close())
    assert "refused" in answers
    unchanged(players, loop, n, seats)


def test_nothing_that_a_player_says_out_of_turn_changes_the_game(
    served: Served, players: list[Client], loop: asyncio.AbstractEventLoop
) -> None:
    waiting = next(client for client in players if not client.asked)
    fuzzed = Fuzzed(waiting.guest, waiting.table, loop)
    n, seats = players[0].n, players[0].shown["seats"]

    @LOOSE
    @given(st.sampled_from(["act", "ahead", "more", "sit", "start", "close", "remove", "bot"]),
           st.dictionaries(fields, likely | anything, max_size=4))  # fmt: skip
    def say(do: str, more: dict[str, Any]) -> None:
        text = json.dumps(more | {"do": do, "id": "1", "seen": more.get("seen", n)})
        answer = fuzzed.say(text, TEXT)
        assert answer["is"] == "refused", answer
        assert answer["n"] == n

    say()
    loop.run_until_complete(fuzzed.close())
    unchanged(players, loop, n, seats)
