"""Words for people, in five languages, out of the Fluent files in ``words/``."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "es", "pt", "pl", "fr")
LARGEST_NUMBER: Final = 10**15


class Words:
    """One language, with English behind it."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """The text of a message, or of one of its attributes (``message.attribute``).

        Raises :exc:`KeyError` for a message that no file has.
        """
        name, _, attribute = key.partition(".")
        args = {about: _sayable(value) for about, value in args.items()}
        for language in dict.fromkeys((self.language, "en")):
            bundle = _bundle(language)
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, _errors = bundle.format_pattern(pattern, args)
                return str(text)
        raise KeyError(f"no message {key!r} in {self.language}")

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """A number as the language writes it, with so many digits after the point."""
        from babel.numbers import format_decimal

        form = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, f"+{form};-{form}" if signed else form, self.language)

    def percent(self, part: float, digits: int = 2) -> str:
        """A part of 1, in per cent."""
        return f"{self.number(100 * part, digits)} %"

    def listed(self, items: list[str]) -> str:
        """Several things in one breath: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", most=", ".join(items[:-1]), last=items[-1])


def _sayable(value: str | int | float) -> str | int | float:
    """Numbers beyond all counting are spelt out, as no language's format takes them."""
    return value if isinstance(value, str) or abs(value) < LARGEST_NUMBER else str(value)


@lru_cache(maxsize=len(LANGUAGES))
def speak(language: str) -> Words:
    """The words of a language; raises :exc:`ValueError` for one there is not."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; choose from {', '.join(LANGUAGES)}")
    return Words(language)


def language_of_environment() -> str:
    """The reader's language by the usual variables, English when it is none of ours."""
    for variable in ("RIDOTTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    # Imported late: programs that only drive the rules have nothing to say.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks confuse terminals, and no language of ours is written right to left.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("ridotto") / "words" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
