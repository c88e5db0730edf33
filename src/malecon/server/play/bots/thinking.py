"""What happens in the processes of the bots: a task comes in, a move or advice goes out."""

from collections import OrderedDict
from dataclasses import replace

from malecon.bots import Asked, Bot, read_name
from malecon.bots.explain import Advice, advise
from malecon.bots.turn import Turn
from malecon.engine.chance import Chance, chance_from
from malecon.engine.game import Setting
from malecon.engine.moves import Move
from malecon.server.play.bots.tasks import Task

SETTINGS = 64  # of tables, kept ready in each process
TREES = 2  # of bots that search, kept in each process for their next question; each may be 70 MB

known: OrderedDict[str, Setting] = OrderedDict()
trees: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def think(task: Task) -> str:
    setting = setting_of(task)
    return str(bot_of(task, setting).choose(task.view, legal_of(task, setting), turn_of(task, setting), task.known))


def rank(task: Task) -> Advice:
    setting = setting_of(task)
    return advise(setting, task.view, legal_of(task, setting), Chance("advice", task.answers), known=task.known)


def bot_of(task: Task, setting: Setting) -> Bot:
    """Who searches may still know something from its last question; in a lesson everything begins anew."""
    asked = within_time(read_name(task.level, setting.game), task.seconds)
    if task.lesson:
        return asked.bot(setting, chance_from(task.luck))
    searches = asked.opponent and asked.opponent.searches
    return remembered(task, setting, asked) if searches else asked.bot(setting, chance_from(task.luck))


def within_time(asked: Asked, seconds: float | None) -> Asked:
    """Nobody thinks for longer than the host of the server says, though tables of earlier releases may ask for it."""
    if asked.seconds is None:
        by_the_clock = asked.opponent is not None and asked.opponent.seconds is not None
        return replace(asked, seconds=seconds) if by_the_clock else asked
    return asked if seconds is None else replace(asked, seconds=min(asked.seconds, seconds))


def turn_of(task: Task, setting: Setting) -> Turn:
    """In a lesson what is played follows from the seed and the question alone."""
    return () if task.lesson else [(view, setting.game.vocabulary.parse(move)) for view, move in task.turn]


def remembered(task: Task, setting: Setting, asked: Asked) -> Bot:
    bot = trees.pop(task.whose, None) or asked.bot(setting, chance_from(task.luck))
    trees[task.whose] = bot
    if len(trees) > TREES:
        trees.popitem(last=False)
    return bot


def setting_of(task: Task) -> Setting:
    setting = known.get(task.table)
    if setting is None:
        setting = known[task.table] = task.plan.setting(task.names)
        if len(known) > SETTINGS:
            known.popitem(last=False)
    return setting


def legal_of(task: Task, setting: Setting) -> list[Move]:
    return [setting.game.vocabulary.parse(move) for move in task.legal]
