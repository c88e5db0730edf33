"""The table of Santiago de Cuba: its fields by name, and what a record says beside a move."""

from malecon.games.santiago.game import GAME
from tests.santiago.position import Position


def test_the_fields_of_the_table_have_these_names() -> None:
    """Traces, saved games and views name them, so they do not change."""
    table = Position(2).table
    assert [field.name for field in table.fields] == [
        "option",
        "board",
        "stop_of",
        "building_on",
        "owner",
        "cuban_at",
        "inactive",
        "rolled",
        "demand",
        "supply",
        "bank",
        "broker",
        "markers",
        "pesos",
        "points",
        "goods",
        "kept",
    ]
    described = table.describe()
    assert described["stop_of"] == {"car": "port"}
    assert described["pesos"] == {"1": 3, "2": 3}
    assert described["broker"] == {"1": None, "2": None}
    assert described["cuban_at"] == {
        "port": None,
        "1": "pedro",
        "2": "maria",
        "3": "jose",
        "4": "martinez",
        "5": "conchita",
        "6": "zorro",
        "7": "miguel",
        "8": "pablo",
        "9": "alonso",
    }


def test_a_record_says_where_a_drive_ends() -> None:
    table = Position(2).at("conchita")
    assert GAME.gloss(table.table, GAME.vocabulary.parse("drive 1")) == "zorro"
    assert GAME.gloss(table.table, GAME.vocabulary.parse("drive 5")) == "port"
    assert GAME.gloss(table.table, GAME.vocabulary.parse("drive 12")) == "miguel"
    assert GAME.gloss(table.table, GAME.vocabulary.parse("use")) == ""
