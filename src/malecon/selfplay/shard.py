"""A shard: some hundred games as arrays in one npz file. docs/data.md says what each array holds."""

import io
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from malecon.arena.bout import Fault
from malecon.selfplay.game import NotedGame, Position
from malecon.selfplay.plan import SelfPlay, player

Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Filled:
    """A shard as it goes into its file, and what is told of it."""

    number: int
    data: bytes
    games: int
    positions: int
    faults: tuple[Fault, ...]


def fill_shard(plan: SelfPlay, number: int) -> Filled:
    """Play the games of a shard. One in which a bot stumbles is left out, and told of."""
    games: list[NotedGame] = []
    faults = []
    for bout in plan.bouts(number):
        game = NotedGame(plan, bout)
        try:
            game.play()
        except Exception as trouble:  # a bot may stumble over anything, and the other games go on
            faults.append(game.fault(trouble))
        else:
            games.append(game)
    positions = sum(len(game.positions) for game in games)
    return Filled(number, packed(plan, number, games), len(games), positions, tuple(faults))


def packed(plan: SelfPlay, number: int, games: Sequence[NotedGame]) -> bytes:
    """The same games make the same bytes: an npz has no time of its own in it."""
    file = io.BytesIO()
    arrays: dict[str, Any] = {**of_games(plan, games), **of_moves(games), **of_positions(plan, games)}
    np.savez_compressed(file, about=np.array(json.dumps(plan.about(number))), **arrays)
    return file.getvalue()


def of_games(plan: SelfPlay, games: Sequence[NotedGame]) -> Arrays:
    sat = [[player(bot, plan.games.game) for bot in game.bout.bots] for game in games]
    seats = plan.games.players
    return {
        "game_deal": column(games, np.int32, lambda game: game.bout.deal),
        "game_rotation": column(games, np.int16, lambda game: game.bout.rotation),
        "game_bots": table(games, np.str_, seats, lambda game: game.bout.bots),
        "game_level": table(sat, np.int8, seats, lambda players: [player.level for player in players]),
        "game_thoughts": table(sat, np.int32, seats, lambda players: [player.thoughts for player in players]),
        "game_seconds": table(sat, np.float32, seats, lambda players: [player.seconds for player in players]),
        "game_points": table(games, np.int16, seats, lambda game: game.match.scores()),
        "game_places": table(games, np.int8, seats, lambda game: game.match.places()),
        "game_moves": starts([len(game.match.played) for game in games]),
        "game_positions": starts([len(game.positions) for game in games]),
    }


def of_moves(games: Sequence[NotedGame]) -> Arrays:
    """Every move, those of Nature too: the games can be played again from them alone."""
    played = [played for game in games for played in game.match.played]
    return {
        "move_id": column(played, np.int16, lambda played: played.move.id),
        "move_seat": column(played, np.int8, lambda played: played.seat),
    }


def of_positions(plan: SelfPlay, games: Sequence[NotedGame]) -> Arrays:
    noted = [(number, position) for number, game in enumerate(games) for position in game.positions]
    positions = [position for _, position in noted]
    legal = [move.id for position in positions for move in position.legal]
    return {
        "position_game": column(noted, np.int32, lambda found: found[0]),
        "position_moves": column(positions, np.int16, lambda position: position.moves),
        "position_seat": column(positions, np.int8, lambda position: position.seat),
        "position_chosen": column(positions, np.int16, lambda position: position.chosen.id),
        "position_played": column(positions, np.int16, lambda position: position.played.id),
        "position_wins": table(positions, np.float32, plan.games.players, lambda position: hoped(position, "wins")),
        "position_points": table(positions, np.float32, plan.games.players, lambda position: hoped(position, "points")),
        "position_legal": starts([len(position.legal) for position in positions]),
        "legal_id": np.array(legal, np.int16),
        "legal_tries": np.array([tries for position in positions for tries in tries_of(position)], np.int32),
    }


def tries_of(position: Position) -> Sequence[int]:
    return [opinion.tries for opinion in position.opinions] or [0] * len(position.legal)


def hoped(position: Position, what: str) -> Sequence[float]:
    """What the search expects for every seat, over all that it tried; nothing is known where nobody searched.

    Of a move that it took over from the search before, and did not try again, it knows the tries alone.
    """
    known = [opinion for opinion in position.opinions if any(opinion.wins)]
    tries = sum(opinion.tries for opinion in known)
    seats = range(position.view["seats"])
    if not tries:
        return [np.nan for _ in seats]
    return [sum(opinion.tries * getattr(opinion, what)[seat] for opinion in known) / tries for seat in seats]


# -- arrays -----------------------------------------------------------------------------------------------------------


def column(things: Sequence[Any], kind: DTypeLike, number: Callable[[Any], object]) -> NDArray[Any]:
    return np.array([number(thing) for thing in things], kind)


def table(things: Sequence[Any], kind: DTypeLike, width: int, row: Callable[[Any], Sequence[object]]) -> NDArray[Any]:
    """A row for each thing, also where there is no thing at all."""
    return np.array([row(thing) for thing in things], kind).reshape(len(things), width)


def starts(lengths: Sequence[int]) -> NDArray[np.int64]:
    """Where each of several lists begins that stand one after the other, and where the last one ends."""
    return np.cumsum([0, *lengths], dtype=np.int64)
