"""What the others have done since the viewer moved last: in a line for each, and what they gained and paid.

It is made of events alone. They are public, so it is the same whatever the viewer does not know.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from malecon.engine.chronicle import since_last_move
from malecon.engine.events import Event
from malecon.engine.game import Game
from malecon.games import find_chronicle
from malecon.server import wire
from malecon.server.table.state import PLAYING, TableState
from malecon.text import Texts, voice_of
from malecon.text.outcomes import gained

REMEMBERED = 150  # moves: a look must not depend on how long somebody has been away
TOLD = 4  # deeds in a line
SENTENCES = 4_096  # kept for whoever looks next


def recap(table: TableState, viewer: int | None, speech: Texts | None) -> list[wire.Recap]:
    """The others in the order in which they did something; nobody who did nothing, and nothing to a spectator."""
    chronicle = find_chronicle(table.match.game) if viewer is not None and table.state == PLAYING else None
    if viewer is None or chronicle is None:
        return []
    match = table.match
    events = since_last_move(match.played, viewer, REMEMBERED)
    deeds: dict[int, list[Event]] = {}
    for event in events:
        if event.kind in chronicle.headlines and event.values["seat"] != viewer:
            deeds.setdefault(event.values["seat"], []).append(event)
    found = chronicle.gained(events, match.setting.box)
    others = [
        *deeds,
        *sorted(seat for seat, has in found.items() if seat not in deeds and seat != viewer and any(has.values())),
    ]
    return [
        wire.Recap(
            seat,
            in_a_line(speech, match.game, said_to(viewer, deeds.get(seat, ())), match.setting.seats) if speech else "",
            gains(speech, match.game, found.get(seat, Counter())),
        )
        for seat in others
    ]


def gains(speech: Texts | None, game: Game, has: Counter[str]) -> list[wire.Gain]:
    """What somebody has more of, then what it has paid."""
    changed = sorted(((what, amount) for what, amount in has.items() if amount), key=lambda each: each[1] < 0)
    return [
        wire.Gain(what, amount, gained(speech, game, what, amount, True) if speech else "") for what, amount in changed
    ]


def said_to(viewer: int, deeds: Sequence[Event]) -> tuple[tuple[Event, str], ...]:
    """With the voice in which the viewer is told: what befell the viewer is said otherwise than what befell others."""
    return tuple((event, voice_of(event, viewer)) for event in deeds)


@lru_cache(SENTENCES)
def in_a_line(speech: Texts, game: Game, deeds: tuple[tuple[Event, str], ...], names: tuple[str, ...]) -> str:
    """The deeds one after the other; the same again is not told twice, and of many the last are counted only."""
    told = list(dict.fromkeys(speech.headline(game, event, names, voice) for event, voice in deeds))
    if not told:
        return ""
    line = told[0]
    for deed in told[1:TOLD]:
        line = speech.say("recap-then", before=line, after=deed)
    return speech.say("recap-more", before=line, count=len(told) - TOLD) if len(told) > TOLD else line
