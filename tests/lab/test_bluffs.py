"""Measure how bots bluff and challenge: the notes on a game, and the figures from the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from lab.local_pool import local_pools
from minds.stubs import Stub, table
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade import events as e
from ridotto.lab.intervals import Mean, clustered_mean, student
from ridotto.lab.mascarade.bluffs import Bluffing, sum_up
from ridotto.lab.mascarade.watching import (
    BANDS,
    DealWatched,
    Listener,
    Watcher,
    band_of,
    believes_exactly,
    watch_deal,
)
from ridotto.lab.tournament import Seated, Tournament, hold_with
from ridotto.minds.mind import Asked, Start
from ridotto.minds.registry import characters
from ridotto.minds.seating import Seating
from ridotto.minds.wanderer import Wanderer

NAMES = ("a", "b", "c", "d")


class Knower(Stub):
    """Looks until they know their mask, then announces it or another; claims it, or anything."""

    def __init__(self, *, lies: bool = False, claims: bool = False) -> None:
        super().__init__(self._do)
        self._lies = lies
        self._claims = claims
        self._own = ""

    def start(self, start: Start) -> None:
        super().start(start)
        self._own = ""

    def hear(self, event: Any) -> None:
        super().hear(event)
        you = self.started[-1].you
        match event:
            case e.Look(player=player, mask=mask) | e.Reveal(player=player, mask=mask):
                self._own = str(mask) if player == you else self._own
            case e.Swap(player=one, with_=other) | e.Switch(players=(one, other)):
                self._own = "" if you in (one, other) else self._own
            case e.Seats():
                self._own = ""

    def _do(self, asked: Asked) -> Any:
        if asked.decision == "claim":
            mine = self._own == asked.state.announced
            return a.Claim() if self._claims or mine else a.Pass()
        if asked.decision != "turn" or not self._own:
            return asked.legal[0]
        announcing = [
            act
            for act in asked.legal
            if isinstance(act, a.Announce) and (act.mask == self._own) != self._lies
        ]
        # One after the other, so that every mask is announced by someone.
        return announcing[len(self.heard) % len(announcing)] if announcing else asked.legal[0]

    def explain(self) -> tuple[str, dict[str, Any]] | None:
        return ("mind-bluff" if self._lies else "mind-announce"), {}


def watch(*minds: Any, games: int = 1, turn_limit: int = 40, **more: Any) -> DealWatched:
    """Play one deal between these minds, called a, b, c and d."""
    seen = DealWatched(0, (), Counter(), Counter(), Counter(), {}, {}, Counter())
    played = []
    for seed in range(games):
        game = table(seed, turn_limit, **more)
        seats = dict(enumerate(minds))
        seating = Seating(game, seats, {player: 4 * seed + player for player in seats}, None)
        seated = Seated(0, 0, NAMES[: len(minds)], game, seating)
        Watcher(seated, seen).play()
        assert seating.faults == []
        played.append(seated.played())
    return seen._replace(games=tuple(played))


def contest(*names: str, **more: Any) -> Tournament:
    setup = {"players": 4, "scenario": "4A", "options": {"turn_limit": 60}}
    return Tournament(
        **{"game": "mascarade", "setup": setup, "seed": 3, "tables": (names,), **more}
    )


def told_of(*minds: Any, **more: Any) -> dict[str, Bluffing]:
    return {one.name: one for one in sum_up(contest(*NAMES), [watch(*minds, **more)])}


# Bands of belief


@pytest.mark.parametrize(
    ("chance", "band"),
    [
        (0.0, 0), (1e-12, 0), (-1e-12, 0), (0.001, 1), (0.2499, 1), (0.25, 2), (0.4999, 2),
        (0.5 - 1e-12, 3), (0.5, 3), (0.7499, 3), (0.75, 4), (0.999, 4), (1 - 1e-12, 5), (1.0, 5),
    ],
)  # fmt: skip
def test_a_chance_falls_into_its_band(chance: float, band: int) -> None:
    assert band_of(chance) == band
    low, high = BANDS[band]
    assert low - 1e-9 <= chance <= high + 1e-9


# Minds whose behaviour is known


def test_who_always_bluffs_and_who_never_does() -> None:
    told = told_of(Knower(), Knower(lies=True), Knower(), Knower(lies=True), games=8)
    for name in ("a", "c"):
        honest = told[name]
        assert honest.all.made > 8
        assert (honest.bluffs.number, honest.bluffs.share, honest.admitted.share) == (0, 0, 0)
        assert honest.announcing_by_band[5].made == honest.honest.made == honest.all.made
        assert honest.all.false.number == 0
    for name in ("b", "d"):
        liar = told[name]
        assert liar.all.made > 8
        assert (liar.bluffs.share, liar.admitted.share) == (1, 1)
        assert liar.bluffs.number == liar.bluffs.of == liar.bluffing.made == liar.all.made
        assert liar.announcing_by_band[0].made == liar.all.made
        assert liar.all.false.share == 1


def test_who_claims_always_and_who_claims_only_what_they_have() -> None:
    told = told_of(
        Knower(lies=True, claims=True),
        Knower(),
        Knower(lies=True, claims=True),
        Knower(),
        games=24,
    )
    for name in ("a", "c"):
        answering = told[name].answering
        assert answering.claimed.of > 8
        assert (answering.claimed.share, answering.coins_passed.mean) == (1, None)
        assert told[name].answering_by_band[0].right.share == 0
        assert 0 < told[name].dared.number <= told[name].dared.of == answering.claimed.number
    for name in ("b", "d"):
        claims = told[name].answering
        assert (claims.right.number, claims.right.share) == (claims.claimed.number, 1)
        assert told[name].answering_by_band[0].claimed.number == 0
        assert (told[name].dared.number, told[name].dared.of) == (0, claims.claimed.number)
        # Claiming what one has brings more than to pass, and a wrong claim costs a coin at least.
        assert claims.coins_claimed.mean is not None
        assert claims.coins_passed.mean is not None
        assert claims.coins_claimed.mean > claims.coins_passed.mean
    wrong = told["a"].answering_by_band[0].coins_claimed.mean
    assert wrong is not None
    assert wrong <= -0.5


def test_bots_without_explanations_admit_no_bluffs() -> None:
    told = told_of(*[Wanderer() for _ in NAMES])
    assert {(one.admitted.of, one.admitted.share) for one in told.values()} == {(0, None)}


# What is noted


def test_everything_said_is_counted_once() -> None:
    games = []
    seen = DealWatched(0, (), Counter(), Counter(), Counter(), {}, {}, Counter())
    for seed in range(6):
        game = table(seed, 60)
        minds = {player: Wanderer() for player in range(4)}
        Watcher(Seated(0, 0, NAMES, game, Seating(game, minds, dict.fromkeys(minds, seed), None)),
                seen).play()  # fmt: skip
        games.append(game)
    said = Counter(type(move.action) for game in games for move in game.moves)
    assert said[a.Announce] > 20
    assert seen.announced.total() == said[a.Announce]
    claims = sum(times for one, times in seen.answered.items() if one.claimed)
    assert (claims, seen.answered.total() - claims) == (said[a.Claim], said[a.Pass])
    assert said[a.Claim] + said[a.Pass] == 3 * said[a.Announce]
    assert seen.turns.total() >= said[a.Announce]


def test_the_sums_of_a_report_agree() -> None:
    watched = watch(*[Wanderer() for _ in NAMES], games=6)
    for one in sum_up(contest(*NAMES), [watched]):
        assert one.all.made == sum(band.made for band in one.announcing_by_band)
        assert one.all.made == one.bluffing.made + one.honest.made == one.announced.number
        assert one.bluffing.made == sum(band.made for band in one.announcing_by_band[:3])
        assert one.announced.of == watched.turns[one.name]
        assert one.answering.claimed.of == sum(band.claimed.of for band in one.answering_by_band)
        assert one.seats == 6


def test_coins_are_those_that_changed_hands_until_it_was_settled() -> None:
    seen = watch(*[Wanderer() for _ in NAMES], games=5)
    expected: Counter[tuple[str, int]] = Counter()
    for seed in range(5):
        game = table(seed)
        seats = {player: Wanderer() for player in range(4)}
        Seating(game, seats, {player: 4 * seed + player for player in seats}, None).play()
        expected += changes(game.events("omniscient"))
    noted: Counter[tuple[str, int]] = Counter()
    for one, times in seen.announced.items():
        noted[one.name, one.coins] += times
    assert noted == expected
    assert len({coins for _, coins in noted}) > 3


def changes(events: Iterable[Any]) -> Counter[tuple[str, int]]:
    """Return the player of every announcement and the change of their coins, from the events."""
    found: Counter[tuple[str, int]] = Counter()
    announcer, change = -1, 0
    for event in events:
        match event:
            case e.Announce(player=player):
                announcer, change = player, 0
            case e.Coins(from_=one, to=other, amount=amount):
                change += amount * ((other == announcer) - (one == announcer))
            case e.Fine(player=player, amount=amount):
                change -= amount * (player == announcer)
            case e.Turn() | e.End() if announcer >= 0:
                found[NAMES[announcer], change] += 1
                announcer = -1
    return found


def test_who_is_certain_is_right_and_who_is_not_is_right_as_often_as_they_believe() -> None:
    seen = watch(*[Wanderer() for _ in NAMES], games=40, turn_limit=60)
    right: Counter[int] = Counter()
    times_in: Counter[int] = Counter()
    for one, times in seen.announced.items():
        right[one.band] += times * (not one.false)
        times_in[one.band] += times
    for answer, times in seen.answered.items():
        right[answer.band] += times * answer.own
        times_in[answer.band] += times
    assert (right[0], right[5]) == (0, times_in[5])
    # Wanderers exchange what they handle every other time, which is what listeners suppose.
    for band in (1, 2, 3):
        assert times_in[band] > 50
        low, high = BANDS[band]
        assert low - 0.08 < right[band] / times_in[band] < high + 0.08


def test_listeners_hear_what_their_seat_hears() -> None:
    """Two games that differ only in what player 0 cannot know: they believe the same."""
    chances = []
    for really in (True, False):
        game = table(5)
        listener = Listener(game, 0)
        while game.decision == "opening":
            player = game.decider
            assert player is not None
            # The same hands under the table, with or without an exchange.
            act = next(
                act
                for act in game.legal()
                if isinstance(act, a.Swap) and act.really == (really or player == 0)
            )
            game.act(player, act)
        listener.listen()
        chances.append([listener.chance(mask) for mask in game.state().masks_in_play])
    assert chances[0] == chances[1]
    assert sum(dict(zip(game.state().masks_in_play, chances[0], strict=True)).values()) == (
        pytest.approx(1)
    )


# Many deals


def test_the_figures_do_not_depend_on_the_number_of_workers() -> None:
    asked = contest("nicoletta", "zanetta", "momolo", "piero")
    alone = hold_with(watch_deal, asked, range(3), 1)
    with local_pools() as pools:
        assert hold_with(watch_deal, asked, [2, 1, 0], 2) == alone
    assert pools == [2]
    other = contest("nicoletta", "zanetta", "momolo", "piero", seed=4)
    assert hold_with(watch_deal, other, [0], 1) != alone[:1]
    told = {one.name: one for one in sum_up(asked, alone)}
    assert [one.seats for one in told.values()] == [12] * 4
    assert sum(one.share.share for one in told.values()) == pytest.approx(4)
    # Who announces only what they have just seen does not bluff, by their own belief.
    assert told["piero"].bluffs.number == 0
    assert told["piero"].all.made > 0


def test_failures_are_reported() -> None:
    asked = contest("x", "zanetta", "zanetta", "zanetta", programs={"x": ("false",)})
    (told, other) = sum_up(asked, hold_with(watch_deal, asked, [0], 1))
    assert told.faults > 0
    assert told.first_fault.startswith("dead")
    assert (other.faults, other.first_fault) == (0, "")


@pytest.mark.slow
def test_the_best_mind_bluffs_and_not_always() -> None:
    best = characters("mascarade")[-1]
    assert best.rung == 3
    asked = contest(best.name, "marina", "marina", "marina")
    told = sum_up(asked, hold_with(watch_deal, asked, range(5), 1))[0]
    assert (told.name, told.faults) == (best.name, 0)
    assert 0 < told.bluffs.number < told.bluffs.of
    assert 0 < told.bluffed.number < told.bluffed.of
    assert 0 < told.admitted.number < told.admitted.of == told.all.made
    # Nor do they claim always, or only what they believe to have.
    assert 0 < told.dared.number <= told.dared.of == told.dared_admitted.of
    below_half = [band.claimed for band in told.answering_by_band[:3]]
    assert 0 < sum(part.number for part in below_half) < sum(part.of for part in below_half)


def test_small_tables_are_believed_exactly_and_great_ones_are_not() -> None:
    assert believes_exactly(contest(*NAMES))
    great = {"players": 12, "scenario": "12A"}
    assert not believes_exactly(contest(*[NAMES[0]] * 12, setup=great))


# Means


def test_the_mean_of_independent_deals() -> None:
    # Mean 2, standard deviation of one 1, of the mean of four 1/2: Student with 3 degrees.
    coins = [1, 1, 3, 3]
    mean = clustered_mean(coins, [c * c for c in coins], [1] * 4)
    deviation = (4 / 3) ** 0.5 / 2
    half = student(3) * deviation
    assert mean == pytest.approx((2, 2 - half, 2 + half))


def test_what_deals_have_in_common_widens_the_interval() -> None:
    alike = clustered_mean([10, -10, 10, -10], [10] * 4, [10] * 4)
    mixed = clustered_mean([0, 0, 0, 0], [10] * 4, [10] * 4)
    assert (alike.mean, mixed.mean) == (0, 0)
    assert alike.high is not None
    assert mixed.high is not None
    # Deals that are alike by chance do not make it certain.
    assert alike.high > 2 * mixed.high > 0


def test_what_is_always_the_same_has_no_interval() -> None:
    assert clustered_mean([-1, -2], [1, 2], [1, 2]) == Mean(-1, None, None)


def test_a_mean_of_nothing_and_of_one_deal() -> None:
    assert clustered_mean([0, 0], [0, 0], [0, 0]) == Mean(None, None, None)
    assert clustered_mean([6, 0], [18, 0], [2, 0]) == Mean(3, None, None)
