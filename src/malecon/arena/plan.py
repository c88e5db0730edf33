"""The plan of an arena: everything that its games depend on, and nothing else."""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

import malecon
from malecon.bots import make_bot
from malecon.bots.own import own_files
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.games import find_game

PACKAGE = Path(malecon.__file__).parent
PLAYED_BY = ("engine", "games", "bots")  # the folders that decide what happens in a game
SMALLEST_TABLE = 2


class Plan(msgspec.Struct, frozen=True):
    """Which game is played, how, by whom, and with which chance. The number of games is no part of it: it may grow."""

    game: str
    edition: str
    options: dict[str, str]
    bots: tuple[str, ...]
    players: int
    seed: int
    records: bool
    versions: dict[str, str]

    def setting(self, seats: Sequence[str]) -> Setting:
        return Setting(find_game(self.game), seats, self.edition, self.options)


def make_plan(
    game: str,
    bots: Sequence[str],
    players: int | None,
    seed: int,
    edition: str | None,
    options: Mapping[str, str],
    records: bool,
) -> Plan:
    """The plan for what was asked, or an error: nothing has been written yet."""
    found = find_game(game)
    if players is None:
        players = len(bots) if len(bots) in found.players else SMALLEST_TABLE
    setting = Setting(found, [str(seat + 1) for seat in range(players)], edition, options)
    if len(bots) < players:
        raise MaleconError("error-arena-few-bots", bots=len(bots), players=players)
    for bot in dict.fromkeys(bots):
        make_bot(bot, setting, Chance())  # an unknown one is refused
    versions = {"malecon": malecon.__version__, "components": setting.components.hash, "code": code_digest()}
    return Plan(game, setting.edition.id, dict(setting.options), tuple(bots), players, seed, records, versions)


def code_digest(folders: Sequence[str] = PLAYED_BY) -> str:
    """What the rules and the bots are made of: games of a bot that has changed since are those of another bot."""
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                digest.update(file.relative_to(PACKAGE).as_posix().encode())
                digest.update(file.read_bytes())
    for file in own_files() if "bots" in folders else ():
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def differences(there: Mapping[str, object], here: Mapping[str, object]) -> tuple[str, str]:
    """What two plans have that the other has not, each as `name=value, name=value`."""
    one, other = flat(there), flat(here)
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    return (
        ", ".join(f"{name}={one.get(name, '')}" for name in names),
        ", ".join(f"{name}={other.get(name, '')}" for name in names),
    )


def flat(plan: Mapping[str, object]) -> dict[str, str]:
    """Every value by its name; those inside others as `options.NAME`."""
    values: dict[str, str] = {}
    for name, value in plan.items():
        if isinstance(value, Mapping):
            values |= {f"{name}.{inner}": str(found) for inner, found in value.items()}
        elif isinstance(value, Sequence) and not isinstance(value, str):
            values[name] = " ".join(map(str, value))
        else:
            values[name] = str(value)
    return values
