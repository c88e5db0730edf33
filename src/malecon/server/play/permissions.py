"""Who may do what at a table: who acts for a seat, who looks on, who hosts."""

import contextlib

from malecon.engine.errors import MaleconError
from malecon.server.errors import Forbidden, Unauthorised
from malecon.server.http.identity import Caller
from malecon.server.table.state import OPEN, TableState

WATCHING = -1  # the number that asks for the view of a spectator


def own_seat(state: TableState, caller: Caller, seat: int | None) -> int:
    """The seat that the caller acts for: the one that was named, or the only one."""
    if caller.seat_token is not None:
        table, place = caller.seat_token
        if table != state.id or seat not in (None, place):
            raise Forbidden("error-not-your-seat")
        return place
    own = [place for place, taken in enumerate(state.seats) if caller.player and taken.player == caller.player]
    if seat is None and len(own) > 1:
        asked = [place for place in own if place in state.asked]
        return (asked or own)[0]
    if seat is None and own:
        return own[0]
    if seat is None or seat not in own:
        raise Forbidden("error-not-your-seat") if caller.player else Unauthorised("error-no-identity")
    return seat


def viewer_of(state: TableState, caller: Caller, seat: int | None) -> int | None:
    """Whose view the caller may have: an own seat's, or a spectator's where they are welcome."""
    if seat is not None and seat != WATCHING:
        return own_seat(state, caller, seat)
    if seat is None:
        with contextlib.suppress(MaleconError):
            return own_seat(state, caller, None)
    if caller.seat_token is not None and caller.seat_token[0] != state.id:
        raise Forbidden("error-not-your-seat")
    welcome = state.plan.spectators or state.state == OPEN or (caller.player and state.has_person(caller.player))
    if not welcome:
        raise Forbidden("error-no-spectators")
    return None


def must_host(state: TableState, caller: Caller) -> None:
    if not caller.player or caller.player != state.host:
        raise Forbidden("error-not-host")


def must_be_known(caller: Caller) -> str:
    if not caller.player:
        raise Unauthorised("error-no-identity")
    return caller.player
