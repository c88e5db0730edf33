"""Who stays as they once were: whatever becomes of the bots, these give the same answers for ever."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from malecon.bots import Asked, known_bots, make_bot, read_name
from malecon.bots.fixed import FixedOpponent, beside, fixed_company
from malecon.bots.fixed.search import Manner
from malecon.bots.fixed.thinker import Thinker
from malecon.bots.heads import Heads
from malecon.bots.opponents import Company, company
from malecon.cli.commands import app
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.weights import read_weights
from malecon.games import find_game, games
from malecon.server.table.plan import check_level

ANSWERS: dict[str, str] = json.loads(Path(__file__).with_name("fixed.json").read_text("utf-8"))
THOUGHTS = 64  # a clock would not give the same answers twice

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def game_of(who: str) -> Game:
    return next(game for game in games().values() if who in fixed_company(game).opponents)


@pytest.mark.parametrize("case", ANSWERS)
def test_whoever_stays_as_they_were_answers_as_they_did_when_that_was_written_down(case: str) -> None:
    """By Caridad, Amparo and Celia as they were, against seats that answer by lot. If this breaks, the change has
    reached what must not change: leave that as it is and put the new beside it."""
    who, temper, players = case.split()
    game = game_of(who)
    setting = Setting(game, [f"bot {seat + 1}" for seat in range(int(players))])
    known, chance = fixed_company(game), Chance("fixed", int(players))
    assert known.drawn_temper(chance) == temper
    opponent = known.opponents[who]
    judge = opponent.judge(setting, known.tempers[temper])
    bot = Thinker(setting, chance.branch(), THOUGHTS, None, Manner(depth=opponent.depth), judge)
    assert ", ".join(answers(bot, Match(setting), Chance("others", int(players)))) == ANSWERS[case]


def answers(bot: Thinker, match: Match, others: Chance) -> list[str]:
    """What a bot in the first seat chooses in a whole game, where there is a choice."""
    chosen = []
    while not match.over:
        if match.nature_asked:
            match.play_nature(others)
            continue
        seat = match.asked[0]
        legal = match.legal(seat)
        move = legal[others.below(len(legal))] if seat != 0 else bot.choose(match.view(0), legal)
        if seat == 0 and len(legal) > 1:
            chosen.append(str(move))
        match.play(seat, move)
    return chosen


@each_game
def test_one_of_every_game_stays_and_plays_by_name_temper_time_and_processes(game: Game) -> None:
    known = fixed_company(game)
    (id,) = known.opponents
    opponent = known.opponents[id]
    assert isinstance(opponent, FixedOpponent)
    temper = next(iter(known.tempers))
    assert read_name(f"{id}/{temper}@0.5x2", game) == Asked(id, opponent, temper, 0.5, 2)
    setting = Setting(game, ["Ana", "Beto"])
    bot = make_bot(f"{id}@0.25", setting, Chance(1))
    assert isinstance(bot, Thinker)
    assert bot.seconds == 0.25
    two = make_bot(f"{id}@0.01x2", setting, Chance(1))
    assert isinstance(two, Heads)
    two.close()


def test_their_tempers_are_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What becomes of those of today makes no difference."""
    cuba = find_game("cuba")
    tempers = dict(fixed_company(cuba).tempers)
    monkeypatch.setattr("malecon.bots.company", lambda _: Company({}, {"gambler": {}}, {}))
    assert read_name("caridad-1/builder", cuba).temper == "builder"
    with pytest.raises(MaleconError) as refused:
        read_name("caridad-1/gambler", cuba)
    assert (refused.value.key, refused.value.values["known"]) == ("error-bot-temper", ", ".join(tempers))


@each_game
def test_a_feature_that_is_found_later_is_worth_nothing_to_them(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the judge had one more than their weights know."""
    (opponent,) = fixed_company(game).opponents.values()
    setting = Setting(game, ["Ana", "Beto"])
    before = opponent.judge(setting, {})
    later, *known = before.features
    weights = read_weights(beside(game, "weights-1.toml"))
    fewer = replace(weights[2], features={name: weights[2].features[name] for name in known})
    monkeypatch.setattr("malecon.bots.fixed.read_weights", lambda _: {2: fewer})
    judge = opponent.judge(setting, {})
    assert (judge.features[0], judge.early[0], judge.late[0]) == (later, 0.0, 0.0)
    assert list(judge.early)[1:] == list(before.early)[1:]


@each_game
def test_nobody_is_offered_them_at_a_table(game: Game) -> None:
    (id,) = fixed_company(game).opponents
    assert id not in company(game).opponents
    assert id not in known_bots(game)
    with pytest.raises(MaleconError) as refused:
        check_level(game.name, id)
    assert refused.value.key == "error-unknown-bot"


def test_they_play_in_the_arena_and_in_simulations() -> None:
    arena = CliRunner().invoke(app, ["arena", "santiago", "celia-1@0.001", "random", "--games", "2"])
    assert (arena.exit_code, "celia-1@0.001" in arena.stdout) == (0, True)
    simulated = CliRunner().invoke(app, ["simulate", "havana", "--bot", "amparo-1@0.001", "--games", "1"])
    assert simulated.exit_code == 0
