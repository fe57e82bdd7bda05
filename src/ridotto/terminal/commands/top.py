"""``ridotto top``: watch the load of a running house."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from ridotto.games.os_errors import os_error_text
from ridotto.games.words import Words
from ridotto.house.running.house_load import CannotRead, Load, Reading, load_of, read_metrics
from ridotto.house.running.settings import Settings, variable_of
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.printing import harmless, print_json

OK: Final = 0
FAILED: Final = 1
#: The shortest interval between two readings, in seconds.
SHORTEST: Final = 0.2
_SECRET: Final = variable_of("operator_secret")
_NOT_ALLOWED: Final = (401, 403, 404)
_UNITS: Final = ("B", "KiB", "MiB", "GiB", "TiB")


def run(arguments: Sequence[str], language: str) -> int:
    """Show the load until the command is interrupted, or once."""
    parser = _parser(language)
    given = parser.parse_args(arguments)
    words, url = parser.words, given.url
    if not url.startswith(("http://", "https://")):
        parser.complain("top-bad-url", url=harmless(url))
    if not given.every >= SHORTEST:
        parser.complain("top-bad-interval", least=words.number(SHORTEST, 1))
    secret = _secret(parser, given.secret_file)
    try:
        if given.once or given.json or not sys.stdout.isatty():
            return _show_once(words, url, secret, given.every, as_json=given.json)
        return _watch(words, url, secret, given.every)
    except CannotRead as error:
        print(f"{parser.prog}: {_refusal(words, url, error)}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return OK


def _parser(language: str) -> Parser:
    parser = parser_for("top", language)
    words = parser.words
    usual = f"http://localhost:{Settings().port}"
    parser.add_argument(
        "url", metavar="URL", nargs="?", default=usual, help=words("help-top-url", usual=usual)
    )
    parser.add_argument(
        "--secret-file", metavar="FILE", type=Path, help=words("help-top-secret", variable=_SECRET)
    )
    parser.add_argument(
        "--every", metavar="SECONDS", type=float, default=2.0, help=words("help-top-every")
    )
    parser.add_argument("--once", action="store_true", help=words("help-top-once"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    return parser


def _secret(parser: Parser, file: Path | None) -> str:
    if file is None:
        return os.environ.get(_SECRET, "").strip()
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        why = os_error_text(error, parser.words)
        parser.complain("top-no-secret", file=harmless(str(file)), why=why)


def _refusal(words: Words, url: str, error: CannotRead) -> str:
    where = harmless(url)
    if error.status in _NOT_ALLOWED:
        return words("top-not-allowed", url=where, variable=_SECRET)
    why = harmless(os_error_text(str(error), words))
    why = why if error.status == 0 else f"{error.status} {why}"
    return words("top-cannot-read", url=where, why=why)


def _show_once(words: Words, url: str, secret: str, every: float, *, as_json: bool) -> int:
    before, began = read_metrics(url, secret), time.monotonic()
    time.sleep(every)
    load = load_of(before, read_metrics(url, secret), time.monotonic() - began)
    if as_json:
        print_json(load._asdict())
    else:
        Console(highlight=False).print(report(words, url, load))
    return OK


def _watch(words: Words, url: str, secret: str, every: float) -> int:
    """Show the load again and again; a house that stops answering is waited for."""
    before, began = read_metrics(url, secret), time.monotonic()
    with Live(Text(words("top-measuring")), screen=True, auto_refresh=False) as live:
        live.refresh()
        while True:
            time.sleep(every)
            try:
                after: Reading = read_metrics(url, secret)
            except CannotRead as error:
                live.update(Text(_refusal(words, url, error)), refresh=True)
                continue
            now = time.monotonic()
            live.update(report(words, url, load_of(before, after, now - began)), refresh=True)
            before, began = after, now


def report(words: Words, url: str, load: Load) -> Group:
    """Return the load as a table under a title."""
    number, seconds = words.number, _milliseconds
    table = Table.grid(padding=(0, 3))
    table.add_column()
    table.add_column(justify="right")
    rows = (
        ("top-playing", number(load.playing)),
        ("top-waiting", number(load.waiting)),
        ("top-over", number(load.over)),
        ("top-sockets", number(load.sockets)),
        ("top-entries", number(load.entries_each_second, 1)),
        ("top-requests", number(load.requests_each_second, 1)),
        ("top-errors", number(load.errors_each_second, 2)),
        ("top-refused", number(load.refused_each_second, 1)),
        ("top-append", seconds(words, load.append_p99)),
        ("top-lag", seconds(words, load.lag_p99)),
        ("top-bots", seconds(words, load.bot_p99)),
        ("top-bots-waiting", number(load.bots_waiting)),
        ("top-thinkers", number(load.thinkers)),
        ("top-processor", words.percent(load.processor, 0)),
        ("top-memory", _size(words, load.memory)),
        ("top-store", _size(words, load.store)),
        ("top-disk", _size(words, load.disk_free)),
        ("top-files", f"{number(load.open_files)} / {number(load.most_files)}"),
    )
    for message, value in rows:
        table.add_row(words(message), value)
    minutes = int(load.uptime // 60)
    title = words(
        "top-title", url=harmless(url), version=harmless(load.version),
        hours=minutes // 60, minutes=minutes % 60,
    )  # fmt: skip
    return Group(Text(title, style="bold"), "", table, "", _alarms(words, load))


def _alarms(words: Words, load: Load) -> Text:
    lines = []
    if load.in_trouble:
        lines.append(words("top-in-trouble"))
    if load.damaged_tables:
        lines.append(words("top-damaged", count=load.damaged_tables))
    failures = sorted(load.failures.items())
    if failures:
        listed = ", ".join(f"{harmless(kind)} {count}" for kind, count in failures)
        lines.append(words("top-failures", listed=listed))
    if not lines:
        return Text(words("top-fine"), style="green")
    return Text("\n".join(lines), style="bold red")


def _milliseconds(words: Words, seconds: float) -> str:
    return f"≤ {words.number(seconds * 1000, 1)} ms" if seconds else "-"


def _size(words: Words, size: float) -> str:
    unit = 0
    while size >= 1024 and unit < len(_UNITS) - 1:
        size, unit = size / 1024, unit + 1
    return f"{words.number(size, 1)} {_UNITS[unit]}"
