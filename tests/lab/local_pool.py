"""Worker processes replaced by this one, where a test is not about the processes themselves."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any
from unittest import mock

from ridotto.lab import process_pool


class LocalPool(Executor):
    """Do the work at once; tasks and results are pickled as if for another process."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        sent, given = pickle.loads(pickle.dumps((work, args)))
        done.set_result(pickle.loads(pickle.dumps(sent(*given, **more))))
        return done


@contextmanager
def local_pools() -> Iterator[list[int]]:
    """Replace all pools; yield the numbers of workers that were asked for."""
    asked: list[int] = []

    def pool(number: int) -> Executor:
        asked.append(number)
        return LocalPool()

    with mock.patch.object(process_pool, "new_pool", pool):
        yield asked
