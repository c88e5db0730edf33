"""Speaks the Model Context Protocol over standard input and output: one assistant, as long as it stays."""

import contextlib

import anyio
import anyio.to_thread
from mcp import types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

import malecon
from malecon.assistant.tables import Tables

Context = ServerRequestContext[dict[str, object]]


def serve(tables: Tables) -> None:
    with contextlib.suppress(KeyboardInterrupt):
        anyio.run(run, make_server(tables))


async def run(server: Server[dict[str, object]]) -> None:
    async with stdio_server() as (reading, writing):
        await server.run(reading, writing, server.create_initialization_options())


def make_server(tables: Tables) -> Server[dict[str, object]]:
    speech = tables.speech
    one_at_a_time = anyio.Lock()

    async def list_tools(_context: Context, _params: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        listed = [
            types.Tool(
                name=tool.name,
                description=speech.say(tool.about),
                input_schema=tool.schema(speech),
                annotations=types.ToolAnnotations(read_only_hint=tool.only_looks, open_world_hint=False),
            )
            for tool in tables.tools.values()
        ]
        return types.ListToolsResult(tools=listed)

    async def call_tool(_context: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        async with one_at_a_time:  # the strongest bots think for seconds, and whoever asks may ask for something else
            answer = await anyio.to_thread.run_sync(tables.call, params.name, params.arguments or {})
        return types.CallToolResult(content=[types.TextContent(type="text", text=answer.text)], is_error=answer.refused)

    return Server(
        "malecon",
        title="Malecón",
        version=malecon.__version__,
        instructions=speech.say("assistant-instructions"),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )
