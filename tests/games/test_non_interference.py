"""A player's view depends only on what that player was allowed to learn."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec import UNSET

from games.mascarade_worlds import INTRIGUE, MascaradeWorlds
from games.two_worlds import Leak, Secret, walk
from ridotto.games.errors import Refusal, illegal_action
from ridotto.games.mascarade import Mascarade, Setup, events
from ridotto.games.mascarade.events import AUDIENCES, Audience, Event, as_seen
from ridotto.games.mascarade.scenario import sheet

TABLES = {
    "intrigue": MascaradeWorlds(8, INTRIGUE, INTRIGUE.masks),
    **{
        name: MascaradeWorlds(sheet(name).players, name, sheet(name).masks)
        for name in ("4B", "6A", "7A", "12B")
    },
}
COURSES = 15

#: From whom each private field is kept: the columns of section 11's table.
KEPT_FROM = {
    ("Deal", "masks"): ("bystander", "spectator"),
    ("Swap", "really"): ("target", "bystander", "spectator"),
    ("Look", "mask"): ("bystander", "spectator"),
    ("Peek", "mask"): ("bystander", "spectator"),
    ("Show", "mask"): ("target", "spectator"),
    ("Show", "masks"): ("target", "bystander", "spectator"),
    ("Switch", "really"): ("target", "bystander", "spectator"),
}
SECRETS = [Secret(*field, role) for field, roles in KEPT_FROM.items() for role in roles]
PRIVATE = {
    (kind.__name__, field): audience
    for kind, fields in AUDIENCES.items()
    for field, audience in fields.items()
    if audience is not Audience.EVERYBODY
}


@pytest.mark.parametrize(
    ("table", "viewer"),
    [(name, viewer) for name, worlds in TABLES.items() for viewer in worlds.viewers],
)
def test_two_worlds_look_the_same(table: str, viewer: Any) -> None:
    for seed in range(COURSES):
        walk(TABLES[table], viewer, seed)


@cache
def courses_by_secret() -> dict[Secret, tuple[Any, int]]:
    """For everything that must be kept from somebody, a course on which it was."""
    found: dict[Secret, tuple[Any, int]] = {}
    worlds = TABLES["intrigue"]
    for seed in range(300):
        for viewer in (seed % worlds.players, "spectator"):
            for secret in walk(worlds, viewer, seed).secrets:
                found.setdefault(secret, (viewer, seed))
        if set(SECRETS) <= set(found):
            break
    return found


def test_every_private_field_is_reached_for_everybody_it_is_kept_from() -> None:
    assert set(courses_by_secret()) == set(SECRETS)


def test_every_kind_of_event_happens_on_the_courses() -> None:
    missing = {kind.__name__ for kind in AUDIENCES}
    for seed, worlds in product(range(100), TABLES.values()):
        missing -= walk(worlds, "spectator", seed).events
        if not missing:
            break
    assert not missing


def test_the_private_fields_are_all_there_are() -> None:
    assert set(PRIVATE) == set(KEPT_FROM)


def test_every_field_of_every_event_has_an_audience() -> None:
    kinds = [kind for kind in Event.__subclasses__() if kind.__module__ == events.__name__]
    assert set(kinds) == set(AUDIENCES)
    for kind in kinds:
        assert tuple(AUDIENCES[kind]) == kind.__struct_fields__


# The check itself is checked: whoever is let in on a secret must be noticed.


def kind_named(name: str) -> type[Event]:
    return getattr(events, name)


@pytest.mark.parametrize("secret", SECRETS, ids="-".join)
def test_one_more_pair_of_eyes_is_noticed(secret: Secret, monkeypatch: pytest.MonkeyPatch) -> None:
    honest, role = events._may_see, TABLES["intrigue"].role

    def too_open(audience: Any, event: Any, viewer: Any) -> bool:
        if audience == secret:
            audience = PRIVATE[secret.event, secret.field]
            return role(event, viewer) == secret.role or honest(audience, event, viewer)
        return honest(audience, event, viewer)

    course = courses_by_secret()[secret]
    monkeypatch.setitem(AUDIENCES[kind_named(secret.event)], secret.field, secret)
    monkeypatch.setattr(events, "_may_see", too_open)
    with pytest.raises(Leak):
        walk(TABLES["intrigue"], *course)


def wider_audiences() -> list[tuple[str, str, Audience]]:
    wider = [(*field, Audience.EVERYBODY) for field in PRIVATE]
    return [*wider, ("Show", "masks", Audience.ALL_BUT_TARGET)]


@pytest.mark.parametrize(("kind", "field", "audience"), wider_audiences())
def test_a_wider_audience_is_noticed(
    kind: str, field: str, audience: Audience, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in = [role for role in KEPT_FROM[kind, field] if audience is Audience.EVERYBODY]
    courses = [courses_by_secret()[Secret(kind, field, role)] for role in let_in or ["bystander"]]
    monkeypatch.setitem(AUDIENCES[kind_named(kind)], field, audience)
    for course in courses:
        with pytest.raises(Leak):
            walk(TABLES["intrigue"], *course)


def walk_many() -> None:
    for seed in range(COURSES):
        walk(TABLES["intrigue"], seed, seed)


def first_mask(game: Mascarade) -> int:
    return game.inner.masks[0]


def test_a_state_of_another_size_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Mascarade.state

    def telling(game: Mascarade) -> Any:
        return (honest(game), " " * first_mask(game))

    monkeypatch.setattr(Mascarade, "state", telling)
    with pytest.raises(Leak, match="state of"):
        walk_many()


def test_another_order_of_legal_actions_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Mascarade.legal

    def telling(game: Mascarade) -> Any:
        return honest(game)[:: 1 if first_mask(game) % 2 else -1]

    monkeypatch.setattr(Mascarade, "legal", telling)
    with pytest.raises(Leak, match="legal of"):
        walk_many()


def test_a_telling_refusal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(game: Mascarade, action: Any) -> Refusal:
        return illegal_action(f"{first_mask(game)}")

    monkeypatch.setattr(Mascarade, "_illegal", telling)
    with pytest.raises(Leak, match="refusals of"):
        walk_many()


# What the table does not name is shown to nobody.


def test_a_field_without_an_audience_is_shown_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(AUDIENCES[events.Look], "mask")
    for viewer in (0, 1, "spectator"):
        assert as_seen(events.Look(0, "king"), viewer) == events.Look(0)


def test_a_new_private_field_is_shown_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    class Curtsy(Event, frozen=True, tag="curtsy"):
        player: int
        secret: Any = UNSET

    monkeypatch.setitem(AUDIENCES, Curtsy, {"player": Audience.EVERYBODY})
    for viewer in (0, 1, "spectator"):
        assert as_seen(Curtsy(0, "king"), viewer) == Curtsy(0)


def test_an_event_without_audiences_does_not_get_out() -> None:
    class Wink(Event, frozen=True, tag="wink"):
        player: int

    with pytest.raises(KeyError):
        as_seen(Wink(0), 0)


@pytest.mark.parametrize("stranger", [8, -1, 99, "nobody", None, 1.5, "Spectator"])
def test_strangers_see_nothing(stranger: Any) -> None:
    game = Mascarade(Setup(6, "6A"))
    with pytest.raises(Refusal, match="viewer"):
        game.events(stranger)
    with pytest.raises(Refusal, match="viewer"):
        game.view(stranger)
