"""After the game: what each player could have known, next to the truth."""

from __future__ import annotations

from house.client import seated
from house.players import play_all, wishes
from house.serving import Served, live


@live
async def test_beliefs_are_listed_next_to_the_truth(served: Served) -> None:
    asked = wishes("mascarade", 4, options={"turn_limit": 8})
    async with seated(asked, *served.guests(4)) as clients:
        await clients[0].do("start")
        table = clients[0].table
        early, told = served.ask("GET", f"/api/tables/{table}/beliefs?player=0")
        assert (early, told["error"]["code"]) == (409, "not-over")
        await play_all(clients)
    replay = served.get(f"/api/tables/{table}/replay?viewer=omniscient")
    truth = {
        step["n"]: (step["state"]["seats"], step["truth"]["masks"]) for step in replay["steps"]
    }
    for player in range(4):
        told = served.get(f"/api/tables/{table}/beliefs?player={player}")
        assert told["player"] == player
        assert told["points"]
        for point in told["points"]:
            seats, masks = truth[point["n"]]
            assert point["mask"] == masks[seats.index(player)]
            # A player's inference from their own events may be vague, but is never wrong.
            assert 0 < point["chance"] <= point["likely_chance"] <= 1
            assert 0 < point["known"] <= 1
        turns = [point["turn"] for point in told["points"]]
        assert turns == list(range(1, len(turns) + 1))
        assert served.get(f"/api/tables/{table}/beliefs?player={player}") == told
    for given in ("4", "-1", "x", ""):
        status, told = served.ask("GET", f"/api/tables/{table}/beliefs?player={given}")
        assert (status, told["error"]["code"]) == (400, "bad-request")
