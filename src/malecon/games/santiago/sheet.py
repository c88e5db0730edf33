"""The table of Santiago de Cuba as it is told: the road, the buildings below their flowers, the ship, the players."""

from collections.abc import Mapping, Sequence

from malecon.engine.sheet import (
    RECONSTRUCTED,
    UNKNOWN,
    Area,
    Cell,
    Column,
    Grid,
    Look,
    Note,
    Row,
    Scene,
    Sheet,
    Span,
    Tile,
    Tiles,
    amount,
    area,
    aside,
    cell,
    nothing,
    quiet,
    row,
    strong,
)
from malecon.games.santiago.words import BUILDING, CUBAN, DIE, FLOWER, GOOD, SPACE, STOP

PORT = STOP.words[0]
FLOWER_LOOKS: Mapping[str, Look] = {
    "yellow": "yellow",
    "blue": "blue",
    "red": "red",
    "white": "white",
    "none": "quiet",
}
FLOWER_MARK = "✿"
STAR = "★"

# Moves that name a building: what it does is said beside them, and these events need no telling then.
TAKEN = frozenset({"goods-taken", "pesos-taken", "points-taken"})
TELLS = {
    "drive": frozenset({"drove", "deliveries-begun", "cuban-found-inactive"}),
    "broker": frozenset({"broker-moved"}),
    "claim": frozenset({"building-claimed"}),
    "use-own": frozenset({"own-building-called"}),
    "use": TAKEN | {"wood-sawn"},
    "take": TAKEN,
    "deliver": frozenset({"goods-delivered"}),
    "deliver-wood": frozenset({"wood-delivered"}),
    "deliver-one": frozenset({"goods-delivered"}),
    "hand-in": frozenset({"good-handed-in"}),
}


def areas(scene: Scene) -> Sequence[Area]:
    return (
        area("road", scene.say("label-road"), Tiles(tuple(stop_tile(scene, stop) for stop in STOP.words), "ring"),
             *footnote(scene)),
        area("buildings", scene.say("label-buildings"), buildings(scene)),
        ship(scene),
        area("players", scene.say("label-players"), players(scene), beside=True),
    )  # fmt: skip


def between(scene: Scene) -> Sequence[Area]:
    """What the ship wants and what one has."""
    return (ship(scene),)


# -- the road ---------------------------------------------------------------------------------------------------------


def stop_tile(scene: Scene, stop: str) -> Tile:
    """Who is there, the flower, and what the visit brings."""
    cuban = scene.view["cuban_at"][stop]
    foot = scene.say("label-car") if stop == car_at(scene) else ""
    if stop == PORT:
        return Tile(strong(scene.say("label-port")), (cell(""), cell(scene.say("label-port-effect"))), STAR, foot)
    if cuban is None:  # the tiles are still being laid
        return Tile(cell(UNKNOWN), (cell(""), cell("")), stop, foot)
    return Tile(strong(scene.name(CUBAN, cuban)), (flower_of(scene, cuban), effect_of(scene, cuban)), stop, foot)


def car_at(scene: Scene) -> str:
    stop: str = scene.view["stop_of"]["car"]
    return stop


def effect_of(scene: Scene, cuban: str) -> Cell:
    face_down = scene.view["inactive"][cuban]
    return aside(scene.say("label-inactive")) if face_down else cell(scene.effect(CUBAN, cuban))


def flower_of(scene: Scene, cuban: str) -> Cell:
    name = flower_name(scene, printed(scene, cuban)["flower"])
    return name.then(RECONSTRUCTED) if reconstructed(scene, cuban) else name


def flower_name(scene: Scene, word: str) -> Cell:
    name = scene.name(FLOWER, word)
    return Cell((Span(f"{FLOWER_MARK} ", FLOWER_LOOKS[word]), Span(name)), said=name)


def footnote(scene: Scene) -> list[Note]:
    """Some colours are our best guess (the component file says which)."""
    laid = [cuban for cuban in scene.view["cuban_at"].values() if cuban]
    guessed = any(reconstructed(scene, cuban) for cuban in laid)
    return [Note(quiet(scene.say("play-reconstructed")))] if guessed else []


def reconstructed(scene: Scene, cuban: str) -> bool:
    return bool(printed(scene, cuban)["status"] == "reconstructed")


def printed(scene: Scene, cuban: str) -> Mapping[str, str]:
    """What the component file says of a Cuban's tile."""
    tiles: list[Mapping[str, str]] = scene.setting.components.data["cuban"]
    return next(tile for tile in tiles if tile["id"] == cuban)


# -- the buildings ----------------------------------------------------------------------------------------------------


def buildings(scene: Scene) -> Grid:
    """Three below each flower, with what they do, who owns them and whose broker stands there."""
    heads = [scene.say(f"label-{label}") for label in ("flower", "effect", "owner", "broker")]
    standing = scene.view["building_on"]
    rows = [building_row(scene, space, standing[space]) for space in SPACE.words if standing[space]]
    return Grid(tuple(Column(head, kind="words") for head in heads), tuple(rows), scene.say("label-building"))


def building_row(scene: Scene, space: str, building: str) -> Row:
    flower, _, _ = space.rpartition("-")
    standing = [seat for seat, where in scene.view["broker"].items() if where == building]
    return row(
        strong(scene.name(BUILDING, building)),
        flower_name(scene, flower),
        cell(scene.effect(BUILDING, building)),
        scene.owner(scene.view["owner"][building]),
        scene.owner(standing[0] if standing else None),
    )


# -- the ship, the goods and the players ------------------------------------------------------------------------------


def ship(scene: Scene) -> Area:
    count = int(scene.setting.components.data["ships"]["count"])
    board = scene.view["board"]
    number = scene.say("label-ship", number=min(board["departed"] + 1, count), of=count)
    value = scene.say("label-value", value=board["value"])
    return area("ship", (number, value), *undetermined_note(scene), goods(scene))


def undetermined_note(scene: Scene) -> list[Note]:
    """From a departure to the end of the turn no die is aboard (santiago.ship.demand-undetermined)."""
    settled = any_die_aboard(scene) or scene.view["over"]
    return [] if settled else [Note(aside(scene.say("label-demand-undetermined")))]


def goods(scene: Scene) -> Grid:
    """A column for each good: what the ship wants, what the supply holds, and what the players have."""
    held = [Column(scene.name(GOOD, good), among=scene.say("label-goods")) for good in GOOD.words]
    columns = (*held, Column(scene.say("label-pesos")), Column(scene.say("label-points")))
    blank = [None] * (len(columns) - len(DIE.words))
    beside = [None] * (len(columns) - len(GOOD.words))
    demand = row(scene.say("label-demand"), *[demand_for(scene, good) for good in DIE.words], *blank)
    supply = row(scene.say("label-supply"), *[cell(scene.view["supply"][good]) for good in GOOD.words], *beside)
    return Grid(columns, (demand, supply, *[row(scene.player(seat), *holdings(scene, seat)) for seat in scene.seats]))


def demand_for(scene: Scene, good: str) -> Cell:
    wanted = scene.view["demand"][good]
    if wanted >= 0:
        return amount(wanted)
    if any_die_aboard(scene):
        return quiet(scene.say("label-not-aboard"))
    return nothing() if scene.view["over"] else quiet(UNKNOWN)


def any_die_aboard(scene: Scene) -> bool:
    return any(wanted >= 0 for wanted in scene.view["demand"].values())


def holdings(scene: Scene, seat: int) -> list[Cell]:
    held = scene.view["players"][seat]
    if held is None:
        hidden = scene.say("label-hidden")
        return [quiet(hidden), *[cell(UNKNOWN, "quiet", said=hidden)] * (len(GOOD.words) + 1)]
    return [amount(number) for number in (*[held["goods"][good] for good in GOOD.words], held["pesos"], held["points"])]


def players(scene: Scene) -> Grid:
    """Where every broker stands, how many ownership markers are left, and who plays, and who began."""
    columns = (Column(scene.say("label-broker"), kind="words"), Column(scene.say("label-markers")))
    return Grid(columns, tuple(player_row(scene, seat) for seat in scene.seats))


def player_row(scene: Scene, seat: int) -> Row:
    board, word = scene.view["board"], str(seat + 1)
    broker = scene.view["broker"][word]
    where = scene.name(BUILDING, broker) if broker else scene.say("label-off-board")
    turn = seat == board["active"] and not scene.view["over"]
    marks = scene.marks(seat, {"turn": turn, "first-player": seat == board["first"]})
    return row(scene.player(seat), cell(where), cell(scene.view["markers"][word]), marks=marks)


# -- the result ---------------------------------------------------------------------------------------------


def tie_breaks(scene: Scene, seat: int) -> Mapping[str, int]:
    """Goods kept after the conversion, then pesos (santiago.end.tie-goods, .tie-pesos)."""
    held = scene.view["players"][seat]
    return {"kept": held["kept"], "pesos": held["pesos"]}


SHEET = Sheet(areas, between, TELLS, place_key="play-place", tie_breaks=tie_breaks, word_of_rules="label-broker")
