"""Which answers are secret: those that somebody could mistake for another answer, and no others are declared."""

from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.table import NATURE, Table
from malecon.games import games
from tests.thorough import THOROUGH

GAMES = 60 if THOROUGH else 20  # of each title, with its editions, its options and its numbers of players in turn


def test_the_secret_questions_of_a_game_are_those_whose_answers_can_be_mistaken() -> None:
    for game in games().values():
        found: set[str] = set()
        for number in range(GAMES):
            found |= mistaken_in(Match(setting_of(game, number)), Chance(number))
        assert found == set(game.secrets), game.name


def setting_of(game: Game, number: int) -> Setting:
    options = [{}, *({option.name: value} for option in game.options for value in option.values[1:])]
    names = [f"{place}" for place in range(game.players[number % len(game.players)])]
    edition = game.editions[number % len(game.editions)]
    return Setting(game, names, edition.id, options[number % len(options)])


def mistaken_in(match: Match, chance: Chance) -> set[str]:
    """The questions of a random game with an answer that some onlooker could mistake for another."""
    found: set[str] = set()
    scratch = match.setting.empty_table()
    onlookers = (None, *range(len(match.setting.seats)))
    while not match.over:
        seat = NATURE if match.nature_asked else match.asked[int(chance.below(len(match.asked)))]
        legal = match.legal(seat)
        move = legal[chance.below(len(legal))]
        question = match.decision.name
        if question not in found and any(
            looks_like_another(match, scratch, seat, move, legal, viewer) for viewer in onlookers if viewer != seat
        ):
            found.add(question)
        match.play(seat, move)
    return found


def looks_like_another(
    match: Match, scratch: Table, seat: int, move: Move, legal: list[Move], viewer: int | None
) -> bool:
    """Whether the viewer would have been told and shown just the same after another legal move."""

    def told(played: Move) -> object:
        scratch.copy_from(match.table)
        match.game.rules.play(scratch, seat, played.id, match.journal)
        return match.journal.taken()

    events = told(move)
    shown = match.game.view(scratch, viewer)
    others = (other for other in legal if other is not move)
    return any(told(other) == events and match.game.view(scratch, viewer) == shown for other in others)
