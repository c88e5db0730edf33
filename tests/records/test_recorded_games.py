"""Recorded games replay for ever: the record still gives the result it claims.

`before.tar.gz` holds games from before chance was drawn from named streams and things had names on every wire: every
edition with every number of players, every value of every option, tables of the server with the seeds that were
promised for them, and the lessons as the coach and the bots played them. Of many games of random bots the shortest was
kept.
"""

import tarfile
from pathlib import Path

import pytest

from malecon.engine.record import Record, parse_record, print_record, replay, setting_of, verify
from malecon.games import find_game, games

FOLDER = Path(__file__).parent
RECORDS = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.malecon"))}


def texts_before() -> dict[str, str]:
    with tarfile.open(FOLDER / "before.tar.gz") as archive:
        files = {member.name.removesuffix(".malecon"): archive.extractfile(member) for member in archive}
        return {name: file.read().decode("utf-8") for name, file in files.items() if file is not None}


BEFORE = texts_before()


def verified(text: str) -> Record:
    record = parse_record(text)
    assert verify(record, setting_of(record, find_game)).over
    assert print_record(record) == text
    return record


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_still_gives_its_recorded_result(name: str) -> None:
    verified(RECORDS[name])


@pytest.mark.parametrize("name", BEFORE)
def test_a_game_recorded_before_still_gives_its_result(name: str) -> None:
    verified(BEFORE[name])


@pytest.mark.parametrize("name", BEFORE)
def test_what_was_written_beside_the_moves_is_still_said(name: str) -> None:
    record = parse_record(BEFORE[name])
    match = replay(record, setting_of(record, find_game))
    assert [played.gloss for played in match.played] == [move.remark for move in record.moves]


def test_there_are_records_of_every_edition_number_of_players_and_option() -> None:
    records = [parse_record(text) for text in (*RECORDS.values(), *BEFORE.values())]
    found = {(record.tags["Game"], record.tags["Edition"], players_of(record)) for record in records}
    chosen = {(record.tags["Game"], option) for record in records for option in record.tags["Options"].split()}
    for game in games().values():
        editions = {(game.name, edition.id, players) for edition in game.editions for players in game.players}
        options = {(game.name, f"{option.name}={value}") for option in game.options for value in option.values}
        assert editions - found == set()
        assert options - chosen == set()


def test_there_are_records_with_promised_seeds_of_every_edition_and_number_of_players() -> None:
    records = [record for text in BEFORE.values() if "Seed" in (record := parse_record(text)).tags]
    editions = {(record.tags["Game"], record.tags["Edition"]) for record in records}
    counts = {(record.tags["Game"], players_of(record)) for record in records}
    for game in games().values():
        assert {(game.name, edition.id) for edition in game.editions} - editions == set()
        assert {(game.name, players) for players in game.players} - counts == set()


def players_of(record: Record) -> int:
    return sum(1 for tag in record.tags if tag.startswith("Seat"))
