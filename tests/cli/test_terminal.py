"""The game in the terminal: through a real pseudo-terminal where the terminal matters, else through plain streams."""

import codecs
import contextlib
import fcntl
import io
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from errno import ENOSPC
from os import strerror
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from rich.cells import cell_len
from rich.console import Console

from malecon.bots import make_bot
from malecon.cli.terminal.command import play
from malecon.cli.terminal.display import Display
from malecon.cli.terminal.interruption import Interrupted, Interruptions
from malecon.cli.terminal.keyboard import Keyboard
from malecon.cli.terminal.players import Player, read_players, usual_players
from malecon.cli.terminal.saved_game import SavedGame
from malecon.cli.terminal.screen import Screen
from malecon.cli.terminal.session import Session
from malecon.drawing.sheet import draw
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.record import Record, parse_record, read_record, setting_of, verify
from malecon.engine.sheet import Scene
from malecon.engine.views import View
from malecon.games import find_game, find_sheet, games
from malecon.games.havana.game import GAME as HAVANA
from malecon.games.santiago.game import GAME
from malecon.text import texts
from tests.havana.position import Position as HavanaPosition
from tests.random_moments import random_moments
from tests.santiago.position import Position
from tests.thorough import THOROUGH, in_turn

ROOT = Path(__file__).parents[2]
FINISHED = ROOT / "tests" / "records" / "santiago-2p-12-00001.malecon"

COLUMNS = 80
PATIENCE = 20.0  # seconds for one answer; a slow machine is not a failure
PROMPT = re.compile(r"(?:^|\n)> $")
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[()][A-Z0-9]|[=>])")
YOUR_TURN = re.compile(r"[Àà] vous de jouer\.? ─")  # the heading of a question; the log says so, too
NUMBERED = re.compile(r"^ {0,3}(\d+)  \S", re.MULTILINE)
BETWEEN_LOOKS = 40 if THOROUGH else 120  # moves; and whenever something is asked for the first time
BETWEEN_DRAWINGS = 10 if THOROUGH else 20  # moves
MOST_ANSWERS = 600  # a game has about a hundred questions for each player
FRENCH = texts("fr")


# -- a person at a terminal -----------------------------------------------------------------------------------------


class Terminal:
    """`malecon play` in a pseudo-terminal of its own, with somebody who reads and types."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        command = [sys.executable, "-m", "malecon", "play", *arguments]
        self.pid, self.master = pty.fork()
        if self.pid == 0:  # the child becomes the game
            inherited = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
            os.execve(command[0], command, {**inherited, "TERM": "xterm-256color", **environment})
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 50, COLUMNS, 0, 0))
        self.decoder = codecs.getincrementaldecoder("utf-8")()  # a letter may come in two pieces
        self.raw = ""
        self.told = ""  # what has been shown since the last answer, without colours
        self.open = True
        self.code: int | None = None

    def read(self, seconds: float) -> bool:
        """Take in what the game writes within some seconds; False when it has gone away or says nothing."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            found = os.read(self.master, 65536)
        except OSError:
            found = b""
        self.open = bool(found)
        text = self.decoder.decode(found)
        self.raw += text
        self.told = ESCAPES.sub("", (self.told + text).replace("\r", ""))
        return self.open

    def wait(self) -> str:
        """What is shown until the next prompt or the end."""
        limit = time.monotonic() + PATIENCE
        while self.open and not PROMPT.search(self.told):
            self.read(1.0)
            assert time.monotonic() < limit, f"no prompt; the last words were {self.told[-500:]!r}"
        return self.told

    def answer(self, line: str) -> str:
        self.told = ""
        os.write(self.master, f"{line}\n".encode())
        return self.wait()

    def press(self, key: bytes) -> None:
        self.told = ""
        os.write(self.master, key)

    def close(self) -> None:
        """The window is closed: the game gets SIGHUP."""
        if self.open:
            os.close(self.master)
        self.open = False

    def exit_code(self) -> int:
        """Read what is left, and wait for the end."""
        limit = time.monotonic() + PATIENCE
        while self.code is None:
            if self.open:
                self.read(0.1)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.code = os.waitstatus_to_exitcode(status)
            assert time.monotonic() < limit, "the game does not end"
        while self.open and self.read(0.2):
            pass
        return self.code


@contextlib.contextmanager
def at_terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    terminal = Terminal(*arguments, **environment)
    try:
        yield terminal
    finally:
        terminal.close()
        if terminal.code is None:
            os.kill(terminal.pid, signal.SIGKILL)
            os.waitpid(terminal.pid, 0)


def any_number(told: str, chance: random.Random) -> str:
    """One of the numbers that are listed below the last question."""
    *_, heading = YOUR_TURN.finditer(told)
    listed = told[heading.end() :]
    return str(chance.choice([int(number) for number in NUMBERED.findall(listed)]))


def play_on(terminal: Terminal, chance: random.Random, answers: int = MOST_ANSWERS) -> str:
    """Answer any question with any number, to the end or for some questions."""
    told = terminal.wait()
    everything = told
    for _ in range(answers):
        if not terminal.open:
            break
        handed_over = unwrapped(told.removesuffix("> ")).endswith(said("play-screen", name="")[-12:])
        told = terminal.answer("" if handed_over else any_number(told, chance))
        everything += told
    return everything


def verified(path: Path) -> Record:
    record = read_record(path)
    verify(record, setting_of(record, find_game))
    return record


def game_arguments(save: Path, seats: str = "human,random", game: str = "santiago") -> list[str]:
    return [game, "--lang", "fr", "--seats", seats, "--seed", "7", "--save", str(save)]


@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_played_in_french_at_a_terminal(game: str, tmp_path: Path) -> None:
    save = tmp_path / "partie.malecon"
    with at_terminal(*game_arguments(save, game=game)) as terminal:
        opening = unwrapped(terminal.wait())
        assert said("play-welcome", game=find_game(game).title) in opening
        assert said("play-notice") in opening
        assert said("play-your-turn.you") in opening
        everything = play_on(terminal, random.Random(11))
        assert terminal.exit_code() == 0
    assert said("play-over") in unwrapped(everything)
    record = verified(save)
    assert record.tags["Result"] == "finished"
    assert (record.tags["Player1"], record.tags["Player2"]) == ("human", "random")
    names = [record.tags[f"Seat{seat + 1}"] for seat, place in enumerate(record.tags["Places"].split()) if place == "1"]
    won = "play-winner.you" if record.tags["Seat1"] in names else "play-winner"
    assert said(won, names=", ".join(names), count=len(names)) in unwrapped(everything)
    assert "{" not in everything, "a sentence lacks one of its words"
    assert max(cell_len(line) for line in everything.split("\n") if str(save) not in line) <= COLUMNS


def test_who_names_nobody_plays_against_two_bots_or_as_many_as_the_game_takes() -> None:
    assert [player.kind for player in read_players((), find_game("cuba"))] == ["human", "lookahead", "lookahead"]
    assert usual_players(cast(Game, SimpleNamespace(players=range(2, 3)))) == ["human", "lookahead"]


def test_every_command_is_answered(tmp_path: Path) -> None:
    save = tmp_path / "partie.malecon"
    chance = random.Random(11)
    with at_terminal(*game_arguments(save)) as terminal:
        terminal.wait()
        assert said("play-help") in unwrapped(terminal.answer("?"))
        assert "r courtier" in unwrapped(terminal.answer("r"))
        told = terminal.answer("t")
        while asked("drive") not in unwrapped(told):
            told = terminal.answer(any_number(told, chance))
        short = "Il vous manque 146 pesos : il en faut 149, vous en avez 3."
        rule = clause("pay-first")
        too_far = said("play-why", move="drive 150", short=short, rule=rule, clause="santiago.car.pay-first")
        assert clause("pay-first") in unwrapped(terminal.answer("drive 150"))
        assert too_far in unwrapped(terminal.answer("w drive 150"))
        assert "(ouvre " in unwrapped(terminal.answer("w 1")), "what the drive brings and where it leads"
        assert "« pass »" in unwrapped(terminal.answer("w pass"))
        assert "santiago.broker." in terminal.answer("r courtier fleur")
        assert "santiago.setup.capital" in terminal.answer("l")
        assert said("play-saved", path=str(save)) in unwrapped(terminal.answer("s"))
        assert "Vous avancez d’une étoile" in unwrapped(terminal.answer("1"))
        undone = unwrapped(terminal.answer("u"))
        assert said("play-undone", move="")[:12] in undone
        assert asked("drive") in undone


def unwrapped(told: str) -> str:
    """As one line with plain spaces, wherever the screen has folded it."""
    return " ".join(told.split())


def said(key: str, **values: object) -> str:
    return unwrapped(FRENCH.say(key, **values))


def asked(decision: str) -> str:
    return unwrapped(FRENCH.ask(GAME, decision, {}, ()))


def clause(name: str) -> str:
    """The text of a clause about the car."""
    return unwrapped(FRENCH.clause(GAME, f"santiago.car.{name}"))


# -- interrupted, and resumed ---------------------------------------------------------------------------------------


def interrupt(terminal: Terminal, how: str) -> None:
    if how == "ctrl-c":
        terminal.press(b"\x03")
    elif how == "end of input":
        terminal.press(b"\x04")
    elif how == "closed window":
        terminal.close()
    else:
        os.kill(terminal.pid, signal.SIGTERM)


@pytest.mark.parametrize(
    ("how", "code"), [("ctrl-c", 130), ("end of input", 0), ("closed window", 0), ("asked to end", 0)]
)
def test_an_interrupted_game_keeps_every_move_and_goes_on(how: str, code: int, tmp_path: Path) -> None:
    save = tmp_path / "partie.malecon"
    chance = random.Random(5)
    with at_terminal(*game_arguments(save)) as terminal:
        play_on(terminal, chance, answers=12)
        before = save.read_text("utf-8")
        last = [move for move in verified(save).moves if move.seat == 0][-1]
        interrupt(terminal, how)
        assert terminal.exit_code() == code
        assert how == "closed window" or "--resume" in terminal.told
    assert save.read_text("utf-8") == before
    assert last in verified(save).moves
    assert [path.name for path in tmp_path.iterdir()] == [save.name], "nothing half written is left behind"
    moves = len(verified(save).moves)
    with at_terminal("--lang", "fr", "--resume", str(save), "--seed", "3") as terminal:
        assert said("play-resumed", path=str(save), moves=moves) in unwrapped(terminal.wait())
        play_on(terminal, chance, answers=4)
        terminal.press(b"\x04")
        assert terminal.exit_code() == 0
    after = verified(save)
    assert len(after.moves) > moves
    assert played(after)[:moves] == played(parse_record(before))


def played(record: Record) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in record.moves]


def test_a_finished_record_shows_how_it_ended(tmp_path: Path) -> None:
    save = tmp_path / "partie.malecon"
    finished = FINISHED.read_text("utf-8")
    save.write_text(finished, "utf-8")
    shown = io.StringIO()
    code = play("santiago", language="fr", resume=save, answers=io.StringIO(), console=plain(shown))
    assert code == 0
    assert said("play-over") in unwrapped(shown.getvalue())
    assert save.read_text("utf-8") == finished


# -- a person at one device, without the terminal -------------------------------------------------------------------


def plain(stream: io.StringIO, width: int = COLUMNS) -> Console:
    return Console(file=stream, width=width, highlight=False, markup=False, emoji=False)


def typed(match: Match, save: Path, *lines: str, seats: str = "human,random") -> str:
    """What a person is shown who types these lines in a match; his answers end there."""
    shown = io.StringIO()
    kinds = [player.kind for player in read_players(seats.split(","), match.game)]
    with Interruptions() as interruptions, pytest.raises(Interrupted):
        Session(
            match,
            [Player(name, kind) for name, kind in zip(match.setting.seats, kinds, strict=True)],
            {
                seat: make_bot(kind, match.setting, Chance("bot", seat))
                for seat, kind in enumerate(kinds)
                if kind != "human"
            },
            Chance(1),
            Screen(plain(shown), FRENCH),
            Keyboard(io.StringIO("".join(f"{line}\n" for line in lines)), interruptions),
            interruptions,
            SavedGame(save, dict(enumerate(kinds))),
        ).run()
    return unwrapped(shown.getvalue())


def test_who_plays_alone_is_you_and_who_shares_the_keyboard_has_a_name(tmp_path: Path) -> None:
    for seats, lines in (("human,random", ["drive 2"]), ("human,human", ["", "drive 2"])):
        told = typed(Position(2).holds(0, pesos=2).match, tmp_path / seats, *lines, "l", seats=seats)
        driven = {True: "Vous avancez de 2 étoiles", False: "Alicia avance de 2 étoiles"}
        alone = seats == "human,random"
        assert driven[alone] in told
        assert driven[not alone] not in told
        assert (said("play-your-turn.you") in told) == alone


def test_an_illegal_move_is_refused_with_its_clause(tmp_path: Path) -> None:
    position = Position(2).holds(0, pesos=2)
    told = typed(position.match, tmp_path / "p", "drive 4")
    assert "Il vous manque 1 peso : il en faut 3, vous en avez 2." in told
    assert clause("pay-first") in told
    assert "santiago.car.pay-first" in told
    assert position.question == "drive"


@pytest.mark.parametrize("line", ["0", "17", "²", "boat", "e", "drive", "drive x", "\ufffd", "99999999999999999999"])
def test_what_is_no_move_is_answered_with_a_sentence(line: str, tmp_path: Path) -> None:
    told = typed(Position(2).match, tmp_path / "p", line)
    assert f"« {line} »" in told


def test_undo_is_refused_once_the_dice_have_been_rolled(tmp_path: Path) -> None:
    position = Position(2).demand(sugar=1, citrus=0, tobacco=0, rum=0).uses("customs")
    told = typed(position.match, tmp_path / "p", "clear sugar", "u")
    assert said("error-undo") in told
    assert position.question == "left-out"


def test_undo_steps_back_over_what_was_played_without_asking(tmp_path: Path) -> None:
    # Pedro's flower is white: with two of its buildings occupied there is one for the broker, and no choice.
    position = Position(3).broker_on(1, "customs").broker_on(2, "harbour").visit("pedro")
    told = typed(position.match, tmp_path / "p", "use", "u", seats="human,random,random")
    assert said("play-forced", move="Journal\N{NO-BREAK SPACE}: 1 peso, cacher un Cubain") in told
    assert said("play-undone", move="Prendre") in told
    assert position.question == "gain"


def test_undo_without_a_real_choice_to_go_back_to_changes_nothing(tmp_path: Path) -> None:
    position = Position(2).holds(0, pesos=0).before("pedro").turn_of(0)
    told = typed(position.match, tmp_path / "p", "u")
    assert said("error-undo") in told
    assert told.count(said("play-forced", move="1 étoile, gratuit")) == 2
    assert position.question == "gain"


def test_every_drive_of_a_long_list_is_listed(tmp_path: Path) -> None:
    position = Position(2).holds(0, pesos=24)
    told = typed(position.match, tmp_path / "p")
    for number in range(1, 26):
        assert f" {number} " in told
    assert "−24 pesos" in told


def test_a_preview_tells_nothing_that_is_made_up() -> None:
    # Passing the port with the value marker on 4 makes the seventh ship leave: hidden goods would be converted.
    position = Position(3).ship_is(7).value_on(4).at("alonso").holds(1, wood=5, pesos=3)
    told = position.match.preview(0, GAME.vocabulary.parse("drive 2"))
    assert [event.name for event in told] == ["drove", "ship-left", "game-ended"]


def test_a_preview_stops_where_cards_are_revealed() -> None:
    # Vanessa's new card is hidden from Peter: what it is, and who plays first then, would be made up.
    position = HavanaPosition(2).replaces().play("cover siesta worker")
    told = position.match.preview(1, HAVANA.vocabulary.parse("cover siesta mama"))
    assert [event.name for event in told] == ["card-covered"]


@pytest.mark.parametrize("width", [60, 80, 81, 97, 120])
def test_no_word_is_lost_where_a_line_is_folded(width: int) -> None:
    label, preview = FRENCH.say("play-choose") * 2, FRENCH.say("error-undo")
    shown = io.StringIO()
    Screen(plain(shown, width), FRENCH).moves([(label, preview), (preview, label)])
    assert sorted("".join(shown.getvalue().split())) == sorted("".join(f"12{label}{preview}{preview}{label}".split()))


# -- two people at one device ---------------------------------------------------------------------------------------


def test_nobody_sees_what_lies_behind_the_screen_of_the_other(tmp_path: Path) -> None:
    with at_terminal(*game_arguments(tmp_path / "p", "Ana=human,Beto=human")) as terminal:
        told = play_on(terminal, random.Random(2), answers=40)
        terminal.press(b"\x04")
        assert terminal.exit_code() == 0
    handed_over = said("play-screen", name="|").partition("|")[0]
    screens = re.split(rf"{handed_over}(Ana|Beto)", told)
    assert len(screens) > 10
    assert "Demande" not in screens[0], "nothing is shown before the first player has sat down"
    for facing, screen in zip(screens[1::2], screens[2::2], strict=True):
        other = {"Ana": "Beto", "Beto": "Ana"}[facing]
        assert {goods[0] for goods in rows_of_goods(screen, other)} == {said("label-hidden")}
        assert all("".join(goods).isdigit() for goods in rows_of_goods(screen, facing))
    wiped = terminal.raw.split(handed_over)[1:-1]
    assert all("\x1b[2J" in screen and "\x1b[3J" in screen for screen in wiped)


def rows_of_goods(screen: str, name: str) -> list[list[str]]:
    """What is shown of a player's six goods, pesos and points."""
    rows = [line.split() for line in screen.split("\n") if line.startswith(f"{name} ")]
    return [row[1:] for row in rows if len(row) == 9 and all(cell == "?" or cell.isdigit() for cell in row[2:])]


def test_open_holdings_need_no_handing_over(tmp_path: Path) -> None:
    shown = io.StringIO()
    code = play(
        "santiago",
        language="fr",
        seats=["human", "human"],
        options={"holdings": "open"},
        seed=4,
        save=tmp_path / "p",
        answers=io.StringIO("1\n" * 30),
        console=plain(shown),
    )
    assert code == 0
    assert said("play-screen", name="Juan") not in unwrapped(shown.getvalue())
    holdings = rows_of_goods(shown.getvalue(), "Juan")
    assert holdings
    assert all("".join(goods).isdigit() for goods in holdings)


def test_what_is_laid_face_down_stays_secret_until_everybody_has_chosen(tmp_path: Path) -> None:
    with at_terminal(*game_arguments(tmp_path / "p", "Ana=human,Beto=human", "havana")) as terminal:
        terminal.wait()
        assert said("card-mama") in terminal.answer(""), "Ana has sat down and sees her hand"
        handed_over = terminal.answer("open siesta+mama")
        assert said("play-screen", name="Beto") in unwrapped(handed_over)
        assert said("card-mama") not in handed_over
        seen_by_beto = terminal.answer("")
        of_ana = next(line for line in seen_by_beto.split("\n") if line.startswith("Ana "))
        assert of_ana.split() == ["Ana", "–", "?", "?", *said("label-havana-hand", count=11).split(), "–"]
        assert revealed_by_ana("mama") not in unwrapped(terminal.answer("l"))
        told = unwrapped(terminal.answer("open worker+architect") + terminal.answer("l"))
        assert revealed_by_ana("siesta") in told
        assert revealed_by_ana("mama") in told
    typed_by_ana = terminal.raw.index("open siesta+mama")
    assert "\x1b[2J" in terminal.raw[typed_by_ana : terminal.raw.index("Beto", typed_by_ana)]


def revealed_by_ana(card: str) -> str:
    return said("event-havana-card-revealed", seat="Ana", card_the=FRENCH.say(f"card-{card}.the"))


# -- the disk -------------------------------------------------------------------------------------------------------


def test_a_place_where_nothing_can_be_written_is_told_before_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with at_terminal(*game_arguments(tmp_path / "file" / "partie.malecon")) as terminal:
        assert terminal.exit_code() == 2
    assert str(tmp_path / "file" / "partie.malecon") in unwrapped(terminal.told)
    assert said("play-notice") not in unwrapped(terminal.told)


def test_a_full_disk_leaves_the_last_good_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position(2)
    saved = SavedGame(tmp_path / "partie.malecon", {})
    saved.write(position.match)
    good = saved.path.read_text("utf-8")

    def full(descriptor: int) -> None:
        raise OSError(ENOSPC, strerror(ENOSPC), str(descriptor))

    monkeypatch.setattr(os, "fsync", full)
    position.play("drive 1")
    with pytest.raises(MaleconError) as trouble:
        saved.write(position.match)
    assert trouble.value.key == "error-disk"
    assert saved.path.read_text("utf-8") == good
    assert list(tmp_path.iterdir()) == [saved.path]


def test_a_new_game_is_not_written_over_another(tmp_path: Path) -> None:
    save = tmp_path / "partie.malecon"
    save.write_text("precious")
    with pytest.raises(MaleconError) as trouble:
        play("santiago", language="en", save=save, answers=io.StringIO(), console=plain(io.StringIO()))
    assert trouble.value.key == "error-save-exists"
    assert save.read_text() == "precious"


def test_without_a_place_a_game_goes_to_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for _ in range(2):
        play("santiago", language="en", seats=["random", "random"], console=plain(io.StringIO()))
    saved = list((tmp_path / "malecon" / "games").iterdir())
    assert len(saved) == 2
    for path in saved:
        assert re.fullmatch(r"santiago-\d{8}-\d{6}(-2)?\.malecon", path.name)
        assert verified(path).tags["Result"] == "finished"


# -- seats ----------------------------------------------------------------------------------------------------------


def test_seats_are_named_or_get_a_name() -> None:
    players = read_players(["Juan=human", "random", "lookahead"], GAME)
    assert [(player.name, player.kind) for player in players] == [
        ("Juan", "human"),
        ("Alicia", "random"),
        ("Clara", "lookahead"),
    ]
    assert [player.kind for player in read_players([], GAME)] == ["human", "lookahead", "lookahead"]


@pytest.mark.parametrize("found", ["robot", "", "Ana=", "Ana=robot"])
def test_an_unknown_kind_of_player_is_refused(found: str) -> None:
    with pytest.raises(MaleconError) as trouble:
        read_players(["human", found], GAME)
    assert trouble.value.key == "error-seat-kind"


# -- the table ------------------------------------------------------------------------------------------------------

TABLES_TO_DRAW: dict[str, tuple[str, dict[str, str]]] = {
    "santiago, hidden": ("santiago", {"holdings": "hidden"}),
    "santiago, open": ("santiago", {"holdings": "open"}),
    "havana": ("havana", {}),
}


@pytest.mark.parametrize(("way", "language"), in_turn(tuple(TABLES_TO_DRAW), ("en", "fr")))
def test_the_table_fits_the_screen_at_every_moment(way: str, language: str) -> None:
    game, options = TABLES_TO_DRAW[way]
    setting = Setting(find_game(game), ["Alicia", "Juan", "Clara", "Francisco"], options=options)
    asked_before: set[str] = set()
    for match in random_moments(setting):
        if len(match.played) % BETWEEN_LOOKS == 0 or match.over:
            fits(match, language)
        if match.asked and match.decision.name not in asked_before:
            asked_before.add(match.decision.name)
            fits(match, language)
            question_fits(match, language)


def question_fits(match: Match, language: str) -> None:
    for width in (COLUMNS, 120):
        shown = io.StringIO()
        Display(match, Screen(plain(shown, width), texts(language))).question(match.asked[0])
        assert max(cell_len(line) for line in shown.getvalue().split("\n")) <= width
        assert "{" not in shown.getvalue()


def fits(match: Match, language: str) -> None:
    for seat in (None, 3):
        for width in (COLUMNS, 120):
            shown = io.StringIO()
            display = Display(match, Screen(plain(shown, width), texts(language)))
            display.screen.show(display.table(seat))
            display.screen.show(display.between(seat))
            lines = shown.getvalue().split("\n")
            assert max(cell_len(line) for line in lines) <= width
            assert "{" not in shown.getvalue()


def drawn(setting: Setting, view: View) -> str:
    shown = io.StringIO()
    scene, sheet = Scene(view, setting, FRENCH), find_sheet(setting.game)
    assert sheet.between is not None
    plain(shown).print(draw(sheet.areas(scene), COLUMNS), draw(sheet.between(scene), COLUMNS))
    return shown.getvalue()


@pytest.mark.parametrize("game", games())
def test_what_others_hide_makes_no_difference_to_the_drawing(game: str) -> None:
    options = {"delegate": "face-down"} if game == "cuba" else {}  # otherwise hardly anything there is hidden
    setting = Setting(find_game(game), ["Alicia", "Juan", "Clara"], options=options)
    dealt_otherwise = 0
    for match in random_moments(setting):
        if match.over or len(match.played) % BETWEEN_DRAWINGS:
            continue
        for seat in (0, 2, None):
            imagined = setting.imagine(match.view(seat), Chance(len(match.played)))
            dealt_otherwise += imagined.numbers() != match.table.numbers()
            assert drawn(setting, setting.game.view(imagined, seat)) == drawn(setting, match.view(seat))
    assert dealt_otherwise > 10


def test_the_ends_of_the_rows_stand_out_and_costs_are_letters() -> None:
    position = HavanaPosition(2).row("upper", "townhouse", "bakery", "kiosk").row("lower", "capitol")
    lines = drawn(position.match.setting, position.match.view(None)).split("\n")
    assert "2 PV ━" in lines[1], "printed in the rulebook"
    assert "3 PV* ─" in lines[1], "reconstructed, and not for sale"
    assert lines[4].replace("│", "┃").split("┃")[1::2] == [cost.ljust(12) for cost in ("R 2$", "RJ 2$", "3$")]
    assert lines[5].count(FRENCH.say("label-havana-for-sale")) == 2
    assert any("RJBM 2O A" in line for line in lines)


def test_a_purchase_names_the_building_with_points_and_cost(tmp_path: Path) -> None:
    position = HavanaPosition(2).row("upper", "townhouse", "bakery").holds(0, red=1, pesos=2).buys(0)
    told = typed(position.match, tmp_path / "p", "w buy lower-right")
    assert "1 Maison de ville : 2 PV, −2 pesos, −1 brique" in told
    assert "havana.buy.pay-cost" in told


def test_a_new_card_is_offered_with_the_number_it_will_form(tmp_path: Path) -> None:
    position = HavanaPosition(2).shows(0, "pesos-thief", "mama").hand(0, "siesta", "worker", "debris").replaces()
    told = typed(position.match, tmp_path / "p")
    assert "09 : Sieste sur Voleur de pesos" in told
    assert "45 : Ouvrier sur Mamma" in told


def test_a_cuban_who_lies_face_down_is_marked_in_words() -> None:
    position = Position(2).face_down("maria")
    told = drawn(position.match.setting, position.match.view(0))
    maria = next(line for line in told.split("\n") if "Maria" in line)
    assert "face cachée" in maria
    assert "jaune*" in maria, "the colour in words, and that it is reconstructed"


def test_colours_can_be_refused(tmp_path: Path) -> None:
    coloured = re.compile(r"\x1b\[(?:\d+;)*3[1-7]m")
    for environment, expected in (({}, True), ({"NO_COLOR": "1"}, False)):
        save = tmp_path / f"{len(environment)}.malecon"
        with at_terminal(*game_arguments(save), **environment) as terminal:
            terminal.wait()
            assert bool(coloured.search(terminal.raw)) == expected


def test_a_pipe_that_nobody_reads_any_more_ends_the_game_quietly(tmp_path: Path) -> None:
    save = tmp_path / "partie.malecon"
    command = [sys.executable, "-m", "malecon", "play", *game_arguments(save)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as game:
        assert game.stdout is not None
        assert game.stderr is not None
        game.stdout.close()
        assert game.wait(PATIENCE) == 0
        assert game.stderr.read() == b""
    verified(save)
