"""`malecon hint`: what the strongest bot would do where a record ends, with its chances and its reason."""

from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from malecon.bots.explain import Advice, advise
from malecon.bots.spoken import because, compared, percent
from malecon.cli.records import open_record
from malecon.cli.speech import SPEECH, say
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.match import Match
from malecon.engine.record import replay
from malecon.text import Texts, texts
from malecon.text.outcomes import spoken_moves

SHOWN = 8  # moves


def hint(file: Path, to: int | None, thoughts: int, components: Path | None) -> None:
    record, setting = open_record(file, components)
    if to is not None and to > len(record.moves):
        raise MaleconError("error-unknown-decision-number", found=to, last=len(record.moves))
    last = len(record.moves)
    number = last if to is None else to
    while (match := replay(record, setting, number)).nature_asked and number < last:
        number += 1  # what chance has answered is in the record
    if match.over:
        raise MaleconError("hint-over")
    if match.nature_asked:
        raise MaleconError("hint-nature")
    console = Console(highlight=False)
    speech = texts(SPEECH.language, setting.edition.id)
    for seat in match.asked:
        legal = match.legal(seat)
        advice = advise(setting, match.view(seat), legal, Chance("hint", len(match.played)), thoughts, match.known())
        show(console, speech, match, seat, advice)


def show(console: Console, speech: Texts, match: Match, seat: int, advice: Advice) -> None:
    game, names = match.game, match.setting.seats
    moves = [game.vocabulary.parse(judged.move) for judged in advice.moves]
    labels = [told.text for told in spoken_moves(speech, match, seat, moves)]
    question = speech.ask(game, match.decision.name, game.topic(match.table), names)
    console.print(say("hint-title", who=names[seat], question=question), style="bold", soft_wrap=True)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("hint-column-move"), overflow="fold")
    table.add_column(say("hint-column-tries"), justify="right")
    for name in names:
        table.add_column(say("hint-column-wins", name=name), justify="right")
    table.add_column(say("hint-column-points", name=names[seat]), justify="right")
    for judged, label in zip(advice.moves[:SHOWN], labels, strict=False):
        shares = [say("hint-share", percent=percent(wins)) for wins in judged.wins]
        table.add_row(label, str(judged.tries), *shares, f"{judged.points[seat]:.1f}")
    console.print(table)
    console.print(compared(speech, advice, seat, labels), soft_wrap=True)
    reason = because(speech, game.name, advice, seat)
    if reason:
        console.print(reason, soft_wrap=True)
