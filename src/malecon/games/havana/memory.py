"""What can be remembered of cards: which of them lay where for all to see, and what can have been put away unseen.

A card that is taken back from the discards is shown and goes into hand: from then on it is known
to be there, or sealed. What was put away for it came from the hand of that moment. Each such card is remembered by what
it may be, and a later one may be whatever an earlier one may be, as nothing returns to hand unseen: so whoever draws
them in this order finds a card for each of them, and every way to fill them as often as any other.
"""

from malecon.engine.chance import Chance
from malecon.engine.events import Event
from malecon.engine.memory import Known, Memory
from malecon.engine.views import View
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.view import cards_that
from malecon.games.havana.words import CARD, CARDS, Lies, Told

Cards = set[int]


class CardsOfOne:
    """Where the cards of a player are known to lie, and what each card put away unseen may be, in their order."""

    def __init__(self, table: HavanaTable, seat: int) -> None:
        self.open = {*cards_that(table, seat, Lies.OPEN), *cards_that(table, seat, Lies.COVERED)}
        self.discarded = set(cards_that(table, seat, Lies.DISCARDED))
        self.put_away = [self.unseen() for _ in cards_that(table, seat, Lies.PUT_AWAY)]

    def unseen(self) -> Cards:
        return set(range(CARDS)) - self.open - self.discarded

    def show(self, card: int) -> None:
        """It is where everybody can see it, so it is none of those that were put away."""
        for possible in self.put_away:
            possible.discard(card)

    def take_back(self, card: int) -> None:
        """From the discards into hand. One that had been put away unseen was the first that it can have been, as far
        as anybody can tell: what is possible of the others leaves nothing out."""
        if card not in self.discarded:
            first = next(number for number, possible in enumerate(self.put_away) if card in possible)
            del self.put_away[first]
        self.discarded.discard(card)
        self.show(card)


class CardsSeen(Memory):
    """The cards of everybody."""

    def __init__(self, table: HavanaTable, known: Known | None = None) -> None:
        self.of = [CardsOfOne(table, seat) for seat in range(table.seats)]
        for cards, put_away in zip(self.of, known["put_away"] if known else (), strict=bool(known)):
            cards.put_away = [{CARD.values[card] for card in possible} for possible in put_away]

    def note(self, event: Event) -> None:
        if "seat" not in event.values:
            return
        cards, card = self.of[event.values["seat"]], event.values.get("card", 0)
        if event.kind is Told.CARD_REVEALED:
            cards.open.add(card)
            cards.show(card)
        elif event.kind is Told.CARD_DISCARDED:
            cards.open.discard(card)
            cards.discarded.add(card)
        elif event.kind is Told.CARD_PUT_AWAY:
            cards.put_away.append(cards.unseen())
        elif event.kind is Told.CARD_TAKEN_BACK:
            cards.take_back(card)
        elif event.kind is Told.DISCARDS_TAKEN_BACK:
            cards.discarded.clear()
            cards.put_away.clear()

    def known(self) -> Known:
        return {
            "put_away": [
                [[CARD.words[card] for card in sorted(possible)] for possible in cards.put_away] for cards in self.of
            ]
        }


def informed(view: View, known: Known, chance: Chance) -> View:
    """The view of somebody who remembers: what was put away unseen is drawn from what it may be. One's own is known."""
    cards = []
    for seat, (seen, put_away) in enumerate(zip(view["cards"], known["put_away"], strict=True)):
        drawn: list[str] = []
        for possible in put_away if seat != view["seat"] else ():
            left = [card for card in possible if card not in drawn]
            drawn.append(left[chance.below(len(left))])
        cards.append({**seen, "put_away": drawn} if drawn else seen)
    return {**view, "cards": cards}


def noted(view: View, known: Known) -> View:
    """The view of somebody who keeps notes: beside each card that was put away unseen stands what it may be."""
    cards = [
        {**seen, "may_be": may_be} if may_be and seat != view["seat"] else seen
        for seat, (seen, may_be) in enumerate(zip(view["cards"], known["put_away"], strict=True))
    ]
    return {**view, "cards": cards}
