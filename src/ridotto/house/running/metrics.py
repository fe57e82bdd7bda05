"""Metrics for Prometheus, collected from the house's counters when they are asked for.

They hold numbers only: no table, no person and nothing that was said or played.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    Metric,
    SummaryMetricFamily,
)
from prometheus_client.registry import Collector

from ridotto import __version__
from ridotto.house.house import House
from ridotto.house.http.access_log import Requests
from ridotto.house.store.data_directory import STORE

PHASES: Final = ("waiting", "playing", "over")


class HouseCollector(Collector):
    """Collect the metrics of one house."""

    def __init__(self, house: House, requests: Requests) -> None:
        """Read the counters of this house and of its HTTP interface."""
        self._house = house
        self._requests = requests

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics."""
        yield from self._house_metrics()
        yield from self._request_metrics()
        yield from self._bot_metrics()
        yield from self._store_metrics()
        yield from _process_metrics()

    def _house_metrics(self) -> Iterator[Metric]:
        house = self._house
        info = GaugeMetricFamily("ridotto_info", "Version of the program.", labels=["version"])
        info.add_metric([__version__], 1)
        yield info
        yield GaugeMetricFamily(
            "ridotto_uptime_seconds", "Seconds since the house opened.", house.open_for()
        )
        phases = Counter(croupier.table.phase for croupier in house.croupiers.values())
        tables = GaugeMetricFamily("ridotto_tables", "Tables in memory.", labels=["phase"])
        for phase in PHASES:
            tables.add_metric([phase], phases[phase])
        yield tables
        yield GaugeMetricFamily("ridotto_sockets", "Open WebSockets.", house.sockets)
        yield CounterMetricFamily(
            "ridotto_entries_written", "Log entries written.", house.entries_written
        )
        yield CounterMetricFamily("ridotto_games_ended", "Finished games.", house.games_ended)
        failures = CounterMetricFamily("ridotto_failures", "Failures by kind.", labels=["kind"])
        for kind, count in sorted(house.failures.items()):
            failures.add_metric([kind], count)
        yield failures
        yield house.loop_lag.family(
            "ridotto_loop_lag_seconds", "Seconds by which the event loop woke up late."
        )

    def _request_metrics(self) -> Iterator[Metric]:
        answered = CounterMetricFamily(
            "ridotto_http_requests", "HTTP requests answered.", labels=["method", "route", "status"]
        )
        for (method, route, status), count in sorted(self._requests.answered.items()):
            answered.add_metric([method, route, str(status)], count)
        yield answered
        closed = CounterMetricFamily(
            "ridotto_sockets_closed",
            "WebSockets that have ended, by the closing code; client: the client left.",
            labels=["route", "code"],
        )
        for (route, code), count in sorted(self._requests.closed.items()):
            closed.add_metric([route, code], count)
        yield closed
        refused = CounterMetricFamily(
            "ridotto_commands_refused", "Commands refused at tables.", labels=["code"]
        )
        for code, count in sorted(self._house.refused.items()):
            refused.add_metric([code], count)
        yield refused

    def _bot_metrics(self) -> Iterator[Metric]:
        house = self._house
        yield GaugeMetricFamily(
            "ridotto_thinkers", "Processes in which bots think.", len(house.bots.pids)
        )
        yield GaugeMetricFamily(
            "ridotto_bots_waiting", "Bots that wait for a process.", len(house.bot_queue)
        )
        yield house.bots.thinking.family(
            "ridotto_bot_seconds", "Seconds until a bot process answered."
        )

    def _store_metrics(self) -> Iterator[Metric]:
        store = self._house.store
        commits = getattr(store, "commits", None)
        if commits is not None:
            written = getattr(store, "written", 0)
            yield SummaryMetricFamily(
                "ridotto_commit_size", "Entries written per commit.", commits, written
            )
            in_trouble = int(bool(getattr(store, "trouble", "")))
            yield GaugeMetricFamily(
                "ridotto_store_in_trouble", "1 if the last commit failed.", in_trouble
            )
        damage = self._house.damage
        yield GaugeMetricFamily(
            "ridotto_store_damaged",
            "1 if damage was found in the store or in a table.",
            int(bool(damage.problem())),
        )
        yield GaugeMetricFamily(
            "ridotto_damaged_tables", "Tables that cannot be opened.", damage.tables
        )
        yield GaugeMetricFamily(
            "ridotto_last_backup_timestamp_seconds",
            "Time of the latest scheduled backup; 0 if there is none.",
            self._house.backups.latest(),
        )
        yield self._house.appending.family(
            "ridotto_append_seconds", "Seconds until appended entries were on disk."
        )
        folder = self._house.settings.data
        try:
            free = shutil.disk_usage(folder).free
            size = sum(each.stat().st_size for each in folder.glob(f"{STORE}*"))
        except OSError:
            return
        yield GaugeMetricFamily("ridotto_disk_free_bytes", "Free space for the store.", free)
        yield GaugeMetricFamily("ridotto_store_bytes", "Size of the store's files.", size)


def registry_of(house: House, requests: Requests) -> CollectorRegistry:
    """Return a registry with the metrics of this house and no others."""
    registry = CollectorRegistry()
    registry.register(HouseCollector(house, requests))
    return registry


def _process_metrics() -> Iterator[Metric]:
    times = os.times()
    yield CounterMetricFamily(
        "process_cpu_seconds", "Processor seconds of the house itself.", times.user + times.system
    )
    memory = resident_bytes()
    if memory:
        yield GaugeMetricFamily(
            "process_resident_memory_bytes", "Memory of the house itself.", memory
        )
    try:
        import resource

        opened, most = len(os.listdir("/proc/self/fd")), resource.getrlimit(resource.RLIMIT_NOFILE)
    except (ImportError, OSError):
        return
    yield GaugeMetricFamily("process_open_fds", "Open files and sockets.", opened)
    yield GaugeMetricFamily("process_max_fds", "Limit of open files and sockets.", most[0])


def resident_bytes() -> int:
    """Return this process's memory, or its peak if only that is known; 0 if unknown."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        pass
    try:
        import resource
    except ImportError:
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
