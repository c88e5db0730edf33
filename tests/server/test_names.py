"""What may be a name, what may be said, and which names would be taken for each other."""

import time
import unicodedata

import pytest

from malecon.engine.errors import MaleconError
from malecon.server.table import commands
from malecon.server.table.names import MARKS, alike, clean_name, clean_talk
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState

FILLER = "\u3164"
BRAILLE = "\u2800"
JOINER = "\u034f"
TOWER = "a" + "\u0301\u0300\u0302" * 7


@pytest.mark.parametrize(
    "blank",
    [
        FILLER,
        BRAILLE,
        JOINER,
        "\u115f",
        "\u1160",
        "\uffa0",
        "\u200b",
        "\ufe0f",
        "\U000e0100",
        "\u00a0",
        "\u0301",
        "\u20dd",
    ],
    ids=ascii,
)
@pytest.mark.parametrize("name", ["{}", "{0}{0}{0}", " {} {} "])
def test_a_name_has_something_to_see(blank: str, name: str) -> None:
    with pytest.raises(MaleconError, match="error-nickname"):
        clean_name(name.format(blank, blank))


@pytest.mark.parametrize("control", ["\u202e", "\u2066", "\u200f", "\u061c", "\x07", "\ue000"], ids=ascii)
def test_nothing_in_a_name_turns_the_direction_of_writing_or_controls_anything(control: str) -> None:
    with pytest.raises(MaleconError, match="error-nickname"):
        clean_name(f"Ana{control}anA")


@pytest.mark.parametrize("hidden", [FILLER, JOINER, "\ufe0f"], ids=ascii)
def test_what_nobody_sees_is_no_part_of_a_name(hidden: str) -> None:
    assert clean_name(f"{hidden}A{hidden}na{hidden}") == "Ana"


def test_a_blank_that_looks_like_one_is_one() -> None:
    assert clean_name(f"{BRAILLE}Ana{BRAILLE}{BRAILLE}María") == "Ana María"


def test_a_name_is_spelled_in_one_way() -> None:
    assert clean_name("Zoe\u0308") == "Zoë"


def test_marks_do_not_climb_over_the_lines_around() -> None:
    for shown in (clean_name(TOWER), clean_talk(TOWER)):
        assert len(unicodedata.normalize("NFC", shown)) <= 1 + MARKS
    assert clean_talk(f"hola {TOWER * 20}!").count("\u0301") <= 20 * MARKS
    assert clean_talk("a" + f"\u0301{JOINER}" * 20).replace(JOINER, "") == clean_talk("a" + "\u0301" * 20)
    assert clean_talk("\u0301hola \u0301") == "hola"


@pytest.mark.parametrize("text", ["שָׁלוֹם", "ชื่อที่นี่", "Nguyễn Thị", "हिन्दी", "❤️", "👨‍👩‍👧 hola", "می‌خواهم"])
def test_words_of_any_script_keep_their_marks_in_talk(text: str) -> None:
    assert clean_talk(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize("text", [FILLER, BRAILLE, JOINER * 9, "\u200d\u200d", "\u0301" * 20], ids=ascii)
def test_what_nobody_sees_is_not_said(text: str) -> None:
    with pytest.raises(MaleconError, match="error-chat-empty"):
        clean_talk(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Аna"),  # a Cyrillic A
        ("Ana", "Αna"),  # a Greek one
        ("ana", "аnа"),
        ("Ana", "ANA"),
        ("Ana", "Aná"),
        ("Zoë", "zoe"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Oscar", "ОSCAR"),
        ("Tom", "Torn"),
        ("Ana", "Ａｎａ"),
        ("Ana", "𝐀𝐧𝐚"),
    ],
)
def test_names_that_are_taken_for_each_other_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("Иван", "Ivan"), ("李雷", "李蕾"), ("Eva", "Ewa"), ("1", "2")]
)
def test_other_names_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_two_players_whose_names_look_alike_are_told_apart() -> None:
    table = TableState("t", Plan("havana", [SeatPlan("me"), SeatPlan(), SeatPlan(), SeatPlan()]), "ana", "5eed" * 16)
    commands.open_table(table, commands.people_of(table.plan, "ana", "Ana"), time.time())
    for place, name in enumerate(("Аna", "ÁNA", "Bruno"), 1):
        commands.sit(table, place, name, name, time.time())
    assert [seat.name for seat in table.seats] == ["Ana", "Аna 2", "ÁNA 3", "Bruno"]


def test_nobody_passes_for_the_bot_at_the_table() -> None:
    plan = Plan("cuba", [SeatPlan("me"), SeatPlan("bot", level="caridad")])
    table = TableState("t", plan, "ana", "5eed" * 16)
    commands.open_table(table, {0: ("ana", "Саridad")}, time.time())  # with a Cyrillic C
    assert [seat.name for seat in table.seats] == ["Саridad", "Caridad 2"]


def test_the_names_of_bots_and_programs_are_looked_at_before_a_table_is_opened() -> None:
    for kind in ("bot", "program"):
        plan = Plan("havana", [SeatPlan("me"), SeatPlan(), SeatPlan(kind, FILLER, "random")])
        with pytest.raises(MaleconError, match="error-nickname"):
            plan.checked()
