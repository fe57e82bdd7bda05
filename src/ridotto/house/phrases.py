"""Phrases and gestures that a guest can use in chat without writing.

A message carries the phrase's id, and clients show it in the reader's language (``phrase-<id>`` in
the word files). The English text goes along for clients that do not know the phrase.
"""

from __future__ import annotations

from typing import Final, Literal

#: Messages keep these ids, so none may be removed.
Phrase = Literal[
    "hello", "no-me", "doubt", "believe", "sure", "lost", "patience", "nearly", "well-played",
    "thanks", "applause", "laughter", "gasp", "shrug", "bow", "wink",
]  # fmt: skip

#: The same texts as in ``words/en/page-voices.ftl``, which would take long to read in the event
#: loop.
IN_ENGLISH: Final[dict[Phrase, str]] = {
    "hello": "Good evening!",
    "no-me": "No, I am!",
    "doubt": "I don\u2019t believe you.",
    "believe": "I believe you.",
    "sure": "Are you sure?",
    "lost": "I\u2019ve lost track…",
    "patience": "Take your time.",
    "nearly": "Careful, someone\u2019s about to win!",
    "well-played": "Well played!",
    "thanks": "Thank you!",
    "applause": "Applause",
    "laughter": "Laughter",
    "gasp": "A gasp",
    "shrug": "A shrug",
    "bow": "A bow",
    "wink": "A wink",
}
