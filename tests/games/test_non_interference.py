"""A player's view depends only on what that player was allowed to learn."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec import UNSET

from games import mascarade_worlds, masquerade_worlds
from games.two_worlds import Leak, Secret
from ridotto.games.errors import Refusal, illegal_action
from ridotto.games.mascarade import Mascarade, events
from ridotto.games.mascarade.events import AUDIENCES, VISIBILITY, Audience, Event
from ridotto.games.masquerade import Masquerade

CASES = {"mascarade": mascarade_worlds.CASE, "masquerade": masquerade_worlds.CASE}


@pytest.mark.parametrize(
    ("game", "table", "viewer"),
    [
        (game, table, viewer)
        for game, case in CASES.items()
        for table, worlds in case.tables.items()
        for viewer in worlds.viewers
    ],
)
def test_two_worlds_look_the_same(game: str, table: str, viewer: Any) -> None:
    for seed in range(CASES[game].courses):
        CASES[game].walk(table, viewer, seed)


@cache
def courses_by_secret(game: str) -> dict[Secret, tuple[Any, int]]:
    """Return, for each secret, a course in which it was hidden from some viewer."""
    found: dict[Secret, tuple[Any, int]] = {}
    case = CASES[game]
    for seed in range(300):
        for viewer in (seed % case.tables[case.busiest].players, "spectator"):
            for secret in case.walk(case.busiest, viewer, seed).secrets:
                found.setdefault(secret, (viewer, seed))
        if set(case.secrets) <= set(found):
            break
    return found


@pytest.mark.parametrize("game", CASES)
def test_every_private_field_is_reached_for_everyone_it_is_kept_from(game: str) -> None:
    assert set(courses_by_secret(game)) == set(CASES[game].secrets)


@pytest.mark.parametrize("game", CASES)
def test_every_kind_of_event_happens_on_the_courses(game: str) -> None:
    case = CASES[game]
    missing = {kind.__name__ for kind in case.events.AUDIENCES}
    for seed, table in product(range(100), case.tables):
        missing -= case.walk(table, "spectator", seed).events
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_private_fields_are_all_there_are(case: Any) -> None:
    assert set(case.private) == set(case.kept_from)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_every_field_of_every_event_has_an_audience(case: Any) -> None:
    base = case.events.Event
    kinds = [kind for kind in base.__subclasses__() if kind.__module__ == case.events.__name__]
    assert set(kinds) == set(case.events.AUDIENCES)
    for kind in kinds:
        assert tuple(case.events.AUDIENCES[kind]) == kind.__struct_fields__


# The check itself is checked: a viewer who learns a secret must be noticed.


def audiences_of(case: Any, kind: str) -> dict[str, Any]:
    return case.events.AUDIENCES[getattr(case.events, kind)]


@pytest.mark.parametrize(
    ("game", "secret"), [(game, secret) for game, case in CASES.items() for secret in case.secrets]
)
def test_one_more_pair_of_eyes_is_noticed(
    game: str, secret: Secret, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = CASES[game]
    honest, role = case.events._may_see, case.tables[case.busiest].role
    private = case.private[secret.event, secret.field]

    def too_open(audience: Any, event: Any, viewer: Any) -> bool:
        if audience == secret:
            return role(event, viewer) == secret.role or honest(private, event, viewer)
        return honest(audience, event, viewer)

    course = courses_by_secret(game)[secret]
    monkeypatch.setitem(audiences_of(case, secret.event), secret.field, secret)
    monkeypatch.setattr(case.events.VISIBILITY, "_may_see", too_open)
    with pytest.raises(Leak):
        case.walk(case.busiest, *course)


def wider_audiences() -> list[tuple[str, str, str, Any, tuple[str, ...]]]:
    """Yield too wide an audience for each private field, with the roles that it adds."""
    wider = []
    for game, case in CASES.items():
        everyone = case.events.Audience.EVERYONE
        wider += [(game, *field, everyone, roles) for field, roles in case.kept_from.items()]
        wider += [(game, kind, field, *rest, (role,)) for kind, field, *rest, role in case.too_wide]
    return wider


@pytest.mark.parametrize(("game", "kind", "field", "audience", "roles"), wider_audiences())
def test_a_wider_audience_is_noticed(
    game: str, kind: str, field: str, audience: Any, roles: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    courses = [courses_by_secret(game)[Secret(kind, field, role)] for role in roles]
    monkeypatch.setitem(audiences_of(CASES[game], kind), field, audience)
    for course in courses:
        with pytest.raises(Leak):
            CASES[game].walk(CASES[game].busiest, *course)


def walk_many(case: Any) -> None:
    players = case.tables[case.busiest].players
    for seed in range(15):
        case.walk(case.busiest, seed % players, seed)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_state_of_another_size_is_noticed(case: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = getattr(case.game, case.state)

    def telling(game: Any, *viewer: Any) -> Any:
        return (honest(game, *viewer), " " * case.hidden(game))

    monkeypatch.setattr(case.game, case.state, telling)
    with pytest.raises(Leak, match="state of"):
        walk_many(case)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_another_order_of_legal_actions_is_noticed(
    case: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = case.game.legal

    def telling(game: Any) -> Any:
        return honest(game)[:: 1 if case.hidden(game) % 2 else -1]

    monkeypatch.setattr(case.game, "legal", telling)
    with pytest.raises(Leak, match=r"(legal|state) of"):
        walk_many(case)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_telling_refusal_is_noticed(case: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(game: Any, action: Any) -> Refusal:
        return illegal_action(f"{case.hidden(game)}")

    monkeypatch.setattr(case.game, "_illegal", telling)
    with pytest.raises(Leak, match="refusals of"):
        walk_many(case)


# What the table does not name is shown to nobody.


def test_a_field_without_an_audience_is_shown_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(AUDIENCES[events.Look], "mask")
    for viewer in (0, 1, "spectator"):
        assert VISIBILITY.as_seen(events.Look(0, "king"), viewer) == events.Look(0)


def test_a_new_private_field_is_shown_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    class Curtsy(Event, frozen=True, tag="curtsy"):
        player: int
        secret: Any = UNSET

    monkeypatch.setitem(AUDIENCES, Curtsy, {"player": Audience.EVERYONE})
    for viewer in (0, 1, "spectator"):
        assert VISIBILITY.as_seen(Curtsy(0, "king"), viewer) == Curtsy(0)


def test_an_event_without_audiences_does_not_get_out() -> None:
    class Wink(Event, frozen=True, tag="wink"):
        player: int

    with pytest.raises(KeyError):
        VISIBILITY.as_seen(Wink(0), 0)


@pytest.mark.parametrize("stranger", [8, -1, 99, "nobody", None, 1.5, "Spectator"])
@pytest.mark.parametrize(
    "game",
    [Mascarade.from_data({"players": 6, "scenario": "6A"}), Masquerade.from_data({"players": 4})],
    ids=lambda game: game.name,
)
def test_strangers_see_nothing(game: Any, stranger: Any) -> None:
    with pytest.raises(Refusal, match="viewer"):
        game.events(stranger)
    with pytest.raises(Refusal, match="viewer"):
        game.view(stranger)
