"""`malecon play`: a new game or a saved one, at this terminal."""

import contextlib
import io
import os
import secrets
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

from rich.console import Console

from malecon.bots import make_bot
from malecon.cli.terminal.display import Display
from malecon.cli.terminal.interruption import Interrupted, Interruptions
from malecon.cli.terminal.keyboard import Keyboard
from malecon.cli.terminal.players import Player, read_players, recorded_players
from malecon.cli.terminal.saved_game import SavedGame, default_path
from malecon.cli.terminal.screen import PatientConsole, Screen
from malecon.cli.terminal.session import Left, Session, alone
from malecon.drawing.layout import QUIET
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.record import read_record, replay, setting_of
from malecon.games import find_game
from malecon.text import texts

PLAYED = 0
BY_CTRL_C = 130  # what a shell expects of a program that Ctrl-C has ended


def play(
    game: str,
    *,
    language: str,
    seats: Sequence[str] = (),
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    components: Path | None = None,
    seed: int | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    answers: TextIO | None = None,
    console: Console | None = None,
) -> int:
    """Play until the game is over or the players leave; the exit code is 0, or 130 after Ctrl-C."""
    if resume is None:
        players = read_players(seats, find_game(game))
        names = [player.name for player in players]
        match = Match(Setting(find_game(game), names, edition, options, components))
    else:
        record = read_record(resume)
        match = replay(record, setting_of(record, find_game, components))
        players = recorded_players(record, match.setting.seats, match.game)
    screen = Screen(console or console_of(sys.stdout), texts(language, match.setting.edition.id))
    if match.over:
        Display(match, screen, alone(players)).end(None)
        return PLAYED
    saved = SavedGame(save or resume or default_path(game), kinds(players))
    if saved.path != resume:
        saved.prepare()
    saved.write(match)  # a place where nothing can be written is told now, not after the first move
    with Interruptions() as interruptions:
        keyboard = Keyboard(answers or sys.stdin, interruptions)
        # A saved game that is taken up again does not draw once more what it drew when it began.
        begun = (secrets.randbits(48) if seed is None else seed, len(match.played))
        bots = {
            seat: make_bot(player.kind, match.setting, Chance("bot", *begun, seat))
            for seat, player in enumerate(players)
            if not player.human
        }
        chance = Chance("nature", *begun)
        session = Session(match, players, bots, chance, screen, keyboard, interruptions, saved)
        return run(session, resume)


def kinds(players: Sequence[Player]) -> dict[int, str]:
    return {seat: player.kind for seat, player in enumerate(players)}


def run(session: Session, resumed: Path | None) -> int:
    try:
        greet(session, resumed)
        session.run()
        return last_words(session, "play-saved", PLAYED)
    except Left:
        return last_words(session, "play-goodbye", PLAYED)
    except Interrupted as interrupted:
        with contextlib.suppress(Interrupted):
            session.screen.say("")  # the prompt is still waiting on its line
        code = BY_CTRL_C if interrupted.by_signal == signal.SIGINT else PLAYED
        return last_words(session, "play-interrupted", code)


def last_words(session: Session, key: str, code: int) -> int:
    """Save once more, in case the disk was full a moment ago, and say where the game is: if anybody still reads."""
    try:
        session.saved.write(session.match)
        session.screen.say_unbroken(session.texts.say(key, path=str(session.saved.path)))
        session.screen.console.file.flush()
    except (Interrupted, OSError):
        silence(session.screen.console.file)
    return code


def greet(session: Session, resumed: Path | None) -> None:
    screen = session.screen
    screen.say(screen.texts.say("play-welcome", game=session.game.title), "bold")
    screen.say(screen.texts.say("play-notice"), QUIET)
    if resumed is not None:
        moves = len(session.match.played)
        screen.say_unbroken(screen.texts.say("play-resumed", path=str(resumed), moves=moves))


def silence(stream: object) -> None:
    """Python flushes once more when it exits, and must not stumble over the closed terminal then."""
    with contextlib.suppress(OSError, io.UnsupportedOperation, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # type: ignore[attr-defined]


def console_of(stream: TextIO) -> Console:
    return PatientConsole(file=stream, highlight=False, markup=False, emoji=False)
