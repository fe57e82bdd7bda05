"""Wins and lengths of simulated games: as programs read them, and as people do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ridotto.lab.counts import Counts, lengths, quantile, share_of


def share_data(won: int, chances: int, players: int) -> dict[str, float]:
    """A share of wins, for JSON."""
    return share_of(won, chances, players)._asdict()


def shares_of(
    counts: Counts, what: str, names: Iterable[str | int], players: int
) -> dict[str, dict[str, float]]:
    """The shares of wins counted as ``what-won`` in ``what-sat`` chances, by name."""
    return {
        str(name): share_data(counts[f"{what}-won", name], counts[f"{what}-sat", name], players)
        for name in names
    }


def length_data(counts: Counts, what: str) -> dict[str, int]:
    """How long games took, for JSON."""
    spread = lengths(counts, what)
    return {"median": quantile(spread, 50), "p95": quantile(spread, 95)}


def percent(part: float, whole: float = 1) -> str:
    """A part of the whole, for people."""
    return f"{100 * part / whole:.2f} %"


def tell_shares(rows: Iterable[tuple[str, Mapping[str, Any]]], after: str = "") -> None:
    """Print shares with their intervals and bars; ``after`` names a part that is added."""
    named = list(rows)
    width = max((len(name) for name, _ in named), default=0)
    for name, share in named:
        bar = "█" * min(30, round(10 * share["share"]))
        more = f"  {percent(share[after]):>8}" if after else ""
        told = f"{share['share']:5.3f}  ({share['low']:.3f} – {share['high']:.3f})"  # noqa: RUF001
        print(f"  {name:<{width}}  {told}{more}  {bar}".rstrip())


def by_share(shares: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, Mapping[str, Any]]]:
    """Shares by name, the greatest first."""
    return sorted(shares.items(), key=lambda entry: -entry[1]["share"])
