"""The interface of the workers that share the work, wherever they run."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from types import TracebackType
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class WorkersFailed(Exception):
    """The work cannot be done by these workers; ``kind`` names the reason.

    ``details`` holds what a message about it needs: an address, a version.
    """

    def __init__(self, kind: str, details: dict[str, str] | None = None) -> None:
        super().__init__(kind, details)
        self.kind = kind
        self.details = details or {}


class Crew(Protocol):
    """Workers behind a :class:`concurrent.futures.Executor`, for the length of a ``with`` block.

    Leaving the block ends their work. After an exception nothing is awaited.
    """

    def __enter__(self) -> Crew: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def ahead(self) -> int:
        """Return how many batches to keep in flight."""

    def submit(self, work: Callable[[T], R], batch: T) -> Future[R]:
        """Hand out a batch; raises :exc:`BrokenExecutor` after the death of a worker."""

    def result(self, future: Future[R]) -> R:
        """Return the result of a finished batch.

        Raises :exc:`BrokenExecutor` if the batch was lost with its worker and can be retried, and
        :exc:`WorkersFailed` if it cannot.
        """

    def restart(self) -> None:
        """Replace the workers after :exc:`BrokenExecutor`; all batches in flight are lost."""
