"""Minds at a table: what they are told, and what their faults cost."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from minds.stubs import Stub, table
from ridotto.games import registry
from ridotto.games.mascarade import actions as a
from ridotto.games.record import record_of, replay
from ridotto.minds.mind import Mind
from ridotto.minds.seating import Failed, Seating, public_setup
from ridotto.minds.wanderer import Wanderer

SEEDS = {player: 100 + player for player in range(4)}


def seat(minds: dict[int, Any], millis: int | None = None, **more: Any) -> tuple[Any, Seating]:
    game = table(**more)
    others: dict[int, Mind] = {player: Wanderer() for player in range(4)}
    return game, Seating(game, {**others, **minds}, SEEDS, millis)


def test_a_game_is_played_to_its_end_and_all_are_told() -> None:
    stubs = {player: Stub() for player in range(4)}
    game, seating = seat(stubs)
    seating.play()
    assert game.over
    assert seating.faults == []
    for player, stub in stubs.items():
        assert stub.heard == list(game.events(player))
        assert stub.ended == [(game.winners, game.reason)]
        assert len(stub.asked) == seating.thoughts[player].decisions
        assert seating.thoughts[player].seconds > 0
    assert replay(record_of(game)).result() == game.result()


def test_what_is_told_at_the_start_is_public() -> None:
    stub = Stub()
    game, _ = seat({2: stub}, closed_deal=True)
    (start,) = stub.started
    assert (start.game, start.you, start.seed) == ("mascarade", 2, 102)
    assert set(start.setup) == {"players", "scenario", "options", "first"}
    assert start.setup == public_setup(game)
    assert start.state == game.view(2).state
    told = msgspec.json.encode([start, *stub.heard]).decode()
    assert str(game.setup.seed) not in start.setup.values()
    assert "deal" not in start.setup
    assert '"masks":' not in told


def test_a_mind_gets_its_own_events_and_nobody_elses() -> None:
    stubs = {player: Stub(lambda asked: asked.legal[-1]) for player in range(4)}
    _, seating = seat(stubs, seed=3)
    seating.play()
    for player, stub in stubs.items():
        for event in stub.heard:
            if event.__class__.__name__ in ("Swap", "Look") and event.player != player:
                assert getattr(event, "mask", msgspec.UNSET) is msgspec.UNSET
                assert getattr(event, "really", msgspec.UNSET) is msgspec.UNSET


def test_what_is_asked_is_what_is_legal_and_what_the_seat_sees() -> None:
    stub = Stub()
    game, seating = seat(dict.fromkeys(range(4), stub), millis=500)
    stub.heard.clear()
    decision, legal, state = game.decision, game.legal(), game.view(game.decider).state
    seating.act()
    asked = stub.asked[0]
    assert (asked.decision, asked.legal, asked.state, asked.millis) == (
        decision, legal, state, 500,
    )  # fmt: skip


def test_the_safe_action_is_pass_look_decline_or_the_first() -> None:
    safe_action = registry.kind("mascarade").safe_action
    assert safe_action([a.Claim(), a.Pass()]) == a.Pass()
    assert safe_action([a.Announce("king"), a.Look(), a.Pass()]) == a.Pass()
    assert safe_action([a.Announce("king"), a.Look()]) == a.Look()
    assert safe_action([a.Choose(player=1), a.Decline()]) == a.Decline()
    assert safe_action([a.Swap(1, True), a.Swap(1, False)]) == a.Swap(1, True)


def _raise(error: BaseException) -> Any:
    raise error


def _sleep(asked: Any) -> Any:
    time.sleep(0.12)
    return asked.legal[-1]


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("not even this")


@pytest.mark.parametrize(
    ("answer", "kind", "told"),
    [
        (lambda asked: _raise(KeyError("lost")), "crashed", "KeyError: 'lost'"),
        (lambda asked: _raise(Unspeakable()), "crashed", "Unspeakable"),
        (lambda asked: _raise(RecursionError()), "crashed", "RecursionError"),
        (lambda asked: _raise(Failed("dead", "gone")), "dead", "gone"),
        (lambda asked: a.Peek(), "illegal", "Peek()"),
        (lambda asked: None, "illegal", "None"),
        (lambda asked: a.Announce("gold" * 999), "illegal", "goldgold"),
        (lambda asked: msgspec.to_builtins(asked.legal[0]), "illegal", "act"),
        (_sleep, "late", "ms of 20"),
    ],
)
def test_a_fault_costs_the_decision_and_is_counted(answer: Any, kind: str, told: str) -> None:
    stub = Stub(answer)
    # Only who dawdles is in a hurry.
    millis = 20 if kind == "late" else 60_000
    game, seating = seat(dict.fromkeys(range(4), stub), millis=millis, turn_limit=6)
    decided = registry.kind(game.name).safe_action(game.legal())
    player = game.decider
    seating.act()
    assert game.moves[0].action == decided
    (fault,) = seating.faults
    assert (fault.player, fault.kind) == (player, kind)
    assert told in fault.detail
    assert len(fault.detail) <= 300
    seating.play()
    assert game.over
    assert len(seating.faults) == len(game.moves)


@pytest.mark.parametrize("moment", ["start", "hear", "end", "explain"])
def test_a_mind_that_fails_at_listening_stops_nobody(moment: str) -> None:
    stub = Stub()
    setattr(stub, moment, lambda *told: _raise(ZeroDivisionError("again")))
    game, seating = seat({1: stub})
    seating.play()
    assert game.over
    assert seating.explain(1) is None
    assert {fault.player for fault in seating.faults} <= {1}
    assert bool(seating.faults) == (moment != "explain")


def test_ctrl_c_is_no_fault() -> None:
    stub = Stub(lambda asked: _raise(KeyboardInterrupt()))
    _, seating = seat(dict.fromkeys(range(4), stub))
    with pytest.raises(KeyboardInterrupt):
        seating.act()


def test_same_seeds_same_game() -> None:
    one, seating = seat({})
    seating.play()
    two, again = seat({})
    again.play()
    assert one.moves == two.moves


def test_taking_up_a_game_tells_all_of_it() -> None:
    game, seating = seat({})
    for _ in range(9):
        seating.act()
    stub = Stub()
    later = Seating(game, {0: stub}, SEEDS, None)
    later.hear()
    assert stub.heard == list(game.events(0))
