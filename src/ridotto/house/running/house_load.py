"""The load of a running house, computed from two readings of its metrics."""

from __future__ import annotations

import http.client
import ssl
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from prometheus_client.parser import text_string_to_metric_families

#: Timeout of a reading, in seconds.
TIMEOUT: Final = 10.0
#: Maximum number of bytes of a reading: anything longer is not from a house.
MOST: Final = 4 * 1024 * 1024

#: The value of every sample by its name and labels.
Reading = Mapping[tuple[str, frozenset[tuple[str, str]]], float]


class CannotRead(Exception):
    """The metrics cannot be read; ``status`` is that of the response, 0 if there was none."""

    def __init__(self, status: int, why: str) -> None:
        """Create the error."""
        super().__init__(why)
        self.status = status


def read_metrics(url: str, secret: str = "") -> Reading:
    """Return the metrics of the house at a URL; raises :exc:`CannotRead`."""
    parts = urlsplit(url)
    connection: http.client.HTTPConnection
    try:
        if parts.scheme == "https":
            connection = http.client.HTTPSConnection(
                parts.hostname or "", parts.port, timeout=TIMEOUT,
                context=ssl.create_default_context(),
            )  # fmt: skip
        else:
            connection = http.client.HTTPConnection(
                parts.hostname or "", parts.port, timeout=TIMEOUT
            )
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        try:
            connection.request("GET", f"{parts.path.rstrip('/')}/metrics", headers=headers)
            response = connection.getresponse()
            text = response.read(MOST)
        finally:
            connection.close()
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise CannotRead(0, getattr(error, "strerror", None) or str(error)) from None
    if response.status != http.HTTPStatus.OK:
        raise CannotRead(response.status, response.reason)
    return parse_metrics(text.decode("utf-8", "replace"))


def parse_metrics(text: str) -> Reading:
    """Return the samples in a text; raises :exc:`CannotRead` if none is from a house."""
    try:
        found = {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }
    except ValueError as error:
        raise CannotRead(0, str(error)) from None
    if not any(name == "ridotto_info" for name, _ in found):
        raise CannotRead(0, "no house answers there")
    return found


class Load(NamedTuple):
    """The load of a house. Rates and quantiles are those between two readings."""

    version: str
    uptime: float
    waiting: int
    playing: int
    over: int
    sockets: int
    entries_each_second: float
    requests_each_second: float
    errors_each_second: float
    refused_each_second: float
    #: Upper bounds of the slowest hundredth, in seconds; 0 if nothing was measured.
    append_p99: float
    lag_p99: float
    bot_p99: float
    bots_waiting: int
    thinkers: int
    #: Share of one core.
    processor: float
    memory: float
    store: float
    disk_free: float
    open_files: int
    most_files: int
    in_trouble: bool
    damaged_tables: int
    #: All failures so far by kind.
    failures: dict[str, int]


def load_of(before: Reading, after: Reading, seconds: float) -> Load:
    """Return the load between two readings that many seconds apart."""

    def value(name: str, **labels: str) -> float:
        return after.get((name, frozenset(labels.items())), 0.0)

    def rate(name: str, **labels: str) -> float:
        rise = _sum(after, name, labels) - _sum(before, name, labels)
        return max(0.0, rise) / seconds if seconds > 0 else 0.0

    errors = [str(status) for status in range(500, 512)]
    version = next(dict(labels)["version"] for name, labels in after if name == "ridotto_info")
    return Load(
        version=version,
        uptime=value("ridotto_uptime_seconds"),
        waiting=int(value("ridotto_tables", phase="waiting")),
        playing=int(value("ridotto_tables", phase="playing")),
        over=int(value("ridotto_tables", phase="over")),
        sockets=int(value("ridotto_sockets")),
        entries_each_second=rate("ridotto_entries_written_total"),
        requests_each_second=rate("ridotto_http_requests_total"),
        errors_each_second=sum(rate("ridotto_http_requests_total", status=each) for each in errors),
        refused_each_second=rate("ridotto_commands_refused_total"),
        append_p99=_p99(before, after, "ridotto_append_seconds"),
        lag_p99=_p99(before, after, "ridotto_loop_lag_seconds"),
        bot_p99=_p99(before, after, "ridotto_bot_seconds"),
        bots_waiting=int(value("ridotto_bots_waiting")),
        thinkers=int(value("ridotto_thinkers")),
        processor=rate("process_cpu_seconds_total"),
        memory=value("process_resident_memory_bytes"),
        store=value("ridotto_store_bytes"),
        disk_free=value("ridotto_disk_free_bytes"),
        open_files=int(value("process_open_fds")),
        most_files=int(value("process_max_fds")),
        in_trouble=bool(value("ridotto_store_in_trouble")),
        damaged_tables=int(value("ridotto_damaged_tables")),
        failures={
            dict(labels)["kind"]: int(count)
            for (name, labels), count in after.items()
            if name == "ridotto_failures_total" and count
        },
    )


def _sum(reading: Reading, name: str, labels: Mapping[str, str]) -> float:
    wanted = set(labels.items())
    return sum(value for (each, has), value in reading.items() if each == name and wanted <= has)


def _p99(before: Reading, after: Reading, name: str) -> float:
    """Return the bound below which 99% of the durations between two readings lie."""
    buckets = sorted(
        (float(dict(labels)["le"]), count - before.get((each, labels), 0.0))
        for (each, labels), count in after.items()
        if each == f"{name}_bucket"
    )
    total = buckets[-1][1] if buckets else 0.0
    finite = [bound for bound, _ in buckets if bound != float("inf")]
    if total <= 0:
        return 0.0
    reached = next(bound for bound, count in buckets if count >= 0.99 * total)
    return min(reached, finite[-1])
