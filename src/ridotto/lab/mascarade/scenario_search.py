"""Search for the best-balanced set of masks under constraints.

All valid sets are candidates, or a sample of them. Each is played a little; the worse half goes and
the rest is played twice as much, until a few finalists are played in full. Candidates play the same
deals in the same order, so luck favours none of them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations
from typing import Final, NamedTuple

from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import FEWEST_CARDS, Scenario, check
from ridotto.lab.balance.measure import Measured
from ridotto.lab.balance.part import Measurement
from ridotto.lab.balance.report import Report, report_on
from ridotto.lab.balance.verdict import imbalance
from ridotto.lab.counts import Counts
from ridotto.lab.mascarade.balance import player
from ridotto.lab.mascarade.search_ledger import SearchLedger
from ridotto.lab.workers import Workers, share_out
from ridotto.rules.mascarade.masks import COPIES, JUDGE, MASKS
from ridotto.rules.speed import can_jit

#: The number of finalists, played in full.
FINALISTS: Final = 5
#: The games of each candidate in the first round.
FIRST_GAMES: Final = 500
#: Maximum number of candidates; a random sample is taken of more.
MOST_CANDIDATES: Final = 400
#: Number of games from which compiled rules pay off.
WORTH_COMPILING: Final = 2_000
#: The Judge is in every set; the others are chosen.
_OTHERS: Final = tuple(mask for mask in MASKS if mask != MASKS[JUDGE])


class Constraints(NamedTuple):
    """Constraints on a set of masks; by default the centre is that of the printed sheets."""

    players: int
    required: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    centre: int | None = None


class Proposal(NamedTuple):
    """A finalist with its report and its imbalance, 0 for perfect balance."""

    scenario: Scenario
    report: Report
    imbalance: float


class Found(NamedTuple):
    """The finalists, the best first, and how many sets there were and were played."""

    proposals: list[Proposal]
    possible: int
    tried: int


def candidates(wanted: Constraints) -> Iterator[Scenario]:
    """Yield all valid sets of masks that meet the constraints and follow the advice on stars."""
    usual = max(0, FEWEST_CARDS - wanted.players)
    centre = usual if wanted.centre is None else wanted.centre
    cards = wanted.players + centre
    for kinds in range(1, cards):
        for chosen in combinations(_OTHERS, kinds):
            masks = _with_copies(chosen)
            if len(masks) != cards or not _meets(masks, wanted):
                continue
            if not check(wanted.players, centre, masks):
                yield Scenario(wanted.players, centre, masks)


def _with_copies(chosen: Sequence[str]) -> tuple[str, ...]:
    drawn = [MASKS[JUDGE]]
    for mask in chosen:
        drawn += [mask] * COPIES.get(MASK_NUMBERS[mask], 1)
    return tuple(sorted(drawn, key=MASK_NUMBERS.__getitem__))


def _meets(masks: Sequence[str], wanted: Constraints) -> bool:
    return all(mask in masks for mask in wanted.required) and not any(
        mask in masks for mask in wanted.excluded
    )


class _Trial(NamedTuple):
    """Further games of a candidate, for a worker."""

    number: int
    asked: Measurement
    first_game: int
    games: int


def play_trial(compiled: bool, trial: _Trial) -> tuple[_Trial, Counts]:
    """Play the games of a trial, in a worker."""
    return trial, player(trial.asked, compiled).play(trial.first_game, trial.games).counts


def rounds(tried: int, games: int) -> Iterator[tuple[int, int]]:
    """Yield the number of candidates in each round, and how many games each has had after it."""
    played = min(FIRST_GAMES, games)
    while tried > FINALISTS and played < games:
        yield tried, played
        tried = max(FINALISTS, tried // 2)
        played = min(2 * played, games)
    yield tried, games


def games_for(tried: int, games: int) -> int:
    """Return how many games a search among this many candidates plays."""
    total = before = 0
    for candidates_left, played in rounds(tried, games):
        total += candidates_left * (played - before)
        before = played
    return total


def search(
    wanted: Constraints,
    games: int,
    how: Measurement,
    workers: Workers,
    *,
    progress: Callable[[int, int], None] = lambda games, total: None,
    ledger: SearchLedger | None = None,
) -> Found:
    """Return the best-balanced sets; raises :exc:`LookupError` if no set meets the constraints.

    ``how`` has the mind, the seed and the turn limit; its players and cards are replaced.
    ``progress`` is called with the number of finished games and the total number. ``ledger`` keeps
    finished games.
    """
    every = list(candidates(wanted))
    if not every:
        raise LookupError("no valid set of masks meets these constraints")
    tried = every
    if len(every) > MOST_CANDIDATES:
        tried = random.Random(f"{wanted}/{how.order.seed}").sample(every, MOST_CANDIDATES)
    total = games_for(len(tried), games)
    compiled = total >= WORTH_COMPILING and can_jit()
    played = [_nothing(one, how) for one in tried]
    scores = [0.0] * len(tried)
    left = list(range(len(tried)))
    for survivors, target in rounds(len(tried), games):
        left = sorted(left, key=lambda number: (scores[number], number))[:survivors]
        trials = [
            _Trial(number, played[number].asked, before, target - before)
            for number in left
            if (before := played[number].games) < target
        ]
        with closing(_played(trials, partial(play_trial, compiled), workers, ledger)) as coming:
            for trial, counts in coming:
                number = trial.number
                # Not their sum: that would drop coins lost.
                played[number].counts.update(counts)
                whole = played[number].games + trial.games
                played[number] = played[number]._replace(games=whole)
                scores[number] = imbalance(report_on(played[number], "")) or 0.0
                progress(trial.games, total)
    best = sorted(left, key=lambda number: (scores[number], number))[:FINALISTS]
    proposals = [
        Proposal(tried[number], report_on(played[number], ""), scores[number]) for number in best
    ]
    return Found(proposals, len(every), len(tried))


def _played(
    trials: Sequence[_Trial],
    play: Callable[[_Trial], tuple[_Trial, Counts]],
    workers: Workers,
    ledger: SearchLedger | None,
) -> Generator[tuple[_Trial, Counts], None, None]:
    """Yield the counts of trials: first those of the ledger, then those that workers play."""
    missing = []
    for trial in trials:
        known = ledger and ledger.counts(trial.number, trial.first_game, trial.games)
        if known:
            yield trial, known
        else:
            missing.append(trial)
    with closing(share_out(play, missing, workers)) as coming:
        for trial, counts in coming:
            if ledger is not None:
                ledger.add(trial.number, trial.first_game, trial.games, counts)
            yield trial, counts


def _nothing(scenario: Scenario, how: Measurement) -> Measured:
    order = how.order._replace(players=scenario.players, cards=scenario.masks)
    return Measured(how._replace(order=order), 0, Counter())
