"""The bytes that reach a viewer depend only on what they may know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games import mascarade_worlds, masquerade_worlds
from house.other_houses import OtherHouse
from house.serving import Guest, Served, live
from house.wire_listener import Apart
from house.wire_worlds import perform

MASCARADE = mascarade_worlds.CASE.tables
MASQUERADE = masquerade_worlds.CASE.tables
INTRIGUE = MASCARADE["intrigue"]
#: No grace period ends, however slow the machine is.
FOR_EVER = 3600.0
#: No rate limit applies: a refusal in only one of the worlds would make them differ.
PATIENT = "from ridotto.house.wire import session; session.RATE = session.MOST_RATE = 1e6\n"
AT_ONCE = {"claims": "at-once"}
HURRIED = {"clock": {"seconds": 86_400, "bank": 60}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = OtherHouse(tmp_path_factory.mktemp("wire"), grace=FOR_EVER, first=PATIENT).start()
    try:
        yield served
    finally:
        served.stop()


@pytest.fixture(scope="module")
def guests(house: Served) -> list[Guest]:
    """Return enough guests for every table, and one spectator."""
    return house.guests(9)


async def sound_the_same(
    house: Served, guests: list[Guest], worlds: Any, viewer: Any, *seeds: int, **more: Any
) -> None:
    hidden = 0
    for seed in seeds:
        course, _, _ = await perform(house, guests, worlds, viewer, seed, **more)
        hidden += course.hidden
    assert hidden, "there was nothing to hide"


@pytest.mark.parametrize("viewer", INTRIGUE.viewers)
@live
async def test_two_worlds_of_mascarade_look_the_same(
    house: Served, guests: list[Guest], viewer: Any
) -> None:
    await sound_the_same(house, guests, INTRIGUE, viewer, 0, 1)


@pytest.mark.parametrize("viewer", MASCARADE["4B"].viewers)
@pytest.mark.parametrize(
    ("wishes", "seed"),
    [(AT_ONCE, 10), ({"memory": "seen"}, 20), ({"memory": "seen"} | AT_ONCE, 30), (HURRIED, 40)],
    ids=["at-once", "memory", "memory-at-once", "hurried"],
)
@live
async def test_worlds_look_the_same_with_any_table_options(
    house: Served, guests: list[Guest], viewer: Any, wishes: dict[str, Any], seed: int
) -> None:
    more: dict[str, Any] = {"length": 30} | wishes
    await sound_the_same(house, guests, MASCARADE["4B"], viewer, seed, seed + 1, **more)


@pytest.mark.parametrize("viewer", [0, 3, "spectator"])
@live
async def test_the_memory_aid_looks_the_same_in_both_worlds(
    house: Served, guests: list[Guest], viewer: Any
) -> None:
    more = {"length": 12, "memory": "inferred"}
    await sound_the_same(house, guests, MASCARADE["4B"], viewer, 50, 51, **more)


@pytest.mark.parametrize(
    ("table", "viewer"),
    [(table, viewer) for table in ("rehearsal", "2") for viewer in MASQUERADE[table].viewers],
)
@live
async def test_two_worlds_of_masquerade_look_the_same(
    house: Served, guests: list[Guest], table: str, viewer: Any
) -> None:
    await sound_the_same(house, guests, MASQUERADE[table], viewer, 60, 61)


@pytest.mark.parametrize(("worlds", "seed"), [(INTRIGUE, 0), (MASQUERADE["rehearsal"], 60)])
@live
async def test_viewers_who_may_know_see_the_difference(
    house: Served, guests: list[Guest], worlds: Any, seed: int
) -> None:
    _, one, other = await perform(house, guests, worlds, 0, seed + 100)
    assert one.others != other.others


# Check the check itself: a leak must be noticed.

LEAKS = {
    "looks": "events.AUDIENCES[events.Look]['mask'] = events.Audience.EVERYONE",
    "swaps": "events.AUDIENCES[events.Swap]['really'] = events.Audience.EVERYONE",
    "refusals": "Mascarade._illegal = lambda g, _: Refusal('illegal-action', str(g.truth()))",
    "sizes": """
honest = croupier.framed
def telling(message):
    padded = frame_of(write(message) + b' ' * HIDDEN[0])
    return padded if isinstance(message, Pong) else honest(message)
HIDDEN = [0]
read = Mascarade.state_for
def state_for(game, viewer):
    HIDDEN[0] = game.inner.masks[0]
    return read(game, viewer)
Mascarade.state_for, croupier.framed = state_for, telling
""",
    "answers ahead": """
def send(self, player, answer):
    self.audience.send(framed(AheadShown(answer)))
croupier.Croupier.send_ahead = send
""",
    "second thoughts": """
honest = croupier.Croupier._put_answer
def put(self, player, standing):
    if self.table.gathering:
        self.audience.send(framed(Answered(claims.answered(self.table, self.volatile))))
    honest(self, player, standing)
croupier.Croupier._put_answer = put
""",
    "memories": """
def send(self, table, player, memory):
    self._audience.send(framed(memory))
MemoryAids.send_to = send
""",
}
_NEEDED = """
from ridotto.games.errors import Refusal
from ridotto.games.mascarade import Mascarade, events
from ridotto.house.table import claims, croupier
from ridotto.house.wire.frames import frame_of, framed
from ridotto.house.views.messages import AheadShown, Answered, Pong, write
from ridotto.house.table.memory_aid import MemoryAids
"""


async def listen_closely(house: Served, guests: list[Guest]) -> None:
    for seed in range(6):
        for viewer in ("spectator", 0):
            await perform(house, guests, INTRIGUE, viewer, seed, memory="seen")
            await perform(house, guests, MASCARADE["4B"], viewer, seed, **AT_ONCE)


@pytest.mark.parametrize("leak", LEAKS)
@live
async def test_a_leak_is_noticed(tmp_path: Path, leak: str) -> None:
    with OtherHouse(tmp_path, first=PATIENT + _NEEDED + LEAKS[leak]) as leaky:
        guests = leaky.guests(9)
        with pytest.raises(Apart):
            await listen_closely(leaky, guests)
