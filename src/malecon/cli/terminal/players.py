"""Who sits where: people and bots, as they are typed after `--seats` and kept in the record."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from malecon.bots import known_bots, read_name
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.engine.record import Record
from malecon.library.names import NAMES

HUMAN = "human"
OPPONENT, OPPONENTS = "lookahead", 2  # who else plays when nobody is named, where so many may


@dataclass(frozen=True)
class Player:
    """A name and what plays under it: a human or a bot of some kind."""

    name: str
    kind: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN


def read_players(typed: Sequence[str], game: Game) -> list[Player]:
    """`human`, `random`, `mercedes` ... or `Ana=human`; who has no name gets one that nobody else has."""
    pairs = [entry.rpartition("=") for entry in typed or usual_players(game)]
    taken = {name.strip() for name, _, _ in pairs}
    free = iter([name for name in NAMES if name not in taken])
    return [read_player(name, equals, kind, free, game) for name, equals, kind in pairs]


def usual_players(game: Game) -> list[str]:
    """Somebody against two bots, or as many as the game takes."""
    return [HUMAN, *[OPPONENT] * min(OPPONENTS, game.players[-1] - 1)]


def read_player(name: str, equals: str, kind: str, free: Iterator[str], game: Game) -> Player:
    # More players than names are more than any game seats; the setting refuses them with its own sentence.
    return Player(name.strip() if equals else next(free, NAMES[0]), known_kind(kind.strip(), game))


def known_kind(kind: str, game: Game) -> str:
    try:
        if kind != HUMAN:
            read_name(kind, game)
    except MaleconError as trouble:
        known = ", ".join((HUMAN, *known_bots(game)))
        raise MaleconError("error-seat-kind", found=kind, known=known) from trouble
    return kind


def recorded_players(record: Record, names: Sequence[str], game: Game) -> list[Player]:
    """The players that the tags of a record name; a seat without a tag is played by a person."""
    tags = record.tags
    return [Player(name, known_kind(tags.get(f"Player{seat + 1}", HUMAN), game)) for seat, name in enumerate(names)]
