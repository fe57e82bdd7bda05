"""Standings of a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ridotto.lab.counts import WIN, Share
from ridotto.lab.intervals import clustered_share
from ridotto.lab.tournament import DealPlayed, Played, Tournament


class Standing(NamedTuple):
    """One player's results. Shares are in multiples of the fair share."""

    name: str
    share: Share
    #: Games times seats in them.
    seats: int
    rating: float | None
    #: The uncertainty of the rating.
    spread: float | None
    faults: dict[str, int]
    first_fault: str
    ms_per_decision: float
    decisions: int


class Standings(NamedTuple):
    """The results of a tournament, the best first, and of each pair of players."""

    games: int
    deals: int
    endings: dict[str, int]
    standings: list[Standing]
    #: By pair of names: the first one's part of their wins, per seat.
    against: dict[str, dict[str, float]]


def judge(tournament: Tournament, deals: Sequence[DealPlayed]) -> Standings:
    """Return the standings after these deals, in order."""
    ratings = rate(tournament, deals)
    standings = [_standing(name, tournament, deals, ratings) for name in tournament.names]
    standings.sort(key=lambda standing: -standing.share.share)
    endings = Counter(game.reason for deal in deals for game in deal.games)
    games = sum(len(deal.games) for deal in deals)
    return Standings(games, len(deals), dict(endings), standings, _against(tournament, deals))


def _standing(
    name: str,
    tournament: Tournament,
    deals: Sequence[DealPlayed],
    ratings: dict[str, tuple[float, float]],
) -> Standing:
    won, sat = zip(*(won_and_sat(name, tournament, deal.games) for deal in deals), strict=True)
    faults: Counter[str] = Counter()
    for deal in deals:
        faults.update(deal.faults.get(name, {}))
    decisions = sum(deal.thoughts[name].decisions for deal in deals)
    seconds = sum(deal.thoughts[name].seconds for deal in deals)
    rating, spread = ratings.get(name, (None, None))
    # A player who only meets copies of itself always wins the fair share, without variance.
    alone = len(tournament.names) == 1
    return Standing(
        name,
        Share(1.0, 1.0, 1.0) if alone else clustered_share(won, sat, tournament.players),
        sum(sat),
        rating,
        spread,
        dict(faults),
        next((deal.told[name] for deal in deals if name in deal.told), ""),
        1000 * seconds / decisions if decisions else 0.0,
        decisions,
    )


def won_and_sat(name: str, tournament: Tournament, games: Iterable[Played]) -> tuple[int, int]:
    """Return the parts of wins of this name, and its number of seats."""
    won = sat = 0
    for game in games:
        names = game.seated(tournament)
        sat += names.count(name)
        won += sum(WIN // len(game.winners) for player in game.winners if names[player] == name)
    return won, sat


# Pairs


def _against(tournament: Tournament, deals: Sequence[DealPlayed]) -> dict[str, dict[str, float]]:
    won: Counter[tuple[str, str]] = Counter()
    sat: Counter[tuple[str, str]] = Counter()
    for deal in deals:
        for game in deal.games:
            names = game.seated(tournament)
            at_table = set(names)
            part = WIN // len(game.winners)
            for player, name in enumerate(names):
                for other in at_table - {name}:
                    sat[name, other] += 1
                    won[name, other] += part * (player in game.winners)
    table: dict[str, dict[str, float]] = {name: {} for name in tournament.names}
    for (name, other), seats in sat.items():
        mine = won[name, other] / seats
        theirs = won[other, name] / sat[other, name]
        table[name][other] = mine / (mine + theirs) if mine + theirs else 0.5
    return table


# Ratings


def rate(tournament: Tournament, deals: Sequence[DealPlayed]) -> dict[str, tuple[float, float]]:
    """Return the rating and its uncertainty by name; empty without OpenSkill.

    A player in several seats has one rating, updated by the mean change of those seats.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in tournament.names}
    for deal in deals:
        for game in deal.games:
            names = game.seated(tournament)
            before = [[ratings[name]] for name in names]
            ranks = [1.0 if player in game.winners else 2.0 for player in range(len(names))]
            after = [team[0] for team in model.rate(before, ranks=ranks)]
            for name in dict.fromkeys(names):
                ratings[name] = _mean(
                    model, [a for a, n in zip(after, names, strict=True) if n == name]
                )
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _mean(model: Any, ratings: Sequence[Any]) -> Any:
    mu = sum(rating.mu for rating in ratings) / len(ratings)
    sigma = sum(rating.sigma for rating in ratings) / len(ratings)
    return model.rating(mu=mu, sigma=sigma)
