"""The rules of Cuba: every question and step, in the order of its number on the stack."""

from typing import Final

from malecon.engine.decision import Rules
from malecon.games.cuba.buildings.amounts import Amount
from malecon.games.cuba.buildings.black_market import Exchange
from malecon.games.cuba.buildings.church import Veto
from malecon.games.cuba.buildings.gifts import Give
from malecon.games.cuba.buildings.lighthouse import Fetch, Look, LookedAt
from malecon.games.cuba.characters.action import Character, Delegate, Laps
from malecon.games.cuba.characters.architect import Build
from malecon.games.cuba.characters.foreman import Foreman, ForemanStep
from malecon.games.cuba.characters.mayor import Load
from malecon.games.cuba.characters.tradeswoman import Trade
from malecon.games.cuba.characters.worker import Harvest, Pawn
from malecon.games.cuba.harbor import Ship
from malecon.games.cuba.moves import START_PRODUCTS, START_RESOURCES
from malecon.games.cuba.parliament import Bid, CountVotes, Enact, Parliament
from malecon.games.cuba.round import Bill, EndOfRound, NextRound, Refill, Round
from malecon.games.cuba.setup import Colour, LayOut, StartChoices, Starter, StartPieces
from malecon.games.cuba.statutes import Duty, DutyStep, SubsidyStep, Tax, TaxStep
from malecon.games.cuba.words import CITRUS, WOOD

RULES: Final = Rules(
    [
        LayOut("lay-out"),
        Ship("ship"),
        Starter("starter"),
        StartChoices("start-choices"),
        Colour("colour"),
        StartPieces("start-resources", START_RESOURCES, WOOD),
        StartPieces("start-products", START_PRODUCTS, CITRUS),
        Round("round"),
        Bill("bill"),
        Delegate("delegate"),
        Laps("laps"),
        Character("character"),
        Pawn("pawn"),
        Harvest("harvest"),
        Trade("trade"),
        Build("build"),
        ForemanStep("foreman-step"),
        Foreman("foreman"),
        Amount("amount"),
        Give("give"),
        Exchange("exchange"),
        Veto("veto"),
        Look("look"),
        LookedAt("looked-at"),
        Fetch("fetch"),
        Load("load"),
        Parliament("parliament"),
        Bid("bid"),
        CountVotes("count-votes"),
        Enact("enact"),
        TaxStep("tax-step"),
        Tax("tax"),
        DutyStep("duty-step"),
        Duty("duty"),
        SubsidyStep("subsidies"),
        EndOfRound("end-of-round"),
        Refill("refill"),
        NextRound("next-round"),
    ]
)
