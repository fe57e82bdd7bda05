"""Statistics of bluffs and challenges in watched games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from ridotto.lab.counts import WIN, Share
from ridotto.lab.intervals import Mean, clustered_mean, clustered_share
from ridotto.lab.mascarade.watching import BANDS, Announced, Answered, DealWatched
from ridotto.lab.standings import won_and_sat
from ridotto.lab.tournament import Tournament

R = TypeVar("R", Announced, Answered)


class Part(NamedTuple):
    """A proportion with its 95 % interval; None if nothing was counted."""

    number: int
    of: int
    share: float | None
    low: float | None
    high: float | None


class Announcing(NamedTuple):
    """A group of announcements: their number and results."""

    made: int
    false: Part
    challenged: Part
    coins: Mean


class Answering(NamedTuple):
    """A group of answers to announcements: the number of claims, and the results."""

    claimed: Part
    #: The true claims among the claims.
    right: Part
    coins_claimed: Mean
    coins_passed: Mean


class Bluffing(NamedTuple):
    """The bluffs and challenges of one player."""

    name: str
    #: Share of wins, in multiples of the fair share.
    share: Share
    seats: int
    decisions: int
    faults: int
    #: The first fault, as text.
    first_fault: str
    #: Turns with an announcement, and with a bluff, among those that allowed one.
    announced: Part
    bluffed: Part
    #: Bluffs among the announcements, by the seat's belief and by the mind's own reason.
    bluffs: Part
    admitted: Part
    all: Announcing
    bluffing: Announcing
    honest: Announcing
    announcing_by_band: list[Announcing]
    #: False claims among the claims, by the seat's belief and by the mind's own reason.
    dared: Part
    dared_admitted: Part
    answering: Answering
    answering_by_band: list[Answering]


def sum_up(tournament: Tournament, deals: Sequence[DealWatched]) -> list[Bluffing]:
    """Return the statistics of all players, in the order they were named."""
    return [_bluffing(name, tournament, deals) for name in tournament.names]


def _bluffing(name: str, tournament: Tournament, deals: Sequence[DealWatched]) -> Bluffing:
    made = [_of(name, deal.announced) for deal in deals]
    answers = [_of(name, deal.answered) for deal in deals]
    turns = [deal.turns[name] for deal in deals]
    won, sat = zip(*(won_and_sat(name, tournament, deal.games) for deal in deals), strict=True)
    alone = len(tournament.names) == 1
    every_band = range(len(BANDS))
    return Bluffing(
        name,
        Share(1.0, 1.0, 1.0) if alone else clustered_share(won, sat, tournament.players),
        sum(sat),
        sum(deal.decisions[name] for deal in deals),
        sum(sum(deal.faults.get(name, {}).values()) for deal in deals),
        next((deal.told[name] for deal in deals if name in deal.told), ""),
        _part([deal.total() for deal in made], turns),
        _part(_count(made, lambda one: one.bluff), turns),
        *_bluffs(made),
        _announcing(made),
        _announcing(_those(made, lambda one: one.bluff)),
        _announcing(_those(made, lambda one: not one.bluff)),
        [_announcing(_in_band(made, band)) for band in every_band],
        *_bluffs(_those(answers, lambda one: one.claimed)),
        _answering(answers),
        [_answering(_in_band(answers, band)) for band in every_band],
    )


def _bluffs(seen: Sequence[Counter[R]]) -> tuple[Part, Part]:
    """Return the share of bluffs, by the seat's belief and by the mind's own reason."""
    by_belief = _part(_count(seen, lambda one: one.bluff), _count(seen))
    admitted = _count(seen, lambda one: one.admitted is True)
    return by_belief, _part(admitted, _count(seen, lambda one: one.admitted is not None))


def _announcing(made: Sequence[Counter[Announced]]) -> Announcing:
    times = _count(made)
    return Announcing(
        sum(times),
        _part(_count(made, lambda one: one.false), times),
        _part(_count(made, lambda one: one.challenged), times),
        _coins(made),
    )


def _answering(answers: Sequence[Counter[Answered]]) -> Answering:
    claims = _those(answers, lambda one: one.claimed)
    return Answering(
        _part(_count(claims), _count(answers)),
        _part(_count(claims, lambda one: one.own), _count(claims)),
        _coins(claims),
        _coins(_those(answers, lambda one: not one.claimed)),
    )


# Counts, deal by deal


def _of(name: str, seen: Counter[R]) -> Counter[R]:
    return Counter({one: times for one, times in seen.items() if one.name == name})


def _those(seen: Sequence[Counter[R]], which: Callable[[R], Any]) -> list[Counter[R]]:
    return [Counter({one: times for one, times in deal.items() if which(one)}) for deal in seen]


def _in_band(seen: Sequence[Counter[R]], band: int) -> list[Counter[R]]:
    return _those(seen, lambda one: one.band == band)


def _count(seen: Sequence[Counter[R]], which: Callable[[R], Any] = lambda one: True) -> list[int]:
    return [deal.total() for deal in _those(seen, which)]


def _coins(seen: Sequence[Counter[R]]) -> Mean:
    sums = [sum(one.coins * times for one, times in deal.items()) for deal in seen]
    squares = [sum(one.coins**2 * times for one, times in deal.items()) for deal in seen]
    return clustered_mean(sums, squares, _count(seen))


def _part(counts: Sequence[int], times: Sequence[int]) -> Part:
    counted = [(count, of) for count, of in zip(counts, times, strict=True) if of]
    if not counted:
        return Part(0, 0, None, None, None)
    share = clustered_share([WIN * count for count, _ in counted], [of for _, of in counted], 1)
    return Part(sum(counts), sum(times), *share)
