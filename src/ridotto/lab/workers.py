"""Distribution of work among processes, on this machine or on a Dask cluster.

The work is cut into batches. A batch whose worker dies is done again by another worker, so what a
batch returns may depend on the batch alone.

A process that dies takes all batches in flight with it, and nothing says which of them killed it.
So lost batches are done again one at a time, and only a batch that was alone is blamed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ALL_COMPLETED, FIRST_COMPLETED, BrokenExecutor, Future, wait
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from ridotto.lab.crew import Crew, WorkersFailed
from ridotto.lab.process_pool import ProcessPool

T = TypeVar("T")
R = TypeVar("R")

#: How often a batch may kill its worker before the work is given up; Dask's default is the same.
MOST_ATTEMPTS: Final = 4
#: How long to wait for a result before looking after the crew again, in seconds.
_LOOK_EVERY: Final = 5.0


class DaskCluster(NamedTuple):
    """The workers of a Dask cluster, by the address of its scheduler."""

    address: str


#: Who shares the work: this many processes on this machine, or a cluster.
Workers: TypeAlias = int | DaskCluster


def share_out(
    work: Callable[[T], R], batches: Iterable[T], workers: Workers
) -> Generator[R, None, None]:
    """Do the work on every batch and yield the results, in order of completion.

    Closing the generator ends the workers' batches, whatever they are doing. Raises
    :exc:`WorkersFailed` if the workers cannot be used, or if batches keep killing them.
    """
    if workers == 1:
        yield from map(work, batches)
        return
    with _crew(workers) as crew:
        yield from _hand_out(crew, work, batches)


def _crew(workers: Workers) -> Crew:
    if isinstance(workers, DaskCluster):
        from ridotto.lab.dask_cluster import DaskCrew

        return DaskCrew(workers.address)
    return ProcessPool(workers)


class _Attempt(NamedTuple, Generic[T]):
    """A batch, whether it must run alone, and how often it has killed its worker when alone."""

    batch: T
    alone: bool = False
    kills: int = 0


class _Queue(Generic[T]):
    """The batches to hand out; lost ones come first."""

    def __init__(self, batches: Iterable[T]) -> None:
        self._new = iter(batches)
        self._lost: deque[_Attempt[T]] = deque()

    def take(self) -> _Attempt[T] | None:
        """Return the next batch, if any is left."""
        if self._lost:
            return self._lost.popleft()
        for batch in self._new:
            return _Attempt(batch)
        return None

    def put_back(self, attempt: _Attempt[T]) -> None:
        """Keep a batch that no worker has started."""
        self._lost.appendleft(attempt)

    def retry(self, attempt: _Attempt[T]) -> None:
        """Keep a lost batch; raises :exc:`WorkersFailed` if it keeps killing its worker."""
        kills = attempt.kills + attempt.alone
        if kills >= MOST_ATTEMPTS:
            raise WorkersFailed("died", {"attempts": str(MOST_ATTEMPTS)})
        self._lost.append(_Attempt(attempt.batch, alone=True, kills=kills))

    def has_lost(self) -> bool:
        """Check whether a lost batch waits for its turn."""
        return bool(self._lost)


def _hand_out(crew: Crew, work: Callable[[T], R], batches: Iterable[T]) -> Iterator[R]:
    """Keep a limited number of batches in flight and yield the results."""
    queue = _Queue(batches)
    running: dict[Future[R], _Attempt[T]] = {}
    while True:
        broken = not _fill(crew, work, queue, running)
        if not running and not broken:
            return
        # A broken executor fails all its futures.
        until = ALL_COMPLETED if broken else FIRST_COMPLETED
        done, _ = wait(running, None if broken else _LOOK_EVERY, until)
        for future in done:
            attempt = running.pop(future)
            try:
                result = crew.result(future)
            except BrokenExecutor:
                queue.retry(attempt)
            else:
                yield result
        if broken:
            crew.restart()


def _fill(
    crew: Crew,
    work: Callable[[T], R],
    queue: _Queue[T],
    running: dict[Future[R], _Attempt[T]],
) -> bool:
    """Hand out as many batches as should be in flight; return False if the crew is broken."""
    most = crew.ahead()
    while len(running) < (1 if _one_at_a_time(queue, running) else most):
        attempt = queue.take()
        if attempt is None:
            break
        try:
            running[crew.submit(work, attempt.batch)] = attempt
        except BrokenExecutor:
            queue.put_back(attempt)
            return False
    return True


def _one_at_a_time(queue: _Queue[T], running: dict[Future[R], _Attempt[T]]) -> bool:
    return queue.has_lost() or any(attempt.alone for attempt in running.values())
