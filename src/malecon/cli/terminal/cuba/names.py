"""How the things of Cuba are called in the terminal: names of the edition, symbols, costs, effects in a few words."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from malecon.cli.terminal.scene import Scene
from malecon.games.cuba.box import Box
from malecon.games.cuba.words import CHARACTER, MARKET_DECREASE, MERCHANDISE_OF, RESOURCE, STATUTE, TILE

# Spaces of ships, of the market and beside the characters; the heading of the board explains both.
FREE_SPACE = "□"
TAKEN_SPACE = "■"

# Resources have a symbol because costs are lists of them; the stock of the board explains all three.
SYMBOLS = {"wood": "♣", "stone": "▲", "water": "≈"}
SYMBOL_STYLES = {"wood": "green", "stone": "red", "water": "blue"}
HOUSE = "⌂"
PAWN = "♙"

LIST = ", "


def box_of(scene: Scene) -> Box:
    """The printed numbers."""
    box = scene.setting.box
    assert isinstance(box, Box)
    return box


def ware_name(scene: Scene, ware: str) -> str:
    return scene.texts.name(f"ware-{ware}")


def counted(scene: Scene, ware: str, count: int) -> str:
    """`2 wood`, as the sentences of the log say it."""
    return scene.say(f"ware-{ware}.count", count=count)


def building_name(scene: Scene, building: str) -> str:
    return scene.texts.name(f"tile-{building}")


def character_name(scene: Scene, character: str) -> str:
    return scene.texts.name(f"character-{character}")


def statute_name(scene: Scene, statute: str) -> str:
    return scene.texts.name(f"statute-{statute}")


def is_other(statute: str) -> bool:
    """Only other acts have names that say more than their type and effect."""
    return STATUTE.values[statute] >= MARKET_DECREASE


def statute_effect(scene: Scene, statute: str) -> str:
    return effect(scene, f"statute-{statute}")


def effect(scene: Scene, key: str) -> str:
    """What a thing does, in a few words."""
    return scene.say(f"{scene.texts.in_edition(key)}.effect")


def at_the_head(name: str) -> str:
    """A name with a capital, where it begins a line."""
    return name[:1].upper() + name[1:]


def symbol(ware: str) -> Text:
    return Text(SYMBOLS[ware], SYMBOL_STYLES[ware])


def reconstructed(scene: Scene, kind: str, id: str | None = None) -> bool:
    """Whether a ship or a plantation, or any of them, is our best guess."""
    printed: list[Mapping[str, Any]] = scene.setting.components.data[kind]
    return any(entry["status"] == "reconstructed" and id in (None, entry["id"]) for entry in printed)


# -- buildings --------------------------------------------------------------------------------------------------------


def resources_of(scene: Scene, tile: str) -> dict[str, int]:
    """What a building costs, without what it does not need."""
    box, number = box_of(scene), TILE.values[tile]
    costs = {word: int(box.cost(number, resource)) for word, resource in RESOURCE.values.items()}
    return {word: count for word, count in costs.items() if count}


def cost(scene: Scene, tile: str) -> Text:
    """`♣♣▲`: a symbol for every piece."""
    symbols = [symbol(word) for word, count in resources_of(scene, tile).items() for _ in range(count)]
    return Text("").join(symbols)


def building_effect(scene: Scene, building: str) -> str:
    return effect(scene, f"tile-{building}")


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
