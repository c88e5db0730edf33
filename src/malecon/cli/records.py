"""`malecon replay`, `verify` and `trace`: everything that reads records."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from malecon.cli.main import WRONG_INPUT, explain
from malecon.cli.speech import SPEECH, say
from malecon.engine.errors import MaleconError
from malecon.engine.events import Event
from malecon.engine.game import Setting
from malecon.engine.match import Match, Played
from malecon.engine.moves import Move
from malecon.engine.record import Record, match_of, read_record, setting_of, verify
from malecon.engine.record import replay as replay_record
from malecon.engine.table import NATURE
from malecon.games import find_game
from malecon.text import Texts, texts

ENDING = ".malecon"


# -- replay ---------------------------------------------------------------------------------------------------------


def open_record(file: Path, components: Path | None) -> tuple[Record, Setting]:
    record = read_record(file)
    return record, setting_of(record, find_game, components)


def checked_place(record: Record, to: int | None) -> int | None:
    """How many moves to play again, if there are so many."""
    if to is not None and to > len(record.moves):
        raise MaleconError("error-unknown-decision-number", found=to, last=len(record.moves))
    return to


def tell(file: Path, to: int | None, components: Path | None) -> None:
    """Tell the game in sentences, each with the clause behind it."""
    record, setting = open_record(file, components)
    match = replay_record(record, setting, checked_place(record, to))
    console = Console(highlight=False, soft_wrap=True)
    speech = texts(SPEECH.language, setting.edition.id)
    seats = ", ".join(setting.seats)
    edition = say(f"edition-{setting.game.name}-{setting.edition.id}")
    console.print(say("replay-title", game=say(f"game-{setting.game.name}"), edition=edition, seats=seats))
    tell_events(console, speech, match, match.opening)
    for played in match.played:
        who = SPEECH.who(played.seat, setting.seats)
        console.print(Text(say("replay-move", number=played.number, who=who, move=str(played.move)), "bold"))
        tell_events(console, speech, match, played.events)
    if match.over:
        for name, place, points in zip(setting.seats, match.places(), match.scores(), strict=True):
            console.print(say("replay-result", name=name, place=place, points=points))


def tell_events(console: Console, speech: Texts, match: Match, events: Sequence[Event]) -> None:
    for event in events:
        sentence = speech.event(match.game, event, match.setting.seats)
        console.print(Text.assemble("    ", sentence, "  ", (event.clause, "dim")))


# -- verify ---------------------------------------------------------------------------------------------------------


def verify_all(files: Sequence[Path], components: Path | None) -> int:
    """Verify records, or all records of a folder; the exit code says whether all of them are right."""
    good = bad = 0
    for file in each_record(files):
        try:
            record, setting = open_record(file, components)
            match = verify(record, setting)
        except MaleconError as trouble:
            bad += 1
            print(f"{file}:", file=sys.stderr)
            explain(trouble)
            continue
        good += 1
        if len(files) == 1 and not files[0].is_dir():
            result = ", ".join(
                f"{name} {score}" for name, score in zip(match.setting.seats, match.scores(), strict=True)
            )
            print(say("verify-ok", path=str(file), moves=len(match.played), result=result))
            if "Seed" in record.tags:
                drawn = sum(played.seat == NATURE for played in match.played)
                print(say("verify-fair", moves=drawn, commitment=record.tags["Commitment"]))
    print(say("verify-summary", good=good, bad=bad))
    return WRONG_INPUT if bad else 0


def each_record(files: Sequence[Path]) -> Iterator[Path]:
    for file in files:
        if not file.is_dir():
            yield file
            continue
        found = sorted(file.glob(f"*{ENDING}"))
        if not found:
            raise MaleconError("error-no-records", path=str(file))
        yield from found


# -- trace ----------------------------------------------------------------------------------------------------------


def trace(file: Path, components: Path | None) -> None:
    """One JSON object per decision; docs/notation.md documents the fields."""
    record, setting = open_record(file, components)
    match = match_of(record, setting)
    whole = replay_record(record, setting)
    for played in whole.played:
        asked = [NATURE] if match.nature_asked else list(match.asked)
        legal = [move_as_data(move) for move in match.legal(played.seat)]
        match.play(played.seat, played.move)
        print(json.dumps(decision_as_data(match, played, asked, legal), ensure_ascii=False))


def decision_as_data(
    match: Match, played: Played, asked: Sequence[int], legal: Sequence[dict[str, object]]
) -> dict[str, object]:
    return {
        "number": played.number,
        "decision": played.decision,
        "asked": [who(seat) for seat in asked],
        "by": who(played.seat),
        "legal": legal,
        "move": move_as_data(played.move),
        "events": [event_as_data(event) for event in played.events],
        "table": {**match.table.describe(), **what_is_next(match)},
    }


def who(seat: int) -> int | str:
    """Seats count from 1; chance is "nature"."""
    return "nature" if seat == NATURE else seat + 1


def move_as_data(move: Move) -> dict[str, object]:
    fields = {name: int(word) if word.isdigit() else word for name, word in move.words.items()}
    return {"text": str(move), "kind": move.name, **fields}


def event_as_data(event: Event) -> dict[str, object]:
    fields = {
        name: int(word) if isinstance(word, str) and word.isdigit() else word for name, word in event.words().items()
    }
    return {"event": event.name, "clause": event.clause, **fields}


def what_is_next(match: Match) -> dict[str, object]:
    """The phase, the next question and what comes later, by name, as views have them; or how the game ended."""
    results = {"scores": match.scores(), "places": match.places()} if match.over else {}
    return {**match.game.rules.situation(match.table), **results}
