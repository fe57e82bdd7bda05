"""Distribution of work among processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.util import Finalize
from types import FrameType
from typing import Final, Generic, NoReturn, TypeVar, cast

T = TypeVar("T")
R = TypeVar("R")

#: Grace period for workers to exit, in seconds.
_FAREWELL: Final = 5.0


def share_out(
    work: Callable[[T], R], pieces: Iterable[T], workers: int
) -> Generator[R, None, None]:
    """Run the work on every piece and yield the results, in order of completion.

    Closing the generator ends the workers, whatever they are doing.
    """
    if workers == 1:
        yield from map(work, pieces)
        return
    with _pool(workers) as pool:
        yield from _hand_out(pool, _Piecework(work), pieces, 2 * workers)


def _hand_out(
    pool: Executor, work: Callable[[T], R], pieces: Iterable[T], ahead: int
) -> Iterator[R]:
    """Keep a limited number of pieces in flight and yield the results."""
    running: set[Future[R]] = set()
    for piece in pieces:
        if len(running) >= ahead:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        with _interrupts_held():
            running.add(pool.submit(work, piece))
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


@contextmanager
def _pool(workers: int) -> Iterator[Executor]:
    """Provide worker processes that are terminated, not awaited, on an exception."""
    # Spawned rather than forked: compiled code and threads do not survive a fork.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context)
    try:
        yield pool
        pool.shutdown()
    except BaseException:
        with _interrupts_held():
            _dismiss(pool)
        raise


def _dismiss(pool: ProcessPoolExecutor) -> None:
    """Terminate the workers; those with external programs run their clean-up first."""
    # The pool has no public list of them; from Python 3.14 on it can terminate them itself.
    workers = list((pool._processes or {}).values())
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


# In a worker


def say_goodbye_with(goodbye: Callable[[], None]) -> None:
    """Register a clean-up for the end of the process, including a terminated worker."""
    # Worker processes skip atexit handlers, but run these finalizers.
    _goodbyes.append(Finalize(None, goodbye, exitpriority=1))
    if multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGTERM, _leave)


_goodbyes: Final[list[Finalize]] = []


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    """Abandon the current work by raising: no clean-up can run while it holds a lock."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit


class _Piecework(Generic[T, R]):
    """The work as the workers run it."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self._work = work

    def __call__(self, piece: T) -> R:
        try:
            return self._work(piece)
        except SystemExit:
            # The pool would treat this as a result and go on.
            for goodbye in _goodbyes:
                goodbye()
            os._exit(0)


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
