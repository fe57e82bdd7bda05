"""Work shared out among processes, and what comes back of it."""

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

#: How long workers may take to leave when they are dismissed, in seconds.
_FAREWELL: Final = 5.0


def share_out(
    work: Callable[[T], R], pieces: Iterable[T], workers: int
) -> Generator[R, None, None]:
    """Do the work on every piece and pass on what comes back, in whatever order it comes.

    Whoever stops listening closes it; that ends the workers, whatever they are at.
    """
    if workers == 1:
        yield from map(work, pieces)
        return
    with _pool(workers) as pool:
        yield from _hand_out(pool, _Piecework(work), pieces, 2 * workers)


def _hand_out(
    pool: Executor, work: Callable[[T], R], pieces: Iterable[T], ahead: int
) -> Iterator[R]:
    """Keep so many pieces waiting or being worked on, and pass on what comes back."""
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
    """Worker processes that are dismissed, not waited for, when something stops us."""
    # Started afresh rather than forked: compiled code and threads do not survive a fork.
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
    """End the workers in the middle of whatever they do; those with programs say goodbye."""
    # Nobody else tells us who they are; from Python 3.14 on the pool could end them itself.
    workers = list((pool._processes or {}).values())
    for worker in workers:
        worker.terminate()
    until = time.monotonic() + _FAREWELL
    # Looked at by their sentinels: it is for a thread of the pool to wait for the processes.
    left = {worker.sentinel: worker for worker in workers}
    while left and (moment := until - time.monotonic()) > 0:
        for gone in connection.wait(left, moment):
            del left[cast(int, gone)]
    for worker in left.values():
        worker.kill()
    # There is nobody left to wait for but that thread.
    pool.shutdown(cancel_futures=True)


# In a worker


def say_goodbye_with(goodbye: Callable[[], None]) -> None:
    """Have this said when the process ends, also when it is a worker that is dismissed."""
    # Worker processes leave without running what atexit holds; this they do run.
    _goodbyes.append(Finalize(None, goodbye, exitpriority=1))
    if multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGTERM, _leave)


_goodbyes: Final[list[Finalize]] = []


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    """Give up what is being done, wherever that is: nothing can be said while it holds a lock."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit


class _Piecework(Generic[T, R]):
    """The work as workers do it."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self._work = work

    def __call__(self, piece: T) -> R:
        try:
            return self._work(piece)
        except SystemExit:
            # The pool would take this for an answer and go on.
            for goodbye in _goodbyes:
                goodbye()
            os._exit(0)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C is heard afterwards, and by worker processes started in here never."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
