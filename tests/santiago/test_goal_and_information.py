"""The aim of the game, and who sees what."""

import pytest

from tests.santiago.position import CUBANS, Position


def last_ship_about_to_leave(players: int = 2) -> Position:
    """Seat 0 sends off the seventh ship with "drive 2", through the port, for 1 peso."""
    table = Position(players).ship_is(7).value_on(4).before("port").turn_of(0)
    for seat in range(players):
        table.empty_handed(seat)
    return table.holds(0, pesos=1)


# -- goal --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.goal.most-vp")
def test_the_most_points_win() -> None:
    table = last_ship_about_to_leave(3).holds(0, points=4).holds(1, points=6).holds(2, points=5).play("drive 2")
    assert table.over
    assert table.match.scores() == [4, 6, 5]
    assert table.match.places() == [3, 1, 2]


@pytest.mark.clause("santiago.goal.most-vp")
def test_points_from_the_final_conversion_decide_too() -> None:
    table = last_ship_about_to_leave().holds(0, points=4, sugar=4, wood=2).holds(1, points=5, rum=2).play("drive 2")
    assert table.match.scores() == [6, 5]
    assert table.match.places() == [1, 2]


@pytest.mark.clause("santiago.goal.vp-origins")
def test_points_come_from_delivering_to_the_ship() -> None:
    table = Position().holds(0, points=0, sugar=2).delivers().play("deliver sugar 2")
    assert table.points(0) == 4


@pytest.mark.clause("santiago.goal.vp-origins")
def test_points_come_from_some_buildings() -> None:
    assert Position().holds(0, points=0).uses("church").play("use").points(0) == 1


@pytest.mark.clause("santiago.goal.vp-origins")
def test_points_come_from_the_dancer() -> None:
    assert Position().holds(0, points=0).visit("maria").play("use").points(0) == 2


@pytest.mark.clause("santiago.goal.vp-origins")
def test_points_come_from_an_opponent_standing_on_ones_building() -> None:
    table = Position().owns(1, "bank").holds(0, points=0).holds(1, points=0)
    table.uses("bank").play("decline")
    assert (table.points(0), table.points(1)) == (0, 1)


@pytest.mark.clause("santiago.goal.vp-origins")
@pytest.mark.parametrize("cuban", ["pedro", "jose", "martinez", "conchita", "miguel"])
def test_no_cuban_who_gives_but_the_dancer_gives_points(cuban: str) -> None:
    table = Position().holds(0, points=0).visit(cuban).play("use")
    assert (table.points(0), table.points(1)) == (0, 2)


# -- information -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.info.vp-face-down")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_how_many_points_another_has(players: int) -> None:
    for seat in range(players):
        few = Position(players).holds(seat, points=0)
        many = Position(players).holds(seat, points=17)
        for other in [*range(players), None]:
            if other != seat:
                assert few.match.view(other) == many.match.view(other)
        assert few.match.view(seat)["players"][seat]["points"] == 0
        assert many.match.view(seat)["players"][seat]["points"] == 17


@pytest.mark.clause("santiago.info.screen")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_pesos_and_goods_behind_another_players_screen(players: int) -> None:
    table = Position(players)
    for seat in range(players):
        seen = table.match.view(seat)["players"]
        assert [other for other in range(players) if seen[other] is not None] == [seat]
    assert table.match.view(None)["players"] == [None] * players


@pytest.mark.clause("santiago.info.screen")
def test_a_screen_does_not_tell_which_good_is_behind_it() -> None:
    sugar = Position().holds(1, sugar=1, citrus=3, pesos=0).supply(sugar=5, citrus=5)
    citrus = Position().holds(1, sugar=3, citrus=1, pesos=9).supply(sugar=5, citrus=5)
    assert sugar.match.view(0) == citrus.match.view(0)
    assert sugar.match.view(1) != citrus.match.view(1)


@pytest.mark.clause("santiago.info.screen", "santiago.info.vp-face-down")
def test_a_player_sees_all_that_is_his() -> None:
    table = Position().holds(1, pesos=7, points=9, sugar=1, citrus=2, tobacco=3, rum=4, cigar=5, wood=6)
    own = table.match.view(1)["players"][1]
    assert (own["pesos"], own["points"]) == (7, 9)
    assert own["goods"] == {"sugar": 1, "citrus": 2, "tobacco": 3, "rum": 4, "cigar": 5, "wood": 6}


@pytest.mark.clause("santiago.info.transactions-open")
def test_a_payment_and_a_gain_are_public() -> None:
    table = Position().at("port").turn_of(0).play("drive 3", "use")
    (drove,) = table.told("drove")
    (taken,) = table.told("goods-taken")
    assert drove.words() == {"seat": "1", "stars": 3, "cuban": "jose", "pesos": 2}
    assert taken.words() == {"seat": "1", "good": "sugar", "amount": 2}


@pytest.mark.clause("santiago.info.transactions-open")
def test_pesos_and_points_gained_are_public() -> None:
    pesos = Position().visit("martinez").play("use").told("pesos-taken")
    points = Position().visit("maria").play("use").told("points-taken")
    assert [event.words() for event in pesos] == [{"seat": "1", "amount": 3}]
    assert [event.words() for event in points] == [{"seat": "1", "amount": 2}]


@pytest.mark.clause("santiago.info.transactions-open")
def test_an_exchange_is_public() -> None:
    (exchanged,) = Position().holds(0, sugar=3).uses("distillery").play("exchange 2").told("goods-exchanged")
    assert exchanged.words() == {"seat": "1", "given": "sugar", "taken": "rum", "amount": 2}


@pytest.mark.clause("santiago.info.transactions-open")
def test_a_delivery_is_public() -> None:
    (delivered,) = Position().holds(0, rum=2).delivers().play("deliver rum 2").told("goods-delivered")
    assert delivered.words() == {"seat": "1", "good": "rum", "amount": 2, "points": 4}


@pytest.mark.clause("santiago.info.transactions-open")
def test_a_gift_is_public() -> None:
    (given,) = Position().visit("zorro").play("use", "give citrus").told("good-given")
    assert given.words() == {"seat": "2", "to": "1", "good": "citrus"}


@pytest.mark.clause("santiago.info.transactions-open")
def test_holdings_stay_hidden_after_an_open_transaction() -> None:
    table = Position().visit("zorro").play("use", "give citrus")
    assert table.match.view(1)["players"][0] is None
    assert table.match.view(0)["players"][1] is None


@pytest.mark.clause("santiago.info.software-display")
def test_everything_is_revealed_at_the_end() -> None:
    table = last_ship_about_to_leave(3).holds(2, points=7, wood=1)
    assert table.match.view(0)["players"][2] is None
    table.play("drive 2")
    for seat in (0, 1, 2, None):
        seen = table.match.view(seat)["players"]
        assert None not in seen
        assert (seen[2]["points"], seen[2]["goods"]["wood"], seen[0]["pesos"]) == (7, 1, 0)


@pytest.mark.clause("santiago.info.software-display")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_holdings_may_be_open_by_choice(players: int) -> None:
    table = Position(players, holdings="open").holds(players - 1, pesos=8, points=6, rum=1)
    for seat in [*range(players), None]:
        seen = table.match.view(seat)["players"]
        assert None not in seen
        assert (seen[-1]["pesos"], seen[-1]["points"], seen[-1]["goods"]["rum"]) == (8, 6, 1)


@pytest.mark.clause("santiago.info.software-display")
def test_holdings_are_hidden_unless_the_players_choose_otherwise() -> None:
    usual, hidden = Position(), Position(holdings="hidden")
    assert usual.match.view(0) == hidden.match.view(0)
    assert hidden.match.view(0)["players"][1] is None


@pytest.mark.clause("santiago.info.supply-public")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_supply_dice_markers_and_brokers_are_public(seat: int | None) -> None:
    table = Position(3).supply(sugar=1, wood=0).demand(sugar=3, citrus=4, tobacco=0, cigar=1)
    table.value_on(3).ship_is(5).broker_on(2, "casino").owns(1, "bank", "cafe").at("zorro").face_down("maria")
    seen = table.match.view(seat)
    assert seen["supply"] == {"sugar": 1, "citrus": 5, "tobacco": 5, "rum": 8, "cigar": 8, "wood": 0}
    assert {good: seen["demand"][good] for good in ("sugar", "citrus", "tobacco", "cigar")} == {
        "sugar": 3,
        "citrus": 4,
        "tobacco": 0,
        "cigar": 1,
    }
    assert seen["demand"]["rum"] < 0
    assert (seen["board"]["value"], seen["board"]["departed"], seen["stop_of"]["car"]) == (3, 4, "6")
    assert seen["broker"] == {"1": None, "2": None, "3": "casino"}
    assert seen["markers"] == {"1": 3, "2": 1, "3": 3}
    assert {building for building, owner in seen["owner"].items() if owner is not None} == {"bank", "cafe"}
    assert [cuban for cuban in CUBANS if seen["inactive"][cuban]] == ["maria"]


@pytest.mark.clause("santiago.info.no-disclosure-duty")
def test_an_announcement_must_be_covered() -> None:
    table = Position().holds(0, rum=1, sugar=0).delivers()
    assert table.refusal("deliver rum 1") is None
    assert table.refusal("deliver rum 2") == "santiago.port.amount-free"
    assert table.refusal("deliver sugar 1") == "santiago.port.amount-free"


@pytest.mark.clause("santiago.info.no-disclosure-duty")
def test_a_player_who_passes_shows_nothing() -> None:
    able = Position().holds(0, pesos=0, points=0).delivers().play("pass")
    rich = Position().holds(0, pesos=9, points=9).delivers().play("pass")
    assert able.match.view(1) == rich.match.view(1)
    assert [event.words() for event in able.told("passed")] == [event.words() for event in rich.told("passed")]


@pytest.mark.clause("santiago.info.no-trade")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_may_do_anything_in_anothers_turn(players: int) -> None:
    table = Position(players).turn_of(1).before("pedro")
    for move in ("drive 1", "use", "broker customs", "decline"):
        for other in range(players):
            assert bool(table.match.legal(other)) == (other == 1)
        table.play(move)
    assert table.asked == 2 % players


@pytest.mark.clause("santiago.info.no-trade")
def test_no_step_of_a_turn_offers_a_trade_with_another_player() -> None:
    table = Position().before("pedro").turn_of(0)
    assert table.legal() == {"drive 1", "drive 2", "drive 3", "drive 4"}
    assert table.play("drive 1").legal() == {"use", "decline"}
    assert table.play("use").legal() == {"broker customs", "broker harbour", "broker newspaper"}
    assert table.play("broker harbour").legal() == {"value-right", "decline"}
    table.play("decline")
    assert (table.pesos(1), table.points(1), table.goods(1, "tobacco")) == (3, 2, 1)
