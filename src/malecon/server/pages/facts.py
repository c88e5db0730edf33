"""How a table is played, as its page says it: edition, options that were chosen, visitors, clock, components."""

from malecon.games import find_game
from malecon.server.pages.html import Html, joined, tag
from malecon.server.table.plan import Clock, Plan
from malecon.text import Texts

UNITS = {86_400: "page-days", 3600: "page-hours", 60: "page-minutes", 1: "page-seconds"}


def facts_of(plan: Plan, speech: Texts) -> Html:
    game = find_game(plan.game)
    edition = game.edition(plan.edition or game.editions[0].id)
    usual = game.chosen_options(edition, {})
    chosen = {
        speech.say(f"option-{game.name}-{name}"): speech.say(f"option-{game.name}-{name}-{value}")
        for name, value in plan.options.items()
        if usual[name] != value
    }
    facts = {speech.say("page-fact-edition"): speech.say(f"edition-{game.name}-{edition.id}"), **chosen}
    facts[speech.say("page-fact-visitors")] = speech.say(visitors(plan))
    facts[speech.say("page-fact-clock")] = clock(plan.clock, speech)
    if plan.components is not None:
        facts[speech.say("page-fact-components")] = speech.say("page-fact-components-own")
    return joined([joined([tag("dt", name), tag("dd", value)]) for name, value in facts.items()])


def visitors(plan: Plan) -> str:
    """The key of who may come."""
    if plan.visibility == "public":
        return "page-fact-visitors-public" if plan.spectators else "page-fact-visitors-public-seats-only"
    return "page-fact-visitors-private" if plan.spectators else "page-fact-visitors-seats-only"


def clock(clock: Clock, speech: Texts) -> str:
    if clock.kind == "none":
        return speech.say("page-fact-clock-none")
    time = duration(clock.seconds, speech)
    if clock.kind == "move":
        return speech.say("page-fact-clock-move", time=time)
    return speech.say("page-fact-clock-fischer", time=time, increment=clock.increment)


def duration(seconds: int, speech: Texts) -> str:
    """In the largest unit that needs no fraction."""
    size, key = next((size, key) for size, key in UNITS.items() if seconds % size == 0)
    return speech.say(key, count=seconds // size)
