"""A game cites only clauses that hold in its edition."""

import pytest

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.game import Edition, Setting
from malecon.engine.match import Match
from malecon.games.cuba.game import GAME
from tests.contract.kit import NAMES, random_moves


@pytest.mark.clause("cuba.editions.default")
@pytest.mark.parametrize("edition", GAME.editions, ids=lambda edition: edition.id)
def test_every_event_and_every_refusal_names_a_clause_of_the_edition_that_is_played(edition: Edition) -> None:
    candidates = MoveList()
    cited = set()
    for players in GAME.players:
        match = Match(Setting(GAME, NAMES[:players], edition.id))
        for seat, _ in random_moves(match, Chance(players)):
            GAME.rules.candidates(match.table, seat, candidates)
            cited |= {GAME.rules.refusal(match.table, seat, move) for move in candidates.listed()}
        cited |= {event.clause for played in match.played for event in played.events}
    assert len(cited) > 80
    assert [id for id in cited if id is not None and not GAME.holds(edition, id)] == []
