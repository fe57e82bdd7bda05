"""The referee's protocol at a table of Masquerade."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from games.driver import Driver, run_command
from games.masquerade_tables import DECK, MASKS, REHEARSAL, spells_with_top
from ridotto.games.masquerade.actions import KINDS
from ridotto.games.masquerade.deck.library import shipped
from ridotto.rules.masquerade.actions import DECISIONS
from ridotto.rules.masquerade.state import SHUFFLES

INLINE = json.loads(msgspec.json.encode(DECK))
TOP = ("aria", "waltz", "fugue", "minuet", "nocturne", "gavotte")
THREE: dict[str, Any] = {
    "game": "masquerade", "players": 3, "seed": 7, "deck": INLINE,
    "deal": {"masks": list(MASKS), "orders": [4, 2, 5, 1, 3],
             "spells": [list(spells_with_top(*TOP))] * SHUFFLES},
}  # fmt: skip
PUBLIC = {
    "over", "player", "decision", "legal", "turn", "phase", "line", "orders", "dancers", "stages",
    "life", "hands", "counters", "treasures", "emblems", "guardian", "guardians_left",
    "events_left", "events_past", "spell_deck", "tomb", "casting", "renewals", "masks",
    "dancers_aside", "vp", "fight", "target", "turn_player",
}  # fmt: skip


# new


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_the_number_of_players_is_needed(players: int) -> None:
    driver = Driver(game="masquerade", players=players)
    assert set(driver.state) == PUBLIC
    assert driver.state["life"] == [2] * players
    assert driver.state["hands"] == [0] * players
    truth = driver.truth
    assert set(truth) == {"hands", "decks", "masks", "counters", "shuffles", "seed"}
    assert sorted(truth["masks"]) == sorted(mask.id for mask in shipped().file.mask)
    assert truth["decks"]["spell"] == truth["shuffles"][0]


def test_the_state_at_the_start() -> None:
    state = Driver().new(**THREE)
    dancers = [dancer.id for dancer in DECK.dancer]
    assert state == {
        "over": False, "player": 2, "decision": "dancer", "turn": 0, "phase": "set-up",
        "legal": [{"act": "dancer", "dancer": dancer} for dancer in dancers],
        "line": [1, 0, 2], "orders": [4, 2, 5], "dancers": [None] * 3, "stages": [None] * 3,
        "life": [2, 2, 2], "hands": [0, 0, 0], "counters": [0, 0, 0], "treasures": [[], [], []],
        "emblems": {"rose": None, "fan": None, "key": None},
        "guardian": "doorman", "guardians_left": 5,
        "events_left": [event.id for event in DECK.event], "events_past": [], "spell_deck": 28,
        "tomb": [], "casting": [], "renewals": 0, "masks": [None] * 3, "dancers_aside": dancers,
        "vp": [0, 0, 0], "fight": None, "target": None, "turn_player": 2,
    }  # fmt: skip


def test_a_seed_settles_everything() -> None:
    tables = [Driver(game="masquerade", players=4, seed=11) for _ in range(2)]
    assert tables[0].everything() == tables[1].everything()
    others = {Driver(game="masquerade", players=4, seed=s).state["player"] for s in range(30)}
    assert others == {0, 1, 2, 3}


def test_without_a_seed_tables_differ() -> None:
    assert len({Driver(game="masquerade", players=2).truth["seed"] for _ in range(5)}) == 5


def test_the_deal_can_be_set() -> None:
    truth = Driver(**THREE).truth
    assert truth["masks"] == list(MASKS)
    assert truth["decks"]["spell"][-1] == "aria"
    assert truth["decks"]["guardian"] == ["raven", "knight", "mirror", "hound", "doorman"]


def test_a_deck_from_a_file(tmp_path: Any) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(REHEARSAL.read_bytes())
    driver = Driver(**{**THREE, "deck": str(path)})
    assert driver.everything() == Driver(**THREE).everything()
    assert driver.ask("record")["record"]["setup"]["deck"] == INLINE


def test_the_shipped_deck_is_the_usual_one() -> None:
    record = Driver(game="masquerade", players=3).ask("record")["record"]
    assert record["setup"]["deck"] == json.loads(msgspec.json.encode(shipped().file))


def test_the_turn_limit_of_a_table() -> None:
    driver = Driver(**THREE, options={"turn_limit": 2})
    driver.ask("random", seed=1, decisions=10_000)
    assert driver.state["reason"] == "turn-limit"
    assert driver.state["turn"] == 2


def changed(part: str, value: Any) -> dict[str, Any]:
    return {"deal": {**THREE["deal"], part: value}}


SPELLS = THREE["deal"]["spells"]
BAD_SETUPS: list[dict[str, Any]] = [
    {"players": 1}, {"players": 6}, {"players": "3"}, {"players": None}, {"players": 3.0},
    {"players": 10**400}, {"players": True}, {"seed": -1}, {"seed": 2**63}, {"seed": "1"},
    {"seed": None}, {"deck": None}, {"deck": 3}, {"deck": []}, {"deck": {}},
    {"deck": {"name": "x"}}, {"deck": {**INLINE, "mask": []}}, {"deck": {**INLINE, "joker": []}},
    {"deck": {**INLINE, "stage": INLINE["stage"][:1]}}, {"deck": ""}, {"deck": "/"},
    {"deck": "/no/such/file.toml"}, {"deck": "\0"}, {"deck": "x" * 100_000}, {"deck": "/dev/zero"},
    {"deal": None}, {"deal": []}, {"deal": {}}, {"deal": {"masks": list(MASKS)}},
    {"deal": {**THREE["deal"], "events": []}},
    changed("masks", []), changed("masks", list(MASKS[:-1])), changed("masks", ["moon"] * 6),
    changed("masks", [*MASKS, "moon"]), changed("masks", "moon"), changed("masks", [1] * 6),
    changed("orders", [1, 2, 3]), changed("orders", [1, 2, 3, 4, 4]),
    changed("orders", [0, 1, 2, 3, 4]), changed("orders", ["1", 2, 3, 4, 5]),
    changed("spells", []), changed("spells", SPELLS[:7]), changed("spells", SPELLS * 2),
    changed("spells", [*SPELLS[:7], []]), changed("spells", [*SPELLS[:7], ["aria"] * 28]),
    changed("spells", SPELLS[0]),
    {"options": {"turn_limit": 0}}, {"options": {"peek": True}}, {"options": None},
    {"scenario": "6A"}, {"first": 0},
]  # fmt: skip


@pytest.mark.parametrize("change", BAD_SETUPS, ids=lambda change: f"{change!r:.40}")
def test_what_cannot_be_set_up_is_refused(change: dict[str, Any]) -> None:
    request = {"cmd": "new", **THREE, **change}
    for driver in (Driver(), Driver(**THREE)):
        assert driver.refuses(request) == "bad-setup"


def test_all_that_is_wrong_with_a_deck_is_said_at_once() -> None:
    deck = {**INLINE, "colour": "red", "event": []}
    deck["dancer"] = [{**deck["dancer"][0], "power": -3}, *deck["dancer"][1:]]
    answer = Driver().send(json.dumps({"cmd": "new", **THREE, "deck": deck}).encode())
    assert answer["error"]["code"] == "bad-setup"
    for place in ("colour", "event", "dancer[0].power"):
        assert place in answer["error"]["message"]


# act


def test_every_state_says_whose_place_in_the_turn_order_is_being_played() -> None:
    driver = Driver(game="masquerade", players=4, seed=3, options={"turn_limit": 4})
    seen: dict[str, set[bool]] = {}
    while not (state := driver.state)["over"]:
        turn, phase = state["turn_player"], state["phase"]
        if state["decision"] in ("dancer", "order", "stage", "cast", "challenge"):
            assert turn == state["player"]
        assert (turn is None) <= (phase == "event" or state["decision"] == "discard")
        seen.setdefault(phase, set()).add(turn == state["player"])
        driver.ask("random", seed=state["turn"], decisions=1)
    assert set(seen) >= {"set-up", "order", "stage", "spell", "challenge"}
    # Another player decides during someone's turn, for example whether to cast in a Challenge.
    assert False in seen["challenge"] | seen["spell"] | seen["stage"]
    assert driver.state["turn_player"] is None


def at_the_ball() -> Driver:
    """Play to the Spell phase: player 1, the Muse, has drawn three; player 2 is at the Chapel."""
    driver = Driver(**THREE)
    for player, dancer in ((2, "nightingale"), (0, "heiress"), (1, "muse")):
        driver.act(player, "dancer", dancer=dancer)
    for player, stage in ((1, "music-room"), (0, "fountain"), (2, "chapel")):
        driver.act(player, "stage", stage=stage)
    assert driver.state["decision"] == "cast"
    return driver


def test_the_events_of_an_action_are_told_as_they_happened() -> None:
    driver = Driver(**THREE)
    driver.act(2, "dancer", dancer="nightingale")
    driver.act(0, "dancer", dancer="heiress")
    assert driver.act(1, "dancer", dancer="muse") == [
        {"type": "dancer", "player": 1, "dancer": "muse"},
        {"type": "turn", "turn": 1},
        {"type": "phase", "phase": "stage"},
    ]
    assert driver.act(1, "stage", stage="music-room") == [
        {"type": "stage", "player": 1, "stage": "music-room"},
        {"type": "resolve", "player": 1, "card": "music-room"},
        {"type": "draw", "player": 1, "spell": "aria"},
        {"type": "draw", "player": 1, "spell": "waltz"},
        {"type": "draw", "player": 1, "spell": "fugue"},
    ]


def test_a_counter_is_laid() -> None:
    driver = at_the_ball()
    assert driver.act(1, "cast", spell="aria") == [{"type": "cast", "player": 1, "spell": "aria"}]
    assert driver.state["casting"] == ["aria"]
    assert driver.state["decision"] == "pay"
    assert driver.act(1, "pay", spell="fugue")[0]["type"] == "pay"
    assert driver.state["legal"] == [{"act": "lay", "spell": "waltz"}, {"act": "done"}]
    assert driver.act(1, "lay", spell="waltz")[:2] == [
        {"type": "lay", "player": 1, "spell": "waltz"},
        {"type": "emblem", "emblem": "fan", "player": 1},
    ]
    assert driver.truth["counters"] == [[], ["waltz"], []]
    assert driver.state["tomb"] == ["aria", "fugue"]
    assert driver.state["vp"] == [0, 2, 0]


def test_a_view_is_what_that_viewer_may_know() -> None:
    driver = at_the_ball()
    assert set(driver.ask("view", player=1)["view"]) == {"viewer", "state", "own", "events"}
    own = driver.ask("view", player=1)["view"]["own"]
    assert own == {"mask": "sun", "hand": ["aria", "fugue", "waltz"], "counters": []}
    assert driver.ask("view", player=1)["view"]["state"] == driver.state
    for viewer in ({"player": 0}, {"player": 2}, {"viewer": "spectator"}):
        view = driver.ask("view", **viewer)["view"]
        assert view["state"] == {**driver.state, "legal": []}
        assert not any("spell" in event for event in view["events"])


@pytest.mark.parametrize(
    "action",
    [None, 3, "done", [], {}, {"act": None}, {"act": 3}, {"act": "done", "spell": "aria"},
     {"act": "cast"}, {"act": "cast", "spell": 3}, {"act": "cast", "spell": None},
     {"act": "cast", "spell": ["aria"]}, {"act": "cast", "spell": "aria", "pay": ["waltz"]},
     {"act": "order"}, {"act": "order", "order": "3"}, {"act": "order", "order": 3.0},
     {"act": "choose", "player": "1"}, {"act": "choose", "player": True}, {"act": "challenge"}],
    ids=lambda action: f"{action!r:.60}",
)  # fmt: skip
def test_actions_of_the_wrong_form(action: Any) -> None:
    assert at_the_ball().refuses_action(1, action) == "bad-request"


@pytest.mark.parametrize(
    "action",
    [{"act": "dance"}, {"act": ""}, {"act": "DONE"}, {"act": "reveal"},
     {"act": "cast", "spell": "waltz"}, {"act": "cast", "spell": "minuet"},
     {"act": "cast", "spell": "polka"}, {"act": "pay", "spell": "waltz"},
     {"act": "lay", "spell": "waltz"}, {"act": "take", "spell": "aria"},
     {"act": "stage", "stage": "tower"}, {"act": "stage", "stage": "cellar"},
     {"act": "dancer", "dancer": "muse"}, {"act": "order", "order": 1},
     {"act": "order", "order": 2**64}, {"act": "choose", "player": 0},
     {"act": "choose", "player": -1}, {"act": "challenge", "player": 0},
     {"act": "treasure", "treasure": "flute"}, {"act": "treasure", "treasure": "hound"},
     {"act": "event", "event": "encore"}, {"act": "move", "stage": "tower"},
     {"act": "resolve", "card": "music-room"}, {"act": "resolve", "card": "moon"}],
    ids=lambda action: f"{action!r:.60}",
)  # fmt: skip
def test_actions_that_the_rules_do_not_allow_now(action: Any) -> None:
    assert at_the_ball().refuses_action(1, action) == "illegal-action"


def test_refusal_of_an_illegal_action_lists_legal_ones() -> None:
    request = {"cmd": "act", "player": 1, "action": {"act": "cast", "spell": "waltz"}}
    message = at_the_ball().send(json.dumps(request).encode())["error"]["message"]
    assert '{"act":"cast","spell":"aria"}' in message
    unknown = {**request, "action": {"act": "cast", "spell": "polka"}}
    message = at_the_ball().send(json.dumps(unknown).encode())["error"]["message"]
    assert all(spell.id in message for spell in DECK.spell)


def test_someone_elses_decision() -> None:
    driver = at_the_ball()
    for player in (0, 2):
        assert driver.refuses_act(player, "done") == "not-your-decision"
    for player in (-1, 3, 2**63):
        assert driver.refuses_act(player, "done") == "bad-request"


def test_after_the_end() -> None:
    driver = Driver(**THREE)
    driver.ask("random", seed=1, decisions=100_000)
    state = driver.state
    assert set(state) == PUBLIC | {"winners", "reason", "scores"}
    assert (state["over"], state["player"], state["decision"], state["legal"]) == (
        True, None, None, [],
    )  # fmt: skip
    assert None not in state["masks"]
    assert driver.refuses_act(0, "done") == "game-over"


# Every decision, every act


def test_every_decision_is_asked_and_every_legal_action_is_accepted() -> None:
    asked, acts = set(), set()
    for seed in range(25):
        driver = Driver(**{**THREE, "players": 2 + seed % 4, "seed": seed})
        while not driver.referee.game.over:
            game = driver.referee.game
            new = {msgspec.to_builtins(action)["act"] for action in game.legal()} - acts
            if new or game.decision not in asked:
                record = driver.ask("record")["record"]
                for action in msgspec.to_builtins(game.legal()):
                    driver.ask("act", player=game.decider, action=action)
                    driver.ask("load", record=record)
                    game = driver.referee.game
            asked.add(game.decision)
            acts |= new
            driver.ask("random", seed=seed + 100 * len(game.moves), decisions=1)
        if len(asked) == len(DECISIONS) - 2 and len(acts) == len(KINDS):
            break
    assert asked == set(DECISIONS) - {"nothing", "over"}
    assert acts == set(KINDS)


def test_a_record_can_be_loaded_and_played_on() -> None:
    one, other = at_the_ball(), Driver()
    other.ask("load", record=one.ask("record")["record"])
    assert other.everything() == one.everything()
    for driver in (one, other):
        driver.ask("random", seed=3, decisions=50)
    assert other.everything() == one.everything()


def test_the_command_plays_masquerade() -> None:
    requests = [{"cmd": "new", **THREE}, {"cmd": "random", "seed": 1, "decisions": 9999},
                {"cmd": "view", "player": 2}]  # fmt: skip
    done = run_command(b"".join(json.dumps(request).encode() + b"\n" for request in requests))
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True] * 3
    assert answers[1]["state"]["over"]
