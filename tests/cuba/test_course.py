"""The course of the game: rounds and phases, bills, the action phase, and what everybody may know."""

import random
from collections.abc import Iterator

import pytest

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.events import Event
from malecon.engine.words import SEAT
from malecon.games.cuba.game import GAME
from tests.cuba.position import Position

EVERY_EDITION = pytest.mark.parametrize("edition", ["default", "en2007", "fr2007", "fr2008"])
CHARACTERS = ("worker", "tradeswoman", "architect", "foreman", "mayor")
BILLS = {"tax": "tax-3", "duty": "duty-sugar", "subsidy": "subsidy-water", "other": "drought"}
REVEAL = ("reveal tax-3", "reveal duty-sugar", "reveal subsidy-water", "reveal drought")
TYPES = ("tax", "duty", "subsidy", "other")
GAMES = pytest.mark.parametrize(
    ("players", "seed", "edition"), [(2, 1, "default"), (3, 2, "fr2007"), (4, 3, "fr2008"), (5, 4, "en2007")]
)


def moves_of(table: Position, seed: int) -> Iterator[tuple[int, list[Event]]]:
    """Play a game at random, one move after another: who moved (-1: Nature), and what was told."""
    chance, pick = Chance(seed), random.Random(seed)
    while not table.over:
        if table.match.nature_asked:
            seat, events = -1, list(table.match.play_nature(chance))
        else:
            seat = table.asked
            events = list(table.match.play(seat, pick.choice(table.match.legal(seat))))
        table.events += events
        yield seat, events


def take_turn(table: Position, character: str) -> None:
    """Play a card without using it any further than it must be."""
    table.play(f"play {character}")
    if table.question in ("pawn", "trade", "foreman", "build", "load"):
        table.play("forgo")


# -- rounds and phases -------------------------------------------------------------------------------------------------


@GAMES
@pytest.mark.clause("cuba.flow.rounds")
def test_the_game_lasts_exactly_six_rounds(players: int, seed: int, edition: str) -> None:
    table = Position.new_game(players, edition)
    for _ in moves_of(table, seed):
        assert table.round <= 6
    begun = table.told("round-begun")
    assert [event.words() for event in begun] == [{"round": number} for number in range(1, 7)]
    assert {event.clause for event in begun} == {"cuba.flow.rounds"}
    assert [event.name for event in table.events].count("game-ended") == 1


@pytest.mark.clause("cuba.flow.rounds")
@pytest.mark.parametrize(("number", "over"), [(1, False), (4, False), (5, False), (6, True)])
def test_only_the_sixth_round_is_the_last(number: int, over: bool) -> None:
    table = Position(2).round_is(number).shows(0, "worker").shows(1, "worker").statutes()
    if not over:
        table.play("arrive ship-04")
        assert (table.question, table.round) == ("bill", number + 1)
    assert table.over == over


@GAMES
@pytest.mark.clause("cuba.flow.phases")
def test_each_round_has_bills_actions_parliament_statutes_and_end_in_this_order(
    players: int, seed: int, edition: str
) -> None:
    phase_of = {
        "bill-revealed": "A",
        "character-played": "B",
        "delegate-shown": "C",
        "vote-won": "C",
        "act-passed": "C",
        "tax-paid": "D",
        "tax-unpaid": "D",
        "duty-paid": "D",
        "duty-unpaid": "D",
        "subsidy-paid": "D",
        "cards-taken-back": "E",
        "round-begun": "|",
        "game-ended": "|",
    }
    table = Position.new_game(players, edition)
    for _ in moves_of(table, seed):
        pass
    phases = ""
    for event in table.events:
        phase = phase_of.get(event.name, "")
        if not phases.endswith(phase):
            phases += phase
    assert phases == "|ABCDE|ABCDE|ABCDE|ABCDE|ABCDE|ABCD|"


@pytest.mark.clause("cuba.flow.phases")
def test_the_phases_follow_each_other_through_one_round() -> None:
    table = Position(2).holds(0, pesos=5).holds(1, pesos=5).starts_round(2)
    assert (table.round, table.phase, table.question) == (2, "bills", "bill")
    table.play(*REVEAL)
    assert (table.phase, table.question) == ("actions", "character")
    for character in ("worker", "foreman", "architect", "tradeswoman"):
        for _ in range(2):
            take_turn(table, character)
    assert (table.phase, table.question) == ("parliament", "bid")
    table.play("bid 1", "bid 0", "enact tax+other")
    assert (table.phase, table.question) == ("statutes", "tax")
    table.play("decline", "decline")
    assert (table.phase, table.question) == ("round-end", "ship")
    table.play("arrive ship-09")
    assert (table.round, table.phase, table.question) == (3, "bills", "bill")


# -- information -------------------------------------------------------------------------------------------------------


@GAMES
@pytest.mark.clause("cuba.flow.open-information")
def test_everything_is_public_but_bids_and_what_the_lighthouse_showed(players: int, seed: int, edition: str) -> None:
    table = Position.new_game(players, edition)
    for _ in moves_of(table, seed):
        seen = [table.match.view(seat) for seat in (*range(players), None)]
        for view in seen:
            view.pop("seat")
            view.pop("bid")
            view.pop("pile")
        assert all(view == seen[0] for view in seen)


@pytest.mark.clause("cuba.flow.open-information")
def test_cards_in_hand_are_known_and_piles_are_not() -> None:
    table = Position(2).has_played(1, "mayor", "worker").bills(**BILLS).turn_of(0)
    for seat in (0, 1, None):
        view = table.match.view(seat)
        assert view["cards"][1] == {
            "worker": "second",
            "tradeswoman": "in-hand",
            "architect": "in-hand",
            "foreman": "in-hand",
            "mayor": "first",
        }
        assert set(view["pile"]) == {None}
        assert {card for card, where in view["statute"].items() if where == "bill"} == set(BILLS.values())


@pytest.mark.clause("cuba.flow.open-information")
def test_a_bid_is_secret_until_all_are_revealed() -> None:
    table = Position(3).bills(**BILLS)
    for seat, card in enumerate(("worker", "tradeswoman", "mayor")):
        table.holds(seat, pesos=4).keeps(seat, card)
    table.parliament().play("bid 3")
    assert [table.match.view(seat)["bid"] for seat in (0, 1, 2, None)] == [
        [3, None, None],
        ["hidden", None, None],
        ["hidden", None, None],
        ["hidden", None, None],
    ]
    table.play("bid 1", "bid 0")
    assert [(event.words()["seat"], event.words()["pesos"]) for event in table.told("bid-revealed")] == [
        ("1", 3),
        ("2", 1),
        ("3", 0),
    ]


@pytest.mark.clause("cuba.flow.open-information")
def test_in_the_delegate_variant_the_cards_not_played_are_hidden() -> None:
    table = Position(2, delegate="face-down").starts_round(1).play(*REVEAL, "set-aside mayor", "set-aside worker")
    table.play("play foreman")
    shown = table.match.view(1)["cards"][0]
    assert {card for card in CHARACTERS if shown[card] == "hidden"} == {"worker", "tradeswoman", "architect", "mayor"}
    assert shown["foreman"] == "first"
    assert table.match.view(0)["cards"][0]["mayor"] == "set-aside"


# -- no trading --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.flow.no-trading", "cuba.flow.no-trading.scope")
def test_no_move_names_another_player() -> None:
    named = {kind.name for kind in GAME.vocabulary.kinds.values() if SEAT in kind.fields.values()}
    assert named == {"starter"}  # Nature's draw at the set-up


@GAMES
@pytest.mark.clause("cuba.flow.no-trading", "cuba.flow.no-trading.scope")
def test_nothing_passes_between_players(players: int, seed: int, edition: str) -> None:
    table = Position.new_game(players, edition)
    owned = ("pesos", "points", "lot", "stored", "field", "pawn", "votes")

    def holdings() -> list[dict[str, object]]:
        view = table.match.view(None)
        return [{name: view[name][str(seat + 1)] for name in owned} for seat in range(players)]

    before, acting, moved = holdings(), table.phase == "actions", 0
    for seat, _ in moves_of(table, seed):
        after = holdings()
        if acting and seat >= 0 and table.phase == "actions":
            moved += 1
            assert [other for other in range(players) if after[other] != before[other]] in ([], [seat])
        before, acting = after, table.phase == "actions"
    assert moved > 20 * players


@pytest.mark.clause("cuba.flow.no-trading.scope")
def test_what_another_player_owns_cannot_be_spent() -> None:
    table = Position(2).holds(1, citrus=3, wood=5, stone=5, pesos=20).stores(1, citrus=2)
    trade = table.plays(0, "tradeswoman")
    assert trade.refusal("sell citrus") == "cuba.warehouse.own-pieces-only"
    assert trade.refusal("buy citrus") == "cuba.market.no-credit"
    trade.play("forgo").plays(0, "architect").plays(0, "mayor")
    assert (trade.points(0), trade.pesos(0), trade.lot(1), trade.pesos(1)) == (
        *(2, 4),
        {"wood": 5, "stone": 5, "citrus": 3},
        20,
    )


# -- bills -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.bills.reveal")
@pytest.mark.parametrize("number", [1, 2, 6])
def test_one_card_of_every_pile_is_turned_up(number: int) -> None:
    table = Position(2).starts_round(number)
    for kind, statute in BILLS.items():
        assert (table.asked, table.question, table.bill(kind)) == (-1, "bill", None)
        table.play(f"reveal {statute}")
        assert table.bill(kind) == statute
    assert table.statutes_in("bill") == set(BILLS.values())
    assert len(table.statutes_in("unseen")) == 20
    assert [(event.clause, event.words()) for event in table.told("bill-revealed")] == [
        ("cuba.bills.reveal", {"statute": statute}) for statute in BILLS.values()
    ]
    assert (table.asked, table.question) == (0, "character")


@pytest.mark.clause("cuba.bills.reveal")
def test_a_card_seen_before_does_not_come_up_again() -> None:
    table = Position(2).spent("tax-3", "tax-1").acts(tax="tax-5").starts_round(4)
    assert table.legal() == {"reveal tax-2", "reveal tax-4", "reveal tax-per-building"}
    assert table.refusal("reveal tax-3") == "cuba.bills.one-per-type-per-round"


@pytest.mark.clause("cuba.bills.not-in-force")
def test_a_drought_bill_does_not_restrict_the_worker() -> None:
    table = Position(2).bills(**BILLS).plays(0, "worker").play("pawn b2", "harvest citrus", "harvest sugar")
    assert table.lot(0) == {"wood": 2, "stone": 1, "citrus": 1, "sugar": 1}


@pytest.mark.clause("cuba.bills.not-in-force")
def test_a_building_bill_adds_no_cost_and_a_tax_bill_changes_no_tax() -> None:
    table = Position(2).bills(tax="tax-5", duty="duty-water", subsidy="subsidy-buildings", other="building")
    table.holds(0, wood=1, stone=1).plays(0, "architect").play("build small-bank b2")
    assert (table.lot(0), table.pesos(0), table.on_field(0, "b2")) == ({}, 0, "small-bank")
    assert [table.act(kind) for kind in TYPES] == ["tax-2", "duty-citrus", None, None]


@pytest.mark.clause("cuba.bills.not-in-force")
def test_a_harbor_bill_is_not_in_force_for_the_mayor() -> None:
    plain = Position(2).holds(0, citrus=1, tobacco=1).plays(0, "mayor").legal()
    assert Position(2).bills(other="harbor").holds(0, citrus=1, tobacco=1).plays(0, "mayor").legal() == plain


@GAMES
@pytest.mark.clause("cuba.bills.one-per-type-per-round")
def test_every_statute_card_appears_exactly_once_in_a_game(players: int, seed: int, edition: str) -> None:
    table = Position.new_game(players, edition)
    for _ in moves_of(table, seed):
        assert len(table.statutes_in("unseen")) >= 24 - 4 * table.round
    shown = [str(event.words()["statute"]) for event in table.told("bill-revealed")]
    assert len(shown) == len(set(shown)) == 24
    for number in range(6):
        turned = shown[4 * number : 4 * number + 4]
        assert [turned[0][:4], turned[1][:4], turned[2][:7]] == ["tax-", "duty", "subsidy"]
        others = ("market-decrease", "market-increase", "drought", "building", "harbor", "corruption")
        assert turned[3] in others
    assert table.statutes_in("unseen") == set()


# -- the action phase --------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.action.turn-order")
@pytest.mark.parametrize(("players", "starter"), [(2, 0), (2, 1), (3, 1), (4, 3), (5, 2)])
def test_the_starting_player_begins_and_the_others_follow_clockwise(players: int, starter: int) -> None:
    table = Position(players).starter(starter).bills(**BILLS).laps()
    for lap, character in enumerate(("worker", "tradeswoman", "architect", "mayor")):
        for turn in range(players):
            assert table.match.asked == ((starter + turn) % players,), (lap, turn)
            assert table.question == "character"
            take_turn(table, character)
    order = [int(str(event.words()["seat"])) - 1 for event in table.told("character-played")]
    assert order == [(starter + turn) % players for turn in range(players)] * 4


@pytest.mark.clause("cuba.action.play-card")
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_card_is_played_face_up(character: str) -> None:
    table = Position(3).turn_of(1).play(f"play {character}")
    (played,) = table.told("character-played")
    assert (played.clause, played.words()) == ("cuba.action.play-card", {"seat": "2", "character": character})
    assert table.card(1, character) == "first"
    assert table.match.view(0)["cards"][1][character] == "first"
    assert {table.card(1, other) for other in CHARACTERS if other != character} == {"in-hand"}
    assert {table.card(0, other) for other in CHARACTERS} == {"in-hand"}


@pytest.mark.clause("cuba.action.play-card")
def test_the_action_of_the_card_is_resolved() -> None:
    resolved = {}
    for character in CHARACTERS:
        table = Position(2).holds(0, wood=1, stone=1, citrus=1).turn_of(0).play(f"play {character}")
        resolved[character] = table.question
    assert resolved == {
        "worker": "pawn",
        "tradeswoman": "trade",
        "architect": "build",
        "foreman": "foreman",
        "mayor": "load",
    }


@pytest.mark.clause("cuba.action.vp-immediate")
def test_points_are_recorded_at_once() -> None:
    table = Position(2).laps().play("play architect")
    assert (table.asked, table.question, table.points(0)) == (1, "character", 2)
    table = Position(2).holds(0, citrus=2).plays(0, "mayor").play("load citrus dock-1")
    assert (table.question, table.points(0), table.match.view(1)["points"]["1"]) == ("load", 1, 1)
    table.play("load citrus dock-1")
    assert table.points(0) == 2
    table = Position(2).holds(0, points=5, stone=1).builds(0, a2="cement-factory").plays(0, "foreman")
    assert table.play("use cement-factory").points(0) == 6


@pytest.mark.clause("cuba.action.four-cards", "cuba.action.fifth-card")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_phase_ends_when_everybody_has_played_four_of_his_five_cards(players: int) -> None:
    table = Position(players).bills(**BILLS).laps()
    for character in ("worker", "tradeswoman", "architect", "mayor"):
        for _ in range(players):
            assert (table.phase, table.question) == ("actions", "character")
            take_turn(table, character)
    assert table.phase == "parliament"
    assert len(table.told("character-played")) == 4 * players
    assert [event.words()["character"] for event in table.told("delegate-shown")] == ["foreman"] * players


@pytest.mark.clause("cuba.action.fifth-card")
@pytest.mark.parametrize("kept", CHARACTERS)
def test_the_fifth_card_is_kept_for_parliament(kept: str) -> None:
    table = Position(2).bills(**BILLS).keeps(1, "worker").holds(0, pesos=1)
    others = [character for character in CHARACTERS if character != kept]
    table.keeps(0, kept)
    assert table.card(0, kept) == "in-hand"
    assert [table.card(0, other) for other in others] == ["first", "second", "third", "fourth"]
    table.parliament()
    shown = {str(event.words()["seat"]): event.words()["character"] for event in table.told("delegate-shown")}
    assert shown == {"1": kept, "2": "worker"}
    assert table.card(0, kept) == "shown"
    assert kept not in {event.words()["character"] for event in table.told("character-played")}


@pytest.mark.clause("cuba.action.played-cards-visible")
@pytest.mark.parametrize("delegate", ["open", "face-down"])
def test_all_played_cards_stay_visible_in_their_order(delegate: str) -> None:
    table = Position(2, delegate=delegate)
    for number, character in enumerate(("mayor", "architect", "foreman", "worker"), 1):
        table.turn_of(0)
        take_turn(table, character)
        for watcher in (0, 1, None):
            shown = table.match.view(watcher)["cards"][0]
            laid = [card for card in CHARACTERS if shown[card] in ("first", "second", "third", "fourth")]
            assert len(laid) == number
            assert shown[character] == ("first", "second", "third", "fourth")[number - 1]


@pytest.mark.clause("cuba.action.played-cards-visible", "cuba.action.must-play")
def test_a_card_that_lies_open_cannot_be_played_again() -> None:
    table = Position(2).has_played(0, "mayor", "worker").turn_of(0)
    assert table.legal() == {"play tradeswoman", "play architect", "play foreman"}
    assert table.refusal("play mayor") == "cuba.action.played-cards-visible"
    assert table.refusal("play worker") == "cuba.action.played-cards-visible"


@pytest.mark.clause("cuba.action.must-play")
@pytest.mark.parametrize("played", [(), ("mayor",), ("mayor", "worker"), ("mayor", "worker", "foreman")])
def test_passing_is_not_allowed(played: tuple[str, ...]) -> None:
    table = Position(2).has_played(0, *played).turn_of(0)
    assert table.legal() == {f"play {character}" for character in CHARACTERS if character not in played}
    for way_out in ("forgo", "done", "decline"):
        with pytest.raises(MaleconError):
            table.play(way_out)
    assert (table.asked, table.question) == (0, "character")


@pytest.mark.clause("cuba.action.empty-action")
@pytest.mark.parametrize(
    ("character", "way"), [("worker", ["forgo"]), ("tradeswoman", ["forgo"]), ("foreman", ["forgo"]), ("foreman", [])]
)
def test_a_card_may_be_played_for_no_effect(character: str, way: list[str]) -> None:
    table = Position(2).holds(0, citrus=1, pesos=9) if way else Position(2)
    before = table.match.view(None)
    table.plays(0, character).play(*way)
    after = table.match.view(None)
    for name in ("stock", "market", "covered", "lot", "stored", "pesos", "points", "pawn", "field", "bank"):
        assert after[name] == before[name]
    assert (table.question, table.card(0, character)) == ("", "first")
    assert [(event.name, event.clause, event.words()) for event in table.events[1:]] == [
        ("card-unused", "cuba.action.empty-action", {"seat": "1", "character": character})
    ]


@pytest.mark.clause("cuba.action.empty-action")
def test_whose_card_had_no_effect_is_told() -> None:
    table = Position(3).plays(2, "worker").play("forgo")
    assert [event.words() for event in table.told("card-unused")] == [{"seat": "3", "character": "worker"}]


@pytest.mark.clause("cuba.action.empty-action")
def test_an_unused_architect_or_mayor_takes_the_alternative_gain_while_one_is_left() -> None:
    table = Position(4).holds(0, wood=2, citrus=1)
    assert table.plays(0, "architect").question == "build"
    table.play("forgo")
    assert table.plays(0, "mayor").question == "load"
    table.play("forgo")
    for seat in (1, 2, 3):
        table.plays(seat, "architect").plays(seat, "mayor")
    assert [table.points(seat) for seat in range(4)] == [2, 1, 0, 0]
    assert [table.pesos(seat) for seat in range(4)] == [4, 2, 0, 0]
    assert table.lot(0) == {"wood": 2, "citrus": 1}
    assert [event.words() for event in table.told("card-unused")] == [
        {"seat": seat, "character": character} for seat in ("3", "4") for character in ("architect", "mayor")
    ]


@pytest.mark.clause("cuba.action.one-use")
def test_a_trader_takes_no_free_piece_and_a_taker_does_not_trade() -> None:
    table = Position(2).holds(0, pesos=9, citrus=1).plays(0, "tradeswoman").play("sell citrus")
    for free in ("wood", "stone", "water", "citrus", "sugar", "tobacco"):
        assert table.refusal(f"take {free}") == "cuba.action.one-use"
    table.play("done")
    assert (table.over, table.covered()) == (True, set())
    table = Position(2).holds(0, pesos=9, citrus=1).plays(0, "tradeswoman").play("take wood")
    assert (table.over, table.lot(0), table.pesos(0)) == (True, {"wood": 1, "citrus": 1}, 9)


@pytest.mark.clause("cuba.action.one-use")
def test_a_builder_earns_no_points_and_a_loader_no_pesos() -> None:
    table = Position(2).holds(0, wood=1, stone=1).plays(0, "architect").play("build town-hall a2")
    assert (table.over, table.points(0), table.covered()) == (True, 0, set())
    table = Position(2).holds(0, citrus=2).plays(0, "mayor").play("load citrus dock-1", "done")
    assert (table.over, table.pesos(0), table.covered()) == (True, 0, set())


@pytest.mark.clause("cuba.action.voluntary-order")
def test_nobody_acts_outside_his_own_turn() -> None:
    table = Position(3).holds(0, pesos=20).holds(1, citrus=1, pesos=20).laps().play("play tradeswoman", "buy rum")
    assert table.match.asked == (0,)
    for text in ("buy rum", "sell citrus", "play worker", "done"):
        with pytest.raises(MaleconError, match="error-not-asked"):
            table.match.play(1, GAME.vocabulary.parse(text))
    table.play("buy rum")
    assert table.match.asked == (0,)
    table.play("done")
    assert (table.match.asked, table.question) == ((1,), "character")
    with pytest.raises(MaleconError, match="error-not-asked"):
        table.match.play(0, GAME.vocabulary.parse("buy rum"))


@pytest.mark.clause("cuba.action.voluntary-order")
def test_the_whole_action_is_finished_before_the_next_player_starts() -> None:
    table = Position(2).laps().play("play worker")
    for move in ("pawn c4", "harvest citrus", "harvest sugar", "irrigate sugar"):
        assert table.match.asked == (0,)
        table.play(move)
    assert (table.match.asked, table.question) == ((1,), "character")
