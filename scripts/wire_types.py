"""Writes in TypeScript what travels between server and client: the messages of the socket, requests and answers.

All of it follows from the description that the server gives of itself (`/schema/openapi.json`). Run by
`make client-types`; a test holds the file equal to what is written here of the description that a server serves.
"""

import inspect
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

TYPES = Path(__file__).resolve().parents[1] / "web" / "src" / "wire.ts"

HEAD = """\
// Written by scripts/wire_types.py from src/malecon/server/wire.py: change that, then `make client-types`.
// A field that may be missing has its default value then. docs/protocol.md explains what everything means."""
REQUESTS = "What may be asked of the server: what stands in the path and after it, what is sent along, and the answer."
LIMITS = "The least and the most that the server takes: numbers by their value, texts and lists by their length."

SOCKET = ("FromServer", "FromClient")
METHODS = ("get", "post", "put", "patch", "delete")
JSON = "application/json"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
LEAST = ("minimum", "minLength", "minItems")
MOST = ("maximum", "maxLength", "maxItems")

Schema = Mapping[str, Any]


def text_of(document: Schema) -> str:
    """The whole file, from the description of a server."""
    return "\n".join([HEAD, *lines(document)]) + "\n"


def lines(document: Schema) -> Iterator[str]:
    schemas: Mapping[str, Schema] = document["components"]["schemas"]
    requests = list(request_lines(document["paths"]))
    wanted = reachable(schemas, [*SOCKET, *references(document["paths"])])
    for name in SOCKET:
        yield from declared(name, schemas[name])
    yield from ("", f"/** {REQUESTS} */", "export interface Requests {", *requests, "}")
    for name in sorted(wanted.difference(SOCKET)):
        yield from declared(name, schemas[name])
    yield from limit_lines({name: schemas[name] for name in sorted(wanted)})


# -- which types there are ------------------------------------------------------------------------------------------


def references(part: object) -> Iterator[str]:
    """The names of the types that are spoken of anywhere inside."""
    if isinstance(part, Mapping):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].rpartition("/")[2]
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from references(inner)


def reachable(schemas: Mapping[str, Schema], names: list[str]) -> set[str]:
    """These types, and those that they are made of."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += references(schemas[name].get("properties", schemas[name].get("anyOf")))
    return found


# -- how they are written -------------------------------------------------------------------------------------------


def declared(name: str, schema: Schema) -> Iterator[str]:
    yield ""
    yield from comment(schema.get("description", ""))
    if "properties" not in schema:
        yield f"export type {name} = {type_of(schema)};"
        return
    yield f"export interface {name} {{"
    for field, inner in schema["properties"].items():
        yield f"  {field}{'' if field in schema['required'] else '?'}: {type_of(inner)};"
    yield "}"


def comment(text: str) -> Iterator[str]:
    told = inspect.cleandoc(text).splitlines()
    if len(told) > 1:
        yield from ("/**", *(f" * {line}".rstrip() for line in told), " */")
    elif told:
        yield f"/** {told[0]} */"


def type_of(schema: Schema) -> str:
    match schema:
        case {"$ref": reference}:
            return str(reference).rpartition("/")[2]
        case {"anyOf": choices} | {"oneOf": choices}:
            return " | ".join(type_of(choice) for choice in choices)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array"}:
            inner = type_of(schema.get("items", {}))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"type": "object"}:
            return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
        case {"type": str() as plain}:
            return PLAIN[plain]
    assert not schema, f"nobody has said how to write {schema}"
    return "unknown"


# -- requests -------------------------------------------------------------------------------------------------------


def request_lines(paths: Mapping[str, Schema]) -> Iterator[str]:
    """Those that are answered in JSON; the others are links."""
    for path, operations in paths.items():
        for method in METHODS:
            if method in operations and (answer := answer_of(operations[method])) is not None:
                parts = [*given_parts(operations[method]), f"answer: {type_of(answer)}"]
                yield f"  /** {operations[method]['summary']}. */"
                yield f'  "{method.upper()} {path}": {{ {"; ".join(parts)} }};'


def answer_of(operation: Schema) -> Schema | None:
    found = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
    content: Schema = found[0]["content"]
    return content[JSON]["schema"] if JSON in content else None


def given_parts(operation: Schema) -> Iterator[str]:
    """What stands in the path, what may stand after the question mark, and what is sent along."""
    parameters = operation.get("parameters", [])
    path = [f"{each['name']}: {type_of(each['schema'])}" for each in parameters if each["in"] == "path"]
    query = [each for each in parameters if each["in"] == "query"]
    if path:
        yield f"path: {{ {'; '.join(path)} }}"
    if query:
        named = [f"{each['name']}{'' if each['required'] else '?'}: {query_type(each['schema'])}" for each in query]
        yield f"query{'' if any(each['required'] for each in query) else '?'}: {{ {'; '.join(named)} }}"
    for sent in operation.get("requestBody", {}).get("content", {}).values():
        yield f"body: {type_of(sent['schema'])}"


def query_type(schema: Schema) -> str:
    """What is nothing is not there."""
    if "enum" in schema:
        return type_of({"enum": [value for value in schema["enum"] if value is not None]})
    if "oneOf" in schema:
        return type_of({"oneOf": [choice for choice in schema["oneOf"] if choice != {"type": "null"}]})
    return type_of(schema)


# -- limits ---------------------------------------------------------------------------------------------------------


def limit_lines(schemas: Mapping[str, Schema]) -> Iterator[str]:
    yield from ("", f"/** {LIMITS} */", "export const LIMITS = {")
    for name, schema in schemas.items():
        found = {field: limits_of(inner) for field, inner in schema.get("properties", {}).items()}
        inside = ", ".join(f"{field}: {{ {limits} }}" for field, limits in found.items() if limits)
        if inside:
            yield f"  {name}: {{ {inside} }},"
    yield "} as const;"


def limits_of(schema: Schema) -> str:
    found = {
        key: int(limit)
        for part in (schema, *schema.get("anyOf", ()))
        for key, limit in part.items()
        if key in LEAST + MOST
    }
    return ", ".join(
        f"{'least' if key in LEAST else 'most'}: {limit}" for key, limit in sorted(found.items(), reverse=True)
    )
