"""The search: it is honest, it stops, it stays within bounds, and it finds what is there to be found."""

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from pathlib import Path

import pytest

from malecon.bots import Bot, make_bot
from malecon.bots.manner import Manner
from malecon.bots.playouts import play_guided
from malecon.bots.random_bot import RandomBot
from malecon.bots.search import NONE, Search
from malecon.bots.thinker import BATCH, Opinion, Thinker, never
from malecon.bots.turn import TurnSoFar
from malecon.build import BUILD
from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.table import Table
from malecon.engine.views import View
from malecon.games import find_game, games
from malecon.games.santiago.table import SantiagoTable
from tests.santiago.position import Position
from tests.thorough import THOROUGH

ROOT = Path(__file__).parents[2]

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def setting(game: Game, players: int) -> Setting:
    return Setting(game, [f"bot {seat + 1}" for seat in range(players)])


def questions(match: Match, seed: int) -> Iterator[tuple[int, View, list[Move]]]:
    """Every question with a choice of a game of random moves."""
    chance = Chance(seed)
    while not match.over:
        if match.nature_asked:
            match.play_nature(chance)
            continue
        seat = match.asked[chance.below(len(match.asked))]
        legal = match.legal(seat)
        if len(legal) > 1:
            yield seat, match.view(seat), legal
        match.play(seat, legal[chance.below(len(legal))])


def questions_about(decision: str) -> Iterator[tuple[Match, View, list[Move]]]:
    """Every question of this name, in one game of Cuba after another."""
    for seed in count():
        match = Match(setting(find_game("cuba"), 2))
        for _, view, legal in questions(match, seed):
            if match.decision.name == decision:
                yield match, view, legal


def edges_of(search: Search, node: int) -> list[int]:
    found, edge = [], search.first[node]
    while edge != NONE:
        found.append(edge)
        edge = search.next[edge]
    return found


# -- what it finds --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_it_wins_when_it_can(seed: int) -> None:
    """The last ship leaves with this delivery; without it the other one delivers."""
    table = Position(2).ship_is(7).demand(rum=2).value_on(4).holds(0, rum=2, points=20).holds(1, rum=2, points=21)
    match = table.delivers(0).match
    bot = Thinker(match.setting, Chance("bot", seed), thoughts=200)
    assert str(bot.choose(match.view(0), match.legal(0))) == "deliver rum 2"


def test_its_opinions_name_everybodys_chances_and_points() -> None:
    table = Position(2).ship_is(7).demand(rum=2).value_on(4).holds(0, rum=2, points=20).holds(1, rum=0, points=21)
    match = table.delivers(0).match
    opinions = Thinker(match.setting, Chance(1), thoughts=400).opinions(match.view(0), match.legal(0))
    assert str(opinions[0].move) == "deliver rum 2"
    assert opinions[0].tries == max(opinion.tries for opinion in opinions)
    assert opinions[0].wins[0] > 0.9
    assert sum(opinions[0].wins) == pytest.approx(1)
    assert opinions[0].points[0] >= 28
    assert len(opinions) == len(match.legal(0))


def played(match: Match, bots: Sequence[Bot], deal: int) -> Iterator[int]:
    """Play a game to its end, and name the seat after each of its moves."""
    chance = Chance("nature", deal)
    while not match.over:
        if match.nature_asked:
            match.play_nature(chance)
        else:
            seat = match.asked[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
            yield seat


def duel(game: Game, thinks: Bot, other: Bot, seat: int, deal: int) -> bool:
    """Whether the one who thinks, in this seat, wins a game."""
    match = Match(setting(game, 2))
    for _ in played(match, (thinks, other) if seat == 0 else (other, thinks), deal):
        pass
    return match.places()[seat] == 1


@each_game
def test_a_little_thought_beats_chance(game: Game) -> None:
    table = setting(game, 2)
    games_won = [
        duel(game, Thinker(table, Chance("bot", deal), 32), RandomBot(table, Chance("other", deal)), seat, deal)
        for deal in range(5)
        for seat in (0, 1)
    ]
    assert all(games_won)


@pytest.mark.parametrize("name", ["cuba", "havana"])
def test_more_thought_is_better_play(name: str) -> None:
    """The seats take turns; every second game would be luck."""
    game = find_game(name)
    table = setting(game, 2)
    games_won = [
        duel(game, Thinker(table, Chance("bot", deal), 256), Thinker(table, Chance("other", deal), 16), seat, deal)
        for deal in range(8 if THOROUGH else 4)
        for seat in (0, 1)
    ]
    assert sum(games_won) >= 0.75 * len(games_won)


# -- its manner -----------------------------------------------------------------------------------------------------


@each_game
def test_a_playout_that_may_end_the_turn_stops_where_somebody_else_is_asked(game: Game) -> None:
    match = Match(setting(game, 2))
    judge, table, scratch = game.fitted_judge(2), match.setting.empty_table(), match.setting.empty_table()
    went_on = 0
    for number, (seat, view, _) in enumerate(questions(match, 4)):
        if number == 40:
            break
        table.copy_from(match.setting.imagine(view, Chance(number)))
        made = play_guided(game.rules, judge, table, 0, 30, seat, 2, scratch, Chance(number), MoveList())
        assert made < 30
        assert not game.rules.asks(table, seat)
        went_on += made > 0
    assert went_on > 10


@each_game
def test_a_playout_of_a_number_of_decisions_ends_there_whoever_is_on_turn(game: Game) -> None:
    match = Match(setting(game, 2))
    _, view, _ = next(questions(match, 4))
    table, scratch = match.setting.imagine(view, Chance(1)), match.setting.empty_table()
    assert play_guided(game.rules, game.fitted_judge(2), table, 5, 0, NONE, 2, scratch, Chance(1), MoveList()) == 5


def found_once(match: Match, view: View, legal: list[Move], manner: Manner) -> list[float]:
    """The values of all moves after one simulation."""
    bot = Thinker(match.setting, Chance(1), thoughts=16, manner=manner)
    search = bot.rooted(view, legal)
    table = bot.imagine(view)
    search.anchor_on([table])
    search.think(table, 1)
    return [search.value_of(move.id) for move in legal]


@each_game
def test_a_new_move_is_judged_where_the_turn_that_it_goes_on_with_is_over(game: Game) -> None:
    """A turn has many small steps, and the first of them alone says little."""
    match = Match(setting(game, 2))
    other = 0
    for number, (_, view, legal) in enumerate(questions(match, 3)):
        if number == 40:
            break
        planned, plain = (found_once(match, view, legal, Manner(plan=plan)) for plan in (6, 0))
        other += planned != pytest.approx(plain)
    assert other > 4


# -- honesty --------------------------------------------------------------------------------------------------------


def test_where_all_choose_at_once_nobody_answers_the_others_choice() -> None:
    """Havana begins with everybody's first two cards: what the others may lay is weighed, and nothing follows."""
    match = Match(setting(find_game("havana"), 3))
    seat, view, legal = next(questions(match, 1))
    assert len(match.asked) == 3
    bot = Thinker(match.setting, Chance(1), thoughts=600)
    search = bot.think(view, legal, never)
    movers = {search.mover[edge] for edge in edges_of(search, search.root)}
    assert movers == {0, 1, 2}
    for edge in edges_of(search, search.root):
        if search.mover[edge] != seat:
            assert search.child[edge] == NONE
    assert any(search.child[edge] != NONE for edge in edges_of(search, search.root))


def test_what_others_do_in_secret_leads_on_without_a_branch() -> None:
    """Nowhere in the tree does a secret answer of a rival have a node of its own."""
    game = find_game("cuba")
    match = Match(Setting(game, ["Ana", "Juan"], options={"delegate": "face-down"}))
    secret = {move.id for move in game.vocabulary.moves if move.name in ("bid", "set-aside")}
    seen = 0
    for seat, view, legal in questions(match, 3):
        if len(match.played) > 40:
            break
        search = Thinker(match.setting, Chance(2), thoughts=300).think(view, legal, never)
        for edge in range(search.edge_count):
            if search.mover[edge] != seat and search.move[edge] in secret:
                seen += 1
                assert search.child[edge] == NONE
    assert seen > 0


@each_game
def test_it_is_decided_by_its_view_and_its_seed(game: Game) -> None:
    """Two tables that a seat cannot tell apart get the same answer, and so the same distribution over all seeds."""
    match = Match(setting(game, 3))
    for number, (seat, view, legal) in enumerate(questions(match, 21)):
        if number == 40:
            break
        twin = match.setting.imagine(view, Chance(number))
        one = Thinker(match.setting, Chance("bot", number), thoughts=48).choose(view, legal)
        other = Thinker(match.setting, Chance("bot", number), thoughts=48).choose(game.view(twin, seat), legal)
        assert one is other


def test_what_others_hide_does_not_drown_what_a_move_brings() -> None:
    """A rival who is imagined rich, or poor, changes what everybody can expect, not what a move is thought to add."""
    match = Match(setting(find_game("santiago"), 2))
    seat, view, legal = next(found for found in questions(match, 6) if len(found[2]) > 3)
    found = []
    for chosen in range(2):
        bot = Thinker(match.setting, Chance(1), thoughts=64)
        tables = [bot.imagine(view) for _ in range(2)]
        for table, points in zip(tables, (-20, 20), strict=True):
            assert isinstance(table, SantiagoTable)
            table.points[1 - seat] = table.points[seat] + points
        search = bot.rooted(view, legal)
        search.anchor_on(tables)
        search.think(tables[chosen], 64)
        found.append(max(search.value_of(move.id) for move in legal))
    assert abs(found[0] - found[1]) < 0.1
    assert 0.3 < found[0] < 0.7


# -- bounds ---------------------------------------------------------------------------------------------------------


class Counting(Thinker):
    """Counts the tables that it imagines."""

    imagined = 0

    def imagine(self, view: View) -> Table:
        self.imagined += 1
        return super().imagine(view)


def test_it_stops_when_it_is_told_to() -> None:
    match = Match(setting(find_game("cuba"), 4))
    _, view, legal = next(questions(match, 1))
    asked = iter([False, False, True])
    bot = Thinker(match.setting, Chance(1), thoughts=None, seconds=3600.0)
    search = bot.think(view, legal, lambda: next(asked))
    assert search.visits[search.root] == 3 * BATCH


def test_it_stops_when_the_time_is_up() -> None:
    match = Match(setting(find_game("cuba"), 4))
    _, view, legal = next(questions(match, 1))
    bot = Thinker(match.setting, Chance(1), thoughts=None, seconds=1e-6)
    search = bot.think(view, legal, never)
    assert search.visits[search.root] == BATCH


def test_it_stops_when_nothing_could_change_its_mind() -> None:
    table = Position(2).ship_is(7).demand(rum=2).value_on(4).holds(0, rum=2, points=20).holds(1, rum=2, points=21)
    match = table.delivers(0).match
    bot = Counting(match.setting, Chance(1), thoughts=10_000)
    bot.think(match.view(0), match.legal(0), never)
    assert bot.imagined * BATCH < 9_000


def test_the_tree_never_grows_beyond_its_bounds() -> None:
    match = Match(setting(find_game("cuba"), 4))
    for number, (_, view, legal) in enumerate(questions(match, 2)):
        if number == 20:
            break
        bot = Thinker(match.setting, Chance(1), thoughts=8)
        search = bot.think(view, legal, never)
        search.think(match.setting.imagine(view, Chance(1)), 2_000)
        assert search.node_count <= search.most_nodes < 100
        assert search.edge_count <= search.most_edges


def test_what_it_knows_of_its_own_next_question_is_kept() -> None:
    match = Match(setting(find_game("cuba"), 2))
    bot = Thinker(match.setting, Chance(1), thoughts=400)
    chance, kept = Chance(4), 0
    while len(match.played) < 120 and not match.over:
        if match.nature_asked:
            match.play_nature(chance)
            continue
        seat = match.asked[0]
        view, legal = match.view(seat), match.legal(seat)
        if seat == 0 and len(legal) > 1 and bot.so_far.expected == view:
            search = bot.rooted(view, legal)
            kept += max(search.tries_of(move.id) for move in legal) > 1
        match.play(seat, bot.choose(view, legal) if seat == 0 else legal[chance.below(len(legal))])
    assert kept >= 5


def test_no_turn_goes_round_in_circles() -> None:
    """To sell and to buy the same thing back costs nothing in Cuba, and changes nothing."""
    match = Match(setting(find_game("cuba"), 2))
    bots = [Thinker(match.setting, Chance("bot", seat), thoughts=32) for seat in (0, 1)]
    for _ in played(match, bots, 8):
        assert len(match.played) < 1_500


class Restless(Thinker):
    """Would rather do anything than be done."""

    def opinions(
        self, view: View, legal: Sequence[Move], known: Known | None = None, stopped: Callable[[], bool] = never
    ) -> list[Opinion]:
        moves = random.Random(len(self.so_far.done)).sample(legal, len(legal))
        return [Opinion(move, 0, 0.0, (), ()) for move in sorted(moves, key=lambda move: str(move) == "done")]


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_bought_back_in_a_turn_whatever_was_traded_in_between(seed: int) -> None:
    match = Match(setting(find_game("cuba"), 2))
    bots = [Restless(match.setting, Chance("bot", seat)) for seat in (0, 1)]
    assert max(len(bots[seat].so_far.done) for seat in played(match, bots, seed)) <= 15


def test_who_takes_over_in_the_middle_of_a_turn_does_not_go_back_to_where_it_has_been() -> None:
    tried = 0
    match = Match(setting(find_game("cuba"), 2))
    for _, view, legal in questions(match, 3):
        if match.decision.name != "trade" or len(legal) < 2:
            continue
        ahead = TurnSoFar(match.setting, Chance(1)).seen_after(view, [legal[0]])
        if ahead is None:
            continue
        tried += 1
        fresh, told = (TurnSoFar(match.setting, Chance(1)) for _ in range(2))
        assert not fresh.go_on(view, [])
        assert fresh.forward(view, legal) == legal[0]
        assert not told.go_on(view, [(ahead, legal[0])])
        assert told.forward(view, legal) == legal[1]
    assert tried >= 3


@pytest.mark.parametrize("kind", ["pipo", "nena", "mercedes", "caridad@0.01"])
def test_every_bot_goes_by_the_turn_it_is_told(kind: str) -> None:
    """What would lead back to where the turn began is not played, however good it seems."""
    for match, view, legal in islice(questions_about("trade"), 100):
        chosen = make_bot(kind, match.setting, Chance(5)).choose(view, legal, [])
        ahead = TurnSoFar(match.setting, Chance(1)).seen_after(view, [chosen])
        if ahead is not None:
            assert make_bot(kind, match.setting, Chance(5)).choose(view, legal, [(ahead, chosen)]) != chosen
            return
    raise AssertionError("nobody ever wanted to go on trading")


def test_who_takes_over_grows_no_tree_that_another_one_has_planted() -> None:
    match = Match(setting(find_game("cuba"), 2))
    _, view, legal = next(found for found in questions(match, 3) if match.decision.name == "character")
    bot = Thinker(match.setting, Chance(1), thoughts=400)
    move = bot.choose(view, legal)
    following = bot.so_far.expected
    assert following is not None
    assert bot.so_far.go_on(following, [(view, move)])  # it was there itself
    assert not bot.so_far.go_on(following, [(view, move), (following, move)])


# -- the builds -----------------------------------------------------------------------------------------------------


def choices() -> list[str]:
    """What a search answers in the first questions of each game, with and without its judgement."""
    chosen = []
    for game in games().values():
        match = Match(setting(game, 3))
        for number, (_, view, legal) in enumerate(questions(match, 13)):
            if number == 12:
                break
            own = Manner(depth=4, ending=8, plan=3)
            for manner in (Manner(), own, Manner(guided=False, exploration=0.7)):
                chosen.append(str(Thinker(match.setting, Chance("bot", number), 16, manner=manner).choose(view, legal)))
    return chosen


def test_compiled_and_interpreted_builds_search_alike() -> None:
    other = {**os.environ, "MALECON_PURE": "1" if BUILD.compiled else ""}
    script = "from tests.bots.test_search import choices; print(*choices(), sep='\\n')"
    printed = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=other, capture_output=True, text=True, check=True
    )
    assert printed.stdout.splitlines() == choices()
