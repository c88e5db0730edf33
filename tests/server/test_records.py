"""What is kept of a game: the record at any time, its fair chance, the page of finished games, chat and history."""

import contextlib
import hashlib
import random
import re
import subprocess
from pathlib import Path

import pytest

from malecon.games import find_game
from tests.command import malecon
from tests.server.running import Json, Player, Server, Somebody, open_sockets, play_on

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}

# What `malecon verify` says to a record that is not what it seems.
OTHER_SEED = "The seed shown at the end is not the one that was promised before the game"
OTHER_DRAW = "does not match the seed"
HIDDEN = "This move is hidden (“?”)"


def begun(players: list[Player], game: str, **more: object) -> str:
    table = players[0].open_table(game, [ME] + [OPEN] * (len(players) - 1), **more)
    for place, player in enumerate(players[1:], 1):
        player.sit(table, place)
    return table


def record(player: Player, table: str, **query: int) -> str:
    answer = player.http.get(f"/api/tables/{table}/record", params=query)
    assert answer.status_code == 200, answer.text
    return answer.text


def moves_in(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:1].isdigit()]


def tag(text: str, name: str) -> str | None:
    found = re.search(rf'^\[{name} "(.*)"\]$', text, re.MULTILINE)
    return found and found[1]


def verify(folder: Path, *records: str, arguments: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """What `malecon verify` says to these records."""
    files = []
    for number, text in enumerate(records):
        file = folder / f"game-{number}.malecon"
        file.write_text(text, "utf-8")
        files.append(str(file))
    return malecon("verify", "--lang", "en", *arguments, *files)


def changed(text: str, old: str, new: str) -> str:
    """A record with something changed, and a check line that fits again, as a forger would write it."""
    assert old in text
    body = text.replace(old, new, 1).partition("\n[Check ")[0].rstrip("\n") + "\n"
    return f'{body}\n[Check "{hashlib.sha256(body.encode()).hexdigest()[:16]}"]\n'


# -- while the game goes on -----------------------------------------------------------------------------------------


def test_a_record_while_playing_hides_what_the_viewer_cannot_know(somebody: Somebody) -> None:
    players = [somebody("Ana"), somebody("Bruno"), somebody("Carla")]
    table = begun(players, "havana")
    players[0].move(table, players[0].look(table)["question"], "open siesta+mama")
    players[1].move(table, players[1].look(table)["question"], "open siesta+worker")
    ana, bruno, carla = (moves_in(record(player, table))[-2:] for player in players)
    first, second = (line.split()[0] for line in ana)
    assert ana == [f"{first} 1 open siesta+mama", f"{second} 2 ?"]
    assert bruno == [f"{first} 1 ?", f"{second} 2 open siesta+worker"]
    assert carla == [f"{first} 1 ?", f"{second} 2 ?"]
    assert moves_in(record(players[0], table, seat=-1))[-2:] == carla


def test_a_secret_answer_stays_a_question_mark_until_the_end_even_when_it_has_been_revealed(somebody: Somebody) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = begun(players, "havana")
    for player, move in zip(players, ("open siesta+mama", "open siesta+worker"), strict=True):
        player.move(table, player.look(table)["question"], move)
    answers = [line.partition(" ")[2] for line in moves_in(record(players[1], table))][-2:]
    assert answers == ["1 ?", "2 open siesta+worker"]


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_the_promise_but_not_the_seed_is_in_a_record_while_playing(somebody: Somebody, game: str) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = begun(players, game)
    with open_sockets(players, table) as views:
        play_on(views, random.Random(1), 20)
        for view in views:
            assert "seed" not in view.state["table"]
    text = record(players[0], table)
    assert tag(text, "Commitment") == players[0].look(table)["table"]["commitment"]
    assert tag(text, "Seed") is None
    assert tag(text, "Result") == "unfinished"


def test_a_record_with_something_hidden_is_refused_politely(somebody: Somebody, tmp_path: Path) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = begun(players, "havana")
    players[0].move(table, players[0].look(table)["question"], "open siesta+mama")
    done = verify(tmp_path, record(players[1], table))
    assert done.returncode == 2
    assert HIDDEN in done.stderr
    assert "Traceback" not in done.stderr


def test_a_record_where_nothing_is_hidden_is_verified_while_the_game_goes_on(
    somebody: Somebody, tmp_path: Path
) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = begun(players, "cuba")
    place = players[0].look(table)["table"]["asked"][0]
    question = players[place].look(table)["question"]
    players[place].move(table, question, question["moves"][0]["move"])
    done = verify(tmp_path, record(players[0], table))
    assert done.returncode == 0, done.stderr
    assert "seed" not in done.stdout


def test_a_record_says_who_played(somebody: Somebody) -> None:
    ana = somebody('Ana "la Jefa"')
    table = ana.open_table("cuba", [ME, BOT, {"kind": "program"}])
    text = record(ana, table)
    assert (tag(text, "Seat1"), tag(text, "Player1")) == (r"Ana \"la Jefa\"", "human")
    assert tag(text, "Player2") == "random"


def test_a_record_is_a_file_to_download(somebody: Somebody) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = begun(players, "cuba")
    answer = players[0].http.get(f"/api/tables/{table}/record")
    assert answer.headers["Content-Type"].startswith("text/plain")
    assert re.fullmatch(r'attachment; filename="[a-z0-9.-]+\.malecon"', answer.headers["Content-Disposition"])


# -- after the end --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "bots"), [("cuba", 1), ("havana", 0), ("santiago", 2)])
def test_after_the_end_everybody_gets_the_whole_record_and_its_chance_was_fair(
    somebody: Somebody, tmp_path: Path, game: str, bots: int
) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = players[0].open_table(game, [ME, OPEN] + [BOT] * bots)
    players[1].sit(table, 1)
    promised = players[0].look(table)["table"]["commitment"]
    with open_sockets(players, table) as views:
        play_on(views, random.Random(6))
        over = views[0].state["table"]
    assert over["state"] == "finished"
    text = record(players[0], table)
    assert all(record(player, table) == text for player in (players[1], somebody("Carla")))
    assert "?" not in "".join(moves_in(text))
    assert tag(text, "Commitment") == promised
    assert tag(text, "Seed") == over["seed"]
    assert hashlib.sha256(f"malecon {over['seed']}".encode()).hexdigest() == promised
    assert tag(text, "Scores") == " ".join(map(str, over["scores"]))
    assert tag(text, "Places") == " ".join(map(str, over["places"]))
    done = verify(tmp_path, text)
    assert done.returncode == 0, done.stderr
    natures = sum(line.split()[1] == "nature" for line in moves_in(text))
    assert f"{natures} draws, all matching the seed" in done.stdout.replace("\n", " ")
    assert promised in done.stdout


def test_a_game_in_which_draws_were_taken_back_is_fair_all_the_same(somebody: Somebody, tmp_path: Path) -> None:
    ana = somebody("Ana")
    table = ana.open_table("santiago", [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}])
    chooser = random.Random(2)
    undone = 0
    for _ in range(60):
        seat = ana.look(table, seat=0)["table"]["asked"][0]
        question = ana.look(table, seat=seat)["question"]
        ana.move(table, question, chooser.choice(question["moves"])["move"], seat=seat)
        if chooser.random() < 0.3:
            ana.do("POST", f"/api/tables/{table}/undo", {"seat": seat})
            if "proposal" in ana.look(table, seat=0)["table"]:
                ana.do("POST", f"/api/tables/{table}/proposal", {"agree": True, "seat": 1 - seat})
            undone += 1
    assert undone > 5
    ana.do("POST", f"/api/tables/{table}/seats/1/resign")
    text = record(ana, table, seat=0)
    done = verify(tmp_path, text)
    assert done.returncode == 0, done.stderr
    assert "all matching the seed announced before the game" in done.stdout.replace("\n", " ")


@pytest.fixture
def finished_record(somebody: Somebody) -> str:
    """A game that was given up soon: its record is whole and has the seed."""
    players = [somebody("Ana"), somebody("Bruno")]
    table = begun(players, "santiago")
    players[1].do("POST", f"/api/tables/{table}/seats/1/resign")
    return record(players[0], table)


def test_a_forged_seed_is_refused(finished_record: str, tmp_path: Path) -> None:
    seed = tag(finished_record, "Seed")
    assert seed
    other = ("0" if seed[0] != "0" else "1") + seed[1:]
    done = verify(tmp_path, changed(finished_record, seed, other))
    assert done.returncode == 2
    assert OTHER_SEED in done.stderr
    assert "Traceback" not in done.stderr


def test_a_forged_promise_is_refused(finished_record: str, tmp_path: Path) -> None:
    promise = tag(finished_record, "Commitment")
    assert promise
    done = verify(
        tmp_path,
        changed(finished_record, promise, hashlib.sha256(b"another").hexdigest()),
        changed(finished_record, f'[Commitment "{promise}"]\n', ""),
        changed(finished_record, promise, ""),
    )
    assert done.returncode == 2
    assert done.stderr.count(OTHER_SEED) == 3
    assert "Traceback" not in done.stderr


def test_a_forged_draw_of_nature_is_refused(finished_record: str, tmp_path: Path) -> None:
    """Two buildings change places: a legal game, but not the one that the seed gives."""
    draws = [line.split()[-1] for line in moves_in(finished_record) if "lay-building" in line]
    one, two = draws[0], draws[1]
    forged = changed(finished_record, f"1. nature lay-building {one}", f"1. nature lay-building {two}")
    forged = changed(forged, f"2. nature lay-building {two}", f"2. nature lay-building {one}")
    done = verify(tmp_path, forged)
    assert done.returncode == 2
    assert OTHER_DRAW in done.stderr
    assert "Traceback" not in done.stderr


def test_a_seed_and_a_promise_that_fit_each_other_but_not_the_game_are_refused(
    finished_record: str, tmp_path: Path
) -> None:
    seed, promise = tag(finished_record, "Seed"), tag(finished_record, "Commitment")
    assert seed
    assert promise
    other = "ab" * 32
    forged = changed(finished_record, promise, hashlib.sha256(f"malecon {other}".encode()).hexdigest())
    done = verify(tmp_path, changed(forged, seed, other))
    assert done.returncode == 2
    assert OTHER_DRAW in done.stderr


def test_a_record_of_a_table_with_its_own_components_is_verified_with_them(somebody: Somebody, tmp_path: Path) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = begun(players, "cuba", components='like = "fr2008.toml"\n', edition="default")
    players[1].do("POST", f"/api/tables/{table}/seats/1/resign")
    text = record(players[0], table)
    assert verify(tmp_path, text).returncode == 2
    for model in find_game("cuba").editions[0].components.parent.glob("*.toml"):
        (tmp_path / model.name).write_bytes(model.read_bytes())
    own = tmp_path / "mine.toml"
    own.write_text(players[0].http.get(f"/api/tables/{table}/components").text, "utf-8")
    done = verify(tmp_path, text, arguments=("--components", str(own)))
    assert done.returncode == 0, done.stderr


def test_an_abandoned_game_has_a_record_too(somebody: Somebody, tmp_path: Path) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = begun(players, "havana")
    players[0].move(table, players[0].look(table)["question"], "open siesta+mama")
    players[0].do("POST", f"/api/tables/{table}/abandon", {})
    players[1].do("POST", f"/api/tables/{table}/proposal", {"agree": True})
    text = record(players[1], table)
    assert "1 open siesta+mama" in text
    assert verify(tmp_path, text).returncode == 0


# -- finished games -------------------------------------------------------------------------------------------------


def listed(player: Player, page: str, **query: object) -> dict[str, Json]:
    return {table["id"]: table for table in player.get(page, **query)["tables"]}


def test_a_finished_public_game_is_on_the_page_for_everybody_and_a_private_one_for_its_players(
    somebody: Somebody,
) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    public = begun([ana, bruno], "cuba", visibility="public")
    private = begun([ana, bruno], "cuba")
    for table in (public, private):
        bruno.do("POST", f"/api/tables/{table}/seats/1/resign")
    everybodys = listed(carla, "/api/tables/finished")
    assert public in everybodys
    assert private not in everybodys
    for player in (ana, bruno):
        assert set(listed(player, "/api/tables/finished", mine=True)) == {public, private}
    assert listed(carla, "/api/tables/finished", mine=True) == {}
    entry = everybodys[public]
    assert (entry["state"], entry["places"]) == ("finished", [1, 2])
    assert [seat["name"] for seat in entry["seats"]] == ["Ana", "Bruno"]
    assert entry["created"] <= entry["changed"]
    assert not {public, private} & set(listed(ana, "/api/tables/mine"))
    assert public not in listed(carla, "/api/tables")


def test_a_game_that_goes_on_is_not_finished(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno], "cuba", visibility="public")
    assert table not in listed(ana, "/api/tables/finished")
    assert table in listed(ana, "/api/tables")


def test_the_newest_finished_game_comes_first_and_pages_leave_none_out(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    tables = []
    for _ in range(55):
        table = ana.open_table("cuba", [ME, {"kind": "me", "name": "B"}])
        ana.do("POST", f"/api/tables/{table}/seats/1/resign")
        tables.append(table)
    found: list[str] = []
    page = ana.get("/api/tables/finished", mine=True)
    for _ in range(100):
        found += [entry["id"] for entry in page["tables"]]
        if page.get("before") is None:
            break
        page = ana.get("/api/tables/finished", mine=True, before=repr(page["before"]))
    assert found == tables[::-1]
    assert listed(bruno, "/api/tables/finished", mine=True) == {}


def test_a_finished_table_at_which_spectators_were_not_allowed_stays_closed_to_them(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun([ana, bruno], "cuba", spectators=False, visibility="public")
    bruno.do("POST", f"/api/tables/{table}/seats/1/resign")
    for page in ("", "/record"):
        assert carla.do("GET", f"/api/tables/{table}{page}", status=403)["error"]["key"] == "error-no-spectators"
    assert ana.look(table)["table"]["state"] == "finished"


# -- chat and history -----------------------------------------------------------------------------------------------


def say(player: Player, table: str, text: object, status: int | None = None) -> Json:
    return player.do("POST", f"/api/tables/{table}/chat", {"text": text}, status)


def said(player: Player, table: str) -> list[tuple[int, str]]:
    return [(line["seat"], line["text"]) for line in player.look(table)["log"] if line["kind"] == "chatted"]


def test_chat_is_kept_with_the_table_before_during_and_after_the_game(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("cuba", [ME, OPEN])
    say(ana, table, "Anybody?")
    bruno.sit(table, 1)
    say(bruno, table, "¡Sí! ☀ <script>alert(1)</script>")
    bruno.do("POST", f"/api/tables/{table}/seats/1/resign")
    say(ana, table, "Well played")
    expected = [(0, "Anybody?"), (1, "¡Sí! ☀ <script>alert(1)</script>"), (0, "Well played")]
    for player in (ana, bruno, carla):
        assert said(player, table) == expected


def test_a_repeated_message_is_said_once(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN])
    with ana.socket(table) as view:
        answers = [view.ask(type="chat", id="once", text="hello") for _ in range(2)]
    assert [answer["type"] for answer in answers] == ["accepted", "accepted"]
    assert answers[0]["number"] == answers[1]["number"]
    assert said(ana, table) == [(0, "hello")]


@pytest.mark.parametrize("text", ["👨‍👩‍👧 hola", "❤️", "می‌خواهم"], ids=["family", "heart", "persian"])
def test_words_in_any_script_can_be_said(somebody: Somebody, text: str) -> None:
    """Joined emoji and Persian words hold characters that join or part what stands beside them."""
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN])
    say(ana, table, text)
    assert said(ana, table) == [(0, text)]


@pytest.mark.parametrize(
    "text",
    ["", "   ", "\n\t", "x" * 501, 7, None, {"a": 1}],
    ids=["empty", "blanks", "lines", "long", "number", "null", "object"],
)
def test_what_is_nothing_or_too_much_is_not_said(somebody: Somebody, text: object) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN])
    before = ana.look(table)["number"]
    assert say(ana, table, text, 400)["error"]["key"] in ("error-chat-empty", "error-malformed")
    assert ana.look(table)["number"] == before


def test_chat_does_not_make_a_question_stale_or_drop_a_proposal(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno], "havana")
    question = ana.look(table)["question"]
    bruno.do("POST", f"/api/tables/{table}/abandon", {})
    say(bruno, table, "think faster")
    assert ana.look(table)["question"] == question
    assert ana.look(table)["table"]["proposal"]["wish"] == "abandon"
    ana.move(table, question, "open siesta+mama")


def test_only_who_sits_at_the_table_chats_there(somebody: Somebody) -> None:
    ana, carla = somebody("Ana"), somebody("Carla")
    table = ana.open_table("cuba", [ME, OPEN])
    assert say(carla, table, "hello", 403)["error"]["key"] == "error-not-your-seat"


def seen_by(player: Player, table: str) -> Json:
    """Everything that a player is told about a table, but for the time of day."""
    seen = player.look(table, lang="fr")
    del seen["now"]
    return seen


def test_the_history_is_the_same_after_a_restart_and_the_game_goes_on(tmp_path: Path) -> None:
    with Server(str(tmp_path / "malecon.sqlite")) as server, contextlib.ExitStack() as stack:
        players = [Player(server.url, name) for name in ("Ana", "Bruno")]
        for player in players:
            stack.callback(player.close)
        table = begun(players, "havana", clock={"kind": "fischer", "seconds": 600, "increment": 5})
        with open_sockets(players, table) as views:
            play_on(views, random.Random(7), 25)
        say(players[0], table, "a pause")
        players[1].do("POST", f"/api/tables/{table}/abandon", {})
        before = [seen_by(player, table) for player in players]
        kept = record(players[0], table)
        server.stop()
        server.start()
        assert [seen_by(player, table) for player in players] == before
        assert record(players[0], table) == kept
        players[0].do("POST", f"/api/tables/{table}/proposal", {"agree": False})
        with open_sockets(players, table) as views:
            play_on(views, random.Random(8))
        assert players[0].look(table)["table"]["state"] == "finished"
        assert verify(tmp_path, record(players[1], table)).returncode == 0


def test_every_line_of_the_history_says_when_it_happened(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, BOT])
    times = [line["at"] for line in ana.look(table)["log"]]
    assert times == sorted(times)
    assert all(at > 1_600_000_000 for at in times)


# -- what players contribute to chance ------------------------------------------------------------------------------


WORDS = ["a1b2c3", "Zorro9"]


def contributed(players: list[Player], game: str = "santiago") -> str:
    """A table where both have contributed, as the browser's client does it."""
    ana, bruno = players
    promise = ana.do("POST", "/api/promises")["commitment"]
    table = ana.open_table(game, [ME, OPEN], promise=promise, contribution=WORDS[0])
    assert ana.look(table)["table"]["commitment"] == promise
    bruno.do("PUT", f"/api/tables/{table}/seats/1", {"contribution": WORDS[1]})
    return table


def test_chance_follows_from_the_seed_and_what_the_players_contributed(somebody: Somebody, tmp_path: Path) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = contributed(players)
    assert players[0].look(table)["table"]["contributions"] == " ".join(WORDS)
    with open_sockets(players, table) as sockets:
        play_on(sockets, random.Random(3))
    text = record(players[0], table)
    assert tag(text, "Contributions") == " ".join(WORDS)
    assert hashlib.sha256(f"malecon {tag(text, 'Seed')}".encode()).hexdigest() == tag(text, "Commitment")
    assert verify(tmp_path, text).returncode == 0
    for forged in ("a1b2c4 Zorro9", "Zorro9 a1b2c3", "a1b2c3 -"):
        done = verify(tmp_path, changed(text, " ".join(WORDS), forged))
        assert (done.returncode, OTHER_DRAW in done.stderr) == (2, True)
    done = verify(tmp_path, changed(text, f'[Contributions "{" ".join(WORDS)}"]\n', ""))
    assert (done.returncode, OTHER_DRAW in done.stderr) == (2, True)


def test_a_table_without_contributions_says_nothing_of_them(somebody: Somebody) -> None:
    players = [somebody("Ana"), somebody("Bruno")]
    table = begun(players, "santiago")
    assert "contributions" not in players[0].look(table)["table"]
    assert tag(record(players[0], table), "Contributions") is None


def test_who_plays_against_bots_contributes_as_well(somebody: Somebody) -> None:
    ana = somebody("Ana")
    promise = ana.do("POST", "/api/promises")["commitment"]
    table = ana.open_table("havana", [BOT, ME, BOT], promise=promise, contribution="mine")
    assert ana.look(table)["table"]["contributions"] == "- mine -"


def test_a_promise_is_good_for_one_table(somebody: Somebody) -> None:
    """After the end of the first everybody knows its seed."""
    ana = somebody("Ana")
    wanted: Json = {"game": "havana", "seats": [ME, OPEN], "promise": ana.do("POST", "/api/promises")["commitment"]}
    assert ana.do("POST", "/api/tables", {**wanted, "game": "chess"}, 400)["error"]["key"] == "error-unknown-game"
    ana.do("POST", "/api/tables", wanted)
    assert ana.do("POST", "/api/tables", wanted, 404)["error"]["key"] == "error-promise"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"promise": "0" * 64}, "error-promise"),
        ({"promise": "\u0000"}, "error-promise"),
        ({"contribution": "a"}, "error-promise"),
        ({"contribution": "a b"}, "error-malformed"),
        ({"contribution": "-"}, "error-malformed"),
        ({"contribution": "a\n"}, "error-malformed"),
        ({"contribution": "a" * 65}, "error-malformed"),
    ],
)
def test_what_nobody_promised_and_what_is_no_word_is_refused(somebody: Somebody, wish: Json, key: str) -> None:
    ana = somebody("Ana")
    answer = ana.http.post("/api/tables", json={"game": "havana", "seats": [ME, OPEN], **wish})
    assert answer.json()["error"]["key"] == key


def test_a_lesson_is_the_same_whatever_one_contributes(somebody: Somebody) -> None:
    ana = somebody("Ana")
    promise = ana.do("POST", "/api/promises")["commitment"]
    tables = [
        ana.open_table("havana", [ME, BOT], lesson=True, **more)
        for more in ({}, {"promise": promise, "contribution": "mine"})
    ]
    seen = [ana.look(table) for table in tables]
    assert seen[0]["view"] == seen[1]["view"]
    assert "contributions" not in seen[1]["table"]
