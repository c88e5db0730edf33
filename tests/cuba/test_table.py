"""The table of Cuba: its fields by name, and what a record says beside a move."""

from malecon.games.cuba.game import GAME
from tests.cuba.position import Position


def test_the_fields_of_the_table_have_these_names() -> None:
    """Traces, saved games and views name them, so they do not change."""
    table = Position(2).table
    assert [field.name for field in table.fields] == [
        "option",
        "board",
        "phase",
        "stock",
        "market",
        "tiles",
        "covered",
        "berth",
        "cargo",
        "pile",
        "pile_known",
        "bill",
        "act",
        "veto",
        "statute",
        "colour",
        "pesos",
        "points",
        "pawn",
        "votes",
        "bid",
        "complied",
        "field",
        "lot",
        "stored",
        "card",
        "bank",
    ]


def test_the_table_is_described_in_the_words_of_the_game() -> None:
    described = Position(2).builds(0, b3="hotel").has_played(1, "mayor").table.describe()
    assert described["berth"] == {"sea": "ship-03", "dock-1": "ship-01", "dock-2": "ship-02", "dock-3": None}
    assert described["act"] == {"tax": "tax-2", "duty": "duty-citrus", "subsidy": None, "other": None}
    assert described["colour"] == {"1": "purple", "2": "green"}
    fields, cards = described["field"], described["card"]
    assert isinstance(fields, dict)
    assert isinstance(cards, dict)
    assert (fields["1"]["b3"], fields["1"]["a1"], fields["2"]["a2"]) == ("hotel", "printed-warehouse", "wood")
    assert (cards["2"]["mayor"], cards["2"]["worker"]) == ("first", "in-hand")
    assert described["pawn"] == {"1": "a1", "2": "a1"}


def test_a_described_field_can_be_read_back() -> None:
    table = Position(2).builds(0, b3="hotel").has_played(1, "mayor").table
    copy = Position(2).table
    for field in table.fields:
        copy.read_field(field.name, table.describe_field(field))
    assert copy.same(table)


def test_a_record_says_the_price_of_a_trade() -> None:
    table = Position(2).market(citrus=5).table
    assert GAME.gloss(table, GAME.vocabulary.parse("buy citrus")) == "at 2"
    assert GAME.gloss(table, GAME.vocabulary.parse("sell citrus")) == "at 1"
    assert GAME.gloss(table, GAME.vocabulary.parse("buy rum")) == "at 5"
    assert GAME.gloss(table, GAME.vocabulary.parse("sell rum")) == "at 4"
    assert GAME.gloss(table, GAME.vocabulary.parse("done")) == ""
