"""The end: the seventh ship, the last conversion, and who has won."""

from itertools import permutations

import pytest

from malecon.engine.errors import MaleconError
from malecon.games.santiago.game import GAME
from tests.santiago.position import Position

GOODS = ("sugar", "citrus", "tobacco", "rum", "cigar", "wood")


def bare(players: int = 3, ship: int = 7) -> Position:
    table = Position(players).ship_is(ship)
    for seat in range(players):
        table.empty_handed(seat)
    return table


def ended(*holdings: dict[str, int]) -> Position:
    """A game whose seventh ship left for want of deliveries, each player holding exactly this."""
    table = bare(len(holdings)).value_on(4)
    for seat, held in enumerate(holdings):
        table.holds(seat, **held)
    return table.delivers().play(*["pass"] * len(holdings))


CAUSES = ("delivery", "wood", "passes", "drive", "harbour", "customs", "office", "lawyer")


def caused(cause: str, ship: int, seat: int = 0) -> Position:
    """Everybody is empty-handed but for what the cause needs; the ship leaves in the turn of this seat."""
    table = bare(3, ship).demand(rum=1, sugar=0, citrus=0, tobacco=0)
    if cause == "delivery":
        return table.holds(seat, rum=1).delivers(seat).play("deliver rum 1")
    if cause == "wood":
        return table.holds(seat, wood=1).delivers(seat).play("deliver-wood rum 1")
    if cause == "passes":
        return table.value_on(4).delivers(seat).play("pass", "pass", "pass")
    if cause == "drive":
        return table.value_on(4).holds(seat, pesos=1).at("alonso").turn_of(seat).play("drive 2")
    if cause == "harbour":
        return table.value_on(4).uses("harbour", seat).play("value-right")
    if cause == "customs":
        return table.uses("customs", seat).play("clear rum")
    if cause == "office":
        return table.holds(seat, rum=1).uses("office", seat).play("deliver-one rum")
    return table.value_on(4).owns(seat, "harbour").visit("alonso", seat).play("use-own harbour", "value-right")


# -- when --------------------------------------------------------------------------------------------------------------
@pytest.mark.clause("santiago.end.seventh", "santiago.end.immediate", "santiago.end.no-equal-turns")
@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_game_is_over_as_soon_as_the_seventh_ship_has_left(cause: str, seat: int) -> None:
    table = caused(cause, 7, seat)
    assert table.over
    assert list(table.match.asked) == []
    assert [event.words() for event in table.told("ship-left")] == [{"ship": 7}]
    assert [event.clause for event in table.told("game-ended")] == ["santiago.end.seventh"]
    for name in ("ship-entered", "die-rolled", "turn-begun", "broker-moved", "visit-paid"):
        assert table.told(name) == []


@pytest.mark.clause("santiago.end.seventh")
@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("ship", [1, 5, 6])
def test_no_earlier_ship_ends_the_game(cause: str, ship: int) -> None:
    table = caused(cause, ship)
    assert (table.over, table.ship, table.told("game-ended")) == (False, ship + 1, [])
    assert table.told("goods-converted") == []


@pytest.mark.clause("santiago.end.seventh")
def test_the_arrival_of_the_seventh_ship_is_not_the_end() -> None:
    table = caused("delivery", 6).roll(1, 1, 1, 1, 1).play("leave-out rum")
    assert (table.over, table.ship, table.question, table.asked) == (False, 7, "drive", 1)


@pytest.mark.clause("santiago.end.seventh", "santiago.ship.several-departures")
def test_one_drive_may_send_off_the_sixth_and_the_seventh_ship() -> None:
    table = bare(2, 6).value_on(4).holds(0, pesos=40).at("alonso").turn_of(0).play("drive 32")
    assert (table.over, [event.words()["ship"] for event in table.told("ship-left")]) == (True, [6, 7])
    shorter = bare(2, 6).value_on(4).holds(0, pesos=40).at("alonso").turn_of(0).play("drive 22")
    assert (shorter.over, shorter.ship, shorter.value) == (False, 7, 4)


@pytest.mark.clause("santiago.end.immediate")
def test_the_cuban_reached_by_the_last_drive_is_not_used() -> None:
    table = bare(2).value_on(4).holds(0, pesos=2).broker_on(0, "bank").at("alonso").turn_of(0).play("drive 3")
    assert (table.over, table.points(0), table.pesos(0), table.broker_of(0)) == (True, 0, 0, "bank")
    with pytest.raises(MaleconError, match="error-game-over"):
        table.match.play(0, GAME.vocabulary.parse("use"))


@pytest.mark.clause("santiago.end.immediate")
def test_the_last_drive_to_the_port_starts_no_deliveries() -> None:
    table = bare(2).value_on(4).holds(0, pesos=10).at("alonso").turn_of(0).play("drive 11")
    assert (table.over, table.told("deliveries-begun"), table.pesos(0)) == (True, [], 0)


@pytest.mark.clause("santiago.end.immediate")
def test_nobody_delivers_after_the_last_delivery() -> None:
    table = bare(3).demand(rum=1, sugar=0, citrus=0, tobacco=0).holds(1, rum=1).holds(2, rum=1)
    table.delivers(1).play("deliver rum 1")
    assert (table.over, table.points(1), table.points(2), table.goods(2, "rum")) == (True, 2, 0, 1)
    assert len(table.told("goods-delivered")) == 1


@pytest.mark.clause("santiago.end.immediate")
def test_after_a_last_ship_sent_off_through_the_lawyer_the_broker_does_not_move() -> None:
    table = bare(2).value_on(4).owns(0, "harbour").broker_on(0, "church").visit("alonso")
    table.play("use-own harbour", "value-right")
    assert (table.over, table.broker_of(0), table.told("broker-moved")) == (True, "church", [])


@pytest.mark.clause("santiago.end.immediate")
@pytest.mark.parametrize("building", ["harbour", "customs", "office"])
def test_the_owner_of_the_building_that_ended_the_game_gets_no_visit_point(building: str) -> None:
    def used(ship: int) -> Position:
        table = bare(2, ship).owns(1, building).value_on(4).demand(rum=1, sugar=0, citrus=0, tobacco=0)
        move = {"harbour": "value-right", "customs": "clear rum", "office": "deliver-one rum"}[building]
        return table.holds(0, rum=1).uses(building).play(move)

    assert (used(7).over, used(7).points(1), used(7).told("visit-paid")) == (True, 0, [])
    assert (used(6).over, used(6).points(1)) == (False, 1)


@pytest.mark.clause("santiago.end.cause-is-paid", "santiago.port.vp-before-departure")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_last_delivery_at_the_port_is_paid(value: int) -> None:
    table = bare().demand(rum=2, sugar=0, citrus=0, tobacco=0).holds(0, rum=2).value_on(value).delivers()
    table.play("deliver rum 2")
    assert (table.over, table.points(0), table.goods(0, "rum"), table.supply_of("rum")) == (True, 2 * value, 0, 8)


@pytest.mark.clause("santiago.end.cause-is-paid")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_last_delivery_at_the_office_is_paid(value: int) -> None:
    table = bare().demand(rum=1, sugar=0, citrus=0, tobacco=0).holds(0, rum=1).value_on(value).uses("office")
    table.play("deliver-one rum")
    assert (table.over, table.points(0), table.goods(0, "rum")) == (True, 2, 0)


@pytest.mark.clause("santiago.end.cause-is-paid")
@pytest.mark.parametrize(("stars", "left"), [(2, 4), (3, 3), (6, 0)])
def test_the_price_of_the_last_drive_stays_paid(stars: int, left: int) -> None:
    table = bare(2).value_on(4).holds(0, pesos=5).at("alonso").turn_of(0).play(f"drive {stars}")
    assert (table.over, table.pesos(0)) == (True, left)


@pytest.mark.clause("santiago.end.cause-is-paid")
def test_goods_delivered_last_are_not_converted() -> None:
    table = bare(2).demand(rum=1, sugar=0, citrus=0, tobacco=0).holds(0, rum=3).delivers().play("deliver rum 1")
    assert (table.points(0), table.kept(0)) == (2, 2)


@pytest.mark.clause("santiago.end.no-equal-turns")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_is_not_completed(players: int) -> None:
    table = bare(players).value_on(4).holds(0, pesos=1).at("alonso").turn_of(0).play("drive 2")
    assert (table.over, list(table.match.asked), table.told("turn-begun")) == (True, [], [])
    for seat in range(players):
        with pytest.raises(MaleconError, match="error-game-over"):
            table.match.play(seat, GAME.vocabulary.parse("drive 1"))


@pytest.mark.clause("santiago.end.reveal")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_all_screens_are_removed(players: int) -> None:
    table = bare(players).value_on(4)
    for seat in range(players):
        table.holds(seat, pesos=seat + 1, points=2 * seat, wood=1)
    assert [table.match.view(0)["players"][seat] is None for seat in range(players)] == [False] + [True] * (players - 1)
    assert table.match.view(None)["players"] == [None] * players
    table.delivers().play(*["pass"] * players)
    for viewer in (*range(players), None):
        seen = table.match.view(viewer)["players"]
        assert [(held["pesos"], held["points"], held["goods"]["wood"]) for held in seen] == [
            (seat + 1, 2 * seat, 1) for seat in range(players)
        ]


# -- the conversion ----------------------------------------------------------------------------------------------------
@pytest.mark.clause("santiago.end.conversion", "santiago.end.conversion-automatic")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(
    ("amount", "points", "kept"),
    [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 1, 0), (4, 1, 1), (5, 1, 2), (6, 2, 0), (8, 2, 2)],
)
def test_three_goods_become_a_point_and_the_rest_is_kept(good: str, amount: int, points: int, kept: int) -> None:
    table = ended({"points": 4, good: amount}, {})
    assert (table.points(0), table.kept(0), table.goods(0, good)) == (4 + points, kept, amount)
    assert (table.points(1), table.kept(1)) == (0, 0)
    assert [event.words() for event in table.told("goods-converted")] == [
        {"seat": "1", "goods": amount, "points": points, "kept": kept},
        {"seat": "2", "goods": 0, "points": 0, "kept": 0},
    ]


@pytest.mark.clause("santiago.end.conversion", "santiago.end.conversion-automatic")
@pytest.mark.parametrize(
    ("held", "points", "kept"),
    [
        ({"sugar": 1, "citrus": 1, "wood": 1}, 1, 0),
        ({"tobacco": 1, "rum": 1, "cigar": 1}, 1, 0),
        ({"sugar": 2, "wood": 2}, 1, 1),
        ({"sugar": 2, "citrus": 2, "tobacco": 2, "rum": 2, "cigar": 2, "wood": 2}, 4, 0),
        ({"sugar": 1, "citrus": 1, "tobacco": 1, "rum": 1, "cigar": 1}, 1, 2),
        ({"sugar": 8, "citrus": 8, "tobacco": 8, "rum": 8, "cigar": 8, "wood": 8}, 16, 0),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_goods_of_all_types_are_counted_together(held: dict[str, int], points: int, kept: int, seat: int) -> None:
    table = ended(*({"points": 10, **held} if other == seat else {} for other in range(3)))
    assert [table.points(other) for other in range(3)] == [10 + points if other == seat else 0 for other in range(3)]
    assert [table.kept(other) for other in range(3)] == [kept if other == seat else 0 for other in range(3)]
    told = {event.words()["seat"]: event for event in table.told("goods-converted")}
    converted = told[str(seat + 1)]
    assert converted.words() == {"seat": str(seat + 1), "goods": sum(held.values()), "points": points, "kept": kept}
    assert converted.clause == "santiago.end.conversion-automatic"


@pytest.mark.clause("santiago.end.conversion-automatic")
def test_everybody_converts_without_being_asked() -> None:
    table = ended({"points": 1, "rum": 3}, {"points": 2, "wood": 7}, {"points": 3, "sugar": 2})
    assert [table.points(seat) for seat in range(3)] == [2, 4, 3]
    assert [table.kept(seat) for seat in range(3)] == [0, 1, 2]


@pytest.mark.clause("santiago.end.pesos-worthless")
@pytest.mark.parametrize("pesos", [3, 9, 40])
def test_pesos_are_worth_no_points_at_the_end(pesos: int) -> None:
    table = ended({"points": 5, "pesos": pesos, "sugar": 2}, {"points": 6})
    assert (table.points(0), table.pesos(0), table.kept(0)) == (5, pesos, 2)
    assert table.match.places() == [2, 1]


# -- the winner --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.end.winner")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        ((5, 4), [1, 2]),
        ((4, 5), [2, 1]),
        ((1, 2, 3), [3, 2, 1]),
        ((9, 11, 10), [3, 1, 2]),
        ((4, 1, 3, 2), [1, 4, 2, 3]),
        ((0, 7, 9, 8), [4, 3, 1, 2]),
    ],
)
def test_the_highest_total_wins(points: tuple[int, ...], places: list[int]) -> None:
    table = ended(*({"points": number} for number in points))
    assert table.match.places() == places
    assert [event.words() for event in table.told("placed")] == [
        {"seat": str(seat + 1), "place": place, "points": number, "kept": 0, "pesos": 0}
        for seat, (place, number) in enumerate(zip(places, points, strict=True))
    ]


@pytest.mark.clause("santiago.end.winner")
def test_points_come_before_goods_and_pesos() -> None:
    table = ended({"points": 5, "rum": 2, "pesos": 20}, {"points": 6})
    assert table.match.places() == [2, 1]


@pytest.mark.clause("santiago.end.winner", "santiago.end.conversion")
def test_the_total_includes_the_conversion() -> None:
    assert ended({"points": 5, "rum": 6}, {"points": 6, "rum": 2}).match.places() == [1, 2]


@pytest.mark.clause("santiago.end.tie-goods")
@pytest.mark.parametrize(("first", "second"), [(2, 1), (1, 0), (2, 0)])
@pytest.mark.parametrize("good", GOODS)
def test_a_tie_goes_to_the_player_with_the_most_goods_left(first: int, second: int, good: str) -> None:
    for rich, poor, places in ((first, second, [1, 2]), (second, first, [2, 1])):
        table = ended({"points": 5, good: rich}, {"points": 5, good: poor})
        assert table.match.places() == places
        assert [(event.words()["place"], event.words()["kept"]) for event in table.told("placed")] == [
            (places[0], rich),
            (places[1], poor),
        ]


@pytest.mark.clause("santiago.end.tie-goods")
def test_goods_left_come_before_pesos() -> None:
    assert ended({"points": 5, "rum": 1}, {"points": 5, "pesos": 30}).match.places() == [1, 2]
    assert ended({"points": 5, "pesos": 30, "rum": 1}, {"points": 5, "sugar": 2}).match.places() == [2, 1]


@pytest.mark.clause("santiago.end.tie-goods-after-conversion")
@pytest.mark.parametrize(
    ("one", "other", "places"),
    [
        ({"points": 4, "rum": 3}, {"points": 5, "rum": 1}, [2, 1]),
        ({"points": 3, "rum": 7}, {"points": 5, "sugar": 2}, [2, 1]),
        ({"points": 4, "rum": 5}, {"points": 5, "rum": 2}, [1, 1]),
        ({"points": 5, "wood": 1}, {"points": 5}, [1, 2]),
        ({"points": 5, "wood": 2}, {"points": 5, "cigar": 1}, [1, 2]),
        ({"points": 5, "wood": 1}, {"points": 5, "cigar": 1, "sugar": 1}, [2, 1]),
    ],
)
def test_the_tie_break_counts_what_the_conversion_left_over(
    one: dict[str, int], other: dict[str, int], places: list[int]
) -> None:
    table = ended(one, other)
    assert table.points(0) == table.points(1)
    assert table.match.places() == places


@pytest.mark.clause("santiago.end.tie-pesos")
@pytest.mark.parametrize(("one", "other", "places"), [(1, 0, [1, 2]), (0, 1, [2, 1]), (8, 9, [2, 1]), (9, 8, [1, 2])])
def test_a_tie_in_points_and_goods_goes_to_the_player_with_the_most_pesos(
    one: int, other: int, places: list[int]
) -> None:
    table = ended({"points": 5, "rum": 1, "pesos": one}, {"points": 5, "wood": 1, "pesos": other})
    assert table.match.places() == places
    assert [event.words()["pesos"] for event in table.told("placed")] == [one, other]


@pytest.mark.clause("santiago.end.shared")
@pytest.mark.parametrize(
    ("holdings", "places"),
    [
        (({}, {}), [1, 1]),
        (({"points": 5, "rum": 2, "pesos": 4}, {"points": 5, "sugar": 1, "wood": 1, "pesos": 4}), [1, 1]),
        (({"points": 5}, {"points": 5}, {"points": 5}, {"points": 5}), [1, 1, 1, 1]),
        (({"points": 3}, {"points": 5}, {"points": 5}), [3, 1, 1]),
        (({"points": 5}, {"points": 3}, {"points": 3}), [1, 2, 2]),
        (({"points": 3}, {"points": 5}, {"points": 3}, {"points": 1}), [2, 1, 2, 4]),
        (({"points": 5}, {"points": 5, "pesos": 1}, {"points": 5}, {"points": 5, "rum": 1}), [3, 2, 3, 1]),
    ],
)
def test_players_tied_in_everything_share_their_place(holdings: tuple[dict[str, int], ...], places: list[int]) -> None:
    table = ended(*holdings)
    assert table.match.places() == places
    assert [event.words()["place"] for event in table.told("placed")] == places


@pytest.mark.clause("santiago.end.shared", "santiago.end.tie-goods", "santiago.end.tie-pesos")
def test_the_same_criteria_rank_the_other_places() -> None:
    table = ended({"points": 4, "pesos": 1}, {"points": 4, "rum": 1}, {"points": 9}, {"points": 4, "pesos": 2})
    assert table.match.places() == [4, 2, 1, 3]


@pytest.mark.clause("santiago.end.winner", "santiago.end.tie-goods", "santiago.end.tie-pesos", "santiago.end.shared")
@pytest.mark.parametrize(
    ("one", "other", "clause"),
    [
        ({"points": 6}, {"points": 5, "rum": 2, "pesos": 9}, "santiago.end.winner"),
        ({"points": 5, "rum": 1}, {"points": 5, "pesos": 9}, "santiago.end.tie-goods"),
        ({"points": 5, "pesos": 1}, {"points": 5}, "santiago.end.tie-pesos"),
        ({"points": 5, "rum": 1, "pesos": 1}, {"points": 5, "wood": 1, "pesos": 1}, "santiago.end.shared"),
    ],
)
def test_each_place_is_explained_by_what_decided_it(one: dict[str, int], other: dict[str, int], clause: str) -> None:
    for holdings in ((one, other), (other, one)):
        assert [event.clause for event in ended(*holdings).told("placed")] == [clause, clause]


FIELD = ({"points": 5, "rum": 1}, {"points": 5, "pesos": 1}, {"points": 5}, {"points": 5})


@pytest.mark.clause("santiago.end.tie-goods", "santiago.end.tie-pesos", "santiago.end.shared")
def test_places_do_not_depend_on_the_seats() -> None:
    for seats in permutations(range(4)):
        assert ended(*(FIELD[who] for who in seats)).match.places() == [min(who, 2) + 1 for who in seats]


@pytest.mark.clause("santiago.end.shared")
def test_a_shared_place_is_told_as_shared_wherever_its_players_sit() -> None:
    for seats in permutations(range(4)):
        placed = ended(*(FIELD[who] for who in seats)).told("placed")
        shared = [event.clause for event in placed if event.words()["place"] == 3]
        assert shared == ["santiago.end.shared"] * 2, f"seated {seats}"


@pytest.mark.clause("santiago.end.shared")
def test_the_reason_told_for_a_place_does_not_depend_on_the_seats() -> None:
    field = ({"points": 9}, {"points": 4, "rum": 1}, {"points": 4, "pesos": 2}, {"points": 4, "pesos": 1})
    reasons: dict[int, set[str]] = {who: set() for who in range(4)}
    for seats in permutations(range(4)):
        for who, event in zip(seats, ended(*(field[who] for who in seats)).told("placed"), strict=True):
            reasons[who].add(event.clause)
    assert {who: len(told) for who, told in reasons.items()} == {0: 1, 1: 1, 2: 1, 3: 1}
