"""Tournaments: who sits where, what comes out, and that neither workers nor a cut matter."""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from ridotto.lab import tournament as t
from ridotto.lab.chart import Words, draw_shares
from ridotto.lab.counts import WIN, Share
from ridotto.lab.intervals import clustered_share, student
from ridotto.lab.ledger import BadLedger, Ledger
from ridotto.lab.standings import judge, rate
from ridotto.lab.tournament import DealPlayed, Played, Tournament, hold, play_deal, turn
from ridotto.minds.seating import Thought

ROGUE = Path(__file__).parents[1] / "minds" / "rogue.py"
MASCARADE = {"players": 4, "scenario": "4A", "options": {"turn_limit": 30}}


def rogue(*how: str) -> tuple[str, ...]:
    return (sys.executable, "-I", str(ROGUE), *how)


def of(*tables: tuple[str, ...], game: str = "mascarade", **more: Any) -> Tournament:
    setup = MASCARADE if game == "mascarade" else {"players": 3, "options": {"turn_limit": 10}}
    return Tournament(**{"game": game, "setup": setup, "seed": 7, "tables": tables, **more})


PLAIN = of(("zanetta",) * 4)
MIXED = of(
    ("zanetta", "last", "zanetta", "zanetta"),
    ("last", "last", "zanetta", "first"),
    programs={"last": rogue("", ""), "first": rogue("cheat", "decide")},
    millis=5000,
)


def timeless(deals: list[DealPlayed]) -> list[DealPlayed]:
    """Return deals without the fields that depend on the clock."""
    for deal in deals:
        for thought in deal.thoughts.values():
            thought.seconds = 0.0
    return deals


# Who sits where


def test_everyone_sits_in_every_seat_equally_often() -> None:
    contest = of(("a", "b", "c", "a"), ("d", "b", "b", "b"))
    assert (contest.players, contest.games_a_deal) == (4, 8)
    assert contest.names == ("a", "b", "c", "d")
    seats: Counter[tuple[str, int]] = Counter()
    for table in contest.tables:
        for turned in range(4):
            seats.update((name, seat) for seat, name in enumerate(turn(table, turned)))
    for name, times in {"a": 2, "b": 4, "c": 1, "d": 1}.items():
        assert [seats[name, seat] for seat in range(4)] == [times] * 4


def test_deals_are_played_in_full() -> None:
    assert [PLAIN.deals_for(games) for games in (1, 4, 5, 400)] == [1, 1, 2, 100]


def test_a_deal_is_dealt_the_same_for_all(monkeypatch: Any) -> None:
    setups: list[Any] = []
    seeds: list[dict[int, int]] = []
    made = t.new_game
    seating = t.Seating

    def note(name: str, setup: dict[str, Any]) -> Any:
        game = made(name, setup)
        setups.append(game.setup)
        return game

    def seat(game: Any, minds: Any, given: dict[int, int], millis: Any) -> Any:
        seeds.append(given)
        return seating(game, minds, given, millis)

    monkeypatch.setattr(t, "new_game", note)
    monkeypatch.setattr(t, "Seating", seat)
    hold(of(("zanetta",) * 4, ("zanetta",) * 4), range(3), workers=1)
    assert len(setups) == 24
    for deal in range(3):
        assert len({msgspec.json.encode(setup) for setup in setups[8 * deal : 8 * deal + 8]}) == 1
    assert len({setup.deal for setup in setups}) > 1
    # Everyone has chance of their own, every time.
    assert len({seed for given in seeds for seed in given.values()}) == 24 * 4


# The same outcome


@pytest.mark.slow
def test_same_outcome_whatever_the_number_of_workers() -> None:
    alone = timeless(hold(MIXED, range(3), workers=1))
    assert timeless(hold(MIXED, [2, 0, 1], workers=2)) == alone
    assert timeless([play_deal(MIXED, 1)]) == alone[1:2]
    t._say_goodbye()


def test_another_seed_is_another_tournament() -> None:
    other = msgspec.structs.replace(PLAIN, seed=8)
    assert timeless(hold(PLAIN, range(3), workers=1)) != timeless(hold(other, range(3), workers=1))


def test_every_game_that_there_is() -> None:
    contest = of(("wanderer",) * 3, game="masquerade", programs={"wanderer": rogue("", "")})
    (deal,) = hold(contest, [0], workers=1)
    assert len(deal.games) == 3
    assert deal.faults == {}


# Faults


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "kinds"),
    [
        (("crash", "hello"), {"dead"}),
        (("crash", "decide"), {"dead"}),
        (("silent", "decide"), {"late", "dead"}),
        (("cheat", "decide"), {"illegal"}),
        (("garbage", "decide"), {"garbled"}),
        (("endless", "decide"), {"dead"}),
    ],
)
def test_a_bad_program_is_named_and_stops_nothing(how: tuple[str, ...], kinds: set[str]) -> None:
    table = ("rogue", "zanetta", "zanetta", "rogue")
    contest = of(table, programs={"rogue": rogue(*how)}, millis=30 if how[0] == "silent" else 5000)
    deals = hold(contest, [0], workers=1)
    assert [len(deal.games) for deal in deals] == [4]
    standing = {one.name: one for one in judge(contest, deals).standings}
    assert set(standing["rogue"].faults) == kinds
    assert standing["rogue"].first_fault.split(":")[0] in kinds
    assert standing["zanetta"].faults == {}
    decided = sum(deal.thoughts["rogue"].decisions for deal in deals)
    assert sum(standing["rogue"].faults.values()) == decided


# What the games say


def deal_of(number: int, *winners: tuple[int, ...]) -> DealPlayed:
    games = tuple(Played(0, turned, won, "thirteen", 10) for turned, won in enumerate(winners))
    thoughts = {name: Thought(10, 0.05) for name in "abcd"}
    return DealPlayed(number, games, thoughts, {"b": {"late": 2}}, {"b": "late: asleep"})


def test_shared_wins_are_split_and_shares_add_up() -> None:
    contest = of(("a", "b", "c", "d"))
    deals = [deal_of(0, (0,), (3,), (0, 2), (0,)), deal_of(1, (1,), (1, 2, 3), (2,), (3,))]
    outcome = judge(contest, deals)
    assert (outcome.games, outcome.deals) == (8, 2)
    assert outcome.endings == {"thirteen": 8}
    shares = {one.name: one.share.share for one in outcome.standings}
    assert sum(shares.values()) == pytest.approx(4)
    # a sits in seat 0, 3, 2 and 1 in turn.
    assert shares["a"] == pytest.approx(4 * (1 + 1 + 0.5 + 0 + 0 + 1 / 3 + 1 + 0) / 8)
    assert [one.name for one in outcome.standings] == sorted(shares, key=lambda n: -shares[n])
    b = next(one for one in outcome.standings if one.name == "b")
    assert b.faults == {"late": 4}
    assert b.first_fault == "late: asleep"
    assert b.ms_per_decision == pytest.approx(5)


def test_each_against_each() -> None:
    contest = of(("a", "b", "b", "b"))
    outcome = judge(
        contest, [deal_of(0, (0,), (0,), (0,), (0,)), deal_of(1, (0,), (1,), (1,), (2,))]
    )
    # a won two of eight games in one seat each, b six in three seats each.
    assert outcome.against["a"]["b"] == pytest.approx(0.5)
    assert outcome.against["b"]["a"] == pytest.approx(0.5)
    nobody = judge(of(("a", "b", "c", "d")), [deal_of(0, (0,), (3,), (2,), (1,))])
    assert nobody.against["a"]["b"] == 1.0
    assert nobody.against["b"]["c"] == 0.5


def test_who_is_alone_gets_the_fair_share_for_certain() -> None:
    (standing,) = judge(PLAIN, hold(PLAIN, range(2), workers=1)).standings
    assert standing.share == Share(1, 1, 1)


def winner_of(strong: str, names: tuple[str, ...], chance: random.Random) -> tuple[int, ...]:
    weights = [3 if name == strong else 1 for name in names]
    return (chance.choices(range(len(names)), weights)[0],)


def test_ratings_find_the_strong() -> None:
    contest = of(("a", "b", "c", "c"))
    chance = random.Random(4)
    deals = [
        deal_of(number, *(winner_of("b", turn(("a", "b", "c", "c"), k), chance) for k in range(4)))
        for number in range(60)
    ]
    ratings = rate(contest, deals)
    assert set(ratings) == {"a", "b", "c"}
    assert ratings["b"][0] > max(ratings["a"][0], ratings["c"][0])
    assert all(0 < spread < 25 / 3 for _, spread in ratings.values())


def test_without_openskill_there_is_no_rating(monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    outcome = judge(of(("a", "b", "c", "d")), [deal_of(0, (0,), (1,), (2,), (3,))])
    assert {one.rating for one in outcome.standings} == {None}


# Intervals


@pytest.mark.parametrize(
    ("deals", "seats", "share", "alike"),
    [
        (25, 8, 1.0, 0),
        (25, 8, 2.0, 6),
        (60, 4, 0.5, 6),
        (60, 6, 1.0, 3),
        (8, 8, 1.5, 8),
        (4, 5, 1, 0),
    ],
)
def test_intervals_hold_the_truth_as_often_as_they_say(
    deals: int, seats: int, share: float, alike: int
) -> None:
    """Games of a deal are ``alike`` in that the deal favours one or the other."""
    chance = random.Random(f"{deals}/{seats}/{share}/{alike}")
    held, trials = 0, 600
    for _ in range(trials):
        won = []
        for _ in range(deals):
            true = share / seats
            favour = chance.betavariate(true * alike, (1 - true) * alike) if alike else true
            won.append(WIN * sum(chance.random() < favour for _ in range(seats)))
        found = clustered_share(won, [seats] * deals, seats)
        assert 0 <= found.low <= found.share <= found.high <= seats
        held += found.low <= share <= found.high
    assert 0.92 * trials <= held


def test_intervals_that_took_games_for_independent_would_be_too_narrow() -> None:
    won = [8 * WIN, 0] * 10
    found = clustered_share(won, [8] * 20, 8)
    assert found.high - found.low > 3


def test_intervals_shrink_with_more_deals_and_never_vanish() -> None:
    widths = []
    for deals in (2, 5, 20, 80, 320):
        found = clustered_share([2 * WIN, 0] * (deals // 2) + [WIN] * (deals % 2), [8] * deals, 8)
        widths.append(found.high - found.low)
    assert widths == sorted(widths, reverse=True)
    for parts in (0, WIN, 8 * WIN):
        found = clustered_share([parts] * 20, [8] * 20, 8)
        assert found.high - found.low > 0.3
    assert clustered_share([WIN], [8], 8) == Share(1.0, 0.0, 8.0)
    assert clustered_share([], [], 8) == Share(0.0, 0.0, 8.0)


def test_students_distribution() -> None:
    known = {1: 12.706, 2: 4.303, 4: 2.776, 5: 2.571, 9: 2.262, 30: 2.042, 1000: 1.962}
    for freedom, width in known.items():
        assert student(freedom) == pytest.approx(width, abs=0.004)


# The ledger


def test_a_ledger_is_taken_up_where_it_ends(tmp_path: Path) -> None:
    whole = timeless(hold(PLAIN, range(4), workers=1))
    path = tmp_path / "ledger"
    with Ledger(path, PLAIN) as ledger:
        for deal in (whole[2], whole[0]):
            ledger.add(deal)
    before = path.read_bytes()
    # Someone pulled the plug in the middle of a line.
    path.write_bytes(before + msgspec.json.encode(whole[1])[:50])
    with Ledger(path, PLAIN) as ledger:
        assert ledger.deals == {0: whole[0], 2: whole[2]}
        assert path.read_bytes() == before
        ledger.add(whole[1])
    with Ledger(path, PLAIN) as ledger:
        assert sorted(ledger.deals) == [0, 1, 2]


def test_a_ledger_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    with Ledger(path, PLAIN):
        pass
    head = path.read_bytes()
    path.write_bytes(head[:30])
    with Ledger(path, PLAIN) as ledger:
        assert ledger.deals == {}
    assert path.read_bytes() == head


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(PLAIN, seed=8),
        of(("zanetta",) * 4, ("zanetta",) * 4),
        msgspec.structs.replace(PLAIN, setup={**MASCARADE, "scenario": "4B"}),
        msgspec.structs.replace(PLAIN, millis=100),
        msgspec.structs.replace(PLAIN, programs={"zanetta": ("true",)}),
    ],
)
def test_the_ledger_of_another_tournament_is_refused(tmp_path: Path, other: Tournament) -> None:
    path = tmp_path / "ledger"
    with Ledger(path, PLAIN):
        pass
    before = path.read_bytes()
    with pytest.raises(BadLedger, match="other"):
        Ledger(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["hello", "hello\n", "{}\n", "[1]\n", '{"deal":1}\n', "\n\n"])
def test_a_file_that_is_no_ledger_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with pytest.raises(BadLedger, match="broken"):
        Ledger(path, PLAIN)
    assert path.read_text() == text


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    with Ledger(path, PLAIN) as ledger:
        ledger.add(play_deal(PLAIN, 0))
    with path.open("ab") as file:
        file.write(b"garbage\n")
    with pytest.raises(BadLedger, match="line 3"):
        Ledger(path, PLAIN)


# The chart


def test_the_chart_shows_everyone_with_numbers() -> None:
    rows = [("Ann <&>", Share(1.5, 1.2, 1.8)), ("b" * 99, Share(0.5, 0.0, 6.5))]
    drawn = draw_shares(rows, Words("A & B", "of 3 < 4", "fair"))
    tree = ElementTree.fromstring(drawn)
    texts = ["".join(node.itertext()) for node in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & B", "of 3 < 4", "fair", "Ann <&>"} <= set(texts)
    assert any("1.50" in text and "1.20" in text and "1.80" in text for text in texts)
    assert len(list(tree.iter("{http://www.w3.org/2000/svg}circle"))) == 2
    for circle in tree.iter("{http://www.w3.org/2000/svg}circle"):
        assert 0 < float(circle.attrib["cx"]) < 760
    assert max(map(len, texts)) < 60


@pytest.mark.parametrize("most", [0.3, 1.0, 1.3, 2.9, 3.0, 3.1, 5.0, 6.0])
def test_the_axis_has_the_fair_share_on_it_and_reaches_everyone(most: float) -> None:
    drawn = draw_shares([("Ann", Share(most, 0.0, most))], Words("title", "subtitle", "fair"))
    tree = ElementTree.fromstring(drawn)
    texts = {
        "".join(node.itertext()): float(node.attrib["x"])
        for node in tree.iter("{http://www.w3.org/2000/svg}text")
    }
    assert texts["1"] == texts["fair"]
    marks = {float(text): x for text, x in texts.items() if text.replace(".", "").isdigit()}
    (circle,) = tree.iter("{http://www.w3.org/2000/svg}circle")
    assert float(circle.attrib["cx"]) <= marks[max(marks)]
    assert 3 <= len(marks) <= 7


def test_a_long_title_stays_on_the_chart() -> None:
    title = "Masquerade " + "folder/" * 15 + "deck.toml"
    drawn = draw_shares([("Ann", Share(1.0, 0.5, 1.5))], Words(title, "subtitle", "fair"))
    texts = ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")
    sizes = {"".join(node.itertext()): node.attrib.get("font-size", "14") for node in texts}
    # Letters of a serif are a little less than half as wide as they are high.
    assert 20 + 0.47 * int(sizes[title]) * len(title) < 760
