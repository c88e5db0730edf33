"""What a position looks worth to a bot, in hundredths of a point."""

import pytest

from malecon.games.cuba.evaluation import USE_WORTH
from malecon.games.cuba.game import GAME
from malecon.games.cuba.words import BUILDING, Ask, Phase
from tests.cuba.position import Position
from tests.cuba.voting import bid, in_session


def worth(table: Position, seat: int = 0) -> int:
    """In the middle of the action phase, unless something else is asked."""
    if table.over:
        table.turn_of(1)
    return int(GAME.thumb.rule_of_thumb(table.table, seat))


def bare(round: int = 1) -> Position:
    """No tax worth paying, no duty that can be given, no ship to load."""
    table = Position(2).acts(tax="tax-5", duty="duty-water").round_is(round)
    return table.ship("dock-1", None).ship("dock-2", None).ship("sea", None)


def more(table: Position, round: int = 1) -> int:
    """What a position is worth above the bare one of the same round."""
    return worth(table) - worth(bare(round))


def test_a_bare_position_is_worth_its_warehouse_its_cards_its_fields_and_its_laws() -> None:
    fields = 5 * (5 * 16 + 6 * 13)
    warehouse = 200 + (40 * 60 * (500 + 25)) // 10_000
    cards = 120 + 60 + 130 + 30 + 60
    later_tax = (200 - 5 * 32) * 5 * 40 // 400
    assert worth(bare()) == fields + warehouse + cards + later_tax


def test_points_count_in_full() -> None:
    assert more(bare().holds(0, points=7)) == 700
    assert GAME.evaluate(Position(2).holds(0, points=7).holds(1, points=8).table, 0) == 7.0


def test_when_the_game_is_over_points_count_and_above_all_the_victory() -> None:
    table = Position(2).holds(0, points=4, rum=3, pesos=5).holds(1, points=5)
    assert table.over
    assert (GAME.thumb.rule_of_thumb(table.table, 0), GAME.thumb.rule_of_thumb(table.table, 1)) == (400, 2500)


@pytest.mark.parametrize(
    ("pesos", "expected"), [(1, 33), (4, 4 * 33), (7, 6 * 33 + 16), (20, 6 * 33 + 14 * 16), (23, 6 * 33 + 14 * 16 + 3)]
)
def test_the_first_pesos_are_worth_more_than_the_rest(pesos: int, expected: int) -> None:
    tax = (200 - 5 * 32) * 7 // 10 if pesos >= 5 else 0  # which can be paid now
    assert more(bare().holds(0, pesos=pesos)) == expected + tax


def test_at_the_very_end_money_only_breaks_ties() -> None:
    table = bare(6)
    table.table.begin_phase(Phase.STATUTES)
    table.push((Ask.DUTY, 1, 0))
    before = worth(table)
    assert worth(table.holds(0, pesos=9)) == before + 9


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ({"wood": 4}, 4 * 42),
        ({"wood": 6}, 4 * 42 + 2 * 6),
        ({"stone": 5}, 4 * 42 + 6),
        ({"wood": 2, "stone": 2}, 4 * 42),
    ],
)
def test_the_first_resources_of_a_kind_are_worth_more_than_the_rest(pieces: dict[str, int], expected: int) -> None:
    assert more(bare().holds(0, **pieces)) == expected


def test_water_is_worth_less_but_pays_the_duty() -> None:
    duty = 200 * 6 // 10
    assert more(bare().holds(0, water=3)) == 3 * 42 + duty
    assert more(bare().holds(0, water=5)) == 3 * 42 + 2 * 6 + duty


def test_resources_are_worth_little_once_nobody_can_build_any_more() -> None:
    assert more(bare(6).holds(0, wood=3), 6) == 3 * 42
    played = bare(6).has_played(0, "architect")
    before = worth(played)
    assert worth(played.holds(0, wood=3)) - before == 3 * 6


def test_merchandise_is_worth_what_it_will_last() -> None:
    assert more(bare().holds(0, citrus=2)) == 2 * 30
    assert more(bare().stores(0, citrus=2, tobacco=1)) == 3 * 60
    assert more(bare().holds(0, rum=1, cigars=1)) == 2 * 115


def test_a_ship_for_the_goods_is_worth_more_while_the_mayor_is_in_hand() -> None:
    def with_ships(*played: str, round: int = 1) -> Position:
        table = bare(round).has_played(0, *played)
        return table.ship("dock-1", "ship-04").ship("dock-2", "ship-04").ship("dock-3", "ship-01")

    goods = 2 * 115
    assert worth(with_ships().holds(0, rum=2)) - worth(with_ships()) == goods + 2 * 2 * 45
    assert worth(with_ships("mayor").holds(0, rum=2)) - worth(with_ships("mayor")) == goods + 2 * 2 * 15
    assert worth(with_ships("mayor", round=6).holds(0, rum=2)) - worth(with_ships("mayor", round=6)) == goods
    assert worth(with_ships().stores(0, sugar=4)) - worth(with_ships()) == 4 * 60 + 3 * 3 * 45


@pytest.mark.parametrize(("building", "each"), list(zip(BUILDING.words, USE_WORTH, strict=True))[:-1])
def test_a_building_is_worth_its_uses_and_costs_a_field(building: str, each: int) -> None:
    table = Position(2, embassy="added").acts(tax="tax-5", duty="duty-water")
    table.ship("dock-1", None).ship("dock-2", None).ship("sea", None).turn_of(1)
    before = worth(table)
    table.builds(0, a2=building)
    uses = ((40 + each) * 60 * 525) // 10_000 - (40 * 60 * 525) // 10_000
    assert worth(table) - before == 200 - 5 * 16 + uses


def test_buildings_that_share_a_row_or_a_column_are_worth_more() -> None:
    together = worth(bare().builds(0, a2="hotel", a3="rum-cafe"))
    apart = worth(bare().builds(0, b2="hotel", c3="rum-cafe"))
    in_cross = ((40 + 200 + 250) * 60 * 525) // 10_000
    spread = ((200 + 250) * 60 + 40 * 10) * 525 // 10_000
    assert together - apart == in_cross - spread


def test_the_foreman_in_hand_counts_a_quarter_of_a_use() -> None:
    in_hand = worth(bare().builds(0, a2="hotel"))
    played = worth(bare().builds(0, a2="hotel").has_played(0, "foreman"))
    assert in_hand - played == 30 + (240 * 60 * 525) // 10_000 - (240 * 60 * 500) // 10_000


def test_a_tax_that_can_be_paid_is_worth_most_of_its_points() -> None:
    def taxed(pesos: int) -> int:
        return worth(bare().acts(tax="tax-2").holds(0, pesos=pesos))

    assert taxed(2) - taxed(1) == 33 + (200 - 2 * 32) * 7 // 10


@pytest.mark.parametrize(
    ("question", "seat", "pending"),
    [(Ask.TAX, 0, True), (Ask.TAX, 1, False), (Ask.DUTY, 0, False)],
)
def test_a_tax_counts_until_its_turn_is_over(question: int, seat: int, pending: bool) -> None:
    def taxed(pesos: int) -> int:
        table = bare().acts(tax="tax-2").holds(0, pesos=pesos)
        table.table.begin_phase(Phase.STATUTES)
        return worth(table.push((question, seat, 0)))

    assert taxed(2) - taxed(1) == 33 + ((200 - 2 * 32) * 7 // 10 if pending else 0)


@pytest.mark.parametrize(
    ("question", "seat", "pending"),
    [(Ask.TAX, 1, True), (Ask.DUTY, 0, True), (Ask.DUTY, 1, False)],
)
def test_a_duty_counts_until_its_turn_is_over(question: int, seat: int, pending: bool) -> None:
    def held(water: int) -> int:
        table = bare().holds(0, water=water)
        table.table.begin_phase(Phase.STATUTES)
        return worth(table.push((question, seat, 0)))

    assert held(1) - held(0) == 42 + (120 if pending else 0)


def test_turns_count_from_the_starting_player() -> None:
    table = bare().starter(1).holds(0, water=1)
    table.table.begin_phase(Phase.STATUTES)
    assert worth(table.push((Ask.DUTY, 1, 0))) - worth(table.starter(0)) == 120


@pytest.mark.parametrize(("phase", "share"), [(Phase.STATUTES, 100), (Phase.PARLIAMENT, 40)])
def test_a_subsidy_counts_now_and_in_the_rounds_to_come(phase: int, share: int) -> None:
    def subsidised(subsidy: str | None) -> int:
        table = bare(4)
        if subsidy:
            table.acts(subsidy=subsidy)
        table.table.begin_phase(phase)
        return worth(table.push((Ask.TAX, 0, 0)))

    assert subsidised("subsidy-product-fields") - subsidised(None) == 6 * (share + 2 * 40 // 2)
    assert subsidised("subsidy-votes") - subsidised(None) == 0


def test_the_votes_of_a_card_are_subsidised_once_it_is_shown() -> None:
    table = bare(6).acts(subsidy="subsidy-votes")
    table.table.begin_phase(Phase.STATUTES)
    before = worth(table.push((Ask.TAX, 0, 0)))
    assert worth(table.shows(0, "foreman")) - before == 4 * 100


@pytest.mark.parametrize(("pesos", "expected"), [(1, 0), (2, 30), (3, 60)])
def test_a_bid_is_worth_its_chance_to_win(pesos: int, expected: int) -> None:
    def after(bid_of: int, votes: str) -> int:
        table = bare(6).holds(0, pesos=9).holds(1, pesos=5)
        return worth(bid(in_session(table, votes, votes), 0, bid_of))

    table = bare(6).holds(0, pesos=9).holds(1, pesos=5)
    assert bid(in_session(table, "mayor", "mayor"), 0, pesos).table.decision() == Ask.BID
    spent = [9 - pesos, 9]
    money = [min(left, 6) * 33 + max(left - 6, 0) * 16 for left in spent]
    assert after(pesos, "mayor") - after(0, "mayor") == money[0] - money[1] + expected


def test_of_three_players_the_strongest_rival_counts_whatever_the_seat() -> None:
    def after(kept: tuple[str, str, str], pesos: int) -> int:
        table = Position(3).acts(tax="tax-5", duty="duty-water").round_is(6)
        for seat in range(3):
            table.holds(seat, pesos=9)
        bid(in_session(table, *kept), 1, pesos)
        left = 9 - pesos
        money = min(left, 6) * 33 + max(left - 6, 0) * 16
        return int(GAME.thumb.rule_of_thumb(table.table, 1)) - money

    idle = after(("mayor", "worker", "worker"), 0)
    assert after(("mayor", "worker", "worker"), 5) == idle
    assert after(("mayor", "worker", "worker"), 6) == idle + 30
    assert after(("worker", "worker", "mayor"), 6) == idle + 30
    assert after(("worker", "worker", "mayor"), 7) == idle + 60
    assert after(("worker", "worker", "worker"), 3) == idle + 60
    assert after(("worker", "worker", "worker"), 2) == idle + 30


def test_goods_for_a_ship_of_the_next_round_count_in_the_last_round_but_one() -> None:
    def held(round: int, rum: int, phase: int = Phase.STATUTES) -> int:
        table = bare(round).ship("dock-1", "ship-04").holds(0, rum=rum)
        table.table.begin_phase(phase)
        return worth(table.push((Ask.DUTY, 1, 0)))

    assert held(5, 2) - held(5, 0) == 2 * 115 + 2 * 15
    assert held(6, 2) - held(6, 0) == 0


def test_citrus_for_a_ship_counts_like_any_other_ware() -> None:
    table = bare().ship("dock-1", "ship-02")
    assert worth(table.stores(0, citrus=2)) - worth(bare().ship("dock-1", "ship-02")) == 2 * 60 + 2 * 45


def test_the_tax_by_buildings_is_that_of_the_seat() -> None:
    def taxed(pesos: int) -> int:
        table = bare().acts(tax="tax-per-building").builds(0, a2="hotel", a3="inn").holds(0, pesos=pesos)
        return worth(table)

    assert taxed(3) - taxed(2) == 33 + (200 - 3 * 32) * 7 // 10
