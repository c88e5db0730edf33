"""Nobody is sent anything that depends on what they cannot know: not in words, not in sizes, not in numbering."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import get_args

import msgspec
import pytest

from malecon.engine.chance import Chance
from malecon.engine.events import Journal
from malecon.engine.game import Game
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.outcome import Naming, Outlook
from malecon.games import games
from malecon.server import wire
from malecon.server.table import commands, messages, records
from malecon.server.table import entries as log
from malecon.server.table.plan import Clock, Plan, SeatPlan
from malecon.server.table.state import PLAYING, TableState, Told
from malecon.text import Texts
from tests.server.worlds import (
    BETWEEN,
    Act,
    Leak,
    SideBySide,
    Viewer,
    accepted,
    carried_out,
    done_otherwise,
    move_act,
    new_table,
    twin,
    update_for,
)
from tests.thorough import THOROUGH

GAMES = 200 if THOROUGH else 8  # of each title
SHARDS = 10 if THOROUGH else 1
LONGEST = 5_000  # commands; a game that takes longer has no end

# The questions that are answered in secret, and the part of the answer that nobody else sees.
SEALED: dict[str, dict[str, str]] = {
    "havana": {"opening": "pair", "cover": "new", "refreshment": "given"},
    "cuba": {"delegate": "character", "bid": "pesos"},
    "santiago": {},
}
LOOKED_AT = "looked-at"  # Nature settles what one seat alone may see
FIRST_ACTION = "first-action"  # which of two cards acted first shows only where one of them does anything
HIDDEN_OTHERWISE = {"havana": {FIRST_ACTION}, "cuba": {LOOKED_AT}, "santiago": set()}
SECRETIVE = {"delegate": "face-down", "lighthouse": "in-place", "holdings": "hidden"}
CLOCKS = (Clock(), Clock("fischer", 600, 10), Clock("move", 120))

each_shard = pytest.mark.parametrize("shard", range(SHARDS))
each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


# -- random games ---------------------------------------------------------------------------------------------------


def plan_of(game: Game, number: int) -> Plan:
    """Every edition in turn, players and options by lot: fewer players more often, and what hides more."""
    chance, counts = Chance(number), game.players
    players = counts[min(chance.below(len(counts)), chance.below(len(counts)))]
    edition = game.editions[number % len(game.editions)].id
    options = {}
    for option in game.options if number % 4 else ():
        options[option.name] = option.values[chance.below(len(option.values))]
    if number % 3:
        options |= {option.name: SECRETIVE[option.name] for option in game.options if option.name in SECRETIVE}
    seats = [SeatPlan()] * players
    if number % 7 == 0:
        seats[-1] = SeatPlan("bot", level="random")
    return Plan(game.name, seats, edition, options, clock=CLOCKS[number % len(CLOCKS)])


def chosen(legal: list[Move], chance: Chance) -> Move:
    """By lot; but buildings that show their owner something are sought out, and games are brought to an end."""
    wanted = [move for move in legal if "lighthouse" in str(move) or move.name == "buy"]
    among = wanted or legal
    return among[chance.below(len(among))]


def alike(decision: str, move: Move, legal: list[Move], sealed: dict[str, str]) -> list[Move]:
    """The other answers that differ only in what nobody else sees."""

    def public_part(other: Move) -> object:
        return other.name, {name: value for name, value in other.fields.items() if name != sealed[decision]}

    if decision not in sealed or sealed[decision] not in move.fields:
        return []
    return [other for other in legal if other is not move and public_part(other) == public_part(move)]


def play_side_by_side(plan: Plan, number: int) -> Counter[str]:
    """A whole game with every viewer's other worlds beside it; the count of what was compared."""
    chance = Chance(7_000 + number)
    table = new_table(plan, f"seed {number}")
    side = SideBySide(table, chance)
    for _ in range(LONGEST):
        if table.state != PLAYING:
            return side.counted
        seat = table.asked[chance.below(len(table.asked))]
        play_one(side, seat, chance)
        if table.state == PLAYING and chance.below(20) == 0:
            do_something_else(side, seat, chance)
    raise AssertionError(f"a game of {LONGEST} commands has no end")


def play_one(side: SideBySide, seat: int, chance: Chance) -> None:
    """One move in every world, and beside it the world where another choice was made, by the seat or by Nature."""
    table = side.real
    legal, decision = table.match.legal(seat), table.match.decision.name
    move = chosen(legal, chance)
    secretly = alike(decision, move, legal, SEALED[table.plan.game])
    looking = str(move) == "use lighthouse"
    others = [other for other in legal if other is not move]
    key, answers, since = f"key {table.number}", table.questions[seat], table.number
    otherwise = None
    if secretly or looking or (others and chance.below(8) == 0):
        among = secretly or ([move] if looking else others)
        other = among[chance.below(len(among))]
        seed = f"other {since}" if looking else ""
        otherwise = done_otherwise(twin(table), move_act(seat, str(other), key=key), side.at + BETWEEN, seed)
    unaware = side.do(move_act(seat, str(move), key=key), seat, otherwise)
    if table.state != PLAYING:
        return
    if otherwise is not None:
        questions = {told.decision for told in table.log[since:]}
        revealed = any(event.kind.reveals for told in table.log[since:] for event in told.events)
        if LOOKED_AT in questions or (secretly and not revealed):
            assert len(unaware) == len(table.seats), f"{decision}: {move} and {other} do not look the same"
            side.counted.update(questions)
        elif not secretly and not looking:
            assert not unaware, f"{decision}: {move} and {other} look the same, but are not known as secret"
    if chance.below(8) == 0 and not table.seats[seat].bot:
        side.compare_double(seat, move_act(seat, str(move), answers, key if chance.below(2) else "another key"))


def do_something_else(side: SideBySide, seat: int, chance: Chance) -> None:
    """What people do between moves, each of it in all worlds."""
    table, lot = side.real, chance.below(6)
    mine, other = table.seats[seat], (seat + 1) % len(table.seats)
    if mine.stand_in and not mine.resigned:
        side.do(lambda state, at: commands.come_back(state, seat, at), seat)
    elif mine.bot:
        return
    elif lot < 3 and table.match.may_undo(seat):
        side.do(undo_act(seat), seat)
    elif lot < 2 and table.seats[other].votes:
        side.do(undo_act(seat), seat)  # beyond what is allowed: the others are asked
        vote = commands.agree if lot else commands.decline
        side.do(lambda state, at: vote(state, other, at), other)
    elif lot == 2 and table.seats[other].votes:
        side.do(lambda state, at: commands.abandon(state, seat, at), seat)
        side.do(lambda state, at: commands.decline(state, other, at), other)
    elif lot == 3:
        side.do(lambda state, at: commands.hand_over(state, seat, "random", "asked", at), seat)
    elif lot == 4 and len(table.seats) > 2 and not any(place.resigned for place in table.seats):
        side.do(lambda state, at: commands.resign(state, seat, at), seat)
    else:
        side.do(lambda state, at: commands.chat(state, seat, "Well ...", at), seat)


def undo_act(seat: int) -> Act:
    return lambda table, at: commands.undo(table, seat, at)


@each_game
@each_shard
def test_whole_games_tell_nobody_what_they_cannot_know(game: Game, shard: int) -> None:
    """Every decision for every viewer, with every kind of message; in shards of twenty games.

    Where nothing at all is hidden from a viewer but the seed, one moment in five has to do.
    """
    counted: Counter[str] = Counter()
    for number in range(shard, GAMES, SHARDS):
        counted += play_side_by_side(plan_of(game, number), number)
    wanted = {"update", "list", "accepted", "not asked", "stale", "unreadable", "illegal", "sentences", "whole log"}
    wanted |= {"sheet", "task", "late", "repeated", "why", "shortages", "advice", *SEALED[game.name]}
    if SEALED[game.name]:
        wanted.add("record")
    wanted |= HIDDEN_OTHERWISE[game.name] - {FIRST_ACTION}
    assert wanted <= counted.keys()
    assert counted["update"] > 50 * counted["nothing hidden"], "worlds were compared that do not differ"


@each_game
def test_the_secrets_of_a_game_are_those_that_are_compared(game: Game) -> None:
    assert set(game.secrets) == SEALED[game.name].keys() | HIDDEN_OTHERWISE[game.name]


def test_every_kind_of_message_about_a_table_is_compared() -> None:
    """A new kind of message has to be compared, too, before this list may grow."""
    compared = {wire.Update, wire.Accepted, wire.Refused, wire.Refusal, wire.Listed, wire.Why, wire.Sheet}
    compared |= {wire.Shortages, wire.Lacking}
    compared |= {wire.Hint, wire.Considered}  # by the task of the bot that is asked, which is all that it is told
    after_the_end = {wire.Replay, wire.ReplayStep, wire.Summary}  # when there are no secrets any more
    after_the_end |= {wire.SourceFacts, wire.PointsPart, wire.StageFacts, wire.Tie, wire.Compared, wire.FactOfGame}
    after_the_end |= {wire.Swing, wire.History}
    parts = {wire.Fact, wire.Line, wire.Seat, wire.Time, wire.Pending, wire.TableNow, wire.Possible, wire.Question}
    parts |= {wire.SheetArea, wire.SheetItem, wire.SheetPlayer, wire.SheetRow, wire.Kept, wire.Gain, wire.Recap}
    same_as_others = {wire.Done, wire.TableList, wire.Error}  # an answer's number, tables as listed, part of a refusal
    same_as_others |= {wire.LogPage}  # the lines of an update
    without_a_game = {wire.Pong, wire.Identity, wire.Carried, wire.SeatToken, wire.Opened, wire.Health, wire.Box}
    without_a_game |= {wire.Promise, wire.Here}  # who looks at a table, not what is played there
    without_a_game |= {wire.Catalogue, wire.GameFacts, wire.EditionFacts, wire.OptionFacts, wire.OptionValue}
    without_a_game |= {wire.Rulebook, wire.RulebookEdition, wire.SectionFacts, wire.GroupFacts, wire.ClauseFacts}
    without_a_game |= {wire.DifferenceFacts, wire.ReadingFacts, wire.OpponentFacts}
    assert set(wire.Wire.__subclasses__()) == compared | after_the_end | parts | same_as_others | without_a_game
    assert set(get_args(wire.FromServer)) == {wire.Update, wire.Accepted, wire.Refused, wire.Pong}


# -- a sealed choice, taken back and made again ---------------------------------------------------------------------


def sealed_choices(game: Game, decision: str, count: int) -> Iterator[tuple[TableState, int, list[Move]]]:
    """Tables where a seat is asked this, may take the answer back, and these answers look the same to others."""
    for number in range(1, 200):
        chance, table = Chance(number), new_table(plan_of(game, number), f"seed {number}")
        for _ in range(LONGEST):
            if table.state != PLAYING:
                break
            seat = table.asked[chance.below(len(table.asked))]
            legal = table.match.legal(seat)
            move = legal[chance.below(len(legal))]
            before = twin(table)
            move_act(seat, str(move))(table, table.log[-1].at + BETWEEN)
            others = alike(decision, move, legal, SEALED[game.name])
            if before.match.decision.name == decision and others and messages.may_undo(table, seat):
                yield before, seat, [move, *others]
                count -= 1
            if count == 0:
                return
    raise AssertionError(f"{decision} is asked too rarely")


def letters(table: TableState, seat: int, first: Move, second: Move) -> tuple[list[bytes], list[bytes]]:
    """What everybody else is sent while a seat chooses, takes it back and chooses again; and what the seat is told."""
    world, at = twin(table), table.log[-1].at
    to_others, to_seat = [], []
    for act in (move_act(seat, str(first)), undo_act(seat), move_act(seat, str(second))):
        since, at = world.number, at + BETWEEN
        to_seat.append(accepted(act(world, at) or commands.Answer(world.number)))
        viewers: list[Viewer] = [None, *(other for other in range(len(world.seats)) if other != seat)]
        to_others += [update_for(world, viewer, since) for viewer in viewers]
    return to_others, to_seat


@pytest.mark.parametrize(
    ("name", "decision"), [(name, decision) for name, sealed in SEALED.items() for decision in sealed]
)
def test_a_sealed_choice_taken_back_and_made_again_looks_the_same_whatever_was_chosen(name: str, decision: str) -> None:
    for table, seat, choices in sealed_choices(games()[name], decision, 10):
        sent = [letters(table, seat, first, second) for first, second in product(choices[:5], repeat=2)]
        sizes = {tuple(len(letter) for letter in to_others) for to_others, _ in sent}
        numbers = {tuple(msgspec.json.decode(letter)["number"] for letter in to_others) for to_others, _ in sent}
        assert len(sizes) == len(numbers) == 1
        assert all(found == sent[0] for found in sent)


# -- the check itself -----------------------------------------------------------------------------------------------


def test_a_world_beside_the_real_one_never_changes_it() -> None:
    for game in games().values():
        table = new_table(plan_of(game, 1), "seed")
        before = [update_for(table, viewer, 0) for viewer in range(len(table.seats))]
        other, chance = twin(table), Chance(1)
        for count in range(30):
            seat = other.asked[0]
            legal = other.match.legal(seat)
            text, key = str(legal[chance.below(len(legal))]), f"key {count}"
            move_act(seat, text, key=key)(other, other.log[-1].at + BETWEEN)
            carried_out(undo_act(seat), other, other.log[-1].at + BETWEEN)
        assert [update_for(table, viewer, 0) for viewer in range(len(table.seats))] == before
        assert [update_for(other, viewer, 0) for viewer in range(len(table.seats))] != before


def tell_the_move(patch: pytest.MonkeyPatch) -> None:
    """The log shows what was played."""

    def told(table: TableState, told: Told, speech: Texts | None, you: int | None) -> wire.Line:
        shown = LINE(table, told, speech, you)
        shown.text = told.entry.move if isinstance(told.entry, log.Moved) else shown.text
        return shown

    patch.setattr(messages, "line", told)


def tell_the_length(patch: pytest.MonkeyPatch) -> None:
    """The log shows nothing, but takes as much room as what was played."""

    def told(table: TableState, told: Told, speech: Texts | None, you: int | None) -> wire.Line:
        shown = LINE(table, told, speech, you)
        shown.text = "." * len(told.entry.move) if isinstance(told.entry, log.Moved) else shown.text
        return shown

    patch.setattr(messages, "line", told)


def number_by_the_move(patch: pytest.MonkeyPatch) -> None:
    """Some moves are followed by an entry more than others."""

    def answer(table: TableState, at: float) -> None:
        last = table.log[-1].entry
        LET_NATURE_ANSWER(table, at)
        if isinstance(last, log.Moved) and len(last.move) % 2:
            table.write(log.Chatted(0, "..."), at)

    patch.setattr(commands, "let_nature_answer", answer)


def tell_the_seed(patch: pytest.MonkeyPatch) -> None:
    def now(table: TableState, player: str) -> wire.TableNow:
        shown = TABLE_NOW(table, player)
        shown.seed = table.seed
        return shown

    patch.setattr(messages, "table_now", now)


def foresee_on_the_real_table(patch: pytest.MonkeyPatch) -> None:
    """What a move would bring about is tried with what the others have really chosen."""

    def outlooks(match: Match, seat: int, moves: list[Move], _view: object = None) -> list[Outlook]:
        foreseen = []
        for move in moves:
            scratch, journal = match.setting.empty_table(), Journal()
            scratch.copy_from(match.table)
            match.game.rules.play(scratch, seat, move.id, journal)
            foreseen.append(Outlook(move, journal.taken(), {}, Naming()))
        return foreseen

    patch.setattr(Match, "outlooks", outlooks)


def refuse_with_the_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "asked_words", lambda match: str(match.table.digest()))


def record_everything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(records, "record_for", lambda table, _: " ".join(str(played.move) for played in table.match.played))


LINE, TABLE_NOW, LET_NATURE_ANSWER = messages.line, messages.table_now, commands.let_nature_answer

LEAKS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    tell_the_move: "update",
    tell_the_length: "update",
    number_by_the_move: "update",
    tell_the_seed: "update",
    foresee_on_the_real_table: "update",
    refuse_with_the_table: "not asked",
    record_everything: "record",
}


@pytest.mark.parametrize("name", ["havana", "cuba"])
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_noticed(
    name: str, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak, match=f"^{LEAKS[leak]}"):
        play_some(games()[name])


def play_some(game: Game) -> None:
    for number in range(1, 40):
        play_side_by_side(plan_of(game, number), number)
