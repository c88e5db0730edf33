"""What the moves of Cuba should say besides their own words: prices, points, votes, yields, effects."""

from collections.abc import Callable

from malecon.cli.terminal.cuba.names import (
    LIST,
    SYMBOLS,
    building_effect,
    building_name,
    counted,
    effect,
    is_other,
    price_to_buy,
    price_to_sell,
    resources_of,
    statute_effect,
    statute_name,
    votes_of,
    ware_name,
)
from malecon.cli.terminal.cuba.players import played
from malecon.cli.terminal.cuba.wares import room_on
from malecon.cli.terminal.scene import Caption, Cluster, Scene
from malecon.engine.moves import Move
from malecon.engine.table import FRAME
from malecon.games.cuba.characters.architect import SURCHARGE
from malecon.games.cuba.words import BERTH, CROSS, CROSS_MASK, CROSS_SIZE, FIELD, MERCHANDISE_OF, PRODUCT, RESOURCE

BETWEEN = " · "


def caption(scene: Scene, move: Move) -> Caption | None:
    """Moves whose label should say more than the rules' own words for them."""
    captions: dict[str, Callable[[Scene, Move], Caption | None]] = {
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
    return captions[move.name](scene, move) if move.name in captions else None


def plain(scene: Scene, move: Move) -> str:
    """The rules' own words, in answer to the question on top."""
    decision = scene.setting.game.rules.decisions[scene.view["stack"][-FRAME]].name
    return scene.texts.move(scene.setting.game, move, decision, scene.setting.seats)


def label_alone(scene: Scene, move: Move) -> Caption:
    """The event would only say the same once more."""
    return Caption(plain(scene, move), "", frozenset({"harvested", "irrigated", "free-piece-taken"}))


def character_caption(scene: Scene, move: Move) -> Caption:
    does = effect(scene, f"character-{move.words['character']}")
    return Caption(plain(scene, move), does, frozenset({"character-played"}))


def delegate_caption(scene: Scene, move: Move) -> Caption:
    votes = scene.say("caption-cuba-delegate", votes=votes_of(scene, move.words["character"]))
    return Caption(plain(scene, move), votes, frozenset({"card-set-aside"}))


# -- the plantation ---------------------------------------------------------------------------------------------------


def own(scene: Scene) -> str:
    """The word of the seat that looks."""
    assert scene.seat is not None
    return str(scene.seat + 1)


def pawn_caption(scene: Scene, move: Move) -> Caption:
    """What row and column yield: all the resources, and the product fields to choose from."""
    first = move.fields["field"] * CROSS_SIZE
    cross = [FIELD.words[CROSS[place]] for place in range(first, first + CROSS_SIZE)]
    found = [scene.view["field"][own(scene)][field] for field in cross]
    resources = "".join(SYMBOLS[ware] * found.count(ware) for ware in RESOURCE.words)
    products = LIST.join(counted(scene, ware, found.count(ware)) for ware in PRODUCT.words if ware in found)
    aside = scene.say("caption-cuba-yield", resources=resources or "none", products=products or "none")
    tells = frozenset({"pawn-moved", "pawn-stayed", "resources-yielded"})
    return Caption(plain(scene, move), aside, tells)


def build_caption(scene: Scene, move: Move) -> Caption | None:
    """With what the field stops yielding; beside it, the cost and what the building does."""
    tile, field = move.words["tile"], move.words["field"]
    found = scene.view["field"][own(scene)][field]
    if found not in (*RESOURCE.words, *PRODUCT.words):  # somebody asks why nothing can be built there
        return None
    label = scene.say(
        "caption-cuba-build",
        move=plain(scene, move),
        ware_name=ware_name(scene, found),
        ware_of=scene.say(f"ware-{found}.of"),
    )
    tells = frozenset({"cost-paid", "surcharge-paid", "built"})
    return Caption(label, BETWEEN.join([price(scene, tile), building_effect(scene, tile)]), tells)


def price(scene: Scene, tile: str) -> str:
    """Resources, and pesos under the Building Act (cuba.statute.other.building)."""
    parts = [counted(scene, word, count) for word, count in resources_of(scene, tile).items()]
    if scene.view["act"]["other"] == "building":
        parts.append(scene.say("count-pesos", pesos=SURCHARGE))
    return LIST.join(parts)


def cluster(scene: Scene, move: Move) -> Cluster | None:
    """A line for each building, with the fields it may go on and what they would stop yielding."""
    if move.name != "build":
        return None
    tile, field = move.words["tile"], move.words["field"]
    line = BETWEEN.join([building_name(scene, tile), price(scene, tile), building_effect(scene, tile)])
    yielded = ware_name(scene, scene.view["field"][own(scene)][field])
    return Cluster(line, f"{field} {yielded}")


def use_caption(scene: Scene, move: Move) -> Caption:
    """What the building does, and whether it is the only one then (cuba.foreman.no-mix)."""
    does = building_effect(scene, move.words["building"])
    if not in_the_cross(scene, move.words["building"]):
        does = scene.say("caption-cuba-single", effect=does)
    tells = frozenset({"building-used", "points-earned", "pesos-earned", "votes-secured"})
    return Caption(plain(scene, move), does, tells)


def in_the_cross(scene: Scene, building: str) -> bool:
    """Whether one stands in the pawn's row or column, and these count now (cuba.foreman.cross.aid)."""
    assert scene.seat is not None
    if scene.setting.options["foreman-cross"] == "after-worker" and "worker" not in played(
        scene.view["cards"][scene.seat]
    ):
        return False
    cross = CROSS_MASK[FIELD.values[scene.view["pawn"][own(scene)]]]
    standing = [field for field, found in scene.view["field"][own(scene)].items() if found == building]
    return any(cross >> FIELD.values[field] & 1 for field in standing)


# -- market and harbor ------------------------------------------------------------------------------------------------


def purchase_caption(scene: Scene, move: Move) -> Caption:
    return priced(scene, move, price_to_buy(scene, move.words["ware"]))


def sale_caption(scene: Scene, move: Move) -> Caption:
    return priced(scene, move, price_to_sell(scene, move.words["ware"]))


def priced(scene: Scene, move: Move, pesos: int) -> Caption:
    label = scene.say("caption-cuba-price", move=plain(scene, move), pesos=pesos)
    return Caption(label, "", frozenset({"bought", "bought-from-stock", "sold", "sold-to-stock"}))


def load_caption(scene: Scene, move: Move) -> Caption:
    """The number of a dock is the points of each piece (cuba.ship.vp)."""
    points = BERTH.values[move.words["dock"]]
    label = scene.say("caption-cuba-load", move=plain(scene, move), points=points)
    return Caption(label, "", frozenset({"loaded"}))


def fetch_caption(scene: Scene, move: Move) -> Caption:
    """The spaces of the ship: its number says nothing."""
    ship = move.words["ship"]
    room = {ware: room_on(scene, ship, ware) for ware in MERCHANDISE_OF.words}
    spaces = LIST.join(counted(scene, ware, count) for ware, count in room.items() if count)
    return Caption(plain(scene, move), spaces, frozenset({"ship-fetched"}))


# -- parliament -------------------------------------------------------------------------------------------------------


def bid_caption(scene: Scene, move: Move) -> Caption:
    votes = scene.view["votes"][own(scene)] + move.fields["pesos"]
    return Caption(scene.say("caption-cuba-bid", move=plain(scene, move), votes=votes), "", frozenset({"bid-sealed"}))


def enact_caption(scene: Scene, move: Move) -> Caption | None:
    """The two bills by name: their types alone say nothing."""
    bills = [scene.view["bill"][type] for type in move.words["bills"].split("+")]
    if None in bills:  # somebody asks why a vetoed bill cannot be enacted
        return None
    one, other = (statute_name(scene, bill) for bill in bills)
    label = scene.say("caption-cuba-enact", one_name=one, other_name=other)
    effects = [statute_effect(scene, bill) for bill in bills if is_other(bill)]
    return Caption(label, BETWEEN.join(effects), frozenset({"act-passed", "act-replaced", "bill-rejected"}))


def veto_caption(scene: Scene, move: Move) -> Caption | None:
    bill = scene.view["bill"][move.words["type"]]
    if bill is None:  # somebody asks why there is nothing to veto
        return None
    aside = BETWEEN.join([statute_name(scene, bill), statute_effect(scene, bill)])
    return Caption(plain(scene, move), aside, frozenset({"bill-vetoed"}))
