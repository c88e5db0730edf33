"""What the moves of Cuba should say besides their own words: prices, points, votes, yields, effects."""

from collections.abc import Callable

from malecon.engine.moves import Move
from malecon.engine.sheet import Caption, Cluster, Scene
from malecon.games.cuba.characters.architect import SURCHARGE
from malecon.games.cuba.sheet.names import (
    LIST,
    SYMBOLS,
    counted,
    listed,
    price_to_buy,
    price_to_sell,
    resources_of,
    votes_of,
)
from malecon.games.cuba.sheet.players import played
from malecon.games.cuba.sheet.wares import room_on
from malecon.games.cuba.words import BERTH, BUILDING, CHARACTER, FIELD, PRODUCT, RESOURCE, STATUTE, TILE, TYPE_OF, WARE

BETWEEN = " · "


def caption(scene: Scene, move: Move, label: str) -> Caption | None:
    """Moves whose label should say more than the rules' own words for them."""
    captions: dict[str, Callable[[Scene, Move, str], Caption | None]] = {
        "play": character_caption,
        "set-aside": delegate_caption,
        "pawn": pawn_caption,
        "buy": purchase_caption,
        "sell": sale_caption,
        "build": build_caption,
        "use": use_caption,
        "veto": veto_caption,
        "fetch": fetch_caption,
        "load": load_caption,
        "bid": bid_caption,
        "enact": enact_caption,
        "harvest": label_alone,
        "irrigate": label_alone,
        "take": label_alone,
        "done": label_alone,
    }
    return captions[move.name](scene, move, label) if move.name in captions else None


def label_alone(_scene: Scene, _move: Move, plain: str) -> Caption:
    """The event would only say the same once more."""
    return Caption(plain, "", frozenset({"harvested", "irrigated", "free-piece-taken"}))


def character_caption(scene: Scene, move: Move, plain: str) -> Caption:
    does = scene.effect(CHARACTER, move.words["character"])
    return Caption(plain, does, frozenset({"character-played"}))


def delegate_caption(scene: Scene, move: Move, plain: str) -> Caption:
    votes = scene.say("caption-cuba-delegate", votes=votes_of(scene, move.words["character"]))
    return Caption(plain, votes, frozenset({"card-set-aside"}))


# -- the plantation ---------------------------------------------------------------------------------------------------


def own(scene: Scene) -> str:
    """The word of the seat that looks."""
    assert scene.seat is not None
    return str(scene.seat + 1)


def pawn_caption(scene: Scene, move: Move, plain: str) -> Caption:
    """What row and column yield: all the resources, and the product fields to choose from."""
    found = [scene.view["field"][own(scene)][field] for field in cross_of(move.words["field"])]
    resources = "".join(SYMBOLS[ware] * found.count(ware) for ware in RESOURCE.words)
    products = LIST.join(counted(scene, ware, found.count(ware)) for ware in PRODUCT.words if ware in found)
    aside = scene.say("caption-cuba-yield", resources=resources or "none", products=products or "none")
    tells = frozenset({"pawn-moved", "pawn-stayed", "resources-yielded"})
    return Caption(plain, aside, tells)


def cross_of(field: str) -> list[str]:
    """The fields of a row and a column."""
    return [other for other in FIELD.words if other[0] == field[0] or other[1:] == field[1:]]


def build_caption(scene: Scene, move: Move, plain: str) -> Caption | None:
    """With what the field stops yielding; beside it, the cost and what the building does."""
    tile, field = move.words["tile"], move.words["field"]
    found = scene.view["field"][own(scene)][field]
    if found not in (*RESOURCE.words, *PRODUCT.words):  # somebody asks why nothing can be built there
        return None
    label = scene.say(
        "caption-cuba-build",
        move=plain,
        ware_name=scene.name(WARE, found),
        ware_of=scene.say(f"ware-{found}.of"),
    )
    tells = frozenset({"cost-paid", "surcharge-paid", "built"})
    return Caption(label, BETWEEN.join([price(scene, tile), scene.effect(TILE, tile)]), tells)


def price(scene: Scene, tile: str) -> str:
    """Resources, and pesos under the Building Act (cuba.statute.other.building)."""
    resources = listed(scene, resources_of(scene, tile))
    if scene.view["act"]["other"] == "building":
        return LIST.join([resources, scene.say("count-pesos", pesos=SURCHARGE)])
    return resources


def cluster(scene: Scene, move: Move) -> Cluster | None:
    """A line for each building, with the fields it may go on and what they would stop yielding."""
    if move.name != "build":
        return None
    tile, field = move.words["tile"], move.words["field"]
    line = BETWEEN.join([scene.name(TILE, tile), price(scene, tile), scene.effect(TILE, tile)])
    yielded = scene.name(WARE, scene.view["field"][own(scene)][field])
    return Cluster(line, f"{field} {yielded}")


def use_caption(scene: Scene, move: Move, plain: str) -> Caption:
    """What the building does, and whether it is the only one then (cuba.foreman.no-mix)."""
    does = scene.effect(BUILDING, move.words["building"])
    if not in_the_cross(scene, move.words["building"]):
        does = scene.say("caption-cuba-single", effect=does)
    tells = frozenset({"building-used", "points-earned", "pesos-earned", "votes-secured"})
    return Caption(plain, does, tells)


def in_the_cross(scene: Scene, building: str) -> bool:
    """Whether one stands in the pawn's row or column, and these count now (cuba.foreman.cross.aid)."""
    assert scene.seat is not None
    if scene.setting.options["foreman-cross"] == "after-worker" and "worker" not in played(
        scene.view["cards"][scene.seat]
    ):
        return False
    cross = cross_of(scene.view["pawn"][own(scene)])
    return any(scene.view["field"][own(scene)][field] == building for field in cross)


# -- market and harbor ------------------------------------------------------------------------------------------------


def purchase_caption(scene: Scene, move: Move, plain: str) -> Caption:
    return priced(scene, plain, price_to_buy(scene, move.words["ware"]))


def sale_caption(scene: Scene, move: Move, plain: str) -> Caption:
    return priced(scene, plain, price_to_sell(scene, move.words["ware"]))


def priced(scene: Scene, plain: str, pesos: int) -> Caption:
    label = scene.say("caption-cuba-price", move=plain, pesos=pesos)
    return Caption(label, "", frozenset({"bought", "bought-from-stock", "sold", "sold-to-stock"}))


def load_caption(scene: Scene, move: Move, plain: str) -> Caption:
    """The number of a dock is the points of each piece (cuba.ship.vp)."""
    points = BERTH.values[move.words["dock"]]
    label = scene.say("caption-cuba-load", move=plain, points=points)
    return Caption(label, "", frozenset({"loaded"}))


def fetch_caption(scene: Scene, move: Move, plain: str) -> Caption:
    """The spaces of the ship: its number says nothing."""
    return Caption(plain, listed(scene, room_on(scene, move.words["ship"])), frozenset({"ship-fetched"}))


# -- parliament -------------------------------------------------------------------------------------------------------


def bid_caption(scene: Scene, move: Move, plain: str) -> Caption:
    votes = scene.view["votes"][own(scene)] + move.fields["pesos"]
    return Caption(scene.say("caption-cuba-bid", move=plain, votes=votes), "", frozenset({"bid-sealed"}))


def enact_caption(scene: Scene, move: Move, _plain: str) -> Caption | None:
    """The two bills by name: their types alone say nothing."""
    bills = [scene.view["bill"][type] for type in move.words["bills"].split("+")]
    if None in bills:  # somebody asks why a vetoed bill cannot be enacted
        return None
    one, other = (scene.name(STATUTE, bill) for bill in bills)
    label = scene.say("caption-cuba-enact", one_name=one, other_name=other)
    effects = [scene.effect(STATUTE, bill) for bill in bills if TYPE_OF[bill] == "other"]
    return Caption(label, BETWEEN.join(effects), frozenset({"act-passed", "act-replaced", "bill-rejected"}))


def veto_caption(scene: Scene, move: Move, plain: str) -> Caption | None:
    bill = scene.view["bill"][move.words["type"]]
    if bill is None:  # somebody asks why there is nothing to veto
        return None
    aside = BETWEEN.join([scene.name(STATUTE, bill), scene.effect(STATUTE, bill)])
    return Caption(plain, aside, frozenset({"bill-vetoed"}))
