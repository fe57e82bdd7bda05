"""The keys by which limits count a client's address.

An IPv4 address is one key. With IPv6, a household has its own /64 network, often a /56, and anyone
can rent a /48. So an IPv6 client has a key for each of these prefixes. The limits of the wider
networks are higher than a household's, but lower than those of all its households together.
"""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

#: The keys of a client, the narrowest network first.
Address = tuple[str, ...]

#: The address of a client that is not known.
NOWHERE: Final[Address] = ("",)
#: Prefix lengths of IPv6 networks, the narrowest first.
PREFIXES: Final = (64, 56, 48)
#: How many times the limit of a household each of these networks has.
SHARES: Final = (1, 2, 4)
MAX_ADDRESS: Final = 64
#: Number of cached addresses.
MOST_CACHED: Final = 4096


@lru_cache(MOST_CACHED)
def address_of(client: str) -> Address:
    """Return the keys of a client's address."""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return (client[:MAX_ADDRESS],)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return tuple(
                str(ipaddress.ip_network((int(address), prefix), strict=False))
                for prefix in PREFIXES
            )
        address = address.ipv4_mapped
    return (str(address),)
