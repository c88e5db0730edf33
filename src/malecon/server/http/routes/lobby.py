"""What can be played, which tables there are, and opening one."""

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from malecon.bots import KINDS
from malecon.bots.opponents import company
from malecon.engine.game import Game
from malecon.engine.options import Option
from malecon.games import games
from malecon.server import wire
from malecon.server.http.dependencies import TheCaller, TheServices
from malecon.server.http.rulebook import rules_of
from malecon.server.play.permissions import must_be_known
from malecon.server.storage.store import PAGE
from malecon.server.table.commands import people_of
from malecon.server.table.listing import Listing, say_last
from malecon.server.table.plan import Plan
from malecon.server.table.state import FINISHED, OPEN, PLAYING
from malecon.text import Texts, texts

GameName = Annotated[str, PathParameter(description="The name of a game")]

LISTING = msgspec.json.Decoder(Listing)


@get("/api/games", summary="The games with their editions and options, and the bots")
async def all_games(caller: TheCaller) -> wire.Catalogue:
    return await asyncio.to_thread(catalogue, caller.language)


@cache
def catalogue(language: str) -> wire.Catalogue:
    speech = texts(language)
    return wire.Catalogue([facts(game, speech) for game in games().values()], list(KINDS), wire.PROTOCOL)


def facts(game: Game, speech: Texts) -> wire.GameFacts:
    about = f"page-home-{game.name}"
    return wire.GameFacts(
        game.name,
        game.title,
        game.players[0],
        game.players[-1],
        [
            wire.EditionFacts(edition.id, speech.say(f"edition-{game.name}-{edition.id}"), dict(edition.options))
            for edition in game.editions
        ],
        [option_facts(game, option, speech) for option in game.options],
        [
            wire.OpponentFacts(known.id, known.name, speech.say(f"bot-{known.id}"), known.level, known.rating)
            for known in company(game).opponents.values()
        ],
        speech.say(about) if about in speech else "",
        game.remembers,
    )


def option_facts(game: Game, option: Option, speech: Texts) -> wire.OptionFacts:
    key = f"option-{game.name}-{option.name}"
    values = [wire.OptionValue(value, speech.say(f"{key}-{value}")) for value in option.values]
    return wire.OptionFacts(option.name, speech.say(key), speech.say(f"{key}.why"), option.clause, values)


@post("/api/tables", status_code=201, summary="Open a table")
async def open_table(data: JSONBody[wire.TableBody], services: TheServices, caller: TheCaller) -> wire.Opened:
    player = must_be_known(caller)
    services.limits.count("new_tables", caller.known)
    services.limits.check_tables(await services.store.tables_of(player))
    if all(seat.kind == "bot" for seat in data.seats):
        services.limits.check_bot_tables(await services.store.bot_tables_of(player))
    nickname = await services.identities.name_of(player, caller.language)
    plan = Plan(**{name: getattr(data, name) for name in Plan.__struct_fields__})
    people = people_of(plan, player, nickname)
    opened = services.lobby.open_promised(plan, player, people, caller.address, data.promise, data.contribution)
    return wire.Opened(await opened)


@post("/api/promises", status_code=201, summary="The promise of a seed, for a table that I am about to open")
async def promise(services: TheServices, caller: TheCaller) -> wire.Promise:
    must_be_known(caller)
    services.limits.count("writes", caller.known)
    return wire.Promise(*await services.lobby.promise())


@get("/api/tables", summary="Public tables that wait for players or are being played")
async def public_tables(services: TheServices, before: FromQuery[float | None] = None) -> wire.TableList:
    return await page(services, (OPEN, PLAYING), before)


@get("/api/tables/mine", summary="My tables, with whose turn it is")
async def my_tables(services: TheServices, caller: TheCaller, before: FromQuery[float | None] = None) -> wire.TableList:
    return await page(services, (OPEN, PLAYING), before, must_be_known(caller), caller.language)


@get("/api/tables/finished", summary="Finished games: public ones, or mine")
async def finished_tables(
    services: TheServices, caller: TheCaller, mine: FromQuery[bool] = False, before: FromQuery[float | None] = None
) -> wire.TableList:
    return await page(services, (FINISHED,), before, must_be_known(caller) if mine else None)


@get("/api/history/{game:str}", summary="How often I have played a game to its end, won it, and my most points")
async def history(services: TheServices, caller: TheCaller, game: GameName) -> wire.History:
    ended = await services.store.ended(must_be_known(caller), rules_of(game).name)
    best = max((points for _, points in ended), default=None)
    return wire.History(game, len(ended), sum(place == 1 for place, _ in ended), best)


async def page(
    services: TheServices,
    states: Sequence[str],
    before: float | None,
    player: str | None = None,
    language: str | None = None,
) -> wire.TableList:
    """What happened last is told of a player's own tables only: at others, not everybody may look on."""
    rows = await services.store.listed(states, player, before)
    listings = [LISTING.decode(summary) for summary, _, _ in rows]
    own = await services.store.places_of(player, [listing.id for listing in listings]) if player is not None else {}
    for listing, (_, created, changed) in zip(listings, rows, strict=True):
        listing.created, listing.changed = created, changed
        places = own.get(listing.id, [])
        for place in places:
            listing.seats[place].mine = True
        listing.last = say_last(listing, language, places[0] if len(places) == 1 else None) if language else ""
        listing.told = None
    return wire.TableList([*listings], listings[-1].changed if len(listings) == PAGE else None)


ROUTES = (all_games, promise, open_table, public_tables, my_tables, finished_tables, history)
