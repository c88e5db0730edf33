"""Cuba as the rest of Malecón sees it."""

from pathlib import Path
from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.game import Edition, GameOf, Topic
from malecon.engine.moves import Move
from malecon.engine.outcome import Holdings, Naming
from malecon.engine.shortage import Shortage
from malecon.engine.views import View
from malecon.engine.words import NUMBER
from malecon.games.cuba.box import Box
from malecon.games.cuba.buildings.amounts import taker
from malecon.games.cuba.buildings.gifts import Gift
from malecon.games.cuba.characters.worker import Left
from malecon.games.cuba.components import FOLDER, read_box
from malecon.games.cuba.deeds import EVENTS, VOCABULARY
from malecon.games.cuba.evaluation import CubaJudge
from malecon.games.cuba.market import price_to_buy, price_to_sell
from malecon.games.cuba.outcomes import HELD, naming, sealed_too
from malecon.games.cuba.rules import RULES
from malecon.games.cuba.scoring import place
from malecon.games.cuba.shortages import shortages
from malecon.games.cuba.sight import CubaSight
from malecon.games.cuba.statutes import tax_of
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.view import FIXED, PARTS, PUBLIC, imagine, seen, view
from malecon.games.cuba.words import (
    BERTHS,
    BUILDING,
    BUILT,
    EDITIONS,
    FIELDS,
    MERCHANDISE_OF,
    OPTIONS,
    STATUTE,
    TILE,
    WARE,
    Ask,
    Type,
)


class Cuba(GameOf[CubaTable, Box]):
    """Two to five players, six rounds of five characters, and laws that somebody has to pass."""

    name = "cuba"
    title = "Cuba"
    players = range(2, 6)
    editions = tuple(
        [
            Edition(name, FOLDER / f"{name}.toml", {option.name: value for option, value in played.items()})
            for name, played in EDITIONS.items()
        ]
    )
    options = OPTIONS
    rules = RULES
    judge = CubaJudge
    sight = CubaSight
    vocabulary = VOCABULARY
    events = EVENTS
    catalogue_file = Path(__file__).with_name("rules.toml")
    printed_differences = ("buildings-count", "coins", "market-full")
    secrets = ("bid", "delegate", "looked-at")
    public = PUBLIC
    held = HELD
    parts = PARTS
    fixed = FIXED

    def read_box(self, file: ComponentFile) -> Box:
        return read_box(file)

    def bare_table(self, seats: int, box: Box) -> CubaTable:
        return CubaTable(seats, box)

    def view(self, table: CubaTable, seat: int | None) -> View:
        return view(table, seat)

    def imagine(self, view: View, box: Box, chance: Chance) -> CubaTable:
        return imagine(view, box, chance)

    def seen(self, view: View) -> dict[str, dict[str, Any]]:
        return seen(view)

    def inventory(self, table: CubaTable) -> dict[str, int]:
        seats = range(table.seats)
        pieces = {
            word: int(table.stock[piece]) + sum(int(table.owned(seat, piece)) for seat in seats)
            for word, piece in WARE.values.items()
        }
        for word, ware in MERCHANDISE_OF.values.items():
            loaded = sum(int(table.cargo.at(berth, ware)) for berth in range(BERTHS))
            pieces[word] += int(table.market[ware]) + loaded
        standing = [int(table.field.at(seat, field)) - BUILT for seat in seats for field in range(FIELDS)]
        tiles = {word: int(table.tiles[tile]) + standing.count(tile) for word, tile in TILE.values.items()}
        return {**pieces, **tiles, "pesos": int(table.bank[0]) + int(table.pesos.total())}

    def scores(self, table: CubaTable) -> list[int]:
        return [int(table.points[seat]) for seat in range(table.seats)]

    def places(self, table: CubaTable) -> list[int]:
        return [int(place(table, seat)) for seat in range(table.seats)]

    def gloss(self, table: CubaTable, move: Move) -> str:
        """The price of a trade, which the ware alone does not tell."""
        if move.name == "buy":
            return f"at {price_to_buy(table, move.fields['ware'])}"
        if move.name == "sell":
            return f"at {price_to_sell(table, move.fields['ware'])}"
        return ""

    def holdings(self, table: CubaTable, seat: int) -> Holdings:
        return sealed_too(table, seat, super().holdings(table, seat))

    def shortages(self, table: CubaTable, seat: int, move: Move) -> list[Shortage]:
        return shortages(table, seat, move)

    def naming(self, table: CubaTable, seat: int, move: Move) -> Naming:
        return naming(table, seat, move)

    def topic(self, table: CubaTable) -> Topic:
        """Which building, which act, how much: what a question needs to be understood."""
        asked, seat, argument = table.decision(), table.seat(), table.argument()
        if asked == Ask.AMOUNT:
            function = taker(argument)
            most = (NUMBER, int(function.most(table, seat)))
            return {"building": (BUILDING, argument), "ware": (WARE, int(function.piece)), "most": most}
        if asked == Ask.GIVE:
            return {"building": (BUILDING, int(Gift.BUILDING.of(argument)))}
        if asked == Ask.HARVEST:
            return {"free": (NUMBER, int(Left.FREE.of(argument)))}
        if asked == Ask.TAX:
            return {"pesos": (NUMBER, int(tax_of(table, seat)))}
        if asked == Ask.DUTY:
            return {"statute": (STATUTE, int(table.act[Type.DUTY]))}
        return {}


GAME = Cuba()
