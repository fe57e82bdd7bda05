"""Card texts, generated from the cards' effects so that the two always agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from ridotto.games.masquerade.deck.cards import (
    Dancer,
    DeckFile,
    Effect,
    Emblem,
    Event,
    Guardian,
    Mask,
    Order,
    Spell,
    Stage,
    Treasure,
    in_language,
)
from ridotto.games.masquerade.deck.conditions import Condition, read_condition
from ridotto.games.words import Words
from ridotto.rules.masquerade import vocabulary as v

Card = Mask | Dancer | Stage | Order | Spell | Event | Emblem | Guardian | Treasure

#: Triggers that the text omits, because the card's type and phase imply them.
_UNTOLD: Final = ("always", "cast", "event")
_MINUS: Final = "\N{MINUS SIGN}"
_TIMES: Final = "\N{MULTIPLICATION SIGN}"


def name_of(card: Card | DeckFile, words: Words) -> str:
    """Return a card's name in the reader's language."""
    return in_language(card.name, words.language)


def flavour_of(card: Card, words: Words) -> str:
    """Return the card's flavour text, or nothing."""
    return "" if card.flavour is UNSET else in_language(card.flavour, words.language)


def facts_of(card: Card, words: Words) -> str:
    """Return the facts printed next to the name: type, numbers, points."""
    kind = type(card).__name__.lower()
    numbers: dict[str, Any] = {}
    for field in ("vp", "bonus", "power", "room", "number", "level", "phase"):
        if hasattr(card, field):
            numbers["amount" if field == "vp" else field] = getattr(card, field)
    facts = words(f"facts-{kind}", **numbers)
    if isinstance(card, Spell) and card.copies > 1:
        facts += f" ({_TIMES}{card.copies})"
    return facts


def text_of(card: Card, words: Words) -> str:
    """Return a card's effects in whole sentences; empty for a Guardian."""
    if isinstance(card, Mask):
        condition = _raised(condition_text(card.if_, words))
        return words("text-mask", condition=condition, amount=card.vp, bonus=card.bonus)
    if isinstance(card, Emblem):
        key = "text-emblem" if card.minimum == 1 else "text-emblem-minimum"
        return words(key, metric=card.most, minimum=card.minimum)
    if isinstance(card, Guardian):
        return ""
    sentences = effect_sentences(card.effects, words)
    if isinstance(card, Stage) and card.role != "none":
        sentences.insert(0, words(f"text-{card.role}"))
    return " ".join(sentences) or words("text-nothing")


def effect_sentences(effects: Sequence[Effect], words: Words) -> list[str]:
    """Return effects as sentences; those with the same trigger and condition share one."""
    groups: list[tuple[str, bool, list[str]]] = []
    for effect in effects:
        opening, lasting = _opening(effect, words), effect.when == "always"
        sentence = effect_text(effect, words)
        if groups and groups[-1][:2] == (opening, lasting):
            groups[-1][2].append(sentence)
        else:
            groups.append((opening, lasting, [sentence]))
    # Permanent effects apply together; one-time effects happen in order.
    return [
        _raised(opening + (words.listed(sentences) if lasting else _chained(sentences, words)))
        + "."
        for opening, lasting, sentences in groups
    ]


def _opening(effect: Effect, words: Words) -> str:
    """Return the trigger and the condition, up to the colon."""
    parts = [] if effect.when in _UNTOLD else [words(f"when-{effect.when}")]
    if effect.if_ is not UNSET:
        parts.append(condition_text(effect.if_, words))
    return words("text-opening", opening=", ".join(parts)) + " " if parts else ""


def _chained(sentences: Sequence[str], words: Words) -> str:
    text = sentences[0]
    for further in sentences[1:]:
        text = words("text-then", first=text, second=further)
    return text


def _raised(text: str) -> str:
    return text[:1].upper() + text[1:]


def effect_text(effect: Effect, words: Words) -> str:
    """Return the effect without trigger and condition."""
    signed = f"+{effect.amount}" if effect.amount > 0 else f"{_MINUS}{-effect.amount}"
    return words(
        f"effect-{effect.what}",
        whom=effect.whom,
        amount=abs(effect.amount),
        signed=signed,
        sign="less" if effect.amount < 0 else "more",
    )


def condition_text(condition: str, words: Words) -> str:
    """Return a condition in words; raises :exc:`ValueError` for an invalid one."""
    read = read_condition(condition)
    metric, test = v.METRICS[read.metric], v.TESTS[read.test]
    if read.metric == v.MASKED:
        return words(f"if-{_masked(read)}")
    if read.metric == v.PLACE:
        return words(f"if-place-{test}", place=v.ROLES[read.value])
    if read.metric in (v.ORDER, v.TURN):
        return words(f"if-{metric}-{test}", value=read.value)
    if read.value == 0 and read.test in (v.IS, v.AT_MOST):
        test = "none"
    return words(f"if-{test}", metric=metric, value=read.value)


def _masked(read: Condition) -> str:
    """Return the text variant: whether revealed (0) or hidden (1) Masks meet the condition."""
    compare = {
        v.AT_LEAST: int.__ge__,
        v.AT_MOST: int.__le__,
        v.IS: int.__eq__,
        v.IS_NOT: int.__ne__,
    }[read.test]
    shown, hidden = bool(compare(0, read.value)), bool(compare(1, read.value))
    if shown == hidden:
        return "ever" if shown else "never"
    return "masked" if hidden else "unmasked"
