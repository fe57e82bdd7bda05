"""Balance reports: values, intervals, verdicts, comparisons, pages and Parquet files."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ridotto.games.mascarade.scenario import sheet
from ridotto.games.words import LANGUAGES, speak
from ridotto.lab.balance.comparison import compare, difference_of, pair
from ridotto.lab.balance.html import comparison_page, page
from ridotto.lab.balance.measure import Measured, measure
from ridotto.lab.balance.parquet import ParquetFile
from ridotto.lab.balance.part import PARTS, Measurement
from ridotto.lab.balance.report import Report, Value, as_data, report_on
from ridotto.lab.balance.verdict import enough_games, judge
from ridotto.lab.balance.wording import finding_texts, verdict_text, warning_texts
from ridotto.lab.counts import WIN, Counts, Order
from ridotto.lab.intervals import Sums, ratio_mean, ratio_share

MASKS = ("judge", "king", "widow", "thief", "witch", "beggar")
ORDER = Order("mascarade", 6, MASKS, 0, 200)
ENGLISH = speak("en")


def artificial(
    games: int = 20_000,
    wins: dict[str, float] | None = None,
    seats: dict[int, float] | None = None,
    announced: dict[str, float] | None = None,
    cut_off: int = 0,
    changes: int = 4,
) -> Report:
    """Return the report of games that never were, with these win rates and numbers."""
    counts: Counts = Counter()

    def add(measure_: str, subject: str | int, top: float, bottom: int, unit: int) -> None:
        a, b = round(top) * unit, bottom
        for part, number in zip(PARTS, (a, b, a * unit, a, b), strict=True):
            counts[f"{measure_}:{part}", subject] = number

    for mask in MASKS:
        add("won-by-mask", mask, (wins or {}).get(mask, 1.0) * games / 6, games, WIN)
        uses = round((announced or {}).get(mask, 2.0) * games)
        counts["announced:top", mask] = counts["announced:both", mask] = uses
        counts["announced:bottom", mask] = counts["announced:bottom2", mask] = games
        counts["announced:top2", mask] = 2 * uses
    for seat in range(6):
        add("won-by-seat", seat, (seats or {}).get(seat, 1.0) * games / 6, games, WIN)
    counts["ended", "thirteen"] = games - cut_off
    counts["ended", "turn-limit"] = cut_off
    counts["turns", 40] = games
    counts["decisions", 160] = games
    counts["lead-changes", changes] = games
    return report_on(Measured(Measurement(ORDER, "nicoletta"), games, counts), "test")


# Intervals


def test_ratios_of_independent_games() -> None:
    """A proportion of independent games has Wilson's interval, a mean the usual one."""
    part = ratio_share(Sums(25 * WIN, 100, 25 * WIN * WIN, 25 * WIN, 100), 100, WIN)
    assert part.mean == 0.25
    assert part.low == pytest.approx(0.175, abs=0.003)
    assert part.high == pytest.approx(0.343, abs=0.003)
    mean = ratio_mean(Sums(300, 100, 1300, 300, 100), 100)
    assert (mean.mean, mean.low) == (3, pytest.approx(3 - 1.984217 * (400 / 99 / 100) ** 0.5))
    assert ratio_mean(Sums(0, 0, 0, 0, 0), 5) == ratio_share(Sums(0, 0, 0, 0, 0), 5, 1)


def test_intervals_cover_the_truth() -> None:
    """The 95% interval of coins per use covers the true value about 95 times in 100."""
    chance = random.Random(4)
    covered = 0
    for _ in range(300):
        top = bottom = top2 = both = bottom2 = 0
        for _ in range(150):
            uses = chance.choice((0, 1, 5))
            # The uses of a game are alike, as they are in clusters.
            coins = uses * chance.choice((1, 3))
            top, bottom, both = top + coins, bottom + uses, both + coins * uses
            top2, bottom2 = top2 + coins**2, bottom2 + uses**2
        mean = ratio_mean(Sums(top, bottom, top2, both, bottom2), 150)
        assert mean.low is not None
        assert mean.high is not None
        covered += mean.low <= 2 <= mean.high
    assert 270 <= covered <= 298


def test_intervals_that_hold_all_at_once_are_wider() -> None:
    sums = Sums(25, 100, 25, 25, 100)
    one, many = ratio_share(sums, 100, 1), ratio_share(sums, 100, 1, together=16)
    assert many.low < one.low < one.mean < one.high < many.high  # type: ignore[operator]


# Verdicts


def verdict_of(report: Report) -> tuple[str, list[tuple[str, str]]]:
    verdict = judge(report)
    about = [(each.code, str(each.row.subject) if each.row else "") for each in verdict.findings]
    return verdict.level, [found for found in about if found[0] not in ("length", "swings")]


def test_equal_wins_are_balanced() -> None:
    level, found = verdict_of(artificial())
    assert (level, found) == ("balanced", [("even", ""), ("even", "")])
    assert judge(artificial()).imbalance == 0


@pytest.mark.parametrize(
    ("wins", "level", "code", "who"),
    [
        ({"king": 1.4}, "uneven", "strong", "king"),
        ({"king": 2.0}, "unbalanced", "far-strong", "king"),
        ({"beggar": 0.72}, "uneven", "weak", "beggar"),
        ({"beggar": 0.4}, "unbalanced", "far-weak", "beggar"),
    ],
)
def test_what_wins_too_often_or_too_rarely_is_named(
    wins: dict[str, float], level: str, code: str, who: str
) -> None:
    report = artificial(wins=wins)
    assert verdict_of(report) == (level, [(code, who), ("even", "")])
    text = finding_texts(report, judge(report), ENGLISH)[0]
    assert text.startswith("King wins" if who == "king" else "Beggar wins")
    assert f"{wins[who]:.2f} times the fair share (" in text


def test_seats_are_judged_too() -> None:
    report = artificial(seats={5: 1.6, 0: 0.5})
    assert verdict_of(report) == (
        "unbalanced", [("even", ""), ("far-weak", "0"), ("far-strong", "5")]
    )  # fmt: skip
    assert finding_texts(report, judge(report), ENGLISH)[1].startswith("Seat 0 wins far too rarely")


def test_small_samples_support_no_statement() -> None:
    """Even an extreme win rate is no verdict after a few games; more games settle the question."""
    report = artificial(games=120, wins={"king": 3.0})
    verdict = judge(report)
    assert verdict.level == "unsure"
    assert not {each.code for each in verdict.findings} & {"strong", "far-strong"}
    assert verdict_text(verdict, ENGLISH) == "No verdict: the sample is too small."
    warnings = warning_texts(report, verdict, ENGLISH)
    assert warnings[0] == "120 games are too few for any statement; play at least 200."
    assert "Judge, Widow, Thief, Witch and Beggar lie between" in warnings[1]
    assert judge(artificial(games=500)).level == "unsure"
    assert judge(artificial(games=20_000)).warnings == ()


def test_the_suggested_number_of_games_settles_the_question() -> None:
    share = 1.15
    report = artificial(games=1_000, wins={"king": share})
    (open_question,) = [
        each for each in judge(report).warnings if each.row and each.row.subject == "king"
    ]
    assert 1_500 <= open_question.games <= 100_000
    later = artificial(games=open_question.games, wins={"king": share})
    assert "king" not in {each.row.subject for each in judge(later).warnings if each.row}
    assert enough_games(10, Value(None, None, None, 0)) == 1_000


def test_idle_and_dominant_masks_and_dragging_games_are_found() -> None:
    report = artificial(announced={"witch": 0.05, "king": 9.0}, cut_off=1_000, changes=0)
    level, found = verdict_of(report)
    assert level == "balanced"
    assert found[2:] == [
        ("dominant", "king"), ("idle", "witch"), ("cut-off", "turn-limit"),
        ("runaway", "lead-changes"),
    ]  # fmt: skip
    texts = finding_texts(report, judge(report), ENGLISH)
    assert "5.0% of the games were stopped by the turn limit." in texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_words_in_every_language(language: str) -> None:
    words = speak(language)
    reports = [
        artificial(wins={"king": 1.4, "widow": 2.0, "witch": 0.72, "thief": 0.4}),
        artificial(announced={"witch": 0.05, "king": 9.0}, cut_off=1_000, changes=0),
        artificial(games=100),
    ]
    texts = []
    for report in reports:
        verdict = judge(report)
        texts += [verdict_text(verdict, words), *finding_texts(report, verdict, words)]
        texts += warning_texts(report, verdict, words)
    assert len(texts) > 12
    for text in texts:
        assert "{" not in text
        assert "balance-" not in text
    if language != "en":
        english = finding_texts(reports[0], judge(reports[0]), ENGLISH)
        assert finding_texts(reports[0], judge(reports[0]), words) != english


# Comparison


def test_differences_have_intervals() -> None:
    one, other = Value(1.0, 0.9, 1.1, 50), Value(1.3, 1.1, 1.5, 60)
    change = difference_of(one, other)
    assert change.value == pytest.approx(0.3)
    assert change.low == pytest.approx(0.3 - 0.05**0.5)
    assert change.high == pytest.approx(0.3 + 0.05**0.5)
    assert difference_of(one, None) == difference_of(None, other) == (None, None, None, 0)


def test_only_real_differences_are_marked() -> None:
    first, second = artificial(), artificial(wins={"king": 1.4, "thief": 1.01})
    sections = {section.key: section for section in compare(first, second)}
    certain = [each.row.subject for each in sections["by_mask"].differences if each.certain]
    assert certain == ["king"]
    assert not any(each.certain for each in sections["by_seat"].differences)


# Pages


def played(games: int = 60) -> Report:
    printed = sheet("4B")
    assert printed
    order = Order("mascarade", 4, printed.masks, 1, 200)
    return report_on(measure(Measurement(order, "nicoletta"), games, 1), "4B")


def check_page(text: str) -> Any:
    """Check that a page is well formed and needs nothing from elsewhere; return its tree."""
    root = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    for element in root.iter():
        assert element.tag not in ("script", "link", "img", "iframe", "object", "embed")
        assert not {"src", "href", "onload", "onclick"} & set(element.attrib)
    assert "http" not in text
    assert "url(" not in text
    assert "@import" not in text
    return root


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_complete_in_itself(language: str) -> None:
    report = played()
    root = check_page(page([report], speak(language)))
    assert root.attrib["lang"].startswith(language)
    assert "prefers-color-scheme: dark" in root.findtext("head/style")
    # Every chart stands in or next to a table with its numbers.
    assert len(root.findall(".//table")) == len(report.tables) + 1
    assert all(svg.attrib["aria-hidden"] == "true" for svg in root.iter("svg"))
    heads = [element.text for element in root.findall(".//tbody//th")]
    assert len(heads) > 30
    assert all(heads)
    assert "balance-" not in "".join(root.find("body").itertext())


def test_names_from_outside_are_escaped() -> None:
    evil = '<script>alert("x")</script>&\u202e'
    report = played()._replace(name=evil)
    for text in (
        page([report], ENGLISH),
        comparison_page([pair(report, report)], ENGLISH),
    ):
        check_page(text)
        assert "<script" not in text
    assert "\u202e" not in page([report], ENGLISH)


def test_a_comparison_marks_both_sides_by_shape() -> None:
    first, second = played(), played(90)._replace(name="other")
    root = check_page(comparison_page([pair(first, second)], ENGLISH))
    charts = [svg for svg in root.iter("svg") if svg.attrib["class"] == "row-chart"]
    assert len(charts) > 10
    assert all(svg.find("circle") is not None for svg in charts)
    assert all(svg.find("rect") is not None for svg in charts)


def test_data_has_a_key_for_each_section() -> None:
    data = as_data(played())
    assert set(data["by_mask"]) == {"judge", "empress", "fool", "widow", "witch", "beggar"}
    assert set(data["by_mask"]["fool"]["share"]) == {"value", "low", "high", "number"}
    assert data["by_seat"]["0"]["share"]["number"] == 60
    assert sum(data["games_by_length"]["turns"].values()) == 60
    assert data["lengths"]["turns"]["median"] > 4


# Parquet


def test_rows_can_be_read_from_a_parquet_file(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    printed = sheet("4A")
    assert printed
    asked = Measurement(Order("mascarade", 4, printed.masks, 1, 200), "nicoletta")
    file = tmp_path / "games.parquet"
    with ParquetFile(file, asked) as rows:
        measured = measure(asked, 120, 1, on_piece=rows.add)
    table = parquet.read_table(file)
    assert table.schema.metadata[b"mind"] == b"nicoletta"
    found = table.to_pylist()
    assert [row["game"] for row in found] == [game for game in range(120) for _ in range(4)]
    assert [row["player"] for row in found[:4]] == [0, 1, 2, 3]
    assert sum(row["won"] for row in found) == pytest.approx(120)
    counts = measured.counts
    for mask in printed.masks:
        mine = [row for row in found if row["mask"] == mask]
        assert len(mine) == counts["won-by-mask:bottom", mask]
        assert round(sum(row["won"] for row in mine) * WIN) == counts["won-by-mask:top", mask]
    ended = Counter(row["ending"] for row in found if row["player"] == 0)
    assert dict(ended) == {r: n for (what, r), n in counts.items() if what == "ended" and n}
    assert sum(row["announced"] for row in found) == counts["announced:top", "all"]
    assert sum(row["claimed_truly"] for row in found) == counts["right:top", "all"]


def test_an_interrupted_parquet_file_is_not_left_behind(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    asked = Measurement(ORDER, "nicoletta")
    with pytest.raises(KeyboardInterrupt), ParquetFile(tmp_path / "x.parquet", asked):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
