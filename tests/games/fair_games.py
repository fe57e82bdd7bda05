"""Records of fairly dealt games, and ways to meddle with them."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from games.recorded import Record
from ridotto.games.fairness import Report, Shares, commitment, fair_setup, reveal
from ridotto.games.record import record_of, write_record
from ridotto.games.registry import kinds, new_game

#: The fields of a set-up that are drawn from the shares, by game.
DRAWN = {name: kind.drawn for name, kind in kinds().items()}
HEX = "0123456789abcdef"


def some_shares(number: int, players: int) -> Shares:
    """Return the shares for a number, always the same ones."""
    digest = hashlib.sha256(str(number).encode()).hexdigest()
    return Shares(f"table-{number}", digest, tuple(digest[:32] for _ in range(players)))


@cache
def fair_text(kind: str, number: int = 0) -> str:
    players = 4 + number % 2
    asked = {"players": players, **({"scenario": f"{players}A"} if kind == "mascarade" else {})}
    shares = some_shares(number, players)
    shares = msgspec.structs.replace(shares, players=("", *shares.players[1:]))
    game = new_game(kind, fair_setup(kind, asked, shares))
    game.act_randomly(random.Random(number), 60)
    names = [f"Guest {player}" for player in range(players)]
    return write_record(record_of(game, names, reveal(shares)))


def fair(kind: str, number: int = 0) -> Record:
    """Return a new copy of the record of a fair game."""
    return json.loads(fair_text(kind, number))


KINDS = pytest.mark.parametrize("kind", list(DRAWN))


def failing(report: Report) -> set[str]:
    return {finding.what for finding in report.findings if not finding.holds}


def other_secret(record: Record) -> None:
    record["fairness"]["secret"] = "0" * 64


def other_secret_and_commitment(record: Record) -> None:
    other_secret(record)
    told = record["fairness"]
    told["commitment"] = commitment(told["table"], told["secret"])


def other_commitment(record: Record) -> None:
    record["fairness"]["commitment"] = "0" * 64


def other_table(record: Record) -> None:
    record["fairness"]["table"] += "x"


def other_share(record: Record) -> None:
    record["fairness"]["shares"][2] = "0" * 32


def share_of_a_bot(record: Record) -> None:
    record["fairness"]["shares"][0] = "0" * 32


def shares_moved(record: Record) -> None:
    shares = record["fairness"]["shares"]
    shares.append(shares.pop(0))


def other_seed(record: Record) -> None:
    record["setup"]["seed"] ^= 1


def other_deal(record: Record) -> None:
    deal = record["setup"]["deal"]
    (deal if isinstance(deal, list) else deal["masks"]).reverse()


def other_first(record: Record) -> None:
    record["setup"]["first"] = (record["setup"]["first"] + 1) % 4


def other_orders(record: Record) -> None:
    record["setup"]["deal"]["orders"].reverse()


def last_renewal(record: Record) -> None:
    record["setup"]["deal"]["spells"][-1].reverse()


ALL = {"commitment", "seed", "deal", "first"}
TAMPERING: list[tuple[Callable[[Record], None], set[str]]] = [
    (other_secret, ALL), (other_secret_and_commitment, ALL - {"commitment"}),
    (other_commitment, {"commitment"}), (other_table, ALL),
    (other_share, ALL - {"commitment"}), (share_of_a_bot, ALL - {"commitment"}),
    (shares_moved, ALL - {"commitment"}),
    (other_seed, {"seed"}), (other_deal, {"deal"}),
]  # fmt: skip
ONLY = [("mascarade", other_first, {"first"}), ("masquerade", other_orders, {"deal"}),
        ("masquerade", last_renewal, {"deal"})]  # fmt: skip
CASES = [(kind, tamper, told) for kind in DRAWN for tamper, told in TAMPERING] + ONLY
