"""Request and response bodies about conduct, for guests."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ridotto.house.views.messages import Notice

#: The number of a notice, a penalty or a report.
RowNumber = Annotated[int, Meta(ge=0, le=2**53)]


class HouseRulesInfo(msgspec.Struct, frozen=True):
    """The house rules: the language they are in, and the text (docs/moderation.md#house-rules)."""

    language: str
    text: str


class PenaltyInfo(msgspec.Struct, frozen=True):
    """A mute or a ban of the guest: its end in milliseconds since 1970, or null, and the reason."""

    until: int | None
    reason: str


class Standing(msgspec.Struct, frozen=True):
    """The standing of a guest with the house.

    ``ban`` may be that of the address, so it is there for strangers too. ``notices`` are
    announcements, and warnings to this guest that were not yet reported as seen.
    """

    ban: PenaltyInfo | None
    mute: PenaltyInfo | None
    notices: tuple[Notice, ...]


class SeenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of a warning that the guest has seen."""

    notice: RowNumber
