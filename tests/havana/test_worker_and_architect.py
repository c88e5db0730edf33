"""Worker and Architect: who takes workers from the reserve."""

import pytest

from tests.havana.position import Position


@pytest.mark.clause("havana.card.worker.first-two")
def test_the_first_worker_card_of_a_round_takes_two_workers() -> None:
    table = Position(2).holds(0, workers=1).acts(0, "worker")
    assert (table.workers(0), table.workers(1), table.workers_left, table.question) == (3, 0, 12, "")
    assert table.told("workers-taken")[-1].words() == {"seat": "1", "workers": 2}
    assert table.told("workers-taken")[-1].clause == "havana.card.worker.first-two"


@pytest.mark.clause("havana.card.worker.later-one", "havana.card.worker.first-two")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_everyone_who_performs_it_later_in_the_round_takes_one_worker(order: tuple[int, ...]) -> None:
    table = Position(4).order(*order)
    for seat in order:
        table.acts(seat, "worker")
    assert [table.workers(seat) for seat in order] == [2, 1, 1, 1]
    assert table.workers_left == 10
    assert [(event.words()["workers"], event.clause) for event in table.told("workers-taken")] == [
        (2, "havana.card.worker.first-two"),
        *[(1, "havana.card.worker.later-one")] * 3,
    ]


@pytest.mark.clause("havana.card.worker.first-two", "havana.editions.need-not")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_to_perform_takes_two_whatever_his_place_in_the_order(seat: int) -> None:
    table = Position(3).acts(seat, "worker")
    assert table.workers(seat) == 2


@pytest.mark.clause("havana.card.worker.first-two")
def test_the_next_round_has_a_first_worker_card_again() -> None:
    table = (
        Position(2).shows(0, "siesta", "worker").shows(1, "mama", "worker").hand(0, "pesos", "debris", "refreshment")
    )
    table.hand(1, "pesos", "debris", "refreshment", "siesta").starts_round().play("stop-buying", "first worker")
    assert [table.workers(0), table.workers(1)] == [2, 1]
    table.replaces().play("cover siesta pesos", "cover mama siesta")
    assert (table.asked, table.question) == (1, "buy")
    assert [table.workers(0), table.workers(1), table.workers_left] == [2, 3, 10]


@pytest.mark.clause("havana.card.worker.empty")
@pytest.mark.parametrize("performed", [False, True])
def test_with_an_empty_reserve_the_worker_action_is_lost(performed: bool) -> None:
    table = Position(3)
    if performed:
        table.acts(1, "worker")
    table.reserve(0).acts(0, "worker")
    assert (table.workers(0), table.workers_left, table.question) == (0, 0, "")
    assert table.told("action-idle")[-1].words() == {"seat": "1", "card": "worker"}
    assert table.told("action-idle")[-1].clause == "havana.card.worker.empty"


@pytest.mark.clause("havana.card.worker.one-left")
def test_if_two_are_due_and_one_is_left_one_is_taken_and_the_action_is_performed() -> None:
    table = Position(2).reserve(1).acts(0, "worker")
    assert (table.workers(0), table.workers_left) == (1, 0)
    assert table.told("workers-taken")[-1].words() == {"seat": "1", "workers": 1}
    table.reserve(5).acts(1, "worker")
    assert (table.workers(1), table.workers_left) == (1, 4)
    assert table.told("workers-taken")[-1].clause == "havana.card.worker.later-one"


@pytest.mark.clause("havana.card.worker.first-two")
def test_exactly_two_workers_left_are_both_taken() -> None:
    table = Position(2).reserve(2).acts(0, "worker")
    assert (table.workers(0), table.workers_left) == (2, 0)


@pytest.mark.clause("havana.card.worker.later-one")
def test_the_last_worker_goes_to_a_later_worker_card() -> None:
    table = Position(2).reserve(3).acts(0, "worker").acts(1, "worker")
    assert (table.workers(0), table.workers(1), table.workers_left) == (2, 1, 0)


@pytest.mark.clause("havana.card.worker.failed-not-first")
def test_who_found_the_reserve_empty_has_not_performed_the_action() -> None:
    table = Position(3).reserve(0).acts(0, "worker").reserve(4).acts(1, "worker").acts(2, "worker")
    assert [table.workers(seat) for seat in range(3)] == [0, 2, 1]
    assert table.workers_left == 1


@pytest.mark.clause("havana.card.worker.architect-separate")
def test_the_architect_does_not_use_up_the_bonus_of_the_first_worker_card() -> None:
    table = Position(2).acts(0, "architect").acts(1, "worker").acts(0, "worker")
    assert (table.workers(0), table.workers(1)) == (2, 2)


@pytest.mark.clause("havana.card.worker.architect-separate", "havana.card.architect.worker")
def test_one_player_may_show_worker_and_architect_and_take_three() -> None:
    table = Position(2).shows(0, "worker", "architect").turn_of(0).play("first architect")
    assert (table.workers(0), table.workers_left) == (3, 12)
    assert [event.clause for event in table.told("workers-taken")] == [
        "havana.card.architect.worker",
        "havana.card.worker.first-two",
    ]


@pytest.mark.clause("havana.card.architect.worker")
def test_the_architect_brings_exactly_one_worker() -> None:
    table = Position(3).holds(2, workers=1).acts(2, "architect").acts(0, "architect")
    assert [table.workers(seat) for seat in range(3)] == [1, 0, 2]
    assert (table.workers_left, table.question) == (12, "")
    assert table.told("workers-taken")[0].words() == {"seat": "3", "workers": 1}


@pytest.mark.clause("havana.card.architect.worker")
@pytest.mark.parametrize(("reserve", "taken"), [(0, 0), (1, 1)])
def test_an_empty_reserve_means_no_worker_for_the_architect(reserve: int, taken: int) -> None:
    table = Position(2).reserve(reserve).acts(0, "architect")
    assert (table.workers(0), table.workers_left, len(table.told("workers-taken"))) == (taken, 0, taken)


@pytest.mark.clause("havana.card.architect.worker")
def test_an_idle_architect_is_told() -> None:
    table = Position(2).reserve(0).acts(0, "architect")
    assert [(event.name, event.words(), event.clause) for event in table.events] == [
        ("action-idle", {"seat": "1", "card": "architect"}, "havana.card.architect.worker")
    ]


@pytest.mark.clause("havana.card.architect.no-duty-to-buy")
def test_the_architect_never_obliges_to_buy() -> None:
    table = Position(2).shows(0, "architect", "siesta").row("lower", "school", "street", "jetty", "kiosk")
    table.holds(0, red=1, brown=1, grey=1).turn_of(0)
    assert table.legal() == {"buy upper-left", "buy lower-left", "stop-buying"}
    table.play("stop-buying")
    assert (table.owned(0), table.cubes(0), table.workers(0)) == (set(), {"red": 1, "brown": 1, "grey": 1}, 1)
    assert table.question == ""


@pytest.mark.clause("havana.card.architect.empty-still-counts")
def test_the_open_architect_meets_a_requirement_even_without_a_worker() -> None:
    table = Position(2).shows(0, "architect", "siesta").row("lower", "school", "street", "jetty", "kiosk").reserve(0)
    table.holds(0, red=1, brown=1, grey=1).turn_of(0).play("buy lower-left")
    assert (table.owned(0), table.points(0), table.workers(0)) == ({"school"}, 3, 0)
    without = Position(2).shows(0, "worker", "siesta").row("lower", "school", "street", "jetty", "kiosk").reserve(0)
    without.holds(0, red=1, brown=1, grey=1).turn_of(0)
    assert without.refusal("buy lower-left") == "havana.buy.architect-open"
