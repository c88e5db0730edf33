"""Siesta, which does nothing, and Protection, which lets nobody take anything."""

import pytest

from tests.havana.position import Position


def belongings(table: Position, seat: int) -> tuple[dict[str, int], int, int, int]:
    return table.cubes(seat), table.pesos(seat), table.workers(seat), table.points(seat)


@pytest.mark.clause("havana.card.siesta.effect")
def test_siesta_has_no_action() -> None:
    table = Position(2).holds(0, red=1, pesos=2, workers=1).holds(1, grey=3, pesos=4).centre(blue=2, pesos=5)
    before = belongings(table, 0), belongings(table, 1)
    table.shows(1, "siesta", "mama").acts(1, "siesta")
    assert table.question == ""
    assert (belongings(table, 0), belongings(table, 1)) == before
    assert (table.centre_cubes, table.centre_pesos, table.workers_left) == ({"blue": 2}, 5, 14)
    assert table.told("action-idle")[-1].words() == {"seat": "2", "card": "siesta"}
    assert [event.clause for event in table.events] == ["havana.card.siesta.effect"]


@pytest.mark.clause("havana.card.siesta.effect")
def test_siesta_lowers_the_number_of_its_owner() -> None:
    table = Position(2).shows(0, "refreshment", "protection").shows(1, "mama", "siesta").starts_round()
    assert [event.words() for event in table.told("number-formed")] == [
        {"seat": "2", "number": 9, "place": 1},
        {"seat": "1", "number": 12, "place": 2},
    ]


@pytest.mark.clause("havana.card.protection.effect")
@pytest.mark.parametrize("thief", ["pesos-thief", "materials-thief"])
def test_no_thief_takes_anything_from_a_protected_player(thief: str) -> None:
    table = Position(2).shows(1, "protection", "mama").holds(1, red=5, grey=2, pesos=8, workers=2).acts(0, thief)
    assert table.question == ""
    assert belongings(table, 1) == ({"red": 5, "grey": 2}, 8, 2, 0)
    assert belongings(table, 0) == ({}, 0, 0, 0)


@pytest.mark.clause("havana.card.protection.effect")
def test_the_tax_collector_takes_nothing_from_a_protected_player() -> None:
    table = Position(2).shows(1, "protection", "mama").holds(1, red=1, workers=1, pesos=1).acts(0, "tax-collector")
    assert table.question == ""
    assert belongings(table, 1) == ({"red": 1}, 1, 1, 0)
    assert belongings(table, 0) == ({}, 1, 0, 0)


@pytest.mark.clause("havana.card.protection.effect")
@pytest.mark.parametrize("where", ["hand", "discarded"])
@pytest.mark.parametrize("card", ["pesos-thief", "materials-thief", "tax-collector"])
def test_protection_that_does_not_lie_open_protects_nobody(card: str, where: str) -> None:
    table = Position(2).shows(1, "worker", "mama").holds(1, red=1, pesos=2)
    if where == "discarded":
        table.discarded(1, "protection")
    assert "protection" in table.cards(1, where)
    table.acts(0, card)
    moves = {"pesos-thief": ["rob 2"], "materials-thief": ["rob 2", "steal red"], "tax-collector": ["levy red"]}
    table.play(*moves[card])
    assert belongings(table, 1) != ({"red": 1}, 2, 0, 0)


@pytest.mark.clause("havana.card.protection.whole-round")
@pytest.mark.parametrize("thief", ["pesos-thief", "materials-thief"])
def test_protection_works_after_its_owners_turn(thief: str) -> None:
    table = Position(2).order(1, 0).shows(1, "protection", "mama").holds(1, blue=4, pesos=6).acts(0, thief)
    assert (table.question, belongings(table, 1)) == ("", ({"blue": 4}, 6, 0, 0))


@pytest.mark.clause("havana.card.protection.whole-round")
def test_protection_works_before_its_owners_turn() -> None:
    table = (
        Position(2).shows(0, "siesta", "pesos-thief").shows(1, "protection", "mama").holds(1, pesos=6).starts_round()
    )
    assert table.told("nobody-to-rob")[-1].words() == {"seat": "1"}
    assert (table.asked, table.question, table.pesos(0), table.pesos(1)) == (0, "buy", 0, 6)


@pytest.mark.clause("havana.card.protection.whole-round")
def test_protection_needs_no_activation_and_asks_nothing() -> None:
    table = Position(2).holds(0, red=1, pesos=1).holds(1, pesos=3).centre(red=1, pesos=1).acts(0, "protection")
    assert (table.question, table.centre_cubes, table.centre_pesos) == ("", {"red": 1}, 1)
    assert (belongings(table, 0), belongings(table, 1)) == (({"red": 1}, 1, 0, 0), ({}, 3, 0, 0))
    assert [(event.name, event.words(), event.clause) for event in table.events] == [
        ("action-idle", {"seat": "1", "card": "protection"}, "havana.card.protection.whole-round")
    ]


@pytest.mark.clause("havana.card.protection.scope")
def test_the_protection_of_others_does_not_hinder_takings_from_the_centre() -> None:
    table = Position(2).shows(1, "protection", "mama").centre(red=1, grey=4, pesos=4)
    table.acts(0, "pesos").acts(0, "mama").acts(0, "debris")
    assert belongings(table, 0) == ({"red": 1, "grey": 4}, 2, 0, 0)
    assert (table.centre_cubes, table.centre_pesos) == ({}, 2)


@pytest.mark.clause("havana.card.protection.scope")
def test_protection_does_not_hinder_conservation() -> None:
    table = Position(2).shows(0, "conservation", "mama").shows(1, "protection", "mama").acts(0, "conservation")
    assert "remove upper-left" in table.legal()
    table.play("remove upper-left")
    assert table.box_buildings == {"beach-hut"}


@pytest.mark.clause("havana.card.protection.scope")
def test_a_protected_player_still_takes_for_himself() -> None:
    table = Position(2).shows(0, "protection", "pesos").shows(1, "worker", "mama").centre(pesos=3).acts(0, "pesos")
    assert (table.pesos(0), table.centre_pesos) == (2, 1)
    table.shows(0, "protection", "pesos-thief").holds(1, pesos=4).acts(0, "pesos-thief").play("rob 2")
    assert (table.pesos(0), table.pesos(1)) == (4, 2)


@pytest.mark.clause("havana.card.protection.effect")
@pytest.mark.parametrize("protected", [1, 2, 3])
def test_protection_covers_its_owner_only(protected: int) -> None:
    table = Position(4)
    for seat in (1, 2, 3):
        table.shows(seat, "protection" if seat == protected else "worker", "mama").holds(seat, red=1)
    table.acts(0, "tax-collector").play("levy red", "levy red")
    assert table.question == ""
    assert {seat for seat in (1, 2, 3) if table.cubes(seat)} == {protected}
