"""The contract that every game keeps."""

import json

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.events import SILENT, Journal
from malecon.engine.game import Game
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.record import parse_record, print_record, record_of, replay, setting_of, verify
from malecon.engine.table import NATURE
from malecon.games import find_game
from malecon.text import texts
from tests.contract.kit import Case, copy_of, each_case, each_game, random_games, random_moves, seat_asked


@each_case
def test_random_games_end_and_never_lack_a_move(case: Case) -> None:
    for match, chance in random_games(case):
        for _ in random_moves(match, chance):
            pass
        assert match.over
        assert min(match.places()) == 1
        assert len(match.scores()) == case.players


@each_case
def test_pieces_are_conserved_at_every_step(case: Case) -> None:
    for match, chance in random_games(case):
        inventory = case.game.inventory(match.table)
        for seat, move in random_moves(match, chance):
            assert case.game.inventory(match.table) == inventory, f"before {move} of seat {seat + 1}"
        assert case.game.inventory(match.table) == inventory


@each_case
def test_legal_moves_are_the_candidates_without_a_refusal(case: Case) -> None:
    listed, candidates = MoveList(), MoveList()
    for match, chance in random_games(case):
        for seat, _ in random_moves(match, chance):
            case.game.rules.legal(match.table, seat, listed)
            case.game.rules.candidates(match.table, seat, candidates)
            allowed = [m for m in candidates.listed() if case.game.rules.refusal(match.table, seat, m) is None]
            assert sorted(listed.listed()) == sorted(allowed), match.decision.name
            assert len(set(listed.listed())) == len(listed.listed()), "a move is listed twice"


@each_case
def test_earlier_copies_never_change(case: Case) -> None:
    for match, chance in random_games(case):
        copies = []
        for _ in random_moves(match, chance):
            copies.append((copy_of(match), match.table.numbers()))
        assert len(copies) > 10
        for copy, numbers in copies:
            assert copy.numbers() == numbers


@each_case
def test_equal_tables_are_equal_and_a_move_makes_a_difference(case: Case) -> None:
    for match, chance in random_games(case):
        before = copy_of(match)
        for _ in random_moves(match, chance):
            assert copy_of(match).same(match.table)
            assert copy_of(match).digest() == match.table.digest()
        assert not before.same(match.table)


@each_case
def test_replaying_a_record_gives_the_same_table_and_events(case: Case) -> None:
    for match, chance in random_games(case):
        for _ in random_moves(match, chance):
            pass
        text = print_record(record_of(match))
        record = parse_record(text)
        assert print_record(record) == text
        again = verify(record, setting_of(record, find_game))
        assert again.table.same(match.table)
        assert [played.events for played in again.played] == [played.events for played in match.played]
        halfway = len(match.played) // 2
        assert len(replay(record, match.setting, halfway).played) == halfway


@each_case
def test_a_game_saved_and_loaded_at_any_decision_goes_on_identically(case: Case) -> None:
    for match, chance in random_games(case):
        for seat, move in random_moves(match, chance):
            loaded = match.setting.empty_table()
            loaded.load(json.loads(json.dumps(match.table.save())))
            assert loaded.same(match.table)
            after = copy_of(match)
            case.game.rules.play(loaded, seat, move.id, SILENT)
            case.game.rules.play(after, seat, move.id, SILENT)
            assert loaded.same(after)


@each_case
def test_a_described_table_can_be_read_back(case: Case) -> None:
    for match, chance in random_games(case):
        for _ in random_moves(match, chance):
            read = copy_of(match)
            for field in read.fields:
                for i in range(field.size):
                    read.cells[field.start + i] = 0
                read.read_field(field.name, json.loads(json.dumps(match.table.describe_field(field))))
            assert read.same(match.table)


@each_case
def test_a_silent_move_and_a_told_one_do_the_same(case: Case) -> None:
    for match, chance in random_games(case):
        for seat, move in random_moves(match, chance):
            silent, told = copy_of(match), copy_of(match)
            case.game.rules.play(silent, seat, move.id, SILENT)
            case.game.rules.play(told, seat, move.id, Journal())
            assert silent.same(told)
        assert not SILENT.events


def message(match: Match, game: Game, table: object, seat: int | None) -> str:
    """What a seat is sent about a table: its view and, when it is asked, its legal moves."""
    assert isinstance(table, type(match.table))
    legal = MoveList()
    if seat is not None and game.rules.asked(table) >> seat & 1:
        game.rules.legal(table, seat, legal)
    return json.dumps([game.view(table, seat), legal.listed()])


@each_case
def test_views_leak_nothing(case: Case) -> None:
    """Two tables that differ only in what a seat cannot know give that seat byte-identical messages."""
    differed = 0
    for match, chance in random_games(case):
        for _ in random_moves(match, chance):
            for seat in (None, *range(case.players)):
                seen = message(match, case.game, match.table, seat)
                imagined = match.setting.imagine(match.view(seat), chance)
                differed += not imagined.same(match.table)
                assert message(match, case.game, imagined, seat) == seen, f"seat {seat} at {match.decision.name}"
    assert differed or hides_nothing(case), "nothing was ever hidden, so nothing was tested"


def hides_nothing(case: Case) -> bool:
    """Played with everything open, as an option of the game says."""
    return ("holdings", "open") in case.options


@each_case
def test_an_imagined_table_keeps_the_pieces_and_can_be_played_on(case: Case) -> None:
    for match, chance in random_games(case):
        inventory = case.game.inventory(match.table)
        for seat, move in random_moves(match, chance):
            if seat == NATURE:
                continue
            imagined = match.setting.imagine(match.view(seat), chance)
            assert case.game.inventory(imagined) == inventory
            case.game.rules.play(imagined, seat, move.id, SILENT)


@each_case
def test_everybody_together_can_go_back_to_any_earlier_moment(case: Case) -> None:
    """Whatever has been learned since: the table is as it was, and what may be undone then may be undone again."""
    for match, chance in random_games(case):
        tables = []
        for _ in random_moves(match, chance):
            tables.append(match.table.numbers())
        count = int(chance.below(len(match.played)))
        last = match.played[count - 1].seat if count else NATURE
        match.rewind(count)
        assert (len(match.played), match.table.numbers()) == (count, tables[count])
        if last != NATURE and match.may_undo(last):
            match.undo(last)
            assert match.table.numbers() == tables[count - 1]


@each_case
def test_undo_reaches_back_to_the_last_thing_anybody_learned(case: Case) -> None:
    undone = 0
    for match, chance in random_games(case):
        while not match.over:
            seat = seat_asked(match)
            legal = match.legal(seat)
            move = legal[chance.below(len(legal))]
            before = match.table.numbers()
            match.play(seat, move)
            assert not match.may_undo(NATURE)
            assert not any(match.may_undo(other) for other in range(case.players) if other != seat)
            if match.may_undo(seat):
                assert match.undo(seat).move is move
                assert match.table.numbers() == before
                assert move in match.legal(seat)
                match.play(seat, move)
                undone += 1
    assert undone > 0


@each_case
def test_every_event_and_every_refusal_cites_a_clause_of_the_catalogue(case: Case) -> None:
    candidates = MoveList()
    for match, chance in random_games(case):
        cited = {event.clause for event in match.opening}
        for seat, _ in random_moves(match, chance):
            case.game.rules.candidates(match.table, seat, candidates)
            refusals = {case.game.rules.refusal(match.table, seat, move) for move in candidates.listed()}
            cited |= {clause for clause in refusals if clause is not None}
        cited |= {event.clause for played in match.played for event in played.events}
        assert cited <= set(case.game.catalogue)


@each_case
def test_every_event_move_and_question_is_a_sentence_in_both_languages(case: Case) -> None:
    for match, chance in random_games(case):
        seats = match.setting.seats
        for seat, move in random_moves(match, chance):
            for language in ("en", "fr"):
                speech = texts(language, case.edition)
                topic = case.game.topic(match.table)
                assert "{" not in speech.ask(case.game, match.decision.name, topic, seats)
                assert "{" not in speech.move(case.game, move, match.decision.name, seats), (move, seat)
        for played in match.played:
            for event in played.events:
                for language in ("en", "fr"):
                    sentence = texts(language, case.edition).event(case.game, event, seats)
                    assert sentence.strip()
                    assert "{" not in sentence, sentence


@each_game
def test_every_declared_text_exists_in_both_languages(game: Game) -> None:
    asked = [decision.name for decision in game.rules.decisions if not decision.automatic]
    wanted = [f"event-{game.name}-{kind.name}" for kind in game.events]
    wanted += [f"move-{game.name}-{kind}" for kind in game.vocabulary.kinds]
    wanted += [f"{form}-{game.name}-{name}" for name in asked for form in ("ask", "decision")]
    wanted += [f"option-{game.name}-{option.name}" for option in game.options]
    wanted += [f"option-{game.name}-{option.name}-{value}" for option in game.options for value in option.values]
    wanted += [f"edition-{game.name}-{edition.id}" for edition in game.editions]
    wanted += [f"game-{game.name}"]
    for language in ("en", "fr"):
        assert [key for key in wanted if key not in texts(language)] == []


@each_game
def test_ids_and_texts_of_moves_round_trip(game: Game) -> None:
    for id in range(len(game.vocabulary)):
        move = game.vocabulary[id]
        assert move.id == id
        assert game.vocabulary.parse(str(move)) is move
        assert game.vocabulary.move(move.name, **move.words) is move


@each_game
def test_options_are_clauses_of_the_catalogue(game: Game) -> None:
    for option in game.options:
        assert option.clause in game.catalogue
        assert len(option.values) >= 2


@each_case
def test_the_same_chance_plays_the_same_game(case: Case) -> None:
    def play(seed: int) -> list[int]:
        match = Match(case.setting())
        for _ in random_moves(match, Chance(seed)):
            pass
        return [played.move.id for played in match.played]

    assert play(11) == play(11)
    assert play(11) != play(12)


@each_case
def test_a_sealed_choice_shows_to_nobody_else_until_the_reveal(case: Case) -> None:
    """Where several choose at once, whatever one of them chooses, the others are told and shown the same."""
    for match, chance in random_games(case):
        for _ in random_moves(match, chance):
            if len(match.asked) < 2:
                continue
            seat = match.asked[0]
            seen = {what_the_others_see(match, seat, move) for move in match.legal(seat)[:40]}
            assert len(seen) == 1, match.decision.name


def what_the_others_see(match: Match, seat: int, move: Move) -> str:
    """The messages to everybody but the seat, and the events, after its move."""
    after, journal = copy_of(match), Journal()
    match.game.rules.play(after, seat, move.id, journal)
    others = [None, *(other for other in range(len(match.setting.seats)) if other != seat)]
    return repr([message(match, match.game, after, other) for other in others] + journal.taken())
