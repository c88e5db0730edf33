"""The wares of Cuba: a column for each kind of piece, from the general stock to the ships and the lots."""

from collections.abc import Mapping, Sequence

from malecon.engine.sheet import (
    RECONSTRUCTED,
    Area,
    Cell,
    Column,
    Grid,
    Row,
    Scene,
    Span,
    Things,
    amount,
    area,
    cell,
    nothing,
    row,
    strong,
)
from malecon.games.cuba.sheet.names import (
    FREE_SPACE,
    TAKEN_SPACE,
    at_the_head,
    box_of,
    listed,
    on_offer,
    price_to_buy,
    price_to_sell,
    reconstructed,
    symbol,
)
from malecon.games.cuba.words import BERTH, MERCHANDISE_OF, RESOURCE, SHIP, WARE

BERTHS_FROM_THE_QUAY = tuple(reversed(BERTH.words))  # the next to leave first


def market(scene: Scene) -> Area:
    """Kind by kind: what the stock and the market hold, the prices, what the ships still take, and who has what."""
    pile = scene.say("label-cuba-pile", ships=scene.view["board"]["pile"])
    legend = scene.say("label-cuba-legend", free=FREE_SPACE, taken=TAKEN_SPACE)
    title = (scene.say("label-cuba-market-and-harbor"), pile)
    grid = wares(scene, [stock_row(scene), *market_rows(scene), *lots_rows(scene)])
    return area("market", title, grid, legend=(legend,))


def stock_and_lots(scene: Scene) -> Area:
    return area("lots", (), wares(scene, [stock_row(scene), *lots_rows(scene)]))


def wares(scene: Scene, rows: Sequence[Row]) -> Grid:
    """All rows in one grid, so that the kinds stand below each other from the stock to the lots."""
    among = scene.say("label-cuba-lots")
    signs = {ware: symbol(scene, ware) for ware in RESOURCE.words}
    columns = [Column(scene.name(WARE, ware), signs.get(ware), among) for ware in WARE.words]
    return Grid(tuple(columns), tuple(rows))


def stock_row(scene: Scene) -> Row:
    return row(scene.say("label-cuba-general-stock"), *[amount(scene.view["stock"][ware]) for ware in WARE.words])


def of_merchandise(label: str, cells: Sequence[Cell | None]) -> Row:
    """The market and the ships know no resources."""
    return row(label, *[None] * len(RESOURCE.words), *cells)


# -- the market and the ships -----------------------------------------------------------------------------------------


def market_rows(scene: Scene) -> list[Row]:
    kinds = MERCHANDISE_OF.words
    rows = [
        of_merchandise(scene.say("label-cuba-on-the-market"), [ladder(scene, ware) for ware in kinds]),
        of_merchandise(scene.say("label-cuba-buying-price"), [buying_price(scene, ware) for ware in kinds]),
        of_merchandise(scene.say("label-cuba-selling-price"), [strong(price_to_sell(scene, ware)) for ware in kinds]),
    ]
    rows += [of_merchandise(ship_label(scene, berth), spaces_at(scene, berth)) for berth in BERTHS_FROM_THE_QUAY]
    return [*rows, *next_ship(scene)]


def buying_price(scene: Scene, ware: str) -> Cell:
    return strong(price_to_buy(scene, ware)) if on_offer(scene, ware) else nothing()


def ladder(scene: Scene, ware: str) -> Cell:
    """The spaces from the dearest down: pieces lie on the dearest ones."""
    spaces = int(box_of(scene).spaces[MERCHANDISE_OF.values[ware]])
    return spaces_of(scene, scene.view["market"][ware], spaces)


def spaces_of(scene: Scene, taken: int, spaces: int) -> Cell:
    signs = (Span(TAKEN_SPACE * taken, "quiet"), Span(FREE_SPACE * (spaces - taken)))
    return Cell(signs, said=scene.say("label-cuba-spaces", taken=taken, spaces=spaces))


def berth_label(scene: Scene, berth: str) -> str:
    """Where it is, and what a piece loaded there brings."""
    points = BERTH.values[berth]
    key = scene.speech.in_edition(f"berth-{berth}")
    place = at_the_head(scene.say(key) if points else scene.say(f"{key}.at"))
    return scene.say("label-cuba-dock", berth_name=place, points=points) if points else place


def ship_label(scene: Scene, berth: str) -> str:
    place, ship = berth_label(scene, berth), scene.view["berth"][berth]
    return scene.say("label-cuba-ship-there", place=place, ship_name=ship_name(scene, ship)) if ship else place


def ship_name(scene: Scene, ship: str) -> str:
    name = scene.name(SHIP, ship)
    return name + RECONSTRUCTED if reconstructed(scene, "ship", ship) else name


def spaces_at(scene: Scene, berth: str) -> list[Cell | None]:
    """The five spaces of the ship at a berth, kind by kind."""
    ship = scene.view["berth"][berth]
    if ship is None:
        return [nothing() for _ in MERCHANDISE_OF.words]
    return spaces_on(scene, ship, scene.view["cargo"][berth])


def spaces_on(scene: Scene, ship: str, cargo: Mapping[str, int]) -> list[Cell | None]:
    room = room_on(scene, ship)
    return [spaces_of(scene, cargo[ware], spaces) if spaces else None for ware, spaces in room.items()]


def room_on(scene: Scene, ship: str) -> dict[str, int]:
    box, number = box_of(scene), SHIP.values[ship]
    return {word: int(box.room(number, ware)) for word, ware in MERCHANDISE_OF.values.items()}


def next_ship(scene: Scene) -> list[Row]:
    """Who has looked through the pile knows it."""
    ship = scene.view["pile"][0]
    if ship is None:
        return []
    label = scene.say("label-cuba-next-ship", ship_name=ship_name(scene, ship))
    return [of_merchandise(label, spaces_on(scene, ship, dict.fromkeys(MERCHANDISE_OF.words, 0)))]


def later_ships(scene: Scene) -> list[Area]:
    """Those further down in the pile that one knows, with their spaces."""
    known = [ship for ship in scene.view["pile"][1:] if ship]
    ships = [cell(ship_name(scene, ship), note=listed(scene, room_on(scene, ship))) for ship in known]
    things = Things((("", tuple(ships)),), "with room")
    return [area("pile", scene.say("label-cuba-later-ships"), things)] if ships else []


# -- lots and warehouses ----------------------------------------------------------------------------------------------


def lots_rows(scene: Scene) -> list[Row]:
    """The lot, and after a plus sign what is safe in the warehouse."""
    title = (scene.say("label-cuba-lots"), *purse(scene))
    return [
        row(scene.player(seat), *[held(scene, seat, ware) for ware in WARE.words], heading=() if seat else title)
        for seat in scene.seats
    ]


def purse(scene: Scene) -> list[str]:
    """What one has besides, where the other players' table is not in sight."""
    if scene.seat is None:
        return []
    word = str(scene.seat + 1)
    points, pesos = scene.view["points"][word], scene.view["pesos"][word]
    return [scene.say("label-cuba-purse", name=scene.setting.seats[scene.seat], points=points, pesos=pesos)]


def held(scene: Scene, seat: int, ware: str) -> Cell:
    word = str(seat + 1)
    stored = scene.view["stored"][word].get(ware, 0)
    lot = amount(scene.view["lot"][word][ware])
    return lot.then(f"+{stored}", look="strong") if stored else lot
