"""Two tables that differ only in what one viewer may not know, played over real sockets.

The worlds are those of ``games.two_worlds``. They are written into the log of a real house as two
tables, and the same visible course is played at both. The viewer listens with a raw socket. It must
receive the same in both worlds, byte by byte, except for names and times that always differ between
tables.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, NamedTuple

import msgspec

from games.two_worlds import Frame as Worlds
from games.two_worlds import Step, refusal
from house.client import Client
from house.laid_tables import lay, wishes_for
from house.raw_socket import Frame
from house.serving import Guest, Served
from house.wire_listener import Listener, compare, covered
from ridotto.games.mascarade.actions import Claim, Pass
from ridotto.games.registry import kind
from ridotto.minds.seating import act_of


class Course(NamedTuple):
    """The course at both tables, and what the viewer tries meanwhile."""

    setups: tuple[dict[str, Any], dict[str, Any]]
    steps: list[Step]
    #: The viewer's commands before each step, all of which are refused.
    tried: list[list[Any]]
    #: The number of hidden fields that differed between the worlds.
    hidden: int


def plan(worlds: Worlds, viewer: Any, seed: int, length: int) -> Course:
    """Return a course on which the viewer may learn the same in both worlds."""
    chance = random.Random(f"{viewer}/{seed}")
    games = worlds.begin(chance, viewer)
    setups = tuple(msgspec.to_builtins(game.setup) for game in games)
    # A log contains only what the set-up says.
    one, other = (type(game).from_data(setup) for game, setup in zip(games, setups, strict=True))
    steps: list[Step] = []
    tried: list[list[Any]] = []
    out_of_turn = kind(one.name).out_of_turn
    # A house lets a player act out of turn once between two decisions.
    acted: set[int] = set()
    while len(steps) < length and not one.over:
        probes = _refused(worlds, chance, viewer, one, other)
        step = _next(worlds, chance, viewer, one, other)
        if step is None:
            break
        if act_of(step.one) not in out_of_turn:
            acted.clear()
        elif step.player in acted:
            continue
        else:
            acted.add(step.player)
        one.act(step.player, step.one)
        other.act(step.player, step.other)
        steps.append(step)
        tried.append(probes)
    return Course((setups[0], setups[1]), steps, tried, _differences(one, other))


def _next(worlds: Worlds, chance: random.Random, viewer: Any, one: Any, other: Any) -> Step | None:
    for step in worlds.steps(chance, one, viewer):
        learned = worlds.learns(one, viewer, step.player, step.one)
        same = learned == worlds.learns(other, viewer, step.player, step.other)
        if same and refusal(other, step.player, step.other) is None:
            return step
    return None


def _refused(worlds: Worlds, chance: random.Random, viewer: Any, one: Any, other: Any) -> list[Any]:
    """Return commands of the viewer that must be refused."""
    wanted = [action for _, action in worlds.probes(chance, one, viewer)]
    if isinstance(viewer, int):
        wanted = [
            action
            for action in wanted
            if refusal(one, viewer, action) and refusal(other, viewer, action)
        ]
    return chance.sample(wanted, min(1, len(wanted)))


def _differences(one: Any, other: Any) -> int:
    pairs = zip(one.events("omniscient"), other.events("omniscient"), strict=True)
    return sum(
        getattr(here, field) != getattr(there, field)
        for here, there in pairs
        for field in here.__struct_fields__
    )


# Playing


@asynccontextmanager
async def company(table: str, guests: Sequence[Guest]) -> Any:
    """Connect all these guests to a table."""
    async with AsyncExitStack() as stack:
        clients = {}
        for guest in guests:
            client = clients[guest.person] = Client(guest, table)
            await client.connect()
            stack.push_async_callback(client.vanish)
        yield clients


class Played(NamedTuple):
    """The result of a course at one table: for the viewer, and for all others."""

    heard: list[Any]
    others: list[list[str]]


class Performance:
    """One course at one table."""

    def __init__(
        self, served: Served, guests: Sequence[Guest], viewer: Any, course: Course, seed: int
    ) -> None:
        self.served = served
        self.seated = list(guests[:-1])
        self.viewer = viewer
        self.watching = guests[-1] if viewer == "spectator" else guests[viewer]
        self.course = course
        self.seed = seed

    async def at(self, world: int, **wishes: Any) -> Played:
        """Play it in one of the worlds."""
        setup = self.course.setups[world]
        table = f"{setup['players']}-{self.viewer}-{self.seed}-{world}".ljust(22, "x")
        await lay(self.served, table, wishes_for(setup, **wishes), self.seated, setup)
        others = [guest for guest in self.seated if guest is not self.watching]
        self.chance = random.Random(self.seed)
        async with company(table, others) as clients:
            self.clients = clients
            self.thinks = wishes.get("memory") == "inferred"
            remembers = self.thinks and self.viewer != "spectator"
            self.listener = Listener(self.watching, table, remembers=remembers)
            await self.listener.come()
            try:
                for player in range(setup["players"]):
                    await self.say(player, "ready")
                for steps in self.strides(wishes.get("claims") == "at-once"):
                    await self.try_in_vain(steps)
                    await self.stride(world, steps)
                    if self.chance.random() < 0.1:
                        await self.come_again()
            finally:
                await self.listener.go()
            told = [
                [_covered_text(text, table) for text in client.texts] for client in clients.values()
            ]
        return Played(covered(self.listener.frames, table), told)

    def strides(self, at_once: bool) -> Iterator[range]:
        """Yield the steps one by one, or all answers to a claim together if asked at once."""
        steps, begin = self.course.steps, 0
        players = self.course.setups[0]["players"]
        while begin < len(steps):
            end = begin + 1
            # Inference after several quick answers depends on timing.
            together = not self.thinks and _answers(steps[begin])
            while end < len(steps) and together and _answers(steps[end]):
                end += 1
            if at_once and _answers(steps[begin]) and end - begin < players - 1:
                return  # the round does not end on this course
            yield range(begin, end)
            begin = end

    async def stride(self, world: int, numbers: range) -> None:
        steps = [self.course.steps[number] for number in numbers]
        n = self.listener.n + len(steps)
        if len(steps) > 1:
            await self.answer_round(world, steps)
        else:
            await self.act(steps[0].player, steps[0][1 + world], self.listener.n)
        await self.listener.until(n)
        for client in self.clients.values():
            await client.until(partial(_has_heard, client, n))

    async def answer_round(self, world: int, steps: Sequence[Step]) -> None:
        """Let all but the first answer in advance, some after changing their mind.

        Their earlier answers are private, and so is the change: they differ in the two worlds.
        """
        seen = self.listener.n
        for step in self.chance.sample(list(steps[1:]), len(steps) - 1):
            answer = "claim" if isinstance(step.one, Claim) else "pass"
            other = "pass" if answer == "claim" else "claim"
            hesitates = self.chance.random() < 0.5 and step.player != self.viewer
            if hesitates and world == 0:
                await self.say(step.player, "ahead", answer=other, seen=seen)
            await self.say(step.player, "ahead", answer=answer, seen=seen)
        await self.act(steps[0].player, steps[0].one, seen)

    async def act(self, player: int, action: Any, seen: int) -> None:
        await self.say(player, "act", action=msgspec.to_builtins(action), seen=seen)

    async def say(self, player: int, what: str, **fields: Any) -> None:
        if player == self.viewer:
            answer = await self.listener.say(what, **fields)
        else:
            client = self.clients[self.seated[player].person]
            answer = await client.ask(what, **fields)
        assert answer["is"] == "done", (player, what, fields, answer)

    async def try_in_vain(self, numbers: range) -> None:
        """Send commands that are refused, or stale."""
        for number in numbers:
            for action in self.course.tried[number]:
                given = msgspec.to_builtins(action)
                n = self.listener.n
                answer = await self.listener.say("act", action=given, seen=n)
                assert answer["is"] == "refused", answer
                if self.chance.random() < 0.2:
                    old = self.chance.randrange(n)
                    await self.listener.say("act", action=given, seen=old)
            break

    async def come_again(self) -> None:
        await self.listener.go()
        for client in self.clients.values():
            await client.until(partial(self.misses, client))
        since = self.chance.choice((None, self.chance.randint(1, self.listener.n)))
        await self.listener.come(since)

    def misses(self, client: Client) -> bool:
        """Check whether a client has noticed that the viewer left."""
        if self.viewer == "spectator":
            return client.spectators == 0
        return not client.present[self.viewer]


def _has_heard(client: Client, n: int) -> bool:
    return client.n >= n


def _answers(step: Step) -> bool:
    return isinstance(step.one, Claim | Pass)


def _covered_text(text: str, table: str) -> str:
    (frame,) = covered([Frame(b"", text.encode())], table)
    payload: bytes = frame.payload
    return payload.decode()


async def perform(
    served: Served, guests: Sequence[Guest], worlds: Worlds, viewer: Any, seed: int,
    length: int = 40, **wishes: Any,
) -> tuple[Course, Played, Played]:  # fmt: skip
    """Play a course in both worlds; raises :exc:`Apart` if the viewer can tell them apart."""
    course = plan(worlds, viewer, seed, length)
    seated = [*guests[: course.setups[0]["players"]], guests[-1]]
    one = await Performance(served, seated, viewer, course, seed).at(0, **wishes)
    other = await Performance(served, seated, viewer, course, seed).at(1, **wishes)
    compare(one.heard, other.heard)
    return course, one, other
