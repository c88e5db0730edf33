"""The client's types come from what the server really sends. A stale file is noticed here, without Node.

After a change: `make client-types`.
"""

import importlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from malecon.server import wire
from malecon.server.http.openapi import with_socket
from tests.server.running import Server, fetch

WEB = Path(__file__).parents[2] / "web"
TYPES = WEB / "src" / "wire.ts"

Json = dict[str, Any]


def script(name: str) -> ModuleType:
    sys.path.insert(0, str(WEB.parent / "scripts"))
    return importlib.import_module(name)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Json]:
    """The description that a server gives of itself."""
    with Server(str(tmp_path_factory.mktemp("types") / "tables.sqlite")) as server:
        yield fetch(f"{server.url}/schema/openapi.json").json()


def references(part: object) -> set[str]:
    """Every component that is named anywhere inside."""
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*(references(inner) for inner in part.values()))
    if isinstance(part, list):
        return set().union(*(references(inner) for inner in part))
    return set()


def test_the_types_are_those_of_the_description_that_the_server_serves(served: Json) -> None:
    assert TYPES.read_text("utf-8") == script("wire_types").text_of(served), "run `make client-types`"


def test_the_types_of_views_follow_from_what_the_games_declare() -> None:
    for path, text in script("view_types").files().items():
        assert path.read_text("utf-8") == text, "run `make client-types`"


def test_every_message_of_the_socket_is_described_and_has_a_type(served: Json) -> None:
    described = served["components"]["schemas"]
    types = TYPES.read_text("utf-8")
    for direction, messages in (("FromServer", wire.FromServer), ("FromClient", wire.FromClient)):
        named = [message.__name__ for message in get_args(messages)]
        assert {reference.rpartition("/")[2] for reference in references(described[direction])} == set(named)
        assert f"export type {direction} = {' | '.join(named)};" in types
        for name in named:
            assert re.search(rf"^export interface {name} ", types, re.MULTILINE), name


def test_every_page_that_answers_in_json_has_a_type(served: Json) -> None:
    """The others are files: a record, a component file, a stream of lines."""
    types = TYPES.read_text("utf-8")
    pages = [f"{method.upper()} {path}" for path, methods in served["paths"].items() for method in methods]
    untyped = {page for page in pages if f'"{page}": {{' not in types}
    assert untyped == {f"GET /api/tables/{{table}}/{file}" for file in ("record", "components", "stream")}


def test_every_component_that_is_named_is_described(served: Json) -> None:
    known = {f"#/components/schemas/{name}" for name in served["components"]["schemas"]}
    assert references(served) <= known


def test_a_message_is_described_as_it_is_sent(served: Json) -> None:
    """What is left out when it has its default value may be missing; what is always there may not."""
    described = served["components"]["schemas"]
    for message in (*get_args(wire.FromServer), *get_args(wire.FromClient)):
        fields = msgspec.structs.fields(message)
        schema = described[message.__name__]
        assert set(schema["properties"]) == {"type", *(field.name for field in fields)}
        assert set(schema["required"]) == {"type", *(field.name for field in fields if field.required)}
        assert schema["properties"]["type"]["enum"] == [message.__struct_config__.tag]


def test_describing_the_socket_keeps_the_pages_and_changes_nothing_of_the_document_it_is_given() -> None:
    pages = {"paths": {"/healthz": {}}, "components": {"schemas": {"SomethingElse": {"type": "object"}}}}
    before = json.dumps(pages)
    whole = with_socket(pages)
    assert json.dumps(pages) == before
    assert whole["paths"] == pages["paths"]
    assert whole["components"]["schemas"]["SomethingElse"] == {"type": "object"}


def test_the_client_is_built_from_pinned_packages_and_the_lock_names_no_host() -> None:
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    for name, version in wanted.items():
        assert packages[f"node_modules/{name}"]["version"] == version
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text("utf-8").splitlines()
