"""What a deck as a whole must keep to, whatever else may be wrong with its cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ridotto.games.masquerade.deck.faults import Findings
from ridotto.rules.masquerade import deck as tables

#: Places without which there is no game.
NEEDED_ROLES: Final = ("tower", "arena", "chapel")


def check_whole(data: dict[str, Any], found: Findings) -> None:
    """Find what no single card is to blame for. Cards that are none are passed over."""
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
    """No two Orders and no two Guardians have the same number."""
    seen: set[int] = set()
    for place, card in _cards(data, kind):
        number = card.get("number")
        if type(number) is int and 0 < number <= tables.MOST_GUARDIANS:
            if number in seen:
                found.add("same-number", (kind, place, "number"), number, f"≠ {number}")
            seen.add(number)


def _check_orders(data: dict[str, Any], found: Findings) -> None:
    """The Orders are 1 to 5."""
    cards = dict(_cards(data, "order"))
    if cards:
        numbers = [card.get("number") for card in cards.values()]
        lacking = [str(n) for n in range(1, tables.ORDERS + 1) if n not in numbers]
        if lacking:
            found.add("order-lacking", ("order",), ", ".join(lacking), "1, 2, 3, 4, 5")


def _check_roles(data: dict[str, Any], found: Findings) -> None:
    """There is a Tower, an Arena and one Chapel for a single Prophet."""
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
    """There are no more Spell cards than a set of them can hold."""
    copies = [card.get("copies", 1) for _, card in _cards(data, "spell")]
    total = sum(number for number in copies if type(number) is int and number > 0)
    if total > tables.MOST_SPELLS:
        found.add("spell-cards", ("spell",), total, f"1 … {tables.MOST_SPELLS}")
