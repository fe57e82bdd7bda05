"""Masquerade's observations: their layout, and the rules that write them."""

from __future__ import annotations

from typing import Final

from ridotto.envs.layout import Layout
from ridotto.envs.masquerade.memory import HANDS, Memory
from ridotto.envs.masquerade.tables import Start
from ridotto.rules.masquerade.actions import (
    ASK_GIVE,
    ASK_MOVE,
    ASK_NOBODY,
    ASK_TREASURE,
    DECISIONS,
)
from ridotto.rules.masquerade.deck import GUARDIANS_AT, MOST_PLAYERS, MOST_SPELLS, Deck
from ridotto.rules.masquerade.fights import strength
from ridotto.rules.masquerade.metrics import points
from ridotto.rules.masquerade.state import GUARDIAN, NONE, PHASES, REASONS, State
from ridotto.rules.masquerade.tasks import TASK_CLASH
from ridotto.rules.speed import rule

MOST: Final = 127  # numbers are cut off here
LEAST: Final = -128


def _named(names: tuple[str, ...]) -> str:
    return ", ".join(f"{number} {name or 'none yet'}" for number, name in enumerate(names))


def layout_of(players: int, d: Deck) -> Layout:
    """Return the layout at a table of these players with this deck."""
    n, player, most = players, players - 1, MOST
    mask, spells = d.masks - 1, d.spell_kinds
    copies = "by kind of Spell: "
    return Layout.of(
        ("me", 1, 0, player, "the observing player"),
        ("decision", 1, 0, len(DECISIONS) - 1, f"the decision: {_named(DECISIONS)}"),
        ("decider", 1, -1, player, "the player who decides; -1 when the game is over"),
        ("phase", 1, 0, len(PHASES) - 1, f"the phase: {_named(PHASES)}"),
        ("turn", 1, 0, most, f"the number of the turn, from 1 up to {most}; 0 before the first"),
        ("turns_left", 1, 0, most, f"turns after this one; {most} for more, or for no limit"),
        ("renewals", 1, 0, most, "how often the Tomb became the Spell deck"),
        ("spell_deck", 1, 0, MOST_SPELLS, "Spells in the deck"),
        ("guardian", 1, 0, d.guardians, f"the Guardian on top; {d.guardians} if none is left"),
        ("masks_aside", 1, 0, d.masks, "Masks that nobody has"),
        ("challenger", 1, -1, player, "the challenger of a Challenge in progress; -1 for none"),
        ("challenged", 1, -1, GUARDIAN, f"its other side: a player or {GUARDIAN}, the Guardian"),
        ("totals", 2, LEAST, most, "the totals of both sides so far; 0 if there is no Challenge"),
        ("target", 1, -1, player, "the player that the decision is about; -1 for none"),
        ("reason", 1, 0, len(REASONS) - 1, f"why the game ended: {_named(REASONS)}"),
        ("line", n, 0, player, "the players in the order of this turn"),
        ("order", n, -1, 4, "by player: Order 1 to 5, less 1; -1 while it is being chosen"),
        ("dancer", n, -1, d.dancers - 1, "by player: the Dancer; -1 for none yet"),
        ("stage", n, -1, d.stages - 1, "by player: the Stage of the Dancer; -1 for none"),
        ("life", n, 0, most, "by player: life"),
        ("hand_size", n, 0, MOST_SPELLS, "by player: Spells in the hand"),
        ("counter_count", n, 0, MOST_SPELLS, "by player: counters"),
        ("vp", n, LEAST, most, "by player: public victory points"),
        ("duels", n, 0, most, "by player: Dancers beaten"),
        ("beaten", n, 0, most, "by player: Guardians beaten"),
        ("casts", n, 0, most, "by player: Spells cast"),
        ("prophecies", n, 0, most, "by player: Events chosen"),
        ("losses", n, 0, most, "by player: Challenges lost"),
        ("shown", n, 0, 1, "by player: whether the Mask is revealed"),
        ("mask", n, -1, mask, "by player: the Mask, if you have seen it; -1 if not"),
        ("treasure", d.guardians, -1, player, "by Guardian: who has the Treasure; -1 for nobody"),
        ("emblem", d.emblems, -1, player, "by Emblem: who has it; -1 for nobody"),
        ("event_left", d.events, 0, 1, "by Event: whether it may still happen"),
        ("copies", spells, 0, MOST_SPELLS, f"{copies}cards in the game"),
        ("tomb", spells, 0, MOST_SPELLS, f"{copies}cards in the Tomb"),
        ("casting", spells, 0, MOST_SPELLS, f"{copies}cards being cast"),
        ("hand", spells, 0, MOST_SPELLS, f"{copies}cards in your hand"),
        ("counters", spells, 0, MOST_SPELLS, f"{copies}your counters"),
        (
            "known",
            n * spells,
            0,
            MOST_SPELLS,
            "by player and then kind of Spell: cards that they got before your eyes and have not "
            "openly lost since",
        ),
    )


@rule
def face(s: State, k: Memory, start: Start, player: int) -> None:
    """Let the table's row be what a player knows."""
    d = start.deck
    row = k.row
    at = write_table(s, d, player, row)
    at = write_players(s, d, row, at)
    at = write_masks(s, k, player, row, at)
    at = write_holders(s, d, row, at)
    at = write_spells(s, d, player, row, at)
    for other in range(s.players):
        known = player * HANDS + other * MOST_SPELLS
        for spell in range(d.spell_kinds):
            row[at] = k.spells[known + spell]
            at += 1


@rule
def cut(number: int) -> int:
    """Return the nearest number that fits into a row."""
    return max(LEAST, min(number, MOST))


@rule
def fighting(s: State) -> bool:
    """Check whether a Challenge is in progress."""
    for place in range(s.depth):
        if s.tasks[place] & 0xFF == TASK_CLASH:
            return True
    return False


@rule
def write_table(s: State, d: Deck, player: int, row: list[int]) -> int:
    """Write the progress of the game; return where the next block begins."""
    row[0] = player
    row[1] = s.decision
    row[2] = s.decider if s.decision != ASK_NOBODY else NONE
    row[3] = s.phase
    row[4] = cut(s.turn)
    row[5] = cut(s.turn_limit - s.turn) if s.turn_limit else MOST
    row[6] = cut(s.renewals)
    row[7] = s.pile_size
    row[8] = s.next_guardian
    row[9] = s.masks_left
    row[10] = NONE
    row[11] = NONE
    row[12] = 0
    row[13] = 0
    if fighting(s):
        row[10] = s.challenger
        row[11] = s.challenged
        row[12] = cut(strength(s, d, s.challenger, 0))
        if s.challenged == GUARDIAN:
            row[13] = cut(d.power[GUARDIANS_AT + s.next_guardian] + s.bonus[1])
        else:
            row[13] = cut(strength(s, d, s.challenged, 1))
    about = s.decision == ASK_GIVE or s.decision == ASK_TREASURE or s.decision == ASK_MOVE
    row[14] = s.moved if about else NONE
    row[15] = s.reason
    return 16


@rule
def write_players(s: State, d: Deck, row: list[int], at: int) -> int:
    """Write the public facts about the players; return where the next block begins."""
    n = s.players
    for player in range(n):
        here = at + player
        row[here] = s.line[player]
        row[here + n] = s.order[player]
        row[here + 2 * n] = s.dancer[player]
        row[here + 3 * n] = s.at[player]
        row[here + 4 * n] = cut(s.life[player])
        row[here + 5 * n] = s.hand_size[player]
        row[here + 6 * n] = s.counter_count[player]
        row[here + 7 * n] = cut(points(s, d, player))
        row[here + 8 * n] = cut(s.duels[player])
        row[here + 9 * n] = cut(s.beaten[player])
        row[here + 10 * n] = cut(s.casts[player])
        row[here + 11 * n] = cut(s.prophecies[player])
        row[here + 12 * n] = cut(s.losses[player])
        row[here + 13 * n] = s.shown[player]
    return at + 14 * n


@rule
def write_masks(s: State, k: Memory, viewer: int, row: list[int], at: int) -> int:
    """Write the Masks that the viewer has seen; return where the next block begins."""
    for player in range(s.players):
        if player == viewer or s.shown[player]:
            row[at + player] = s.mask[player]
        else:
            row[at + player] = k.masks[viewer * MOST_PLAYERS + player]
    return at + s.players


@rule
def write_holders(s: State, d: Deck, row: list[int], at: int) -> int:
    """Write who has Treasures and Emblems, and which Events are left."""
    for treasure in range(d.guardians):
        row[at + treasure] = NONE
        for player in range(s.players):
            if s.treasures[player] >> treasure & 1:
                row[at + treasure] = player
    at += d.guardians
    for emblem in range(d.emblems):
        row[at + emblem] = s.emblem_at[emblem]
    at += d.emblems
    for event in range(d.events):
        row[at + event] = s.events_left >> event & 1
    return at + d.events


@rule
def write_spells(s: State, d: Deck, player: int, row: list[int], at: int) -> int:
    """Write the Spells that lie open and those of the player, by kind."""
    kinds = d.spell_kinds
    for field in range(at, at + 5 * kinds):
        row[field] = 0
    for card in range(d.spell_cards):
        field = at + d.spell_of[card]
        row[field] += 1
        row[field + kinds] += s.tomb >> card & 1
        row[field + 2 * kinds] += s.casting >> card & 1
        row[field + 3 * kinds] += s.hand[player] >> card & 1
        row[field + 4 * kinds] += s.counters[player] >> card & 1
    return at + 5 * kinds
