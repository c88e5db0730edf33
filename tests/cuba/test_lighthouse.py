"""The Lighthouse: looking through the ship pile and exchanging the ship at sea."""

from typing import Any

import pytest

from tests.cuba.position import Position

SHUFFLED = ("default", "fr2008")
IN_PLACE = ("en2007", "fr2007")
PILE = tuple(f"ship-{number:02}" for number in (10, 4, 15, 7, 12, 5, 9, 14, 6, 11, 8, 13))
SEEN = tuple(f"arrive {ship}" for ship in PILE)
UNKNOWN = [None] * len(PILE)


def lighthouse(edition: str = "default", **options: str) -> Position:
    """Seat 0 has the Lighthouse and the Inn in the pawn's row; the pile of twelve ships is unseen."""
    return Position(2, edition, **options).builds(0, a2="lighthouse", a3="inn")


def looks(edition: str = "default", **options: str) -> Position:
    """Seat 0 has looked through the pile: it lies as in PILE, where the order matters."""
    table = lighthouse(edition, **options).plays(0, "foreman").play("use lighthouse")
    while table.question == "looked-at":
        table.play(SEEN[sum(ship is not None for ship in table.pile_from_top)])
    return table


def pile_of(table: Position, seat: int | None) -> list[Any]:
    """The pile as a seat's view shows it; None for the spectator."""
    return list(table.match.view(seat)["pile"])[: table.pile_size]


# -- the exchange ------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "cuba.building.lighthouse.ruling",
    "cuba.building.lighthouse.function.exchange",
    "cuba.building.lighthouse.function.exchange-shuffle",
)
@pytest.mark.parametrize("edition", [*SHUFFLED, *IN_PLACE])
@pytest.mark.parametrize("ship", ["ship-04", "ship-09", "ship-13"])
def test_the_ship_at_sea_is_exchanged_for_any_ship_of_the_pile(ship: str, edition: str) -> None:
    table = looks(edition)
    assert (table.asked, table.question) == (0, "fetch")
    assert table.legal() == {"keep", *(f"fetch {other}" for other in PILE)}
    for lying in ("ship-01", "ship-02", "ship-03"):
        assert table.refusal(f"fetch {lying}") == "cuba.building.lighthouse.ruling"
    table.play(f"fetch {ship}")
    assert [table.ship_at(berth) for berth in ("sea", "dock-1", "dock-2")] == [ship, "ship-01", "ship-02"]
    assert (table.pile_size, table.asked, table.question, table.legal()) == (12, 0, "foreman", {"done", "use inn"})
    assert (table.points(0), table.pesos(0), table.lot(0)) == (0, 0, {})
    (fetched,) = table.told("ship-fetched")
    assert fetched.words() == {"seat": "1", "ship": ship, "back": "ship-03"}


@pytest.mark.clause("cuba.building.lighthouse.ruling")
@pytest.mark.parametrize("edition", [*SHUFFLED, *IN_PLACE])
def test_the_owner_may_keep_the_ship_at_sea(edition: str) -> None:
    table = looks(edition).play("keep")
    assert [table.ship_at(berth) for berth in ("sea", "dock-1", "dock-2")] == ["ship-03", "ship-01", "ship-02"]
    assert (table.pile_size, table.question) == (12, "foreman")
    (kept,) = table.told("ship-kept")
    assert (kept.clause, kept.words()) == ("cuba.building.lighthouse.ruling", {"seat": "1", "ship": "ship-03"})


@pytest.mark.clause("cuba.building.lighthouse.function.exchange", "cuba.building.lighthouse.function.exchange-shuffle")
@pytest.mark.parametrize(
    ("edition", "clause"),
    [
        ("default", "cuba.building.lighthouse.function.exchange-shuffle"),
        ("fr2008", "cuba.building.lighthouse.function.exchange-shuffle"),
        ("en2007", "cuba.building.lighthouse.function.exchange"),
        ("fr2007", "cuba.building.lighthouse.function.exchange"),
    ],
)
def test_only_in_the_shuffled_editions_the_pile_is_shuffled(edition: str, clause: str) -> None:
    table = looks(edition).play("fetch ship-09")
    assert table.told("ship-fetched")[-1].clause == clause
    assert [event.clause for event in table.told("pile-shuffled")] == [clause] * (edition in SHUFFLED)


@pytest.mark.clause("cuba.building.lighthouse.ruling")
@pytest.mark.parametrize("edition", [*SHUFFLED, *IN_PLACE])
def test_the_lighthouse_works_once_per_round(edition: str) -> None:
    table = looks(edition).play("keep")
    assert table.refusal("use lighthouse") == "cuba.foreman.once-per-round"


# -- the pile is shuffled ----------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.lighthouse.function.exchange-shuffle", "cuba.building.lighthouse.ruling")
@pytest.mark.parametrize("edition", SHUFFLED)
@pytest.mark.parametrize("answer", ["fetch ship-09", "fetch ship-13", "keep"])
def test_afterwards_the_whole_pile_is_unknown_again(answer: str, edition: str) -> None:
    table = lighthouse(edition).pile(*PILE).plays(0, "foreman").play("use lighthouse")
    assert table.legal() == {"keep", *(f"fetch {ship}" for ship in PILE)}
    table.play(answer)
    assert table.pile_from_top == UNKNOWN
    for seat in (0, 1, None):
        assert pile_of(table, seat) == UNKNOWN


@pytest.mark.clause("cuba.building.lighthouse.function.exchange-shuffle", "cuba.building.lighthouse.ruling")
@pytest.mark.parametrize("edition", SHUFFLED)
@pytest.mark.parametrize("answer", ["fetch ship-09", "fetch ship-13", "keep"])
def test_ships_known_to_be_at_the_bottom_are_shuffled_too(answer: str, edition: str) -> None:
    table = lighthouse(edition).bottom("ship-08", "ship-13").plays(0, "foreman").play("use lighthouse")
    assert table.legal() == {"keep", *(f"fetch {ship}" for ship in PILE)}
    table.play(answer)
    assert table.pile_from_top == UNKNOWN
    at_sea = "ship-03" if answer == "keep" else answer.split()[1]
    table.ends_round()
    assert (table.asked, table.question) == (-1, "ship")
    assert table.legal() == {f"arrive {ship}" for ship in (*PILE, "ship-03") if ship != at_sea}
    table.play("arrive ship-08")
    assert table.ship_at("sea") == "ship-08"


@pytest.mark.clause("cuba.building.lighthouse.function.exchange-shuffle", "cuba.building.lighthouse.ruling")
@pytest.mark.parametrize("edition", SHUFFLED)
def test_the_ship_taken_off_the_sea_goes_into_the_pile_and_may_come_next(edition: str) -> None:
    table = looks(edition).play("fetch ship-09", "done").ends_round()
    assert "arrive ship-03" in table.legal()
    assert table.refusal("arrive ship-09") == "cuba.setup.ship-pile"
    table.play("arrive ship-03")
    assert [table.ship_at(berth) for berth in ("sea", "dock-1", "dock-2", "dock-3")] == [
        "ship-03",
        "ship-09",
        "ship-01",
        "ship-02",
    ]


@pytest.mark.clause("cuba.building.lighthouse.function.exchange-shuffle")
def test_a_ship_that_leaves_later_lies_known_at_the_bottom_again() -> None:
    table = looks().play("fetch ship-09").acts(other="harbor").ship("dock-1", "ship-01", sugar=3, citrus=1)
    table.play("done").holds(0, citrus=1).builds(0, b2="small-branch-office").has_played(0).plays(0, "foreman")
    table.play("use small-branch-office", "load citrus dock-1", "arrive ship-03")
    assert table.pile_from_top == [*UNKNOWN[1:], "ship-01"]


# -- the pile stays in place -------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.lighthouse.function.exchange")
@pytest.mark.parametrize("edition", IN_PLACE)
def test_nature_settles_the_order_of_the_pile_for_the_one_who_looks(edition: str) -> None:
    table = lighthouse(edition).plays(0, "foreman").play("use lighthouse")
    for place, move in enumerate(SEEN[:-1]):
        assert (table.asked, table.question) == (-1, "looked-at")
        assert table.legal() == set(SEEN[place:])
        table.play(move)
    if table.question == "looked-at":
        table.play(SEEN[-1])
    assert (table.asked, table.question, table.pile_from_top) == (0, "fetch", list(PILE))
    (seen,) = table.told("pile-seen")
    assert (seen.clause, seen.words()) == ("cuba.building.lighthouse.function.exchange", {"seat": "1"})


@pytest.mark.clause("cuba.building.lighthouse.function.exchange", "cuba.building.lighthouse.ruling")
@pytest.mark.parametrize("edition", IN_PLACE)
@pytest.mark.parametrize("ship", ["ship-10", "ship-09", "ship-13"])
def test_the_ship_from_the_sea_takes_the_place_of_the_fetched_one(ship: str, edition: str) -> None:
    table = looks(edition).play(f"fetch {ship}")
    order = ["ship-03" if other == ship else other for other in PILE]
    assert (table.ship_at("sea"), table.pile_from_top, pile_of(table, 0)) == (ship, order, order)
    assert (pile_of(table, 1), pile_of(table, None)) == (UNKNOWN, UNKNOWN)


@pytest.mark.clause("cuba.building.lighthouse.function.exchange", "cuba.building.lighthouse.ruling")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_owner_alone_sees_the_pile(owner: int) -> None:
    table = Position(3, "en2007").builds(owner, a2="lighthouse").plays(owner, "foreman").play("use lighthouse", *SEEN)
    for seat in (0, 1, 2, None):
        assert pile_of(table, seat) == (list(PILE) if seat == owner else UNKNOWN)
    table.play("keep")
    assert (table.over, table.pile_from_top) == (True, list(PILE))
    for seat in (0, 1, 2, None):
        assert pile_of(table, seat) == (list(PILE) if seat == owner else UNKNOWN)


@pytest.mark.clause("cuba.building.lighthouse.function.exchange")
def test_no_event_tells_the_others_what_the_owner_has_seen() -> None:
    table = looks("en2007")
    public = [str(event.words()) for event in table.events]
    assert not any(ship in words for words in public for ship in PILE)


@pytest.mark.clause("cuba.building.lighthouse.function.exchange")
@pytest.mark.parametrize("edition", IN_PLACE)
def test_the_ships_come_in_the_order_seen_without_asking_nature(edition: str) -> None:
    table = looks(edition).play("fetch ship-04", "done").ends_round()
    assert (table.ship_at("sea"), table.ship_at("dock-1"), table.question) == ("ship-10", "ship-04", "bill")
    assert pile_of(table, 0) == ["ship-03", *PILE[2:]]
    assert (pile_of(table, 1), pile_of(table, None)) == (UNKNOWN[1:], UNKNOWN[1:])


@pytest.mark.clause("cuba.building.lighthouse.function.exchange")
def test_a_second_look_settles_nothing_anew() -> None:
    table = looks("en2007").play("fetch ship-04", "done").ends_round()
    table.plays(0, "foreman").play("use lighthouse")
    assert (table.asked, table.question) == (0, "fetch")
    assert table.legal() == {"keep", "fetch ship-03", *(f"fetch {ship}" for ship in PILE[2:])}
    table.play("fetch ship-03")
    assert (table.ship_at("sea"), pile_of(table, 0)) == ("ship-03", ["ship-10", *PILE[2:]])


@pytest.mark.clause("cuba.building.lighthouse.function.exchange")
@pytest.mark.parametrize("answer", ["keep", "fetch ship-04"])
def test_what_everybody_knows_of_the_bottom_stays_known(answer: str) -> None:
    table = lighthouse("en2007").bottom("ship-08", "ship-13").plays(0, "foreman").play("use lighthouse")
    assert table.legal() == set(SEEN[:10])
    assert table.refusal("arrive ship-08") == "cuba.setup.ship-pile"
    table.play(*SEEN[:10], answer)
    order = list(PILE) if answer == "keep" else ["ship-10", "ship-03", *PILE[2:]]
    assert pile_of(table, 0) == order
    assert pile_of(table, 1) == pile_of(table, None) == [*UNKNOWN[:10], "ship-08", "ship-13"]


@pytest.mark.clause("cuba.building.lighthouse.function.exchange")
def test_who_fetches_a_ship_whose_place_everybody_knows_shows_where_the_other_one_goes() -> None:
    table = lighthouse("en2007").bottom("ship-08", "ship-13").plays(0, "foreman").play("use lighthouse", *SEEN[:10])
    table.play("fetch ship-13")
    assert (table.ship_at("sea"), pile_of(table, 0)) == ("ship-13", [*PILE[:11], "ship-03"])
    assert pile_of(table, 1) == pile_of(table, None) == [*UNKNOWN[:10], "ship-08", "ship-03"]


# -- the option --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.lighthouse.function.exchange", "cuba.building.lighthouse.function.exchange-shuffle")
@pytest.mark.parametrize(
    ("edition", "option", "shuffled"),
    [("default", "in-place", False), ("fr2008", "in-place", False), ("en2007", "shuffled", True)],
)
def test_either_reading_may_be_chosen_in_any_edition(edition: str, option: str, shuffled: bool) -> None:
    table = looks(edition, lighthouse=option).play("fetch ship-09")
    assert table.ship_at("sea") == "ship-09"
    order = ["ship-03" if ship == "ship-09" else ship for ship in PILE]
    assert pile_of(table, 0) == (UNKNOWN if shuffled else order)
