"""The drawing of every game. A new game adds its file and one line here."""

from malecon.cli.terminal import santiago
from malecon.cli.terminal.scene import Drawing

DRAWINGS: dict[str, Drawing] = {
    "santiago": Drawing(santiago.table, santiago.own_holdings, santiago.caption, santiago.tie_breaks),
}
