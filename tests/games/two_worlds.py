"""Two worlds that one viewer must not be able to tell apart.

A *course* plays two games of the same kind side by side. They look the same to one viewer and
may differ in everything that this viewer is not entitled to know: what lies where, and what the
others really did. Before each step an oracle, written from the rules and not from the code
under test, says what the step entitles the viewer to learn in each world. A step that would
teach them something different in the two worlds is not taken; after every other step all that
reaches the viewer must be the same, byte for byte.

A game joins by giving a :class:`Frame`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import msgspec

from ridotto.games.errors import Refusal


class Leak(AssertionError):
    """Something reached the viewer that depends on what they may not know."""


class Step(NamedTuple):
    """One player's action as it is done in each of the two worlds."""

    player: int
    one: Any
    other: Any


class Secret(NamedTuple):
    """A field that was different in the two worlds while the viewer had to see the same."""

    event: str
    field: str
    role: str


class Course(NamedTuple):
    """The coverage of a course: the secrets it kept, and the kinds of events that happened."""

    secrets: set[Secret]
    events: set[str]


class Frame(Protocol):
    """The part of a game that the tests need to play it in two worlds."""

    def begin(self, chance: random.Random, viewer: Any) -> tuple[Any, Any]:
        """Return two games that the viewer cannot tell apart yet."""

    def steps(self, chance: random.Random, game: Any, viewer: Any) -> Iterator[Step]:
        """Yield all possible next steps, in the order in which to try them."""

    def learns(self, game: Any, viewer: Any, player: int, action: Any) -> Any:
        """Return what the rules let the viewer learn from an action before it is taken."""

    def sees(self, game: Any, viewer: Any) -> dict[str, Any]:
        """Return everything that the viewer sees of the table, by name."""

    def probes(self, chance: random.Random, game: Any, viewer: Any) -> Iterable[tuple[int, Any]]:
        """Return actions, most of them refused, whose refusals the viewer might read."""

    def role(self, event: Any, viewer: Any) -> str:
        """Return the viewer's role in an event, as the rules' table names it."""


class Case(NamedTuple):
    """A game to be tested, with what the tests have to know about it."""

    tables: dict[str, Any]  # frames by name
    busiest: str  # the table where everything that is hidden comes up
    events: ModuleType
    #: From whom each private field of an event is kept.
    kept_from: dict[tuple[str, str], tuple[str, ...]]
    #: Audiences that are a little too wide, beside everyone, with a role they let in.
    too_wide: tuple[tuple[str, str, Any, str], ...]
    game: type[Any]
    state: str  # the method that tells a viewer about the table
    hidden: Callable[[Any], int]  # something that differs between worlds
    length: int
    courses: int

    @property
    def secrets(self) -> list[Secret]:
        """Return everything that is hidden from some viewer."""
        return [Secret(*field, role) for field, roles in self.kept_from.items() for role in roles]

    @property
    def private(self) -> dict[tuple[str, str], Any]:
        """Return the fields that the game does not show to everyone, with their audiences."""
        return {
            (kind.__name__, field): audience
            for kind, fields in self.events.AUDIENCES.items()
            for field, audience in fields.items()
            if audience is not self.events.Audience.EVERYONE
        }

    def walk(self, table: str, viewer: Any, seed: int) -> Course:
        """Play one course at a table; raises :exc:`Leak`."""
        return walk(self.tables[table], viewer, seed, self.length)


def walk(frame: Frame, viewer: Any, seed: int, length: int) -> Course:
    """Play one course; raises :exc:`Leak`."""
    chance = random.Random(f"{viewer}/{seed}")
    one, other = frame.begin(chance, viewer)
    secrets = _compare(frame, chance, viewer, one, other, since=0)
    for _ in range(length):
        step = _next_step(frame, chance, viewer, one, other)
        if step is None or one.over:
            break
        since = len(list(one.events("omniscient")))
        one.act(step.player, step.one)
        other.act(step.player, step.other)
        secrets |= _compare(frame, chance, viewer, one, other, since)
    return Course(secrets, {type(event).__name__ for event in one.events("omniscient")})


def _next_step(
    frame: Frame, chance: random.Random, viewer: Any, one: Any, other: Any
) -> Step | None:
    for step in frame.steps(chance, one, viewer):
        learned = frame.learns(one, viewer, step.player, step.one)
        if learned == frame.learns(other, viewer, step.player, step.other):
            return step
    return None


def _compare(
    frame: Frame, chance: random.Random, viewer: Any, one: Any, other: Any, since: int
) -> set[Secret]:
    probes = list(frame.probes(chance, one, viewer))
    elsewhere = _reaching(frame, other, viewer, since, probes)
    for what, here in _reaching(frame, one, viewer, since, probes).items():
        there = elsewhere[what]
        if here != there:
            raise Leak(f"{what} of {viewer!r} tells two worlds apart:\n{here!r}\n{there!r}")
    return set(_secrets(frame, viewer, one, other, since))


def _reaching(
    frame: Frame, game: Any, viewer: Any, since: int, probes: list[tuple[int, Any]]
) -> dict[str, bytes]:
    """Return everything about a game that the viewer can get to see."""
    encode = msgspec.json.encode
    return {
        **{what: encode(seen) for what, seen in frame.sees(game, viewer).items()},
        "news": encode(list(game.events(viewer, since))),
        # The whole view is open to all once the game is over, and only then may it differ.
        "view": b"" if game.over else encode(game.view(viewer)),
        "refusals": encode([refusal(game, player, action) for player, action in probes]),
    }


def refusal(game: Any, player: int, action: Any) -> tuple[str, str] | None:
    """Return the refusal that this action would get, or None if it is legal."""
    try:
        game.verify(player, action)
    except Refusal as refused:
        return refused.code, refused.message
    return None


def _secrets(frame: Frame, viewer: Any, one: Any, other: Any, since: int) -> Iterator[Secret]:
    pairs = zip(one.events("omniscient", since), other.events("omniscient", since), strict=True)
    for here, there in pairs:
        for field in here.__struct_fields__:
            if getattr(here, field) != getattr(there, field):
                yield Secret(type(here).__name__, field, frame.role(here, viewer))
