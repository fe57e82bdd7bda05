"""Many tables as one Gymnasium vector environment."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ridotto.envs.layout import Layout
from ridotto.envs.registry import new_batch
from ridotto.envs.version import VERSION
from ridotto.games.registry import names
from ridotto.games.setup import MOST_SEED

#: What the player who decides knows ("observation") and may do ("action_mask").
Observations = dict[str, NDArray[np.int8]]
Infos = dict[str, Any]

#: Seeds drawn when none is given leave room for one more per table.
_MOST_DRAWN: Final = MOST_SEED - 2**32


class TableVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Tables of one game side by side, with all rules, observations and masks in one call.

    ``TableVectorEnv(game, num_envs=1024, setup={"players": 8, "scenario": "8A"})`` lays 1,024
    tables of the game of this name. The set-up is the referee's; what it omits is drawn for each
    game. Without Numba, or for a game whose rules cannot be compiled, everything works the same,
    only slower.

    **Whose observation.** A table has several players and one of them decides. ``observations`` are
    always those of the player who decides now, and so are the masks:

    ====================================  ========================================================
    ``observations["observation"][t]``    what that player knows, laid out as ``env.layout`` says
    ``observations["action_mask"][t]``    1 for each action they may take
    ``infos["player"][t]``                who they are; also the block ``me`` of the observation
    ====================================  ========================================================

    **Rewards** come only at the end of a game, where the winners divide 1 evenly. ``rewards[t]`` is
    that of the player whose action was just carried out, ``infos["acted"][t]``.
    ``infos["returns"][t]`` holds those of all players of a game that just ended (otherwise 0). That
    is what self-play learns from: credit each player's decisions of the game with their return.

    **Ends.** ``terminations[t]`` says that the action ended the game; ``truncations`` are always
    false (a turn limit is part of the rules). The next game is dealt in the same step
    (``AutoresetMode.SAME_STEP``), so ``observations`` already belong to it. The last observation of
    the player who acted is in ``infos["final_obs"]``, in the rows where ``infos["_final_obs"]``.

    **Actions** are numbers from 0 to ``env.single_action_space.n`` - 1. A step with an action that
    is not legal raises :exc:`~ridotto.envs.table.IllegalAction` and changes nothing.
    :meth:`sample_actions` draws legal ones.

    **Arrays** are overwritten by the next step and cannot be written to. Keep copies of what you
    keep, or ask for them with ``copy=True``.

    **Seeds.** ``reset(seed=5)`` gives table t the seed 5 + t; a list gives each its own. All games
    at a table follow from its seed and the actions, whatever happens at other tables. Without a
    seed, the first reset draws one, and later ones go on. ``options={"reset_mask": tables}`` resets
    only the tables where the mask is true.

    **Opponents.** In self-play one policy answers for all players: pass ``observations`` to it as
    they come. To learn against others, let them answer where ``infos["player"]`` is not the
    learner, and keep the learner's rows.

    :meth:`copy`, :meth:`save` and :meth:`restore` work at any time between steps, and environments
    can be pickled.

    **By id.** Importing this module registers every installed game with Gymnasium, under its name
    and a version: ``gymnasium.make_vec("ridotto/Game-v0", num_envs=1024, setup={"players": 4})``.
    The id ``"ridotto.envs.vector:ridotto/Game-v0"`` imports it too.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (Gymnasium declares it so)
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        setup: Mapping[str, Any] | None = None,
        *,
        compiled: bool | None = None,
        copy: bool = False,
    ) -> None:
        """Lay the tables; raises :exc:`~ridotto.games.errors.Refusal` (``bad-setup``)."""
        if num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs}")
        self.num_envs = num_envs
        self._made = (game, num_envs, setup, compiled, copy)
        self._batch = new_batch(game, num_envs, setup, compiled=compiled)
        self._copying = copy
        self._seeded = False
        self.layout: Layout = self._batch.layout
        #: The number of players at each table.
        self.players: int = self._batch.players
        self.single_observation_space = gym.spaces.Dict(
            {
                "observation": gym.spaces.Box(self.layout.low(), self.layout.high(), dtype=np.int8),
                "action_mask": gym.spaces.Box(0, 1, (self._batch.actions,), np.int8),
            }
        )
        self.single_action_space = gym.spaces.Discrete(self._batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncations = np.zeros(num_envs, np.bool_)
        self._actions = np.zeros(num_envs, np.int64)
        self._show()

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, Infos]:
        """Deal a new game at all tables, or at those in ``options["reset_mask"]``."""
        chosen = self._chosen(options or {})
        seeds = self._seeds(seed)
        if seeds is not None:
            self._batch.seed([each or 0 for each in seeds], chosen & [s is not None for s in seeds])
        elif not self._seeded:
            first = secrets.randbelow(_MOST_DRAWN)
            every = np.ones(self.num_envs, np.bool_)
            self._batch.seed(range(first, first + self.num_envs), every)
        self._seeded = True
        self._batch.begin(chosen)
        return self._observations(), {"player": self._given(self._players)}

    def _chosen(self, options: Mapping[str, Any]) -> NDArray[np.bool_]:
        unknown = set(options) - {"reset_mask"}
        if unknown:
            raise ValueError(f"there is no option {', '.join(sorted(unknown))}; only reset_mask")
        if "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        chosen = np.asarray(options["reset_mask"])
        if chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,):
            raise ValueError(f"reset_mask must be an array of {self.num_envs} truth values")
        if not self._seeded:
            raise ValueError("the first reset deals at all tables: leave out reset_mask")
        return chosen

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None] | None:
        if seed is None:
            return None
        if isinstance(seed, int | np.integer):
            seed = range(int(seed), int(seed) + self.num_envs)
        if len(seed) != self.num_envs:
            raise ValueError(f"seed must be one number or {self.num_envs}, not {len(seed)}")
        for each in seed:
            if each is not None and not 0 <= each <= MOST_SEED:
                raise ValueError(f"seeds must be from 0 to {MOST_SEED}, not {each}")
        return seed

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Carry out an action at each table."""
        if not self._seeded:
            raise gym.error.ResetNeeded("call reset() before step()")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions must be {self.num_envs} whole numbers, not {given.dtype} {given.shape}"
            )
        acted = self._batch.movers.copy()
        ended = self._batch.step(given.astype(np.int64, copy=False))
        infos: Infos = {
            "player": self._given(self._players),
            "acted": acted,
            "returns": self._given(self._returns),
        }
        if ended:
            infos["final_obs"] = self._given(self._finals)
            infos["_final_obs"] = self._given(self._over)
        return (
            self._observations(),
            self._given(self._rewards),
            self._given(self._over),
            self._given(self._truncations),
            infos,
        )

    def sample_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for each table, each with the same probability.

        They follow from the tables' seeds; the array is overwritten by the next call.
        """
        self._batch.pick(self._actions)
        return self._actions

    def _show(self) -> None:
        """Make views of the arrays that cannot be written to."""
        batch = self._batch
        self._rows, self._marks, self._finals = map(_shown, (batch.rows, batch.marks, batch.finals))
        self._players, self._over = _shown(batch.movers), _shown(batch.over)
        self._rewards, self._returns = _shown(batch.rewards), _shown(batch.returns)

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copying else array

    def _observations(self) -> Observations:
        return {"observation": self._given(self._rows), "action_mask": self._given(self._marks)}

    # Copies

    def copy(self) -> Self:
        """Return an independent environment at the same point of the same games."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._batch = self._batch.copy()
        twin._actions = self._actions.copy()
        twin._show()
        return twin

    def save(self) -> bytes:
        """Return all tables as bytes, for :meth:`restore`."""
        return self._batch.save()

    def restore(self, saved: bytes) -> tuple[Observations, Infos]:
        """Return to saved tables, and what :meth:`reset` would return there.

        Raises :exc:`ValueError` if they are not of this form; nothing has changed then.
        """
        self._batch.restore(saved)
        self._seeded = True
        return self._observations(), {"player": self._given(self._players)}

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), self._made, self.save() if self._seeded else None)

    def __repr__(self) -> str:
        return (
            f"<{self.num_envs} tables of {self._batch.game}, {self.players} players, "
            f"{self.layout.size} numbers, {self._batch.actions} actions>"
        )


def _shown(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def _unpickled(
    kind: type[TableVectorEnv], made: tuple[Any, ...], saved: bytes | None
) -> TableVectorEnv:
    game, num_envs, setup, compiled, copy = made
    env = kind(game, num_envs, setup, compiled=compiled, copy=copy)
    if saved is not None:
        env.restore(saved)
    return env


def env_id(game: str) -> str:
    """Return the id of a game's vector environment: its name, capitalised, and the version."""
    return f"ridotto/{game.capitalize()}-v{VERSION}"


def _register() -> None:
    """Register the vector environments of all installed games with Gymnasium."""
    for game in names():
        if env_id(game) not in gym.registry:
            gym.register(
                env_id(game),
                vector_entry_point="ridotto.envs.vector:TableVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )


_register()
