"""The Church and its veto tile, the Town Hall and its voting tile."""

import pytest

from tests.cuba.position import Position

EDITIONS = ("default", "en2007", "fr2007", "fr2008")
BILLS = {"tax": "tax-3", "duty": "duty-water", "subsidy": "subsidy-water", "other": "drought"}
PILE = tuple(f"ship-{number:02}" for number in range(4, 16))


def church(edition: str = "default", **bills: str) -> Position:
    """Seat 0 has the Church, outside the pawn's row and column; four bills lie open and the ship pile is known."""
    return Position(2, edition).pile(*PILE).builds(0, b2="church").bills(**(bills or BILLS))


def open_bills(table: Position) -> dict[str, str | None]:
    return {kind: table.bill(kind) for kind in BILLS}


def next_round(table: Position, **bills: str) -> Position:
    """The round ends, the next one begins with these bills, and seat 0 plays the foreman."""
    table.ends_round().play(*(f"reveal {statute}" for statute in bills.values()))
    return table.plays(0, "foreman")


def next_round_bills(table: Position) -> Position:
    return table.play("reveal tax-1", "reveal duty-sugar", "reveal subsidy-votes", "reveal building")


# -- the veto ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.church.function", "cuba.building.church.removed")
@pytest.mark.parametrize("kind", BILLS)
def test_the_church_removes_one_bill_at_once(kind: str) -> None:
    table = church().plays(0, "foreman").play("use church")
    assert (table.asked, table.question) == (0, "veto")
    assert table.legal() == {"veto tax", "veto duty", "veto subsidy", "veto other"}
    table.play(f"veto {kind}")
    assert table.over
    assert open_bills(table) == {**BILLS, kind: None}
    assert table.statutes_in("out") == {BILLS[kind]}
    assert table.statutes_in("bill") == set(BILLS.values()) - {BILLS[kind]}
    (vetoed,) = table.told("bill-vetoed")
    assert (vetoed.clause, vetoed.words()) == (
        "cuba.building.church.function",
        {"seat": "1", "statute": BILLS[kind]},
    )


@pytest.mark.clause("cuba.building.church.function")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_bills_are_left_for_the_parliament_of_this_round(edition: str) -> None:
    table = church(edition).plays(0, "foreman").play("use church", "veto duty")
    table.keeps(0, "worker").keeps(1, "mayor").parliament()
    assert (table.asked, table.question) == (1, "enact")
    assert table.legal() == {"enact tax+subsidy", "enact tax+other", "enact subsidy+other"}
    assert table.refusal("enact tax+duty") == "cuba.parliament.three-bills"
    table.play("enact tax+other")
    assert (table.act("tax"), table.act("other"), table.act("duty")) == ("tax-3", "drought", "duty-citrus")


@pytest.mark.clause("cuba.building.church.removed")
def test_a_vetoed_bill_never_comes_back_and_the_next_card_waits_for_the_next_round() -> None:
    table = church().plays(0, "foreman").play("use church", "veto tax")
    assert (table.over, table.bill("tax")) == (True, None)
    table.keeps(0, "worker").keeps(1, "mayor").parliament().play("enact duty+other")
    assert (table.round, table.question) == (2, "bill")
    assert table.legal() == {"reveal tax-1", "reveal tax-2", "reveal tax-4", "reveal tax-5", "reveal tax-per-building"}
    assert table.refusal("reveal tax-3") == "cuba.bills.one-per-type-per-round"
    assert table.statutes_in("out") >= {"tax-3", "subsidy-water"}


@pytest.mark.clause("cuba.building.church.optional")
def test_the_veto_is_optional() -> None:
    table = church().builds(0, a2="inn").pawn(0, "b1").plays(0, "foreman").play("forgo")
    assert (table.over, open_bills(table), table.veto_tile) == (True, BILLS, None)
    table = church().builds(0, b3="inn").pawn(0, "b1").plays(0, "foreman").play("use inn")
    assert table.legal() == {"done", "use church"}
    table.play("done")
    assert (table.over, open_bills(table), table.veto_tile) == (True, BILLS, None)


@pytest.mark.clause("cuba.building.church.optional")
def test_the_veto_is_decided_during_the_foreman_action_only() -> None:
    table = church().keeps(0, "worker").keeps(1, "mayor").parliament()
    assert (table.question, len(table.legal())) == ("enact", 6)


@pytest.mark.clause("cuba.building.church.optional")
def test_a_veto_only_hits_a_face_up_bill_never_an_act_in_force() -> None:
    table = Position(2).acts(other="harbor").builds(0, b2="church").bills(tax="tax-3", duty="duty-water")
    acts = {kind: table.act(kind) for kind in BILLS}
    table.plays(0, "foreman").play("use church")
    assert table.legal() == {"veto tax", "veto duty"}
    assert table.refusal("veto other") == "cuba.building.church.optional"
    assert table.refusal("veto subsidy") == "cuba.building.church.optional"
    table.play("veto tax")
    assert {kind: table.act(kind) for kind in BILLS} == acts
    assert (table.bill("tax"), table.bill("duty")) == (None, "duty-water")


@pytest.mark.clause("cuba.building.church.once")
def test_at_most_one_bill_is_vetoed_per_round() -> None:
    table = church().builds(0, b3="inn").pawn(0, "b1").plays(0, "foreman").play("use church", "veto tax")
    assert (table.question, table.legal()) == ("foreman", {"done", "use inn"})
    assert table.refusal("use church") == "cuba.foreman.once-per-round"
    assert sum(statute is not None for statute in open_bills(table).values()) == 3


@pytest.mark.clause("cuba.building.church.once")
def test_there_is_one_church_only() -> None:
    table = church().holds(1, wood=5, stone=5)
    assert table.tiles_left("church") == 0
    table.plays(1, "architect")
    assert table.refusal("build church b2") == "cuba.architect.build"
    assert Position.new_game(2).tiles_left("church") == 1


# -- the veto tile and the bar -----------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.church.veto-tile")
@pytest.mark.parametrize("kind", BILLS)
def test_the_veto_tile_is_put_by_the_pile_of_the_vetoed_type(kind: str) -> None:
    assert church().veto_tile is None
    table = church().plays(0, "foreman").play("use church", f"veto {kind}")
    assert table.veto_tile == kind
    assert table.match.view(0)["veto"] == table.match.view(1)["veto"] == table.match.view(None)["veto"]


@pytest.mark.clause("cuba.building.church.veto-tile", "cuba.building.church.bar-duration")
def test_the_veto_tile_stays_through_the_next_round_and_is_then_set_aside() -> None:
    table = church().plays(0, "foreman").play("use church", "veto tax")
    lies = [table.ends_round().veto_tile]
    lies.append(next_round_bills(table).veto_tile)
    lies.append(table.ends_round().veto_tile)
    assert (lies, table.round) == (["tax", "tax", None], 3)
    (expired,) = table.told("veto-expired")
    assert (expired.clause, expired.words()) == ("cuba.building.church.bar-duration", {"type": "tax"})


@pytest.mark.clause(
    "cuba.building.church.bar.owner", "cuba.building.church.bar.impersonal", "cuba.building.church.bar-duration"
)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", BILLS)
def test_in_the_next_round_no_bill_of_the_same_type_is_vetoed(kind: str, edition: str) -> None:
    table = church(edition).round_is(3).vetoed(kind, 2).plays(0, "foreman").play("use church")
    assert table.legal() == {f"veto {other}" for other in BILLS if other != kind}
    assert table.refusal(f"veto {kind}") == "cuba.building.church.bar.owner"


@pytest.mark.clause("cuba.building.church.bar.owner", "cuba.building.church.bar-duration")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bar_covers_only_the_round_right_after_the_veto_even_if_the_church_is_not_used_in_it(edition: str) -> None:
    table = church(edition).plays(0, "foreman").play("use church", "veto tax")
    next_round(table, tax="tax-1", duty="duty-sugar", subsidy="subsidy-votes", other="building").play("forgo")
    next_round(table, tax="tax-2", duty="duty-tobacco", subsidy="subsidy-pesos", other="harbor").play("use church")
    assert table.legal() == {"veto tax", "veto duty", "veto subsidy", "veto other"}
    table.play("veto tax")
    assert (table.bill("tax"), table.veto_tile, table.statutes_in("out") >= {"tax-2", "tax-3"}) == (None, "tax", True)


@pytest.mark.clause("cuba.building.church.bar.owner", "cuba.building.church.bar.impersonal")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bar_follows_from_the_veto_of_the_round_before(edition: str) -> None:
    table = church(edition).plays(0, "foreman").play("use church", "veto subsidy")
    next_round(table, tax="tax-1", duty="duty-sugar", subsidy="subsidy-votes", other="building").play("use church")
    assert table.legal() == {"veto tax", "veto duty", "veto other"}
    assert table.refusal("veto subsidy") == "cuba.building.church.bar.owner"


@pytest.mark.clause("cuba.building.church.bar-duration", "cuba.building.church.veto-tile")
def test_a_new_veto_in_that_round_moves_the_tile_to_the_other_pile() -> None:
    table = church().plays(0, "foreman").play("use church", "veto tax")
    next_round(table, tax="tax-1", duty="duty-sugar", subsidy="subsidy-votes", other="building")
    table.play("use church", "veto duty")
    assert table.veto_tile == "duty"
    next_round(table, tax="tax-4", duty="duty-tobacco", subsidy="subsidy-pesos", other="harbor").play("use church")
    assert table.legal() == {"veto tax", "veto subsidy", "veto other"}
    assert table.refusal("veto duty") == "cuba.building.church.bar.owner"


# -- Town Hall ---------------------------------------------------------------------------------------------------------


def town_hall(edition: str = "default", players: int = 2) -> Position:
    return Position(players, edition).pile(*PILE).builds(0, b2="town-hall").bills(**BILLS)


@pytest.mark.clause("cuba.building.town-hall.function")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("used", "votes"), [(True, 3), (False, 1)])
def test_the_town_hall_brings_two_additional_votes_if_it_was_used(used: bool, votes: int, edition: str) -> None:
    table = town_hall(edition).plays(0, "foreman").play("use town-hall" if used else "forgo")
    table.keeps(0, "worker").keeps(1, "tradeswoman").parliament()
    assert (table.votes(0), table.votes(1)) == (votes, 2)
    assert table.told("vote-won")[-1].words() == {"seat": "1" if used else "2", "votes": max(votes, 2)}
    assert [event.words() for event in table.told("town-hall-votes")] == [{"seat": "1", "votes": 2}] * used


@pytest.mark.clause("cuba.building.town-hall.function")
@pytest.mark.parametrize(
    ("card", "votes"), [("worker", 3), ("tradeswoman", 4), ("architect", 5), ("foreman", 6), ("mayor", 7)]
)
def test_the_two_votes_are_added_to_those_of_the_card(card: str, votes: int) -> None:
    table = town_hall().voting_tile(0).keeps(0, card).keeps(1, card).parliament()
    assert (table.votes(0), table.votes(1)) == (votes, votes - 2)


@pytest.mark.clause("cuba.building.town-hall.function")
def test_using_the_town_hall_brings_nothing_else() -> None:
    table = town_hall().holds(0, pesos=3, wood=1).plays(0, "foreman").play("use town-hall")
    assert (table.over, table.pesos(0), table.points(0), table.lot(0)) == (True, 3, 0, {"wood": 1})
    (secured,) = table.told("votes-secured")
    assert (secured.clause, secured.words()) == ("cuba.building.town-hall.function", {"seat": "1", "votes": 2})


@pytest.mark.clause("cuba.building.town-hall.tile")
def test_the_voting_tile_lies_on_the_town_hall_from_its_use_until_parliament() -> None:
    table = town_hall(players=3)
    assert table.voting_tile_of == -1
    table.plays(0, "foreman").play("use town-hall")
    assert table.voting_tile_of == 0
    table.plays(1, "architect").plays(2, "architect")
    assert table.voting_tile_of == 0
    for seat in range(3):
        table.keeps(seat, "worker")
    table.parliament()
    assert (table.votes(0), table.votes(1), table.votes(2)) == (3, 1, 1)
    table.play("enact tax+duty")
    assert table.voting_tile_of == -1


@pytest.mark.clause("cuba.building.town-hall.tile")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_voting_tile_shows_whose_town_hall_was_used(owner: int) -> None:
    table = Position(3).builds(owner, c3="town-hall").bills(**BILLS).plays(owner, "foreman").play("use town-hall")
    assert table.voting_tile_of == owner
    for seat in range(3):
        table.keeps(seat, "architect")
    table.parliament()
    assert [table.votes(seat) for seat in range(3)] == [5 if seat == owner else 3 for seat in range(3)]


@pytest.mark.clause("cuba.building.town-hall.round-only")
def test_the_two_votes_do_not_hold_in_the_next_round() -> None:
    table = town_hall().plays(0, "foreman").play("use town-hall").keeps(0, "worker").keeps(1, "tradeswoman")
    table.parliament().play("enact duty+subsidy")
    assert (table.votes(0), table.round, table.question) == (3, 2, "bill")
    table.play("reveal tax-1", "reveal duty-sugar", "reveal subsidy-votes", "reveal building")
    table.keeps(0, "worker").keeps(1, "tradeswoman").parliament()
    assert (table.round, table.votes(0), table.votes(1)) == (2, 1, 2)


@pytest.mark.clause("cuba.building.town-hall.round-only")
def test_the_two_votes_hold_in_a_second_bidding_and_are_counted_once() -> None:
    table = town_hall().holds(0, pesos=3).holds(1, pesos=4).voting_tile(0)
    table.keeps(0, "worker").keeps(1, "tradeswoman").parliament().play("bid 0", "bid 1")
    assert (table.votes(0), table.votes(1), table.question) == (3, 3, "bid")
    table.play("bid 2", "bid 1")
    assert (table.votes(0), table.votes(1)) == (5, 4)
    assert (table.asked, table.question) == (0, "enact")
    assert table.told("vote-won")[-1].words() == {"seat": "1", "votes": 5}


@pytest.mark.clause("cuba.building.church.optional", "cuba.building.church.once")
@pytest.mark.parametrize("kind", ["tax", "duty", "subsidy", "other"])
def test_the_church_is_of_use_as_long_as_one_bill_may_be_vetoed(kind: str) -> None:
    bills = {"tax": "tax-4", "duty": "duty-tobacco", "subsidy": "subsidy-water", "other": "drought"}
    table = Position(2).round_is(3).builds(0, a2="church", a3="inn").bills(**{kind: bills[kind]}).plays(0, "foreman")
    assert "use church" in table.legal()
    barred = Position(2).round_is(3).builds(0, a2="church", a3="inn").bills(**{kind: bills[kind]}).vetoed(kind, 2)
    barred.plays(0, "foreman")
    assert barred.refusal("use church") == "cuba.building.church.optional"
    assert "use church" not in barred.legal()
