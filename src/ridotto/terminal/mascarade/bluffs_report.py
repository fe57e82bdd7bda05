"""The report of ``ridotto bluffs``, for programs and for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ridotto.games.words import Words
from ridotto.lab.mascarade.bluffs import Announcing, Answering, Bluffing
from ridotto.lab.mascarade.watching import BANDS, believes_exactly
from ridotto.lab.tournament import Tournament
from ridotto.terminal.printing import folded, harmless
from ridotto.terminal.programs import first_fault
from ridotto.terminal.reports.standings import print_table, title
from ridotto.terminal.reports.win_rates import NOTHING


def report(
    tournament: Tournament, minds: Sequence[Bluffing], scenario: str, asked: int, deals: int
) -> dict[str, Any]:
    """Return the whole report as data, for programs."""
    return {
        "game": tournament.game,
        "scenario": scenario,
        "players": tournament.players,
        "games": deals * tournament.games_a_deal,
        "asked": asked,
        "deals": deals,
        "seed": tournament.seed,
        "turn_limit": tournament.setup["options"]["turn_limit"],
        "tables": tournament.tables,
        "exact": believes_exactly(tournament),
        "minds": [_mind(mind) for mind in minds],
    }


def _mind(mind: Bluffing) -> dict[str, Any]:
    return {
        "name": mind.name,
        **mind.share._asdict(),
        "seats": mind.seats,
        "decisions": mind.decisions,
        "faults": mind.faults,
        "first_fault": mind.first_fault,
        "announcements": {
            "of_turns": mind.announced._asdict(),
            "bluffs_of_turns": mind.bluffed._asdict(),
            "bluffs": mind.bluffs._asdict(),
            "bluffs_by_own_account": mind.admitted._asdict(),
            "all": _announcing(mind.all),
            "bluffing": _announcing(mind.bluffing),
            "in_good_faith": _announcing(mind.honest),
            "by_belief": _by_belief(mind.announcing_by_band, _announcing),
        },
        "claims": {
            "bluffs": mind.dared._asdict(),
            "bluffs_by_own_account": mind.dared_admitted._asdict(),
            "all": _answering(mind.answering),
            "by_belief": _by_belief(mind.answering_by_band, _answering),
        },
    }


def _by_belief(bands: Sequence[Any], data: Any) -> list[dict[str, Any]]:
    return [
        {"from": low, "to": high, **data(band)}
        for (low, high), band in zip(BANDS, bands, strict=True)
    ]


def _announcing(some: Announcing) -> dict[str, Any]:
    return {
        "made": some.made,
        "false": some.false._asdict(),
        "challenged": some.challenged._asdict(),
        "coins": some.coins._asdict(),
    }


def _answering(some: Answering) -> dict[str, Any]:
    return {
        "asked": some.claimed.of,
        "claimed": some.claimed._asdict(),
        "right": some.right._asdict(),
        "coins_claimed": some.coins_claimed._asdict(),
        "coins_passed": some.coins_passed._asdict(),
    }


# For people


def tell(report: dict[str, Any], words: Words) -> None:
    """Print the report for people."""
    print(folded(title(report, words), 0))
    if report["games"] != report["asked"]:
        print(folded(words("tournament-rounded", games=report["games"], asked=report["asked"]), 0))
    for mind in report["minds"]:
        print()
        _tell_mind(mind, words)
    print()
    print(folded(words("bluffs-legend"), 0))
    if not report["exact"]:
        print(folded(words("bluffs-estimated"), 0))


def _tell_mind(mind: dict[str, Any], words: Words) -> None:
    interval = {key: words.number(mind[key], 2) for key in ("share", "low", "high")}
    print(folded(words("bluffs-mind", name=harmless(mind["name"]), **interval), 2))
    made, claims = mind["announcements"], mind["claims"]
    turns = made["of_turns"]
    print(folded("  " + words("bluffs-turns", made=turns["number"], turns=turns["of"]), 4))
    _tell_bluffs("bluffs-bluffs", made, words)
    print_table(_announced_rows(made, words), left=(0,))
    print()
    _tell_bluffs("bluffs-dared", claims, words)
    print_table(_claimed_rows(claims, words), left=(0,))
    if mind["faults"]:
        print(folded("  " + words("bluffs-faults", count=mind["faults"]), 4))
        for line in first_fault(mind["first_fault"], words):
            print(folded(f"    {line}", 6))


def _tell_bluffs(key: str, some: dict[str, Any], words: Words) -> None:
    """Print the number of bluffs, and how many the bot itself reports, if it does."""
    print(folded("  " + words(key, **_part_texts(some["bluffs"], words)), 4))
    account = some["bluffs_by_own_account"]
    if account["of"]:
        print(folded("  " + words("bluffs-account", **_part_texts(account, words)), 4))
    print()


def _part_texts(part: dict[str, Any], words: Words) -> dict[str, str | int]:
    shares = {key: _percent(part[key], words) for key in ("share", "low", "high")}
    return {"number": part["number"], "of": part["of"], **shares}


def _announced_rows(made: dict[str, Any], words: Words) -> list[list[str]]:
    heads = ("belief", "made", "false", "challenged", "coins")
    rows = [[words(f"bluffs-{head}") for head in heads]]
    named = [(_band(band, words), band) for band in made["by_belief"]]
    named += [
        (words(f"bluffs-{name}"), made[key])
        for name, key in (
            ("bluffing", "bluffing"), ("good-faith", "in_good_faith"), ("all", "all"),
        )
    ]  # fmt: skip
    rows += [
        [
            name,
            words.number(some["made"]),
            _percent(some["false"]["share"], words),
            _percent(some["challenged"]["share"], words),
            _coins(some["coins"], words),
        ]
        for name, some in named
    ]
    return rows


def _claimed_rows(claims: dict[str, Any], words: Words) -> list[list[str]]:
    heads = ("belief", "asked", "claimed", "right", "coins-claimed", "coins-passed")
    rows = [[words(f"bluffs-{head}") for head in heads]]
    named = [(_band(band, words), band) for band in claims["by_belief"]]
    rows += [
        [
            name,
            words.number(some["asked"]),
            _percent(some["claimed"]["share"], words),
            _percent(some["right"]["share"], words),
            _coins(some["coins_claimed"], words),
            _coins(some["coins_passed"], words),
        ]
        for name, some in [*named, (words("bluffs-all"), claims["all"])]
    ]
    return rows


def _band(band: dict[str, Any], words: Words) -> str:
    high = words.percent(band["to"], 0)
    if band["from"] == band["to"]:
        return high
    return f"{words.number(100 * band['from'])} {NOTHING} {high}"


def _percent(share: float | None, words: Words) -> str:
    return NOTHING if share is None else words.percent(share, 1)


def _coins(coins: dict[str, float | None], words: Words) -> str:
    mean, high = coins["mean"], coins["high"]
    if mean is None:
        return NOTHING
    text = words.number(mean, 2, signed=True)
    return text if high is None else f"{text} ± {words.number(high - mean, 2)}"
