"""The memory aid at a live table: what each player saw, for that player only."""

from __future__ import annotations

import pytest

from house.client import Client, at, seated
from house.players import play_all, wishes
from house.serving import Served, live
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.memory_aid import what_i_saw


def expected(served: Served, client: Client) -> list[list[dict[str, object]]]:
    """Return what this player had seen after each step, from the record."""
    record = served.get(f"/api/tables/{client.table}/record")
    game = Mascarade.from_data(record["setup"])
    assert client.player is not None
    seats = game.state_for("spectator").seats
    seen = [what_i_saw(game.events(client.player), client.player, game.players, seats)]
    for move in record["moves"]:
        game.act_data(move["player"], move["action"])
        seen.append(what_i_saw(game.events(client.player), client.player, game.players, seats))
    return seen


@pytest.mark.parametrize("memory", ["seen", "inferred"])
@live
async def test_every_player_is_reminded_of_what_they_saw(served: Served, memory: str) -> None:
    guests = served.guests(5)
    asked = wishes("mascarade", 4, memory=memory, options={"turn_limit": 6})
    async with seated(asked, *guests[:4]) as clients, at(clients[0].table, guests[4]) as (watcher,):
        await clients[0].do("start")
        for client in clients:
            await client.until(lambda each=client: each.memories)
        await play_all(clients)
        await watcher.until(lambda: watcher.over)
        assert watcher.memories == []
        for client in clients:
            seen = expected(served, client)
            assert all(told["seen"] in seen for told in client.memories)
            numbers = [told["n"] for told in client.memories]
            assert numbers == sorted(numbers)
            if memory == "seen":
                assert [told["seen"] for told in client.memories] == [
                    seen[told["n"] - numbers[0]] for told in client.memories
                ]
                assert all(told["chances"] is None for told in client.memories)
            else:
                for told in client.memories:
                    for place in told["chances"]:
                        assert abs(sum(place.values()) - 1) < 0.01


@live
async def test_no_memory_aid_is_sent_where_it_is_off(served: Served) -> None:
    async with seated(wishes("mascarade", 4), *served.guests(4)) as clients:
        await clients[0].do("start")
        await play_all(clients)
        assert all(client.memories == [] for client in clients)
