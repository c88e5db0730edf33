"""The table of Cuba, drawn from a view: market and harbor, parliament, the buildings, the players, the plantations.

Colour is never alone: pieces, buildings and players are named, spaces are filled or empty squares.
"""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table

from malecon.cli.terminal.cuba.board import alternatives, buildings, footnote, moment, narrow_parliament, parliament
from malecon.cli.terminal.cuba.captions import caption, cluster
from malecon.cli.terminal.cuba.players import own_plantation, plantations, players
from malecon.cli.terminal.cuba.wares import Wares, general_stock, lots, market_and_harbor
from malecon.cli.terminal.scene import Scene
from malecon.engine.table import FRAME
from malecon.games.cuba.words import ASK_BID, ASK_BUILD, ASK_ENACT, ASK_FOREMAN, ASK_HARVEST, ASK_PAWN, ASK_VETO

__all__ = ["caption", "cluster", "own_holdings", "table", "tie_breaks"]

ON_THE_PLANTATION = (ASK_PAWN, ASK_HARVEST, ASK_BUILD)
IN_PARLIAMENT = (ASK_VETO, ASK_BID, ASK_ENACT)


def table(scene: Scene) -> RenderableType:
    """The whole table, from the board to the player's own plantation."""
    wares = Wares(scene)
    return Group(
        moment(scene),
        board(scene, wares),
        *footnote(scene),
        buildings(scene),
        players(scene),
        alternatives(scene),
        *plantations(scene),
    )


def board(scene: Scene, wares: Wares) -> RenderableType:
    owned = Group(market_and_harbor(scene, wares), lots(scene, wares))
    if not wares.beside_parliament:
        return Group(owned, parliament(scene))
    beside = Table.grid(padding=(0, 2, 0, 0), expand=True)
    beside.add_column(width=wares.width)
    beside.add_column(ratio=1)
    beside.add_row(owned, narrow_parliament(scene))
    return beside


def own_holdings(scene: Scene) -> RenderableType:
    """Between two questions of a turn: what the next one is about, and what everybody has."""
    wares = Wares(scene)
    question = scene.view["stack"][-FRAME] if scene.view["stack"] else None
    if question in IN_PARLIAMENT:
        return Group(parliament(scene), players(scene))
    if question in ON_THE_PLANTATION and scene.seat is not None:
        return Group(general_stock(scene, wares), lots(scene, wares), own_plantation(scene))
    if question == ASK_FOREMAN and scene.seat is not None:
        return Group(market_and_harbor(scene, wares), lots(scene, wares), own_plantation(scene))
    return Group(market_and_harbor(scene, wares), lots(scene, wares))


def tie_breaks(scene: Scene, seat: int) -> Mapping[str, int]:
    """Money (cuba.end.tie-money)."""
    return {"pesos": scene.view["pesos"][str(seat + 1)]}
