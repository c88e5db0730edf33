"""deploy/ fits the program: every option and variable exists, names and ports agree, what is copied is there.

The tests need no container engine: they read the files, and start the server by the very command of the compose file.
"""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from malecon.server.cluster.pool import ANYBODY
from malecon.server.http.connections import RESERVED
from malecon.server.run import FILES
from malecon.server.settings import Limits, database_url
from tests.docs.pages import ROOT, options_of, text_of
from tests.server.services import PostgreSQL, Redis

DEPLOY = ROOT / "deploy"
PORT = "8765"
APPS = ("app-1", "app-2")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
CADDYFILE = (DEPLOY / "Caddyfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def instructions(name: str) -> list[str]:
    """What follows each instruction of this name in the Dockerfile."""
    return re.findall(rf"^{name} (.*)$", DOCKERFILE, re.MULTILINE)


def words_of(instruction: str) -> list[str]:
    """The words of an instruction in its exec form."""
    found: list[str] = yaml.safe_load(instruction)
    return found


def options_in(words: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in words if word.startswith("--")}


def known_options(command: str) -> set[str]:
    return {name for option in options_of(command) for name in (*option.opts, *option.secondary_opts)}


def settings_in_example() -> dict[str, str]:
    lines = (DEPLOY / ".env.example").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


# -- the commands ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [words_of(instructions("CMD")[-1]), *(SERVICES[name]["command"] for name in APPS)])
def test_every_option_of_the_commands_exists(words: list[str]) -> None:
    assert words[0] == "serve"
    assert options_in(words) <= known_options("serve")
    assert words[words.index("--port") + 1] == PORT
    assert words[words.index("--host") + 1] == "0.0.0.0"
    assert "--no-browser" in words


def test_the_thinkers_are_those_that_the_processes_ask() -> None:
    thinkers = SERVICES["thinkers"]
    words = thinkers["command"]
    assert words[0] == "think"
    assert options_in(words) <= known_options("think")
    assert thinkers["image"] == SERVICES["app-1"]["image"]
    assert thinkers["environment"]["MALECON_REDIS_URL"] == SERVICES["app-1"]["environment"]["MALECON_REDIS_URL"]
    assert set(thinkers["networks"]) & set(SERVICES["redis"]["networks"])
    assert f"exists('{ANYBODY}')" in thinkers["healthcheck"]["test"][-1]
    assert SERVICES["app-1"]["command"][-2:] == ["--bots", "shared"]


def test_every_variable_of_the_processes_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {option.envvar for option in options_of("serve") if option.envvar}
    monkeypatch.setenv("MALECON_DATABASE_URL", "postgresql://from/the-environment")
    assert database_url(None) == "postgresql://from/the-environment"
    for name in APPS:
        assert set(SERVICES[name]["environment"]) <= {*known, "MALECON_DATABASE_URL"}


def test_the_command_of_the_processes_starts_a_server_on_postgresql_and_redis(tmp_path: Path) -> None:
    app = SERVICES["app-1"]
    with PostgreSQL() as postgresql, Redis() as redis:
        real = {"MALECON_DATABASE_URL": postgresql.database(), "MALECON_REDIS_URL": redis.url}
        done = subprocess.run(
            [sys.executable, "-m", "tests.docs.trial", "malecon", *app["command"]],
            cwd=tmp_path,
            env={**os.environ, **app["environment"], **real, "PYTHONPATH": str(ROOT), "XDG_DATA_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert '"page":"/healthz","status":200' in done.stderr
    assert list(tmp_path.iterdir()) == []  # the database was the one of the environment


# -- names and ports ------------------------------------------------------------------------------------------------


def test_both_processes_are_the_same_program() -> None:
    assert SERVICES["app-1"] == SERVICES["app-2"]
    built = SERVICES["app-1"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).resolve() == DEPLOY / "Dockerfile"


def test_caddy_passes_on_to_the_processes_at_their_port() -> None:
    upstreams = re.search(r"reverse_proxy (.+?) \{", CADDYFILE)
    assert upstreams is not None
    assert upstreams[1].split() == [f"{name}:{PORT}" for name in APPS]
    assert "flush_interval -1" in CADDYFILE
    for name in APPS:
        assert set(SERVICES["caddy"]["networks"]) & set(SERVICES[name]["networks"])


def test_the_processes_find_database_and_redis_by_their_names() -> None:
    environment = SERVICES["app-1"]["environment"]
    for variable, name, port in (("MALECON_DATABASE_URL", "database", 5432), ("MALECON_REDIS_URL", "redis", 6379)):
        assert re.search(rf"[@/]{name}:{port}/", environment[variable])
        assert set(SERVICES[name]["networks"]) & set(SERVICES["app-1"]["networks"])
    database = SERVICES["database"]["environment"]
    address = environment["MALECON_DATABASE_URL"]
    assert address.startswith(f"postgresql://{database['POSTGRES_USER']}:${{POSTGRES_PASSWORD:")
    assert address.endswith(f"/{database['POSTGRES_DB']}")


def test_only_caddy_can_be_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert COMPOSE["networks"]["back"] == {"internal": True}
    for name in ("database", "redis"):
        assert SERVICES[name]["networks"] == ["back"]


def test_the_health_checks_ask_the_port_where_the_processes_listen() -> None:
    of_the_image = words_of(instructions("HEALTHCHECK")[0].partition("CMD ")[2])
    for words in (of_the_image, SERVICES["app-1"]["healthcheck"]["test"]):
        assert f"http://127.0.0.1:{PORT}/healthz" in words[-1]
        compile(words[-1], "healthcheck", "exec")
    assert instructions("EXPOSE") == [PORT]


def test_the_processes_may_have_as_many_open_files_as_their_limits_need() -> None:
    for name in APPS:
        assert SERVICES[name]["ulimits"]["nofile"] > Limits().all_connections + FILES + RESERVED


def test_the_processes_are_given_the_name_that_caddy_passes_on() -> None:
    assert SERVICES["app-1"]["environment"]["MALECON_NAME"] == SERVICES["caddy"]["environment"]["MALECON_SITE"]


def test_every_service_is_checked_and_started_again() -> None:
    for service in SERVICES.values():
        assert service["restart"] == "unless-stopped"
        assert service["healthcheck"]["test"][0] == "CMD"
        for other, wanted in service.get("depends_on", {}).items():
            assert other in SERVICES
            assert wanted == {"condition": "service_healthy"}


def test_every_volume_and_every_network_is_declared_and_used() -> None:
    mounted = {volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", [])}
    assert {name for name in mounted if not name.startswith(".")} == set(COMPOSE["volumes"])
    assert all((DEPLOY / name).exists() for name in mounted if name.startswith("."))
    assert {network for service in SERVICES.values() for network in service["networks"]} == set(COMPOSE["networks"])


def test_every_setting_of_the_files_is_in_the_example_and_no_secret_is() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    example = settings_in_example()
    assert set(re.findall(r"\$\{(\w+)", text)) == set(example)
    assert set(re.findall(r"\{\$(\w+)\}", CADDYFILE)) <= set(SERVICES["caddy"]["environment"])
    assert example["POSTGRES_PASSWORD"] == ""
    assert ".env" in (DEPLOY / ".gitignore").read_text("utf-8").splitlines()


# -- the image ------------------------------------------------------------------------------------------------------


def test_what_the_image_copies_is_there_and_is_let_through() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    let_through = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    copied = set()
    for words in (instruction.split() for instruction in instructions("COPY")):
        if not words[0].startswith("--from="):
            copied.update(words[:-1])
    assert copied == let_through
    assert all((ROOT / source).exists() for source in copied)


def test_the_image_compiles_the_rules_and_leaves_the_compiler_behind() -> None:
    stages = DOCKERFILE.split("\nFROM ")
    assert len(stages) == 3
    assert "gcc" in stages[1]
    assert "assert BUILD.compiled" in stages[1]
    assert "gcc" not in stages[2]
    assert instructions("COPY")[-1].split() == ["--from=build", "/opt/malecon", "/opt/malecon"]
    assert len({stage.split()[0] for stage in stages[1:]}) == 1  # compiled for the Python that runs it


def test_the_image_installs_what_playing_needs_and_nothing_else() -> None:
    assert re.findall(r"--requirement requirements/(\w+)\.txt", DOCKERFILE) == ["play"]
    assert "--require-hashes" in DOCKERFILE


def test_the_image_builds_the_client_with_a_node_that_it_leaves_behind() -> None:
    stages = DOCKERFILE.split("\nFROM ")
    assert {"web", "requirements/node.txt", "scripts/client.py", "scripts/node.py"} <= set(stages[1].split())
    assert "malecon/server/client/index.html" in stages[1]
    assert "node" not in stages[2]
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    assert {"web/node_modules", "src/malecon/server/client"} <= set(ignored)


def test_the_server_in_the_image_is_not_root_and_may_write_only_data_and_backups() -> None:
    final = DOCKERFILE.split("\nFROM ")[2]
    (user,) = re.findall(r"^USER (\w+)$", final, re.MULTILINE)
    assert f"--owner {user} --group {user} --mode 0700 /data /backups" in final
    assert final.index("USER ") < final.index("ENTRYPOINT ")
    assert words_of(instructions("ENTRYPOINT")[0]) == ["malecon"]
    app = SERVICES["app-1"]
    assert app["read_only"] is True
    assert app["cap_drop"] == ["ALL"]
    assert app["volumes"] == ["backups:/backups"]


# -- what the docs say about it -------------------------------------------------------------------------------------


def test_the_compose_commands_of_the_docs_name_services_and_commands_that_exist() -> None:
    lines = text_of("operating.md").partition("```console\n")[2].partition("```")[0].splitlines()
    assert lines[:2] == ["cd deploy", "cp .env.example .env"]
    for line in lines[2:]:
        words = shlex.split(line)
        assert words[:2] == ["docker", "compose"]
        assert {word for word in words if word.startswith("app-")} <= set(SERVICES)
        if words[2] in ("exec", "run"):
            # The image's entry point is `malecon`; in a container that runs, the program is named.
            inside = words[words.index("app-1") + 1 :]
            command = inside[1:] if words[2] == "exec" else inside
            assert inside[0] == "malecon" or words[2] == "run"
            assert options_in(command) <= known_options(command[0])
            assert command[1].startswith("/backups/")
