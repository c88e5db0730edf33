"""Reading the component file of Havana into the box that the rules play with."""

from pathlib import Path
from typing import Any

from malecon.engine.components import ComponentFile
from malecon.games.havana.box import Box
from malecon.games.havana.words import BUILDING, CARD, CUBE, PIECE, PIECES, WORKER_PIECE

PRINTED = Path(__file__).with_name("components.toml")
STATUSES = ("text", "reconstructed")
MOST_CUBES = 99
COSTS = (*CUBE.words, "pesos", "workers")


def read_box(file: ComponentFile) -> Box:
    """The box of a component file; a missing or impossible piece is refused with the reason."""
    box = Box()
    file.word("file", file.data, "game", ("havana",))
    for players in (2, 3, 4):
        box.target[players] = file.number("target", file.table("target"), str(players), 1, 112)
    for word, cube in CUBE.values.items():
        box.cubes[cube] = file.number("cubes", file.table("cubes"), word, 4, MOST_CUBES)
    box.workers = file.number("workers", file.table("workers"), "count", 0, MOST_CUBES)
    start = file.table("start")
    box.start_cubes = file.number("start", start, "cubes", 0, 4)
    box.start_pesos = file.number("start", start, "pesos", 0, MOST_CUBES)
    box.centre_cubes = file.number("start", start, "centre_cubes", 0, 4)
    box.centre_pesos = file.number("start", start, "centre_pesos", 0, MOST_CUBES)
    box.cheap_end = file.number("start", start, "cheap_end", 1, 9)
    supply = file.table("supply")
    box.supply_cubes = file.number("supply", supply, "cubes", 0, 4)
    box.supply_pesos = file.number("supply", supply, "pesos", 0, MOST_CUBES)
    substitution = file.table("substitution")
    box.pesos_for_worker = file.number("substitution", substitution, "pesos_for_worker", 1, MOST_CUBES)
    box.grey_for_coloured = file.number("substitution", substitution, "grey_for_coloured", 1, MOST_CUBES)
    for word, card in file.pieces("card", "id", CARD.words).items():
        box.number[CARD.values[word]] = file.number(f"card {word}", card, "number", 0, 9)
    for word, building in file.pieces("building", "id", BUILDING.words).items():
        read_building(file, word, building, box)
    # Otherwise the rows would be dealt for ever.
    if all(box.points[building] > box.cheap_end for building in BUILDING.values.values()):
        raise file.error("error-component-missing", piece=f"building <= {box.cheap_end}")
    return box


def read_building(file: ComponentFile, word: str, building: dict[str, Any], box: Box) -> None:
    number = BUILDING.values[word]
    piece = f"building {word}"
    box.points[number] = file.number(piece, building, "points", 1, 9)
    file.word(piece, building, "status", STATUSES)
    architect = building.get("architect")
    if not isinstance(architect, bool):
        raise file.error("error-component-missing", piece=f"{piece} architect")
    box.architect[number] = int(architect)
    cost = building.get("cost")
    if not isinstance(cost, dict) or not cost:
        raise file.error("error-component-missing", piece=f"{piece} cost")
    for what in cost:
        if what not in COSTS:
            raise file.error("error-component-unknown", piece=f"{piece} {what}", known=", ".join(COSTS))
        amount = file.number(piece, cost, what, 1, 9)
        if what == "pesos":
            box.pesos[number] = amount
        else:
            kind = WORKER_PIECE if what == "workers" else PIECE.values[what]
            box.pieces[number * PIECES + kind] = amount
