"""Wins and lengths of simulated games: as programs read them, and as people do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ridotto.games.words import Words
from ridotto.lab.counts import Counts, lengths, quantile, share_of

#: What stands where there is nothing to tell.
NOTHING: Final = "–"  # noqa: RUF001


def share_data(won: int, chances: int, players: int) -> dict[str, float | None]:
    """A share of wins, for JSON; all null where there was no chance to win."""
    if not chances:
        return {"share": None, "low": None, "high": None}
    return share_of(won, chances, players)._asdict()


def part_of(number: int, whole: int) -> float | None:
    """A part of the whole, for JSON; null of nothing."""
    return number / whole if whole else None


def shares_of(
    counts: Counts, what: str, names: Iterable[str | int], players: int
) -> dict[str, dict[str, float | None]]:
    """The shares of wins counted as ``what-won`` in ``what-sat`` chances, by name."""
    return {
        str(name): share_data(counts[f"{what}-won", name], counts[f"{what}-sat", name], players)
        for name in names
    }


def length_data(counts: Counts, what: str) -> dict[str, int]:
    """How long games took, for JSON."""
    spread = lengths(counts, what)
    return {"median": quantile(spread, 50), "p95": quantile(spread, 95)}


def share_told(share: Mapping[str, Any], words: Words, digits: int) -> str:
    """A share, for people."""
    return NOTHING if share["share"] is None else words.number(share["share"], digits)


def interval_told(share: Mapping[str, Any], words: Words, digits: int) -> str:
    """The interval of a share, for people."""
    return f"{words.number(share['low'], digits)} {NOTHING} {words.number(share['high'], digits)}"


def tell_shares(
    rows: Iterable[tuple[str, Mapping[str, Any]]], words: Words, after: str = ""
) -> None:
    """Print shares with their intervals and bars; ``after`` names a part that is added."""
    named = list(rows)
    width = max((len(name) for name, _ in named), default=0)
    for name, share in named:
        told = share_told(share, words, 3)
        if share["share"] is not None:
            bar = "█" * min(30, round(10 * share["share"]))
            more = f"  {words.percent(share[after]):>8}" if after else ""
            told = f"{told:>5}  ({interval_told(share, words, 3)}){more}  {bar}"
        print(f"  {name:<{width}}  {told}".rstrip())


def by_share(shares: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, Mapping[str, Any]]]:
    """Shares by name, the greatest first, those of nobody last."""
    return sorted(shares.items(), key=lambda entry: -_rank(entry[1]["share"]))


def _rank(share: float | None) -> float:
    return -1 if share is None else share
