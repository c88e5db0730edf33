"""The table as it is told."""

from collections.abc import Sequence

from malecon.engine.sheet import (
    UNKNOWN,
    Area,
    Cell,
    Column,
    Grid,
    Row,
    Scene,
    Sheet,
    Things,
    Tile,
    Tiles,
    amount,
    area,
    cell,
    nothing,
    row,
    strong,
)

from .words import BID, PEARL, ROUNDS


def areas(scene: Scene) -> Sequence[Area]:
    return (*moment(scene), middle(scene), players(scene), *hand(scene))


def moment(scene: Scene) -> list[Area]:
    number = scene.view["board"]["round"]
    return [area("moment", scene.say("label-pearls-round", number=number, of=ROUNDS))] if number else []


def middle(scene: Scene) -> Area:
    """The pearl that is bid for, and what is in the bag."""
    pearl = scene.view["middle"]["pearl"]
    tiles = [Tile(strong(scene.name(PEARL, pearl)), (worth(scene, pearl),))] if pearl else []
    columns = tuple(Column(scene.name(PEARL, word)) for word in PEARL.words)
    bag = row(scene.say("label-pearls-bag"), *[amount(scene.view["bag"][word]) for word in PEARL.words])
    return area("middle", scene.say("label-pearls-middle"), Tiles(tuple(tiles)), Grid(columns, (bag,)))


def worth(scene: Scene, pearl: str) -> Cell:
    return cell(scene.say("label-pearls-worth", points=scene.setting.box[pearl]["points"]))


def players(scene: Scene) -> Area:
    columns = (
        Column(scene.say("label-points")),
        Column(scene.say("label-pearls-bid"), kind="words"),
        Column(scene.say("label-pearls-played"), kind="list"),
    )
    return area("players", scene.say("label-players"), Grid(columns, tuple(player(scene, n) for n in scene.seats)))


def player(scene: Scene, seat: int) -> Row:
    cards = scene.view["cards"][seat]
    played = [cell(word) for word in BID.words if cards[word] == "played"]
    points = amount(scene.view["points"][str(seat + 1)])
    return row(scene.player(seat), points, bid(scene, seat), played or [nothing()], marks=scene.marks(seat))


def bid(scene: Scene, seat: int) -> Cell:
    cards = scene.view["cards"][seat]
    own = [word for word in BID.words if cards[word] == "sealed"]
    if own:
        return strong(own[0])
    return cell(UNKNOWN, said=scene.say("label-hidden")) if cards["sealed"] else nothing()


def hand(scene: Scene) -> list[Area]:
    if scene.seat is None:
        return []
    cards = scene.view["cards"][scene.seat]
    held = [strong(word) for word in BID.words if cards[word] == "in-hand"]
    return [area("hand", scene.say("label-pearls-hand"), Things((("", tuple(held)),), seat=scene.seat))]


SHEET = Sheet(areas)
