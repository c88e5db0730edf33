"""A whole game between bots."""

from collections.abc import Sequence

from malecon.bots import make_bot
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.match import Match

SEEDS_APART = 1_000_003  # games of neighbouring seeds share no stream of chance


def play_with_bots(setting: Setting, bots: Sequence[str], seed: int) -> Match:
    """A whole game between bots; the seed decides everything."""
    chance = Chance(seed)
    players = [make_bot(bot, setting, seed + SEEDS_APART * (seat + 1)) for seat, bot in enumerate(bots)]
    match = Match(setting)
    while not match.over:
        if match.nature_asked:
            match.play_nature(chance)
        else:
            seat = match.asked[0]
            match.play(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    return match
