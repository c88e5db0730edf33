"""What moves of Santiago de Cuba come to, in words and numbers."""

from malecon.engine.table import NOBODY
from malecon.games.santiago.game import GAME
from malecon.games.santiago.words import BUILDING
from malecon.text import texts
from tests.santiago.position import Position
from tests.worded import gains, lack, offered, sentence


def test_a_drive_says_who_is_met_what_is_given_what_it_costs_and_which_buildings_open() -> None:
    position = Position(2).holds(0, pesos=5)
    match = position.match
    assert offered(match, 0)["drive 3"].label == "José"
    assert sentence(match, 0, "drive 3").startswith("José: 2 sugar cane, −2 pesos (opens ")
    assert gains(match, 0, "drive 3") == {"sugar": 2, "pesos": -2}
    assert sentence(match, 0, "drive 3", "fr").startswith("José : 2 cannes à sucre, −2 pesos (ouvre ")


def test_a_drive_is_followed_to_the_gift_as_far_as_the_supply_goes() -> None:
    position = Position(2).holds(1, sugar=7 - Position(2).goods(0, "sugar")).holds(0, pesos=5)
    assert position.supply_of("sugar") == 1
    assert gains(position.match, 0, "drive 3") == {"sugar": 1, "pesos": -2}


def test_a_drive_to_somebody_who_lets_one_choose_says_what_he_does() -> None:
    position = Position(2).holds(0, pesos=9)
    says = texts("en").say
    assert sentence(position.match, 0, "drive 8").startswith(f"Pablo: {says('cuban-pablo.effect')}, −7 pesos (opens ")
    assert sentence(position.match, 0, "drive 6") == f"El Zorro: {says('cuban-zorro.effect')}, −5 pesos"
    assert sentence(position.match, 0, "drive 10").startswith("Port: ")


def test_a_broker_says_what_the_building_brings_and_whom_the_visit_profits() -> None:
    position = Position(2).before("jose").play("drive 1").play("use")
    match = position.match
    assert sentence(match, 0, "broker church") == "Church: 1 VP"
    assert gains(match, 0, "broker church") == {"points": 1}, "it is followed to the gift"
    position.table.owner[BUILDING.values["casino"]] = 1
    assert sentence(match, 0, "broker casino").endswith("(Bruno gains 1 VP)")


def test_questions_name_who_is_met_and_which_flower_the_broker_follows() -> None:
    at_jose = Position(2).before("jose").play("drive 1")
    assert question(at_jose) == "José: take 2 sugar cane?"
    assert question(at_jose, "fr") == "José : prendre 2 cannes à sucre ?"
    assert question(at_jose.play("use")).endswith("under a yellow flower.")


def question(position: Position, language: str = "en") -> str:
    match = position.match
    told = texts(language).ask(GAME, match.decision.name, GAME.topic(position.table), match.setting.seats)
    return told.replace("\N{NO-BREAK SPACE}", " ")


def test_deliveries_say_their_points_and_stand_together_by_their_good() -> None:
    position = Position(2).holds(0, rum=2, wood=1).before("port").play("drive 1")
    match = position.match
    assert sentence(match, 0, "deliver rum 2") == "Deliver 2 rum: +4 VP"
    assert offered(match, 0)["deliver rum 2"].group_text == "rum"
    assert gains(match, 0, "deliver-wood rum 1") == {"points": 1, "wood": -1}


def test_the_gift_that_nobody_would_decline_is_named() -> None:
    position = Position(2).before("jose").play("drive 1")
    assert str(GAME.obvious(position.table, 0)) == "use"
    pablo = Position(2).before("pablo").play("drive 1")
    assert GAME.obvious(pablo.table, 0) is None, "there is something to choose"
    sold_out = Position(2).holds(1, sugar=8 - Position(2).goods(0, "sugar")).before("jose").play("drive 1")
    assert sold_out.supply_of("sugar") == 0
    assert str(GAME.obvious(sold_out.table, 0)) == "decline", "there is nothing to take"
    no_tobacco = Position(2).holds(0, tobacco=0).before("miguel").play("drive 1", "use", "broker cigar-factory")
    assert str(GAME.obvious(no_tobacco.table, 0)) == "decline", "there is nothing to roll"


def test_a_refusal_says_what_is_missing_in_numbers() -> None:
    driving = Position(2).holds(0, pesos=3).match
    assert lack(driving, 0, "drive 9") == ("santiago.car.pay-first", "That takes 8 pesos, you have 3.")
    assert lack(driving, 0, "drive 9", "fr")[1] == "Il vous manque 5 pesos : il en faut 8, vous en avez 3."
    port = Position(2).holds(0, rum=1, sugar=4).before("port").play("drive 1").match
    assert lack(port, 0, "deliver rum 2") == ("santiago.port.amount-free", "That takes 2 rum, you have 1.")
    short = lack(port, 0, "deliver sugar 3")
    assert short == ("santiago.port.not-above-demand", "The ship has room for 2 sugar cane, not for 3.")
    assert lack(port, 0, "deliver cigar 1") == ("santiago.port.off-ship-good", ""), "that is no question of numbers"


def test_a_refusal_by_the_supply_says_what_is_left() -> None:
    position = Position(2).holds(1, citrus=8 - Position(2).goods(0, "citrus")).before("pablo").play("drive 1")
    assert position.table.owner[0] == NOBODY
    assert lack(position.match, 0, "take citrus") == (
        "santiago.cuban.pablo.in-stock",
        "That takes 1 citrus, the supply has none left.",
    )
