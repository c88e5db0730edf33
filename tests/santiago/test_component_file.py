"""A component file with missing or impossible pieces is refused with the reason."""

from pathlib import Path

import pytest

from malecon.engine.components import ComponentFile
from malecon.engine.errors import ComponentError
from malecon.engine.game import Setting
from malecon.games.santiago.components import PRINTED, read_box
from malecon.games.santiago.game import GAME
from malecon.games.santiago.words import CUBAN, FLOWER
from tests.component_files import changed_copy, refusal_of

TEXT = PRINTED.read_text("utf-8")


def changed(folder: Path, old: str, new: str) -> Path:
    return changed_copy(PRINTED, folder, old, new)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('game = "santiago"', 'game = "havana"', "error-component-unknown"),
        ('game = "santiago"\n', "", "error-component-missing"),
        ("pesos = 3\n", "", "error-component-missing"),
        ("pesos = 3\n", "pesos = -1\n", "error-component-number"),
        ("pesos = 3\n", 'pesos = "three"\n', "error-component-number"),
        ("pesos = 3\n", "pesos = true\n", "error-component-number"),
        ("points = 2\n", "points = 100\n", "error-component-number"),
        ("ownership_markers = 3", "ownership_markers = 13", "error-component-number"),
        ("sugar = 8", "sugar = 9", "error-component-number"),
        ("sugar = 8", "sugar = 3", "error-component-number"),  # not enough for four players' capital
        ("[stock]", "[stocks]", "error-component-missing"),
        ("count = 7", "count = 8", "error-component-number"),
        ("count = 7", "count = 0", "error-component-number"),
        ("goods_per_point = 3", "goods_per_point = 0", "error-component-number"),
        ("flags = [2, 3, 4]", "flags = [2, 4]", "error-component-flags"),
        ("flags = [2, 3, 4]", "flags = []", "error-component-flags"),
        ("flags = [2, 3, 4]", "flags = [0, 1]", "error-component-number"),
        ("yellow = 3", "yellow = 2", "error-component-number"),
        ("faces = [0, 1, 1, 2, 2, 3]", "faces = [1, 1, 1, 2, 2, 3]", "error-component-faces"),
        ("faces = [0, 1, 1, 2, 2, 3]", "faces = [0, 1, 1, 2, 2]", "error-component-faces"),
        ("faces = [0, 1, 1, 2, 2, 3]", "faces = [0, 1, 2, 3, 4, 5]", "error-component-faces"),
        ("faces = [0, 1, 1, 2, 2, 3]", "faces = [0, 0, 0, 0, 0, 0]", "error-component-faces"),
        ('id = "pedro"', 'id = "fidel"', "error-component-unknown"),
        ('id = "pedro"', 'id = "maria"', "error-component-twice"),
        ('[[building]]\nid = "bank"\n', "", "error-component-missing"),
        ('flower = "white"', 'flower = "green"', "error-component-unknown"),
        ('flower = "white"', 'flower = "none"', "error-component-unknown"),
        ('flower = "none"', 'flower = "white"', "error-component-unknown"),
        ('status = "text"', 'status = "guessed"', "error-component-unknown"),
        ("gain = { tobacco = 2 }", "gain = { tobacco = 0 }", "error-component-number"),
        ("gain = { tobacco = 2 }", "gain = { gold = 2 }", "error-component-unknown"),
        ("gain = { tobacco = 2 }", "gain = 2", "error-component-missing"),
        ("goods = { sugar = 1", "goods = { sugar = 3", "error-component-number"),
        ("[value]", "[value", "error-component-not-toml"),
    ],
)
def test_an_impossible_piece_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, key: str) -> None:
    assert refusal_of(GAME, changed(tmp_path, old, new)) == key


def test_an_owner_of_the_printed_game_can_correct_a_reconstructed_colour(tmp_path: Path) -> None:
    maria = 'id = "maria"\ngain = { points = 2 }\nflower = "yellow"'
    file = changed(tmp_path, maria, maria.replace("yellow", "red"))
    box = read_box(ComponentFile(file))
    assert box.flower[CUBAN.values["maria"]] == FLOWER.values["red"]
    corrected, printed = Setting(GAME, ["Alicia", "Bruno"], components=file), Setting(GAME, ["Alicia", "Bruno"])
    assert corrected.components.hash != printed.components.hash


def test_a_comment_does_not_change_the_hash(tmp_path: Path) -> None:
    file = changed(tmp_path, "# The components", "# All the components")
    assert ComponentFile(file).hash == ComponentFile(PRINTED).hash


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="error-file-unreadable"):
        ComponentFile(tmp_path / "nothing.toml")


@pytest.mark.parametrize(
    ("old", "new", "piece"),
    [
        ('flower = "white"', 'flower = "green"', "cuban pedro flower green"),
        ('status = "text"', 'status = "guessed"', "cuban pedro status guessed"),
        ("gain = { tobacco = 2 }", "gain = 2", "cuban pedro gain"),
        ("gain = { tobacco = 2 }", "gain = { tobacco = 0 }", "cuban pedro gain tobacco"),
        ("gain = { tobacco = 2 }", "gain = { gold = 2 }", "cuban pedro gain gold"),
        ("gain = { tobacco = 2 }", "gain = { tobacco = 1, rum = 1 }", "cuban pedro gain rum"),
        ("count = 7", "count = 8", "ships count"),
        ("pesos = 3\n", "", "start pesos"),
        ("sugar = 8", "sugar = 9", "stock sugar"),
    ],
)
def test_the_refusal_names_the_piece(tmp_path: Path, old: str, new: str, piece: str) -> None:
    with pytest.raises(ComponentError) as refused:
        read_box(ComponentFile(changed(tmp_path, old, new)))
    assert refused.value.values["piece"] == piece


def test_the_refusal_of_an_unknown_gain_names_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(ComponentError) as refused:
        read_box(ComponentFile(changed(tmp_path, "gain = { tobacco = 2 }", "gain = { gold = 2 }")))
    assert refused.value.values["known"] == "pesos, points, sugar, citrus, tobacco, rum, cigar, wood"


def test_a_cuban_may_give_a_single_piece(tmp_path: Path) -> None:
    box = read_box(ComponentFile(changed(tmp_path, "gain = { tobacco = 2 }", "gain = { tobacco = 1 }")))
    assert box.gain_goods[CUBAN.values["pedro"]] == 1


@pytest.mark.parametrize(
    ("old", "new", "values"),
    [
        ("goods = { sugar = 1", "gods = { sugar = 1", {"piece": "start goods"}),
        (
            "goods = { sugar = 1",
            "goods = { sugar = 3",
            {"piece": "start goods sugar", "found": "3", "least": 0, "most": 2},
        ),
        ("sugar = 8", "sugar = 9", {"piece": "stock sugar", "found": "9", "least": 0, "most": 8}),
        ("flags = [2, 3, 4]", "flags = [2, 4]", {"found": "[2, 4]"}),
        ("flags = [2, 3, 4]", "flags = [0, 1]", {"piece": "value flags", "found": "0", "least": 1, "most": 9}),
        ("flags = [2, 3, 4]", "flags = [10]", {"piece": "value flags", "found": "10", "least": 1, "most": 9}),
        ("faces = [0, 1, 1, 2, 2, 3]", "faces = [0, 1, 1]", {"die": "sugar", "found": "[0, 1, 1]"}),
        (
            "faces = [0, 1, 1, 2, 2, 3]",
            "faces = [0, 1, 2, 3, 4, 5]",
            {"die": "sugar", "found": "[0, 1, 2, 3, 4, 5]"},
        ),
    ],
)
def test_the_refusal_says_what_was_found_and_what_would_fit(
    tmp_path: Path, old: str, new: str, values: dict[str, object]
) -> None:
    with pytest.raises(ComponentError) as refused:
        read_box(ComponentFile(changed(tmp_path, old, new)))
    assert refused.value.values == {"path": "mine.toml", **values}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("wood = 8\n", "wood = 0\n"),
        ("flags = [2, 3, 4]", "flags = [1, 2]"),
        ("flags = [2, 3, 4]", "flags = [9]"),
        ("faces = [0, 1, 1, 2, 2, 3]", "faces = [0, 0, 0, 1, 1, 1]"),
        ("goods = { sugar = 1", "goods = { sugar = 2"),
    ],
)
def test_an_unusual_but_possible_piece_is_accepted(tmp_path: Path, old: str, new: str) -> None:
    assert read_box(ComponentFile(changed(tmp_path, old, new))).ships == 7
