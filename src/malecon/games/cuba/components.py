"""Reading a component file of Cuba into the box that the rules play with."""

from pathlib import Path
from typing import Any

from malecon.engine.components import ComponentFile
from malecon.games.cuba.box import LADDER, Box
from malecon.games.cuba.words import (
    CHARACTER,
    COLOUR,
    COLOURS,
    FIELDS,
    MERCHANDISE,
    MERCHANDISE_OF,
    PRINTED,
    PRODUCTS,
    RESOURCE,
    RESOURCES,
    ROW_LENGTH,
    SHIP,
    STATUTE,
    TILE,
    WARE,
    Statute,
    Ware,
)

FOLDER = Path(__file__).with_name("components")
STATUSES = ("text", "derived", "reconstructed")
GROUPS = ("victory-points", "income-sources", "factories-and-black-market", "power-increase")
LEAST = 13  # five players may all choose two of a kind, and three lie on the market
MOST = 18  # pieces of a kind: a move names an amount up to this
SHIP_SPACES = 5
SIDES = (*COLOUR.words, "common")

# What a plantation field yields; a plantation shows each as often as this (cuba.setup.plantation-fields).
TERRAIN = {
    "forest": Ware.WOOD,
    "mountain": Ware.STONE,
    "lake": Ware.WATER,
    "citrus": Ware.CITRUS,
    "sugar": Ware.SUGAR,
    "tobacco": Ware.TOBACCO,
    "warehouse": PRINTED,
}
FIELDS_OF = {"warehouse": 1, "lake": 1, "forest": 2, "mountain": 2, "citrus": 2, "sugar": 2, "tobacco": 2}


def read_box(file: ComponentFile) -> Box:
    """The box of a component file; a missing or impossible piece is refused with the reason."""
    box = Box()
    file.word("file", file.data, "game", ("cuba",))
    for word, piece in WARE.values.items():
        box.pieces[piece] = file.number("pieces", file.table("pieces"), word, LEAST, MOST)
    read_market(file, file.table("market"), box)
    box.start_pesos = file.number("start", file.table("start"), "pesos", 0, 99)
    for word, character in CHARACTER.values.items():
        box.votes[character] = file.number("votes", file.table("votes"), word, 1, 9)
    for word in STATUTE.words[: Statute.TAX_PER_BUILDING + 1]:
        box.tax[STATUTE.values[word]] = file.number("tax", file.table("tax"), word, 1, 9)
    for word, building in file.pieces("building", "id", TILE.words).items():
        read_building(file, word, building, box)
    for word, ship in file.pieces("ship", "id", SHIP.words).items():
        read_ship(file, word, ship, box)
    for word, plantation in file.pieces("plantation", "id", SIDES).items():
        read_plantation(file, word, plantation, box)
    return box


def read_market(file: ComponentFile, market: dict[str, Any], box: Box) -> None:
    file.word("market", market, "status", STATUSES)
    box.empty_price = file.number("market", market, "empty", 1, 99)
    for ware in range(MERCHANDISE):
        kind = "products" if ware < PRODUCTS else "goods"
        prices = market.get(kind)
        if not isinstance(prices, list) or not 1 <= len(prices) <= LADDER:
            raise file.error("error-component-missing", piece=f"market {kind}")
        box.spaces[ware] = len(prices)
        for space, price in enumerate(prices):
            box.prices[ware * LADDER + space] = file.number("market", {kind: price}, kind, 1, 99)
        box.on_market[ware] = file.number("market", market, f"{kind}_at_start", 0, len(prices))
        box.full_price[ware] = file.number("market", market, f"full_{kind}", 0, 99)


def read_building(file: ComponentFile, word: str, building: dict[str, Any], box: Box) -> None:
    number = TILE.values[word]
    piece = f"building {word}"
    box.tiles[number] = file.number("tiles", file.table("tiles"), word, 0, 5)
    file.word(piece, building, "status", STATUSES)
    file.word(piece, building, "group", GROUPS)
    cost = building.get("cost")
    if not isinstance(cost, dict) or not cost:
        raise file.error("error-component-missing", piece=f"{piece} cost")
    for what in cost:
        if what not in RESOURCE.words:
            raise file.error("error-component-unknown", piece=f"{piece} {what}", known=", ".join(RESOURCE.words))
        box.costs[number * RESOURCES + RESOURCE.values[what]] = file.number(piece, cost, what, 1, 9)
    for name, numbers in (("limit", box.limit), ("worth", box.worth)):
        if name in building:
            numbers[number] = file.number(piece, building, name, 1, 9)


def read_ship(file: ComponentFile, word: str, ship: dict[str, Any], box: Box) -> None:
    file.word(f"ship {word}", ship, "status", STATUSES)
    spaces = ship.get("spaces")
    if not isinstance(spaces, list) or len(spaces) != SHIP_SPACES:
        raise file.error("error-component-missing", piece=f"ship {word} spaces")
    for ware in spaces:
        if ware not in MERCHANDISE_OF.words:
            raise file.error(
                "error-component-unknown", piece=f"ship {word} {ware}", known=", ".join(MERCHANDISE_OF.words)
            )
        box.cargo[SHIP.values[word] * MERCHANDISE + MERCHANDISE_OF.values[ware]] += 1


def read_plantation(file: ComponentFile, word: str, plantation: dict[str, Any], box: Box) -> None:
    file.word(f"plantation {word}", plantation, "status", STATUSES)
    rows = plantation.get("rows")
    if not isinstance(rows, list) or [len(row) for row in rows if isinstance(row, list)] != [ROW_LENGTH] * 3:
        raise file.error("error-component-missing", piece=f"plantation {word} rows")
    fields = [field for row in rows for field in row]
    for field in fields:
        if field not in FIELDS_OF:
            raise file.error("error-component-unknown", piece=f"plantation {word} {field}", known=", ".join(FIELDS_OF))
    for field, count in FIELDS_OF.items():
        file.number(f"plantation {word}", {field: fields.count(field)}, field, count, count)
    side = COLOURS if word == "common" else COLOUR.values[word]
    for number, field in enumerate(fields):
        box.layout[side * FIELDS + number] = TERRAIN[field]
