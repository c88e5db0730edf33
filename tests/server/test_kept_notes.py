"""Notes that a table keeps for everybody: what was told once stands beside what can be seen, and nothing else."""

import pytest

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.games.santiago.view import holdings
from malecon.server.table import commands, messages, sheet
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import PLAYING, TableState
from malecon.text import texts
from tests.server.running import Somebody
from tests.server.worlds import BEGINNING, new_table

MOVES = 60
THREE = [SeatPlan(), SeatPlan(), SeatPlan()]


def played(game: str, notes: bool) -> TableState:
    """A table where people have made random moves."""
    table, chance = new_table(Plan(game, THREE, notes=notes), "seed"), Chance("notes")
    for number in range(MOVES):
        assert table.state == PLAYING
        seat = table.asked[chance.below(len(table.asked))]
        legal = table.match.legal(seat)
        move = str(legal[chance.below(len(legal))])
        commands.move(table, seat, move, table.questions[seat], "", BEGINNING + number)
    return table


@pytest.mark.clause("santiago.info.transactions-open", "santiago.info.screen")
def test_notes_tell_what_lies_behind_every_screen() -> None:
    kept, left = played("santiago", notes=True), played("santiago", notes=False)
    for viewer in (0, 1, None):
        told = messages.view_of(kept, viewer)["players"]
        assert told == [holdings(kept.match.table, seat) for seat in range(3)]  # type: ignore[arg-type]
        hidden = [seat for seat, held in enumerate(messages.view_of(left, viewer)["players"]) if held is None]
        assert hidden == [seat for seat in range(3) if seat != viewer]


def test_a_table_in_words_has_the_notes_as_well() -> None:
    table = played("santiago", notes=True)
    opponent = sheet.sheet_for(table, 0, "en").players[1]
    pesos = holdings(table.match.table, 1)["pesos"]  # type: ignore[arg-type]
    assert str(pesos) in [item.text for row in opponent.rows for item in row.items]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_all_stays_in_sight_notes_are_refused(language: str) -> None:
    with pytest.raises(MaleconError) as trouble:
        Plan("cuba", THREE, notes=True).checked()
    assert "Cuba" in texts(language).error(trouble.value)


def test_a_table_says_whether_notes_are_kept(somebody: Somebody) -> None:
    ana = somebody("Ana")
    games = {game["name"]: game.get("remembers", False) for game in ana.get("/api/games")["games"]}
    assert (games["cuba"], games["havana"], games["santiago"]) == (False, True, True)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "tito"}]
    with_notes, without = (ana.open_table("santiago", seats, notes=notes) for notes in (True, False))
    assert ana.look(with_notes)["table"]["notes"] is True
    assert None not in ana.look(with_notes)["view"]["players"]
    assert "notes" not in ana.look(without)["table"]
    assert None in ana.look(without)["view"]["players"]
