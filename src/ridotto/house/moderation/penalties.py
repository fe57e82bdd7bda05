"""The mutes and bans in force: of people, and of the networks of addresses."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable
from typing import Final

from ridotto.games.errors import Refusal, bad_request
from ridotto.house.running.client_address import PREFIXES
from ridotto.house.store.moderation import Penalty

#: The prefix length of the IPv6 network of one household.
HOUSEHOLD: Final = PREFIXES[0]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

#: The shortest prefix that can be banned, by IP version: a shorter one would be a typing error.
WIDEST: Final = {4: 16, 6: 32}


def network_of(given: str) -> str:
    """Return the network that an operator means; raises :exc:`Refusal`.

    One IPv6 address stands for its household, which can use any address of the same prefix.
    """
    try:
        network: Network = ipaddress.ip_network(given.strip(), strict=False)
    except ValueError:
        raise bad_request("address must be an IP address or a network, as 203.0.113.0/24") from None
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped is not None:
        network = ipaddress.IPv4Network(mapped)
    if network.prefixlen < WIDEST[network.version]:
        raise bad_request(f"address must not be wider than /{WIDEST[network.version]}")
    if network.version == 6 and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    return str(network)


class Penalties:
    """All penalties in force, found by person and by address."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Start with none; ``now`` is the time in milliseconds since 1970."""
        self._now = now
        self._all: dict[int, Penalty] = {}
        self._networks: dict[int, Network] = {}

    def put(self, penalties: Iterable[Penalty]) -> None:
        """Add penalties."""
        for penalty in penalties:
            self._all[penalty.id] = penalty
            if penalty.address is not None:
                self._networks[penalty.id] = ipaddress.ip_network(penalty.address)

    def drop(self, number: int) -> Penalty:
        """Remove a penalty and return it; raises :exc:`Refusal` (``no-penalty``)."""
        penalty = self._all.pop(number, None)
        if penalty is None:
            raise Refusal("no-penalty", "there is no such mute or ban, or it has ended")
        self._networks.pop(number, None)
        return penalty

    def get(self, number: int) -> Penalty:
        """Return a penalty; raises :exc:`Refusal` (``no-penalty``)."""
        penalty = self._all.get(number)
        if penalty is None:
            raise Refusal("no-penalty", "there is no such mute or ban, or it has ended")
        return penalty

    def forget(self, person: str) -> None:
        """Remove the penalties of a guest who was deleted."""
        for penalty in [each for each in self._all.values() if each.person == person]:
            self.drop(penalty.id)

    def in_force(self) -> list[Penalty]:
        """Return all penalties in force, the latest first."""
        self._drop_ended()
        return sorted(self._all.values(), key=lambda penalty: -penalty.id)

    def mute_of(self, person: str) -> Penalty | None:
        """Return the longest mute of a person."""
        return self._longest("mute", person, "")

    def ban_of(self, person: str | None, address: str) -> Penalty | None:
        """Return the longest ban of a person or of an address (its narrowest key)."""
        # Almost always there is none, and this is asked for every connection.
        return self._longest("ban", person, address) if self._all else None

    def _longest(self, kind: str, person: str | None, address: str) -> Penalty | None:
        self._drop_ended()
        at = _address_in(address) if self._networks else None
        found = [
            each
            for each in self._all.values()
            if each.kind == kind
            and (
                (person is not None and each.person == person)
                or (at is not None and each.address is not None and at in self._networks[each.id])
            )
        ]
        return max(found, key=_end_of, default=None)

    def _drop_ended(self) -> None:
        now = self._now()
        for penalty in [each for each in self._all.values() if _end_of(each) <= now]:
            self.drop(penalty.id)


def _end_of(penalty: Penalty) -> float:
    return float("inf") if penalty.until is None else penalty.until


def _address_in(key: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_network(key).network_address
    except ValueError:
        return None
