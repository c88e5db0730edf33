"""A component file of Cuba with missing or impossible pieces is refused with the reason."""

from pathlib import Path

import pytest

from malecon.engine.components import ComponentFile
from malecon.engine.errors import ComponentError
from malecon.engine.game import Setting
from malecon.games.cuba.components import FOLDER, read_box
from malecon.games.cuba.game import GAME
from malecon.text import texts
from tests.component_files import changed_copy, refusal_of

DEFAULT = FOLDER / "default.toml"
TEXT = DEFAULT.read_text("utf-8")
INN = """[[building]]
id = "inn"
group = "victory-points"
cost = { wood = 1, stone = 1, water = 1 }
worth = 1
status = "text"
"""
FIRST_ROW = '["warehouse", "forest", "tobacco", "sugar"]'


def changed(folder: Path, old: str, new: str) -> Path:
    return changed_copy(DEFAULT, folder, old, new)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('game = "cuba"', 'game = "havana"', "error-component-unknown"),
        ('game = "cuba"\n', "", "error-component-missing"),
        ("[pieces]", "[piece]", "error-component-missing"),
        ("wood = 15\n", "", "error-component-missing"),
        ("wood = 15\n", "wood = 12\n", "error-component-number"),
        ("wood = 15\n", "wood = 19\n", "error-component-number"),
        ("wood = 15\n", 'wood = "many"\n', "error-component-number"),
        ("[market]", "[markets]", "error-component-missing"),
        ('status = "derived"', 'status = "guessed"', "error-component-unknown"),
        ("products = [6, 5, 4, 3, 2]", "products = 6", "error-component-missing"),
        ("products = [6, 5, 4, 3, 2]", "products = []", "error-component-missing"),
        ("products = [6, 5, 4, 3, 2]", "products = [7, 6, 5, 4, 3, 2, 1]", "error-component-missing"),
        ("products = [6, 5, 4, 3, 2]", "products = [6, 5, 4, 3, 0]", "error-component-number"),
        ("goods = [6, 5, 4]\n", "", "error-component-missing"),
        ("products_at_start = 3", "products_at_start = 6", "error-component-number"),
        ("goods_at_start = 2", "goods_at_start = -1", "error-component-number"),
        ("empty = 7", "empty = 0", "error-component-number"),
        ("full_products = 1", "full_products = -1", "error-component-number"),
        ("full_goods = 3", "full_goods = true", "error-component-number"),
        ("[start]", "[starts]", "error-component-missing"),
        ("pesos = 10", "pesos = -1", "error-component-number"),
        ("[votes]", "[vote]", "error-component-missing"),
        ("mayor = 5", "mayor = 0", "error-component-number"),
        ("[tiles]", "[tile]", "error-component-missing"),
        ("inn = 1", "inn = 6", "error-component-number"),
        ("[tax]", "[taxes]", "error-component-missing"),
        ("tax-1 = 1", "tax-1 = 0", "error-component-number"),
        (INN, "", "error-component-missing"),
        ('id = "inn"', 'id = "igloo"', "error-component-unknown"),
        ('id = "inn"', 'id = "hotel"', "error-component-twice"),
        ('group = "victory-points"', 'group = "houses"', "error-component-unknown"),
        ("cost = { water = 2 }", "cost = { gold = 2 }", "error-component-unknown"),
        ("cost = { water = 2 }", "cost = { water = 0 }", "error-component-number"),
        ("cost = { water = 2 }", "cost = 2", "error-component-missing"),
        ("cost = { water = 2 }", "cost = {}", "error-component-missing"),
        ("limit = 4", "limit = 0", "error-component-number"),
        ("worth = 2", "worth = 10", "error-component-number"),
        ('id = "ship-07"', 'id = "ship-16"', "error-component-unknown"),
        ('id = "ship-07"', 'id = "ship-08"', "error-component-twice"),
        ('"rum", "rum", "rum", "cigars", "cigars"', '"rum", "rum", "rum", "cigars"', "error-component-missing"),
        ('"rum", "rum", "rum", "cigars", "cigars"', '"rum", "rum", "rum", "cigars", "wood"', "error-component-unknown"),
        ('id = "common"', 'id = "shared"', "error-component-unknown"),
        (FIRST_ROW, '["warehouse", "forest", "tobacco"]', "error-component-missing"),
        (FIRST_ROW, '["warehouse", "forest", "tobacco", "swamp"]', "error-component-unknown"),
        (FIRST_ROW, '["warehouse", "forest", "tobacco", "lake"]', "error-component-number"),
        (FIRST_ROW, '"warehouse"', "error-component-missing"),
        ("[pieces]", "[pieces", "error-component-not-toml"),
    ],
)
def test_an_impossible_piece_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, key: str) -> None:
    assert refusal_of(GAME, changed(tmp_path, old, new)) == key


@pytest.mark.clause("cuba.setup.plantation-fields")
def test_an_owner_of_the_printed_game_can_correct_a_reconstructed_ship(tmp_path: Path) -> None:
    file = changed(tmp_path, '"rum", "rum", "rum", "cigars", "cigars"', '"rum", "rum", "cigars", "cigars", "cigars"')
    corrected, printed = Setting(GAME, ["Ana", "Blas"], components=file), Setting(GAME, ["Ana", "Blas"])
    assert corrected.components.hash != printed.components.hash
    assert (corrected.box.room(3, 3), corrected.box.room(3, 4)) == (2, 3)
    assert (printed.box.room(3, 3), printed.box.room(3, 4)) == (3, 2)


def test_a_file_may_name_only_what_differs_from_another(tmp_path: Path) -> None:
    (tmp_path / "printed.toml").write_text(TEXT, "utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text('like = "printed.toml"\n[votes]\nworker = 2\n', "utf-8")
    box = read_box(ComponentFile(mine))
    assert [int(votes) for votes in box.votes] == [2, 2, 3, 4, 5]
    assert ComponentFile(mine).hash != ComponentFile(DEFAULT).hash
    mine.write_text('like = "printed.toml"\n', "utf-8")
    assert ComponentFile(mine).hash == ComponentFile(DEFAULT).hash


def test_a_file_that_is_like_a_missing_one_is_refused(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('like = "nothing.toml"\n', "utf-8")
    with pytest.raises(ComponentError) as refused:
        ComponentFile(mine)
    assert refused.value.key == "error-component-like"
    assert "nothing.toml" in texts("fr").error(refused.value)


def test_the_editions_have_component_files_of_their_own() -> None:
    hashes = [Setting(GAME, ["Ana", "Blas"], edition.id).components.hash for edition in GAME.editions]
    assert len(set(hashes)) == 4
