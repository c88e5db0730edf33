"""docs/protocol.md is true: its commands run, its bot plays, its examples are messages, its tables are the code's."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from malecon.engine.errors import IllegalMove, NotAsked, OtherQuestion
from malecon.server import errors, wire
from malecon.server.errors import Refused, status_of
from malecon.server.http.app import BODY, make_app
from malecon.server.http.error_responses import KEYS
from malecon.server.http.openapi import whole_document
from malecon.server.run import MESSAGE_BYTES
from malecon.server.settings import Limits, Settings
from malecon.server.table.entries import AnyEntry
from malecon.server.table.plan import COMPONENT_BYTES, Clock
from malecon.server.table.state import LONGEST_LOG
from tests.docs.pages import blocks, part, rows, run_page, text_of, words_in_code
from tests.server.running import Player, Server

PAGE = "protocol.md"
SERVER = Path(errors.__file__).parent
OF_THE_ENGINE = (IllegalMove("", "", ()), NotAsked(0, ""), OtherQuestion("", "", ""))
EXAMPLE = re.compile(r"<!-- wire: (\w+) -->\n```json\n(.*?)```", re.DOTALL)
FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"^\| (\d{4}) \| (.*?) \|", re.MULTILINE)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(str(tmp_path / "tables.sqlite")) as running:
        yield running


def section(title: str) -> str:
    """The words and tables of a section, without its blocks."""
    found = text_of(PAGE).partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    assert found, title
    return FENCED.sub("", found)


# -- what runs ------------------------------------------------------------------------------------------------------


def test_every_command_of_the_protocol_runs(server: Server, tmp_path: Path) -> None:
    printed = run_page(PAGE, tmp_path, {"MALECON_URL": server.url}, {})
    assert "all matching the seed announced before the game" in printed


def test_the_bot_of_the_protocol_plays_a_game_to_the_end(tmp_path: Path) -> None:
    programs = [block for page, block in blocks("python") if page == PAGE]
    assert len(programs) == 1
    # With the usual limits: the bot is faster than they allow and has to wait as it is told.
    with Server(str(tmp_path / "tables.sqlite"), limited=True) as server:
        host = Player(server.url, "Ana")
        table = host.open_table("havana", [{"kind": "program"}, {"kind": "bot", "level": "random"}])
        token = host.do("POST", f"/api/tables/{table}/seats/0/token")["token"]
        environment = {"MALECON_URL": server.url, "MALECON_TABLE": table, "MALECON_TOKEN": token}
        done = subprocess.run(
            [sys.executable, "-c", programs[0]],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout) == host.look(table)["table"]["scores"]
        host.close()


# -- the examples ---------------------------------------------------------------------------------------------------


def test_every_example_is_a_message_as_it_travels() -> None:
    examples = EXAMPLE.findall(text_of(PAGE))
    assert len(examples) == len([block for page, block in blocks("json") if page == PAGE]), "an example without a type"
    for name, text in examples:
        shown, kind = json.loads(text), getattr(wire, name)
        read = msgspec.convert(shown, kind)
        if issubclass(kind, wire.Wire):
            # Sent again, it would lack a field that the type does not have, and a default that is not sent.
            assert msgspec.to_builtins(read) == shown, name


def test_there_is_an_example_of_every_message_of_the_socket() -> None:
    shown = {name for name, _ in EXAMPLE.findall(text_of(PAGE))}
    for message in (*get_args(wire.FromServer), *get_args(wire.FromClient)):
        assert message.__name__ in shown


# -- the tables -----------------------------------------------------------------------------------------------------


def test_the_pages_are_those_of_the_server() -> None:
    described = whole_document(make_app(Settings(database="sqlite:///:memory:")))["paths"]
    served = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    listed = [words_in_code(request)[0] for request, *_ in rows(part(PAGE, "pages"))]
    assert sorted(listed) == sorted(served)


def refusals() -> dict[str, int]:
    """The keys of all that is refused with a status of its own, as the sources of the server and the engine have it."""
    tree = {name: thing for name, thing in vars(errors).items() if isinstance(thing, type)}
    statuses = {name: thing.status for name, thing in tree.items() if issubclass(thing, Refused)}
    found = {trouble.key: status_of(trouble) for trouble in OF_THE_ENGINE}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in statuses:
                found |= dict.fromkeys(keys_in(node), statuses[node.func.id])
            if isinstance(node, ast.ClassDef):
                own = [statuses[base.id] for base in node.bases if isinstance(base, ast.Name) and base.id in statuses]
                found |= {key: status for status in own for key in keys_in(node)}
    return {key: status for key, status in found.items() if status != Refused.status}


def keys_in(node: ast.AST) -> list[str]:
    texts = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and text.startswith("error-")]


def test_statuses_and_keys_are_those_of_the_server() -> None:
    expected: dict[int, set[str]] = {}
    for key, status in [*((key, status) for status, key in KEYS.items()), *refusals().items()]:
        expected.setdefault(status, set()).add(key)
    listed = {int(status): set(words_in_code(keys)) for status, _, keys in rows(part(PAGE, "errors"))}
    assert listed == expected


def test_the_codes_of_closed_sockets_follow_from_their_keys() -> None:
    codes, statuses = CODE.findall(section("The socket")), refusals()
    expected = {"1009", "1011", "1012", "4400", "4401", "4403", "4404", "4408", "4421", "4426", "4429", "4503"}
    assert {code for code, _ in codes} == expected
    for code, when in codes:
        for key in words_in_code(when):
            assert int(code) == 4000 + statuses.get(key, Refused.status)


def test_every_kind_of_entry_is_explained() -> None:
    table = section("Updates").partition("| kind | fields |")[2]
    listed = [kind for row in rows(f"| kind | fields |{table}") for kind in words_in_code(row[0])]
    assert sorted(listed) == sorted(entry.__name__.lower() for entry in get_args(AnyEntry))


@pytest.mark.parametrize(
    "message",
    [
        wire.Update,
        wire.TableNow,
        wire.Line,
        wire.Fact,
        wire.Seat,
        wire.Pending,
        wire.Time,
        wire.Question,
        wire.Possible,
    ],
)
def test_every_field_of_an_update_is_explained(message: type[msgspec.Struct]) -> None:
    explained = set(words_in_code(section("Updates")))
    assert {field.name for field in msgspec.structs.fields(message)} <= explained


@pytest.mark.parametrize("field", [field.name for field in msgspec.structs.fields(wire.TableBody)])
def test_everything_that_can_be_said_about_a_new_table_is_explained(field: str) -> None:
    assert field in words_in_code(section("Opening a table, joining one"))


def test_the_limits_are_the_defaults_of_the_server() -> None:
    limits = Limits()
    numbers = [re.findall(r"\d[\d,]*", row[1]) for row in rows(section("Limits"))]
    assert [int(number.replace(",", "")) for row in numbers for number in row] == [
        limits.requests,
        limits.messages,
        limits.writes,
        limits.chats,
        500,
        limits.new_tables,
        limits.tables,
        limits.bot_tables,
        limits.new_identities,
        limits.seats,
        limits.sockets,
        limits.connections,
        MESSAGE_BYTES,
        BODY,
        24,
        LONGEST_LOG,
    ]
    assert f"{COMPONENT_BYTES:,} characters" in text_of(PAGE)


def test_every_kind_of_clock_is_explained() -> None:
    kind = next(field for field in msgspec.structs.fields(Clock) if field.name == "kind")
    listed = [words_in_code(row[0])[0] for row in rows(section("Clocks, leaving, coming back"))]
    assert sorted(listed) == sorted(get_args(kind.type))
