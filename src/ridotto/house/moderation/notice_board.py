"""The notices that people should see: announcements to all, and warnings to one person."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ridotto.games.errors import Refusal
from ridotto.house.store.moderation import StoredNotice
from ridotto.house.views.messages import Notice


class NoticeBoard:
    """Current announcements, and warnings that have not been seen."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Start empty; ``now`` is the time in milliseconds since 1970."""
        self._now = now
        self._all: dict[int, StoredNotice] = {}

    def put(self, notices: Iterable[StoredNotice]) -> None:
        """Add notices."""
        self._all |= {notice.id: notice for notice in notices}

    def get(self, number: int, person: str | None) -> StoredNotice:
        """Return a notice to this person, or to all; raises :exc:`Refusal` (``no-notice``)."""
        notice = self._all.get(number)
        if notice is None or notice.person != person:
            raise Refusal("no-notice", "there is no such notice, or it has ended")
        return notice

    def drop(self, number: int) -> None:
        """Remove a notice."""
        self._all.pop(number, None)

    def forget(self, person: str) -> None:
        """Remove the warnings to a guest who was deleted."""
        self._all = {key: each for key, each in self._all.items() if each.person != person}

    def announcements(self) -> tuple[Notice, ...]:
        """Return the current announcements."""
        return self.of("")

    def of(self, person: str) -> tuple[Notice, ...]:
        """Return the notices that a person should see."""
        now = self._now()
        for notice in [*self._all.values()]:
            if notice.until is not None and notice.until <= now:
                self.drop(notice.id)
        return tuple(
            _shown(notice) for notice in self._all.values() if notice.person in (None, person)
        )


def _shown(notice: StoredNotice) -> Notice:
    kind = "announcement" if notice.person is None else "warning"
    return Notice(notice.id, kind, notice.at, notice.until, notice.text)  # type: ignore[arg-type]
