"""OpenSpiel states show players what they may know, and play the same game as the referee."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pyspiel
import pytest
from msgspec import UNSET, structs

from envs.spiel_states import FOLLOWERS
from games import mascarade_worlds, masquerade_worlds
from games.two_worlds import Leak, walk
from repetitions import times
from ridotto.envs.mascarade import tree
from ridotto.games import registry
from ridotto.games.game import Game
from slow_cases import slow_where


class SpielWorlds:
    """The worlds of a game, with an OpenSpiel state that follows each of them."""

    def __init__(self, worlds: Any) -> None:
        self._worlds = worlds
        self._followers: dict[int, Any] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._worlds, name)

    def begin(self, chance: random.Random, viewer: Any) -> tuple[Any, Any]:
        self._followers.clear()
        while True:
            one, other = self._worlds.begin(chance, viewer)
            peeking = getattr(one.setup.options, "peek", False)
            if not peeking and getattr(one.setup, "coins", UNSET) is UNSET:
                return one, other

    def sees(self, game: Game, viewer: int) -> dict[str, Any]:
        if id(game) not in self._followers:
            self._followers[id(game)] = FOLLOWERS[game.name](game)
        state = self._followers[id(game)].follow(game)
        shown = {
            "information state": state.information_state_string(viewer),
            "information tensor": numbers(state.information_state_tensor(viewer)),
            "observation": state.observation_string(viewer),
            "observation tensor": state.observation_tensor(viewer),
            "player to move": state.current_player(),
        }
        if state.current_player() == viewer:
            shown["legal"] = state.legal_actions()
            imagined = state.resample_from_infostate(viewer, random.Random(3).random)
            shown["resampled"] = (str(imagined), imagined.history())
            assert imagined.information_state_string(viewer) == shown["information state"]
        return shown


def numbers(tensor: list[float]) -> list[int]:
    last = max((place for place, number in enumerate(tensor) if number), default=-1)
    return [int(number) for number in tensor[: last + 1]]


CASES = {
    f"{module.CASE.game.name} {name}": (worlds, module.CASE)
    for module in (mascarade_worlds, masquerade_worlds)
    for name, worlds in module.CASE.tables.items()
}


@pytest.mark.parametrize("name", slow_where(lambda name: name.startswith("masquerade"), CASES))
def test_two_worlds_look_the_same_to_a_player(name: str) -> None:
    worlds, case = CASES[name]
    for seed in range(times(2, 60)):
        walk(SpielWorlds(worlds), seed % worlds.players, seed, case.length)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Any, viewer: Any, since: int = 0) -> Any:
        self._read()
        return self._events[since:]

    monkeypatch.setattr(tree.MascaradePosition, "story", leaky)
    worlds = mascarade_worlds.CASE.tables["intrigue"]
    with pytest.raises(Leak, match="information state"):
        walk_often(SpielWorlds(worlds))


def walk_often(worlds: SpielWorlds) -> None:
    for seed in range(20):
        walk(worlds, seed % 8, seed, 60)


SETUPS = {
    "mascarade 5A": ("mascarade", {"players": 5, "scenario": "5A"}),
    "mascarade 12A": ("mascarade", {"players": 12, "scenario": "12A"}),
    "masquerade 2": ("masquerade", {"players": 2}),
    "masquerade 5": ("masquerade", {"players": 5}),
}


@pytest.mark.parametrize("name", SETUPS)
def test_a_state_tells_the_events_of_the_game(name: str) -> None:
    kind, setup = SETUPS[name]
    for seed in range(times(2, 40)):
        game = registry.new_game(kind, {**setup, "seed": seed})
        chance = random.Random(seed)
        game.act_randomly(chance, 150)
        state = FOLLOWERS[kind](game).follow(game)
        assert state.is_terminal() == game.over
        assert [seat for seat, won in enumerate(state.returns()) if won > 0] == [*game.winners]
        if not game.over:
            position = state.position
            assert {position.action_text(each) for each in state.legal_actions()} == {
                msgspec.json.encode(action).decode() for action in game.legal()
            }
        for viewer in (*range(game.players), "spectator"):
            told = [each for each in state.position.story(viewer) if type(each) in EVENTS[kind]]
            assert told == [without_piles(event) for event in game.events(viewer)]


EVENTS = {name: set(registry.kind(name).events.values()) for name in FOLLOWERS}


def without_piles(event: Any) -> Any:
    """Leave out the rest of the deck: it is undecided, and nobody sees it before the end."""
    if hasattr(event, "pile"):
        return structs.replace(event, pile=UNSET, aside=UNSET)
    return event


def test_public_and_private_observers_share_a_story() -> None:
    game = pyspiel.load_game("ridotto_mascarade", {"players": 4})
    state = game.new_initial_state()
    chance = random.Random(5)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    public = observer(game, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    private = observer(game, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    told = state.information_state_string(1).splitlines()
    open_to_all = public.string_from(state, 1).splitlines()
    own = private.string_from(state, 1).splitlines()
    assert own == [mine for mine, open_ in zip(told, open_to_all, strict=True) if mine != open_]
    assert any('"really"' in line or '"mask"' in line for line in own)
    with pytest.raises(ValueError, match="all players"):
        observer(game, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)


def observer(game: Any, **kind: Any) -> Any:
    return game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True, **kind))
