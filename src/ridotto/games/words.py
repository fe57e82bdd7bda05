"""Localised texts in five languages, from the Fluent files in ``words/``.

Games outside ridotto bring files of their own (``Kind.words``).
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "es", "pt", "pl", "fr")
LARGEST_NUMBER: Final = 10**15
#: Non-breaking spaces for French punctuation. ``str.isprintable`` rejects them.
NO_BREAK_SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"

#: Locales more specific than the language: our Portuguese is Brazilian, and American English puts a
#: comma before the last "and" of a list, which our texts do not.
LOCALES: Final = {"en": "en_GB", "pt": "pt_BR"}

#: Words before which Spanish uses "e" instead of "y". Browsers handle this; Babel does not.
_I_SOUND: Final = re.compile(r"i|í|hi(?![ae])|hí", re.IGNORECASE)

#: Places for non-breaking spaces: before units, and in French inside quotation marks and before
#: double punctuation. The French files have them; those of other games need not. The web page has
#: the same patterns.
_UNBREAKABLE: Final = re.compile(r"(?<=\d) (?=%|s\b)")
_UNBREAKABLE_IN_FRENCH: Final = re.compile(r" (?=[:»%])|(?<=«) |(?<=\d) (?=s\b)")
_NARROW_IN_FRENCH: Final = re.compile(r" (?=[!?;])")


class Words:
    """One language, with English as fallback."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = LOCALES.get(language, language)

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """Return the text of a message, or of one of its attributes (``message.attribute``).

        Raises :exc:`KeyError` for an unknown message.
        """
        name, _, attribute = key.partition(".")
        args = {about: _sayable(value) for about, value in args.items()}
        # Ours first: looking up those of other packages imports their games.
        for find in (_bundle, _bundle_of_games):
            for language in dict.fromkeys((self.language, "en")):
                bundle = find(language)
                if bundle is None or not bundle.has_message(name):
                    continue
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, args)
                    return _bound(str(text), language)
        raise KeyError(f"no message {key!r} in {self.language}")

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Return a number as the language writes it, with this many decimals."""
        from babel.numbers import format_decimal

        form = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, f"+{form};-{form}" if signed else form, self.locale)

    def percent(self, part: float, digits: int = 2) -> str:
        """Return a share of 1 as a percentage with this many decimals."""
        from babel import Locale
        from babel.numbers import format_percent

        # The pattern of the language decides whether a space precedes the sign.
        form = str(Locale.parse(self.locale).percent_formats[None].pattern)
        if digits:
            form = form.replace("0", "0." + "0" * digits, 1)
        return format_percent(part, form, self.locale)

    def listed(self, items: list[str]) -> str:
        """Return a list in words: a, b and c."""
        from babel.lists import format_list

        text = format_list(items, locale=self.locale)
        if self.language == "es" and len(items) > 1 and _I_SOUND.match(items[-1]):
            before = text.removesuffix(f" y {items[-1]}")
            return f"{before} e {items[-1]}"
        return text


def _bound(text: str, language: str) -> str:
    """Return a text with non-breaking spaces where lines must not break."""
    if language != "fr":
        return _UNBREAKABLE.sub("\u00a0", text)
    return _NARROW_IN_FRENCH.sub("\u202f", _UNBREAKABLE_IN_FRENCH.sub("\u00a0", text))


def is_printable(text: str) -> bool:
    """Return whether text can be shown on one line; it may contain non-breaking spaces."""
    return all(char.isprintable() or char in NO_BREAK_SPACES for char in text)


def harmless(text: str) -> str:
    """Return text from outside without characters that could control a terminal or a page."""
    return "".join(char if is_printable(char) else "\N{REPLACEMENT CHARACTER}" for char in text)


def _sayable(value: str | int | float) -> str | int | float:
    """Return very large numbers as text: no locale formats them."""
    return value if isinstance(value, str) or abs(value) < LARGEST_NUMBER else str(value)


@lru_cache(maxsize=len(LANGUAGES))
def speak(language: str) -> Words:
    """Return the words of a language; raises :exc:`ValueError` if there is no such language."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; choose from {', '.join(LANGUAGES)}")
    return Words(language)


def find_language(tag: str) -> str | None:
    """Return our language with this code or locale (``pt``, ``pt-BR``), or None."""
    if tag in LANGUAGES:
        return tag
    wanted = tag.replace("-", "_").lower()
    return next((name for name, locale in LOCALES.items() if locale.lower() == wanted), None)


def language_of_environment() -> str:
    """Return the language of the environment; English if it is not supported."""
    for variable in ("RIDOTTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    return _bundle_from(language, _our_texts(language))


@lru_cache(maxsize=len(LANGUAGES))
def _bundle_of_games(language: str) -> FluentBundle | None:
    """Return the messages of games outside ridotto, with ours for reference; None if none."""
    # Imported late to avoid a cycle: the games use this module.
    from ridotto.games.registry import kinds

    folders = [kind.words for kind in kinds().values() if kind.words is not None]
    if not folders:
        return None
    theirs = (text for folder in folders for text in _texts(folder / language))
    return _bundle_from(language, [*_our_texts(language), *theirs])


def _bundle_from(language: str, texts: Iterable[Resource]) -> FluentBundle:
    # Imported late: programs that only drive the rules print no texts.
    from fluent.runtime import FluentBundle

    # Isolation marks confuse terminals, and none of our languages is written right to left.
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    for text in texts:
        bundle.add_resource(text)
    return bundle


@lru_cache(maxsize=len(LANGUAGES))
def _our_texts(language: str) -> tuple[Resource, ...]:
    folder = files("ridotto") / "words" / language
    return *_texts(folder), *_texts(folder / "python")


def _texts(folder: Traversable) -> Iterator[Resource]:
    """Parse the Fluent files in a folder; parsing takes most of the time of a short command."""
    from fluent.runtime import FluentResource

    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                yield FluentResource(file.read_text(encoding="utf-8"))
