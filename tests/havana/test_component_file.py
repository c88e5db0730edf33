"""A component file of Havana with missing or impossible pieces is refused with the reason."""

from pathlib import Path

import pytest

from malecon.engine.components import ComponentFile
from malecon.engine.errors import ComponentError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.games.havana.components import PRINTED
from malecon.games.havana.game import GAME
from tests.component_files import changed_copy, refusal_of
from tests.havana.position import Position

TEXT = PRINTED.read_text("utf-8")
KIOSK = '[[building]]\nid = "kiosk"\npoints = 1\ncost = { pesos = 3 }\narchitect = false\nstatus = "reconstructed"\n'


def changed(folder: Path, old: str, new: str) -> Path:
    return changed_copy(PRINTED, folder, old, new)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('game = "havana"', 'game = "santiago"', "error-component-unknown"),
        ('game = "havana"\n', "", "error-component-missing"),
        ("red = 10\n", "", "error-component-missing"),
        ("red = 10\n", "red = -1\n", "error-component-number"),
        ("red = 10\n", 'red = "ten"\n', "error-component-number"),
        ("red = 10\n", "red = true\n", "error-component-number"),
        ("red = 10\n", "red = 1.5\n", "error-component-number"),
        ("[cubes]", "[cube]", "error-component-missing"),
        ("[workers]", "[worker]", "error-component-missing"),
        ("count = 15", "count = -1", "error-component-number"),
        ("[start]", "[starts]", "error-component-missing"),
        ("centre_pesos = 4\n", "", "error-component-missing"),
        ("centre_pesos = 4", "centre_pesos = -1", "error-component-number"),
        ("centre_cubes = 3\n", "", "error-component-missing"),
        ("[supply]", "[supplies]", "error-component-missing"),
        ("[substitution]", "[substitutions]", "error-component-missing"),
        ("pesos_for_worker = 5", "pesos_for_worker = 0", "error-component-number"),
        ("grey_for_coloured = 5", "grey_for_coloured = 0", "error-component-number"),
        ("2 = 25\n", "", "error-component-missing"),
        ("2 = 25", "2 = 0", "error-component-number"),
        ("[target]", "[targets]", "error-component-missing"),
        ('id = "mama"', 'id = "papa"', "error-component-unknown"),
        ('id = "mama"', 'id = "pesos"', "error-component-twice"),
        ('[[card]]\nid = "mama"\nnumber = 9\n', "", "error-component-missing"),
        ("number = 9", "number = 10", "error-component-number"),
        ("number = 9", "number = -1", "error-component-number"),
        ("number = 9\n", "\n", "error-component-missing"),
        ('id = "kiosk"', 'id = "igloo"', "error-component-unknown"),
        ('id = "kiosk"', 'id = "street"', "error-component-twice"),
        (KIOSK, "", "error-component-missing"),
        ("points = 7", "points = -1", "error-component-number"),
        ("cost = { pesos = 3 }", "cost = { gold = 3 }", "error-component-unknown"),
        ("cost = { pesos = 3 }", "cost = { pesos = -3 }", "error-component-number"),
        ("cost = { pesos = 3 }", 'cost = { pesos = "three" }', "error-component-number"),
        ("cost = { pesos = 3 }", "cost = 3", "error-component-missing"),
        ("cost = { pesos = 3 }\n", "", "error-component-missing"),
        ('status = "text"', 'status = "guessed"', "error-component-unknown"),
        ("architect = true\n", "", "error-component-missing"),
        ("[cubes]", "[cubes", "error-component-not-toml"),
    ],
)
def test_an_impossible_piece_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, key: str) -> None:
    assert refusal_of(GAME, changed(tmp_path, old, new)) == key


def test_an_owner_of_the_printed_game_can_correct_a_reconstructed_cost(tmp_path: Path) -> None:
    file = changed(tmp_path, "cost = { pesos = 3 }", "cost = { pesos = 2 }")
    corrected, printed = Setting(GAME, ["Vanessa", "Peter"], components=file), Setting(GAME, ["Vanessa", "Peter"])
    assert corrected.components.hash != printed.components.hash
    table = Position().holds(0, pesos=2).buys(0)
    assert "buy upper-right" not in table.legal()
    moved = Position()
    moved.match = Match(corrected)
    moved.play(*(f"deal {b}" for b in ("kiosk", "bakery", "library", "school", "hotel", "bank")))
    moved.play(*(f"deal {b}" for b in ("jetty", "capitol", "casino", "cinema", "bridge", "clinic")))
    moved.play("draw red", "draw grey", "draw red", "draw red", "draw red")
    moved.play("open siesta+pesos", "open siesta+mama")
    assert (moved.asked, moved.pesos(0)) == (0, 3)
    assert moved.play("buy upper-left").pesos(0) == 1


def test_a_comment_does_not_change_the_hash(tmp_path: Path) -> None:
    file = changed(tmp_path, "# The components", "# All the components")
    assert ComponentFile(file).hash == ComponentFile(PRINTED).hash


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="error-file-unreadable"):
        ComponentFile(tmp_path / "nothing.toml")
