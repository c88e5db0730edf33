"""The opponents: five in every game, in different tempers, asked for by name."""

import pytest

from malecon.bots import Asked, make_bot, read_name
from malecon.bots.glance import LIKING, GlanceBot
from malecon.bots.heads import Heads, together
from malecon.bots.lookahead import LookaheadBot
from malecon.bots.manner import Manner
from malecon.bots.opponents import Opponent, company
from malecon.bots.thinker import Opinion, Thinker
from malecon.engine.catalogue import LANGUAGES
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.games import find_game, games
from malecon.text import texts

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
CUBA = find_game("cuba")
TWO = Setting(CUBA, ["Ana", "Beto"])


@each_game
def test_there_are_five_each_stronger_and_better_rated_than_the_one_before(game: Game) -> None:
    known = list(company(game).opponents.values())
    assert [opponent.level for opponent in known] == [1, 2, 3, 4, 5]
    ratings = [opponent.rating for opponent in known]
    assert ratings == sorted(set(ratings))
    for language in LANGUAGES:
        for opponent in known:
            assert texts(language).say(f"bot-{opponent.id}").endswith(".")


def test_no_two_of_all_games_have_the_same_name() -> None:
    names = [opponent.name for game in games().values() for opponent in company(game).opponents.values()]
    assert len(names) == len(set(names)) == 15


@each_game
def test_every_feature_that_somebody_sees_or_fancies_is_one_of_the_game_and_has_its_reason(game: Game) -> None:
    known = company(game)
    features = set(game.judge().features)
    assert len(known.tempers) == 3
    assert {feature for temper in known.tempers.values() for feature in temper} <= features
    for language in LANGUAGES:
        for feature in features:
            assert texts(language).say(f"reason-{game.name}-{known.reason_for(feature)}").endswith(".")


@each_game
def test_a_favourite_thing_is_a_word_of_the_moves(game: Game) -> None:
    words = {word for move in game.vocabulary.moves for word in str(move).split()}
    liked = [opponent.likes for opponent in company(game).opponents.values() if opponent.likes]
    assert liked
    assert set(liked) <= words


def test_strength_is_in_how_they_think_not_in_how_long_they_take() -> None:
    kinds = [type(make_bot(str(level), TWO, Chance(1))) for level in range(1, 6)]
    assert kinds == [GlanceBot, GlanceBot, LookaheadBot, Thinker, Thinker]
    paces = [opponent.pace for opponent in company(CUBA).opponents.values()]
    assert min(paces) >= 0.5
    assert company(CUBA).opponents["caridad"].seconds == 2.0


# -- names ------------------------------------------------------------------------------------------------------------


def test_a_name_may_say_the_temper_the_time_and_the_processes() -> None:
    caridad = company(CUBA).opponents["caridad"]
    assert read_name("caridad", CUBA) == Asked("caridad", caridad)
    assert read_name("5", CUBA) == Asked("caridad", caridad)
    assert read_name("caridad/builder@0.5x3", CUBA) == Asked("caridad", caridad, "builder", 0.5, 3)
    assert read_name("thinker@2", CUBA) == Asked("thinker", None, "", 2.0)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("celia", "error-unknown-bot"),  # who plays Santiago
        ("6", "error-unknown-bot"),
        ("caridad/gambler", "error-bot-temper"),
        ("lookahead/builder", "error-bot-temper"),
        ("caridad@", "error-bot-seconds"),
        ("caridad@0", "error-bot-seconds"),
        ("caridad@61", "error-bot-seconds"),
        ("caridad@nan", "error-bot-seconds"),
        ("caridad@1x0", "error-bot-seconds"),
        ("caridad@1x1000", "error-bot-seconds"),
        ("evaristo@1", "error-bot-no-clock"),
        ("random@1", "error-bot-no-clock"),
    ],
)
def test_a_name_that_nobody_has_is_refused_with_what_is_wrong(name: str, key: str) -> None:
    with pytest.raises(MaleconError) as caught:
        read_name(name, CUBA)
    assert caught.value.key == key


def test_where_nothing_can_be_forked_a_bot_has_one_head(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malecon.bots.get_all_start_methods", lambda: ["spawn"])
    with pytest.raises(MaleconError) as caught:
        read_name("caridad@0.5x3", CUBA)
    assert caught.value.key == "error-bot-one-head"
    assert caught.value.values["other"] == "caridad@0.5"
    assert read_name("caridad@0.5", CUBA).heads == 1


# -- tempers ----------------------------------------------------------------------------------------------------------


def test_a_temper_makes_some_things_seem_worth_more_and_leaves_the_rest() -> None:
    evaristo = company(CUBA).opponents["evaristo"]
    calm, builder = evaristo.judge(TWO, {}), evaristo.judge(TWO, {"uses": 1.5})
    for i, name in enumerate(calm.features):
        assert builder.early[i] == calm.early[i] * (1.5 if name == "uses" else 1.0)
        assert builder.late[i] == calm.late[i] * (1.5 if name == "uses" else 1.0)


def test_whoever_sees_little_is_blind_to_the_rest() -> None:
    judge = company(CUBA).opponents["pipo"].judge(TWO, {})
    seen = [name for i, name in enumerate(judge.features) if judge.early[i] or judge.late[i]]
    assert seen == ["points", "wares"]


def test_the_temper_is_drawn_by_the_seed_and_every_one_comes_up() -> None:
    known = company(CUBA)
    assert {known.drawn_temper(Chance(seed)) for seed in range(40)} == set(known.tempers)
    assert known.drawn_temper(Chance(7)) == known.drawn_temper(Chance(7))


def test_whoever_doubts_more_thinks_more_open_and_values_everything_alike() -> None:
    sure, doubting = (Opponent("x", "X", 5, 1500, 1.0, learned=True, doubt=doubt) for doubt in (1.0, 1.5))
    one, other = sure.judge(TWO, {}), doubting.judge(TWO, {})
    assert (other.doubt_early, other.doubt_late) == pytest.approx((1.5 * one.doubt_early, 1.5 * one.doubt_late))
    assert list(other.early) == list(one.early)


# -- glancing ---------------------------------------------------------------------------------------------------------


def match_at(decision: str) -> Match:
    """A game in which somebody is asked this, after the first legal moves of all."""
    match, chance = Match(TWO), Chance(5)
    while match.nature_asked or match.decision.name != decision:
        if match.nature_asked:
            match.play_nature(chance)
        else:
            match.play(match.asked[0], match.legal(match.asked[0])[0])
    return match


@pytest.mark.parametrize("favourite", ["citrus", "sugar", "tobacco"])
def test_whoever_glances_prefers_a_favourite_whatever_it_is(favourite: str) -> None:
    match = match_at("start-products")
    seat = match.asked[0]
    bots = [GlanceBot(TWO, Chance(seed), CUBA.judge(), favourite) for seed in range(5)]
    chosen = [str(bot.choose(match.view(seat), match.legal(seat))) for bot in bots]
    assert all(favourite in move for move in chosen)


def test_nobody_goes_round_in_circles_for_ever() -> None:
    """Whoever sees wares and no money would buy and sell until the end of time."""
    match = Match(TWO)
    chance = Chance(3)
    bots = [make_bot("pipo", TWO, Chance(1)), make_bot("nena", TWO, Chance(2))]
    row, longest = 0, 0
    last = -1
    while not match.over:
        if match.nature_asked:
            match.play_nature(chance)
            continue
        seat = match.asked[0]
        row = row + 1 if seat == last else 1
        longest, last = max(longest, row), seat
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    assert longest <= 30


def test_whoever_glances_likes_a_favourite_once_in_a_turn() -> None:
    match = match_at("start-products")
    seat = match.asked[0]
    view, legal = match.view(seat), match.legal(seat)
    bot = GlanceBot(TWO, Chance(1), CUBA.judge(), "citrus")
    liked = next(move for move in legal if "citrus" in str(move))
    bot.after.copy_from(match.table)
    at_first = bot.appeal(seat, liked)
    bot.so_far.go_on(view, [(view, liked)])
    assert bot.appeal(seat, liked) == pytest.approx(at_first - LIKING)


# -- several heads ----------------------------------------------------------------------------------------------------


def opinion(move: Move, tries: int, value: float) -> Opinion:
    return Opinion(move, tries, value, [value, 1 - value], [10 * value, 0.0])


def test_of_several_opinions_those_count_more_that_tried_more() -> None:
    move = CUBA.vocabulary[0]
    both = together([opinion(move, 30, 0.5), opinion(move, 10, 0.9)])
    assert both.tries == 40
    assert both.value == pytest.approx(0.6)
    assert both.wins == pytest.approx([0.6, 0.4])
    assert both.points == pytest.approx([6.0, 0.0])


def test_two_heads_think_about_the_same_question_and_go_on_to_the_next() -> None:
    match = Match(TWO)
    chance = Chance(9)
    heads = Heads(lambda own: Thinker(TWO, own, 32), [Chance(1), Chance(2)])
    try:
        asked = 0
        while asked < 4:
            if match.nature_asked:
                match.play_nature(chance)
                continue
            seat = match.asked[0]
            view, legal = match.view(seat), match.legal(seat)
            if len(legal) > 1:
                asked += 1
                opinions = heads.opinions(view, legal)
                assert {known.move for known in opinions} == set(legal)
                assert sum(known.tries for known in opinions) >= 2 * 32
            move = heads.choose(view, legal)
            assert move in legal
            match.play(seat, move)
    finally:
        heads.close()


def test_an_opponent_with_two_processes_is_one_with_two_heads() -> None:
    bot = make_bot("caridad@0.01x2", TWO, Chance(1))
    assert isinstance(bot, Heads)
    bot.close()


def test_opponents_are_what_their_data_say() -> None:
    assert Opponent("x", "X", 4, 1500, 1.0, thoughts=10).searches
    assert not Opponent("x", "X", 1, 1500, 1.0).searches


@each_game
def test_a_search_plays_on_as_far_as_the_opponent_does_before_it_judges(game: Game) -> None:
    setting = Setting(game, ["Ana", "Beto"])
    strongest = company(game).strongest
    assert strongest.level == 5
    for name, depth in ((strongest.id, strongest.depth), ("thinker", strongest.depth), ("4", 0)):
        bot = make_bot(name, setting, Chance(1))
        assert isinstance(bot, Thinker)
        assert bot.manner.depth == depth
    deep = Opponent("x", "X", 4, 1500, 1.0, thoughts=10, depth=3).searcher(setting, Chance(1), {})
    assert isinstance(deep, Thinker)
    assert deep.manner.depth == 3


@each_game
def test_the_strongest_remember_and_nobody_else(game: Game) -> None:
    setting = Setting(game, ["Ana", "Beto"])
    for name, remembers in ((company(game).strongest.id, True), ("thinker", True), ("4", False), ("uct", False)):
        bot = make_bot(name, setting, Chance(1))
        assert isinstance(bot, Thinker)
        assert bot.remembers is remembers


@each_game
def test_the_strongest_search_in_a_manner_of_their_own_and_so_does_whoever_gives_advice(game: Game) -> None:
    usual, own = Manner(), company(game).manner()
    assert own.exploration < usual.exploration
    bot = make_bot(company(game).strongest.id, Setting(game, ["Ana", "Beto"]), Chance(1))
    assert isinstance(bot, Thinker)
    assert bot.manner.exploration == own.exploration
    assert company(game).opponents[list(company(game).opponents)[3]].manner().exploration == usual.exploration
