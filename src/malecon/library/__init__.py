"""What `import malecon` offers: a table for whoever writes programs. All of it is done by the modules below."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.engine.match import Match as Played
from malecon.engine.position import parse_position
from malecon.engine.record import Record, parse_record, read_record, replay, setting_of
from malecon.games import find_game
from malecon.library.match import Match, Nature
from malecon.library.names import usual_names

__all__ = ["Match", "from_position", "from_record", "new", "read"]


def new(
    game: str,
    players: int | Sequence[str] | None = None,
    *,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    components: Path | str | None = None,
    seed: int | None = None,
    nature: Nature = "seed",
) -> Match:
    """A new game, ready for its first move.

    `players` is how many, or their names in the order of play; the fewest that the game takes, if nothing is said. The
    edition is the best of all, the options are those of the edition, unless they are chosen. Equal seeds make equal
    games. Nature answers by herself, from the seed; with `nature="asked"` she is asked like everybody else.
    """
    found = find_game(game)
    if players is None:
        players = found.players[0]
    names = usual_names(players) if isinstance(players, int) else list(players)
    setting = Setting(found, names, edition, options, Path(components) if components else None)
    return begun(Played(setting), seed, nature)


def read(
    path: Path | str,
    *,
    to: int | None = None,
    components: Path | str | None = None,
    seed: int | None = None,
    nature: Nature = "seed",
) -> Match:
    """The game of a record file, at its end or after the first `to` moves. It can be gone on with."""
    return replayed(read_record(Path(path)), to, components, seed, nature)


def from_record(
    text: str,
    *,
    to: int | None = None,
    components: Path | str | None = None,
    seed: int | None = None,
    nature: Nature = "seed",
) -> Match:
    """The same of the text of a record."""
    return replayed(parse_record(text), to, components, seed, nature)


def from_position(
    text: str, *, components: Path | str | None = None, seed: int | None = None, nature: Nature = "seed"
) -> Match:
    """A game that goes on from a position, as `Match.position` writes it.

    Where that is what a seat knows, what the seat cannot know is as the line has it: made up, and possible.
    """
    position = parse_position(text, find_game, Path(components) if components else None)
    return begun(position.match(), seed, nature, position.seat)


def replayed(record: Record, to: int | None, components: Path | str | None, seed: int | None, nature: Nature) -> Match:
    setting = setting_of(record, find_game, Path(components) if components else None)
    match = begun(replay(record, setting), seed, "asked")
    if to is not None and not 0 <= to <= len(record.moves):
        raise MaleconError("error-unknown-decision-number", found=to, last=len(record.moves))
    match.nature = nature
    match.rewind(len(record.moves) if to is None else to)
    match.settle()
    return match


def begun(match: Played, seed: int | None, nature: Nature, knower: int | None = None) -> Match:
    """Settled: the first one to be asked is a player, unless Nature is to be asked as well."""
    found = Match(match, secrets.randbits(48) if seed is None else seed, nature, knower)
    found.settle()
    return found
