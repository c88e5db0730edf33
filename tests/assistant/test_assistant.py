"""Whole games through the tools of an assistant: what it is told, in how many bytes, and what it is refused."""

import json
import random
import re
from statistics import median
from typing import Any

import pytest

from malecon.assistant.tables import MOST, Answer, Tables
from malecon.engine.decision import MoveList
from malecon.games import games

ORDINARY = 1_000  # bytes that a turn costs, with the call
GAMES = sorted(games())


def call(tables: Tables, tool: str, **given: Any) -> str:
    answer = tables.call(tool, given)
    assert not answer.refused, answer.text
    return answer.text


def opened(game: str, language: str = "en", seed: int = 5, **given: Any) -> Tables:
    tables = Tables(language, seed)
    call(tables, "open", game=game, opponents=[1, "1"], **given)
    return tables


def play_on(tables: Tables, draw: random.Random) -> str:
    seat = tables.tables["1"].seat
    return call(tables, "play", move=draw.randint(1, len(seat.legal())))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_turn_of_a_whole_game_costs_less_than_a_kilobyte(game: str, language: str) -> None:
    tables, draw = opened(game, language), random.Random(3)
    costs, match = [], tables.tables["1"].seat.match
    while not match.over:
        told = play_on(tables, draw)
        costs.append(len(told.encode()) + len(json.dumps({"move": "100"})))
        assert not re.search(r"[{}$]", told), told
    assert max(costs) < ORDINARY
    assert median(costs) < 0.9 * ORDINARY
    assert tables.speech.say("play-over") in told
    refused = tables.call("play", {"move": 1})
    assert refused == Answer(tables.speech.say("error-game-over"), refused=True)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_changes_is_all_that_has_changed(game: str) -> None:
    """Whoever puts every change where it belongs has the table as it is."""
    tables, draw = opened(game), random.Random(4)
    table = tables.tables["1"]
    for _ in range(40):
        if table.seat.match.over:
            break
        before = dict(table.rows)
        play_on(tables, draw)
        changes = call(tables, "look", part="changes")
        for name, row in table.rows.items():
            if name not in before or before[name].items != row.items:
                new = [item for item in row.items if name not in before or item not in before[name].items]
                assert all(item in changes for item in new), (row, changes)


def test_a_long_list_is_shortened_and_there_is_a_way_to_the_rest_of_it() -> None:
    tables = opened("havana")
    first = call(tables, "look")
    assert "1 to 12: Siesta" in first
    whole = call(tables, "look", part="moves")
    assert whole.splitlines()[0].endswith("[open siesta+refreshment]")
    rest = re.search(r"from (\d+)\)$", whole)
    last = call(tables, "look", part="moves", **{"from": int(rest[1])}) if rest else whole
    assert last.splitlines()[-1].startswith(f"{len(tables.tables['1'].seat.legal())} ")


def test_the_news_that_did_not_fit_are_told_when_they_are_asked_for() -> None:
    tables, draw = opened("havana"), random.Random(1)
    while "(look: news)" not in (told := play_on(tables, draw)):
        pass
    news = call(tables, "look", part="news").splitlines()
    shown = told[: told.index("What is different now:")].splitlines()[2:]
    assert news[-len(shown) :] == shown
    assert f"… and {len(news) - len(shown)} more lines" in told


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_cites_the_clause_and_changes_nothing(game: str, language: str) -> None:
    tables, draw = opened(game, language), random.Random(2)
    seat = tables.tables["1"].seat
    cited = 0
    while cited < 5 and not seat.match.over:
        candidates, legal = MoveList(), seat.legal()
        seat.game.rules.candidates(seat.match.table, seat.number, candidates)
        forbidden = [seat.game.vocabulary[id] for id in candidates.listed() if seat.game.vocabulary[id] not in legal]
        if forbidden:
            move, before = draw.choice(forbidden), len(seat.match.played)
            clause = seat.match.refusal(seat.number, move)
            refused = tables.call("play", {"move": str(move)})
            assert refused.refused
            assert f"({clause})" in refused.text
            assert f"({clause})" in call(tables, "why", move=str(move))
            assert f"{clause}" in call(tables, "why")
            assert len(seat.match.played) == before
            cited += 1
        play_on(tables, draw)
    assert cited


def test_a_clause_is_found_by_words_and_shown_by_its_id() -> None:
    tables = opened("santiago")
    found = call(tables, "rules", about="broker flower")
    assert "santiago.broker.flower: " in found
    assert call(tables, "rules", about="santiago.broker.flower").startswith("santiago.broker.flower (rule)\n")
    assert "Havana" not in call(tables, "rules")
    assert "cuba." in call(tables, "rules", game="cuba", about="mill")
    french = opened("santiago", "fr")
    assert "(règle)" in call(french, "rules", about="santiago.broker.flower")


def test_a_hint_names_moves_by_their_numbers_and_says_why() -> None:
    tables = opened("santiago")
    told = call(tables, "hint").splitlines()
    assert len(told) >= 4
    assert all(re.match(r"\d+ .+: wins \d+ %, \d+\.\d VP$", line) for line in told[:3])


def test_the_last_choice_is_taken_back_where_nobody_has_learned_anything() -> None:
    tables = Tables("en", 1)
    call(tables, "open", game="cuba", opponents=[1])
    seat, draw = tables.tables["1"].seat, random.Random(7)
    while not seat.match.may_undo(seat.number):
        play_on(tables, draw)
    before = len(seat.match.played)
    assert call(tables, "undo").startswith("Undone: ")
    assert len(seat.match.played) < before
    assert call(tables, "look", part="moves")


def test_the_opponents_place_name_edition_and_options_are_as_asked_for() -> None:
    tables = Tables("fr", 1)
    told = call(
        tables, "open", game="cuba", opponents=["mercedes", "mercedes", 1], edition="fr2008", place=2, name="Zoé",
        options={"plantation": "individual"},
    )  # fmt: skip
    setting = tables.tables["1"].seat.match.setting
    assert setting.seats[0] == "Mercedes"
    assert setting.seats[1] == "Zoé"
    assert setting.seats[2] == "Mercedes 2"
    assert (setting.edition.id, setting.options["plantation"]) == ("fr2008", "individual")
    assert "Vous êtes Zoé." in told


def test_the_same_seed_and_moves_make_the_same_game() -> None:
    played = [[play_on(tables, draw) for _ in range(5)] for tables, draw in two_of("santiago")]
    assert played[0] == played[1]


def two_of(game: str) -> list[tuple[Tables, random.Random]]:
    return [(opened(game, seed=9), random.Random(1)) for _ in range(2)]


BAD_CALLS: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("fly", {}, "There is no tool “fly”. Choose one of these: open, look"),
    ("open", {}, "The tool “open” needs the argument “game”."),
    ("open", {"game": "chess"}, '“game” cannot be "chess". What it may be: '),
    ("open", {"game": "cuba", "seed": 3}, "The tool “open” takes no argument “seed”. Choose among these: game,"),
    ("open", {"game": "cuba", "opponents": []}, "players"),
    ("open", {"game": "cuba", "opponents": "1"}, '“opponents” cannot be "1".'),
    ("open", {"game": "cuba", "opponents": ["karpov"]}, "There is no bot “karpov”."),
    (
        "open",
        {"game": "cuba", "opponents": [1], "place": 3},
        "There is no place 3: with so many opponents the last one",
    ),
    ("open", {"game": "cuba", "edition": "en1999"}, "en1999"),
    ("open", {"game": "cuba", "options": {"colour": "red"}}, "colour"),
    ("open", {"game": "cuba", "name": "\n"}, "name"),
    ("look", {"table": 7}, "There is no table 7. Choose one of these: 1."),
    ("look", {"part": "hands"}, '“part” cannot be "hands". What it may be: '),
    ("look", {"part": "table", "from": 900}, "There is no line 900: the list ends with "),
    ("play", {}, "The tool “play” needs the argument “move”."),
    ("play", {"move": {"number": 1}}, '“move” cannot be {"number": 1}.'),
    ("play", {"move": 99}, "There is no move 99: the list ends with 5."),
    ("play", {"move": "castle"}, "castle"),
    ("play", {"move": "drive 1"}, "“drive 1” does not answer the current question"),
    ("play", {"move": ""}, "There is no move here."),
    ("why", {"move": 0}, "There is no move 0"),
    ("undo", {}, "Too late to undo"),
    ("rules", {"about": "xyzzy"}, "No rule mentions “xyzzy”."),
    ("rules", {"about": "ship", "from": 5_000}, "There is no line 5,000: the list ends with "),
)


@pytest.mark.parametrize(("tool", "given", "said"), BAD_CALLS)
def test_a_call_that_is_not_right_gets_a_sentence(tool: str, given: dict[str, Any], said: str) -> None:
    for language in ("fr", "en"):
        tables = opened("santiago", language)
        answer = tables.call(tool, given)
        assert answer.refused
        assert len(tables.tables) == 1
    assert said in answer.text


def test_without_a_table_there_is_nothing_to_look_at() -> None:
    tables = Tables("en", 1)
    for tool in ("look", "hint", "undo", "why"):
        assert tables.call(tool, {}) == Answer("No table is open. Open one first, with the tool “open”.", refused=True)
    assert "the rules of which game?" in tables.call("rules", {}).text


def test_there_is_room_for_so_many_tables() -> None:
    tables = Tables("en", 1)
    for _ in range(MOST):
        call(tables, "open", game="santiago", opponents=[1])
    refused = tables.call("open", {"game": "santiago", "opponents": [1]})
    assert refused == Answer(f"You have {MOST} tables whose games are not over. Finish one first.", refused=True)
