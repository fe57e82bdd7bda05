"""The colours of the site, taken from those of the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

_TOKENS: Final = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
_COLOUR: Final = re.compile(r"--([\w-]+): light-dark\((#\w+), (#\w+)\);")
LIGHT: Final = 0
DARK: Final = 1

#: The colours of the theme, each with the colour of the page that it takes.
_TAKEN: Final = {
    "color-background-primary": "ground",
    "color-background-secondary": "surface",
    "color-background-hover": "raised",
    "color-background-border": "rule",
    "color-background-item": "surface",
    "color-foreground-primary": "text",
    "color-foreground-secondary": "quiet",
    "color-foreground-muted": "quiet",
    "color-foreground-border": "edge",
    "color-brand-primary": "gold-text",
    "color-brand-content": "gold-text",
    "color-brand-visited": "gold-text",
    "color-highlight-on-target": "gold-soft",
    "color-highlighted-background": "gold-soft",
    "color-highlighted-text": "text",
    "color-inline-code-background": "raised",
    "color-code-background": "surface",
    "color-code-foreground": "text",
    "color-table-header-background": "raised",
    "color-table-border": "rule",
    "color-api-background": "surface",
    "color-api-background-hover": "raised",
    "color-api-name": "text",
    "color-api-pre-name": "quiet",
    "color-api-keyword": "gold-text",
    "color-sidebar-background-border": "rule",
    "color-sidebar-search-background--focus": "ground",
    "color-guilabel-background": "gold-soft",
}


def theme_variables(scheme: int) -> dict[str, str]:
    """Return the theme's variables for a scheme, :data:`LIGHT` or :data:`DARK`."""
    found = {name: both for name, *both in _COLOUR.findall(_TOKENS.read_text("utf-8"))}
    return {theirs: found[ours][scheme] for theirs, ours in _TAKEN.items()}
