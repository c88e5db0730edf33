"""The pages that a browser is shown, and what their scripts need besides the programming interface."""

import contextlib
from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from malecon.bots import KINDS
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.games import find_game, games
from malecon.server.answers import status_of
from malecon.server.given import TableId, TheCaller, TheHouse
from malecon.server.house import WATCHING, viewer_of
from malecon.server.identity import Caller, language_of
from malecon.server.pages import form
from malecon.server.pages.board import Scene, in_words
from malecon.server.pages.boards.cuba import CUBA
from malecon.server.pages.boards.havana import HAVANA
from malecon.server.pages.boards.santiago import SANTIAGO
from malecon.server.pages.facts import facts_of
from malecon.server.pages.files import FILES
from malecon.server.pages.html import Html, page, tag
from malecon.server.pages.sentences import CARRY, HOME, TABLE
from malecon.server.pages.trouble import html, kept_language, trouble_page
from malecon.server.table.messages import error, speech_of
from malecon.server.table.plan import Plan
from malecon.server.table.state import TableState
from malecon.text import Texts, texts

Asked = Request[Any, Any, Any]

BOARDS = {"cuba": CUBA, "havana": HAVANA, "santiago": SANTIAGO}
TITLE = "Malecón"


async def guest(request: Asked, house: TheHouse) -> tuple[Caller, str]:
    """Who looks at a page, and by what name: a stranger without one, also when the identity is no longer good."""
    stranger = Caller(request.client.host if request.client else "unknown", language_of(request))
    with contextlib.suppress(MaleconError):
        caller = await house.identities.caller(request)
        return caller, (await house.store.nickname(caller.player) if caller.player else None) or ""
    return stranger, ""


@get("/", include_in_schema=False)
async def home(request: Asked, house: TheHouse) -> Response[bytes]:
    caller, nickname = await guest(request, house)
    speech = texts(caller.language)
    shown = page(
        "home",
        caller.language,
        HOME,
        TITLE,
        kept_language(request),
        **{
            "nickname": attribute(nickname),
            "carry-hidden": Html("" if nickname else "hidden"),
            "games": form.play_now(speech),
            "game-options": form.game_choice(),
            "editions": form.editions_and_options(speech),
            "seat-kinds": form.seat_kinds(speech),
        },
    )
    return html(shown)


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Asked, table: TableId, house: TheHouse) -> Response[bytes]:
    caller, nickname = await guest(request, house)

    def reader(state: TableState) -> Plan:
        viewer_of(state, caller, WATCHING)
        return state.plan

    try:
        plan = await house.tables.look(table, reader)
    except MaleconError as trouble:
        return trouble_page(request, error(trouble, caller.language).message, status_of(trouble), {})
    speech, game = texts(caller.language), find_game(plan.game)
    shown = page(
        "table",
        caller.language,
        TABLE,
        speech.say("page-table-of", game=game.title),
        kept_language(request),
        **{
            "table": attribute(table),
            "nickname": attribute(nickname),
            "name-hidden": Html("hidden" if nickname else ""),
            "game": tag("span", game.title),
            "facts": facts_of(plan, speech),
        },
    )
    return html(shown)


@get("/t/{table:str}/words", include_in_schema=False)
async def table_words(table: TableId, house: TheHouse, caller: TheCaller) -> Response[bytes]:
    """The names of everything that a view of this table may hold, and of the bots."""

    def reader(state: TableState) -> tuple[Setting, Texts]:
        viewer_of(state, caller, WATCHING)
        speech = speech_of(state, caller.language)
        assert speech is not None
        return state.setting or state.plan.setting(state.names()), speech

    setting, speech = await house.tables.look(table, reader)
    levels = {level: form.level_in_words(speech, level) for level in KINDS}
    return data({**in_words(BOARDS[setting.game.name], Scene(setting, speech)), "levels": levels})


@get("/rules/{clause:str}", include_in_schema=False)
async def rule(request: Asked, clause: FromPath[str]) -> Response[bytes]:
    """The wording of a clause."""
    language = language_of(request)
    for game in games().values():
        if clause in game.catalogue:
            return data({"clause": clause, "rule": texts(language).clause(game, clause)})
    raise NotFoundException


@get("/carry", include_in_schema=False)
async def carry(request: Asked, house: TheHouse) -> Response[bytes]:
    """The code of the link is in its fragment, which browsers keep to themselves; the script hands it over."""
    caller, nickname = await guest(request, house)
    title = texts(caller.language).say("page-carry-title")
    return html(page("carry", caller.language, CARRY, title, kept_language(request), nickname=attribute(nickname)))


@get("/static/{name:str}", include_in_schema=False)
async def static_file(request: Asked, name: FromPath[str]) -> Response[bytes]:
    if name not in FILES:
        raise NotFoundException
    file = FILES[name]
    headers = {"Cache-Control": "no-cache", "ETag": file.etag}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    return Response(file.content, headers=headers, media_type=file.media_type)


def data(found: dict[str, object]) -> Response[bytes]:
    return Response(
        msgspec.json.encode(found), headers={"Cache-Control": "private, no-cache"}, media_type="application/json"
    )


def attribute(text: str) -> Html:
    """Text for between the quotation marks of an attribute."""
    return Html(escape(text))


ROUTES = (home, table_page, table_words, rule, carry, static_file)
