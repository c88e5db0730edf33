"""A table in words: every entry is a field of the view, and every word that may stand there has a name."""

import re
from typing import Any

import pytest

from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.games import games
from malecon.server.described.board import OWN_PLACE, OWN_WORD, Scene, in_words
from malecon.server.pages.pages import BOARDS
from malecon.text import texts
from tests.server.running import Player


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(games()))
def test_every_entry_is_a_field_of_the_view_and_every_word_has_a_name(game: str, language: str) -> None:
    found = games()[game]
    for edition in found.editions:
        setting = Setting(found, ["Ana", "Bo", "Cy"], edition.id)
        words: Any = in_words(BOARDS[game], Scene(setting, texts(language, edition.id)))
        view = Match(setting).view(0)
        entries = [entry for card in words["cards"] for entry in card["entries"]] + words["player"]
        for entry in entries:
            value: Any = view
            for step in entry["path"]:
                value = value[0 if step == OWN_PLACE else "1" if step == OWN_WORD else step]
            if isinstance(value, dict) and entry.get("by", "seat") != "seat":
                unnamed = [word for word in value if word not in words["domains"][entry["by"]]]
                assert unnamed == (["set_aside"] if entry["path"][0] == "cards" else []), entry
        names = [name for domain in words["domains"].values() for name, _ in domain.values()]
        assert all(names)
        assert not [name for name in names if re.search(r"[{}$]", name)]


def test_the_words_of_a_table_come_in_the_callers_language(ana: Player) -> None:
    table = ana.open_table("havana", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    for language, bank in (("en", "Bank"), ("fr", "Banque")):
        words = ana.get(f"/t/{table}/words", lang=language)
        assert words["domains"]["house"]["bank"][0] == bank


def test_the_market_of_cuba_has_a_price_for_every_number_of_pieces() -> None:
    setting = Setting(games()["cuba"], ["Ana", "Bo"])
    words: Any = in_words(BOARDS["cuba"], Scene(setting, texts("en")))
    for ware, prices in words["lookups"]["buying"].items():
        assert prices[1:] == words["lookups"]["selling"][ware][:-1]
        assert len(prices) == len(words["lookups"]["selling"][ware])
