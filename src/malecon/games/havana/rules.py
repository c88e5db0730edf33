"""The rules of Havana: every question and step, in the order of its number on the stack."""

from typing import Final

from malecon.engine.decision import Rules
from malecon.games.havana.cards.action import Action
from malecon.games.havana.cards.black_market import BlackMarket
from malecon.games.havana.cards.centre import Mama
from malecon.games.havana.cards.conservation import Conservation
from malecon.games.havana.cards.refreshment import Refreshment
from malecon.games.havana.cards.tax_collector import Levy, LevyPiece
from malecon.games.havana.cards.thieves import MaterialsThief, PesosThief, SecondTheft, Theft
from malecon.games.havana.purchase import Buy, Pay, Payment
from malecon.games.havana.replacement import Cover, NewCards, Reveal
from malecon.games.havana.round import FirstAction, Round, Turn
from malecon.games.havana.rows import Deal
from malecon.games.havana.setup import DealRows, LayOut, Opening, StartGoods, Youngest
from malecon.games.havana.supply import Draw, Supply

RULES: Final = Rules(
    [
        LayOut("lay-out"),
        DealRows("deal-rows"),
        Deal("deal"),
        StartGoods("start-goods"),
        Draw("draw"),
        Youngest("youngest"),
        Opening("opening"),
        Round("round"),
        Turn("turn"),
        FirstAction("first-action"),
        Action("action"),
        Refreshment("refreshment"),
        Conservation("conservation"),
        Levy("levy-step"),
        LevyPiece("levy"),
        PesosThief("pesos-thief"),
        MaterialsThief("materials-thief"),
        Theft("theft"),
        SecondTheft("second-theft"),
        BlackMarket("black-market"),
        Mama("mama"),
        Buy("buy"),
        Payment("payment"),
        Pay("pay"),
        Supply("supply"),
        NewCards("new-cards"),
        Cover("cover"),
        Reveal("reveal"),
    ]
)
