"""Work shared out among processes, and what comes back of it."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def share_out(
    work: Callable[[T], R], pieces: Iterable[T], workers: int
) -> Generator[R, None, None]:
    """Do the work on every piece and pass on what comes back, in whatever order it comes.

    Whoever stops listening closes it; that lets the workers go.
    """
    if workers == 1:
        yield from map(work, pieces)
        return
    with _pool(workers) as pool:
        yield from _hand_out(pool, work, pieces, 2 * workers)


def _hand_out(
    pool: Executor, work: Callable[[T], R], pieces: Iterable[T], ahead: int
) -> Iterator[R]:
    """Keep so many pieces waiting or being worked on, and pass on what comes back."""
    running: set[Future[R]] = set()
    for piece in pieces:
        if len(running) >= ahead:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        with _interrupts_ignored():
            running.add(pool.submit(work, piece))
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


@contextmanager
def _pool(workers: int) -> Iterator[Executor]:
    """Worker processes that are let go, not waited for, when something stops us."""
    # Started afresh rather than forked: compiled code and threads do not survive a fork.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Worker processes started in here do not hear Ctrl-C; whoever started them does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
