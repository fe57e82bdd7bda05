"""Check a deck as a whole, beyond its single cards.

:func:`check_whole` finds errors in plain data, :func:`find_warnings` weaknesses of a valid deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import UNSET

from ridotto.games.masquerade.deck.cards import DeckFile, Effect, Spell
from ridotto.games.masquerade.deck.conditions import Condition, read_condition
from ridotto.games.masquerade.deck.faults import Findings, Path
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade import vocabulary as v
from ridotto.rules.masquerade.state import FULL_LIFE, HAND_SIZE

#: Roles of Stages that every deck needs.
NEEDED_ROLES: Final = ("tower", "arena", "chapel")
_BOUNDLESS: Final = 10**6
_GAINS: Final = ("draw", "search", "salvage")


def check_whole(data: dict[str, Any], found: Findings) -> None:
    """Find errors that no single card causes; skip entries that are not cards."""
    _check_numbers(data, "order", found)
    _check_numbers(data, "guardian", found)
    _check_orders(data, found)
    _check_roles(data, found)
    _check_spells(data, found)


def _cards(data: dict[str, Any], kind: str) -> Iterator[tuple[int, dict[str, Any]]]:
    cards = data.get(kind)
    if isinstance(cards, list | tuple):
        for place, card in enumerate(cards[: tables.MOST_SPELLS]):
            if isinstance(card, dict):
                yield place, card


def _check_numbers(data: dict[str, Any], kind: str, found: Findings) -> None:
    """Report Orders or Guardians that share a number."""
    seen: set[int] = set()
    for place, card in _cards(data, kind):
        number = card.get("number")
        if type(number) is int and 0 < number <= tables.MOST_GUARDIANS:
            if number in seen:
                found.add("same-number", (kind, place, "number"), number, f"≠ {number}")
            seen.add(number)


def _check_orders(data: dict[str, Any], found: Findings) -> None:
    """Report numbers from 1 to 5 that no Order has."""
    cards = dict(_cards(data, "order"))
    if cards:
        numbers = [card.get("number") for card in cards.values()]
        lacking = [str(n) for n in range(1, tables.ORDERS + 1) if n not in numbers]
        if lacking:
            found.add("order-lacking", ("order",), ", ".join(lacking), "1, 2, 3, 4, 5")


def _check_roles(data: dict[str, Any], found: Findings) -> None:
    """Report a missing Tower or Arena, and anything but one Chapel for a single Prophet."""
    stages = dict(_cards(data, "stage"))
    if not stages:
        return
    roles = [stage.get("role", "none") for stage in stages.values()]
    for role in NEEDED_ROLES:
        if role not in roles:
            found.add("role-lacking", ("stage",), None, f'role = "{role}"')
    chapels = [place for place, stage in stages.items() if stage.get("role") == "chapel"]
    for place in chapels[1:]:
        found.add("second-chapel", ("stage", place, "role"), "chapel", "none | tower | arena")
    for place in chapels:
        room = stages[place].get("room")
        if type(room) is int and room > 1:
            found.add("chapel-room", ("stage", place, "room"), room, "1")


def _check_spells(data: dict[str, Any], found: Findings) -> None:
    """Report more Spell cards than a bit set can hold."""
    copies = [card.get("copies", 1) for _, card in _cards(data, "spell")]
    total = sum(number for number in copies if type(number) is int and number > 0)
    if total > tables.MOST_SPELLS:
        found.add("spell-cards", ("spell",), total, f"1 … {tables.MOST_SPELLS}")


def find_warnings(file: DeckFile, found: Findings) -> None:
    """Warn about cards of this deck that cannot be played, won or reached."""
    _check_players(file, found)
    _check_conditions(file, found)
    _check_emblems(file, found)
    _check_idle_cards(file, found)
    _check_spell_deck(file, found)
    _check_guardians(file, found)


def effects_of(file: DeckFile) -> Iterator[tuple[Path, str, Effect]]:
    """Yield every effect with its path and the type of its card."""
    for kind in ("dancer", "stage", "order", "spell", "event"):
        for place, card in enumerate(getattr(file, kind)):
            for number, effect in enumerate(card.effects):
                yield (kind, place, "effects", number), kind, effect
    for place, guardian in enumerate(file.guardian):
        for number, effect in enumerate(guardian.treasure.effects):
            yield ("guardian", place, "treasure", "effects", number), "treasure", effect


# Players


def _check_players(file: DeckFile, found: Findings) -> None:
    five = f"{tables.MOST_PLAYERS} …"
    for kind, code in (("mask", "few-masks"), ("dancer", "few-dancers")):
        number = len(getattr(file, kind))
        if number < tables.MOST_PLAYERS:
            found.add(code, (kind,), number, five, warning=True)
    room = sum(stage.room for stage in file.stage)
    if room < tables.MOST_PLAYERS:
        found.add("little-room", ("stage",), room, five, warning=True)
    for place, stage in enumerate(file.stage):
        for number, effect in enumerate(stage.effects):
            if stage.room == 1 and effect.whom == "partners":
                path = ("stage", place, "effects", number, "whom")
                found.add("lonely", path, effect.whom, "room = 2", warning=True)


# Conditions


def range_of(file: DeckFile, metric: int) -> tuple[int, int]:
    """Return the minimum and maximum of a metric for a player with this deck."""
    return {
        v.LIFE: (0, FULL_LIFE),
        v.HAND: (0, most_in_hand(file)),
        v.COUNTERS: (0, spell_cards(file)),
        v.TREASURES: (0, len(file.guardian)),
        v.EMBLEMS: (0, len(file.emblem)),
        v.VP: (0, _BOUNDLESS),
        v.DUELS: (0, _BOUNDLESS),
        v.GUARDIANS: (0, len(file.guardian)),
        v.CASTS: (0, _BOUNDLESS),
        v.PROPHECIES: (0, len(file.event)),
        v.LOSSES: (0, _BOUNDLESS),
        v.ORDER: (1, tables.ORDERS),
        v.TURN: (1, _BOUNDLESS),
        v.MASKED: (0, 1),
    }[metric]


def spell_cards(file: DeckFile) -> int:
    """Return the number of Spell cards."""
    return sum(spell.copies for spell in file.spell)


def most_in_hand(file: DeckFile) -> int:
    """Return the highest hand limit that a player could reach."""
    return min(spell_cards(file), HAND_SIZE + most_standing(file, "hand-limit", 1))


def most_standing(file: DeckFile, what: str, sign: int) -> int:
    """Return the largest total of a permanent effect for one player, up (1) or down (-1)."""

    def best(effects: tuple[Effect, ...]) -> int:
        wanted = [e.amount * sign for e in effects if e.when == "always" and e.what == what]
        return sum(amount for amount in wanted if amount > 0)

    groups = (file.dancer, file.order, file.stage)
    own = sum(max((best(card.effects) for card in group), default=0) for group in groups)
    return own + sum(best(guardian.treasure.effects) for guardian in file.guardian)


def possible(condition: Condition, least: int, most: int) -> tuple[bool, bool]:
    """Return whether a condition can hold, and whether it can fail, within bounds."""
    value = condition.value
    if condition.test == v.AT_LEAST:
        return most >= value, least < value
    if condition.test == v.AT_MOST:
        return least <= value, most > value
    within = least <= value <= most
    alone = least == most == value
    return (within, not alone) if condition.test == v.IS else (not alone, within)


def _check_conditions(file: DeckFile, found: Findings) -> None:
    for place, mask in enumerate(file.mask):
        _check_condition(file, mask.if_, ("mask", place, "if"), found, at_end=True)
    for path, _, effect in effects_of(file):
        if effect.if_ is not UNSET:
            _check_condition(file, effect.if_, (*path, "if"), found, at_end=False)


def _check_condition(
    file: DeckFile, text: str, path: Path, found: Findings, *, at_end: bool
) -> None:
    condition = read_condition(text)
    if condition.metric == v.PLACE or condition.test >= v.MOST:
        return
    least, most = range_of(file, condition.metric)
    if at_end and condition.metric == v.MASKED:
        least = 1  # a revealed Mask never scores
    can_hold, can_fail = possible(condition, least, most)
    shown = f"{least} … {most if most < _BOUNDLESS else ''}".strip()
    metric = v.METRICS[condition.metric]
    if not can_hold:
        found.add("never-holds", path, text, f"{metric}: {shown}", warning=True)
    elif not can_fail:
        found.add("ever-holds", path, text, f"{metric}: {shown}", warning=True)


# Cards that no player can win, and cards without effect


def _check_emblems(file: DeckFile, found: Findings) -> None:
    for place, emblem in enumerate(file.emblem):
        most = range_of(file, v.METRICS.index(emblem.most))[1]
        if emblem.minimum > most:
            path = ("emblem", place, "minimum")
            found.add("emblem-unwinnable", path, emblem.minimum, f"1 … {most}", warning=True)


def _check_idle_cards(file: DeckFile, found: Findings) -> None:
    for kind in ("spell", "event"):
        for place, card in enumerate(getattr(file, kind)):
            if not card.effects:
                found.add("idle", (kind, place), card.id, "effects = [ … ]", warning=True)


# Spells


def _check_spell_deck(file: DeckFile, found: Findings) -> None:
    cards, hands = spell_cards(file), tables.MOST_PLAYERS * HAND_SIZE
    if cards <= hands:
        found.add("few-spells", ("spell",), cards, f"{hands + 1} …", warning=True)
    sources = [e for _, kind, e in effects_of(file) if kind in ("stage", "dancer", "order")]
    if not any(e.what in _GAINS and e.whom in ("self", "all") for e in sources):
        found.add("no-draw", ("stage",), None, 'what = "draw"', warning=True)
    _check_endless(file, found)


def _check_endless(file: DeckFile, found: Findings) -> None:
    """Warn about Spells that bring as many as they cost and can fetch each other endlessly.

    Two are enough: when all other Spells are in hands or counters, only they can be drawn.
    """
    cheaper = most_standing(file, "cost", -1)
    for phase in v.SPELL_PHASES:
        places = [
            place
            for place, spell in enumerate(file.spell)
            if spell.phase == phase and _gain(spell) >= 1 + max(0, spell.level - cheaper)
        ]
        if sum(file.spell[place].copies for place in places) > 1:
            for place in places:
                shown = file.spell[place].id
                path = ("spell", place, "effects")
                found.add("endless", path, shown, f"level > {cheaper}", warning=True)


def _gain(spell: Spell) -> int:
    """Return how many Spells a Spell brings from deck or Tomb to its caster."""
    return sum(
        1 if effect.what == "search" else effect.amount
        for effect in spell.effects
        if effect.what in _GAINS and effect.whom in ("self", "all")
    )


# Guardians


def _check_guardians(file: DeckFile, found: Findings) -> None:
    strongest = most_power(file)
    flip = min(spell.level for spell in file.spell)
    for place, guardian in enumerate(file.guardian):
        if guardian.power + flip >= strongest:
            allowed = f"0 … {max(0, strongest - flip - 1)}"
            path = ("guardian", place, "power")
            found.add("unbeatable", path, guardian.power, allowed, warning=True)


def most_power(file: DeckFile) -> int:
    """Return the most power that a Dancer can bring to a Challenge against a Guardian."""
    dancer = max(dancer.power for dancer in file.dancer)
    mask = max(mask.bonus for mask in file.mask)
    return dancer + most_standing(file, "power", 1) + mask + most_spell_power(file)


def most_spell_power(file: DeckFile) -> int:
    """Return the most power that one hand of Spells can give."""
    room, cheaper = most_in_hand(file), most_standing(file, "cost", -1)
    best = [0] * (room + 1)  # by how many cards are used
    for spell in file.spell:
        power = _power_of(spell)
        size = 1 + max(0, spell.level - cheaper)
        for _ in range(min(spell.copies, room) if power > 0 else 0):
            for used in range(room, size - 1, -1):
                best[used] = max(best[used], best[used - size] + power)
    return best[room]


def _power_of(spell: Spell) -> int:
    """Return the power that a Spell adds to its caster's side or takes from the other."""
    return sum(
        effect.amount if effect.whom == "self" else -effect.amount
        for effect in spell.effects
        if effect.what == "power"
    )
