"""The house rules that the page shows, one text per language."""

from __future__ import annotations

import functools
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

DEFAULTS: Final = Path(str(files("ridotto"))) / "house" / "moderation" / "house_rules"
ENDING: Final = ".md"
#: The language that is shown if there is no text in the requested one.
FALLBACK: Final = "en"
MAX_LENGTH: Final = 20_000


class BadHouseRules(Exception):
    """A folder of house rules cannot be used; the message says why."""


class RulesText(NamedTuple):
    """The rules in one language."""

    language: str
    text: str


class HouseRules:
    """The rules in all languages of a folder."""

    def __init__(self, texts: dict[str, str]) -> None:
        """Use these texts, by language; there must be one."""
        self._texts = texts

    def in_language(self, language: str) -> RulesText:
        """Return the rules in this language, else in English, else in any."""
        for each in (language, FALLBACK, *self._texts):
            if each in self._texts:
                return RulesText(each, self._texts[each])
        raise AssertionError("house rules without a text")


def load(folder: Path | None) -> HouseRules:
    """Read the texts of a folder, by default ours; raises :exc:`BadHouseRules`."""
    return _load(folder or DEFAULTS)


@functools.cache
def _load(folder: Path) -> HouseRules:
    try:
        found = {
            file.stem: file.read_text(encoding="utf-8")[:MAX_LENGTH]
            for file in sorted(folder.iterdir())
            if file.suffix == ENDING
        }
    except (OSError, UnicodeError) as error:
        raise BadHouseRules(getattr(error, "strerror", None) or str(error)) from None
    if not found:
        raise BadHouseRules(f"there is no file like {FALLBACK}{ENDING} in it")
    return HouseRules(found)
