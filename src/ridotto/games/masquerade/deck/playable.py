"""Warnings about a deck that keeps the rules and yet will not play as its author hopes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from ridotto.games.masquerade.deck.cards import DeckFile, Effect, Spell
from ridotto.games.masquerade.deck.compiling import Condition, read_condition
from ridotto.games.masquerade.deck.faults import Findings, Path
from ridotto.rules.masquerade import vocabulary as v
from ridotto.rules.masquerade.deck import MOST_PLAYERS, ORDERS
from ridotto.rules.masquerade.state import FULL_LIFE, HAND_SIZE

_BOUNDLESS: Final = 10**6
_GAINS: Final = ("draw", "search", "salvage")


def find_warnings(file: DeckFile, found: Findings) -> None:
    """Find what cannot be played, won or reached in this deck."""
    _check_players(file, found)
    _check_conditions(file, found)
    _check_emblems(file, found)
    _check_idle_cards(file, found)
    _check_spell_deck(file, found)
    _check_guardians(file, found)


def effects_of(file: DeckFile) -> Iterator[tuple[Path, str, Effect]]:
    """Every effect with its place and the type of its card."""
    for kind in ("dancer", "stage", "order", "spell", "event"):
        for place, card in enumerate(getattr(file, kind)):
            for number, effect in enumerate(card.effects):
                yield (kind, place, "effects", number), kind, effect
    for place, guardian in enumerate(file.guardian):
        for number, effect in enumerate(guardian.treasure.effects):
            yield ("guardian", place, "treasure", "effects", number), "treasure", effect


# Players


def _check_players(file: DeckFile, found: Findings) -> None:
    five = f"{MOST_PLAYERS} …"
    for kind, code in (("mask", "few-masks"), ("dancer", "few-dancers")):
        number = len(getattr(file, kind))
        if number < MOST_PLAYERS:
            found.add(code, (kind,), number, five, warning=True)
    room = sum(stage.room for stage in file.stage)
    if room < MOST_PLAYERS:
        found.add("little-room", ("stage",), room, five, warning=True)
    for place, stage in enumerate(file.stage):
        for number, effect in enumerate(stage.effects):
            if stage.room == 1 and effect.whom == "partners":
                path = ("stage", place, "effects", number, "whom")
                found.add("lonely", path, effect.whom, "room = 2", warning=True)


# Conditions


def range_of(file: DeckFile, metric: int) -> tuple[int, int]:
    """The least and the most that anybody can have of something in this deck."""
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
        v.ORDER: (1, ORDERS),
        v.TURN: (1, _BOUNDLESS),
        v.MASKED: (0, 1),
    }[metric]


def spell_cards(file: DeckFile) -> int:
    """How many Spell cards there are."""
    return sum(spell.copies for spell in file.spell)


def most_in_hand(file: DeckFile) -> int:
    """The highest hand limit anybody could reach."""
    return min(spell_cards(file), HAND_SIZE + most_standing(file, "hand-limit", 1))


def most_standing(file: DeckFile, what: str, sign: int) -> int:
    """The most of a lasting effect one player could have, up (1) or down (-1)."""

    def best(effects: tuple[Effect, ...]) -> int:
        wanted = [e.amount * sign for e in effects if e.when == "always" and e.what == what]
        return sum(amount for amount in wanted if amount > 0)

    groups = (file.dancer, file.order, file.stage)
    own = sum(max((best(card.effects) for card in group), default=0) for group in groups)
    return own + sum(best(guardian.treasure.effects) for guardian in file.guardian)


def possible(condition: Condition, least: int, most: int) -> tuple[bool, bool]:
    """Whether a condition can hold, and whether it can fail, for amounts within bounds."""
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
        least = 1  # a Mask that has been revealed scores nothing anyway
    can_hold, can_fail = possible(condition, least, most)
    shown = f"{least} … {most if most < _BOUNDLESS else ''}".strip()
    metric = v.METRICS[condition.metric]
    if not can_hold:
        found.add("never-holds", path, text, f"{metric}: {shown}", warning=True)
    elif not can_fail:
        found.add("ever-holds", path, text, f"{metric}: {shown}", warning=True)


# Cards nobody wins, and cards that do nothing


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
    cards, hands = spell_cards(file), MOST_PLAYERS * HAND_SIZE
    if cards <= hands:
        found.add("few-spells", ("spell",), cards, f"{hands + 1} …", warning=True)
    sources = [e for _, kind, e in effects_of(file) if kind in ("stage", "dancer", "order")]
    if not any(e.what in _GAINS and e.whom in ("self", "all") for e in sources):
        found.add("no-draw", ("stage",), None, 'what = "draw"', warning=True)
    _check_endless(file, found)


def _check_endless(file: DeckFile, found: Findings) -> None:
    """Two Spells that bring as many as they cost can fetch each other, again and again.

    It takes no more than two: when all other Spells are held or lie as counters, they are all
    there is to draw.
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
    """How many Spells a Spell brings from deck or Tomb to whoever casts it."""
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
    """More than this no Dancer can bring to a Challenge against a Guardian."""
    dancer = max(dancer.power for dancer in file.dancer)
    mask = max(mask.bonus for mask in file.mask)
    return dancer + most_standing(file, "power", 1) + mask + most_spell_power(file)


def most_spell_power(file: DeckFile) -> int:
    """The most power that one hand of Spells can give."""
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
    """What a Spell adds to one's own side, or takes from the other."""
    return sum(
        effect.amount if effect.whom == "self" else -effect.amount
        for effect in spell.effects
        if effect.what == "power"
    )
