"""Every move of Havana: the first id of each kind, and the vocabulary made of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.moves import MoveKind, Vocabulary
from malecon.engine.words import SEAT, Domain
from malecon.games.havana.words import BUILDING, CARD, CARDS, COLOUR, CUBE, END, PIECE

PAIRS: Final = 78  # of thirteen cards

OPEN_CARDS: Final = 0
FIRST: Final = OPEN_CARDS + PAIRS
SWAP: Final = FIRST + 13
SKIP: Final = SWAP + 169
REMOVE: Final = SKIP + 1
LEVY_PIECE: Final = REMOVE + 4
ROB: Final = LEVY_PIECE + 6
STEAL: Final = ROB + 5
ENOUGH: Final = STEAL + 5
DRAW_BLIND: Final = ENOUGH + 1
SEARCH: Final = DRAW_BLIND + 1
TAKE: Final = SEARCH + 5
BUY: Final = TAKE + 4
STOP_BUYING: Final = BUY + 4
PAY: Final = STOP_BUYING + 1
PAY_FIVE: Final = PAY + 6
COVER: Final = PAY_FIVE + 6
DEAL: Final = COVER + 169
DRAW: Final = DEAL + 36
YOUNGEST: Final = DRAW + 5

# The pairs of cards in order: pair n is LOWER[n] and HIGHER[n].
LOWER: Final[vec[i64]] = vec[i64]([one for one in range(CARDS) for other in range(one + 1, CARDS)])
HIGHER: Final[vec[i64]] = vec[i64]([other for one in range(CARDS) for other in range(one + 1, CARDS)])
PAIR: Final = Domain(
    "pair",
    tuple([f"{CARD.words[one]}+{CARD.words[other]}" for one in range(CARDS) for other in range(one + 1, CARDS)]),
)

VOCABULARY: Final = Vocabulary(
    [
        MoveKind(OPEN_CARDS, "open", pair=PAIR),
        MoveKind(FIRST, "first", card=CARD),
        MoveKind(SWAP, "swap", given=CARD, taken=CARD),
        MoveKind(SKIP, "skip"),
        MoveKind(REMOVE, "remove", end=END),
        MoveKind(LEVY_PIECE, "levy", piece=PIECE),
        MoveKind(ROB, "rob", seat=SEAT),
        MoveKind(STEAL, "steal", cube=CUBE),
        MoveKind(ENOUGH, "enough"),
        MoveKind(DRAW_BLIND, "draw-blind"),
        MoveKind(SEARCH, "search", cube=CUBE),
        MoveKind(TAKE, "take", cube=COLOUR),
        MoveKind(BUY, "buy", end=END),
        MoveKind(STOP_BUYING, "stop-buying"),
        MoveKind(PAY, "pay", piece=PIECE),
        MoveKind(PAY_FIVE, "pay-five", piece=PIECE),
        MoveKind(COVER, "cover", old=CARD, new=CARD),
        MoveKind(DEAL, "deal", building=BUILDING),
        MoveKind(DRAW, "draw", cube=CUBE),
        MoveKind(YOUNGEST, "youngest", seat=SEAT),
    ]
)
