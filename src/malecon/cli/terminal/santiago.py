"""The table of Santiago de Cuba, drawn from a view: the road, the buildings below their flowers, the ship, the players.

Colour is never alone: flowers, goods and players are always named as well.
"""

from collections.abc import Mapping, Sequence

from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from malecon.cli.terminal.layout import (
    NONE,
    QUIET,
    RECONSTRUCTED_MARK,
    STRONG,
    UNKNOWN,
    WIDE,
    amount,
    columns,
    heading,
    marks,
    player_name,
)
from malecon.cli.terminal.scene import Caption, Scene
from malecon.engine.moves import Move
from malecon.games.santiago.words import DIE, FLOWER, GOOD, NOT_ABOARD, SPACE, SPACES_PER_FLOWER, STOP

PORT = STOP.words[0]

FLOWER_STYLES = {"yellow": "yellow", "blue": "blue", "red": "red", "white": "bold", "none": "dim"}
CAR_STYLE = "bold reverse"

FLOWER_MARK = "✿"
STAR = "★"
CAR_MARK = "▶"

# Moves that name a building: what it does is said beside them, and these events need no telling then.
TOLD_BY_LABEL = {
    "broker": frozenset({"broker-moved"}),
    "claim": frozenset({"building-claimed"}),
    "use-own": frozenset({"own-building-called"}),
}


def table(scene: Scene) -> RenderableType:
    """The whole table, from the road to the players."""
    return Group(
        heading(scene.say("label-road")),
        ring(scene) if scene.width >= WIDE else list_of_stops(scene),
        *footnote(scene),
        heading(scene.say("label-buildings")),
        buildings(scene),
        ship_and_players(scene),
    )


def own_holdings(scene: Scene) -> RenderableType:
    """Between two questions of a turn: what the ship wants and what one has."""
    return Group(ship_heading(scene), *undetermined_note(scene), goods(scene))


# -- the road -------------------------------------------------------------------------------------------------------


def list_of_stops(scene: Scene) -> RenderableType:
    """The road for a narrow screen: down the list and, by the line on the left, back to the port."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for stop in STOP.words:
        grid.add_row(road_line(stop), car_or_number(scene, stop), *stop_words(scene, stop))
    return grid


def road_line(stop: str) -> str:
    if stop == PORT:
        return "╭▸"
    return "╰─" if stop == STOP.words[-1] else "│ "


def car_or_number(scene: Scene, stop: str) -> Text:
    if has_car(scene, stop):
        return Text(f"{CAR_MARK} {scene.say('label-car')}", CAR_STYLE)
    return Text(STAR if stop == PORT else stop, QUIET)


def has_car(scene: Scene, stop: str) -> bool:
    return bool(scene.view["board"]["car"] == STOP.values[stop])


def stop_words(scene: Scene, stop: str) -> tuple[Text, Text, Text]:
    """Who is there, his flower, and what he does."""
    cuban = scene.view["cuban_at"][stop]
    if stop == PORT:
        return Text(scene.say("label-port"), STRONG), Text(""), Text(scene.say("label-port-effect"))
    if cuban is None:  # the tiles are still being laid
        return Text(UNKNOWN), Text(""), Text("")
    return Text(scene.say(f"cuban-{cuban}"), STRONG), flower_of(scene, cuban), effect_of(scene, cuban)


def effect_of(scene: Scene, cuban: str) -> Text:
    if scene.view["inactive"][cuban]:
        return Text(scene.say("label-inactive"), "italic")
    return Text(scene.say(f"cuban-{cuban}.effect"))


def flower_of(scene: Scene, cuban: str) -> Text:
    name = flower_name(scene, printed(scene, cuban)["flower"])
    return name.append(RECONSTRUCTED_MARK) if reconstructed(scene, cuban) else name


def flower_name(scene: Scene, word: str) -> Text:
    return Text.assemble((f"{FLOWER_MARK} ", FLOWER_STYLES[word]), scene.say(f"flower-{word}"))


def footnote(scene: Scene) -> list[RenderableType]:
    """Some colours are our best guess (the component file says which)."""
    laid = [cuban for cuban in scene.view["cuban_at"].values() if cuban]
    guessed = any(reconstructed(scene, cuban) for cuban in laid)
    return [Text(scene.say("play-reconstructed"), QUIET)] if guessed else []


def reconstructed(scene: Scene, cuban: str) -> bool:
    return bool(printed(scene, cuban)["status"] == "reconstructed")


def printed(scene: Scene, cuban: str) -> Mapping[str, str]:
    """What the component file says of a Cuban's tile."""
    tiles: list[Mapping[str, str]] = scene.setting.components.data["cuban"]
    return next(tile for tile in tiles if tile["id"] == cuban)


def ring(scene: Scene) -> RenderableType:
    """The road for a wide screen: clockwise along the upper row, back along the lower one."""
    half = len(STOP.words) // 2
    grid = Table.grid(expand=True)
    for _ in range(half):
        grid.add_column(ratio=1)
        grid.add_column(width=1)
    grid.add_row(*row_of_tiles(scene, STOP.words[:half], "→"))
    between = [Text("")] * (2 * half - 3)
    grid.add_row(Text("↑", justify="center"), *between, Text("↓", justify="center"))
    grid.add_row(*row_of_tiles(scene, STOP.words[: half - 1 : -1], "←"))
    return grid


def row_of_tiles(scene: Scene, stops: Sequence[str], arrow: str) -> list[RenderableType]:
    row: list[RenderableType] = []
    for stop in stops:
        row += [tile(scene, stop), Text(f"\n\n{arrow}")]
    return row[:-1]


def tile(scene: Scene, stop: str) -> RenderableType:
    name, flower, effect = stop_words(scene, stop)
    car = has_car(scene, stop)
    return Panel(
        Group(flower, effect),
        title=Text.assemble((f"{STAR if stop == PORT else stop} ", QUIET), name),
        title_align="left",
        subtitle=car_or_number(scene, stop) if car else None,
        box=HEAVY if car else ROUNDED,
        height=5,
    )


# -- the buildings --------------------------------------------------------------------------------------------------


def buildings(scene: Scene) -> RenderableType:
    """Three below each flower, with what they do, who owns them and whose broker stands there."""
    grid = columns(*[scene.say(f"label-{label}") for label in ("flower", "building", "effect", "owner", "broker")])
    grid.padding = (0, 1 if scene.width < WIDE else 3, 0, 0)
    grid.columns[0].no_wrap = grid.columns[1].no_wrap = True
    for place, space in enumerate(SPACE.words):
        building = scene.view["building_on"][space]
        if building is None:  # the tiles are still being laid
            continue
        first = place % SPACES_PER_FLOWER == 0
        grid.add_row(
            flower_name(scene, FLOWER.words[place // SPACES_PER_FLOWER]) if first else "",
            Text(scene.say(f"building-{building}"), STRONG),
            Text(scene.say(f"building-{building}.effect")),
            seat_name(scene, scene.view["owner"][building]),
            broker_on(scene, building),
        )
    return grid


def seat_name(scene: Scene, word: str | None) -> Text:
    """A player by the word of his seat."""
    return Text(NONE, QUIET) if word is None else player_name(scene, int(word) - 1)


def broker_on(scene: Scene, building: str) -> Text:
    standing = [seat for seat, place in scene.view["broker"].items() if place == building]
    return seat_name(scene, standing[0] if standing else None)


# -- the ship, the goods and the players ----------------------------------------------------------------------------


def ship_and_players(scene: Scene) -> RenderableType:
    ship = Group(*undetermined_note(scene), goods(scene))
    if scene.width < WIDE:
        return Group(ship_heading(scene), ship, heading(scene.say("label-players")), players(scene))
    beside = Table.grid(padding=(0, 4, 0, 0))
    beside.add_row(ship, players(scene))
    return Group(ship_heading(scene), beside)


def ship_heading(scene: Scene) -> RenderableType:
    count = int(scene.setting.components.data["ships"]["count"])
    number = min(scene.view["board"]["departed"] + 1, count)
    return heading(
        scene.say("label-ship", number=number, of=count), scene.say("label-value", value=scene.view["board"]["value"])
    )


def undetermined_note(scene: Scene) -> list[RenderableType]:
    """From a departure to the end of the turn no die is aboard (santiago.ship.demand-undetermined)."""
    settled = any_die_aboard(scene) or scene.view["over"]
    return [] if settled else [Text(scene.say("label-demand-undetermined"), "italic")]


def goods(scene: Scene) -> RenderableType:
    """A column for each good: what the ship wants, what the supply holds, and what the players have."""
    grid = columns("", *[scene.say(f"good-{good}") for good in GOOD.words])
    grid.add_column(scene.say("label-pesos"))
    grid.add_column(scene.say("label-points"))
    for column in grid.columns[1:]:
        column.justify = "right"
    grid.add_row(scene.say("label-demand"), *[demand_for(scene, good) for good in DIE.words])
    grid.add_row(scene.say("label-supply"), *[str(scene.view["supply"][good]) for good in GOOD.words])
    for seat in range(len(scene.setting.seats)):
        grid.add_row(player_name(scene, seat), *holdings(scene, seat))
    return grid


def demand_for(scene: Scene, good: str) -> Text:
    wanted = scene.view["demand"][good]
    if wanted != NOT_ABOARD:
        return Text(str(wanted), STRONG if wanted else QUIET)
    if any_die_aboard(scene):
        return Text(scene.say("label-not-aboard"), QUIET)
    return Text(NONE if scene.view["over"] else UNKNOWN, QUIET)


def any_die_aboard(scene: Scene) -> bool:
    return any(wanted != NOT_ABOARD for wanted in scene.view["demand"].values())


def holdings(scene: Scene, seat: int) -> list[Text]:
    held = scene.view["players"][seat]
    if held is None:
        return [Text(scene.say("label-hidden"), QUIET), *[Text(UNKNOWN, QUIET)] * (len(GOOD.words) + 1)]
    return [amount(number) for number in (*[held["goods"][good] for good in GOOD.words], held["pesos"], held["points"])]


def players(scene: Scene) -> RenderableType:
    """Where every broker stands, how many ownership markers are left, and who plays, and who began."""
    grid = columns("", scene.say("label-broker"), scene.say("label-markers"), "")
    for seat in range(len(scene.setting.seats)):
        broker = scene.view["broker"][str(seat + 1)]
        grid.add_row(
            player_name(scene, seat),
            scene.say(f"building-{broker}" if broker else "label-off-board"),
            str(scene.view["markers"][str(seat + 1)]),
            marks(scene, roles(scene, seat)),
        )
    return grid


def roles(scene: Scene, seat: int) -> dict[str, bool]:
    board = scene.view["board"]
    return {
        "you": seat == scene.seat,
        "turn": seat == board["active"] and not scene.view["over"],
        "first-player": seat == board["first"],
    }


# -- moves and the result -------------------------------------------------------------------------------------------


def caption(scene: Scene, move: Move) -> Caption | None:
    """Moves whose label should say more than the rules' own words for them."""
    if move.name == "drive":
        return drive_caption(scene, move)
    if move.name in TOLD_BY_LABEL:
        return building_caption(scene, move)
    return None


def drive_caption(scene: Scene, move: Move) -> Caption:
    """Where the drive ends and what awaits the player there: the stars alone say nothing."""
    stars = move.fields["stars"]
    stop = STOP.words[(scene.view["board"]["car"] + stars) % len(STOP.words)]
    cuban = scene.view["cuban_at"][stop]
    name = scene.say(f"cuban-{cuban}") if cuban else ""
    label = scene.say("caption-santiago-drive", stars=stars, pesos=stars - 1, cuban=cuban or "none", cuban_name=name)
    return Caption(label, drive_aside(scene, cuban), frozenset({"drove", "deliveries-begun"}))


def drive_aside(scene: Scene, cuban: str | None) -> str:
    """The events speak of a Cuban who lies face down."""
    if cuban is None:
        return scene.say("label-port-effect")
    return "" if scene.view["inactive"][cuban] else scene.say(f"cuban-{cuban}.effect")


def building_caption(scene: Scene, move: Move) -> Caption:
    """What the building does, and whom a visit to it profits at the end of the turn (santiago.ownership.visit-vp)."""
    building = move.words["building"]
    label = scene.texts.move(scene.setting.game, move, move.name, scene.setting.seats)
    effect = scene.say(f"building-{building}.effect")
    owner = scene.view["owner"][building]
    if move.name == "broker" and owner is not None and int(owner) - 1 != scene.seat:
        effect = scene.say("label-effect-and-owner", effect=effect, name=scene.name(int(owner) - 1))
    return Caption(label, effect, TOLD_BY_LABEL[move.name])


def tie_breaks(scene: Scene, seat: int) -> Mapping[str, int]:
    """Goods kept after the conversion, then pesos (santiago.end.tie-goods, .tie-pesos)."""
    held = scene.view["players"][seat]
    return {"kept": held["kept"], "pesos": held["pesos"]}
