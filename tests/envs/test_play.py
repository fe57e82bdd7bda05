"""Games with a policy of one's own, and the errors that its author gets to read."""

from __future__ import annotations

import signal
import sys
import threading
from typing import Any

import numpy as np
import pytest

from envs.tables import SETUPS, compiled
from ridotto.envs import PolicyError, play, play_games
from ridotto.envs.game_loop import play_games as rows_loop
from ridotto.envs.play import MAX_CYCLES, Played, uniform
from ridotto.envs.table import IllegalAction
from ridotto.rules.binding import bound
from ridotto.rules.chance import below
from ridotto.rules.speed import rule


@rule
def first_legal(observation: Any, mask: Any, chance: int) -> int:
    for action in range(len(mask)):
        if mask[action]:
            return action
    return -1


@rule
def random_legal(observation: Any, mask: Any, chance: int) -> int:
    """Draw until the action is legal, with a rule of the package."""
    action = below(chance, len(mask))
    while not mask[action]:
        action = (action + 1) % len(mask)
    return action


def plain_legal(observation: Any, mask: Any, chance: int) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[chance % len(legal)])


def run(name: str, policy: Any, games: int = 20, **more: Any) -> Played:
    game, setup = SETUPS[name]
    more = {"compiled": False, **more}
    return play_games(game, policy, games, setup=setup, **more)


def assert_same(one: Played, other: Played) -> None:
    assert np.array_equal(one.returns, other.returns)
    assert np.array_equal(one.lengths, other.lengths)
    assert np.array_equal(one.seats, other.seats)
    assert np.array_equal(one.truncated, other.truncated)


@pytest.mark.parametrize("name", ["8A", pytest.param("two at the ball", marks=pytest.mark.slow)])
def test_games_are_won_by_someone(name: str) -> None:
    played = run(name, random_legal, seed=5)
    assert played.games == 20
    assert np.allclose(played.returns.sum(1), 1)
    assert (played.lengths > 5).all()
    assert played.decisions == played.lengths.sum()
    assert (played.seats == -1).all()
    assert repr(played) == f"<20 games, {played.decisions} decisions, 1.000 fair shares>"
    assert_same(played, run(name, random_legal, seed=5))
    assert not np.array_equal(played.lengths, run(name, random_legal, seed=6).lengths)


def test_a_policy_takes_every_seat_in_turn() -> None:
    played = run("4B", first_legal, 8, opponent=uniform)
    assert played.seats.tolist() == [0, 1, 2, 3] * 2
    won = played.returns[np.arange(8), played.seats]
    assert played.share() == pytest.approx(4 * won.mean())


@pytest.mark.slow
@compiled
@pytest.mark.parametrize("policy", [random_legal, uniform, plain_legal])
def test_plain_and_compiled_games_are_the_same(policy: Any) -> None:
    for more in ({}, {"opponent": first_legal}):
        plain = run("4B", policy, seed=3, **more)
        assert_same(plain, run("4B", policy, seed=3, compiled=True, **more))


@compiled
def test_a_policy_without_a_module_works_again_in_another_process() -> None:
    source = "def typed(observation, mask, chance):\n    return 0 if mask[0] else 1\n"
    names = {"__name__": "typed_in"}
    exec(source, names)
    loop = bound(rows_loop, {"policy": rule(names["typed"])}, compiled=True)  # type: ignore[arg-type]
    assert type(loop._cache).__name__ == "NullCache"  # type: ignore[attr-defined]


@pytest.mark.slow
@compiled
def test_a_function_compiled_by_its_author_is_a_policy() -> None:
    import numba

    played = run("4B", numba.njit(plain_legal), compiled=True)
    assert_same(played, run("4B", plain_legal))


@pytest.mark.slow
@compiled
def test_threads_play_the_same_games() -> None:
    expected = run("4B", random_legal, 200, compiled=True)
    results: list[Played] = []
    threads = [
        threading.Thread(target=lambda: results.append(run("4B", random_legal, 200, compiled=True)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for played in results:
        assert_same(played, expected)
    assert len(results) == 4


def too_few(observation: Any, mask: Any) -> int:
    return 0


def no_whole_number(observation: Any, mask: Any, chance: int) -> Any:
    return 0.5


def not_compilable(observation: Any, mask: Any, chance: int) -> int:
    return undefined_name(observation)  # type: ignore[name-defined]  # noqa: F821


def assert_told(error: pytest.ExceptionInfo[PolicyError], *parts: str) -> None:
    """Check that an error is one short paragraph that says what is wrong and expected."""
    message = str(error.value)
    assert "\n" not in message
    assert len(message) < 600
    for part in (*parts, "A policy takes an observation and a mask"):
        assert part in message


@pytest.mark.parametrize(
    ("policy", "told"),
    [
        (too_few, ("too_few(observation", "cannot be called with three arguments")),
        (17, ("17 is not a function",)),
    ],
)
def test_something_else_is_refused(policy: Any, told: tuple[str, ...]) -> None:
    with pytest.raises(PolicyError) as error:
        run("4B", policy)
    assert_told(error, *told)


@compiled
@pytest.mark.parametrize(
    ("policy", "told"),
    [
        (no_whole_number, ("no_whole_number returns float64, not a whole number",)),
        (not_compilable, ("not_compilable cannot be compiled", "undefined_name")),
    ],
)
def test_a_policy_that_cannot_be_compiled_is_refused(policy: Any, told: tuple[str, ...]) -> None:
    with pytest.raises(PolicyError) as error:
        run("4B", policy, compiled=True)
    assert_told(error, *told)


@pytest.mark.parametrize("fast", [False, pytest.param(True, marks=[compiled, pytest.mark.slow])])
def test_an_illegal_action_is_reported(fast: bool) -> None:
    with pytest.raises(IllegalAction, match="in game 0 a policy chose action 143 for player"):
        run("4B", last_action, compiled=fast)


@rule
def last_action(observation: Any, mask: Any, chance: int) -> int:
    return 143


def test_numbers_of_games_are_checked() -> None:
    with pytest.raises(ValueError, match="games must not be negative"):
        run("4B", first_legal, -1)
    assert run("4B", first_legal, 0).games == 0


@pytest.mark.parametrize("fast", [False, pytest.param(True, marks=compiled)])
def test_games_without_end_are_truncated(fast: bool) -> None:
    """The first legal action is to swap or to pass, so nobody ever gets rich."""
    played = run("4B", first_legal, 2, compiled=fast, max_cycles=700)
    assert played.truncated.all()
    assert played.lengths.tolist() == [700, 700]
    assert not played.returns.any()
    assert repr(played).endswith(", 2 truncated>")


@compiled
def test_games_without_end_are_truncated_by_default() -> None:
    played = run("4B", first_legal, 3, compiled=True)
    assert played.lengths.tolist() == [MAX_CYCLES] * 3
    assert run("4B", random_legal, 3, compiled=True).truncated.tolist() == [False] * 3


def test_a_turn_limit_ends_them_by_the_rules() -> None:
    game, setup = SETUPS["4B"]
    limited = {**setup, "options": {"turn_limit": 20}}
    played = play_games(game, first_legal, 2, setup=limited, compiled=False)
    assert not played.truncated.any()
    assert np.allclose(played.returns.sum(1), 1)


@compiled
def test_games_do_not_depend_on_the_decisions_of_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("4B", uniform, 30, seed=2, compiled=True, max_cycles=90)
    assert 0 < whole.truncated.sum() < 30
    monkeypatch.setattr(play, "_AT_ONCE", 7)
    assert_same(whole, run("4B", uniform, 30, seed=2, compiled=True, max_cycles=90))


@compiled
def test_endless_games_can_be_interrupted() -> None:
    run("4B", first_legal, 1, compiled=True)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    interruption = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])
    try:
        interruption.start()
        with pytest.raises(KeyboardInterrupt):
            run("4B", first_legal, 1, compiled=True, max_cycles=None)
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_limit_is_at_least_one() -> None:
    with pytest.raises(ValueError, match="max_cycles must be 1 or more, or None, not 0"):
        run("4B", first_legal, max_cycles=0)


@pytest.mark.slow
@compiled
def test_compiled_games_leave_the_interpreter_to_other_threads() -> None:
    """While one thread plays, another one runs: not only once it has finished."""
    run("4B", uniform, 1, compiled=True)
    started, done = threading.Event(), threading.Event()

    def work() -> None:
        started.set()
        run("4B", uniform, 10_000, compiled=True)
        done.set()

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    thread = threading.Thread(target=work)
    try:
        thread.start()
        started.wait()
        turns = 0
        while not done.is_set():
            turns += 1
        thread.join()
    finally:
        sys.setswitchinterval(interval)
    # A thread that holds the lock lets others run for an interval before and after.
    assert turns > 2000
