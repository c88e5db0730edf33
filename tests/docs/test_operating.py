"""docs/operating.md is true: its commands run against real servers, its tables are what the code says."""

import json
import logging
import re
from dataclasses import asdict
from pathlib import Path

import pytest
from prometheus_client.metrics import MetricWrapperBase

from malecon.server import metrics
from malecon.server.http.app import BODY
from malecon.server.http.connection import ASKING, HEAD_BYTES
from malecon.server.http.connections import LISTENING, RESERVED, SOCKET_BYTES
from malecon.server.http.limits import CHECKS
from malecon.server.http.middleware import HEADERS
from malecon.server.http.turns import BODY_BYTES
from malecon.server.logs import JsonLines
from malecon.server.play.health import FRESH
from malecon.server.play.socket import SLOW
from malecon.server.play.upkeep import GRACE
from malecon.server.run import FILES, GRACEFUL, IDLE, MESSAGE_BYTES
from malecon.server.settings import Limits, default_database
from malecon.server.storage.migration import newest
from malecon.server.table.messages import PAGE as LINES
from malecon.server.table.state import LONGEST_LOG
from tests.docs.pages import BLOCK, options_of, part, rows, run_page, text_of, words_in_code
from tests.server.running import Server
from tests.server.services import PostgreSQL, Redis

PAGE = "operating.md"


def test_every_command_of_the_page_runs(tmp_path: Path) -> None:
    with PostgreSQL() as postgresql, Redis() as redis, Server(str(tmp_path / "tables.sqlite")) as server:
        stand_ins = {
            "postgresql://malecon:secret@localhost/malecon": postgresql.database(),
            "redis://localhost:6379/0": redis.url,
        }
        printed = run_page(PAGE, tmp_path, {"MALECON_URL": server.url}, stand_ins)
    assert printed.count("http://localhost:") == 5  # servers that said where they are
    assert "2 processes think for all servers" in printed
    assert '"status":"well"' in printed


def test_the_options_are_those_of_the_command() -> None:
    listed = {tuple(words_in_code(options)): shown for options, *shown, _ in rows(part(PAGE, "options"))}
    options = {tuple(option.opts + option.secondary_opts): option for option in options_of("serve")}
    assert set(listed) == set(options)
    # Found out when it starts: the folder of the user, the language of the locale.
    assert listed.pop(("--db",)) == ["a file in your data folder", "`MALECON_DATABASE_URL`"]
    assert listed.pop(("--lang",)) == ["the locale's", ""]
    assert listed.pop(("--browser", "--no-browser")) == ["`--browser`", ""]
    for names, shown in listed.items():
        option = options[names]
        default = "" if option.default in (None, "") else f"`{option.default}`"
        assert shown == [default, f"`{option.envvar}`" if option.envvar else ""], names


def test_the_limits_are_those_of_the_server() -> None:
    listed = {words_in_code(name)[0]: int(default) for name, default, _ in rows(part(PAGE, "limits"))}
    assert listed == asdict(Limits())


def test_the_fixed_numbers_are_those_of_the_code() -> None:
    text = " ".join(text_of(PAGE).split())
    assert f"{BODY:,} bytes a request, {MESSAGE_BYTES:,} bytes a message, {SLOW:.0f} seconds for a client" in text
    assert f"the log of a table, {LONGEST_LOG:,} entries, of which {LINES} are told at a time" in text
    assert f"gives open requests {GRACEFUL} seconds" in text
    assert f"For {GRACE:.0f} seconds after a start no clock runs out" in text
    assert f"and {FILES + RESERVED} for itself, so for {Limits().all_connections:,} connections" in text
    assert f"{Limits().all_connections + FILES + RESERVED:,}; if the system allows fewer" in text
    assert f"A request has {ASKING:.0f} seconds for its head" in text
    assert f"Heads have at most {HEAD_BYTES:,} bytes, and {BODY_BYTES:,} bytes of a body are taken" in text
    assert f"small pieces, {SOCKET_BYTES:,} bytes a second by address" in text
    assert f"within {LISTENING:.0f} seconds is left" in text
    assert f"are closed after {IDLE} seconds" in text
    assert f"and {RESERVED} are kept for them" in text
    assert f"It writes once in {FRESH:.0f} seconds at most" in text
    assert f"each address may look {CHECKS} times a second" in text
    assert f"The present schema is `{newest()}`" in text


def test_the_unit_allows_as_many_open_files_as_the_limits_need() -> None:
    (allowed,) = re.findall(r"^LimitNOFILE=(\d+)$", text_of(PAGE), re.MULTILINE)
    assert int(allowed) > Limits().all_connections + FILES + RESERVED


def test_the_metrics_are_those_of_the_server() -> None:
    found = {}
    for metric in vars(metrics).values():
        if isinstance(metric, MetricWrapperBase):
            (described,) = metric.describe()
            ending = "_total" if described.type == "counter" else ""
            found[described.name + ending] = set(metric._labelnames)
    listed = {words_in_code(name)[0]: set(words_in_code(labels)) for name, labels, _ in rows(part(PAGE, "metrics"))}
    assert listed == found


def test_the_headers_are_those_of_the_server() -> None:
    listed = {words_in_code(name)[0]: words_in_code(value)[0] for name, value in rows(part(PAGE, "headers"))}
    assert listed == HEADERS


def test_a_line_of_the_log_looks_as_it_is_shown() -> None:
    language, shown = BLOCK.findall(text_of(PAGE).partition("<!-- log -->\n")[2])[0]
    assert language == "json"
    expected = json.loads(shown)
    record = logging.LogRecord(expected["logger"], logging.INFO, "", 0, expected["message"], None, None)
    record.__dict__.update({name: expected[name] for name in ("method", "page", "status", "ms")})
    assert list(json.loads(JsonLines().format(record))) == list(expected)


def test_the_database_is_where_the_page_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_database() == f"sqlite:///{tmp_path}/.local/share/malecon/malecon.sqlite"
    assert "`~/.local/share/malecon/malecon.sqlite` on Linux" in text_of(PAGE)


def test_there_is_room_for_the_numbers_of_the_benchmark() -> None:
    text = text_of(PAGE)
    for place in ("bench-server", "bench-server-club", "bench-server-long", "attack"):
        assert 0 < text.find(f"<!-- {place} -->") < text.find(f"<!-- /{place} -->")
