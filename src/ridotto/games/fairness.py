"""Fair deals: drawn from a secret of the house and a share of every player, checked afterwards.

The house commits itself to its secret before anybody throws in a share, so nobody alone decides
the deal; at the end all is revealed. Nothing here needs more than SHA-256, and every step is
spelled out in ``docs/fairness.md``, so that anybody can check a deal in any language.
"""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

import msgspec

from ridotto.games.complaints import complaint
from ridotto.games.draws import Draws, hash_lines
from ridotto.games.errors import Refusal, bad_request, bad_setup, describe
from ridotto.games.registry import kind

#: What a hash is made of begins with one of these lines, so that no two uses can be mixed up.
COMMIT: Final = "ridotto/commit/1"
DEAL: Final = "ridotto/deal/1"

#: So many bits that every reader of JSON reads the number exactly, browsers included.
SEED_BITS: Final = 53

_TABLE: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_SHARE: Final = re.compile(r"(?:[0-9a-f]{32,64})?")


class Shares(msgspec.Struct, frozen=True):
    """All that a deal is drawn from: the table's name, the house's secret, the players' shares.

    ``players`` are the shares by player, in hexadecimal, "" for one that threw in none, as bots
    do. Raises :exc:`Refusal` (``bad-request``) for what has not this form: a line break hidden in
    a share would make two tables of shares look alike.
    """

    table: str
    secret: str
    players: tuple[str, ...]

    def __post_init__(self) -> None:
        _check("table", self.table, _TABLE, "1 to 64 letters, digits, - and _")
        _check("secret", self.secret, _HASH, "64 digits 0 to f")
        for player, share in enumerate(self.players):
            _check(f"shares[{player}]", share, _SHARE, '32 to 64 digits 0 to f, or ""')


class Revealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record tells of its deal: all shares, and what the house had committed itself to."""

    table: str
    secret: str
    commitment: str
    shares: tuple[str, ...]

    def __post_init__(self) -> None:
        self.parts()
        _check("commitment", self.commitment, _HASH, "64 digits 0 to f")

    def parts(self) -> Shares:
        """The shares that the deal is drawn from."""
        return Shares(self.table, self.secret, self.shares)


class Finding(msgspec.Struct, frozen=True):
    """One of the things that were checked, and whether it holds."""

    what: str
    holds: bool


class Report(msgspec.Struct, frozen=True):
    """What checking the deal of a record came to.

    ``findings`` are of the ``commitment``, the one that was ``published``, one's own ``share``,
    the ``seed``, the ``deal`` and who is ``first``, as far as there was something to check.
    """

    table: str
    commitment: str
    findings: tuple[Finding, ...]

    @property
    def fair(self) -> bool:
        """Whether everything holds."""
        return all(finding.holds for finding in self.findings)


def _check(what: str, given: str, form: re.Pattern[str], right: str) -> None:
    if not form.fullmatch(given):
        raise bad_request(f"{what} must be {right}, not {describe(given)}")


# Before the game


def new_secret() -> str:
    """A fresh share for the house, 32 random bytes in hexadecimal."""
    return secrets.token_hex(32)


def commitment(table: str, secret: str) -> str:
    """What the house publishes before anybody throws in a share: it can no longer change its own.

    Raises :exc:`Refusal` (``bad-request``) for a table or secret of the wrong form.
    """
    shares = Shares(table, secret, ())
    return hash_lines(COMMIT, shares.table, shares.secret).hex()


# The drawing


def root_of(shares: Shares) -> bytes:
    """The 32 bytes that everything is drawn from."""
    return hash_lines(DEAL, shares.table, shares.secret, *shares.players)


def seed_of(shares: Shares) -> int:
    """The seed that goes into the set-up, beside the deal: the first 53 bits of the root."""
    return int.from_bytes(root_of(shares)[:8], "big") >> (64 - SEED_BITS)


# The set-up


def fair_setup(game: str, setup: dict[str, Any], shares: Shares) -> dict[str, Any]:
    """The complete set-up, in the referee's words, with seed and deal drawn from the shares.

    ``setup`` leaves open what is drawn; only a seed may stand in it if it is the right one.
    Raises :exc:`Refusal` (``bad-setup``).
    """
    described = kind(game)
    seed = seed_of(shares)
    for field in described.drawn:
        if field in setup and (field, setup[field]) != ("seed", seed):
            raise bad_setup(f"{field} is drawn from the shares and cannot be given")
    if setup.get("players") != len(shares.players):
        raise bad_setup(
            f"players is {describe(setup.get('players'))}, but there are {len(shares.players)} "
            'shares; there must be one a player, "" for a bot'
        )
    complete = described.draw({**setup, "seed": seed}, Draws(root_of(shares)))
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(complete))
    return plain


# After the game


def reveal(shares: Shares) -> dict[str, Any]:
    """What the house tells when the game is over: the field ``fairness`` of a record."""
    return {
        "table": shares.table,
        "secret": shares.secret,
        "commitment": commitment(shares.table, shares.secret),
        "shares": list(shares.players),
    }


def read_fairness(given: Any) -> Revealed:
    """The field ``fairness`` of a record; raises :exc:`Refusal` (``bad-request``).

    It is of the right form then; whether it is true, :func:`check` tells.
    """
    try:
        return msgspec.convert(given, Revealed)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        raise bad_request(f"fairness: {complaint(error, Revealed)}") from None


def check(record: Any, published: str | None = None, share: str | None = None) -> Report:
    """Draw the deal of a record again from the shares in it, and say what holds.

    ``published`` is the commitment that was told before the start, ``share`` one that a player
    remembers to have thrown in. Whether the moves are legal is for ``records.replay`` to say.
    Raises :exc:`Refusal` for a record that says nothing about its deal, or has not the form.
    """
    if not isinstance(record, dict) or not isinstance(record.get("setup"), dict):
        raise bad_request("this is not a record: it has no setup")
    if "fairness" not in record:
        raise bad_request("record.fairness is missing: nothing can be said about the deal")
    told = read_fairness(record["fairness"])
    game, setup = record.get("game"), record["setup"]
    try:
        drawn = kind(game).drawn
        asked = {field: value for field, value in setup.items() if field not in drawn}
        due = fair_setup(str(game), asked, told.parts())
    except Refusal as refusal:
        raise bad_request(f"record.setup: {refusal.message}") from None
    right = commitment(told.table, told.secret)
    findings = [Finding("commitment", told.commitment == right)]
    if published is not None:
        findings.append(Finding("published", published == right))
    if share is not None:
        findings.append(Finding("share", bool(share) and share in told.shares))
    findings += [Finding(field, setup.get(field) == due[field]) for field in drawn]
    return Report(told.table, told.commitment, tuple(findings))
