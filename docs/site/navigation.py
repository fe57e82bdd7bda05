"""The table of contents of the documentation site."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

#: The pages of each section, in the order of the sidebar.
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "Guides": ("tonight", "solo", "design", "bot-authors", "researchers", "house"),
    "Rules": ("mascarade", "masquerade", "rulings"),
    "Design": ("decks", "balance"),
    "Programming": ("python", "environments", "bots", "actions", "performance"),
    "Running a house": ("configuration", "monitoring", "moderation", "fairness"),
    "Reference": ("commands", "referee", "protocol", "records"),
    "Python reference": ("api-ridotto", "api-games", "api-minds", "api-lab", "api-envs"),
    "Contributing": ("contributing", "architecture", "translating", "web", "changelog"),
}
#: Short titles for the sidebar, where the page's own is too long for it.
TITLES: Final = {
    "mascarade": "Mascarade",
    "masquerade": "Masquerade",
    "design": "Scenarios and decks",
    "decks": "Decks",
    "actions": "Actions by number",
    "contributing": "Setting up and standards",
    "api-ridotto": "ridotto",
    "api-games": "ridotto.games",
    "api-minds": "ridotto.minds",
    "api-lab": "ridotto.lab",
    "api-envs": "ridotto.envs",
    "architecture": "Architecture",
    "fairness": "Fair deals",
    "monitoring": "Monitoring",
    "protocol": "The house's protocol",
    "web": "The page",
}
#: The section of pages that no section lists.
OTHERS: Final = "More"
FRONT: Final = "index"


def sections(pages: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Return the sections with those of their pages that exist; every page is in one of them."""
    left = [page for page in pages if page != FRONT]
    for title, listed in SECTIONS.items():
        found = [page for page in listed if page in left]
        left = [page for page in left if page not in found]
        if found:
            yield title, found
    if left:
        yield OTHERS, sorted(left)


def toctrees(pages: Iterable[str]) -> str:
    """Return the directives that make the sidebar."""
    return "".join(
        "\n```{toctree}\n:hidden:\n:caption: "
        + title
        + "\n\n"
        + "\n".join(map(_entry, found))
        + "\n```\n"
        for title, found in sections(pages)
    )


def _entry(page: str) -> str:
    return f"{TITLES[page]} <{page}>" if page in TITLES else page
