"""Wins and lengths of games, for programs and for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ridotto.games.words import Words
from ridotto.lab.counts import Counts, lengths, quantile, share_of

#: Stands for a value that could not be measured.
NOTHING: Final = "–"  # noqa: RUF001


def share_data(won: int, chances: int, players: int) -> dict[str, float | None]:
    """Return a win rate for JSON; all null if there was no chance to win."""
    if not chances:
        return {"share": None, "low": None, "high": None}
    return share_of(won, chances, players)._asdict()


def part_of(number: int, whole: int) -> float | None:
    """Return a fraction of the whole for JSON; null if the whole is 0."""
    return number / whole if whole else None


def shares_of(
    counts: Counts, what: str, names: Iterable[str | int], players: int
) -> dict[str, dict[str, float | None]]:
    """Return the win rates by name: ``what-won`` wins of ``what-sat`` chances."""
    return {
        str(name): share_data(counts[f"{what}-won", name], counts[f"{what}-sat", name], players)
        for name in names
    }


def length_data(counts: Counts, what: str) -> dict[str, int]:
    """Return the lengths of games, for JSON."""
    spread = lengths(counts, what)
    return {"median": quantile(spread, 50), "p95": quantile(spread, 95)}


def share_text(share: Mapping[str, Any], words: Words, digits: int) -> str:
    """Return a win rate as text."""
    return NOTHING if share["share"] is None else words.number(share["share"], digits)


def interval_text(share: Mapping[str, Any], words: Words, digits: int) -> str:
    """Return the interval of a win rate as text."""
    return f"{words.number(share['low'], digits)} {NOTHING} {words.number(share['high'], digits)}"


def tell_shares(
    rows: Iterable[tuple[str, Mapping[str, Any]]], words: Words, after: str = ""
) -> None:
    """Print win rates with intervals and bars; ``after`` names a percentage to add."""
    named = list(rows)
    width = max((len(name) for name, _ in named), default=0)
    for name, share in named:
        text = share_text(share, words, 3)
        if share["share"] is not None:
            bar = "█" * min(30, round(10 * share["share"]))
            more = f"  {words.percent(share[after]):>8}" if after else ""
            text = f"{text:>5}  ({interval_text(share, words, 3)}){more}  {bar}"
        print(f"  {name:<{width}}  {text}".rstrip())


def by_share(shares: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, Mapping[str, Any]]]:
    """Return win rates by name, the highest first, unmeasured ones last."""
    return sorted(shares.items(), key=lambda entry: -_rank(entry[1]["share"]))


def _rank(share: float | None) -> float:
    return -1 if share is None else share
