"""`malecon replay --summary`: where the points of a recorded game came from, so that anybody can check them."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from malecon.cli.records import checked_place, open_record
from malecon.cli.speech import SPEECH, say
from malecon.engine.record import replay
from malecon.server import wire
from malecon.server.table.summary import summary_of_match

NONE = "–"


def tell(file: Path, to: int | None, components: Path | None, as_json: bool) -> None:
    record, setting = open_record(file, components)
    match = replay(record, setting, checked_place(record, to))
    summary = summary_of_match(match, None, SPEECH.language)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=1).decode())
        return
    console = Console(highlight=False, soft_wrap=True)
    edition = say(f"edition-{summary.game}-{summary.edition}")
    seats = ", ".join(summary.seats)
    console.print(say("replay-title", game=say(f"game-{summary.game}"), edition=edition, seats=seats))
    if not match.over:
        console.print(say("summary-not-over"))
    for table in (by_source(summary), course(summary)):
        if table.row_count:
            console.print(table)
    for tie in summary.ties:
        tell_tie(console, summary, tie)
    for fact in summary.facts:
        what = say("summary-fact", value=fact.value, more=fact.more) if fact.more else fact.value
        console.print(say("summary-line", title=fact.text, name=summary.seats[fact.seat], told=what))
    for name, things in zip(summary.seats, summary.screened, strict=False):
        held = [thing.text for thing in things if thing.amount]
        console.print(say("summary-line", title=say("summary-screened"), name=name, told=", ".join(held) or NONE))
    if summary.places is not None:
        for name, place, points in zip(summary.seats, summary.places, summary.scores, strict=True):
            console.print(say("replay-result", name=name, place=place, points=points))


def numbered(summary: wire.Summary, title: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column()
    for name in summary.seats:
        table.add_column(name, justify="right")
    return table


def by_source(summary: wire.Summary) -> Table:
    """A line for each source, and the sum of all of them: the score."""
    table = numbered(summary, say("summary-sources"))
    for source in summary.sources:
        sums = [sum(part.points for part in mine if part.source == source.id) for mine in summary.parts]
        table.add_row(source.text, *[signed(points) if points else NONE for points in sums])
    table.add_section()
    sums = [sum(part.points for part in mine) for mine in summary.parts]
    table.add_row(say("summary-total"), *map(signed, sums), style="bold")
    return table


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def course(summary: wire.Summary) -> Table:
    table = numbered(summary, say("summary-course"))
    for stage in summary.course:
        table.add_row(stage.text, *map(str, stage.points))
    return table


def tell_tie(console: Console, summary: wire.Summary, tie: wire.Tie) -> None:
    """What was compared, for each, and by which rule."""
    console.print(say("summary-tie", told=tie.text, clause=tie.clause))
    for n, seat in enumerate(tie.seats):
        has = ", ".join(compared.texts[n] for compared in tie.compared)
        console.print(say("summary-tied", name=summary.seats[seat], has=has))
