"""The drawing of every game. A new game adds its file and one entry here."""

from malecon.cli.terminal import havana, santiago
from malecon.cli.terminal.cuba import drawing as cuba
from malecon.cli.terminal.scene import Drawing

DRAWINGS: dict[str, Drawing] = {
    "cuba": Drawing(
        cuba.table,
        cuba.own_holdings,
        cuba.caption,
        "play-place-cuba",
        cuba.tie_breaks,
        "label-cuba-parliament",
        cuba.cluster,
    ),
    "havana": Drawing(
        havana.table,
        havana.own_holdings,
        havana.caption,
        "play-place-havana",
        havana.tie_breaks,
        "label-havana-architect",
    ),
    "santiago": Drawing(
        santiago.table,
        santiago.own_holdings,
        santiago.caption,
        "play-place",
        santiago.tie_breaks,
        "label-broker",
    ),
}
