"""What a seat has in Havana, and what its moves are about."""

from collections.abc import Callable, Mapping

from malecon.engine.moves import Move
from malecon.engine.outcome import Naming
from malecon.engine.words import NUMBER, Domain
from malecon.games.havana.initiative import formed
from malecon.games.havana.purchase import Paying
from malecon.games.havana.rules import RULES
from malecon.games.havana.setup import ONE_OF_PAIR, OTHER_OF_PAIR
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import BUILDING, CARD, CUBE, VOCABULARY, Ask

# What the cubes stand for: a price in brick and glass is easier to read than one in red and blue.
MATERIAL = Domain("material", CUBE.words)
PAID = Domain("material", (*CUBE.words, "worker"))

HELD = {"points": None, "pesos": None, "workers": None, "cubes": MATERIAL}


def naming(table: HavanaTable, seat: int, move: Move) -> Naming:
    return NAMED[move.name](table, seat, move) if move.name in NAMED else Naming()


def about_building(table: HavanaTable, _seat: int, move: Move) -> Naming:
    """Which building stands there: the end alone says nothing."""
    building = int(table.building_at[table.place_of_end(move.fields["end"])])
    things = {"building": (BUILDING, building), "worth": (NUMBER, int(table.box.points[building]))}
    return Naming(things, more="more-havana-worth" if move.name == "remove" else "")


def about_payment(_table: HavanaTable, _seat: int, move: Move) -> Naming:
    """That the building is then paid for does not tell one way to pay from the other."""
    return Naming({"material": (PAID, move.fields["piece"])}, whole=True)


def about_cube(_table: HavanaTable, _seat: int, move: Move) -> Naming:
    return Naming({"material": (MATERIAL, move.fields["cube"])})


def about_levy(_table: HavanaTable, _seat: int, move: Move) -> Naming:
    return Naming({"material": (PAID, move.fields["piece"])})


def about_robbery(table: HavanaTable, _seat: int, _move: Move) -> Naming:
    return Naming(does=f"does-havana-{RULES.decisions[table.decision()].name}")


def about_action(_table: HavanaTable, _seat: int, move: Move) -> Naming:
    return Naming(apart=True, does=f"card-{move.words['card']}.effect")


def about_opening(table: HavanaTable, _seat: int, move: Move) -> Naming:
    """With the number that the pair forms: it decides who plays first."""
    pair = move.fields["pair"]
    one, other = int(ONE_OF_PAIR[pair]), int(OTHER_OF_PAIR[pair])
    things = {"number": (NUMBER, int(formed(table.box, one, other))), "one": (CARD, one), "other": (CARD, other)}
    return Naming(things, group=f"open {CARD.words[one]}", group_things={"card": (CARD, one)})


def about_cover(table: HavanaTable, seat: int, move: Move) -> Naming:
    """With the number that the new card forms with the one that stays."""
    old, new = move.fields["old"], move.fields["new"]
    kept = table.right[seat] if old == table.left[seat] else table.left[seat]
    number = int(formed(table.box, kept, new))
    return Naming(
        {"number": (NUMBER, number)},
        more=f"card-{CARD.words[new]}.effect",
        group=f"cover {CARD.words[old]}",
        group_things={"card": (CARD, old)},
    )


def about_swap(_table: HavanaTable, _seat: int, move: Move) -> Naming:
    taken = move.fields["taken"]
    word = CARD.words[taken]
    return Naming(more=f"card-{word}.effect", group=f"swap {word}", group_things={"card": (CARD, taken)})


NAMED: Mapping[str, Callable[[HavanaTable, int, Move], Naming]] = {
    "buy": about_building,
    "remove": about_building,
    "pay": about_payment,
    "pay-five": about_payment,
    "steal": about_cube,
    "search": about_cube,
    "take": about_cube,
    "levy": about_levy,
    "rob": about_robbery,
    "first": about_action,
    "open": about_opening,
    "cover": about_cover,
    "swap": about_swap,
}


def followed(table: HavanaTable) -> Move | None:
    """A purchase is followed to its end, each piece paid with the piece itself: five for one is asked on the way."""
    if table.decision() != Ask.PAY:
        return None
    return VOCABULARY[int(VOCABULARY.kinds["pay"].of(Paying.PIECE.of(table.argument())))]
