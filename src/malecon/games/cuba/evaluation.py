"""What a player of Cuba would name in a position: points, buildings still to be used, and what the rest may bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.judge import POINT, Judge
from malecon.engine.table import NOBODY, Table
from malecon.games.cuba.buildings.functions import FUNCTIONS
from malecon.games.cuba.scoring import BUILDING_POINTS, place, scoring_buildings
from malecon.games.cuba.statutes import COMPLIANCE, can_give_duty, subsidy_of, tax_of
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    BUILDING,
    BUILDINGS,
    BUILT,
    CHARACTER,
    CHARACTERS,
    CROSS,
    CROSS_SIZE,
    FIELDS,
    LAST_ROUND,
    MERCHANDISE,
    RESOURCES,
    Ask,
    Berth,
    Board,
    CardIs,
    Character,
    Phase,
    Statute,
    Type,
    Ware,
)

# Where each feature is counted.
POINTS: Final = 0
OWN_BUILDINGS: Final = 1  # what they score at the end
MONEY: Final = 2
MATERIALS: Final = 3
WARES: Final = 4  # products and goods
LOADING: Final = 5  # what the best ship would bring for them
FIELDS_TO_WORK: Final = 6
USES: Final = 7  # of buildings, in the rounds to come
TAX_ACT: Final = 8
DUTY_ACT: Final = 9
SUBSIDY_ACT: Final = 10
VOTES: Final = 11
IN_HAND_CARD: Final = 12  # one for each character
HARBOR: Final = 17  # what all docks together would bring
STARTING: Final = 18  # being the starting player
STORED: Final = 19  # products that do not spoil
USE_OF: Final = 20  # one for each building, for the rounds to come
FEATURES: Final = [
    "points",
    "own-buildings",
    "money",
    "materials",
    "wares",
    "loading",
    "fields",
    "uses",
    "tax",
    "duty",
    "subsidy",
    "votes",
    *[f"card-{character}" for character in CHARACTER.words],
    "harbor",
    "starting",
    "stored",
    *[f"use-{building}" for building in BUILDING.words],
]
BY_THUMB: Final = [1] * HARBOR + [0] * (3 + BUILDINGS)

# In hundredths of a point.
VICTORY: Final = 2000
PESO: Final = 32  # each of the first few; then each of the next; then the rest
FIRST_PESOS: Final = 6
LATER_PESO: Final = 15
LATER_PESOS: Final = 14
RESOURCE: Final = 42  # each of the first few of a kind, while there is something to build
FEW: Final = 4
SPARE: Final = 6
IN_LOT: Final = 30  # a product that will be lost at the end of the round
IN_STORE: Final = 60
GOODS: Final = 115
SHARE: Final = 45  # per cent of what the best ship would bring, with the mayor in hand
SHARE_LATER: Final = 15
PRODUCT_FIELD: Final = 13  # for each round to come
RESOURCE_FIELD: Final = 16
VOTE: Final = 60  # won
EXPECTED_BID: Final = 2  # of a rival
IN_CROSS: Final = 60  # per cent of what a building brings, in the best row and column
ELSEWHERE: Final = 10
STILL_THIS_ROUND: Final = 25  # per cent of a use, while the foreman is in hand: playing him now is better than later
ACT_STAYS: Final = 40  # per cent, for every round to come

# What one use of a building brings on average.
USE_WORTH: Final[vec[i64]] = vec[i64]([function.brings for function in FUNCTIONS])
# What a card still in hand may bring.
HAND_WORTH: Final[vec[i64]] = vec[i64]([120, 60, 130, 30, 60])


class CubaJudge(Judge):
    """Wares against ships, buildings against the rounds to come, and what the laws will bring."""

    def __init__(self) -> None:
        super().__init__(FEATURES, BY_THUMB, VICTORY)

    def look(self, table: Table, seat: i64) -> None:
        assert isinstance(table, CubaTable)
        found = self.found
        rounds = LAST_ROUND - table.board[Board.ROUND]
        acting = table.phase[0] <= Phase.ACTIONS
        found[POINTS] = table.points[seat] * POINT
        found[OWN_BUILDINGS] = scoring_buildings(table, seat) * BUILDING_POINTS * POINT
        found[MONEY] = money(table, seat, rounds)
        found[MATERIALS] = materials(table, seat, rounds, acting)
        found[WARES] = wares(table, seat, rounds, acting)
        self.look_at_harbor(table, seat, rounds, acting)
        self.look_at_estate(table, seat, rounds, acting)
        self.look_at_laws(table, seat, rounds)
        found[VOTES] = 0
        if not acting and table.decision() == Ask.BID and table.bid[seat] != NOBODY:
            found[VOTES] = chance_of_votes(table, seat)
        card: i64 = 0
        while card < CHARACTERS:
            held = acting and table.card.at(seat, card) == CardIs.IN_HAND
            found[IN_HAND_CARD + card] = HAND_WORTH[card] if held else 0
            card += 1
        found[STARTING] = POINT if table.board[Board.STARTER] == seat else 0

    def look_at_harbor(self, table: CubaTable, seat: i64, rounds: i64, acting: bool) -> None:
        """What the best ship would bring for the wares, and what all of them would."""
        found = self.found
        found[LOADING] = 0
        found[HARBOR] = 0
        found[STORED] = 0
        share: i64 = SHARE_LATER if rounds > 0 else 0
        if acting and table.card.at(seat, Character.MAYOR) == CardIs.IN_HAND:
            share = SHARE
        if share == 0:
            return
        best: i64 = 0
        together: i64 = 0
        dock: i64 = 1
        while dock <= Berth.DOCK_3:
            if table.berth[dock] != NOBODY:
                pieces: i64 = 0
                ware: i64 = 0
                while ware < MERCHANDISE:
                    pieces += min(table.owned(seat, Ware.CITRUS + ware), table.free_space(dock, ware))
                    ware += 1
                together += pieces * dock
                best = max(best, pieces * dock)
            dock += 1
        found[LOADING] = best * share
        found[HARBOR] = together * POINT
        found[STORED] = table.stored.row_total(seat) * POINT

    def look_at_estate(self, table: CubaTable, seat: i64, rounds: i64, acting: bool) -> None:
        """Fields and buildings in the rounds to come; uses come together in a shared row or column."""
        found = self.found
        uses = rounds * POINT
        if acting and table.card.at(seat, Character.FOREMAN) == CardIs.IN_HAND:
            uses += STILL_THIS_ROUND
        building: i64 = 0
        while building < BUILDINGS:
            found[USE_OF + building] = 0
            building += 1
        fields: i64 = 0
        buildings: i64 = 0
        best: i64 = 0
        field: i64 = 0
        while field < FIELDS:
            on_it = table.field.at(seat, field)
            if on_it < RESOURCES:
                fields += RESOURCE_FIELD
            elif on_it < BUILT:
                fields += PRODUCT_FIELD
            else:
                buildings += USE_WORTH[on_it - BUILT]
                found[USE_OF + on_it - BUILT] += uses
            within: i64 = 0
            i: i64 = field * CROSS_SIZE
            while i < (field + 1) * CROSS_SIZE:
                other = table.field.at(seat, CROSS[i])
                if other >= BUILT:
                    within += USE_WORTH[other - BUILT]
                i += 1
            best = max(best, within)
            field += 1
        found[FIELDS_TO_WORK] = fields * rounds
        found[USES] = uses * (best * IN_CROSS + (buildings - best) * ELSEWHERE) // (POINT * 100)

    def look_at_laws(self, table: CubaTable, seat: i64, rounds: i64) -> None:
        """The acts in force: what they bring in this round, if their turn is still to come, and may bring again."""
        found = self.found
        asked = table.decision()
        to_come = table.phase[0] < Phase.STATUTES
        turn = behind_starter(table, seat)
        still = to_come or (asked == Ask.TAX and turn >= behind_starter(table, table.seat()))
        tax = tax_of(table, seat)
        worth: i64 = max(COMPLIANCE * POINT - tax * PESO, 0)
        found[TAX_ACT] = worth * rounds * ACT_STAYS // 400
        if still and table.pesos[seat] >= tax:
            found[TAX_ACT] += worth * 7 // 10
        still = to_come or asked == Ask.TAX or (asked == Ask.DUTY and turn >= behind_starter(table, table.seat()))
        found[DUTY_ACT] = COMPLIANCE * POINT * 6 // 10 if still and can_give_duty(table, seat) else 0
        found[SUBSIDY_ACT] = subsidies(table, seat, rounds)

    def progress(self, table: Table) -> float:
        assert isinstance(table, CubaTable)
        rounds = float(max(table.board[Board.ROUND] - 1, 0))
        if table.phase[0] > Phase.ACTIONS:
            rounds += 0.8 if table.phase[0] > Phase.PARLIAMENT else 0.6
        return rounds / LAST_ROUND

    def points(self, table: Table, seat: i64) -> i64:
        assert isinstance(table, CubaTable)
        return table.points[seat]

    def place(self, table: Table, seat: i64) -> i64:
        assert isinstance(table, CubaTable)
        return place(table, seat)


def money(table: CubaTable, seat: i64, rounds: i64) -> i64:
    """A peso buys votes, merchandise and points for taxes; in the end it only breaks ties."""
    pesos = table.pesos[seat] - max(table.bid[seat], 0)
    if rounds == 0 and table.phase[0] >= Phase.STATUTES:
        return pesos
    worth = min(pesos, FIRST_PESOS) * PESO
    return worth + max(min(pesos - FIRST_PESOS, LATER_PESOS), 0) * LATER_PESO + pesos


def materials(table: CubaTable, seat: i64, rounds: i64, acting: bool) -> i64:
    """Wood, stone and water are for buildings, as long as there is an architect to come."""
    each: i64 = RESOURCE
    if rounds == 0 and not (acting and table.card.at(seat, Character.ARCHITECT) == CardIs.IN_HAND):
        each = SPARE
    total: i64 = 0
    piece: i64 = 0
    while piece < RESOURCES:
        held = table.lot.at(seat, piece)
        few: i64 = FEW - 1 if piece == Ware.WATER else FEW
        total += min(held, few) * each + max(held - few, 0) * SPARE
        piece += 1
    return total


def wares(table: CubaTable, seat: i64, rounds: i64, acting: bool) -> i64:
    """Products and goods, as long as something can be done with them."""
    total: i64 = 0
    if rounds > 0 or acting:
        ware: i64 = 0
        while ware < MERCHANDISE:
            piece = Ware.CITRUS + ware
            if piece >= Ware.RUM:
                total += table.lot.at(seat, piece) * GOODS
            else:
                total += table.stored.at(seat, ware) * IN_STORE
                if acting:
                    total += table.lot.at(seat, piece) * IN_LOT
            ware += 1
    return total


def subsidies(table: CubaTable, seat: i64, rounds: i64) -> i64:
    """What the subsidy in force brings now, if that is still to come, and may bring again."""
    if table.act[Type.SUBSIDY] == NOBODY or table.phase[0] > Phase.STATUTES:
        return 0
    if table.act[Type.SUBSIDY] == Statute.SUBSIDY_VOTES and table.card_in(seat, CardIs.SHOWN) == NOBODY:
        return 0
    now: i64 = POINT if table.phase[0] == Phase.STATUTES else ACT_STAYS
    return subsidy_of(table, seat) * (now + rounds * ACT_STAYS // 2)


def behind_starter(table: CubaTable, seat: i64) -> i64:
    behind = seat - table.board[Board.STARTER]
    return behind if behind >= 0 else behind + table.seats


def chance_of_votes(table: CubaTable, seat: i64) -> i64:
    """Whether the bid would beat what the rivals can be expected to bid."""
    votes = table.votes[seat] + table.bid[seat]
    strongest: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            strongest = max(strongest, table.votes[other] + min(table.pesos[other], EXPECTED_BID))
        other += 1
    if votes == strongest:
        return VOTE // 2
    return VOTE if votes > strongest else 0
