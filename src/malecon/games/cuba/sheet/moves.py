"""What the words of Cuba's moves say already, and how those are told of which there are very many."""

from malecon.engine.moves import Move
from malecon.engine.sheet import Cluster, Scene
from malecon.games.cuba.characters.architect import SURCHARGE
from malecon.games.cuba.sheet.names import LIST, listed, resources_of
from malecon.games.cuba.words import TILE, WARE

BETWEEN = " · "

TELLS = {
    "play": frozenset({"character-played"}),
    "set-aside": frozenset({"card-set-aside"}),
    "pawn": frozenset({"pawn-moved", "pawn-stayed", "resources-yielded"}),
    "harvest": frozenset({"harvested"}),
    "irrigate": frozenset({"irrigated"}),
    "buy": frozenset({"bought", "bought-from-stock"}),
    "sell": frozenset({"sold", "sold-to-stock"}),
    "take": frozenset({"free-piece-taken"}),
    "build": frozenset({"cost-paid", "surcharge-paid", "built"}),
    "use": frozenset({"building-used", "points-earned", "pesos-earned", "pieces-taken", "votes-secured"}),
    "amount": frozenset({"returned-for-points"}),
    "give": frozenset({"returned-for-points", "returned-for-pesos"}),
    "veto": frozenset({"bill-vetoed"}),
    "fetch": frozenset({"ship-fetched"}),
    "load": frozenset({"loaded"}),
    "bid": frozenset({"bid-sealed"}),
    "enact": frozenset({"act-passed", "act-replaced", "bill-rejected"}),
    "pay-tax": frozenset({"tax-paid"}),
    "pay-duty": frozenset({"duty-paid", "both-paid"}),
    "forgo": frozenset({"points-instead", "pesos-instead"}),
    "done": frozenset(),
}


def own(scene: Scene) -> str:
    """The word of the seat that looks."""
    assert scene.seat is not None
    return str(scene.seat + 1)


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
