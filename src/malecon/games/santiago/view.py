"""What a seat may know: the board is public, other players' goods, pesos and points are behind their screens."""

from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.table import FRAME
from malecon.games.santiago.box import Box
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import BOARD, GOOD, GOODS, Bank, Choice

# Public at all times (santiago.info.supply-public). The bank's books are left out: they would tell the others' pesos.
PUBLIC = (
    "option",
    "board",
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

SPREAD = 4  # points that others are thought to be ahead or behind


def view(table: SantiagoTable, seat: int | None) -> dict[str, Any]:
    """Built field by field; `None` stands for what lies behind a screen (santiago.info.screen)."""
    fields = {field.name: field for field in table.fields}
    saved = table.save()
    shown: dict[str, Any] = {"seat": seat, "seats": int(table.seats), "over": table.over(), "stack": saved["stack"]}
    for name in PUBLIC:
        shown[name] = table.describe_field(fields[name])
    shown["players"] = [holdings(table, other) if visible(table, seat, other) else None for other in range(table.seats)]
    return shown


def visible(table: SantiagoTable, seat: int | None, other: int) -> bool:
    """One's own always, everybody's with open holdings or once the screens are removed (santiago.end.reveal)."""
    return other == seat or table.over() or table.option[Choice.HOLDINGS.place] != 0


def holdings(table: SantiagoTable, seat: int) -> dict[str, Any]:
    return {
        "pesos": int(table.pesos[seat]),
        "points": int(table.points[seat]),
        "goods": {word: int(table.goods.at(seat, good)) for word, good in GOOD.values.items()},
        "kept": int(table.kept[seat]),
    }


def imagine(view: dict[str, Any], box: Box, chance: Chance) -> SantiagoTable:
    """A table with this view: hidden goods are dealt among the hidden players, pesos and points are guessed."""
    table = SantiagoTable(view["seats"], box)
    for name in PUBLIC:
        table.read_field(name, view[name])
    stack = view["stack"]
    for at in range(0, len(stack), FRAME):
        table.push(stack[at], stack[at + 1], stack[at + 2])
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
        about = seen[0] if seen else 3 + 3 * int(table.board[BOARD.values["departed"]])
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
