"""What a seat may know: the board is public, other players' goods, pesos and points are behind their screens."""

from typing import Annotated, Any

from malecon.engine.chance import Chance
from malecon.engine.views import View, public_view, read_public
from malecon.games.santiago.box import Box
from malecon.games.santiago.car import stars_to
from malecon.games.santiago.rules import RULES
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import GOOD, GOODS, STOP, Bank, Board, Choice

# Public at all times (santiago.info.supply-public). The bank's books are left out: they would tell the others' pesos.
PUBLIC = (
    "option",
    "board",
    "stop_of",
    "building_on",
    "owner",
    "cuban_at",
    "inactive",
    "rolled",
    "demand",
    "supply",
    "broker",
    "markers",
)

PARTS = {"stars_to": dict[Annotated[str, STOP], int]}  # how far it is to drive to each stop

SCREENED = ("pesos", "points", "goods", "kept")  # behind a screen (santiago.info.screen)

SPREAD = 4  # points that others are thought to be ahead or behind


def view(table: SantiagoTable, seat: int | None) -> View:
    """Built field by field; `None` stands for what lies behind a screen (santiago.info.screen)."""
    shown = public_view(RULES, table, PUBLIC, seat)
    shown["stars_to"] = {word: int(stars_to(table, stop)) for word, stop in STOP.values.items()}
    shown["players"] = [holdings(table, other) if visible(table, seat, other) else None for other in range(table.seats)]
    return shown


def visible(table: SantiagoTable, seat: int | None, other: int) -> bool:
    """One's own always, everybody's with open holdings or once the screens are removed (santiago.end.reveal)."""
    return other == seat or table.over() or table.option[Choice.HOLDINGS.place] != 0


def holdings(table: SantiagoTable, seat: int) -> dict[str, Any]:
    return {name: table.described(name)[table.by_seat.words[seat]] for name in SCREENED}


def seen(view: View) -> dict[str, dict[str, Any]]:
    """What the view says of the fields of `SantiagoSight`: behind a screen everything is 0."""
    held = {str(seat + 1): held for seat, held in enumerate(view["players"])}
    none = {"pesos": 0, "points": 0, "goods": dict.fromkeys(GOOD.words, 0), "kept": 0}
    known = {name: {word: (found or none)[name] for word, found in held.items()} for name in SCREENED}
    return {"shown": {word: int(found is not None) for word, found in held.items()}, **known}


def imagine(view: View, box: Box, chance: Chance) -> SantiagoTable:
    """A table with this view: hidden goods are dealt among the hidden players, pesos and points are guessed."""
    table = SantiagoTable(view["seats"], box)
    read_public(RULES, table, PUBLIC, view)
    hidden = [seat for seat, held in enumerate(view["players"]) if held is None]
    for seat, held in enumerate(view["players"]):
        if held is not None:
            table.pesos[seat] = held["pesos"]
            table.points[seat] = held["points"]
            table.kept[seat] = held["kept"]
            for word, amount in held["goods"].items():
                table.goods.set(seat, GOOD.values[word], amount)
    deal_hidden_goods(table, hidden, chance)
    seen = [int(table.points[seat]) for seat in range(table.seats) if seat not in hidden]
    for seat in hidden:
        table.pesos[seat] = chance.below(7)
        # Who sees no other points takes everybody to have done about as well as the one whose points are known, or as
        # the departed ships may have paid; at least one point, so that nobody imagined is destitute.
        about = seen[0] if seen else 3 + 3 * int(table.board[Board.DEPARTED])
        table.points[seat] = max(about - SPREAD, 0) + 1 + chance.below(2 * SPREAD)
    table.bank[Bank.PESOS] = -table.pesos.total()
    table.bank[Bank.POINTS] = -table.points.total()
    return table


def deal_hidden_goods(table: SantiagoTable, hidden: list[int], chance: Chance) -> None:
    """Every piece that is neither in the supply nor seen lies behind one of the hidden screens."""
    for good in range(GOODS):
        seen = sum(int(table.goods.at(seat, good)) for seat in range(table.seats))
        for _ in range(int(table.box.stock[good]) - int(table.supply[good]) - seen):
            table.goods.add(hidden[chance.below(len(hidden))], good, 1)
