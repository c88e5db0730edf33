"""Which clauses belong to which: those that speak of each other, and the readings of one point."""

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from handbook.addresses import clauses
from malecon.engine.catalogue import Clause, Difference
from malecon.engine.game import Game
from malecon.engine.options import Option
from malecon.games import games

NAMED = re.compile(r"\b[a-z]+(?:\.[a-z0-9-]*[a-z0-9])+")


def named_in(text: str) -> list[str]:
    """The clauses that a text names by their ids."""
    return [id for id in NAMED.findall(text) if id in clauses()]


@cache
def mentions() -> Mapping[str, list[str]]:
    """By clause: those that it names, and those that name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for clause in clauses().values():
        for other in named_in(" ".join((*clause.text.values(), *clause.why.values()))):
            found[clause.id].append(other)
            found[other].append(clause.id)
    return found


def differences_of(game: Game, id: str) -> list[Difference]:
    """The points on which editions differ where a clause is a reading, or the ruling."""
    return [each for each in game.catalogue.differences if id in (*each.readings, each.default, each.ruling)]


def options_of(game: Game, id: str) -> list[Option]:
    """The options that a clause is about, or is a reading of."""
    return [option for option in game.options if id in (option.clause, *option.readings)]


def related(game: Game, clause: Clause) -> list[str]:
    """The clauses to look at as well, without itself."""
    found = list(mentions().get(clause.id, ()))
    for difference in differences_of(game, clause.id):
        found += [*difference.readings, difference.default, difference.ruling or ""]
    for option in options_of(game, clause.id):
        found += [option.clause, *option.readings]
    return [id for id in dict.fromkeys(found) if id in clauses() and id != clause.id]


def game_of(id: str) -> Game:
    return games()[id.partition(".")[0]]
