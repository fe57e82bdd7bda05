"""Operators: who may see and do what only those who run the house may."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from ridotto.games.errors import Refusal
from ridotto.house.running.limits import RateLimiter

COOKIE: Final = "ridotto-operator"
#: The paths that browsers send the cookie to.
COOKIE_PATH: Final = "/api/operator"
#: Lifetime of a session in seconds, and the most sessions at once; the oldest ends first.
LIFETIME: Final = 12 * 3600
MOST_SESSIONS: Final = 50
#: Limit of wrong secrets per address, and the period in seconds.
MOST_WRONG: Final = 10
WRONG_WITHIN: Final = 60.0
_BEARER: Final = "bearer "


class Operators:
    """Check the operator's secret, and keep the sessions of those who gave it."""

    def __init__(self, secret: str) -> None:
        """Create the check; an empty secret admits no one."""
        self._hash = _hash(secret) if secret else b""
        self._wrong = RateLimiter(
            MOST_WRONG, "wrong secrets from your address", period=WRONG_WITHIN
        )
        #: The time at which each session ends, by the hash of its token; the oldest first.
        self._sessions: OrderedDict[bytes, float] = OrderedDict()

    @property
    def exist(self) -> bool:
        """Check whether the house has an operator's secret at all."""
        return bool(self._hash)

    def require(self, headers: Headers, address: str) -> None:
        """Admit a request with the secret as a bearer token, or with the cookie of a session.

        Raises :exc:`Refusal`: ``no-page`` in a house without a secret, so that it looks like one
        that has never heard of operators, ``not-operator`` or ``too-fast`` otherwise.
        """
        if not self.exist:
            raise Refusal("no-page", "there is nothing at this address")
        given = headers.get("authorization", "")
        if given[: len(_BEARER)].lower() == _BEARER:
            self.check(given[len(_BEARER) :].strip(), address)
        elif not self._in_session(session_in(headers)):
            raise Refusal("not-operator", "this is for operators: send the secret first")

    def check(self, secret: str, address: str) -> None:
        """Raise :exc:`Refusal` for a wrong secret; an address may not try many."""
        with self._wrong.guessing(address):
            # Equal hashes of equal length: the time taken says nothing about the secret.
            if not self.exist or not hmac.compare_digest(_hash(secret), self._hash):
                raise Refusal("not-operator", "this is not the operator's secret")

    def sign_in(self) -> str:
        """Start a session; return its token."""
        token = secrets.token_urlsafe(32)
        self._sessions[_hash(token)] = time.monotonic() + LIFETIME
        while len(self._sessions) > MOST_SESSIONS:
            self._sessions.popitem(last=False)
        return token

    def sign_out(self, token: str) -> None:
        """End a session, if there is one."""
        self._sessions.pop(_hash(token), None)

    def _in_session(self, token: str) -> bool:
        # Only hashes are compared, so the time of the lookup says nothing about a token.
        return self._sessions.get(_hash(token), 0.0) > time.monotonic()


def session_in(headers: Headers) -> str:
    """Return the session's token in the cookie of a request; empty if there is none."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()
