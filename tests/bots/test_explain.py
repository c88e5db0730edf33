"""Advice: every legal move with what it is thought to bring, and a reason that is about the game."""

import pytest

from malecon.bots.explain import RIVALS, Reasons, advise
from malecon.bots.opponents import SEARCH, company
from malecon.bots.spoken import because, compared
from malecon.bots.thinker import Thinker
from malecon.engine.chance import Chance
from malecon.engine.game import Game
from malecon.games import find_game, games
from malecon.text import texts
from tests.server.hidden import indistinguishable

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


@each_game
def test_advice_has_every_legal_move_once_the_best_one_first_with_chances_that_add_up(game: Game) -> None:
    advised = 0
    reasons = {*company(game).reasons, RIVALS, SEARCH}
    for seat, table, _ in indistinguishable(game, 3):
        legal = table.match.legal(seat)
        if len(legal) == 1:
            continue
        advice = advise(table.match.setting, table.match.view(seat), legal, Chance(1), 48)
        assert {judged.move for judged in advice.moves} == {str(move) for move in legal}
        assert len(advice.moves) == len(legal)
        tries = [judged.tries for judged in advice.moves]
        assert tries == sorted(tries, reverse=True)
        for judged in advice.moves:
            assert sum(judged.wins) == pytest.approx(1.0) or not any(judged.wins)  # never tried
        assert sum(advice.moves[0].wins) == pytest.approx(1.0)
        assert advice.reason in reasons
        advised += 1
        if advised == 25:
            return
    raise AssertionError(f"only {advised} questions with a choice")


@each_game
def test_the_same_question_has_the_same_answer_whatever_the_seat_cannot_know(game: Game) -> None:
    compared_tables = 0
    for seat, table, other in indistinguishable(game, 12):
        if len(table.match.legal(seat)) > 1:
            mine = advise(table.match.setting, table.match.view(seat), table.match.legal(seat), Chance(7), 32)
            theirs = advise(other.match.setting, other.match.view(seat), other.match.legal(seat), Chance(7), 32)
            assert mine == theirs
            compared_tables += 1
        if compared_tables == 20:
            return
    raise AssertionError("too few questions with a choice")


def test_advice_is_what_the_strongest_would_think_of_it() -> None:
    """In Havana they play on before they judge, and so does the search that advises."""
    game = find_game("havana")
    for seat, table, _ in indistinguishable(game, 3):
        legal, view, setting = table.match.legal(seat), table.match.view(seat), table.match.setting
        if len(legal) > 1:
            manner, judge = company(game).strongest.manner(), company(game).judge(setting)
            opinions = Thinker(setting, Chance(1), 96, manner=manner, judge=judge).opinions(view, legal)
            plain = Thinker(setting, Chance(1), 96, judge=judge).opinions(view, legal)
            points = [judged.points for judged in advise(setting, view, legal, Chance(1), 96).moves]
            assert points == [tuple(opinion.points) for opinion in opinions]
            assert points != [tuple(opinion.points) for opinion in plain]
            return
    raise AssertionError("no question with a choice")


def test_where_there_is_no_choice_there_is_no_reason() -> None:
    game = find_game("santiago")
    for seat, table, _ in indistinguishable(game, 5):
        legal = table.match.legal(seat)
        if len(legal) == 1:
            advice = advise(table.match.setting, table.match.view(seat), legal, Chance(1), 16)
            assert (len(advice.moves), advice.reason) == (1, "")
            assert because(texts("en"), "santiago", advice, seat) == ""
            assert compared(texts("en"), advice, seat, ["x"]).startswith("It is the only legal move")
            return
    raise AssertionError("no question without a choice")


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ({"money": 2.0, "goods": 1.0}, {"money": 1.5, "goods": 2.0}, "money"),
        ({"money": 2.0, RIVALS: -3.0}, {"money": 1.5, RIVALS: -5.0}, RIVALS),
        ({"money": 2.0}, {"money": 1.95}, SEARCH),
        ({"money": 1.0}, {"money": 3.0}, SEARCH),
    ],
)
def test_the_reason_is_what_the_best_move_brings_more_of_than_the_second(
    monkeypatch: pytest.MonkeyPatch, first: dict[str, float], second: dict[str, float], expected: str
) -> None:
    game = find_game("santiago")
    _, table, _ = next(found for found in indistinguishable(game, 5) if len(found[1].match.legal(found[0])) > 1)
    seat = table.asked[0]
    best, other = table.match.legal(seat)[:2]
    reasons = Reasons(table.match.setting, game.judge(), Chance(1))
    monkeypatch.setattr(reasons, "gains", lambda _table, _seat, move: first if move is best else second)
    assert reasons.why(table.match.view(seat), best, other) == expected


def test_what_a_move_brings_is_told_by_topic() -> None:
    """Everything that the judge finds is in one of the topics, and the rivals' part is what they have."""
    game = find_game("havana")
    seat, table, _ = next(indistinguishable(game, 4))
    judge = game.fitted_judge(3)
    reasons = Reasons(table.match.setting, judge, Chance(1))
    gained = reasons.gains(table.match.table, seat, table.match.legal(seat)[0])
    late = judge.progress(reasons.after)
    own = sum(worth for topic, worth in gained.items() if topic != RIVALS)
    base = judge.base_early * (1 - late) + judge.base_late * late
    assert own + base == pytest.approx(judge.verdict(reasons.after, seat))
    rivals = [judge.verdict(reasons.after, other) for other in range(3) if other != seat]
    assert gained[RIVALS] == pytest.approx(-sum(rivals) / 2)
