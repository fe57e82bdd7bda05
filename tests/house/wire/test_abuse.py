"""Malicious clients: against the house, or against others at their table."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from house.client import Client, at, seated
from house.laid_tables import lay, wishes_for
from house.other_houses import OtherHouse, small_buffers
from house.players import play_all, wishes
from house.raw_socket import BINARY, CLOSE, CONT, PING, PONG, TEXT, RawSocket
from house.serving import Guest, Served, live
from ridotto.games.masquerade import Masquerade
from ridotto.house.wire.session import BURST, MOST_RATE, RATE
from ridotto.house.wire.websocket import MOST_ODD

LONGEST = 16 * 1024
#: Seconds within which other clients are answered in any case. Generous, because the machine may be
#: busy.
SOON = 10.0


async def window(guest: Guest, table: str, **more: Any) -> RawSocket:
    """Open a raw socket of a guest and read the view and the presence."""
    socket = await RawSocket.open(guest.served.port, f"/ws/tables/{table}", guest.token, **more)
    assert (await socket.frame()).opcode == TEXT
    return socket


async def answered_in(client: Client) -> float:
    began = time.monotonic()
    await client.do("ping")
    return time.monotonic() - began


def memory_of(served: Served) -> int:
    """Return the memory of the house in bytes."""
    with open(f"/proc/{served.pid}/statm") as told:
        return int(told.read().split()[1]) * 4096


def lines_of(served: Served) -> int:
    """Return the number of open files and sockets of the house."""
    return len(list(Path(f"/proc/{served.pid}/fd").iterdir()))


# Frames


@pytest.mark.parametrize("pieces", [1, 2, 40])
@live
async def test_an_oversized_message_closes_only_its_own_socket(served: Served, pieces: int) -> None:
    async with seated(wishes("mascarade", 4), *served.guests(2)) as (host, _):
        socket = await window(host.guest, host.table)
        text = json.dumps({"do": "chat", "id": "1", "text": ""}).ljust(LONGEST + 1).encode()
        size = -(-len(text) // pieces)
        for piece in range(pieces):
            part = text[piece * size : (piece + 1) * size]
            socket.send(part, CONT if piece else TEXT, final=piece == pieces - 1)
        assert await socket.closed() == 1009
        await host.do("ping")


@live
async def test_a_message_of_the_maximum_length_is_accepted(served: Served) -> None:
    guest = served.guest("host")
    socket = await window(guest, guest.open(wishes("mascarade", 4)))
    socket.send(json.dumps({"do": "ping", "id": "long"}).ljust(LONGEST))
    while (told := json.loads((await socket.frame()).payload))["is"] != "pong":
        pass
    assert told["id"] == "long"
    await socket.cut()


FRAMES: list[tuple[bytes, int, int]] = [
    (b"\xff\xfe\xfd", TEXT, 1007),
    (b'{"do":"ping","id":"\xed\xa0\x80"}', TEXT, 1007),
    (b"a", CONT, 1002),
    (b"a" * 126, PING, 1002),
    (b"a", 3, 1002),
    (b"a", 11, 1002),
    (b"\x00", CLOSE, 1002),
    (b"\x00\x00", CLOSE, 1002),
]


@pytest.mark.parametrize(("payload", "opcode", "code"), FRAMES)
@live
async def test_invalid_frames_close_only_their_own_socket(
    served: Served, payload: bytes, opcode: int, code: int
) -> None:
    async with seated(wishes("mascarade", 4), *served.guests(2)) as (host, _):
        socket = await window(host.guest, host.table)
        socket.send(payload, opcode)
        assert await socket.closed() == code
        await host.do("ping")


@live
async def test_bytes_are_no_command(served: Served) -> None:
    guest = served.guest("host")
    socket = await window(guest, guest.open(wishes("mascarade", 4)))
    socket.send(b'{"do":"ping","id":"1"}', BINARY)
    while (told := json.loads((await socket.frame()).payload))["is"] != "refused":
        pass
    assert told["error"]["code"] == "bad-json"
    await socket.cut()


# Floods


@live
async def test_a_flood_is_shed_and_others_do_not_notice(served: Served) -> None:
    guests = served.guests(4)
    async with seated(wishes("mascarade", 4), *guests) as clients:
        await clients[0].do("start")
        floods = [await window(served.guest("flood"), clients[0].table) for _ in range(5)]
        for socket in floods:
            for number in range(2000):
                socket.send(json.dumps({"do": "ping", "id": str(number)}))
        reading = [asyncio.create_task(count_until_closed(socket)) for socket in floods]
        assert max([await answered_in(client) for client in clients]) < SOON
        await play_all(clients, seed=1)
        for told, code in await asyncio.gather(*reading):
            assert code == 4008
            assert told["pong"] >= 120
            assert told["too-fast"] == 200
            assert told["pong"] < 1000


@live
async def test_many_windows_of_one_guest_send_no_more_than_a_few(served: Served) -> None:
    async with seated(wishes("mascarade", 4), *served.guests(2)) as (host, other):
        flood, begun = served.guest("flood"), time.monotonic()
        floods = [await window(flood, host.table) for _ in range(20)]
        for socket in floods:
            for number in range(500):
                socket.send(json.dumps({"do": "ping", "id": str(number)}))
        told = await asyncio.gather(*(count_until_closed(socket) for socket in floods))
        heard = sum(counts["pong"] for counts, _ in told)
        assert heard <= MOST_RATE * (BURST + time.monotonic() - begun)
        assert {code for _, code in told} == {4008}
        # Others are not limited, and neither is a client that returns after a while.
        for client in (host, other):
            for _ in range(50):
                await client.do("ping")
        await asyncio.sleep(BURST)
        async with at(host.table, flood) as (back,):
            await back.do("ping")


@live
async def test_reconnecting_does_not_refill_the_rate_limit(served: Served) -> None:
    guest, heard, begun = served.guest("comes and goes"), 0, time.monotonic()
    table = guest.open(wishes("mascarade", 4))
    for _ in range(8):
        socket = await RawSocket.open(served.port, f"/ws/tables/{table}", guest.token)
        for number in range(100):
            socket.send(json.dumps({"do": "ping", "id": str(number)}))
        # A client that has sent this much may also be rate-limited.
        told = 100 if (await socket.frame()).opcode == CLOSE else 0
        while told < 100:
            message = json.loads((await socket.frame()).payload)
            told += message["is"] in ("pong", "refused")
            heard += message["is"] == "pong"
        await socket.cut()
    assert heard <= RATE * (BURST + time.monotonic() - begun)


async def count_until_closed(socket: RawSocket) -> tuple[Counter[str], int]:
    told: Counter[str] = Counter()
    while (frame := await socket.frame()).opcode != CLOSE:
        message = json.loads(frame.payload)
        told[message["error"]["code"] if message["is"] == "refused" else message["is"]] += 1
    await socket.cut()
    return told, frame.code


#: Frames that are no messages: opcode, and whether it is the last fragment.
ODD = {"ping": (PING, True), "pong": (PONG, True), "part": (CONT, False), "bytes": (BINARY, True)}


@pytest.mark.parametrize("path", ["table", "lobby"])
@pytest.mark.parametrize("odd", ODD)
@live
async def test_a_flood_of_other_frames_disconnects_the_client(
    served: Served, odd: str, path: str
) -> None:
    guest, (opcode, final) = served.guest("pours"), ODD[odd]
    table = guest.open(wishes("mascarade", 4))
    where = "/ws/lobby" if path == "lobby" else f"/ws/tables/{table}"
    socket = await RawSocket.open(served.port, where, guest.token)
    if odd == "part":
        socket.send("{", final=False)
    for _ in range(5000):
        socket.send(b"", opcode, final=final)
    answered = 0
    while (frame := await socket.frame()).opcode != CLOSE:
        answered += frame.opcode == PONG
    assert frame.code == 4008
    assert answered <= MOST_ODD
    await socket.cut()


@live
async def test_pings_now_and_then_are_answered(served: Served) -> None:
    socket = await RawSocket.open(served.port, "/ws/lobby")
    for number in range(MOST_ODD // 2):
        socket.send(str(number).encode(), PING)
        while (frame := await socket.frame()).opcode != PONG:
            pass
        assert frame.payload == str(number).encode()
    await socket.cut()


#: A house that creates a file when a handshake begins, and finishes it when another exists.
SLOW_HANDS = """
import asyncio, pathlib
from ridotto.house.wire.sockets import Sockets
honest = Sockets.table
given, shake = pathlib.Path({given!r}), pathlib.Path({shake!r})
async def slow(self, socket):
    send = socket._send
    async def late(message):
        if message["type"] == "websocket.accept":
            given.touch()
            while not shake.exists():
                await asyncio.sleep(0.01)
        await send(message)
    socket._send = late
    await honest(self, socket)
Sockets.table = slow
"""


@live
async def test_messages_sent_before_the_handshake_are_handled_after_it(tmp_path: Path) -> None:
    given, shake = tmp_path / "given", tmp_path / "shake"

    async def stretch_out(path: str, guest: Guest) -> RawSocket:
        socket = await RawSocket.begin(guest.served.port, path, guest.token)
        while not given.exists():
            await asyncio.sleep(0.01)
        given.unlink()
        return socket

    first = SLOW_HANDS.format(given=str(given), shake=str(shake))
    with OtherHouse(tmp_path / "data", first=first) as house:
        guest = house.guest("hasty")
        path = f"/ws/tables/{guest.open(wishes('mascarade', 4))}"
        socket = await stretch_out(path, guest)
        for number in range(20):
            socket.send(f'{{"do":"ping","id":"e{number}"}}')
        await asyncio.sleep(0.3)
        shake.touch()
        await socket.shake_hands()
        while b'"e19"' not in (await socket.frame()).payload:
            pass
        await socket.cut()
        # Data is kept until then, but only a limited amount.
        shake.unlink()
        socket = await stretch_out(path, guest)
        socket.writer.write(b"x" * 2**20)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await socket.shake_hands()
        shake.touch()


async def busy_table(house: Served, table: str, guests: list[Guest]) -> None:
    """Lay a table with a long log."""
    chance, game = random.Random(1), Masquerade.from_data({"players": 4, "seed": 1})
    setup, moves = {"players": 4, "seed": 1}, []
    while len(moves) < 200:
        action = chance.choice([each for each in game.legal() if type(each).__name__ != "Reveal"])
        moves.append((game.decider, action))
        game.act(game.decider, action)
    plain = wishes_for(setup | {"options": {}})
    await lay(house, table, plain, guests, setup, moves)


@live
async def test_a_client_that_reads_nothing_is_disconnected_and_others_go_on(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, first=small_buffers(65536)) as house:
        guests, table = house.guests(4), "busy".ljust(22, "x")
        await busy_table(house, table, guests)
        async with at(table, *guests) as clients:
            await clients[0].do("ping")
            lines, memory, n = lines_of(house), memory_of(house), clients[0].n
            slow = await RawSocket.open(
                house.port, f"/ws/tables/{table}", guests[1].token, room=4096
            )
            stale = json.dumps({"do": "act", "id": "1", "action": {"act": "done"}, "seen": 0})
            assert lines_of(house) == lines + 1
            for seconds in range(60):
                # The number of messages that may be sent without being disconnected.
                for _ in range(50 if seconds else 100):
                    slow.send(stale)
                await asyncio.sleep(1)
                assert await answered_in(clients[0]) < SOON
                assert memory_of(house) - memory < 64 * 2**20
                if lines_of(house) == lines:
                    break
            assert lines_of(house) == lines, "the socket is still open"
            assert clients[0].n == n
            assert clients[1].n == n
            assert not clients[1].gone, "another window of the same guest"
            await slow.cut()


# Many


@live
async def test_two_thousand_idle_sockets_are_served(tmp_path: Path) -> None:
    with OtherHouse(tmp_path) as house:
        guests = house.guests(40)
        tables = [guest.open(wishes("mascarade", 4)) for guest in guests]
        sockets: list[RawSocket] = []
        for guest, table in zip(guests, tables, strict=True):
            sockets += await asyncio.gather(
                *(RawSocket.open(house.port, "/ws/lobby") for _ in range(25))
            )
            sockets += await asyncio.gather(*(window(guest, table) for _ in range(25)))
        assert len(sockets) == 2000
        began = time.monotonic()
        async with seated(wishes("mascarade", 4), *house.guests(4)) as clients:
            await clients[0].do("start")
            await play_all(clients, seed=1)
        assert time.monotonic() - began < 6 * SOON
        assert house.get("/api/house")
        sockets[-1].send('{"do":"ping","id":"last"}')
        while b'"last"' not in (await sockets[-1].frame()).payload:
            pass
        for socket in sockets:
            await socket.cut()


@live
async def test_the_sockets_of_a_guest_are_limited(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, sockets_each=3, sockets=5) as house:
        one, other = house.guests(2)
        table = one.open(wishes("mascarade", 4))
        paths = [f"/ws/tables/{table}"] * 20
        many = await asyncio.gather(
            *(RawSocket.open(house.port, path, one.token) for path in paths)
        )
        first = await asyncio.gather(*(socket.frame() for socket in many))
        assert [frame.code for frame in first if frame.opcode == CLOSE] == [1013] * 17
        open_ones = [s for s, frame in zip(many, first, strict=True) if frame.opcode == TEXT]
        for socket in many:
            if socket not in open_ones:
                await socket.cut()
        two = [await window(other, table) for _ in range(2)]
        full = await RawSocket.open(house.port, "/ws/lobby")
        assert await full.closed() == 1013
        await open_ones[0].cut()
        for _ in range(100):
            again = await RawSocket.open(house.port, paths[0], one.token)
            if (await again.frame()).opcode == TEXT:
                break
            await again.cut()
            await asyncio.sleep(0.05)
        else:
            pytest.fail("there was no room again")
        for socket in (*open_ones[1:], *two, again):
            await socket.cut()
