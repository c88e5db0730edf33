"""The command itself, with the client that comes with the protocol: a whole game of each title, and how it ends."""

import random
import re
import subprocess
import sys
from pathlib import Path

import anyio
from mcp import Client, StdioServerParameters, stdio_client
from mcp.types import CallToolResult, TextContent

from malecon.games import games

COMMAND = ["-m", "malecon", "mcp", "--seed", "5"]


def text_of(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


def last_move(told: str) -> int:
    """The number of the last move that is listed, by itself or as the end of a group."""
    numbers = re.findall(r"^(\d+)(?: (?:to|à) (\d+))?[: ]", told[told.rindex("Your turn.") :], re.MULTILINE)
    first, last = numbers[-1]
    return int(last or first)


async def play_each_title(command: StdioServerParameters) -> dict[str, int]:
    turns, draw = {}, random.Random(1)
    async with Client(stdio_client(command)) as client:
        assert "Santiago de Cuba" in (client.instructions or "")
        tools = (await client.list_tools()).tools
        assert {tool.name for tool in tools} == {"open", "look", "play", "why", "hint", "rules", "undo"}
        assert all(tool.description for tool in tools)
        for game in games():
            told = text_of(await client.call_tool("open", {"game": game, "opponents": ["1"]}))
            turns[game] = 0
            while "Your turn." in told:
                played = await client.call_tool("play", {"move": draw.randint(1, last_move(told))})
                told = text_of(played)
                assert not played.is_error, told
                turns[game] += 1
            assert "The game is over." in told
        refused = await client.call_tool("play", {"move": "1", "loudly": True})
        assert refused.is_error
        assert "takes no argument “loudly”" in text_of(refused)
    return turns


def test_a_whole_game_of_each_title_is_played_over_the_protocol(tmp_path: Path) -> None:
    turns = anyio.run(play_each_title, StdioServerParameters(command=sys.executable, args=COMMAND, cwd=tmp_path))
    assert all(count > 20 for count in turns.values()), turns


def test_the_command_ends_when_nobody_speaks_to_it_any_more() -> None:
    done = subprocess.run(
        [sys.executable, *COMMAND], stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (0, b"")
