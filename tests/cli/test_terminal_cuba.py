"""The table of Cuba in the terminal: what it shows, what it hides, and what its moves say."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from malecon.cli.terminal.display import Display
from malecon.cli.terminal.screen import Screen
from malecon.drawing.sheet import draw
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.sheet import Scene
from malecon.games import find_game
from malecon.games.cuba.game import GAME
from malecon.games.cuba.sheet import areas, between
from malecon.text import texts
from malecon.text.outcomes import spoken_moves
from tests.cuba.position import Position
from tests.random_moments import random_moments
from tests.thorough import THOROUGH

WIDTHS = (60, 80, 120)
LANGUAGES = ("en", "fr")
FIVE = ("Alicia", "Juan", "Clara", "Francisco", "Felipe")
ENGLISH, FRENCH = texts("en"), texts("fr")


def plain(stream: io.StringIO, width: int) -> Console:
    return Console(file=stream, width=width, highlight=False, markup=False, emoji=False)


def drawn(match: Match, seat: int | None, language: str = "en", width: int = 80) -> str:
    """The whole table as a seat sees it."""
    shown = io.StringIO()
    plain(shown, width).print(draw(areas(scene_of(match, seat, language)), width))
    return shown.getvalue()


def drawn_between_questions(match: Match, seat: int | None, language: str = "en", width: int = 80) -> str:
    shown = io.StringIO()
    plain(shown, width).print(draw(between(scene_of(match, seat, language)), width))
    return shown.getvalue()


def scene_of(match: Match, seat: int | None, language: str = "en") -> Scene:
    return Scene(match.view(seat), match.setting, texts(language, match.setting.edition.id))


def asked(position: Position, language: str = "en", width: int = 80) -> str:
    """The question on the table with its moves."""
    shown = io.StringIO()
    spoken = texts(language, position.match.setting.edition.id)
    Display(position.match, Screen(plain(shown, width), spoken)).question(position.asked)
    return shown.getvalue()


def row(told: str, beginning: str) -> str:
    """The line that begins with these words, with single spaces."""
    return " ".join(next(line for line in told.split("\n") if line.startswith(beginning)).split())


def unwrapped(told: str) -> str:
    """As one line with plain spaces."""
    return " ".join(told.split())


def player(position: Position, name: str, seat: int | None) -> str:
    """The line of a player with points, pesos, votes and cards, as a seat sees it."""
    told = drawn(position.match, seat, width=120)
    return row(told[told.index("Players ─") :], f"{name} ")


# -- the size of the screen -------------------------------------------------------------------------------------------

WAYS_TO_DRAW = [("en", "default"), ("fr", "fr2008"), ("fr", "fr2007")]


@pytest.mark.parametrize(("language", "edition"), WAYS_TO_DRAW if THOROUGH else WAYS_TO_DRAW[:2])
def test_the_table_and_every_question_fit_the_screen(language: str, edition: str) -> None:
    setting = Setting(find_game("cuba"), FIVE, edition, {"delegate": "face-down"})
    questions: set[str] = set()
    for match in random_moments(setting):
        new = bool(match.asked) and match.decision.name not in questions
        if new:
            questions.add(match.decision.name)
        if new or match.over or len(match.played) % 100 == 0:
            for width in WIDTHS:
                fits(match, language, width)
    assert {"character", "pawn", "harvest", "trade", "build", "foreman", "load", "bid", "enact"} <= questions


def fits(match: Match, language: str, width: int) -> None:
    told = [drawn(match, 4, language, width), drawn_between_questions(match, 4, language, width)]
    if width == WIDTHS[0]:
        told += [drawn(match, None, language, width), drawn_between_questions(match, None, language, width)]
    if match.asked:
        shown = io.StringIO()
        Display(match, Screen(plain(shown, width), texts(language, match.setting.edition.id))).question(match.asked[0])
        told.append(shown.getvalue())
    for text in told:
        assert max(cell_len(line) for line in text.split("\n")) <= width
        assert "{" not in text, "a sentence lacks one of its words"
        assert "…" not in text, "a word is cut off"


# -- the board --------------------------------------------------------------------------------------------------------


def test_the_moment_of_the_game_heads_the_table() -> None:
    position = Position(3).round_is(4).starter(2).turn_of(0)
    first = drawn(position.match, 0).split("\n")[0]
    assert first.startswith("Round 4 of 6 · Actions · First player: Celia")
    french = unwrapped(drawn(position.match, 0, "fr").split("\n")[0])
    assert french.startswith("Manche 4 sur 6 · Actions · Premier joueur : Celia")


def test_ships_show_free_and_filled_spaces_and_the_points_of_their_dock() -> None:
    position = Position(2).ship("dock-2", "ship-02", citrus=2, tobacco=1).ship("dock-3", "ship-04", rum=3)
    told = drawn(position.match, None)
    assert row(told, "Dock 3: 3 VP") == f"Dock 3: 3 VP, {ENGLISH.say('ship-ship-04')}* ■■■ □□"
    assert row(told, "Dock 2: 2 VP") == f"Dock 2: 2 VP, {ENGLISH.say('ship-ship-02')}* ■■□ ■□"
    assert row(told, "Dock 1: 1 VP") == f"Dock 1: 1 VP, {ENGLISH.say('ship-ship-01')}* □□ □□□"
    assert row(told, "At sea") == f"At sea, {ENGLISH.say('ship-ship-03')}* □□□ □□"
    assert "□ free, ■ taken" in told
    assert row(drawn(position.match, None, width=60), "Dock 3").endswith(f"{ENGLISH.say('ship-ship-04')}* ■■■ □□")


def test_an_empty_dock_is_empty() -> None:
    told = drawn(Position(2).match, None, "fr")
    assert row(told, "Quai 3") == "Quai 3 : 3 PV – – – – –"


def test_the_market_shows_its_spaces_and_both_prices() -> None:
    position = Position(2).market(citrus=0, sugar=5, tobacco=2, rum=3, cigars=1)
    told = drawn(position.match, None)
    assert row(told, "On the market") == "On the market □□□□□ ■■■■■ ■■□□□ ■■■ ■□□"
    assert row(told, "Buy for") == "Buy for 7 2 5 4 6"
    assert row(told, "Sell for") == "Sell for 6 1 4 3 5"


def test_what_cannot_be_had_has_no_price() -> None:
    told = drawn(Position(2).market(rum=0).stock(rum=0).match, None)
    assert row(told, "Buy for") == "Buy for 4 4 4 – 5"


def test_stock_lot_and_warehouse_are_counted_kind_by_kind() -> None:
    position = Position(2).holds(0, wood=3, citrus=1, pesos=7, points=12).stores(0, citrus=2, tobacco=1)
    told = drawn(position.match, 0)
    assert row(told, "Supply") == "Supply 12 15 15 12 15 14 13 13"
    assert row(told, "Ana ") == "Ana 3 0 0 1+2 0 0+1 0 0"
    assert "Ana: 7 pesos, 12 VP" in told


def test_the_alternative_spaces_are_free_or_covered() -> None:
    told = unwrapped(drawn(Position(2).covers("tradeswoman-product", "architect-first", "mayor-second").match, 0))
    assert "Tradeswoman □ 1 resource ■ 1 product Architect ■ 2 VP □ 1 VP Mayor □ 4 pesos ■ 2 pesos" in told


def test_bills_and_acts_say_what_they_mean() -> None:
    position = Position(2).bills(tax="tax-3", duty="duty-water", subsidy="subsidy-water", other="drought")
    told = drawn(position.acts(other="corruption").match, 0)
    assert row(told, "I Tax") == "I Tax Tax of 3 pesos Tax of 2 pesos"
    assert row(told, "II Duty") == "II Duty Duty of 1 water Duty of 1 citrus"
    assert row(told, "III Subsidy") == f"III Subsidy {ENGLISH.say('statute-subsidy-water.effect')} –"
    assert row(told, "IV Other") == "IV Other Drought Act Corruption Act"
    for statute in ("tax-3", "duty-water", "drought", "corruption"):
        assert ENGLISH.say(f"statute-{statute}.effect") in told


def test_a_vetoed_bill_and_the_veto_tile_are_told() -> None:
    position = Position(2).round_is(3).bills(tax="tax-3", subsidy="subsidy-water", other="drought").vetoed("duty", 3)
    told = drawn(position.match, 0)
    assert row(told, "II Duty").startswith("II Duty vetoed")
    assert "Veto on pile II (duty) in round 3" in unwrapped(told)
    later = drawn(position.round_is(4).match, 0)
    assert not row(later, "II Duty").startswith("II Duty vetoed"), "the bill of another round"
    assert "Veto on pile II (duty) in round 3" in unwrapped(later), "but this type cannot be vetoed again"


def test_the_stock_of_buildings_shows_costs_in_symbols() -> None:
    position = Position(2).builds(0, a2="hotel", b3="dam")
    told = drawn(position.match, None)
    stock = unwrapped(told[told.index("Buildings") : told.index("Players")])
    assert stock.startswith("Buildings · ♣ wood ▲ stone ≈ water")
    assert "Golf Course ≈≈" in stock
    assert "Distillery ×2 ♣♣▲▲" in stock
    assert "Hotel" not in stock
    assert "Dam" not in stock
    wide = drawn(position.match, None, width=120)
    assert f"Golf Course ≈≈ {ENGLISH.say('tile-golf-course.effect')}" in unwrapped(wide)


# -- players and plantations ------------------------------------------------------------------------------------------


def test_cards_are_listed_in_their_order_with_their_votes() -> None:
    position = Position(2).has_played(0, "mayor", "worker").holds(0, points=21, pesos=6).turn_of(0)
    assert player(position, "Ana", 1) == "Ana Turn 21 6 – Mayor 5 Worker 1 Tradeswoman 2 Architect 3 Foreman 4"
    assert player(position, "Blas", 1) == "Blas you 0 0 – – all five"


def test_votes_are_shown_from_parliament_on() -> None:
    position = Position(2).keeps(0, "mayor").keeps(1, "foreman").holds(0, pesos=3).holds(1, pesos=3).voting_tile(1)
    position.turn_of(0)
    assert player(position, "Blas", 0).startswith("Blas 0 3 +2 "), "who used the Town Hall is sure of them"
    position.parliament()
    played = "Worker 1 Tradeswoman 2 Architect 3 Foreman 4"
    assert player(position, "Ana", 0) == f"Ana you · Turn 0 3 5 {played} Mayor 5 (shown)"
    assert player(position, "Blas", 0).startswith("Blas Turn 0 3 6 ")


def test_a_bid_stays_sealed_in_the_fist() -> None:
    position = Position(2).keeps(0, "mayor").keeps(1, "foreman").holds(0, pesos=3).holds(1, pesos=3).parliament()
    position.play("bid 2")
    assert player(position, "Ana", 0).startswith("Ana you 0 3 5 + 2 ")
    assert player(position, "Ana", 1).startswith("Ana 0 3 5 + secret bid ")
    assert player(position, "Ana", None).startswith("Ana 0 3 5 + secret bid ")


def test_a_card_that_lies_face_down_is_known_to_its_owner_only() -> None:
    position = Position.new_game(2, delegate="face-down")
    chance = Chance(4)
    while position.question != "delegate":
        position.play(next(iter(sorted(position.legal())))) if position.asked >= 0 else position.match.play_nature(
            chance
        )
    position.play("set-aside mayor")
    assert "Foreman 4 Mayor 5 (face down)" in player(position, "Ana", 0)
    for seat in (1, None):
        assert player(position, "Ana", seat).endswith("– ? ? ? ? ? (face down)")


def test_what_others_hide_makes_no_difference_to_the_drawing() -> None:
    setting = Setting(find_game("cuba"), FIVE[:3], options={"delegate": "face-down", "lighthouse": "in-place"})
    dealt_otherwise = 0
    for match in random_moments(setting):
        if match.over or len(match.played) % 15:
            continue
        for seat in (0, 2, None):
            imagined = setting.imagine(match.view(seat), Chance(len(match.played)))
            if imagined.numbers() == match.table.numbers():
                continue
            dealt_otherwise += 1
            scene = Scene(setting.game.view(imagined, seat), setting, ENGLISH)
            shown = io.StringIO()
            plain(shown, 80).print(draw(areas(scene), 80))
            assert shown.getvalue() == drawn(match, seat)
    assert dealt_otherwise > 10


def test_who_has_looked_through_the_pile_sees_the_next_ship() -> None:
    position = Position(2, lighthouse="in-place").builds(0, b2="lighthouse").plays(0, "foreman")
    position.play("use lighthouse", "arrive ship-04")
    while position.match.nature_asked:
        position.match.play_nature(Chance(1))
    assert row(drawn(position.match, 0), "Next:") == f"Next: {ENGLISH.say('ship-ship-04')}* □□□ □□"
    assert "Next:" not in drawn(position.match, 1)
    assert "Next:" not in drawn(position.match, None)


def test_every_plantation_shows_yields_buildings_and_the_pawn() -> None:
    position = Position(2).builds(1, b2="rum-cafe", c4="hotel").pawn(1, "b2")
    told = drawn(position.match, 0)
    others = told[told.index("Blas (green)") :].split("\n")
    assert unwrapped(others[1]) == "a ⌂ Starting ♣ wood tobacco sugar cane"
    assert unwrapped(others[2]) == "warehouse"
    assert unwrapped(others[3]) == "b ♣ wood ♙ ⌂ Rum Café citrus ▲ stone"
    assert unwrapped(others[4]) == "c citrus sugar cane ▲ stone ⌂ Hotel"


def test_ones_own_plantation_is_the_largest_and_says_what_its_buildings_do() -> None:
    position = Position(2).builds(0, b2="rum-cafe").pawn(0, "c3")
    told = drawn(position.match, 0, width=120)
    own = told[told.index("Your plantation") :]
    cells = [[unwrapped(cell) for cell in line.split("│")[1:-1]] for line in own.split("\n") if "│" in line]
    assert cells[0] == ["", "1", "2", "3 ▾", "4"], "the pawn's column"
    assert cells[2] == ["b", "♣ wood", "⌂ Rum Café", "citrus", "▲ stone"]
    assert cells[3] == ["", "", ENGLISH.say("tile-rum-cafe.effect"), "", ""]
    assert cells[4] == ["c ▸", "citrus", "sugar cane", "♙ ▲ stone", "≈ water"]
    assert own.count("\n") > 10
    assert "Your plantation" not in drawn(position.match, None), "a spectator has none"


def test_before_colours_are_chosen_there_are_no_plantations() -> None:
    told = drawn(Position.new_game(2).match, 0)
    assert told.startswith("Set-up")
    assert "Plantations" not in told
    assert "plantation" not in told.split("Players")[1]


# -- moves ------------------------------------------------------------------------------------------------------------


def worded(position: Position, text: str, seat: int = 0, language: str = "en") -> str:
    """A move by what it brings, as it is offered."""
    move = GAME.vocabulary.parse(text)
    return spoken_moves(texts(language), position.match, seat, [move])[0].text


def test_a_trade_is_offered_with_its_price() -> None:
    position = Position(2).holds(0, pesos=9, citrus=1).market(citrus=5, rum=0).plays(0, "tradeswoman")
    told = unwrapped(asked(position))
    assert "Buy 1 citrus: −2 pesos" in told
    assert "Sell 1 citrus: +1 peso" in told
    assert "Buy 1 rum: −7 pesos" in told
    assert "Acheter 1 rhum : −7 pesos" in unwrapped(asked(position, "fr"))


def test_a_load_is_offered_with_its_points() -> None:
    position = Position(2).holds(0, citrus=1).plays(0, "mayor")
    told = unwrapped(asked(position))
    assert "Dock 1: 1 citrus, +1 VP" in told
    assert "Dock 2: 1 citrus, +2 VP" in told


def test_a_field_for_the_pawn_is_offered_with_what_it_yields() -> None:
    position = Position(2).builds(0, b4="hotel").plays(0, "worker")
    told = asked(position)
    assert "c4, water: 1 stone, 1 water (then products from 1 citrus, 2 sugar cane)" in unwrapped(told)
    assert "Field b4: " in unwrapped(told), "a building stands there"
    assert "from the plantation" not in told, "the move says so already"


def test_buildings_to_erect_are_grouped_with_the_fields_they_may_go_on() -> None:
    position = Position(2).holds(0, wood=2, stone=1, pesos=5).tiles(small_branch_office=0, monastery=0)
    position.acts(other="building").builds(0, a2="hotel").plays(0, "architect")
    told = asked(position)
    name = ENGLISH.say("tile-saw-mill")
    saw_mill = unwrapped(told[told.index(f"{name} · ") :])
    assert saw_mill.startswith(
        f"{name} · 2 wood, 1 stone, 2 pesos · {ENGLISH.say('tile-saw-mill.effect')} 1 a3 tobacco"
    )
    listed = [str(move) for move in position.match.legal(0)]
    for number, move in enumerate(listed, 1):
        if move.startswith("build saw-mill"):
            assert f" {number} {move.split()[-1]} " in saw_mill
    assert f"{len(listed)}  {ENGLISH.say('outcome-cuba-forgo-build')}: 2 VP" in told
    assert len(told.split("\n")) < len(listed), "a line has several moves"


def test_a_building_names_its_field_what_grows_there_and_its_cost() -> None:
    position = Position(2).holds(0, wood=2, stone=1).plays(0, "architect")
    assert worded(position, "build saw-mill b2") == f"{ENGLISH.say('tile-saw-mill')} on b2 (tobacco): −2 wood, −1 stone"


def test_a_building_to_use_says_what_it_brings_and_whether_others_may_follow() -> None:
    position = Position(2).builds(0, b2="inn", a3="small-bank").pawn(0, "b1").plays(0, "foreman")
    assert worded(position, "use inn") == "Inn: 1 VP"
    assert worded(position, "use small-bank") == "Small Bank: 2 pesos (then no other building)"


def test_in_one_player_aid_row_and_column_count_after_the_worker_only() -> None:
    position = Position(2, foreman_cross="after-worker").builds(0, b2="inn").pawn(0, "b1").plays(0, "foreman")
    assert worded(position, "use inn") == "Inn: 1 VP (then no other building)"
    position = Position(2, foreman_cross="after-worker").builds(0, b2="inn").pawn(0, "b1").has_played(0, "worker")
    assert worded(position.plays(0, "foreman"), "use inn") == "Inn: 1 VP"


def test_a_bid_says_how_many_votes_it_makes() -> None:
    position = Position(2).keeps(0, "mayor").keeps(1, "foreman").holds(0, pesos=3).parliament()
    assert "Bid 3 pesos: 8 votes in all" in unwrapped(asked(position))


def test_bills_are_enacted_and_vetoed_by_what_they_say() -> None:
    position = Position(2).bills(tax="tax-3", duty="duty-water", subsidy="subsidy-water", other="drought")
    position.keeps(0, "mayor").keeps(1, "foreman").parliament()
    assert position.question == "enact"
    assert worded(position, "enact tax+other") == "Pass “3 pesos for 2 VP” and “Drought: 1 free field”"
    vetoing = Position(2).bills(tax="tax-3").builds(0, b2="church").plays(0, "foreman").play("use church")
    assert "Veto “3 pesos for 2 VP”" in unwrapped(asked(vetoing))


def test_a_ship_to_fetch_shows_its_spaces() -> None:
    position = Position(2).builds(0, b2="lighthouse").plays(0, "foreman").play("use lighthouse")
    assert worded(position, "fetch ship-05").endswith("(room for 2 sugar cane, 3 cigars)")


def test_a_character_says_what_it_does() -> None:
    position = Position(2).turn_of(0)
    assert worded(position, "play worker") == f"Worker: {ENGLISH.say('character-worker.effect')}"
    assert worded(position, "play mayor") == "Mayor: 4 pesos", "there is nothing to load"
