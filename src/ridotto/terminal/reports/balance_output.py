"""Write balance reports to the terminal, as JSON, or to a file as a web page."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from ridotto.games.words import Words
from ridotto.lab.balance.comparison import comparison_data, pair
from ridotto.lab.balance.html import comparison_page, page
from ridotto.lab.balance.report import Report, as_data
from ridotto.lab.balance.verdict import judge, verdict_data
from ridotto.lab.balance.wording import finding_texts, verdict_text, warning_texts
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.files import why_not, write_whole
from ridotto.terminal.printing import harmless, print_json
from ridotto.terminal.reports.balance import tell, tell_comparison

FAILED = 1


def report_data(report: Report, words: Words) -> dict[str, Any]:
    """Return a report with its verdict for JSON; texts are in the reader's language."""
    verdict = judge(report)
    texts = {
        "text": verdict_text(verdict, words),
        "texts": finding_texts(report, verdict, words),
        "warning_texts": warning_texts(report, verdict, words),
    }
    return as_data(report) | {"verdict": verdict_data(verdict) | texts}


def show_report(parser: Parser, given: argparse.Namespace, report: Report) -> int:
    """Print a report and write its page; returns the exit status."""
    words = parser.words
    if given.json:
        print_json(report_data(report, words))
    else:
        tell(report, words)
    return write_page(parser, given.html, lambda: page([report], words))


def show_comparison(
    parser: Parser, given: argparse.Namespace, first: Report, second: Report
) -> int:
    """Print two reports side by side and write their page; returns the exit status."""
    words = parser.words
    compared = pair(first, second)
    if given.json:
        print_json(
            {
                "first": report_data(first, words),
                "second": report_data(second, words),
                "comparison": comparison_data(compared.sections),
            }
        )
    else:
        tell_comparison(compared, words)
    return write_page(parser, given.html, lambda: comparison_page([compared], words))


def write_page(parser: Parser, file: str | None, text: Callable[[], str]) -> int:
    """Write a page, if asked for; returns the exit status."""
    if file is None:
        return 0
    try:
        write_whole(file, text())
    except (OSError, ValueError) as error:
        message = parser.words(
            "play-not-saved", file=harmless(file), why=why_not(error, parser.words)
        )
        print(f"{parser.prog}: {message}", file=sys.stderr)
        return FAILED
    return 0
