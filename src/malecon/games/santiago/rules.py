"""The rules of Santiago de Cuba: every question and step, in the order of its number on the stack."""

from typing import Final

from malecon.engine.decision import Rules
from malecon.games.santiago.broker import BrokerStep, MoveBroker
from malecon.games.santiago.buildings.bank_and_church import Bank, Church
from malecon.games.santiago.buildings.black_market import BlackMarket
from malecon.games.santiago.buildings.cafe import Cafe
from malecon.games.santiago.buildings.casino import Casino
from malecon.games.santiago.buildings.customs import Customs
from malecon.games.santiago.buildings.factories import CigarFactory, Distillery
from malecon.games.santiago.buildings.harbour import Harbour
from malecon.games.santiago.buildings.newspaper import Newspaper, TurnOver
from malecon.games.santiago.buildings.office import Office
from malecon.games.santiago.buildings.sawmill import Sawmill
from malecon.games.santiago.car import Drive
from malecon.games.santiago.cubans.alonso import Alonso
from malecon.games.santiago.cubans.gain import Gain
from malecon.games.santiago.cubans.pablo import Pablo
from malecon.games.santiago.cubans.zorro import Gift, Robbed, Zorro
from malecon.games.santiago.demand import Demand, LeaveOut, Roll
from malecon.games.santiago.port import Delivery
from malecon.games.santiago.setup import Capital, FirstPlayer, LayBuilding, LayCuban, LayOut
from malecon.games.santiago.turn import EndOfTurn, Turn, VisitPoint

RULES: Final = Rules(
    [
        LayOut("lay-out"),
        Capital("capital"),
        FirstPlayer("first-player"),
        LayBuilding("building-laid"),
        LayCuban("cuban-laid"),
        Demand("demand"),
        Roll("roll"),
        LeaveOut("left-out"),
        Turn("turn"),
        Drive("drive"),
        Gain("gain"),
        Zorro("zorro"),
        Robbed("robbed"),
        Gift("gift"),
        Pablo("pablo"),
        Alonso("alonso"),
        BrokerStep("broker-step"),
        MoveBroker("broker"),
        Delivery("delivery"),
        VisitPoint("visit-point"),
        EndOfTurn("end-of-turn"),
        TurnOver("turn-over"),
        Bank("bank"),
        Church("church"),
        Distillery("distillery"),
        CigarFactory("cigar-factory"),
        BlackMarket("black-market"),
        Sawmill("sawmill"),
        Cafe("cafe"),
        Customs("customs"),
        Casino("casino"),
        Harbour("harbour"),
        Office("office"),
        Newspaper("newspaper"),
    ]
)
