"""A place in the ring of `positions.py`: it reads what comes, copies and compares it, and passes on what it writes."""

import copy
import pickle
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO

from malecon.engine.decision import MoveList, Rules
from malecon.engine.match import Match
from malecon.engine.playout import first_asked
from malecon.engine.position import print_position, read_position
from malecon.engine.record import print_record, record_of
from malecon.engine.table import Table
from malecon.games import find_game

SIZE = struct.Struct(">Q")


@dataclass(frozen=True)
class Moment:
    """What lies on a table, as a line and as a pickle, what may be played, and now and then the whole match."""

    line: str
    table: bytes
    legal: list[int]
    match: bytes


def send(leaving: IO[bytes], game: list[Moment]) -> None:
    data = pickle.dumps([(moment.line, moment.table, moment.legal, moment.match) for moment in game])
    leaving.write(SIZE.pack(len(data)) + data)
    leaving.flush()


def receive(coming: IO[bytes]) -> list[Moment] | None:
    head = coming.read(SIZE.size)
    if len(head) < SIZE.size:
        return None
    return [Moment(*told) for told in pickle.loads(coming.read(SIZE.unpack(head)[0]))]


def games(coming: IO[bytes]) -> Iterator[list[Moment]]:
    while (game := receive(coming)) is not None:
        yield game


def passed_on(moment: Moment) -> Moment:
    """The same, written anew from what was read."""
    position = read_position(moment.line, find_game)
    table: Table = pickle.loads(moment.table)
    assert position.table.same(table), moment.line
    for twin in (copy.copy(table), copy.deepcopy(table), position.match().table):
        assert twin.same(table), moment.line
        assert twin.digest() == table.digest(), moment.line
    assert legal_on(position.setting.game.rules, table) == moment.legal, moment.line
    whole = moment.match
    if whole:
        match: Match = pickle.loads(whole)
        twin_match = copy.deepcopy(match)
        assert print_record(record_of(twin_match)) == print_record(record_of(match))
        assert twin_match.known() == match.known()
        whole = pickle.dumps(twin_match)
    return Moment(print_position(position), pickle.dumps(table), moment.legal, whole)


def legal_on(rules: Rules, table: Table) -> list[int]:
    if table.over():
        return []
    moves = MoveList()
    rules.legal(table, first_asked(table), moves)
    return moves.listed()


def main() -> None:
    from malecon.build import BUILD

    assert BUILD.compiled == (sys.argv[1] == "compiled"), BUILD
    for game in games(sys.stdin.buffer):
        send(sys.stdout.buffer, [passed_on(moment) for moment in game])


if __name__ == "__main__":
    main()
