"""Why a move is not allowed: the clause, in the caller's language, and nothing is played by asking."""

import re
from itertools import product

import httpx
import msgspec
import pytest

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.games import games
from malecon.server.table import why as reasons
from malecon.server.table.state import TableState
from malecon.server.table.why import first_like, why
from tests.server.hidden import differ, indistinguishable
from tests.server.refusals import Begun, in_both_languages
from tests.server.running import Json, Player, Somebody

ENCODER = msgspec.json.Encoder()
ME = {"kind": "me"}
CLAUSE = "santiago.car.pay-first"


@pytest.fixture
def driving(begun: Begun) -> Begun:
    """The car is to be driven, by somebody who cannot afford much."""
    begun.mover.move(begun.table, begun.question, begun.question["moves"][0]["move"])
    asked = begun.mover.look(begun.table)["table"]["asked"][0]
    begun.place, begun.mover, begun.other = asked, begun.players[asked], begun.players[1 - asked]
    begun.question = begun.mover.look(begun.table)["question"]
    assert begun.question["decision"] == "drive"
    return begun


def ask(player: Player, table: str, move: str, **query: object) -> Json:
    return player.get(f"/api/tables/{table}/why", move=move, **query)


def test_a_forbidden_move_is_answered_with_the_rule_in_both_languages(driving: Begun) -> None:
    english = ask(driving.mover, driving.table, "drive 9")
    assert (english["move"], english["legal"], english["key"]) == ("drive 9", False, "error-illegal-move")
    assert english["clause"] == CLAUSE
    assert re.match(r"That takes 8 pesos, you have (none|\d)\. ", english["message"]), "numbers before the rule"
    assert english["message"].endswith(english["rule"])
    french = ask(driving.mover, driving.table, "drive 9", lang="fr")
    assert french["message"].startswith("Il vous manque ")
    assert french["rule"] != english["rule"]
    refused = driving.post(driving.move(move="drive 9")).json()["error"]
    assert {name: refused[name] for name in ("clause", "rule")} == {name: english[name] for name in ("clause", "rule")}
    assert "8 pesos" in refused["message"]


def test_every_legal_move_is_said_to_be_so_and_nothing_is_played(driving: Begun) -> None:
    before = driving.number
    for possible in driving.question["moves"]:
        answer = ask(driving.mover, driving.table, possible["move"].upper())
        assert answer["legal"] is True
        assert answer["move"] == possible["move"]
        assert answer["message"].startswith("You can play this: ")
    assert driving.number == before


def test_a_move_that_answers_another_question_is_told_what_is_asked(driving: Begun) -> None:
    answer = ask(driving.mover, driving.table, "deliver rum 1")
    assert (answer["legal"], answer["key"]) == (False, "error-other-question")
    assert "clause" not in answer
    assert answer["message"].startswith("“Deliver 1 rum” does not answer the current question, driving the car.")


def test_of_several_moves_and_patterns_the_first_that_answers_the_question_is_meant(driving: Begun) -> None:
    path = f"/api/tables/{driving.table}/why"
    several = driving.mover.http.get(
        path, params={"move": ["deliver rum 1", "claim bank", "drive 9", "drive 8"]}
    ).json()
    assert (several["move"], several["clause"]) == ("drive 9", CLAUSE)
    star = driving.mover.http.get(path, params={"move": ["deliver rum *", "drive *"]}).json()
    assert star["move"] == "drive 1"
    other = driving.mover.http.get(path, params={"move": ["deliver * 1", "trade rum *"]}).json()
    assert (other["move"], other["key"]) == ("deliver sugar 1", "error-other-question")
    in_both_languages(driving.mover.http, "GET", f"{path}?move=fly%20*", 400, "error-unknown-move")


def test_who_is_not_asked_has_no_seat_or_is_nobody_is_refused_as_a_move_would_be(
    driving: Begun, somebody: Somebody, stranger: httpx.Client
) -> None:
    path = f"/api/tables/{driving.table}/why?move=drive%201"
    english, _ = in_both_languages(driving.other.http, "GET", path, 409, "error-not-asked")
    assert english.startswith(f"Seat {2 - driving.place} cannot play now")
    in_both_languages(driving.mover.http, "GET", f"{path}&seat={1 - driving.place}", 403, "error-not-your-seat")
    in_both_languages(somebody("Clara").http, "GET", path, 403, "error-not-your-seat")
    in_both_languages(stranger, "GET", path, 401, "error-no-identity")


def test_what_is_no_move_at_all_is_refused(driving: Begun) -> None:
    path = f"/api/tables/{driving.table}/why"
    in_both_languages(driving.mover.http, "GET", f"{path}?move=fly", 400, "error-unknown-move")
    in_both_languages(driving.mover.http, "GET", f"{path}?move=", 400, "error-empty-move")
    in_both_languages(driving.mover.http, "GET", path, 400, "error-malformed")
    in_both_languages(driving.mover.http, "GET", f"{path}?move={'x' * 201}", 400, "error-malformed")


def test_a_move_that_names_a_seat_which_is_not_there_is_refused(driving: Begun) -> None:
    path = f"/api/tables/{driving.table}/why?move=first-player%204"
    english, french = in_both_languages(driving.mover.http, "GET", path, 404, "error-no-seat")
    assert english.startswith("There is no seat 4 at this table, which has 2.")
    assert french.startswith("Il n’y a pas de place 4")


def test_nothing_is_asked_before_the_beginning_and_after_the_end(ana: Player) -> None:
    waiting = ana.open_table("santiago", [ME, {"kind": "open"}])
    in_both_languages(ana.http, "GET", f"/api/tables/{waiting}/why?move=drive%201", 409, "error-table-waiting")
    over = ana.open_table("santiago", [ME, {"kind": "bot", "level": "random"}])
    ana.do("POST", f"/api/tables/{over}/seats/0/resign")
    in_both_languages(ana.http, "GET", f"/api/tables/{over}/why?move=drive%201", 409, "error-table-over")


def test_of_several_seats_the_one_that_is_asked_is_meant_unless_another_is_named(ana: Player) -> None:
    table = ana.open_table("santiago", [ME, {"kind": "me", "name": "Beto"}])
    (asked,) = ana.look(table)["table"]["asked"]
    move = ana.look(table, seat=asked)["question"]["moves"][0]["move"]
    assert ask(ana, table, move)["legal"] is True
    assert ask(ana, table, move, seat=asked)["legal"] is True
    path = f"/api/tables/{table}/why?move={move}&seat={1 - asked}"
    in_both_languages(ana.http, "GET", path, 409, "error-not-asked")


def test_a_pattern_of_many_stars_is_refused_after_one_look_at_each_word(
    driving: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    flood = "&".join(["move=open%20******%2B******!"] * 12)
    path = f"/api/tables/{driving.table}/why?{flood}"
    in_both_languages(driving.mover.http, "GET", path, 400, "error-unknown-move")
    looks = 0

    def counted(wanted: tuple[str, ...], words: tuple[str, ...]) -> bool:
        nonlocal looks
        looks += 1
        return fits(wanted, words)

    fits = reasons.fits
    monkeypatch.setattr(reasons, "fits", counted)
    havana = games()["havana"].vocabulary.moves
    for pattern in ("open ******+******!", "*" * 200, "* " * 100, "+".join("*" * 100)):
        looks = 0
        assert first_like(pattern, havana) is None
        assert looks == len(havana)


def as_expression(pattern: str) -> re.Pattern[str]:
    """What a pattern has always meant."""
    return re.compile(re.escape(pattern).replace(re.escape("*"), "[^ +]+"), re.IGNORECASE)


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_every_pattern_of_whole_words_means_what_it_always_meant(game: Game) -> None:
    moves = game.vocabulary.moves
    by_shape = {re.sub("[^ +]+", "x", str(move)): str(move) for move in moves}
    examples = [*by_shape.values(), *(str(move) for move in moves[:: len(moves) // 40])]
    patterns = {pattern for move in examples for pattern in starred(move)} | {"*", "* *", "*+*", "fly *"}
    for pattern in patterns:
        expected = next((move for move in moves if as_expression(pattern).fullmatch(str(move))), None)
        assert first_like(pattern.upper(), moves) is expected, pattern
    assert len(patterns) > 100


def starred(move: str) -> list[str]:
    """A move with a star in place of some of its words."""
    parts = re.split("([ +])", move)
    return ["".join(chosen) for chosen in product(*({part, "*"} if part not in " +" else {part} for part in parts))]


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_the_answer_does_not_depend_on_what_the_seat_cannot_know(game: Game) -> None:
    chance, compared = Chance(1), 0
    for seat, table, other in indistinguishable(game, 11):
        candidates = [game.vocabulary[chance.below(len(game.vocabulary))] for _ in range(3)]
        table.match.game.rules.candidates(table.match.table, seat, table.match.moves)
        listed = table.match.moves.listed()
        candidates += [game.vocabulary[listed[chance.below(len(listed))]] for _ in range(6)]
        for move in candidates:
            assert said(table, seat, str(move)) == said(other, seat, str(move))
            compared += differ(table, other)
    assert compared > 300


def said(table: TableState, seat: int, move: str) -> bytes:
    try:
        return ENCODER.encode(why(table, seat, [move], "en"))
    except MaleconError as trouble:
        return str(trouble).encode()
