"""Cuba as the rest of Malecón sees it."""

from pathlib import Path
from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.game import Edition, GameOf, Topic
from malecon.engine.moves import Move
from malecon.engine.options import Option, option
from malecon.engine.words import NUMBER
from malecon.games.cuba.box import Box
from malecon.games.cuba.buildings.amounts import most as most_taken
from malecon.games.cuba.buildings.amounts import taken_by
from malecon.games.cuba.buildings.gifts import building_of
from malecon.games.cuba.characters.worker import FREE
from malecon.games.cuba.components import FOLDER, read_box
from malecon.games.cuba.evaluation import CubaJudge
from malecon.games.cuba.events import EVENTS
from malecon.games.cuba.market import price_to_buy, price_to_sell
from malecon.games.cuba.moves import VOCABULARY
from malecon.games.cuba.rules import RULES
from malecon.games.cuba.scoring import place
from malecon.games.cuba.statutes import tax_of
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.view import imagine, view
from malecon.games.cuba.words import (
    ASK_AMOUNT,
    ASK_DUTY,
    ASK_GIVE,
    ASK_HARVEST,
    ASK_TAX,
    BUILDING,
    BUILT,
    CITRUS,
    DUTY,
    FIELDS,
    MERCHANDISE,
    STATUTE,
    TILE,
    WARE,
)


def reading(name: str, **clauses: str) -> Option:
    """A switch that editions disagree on: the clause of each value, that of the default profile first."""
    values = tuple(value.replace("_", "-") for value in clauses)
    ids = tuple(f"cuba.{clause}" for clause in clauses.values())
    return option(name, values, ids[0], ids)


class Cuba(GameOf[CubaTable, Box]):
    """Two to five players, six rounds of five characters, and laws that somebody has to pass."""

    name = "cuba"
    title = "Cuba"
    players = range(2, 6)
    editions = (
        Edition("default", FOLDER / "default.toml", {}),
        Edition(
            "en2007",
            FOLDER / "en2007.toml",
            {"corruption-town-hall": "owned", "lighthouse": "in-place"},
        ),
        Edition(
            "fr2007",
            FOLDER / "fr2007.toml",
            {
                "worker-placement": "product-field",
                "free-product": "lowest-available",
                "final-buildings": "erected",
                "monastery": "resources",
                "product-house": "resource",
                "black-market": "any-merchandise",
                "lighthouse": "in-place",
            },
        ),
        Edition(
            "fr2008",
            FOLDER / "fr2008.toml",
            {"harbor-refill": "one-step", "large-branch-office": "one-or-two"},
        ),
    )
    options = (
        option("plantation", ("common", "individual"), "cuba.setup.plantation-choice"),
        option("delegate", ("open", "face-down"), "cuba.variant.delegate"),
        reading("embassy", as_printed="building.canadian-embassy.ruling", added="component.building-tiles.26"),
        reading(
            "worker-placement",
            any_field="worker.move.any-field",
            product_field="worker.move.plantation-field",
        ),
        reading(
            "free-product",
            lowest_price="tradeswoman.alternative.product.lowest-price",
            lowest_available="tradeswoman.alternative.product.lowest-available",
            any="tradeswoman.alternative.product.any-aid",
        ),
        reading("foreman-cross", always="foreman.cross-without-worker", after_worker="foreman.cross.aid"),
        reading(
            "vote-tie",
            second_bid="parliament.tie.second-bid",
            seat_order="parliament.tie.aid-no-second-bid",
        ),
        reading("two-piece-duty", one_class="statute.duty.two-cards", mixed="statute.duty.2-any"),
        reading("subsidy-cap", seven="statute.subsidy.water", none="statute.subsidy.aid-no-cap"),
        reading(
            "corruption-town-hall",
            used="statute.other.corruption.town-hall-used",
            owned="statute.other.corruption.town-hall-owned",
        ),
        reading("round-1-ships", leave="round-end.full-ships", stay="round-end.round1.aid"),
        reading("harbor-refill", until_full="round-end.refill.until-full", one_step="round-end.refill.one-step"),
        reading(
            "final-buildings",
            own="end.building-points.own-buildings",
            erected="end.building-points.erected",
        ),
        reading(
            "monastery",
            products="building.monastery.function.products",
            resources="building.monastery.function.resources",
        ),
        reading(
            "large-branch-office",
            any_number="building.large-branch-office.function.any-number",
            one_or_two="building.large-branch-office.function.one-or-two",
        ),
        reading(
            "product-house",
            product="building.product-house.function.product",
            resource="building.product-house.function.resource",
        ),
        reading(
            "black-market",
            product_goods="building.black-market.function.product-goods",
            any_merchandise="building.black-market.function.any-merchandise",
        ),
        reading(
            "lighthouse",
            shuffled="building.lighthouse.function.exchange-shuffle",
            in_place="building.lighthouse.function.exchange",
        ),
    )
    rules = RULES
    judge = CubaJudge
    vocabulary = VOCABULARY
    events = EVENTS
    catalogue_file = Path(__file__).with_name("rules.toml")
    printed_differences = ("buildings-count", "coins", "market-full")
    secrets = ("bid", "delegate", "looked-at")

    def read_box(self, file: ComponentFile) -> Box:
        return read_box(file)

    def bare_table(self, seats: int, box: Box) -> CubaTable:
        return CubaTable(seats, box)

    def view(self, table: CubaTable, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def imagine(self, view: dict[str, Any], box: Box, chance: Chance) -> CubaTable:
        return imagine(view, box, chance)

    def inventory(self, table: CubaTable) -> dict[str, int]:
        seats = range(table.seats)
        pieces = {
            word: int(table.stock[piece]) + sum(int(table.owned(seat, piece)) for seat in seats)
            for word, piece in WARE.values.items()
        }
        for ware in range(MERCHANDISE):
            loaded = sum(int(table.cargo.at(berth, ware)) for berth in range(4))
            pieces[WARE.words[CITRUS + ware]] += int(table.market[ware]) + loaded
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

    def topic(self, table: CubaTable) -> Topic:
        """Which building, which act, how much: what a question needs to be understood."""
        asked, seat, argument = table.decision(), table.seat(), table.argument()
        if asked == ASK_AMOUNT:
            most = (NUMBER, int(most_taken(table, seat, argument)))
            return {"building": (BUILDING, argument), "ware": (WARE, int(taken_by(argument))), "most": most}
        if asked == ASK_GIVE:
            return {"building": (BUILDING, int(building_of(argument)))}
        if asked == ASK_HARVEST:
            return {"free": (NUMBER, argument % FREE)}
        if asked == ASK_TAX:
            return {"pesos": (NUMBER, int(tax_of(table, seat)))}
        if asked == ASK_DUTY:
            return {"statute": (STATUTE, int(table.act[DUTY]))}
        return {}


GAME = Cuba()
