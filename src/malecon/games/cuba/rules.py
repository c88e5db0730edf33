"""The rules of Cuba: every question and step, phase by phase."""

from typing import Final

from malecon.engine.decision import ANY_PHASE, Rules
from malecon.games.cuba.buildings.amounts import Amount
from malecon.games.cuba.buildings.exchange import Exchange
from malecon.games.cuba.buildings.gifts import Give
from malecon.games.cuba.buildings.ship_pile import Fetch, Look, LookedAt
from malecon.games.cuba.buildings.veto import Veto
from malecon.games.cuba.characters.action import Character, Delegate, Delegates, Laps
from malecon.games.cuba.characters.architect import Build
from malecon.games.cuba.characters.foreman import Foreman, ForemanStep
from malecon.games.cuba.characters.tradeswoman import Trade
from malecon.games.cuba.characters.worker import Harvest, Pawn
from malecon.games.cuba.harbor import Ship
from malecon.games.cuba.loading import Load
from malecon.games.cuba.parliament import Bid, CountVotes, Enact, Parliament
from malecon.games.cuba.round import Bill, Bills, EndOfRound, NextRound, Refill, Round
from malecon.games.cuba.setup import Colour, LayOut, StartChoices, Starter, StartProducts, StartResources
from malecon.games.cuba.statutes import Duty, DutyStep, Subsidies, Tax, TaxStep
from malecon.games.cuba.words import ASK, PHASE, Ask, Phase

RULES: Final = Rules(
    ASK,
    {
        PHASE.words[Phase.SET_UP]: {
            Ask.LAY_OUT: LayOut,
            Ask.STARTER: Starter,
            Ask.START_CHOICES: StartChoices,
            Ask.COLOUR: Colour,
            Ask.START_RESOURCES: StartResources,
            Ask.START_PRODUCTS: StartProducts,
            Ask.ROUND: Round,
        },
        PHASE.words[Phase.BILLS]: {Ask.BILLS: Bills, Ask.BILL: Bill},
        PHASE.words[Phase.ACTIONS]: {
            Ask.DELEGATES: Delegates,
            Ask.DELEGATE: Delegate,
            Ask.LAPS: Laps,
            Ask.CHARACTER: Character,
            Ask.PAWN: Pawn,
            Ask.HARVEST: Harvest,
            Ask.TRADE: Trade,
            Ask.BUILD: Build,
            Ask.FOREMAN_STEP: ForemanStep,
            Ask.FOREMAN: Foreman,
            Ask.AMOUNT: Amount,
            Ask.GIVE: Give,
            Ask.EXCHANGE: Exchange,
            Ask.VETO: Veto,
            Ask.LOOK: Look,
            Ask.LOOKED_AT: LookedAt,
            Ask.FETCH: Fetch,
            Ask.LOAD: Load,
        },
        PHASE.words[Phase.PARLIAMENT]: {
            Ask.PARLIAMENT: Parliament,
            Ask.BID: Bid,
            Ask.COUNT_VOTES: CountVotes,
            Ask.ENACT: Enact,
        },
        PHASE.words[Phase.STATUTES]: {
            Ask.TAX_STEP: TaxStep,
            Ask.TAX: Tax,
            Ask.DUTY_STEP: DutyStep,
            Ask.DUTY: Duty,
            Ask.SUBSIDIES: Subsidies,
        },
        PHASE.words[Phase.ROUND_END]: {
            Ask.END_OF_ROUND: EndOfRound,
            Ask.REFILL: Refill,
            Ask.NEXT_ROUND: NextRound,
        },
        ANY_PHASE: {Ask.SHIP: Ship},
    },
)
