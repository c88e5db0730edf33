"""Set-up: the rows, the reserve, the first goods and the first two cards."""

from collections import Counter
from collections.abc import Sequence

import pytest

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.events import Event
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.games.havana.game import GAME
from tests.havana.position import NAMES, ROWS, Position

ALL_ROWS = (*ROWS["upper"], *ROWS["lower"])
DEAR = (
    *("library", "music-hall", "market-hall", "distillery", "cinema", "harbour-pier"),
    *("town-hall", "bank", "hotel", "cigar-works", "university", "casino"),
)  # worth 4, 5 or 6
PLACES = [f"{row}-{place}" for row in ("upper", "lower") for place in range(1, 7)]


def new(players: int = 2, **options: str) -> Match:
    return Match(Setting(GAME, NAMES[:players], options=options))


def play(match: Match, moves: Sequence[str]) -> list[Event]:
    events: list[Event] = []
    for text in moves:
        events += match.play(NATURE if match.nature_asked else match.asked[0], GAME.vocabulary.parse(text))
    return events


def choose(match: Match, seat: int, cards: str) -> list[Event]:
    return list(match.play(seat, GAME.vocabulary.parse(f"open {cards}")))


def legal(match: Match) -> set[str]:
    return {str(move) for move in match.legal(NATURE if match.nature_asked else match.asked[0])}


def deal(match: Match, buildings: Sequence[str] = ALL_ROWS) -> list[Event]:
    return play(match, [f"deal {building}" for building in buildings])


def ready(players: int = 2) -> Match:
    """Everything is laid out: players choose their first cards."""
    match = new(players)
    deal(match)
    play(match, ["draw grey"] * (players + 3))
    return match


# -- buildings ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.setup.rows")
def test_twelve_buildings_are_laid_open_in_two_rows_of_six() -> None:
    match = new()
    left = legal(match)
    assert len(left) == 36
    for place, building in zip(PLACES, ALL_ROWS, strict=True):
        assert (match.nature_asked, match.decision.name) == (True, "deal")
        assert legal(match) == left
        dealt = deal(match, [building])[0]
        assert (dealt.name, dealt.clause) == ("building-dealt", "havana.setup.rows")
        assert dealt.words() == {"building": building, "place": place}
        left.remove(f"deal {building}")
    assert match.decision.name == "draw"
    assert match.view(None)["building_at"] == dict(zip(PLACES, ALL_ROWS, strict=True))


@pytest.mark.clause("havana.setup.rows")
def test_a_building_already_laid_is_not_in_the_pile() -> None:
    match = new()
    deal(match, ["bank"])
    assert match.refusal(NATURE, GAME.vocabulary.parse("deal bank")) == "havana.component.buildings"
    assert match.refusal(NATURE, GAME.vocabulary.parse("deal hotel")) is None


@pytest.mark.clause("havana.setup.rows")
def test_the_buildings_are_shuffled() -> None:
    chance = Chance(1)
    first = Counter(str(new().play_nature(chance)[0].words()["building"]) for _ in range(900))
    assert len(first) == 36
    assert all(5 < times < 55 for times in first.values())


@pytest.mark.clause("havana.setup.deck", "havana.info.bag-deck")
def test_the_other_24_buildings_are_the_pile() -> None:
    table = Position()
    table.match = ready()
    assert len(table.pile_buildings) == 24
    assert table.pile_buildings.isdisjoint(ALL_ROWS)
    assert table.box_buildings == set()
    seen = table.match.view(None)["whereabouts"]
    assert {building for building, where in seen.items() if where == "row"} == set(ALL_ROWS)
    assert len([where for where in seen.values() if where is None]) == 24


@pytest.mark.clause("havana.setup.cheap-end.redeal", "havana.setup.cheap-end")
def test_without_a_cheap_end_all_36_buildings_are_dealt_again() -> None:
    match = new()
    events = deal(match, DEAR)
    assert [event.name for event in events[-2:]] == ["building-dealt", "dealt-again"]
    assert events[-1].clause == "havana.setup.cheap-end.redeal"
    assert (match.decision.name, len(legal(match))) == ("deal", 36)
    assert set(match.view(None)["building_at"].values()) == {None}
    assert set(match.view(None)["whereabouts"].values()) == {None}
    deal(match, DEAR)
    assert (match.decision.name, len(legal(match))) == ("deal", 36)
    deal(match)
    assert match.decision.name == "draw"
    assert [match.view(None)["building_at"][place] for place in PLACES] == list(ALL_ROWS)


@pytest.mark.clause("havana.setup.cheap-end")
@pytest.mark.parametrize("end", [0, 5, 6, 11])
@pytest.mark.parametrize("building", ["beach-hut", "townhouse", "bakery"])
def test_one_end_worth_one_two_or_three_is_enough(end: int, building: str) -> None:
    match = new()
    events = deal(match, [*DEAR[:end], building, *DEAR[end + 1 :]])
    assert match.decision.name == "draw"
    assert "dealt-again" not in [event.name for event in events]


@pytest.mark.clause("havana.setup.cheap-end", "havana.setup.cheap-end.redeal")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 7, 8, 9, 10])
def test_a_cheap_building_inside_a_row_is_no_cheap_end(place: int) -> None:
    match = new()
    events = deal(match, [*DEAR[:place], "beach-hut", *DEAR[place + 1 :]])
    assert events[-1].name == "dealt-again"
    assert match.decision.name == "deal"


@pytest.mark.clause("havana.setup.cheap-end")
@pytest.mark.parametrize("end", [0, 5, 6, 11])
def test_an_end_worth_four_is_not_cheap(end: int) -> None:
    dear = [building for building in DEAR if building != "library"]
    assert deal(new(), [*dear[:end], "library", *dear[end:]])[-1].name == "dealt-again"


# -- goods -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "havana.setup.player-cube",
    "havana.setup.draw-order",
    "havana.setup.centre-cubes",
    "havana.setup.centre-pesos",
    "havana.setup.player-peso",
    "havana.setup.no-start-worker",
    "havana.editions.base",
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_gets_a_cube_and_a_peso_and_the_centre_three_cubes_and_four_pesos(players: int) -> None:
    match = new(players)
    told = deal(match)
    cubes = ["red", "blue", "grey", "brown"][:players]
    for seat, cube in enumerate(cubes, 1):
        (drawn,) = play(match, [f"draw {cube}"])
        assert (drawn.name, drawn.clause) == ("cube-drawn", "havana.setup.player-cube")
        assert drawn.words() == {"seat": str(seat), "cube": cube}
    for cube in ("yellow", "grey", "yellow"):
        assert (match.nature_asked, match.decision.name) == (True, "draw")
        laid = play(match, [f"draw {cube}"])[0]
        assert (laid.name, laid.clause, laid.words()) == ("cube-laid", "havana.setup.centre-cubes", {"cube": cube})
    assert match.decision.name == "opening"
    table = Position(players)
    table.match = match
    assert [table.cubes(seat) for seat in range(players)] == [{cube: 1} for cube in cubes]
    assert [table.pesos(seat) for seat in range(players)] == [1] * players
    assert (table.centre_cubes, table.centre_pesos) == ({"yellow": 2, "grey": 1}, 4)
    assert [table.workers(seat) for seat in range(players)] == [0] * players
    assert [table.points(seat) for seat in range(players)] == [0] * players
    assert [table.owned(seat) for seat in range(players)] == [set()] * players
    assert (table.workers_left, table.out_cubes) == (15, {})
    assert sum(table.bag_cubes.values()) == 80 - players - 3
    received = [event for event in told if event.name == "pesos-received"]
    assert [event.words() for event in received] == [{"seat": str(n), "pesos": 1} for n in range(1, players + 1)]
    assert {event.clause for event in received} == {"havana.setup.player-peso"}
    (laid,) = [event for event in told if event.name == "pesos-laid"]
    assert (laid.clause, laid.words()) == ("havana.setup.centre-pesos", {"pesos": 4})


@pytest.mark.clause("havana.info.bag-deck", "havana.setup.centre-cubes")
def test_every_cube_in_the_bag_is_as_likely_to_be_drawn() -> None:
    chance = Chance(7)
    drawn: Counter[str] = Counter()
    for _ in range(400):
        match = new()
        deal(match)
        for _ in range(5):
            drawn += Counter(
                str(event.words()["cube"]) for event in match.play_nature(chance) if "cube" in event.words()
            )
    assert sum(drawn.values()) == 2000
    assert 900 < drawn["grey"] < 1100
    assert all(190 < drawn[colour] < 310 for colour in ("red", "yellow", "blue", "brown"))


# -- the first two cards -----------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.setup.two-cards", "havana.number.equal-digits")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_chooses_two_of_his_thirteen_cards(players: int) -> None:
    match = ready(players)
    assert (match.asked, match.decision.name) == (tuple(range(players)), "opening")
    for seat in range(players):
        moves = {str(move) for move in match.legal(seat)}
        assert len(moves) == 78
        assert {"open siesta+mama", "open protection+debris", "open worker+architect"} <= moves


@pytest.mark.clause("havana.setup.two-cards")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0), (2, 1, 0)])
def test_the_cards_are_turned_up_together_when_all_have_chosen(order: tuple[int, int, int]) -> None:
    cards = ["siesta+black-market", "protection+worker", "protection+materials-thief"]
    match = ready(3)
    for seat in order[:2]:
        assert choose(match, seat, cards[seat]) == []
        assert seat not in match.asked
        own = match.view(seat)["cards"][seat]
        assert (own["sealed"], own["open"], own["count"]["hand"]) == (cards[seat].split("+"), [], 11)
    assert match.asked == (order[2],)
    events = choose(match, order[2], cards[order[2]])
    revealed = [event for event in events if event.name == "card-revealed"]
    assert {event.clause for event in revealed} == {"havana.setup.two-cards"}
    assert [event.words() for event in revealed] == [
        {"seat": str(seat + 1), "card": card} for seat in range(3) for card in cards[seat].split("+")
    ]
    for seat in range(3):
        shown = match.view(None)["cards"][seat]
        assert (shown["open"], shown["count"]) == (cards[seat].split("+"), {"hand": 11, "sealed": 0, "put_away": 0})


@pytest.mark.clause("havana.setup.two-cards", "havana.info.hand-secret")
def test_nobody_sees_the_cards_chosen_before_all_are_turned_up() -> None:
    one, other = ready(3), ready(3)
    assert choose(one, 1, "siesta+mama") == choose(other, 1, "worker+pesos") == []
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(1) != other.view(1)
    assert one.view(0)["cards"][1]["count"] == {"hand": 11, "sealed": 2, "put_away": 0}
    assert not {"hand", "sealed", "put_away"} & set(one.view(0)["cards"][1])


@pytest.mark.clause("havana.setup.two-cards")
def test_a_choice_of_first_cards_is_final() -> None:
    match = ready(2)
    choose(match, 0, "siesta+mama")
    with pytest.raises(MaleconError):
        choose(match, 0, "siesta+pesos")
    assert match.view(0)["cards"][0]["sealed"] == ["siesta", "mama"]


@pytest.mark.clause("havana.setup.two-cards", "havana.round.phases")
def test_the_first_round_begins_when_the_cards_are_turned_up() -> None:
    match = ready(2)
    choose(match, 0, "siesta+protection")
    events = choose(match, 1, "debris+mama")
    assert [(event.name, event.words()) for event in events[4:8]] == [
        ("round-begun", {"round": 1}),
        ("number-formed", {"seat": "1", "number": 2, "place": 1}),
        ("number-formed", {"seat": "2", "number": 29, "place": 2}),
        ("turn-begun", {"seat": "1"}),
    ]
    assert (match.asked, match.decision.name) == ((0,), "buy")


@pytest.mark.clause("havana.example.number.first-cards", "havana.example.order.ascending")
def test_vanessa_peter_and_tobias_form_07_24_and_26_and_play_in_this_order() -> None:
    match = ready(3)
    choose(match, 0, "siesta+black-market")
    choose(match, 1, "protection+worker")
    events = choose(match, 2, "protection+materials-thief")
    formed = [event for event in events if event.name == "number-formed"]
    assert [event.words() for event in formed] == [
        {"seat": "1", "number": 7, "place": 1},
        {"seat": "2", "number": 24, "place": 2},
        {"seat": "3", "number": 26, "place": 3},
    ]
    assert [match.view(None)["cards"][seat]["open"] for seat in range(3)] == [
        ["siesta", "black-market"],
        ["protection", "worker"],
        ["protection", "materials-thief"],
    ]
    assert match.view(None)["order"] == {"1": "1", "2": "2", "3": "3"}


# -- the youngest ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.order.tie.youngest")
def test_by_default_the_seats_are_the_ranks() -> None:
    match = new(4)
    assert match.decision.name == "deal"
    assert match.view(None)["rank"] == {"1": 0, "2": 1, "3": 2, "4": 3}


@pytest.mark.clause("havana.order.tie.youngest")
def test_the_ranks_may_be_drawn_before_the_game_and_never_change() -> None:
    match = new(3, youngest="drawn")
    assert legal(match) == {"youngest 1", "youngest 2", "youngest 3"}
    events = play(match, ["youngest 3"])
    assert legal(match) == {"youngest 1", "youngest 2"}
    events += play(match, ["youngest 1", "youngest 2"])
    assert {event.clause for event in events} == {"havana.order.tie.youngest"}
    assert [event.words() for event in events] == [
        {"seat": "3", "place": 1},
        {"seat": "1", "place": 2},
        {"seat": "2", "place": 3},
    ]
    assert match.decision.name == "deal"
    deal(match)
    play(match, ["draw grey"] * 6)
    for seat in range(3):
        choose(match, seat, "siesta+protection")
    assert match.view(None)["rank"] == {"1": 1, "2": 2, "3": 0}
    assert match.view(None)["order"] == {"1": "3", "2": "1", "3": "2"}
