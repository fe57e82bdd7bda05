"""The workers of a Dask cluster.

Dask itself restarts the batches of dead workers. This module connects to the cluster, checks that
its workers can do our work, and turns its errors into ours.
"""

from __future__ import annotations

import pkgutil
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Generic, TypeVar

from ridotto import __version__
from ridotto.lab.crew import WorkersFailed
from ridotto.lab.goodbyes import say_goodbyes
from ridotto.rules.speed import can_jit

T = TypeVar("T")
R = TypeVar("R")

#: Time limits in seconds: for an answer of the scheduler, and for the first worker to join.
_TIMEOUT: Final = 10.0
#: How long the work may wait for new workers when all have left, in seconds.
_PATIENCE: Final = 60.0
#: How often the workers are counted, in seconds; they may join and leave at any time.
_COUNT_EVERY: Final = 2.0
#: Grace period for the workers' clean-ups, in seconds.
_FAREWELL: Final = 5.0


class DaskCrew:
    """A crew of the workers of a cluster, through :meth:`distributed.Client.get_executor`."""

    def __init__(self, address: str) -> None:
        """Connect to a scheduler; raises :exc:`WorkersFailed`."""
        self._address = address
        self._client = _connect(address)
        try:
            self._check()
            # Every batch is new, even if its arguments are not.
            self._executor = self._client.get_executor(pure=False)
            self._workers = self._count()
        except BaseException:
            self._client.close(timeout=_TIMEOUT)
            raise
        self._counted = self._last_seen = time.monotonic()

    def __enter__(self) -> DaskCrew:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        # The cluster may be gone, and the work's own error matters more than that.
        with suppress(Exception):
            self._executor.shutdown(wait=False)
            self._say_goodbyes(wait=kind is None)
        with suppress(Exception):
            self._client.close(timeout=_TIMEOUT)

    def ahead(self) -> int:
        """Keep one batch waiting for each worker; raises :exc:`WorkersFailed` if none is left."""
        now = time.monotonic()
        if now >= self._counted + _COUNT_EVERY:
            self._counted = now
            self._workers = self._count()
            if self._workers:
                self._last_seen = now
            elif now > self._last_seen + _PATIENCE:
                raise self._failed("empty")
        return 2 * max(1, self._workers)

    def submit(self, work: Callable[[T], R], batch: T) -> Future[R]:
        """Hand out a batch."""
        try:
            # The batch travels inside the task: Dask would look for futures in arguments.
            future: Future[R] = self._executor.submit(_ClusterTask(work, batch))
        except Exception as error:
            raise self._failed("lost") from error
        return future

    def result(self, future: Future[R]) -> R:
        """Return the result of a finished batch; raises :exc:`WorkersFailed`."""
        from distributed import KilledWorker

        try:
            return future.result()
        except KilledWorker as error:
            raise WorkersFailed("died", {"attempts": str(error.allowed_failures + 1)}) from error
        except CancelledError as error:
            raise self._failed("lost") from error
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "ridotto":
                raise
            raise self._failed("without") from error

    def restart(self) -> None:
        """Do nothing: Dask replaces its workers itself."""

    def _failed(self, kind: str, **details: str) -> WorkersFailed:
        known = {"address": self._address, "process": self._address}
        return WorkersFailed(f"dask-{kind}", {**known, **details})

    def _count(self) -> int:
        try:
            return len(self._client.nthreads(callback_timeout=_TIMEOUT))
        except Exception as error:
            raise self._failed("lost") from error

    def _check(self) -> None:
        """Check that there are workers and that all of them can do the work."""
        try:
            self._client.wait_for_workers(1, timeout=_TIMEOUT)
        except TimeoutError as error:
            raise self._failed("empty") from error
        # A function of the standard library: they may not have ours.
        version_of = pkgutil.resolve_name, "ridotto:__version__"
        for process, version in (self._ask_scheduler(*version_of), *self._ask_workers(*version_of)):
            if isinstance(version, ImportError):
                raise self._failed("without", process=process)
            if version != __version__:
                raise _version_failed(process, str(version), __version__)
        if can_jit():
            for process, can in self._ask_workers(can_jit):
                if not can:
                    raise self._failed("plain", process=process)

    def _ask_scheduler(self, question: Callable[..., Any], *args: Any) -> tuple[str, Any]:
        """Return the address of the scheduler, which reads all tasks, and its answer."""
        try:
            return self._address, self._client.run_on_scheduler(question, *args)
        except ImportError as error:
            return self._address, error

    def _ask_workers(self, question: Callable[..., Any], *args: Any) -> list[tuple[str, Any]]:
        """Return the answers of all workers, by address; those that die meanwhile have none."""
        answers = self._client.run(question, *args, on_error="return")
        return [(worker, each) for worker, each in answers.items() if not isinstance(each, OSError)]

    def _say_goodbyes(self, wait: bool) -> None:
        """Let every worker run its clean-ups, when its batch is done."""
        from distributed import fire_and_forget
        from distributed import wait as wait_for

        partings = [
            self._client.submit(_say_goodbyes, workers=[worker], pure=False)
            for worker in self._client.nthreads(callback_timeout=_TIMEOUT)
        ]
        fire_and_forget(partings)
        if wait:
            wait_for(partings, timeout=_FAREWELL)


def _connect(address: str) -> Any:
    """Return a client of the scheduler at an address; raises :exc:`WorkersFailed`."""
    details = {"address": address}
    try:
        import dask.config

        # We report its errors ourselves. Its event loop logs callbacks that a Ctrl-C cut short.
        silent = dict.fromkeys(("distributed", "tornado.application"), "critical")
        dask.config.set({"logging": silent})
        from distributed import Client
    except ImportError as error:
        raise WorkersFailed("dask-missing", details) from error
    try:
        return Client(address, timeout=_TIMEOUT, set_as_default=False)
    except (ValueError, TypeError, ImportError) as error:
        raise WorkersFailed("dask-address", {**details, "why": str(error)}) from error
    except OSError as error:
        raise WorkersFailed("dask-unreachable", details) from error


def _version_failed(process: str, theirs: str, ours: str) -> WorkersFailed:
    return WorkersFailed("dask-version", {"process": process, "theirs": theirs, "ours": ours})


# In a worker

#: Held while a batch is done: a process's simulators and programs serve one batch at a time.
_busy: Final = threading.Lock()


class _ClusterTask(Generic[T, R]):
    """A batch as the workers of a cluster run it."""

    def __init__(self, work: Callable[[T], R], batch: T) -> None:
        self._work = work
        self._batch = batch
        self._version = __version__
        # Dask groups its statistics by this name.
        self.__name__ = "ridotto"

    def __call__(self) -> R:
        # Workers that join later have not been checked.
        if self._version != __version__:
            from distributed import get_worker

            raise _version_failed(get_worker().address, __version__, self._version)
        with _busy:
            return self._work(self._batch)


def _say_goodbyes() -> None:
    with _busy:
        say_goodbyes()
