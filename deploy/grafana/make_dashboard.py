"""Write the Grafana dashboard: ``python deploy/grafana/make_dashboard.py``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from grafana_foundation_sdk.builders import dashboard, prometheus, stat, timeseries
from grafana_foundation_sdk.cog.encoder import JSONEncoder
from grafana_foundation_sdk.models.dashboard import DashboardCursorSync, DataSourceRef

FILE: Final = Path(__file__).with_name("ridotto.json")
SOURCE: Final = "${source}"


class Panel(NamedTuple):
    """One panel: its title and unit, and expressions with their legends."""

    title: str
    unit: str
    about: str
    queries: dict[str, str]


def _p99(metric: str, quantile: float = 0.99) -> str:
    rate = f"sum by (le) (rate({metric}_bucket[$__rate_interval]))"
    return f"histogram_quantile({quantile}, {rate})"


NUMBERS: Final = (
    Panel("Games in progress", "none", "Tables where a game is being played.",
          {'sum(ridotto_tables{phase="playing"})': ""}),
    Panel("Connections", "none", "Open WebSockets.", {"sum(ridotto_sockets)": ""}),
    Panel("Moves per second", "none", "Log entries written.",
          {"sum(rate(ridotto_entries_written_total[$__rate_interval]))": ""}),
    Panel("Slowest 1% of moves", "s", "Time until a move is on disk.",
          {_p99("ridotto_append_seconds"): ""}),
    Panel("Store", "none", "0: the store works and is intact.",
          {"max(ridotto_store_in_trouble) + max(ridotto_store_damaged)": ""}),
    Panel("Uptime", "s", "Time since the house opened.", {"min(ridotto_uptime_seconds)": ""}),
)  # fmt: skip

ROWS: Final = {
    "Play": (
        Panel("Tables", "none", "Tables in memory.",
              {"sum by (phase) (ridotto_tables)": "{{phase}}"}),
        Panel("Moves and games", "ops", "Log entries and finished games per second.", {
            "sum(rate(ridotto_entries_written_total[$__rate_interval]))": "entries",
            "sum(rate(ridotto_games_ended_total[$__rate_interval]))": "games ended"}),
        Panel("Connections", "none", "Open WebSockets.", {"sum(ridotto_sockets)": "open"}),
        Panel("Refused commands", "ops", "By reason.", {
            "sum by (code) (rate(ridotto_commands_refused_total[$__rate_interval]))": "{{code}}"}),
    ),
    "Speed": (
        Panel("Time until a move is on disk", "s", "Quantiles.", {
            _p99("ridotto_append_seconds", 0.5): "half",
            _p99("ridotto_append_seconds"): "99%"}),
        Panel("Delay of the event loop", "s", "Everybody waits that much longer.", {
            _p99("ridotto_loop_lag_seconds", 0.5): "half",
            _p99("ridotto_loop_lag_seconds"): "99%"}),
        Panel("Bots: time until an answer", "s", "Quantiles.", {
            _p99("ridotto_bot_seconds", 0.5): "half", _p99("ridotto_bot_seconds"): "99%"}),
        Panel("Bots that wait", "none", "Bots that wait for a process.",
              {"sum(ridotto_bots_waiting)": "waiting", "sum(ridotto_thinkers)": "processes"}),
    ),
    "Requests": (
        Panel("HTTP requests", "reqps", "By status.", {
            "sum by (status) (rate(ridotto_http_requests_total[$__rate_interval]))": "{{status}}"}),
        Panel("Ended connections", "ops", "By closing code; client: the client left.", {
            "sum by (code) (rate(ridotto_sockets_closed_total[$__rate_interval]))": "{{code}}"}),
    ),
    "Machine": (
        Panel("Processor", "percentunit", "Share of one core.",
              {"sum(rate(process_cpu_seconds_total{job=\"ridotto\"}[$__rate_interval]))": "house"}),
        Panel("Memory", "bytes", "Resident memory of the house itself.",
              {'sum(process_resident_memory_bytes{job="ridotto"})': "house"}),
        Panel("Disk", "bytes", "Size of the store, and free space.", {
            "sum(ridotto_store_bytes)": "store", "min(ridotto_disk_free_bytes)": "free"}),
        Panel("Failures", "ops", "Writes and bots that failed, by kind.", {
            "sum by (kind) (rate(ridotto_failures_total[$__rate_interval]))": "{{kind}}"}),
    ),
}  # fmt: skip


def expressions() -> list[str]:
    """Return every expression of the dashboard."""
    panels = [*NUMBERS, *(panel for row in ROWS.values() for panel in row)]
    return [query for panel in panels for query in panel.queries]


def _with_queries(
    built: stat.Panel | timeseries.Panel, panel: Panel
) -> stat.Panel | timeseries.Panel:
    built = built.title(panel.title).unit(panel.unit).description(panel.about)
    built = built.datasource(DataSourceRef(type_val="prometheus", uid=SOURCE))
    for number, (expression, legend) in enumerate(panel.queries.items()):
        query = prometheus.Dataquery().expr(expression).legend_format(legend or "__auto")
        built = built.with_target(query.ref_id(chr(ord("A") + number)))
    return built


def build() -> str:
    """Return the dashboard as JSON."""
    made = (
        dashboard.Dashboard("Ridotto")
        .uid("ridotto")
        .tags(["ridotto"])
        .description("One house: games, speed, requests and the machine.")
        .refresh("30s")
        .time("now-6h", "now")
        .timezone("browser")
        .tooltip(DashboardCursorSync.CROSSHAIR)
        .with_variable(dashboard.DatasourceVariable("source").label("Source").type("prometheus"))
    )
    for panel in NUMBERS:
        made = made.with_panel(_with_queries(stat.Panel().height(4).span(4), panel))
    for title, panels in ROWS.items():
        made = made.with_row(dashboard.Row(title))
        for panel in panels:
            span = 24 // len(panels)
            made = made.with_panel(_with_queries(timeseries.Panel().height(8).span(span), panel))
    # The library writes null for options that are not set; Grafana's own exports leave them out.
    plain = _without_null(json.loads(JSONEncoder().encode(made.build())))
    return json.dumps(plain, indent=2, sort_keys=True) + "\n"


def _without_null(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_null(each) for key, each in value.items() if each is not None}
    return [_without_null(each) for each in value] if isinstance(value, list) else value


if __name__ == "__main__":
    FILE.write_text(build(), encoding="utf-8")
