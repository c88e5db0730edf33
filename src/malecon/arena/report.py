"""The report of an arena: its tables in Markdown, and the command that plays the same games again."""

import shlex
from collections.abc import Mapping, Sequence

from malecon.arena.lineup import Bout
from malecon.arena.plan import Plan
from malecon.arena.ratings import Rating
from malecon.arena.tables import Sheet, Tables
from malecon.games import find_game
from malecon.text import Texts

REPORT = "report.md"
PLOT = "ratings.svg"


def report(
    plan: Plan,
    bouts: Sequence[Bout],
    sheets: Sequence[Sheet],
    speech: Texts,
    flags: Sequence[str],
    verdict: str = "",
) -> str:
    """`verdict` answers the question that was asked, if one was."""
    parts = [f"# {title(plan, speech)}", summary(plan, bouts, speech), *([verdict] if verdict else [])]
    for sheet in sheets:
        parts += [f"## {sheet.title}", markdown(sheet), sheet.note]
        if sheet.title == speech.say("arena-ratings"):
            parts.append(f"![{speech.say('arena-plot-title')}]({PLOT})")
    parts += [f"## {speech.say('arena-command')}", f"```sh\n{command(plan, len(bouts), speech, flags)}\n```"]
    return "\n\n".join(parts) + "\n"


def main_sheets(tables: Tables, rated: Mapping[str, Rating], times: bool) -> list[Sheet]:
    """The tables that have something to say; that of the times only if wanted, as it is never the same twice."""
    found = [tables.faults()]
    if tables.sound:
        found += [tables.overall(), tables.seats(), tables.pairs(), tables.ratings(rated)]
        found += [tables.moves(), tables.times() if times else None]
    return [sheet for sheet in found if sheet is not None]


def title(plan: Plan, speech: Texts) -> str:
    edition = speech.say(f"edition-{plan.game}-{plan.edition}")
    return speech.say("arena-title", game=speech.say(f"game-{plan.game}"), edition=edition)


def summary(plan: Plan, bouts: Sequence[Bout], speech: Texts) -> str:
    return speech.say("arena-summary", games=len(bouts), deals=bouts[-1].deal, players=plan.players)


def markdown(sheet: Sheet) -> str:
    sides = [":--" if column < sheet.words else "--:" for column in range(len(sheet.columns))]
    rows = [sheet.columns, sides, *sheet.rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows)


def command(plan: Plan, games: int, speech: Texts, flags: Sequence[str]) -> str:
    """Where the games were played and kept makes no difference to them, so that is left to the reader."""
    words = ["malecon", "arena", plan.game, *plan.bots, "--games", str(games), "--players", str(plan.players)]
    words += ["--seed", str(plan.seed), "--edition", plan.edition]
    game = find_game(plan.game)
    usual = game.chosen_options(game.edition(plan.edition), {})
    for name, value in plan.options.items():
        if value != usual[name]:
            words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--out", "FOLDER", *flags, "--lang", speech.language])
