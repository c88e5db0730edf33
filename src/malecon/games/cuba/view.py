"""What a seat may know: everything but the order of piles, sealed bids and cards that lie face down."""

from typing import Annotated, Any, Final, Literal

from malecon.engine.chance import Chance
from malecon.engine.table import NOBODY
from malecon.engine.views import View, public_view, read_public
from malecon.games.cuba.box import Box
from malecon.games.cuba.characters.alternative import GAINS
from malecon.games.cuba.components import TERRAIN
from malecon.games.cuba.market import price_to_buy, price_to_sell
from malecon.games.cuba.rules import RULES
from malecon.games.cuba.supply import TRACK
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    CARD_IS,
    CHARACTER,
    EVERYBODY,
    FIELD,
    LAST_ROUND,
    MERCHANDISE_OF,
    ON_FIELD,
    PHASE,
    RESOURCE,
    SHIP,
    SHIPS,
    TYPE_OF,
    CardIs,
    Choice,
    Phase,
    cross_of,
)

# Public at all times (cuba.flow.open-information). What the statute piles still hold is too: every card is known.
PUBLIC: Final = (
    "option",
    "board",
    "stock",
    "market",
    "tiles",
    "covered",
    "berth",
    "cargo",
    "pile_known",
    "bill",
    "act",
    "veto",
    "statute",
    "colour",
    "pesos",
    "points",
    "pawn",
    "votes",
    "complied",
    "field",
    "lot",
    "stored",
    "bank",
)
HIDDEN: Final = "hidden"  # a card in hand or set aside: nobody else can tell

ShipCard = Annotated[str, SHIP]
Card = Annotated[str, CHARACTER]
Merchandise = Annotated[str, MERCHANDISE_OF]
CardState = Annotated[str, CARD_IS] | Literal["hidden"]

# What only some may know, and what the fields do not say by themselves.
PARTS: Final = {
    "pile": list[ShipCard | None],  # from the top
    "bid": list[int | Literal["hidden"] | None],
    "cards": list[dict[Card, CardState]],
    "set_aside": list[bool],
    "played": list[list[Card]],  # in this round, in their order
    "buying": dict[Merchandise, int],  # what the next piece costs
    "selling": dict[Merchandise, int],
}
FIXED: Final[dict[str, object]] = {
    "RESOURCES": RESOURCE.words,
    "PHASES": PHASE.words[Phase.BILLS :],  # of a round
    "ROUNDS": LAST_ROUND,
    "TRACK": TRACK,
    "CROSS": {word: [FIELD.words[other] for other in cross_of(field)] for word, field in FIELD.values.items()},
    "TERRAIN": {word: ON_FIELD.words[yielded] for word, yielded in TERRAIN.items()},
    "TYPE_OF": TYPE_OF,
    "GAINS": GAINS,
}


def view(table: CubaTable, seat: int | None) -> View:
    """Built field by field; sealed bids, face-down cards and ships of the pile only for who knows them."""
    shown = public_view(RULES, table, PUBLIC, seat)
    shown["pile"] = [ship_known(table, seat, place) for place in range(SHIPS)]
    shown["bid"] = [bid_of(table, other, seat) for other in range(table.seats)]
    shown["cards"] = [cards_of(table, other, seat) for other in range(table.seats)]
    shown["set_aside"] = [table.card_in(other, CardIs.SET_ASIDE) != NOBODY for other in range(table.seats)]
    shown["played"] = [cards_played(table, other) for other in range(table.seats)]
    shown["buying"] = {word: int(price_to_buy(table, ware)) for word, ware in MERCHANDISE_OF.values.items()}
    shown["selling"] = {word: int(price_to_sell(table, ware)) for word, ware in MERCHANDISE_OF.values.items()}
    return shown


def ship_known(table: CubaTable, seat: int | None, place: int) -> str | None:
    known = int(table.pile_known[place])
    if known == EVERYBODY or (seat is not None and known >> seat & 1):
        return SHIP.word(int(table.pile[place]))
    return None


def bid_of(table: CubaTable, seat: int, looking: int | None) -> int | str | None:
    bid = int(table.bid[seat])
    if bid == NOBODY:
        return None
    return bid if seat == looking else HIDDEN


def cards_of(table: CubaTable, seat: int, looking: int | None) -> dict[str, str]:
    """Where each character card is. Without the variant the card not played is no secret."""
    states = {word: int(table.card.at(seat, card)) for word, card in CHARACTER.values.items()}
    secret = table.chosen(Choice.DELEGATE) == 1 and seat != looking
    return {
        word: HIDDEN if secret and state in (CardIs.IN_HAND, CardIs.SET_ASIDE) else CARD_IS.words[state]
        for word, state in states.items()
    }


def cards_played(table: CubaTable, seat: int) -> list[str]:
    played = [table.card_in(seat, turn) for turn in range(CardIs.FIRST, CardIs.FOURTH + 1)]
    return [CHARACTER.words[card] for card in played if card != NOBODY]


def seen(view: View) -> dict[str, dict[str, Any]]:
    """What the view says of the fields of `CubaSight`."""
    bids = {str(seat + 1): bid for seat, bid in enumerate(view["bid"])}
    return {
        "pile": {str(place + 1): ship for place, ship in enumerate(view["pile"])},
        "has_bid": {word: int(bid is not None) for word, bid in bids.items()},
        "bid": {word: bid if isinstance(bid, int) else 0 for word, bid in bids.items()},
        "card": {str(seat + 1): cards for seat, cards in enumerate(view["cards"])},
        "set_aside": {str(seat + 1): int(aside) for seat, aside in enumerate(view["set_aside"])},
    }


def imagine(view: View, box: Box, chance: Chance) -> CubaTable:
    """A table with this view: the hidden bids, cards and ships of the others are made up."""
    table = CubaTable(view["seats"], box)
    read_public(RULES, table, PUBLIC, view)
    table.begin_phase(PHASE.values.get(view["phase"], Phase.STATUTES))  # in which the game ends
    imagine_pile(table, view["pile"], chance)
    for seat, bid in enumerate(view["bid"]):
        if bid is not None:
            table.bid[seat] = likely_bid(int(table.pesos[seat]), chance) if bid == HIDDEN else bid
    for seat, cards in enumerate(view["cards"]):
        imagine_cards(table, seat, cards, view["set_aside"][seat], chance)
    return table


def likely_bid(pesos: int, chance: Chance) -> int:
    """Anything up to all of the money, but small bids more often than large ones."""
    return chance.below(chance.below(pesos + 1) + 1)


def imagine_pile(table: CubaTable, pile: list[str | None], chance: Chance) -> None:
    """Places that somebody knows get a ship; the others stay open until Nature draws."""
    for place, word in enumerate(pile):
        table.pile[place] = NOBODY if word is None else SHIP.values[word]
    unseen = table.unseen_ships()
    ships = [ship for ship in range(SHIPS) if unseen >> ship & 1]
    for place, word in enumerate(pile):
        if word is None and table.pile_known[place] != 0:
            table.pile[place] = ships.pop(chance.below(len(ships)))


def imagine_cards(table: CubaTable, seat: int, cards: dict[str, str], set_aside: bool, chance: Chance) -> None:
    hidden = [card for word, card in CHARACTER.values.items() if cards[word] == HIDDEN]
    for word, card in CHARACTER.values.items():
        table.card.set(seat, card, CardIs.IN_HAND if cards[word] == HIDDEN else CARD_IS.values[cards[word]])
    if hidden and set_aside:
        table.card.set(seat, hidden[chance.below(len(hidden))], CardIs.SET_ASIDE)
