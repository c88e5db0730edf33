"""What `import malecon` opens: a table for programs."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import malecon
from malecon.engine.errors import MaleconError
from malecon.text.spoken import Spoken, speak
from tests.docs.pages import ROOT
from tests.library import somebody


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spoken, "language", "en")


each_title = pytest.mark.parametrize("name", list(malecon.games()))
each_way = pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))], ids=["copy", "deepcopy", "pickle"]
)


def begun(name: str, moves: int = 20) -> malecon.Match:
    m = malecon.new(name, players=3, seed=5)
    for _ in range(moves):
        m.play(m.legal()[-1])
    return m


def test_the_program_of_somebody_runs(tmp_path: Path) -> None:
    assert len(somebody.main(tmp_path)) == 2


@each_title
def test_equal_seeds_make_equal_games_and_others_others(name: str) -> None:
    def played(seed: int) -> str:
        m = malecon.new(name, players=2, seed=seed)
        while not m.over:
            m.play(m.choose("random"))
        return m.record()

    assert played(3) == played(3)
    assert played(3) != played(4)


@each_title
@each_way
def test_a_copy_goes_on_without_the_original(name: str, copied: object) -> None:
    m = begun(name)
    before, twin = m.position(), copied(m)  # type: ignore[operator]
    assert (twin.position(), twin.seed) == (before, m.seed)
    twin.play(twin.legal()[0])
    assert m.position() == before
    m.play(m.legal()[0])
    assert m.position() == twin.position()


def test_a_move_is_played_by_its_text_its_id_or_itself() -> None:
    played = []
    for way in (str, lambda move: move.id, lambda move: move):
        m = malecon.new("havana", seed=2)
        m.play(way(m.legal()[3]))
        played.append(m.position())
    assert len(set(played)) == 1


def test_where_several_choose_at_once_each_can_be_played_for() -> None:
    m = malecon.new("havana", players=3, seed=2)
    before = m.asked
    m.play(m.legal(2)[0], seat=2)
    assert (before, m.asked) == ((0, 1, 2), (0, 1))
    assert m.legal(2) == []
    with pytest.raises(MaleconError, match="error-not-asked"):
        m.play(m.legal()[0], seat=2)


def test_nature_answers_by_herself_or_is_asked() -> None:
    by_hand = malecon.new("cuba", seed=6, nature="asked")
    assert by_hand.asked == (malecon.NATURE,)
    while by_hand.asked == (malecon.NATURE,):
        by_hand.play_nature()
    assert by_hand.position() == malecon.new("cuba", seed=6).position()
    with pytest.raises(MaleconError, match="error-nobody-asked"):
        by_hand.play_nature()
    with pytest.raises(MaleconError, match="error-nobody-asked"):
        malecon.new("cuba", seed=6, nature="asked").choose("random")


def test_going_back_keeps_what_chance_answered() -> None:
    m = begun("santiago", 40)
    there, count = m.position(), len(m.played)
    moves = [played.move for played in m.played]
    for back in (0, 30, count - 1, count):
        twin = m.copy()
        twin.rewind(back)
        assert not twin.over
        assert twin.asked != (malecon.NATURE,)
        while len(twin.played) < count:
            twin.play(moves[len(twin.played)])
        assert twin.position() == there
    with pytest.raises(MaleconError, match="error-rewind"):
        m.rewind(count + 1)


@each_title
def test_a_record_is_read_at_any_of_its_moves(name: str, tmp_path: Path) -> None:
    m = begun(name)
    m.write(tmp_path / "game.malecon")
    assert malecon.read(tmp_path / "game.malecon").position() == m.position()
    middle = malecon.read(str(tmp_path / "game.malecon"), to=len(m.played) // 2)
    assert [played.move for played in middle.played] == [played.move for played in m.played[: len(middle.played)]]
    assert middle.asked != (malecon.NATURE,)
    with pytest.raises(MaleconError, match="error-unknown-decision-number"):
        malecon.from_record(m.record(), to=9_999)
    with pytest.raises(MaleconError, match="error-disk"):
        m.write(tmp_path / "nowhere" / "game.malecon")


@each_title
def test_what_is_imagined_for_a_seat_is_what_it_sees(name: str) -> None:
    m = begun(name)
    for seat in range(3):
        other = m.imagine(seat, seed=9)
        assert other.view(seat) == m.view(seat)
        assert other.known() == m.known()
        assert other.position(seat) == m.position(seat)
        assert other.knower == malecon.from_position(m.position(seat)).knower == seat


def test_the_opponents_of_a_level_and_of_a_name_are_the_same() -> None:
    m = begun("cuba", 4)
    assert m.choose(2) == m.choose("nena") == m.copy().choose("nena")
    assert m.bots()[:2] == ("pipo", "nena")


@each_title
def test_a_table_is_drawn_in_both_languages_at_any_width(name: str) -> None:
    m = begun(name)
    assert str(m) == m.drawn(m.asked[0])
    assert m.drawn(0, width=70, language="fr") != m.drawn(0, width=70)
    for width in (40, 80, 150):
        assert max(len(line) for line in m.drawn(width=width).splitlines()) <= width
    speak("fr")
    assert m.drawn(0, width=70) == m.drawn(0, width=70, language="fr")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: malecon.new("chess"), "There is no game “chess” here. Choose one of these: cuba, havana, santiago."),
        (lambda: malecon.new("cuba", players=9), "Cuba is for 2 to 5 players, not 9."),
        (lambda: malecon.new("cuba", edition="de2007"), "Choose one of these: default, en2007, fr2007, fr2008."),
        (lambda: malecon.new("havana", options={"wind": "on"}), "Choose one of these: youngest, black-market."),
        (lambda: malecon.new("havana", nature="kind"), "Choose one of these: seed, asked."),  # type: ignore[arg-type]
        (lambda: begun("havana").view(3), "There is no seat 3 in this game: seats are counted from 0 to 2."),
        (lambda: begun("havana").play(-1), "There is no move number -1."),
        (lambda: begun("havana").choose("hal"), "There is no bot “hal”."),
        (lambda: begun("havana").position(form="short"), "one of these: words, link."),  # type: ignore[arg-type]
        (lambda: malecon.read("nowhere.malecon"), "nowhere.malecon cannot be read"),
        (lambda: speak("de"), "Choose one of these: en, fr."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence_with_what_there_is(wrong: object, said: str) -> None:
    with pytest.raises(malecon.MaleconError) as raised:
        wrong()  # type: ignore[operator]
    assert said in str(raised.value)
    assert str(raised.value).endswith((".", "!", "?"))
    speak("fr")
    assert str(raised.value) == raised.value.sentence("fr") != raised.value.sentence("en")


def test_an_error_says_the_same_in_another_process() -> None:
    m = begun("santiago", 1)
    with pytest.raises(malecon.IllegalMove) as raised:
        m.play("drive 9")
    twin = pickle.loads(pickle.dumps(raised.value))
    assert isinstance(twin, malecon.IllegalMove)
    assert (str(twin), twin.clause, twin.allowed) == (str(raised.value), raised.value.clause, raised.value.allowed)


def test_an_error_whose_sentence_is_missing_shows_its_key() -> None:
    assert str(MaleconError("error-of-somebody", what=1)) == "error-of-somebody (what=1)"


def test_a_name_that_is_not_there_is_no_attribute() -> None:
    assert not hasattr(malecon, "review")
    assert set(malecon.__all__) <= set(dir(malecon))


def test_the_import_reads_nothing_that_is_not_wanted() -> None:
    script = (
        "import sys, malecon; before = set(sys.modules);"
        "m = malecon.new('cuba', seed=1); m.play(m.legal()[0]); m.view(0); m.position();"
        "print(*sorted(name for name in sys.modules if name.split('.')[0] in sys.argv[1:]), sep='\\n');"
        "print('malecon.games' in before, 'malecon.engine.match' in before)"
    )
    heavy = ("numpy", "rich", "fluent", "typer", "litestar", "msgspec", "sqlalchemy", "ray", "pettingzoo", "gymnasium")
    command = [sys.executable, "-c", script, *heavy]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ}, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
