"""The box of a table: everything that is printed on its components, for whoever draws them."""

from typing import Any

from malecon.engine.game import Setting
from malecon.server import wire

GUESSED = "reconstructed"
EXACT = 2**53  # beyond this a browser has no whole numbers


def box_of(setting: Setting) -> wire.Box:
    file = setting.components
    components = {name: plain(value) for name, value in file.data.items()}
    return wire.Box(setting.game.name, setting.edition.id, file.hash, components, guessed(components))


def guessed(components: dict[str, Any]) -> dict[str, list[str]]:
    """By kind, the pieces of which we know only our best guess."""
    found: dict[str, list[str]] = {}
    for kind, pieces in components.items():
        for piece in pieces if isinstance(pieces, list) else ():
            if isinstance(piece, dict) and piece.get("status") == GUESSED:
                found.setdefault(kind, []).append(str(piece.get("id")))
    return found


def plain(value: Any) -> Any:
    """As JSON has it. A table's own file may hold what nobody plays with: dates, infinity, numbers beyond reason."""
    if isinstance(value, dict):
        return {name: plain(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    if isinstance(value, str | bool):
        return value
    if isinstance(value, int | float) and -EXACT <= value <= EXACT:
        return value
    return str(value)
