"""The parliament phase: votes, bids and the choice of two bills."""

import pytest

from malecon.engine.errors import MaleconError
from malecon.games.cuba.game import GAME
from tests.cuba.position import Position
from tests.cuba.voting import BILLS, EDITIONS, PAIRS, TYPES, answers_another_question, bid, in_session, told

VOTES = {"worker": 1, "tradeswoman": 2, "architect": 3, "foreman": 4, "mayor": 5}


def rich(players: int, *pesos: int, edition: str = "default", **options: str) -> Position:
    table = Position(players, edition, **options)
    for seat, amount in enumerate(pesos):
        table.holds(seat, pesos=amount)
    return table


# -- votes -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.parliament.reveal", "cuba.parliament.votes")
@pytest.mark.parametrize("card", VOTES)
@EDITIONS
def test_each_player_reveals_the_card_he_has_not_played_and_has_its_votes(card: str, edition: str) -> None:
    other = "worker" if card != "worker" else "mayor"
    table = in_session(Position(3, edition), other, card, "architect")
    assert [table.votes(seat) for seat in range(3)] == [VOTES[other], VOTES[card], 3]
    assert (table.card(0, other), table.card(1, card), table.card(2, "architect")) == ("shown", "shown", "shown")
    assert [table.card(1, one) for one in VOTES if one != card] == ["first", "second", "third", "fourth"]
    assert told(table, "delegate-shown") == [
        ({"seat": "1", "character": other, "votes": VOTES[other]}, "cuba.parliament.reveal"),
        ({"seat": "2", "character": card, "votes": VOTES[card]}, "cuba.parliament.reveal"),
        ({"seat": "3", "character": "architect", "votes": 3}, "cuba.parliament.reveal"),
    ]


@pytest.mark.clause("cuba.parliament.reveal")
def test_the_cards_are_revealed_before_anybody_bids() -> None:
    table = in_session(rich(2, 5, 5), "worker", "mayor")
    assert (table.question, table.match.asked, table.phase) == ("bid", (0, 1), "parliament")
    assert [event.name for event in table.events] == ["delegate-shown", "delegate-shown"]


@pytest.mark.clause("cuba.parliament.town-hall")
@EDITIONS
def test_the_town_hall_gives_two_votes_if_it_was_used_in_this_round(edition: str) -> None:
    table = rich(3, 1, 1, 1, edition=edition).builds(1, b2="town-hall").voting_tile(1)
    in_session(table, "foreman", "tradeswoman", "worker")
    assert [table.votes(seat) for seat in range(3)] == [4, 4, 1]
    assert told(table, "town-hall-votes") == [({"seat": "2", "votes": 2}, "cuba.parliament.town-hall")]
    unused = rich(3, 1, 1, 1, edition=edition).builds(1, b2="town-hall")
    in_session(unused, "foreman", "tradeswoman", "worker")
    assert ([unused.votes(seat) for seat in range(3)], unused.told("town-hall-votes")) == ([4, 2, 1], [])


@pytest.mark.clause("cuba.parliament.town-hall")
def test_the_votes_of_the_town_hall_may_decide() -> None:
    table = in_session(Position(2).builds(0, b2="town-hall").voting_tile(0), "architect", "foreman")
    assert (table.asked, table.question) == (0, "enact")
    assert told(table, "vote-won") == [({"seat": "1", "votes": 5}, "cuba.parliament.winner")]


@pytest.mark.clause("cuba.parliament.town-hall")
def test_the_voting_tile_counts_for_one_parliament_only() -> None:
    table = in_session(Position(2).builds(0, b2="town-hall").voting_tile(0), "architect", "foreman")
    table.play("enact tax+duty")
    assert table.voting_tile_of == -1
    in_session(table, "architect", "foreman")
    assert (table.votes(0), table.votes(1), table.asked) == (3, 4, 1)


# -- bids --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.parliament.buy", "cuba.parliament.winner", "cuba.parliament.all-pay")
@EDITIONS
def test_votes_are_bought_at_one_peso_each_and_everybody_pays(edition: str) -> None:
    table = in_session(rich(3, 9, 8, 7, edition=edition), "mayor", "worker", "tradeswoman")
    bank = table.table.bank[0]
    bid(bid(bid(table, 0, 1), 1, 6), 2, 3)
    assert [table.votes(seat) for seat in range(3)] == [6, 7, 5]
    assert [table.pesos(seat) for seat in range(3)] == [8, 2, 4]
    assert table.table.bank[0] == bank + 10
    assert told(table, "bid-revealed") == [
        ({"seat": "1", "pesos": 1, "votes": 6}, "cuba.parliament.buy"),
        ({"seat": "2", "pesos": 6, "votes": 7}, "cuba.parliament.buy"),
        ({"seat": "3", "pesos": 3, "votes": 5}, "cuba.parliament.buy"),
    ]
    assert told(table, "vote-won") == [({"seat": "2", "votes": 7}, "cuba.parliament.winner")]
    assert (table.asked, table.question) == (1, "enact")


@pytest.mark.clause("cuba.parliament.winner")
@pytest.mark.parametrize(
    ("bids", "winner"), [((0, 0, 0), 0), ((0, 2, 0), 1), ((0, 0, 4), 2), ((2, 2, 6), 2), ((2, 4, 5), 1), ((3, 3, 5), 0)]
)
def test_the_highest_total_of_card_and_bought_votes_wins(bids: tuple[int, ...], winner: int) -> None:
    table = in_session(rich(3, 9, 9, 9), "mayor", "foreman", "tradeswoman")
    for seat, pesos in enumerate(bids):
        bid(table, seat, pesos)
    assert table.votes(winner) == max(table.votes(seat) for seat in range(3))
    assert (table.question, table.asked) == ("enact", winner)


@pytest.mark.clause("cuba.parliament.bid-range")
@pytest.mark.parametrize("pesos", [1, 2, 7, 31])
def test_a_bid_is_any_whole_number_of_pesos_the_player_has(pesos: int) -> None:
    table = in_session(rich(2, pesos, 3), "mayor", "worker")
    assert table.legal() == {f"bid {number}" for number in range(pesos + 1)}
    assert table.refusal(f"bid {pesos + 1}") == "cuba.parliament.bid-range"
    bid(bid(table, 0, pesos), 1, 3)
    assert (table.pesos(0), table.pesos(1), table.votes(0), table.votes(1)) == (0, 0, 5 + pesos, 4)


@pytest.mark.clause("cuba.parliament.sealed-bid")
@EDITIONS
def test_an_empty_fist_is_a_bid_of_zero(edition: str) -> None:
    table = in_session(rich(2, 4, 4, edition=edition), "worker", "mayor")
    bid(bid(table, 0, 0), 1, 0)
    assert [words for words, _ in told(table, "bid-revealed")] == [
        {"seat": "1", "pesos": 0, "votes": 1},
        {"seat": "2", "pesos": 0, "votes": 5},
    ]
    assert (table.pesos(0), table.pesos(1), table.asked) == (4, 4, 1)


@pytest.mark.clause("cuba.parliament.sealed-bid")
def test_who_has_no_money_is_not_asked() -> None:
    table = in_session(rich(3, 0, 5, 0), "mayor", "worker", "architect")
    assert table.match.asked == (1,)
    bid(table, 1, 3)
    assert (table.asked, table.question, [table.votes(seat) for seat in range(3)]) == (0, "enact", [5, 4, 3])


@pytest.mark.clause("cuba.parliament.sealed-bid", "cuba.parliament.bid-simultaneous")
@EDITIONS
def test_bids_are_hidden_until_all_are_in(edition: str) -> None:
    table = in_session(rich(3, 9, 9, 9, edition=edition), "mayor", "foreman", "worker")
    bid(table, 2, 7)
    assert (table.match.asked, table.question) == ((0, 1), "bid")
    assert [table.match.view(seat)["bid"][2] for seat in range(3)] == ["hidden", "hidden", 7]
    assert [table.match.view(seat)["pesos"]["3"] for seat in range(3)] == [9, 9, 9]
    bid(table, 0, 0)
    assert [table.match.view(seat)["bid"] for seat in range(3)] == [
        [0, None, "hidden"],
        ["hidden", None, "hidden"],
        ["hidden", None, 7],
    ]
    assert (table.told("bid-revealed"), table.votes(2)) == ([], 1)
    assert told(table, "bid-sealed") == [
        ({"seat": "3"}, "cuba.parliament.sealed-bid"),
        ({"seat": "1"}, "cuba.parliament.sealed-bid"),
    ]
    bid(table, 1, 2)
    assert [words["pesos"] for words, _ in told(table, "bid-revealed")] == [0, 2, 7]
    assert table.asked == 2


@pytest.mark.clause("cuba.parliament.bid-simultaneous")
def test_a_bid_cannot_be_changed() -> None:
    table = in_session(rich(2, 9, 9), "mayor", "foreman")
    bid(table, 1, 2)
    with pytest.raises(MaleconError) as refusal:
        bid(table, 1, 3)
    assert refusal.value.key == "error-not-asked"
    bid(table, 0, 0)
    assert (table.votes(1), table.pesos(1)) == (6, 7)


@pytest.mark.clause("cuba.parliament.sealed-bid.bluff")
@EDITIONS
@pytest.mark.parametrize("pesos", [0, 4, 9])
def test_money_shown_does_not_give_the_bid_away(pesos: int, edition: str) -> None:
    table = in_session(rich(2, 9, 9, edition=edition), "mayor", "foreman")
    bid(table, 0, pesos)
    view = table.match.view(1)
    assert (view["pesos"], view["bid"], view["votes"]["1"]) == ({"1": 9, "2": 9}, ["hidden", None], 5)
    assert view["bank"] == in_session(rich(2, 9, 9, edition=edition), "mayor", "foreman").match.view(1)["bank"]
    assert told(table, "bid-sealed") == [({"seat": "1"}, "cuba.parliament.sealed-bid")]


@pytest.mark.clause("cuba.parliament.no-coalitions", "cuba.parliament.coalition-enforcement")
def test_votes_and_money_of_two_players_are_never_pooled() -> None:
    table = in_session(rich(3, 4, 4, 9), "foreman", "foreman", "worker")
    bid(bid(bid(table, 0, 4), 1, 4), 2, 8)  # 8 and 8 against 9
    assert (table.asked, table.question) == (2, "enact")
    assert [table.pesos(seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.clause("cuba.parliament.coalition-enforcement")
def test_nobody_bids_with_the_money_or_for_the_seat_of_another() -> None:
    table = in_session(rich(3, 0, 2, 9), "mayor", "worker", "worker")
    assert table.match.asked == (1, 2)
    with pytest.raises(MaleconError) as refusal:
        bid(table, 0, 1)
    assert refusal.value.key == "error-not-asked"
    assert table.match.refusal(1, GAME.vocabulary.parse("bid 3")) == "cuba.parliament.bid-range"
    assert table.match.refusal(2, GAME.vocabulary.parse("bid 9")) is None


@pytest.mark.clause("cuba.parliament.no-coalitions", "cuba.parliament.free-choice")
def test_only_the_winner_is_asked_for_the_bills() -> None:
    table = in_session(rich(3, 1, 1, 1), "foreman", "foreman", "mayor")
    bid(bid(bid(table, 0, 0), 1, 0), 2, 0)
    assert table.match.asked == (2,)
    with pytest.raises(MaleconError) as refusal:
        table.match.play(0, GAME.vocabulary.parse("enact tax+duty"))
    assert refusal.value.key == "error-not-asked"


# -- ties --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "cuba.parliament.tie.second-bid", "cuba.parliament.second-bid.only-tied", "cuba.parliament.second-bid.adds"
)
@EDITIONS
def test_the_tied_players_buy_votes_a_second_time_on_top_of_the_first(edition: str) -> None:
    table = in_session(rich(4, 9, 9, 9, 9, edition=edition), "mayor", "worker", "architect", "foreman")
    bank = table.table.bank[0]
    for seat, pesos in enumerate((2, 6, 0, 2)):  # 7, 7, 3 and 6 votes
        bid(table, seat, pesos)
    assert (table.match.asked, table.question) == ((0, 1), "bid")
    assert told(table, "vote-tied") == [({"votes": 7}, "cuba.parliament.tie.second-bid")]
    assert [table.pesos(seat) for seat in range(4)] == [7, 3, 9, 7]
    assert table.legal() == {f"bid {number}" for number in range(8)}
    assert table.match.refusal(1, GAME.vocabulary.parse("bid 4")) == "cuba.parliament.bid-range"
    bid(table, 1, 2)
    assert table.match.view(0)["bid"][1] == "hidden"
    bid(table, 0, 1)
    assert [table.votes(seat) for seat in range(4)] == [8, 9, 3, 6]
    assert [table.pesos(seat) for seat in range(4)] == [6, 1, 9, 7]
    assert table.table.bank[0] == bank + 13
    assert (table.asked, table.question) == (1, "enact")
    assert told(table, "bid-revealed")[-2:] == [
        ({"seat": "1", "pesos": 1, "votes": 8}, "cuba.parliament.buy"),
        ({"seat": "2", "pesos": 2, "votes": 9}, "cuba.parliament.buy"),
    ]


@pytest.mark.clause("cuba.parliament.second-bid.only-tied")
def test_who_is_not_tied_for_the_lead_is_out_of_the_vote() -> None:
    table = in_session(rich(4, 3, 30, 3, 3), "mayor", "worker", "mayor", "worker")
    for seat in range(4):
        bid(table, seat, 0)
    assert table.match.asked == (0, 2)  # the tie of seats 1 and 3 is not for the lead
    for seat in (1, 3):
        with pytest.raises(MaleconError) as refusal:
            bid(table, seat, 3)
        assert refusal.value.key == "error-not-asked"
    bid(bid(table, 0, 0), 2, 1)
    assert ([table.votes(seat) for seat in range(4)], table.asked) == ([5, 1, 6, 1], 2)


@pytest.mark.clause("cuba.parliament.second-bid.adds", "cuba.parliament.tie.starting-player")
def test_there_is_no_third_bidding() -> None:
    table = in_session(rich(2, 9, 9).starter(1), "mayor", "mayor")
    bid(bid(table, 0, 1), 1, 1)
    assert table.question == "bid"
    bid(bid(table, 0, 2), 1, 2)
    assert (table.asked, table.question, table.votes(0), table.votes(1)) == (1, "enact", 8, 8)
    assert (table.pesos(0), table.pesos(1)) == (6, 6)
    assert told(table, "vote-tied") == [
        ({"votes": 6}, "cuba.parliament.tie.second-bid"),
        ({"votes": 8}, "cuba.parliament.tie.starting-player"),
    ]


@pytest.mark.clause("cuba.parliament.second-bid.adds")
def test_a_tied_player_whose_money_is_spent_keeps_his_first_total() -> None:
    table = in_session(rich(2, 2, 7), "mayor", "worker")
    bid(bid(table, 0, 2), 1, 6)
    assert table.match.asked == (1,)
    bid(table, 1, 1)
    assert (table.votes(0), table.votes(1), table.asked, table.question) == (7, 8, 1, "enact")


@pytest.mark.clause("cuba.parliament.second-bid.adds", "cuba.parliament.town-hall")
def test_the_votes_of_the_town_hall_count_in_the_second_bidding_too() -> None:
    table = in_session(rich(2, 5, 5).builds(1, b2="town-hall").voting_tile(1), "mayor", "architect")
    bid(bid(table, 0, 0), 1, 0)
    assert (table.match.asked, table.votes(0), table.votes(1)) == ((0, 1), 5, 5)
    bid(bid(table, 0, 1), 1, 2)
    assert (table.votes(0), table.votes(1), table.asked) == (6, 7, 1)


@pytest.mark.clause("cuba.parliament.tie.starting-player")
@pytest.mark.parametrize(
    ("starter", "tied", "winner"),
    [
        (0, (0, 1), 0),
        (0, (1, 2), 1),
        (0, (2, 3), 2),
        (1, (0, 2), 2),
        (1, (0, 3), 3),
        (2, (0, 1), 0),
        (3, (1, 2), 1),
        (3, (2, 3), 3),
        (2, (0, 1, 3), 3),
    ],
)
def test_a_tie_that_remains_goes_clockwise_from_the_starting_player(
    starter: int, tied: tuple[int, ...], winner: int
) -> None:
    cards = ["mayor" if seat in tied else "foreman" for seat in range(4)]
    table = in_session(Position(4).starter(starter), *cards)
    assert (table.asked, table.question) == (winner, "enact")
    assert told(table, "vote-tied")[-1] == ({"votes": 5}, "cuba.parliament.tie.starting-player")
    assert told(table, "vote-won") == [({"seat": str(winner + 1), "votes": 5}, "cuba.parliament.winner")]


@pytest.mark.clause("cuba.parliament.tie.starting-player")
@pytest.mark.parametrize(("starter", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_only_those_still_tied_after_the_second_bidding_compare_their_seats(starter: int, winner: int) -> None:
    table = in_session(rich(3, 5, 5, 5).starter(starter), "mayor", "mayor", "mayor")
    bid(bid(bid(table, 0, 0), 1, 0), 2, 0)
    assert table.match.asked == (0, 1, 2)
    bid(bid(bid(table, 0, 0), 1, 1), 2, 1)
    assert (table.asked, table.question, [table.votes(seat) for seat in range(3)]) == (winner, "enact", [5, 6, 6])


@pytest.mark.clause("cuba.parliament.tie.aid-no-second-bid")
@pytest.mark.parametrize(("starter", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_by_the_player_aid_a_tie_is_settled_at_once_for_the_nearest_in_turn_order(starter: int, winner: int) -> None:
    table = in_session(rich(3, 9, 9, 9, vote_tie="seat-order").starter(starter), "mayor", "worker", "mayor")
    bid(bid(bid(table, 0, 1), 1, 2), 2, 1)
    assert (table.asked, table.question) == (winner, "enact")
    assert [table.pesos(seat) for seat in range(3)] == [8, 7, 8]
    assert [words for words, _ in told(table, "vote-tied")] == [{"votes": 6}]


@pytest.mark.clause("cuba.parliament.tie.aid-no-second-bid", "cuba.parliament.tie.second-bid")
@EDITIONS
def test_no_edition_follows_the_aid_in_a_tie(edition: str) -> None:
    table = in_session(rich(2, 5, 5, edition=edition), "mayor", "mayor")
    bid(bid(table, 0, 0), 1, 0)
    assert (table.question, table.match.asked) == ("bid", (0, 1))


# -- corruption --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.parliament.corruption-reminder", "cuba.statute.other.corruption")
@EDITIONS
@pytest.mark.parametrize("number", [2, 6])
def test_no_votes_can_be_bought_under_the_corruption_act(number: int, edition: str) -> None:
    table = rich(3, 30, 9, 9, edition=edition).round_is(number).acts(other="corruption")
    in_session(table, "worker", "foreman", "architect")
    assert (table.asked, table.question, [table.votes(seat) for seat in range(3)]) == (1, "enact", [1, 4, 3])
    assert answers_another_question(table, "bid 3")
    assert [table.pesos(seat) for seat in range(3)] == [30, 9, 9]
    assert told(table, "no-bidding") == [({}, "cuba.statute.other.corruption")]
    assert (table.told("bid-sealed"), table.told("bid-revealed")) == ([], [])


@pytest.mark.clause("cuba.parliament.corruption-tie")
@pytest.mark.parametrize(("starter", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_under_the_corruption_act_a_tie_goes_straight_to_the_starting_player_rule(starter: int, winner: int) -> None:
    table = rich(3, 9, 9, 9).starter(starter).acts(other="corruption")
    in_session(table, "worker", "mayor", "mayor")
    assert (table.asked, table.question) == (winner, "enact")
    assert told(table, "vote-tied") == [({"votes": 5}, "cuba.parliament.corruption-tie")]
    assert (table.told("bid-sealed"), [table.pesos(seat) for seat in range(3)]) == ([], [9, 9, 9])


# -- bills -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.parliament.two-bills", "cuba.parliament.enact", "cuba.parliament.rejected")
@pytest.mark.parametrize("pair", PAIRS)
def test_the_two_bills_selected_become_acts_and_the_others_leave_the_game(pair: str) -> None:
    table = in_session(Position(2), "mayor", "worker").play(f"enact {pair}")
    chosen = pair.split("+")
    before = {"tax": "tax-2", "duty": "duty-citrus", "subsidy": None, "other": None}
    assert {kind: table.act(kind) for kind in TYPES} == {
        kind: BILLS[kind] if kind in chosen else before[kind] for kind in TYPES
    }
    assert table.statutes_in("in-force") == {BILLS[kind] for kind in chosen}
    assert table.statutes_in("out") == {BILLS[kind] for kind in TYPES if kind not in chosen}
    assert (table.statutes_in("bill"), [table.bill(kind) for kind in TYPES]) == (set(), [None] * 4)
    assert told(table, "act-passed") == [({"statute": BILLS[kind]}, "cuba.parliament.enact") for kind in chosen]
    assert told(table, "bill-rejected") == [
        ({"statute": BILLS[kind]}, "cuba.parliament.rejected") for kind in TYPES if kind not in chosen
    ]


@pytest.mark.clause("cuba.parliament.exactly-two", "cuba.parliament.free-choice")
@EDITIONS
def test_the_winner_must_select_exactly_two_bills_whichever_he_likes(edition: str) -> None:
    table = in_session(Position(2, edition), "mayor", "worker")
    assert (table.asked, table.question, table.legal()) == (0, "enact", {f"enact {pair}" for pair in PAIRS})
    for text in ("done", "forgo", "decline"):
        assert answers_another_question(table, text)
    assert {str(move) for move in GAME.vocabulary.moves if str(move).startswith("enact")} == table.legal()


@pytest.mark.clause("cuba.parliament.enact")
def test_an_act_is_in_force_from_that_moment() -> None:
    table = in_session(Position(2).holds(0, water=3), "mayor", "worker").play("enact subsidy+other")
    assert (table.points(0), table.points(1)) == (3, 0)
    taxed = in_session(rich(2, 4, 4), "mayor", "worker")
    bid(bid(taxed, 0, 0), 1, 0).play("enact tax+duty")
    assert (taxed.asked, taxed.question) == (0, "tax")
    taxed.play("pay-tax")
    assert (taxed.pesos(0), taxed.points(0)) == (0, 2)


@pytest.mark.clause("cuba.parliament.replace", "cuba.parliament.replaced-cards")
def test_the_act_on_that_space_ceases_to_be_in_force_and_leaves_the_game() -> None:
    table = Position(2).acts(tax="tax-1", duty="duty-sugar", subsidy="subsidy-pesos", other="market-increase")
    in_session(table, "mayor", "worker").play("enact tax+other")
    assert [table.act(kind) for kind in TYPES] == ["tax-4", "duty-sugar", "subsidy-pesos", "drought"]
    assert table.statutes_in("in-force") == {"tax-4", "duty-sugar", "subsidy-pesos", "drought"}
    assert table.statutes_in("out") == {"tax-1", "market-increase", "duty-tobacco", "subsidy-water"}
    assert told(table, "act-replaced") == [
        ({"statute": "tax-1"}, "cuba.parliament.replace"),
        ({"statute": "market-increase"}, "cuba.parliament.replace"),
    ]
    assert table.told("market-filled") == []  # the market act is no longer applied


@pytest.mark.clause("cuba.parliament.replaced-cards")
def test_an_act_stays_in_force_until_it_is_replaced() -> None:
    table = Position(2).acts(subsidy="subsidy-buildings").spent("subsidy-votes")
    for number, pair in ((3, "tax+duty"), (4, "tax+other"), (5, "duty+other"), (6, "tax+duty")):
        in_session(table.round_is(number), "mayor", "worker").play(f"enact {pair}")
        assert table.act("subsidy") == "subsidy-buildings"
    assert len(table.told("subsidy-paid")) == 8


@pytest.mark.clause("cuba.parliament.replaced-cards", "cuba.parliament.free-choice")
def test_a_bill_equal_to_the_law_in_force_may_be_chosen() -> None:
    table = Position(2).bills(tax="tax-2", duty="duty-citrus", subsidy="subsidy-votes", other="harbor")
    table.keeps(0, "mayor").keeps(1, "worker").parliament().play("enact tax+duty")
    assert (table.act("tax"), table.act("duty")) == ("tax-2", "duty-citrus")
    assert table.statutes_in("in-force") == {"tax-2", "duty-citrus"}
    assert table.statutes_in("out") == {"subsidy-votes", "harbor"}


@pytest.mark.clause("cuba.parliament.replaced-cards")
def test_replacing_a_starting_law_takes_no_card_out_of_the_game() -> None:
    table = in_session(Position(2), "mayor", "worker").play("enact tax+duty")
    assert {"tax-2", "duty-citrus"} <= table.statutes_in("unseen")


@pytest.mark.clause("cuba.parliament.rejected")
def test_a_rejected_bill_never_comes_back() -> None:
    table = in_session(Position(2), "mayor", "worker").play("enact tax+duty")
    while table.question == "ship":
        table.play("arrive ship-09")
    assert (table.question, table.asked) == ("bill", -1)
    seen: set[str] = set()
    for _ in TYPES:
        seen |= table.legal()
        table.play(sorted(table.legal())[0])
    assert len(seen) == 20
    assert not {f"reveal {statute}" for statute in BILLS.values()} & seen


@pytest.mark.clause("cuba.parliament.three-bills", "cuba.parliament.exactly-two")
@pytest.mark.parametrize("vetoed", TYPES)
def test_after_a_veto_two_of_the_three_bills_left_are_selected(vetoed: str) -> None:
    bills = {kind: statute for kind, statute in BILLS.items() if kind != vetoed}
    table = Position(2).bills(**bills).spent(BILLS[vetoed]).vetoed(vetoed, 1).keeps(0, "mayor").keeps(1, "worker")
    table.parliament()
    pairs = [pair for pair in PAIRS if vetoed not in pair.split("+")]
    assert (len(pairs), table.legal()) == (3, {f"enact {pair}" for pair in pairs})
    for pair in set(PAIRS) - set(pairs):
        assert table.refusal(f"enact {pair}") == "cuba.parliament.three-bills"
    table.play(f"enact {pairs[0]}")
    assert table.statutes_in("in-force") == {BILLS[kind] for kind in pairs[0].split("+")}
    assert table.statutes_in("out") == set(BILLS.values()) - table.statutes_in("in-force")


@pytest.mark.clause("cuba.parliament.free-choice")
def test_the_choice_is_public() -> None:
    table = in_session(Position(2), "worker", "mayor").play("enact tax+other")
    assert [table.match.view(seat)["act"]["tax"] for seat in (0, 1)] == ["tax-4", "tax-4"]
    assert [table.match.view(seat)["act"]["other"] for seat in (0, 1)] == ["drought", "drought"]


@pytest.mark.clause("cuba.parliament.tie.aid-no-second-bid", "cuba.parliament.tie.starting-player")
def test_every_way_out_of_a_tie_names_its_clause() -> None:
    def tied(second: bool = False, **options: str) -> list[str]:
        table = Position(2, **options).holds(0, pesos=3).holds(1, pesos=3)
        in_session(table, "mayor", "mayor").play("bid 1", "bid 1")
        if second:
            table.play("bid 1", "bid 1")
        return [event.clause for event in table.told("vote-tied")]

    assert tied() == ["cuba.parliament.tie.second-bid"]
    assert tied(second=True) == ["cuba.parliament.tie.second-bid", "cuba.parliament.tie.starting-player"]
    assert tied(vote_tie="seat-order") == ["cuba.parliament.tie.aid-no-second-bid"]


@pytest.mark.clause("cuba.parliament.tie.second-bid", "cuba.parliament.second-bid.only-tied")
def test_a_single_tied_player_with_money_may_bid_again_and_win() -> None:
    table = Position(2).holds(0, pesos=2).holds(1, pesos=1)
    in_session(table, "foreman", "mayor").play("bid 2", "bid 1")
    assert (table.question, table.starting_player) == ("enact", 0)
    again = Position(2).starter(1).holds(0, pesos=2).holds(1, pesos=1)
    in_session(again, "mayor", "mayor").play("bid 1", "bid 1")
    assert (again.question, again.match.asked) == ("bid", (0,))
    assert again.play("bid 1").asked == 0
