"""What a seat may know: everything but the others' hands, their sealed cards and what they put away unseen."""

from typing import Annotated, Any, Literal, TypedDict

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.sets import only
from malecon.engine.views import public_view, read_public
from malecon.engine.words import SEAT
from malecon.games.havana.box import Box
from malecon.games.havana.cards.idle import GUARD, protected
from malecon.games.havana.initiative import formed
from malecon.games.havana.purchase import missing
from malecon.games.havana.rules import RULES
from malecon.games.havana.setup import ONE_OF_PAIR, OTHER_OF_PAIR
from malecon.games.havana.sight import OWNED_FROM_HERE, WHEREABOUTS_FROM_HERE
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    BUILDING,
    CARD,
    CARDS,
    END,
    LIES,
    VOCABULARY,
    WHERE,
    WHEREABOUTS,
    Lies,
    Moves,
    Where,
)

# Public at all times (havana.info.open-holdings, .bag-deck).
PUBLIC = (
    "option",
    "board",
    "bag",
    "centre",
    "out",
    "building_at",
    "length",
    "due",
    "order",
    "number",
    "rank",
    "pesos",
    "workers",
    "points",
    "cubes",
    "left",
    "right",
    "bank",
)
KNOWN = (Lies.OPEN, Lies.COVERED, Lies.DISCARDED)
HIDDEN = (Lies.HAND, Lies.SEALED, Lies.PUT_AWAY)


class OwnCards(TypedDict, total=False):
    """Those that their owner alone knows, and what somebody who keeps notes knows of them."""

    hand: list[Annotated[str, CARD]]
    sealed: list[Annotated[str, CARD]]
    put_away: list[Annotated[str, CARD]]
    may_be: list[list[Annotated[str, CARD]]]  # of each card that another one put away unseen, where notes are kept


class Cards(OwnCards):
    """The cards of a player: by name as far as the viewer may know them, else only how many."""

    open: list[Annotated[str, CARD]]
    covered: list[Annotated[str, CARD]]
    discarded: list[Annotated[str, CARD]]
    count: dict[Literal["hand", "sealed", "put_away"], int]


class Forming(TypedDict):
    """The numbers of the viewer: of the two cards that lie open or were laid first, of the next round as far as it is
    chosen, and of the next round after each move that would choose it."""

    now: int | None
    next: int | None
    after: dict[str, int]


PARTS: dict[str, object] = {
    "whereabouts": dict[Annotated[str, BUILDING], Annotated[str, WHEREABOUTS] | None],  # of a building that was seen
    "goal": int,  # points that end the game
    "ends": dict[Annotated[str, END], Annotated[str, BUILDING] | None],  # what can be bought or removed where
    "missing": dict[Annotated[str, END], int | None],  # of its printed cost, to the viewer
    "protected_by": dict[Annotated[str, SEAT], Annotated[str, CARD] | None],  # nobody may take anything of this player
    "cards": list[Cards],
    "forming": Forming,
}


def view(table: HavanaTable, seat: int | None) -> dict[str, Any]:
    """Built field by field; of the others only cards that lie or lay open are named (havana.info.hand-secret)."""
    shown = public_view(RULES, table, PUBLIC, seat)
    seats = range(table.seats)
    shown["whereabouts"] = whereabouts(table)
    shown["goal"] = int(table.box.target[table.seats])
    shown["ends"] = {word: building_at_end(table, end) for word, end in END.values.items()}
    shown["missing"] = {word: missing_at_end(table, seat, end) for word, end in END.values.items()}
    guard = CARD.words[GUARD]
    shown["protected_by"] = {SEAT.words[other]: guard if protected(table, other) else None for other in seats}
    shown["cards"] = [cards_of(table, other, KNOWN + HIDDEN if other == seat else KNOWN) for other in seats]
    shown["forming"] = forming(table, seat)
    return shown


def whereabouts(table: HavanaTable) -> dict[str, str | None]:
    found = dict.fromkeys(BUILDING.words)
    for word, where in WHERE.values.items():
        for building, number in BUILDING.values.items():
            if where != Where.PILE and table.buildings[where] >> number & 1:
                found[building] = word
    return found


def building_at_end(table: HavanaTable, end: int) -> str | None:
    return BUILDING.word(int(table.building_at[table.place_of_end(end)])) if table.has_end(end) else None


def missing_at_end(table: HavanaTable, seat: int | None, end: int) -> int | None:
    if seat is None or not table.has_end(end):
        return None
    return int(missing(table, seat, int(table.building_at[table.place_of_end(end)])))


def cards_of(table: HavanaTable, seat: int, named: tuple[int, ...]) -> dict[str, Any]:
    """The cards that lie in one of these ways by name, and how many are hidden from the others."""
    lie = {state: cards_that(table, seat, state) for state in KNOWN + HIDDEN}
    names = {LIES.words[state]: [CARD.words[card] for card in lie[state]] for state in named}
    return {**names, "count": {LIES.words[state]: len(lie[state]) for state in HIDDEN}}


def cards_that(table: HavanaTable, seat: int, state: int) -> list[int]:
    return [card for card in range(CARDS) if table.cards.at(seat, state) >> card & 1]


def forming(table: HavanaTable, seat: int | None) -> Forming:
    if seat is None:
        return Forming(now=None, next=None, after={})
    sealed = cards_that(table, seat, Lies.SEALED)
    shown = [card for card in (int(table.left[seat]), int(table.right[seat])) if card in range(CARDS)] or sealed
    kept = cards_that(table, seat, Lies.OPEN)
    return Forming(
        now=number_of(table, shown),
        next=number_of(table, kept + sealed) if sealed and kept else None,
        after={str(VOCABULARY[move]): number_after(table, seat, move) for move in choices(table, seat)},
    )


def number_of(table: HavanaTable, cards: list[int]) -> int | None:
    return int(formed(table.box, cards[0], cards[1])) if len(cards) == 2 else None


def choices(table: HavanaTable, seat: int) -> list[int]:
    """The moves by which the seat, if it is asked, chooses what it will show."""
    moves = MoveList()
    if RULES.asked(table) >> seat & 1:
        RULES.legal(table, seat, moves)
    return [move for move in moves.listed() if Moves.OPEN.has(move) or Moves.COVER.has(move)]


def number_after(table: HavanaTable, seat: int, move: int) -> int:
    if Moves.OPEN.has(move):
        pair = int(Moves.OPEN.value(move))
        return int(formed(table.box, ONE_OF_PAIR[pair], OTHER_OF_PAIR[pair]))
    left, right = table.left[seat], table.right[seat]
    kept = right if Moves.COVER.value(move) == left else left
    return int(formed(table.box, kept, Moves.COVER.second(move)))


def seen(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What the view says of the fields of `HavanaSight`."""
    seats, looking = view["seats"], view["seat"]
    here = {
        str(seat + 1): WHEREABOUTS_FROM_HERE.words[OWNED_FROM_HERE + (seat - looking) % seats] for seat in range(seats)
    }
    card = {}
    for seat, cards in enumerate(view["cards"]):
        lie = {name: word for word in LIES.words for name in cards.get(word, ())}
        card[str(seat + 1)] = {name: lie.get(name) for name in CARD.words}
    return {
        "whereabouts": {building: where and here.get(where, where) for building, where in view["whereabouts"].items()},
        "card": card,
        "hidden": {str(seat + 1): cards["count"] for seat, cards in enumerate(view["cards"])},
    }


def imagine(view: dict[str, Any], box: Box, chance: Chance) -> HavanaTable:
    """A table with this view: the hidden cards of the others are dealt at random among hand, seal and pile."""
    table = HavanaTable(view["seats"], box)
    read_public(RULES, table, PUBLIC, view)
    table.buildings.fill(0)
    for building, where in view["whereabouts"].items():
        table.buildings[WHERE.values[where or "pile"]] += only(BUILDING.values[building])
    for seat, cards in enumerate(view["cards"]):
        lie = {word: [CARD.values[card] for card in cards.get(word, ())] for word in LIES.words}
        unknown = [card for card in range(CARDS) if not any(card in known for known in lie.values())]
        for word, count in cards["count"].items():
            while len(lie[word]) < count:
                lie[word].append(unknown.pop(chance.below(len(unknown))))
        for word, state in LIES.values.items():
            table.cards.set(seat, state, sum(1 << card for card in lie[word]))
    return table
