"""Views: what everybody sees of a table, in the words of the game; what only some see is added by each game."""

from collections.abc import Sequence
from typing import Any

from malecon.engine.decision import Rules
from malecon.engine.table import Table

View = dict[str, Any]


def public_view(rules: Rules, table: Table, public: Sequence[str], seat: int | None) -> View:
    """Who looks, what is being asked and what comes later, and the fields that are public, by name."""
    shown: View = {"seat": seat, "seats": int(table.seats), "over": table.over(), **rules.situation(table)}
    for name in public:
        shown[name] = table.described(name)
    return shown


def read_public(rules: Rules, table: Table, public: Sequence[str], view: View) -> None:
    """The way back: put all of it on a table with nothing on it."""
    for name in public:
        table.read_field(name, view[name])
    rules.set_situation(table, view)
