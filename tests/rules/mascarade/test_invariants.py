"""Invariants over millions of random decisions, and refusals that change nothing."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from repetitions import times
from ridotto.games.errors import Refusal
from ridotto.games.mascarade import Mascarade, Options, OwnScenario, Setup
from ridotto.games.mascarade.actions import ACTIONS, MASK_NUMBERS, Choose, Peek, Swap
from ridotto.games.mascarade.scenario import sheet_names, suggest
from ridotto.games.record import record_of
from ridotto.rules.chance import stream
from ridotto.rules.mascarade.sheets import SHEETS
from ridotto.rules.mascarade.state import State, lay_table, pack
from ridotto.rules.speed import can_jit, jitted
from rules.mascarade import soundness
from rules.mascarade.soundness import FAULTS, watch_games

#: Compiled play is about a hundred times as quick.
MANY = times(50, 4000) if can_jit() else 1

#: Options of the table, and how often someone peeks (one decision in so many; 0: never).
TABLES = {
    "as printed": ({}, 0),
    "no opening": ({"opening": 0}, 0),
    "long opening": ({"opening": 9}, 0),
    "turn limit": ({"turn_limit": 30}, 0),
    "peeks": ({"peeking": True}, 4),
    "peeks, limit, short opening": ({"peeking": True, "turn_limit": 60, "opening": 1}, 2),
}


def watch(players: int, masks: list[int], games: int, seed: int, table: str) -> int:
    """Return the number of decisions played; fail with the fault, if there is one."""
    options, peeks = TABLES[table]
    s = lay_table(players, masks, **options)
    chance = stream(seed, players)
    if can_jit():
        import numpy as np

        played = jitted(watch_games)(pack(s)[0], np.array(masks), chance, games, peeks)
    else:
        played = watch_games(s, list(masks), chance, games, peeks)
    assert played > 0, f"{FAULTS[-played]}: {players} players, masks {masks}, {table}, seed {seed}"
    return played


@pytest.mark.parametrize("table", TABLES)
def test_invariants_hold_on_every_sheet(table):
    decisions = sum(
        watch(sheet.players, list(sheet.masks), 4 * MANY, seed, table)
        for seed, sheet in enumerate(SHEETS.values())
    )
    assert decisions > 2000 * MANY


@pytest.mark.parametrize("table", TABLES)
def test_invariants_hold_with_masks_of_ones_own(table):
    decisions = 0
    for players in range(4, 13):
        for seed in range(MANY // 5 + 1):
            centre = None if players < 6 else seed % 3
            own = suggest(players, seed, centre)
            masks = [MASK_NUMBERS[mask] for mask in own.masks]
            decisions += watch(players, masks, 20, seed, table)
    assert decisions > 40 * MANY


@pytest.mark.parametrize("sheet", ["4A", "8B", "12B"])
def test_invariants_hold_in_plain_python_too(sheet):
    s = lay_table(SHEETS[sheet].players, SHEETS[sheet].masks, peeking=True)
    assert watch_games(s, list(SHEETS[sheet].masks), 12345, 3, 5) > 0


def break_coins(s: State) -> None:
    s.bank += 1


def break_debts(s: State) -> None:
    s.coins[0], s.bank = -1, s.bank + 7


def break_masks(s: State) -> None:
    s.masks[0] = s.masks[1]


def break_seats(s: State) -> None:
    s.player_at[0] = 1


def break_decider(s: State) -> None:
    s.decider = s.players


def break_turn(s: State) -> None:
    s.decider = (s.decider + 1) % s.players


def break_end(s: State) -> None:
    s.coins[0], s.bank = 13, s.bank - 7


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (break_coins, soundness.COINS_LOST),
        (break_debts, soundness.COINS_BELOW_NOTHING),
        (break_masks, soundness.MASKS_CHANGED),
        (break_seats, soundness.SEATS_MIXED_UP),
        (break_decider, soundness.NOBODY_DECIDES),
        (break_turn, soundness.WRONG_ONE_DECIDES),
        (break_end, soundness.NOT_OVER_YET),
    ],
)
def test_the_watcher_sees_what_is_wrong(spoil, found):
    game = Mascarade(Setup(players=6, scenario="6A", seed=1))
    dealt = soundness.count_masks(game.inner.masks, 6)
    assert soundness.fault(game.inner, dealt) == soundness.SOUND
    spoil(game.inner)
    assert soundness.fault(game.inner, dealt) == found


# Through the game's own vocabulary


@st.composite
def games_under_way(draw) -> Mascarade:
    """Draw a game of a printed sheet or a suggested set, some decisions into it."""
    seed = draw(st.integers(0, 2**32))
    options = Options(
        peek=draw(st.booleans()),
        opening=draw(st.sampled_from([0, 4, 7])),
        turn_limit=draw(st.sampled_from([None, 12, 50])),
        closed_deal=draw(st.booleans()),
    )
    if draw(st.booleans()):
        scenario = draw(st.sampled_from(sheet_names()))
        players = int(scenario[:-1])
    else:
        own = suggest(draw(st.integers(4, 12)), seed)
        players, scenario = own.players, OwnScenario(masks=own.masks, centre=own.centre)
    game = Mascarade(Setup(players=players, scenario=scenario, seed=seed, options=options))
    chance = random.Random(seed)
    for _ in range(draw(st.integers(0, 60))):
        if options.peek and chance.random() < 0.1:
            player = chance.randrange(players)
            if game.can_peek(player):
                game.act(player, Peek())
        game.act_randomly(chance)
    return game


def everything(game: Mascarade) -> tuple:
    """Return everything that a refused action could have changed."""
    s = game.inner
    fields = {field: getattr(s, field) for field in State.__slots__}
    frozen = {f: tuple(v) if isinstance(v, list | tuple) else v for f, v in fields.items()}
    return frozen, tuple(game.events("omniscient")), record_of(game), game.state(), game.truth()


relaxed = settings(
    max_examples=times(60, 3000),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
)


@relaxed
@given(game=games_under_way(), data=st.data())
def test_what_is_not_legal_is_refused_and_changes_nothing(game, data):
    before = everything(game)
    legal = set(game.legal())
    for action in ACTIONS:
        if action not in legal:
            with pytest.raises(Refusal) as refusal:
                game.act(game.decider or 0, action)
            assert refusal.value.code == ("game-over" if game.over else "illegal-action")
    player = data.draw(st.integers(-2, game.players + 1))
    if player != game.decider:
        with pytest.raises(Refusal):
            game.act(player, data.draw(st.sampled_from(ACTIONS)))
    for strange in (Swap("centre:2", True), Swap(-1, True), Choose(), Choose(players=(3, 1))):
        with pytest.raises(Refusal):
            game.act(game.decider or 0, strange)
    assert everything(game) == before


@relaxed
@given(game=games_under_way())
def test_a_peek_that_is_not_allowed_is_refused_and_changes_nothing(game):
    before = everything(game)
    for player in range(-1, game.players + 1):
        if not 0 <= player < game.players or not game.can_peek(player):
            with pytest.raises(Refusal):
                game.act(player, Peek())
    assert everything(game) == before


@relaxed
@given(game=games_under_way())
def test_what_is_legal_is_carried_out(game):
    for action in game.legal():
        copy = game.copy()
        before = everything(game)
        assert copy.can_act(copy.decider, action)
        happened = copy.act(copy.decider, action)
        assert happened, "something is always told"
        assert everything(game) == before, "a copy shares nothing with the game"
        state = copy.state()
        assert state.bank + state.court + sum(state.coins) == 200
        assert sorted(copy.truth().masks) == sorted(state.masks_in_play)
        assert sorted(state.seats) == list(range(copy.players))
        assert bool(state.legal) != state.over
        assert len(set(state.legal)) == len(state.legal)
