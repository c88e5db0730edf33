"""A match between random players, as it goes on: for tests of what is shown of any table."""

from collections.abc import Iterator

from malecon.bots import make_bot
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.match import Match


def random_moments(setting: Setting) -> Iterator[Match]:
    """Before every move and after the last."""
    bots = [make_bot("random", setting, Chance("bot", seat)) for seat in range(len(setting.seats))]
    match, chance = Match(setting), Chance(9)
    while not match.over:
        yield match
        if match.nature_asked:
            match.play_nature(chance)
        else:
            seat = match.asked[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    yield match
