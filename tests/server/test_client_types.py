"""The client's types come from what the server really sends. A stale file is noticed here, without Node.

After a change: `make client-types`.
"""

import hashlib
import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec

from malecon.server import wire
from malecon.server.socket_schema import with_socket
from tests.server.running import Server

WEB = Path(__file__).parents[2] / "web"
SCHEMA = WEB / "schema.json"
TYPES = WEB / "src" / "wire.ts"

Json = dict[str, Any]


def read(path: Path) -> Json:
    found: Json = json.loads(path.read_text("utf-8"))
    return found


def references(part: object) -> set[str]:
    """Every component that is named anywhere inside."""
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*(references(inner) for inner in part.values()))
    if isinstance(part, list):
        return set().union(*(references(inner) for inner in part))
    return set()


def test_the_description_in_the_web_folder_is_the_one_that_the_server_serves(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.sqlite")) as server:
        assert httpx.get(f"{server.url}/schema/openapi.json").json() == read(SCHEMA), "run `make client-types`"


def test_the_types_were_made_from_that_description() -> None:
    first = TYPES.read_text("utf-8").partition("\n")[0]
    found = re.search(r"SHA-256 ([0-9a-f]{64})", first)
    assert found is not None
    assert found[1] == hashlib.sha256(SCHEMA.read_bytes()).hexdigest(), "run `make client-types`"


def test_the_types_of_views_follow_from_what_the_games_declare() -> None:
    sys.path.insert(0, str(WEB.parent / "scripts"))
    view_types = importlib.import_module("view_types")
    for path, text in view_types.files().items():
        assert path.read_text("utf-8") == text, "run `make client-types`"


def test_every_message_of_the_socket_is_described_and_has_a_type() -> None:
    described = read(SCHEMA)["components"]["schemas"]
    types = TYPES.read_text("utf-8")
    for direction, messages in (("FromServer", wire.FromServer), ("FromClient", wire.FromClient)):
        named = {reference.rpartition("/")[2] for reference in references(described[direction])}
        assert named == {message.__name__ for message in get_args(messages)}
        for name in (direction, *named):
            assert re.search(rf"^export type {name} = ", types, re.MULTILINE), name


def test_every_component_that_is_named_is_described() -> None:
    described = read(SCHEMA)
    known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert references(described) <= known


def test_a_message_is_described_as_it_is_sent() -> None:
    """What is left out when it has its default value may be missing; what is always there may not."""
    described = read(SCHEMA)["components"]["schemas"]
    for message in (*get_args(wire.FromServer), *get_args(wire.FromClient)):
        fields = msgspec.structs.fields(message)
        schema = described[message.__name__]
        assert set(schema["properties"]) == {"type", *(field.name for field in fields)}
        assert set(schema["required"]) == {"type", *(field.name for field in fields if field.required)}
        assert schema["properties"]["type"]["enum"] == [message.__struct_config__.tag]


def test_describing_the_socket_keeps_the_pages_and_changes_nothing_of_the_document_it_is_given() -> None:
    pages = {"paths": {"/healthz": {}}, "components": {"schemas": {"Health": {"type": "object"}}}}
    before = json.dumps(pages)
    whole = with_socket(pages)
    assert json.dumps(pages) == before
    assert whole["paths"] == pages["paths"]
    assert whole["components"]["schemas"]["Health"] == {"type": "object"}


def test_the_client_is_built_from_pinned_packages_and_the_lock_names_no_host() -> None:
    wanted = read(WEB / "package.json")["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    packages = read(WEB / "package-lock.json")["packages"]
    for name, version in wanted.items():
        assert packages[f"node_modules/{name}"]["version"] == version
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text("utf-8").splitlines()
