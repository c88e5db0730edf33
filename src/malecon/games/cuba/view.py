"""What a seat may know: everything but the order of piles, sealed bids and cards that lie face down."""

from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.table import FRAME, NOBODY
from malecon.games.cuba.box import Box
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    CARD_IS,
    CHARACTER,
    DELEGATE_IS,
    EVERYBODY,
    IN_HAND,
    SET_ASIDE,
    SHIP,
    SHIPS,
)

# Public at all times (cuba.flow.open-information). What the statute piles still hold is too: every card is known.
PUBLIC = (
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
HIDDEN = "hidden"  # a card in hand or set aside: nobody else can tell


def view(table: CubaTable, seat: int | None) -> dict[str, Any]:
    """Built field by field; sealed bids, face-down cards and ships of the pile only for who knows them."""
    fields = {field.name: field for field in table.fields}
    shown: dict[str, Any] = {"seat": seat, "seats": int(table.seats), "over": table.over()}
    shown["stack"] = table.stack()
    for name in PUBLIC:
        shown[name] = table.describe_field(fields[name])
    shown["pile"] = [ship_known(table, seat, place) for place in range(SHIPS)]
    shown["bid"] = [bid_of(table, other, other == seat) for other in range(table.seats)]
    shown["cards"] = [cards_of(table, other, other == seat) for other in range(table.seats)]
    return shown


def ship_known(table: CubaTable, seat: int | None, place: int) -> str | None:
    known = int(table.pile_known[place])
    if known == EVERYBODY or (seat is not None and known >> seat & 1):
        return SHIP.word(int(table.pile[place]))
    return None


def bid_of(table: CubaTable, seat: int, own: bool) -> int | str | None:
    bid = int(table.bid[seat])
    if bid == NOBODY:
        return None
    return bid if own else HIDDEN


def cards_of(table: CubaTable, seat: int, own: bool) -> dict[str, Any]:
    """Where each character card is. Without the variant the card not played is no secret."""
    states = {word: int(table.card.at(seat, card)) for word, card in CHARACTER.values.items()}
    secret = table.option[DELEGATE_IS] == 1 and not own
    described = {
        word: HIDDEN if secret and state in (IN_HAND, SET_ASIDE) else CARD_IS.words[state]
        for word, state in states.items()
    }
    return {**described, "set_aside": SET_ASIDE in states.values()}


def imagine(view: dict[str, Any], box: Box, chance: Chance) -> CubaTable:
    """A table with this view: the hidden bids, cards and ships of the others are made up."""
    table = CubaTable(view["seats"], box)
    for name in PUBLIC:
        table.read_field(name, view[name])
    stack = view["stack"]
    for at in range(0, len(stack), FRAME):
        table.push(stack[at], stack[at + 1], stack[at + 2])
    imagine_pile(table, view["pile"], chance)
    for seat, bid in enumerate(view["bid"]):
        if bid is not None:
            table.bid[seat] = likely_bid(int(table.pesos[seat]), chance) if bid == HIDDEN else bid
    for seat, cards in enumerate(view["cards"]):
        imagine_cards(table, seat, cards, chance)
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


def imagine_cards(table: CubaTable, seat: int, cards: dict[str, Any], chance: Chance) -> None:
    hidden = [card for word, card in CHARACTER.values.items() if cards[word] == HIDDEN]
    for word, card in CHARACTER.values.items():
        table.card.set(seat, card, IN_HAND if cards[word] == HIDDEN else CARD_IS.values[cards[word]])
    if hidden and cards["set_aside"]:
        table.card.set(seat, hidden[chance.below(len(hidden))], SET_ASIDE)
