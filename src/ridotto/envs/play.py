"""Whole games with your own policy, compiled."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ridotto.envs import game_loop
from ridotto.envs.game_table import GameTable
from ridotto.envs.layout import Row
from ridotto.envs.plan import Loop, Plan
from ridotto.envs.registry import envs_of
from ridotto.envs.table import IllegalAction, Table, asked_setup, check_seed
from ridotto.rules.binding import bound
from ridotto.rules.chance import advance, below, stream
from ridotto.rules.speed import can_jit, is_rule, jitted, rule

#: Chooses an action from an observation, the mask of legal actions and a generator state.
Policy = Callable[[Row, Row, int], int]

#: Decisions after which a game is truncated by default: dozens of times as many as games take.
MAX_CYCLES: Final = 10_000

#: Decisions in one call of compiled code, which nothing can interrupt: some hundredths of a second.
_AT_ONCE: Final = 50_000

_EXPECTED = (
    "A policy takes an observation and a mask (arrays of small integers) and a generator state "
    "(a whole number), and returns the number of a legal action."
)


class PolicyError(ValueError):
    """Raised for a function that cannot be a policy; the message says why."""


@rule
def uniform(observation: Row, mask: Row, chance: int) -> int:
    """Choose any legal action, each with the same probability."""
    legal = 0
    for action in range(len(mask)):
        legal += int(mask[action])
    left = below(chance, legal)
    for action in range(len(mask)):
        if mask[action]:
            if left == 0:
                return action
            left -= 1
    return -1


@dataclass(frozen=True, eq=False)
class Played:
    """The results of games that were played with a policy.

    ``returns`` has a row per game and a column per player: the winners divide 1 evenly.
    ``lengths`` are the numbers of decisions. ``seats`` says which player the policy was; -1 if it
    was all of them. ``truncated`` marks the games that were stopped at ``max_cycles``; nobody has
    won them, so their returns are 0.
    """

    returns: NDArray[np.float64]
    lengths: NDArray[np.int64]
    seats: NDArray[np.int64]
    truncated: NDArray[np.bool_]

    @property
    def games(self) -> int:
        """Return the number of games."""
        return len(self.lengths)

    @property
    def decisions(self) -> int:
        """Return the number of decisions in all games."""
        return int(self.lengths.sum())

    def share(self) -> float:
        """Return the policy's part of all wins, as a multiple of its fair share."""
        players = self.returns.shape[1]
        if (self.seats < 0).any():
            return 1.0
        won = self.returns[np.arange(self.games), self.seats]
        return float(won.mean() * players)

    def __repr__(self) -> str:
        cut = int(self.truncated.sum())
        stopped = f", {cut} truncated" if cut else ""
        return (
            f"<{self.games} games, {self.decisions} decisions, {self.share():.3f} fair shares"
            f"{stopped}>"
        )


def play_games(
    game: str,
    policy: Policy,
    games: int,
    *,
    setup: Mapping[str, Any] | None = None,
    opponent: Policy | None = None,
    seed: int = 0,
    max_cycles: int | None = MAX_CYCLES,
    compiled: bool | None = None,
) -> Played:
    """Play whole games with a policy and return their results.

    The policy answers for all players. With an ``opponent`` it is one of them, player 0 in the
    first game, player 1 in the second and so on, and the opponent answers for the others.

    Mark a policy with :func:`ridotto.rules.speed.rule` to let it call other rules, such as
    ``below(chance, 6)`` for a random number; a function compiled with ``numba.njit`` or a plain one
    works too. Everything, policies included, is compiled if Numba is installed and the game has
    compiled rules, and does not hold the interpreter lock, so threads play at the same time.

    Some policies never end a game. So a game is truncated after ``max_cycles`` decisions (default:
    10,000; None: never); :attr:`Played.truncated` says which. To let the rules end long games and
    name a winner, set the option ``turn_limit`` in the set-up. Ctrl-C works at any time.

    Game number ``i`` of a seed is always dealt the same. Raises :exc:`PolicyError` for a policy
    that cannot be called or compiled, :exc:`~ridotto.envs.table.IllegalAction` for one that chooses
    an illegal action, and :exc:`~ridotto.games.errors.Refusal` for a wrong set-up.
    """
    if games < 0:
        raise ValueError(f"games must not be negative: {games}")
    if max_cycles is not None and max_cycles < 1:
        raise ValueError(f"max_cycles must be 1 or more, or None, not {max_cycles}")
    limit = game_loop.ENDLESS if max_cycles is None else max_cycles
    policies = (policy, uniform if opponent is None else opponent)
    for each in policies:
        _check_parameters(each)
    asked = asked_setup(game, setup or {})
    envs = envs_of(game)
    fast = envs is not None and (can_jit() if compiled is None else compiled)
    if envs is None:
        table: Table = GameTable(game, asked)
        return _play_at_table(table, policies, _seats(games, table.players, opponent), seed, limit)
    plan = envs.plan(asked)
    ready = tuple(_compiled(each) if fast else each for each in policies)
    loop = _loop(plan.rules, ready, fast)
    seats = _seats(games, plan.players, opponent)
    return _play(plan, loop, seats, check_seed(seed), limit, fast)


def _seats(games: int, players: int, opponent: Policy | None) -> NDArray[np.int64]:
    if opponent is None:
        return np.full(games, -1, np.int64)
    return np.arange(games, dtype=np.int64) % players


@lru_cache(maxsize=64)
def _loop(rules: Any, policies: tuple[Policy, Policy], compiled: bool) -> Loop:
    names = ("begin", "play", "mover", "face", "mark")
    used = {name: getattr(rules, name) for name in names}
    return bound(
        game_loop.play_games,
        {**used, "policy": policies[0], "opponent": policies[1]},
        compiled=compiled,
    )


def _play(
    plan: Plan, loop: Loop, seats: NDArray[np.int64], seed: int, limit: int, fast: bool
) -> Played:
    held = (plan.state, plan.memory, plan.start)
    tables = [each.packed() if fast else [each.copy()] for each in held]
    rows = np.zeros((1, plan.layout.size), np.int8)
    marks = np.zeros((1, plan.actions.size), np.int8)
    winners, lengths = np.zeros(len(seats), np.int64), np.zeros(len(seats), np.int64)
    truncated = np.zeros(len(seats), np.bool_)
    place = np.array([0, game_loop.UNDEALT, 0], np.int64)
    done = 0
    while done < len(seats):
        # Python handles Ctrl-C between two calls.
        done = loop(
            *tables, rows, marks, plan.writable(marks), seed, seats, place, limit, _AT_ONCE,
            winners, lengths, truncated,
        )  # fmt: skip
        if done == game_loop.ILLEGAL:
            wrong = int(place[game_loop.NUMBER])
            raise _illegal(wrong, int(lengths[wrong]), marks[0], int(rows[0, 0]))
    players = np.arange(plan.players)
    won = (winners[:, np.newaxis] >> players & 1).astype(np.float64)
    shares = won / np.maximum(won.sum(1, keepdims=True), 1)
    return Played(shares, lengths, seats, truncated)


def _play_at_table(
    table: Table,
    policies: tuple[Policy, Policy],
    seats: NDArray[np.int64],
    seed: int,
    limit: int,
) -> Played:
    truncated = np.zeros(len(seats), np.bool_)
    returns = np.zeros((len(seats), table.players))
    lengths = np.zeros(len(seats), np.int64)
    for number, seat in enumerate(seats.tolist()):
        chance = stream(check_seed(seed), number)
        table.reset(chance)
        while not table.over and len(table.history) != limit:
            player, mask = table.to_move(), table.legal()
            chance = advance(chance)
            chooser = policies[seat not in (-1, player)]
            action = int(chooser(table.observe(player), mask, chance))
            if not 0 <= action < table.actions or not mask[action]:
                raise _illegal(number, action, mask, player)
            table.act(action)
        returns[number], lengths[number] = table.returns(), len(table.history)
        truncated[number] = not table.over
    return Played(returns, lengths, seats, truncated)


def _illegal(number: int, action: int, mask: Row, player: int) -> IllegalAction:
    legal = np.flatnonzero(mask).tolist()
    shown = ", ".join(map(str, legal[:10])) + (", …" if len(legal) > 10 else "")
    return IllegalAction(
        f"in game {number} a policy chose action {action} for player {player}; legal are {shown}"
    )


def _check_parameters(policy: Any) -> None:
    """Raise :exc:`PolicyError` for something that does not take three arguments."""
    function = getattr(policy, "py_func", policy)
    if not callable(function):
        raise PolicyError(f"{policy!r:.80} is not a function. {_EXPECTED}")
    try:
        inspect.signature(function).bind(None, None, 0)
    except TypeError as error:
        raise PolicyError(
            f"{_name(function)}{inspect.signature(function)} cannot be called with three "
            f"arguments: {error}. {_EXPECTED}"
        ) from None


def _name(function: Any) -> str:
    return getattr(function, "__name__", repr(function))


@lru_cache(maxsize=64)
def _compiled(policy: Policy) -> Policy:
    """Return a policy that is a rule as it is, any other one compiled.

    Raises :exc:`PolicyError` if it cannot be compiled.
    """
    import numba
    from numba.core.errors import NumbaError

    row = numba.types.Array(numba.int8, 1, "C")
    dispatcher: Any = jitted(policy) if is_rule(policy) else policy
    if not hasattr(dispatcher, "py_func"):
        dispatcher = numba.njit(nogil=True)(dispatcher)
    name = _name(dispatcher.py_func)
    try:
        dispatcher.compile((row, row, numba.int64))
    except NumbaError as error:
        raise PolicyError(f"{name} cannot be compiled: {_reason(error)} {_EXPECTED}") from None
    (returned,) = {each.signature.return_type for each in dispatcher.overloads.values()}
    if not isinstance(returned, numba.types.Integer):
        raise PolicyError(f"{name} returns {returned}, not a whole number. {_EXPECTED}")
    return policy if is_rule(policy) else dispatcher


def _reason(error: Exception) -> str:
    """Return what is wrong in one sentence, out of Numba's report."""
    lines = [line.strip() for line in str(error).splitlines()]
    skipped = (
        "Failed in",
        "During:",
        "File ",
        "<source",
        "^",
        "There are",
        "-",
        "- ",
        "This error",
    )
    reasons = [line for line in lines if line and not line.startswith(skipped)]
    where = next((line for line in lines if line.startswith("File ")), "")
    line = where.rpartition("line ")[2].rstrip(":") if "line " in where else ""
    reason = (reasons[0] if reasons else type(error).__name__).rstrip(".:")
    return f"{reason[:300]}" + (f" (line {line})." if line else ".")
