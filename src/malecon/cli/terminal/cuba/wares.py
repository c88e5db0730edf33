"""The table of wares of Cuba: a column for each kind of piece, from the general stock to the ships and the lots."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from malecon.cli.terminal.cuba.names import (
    FREE_SPACE,
    TAKEN_SPACE,
    at_the_head,
    box_of,
    on_offer,
    price_to_buy,
    price_to_sell,
    reconstructed,
    symbol,
    ware_name,
)
from malecon.cli.terminal.layout import (
    NARROW,
    NONE,
    QUIET,
    RECONSTRUCTED_MARK,
    STRONG,
    WIDE,
    amount,
    heading,
    player_name,
)
from malecon.cli.terminal.scene import Scene
from malecon.games.cuba.words import BERTH, MERCHANDISE_OF, RESOURCE, SHIP, WARE

BERTHS_FROM_THE_QUAY = tuple(reversed(BERTH.words))  # the next to leave first

PARLIAMENT = 46  # columns for parliament beside it on a wide screen
LEAST = 3  # the width of a column that holds numbers


class Wares:
    """A table with a column for each kind of piece: the same widths for the board and for the lots below it.

    The market and the ships know no resources: their labels stretch over those columns.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.gap = 2 if scene.width >= NARROW else 1
        names = [width_on_two_lines(ware_name(scene, ware)) for ware in WARE.words]
        ladders = [int(box_of(scene).spaces[ware]) for ware in range(len(MERCHANDISE_OF.words))]
        self.widths = [max(pair) for pair in zip(names, [LEAST] * len(RESOURCE.words) + ladders, strict=True)]
        self.resources = self.widths[: len(RESOURCE.words)]
        labels = [len(label) for label in (scene.say("label-cuba-general-stock"), *scene.setting.seats)]
        room = scene.width - sum(self.widths) - self.gap * len(self.widths)
        self.beside_parliament = scene.width >= WIDE and room - PARLIAMENT >= max(labels)
        self.longest = max(len(ship_label(scene, berth)) for berth in BERTH.words)
        wanted = max(self.longest - self.stretch, *labels)
        self.label = min(wanted, room - PARLIAMENT if self.beside_parliament else room)

    @property
    def width(self) -> int:
        return self.label + sum(self.widths) + self.gap * len(self.widths)

    @property
    def stretch(self) -> int:
        """What the labels of the market and of the ships gain."""
        return sum(self.resources) + self.gap * len(self.resources)

    def pieces(self) -> Table:
        """For rows with all eight kinds."""
        return self.grid(self.label, self.widths)

    def merchandise(self) -> Table:
        """For rows with products and goods."""
        return self.grid(self.label + self.stretch, self.widths[len(self.resources) :])

    def berth_label(self, berth: str) -> str:
        """With the ship where there is room for the names of all."""
        labelled = ship_label if self.longest <= self.label + self.stretch else berth_label
        return labelled(self.scene, berth)

    def grid(self, label: int, widths: Sequence[int]) -> Table:
        grid = Table.grid(padding=(0, self.gap, 0, 0), pad_edge=False)
        grid.add_column(width=label, overflow="fold")
        for width in widths:
            grid.add_column(width=width, justify="right")
        return grid

    def header(self) -> list[Text]:
        """Names; a resource with its symbol above."""
        names = [Text(ware_name(self.scene, ware), QUIET) for ware in WARE.words]
        signs = [symbol(ware) for ware in RESOURCE.words]
        return [Text(), *[Text("\n").join(pair) for pair in zip(signs, names, strict=False)], *names[len(signs) :]]


def width_on_two_lines(name: str) -> int:
    words = name.split()
    return min(max(len(" ".join(words[:count])), len(" ".join(words[count:]))) for count in range(1, len(words) + 1))


def legend(scene: Scene) -> str:
    return scene.say("label-cuba-legend", free=FREE_SPACE, taken=TAKEN_SPACE)


def market_and_harbor(scene: Scene, wares: Wares) -> RenderableType:
    """Kind by kind: what the stock and the market hold, the prices, and what the ships still take."""
    grid = wares.merchandise()
    kinds = MERCHANDISE_OF.words
    grid.add_row(scene.say("label-cuba-on-the-market"), *[ladder(scene, ware) for ware in kinds])
    grid.add_row(scene.say("label-cuba-buying-price"), *[buying_price(scene, ware) for ware in kinds])
    selling = [Text(str(price_to_sell(scene, ware)), STRONG) for ware in kinds]
    grid.add_row(scene.say("label-cuba-selling-price"), *selling)
    for berth in BERTHS_FROM_THE_QUAY:
        grid.add_row(wares.berth_label(berth), *spaces_at(scene, berth))
    on_top = scene.view["pile"][0]
    if on_top:  # who has looked through the pile knows the next ship
        label = scene.say("label-cuba-next-ship", ship_name=ship_name(scene, on_top))
        grid.add_row(label, *spaces_on(scene, on_top, dict.fromkeys(kinds, 0)))
    pile = scene.say("label-cuba-pile", ships=scene.view["board"]["pile"])
    title = heading(scene.say("label-cuba-market-and-harbor"), pile, legend(scene))
    return Group(title, general_stock(scene, wares), grid)


def general_stock(scene: Scene, wares: Wares) -> RenderableType:
    """Below the names of the wares."""
    grid = wares.pieces()
    grid.add_row(*wares.header())
    grid.add_row(scene.say("label-cuba-general-stock"), *[amount(scene.view["stock"][ware]) for ware in WARE.words])
    return grid


# -- the market -------------------------------------------------------------------------------------------------------


def buying_price(scene: Scene, ware: str) -> Text:
    return Text(str(price_to_buy(scene, ware)), STRONG) if on_offer(scene, ware) else Text(NONE, QUIET)


def ladder(scene: Scene, ware: str) -> Text:
    """The spaces from the dearest down: pieces lie on the dearest ones."""
    count = scene.view["market"][ware]
    spaces = int(box_of(scene).spaces[MERCHANDISE_OF.values[ware]])
    return spaces_of(count, spaces)


def spaces_of(taken: int, spaces: int) -> Text:
    return Text(TAKEN_SPACE * taken, QUIET).append(FREE_SPACE * (spaces - taken), "none")


# -- the ships --------------------------------------------------------------------------------------------------------


def berth_label(scene: Scene, berth: str) -> str:
    """Where it is, and what a piece loaded there brings."""
    points = BERTH.values[berth]
    key = scene.texts.in_edition(f"berth-{berth}")
    place = at_the_head(scene.say(key) if points else scene.say(f"{key}.at"))
    return scene.say("label-cuba-dock", berth_name=place, points=points) if points else place


def ship_label(scene: Scene, berth: str) -> str:
    place, ship = berth_label(scene, berth), scene.view["berth"][berth]
    return scene.say("label-cuba-ship-there", place=place, ship_name=ship_name(scene, ship)) if ship else place


def ship_name(scene: Scene, ship: str) -> str:
    name = scene.texts.name(f"ship-{ship}")
    return name + RECONSTRUCTED_MARK if reconstructed(scene, "ship", ship) else name


def spaces_at(scene: Scene, berth: str) -> list[Text]:
    """The five spaces of the ship at a berth, kind by kind."""
    ship = scene.view["berth"][berth]
    if ship is None:
        return [Text(NONE, QUIET) for _ in MERCHANDISE_OF.words]
    return spaces_on(scene, ship, scene.view["cargo"][berth])


def spaces_on(scene: Scene, ship: str, cargo: Mapping[str, int]) -> list[Text]:
    return [spaces_of(cargo[ware], room_on(scene, ship, ware)) for ware in MERCHANDISE_OF.words]


def room_on(scene: Scene, ship: str, ware: str) -> int:
    return int(box_of(scene).room(SHIP.values[ship], MERCHANDISE_OF.values[ware]))


# -- lots and warehouses ----------------------------------------------------------------------------------------------


def lots(scene: Scene, wares: Wares) -> RenderableType:
    """Kind by kind, below the table of wares: the lot, and after a plus sign what is safe in the warehouse."""
    grid = wares.pieces()
    for seat in range(len(scene.setting.seats)):
        grid.add_row(player_name(scene, seat), *[held(scene, seat, ware) for ware in WARE.words])
    return Group(heading(scene.say("label-cuba-lots"), *purse(scene)), grid)


def purse(scene: Scene) -> list[str]:
    """What one has besides, where the other players' table is not in sight."""
    if scene.seat is None:
        return []
    word = str(scene.seat + 1)
    points, pesos = scene.view["points"][word], scene.view["pesos"][word]
    return [scene.say("label-cuba-purse", name=scene.name(scene.seat), points=points, pesos=pesos)]


def held(scene: Scene, seat: int, ware: str) -> Text:
    word = str(seat + 1)
    stored = scene.view["stored"][word].get(ware, 0)
    lot = amount(scene.view["lot"][word][ware])
    return lot.append(f"+{stored}", STRONG) if stored else lot
