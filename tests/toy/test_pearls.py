"""A game of somebody else, played from its folder: in the terminal and at a server, with nothing else changed."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.record import parse_record, setting_of, verify
from malecon.games import FOLDERS, find_game
from tests.server.running import Player, Server, play_on
from tests.toy.somebody import PEARLS, hosted


@pytest.fixture(autouse=True)
def the_game() -> Iterator[None]:
    with hosted(PEARLS):
        yield


def started(seats: int = 2) -> Match:
    """A match whose first pearl is white."""
    match = Match(Setting(find_game("pearls"), ["Ana", "Bo", "Cy"][:seats]))
    match.play_legal(-1, match.game.vocabulary.parse("draw white"))
    return match


def play(match: Match, seat: int, text: str) -> None:
    match.play(seat, match.game.vocabulary.parse(text))


def test_whoever_bids_highest_and_alone_takes_the_pearl() -> None:
    match = started(3)
    for seat, card in enumerate((1, 2, 1)):
        play(match, seat, f"bid {card}")
    assert match.scores() == [0, 1, 0]


def test_a_card_is_bid_once_and_the_three_not_in_the_first_round() -> None:
    match = started()
    three = match.game.vocabulary.parse("bid 3")
    assert match.refusal(0, three) == "pearls.bid.first-round"
    play(match, 0, "bid 2")
    play(match, 1, "bid 1")
    match.play_legal(-1, match.game.vocabulary.parse("draw black"))
    assert match.refusal(0, match.game.vocabulary.parse("bid 2")) == "pearls.bid.once"
    play(match, 0, "bid 3")
    play(match, 1, "bid 2")
    assert (match.over, match.scores(), match.places()) == (True, [4, 0], [1, 2])


def test_a_sealed_bid_is_seen_by_its_owner_only() -> None:
    views = []
    for card in (1, 2):
        match = started()
        play(match, 0, f"bid {card}")
        views.append([match.view(seat) for seat in (0, 1, None)])
    one, other = views
    assert one[0] != other[0]
    assert one[1:] == other[1:]


def test_an_imagined_table_gives_the_same_view() -> None:
    for number in range(30):
        chance, match = Chance(number), Match(Setting(find_game("pearls"), ["Ana", "Bo", "Cy"][: 2 + number % 2]))
        while not match.over:
            for viewer in (None, 0, 1):
                imagined = match.setting.imagine(match.view(viewer), chance)
                assert match.game.view(imagined, viewer) == match.view(viewer)
            if match.nature_asked:
                match.play_nature(chance)
            else:
                legal = match.legal(match.asked[-1])
                match.play(match.asked[-1], legal[chance.below(len(legal))])


@pytest.mark.parametrize(("language", "over"), [("en", "The game is over."), ("fr", "La partie est finie.")])
def test_the_game_is_played_to_its_end_in_the_terminal(language: str, over: str, tmp_path: Path) -> None:
    save = tmp_path / "pearls.malecon"
    command = [sys.executable, "-m", "malecon", "play", "pearls", "--lang", language, "--seed", "5"]
    typed = "bid 3\n2\n2\n2\n2\n"  # the first is refused; 2 is the higher of two cards in both rounds
    told = subprocess.run(
        [*command, "--save", str(save), "--seats", "human,random,lookahead"],
        input=typed, capture_output=True, text=True, check=True, env={**os.environ, FOLDERS: str(PEARLS)},
    ).stdout  # fmt: skip
    assert "pearls.bid.first-round" in told
    assert "{" not in told
    record = parse_record(save.read_text("utf-8"))
    verify(record, setting_of(record, find_game))
    assert record.tags["Result"] == "finished"
    assert len(told.split("\n")) > 40
    assert over in " ".join(told.split())


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Player]:
    with Server(str(tmp_path / "malecon.sqlite")) as server:
        player = Player(server.url, "Ana")
        yield player
        player.close()


def test_the_game_is_played_at_a_server_with_bots(ana: Player) -> None:
    names = [game["name"] for game in ana.get("/api/games")["games"]]
    assert "pearls" in names
    bots = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "lookahead"}]
    table = ana.open_table("pearls", [{"kind": "me"}, *bots], hints=True)
    with ana.socket(table, lang="fr") as socket:
        asked = socket.next("update")["question"]
        assert asked["text"] == "Quelle carte misez-vous pour la perle ?"
        assert [move["text"] for move in asked["moves"]] == ["Miser le 1", "Miser le 2"]
        ana.do("POST", f"/api/tables/{table}/hint", {}, status=403)
        told = ana.get(f"/api/tables/{table}/sheet", lang="fr")
        assert told["areas"][0]["title"] == "Manche 1 sur 2"
        play_on([socket], random.Random(1))
    record = parse_record(ana.http.get(f"/api/tables/{table}/record").text)
    verify(record, setting_of(record, find_game))
    assert record.tags["Result"] == "finished"
    assert len(ana.get(f"/api/tables/{table}/replay", lang="fr")["steps"]) == 8
    before = ana.get(f"/api/tables/{table}/replay/sheet", at=1, seat=0, lang="en")
    assert [row["label"] for row in before["players"][0]["rows"]] == ["VP", "Bid", "Played", "Your hand"]
