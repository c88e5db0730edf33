"""Tables that are always the same: guided games, where chance and bots follow from the moves, played by a bot."""

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, WebSocketRoute

from malecon.bots import make_bot
from malecon.cli.outside_bot import OutsideBot, setting_at
from malecon.engine.chance import Chance
from tests.server.running import Json, Player

BOTS = ("Alicia", "Juan")
BROUGHT_ALONG = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = tuple(sorted(box.parent.name for box in BROUGHT_ALONG.glob("*/box.ts")))  # those that the client draws

Until = Callable[[Json, int], bool]  # the question, and how many have been answered


def is_the(number: int) -> Until:
    return lambda _, answered: answered >= number


def asks(decision: str) -> Until:
    return lambda question, _: bool(question["decision"] == decision)


def never(_: Json, __: int) -> bool:
    return False


def open_lesson(player: Player, game: str) -> str:
    bots = [{"kind": "bot", "level": "lookahead", "name": name} for name in BOTS]
    return player.open_table(game, [{"kind": "me"}, *bots], lesson=True, hints=True)


def learner(player: Player, table: str, luck: int) -> OutsideBot:
    """Who plays the same at every table with the same luck, while bots from outside play differently at each."""
    bot = OutsideBot("lookahead", luck)
    bot.setting = setting_at(player.http, player.look(table)["table"])
    bot.bot = make_bot(bot.kind, bot.setting, Chance("learner", luck))
    return bot


def table_at(player: Player, game: str, until: Until, luck: int = 1) -> str:
    """A table of this game where this is asked for the first time, or at its end."""
    table = open_lesson(player, game)
    bot = learner(player, table, luck)
    answered = 0
    while True:
        state = player.look(table)
        if state["table"]["state"] != "playing":
            assert until is never, f"{game} was over after {answered} questions, and this was never asked"
            return table
        question = state.get("question")
        if question is None:
            time.sleep(0.01)  # bots think
            continue
        if until(question, answered):
            return table
        bot.answer(player.http, table, state)
        answered += 1


def without_coach(context: BrowserContext) -> None:
    """Show guided games as any others: nobody speaks to the player."""

    def open(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda told: route.send(str(told).replace('"lesson":true', '"lesson":false')))

    context.route_web_socket("**/live?*", open)
