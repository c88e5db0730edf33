"""What a game came to: points by source are the score, in every edition, and ties are told as they are broken."""

import math
import os
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from malecon.bots import make_bot
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.summary import MOST_FACTS, MOST_OF_ONE, Fact, Summary, Tied, chosen, margin_of, summarised, ties_of
from malecon.games import find_game
from malecon.games.havana.words import Cube
from malecon.server.table.summary import summary_of_match
from malecon.text import texts
from tests.contract.kit import NAMES, Case, Draw, cases, each_case, each_game, random_moves
from tests.contract.test_chronicle import LANGUAGES, chronicle_of

GAMES = int(
    os.environ.get("MALECON_SUMMARIES", "100")
)  # random games of each title, at least; `make points` plays more
BOT_GAMES = GAMES // 10  # of each title, and one of every edition and number of players at least
BOT = "lookahead"


def over(setting: Setting, seed: int) -> Match:
    match = Match(setting)
    for _ in random_moves(match, Draw(seed)):
        pass
    return match


def summary_of(match: Match) -> Summary:
    return summarised(match, chronicle_of(match.game), (match.scores(), match.places()) if match.over else None)


@each_case
def test_points_by_source_add_up_to_the_score_in_the_end_and_on_the_way(case: Case) -> None:
    of_the_title = [other for other in cases() if other.game is case.game]
    for seed in range(math.ceil(GAMES / len(of_the_title))):
        match = Match(case.setting())
        for number, _ in enumerate(random_moves(match, Draw(seed))):
            if number % 97 == 0:
                assert sums(summary_of(match)) == match.scores()
        check_summary(match)


@pytest.mark.parametrize("case", [case for case in cases() if not case.options], ids=str)
def test_points_by_source_add_up_where_bots_play_to_win(case: Case) -> None:
    of_the_title = [other for other in cases() if other.game is case.game and not other.options]
    for seed in range(math.ceil(BOT_GAMES / len(of_the_title))):
        setting = case.setting()
        match, chance = Match(setting), Chance("nature", seed)
        bots = [make_bot(BOT, setting, Chance("bot", seed, name)) for name in setting.seats]
        while not match.over:
            if match.nature_asked:
                match.play_nature(chance)
            else:
                seat = match.asked[0]
                match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        check_summary(match)


def check_summary(match: Match) -> None:
    summary = summary_of(match)
    assert sums(summary) == match.scores()
    assert list(summary.course[-1].points) == match.scores()
    check_course(summary, match)
    check_facts(summary.facts, len(match.setting.seats))


def sums(summary: Summary) -> list[int]:
    return [sum(part.points for part in mine) for mine in summary.parts]


def check_course(summary: Summary, match: Match) -> None:
    """One part after the other, none of them twice, and they begin where moves were played."""
    numbers = [stage.number for stage in summary.course]
    counted = [number for number in numbers if number is not None]
    assert counted == list(range(len(counted)))
    began = [stage.began for stage in summary.course]
    assert began == sorted(began)
    assert began[-1] <= len(match.played)


def check_facts(facts: Sequence[Fact], seats: int) -> None:
    for viewer in (None, *range(seats)):
        told = chosen(facts, viewer)
        assert len(told) <= MOST_FACTS
        assert all(sum(fact.seat == seat for fact in told) <= MOST_OF_ONE for seat in range(seats))
        if any(fact.seat == viewer for fact in facts):
            assert any(fact.seat == viewer for fact in told)


@each_game
def test_what_a_game_came_to_can_be_said_in_both_languages(game: Game) -> None:
    match = over(Setting(game, NAMES[:3]), 1)
    for language in LANGUAGES:
        shown = summary_of_match(match, 0, language)
        assert shown.facts
        said = [source.text for source in shown.sources] + [stage.text for stage in shown.course]
        said += [text for fact in shown.facts for text in (fact.text, fact.value)]
        assert all(said)


@each_game
def test_every_word_of_a_chronicle_is_in_the_texts(game: Game) -> None:
    chronicle = chronicle_of(game)
    for language in LANGUAGES:
        speech = texts(language)
        assert all(f"source-{game.name}-{source.word}" in speech for source in chronicle.sources)
        assert all(f"tie-{game.name}-{tiebreak.what}" in speech for tiebreak in chronicle.tiebreaks)
        for tally in chronicle.tallies:
            for form in ("own", "value"):
                speech.say(f"fact-{game.name}-{tally.word}.{form}", count=2, also=1, of=3, thing="")
        assert all(tiebreak.clause in game.catalogue for tiebreak in chronicle.tiebreaks)
        assert chronicle.shared in game.catalogue


# -- ties -----------------------------------------------------------------------------------------------------------


Holding = dict[str, int]


def tied(game: str, *players: Holding) -> tuple[list[Tied], tuple[str, int] | None]:
    """How the places are told where the players had this in the end, and by what the first was ahead."""
    match = over(Setting(find_game(game), NAMES[: len(players)]), 3)
    table: Any = match.table
    for seat, held in enumerate(players):
        for cube in range(5 if game == "havana" else 0):
            table.cubes.set(seat, cube, 0)
        for what, amount in {"pesos": 0, **held}.items():
            if what in ("coloured", "grey"):
                table.cubes.set(seat, Cube.BLUE if what == "coloured" else Cube.GREY, amount)
            else:
                getattr(table, what)[seat] = amount
    standing = match.scores(), match.places()
    ties = list(ties_of(match, chronicle_of(match.game), standing))
    return ties, margin_of(ties, standing)


def test_in_cuba_the_money_decides() -> None:
    ties, margin = tied("cuba", {"points": 73, "pesos": 0}, {"points": 71}, {"points": 73, "pesos": 1})
    assert ties == [Tied((2, 0), (("pesos", (1, 0)),), "cuba.end.tie-money", shared=False)]
    assert margin == ("pesos", 1)


def test_who_is_equal_in_everything_shares_the_place() -> None:
    ties, margin = tied("cuba", {"points": 50, "pesos": 3}, {"points": 50, "pesos": 3}, {"points": 9})
    assert ties == [Tied((0, 1), (("pesos", (3, 3)),), "cuba.end.tie-beyond", shared=True)]
    assert margin is None


def test_no_more_is_compared_than_decides() -> None:
    held = {"workers": 2, "grey": 1}
    ties, margin = tied(
        "havana", {"points": 25, "coloured": 4, "pesos": 2, **held}, {"points": 25, "coloured": 4, "pesos": 7, **held}
    )
    assert [what for what, _ in ties[0].compared] == ["coloured", "pesos"]
    assert ties[0].seats == (1, 0)
    assert margin == ("pesos", 5)


def test_in_havana_the_last_thing_to_compare_are_grey_cubes() -> None:
    held = {"points": 25, "coloured": 4, "pesos": 2, "workers": 3}
    ties, margin = tied("havana", {**held, "grey": 1}, {**held, "grey": 3})
    assert [what for what, _ in ties[0].compared] == ["coloured", "pesos", "workers", "grey"]
    assert (ties[0].clause, margin) == ("havana.end.most-vp", ("grey", 2))


def test_in_santiago_goods_decide_before_pesos() -> None:
    ties, margin = tied(
        "santiago", {"points": 30, "kept": 1, "pesos": 9}, {"points": 30, "kept": 2}, {"points": 4, "kept": 0}
    )
    assert ties == [Tied((1, 0), (("kept", (2, 1)),), "santiago.end.tie-goods", shared=False)]
    assert margin == ("kept", 1)
    ties, margin = tied("santiago", {"points": 30, "kept": 1, "pesos": 9}, {"points": 30, "kept": 1})
    assert (ties[0].clause, margin) == ("santiago.end.tie-pesos", ("pesos", 9))


def test_lower_places_are_told_too_and_have_no_margin() -> None:
    ties, margin = tied("cuba", {"points": 80}, {"points": 60, "pesos": 1}, {"points": 60, "pesos": 5})
    assert [tie.seats for tie in ties] == [(2, 1)]
    assert margin == ("points", 20)


def test_three_who_are_tied_are_compared_until_all_are_told_apart() -> None:
    more = {"points": 25, "coloured": 5}
    same = {"points": 25, "coloured": 4, "workers": 0}
    ties, margin = tied("havana", {**same, "pesos": 1}, more, {**same, "pesos": 2})
    assert ties[0].seats == (1, 2, 0)
    assert [what for what, _ in ties[0].compared] == ["coloured", "pesos"]
    assert margin == ("coloured", 1)


# -- facts ----------------------------------------------------------------------------------------------------------


def fact(word: str, seat: int, count: int, most: bool = True) -> Fact:
    return Fact(word, seat, count, most=most)


def test_at_most_two_facts_are_about_one_player() -> None:
    facts = [fact("ships", 0, 9), fact("votes", 0, 4), fact("market", 0, 7), fact("lost", 1, 3)]
    assert [each.word for each in chosen(facts, None)] == ["ships", "votes", "lost"]


def test_one_fact_is_about_the_viewer_even_if_others_had_more() -> None:
    facts = [fact(word, 0 if word < "c" else 1, 9) for word in "abcd"] + [fact("e", 3, 9)]
    facts += [fact("a", 2, 4, most=False), fact("b", 2, 8, most=False)]
    assert [(each.word, each.seat) for each in chosen(facts, 2)][-1] == ("b", 2)
    assert all(each.seat != 2 for each in chosen(facts, None))


def test_a_source_that_nobody_has_named_is_noticed() -> None:
    match = over(Setting(find_game("cuba"), NAMES[:2]), 5)
    without = replace(chronicle_of(match.game), sources=chronicle_of(match.game).sources[1:])
    with pytest.raises(AssertionError, match="nobody has said where the points"):
        summarised(match, without, None)
