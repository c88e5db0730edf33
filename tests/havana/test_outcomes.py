"""What moves of Havana come to, in words and numbers."""

from tests.havana.position import Position
from tests.worded import gains, lack, offered, sentence


def test_a_purchase_says_which_building_its_points_and_its_price() -> None:
    position = Position(2).row("upper", "townhouse", "bakery").holds(0, red=1, pesos=2).buys(0)
    match = position.match
    assert offered(match, 0)["buy upper-left"].label == "Townhouse"
    assert sentence(match, 0, "buy upper-left") == "Townhouse: 2 VP, −2 pesos, −1 brick"
    assert gains(match, 0, "buy upper-left") == {"points": 2, "pesos": -2, "red": -1}
    assert sentence(match, 0, "buy upper-left", "fr") == "Maison de ville : 2 PV, −2 pesos, −1 brique"


def test_a_way_to_pay_says_what_replaces_what() -> None:
    position = Position(2).row("upper", "townhouse", "bakery").holds(0, red=1, grey=5, pesos=2).buys(0)
    position.play("buy upper-left")
    assert sentence(position.match, 0, "pay red") == "Pay 1 brick"
    assert sentence(position.match, 0, "pay-five red") == "5 debris for the brick"
    assert gains(position.match, 0, "pay-five red") == {"points": 2, "grey": -5}


def test_a_first_action_says_what_it_alone_brings() -> None:
    position = Position(2).shows(0, "architect", "pesos").centre(pesos=6).turn_of(0)
    assert position.question == "first-action"
    assert gains(position.match, 0, "first architect") == {"workers": 1}
    assert gains(position.match, 0, "first pesos") == {"pesos": 3}
    assert sentence(position.match, 0, "first pesos") == "Pesos: 3 pesos"


def test_a_robbery_says_what_the_victim_loses() -> None:
    position = Position(2).shows(0, "pesos-thief", "pesos").shows(1, "worker", "mama").holds(1, pesos=7)
    position.acts(0, "pesos-thief")
    assert gains(position.match, 0, "rob 2") == {"pesos": 3}


def test_a_purchase_that_cannot_be_paid_says_what_is_missing() -> None:
    position = Position(2).row("upper", "townhouse", "bakery").holds(0, pesos=1).buys(0)
    clause, said = lack(position.match, 0, "buy upper-left")
    assert clause == "havana.buy.pay-cost"
    assert said == "That takes 2 pesos, you have 1. That takes 1 brick, you have none."
    assert lack(position.match, 0, "buy upper-left", "fr")[1].startswith("Il vous manque 1 peso : il en faut 2,")
