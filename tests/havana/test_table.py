"""The table of Havana: its fields by name, and what a record says beside a move."""

from malecon.games.havana.game import GAME
from tests.havana.position import Position


def test_the_fields_of_the_table_have_these_names() -> None:
    """Traces, saved games and views name them, so they do not change."""
    table = Position(2).table
    assert [field.name for field in table.fields] == [
        "option",
        "board",
        "bag",
        "centre",
        "out",
        "building_at",
        "length",
        "buildings",
        "due",
        "order",
        "number",
        "rank",
        "pesos",
        "workers",
        "points",
        "cubes",
        "cards",
        "left",
        "right",
        "bank",
    ]
    described = table.describe()
    assert described["order"] == {"1": "1", "2": "2"}
    cards = described["cards"]
    assert isinstance(cards, dict)
    assert (cards["1"]["open"], len(cards["1"]["hand"])) == (["siesta", "protection"], 11)
    assert described["length"] == {"upper": 6, "lower": 6}
    places = described["building_at"]
    assert isinstance(places, dict)
    assert (places["upper-1"], places["lower-6"]) == ("beach-hut", "clay-well")


def test_a_record_says_which_building_stands_at_an_end() -> None:
    table = Position(2).row("lower", "jetty").row("upper")
    assert GAME.gloss(table.table, GAME.vocabulary.parse("buy lower-left")) == "jetty"
    assert GAME.gloss(table.table, GAME.vocabulary.parse("remove lower-right")) == "jetty"
    assert GAME.gloss(table.table, GAME.vocabulary.parse("buy upper-left")) == ""
    assert GAME.gloss(table.table, GAME.vocabulary.parse("stop-buying")) == ""
