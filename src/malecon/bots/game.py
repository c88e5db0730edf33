"""A whole game between bots."""

from collections.abc import Sequence

from malecon.bots import make_bot
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.match import Match


def play_with_bots(setting: Setting, bots: Sequence[str], seed: int, number: int = 0) -> Match:
    """A whole game between bots, one of many with the same seed; seed and number decide everything."""
    nature = Chance("nature", seed, number)
    players = [make_bot(bot, setting, Chance("bot", seed, number, seat)) for seat, bot in enumerate(bots)]
    match = Match(setting)
    while not match.over:
        if match.nature_asked:
            match.play_nature(nature)
        else:
            seat = match.asked[0]
            view, legal = match.view(seat), match.legal(seat)
            match.play(seat, players[seat].choose(view, legal, known=match.known()))
    return match
