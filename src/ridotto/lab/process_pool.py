"""Worker processes on this machine."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection
from types import TracebackType
from typing import Final, Generic, TypeVar, cast

from ridotto.lab.goodbyes import leave_now

T = TypeVar("T")
R = TypeVar("R")

#: Grace period for workers to exit, in seconds.
_FAREWELL: Final = 5.0


class ProcessPool:
    """A crew of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = new_pool(workers)

    def __enter__(self) -> ProcessPool:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self._pool.shutdown()
            return
        with _interrupts_held():
            _dismiss(self._pool)

    def ahead(self) -> int:
        """Keep one batch waiting for each process."""
        return 2 * self._workers

    def submit(self, work: Callable[[T], R], batch: T) -> Future[R]:
        """Hand out a batch; raises :exc:`BrokenExecutor` after the death of a process."""
        with _interrupts_held():
            return self._pool.submit(_Piecework(work), batch)

    def result(self, future: Future[R]) -> R:
        """Return the result of a finished batch; raises :exc:`BrokenExecutor` if it is lost."""
        return future.result()

    def restart(self) -> None:
        """Start new processes in place of a broken pool, which has ended its own."""
        self._pool.shutdown()
        self._pool = new_pool(self._workers)


def new_pool(workers: int) -> Executor:
    """Return a pool that starts its processes with the first batches."""
    # Spawned rather than forked: compiled code and threads do not survive a fork.
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))


def _dismiss(pool: Executor) -> None:
    """Terminate the workers; those with external programs run their clean-up first."""
    # The pool has no public list of them; from Python 3.14 on it can terminate them itself.
    workers = list((getattr(pool, "_processes", None) or {}).values())
    for worker in workers:
        worker.terminate()
    until = time.monotonic() + _FAREWELL
    # Wait on the sentinels: a thread of the pool must reap the processes.
    left = {worker.sentinel: worker for worker in workers}
    while left and (moment := until - time.monotonic()) > 0:
        for gone in connection.wait(left, moment):
            del left[cast(int, gone)]
    for worker in left.values():
        worker.kill()
    # Only that thread is left to wait for.
    pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Defer Ctrl-C until afterwards; worker processes started in here ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Piecework(Generic[T, R]):
    """The work as the processes run it."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self._work = work

    def __call__(self, batch: T) -> R:
        try:
            return self._work(batch)
        except SystemExit:
            # The pool would treat this as a result and go on.
            leave_now()
