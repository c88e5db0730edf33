"""The page about assistants tells what is so."""

from malecon.assistant.tables import Tables
from malecon.assistant.tools import tools
from tests.docs.pages import part, rows, words_in_code

PAGE = "assistants.md"


def test_the_page_names_every_tool_with_its_arguments() -> None:
    named = {words_in_code(row[0])[0]: set(words_in_code(row[2])) for row in rows(part(PAGE, "tools"))}
    assert set(named) == set(tools())
    for name, tool in tools().items():
        assert named[name] >= set(tool.arguments), name


def test_the_turn_on_the_page_is_one_that_was_played() -> None:
    tables = Tables("en", 7)
    tables.call("open", {"game": "havana", "opponents": [2, 3]})
    tables.call("play", {"move": 41})
    assert part(PAGE, "turn") == f"```\n{tables.call('play', {'move': 1}).text}\n```\n"
