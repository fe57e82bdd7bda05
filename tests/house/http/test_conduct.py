"""House rules, and word lists applied to names and chat."""

from __future__ import annotations

from pathlib import Path

import pytest

from house.client import at
from house.other_houses import OtherHouse
from house.players import wishes
from house.serving import Served, live
from ridotto.games.words import LANGUAGES
from ridotto.house.moderation import house_rules
from ridotto.house.moderation.house_rules import BadHouseRules

RUDE = "Sh1t"


def test_the_house_rules_are_there_in_every_language() -> None:
    rules = house_rules.load(None)
    texts = {rules.in_language(language) for language in LANGUAGES}
    assert {text.language for text in texts} == set(LANGUAGES)
    counts = {text.text.count("\n") for text in texts}
    assert len(counts) == 1, "all languages have the same paragraphs"


def test_house_rules_can_be_replaced(tmp_path: Path) -> None:
    with pytest.raises(BadHouseRules):
        house_rules.load(tmp_path)
    (tmp_path / "pl.md").write_text("# Zasady\n", "utf-8")
    assert house_rules.HouseRules({"pl": "x"}).in_language("fr") == ("pl", "x")
    assert house_rules.HouseRules({"pl": "x", "en": "y"}).in_language("fr") == ("en", "y")


def test_the_rules_are_sent_in_the_language_that_is_asked_for(served: Served) -> None:
    assert served.get("/api/house-rules?lang=pl")["text"].startswith("# Zasady")
    assert served.get("/api/house-rules")["language"] == "en"
    assert served.ask("GET", "/api/house-rules?lang=xx")[0] == 400


@live
async def test_listed_words_are_refused_in_names_and_starred_in_chat(served: Served) -> None:
    status, told = served.ask("POST", "/api/guests", {"name": RUDE, "bearer": True})
    assert (status, told["error"]["code"]) == (400, "bad-name")
    guest = served.guest("Ana")
    async with at(guest.open(wishes("mascarade", 4)), guest) as (client,):
        assert await client.refused("sit", contribution="0" * 32, name=RUDE) == "bad-name"
        await client.do("chat", text="oh shit")
        await client.current()
        assert [said["text"] for said in client.said] == ["oh ****"]
        await client.reconnect(knowing=False)
        assert [said["text"] for said in client.said] == ["oh ****"]


def test_names_from_before_the_list_are_covered_in_the_lobby(tmp_path: Path) -> None:
    none = "import ridotto.house.moderation.word_lists as lists; lists.ENDING = ''"
    with OtherHouse(tmp_path / "data", first=none) as house:
        house.guest(RUDE).open(wishes("mascarade", 4, public=True))
        assert house.get("/api/tables")["tables"][0]["host"] == RUDE
    with OtherHouse(tmp_path / "data") as house:
        (shown,) = house.get("/api/tables")["tables"]
        assert (shown["host"], shown["names"]) == ("****", ["****"])
