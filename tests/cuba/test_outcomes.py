"""What moves of Cuba come to, in words and numbers."""

from malecon.text import texts
from tests.cuba.position import Position
from tests.worded import gains, lack, offered, sentence


def test_trades_stand_together_as_sales_purchases_and_free_pieces() -> None:
    position = Position(2).holds(0, pesos=9, rum=1).market(rum=0).plays(0, "tradeswoman")
    moves = offered(position.match, 0)
    assert moves["sell rum"].text.startswith("Sell 1 rum: +")
    assert {moves[move].group_text for move in ("sell rum", "buy citrus", "take wood", "forgo")} == {
        "Sell",
        "Buy",
        "Free",
        "Done",
    }
    assert gains(position.match, 0, "sell rum")["rum"] == -1


def test_loads_stand_together_by_their_dock_and_say_their_points() -> None:
    position = Position(2).holds(0, citrus=1).plays(0, "mayor")
    load = offered(position.match, 0)["load citrus dock-2"]
    assert (load.label, load.text, load.group_text) == ("1 citrus", "Dock 2: 1 citrus, +2 VP", "Dock 2")
    assert sentence(position.match, 0, "forgo") == "Load nothing: 4 pesos"
    assert sentence(position.match, 0, "forgo", "fr") == "Ne rien charger : 4 pesos"


def test_buildings_stand_together_by_tile_and_fields_are_told_by_what_grows_there() -> None:
    position = Position(2).holds(0, wood=2, stone=1).plays(0, "architect")
    built = offered(position.match, 0)["build saw-mill b2"]
    assert (built.label, built.group_text) == ("b2, tobacco", texts("en").say("tile-saw-mill"))
    assert gains(position.match, 0, "build saw-mill b2") == {"wood": -2, "stone": -1}


def test_a_pair_of_bills_is_labelled_in_a_few_words_and_told_in_whole() -> None:
    position = Position(2).bills(tax="tax-3", duty="duty-water", subsidy="subsidy-water", other="drought")
    pair = offered(position.keeps(0, "mayor").keeps(1, "foreman").parliament().match, 0)["enact tax+other"]
    assert (pair.label, pair.text) == ("3 pesos + Drought", "Pass “3 pesos for 2 VP” and “Drought: 1 free field”")


def test_the_pieces_to_start_with_are_labelled_by_what_they_are() -> None:
    position = Position.new_game(2).play("arrive ship-07", "arrive ship-02", "arrive ship-09", "starter 1")
    position.play("colour blue", "colour red")
    taken = offered(position.match, 0)["start-resources wood+stone"]
    assert (taken.label, taken.text) == ("1 wood and 1 stone", "Take 1 wood and 1 stone")


def test_a_bid_is_spent_also_while_it_is_sealed() -> None:
    position = Position(2).keeps(0, "mayor").keeps(1, "foreman").holds(0, pesos=3).holds(1, pesos=3).parliament()
    assert gains(position.match, 0, "bid 3") == {"votes": 3, "pesos": -3}


def test_a_duty_says_its_points_with_the_bonus_for_both() -> None:
    position = Position(2).acts(tax="tax-1", duty="duty-citrus").holds(0, pesos=1, citrus=1).statutes()
    assert sentence(position.match, 0, "pay-tax") == "Pay the tax: 2 VP, −1 peso"


def test_refusals_say_what_is_missing_in_numbers() -> None:
    trading = Position(2).holds(0, pesos=1).market(rum=0).plays(0, "tradeswoman").match
    assert lack(trading, 0, "buy rum") == ("cuba.market.no-credit", "That takes 7 pesos, you have 1.")
    assert lack(trading, 0, "buy rum", "fr")[1] == "Il vous manque 6 pesos : il en faut 7, vous en avez 1."
    assert lack(trading, 0, "sell rum") == ("cuba.warehouse.own-pieces-only", "That takes 1 rum, you have none.")


def test_a_building_that_cannot_be_paid_says_which_resources_are_missing() -> None:
    position = Position(2).holds(0, wood=2, stone=0, water=0).plays(0, "architect")
    assert lack(position.match, 0, "build saw-mill b2") == (
        "cuba.architect.exact-cost",
        "That takes 1 stone, you have none.",
    )
