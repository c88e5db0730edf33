"""The table of Cuba as it is told: market and harbor, parliament, the buildings, the players, the plantations."""

from collections.abc import Mapping, Sequence

from malecon.engine.sheet import Area, Scene, Sheet
from malecon.games.cuba.sheet.board import buildings, footnote, moment, parliament
from malecon.games.cuba.sheet.moves import TELLS, cluster
from malecon.games.cuba.sheet.players import own_plantation, plantations, players
from malecon.games.cuba.sheet.wares import later_ships, market, stock_and_lots

ON_THE_PLANTATION = ("pawn", "harvest", "build")
IN_PARLIAMENT = ("veto", "bid", "enact")


def areas(scene: Scene) -> Sequence[Area]:
    """From the board to the player's own plantation."""
    return (
        moment(scene),
        market(scene),
        parliament(scene),
        *later_ships(scene),
        *footnote(scene),
        buildings(scene),
        players(scene),
        *plantations(scene),
    )


def between(scene: Scene) -> Sequence[Area]:
    """What the next question is about, and what everybody has."""
    if scene.question in IN_PARLIAMENT:
        return (parliament(scene), players(scene))
    if scene.question in ON_THE_PLANTATION and scene.seat is not None:
        return (stock_and_lots(scene), own_plantation(scene, scene.seat))
    if scene.question == "foreman" and scene.seat is not None:
        return (market(scene), own_plantation(scene, scene.seat))
    return (market(scene),)


def tie_breaks(scene: Scene, seat: int) -> Mapping[str, int]:
    """Money (cuba.end.tie-money)."""
    return {"pesos": scene.view["pesos"][str(seat + 1)]}


SHEET = Sheet(areas, between, TELLS, cluster, "play-place-cuba", tie_breaks, "label-cuba-parliament")
