"""What people, programs and bots can do at a table. Each command checks, then writes entries, or refuses.

A refusal is a MaleconError and leaves the table as it was.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from malecon.engine.commitment import chance_of
from malecon.engine.errors import NotAsked
from malecon.engine.table import NATURE
from malecon.server.errors import Conflict, NotFound
from malecon.server.table import entries as log
from malecon.server.table.names import alike, clean_name, clean_talk
from malecon.server.table.plan import Plan, check_level
from malecon.server.table.state import ABANDONED, FINISHED, OPEN, PLAYING, STAND_IN, Proposal, SeatState, TableState

People = dict[int, tuple[str, str]]  # by seat, a player and the name to be shown
T = TypeVar("T")
KEPT = 300.0  # seconds for which the seats of a rematch wait for the players of the game before
Command = Callable[[TableState, float], T]


@dataclass(frozen=True)
class Answer:
    """What a move came to: the number of its entry, and whether it had been played before."""

    number: int
    repeated: bool = False


class Stale(Conflict):
    """A move that answers a question which is no longer asked."""

    def __init__(self) -> None:
        super().__init__("error-stale")


# -- sitting down ---------------------------------------------------------------------------------------------------


def people_of(plan: Plan, host: str, nickname: str) -> People:
    """The host, and the friends who play on the host's device."""
    return {place: (host, seat.name or nickname) for place, seat in enumerate(plan.seats) if seat.kind == "me"}


def open_table(
    table: TableState, people: People, at: float, expected: People | None = None, contribution: str = ""
) -> None:
    """People sit down, the host with a contribution to chance, and seats are kept for those who are expected."""
    for place, (player, name) in (expected or {}).items():
        table.write(log.Kept(place, player, name, at + KEPT), at)
    for place, (player, name) in people.items():
        sit(table, place, player, name, at, contribution, table.plan.seats[place].colour)
        contribution = ""
    start_when_full(table, at)


def sit(
    table: TableState,
    place: int,
    player: str,
    nickname: str,
    at: float,
    contribution: str = "",
    colour: log.Colour | None = None,
) -> None:
    """Take a seat: an open one, with a contribution to chance, or one that somebody has left to a bot.

    The wished colour is had by who comes first; a game that is being played has given out its colours.
    """
    seat = existing_seat(table, place)
    if table.state not in (OPEN, PLAYING):
        raise Conflict("error-table-over")
    if seat.player == player and seat.kind == "person":
        return
    if not (seat.kind == "open" or (seat.kind == "person" and not seat.player and not seat.resigned)):
        raise Conflict("error-seat-taken", seat=place + 1)
    kept = seat.kept
    if kept is not None and kept.player != player and at < kept.until:
        raise Conflict("error-seat-kept", name=kept.name, minutes=math.ceil((kept.until - at) / 60))
    former = must_be_new(table, place, player)
    name = unlike_the_others(table, place, clean_name(nickname), former)
    # A lesson is the same whatever one contributes.
    heard = contribution if table.state == OPEN and not table.plan.lesson else ""
    had = colour_for(table, place, colour, at) if table.state == OPEN else None
    table.write(log.Sat(place, player, name, former, heard, had), at)
    start_when_full(table, at)


def colour_for(table: TableState, place: int, wish: log.Colour | None, at: float) -> log.Colour:
    """The wished colour, unless somebody has it or it waits for somebody; then the one that the seat has now."""
    return wish if wish is not None and wish not in colours_taken(table, place, at) else table.colours()[place]


def colours_taken(table: TableState, place: int, at: float) -> set[log.Colour]:
    """What others have chosen, and the colours of those for whom seats are kept; bots take what is left."""
    others = [
        (seat, colour)
        for other, (seat, colour) in enumerate(zip(table.seats, table.colours(), strict=True))
        if other != place
    ]
    return {colour for seat, colour in others if seat.colour or (seat.kept is not None and at < seat.kept.until)}


def present(table: TableState, place: int, name: str | None, colour: log.Colour | None, at: float) -> None:
    """Take another name or colour while the table waits."""
    seat = existing_seat(table, place)
    if table.state != OPEN:
        raise Conflict("error-presented")
    must_have_room(table)
    if colour in colours_taken(table, place, at):
        raise Conflict("error-colour-taken")
    shown = seat.name if name is None else unlike_the_others(table, place, clean_name(name))
    chosen = colour or table.colours()[place]
    if (shown, chosen) != (seat.name, seat.colour):
        table.write(log.Presented(place, shown, chosen), at)


def must_be_new(table: TableState, place: int, player: str) -> str:
    """Nobody sees two hands of a running game; the name of whom a newcomer replaces there.

    The host's own seats of the beginning aside: who plays on one device has agreed to it.
    """
    known = table.seats_known_to(player)
    if known and place not in known:
        raise Conflict("error-second-seat", name=table.seats[place].name)
    return table.seats[place].name if table.state == PLAYING and not known else ""


def unlike_the_others(table: TableState, place: int, wanted: str, former: str = "") -> str:
    """Two players whose names look alike would be confused; the second one gets a number."""
    others = [seat.name for other, seat in enumerate(table.seats) if other != place] + [former]
    count, name = 1, wanted
    while any(alike(name, other) for other in others if other):
        count += 1
        name = f"{wanted[:20]} {count}"
    return name


def leave(table: TableState, place: int, at: float) -> None:
    """Before the game the seat is free again; later a bot plays on it, and anybody may take it."""
    seat = existing_seat(table, place)
    if table.state not in (OPEN, PLAYING) or seat.resigned:
        raise Conflict("error-table-over")
    must_have_room(table)
    if table.state == OPEN:
        table.write(log.Stood(place), at)
    else:
        table.write(log.Delegated(place, STAND_IN, "left"), at)
        carry_out(table, at)


def seat_bot(table: TableState, place: int, level: str, at: float) -> None:
    """The host fills an open seat with a bot."""
    seat = existing_seat(table, place)
    if table.state not in (OPEN, PLAYING):
        raise Conflict("error-table-over")
    if table.state != OPEN or seat.kind != "open":
        raise Conflict("error-seat-taken", seat=place + 1)
    table.write(log.Bot(place, check_level(table.plan.game, level)), at)
    start_when_full(table, at)


def start_when_full(table: TableState, at: float) -> None:
    if table.state == OPEN and all(seat.kind != "open" for seat in table.seats):
        table.write(log.Started(table.commitment), at)
        let_nature_answer(table, at)


# -- playing --------------------------------------------------------------------------------------------------------


def move(table: TableState, place: int, text: str, answers: int, key: str, at: float) -> Answer:
    """Play a move that answers the question which entry number `answers` brought."""
    if key and (place, key) in table.keys:
        return repeated(table, place, key, log.Moved, answers=answers, move=" ".join(text.lower().split()))
    must_play(table, place)
    return answer(table, place, text, answers, key, at)


def move_for_absent(table: TableState, place: int, text: str, answers: int, at: float) -> None:
    """A bot plays a move, if the seat is still its to play."""
    if table.state == PLAYING and table.seats[place].bot:
        answer(table, place, text, answers, "", at)


def answer(table: TableState, place: int, text: str, answers: int, key: str, at: float) -> Answer:
    match = table.match
    if place not in table.questions and table.asked_last.get(place) != answers:
        raise NotAsked(place, match.asked_words())
    if table.questions.get(place) != answers:  # who has answered and clicks again is late, not out of turn
        raise Stale
    number = table.write(log.Moved(place, str(match.game.vocabulary.parse(text)), key, answers), at)
    let_nature_answer(table, at)
    return Answer(number)


def repeated(table: TableState, place: int, key: str, *kinds: type, **same: object) -> Answer:
    """The answer that a command got when it came for the first time; another command needs another id."""
    number = table.keys[place, key]
    entry = table.log[number - 1].entry
    if not isinstance(entry, kinds) or any(getattr(entry, name) != value for name, value in same.items()):
        raise Conflict("error-used-id")
    return Answer(number, repeated=True)


def let_nature_answer(table: TableState, at: float) -> None:
    """Nature answers at once, as the seed has it; then somebody is asked, or the game is over."""
    match = table.match
    while match.nature_asked:
        drawn = match.drawn_by_nature(chance_of(table.chance_seed, len(match.played) + 1))
        table.write(log.Moved(NATURE, str(drawn)), at)
    if match.over and table.state == PLAYING:
        table.write(log.Ended("played"), at)


def undo(table: TableState, place: int, at: float, key: str = "") -> Answer:
    """Take back the last move, or ask the others whether an own move of earlier may be taken back."""
    if key and (place, key) in table.keys:
        return repeated(table, place, key, log.Undone, log.Proposed)
    must_play(table, place)
    must_have_room(table)
    match = table.match
    if match.may_undo(place):
        return Answer(table.write(log.Undone(place, len(match.played) - 1, key), at))
    own = [number for number, played in enumerate(match.played) if played.seat == place]
    if not own:
        raise Conflict("error-undo-nothing")
    return Answer(propose(table, log.Proposed(place, "undo", own[-1], key), at))


def abandon(table: TableState, place: int, at: float) -> None:
    """End the game without a result, if all agree."""
    must_play(table, place)
    must_have_room(table)
    propose(table, log.Proposed(place, "abandon"), at)


def close(table: TableState, at: float) -> None:
    """The host closes a table where the game has not begun."""
    if table.state != OPEN:
        raise Conflict("error-table-begun")
    table.write(log.Ended("abandoned"), at)


def propose(table: TableState, proposal: log.Proposed, at: float) -> int:
    if table.proposal is not None:
        raise Conflict("error-proposal-open")
    number = table.write(proposal, at)
    carry_out(table, at)
    return number


def agree(table: TableState, place: int, at: float) -> None:
    proposal = pending(table, place)
    if place in proposal.agreed:
        must_have_room(table)
    table.write(log.Agreed(place), at)
    carry_out(table, at)


def decline(table: TableState, place: int, at: float) -> None:
    pending(table, place)
    table.write(log.Declined(place), at)


def pending(table: TableState, place: int) -> Proposal:
    if table.proposal is None or not table.seats[place].votes:
        raise Conflict("error-no-proposal")
    return table.proposal


def carry_out(table: TableState, at: float) -> None:
    """Do what was proposed once everybody has agreed; bots and those who are away never object."""
    proposal = table.proposal
    if proposal is None or not table.all_agreed():
        return
    if proposal.wish == "undo":
        table.write(log.Undone(proposal.seat, proposal.count), at)
        let_nature_answer(table, at)
    else:
        table.write(log.Ended("abandoned"), at)


# -- going away and coming back -------------------------------------------------------------------------------------


def hand_over(table: TableState, place: int, level: str, cause: log.Cause, at: float) -> None:
    must_play(table, place)
    must_have_room(table)
    table.write(log.Delegated(place, check_level(table.plan.game, level), cause), at)
    carry_out(table, at)


def come_back(table: TableState, place: int, at: float) -> None:
    must_be_playing(table)
    seat = table.seats[place]
    if seat.resigned:
        raise Conflict("error-resigned")
    if not seat.stand_in:
        raise Conflict("error-not-away")
    if table.log_full and seat.cause == "clock" and table.questions.get(place) == seat.left_open:
        raise Conflict("error-log-full-answer")  # else the same question could be left to run out for ever
    table.write(log.Returned(place), at)


def resign(table: TableState, place: int, at: float) -> None:
    """Give up for good. The last player who has not resigned wins at once."""
    must_be_playing(table)
    if table.seats[place].resigned:
        raise Conflict("error-resigned")
    table.write(log.Resigned(place, STAND_IN), at)
    if sum(not seat.resigned for seat in table.seats) == 1:
        table.write(log.Ended("resigned"), at)
    else:
        carry_out(table, at)


def run_out_of_time(table: TableState, at: float) -> None:
    """A bot plays for everybody whose clock has run out."""
    while table.state == PLAYING and (late := table.clocks.out_of_time(at)):
        table.write(log.Delegated(late[0], STAND_IN, "clock"), at)
        carry_out(table, at)


# -- around the game ------------------------------------------------------------------------------------------------


def chat(table: TableState, place: int, text: str, at: float, key: str = "") -> Answer:
    if key and (place, key) in table.keys:
        return repeated(table, place, key, log.Chatted)
    must_have_room(table)
    return Answer(table.write(log.Chatted(place, clean_talk(text), key), at))


def rematch(table: TableState, place: int, new_table: str, at: float) -> str:
    """The table where the same people play again; whoever asks first opens it."""
    must_be_over(table)
    if not table.rematch:
        table.write(log.Rematched(place, new_table), at)
    return table.rematch


# -- checks ---------------------------------------------------------------------------------------------------------


def existing_seat(table: TableState, place: int) -> SeatState:
    if not 0 <= place < len(table.seats):
        raise NotFound("error-no-seat", seat=place + 1, seats=len(table.seats))
    return table.seats[place]


def must_play(table: TableState, place: int) -> None:
    """Only who plays in person can act in the game."""
    must_be_playing(table)
    if table.seats[place].resigned:
        raise Conflict("error-resigned")
    if table.seats[place].bot:
        raise Conflict("error-already-away")


def must_be_playing(table: TableState) -> None:
    if table.state == OPEN:
        raise Conflict("error-table-waiting")
    if table.state != PLAYING:
        raise Conflict("error-table-over")


def must_have_room(table: TableState) -> None:
    """Whatever could go on for ever ends somewhere; what brings the game forward never does."""
    if table.log_full:
        raise Conflict("error-log-full")


def must_be_over(table: TableState) -> None:
    if table.state not in (FINISHED, ABANDONED):
        raise Conflict("error-table-not-over")
