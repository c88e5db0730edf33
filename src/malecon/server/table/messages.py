"""What a viewer is sent: always built from what the viewer may know, never cut out of what the server knows."""

from functools import lru_cache

from malecon.engine.errors import IllegalMove, MaleconError, RecordError
from malecon.engine.events import Event
from malecon.engine.game import Game
from malecon.engine.match import Match
from malecon.engine.outcome import Outlook
from malecon.engine.views import View
from malecon.engine.words import SEAT
from malecon.games import find_game
from malecon.server import wire
from malecon.server.table import entries as log
from malecon.server.table.plan import strength_of
from malecon.server.table.recap import recap
from malecon.server.table.state import OPEN, PLAYING, SeatState, TableState, Told
from malecon.text import Texts, texts, voice_of
from malecon.text.outcomes import spoken

PAGE = 150  # lines of the log at a time; who wants to read further back asks for it
SENTENCES = 4_096  # kept for whoever looks next: a few megabytes

KINDS: dict[type, wire.LineKind] = {
    log.Sat: "sat",
    log.Stood: "stood",
    log.Presented: "presented",
    log.Kept: "kept",
    log.Bot: "bot",
    log.Started: "started",
    log.Moved: "moved",
    log.Undone: "undone",
    log.Proposed: "proposed",
    log.Agreed: "agreed",
    log.Declined: "declined",
    log.Delegated: "delegated",
    log.Returned: "returned",
    log.Resigned: "resigned",
    log.Chatted: "chatted",
    log.Rematched: "rematched",
    log.Ended: "ended",
}


def update(
    table: TableState, viewer: int | None, player: str, since: int, speech: Texts | None, now: float | None = None
) -> wire.Update:
    """What is new since an entry that the viewer has seen, and how things stand. A spectator is nobody (None).

    Of a long log it has the last page: what is sent must not depend on all that ever happened at the table.
    """
    since = max(since, table.number - PAGE)
    view = view_of(table, viewer) if table.game_match is not None else None
    return wire.Update(
        protocol=wire.PROTOCOL,
        number=table.number,
        since=since,
        log=lines(table, since, table.number, speech, addressed(table, viewer)),
        table=table_now(table, player),
        seat=viewer,
        view=view,
        question=None if viewer is None else question(table, viewer, view, speech),
        may_undo=viewer is not None and may_undo(table, viewer),
        now=now if table.clocks.since else None,
        recap=recap(table, viewer, speech),
    )


def view_of(table: TableState, viewer: int | None) -> View:
    """What the viewer may know; where notes are kept, with what everybody was told."""
    match = table.match
    view = match.view(viewer)
    known = match.known() if table.plan.notes and not match.over else None
    return view if known is None else match.game.noted(view, known)


def may_undo(table: TableState, seat: int) -> bool:
    """Whether the seat's last move can be taken back without asking anybody."""
    return table.state == PLAYING and table.plays_for_themselves(seat) and table.match.may_undo(seat)


def addressed(table: TableState, viewer: int | None) -> int | None:
    """The seat that sentences say "you" to. Of several people at one device nobody is: they are told apart by name."""
    if viewer is None:
        return None
    player = table.seats[viewer].player
    return None if player and sum(seat.player == player for seat in table.seats) > 1 else viewer


def speech_of(table: TableState, language: str | None) -> Texts | None:
    return None if language is None else texts(language, table.plan.edition or "")


# -- the log --------------------------------------------------------------------------------------------------------


def page(table: TableState, viewer: int | None, before: int | None, speech: Texts | None) -> wire.LogPage:
    """The lines before an entry, as many as are told at a time; without one the last."""
    last = table.number if before is None else min(before - 1, table.number)
    since = max(last - PAGE, 0)
    return wire.LogPage(since, lines(table, since, last, speech, addressed(table, viewer)))


def lines(table: TableState, since: int, last: int, speech: Texts | None, you: int | None) -> list[wire.Line]:
    return [line(table, told, speech, you) for told in table.log[since:last]]


def line(table: TableState, told: Told, speech: Texts | None, you: int | None) -> wire.Line:
    """A line of the log. Of a move only its events are told, which are the same for all: its text may hold a secret.

    Only their wording differs: `you` is the seat that reads it.
    """
    entry = told.entry
    shown = wire.Line(told.number, told.at, KINDS[type(entry)])
    match entry:
        case log.Moved():
            shown.seat = entry.seat
            shown.events = [fact(table.match, event, speech, you) for event in told.events]
        case log.Sat():
            shown.seat, shown.name, shown.former = entry.seat, entry.name, entry.former
        case log.Presented():
            shown.seat, shown.name, shown.colour = entry.seat, entry.name, entry.colour
        case log.Kept():
            shown.seat, shown.name, shown.until = entry.seat, entry.name, entry.until
        case log.Started():
            shown.commitment = entry.commitment
        case log.Bot() | log.Resigned():
            shown.seat, shown.level = entry.seat, entry.level
        case log.Delegated():
            shown.seat, shown.level, shown.cause = entry.seat, entry.level, entry.cause
        case log.Undone():
            shown.seat, shown.count, shown.first = entry.seat, entry.count, told.first
        case log.Proposed():
            shown.seat, shown.wish = entry.seat, entry.wish
        case log.Chatted():
            shown.seat, shown.text = entry.seat, entry.text
        case log.Rematched():
            shown.seat, shown.table = entry.seat, entry.table
        case log.Ended():
            shown.why = entry.why
        case log.Stood() | log.Agreed() | log.Declined() | log.Returned():
            shown.seat = entry.seat
    return shown


def fact(match: Match, event: Event, speech: Texts | None, you: int | None = None) -> wire.Fact:
    text = sentence(speech, match.game, event, match.setting.seats, voice_of(event, you)) if speech else ""
    return wire.Fact(event.name, event.clause, plain_values(event), text)


@lru_cache(SENTENCES)
def sentence(speech: Texts, game: Game, event: Event, names: tuple[str, ...], voice: str) -> str:
    """Events are the same to all: worded once for everybody who looks, and already when the move was only possible.

    Once more for whom it concerns, and not for every viewer: the others share the one with names.
    """
    return speech.event(game, event, names, voice)


def plain_values(event: Event) -> dict[str, int | str | None]:
    """Seats as numbers, other things by their words."""
    fields = event.kind.fields
    return {
        name: value if fields[name] is SEAT or not fields[name].words else fields[name].word(value)
        for name, value in event.values.items()
    }


# -- how things stand -----------------------------------------------------------------------------------------------


def table_now(table: TableState, player: str) -> wire.TableNow:
    plan = table.plan
    now = wire.TableNow(
        id=table.id,
        state=table.state,
        game=plan.game,
        edition=table.edition,
        options=table.options,
        visibility=plan.visibility,
        spectators=plan.spectators,
        seats=seats_of(table, player),
        asked=list(table.asked),
        clock=plan.clock,
        times=times_of(table),
        commitment=table.commitment,
        host=bool(player) and player == table.host,
        own_components=plan.components is not None,
        hints=plan.hints,
        notes=plan.notes,
        lesson=plan.lesson,
        proposal=proposal_of(table),
        why=table.why,
        rematch=table.rematch,
        contributions=table.contributions,
        host_seat=table.seat_of(table.host),
    )
    if table.state not in (OPEN, PLAYING) and table.game_match is not None:
        now.seed = table.seed
        if table.why != "abandoned":
            now.scores, now.places = table.results()
    return now


def seats_of(table: TableState, player: str) -> list[wire.Seat]:
    return [
        wire.Seat(
            kind=seat.kind,
            name=seat.name,
            former=seat.former,
            level=seat.level,
            strength=strength_of(table.plan.game, seat.level),
            stand_in=seat.stand_in,
            cause=seat.cause,
            resigned=seat.resigned,
            mine=bool(player) and seat.player == player,
            kept=kept_of(seat, player),
            colour=colour,
        )
        for seat, colour in zip(table.seats, table.colours(), strict=True)
    ]


def kept_of(seat: SeatState, player: str) -> wire.Kept | None:
    kept = seat.kept
    return None if kept is None else wire.Kept(kept.name, kept.until, bool(player) and kept.player == player)


def times_of(table: TableState) -> list[wire.Time]:
    clocks = table.clocks
    if clocks.clock.kind == "none":
        return []
    return [wire.Time(round(left, 3), clocks.since.get(seat)) for seat, left in enumerate(clocks.left)]


def proposal_of(table: TableState) -> wire.Pending | None:
    proposal = table.proposal
    if proposal is None:
        return None
    asked = [place for place, seat in enumerate(table.seats) if seat.votes and place not in proposal.agreed]
    return wire.Pending(proposal.seat, proposal.wish, sorted(proposal.agreed), asked)


def question(table: TableState, seat: int, view: View | None, speech: Texts | None) -> wire.Question | None:
    """What the seat is asked, with every legal move and what it would bring about."""
    if seat not in table.questions or not table.plays_for_themselves(seat):
        return None
    match = table.match
    decision, names = match.decision.name, match.setting.seats
    you = addressed(table, seat)
    moves = [
        possible(match, outlook, decision, speech, you) for outlook in match.outlooks(seat, match.legal(seat), view)
    ]
    asked = wire.Question(table.questions[seat], decision, moves)
    obvious = match.game.obvious(match.table, seat)
    asked.obvious = "" if obvious is None else str(obvious)
    if speech is not None:
        asked.text = speech.ask(match.game, decision, match.game.topic(match.table), names)
    return asked


def possible(match: Match, outlook: Outlook, decision: str, speech: Texts | None, you: int | None) -> wire.Possible:
    """A move with what it would come to. Without words there are the things and numbers all the same."""
    effects = [fact(match, event, speech, you) for event in outlook.effects]
    move = wire.Possible(str(outlook.move), outlook.move.id, effects, group=outlook.naming.group)
    if speech is None:
        move.gains = [wire.Gain(what, amount) for what, amount in outlook.gains.items()]
        return move
    told = spoken(speech, match.game, outlook, decision, match.setting.seats)
    move.text, move.label, move.group_text = told.text, told.label, told.group_text
    move.gains = [wire.Gain(gain.what, gain.amount, gain.text) for gain in told.gains]
    return move


# -- errors ---------------------------------------------------------------------------------------------------------


def error(trouble: MaleconError, language: str) -> wire.Error:
    """An error in the words of the caller's language, with the rule behind it."""
    speech = texts(language)
    illegal = trouble.trouble if isinstance(trouble, RecordError) else trouble
    if not isinstance(illegal, IllegalMove):
        return wire.Error(trouble.key, speech.error(trouble))
    game = find_game(illegal.clause.partition(".")[0])
    rule = speech.clause(game, illegal.clause)
    return wire.Error(trouble.key, speech.error(trouble, game), illegal.clause, rule, list(illegal.allowed))
