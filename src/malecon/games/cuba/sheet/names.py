"""How the things of Cuba are told: symbols, costs, prices, votes."""

from collections.abc import Mapping
from typing import Any

from malecon.engine.sheet import Cell, Look, Scene, Span
from malecon.games.cuba.box import Box
from malecon.games.cuba.words import CHARACTER, MERCHANDISE_OF, RESOURCE, TILE, WARE

# Spaces of ships, of the market and beside the characters; the heading of the board explains both.
FREE_SPACE = "□"
TAKEN_SPACE = "■"

# Resources have a symbol because costs are lists of them; the stock of the board explains all three.
SYMBOLS = {"wood": "♣", "stone": "▲", "water": "≈"}
SYMBOL_LOOKS: Mapping[str, Look] = {"wood": "green", "stone": "red", "water": "blue"}
HOUSE = "⌂"
PAWN = "♙"

LIST = ", "
PHASES = {
    "set-up": "label-cuba-set-up",
    "bills": "label-cuba-bills",
    "actions": "label-cuba-actions",
    "parliament": "label-cuba-parliament",
    "statutes": "label-cuba-statutes",
    "round-end": "label-cuba-round-end",
}


def box_of(scene: Scene) -> Box:
    """The printed numbers."""
    box = scene.setting.box
    assert isinstance(box, Box)
    return box


def counted(scene: Scene, ware: str, count: int) -> str:
    """`2 wood`, as the sentences of the log say it."""
    return scene.say(f"{WARE.name}-{ware}.count", count=count)


def listed(scene: Scene, counts: Mapping[str, int]) -> str:
    """`2 wood, 1 stone`."""
    return LIST.join(counted(scene, ware, count) for ware, count in counts.items() if count)


def at_the_head(name: str) -> str:
    """A name with a capital, where it begins a line."""
    return name[:1].upper() + name[1:]


def symbol(scene: Scene, ware: str) -> Cell:
    return Cell((Span(SYMBOLS[ware], SYMBOL_LOOKS[ware]),), said=scene.name(WARE, ware))


def reconstructed(scene: Scene, kind: str, id: str | None = None) -> bool:
    """Whether a ship or a plantation, or any of them, is our best guess."""
    printed: list[Mapping[str, Any]] = scene.setting.components.data[kind]
    return any(entry["status"] == "reconstructed" and id in (None, entry["id"]) for entry in printed)


# -- buildings --------------------------------------------------------------------------------------------------------


def resources_of(scene: Scene, tile: str) -> dict[str, int]:
    """What a building costs."""
    box, number = box_of(scene), TILE.values[tile]
    return {word: int(box.cost(number, resource)) for word, resource in RESOURCE.values.items()}


def cost(scene: Scene, tile: str) -> Cell:
    """`♣♣▲`: a symbol for every piece."""
    needed = resources_of(scene, tile)
    spans = [Span(SYMBOLS[word] * count, SYMBOL_LOOKS[word]) for word, count in needed.items() if count]
    return Cell(tuple(spans), said=listed(scene, needed))


def votes_of(scene: Scene, character: str) -> int:
    return int(box_of(scene).votes[CHARACTER.values[character]])


# -- the market -------------------------------------------------------------------------------------------------------


def on_offer(scene: Scene, ware: str) -> bool:
    return bool(scene.view["market"][ware] or scene.view["stock"][ware])


def price_to_buy(scene: Scene, ware: str) -> int:
    """The cheapest occupied space, or the price of the stock when none is left (cuba.market.space-order)."""
    box, count = box_of(scene), scene.view["market"][ware]
    return int(box.price(MERCHANDISE_OF.values[ware], count - 1) if count else box.empty_price)


def price_to_sell(scene: Scene, ware: str) -> int:
    """The dearest free space, or the price of a full market (cuba.market.full-per-kind)."""
    box, number, count = box_of(scene), MERCHANDISE_OF.values[ware], scene.view["market"][ware]
    return int(box.price(number, count) if count < box.spaces[number] else box.full_price[number])
