"""Fields of the protocol whose content depends on the game.

Python treats them as plain data: each game encodes and checks its own. The annotation names the
part of the game's descriptor that types the field, for the page's generated types
(``web/make_wire_types.py``).
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

#: The key in ``Meta.extra`` under which a field names the part of a game that types it.
OF_GAME: Final = "of_game"

GameAction = Annotated[dict[str, Any], Meta(extra={OF_GAME: "action"})]
GameCatalogue = Annotated[Any, Meta(extra={OF_GAME: "catalogue"})]
GameEvent = Annotated[Any, Meta(extra={OF_GAME: "event"})]
#: A line of what the memory aid says a player has seen.
GameMemory = Annotated[Any, Meta(extra={OF_GAME: "memory"})]
GameOptions = Annotated[dict[str, Any], Meta(extra={OF_GAME: "options"})]
GamePrivate = Annotated[Any, Meta(extra={OF_GAME: "private"})]
#: The name of a scenario, or one described.
GameScenario = Annotated[str | dict[str, Any], Meta(extra={OF_GAME: "scenario"})]
GameSetup = Annotated[dict[str, Any], Meta(extra={OF_GAME: "setup"})]
GameState = Annotated[Any, Meta(extra={OF_GAME: "state"})]
#: The public state in a replay, where nobody decides: it lacks the legal actions.
ReplayState = Annotated[dict[str, Any], Meta(extra={OF_GAME: "replay_state"})]
GameTruth = Annotated[Any, Meta(extra={OF_GAME: "truth"})]
