"""The description at /schema: valid, complete, and kept by a live server whatever schemathesis sends it."""

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.command import ending_with_us
from tests.server.nonsense import troubles_in
from tests.server.running import Json, Player, Server
from tests.thorough import THOROUGH

ME = {"kind": "me"}
FRIEND = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
METHODS = ("get", "post", "put", "patch", "delete")
EXAMPLES = 50 if THOROUGH else 6  # of each operation, beside the limits of every field
LONGEST = 300  # seconds, on the slowest of machines
NOT_CHECKED = (
    "positive_data_acceptance",  # which games, names and moves there are is beyond a schema
    "allow_header_conformance",  # Litestar's own answer to OPTIONS knows one method of each path
)
CHOICES = """
headers = {{ Authorization = "Bearer {token}" }}

[cache]
enabled = false

[dictionaries]
games = {{ values = ["cuba", "havana", "santiago"] }}
levels = {{ values = ["random"] }}
tables = {{ values = ["{waiting}", "{playing}", "{over}"] }}

[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.8 }}
"body.game" = {{ dictionary = "games", probability = 0.8 }}
"body.level" = {{ dictionary = "levels", probability = 0.8 }}

# What is known by default, and that a body may also be too large.
[checks]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 406, 413, 422, 428, "5xx"]

# Somebody else signs out: whoever did would be nobody from then on, and everything else refused.
[[operations]]
include-path = "/api/identity/sign-out"
headers = {{ Authorization = "Bearer {leaving}" }}

# Where the game goes on, a stream has no end.
[[operations]]
include-path = "/api/tables/{{table}}/stream"
parameters = {{ "path.table" = "{over}" }}

[[operations]]
include-path = "/api/tables/{{table}}"
parameters = {{ "query.wait" = 0 }}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("schema")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with Server(str(folder / "malecon.sqlite"), log=folder / "log") as running:
        yield running


@pytest.fixture
def ana(server: Server) -> Iterator[Player]:
    with contextlib.closing(Player(server.url, "Ana")) as player:
        yield player


@pytest.fixture
def description(ana: Player) -> Json:
    return ana.get("/schema/openapi.json")


def operations(description: Json) -> Iterator[tuple[str, Json]]:
    """Every operation, by its method and path."""
    for path, methods in description["paths"].items():
        for method in METHODS:
            if method in methods:
                yield f"{method} {path}", methods[method]


def references(part: Any) -> Iterator[str]:
    """Everything that a part of the description refers to."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        part = list(part.values())
    if isinstance(part, list):
        for item in part:
            yield from references(item)


def test_everything_that_the_description_refers_to_is_in_it(description: Json) -> None:
    found = set(references(description))
    assert found
    for reference in found:
        part = description
        for name in reference.removeprefix("#/").split("/"):
            part = part[name]
        assert part


def test_every_operation_says_what_it_is_for_under_a_name_of_its_own(description: Json) -> None:
    names = [operation["operationId"] for _, operation in operations(description)]
    assert len(names) == len(set(names))
    assert [name for name, operation in operations(description) if not operation.get("summary")] == []


def test_every_parameter_of_a_path_is_described(description: Json) -> None:
    for name, operation in operations(description):
        described = {item["name"] for item in operation.get("parameters", []) if item["in"] == "path"}
        assert described == {part[1:-1] for part in name.split("/") if part.startswith("{")}, name


def test_every_operation_can_be_refused_always_in_the_same_way(description: Json) -> None:
    for name, operation in operations(description):
        refusals = {status: answer for status, answer in operation["responses"].items() if int(status) >= 400}
        assert refusals.keys() >= {"400", "401", "403", "404", "409", "413", "422", "429", "500", "503", "507"}, name
        for status, answer in refusals.items():
            assert answer["description"]
            if (name, status) != ("get /healthz", "503"):  # which says how it is instead
                assert list(answer["content"]) == ["application/json"], name
                assert answer["content"]["application/json"]["schema"]["$ref"].endswith("/Refusal"), name


def fuzzed(server: Server, ana: Player, folder: Path, examples: int, seed: int, longest: float = LONGEST) -> Json:
    """Let schemathesis try every operation, and find nothing; its report."""
    tables = {
        "waiting": ana.open_table("santiago", [ME, OPEN], components='like = "components.toml"'),
        "playing": ana.open_table("havana", [ME, FRIEND], hints=True),
        "over": ana.open_table("cuba", [ME, FRIEND], visibility="public"),
    }
    ana.do("POST", f"/api/tables/{tables['over']}/seats/0/resign")
    with contextlib.closing(Player(server.url, "Mara")) as mara:
        people = {"token": ana.token, "leaving": mara.token}
    (folder / "schemathesis.toml").write_text(CHOICES.format(**tables, **people))
    command = [sys.executable, "-m", "schemathesis.cli", "--no-color", "run", f"{server.url}/schema/openapi.json"]
    command += ["--report-json-path", "report.json", "--phases", "examples,coverage,fuzzing"]
    command += ["--exclude-checks", ",".join(NOT_CHECKED)]
    command += ["--max-examples", str(examples), "--seed", str(seed), "--generation-database", "none"]
    # One worker: before Python 3.11.8 two threads that parse source at once may fail, and hypothesis describes lambdas.
    command += ["--workers", "1", "--continue-on-failure", "--request-timeout", "60"]
    done = subprocess.run(
        ending_with_us(*command), cwd=folder, capture_output=True, text=True, check=False, timeout=longest
    )
    assert (folder / "report.json").exists(), done.stderr
    report: Json = json.loads((folder / "report.json").read_text())
    assert (report["failures"], report["errors"]) == ([], []), done.stdout
    assert done.returncode == 0, done.stdout + done.stderr
    assert report["operations"]["tested"] == report["operations"]["total"] >= 34
    assert ana.get("/api/identity")["nickname"], "or most of it was only refused"
    return report


def test_schemathesis_finds_nothing_that_the_description_does_not_say(
    server: Server, ana: Player, tmp_path: Path
) -> None:
    assert server.log is not None
    report = fuzzed(server, ana, tmp_path, EXAMPLES, seed=1)
    assert report["test_cases"]["generated"] > 500
    assert troubles_in(server.log) == []
