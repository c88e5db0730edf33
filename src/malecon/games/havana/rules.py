"""The rules of Havana: every question and step, phase by phase."""

from typing import Final

from malecon.engine.decision import Rules
from malecon.games.havana.cards import deck
from malecon.games.havana.purchase import Buy, Pay, Payment
from malecon.games.havana.replacement import Cover, NewCards, Reveal
from malecon.games.havana.round import FirstAction, Round, Turn, Turns
from malecon.games.havana.rows import Deal
from malecon.games.havana.setup import DealRows, LayOut, Opening, StartGoods, Youngest
from malecon.games.havana.supply import Draw, Supply
from malecon.games.havana.words import ASK, Ask

RULES: Final = Rules(
    ASK,
    {
        "setup": {
            Ask.LAY_OUT: LayOut,
            Ask.YOUNGEST: Youngest,
            Ask.DEAL_ROWS: DealRows,
            Ask.START_GOODS: StartGoods,
        },
        "opening": {Ask.OPENING: Opening},
        "actions": {
            Ask.ROUND: Round,
            Ask.TURNS: Turns,
            Ask.TURN: Turn,
            Ask.FIRST_ACTION: FirstAction,
            Ask.ACTION: deck.Action,
            **deck.QUESTIONS,
        },
        "purchases": {Ask.BUY: Buy, Ask.PAYMENT: Payment, Ask.PAY: Pay, Ask.DEAL: Deal},
        "supply": {Ask.SUPPLY: Supply, Ask.DRAW: Draw},
        "new-card": {Ask.NEW_CARDS: NewCards, Ask.COVER: Cover, Ask.REVEAL: Reveal},
    },
)
