"""What the lists say of a table: kept beside its log, in no language, and worded for whoever asks."""

from malecon.engine.events import Event
from malecon.engine.game import Game
from malecon.engine.table import NATURE
from malecon.engine.words import SEAT
from malecon.games import find_game
from malecon.server import wire
from malecon.server.table.entries import Moved
from malecon.server.table.messages import plain_values, seats_of
from malecon.server.table.state import FINISHED, TableState
from malecon.text import texts, voice_of


class Listing(wire.Listed):
    """A line of a list as it is kept. The times are those of the row, and `told` is what a player did last."""

    told: wire.Fact | None = None


def listing_of(table: TableState) -> Listing:
    listing = Listing(
        id=table.id,
        game=table.plan.game,
        edition=table.edition,
        state=table.state,
        seats=seats_of(table, ""),
        changed=0.0,
        created=0.0,
        asked=list(table.asked),
        told=told_last(table),
    )
    if table.state == FINISHED:
        listing.scores, listing.places = table.results()
    return listing


def told_last(table: TableState) -> wire.Fact | None:
    """The first thing that came of the last move of a player which has not been taken back."""
    for number in reversed(table.standing):
        told = table.log[number - 1]
        if isinstance(told.entry, Moved) and told.entry.seat != NATURE and told.events:
            event = told.events[0]
            return wire.Fact(event.name, event.clause, plain_values(event))
    return None


def say_last(listing: Listing, language: str, you: int | None = None) -> str:
    """The sentence of it, as said to who has a seat there.

    What another release has written may be unknown to this one, and is left out.
    """
    game = find_game(listing.game)
    event = None if listing.told is None else event_of(game, listing.told)
    if event is None:
        return ""
    return texts(language, listing.edition).event(
        game, event, [seat.name for seat in listing.seats], voice_of(event, you)
    )


def event_of(game: Game, told: wire.Fact) -> Event | None:
    kind = next((kind for kind in game.events if kind.name == told.name), None)
    if kind is None or list(kind.fields) != list(told.values):
        return None
    values: list[int] = []
    for name, domain in kind.fields.items():
        value = told.values[name]
        if isinstance(value, str):
            if value not in domain.values or domain is SEAT:
                return None
            value = domain.values[value]
        values.append(-1 if value is None else value)
    return Event(kind, told.clause, tuple(values))
