"""A whole game to be looked at again: the view before the first move, and what each move changed in it."""

from collections.abc import Sequence
from dataclasses import dataclass

from malecon.engine.errors import MaleconError, RecordError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.record import VERSION, parse_record, setting_of
from malecon.engine.record import replay as played_again
from malecon.games import find_game
from malecon.server import wire
from malecon.server.errors import Conflict, NotFound
from malecon.server.table.box import box_of
from malecon.server.table.changes import changes
from malecon.server.table.entries import Colour, Why
from malecon.server.table.messages import fact
from malecon.server.table.plan import Plan
from malecon.server.table.sheet import in_words
from malecon.server.table.state import OPEN, PLAYING, TableState
from malecon.text import Texts, texts

LONGEST_LINE = 4_000  # characters; nobody writes a longer one, and Python reads no number of so many digits


def must_have_seat(setting: Setting, viewer: int | None) -> None:
    if viewer is not None and viewer >= len(setting.seats):
        raise NotFound("error-no-seat", seat=viewer + 1, seats=len(setting.seats))


def replay_of(setting: Setting, moves: Sequence[tuple[int, Move]], viewer: int | None, language: str) -> wire.Replay:
    """Moves that were legal once are played again, as one seat saw them at the time; a spectator is nobody (None)."""
    must_have_seat(setting, viewer)
    speech = texts(language, setting.edition.id)
    match = Match(setting)
    shown = wire.Replay(
        game=setting.game.name,
        edition=setting.edition.id,
        options=dict(setting.options),
        seats=list(setting.seats),
        record_version=VERSION,
        box=box_of(setting),
        start=match.view(viewer),
        steps=[],
        seat=viewer,
    )
    before = shown.start
    for seat, move in moves:
        match.play_legal(seat, move)
        view = match.view(viewer)
        shown.steps.append(step(match, speech))
        shown.steps[-1].changes = changes(before, view)
        before = view
    if match.over:
        shown.why = "played"
        shown.scores, shown.places = match.scores(), match.places()
    return shown


def sheet_at(
    setting: Setting, moves: Sequence[tuple[int, Move]], at: int, viewer: int | None, language: str
) -> wire.Sheet:
    """The table in words after some of the moves."""
    must_have_seat(setting, viewer)
    match = Match(setting)
    for seat, move in moves[:at]:
        match.play_legal(seat, move)
    return in_words(setting, match.view(viewer), texts(language, setting.edition.id))


def step(match: Match, speech: Texts) -> wire.ReplayStep:
    """The move that was played last."""
    played = match.played[-1]
    return wire.ReplayStep(
        seat=played.seat,
        decision=played.decision,
        move=str(played.move),
        text=speech.move(match.game, played.move, played.decision, match.setting.seats),
        events=[fact(match, event, speech) for event in played.events],
        changes=[],
    )


@dataclass(frozen=True)
class FinishedGame:
    """What is needed of a table that is over: nothing of it changes any more.

    All of it is plain, so that another process can make something of it, whichever games it has loaded so far.
    """

    table: str
    plan: Plan
    names: tuple[str, ...]
    played: tuple[tuple[int, str], ...]
    why: Why | None
    results: tuple[list[int], list[int]] | None
    colours: tuple[Colour, ...] = ()


def finished(table: TableState) -> FinishedGame:
    if table.state in (OPEN, PLAYING):
        raise Conflict("error-replay-not-over")
    if table.setting is None:
        raise NotFound("error-replay-nothing")
    results = None if table.why == "abandoned" else table.results()
    played = tuple((seat, str(move)) for seat, move in moves_of(table.match))
    colours = tuple(table.colours())
    return FinishedGame(table.id, table.plan, tuple(table.setting.seats), played, table.why, results, colours)


def played_at(game: FinishedGame) -> tuple[Setting, tuple[tuple[int, Move], ...]]:
    setting = game.plan.setting(game.names)
    return setting, tuple((seat, setting.game.vocabulary.parse(move)) for seat, move in game.played)


def replay_of_table(game: FinishedGame, viewer: int | None, language: str) -> wire.Replay:
    shown = replay_of(*played_at(game), viewer, language)
    shown.table, shown.why = game.table, game.why
    shown.scores, shown.places = game.results or (None, None)
    shown.colours = list(game.colours)
    return shown


def moves_of(match: Match) -> tuple[tuple[int, Move], ...]:
    return tuple((played.seat, played.move) for played in match.played)


def replay_of_record(text: str, viewer: int | None, language: str) -> wire.Replay:
    setting, moves = recorded(text)
    return replay_of(setting, moves, viewer, language)


def recorded(text: str) -> tuple[Setting, tuple[tuple[int, Move], ...]]:
    """The game of a record that somebody brings along. It may end before the game does."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise RecordError(number, MaleconError("error-record-line-unreadable", found=line))
    record = parse_record(text)
    if "Position" in record.tags:  # what a page plays again has begun at the beginning
        raise RecordError(record.lines["Position"], MaleconError("error-replay-position"))
    try:
        setting = setting_of(record, find_game)
    except RecordError as wrong:
        if wrong.trouble.key == "error-record-components":
            raise RecordError(wrong.line, MaleconError("error-replay-components")) from wrong
        raise
    return setting, moves_of(played_again(record, setting))
