"""The record of a table, for download: everything after the end, before it only what the viewer knows."""

from malecon.engine.match import Played
from malecon.engine.record import UNKNOWN_MOVE, Record, RecordedMove, print_record, tags_of
from malecon.server.table.state import OPEN, PLAYING, TableState


def record_for(table: TableState, viewer: int | None) -> str:
    """The record as text. While the game goes on, others' answers to secret questions are written as a question mark.

    They stay so until the end, also where they have been revealed by then: what a question mark stands for must not
    depend on anything that the viewer does not know.
    """
    tags = tags_of(table.match, {place: player_kind(table, place) for place in range(len(table.seats))})
    tags["Commitment"] = table.commitment
    if table.contributions:
        tags["Contributions"] = table.contributions
    resigned = [str(place) for place, seat in enumerate(table.seats, 1) if seat.resigned]
    if resigned:
        tags["Resigned"] = " ".join(resigned)
    playing = table.state in (OPEN, PLAYING)
    if not playing:
        tags["Seed"] = table.seed
    secrets = table.match.game.secrets if playing else ()
    moves = [
        hidden(played) if played.decision in secrets and played.seat != viewer else whole(played)
        for played in table.match.played
    ]
    return print_record(Record(tags, {}, tuple(moves)))


def player_kind(table: TableState, place: int) -> str:
    seat = table.seats[place]
    return seat.level if seat.kind == "bot" else "human"


def hidden(played: Played) -> RecordedMove:
    return RecordedMove(0, played.seat, UNKNOWN_MOVE, "")


def whole(played: Played) -> RecordedMove:
    return RecordedMove(0, played.seat, str(played.move), played.gloss)
