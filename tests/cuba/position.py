"""A position of Cuba in one line: `Position(3).holds(0, stone=3).builds(0, a2="cement-factory").plays(0, "foreman")`.

Seats are 0 to 4. Everything is named by the words of the records: "rum-cafe", "tax-per-building", "ship-07", "a1" to
"c4" for the fields ... Unless a test says otherwise: it is the action phase of round 1, seat 0 is the starting player,
everybody has the common plantation with the pawn on the warehouse, no pesos, no points and nothing in the lot, all five
cards are in hand, no bill lies open, the starting laws are in force, the market is as at the set-up, and ship-01,
ship-02 and ship-03 lie empty at dock 1, at dock 2 and at sea.
"""

from malecon.engine.events import Event
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE, NOBODY
from malecon.games.cuba.game import GAME
from malecon.games.cuba.round import ROUND
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ALTERNATIVE,
    BERTH,
    BUILT,
    CARD_IS,
    CARDS_TO_PLAY,
    CHARACTER,
    COLOUR,
    COLOURS,
    EVERYBODY,
    FIELD,
    FIELDS,
    MERCHANDISE_OF,
    ON_FIELD,
    PHASE,
    PRODUCT,
    SHIP,
    STATUTE,
    STATUTE_IS,
    TILE,
    TYPE,
    WARE,
    Ask,
    Board,
    CardIs,
    Phase,
    StatuteIs,
)
from tests.moment import Moment, without_zeros

NAMES = ("Ana", "Blas", "Celia", "Dario", "Elsa")
START = {"dock-1": "ship-01", "dock-2": "ship-02", "sea": "ship-03"}


class Position(Moment):
    """A match at a moment of the test's choosing, with short names for what a test asks."""

    def __init__(self, players: int = 2, edition: str = "default", **options: str) -> None:
        """Options by name with underscores: `Position(2, plantation="individual", vote_tie="seat-order")`."""
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.match = Match(Setting(GAME, NAMES[:players], edition, chosen))
        self.events: list[Event] = []
        self.table.clear_stack()
        self.table.board[Board.ROUND] = 1
        self.table.begin_phase(Phase.ACTIONS)
        for seat in range(players):
            self.colour(seat, COLOUR.words[seat])
        for berth, ship in START.items():
            self.ship(berth, ship)

    @classmethod
    def new_game(cls, players: int = 2, edition: str = "default", **options: str) -> "Position":
        """A game that has just begun: Nature is asked for the first ship."""
        position = cls(players, edition, **options)
        position.match = Match(position.match.setting)
        position.events = list(position.match.opening)
        return position

    @property
    def table(self) -> CubaTable:
        table = self.match.table
        assert isinstance(table, CubaTable)
        return table

    # -- setting the scene (each returns the position, so that they chain) ---------------------------------------------

    def colour(self, seat: int, colour: str) -> "Position":
        """A seat's colour, with its plantation and the pawn on the warehouse."""
        table = self.table
        table.colour[seat] = COLOUR.values[colour]
        side = COLOURS if self.match.setting.options["plantation"] == "common" else COLOUR.values[colour]
        for field in range(FIELDS):
            table.field.set(seat, field, table.box.layout[side * FIELDS + field])
            if ON_FIELD.words[int(table.field.at(seat, field))] == "printed-warehouse":
                table.pawn[seat] = field
        return self

    def holds(self, seat: int, **holdings: int) -> "Position":
        """A player has exactly this in the lot: wood= stone= water= citrus= sugar= tobacco= rum= cigars=, and pesos=,
        points=. What is not named stays as it is. Pieces come from the stock, or go back there."""
        for what, amount in holdings.items():
            if what == "pesos":
                self.table.bank[0] += self.table.pesos[seat] - amount
                self.table.pesos[seat] = amount
            elif what == "points":
                self.table.points[seat] = amount
            else:
                piece = WARE.values[what]
                self.from_stock(what, amount - int(self.table.lot.at(seat, piece)))
                self.table.lot.set(seat, piece, amount)
        return self

    def stores(self, seat: int, **products: int) -> "Position":
        """A player has exactly this in the warehouse: citrus= sugar= tobacco=."""
        for what, amount in products.items():
            self.from_stock(what, amount - int(self.table.stored.at(seat, PRODUCT.values[what])))
            self.table.stored.set(seat, PRODUCT.values[what], amount)
        return self

    def from_stock(self, what: str, count: int) -> None:
        self.table.stock[WARE.values[what]] -= count
        assert self.table.stock[WARE.values[what]] >= 0, f"there is not that much {what}"

    def market(self, **pieces: int) -> "Position":
        """The market has exactly this many pieces of a kind; they come from the stock, or go back there."""
        for what, amount in pieces.items():
            self.from_stock(what, amount - int(self.table.market[MERCHANDISE_OF.values[what]]))
            self.table.market[MERCHANDISE_OF.values[what]] = amount
        return self

    def stock(self, **pieces: int) -> "Position":
        """The general stock has exactly this many pieces of a kind (the rest is out of reach). Say this last."""
        for what, amount in pieces.items():
            self.table.stock[WARE.values[what]] = amount
        return self

    def pawn(self, seat: int, field: str) -> "Position":
        self.table.pawn[seat] = FIELD.values[field]
        return self

    def builds(self, seat: int, **buildings: str) -> "Position":
        """Buildings stand on a plantation: builds(0, a2="hotel", b3="rum-cafe"); their tiles leave the stock."""
        for field, building in buildings.items():
            self.table.tiles[TILE.values[building]] -= 1
            self.table.field.set(seat, FIELD.values[field], BUILT + TILE.values[building])
        return self

    def tiles(self, **left: int) -> "Position":
        """So many tiles of a building are in the stock; underscores for hyphens: tiles(rum_cafe=0)."""
        for building, count in left.items():
            self.table.tiles[TILE.values[building.replace("_", "-")]] = count
        return self

    def ship(self, berth: str, ship: str | None, **loaded: int) -> "Position":
        """A ship lies at "sea", "dock-1", "dock-2" or "dock-3", with this load from the stock; None: nothing there."""
        at = BERTH.values[berth]
        if self.table.berth[at] != NOBODY:
            self.table.board[Board.PILE] += 1
        self.table.berth[at] = NOBODY if ship is None else SHIP.values[ship]
        if ship is not None:
            self.table.board[Board.PILE] -= 1
        for what, ware in MERCHANDISE_OF.values.items():
            self.from_stock(what, loaded.get(what, 0) - int(self.table.cargo.at(at, ware)))
            self.table.cargo.set(at, ware, loaded.get(what, 0))
        return self

    def pile(self, *ships: str) -> "Position":
        """The ship pile is known to everybody from the top; it must name every ship that is not at a berth."""
        assert len(ships) == self.table.board[Board.PILE]
        for place, ship in enumerate(ships):
            self.table.pile[place] = SHIP.values[ship]
            self.table.pile_known[place] = EVERYBODY
        return self

    def bottom(self, *ships: str) -> "Position":
        """These ships lie at the bottom of the pile, the last lowest, as everybody knows; those above are unseen."""
        first = int(self.table.board[Board.PILE]) - len(ships)
        for place, ship in enumerate(ships, first):
            self.table.pile[place] = SHIP.values[ship]
            self.table.pile_known[place] = EVERYBODY
        return self

    def bills(self, **statutes: str) -> "Position":
        """These bills lie open: bills(tax="tax-3", other="drought"); use all four for a usual round."""
        for kind, statute in statutes.items():
            self.table.bill[TYPE.values[kind]] = STATUTE.values[statute]
            self.table.statute[STATUTE.values[statute]] = StatuteIs.BILL
        return self

    def acts(self, **statutes: str) -> "Position":
        """These acts are in force, as cards: acts(other="harbor", subsidy="subsidy-water")."""
        for kind, statute in statutes.items():
            self.table.act[TYPE.values[kind]] = STATUTE.values[statute]
            self.table.statute[STATUTE.values[statute]] = StatuteIs.IN_FORCE
        return self

    def spent(self, *statutes: str) -> "Position":
        """These statute cards are out of the game."""
        for statute in statutes:
            self.table.statute[STATUTE.values[statute]] = StatuteIs.OUT
        return self

    def covers(self, *spaces: str) -> "Position":
        """Black marking pieces lie on these: "tradeswoman-resource", "tradeswoman-product", "architect-first",
        "architect-second", "mayor-first", "mayor-second"."""
        for space in spaces:
            self.table.covered[ALTERNATIVE.values[space]] = 1
        return self

    def starter(self, seat: int) -> "Position":
        self.table.board[Board.STARTER] = seat
        return self

    def round_is(self, number: int) -> "Position":
        self.table.board[Board.ROUND] = number
        return self

    def has_played(self, seat: int, *characters: str) -> "Position":
        """Exactly these cards were played in this round, in this order; the others are in hand."""
        for card in CHARACTER.values.values():
            self.table.card.set(seat, card, CardIs.IN_HAND)
        for number, character in enumerate(characters, 1):
            self.table.card.set(seat, CHARACTER.values[character], number)
        return self

    def sets_aside(self, seat: int, character: str) -> "Position":
        """This card was laid face down for parliament before the first one was played; the others are in hand."""
        self.table.card.set(seat, CHARACTER.values[character], CardIs.SET_ASIDE)
        return self

    def keeps(self, seat: int, character: str) -> "Position":
        """This card is left for parliament; the other four were played, from the worker to the mayor."""
        return self.has_played(seat, *(word for word in CHARACTER.words if word != character))

    def voting_tile(self, seat: int) -> "Position":
        """This seat has used the Town Hall in this round."""
        self.table.board[Board.VOTING_TILE] = seat
        return self

    def vetoed(self, kind: str, in_round: int) -> "Position":
        """The veto tile lies beside the pile of this type since that round."""
        self.table.veto[TYPE.values[kind]] = in_round
        return self

    # -- jumping to a moment (rules that need no answer are run at once) ----------------------------------------------

    def turn_of(self, seat: int) -> "Position":
        """The seat has to play a character card; nothing follows but what the test plays."""
        return self.push((Ask.CHARACTER, seat, 0))

    def plays(self, seat: int, character: str) -> "Position":
        """The seat plays this character card now; when it is resolved nothing more is asked."""
        return self.turn_of(seat).play(f"play {character}")

    def from_step(self, step: int, argument: int = 0) -> "Position":
        """A round from one of its steps on; what follows it in the round follows here."""
        following = list(ROUND.steps)[ROUND.place[step] + 1 :]
        return self.push(*[(later, NATURE, 0) for later in reversed(following)], (step, NATURE, argument))

    def laps(self, turns_done: int = 0) -> "Position":
        """The action phase, from its beginning or after so many turns; parliament and the rest follow."""
        return self.from_step(Ask.LAPS, turns_done)

    def last_turn(self) -> "Position":
        """The last turn of the action phase; parliament and the rest follow."""
        return self.laps(CARDS_TO_PLAY * int(self.table.seats) - 1)

    def parliament(self) -> "Position":
        """Phase C begins, with the starting player as settled. Say keeps(...) for every seat first."""
        return self.from_step(Ask.PARLIAMENT)

    def statutes(self) -> "Position":
        """Phase D begins (then the end of the round, or of the game in round 6). For the subsidy on votes every seat
        needs a card shown: see shows."""
        return self.from_step(Ask.TAX_STEP)

    def shows(self, seat: int, character: str) -> "Position":
        """The seat has shown this card in parliament in this round."""
        self.keeps(seat, character)
        self.table.card.set(seat, CHARACTER.values[character], CardIs.SHOWN)
        return self

    def ends_round(self) -> "Position":
        """Phase E begins, and the next round after it."""
        return self.from_step(Ask.END_OF_ROUND)

    def starts_round(self, number: int) -> "Position":
        """A round begins: Nature turns up four bills, then the action phase."""
        return self.push((Ask.ROUND, NATURE, number))

    # -- asking --------------------------------------------------------------------------------------------------------

    def lot(self, seat: int) -> dict[str, int]:
        """What lies in the lot, without the zeros: {"wood": 2, "rum": 1}."""
        return without_zeros({word: int(self.table.lot.at(seat, piece)) for word, piece in WARE.values.items()})

    def stored(self, seat: int) -> dict[str, int]:
        """What lies in the warehouse, without the zeros."""
        return without_zeros({word: int(self.table.stored.at(seat, kind)) for word, kind in PRODUCT.values.items()})

    def pesos(self, seat: int) -> int:
        return int(self.table.pesos[seat])

    def points(self, seat: int) -> int:
        return int(self.table.points[seat])

    def in_stock(self, what: str) -> int:
        """Pieces of a kind in the general stock."""
        return int(self.table.stock[WARE.values[what]])

    def tiles_left(self, building: str) -> int:
        return int(self.table.tiles[TILE.values[building]])

    @property
    def on_market(self) -> dict[str, int]:
        """Pieces on the market by kind, zeros included."""
        return {word: int(self.table.market[ware]) for word, ware in MERCHANDISE_OF.values.items()}

    def on_field(self, seat: int, field: str) -> str:
        """What is on a field: the piece it yields ("wood" for a forest ...), a building, or "printed-warehouse"."""
        return ON_FIELD.words[int(self.table.field.at(seat, FIELD.values[field]))]

    def pawn_of(self, seat: int) -> str:
        return FIELD.words[int(self.table.pawn[seat])]

    def ship_at(self, berth: str) -> str | None:
        return SHIP.word(int(self.table.berth[BERTH.values[berth]]))

    def cargo(self, berth: str) -> dict[str, int]:
        """The load of the ship at a berth, without the zeros."""
        at = BERTH.values[berth]
        return without_zeros({word: int(self.table.cargo.at(at, ware)) for word, ware in MERCHANDISE_OF.values.items()})

    def spaces(self, ship: str) -> dict[str, int]:
        """The spaces printed on a ship card, by kind, without the zeros."""
        return without_zeros(
            {word: int(self.table.box.room(SHIP.values[ship], ware)) for word, ware in MERCHANDISE_OF.values.items()}
        )

    @property
    def pile_size(self) -> int:
        return int(self.table.board[Board.PILE])

    @property
    def pile_from_top(self) -> list[str | None]:
        """The ship pile from the top: a card's name where its place is settled, None where Nature has yet to draw."""
        return [SHIP.word(int(self.table.pile[place])) for place in range(self.pile_size)]

    def covered(self) -> set[str]:
        """The alternative spaces that a black marking piece covers."""
        return {word for word, space in ALTERNATIVE.values.items() if self.table.covered[space]}

    def act(self, kind: str) -> str | None:
        """The act of a type ("tax", "duty", "subsidy", "other") in force."""
        return STATUTE.word(int(self.table.act[TYPE.values[kind]]))

    def bill(self, kind: str) -> str | None:
        return STATUTE.word(int(self.table.bill[TYPE.values[kind]]))

    def statutes_in(self, state: str) -> set[str]:
        """The statute cards that are "unseen", "bill", "in-force" or "out"."""
        return {word for word, card in STATUTE.values.items() if self.table.statute[card] == STATUTE_IS.values[state]}

    def votes(self, seat: int) -> int:
        return int(self.table.votes[seat])

    def card(self, seat: int, character: str) -> str:
        """Where a character card is: "in-hand", "first" to "fourth" (played), "set-aside" or "shown"."""
        return CARD_IS.words[int(self.table.card.at(seat, CHARACTER.values[character]))]

    @property
    def starting_player(self) -> int:
        return int(self.table.board[Board.STARTER])

    @property
    def round(self) -> int:
        return int(self.table.board[Board.ROUND])

    @property
    def phase(self) -> str:
        return PHASE.words[int(self.table.phase[0])]

    @property
    def veto_tile(self) -> str | None:
        """The type beside whose pile the veto tile lies."""
        beside = [word for word, kind in TYPE.values.items() if self.table.veto[kind]]
        assert len(beside) <= 1, "there is one veto tile"
        return beside[0] if beside else None

    @property
    def voting_tile_of(self) -> int:
        """The seat on whose Town Hall the voting tile lies; -1 for none."""
        return int(self.table.board[Board.VOTING_TILE])

    def places(self) -> list[int]:
        """1 for the winner, and so on, by seat."""
        return self.match.places()
