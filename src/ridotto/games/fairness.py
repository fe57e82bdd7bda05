"""Fair deals, drawn from a secret of the house and a share of every player.

The house commits to its secret before the players submit their shares, so no party alone decides
the deal; all values are revealed at the end. Only SHA-256 is needed, and ``docs/fairness.md``
specifies every step, so a deal can be verified in any language.
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

#: Domain separators: every hash input begins with one of these lines.
COMMIT: Final = "ridotto/commit/1"
DEAL: Final = "ridotto/deal/1"

#: 53 bits: every JSON reader, browsers included, reads the number exactly.
SEED_BITS: Final = 53

_TABLE: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_SHARE: Final = re.compile(r"(?:[0-9a-f]{32,64})?")


class Shares(msgspec.Struct, frozen=True):
    """Inputs of a deal: the table's name, the house's secret and the players' shares.

    ``players`` are the shares by player, in hexadecimal; "" for a player without one, such as a
    bot. Raises :exc:`Refusal` (``bad-request``) for malformed values: a line break hidden in a
    share would give two sets of shares the same hash.
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
    """Fairness data of a record: all shares and the commitment of the house."""

    table: str
    secret: str
    commitment: str
    shares: tuple[str, ...]

    def __post_init__(self) -> None:
        self.parts()
        _check("commitment", self.commitment, _HASH, "64 digits 0 to f")

    def parts(self) -> Shares:
        """Return the shares that the deal is drawn from."""
        return Shares(self.table, self.secret, self.shares)


class Finding(msgspec.Struct, frozen=True):
    """One check and its result."""

    what: str
    holds: bool


class Report(msgspec.Struct, frozen=True):
    """The result of checking the deal of a record.

    ``findings`` cover the ``commitment``, the ``published`` one, the player's own ``share``, the
    ``seed``, the ``deal`` and the ``first`` player, where there was something to check.
    """

    table: str
    commitment: str
    findings: tuple[Finding, ...]

    @property
    def fair(self) -> bool:
        """Return whether all checks passed."""
        return all(finding.holds for finding in self.findings)


def _check(what: str, given: str, form: re.Pattern[str], right: str) -> None:
    if not form.fullmatch(given):
        raise bad_request(f"{what} must be {right}, not {describe(given)}")


# Before the game


def new_secret() -> str:
    """Return a new secret for the house, 32 random bytes in hexadecimal."""
    return secrets.token_hex(32)


def commitment(table: str, secret: str) -> str:
    """Return the commitment that the house publishes before players submit their shares.

    Raises :exc:`Refusal` (``bad-request``) for a malformed table or secret.
    """
    shares = Shares(table, secret, ())
    return hash_lines(COMMIT, shares.table, shares.secret).hex()


# Drawing


def root_of(shares: Shares) -> bytes:
    """Return the 32 bytes from which everything is drawn."""
    return hash_lines(DEAL, shares.table, shares.secret, *shares.players)


def seed_of(shares: Shares) -> int:
    """Return the seed of the set-up: the first 53 bits of the root."""
    return int.from_bytes(root_of(shares)[:8], "big") >> (64 - SEED_BITS)


# The set-up


def fair_setup(game: str, setup: dict[str, Any], shares: Shares) -> dict[str, Any]:
    """Return the complete set-up for the referee, with seed and deal drawn from the shares.

    ``setup`` must not contain drawn fields, except for a correct seed. Raises :exc:`Refusal`
    (``bad-setup``).
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
    """Return the field ``fairness`` of a record, which the house publishes after the game."""
    return {
        "table": shares.table,
        "secret": shares.secret,
        "commitment": commitment(shares.table, shares.secret),
        "shares": list(shares.players),
    }


def read_fairness(given: Any) -> Revealed:
    """Parse the field ``fairness`` of a record; raises :exc:`Refusal` (``bad-request``).

    This validates only its form; :func:`check` verifies the values.
    """
    try:
        return msgspec.convert(given, Revealed)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        raise bad_request(f"fairness: {complaint(error, Revealed)}") from None


def check(record: Any, published: str | None = None, share: str | None = None) -> Report:
    """Draw the deal of a record again from its shares and report what holds.

    ``published`` is the commitment published before the start, ``share`` the share that a player
    remembers submitting. ``records.replay`` checks whether the moves are legal. Raises
    :exc:`Refusal` for a record without fairness data or with malformed data.
    """
    if not isinstance(record, dict) or not isinstance(record.get("setup"), dict):
        raise bad_request("this is not a record: it has no setup")
    if "fairness" not in record:
        raise bad_request("record.fairness is missing: nothing can be said about the deal")
    proof = read_fairness(record["fairness"])
    game, setup = record.get("game"), record["setup"]
    try:
        drawn = kind(game).drawn
        asked = {field: value for field, value in setup.items() if field not in drawn}
        due = fair_setup(str(game), asked, proof.parts())
    except Refusal as refusal:
        raise bad_request(f"record.setup: {refusal.message}") from None
    right = commitment(proof.table, proof.secret)
    findings = [Finding("commitment", proof.commitment == right)]
    if published is not None:
        findings.append(Finding("published", published == right))
    if share is not None:
        findings.append(Finding("share", bool(share) and share in proof.shares))
    findings += [Finding(field, setup.get(field) == due[field]) for field in drawn]
    return Report(proof.table, proof.commitment, tuple(findings))
