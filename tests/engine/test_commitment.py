"""Fair chance: the seed that was promised, and the moves of Nature that follow from it."""

import dataclasses

import pytest

from malecon.engine.chance import Chance
from malecon.engine.commitment import chance_of, commitment_to, confirm_commitment, new_seed
from malecon.engine.errors import MaleconError, RecordError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.record import Record, parse_record, print_record, record_of, replay, setting_of, verify
from malecon.engine.table import NATURE
from malecon.games import find_game

SEED = "5a" * 32


def fair_match(seed: str = SEED) -> Match:
    """A whole game of random moves, where Nature follows the seed."""
    match = Match(Setting(find_game("havana"), ["Ana", "Bruno"]))
    chance = Chance(1)
    while not match.over:
        if match.nature_asked:
            match.play_nature(chance_of(seed, len(match.played) + 1))
        else:
            seat = match.asked[0]
            legal = match.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
    return match


def fair_record(**changed: str) -> Record:
    """The record of the game as a server would give it away, with some tags changed; "" leaves one out."""
    whole = record_of(fair_match())
    tags = {**whole.tags, "Commitment": commitment_to(SEED), "Seed": SEED, **changed}
    return read_again(dataclasses.replace(whole, tags={name: value for name, value in tags.items() if value}))


def read_again(record: Record) -> Record:
    return parse_record(print_record(record))


def verified(record: Record) -> Match:
    return verify(record, setting_of(record, find_game))


def trouble_with(record: Record) -> RecordError:
    with pytest.raises(RecordError) as refused:
        verified(record)
    return refused.value


def test_a_game_whose_chance_follows_from_the_promised_seed_is_sound() -> None:
    assert verified(fair_record()).over


def test_a_record_without_a_seed_is_not_asked_for_one() -> None:
    assert verified(fair_record(Seed="", Commitment="")).over


def test_a_seed_that_was_not_promised_is_noticed() -> None:
    assert trouble_with(fair_record(Commitment=commitment_to(new_seed()))).trouble.key == "error-commitment"
    assert trouble_with(fair_record(Commitment="")).trouble.key == "error-commitment"


def test_another_seed_promised_afterwards_gives_other_moves_of_nature() -> None:
    other = "77" * 32
    found = trouble_with(fair_record(Seed=other, Commitment=commitment_to(other)))
    assert found.trouble.key == "error-record-chance"


def test_one_changed_move_of_nature_is_noticed_on_its_line() -> None:
    record = fair_record()
    place = next(place for place, move in enumerate(record.moves) if move.seat == NATURE)
    match = replay(record, setting_of(record, find_game), place)
    other = next(str(move) for move in match.legal(NATURE) if str(move) != record.moves[place].text)
    forged = [*record.moves[:place], dataclasses.replace(record.moves[place], text=other)]
    tags = {name: value for name, value in record.tags.items() if name not in ("Scores", "Places")}
    found = trouble_with(read_again(Record({**tags, "Result": "unfinished"}, {}, tuple(forged))))
    assert found.trouble.key == "error-record-chance"
    assert found.line == record.moves[place].line - 2  # without the two tags


def test_a_promise_tells_nothing_and_no_two_seeds_are_alike() -> None:
    one, other = new_seed(), new_seed()
    assert one != other
    assert one not in commitment_to(one)
    confirm_commitment(commitment_to(one), one)
    with pytest.raises(MaleconError):
        confirm_commitment(commitment_to(one), other)


def test_each_move_of_nature_has_a_chance_of_its_own() -> None:
    draws = [chance_of(SEED, number).below(1_000_000) for number in range(200)]
    assert len(set(draws)) > 190
    assert draws == [chance_of(SEED, number).below(1_000_000) for number in range(200)]


def test_a_promised_seed_gives_the_numbers_that_it_always_gave() -> None:
    """Whatever else is drawn otherwise: who was promised a seed can draw the game again for ever."""
    promised = {
        1: [27, 363, 705, 348, 667, 447, 627, 283],
        2: [337, 374, 138, 141, 488, 49, 205, 894],
        300: [195, 985, 805, 805, 162, 475, 594, 598],
    }
    for number, expected in promised.items():
        chance = chance_of(SEED, number)
        assert [chance.below(1000) for _ in range(8)] == expected


def test_a_record_that_hides_moves_says_when_it_can_be_had_whole() -> None:
    record = record_of(fair_match())
    hidden = [dataclasses.replace(move, text="?") for move in record.moves[:1]]
    found = trouble_with(read_again(Record({**record.tags, "Result": "unfinished"}, {}, tuple(hidden))))
    assert found.trouble.key == "error-record-hidden"
