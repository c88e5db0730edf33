"""The parts of the home page that follow from the games: a button for each, and what can be chosen for a new table."""

from malecon.bots import KINDS
from malecon.engine.game import Edition, Game, Option
from malecon.games import games
from malecon.server.pages.html import Html, joined, tag
from malecon.text import Texts

LEVELS = {"random": "page-level-random", "lookahead": "page-level-lookahead"}
BEST = "lookahead"


def level_name(speech: Texts, level: str) -> str:
    return speech.say(LEVELS[level]) if level in LEVELS else level


def level_in_words(speech: Texts, level: str) -> dict[str, str]:
    """A bot as the seats of a table speak of it."""
    name = level_name(speech, level)
    return {"is": speech.say("page-is-bot", level=name), "put": speech.say("page-put-bot", level=name)}


def play_now(speech: Texts) -> Html:
    """A card for each game, with the button that opens a table against two bots."""
    return joined(
        [
            tag(
                "article",
                tag("h3", game.title),
                tag("p", speech.say(f"game-{game.name}.tagline")),
                tag(
                    "button",
                    speech.say("page-play-game", game=game.title),
                    type="button",
                    class_="primary",
                    data_play=game.name,
                ),
                class_=f"game {game.name}",
            )
            for game in games().values()
        ]
    )


def game_choice() -> Html:
    return joined(
        [
            tag("option", game.title, value=game.name, data_least=str(game.players[0]), data_most=str(game.players[-1]))
            for game in games().values()
        ]
    )


def seat_kinds(speech: Texts) -> Html:
    """Who a seat is for."""
    people = {"me": "page-seat-me", "friend": "page-seat-friend", "open": "page-seat-open"}
    kinds = [tag("option", speech.say(key), value=kind) for kind, key in people.items()]
    bots = [
        tag("option", speech.say("page-seat-bot", level=level_name(speech, level)), value="bot", data_level=level)
        for level in sorted(KINDS, key=lambda level: level != BEST)
    ]
    return joined([*kinds, *bots])


def editions_and_options(speech: Texts) -> Html:
    """For each game the editions, and for each edition the options with what it sets itself."""
    return joined([tag("div", *rules_of(game, speech), data_game=game.name, hidden=True) for game in games().values()])


def rules_of(game: Game, speech: Texts) -> list[Html]:
    id = f"edition-{game.name}"
    named = [(edition, speech.say(f"edition-{game.name}-{edition.id}")) for edition in game.editions]
    chooser = tag("select", *[tag("option", name, value=edition.id) for edition, name in named], id=id, name="edition")
    edition = tag("p", tag("label", speech.say("page-edition"), for_=id), " ", chooser, class_="line")
    options = [option_line(game, option, speech) for option in game.options]
    return [edition, tag("details", tag("summary", speech.say("page-options", game=game.title)), *options)]


def option_line(game: Game, option: Option, speech: Texts) -> Html:
    key, id = f"option-{game.name}-{option.name}", f"option-{game.name}-{option.name}"
    values = [tag("option", speech.say(f"{key}-{value}"), value=value) for value in option.values]
    # What it means to leave the choice to the edition depends on the edition; the script shows the right words.
    set_by = {f"data_{edition.id}": as_set(game, edition, option, speech) for edition in game.editions}
    as_edition = tag("option", as_set(game, game.editions[0], option, speech), value="", **set_by)
    return tag(
        "div",
        tag("label", speech.say(key), for_=id),
        tag("select", as_edition, *values, id=id, name=option.name, aria_describedby=f"{id}-why"),
        tag("p", speech.say(f"{key}.why"), id=f"{id}-why", class_="hint"),
        class_="option",
    )


def as_set(game: Game, edition: Edition, option: Option, speech: Texts) -> str:
    value = game.chosen_options(edition, {})[option.name]
    return speech.say("page-option-edition", value=speech.say(f"option-{game.name}-{option.name}-{value}"))
