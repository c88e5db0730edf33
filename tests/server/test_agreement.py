"""What one player may do alone and what only all together may: undo, abandon, resign, and playing again."""

import random

import pytest

from tests.server.running import Json, Player, Somebody, open_sockets, play_on

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def trio(somebody: Somebody) -> list[Player]:
    return [somebody("Ana"), somebody("Bruno"), somebody("Carla")]


def begun(players: list[Player], game: str = "cuba", bots: int = 0, **more: object) -> str:
    """A table where everybody has sat down, the host on the first seat; bots come last."""
    seats = [ME] + [OPEN] * (len(players) - 1) + [BOT] * bots
    table = players[0].open_table(game, seats, **more)
    for place, player in enumerate(players[1:], 1):
        player.sit(table, place)
    return table


def move_of(table: str, players: list[Player]) -> tuple[int, Json]:
    """Play the first legal move of whoever is asked: the seat, and the answer."""
    place = players[0].look(table)["table"]["asked"][0]
    question = players[place].look(table)["question"]
    return place, players[place].move(table, question, question["moves"][0]["move"])


def play_until_undo_needs_agreement(table: str, players: list[Player]) -> int:
    """Play until something has been learned since the last move of seat 0, which can no longer be taken back alone.

    In Cuba that is the case when all have taken their start pieces and the first bills have been turned up.
    """
    for _ in range(60):
        move_of(table, players)
        news = players[0].look(table)
        if news["log"][-1]["seat"] == -1 and len(news["log"]) > 10:
            return int(news["number"])
    raise AssertionError("chance never spoke")


def undo(player: Player, table: str, status: int | None = None) -> Json:
    return player.do("POST", f"/api/tables/{table}/undo", {}, status)


def answer(player: Player, table: str, agree: bool, status: int | None = None) -> Json:
    return player.do("POST", f"/api/tables/{table}/proposal", {"agree": agree}, status)


def now(player: Player, table: str) -> Json:
    found: Json = player.look(table)["table"]
    return found


def game_at(player: Player, table: str) -> tuple[object, object, object]:
    """How the game stands, whatever has happened around it."""
    seen = player.look(table)
    question = seen.get("question")
    return seen["view"], question and question["moves"], seen["table"]["asked"]


# -- undo -----------------------------------------------------------------------------------------------------------


def test_who_has_just_moved_takes_it_back_alone(trio: list[Player]) -> None:
    table = begun(trio[:2])
    before = [game_at(player, table) for player in trio[:2]]
    place, _ = move_of(table, trio)
    mover = trio[place]
    assert mover.look(table)["may_undo"] is True
    undo(mover, table)
    assert [game_at(player, table) for player in trio[:2]] == before
    assert "may_undo" not in mover.look(table)
    assert now(mover, table).get("proposal") is None


def test_an_undo_is_a_line_of_the_log_and_the_numbers_go_on(trio: list[Player]) -> None:
    table = begun(trio[:2])
    place, played = move_of(table, trio)
    undone = undo(trio[place], table)["number"]
    assert undone == played["number"] + 1
    line = trio[1 - place].look(table, after=played["number"])["log"][0]
    assert (line["number"], line["kind"], line["seat"]) == (undone, "undone", place)


def test_after_an_undo_the_old_question_is_stale_and_the_new_one_can_be_answered(trio: list[Player]) -> None:
    table = begun(trio[:2])
    place = now(trio[0], table)["asked"][0]
    mover = trio[place]
    question = mover.look(table)["question"]
    mover.move(table, question, question["moves"][0]["move"])
    undo(mover, table)
    fresh = mover.look(table)["question"]
    assert fresh["number"] > question["number"]
    body = {"id": "late", "answers": question["number"], "move": question["moves"][1]["move"]}
    assert mover.do("POST", f"/api/tables/{table}/moves", body, 409)["error"]["key"] == "error-stale"
    mover.move(table, fresh, fresh["moves"][1]["move"])


def test_a_move_that_was_taken_back_is_not_played_again_by_a_late_repetition(trio: list[Player]) -> None:
    table = begun(trio[:2])
    place = now(trio[0], table)["asked"][0]
    mover = trio[place]
    question = mover.look(table)["question"]
    move = question["moves"][0]["move"]
    played = mover.move(table, question, move, key="once")
    undo(mover, table)
    before = mover.look(table)
    assert mover.move(table, question, move, key="once") == {**played, "repeated": True}
    assert mover.look(table) == before


def test_several_own_moves_are_taken_back_one_after_another(trio: list[Player]) -> None:
    """In Cuba start resources and start products are two moves of one player in a row."""
    table = begun(trio[:2])
    for _ in range(2):
        move_of(table, trio)
    place = now(trio[0], table)["asked"][0]
    before = game_at(trio[place], table)
    assert [move_of(table, trio)[0] for _ in range(2)] == [place, place]
    for _ in range(2):
        assert trio[place].look(table)["may_undo"] is True
        undo(trio[place], table)
    assert game_at(trio[place], table) == before


def test_a_repeated_undo_is_answered_again_and_takes_nothing_more_back(trio: list[Player]) -> None:
    """Two moves of one player can be taken back; an undo whose answer was lost must not take back both."""
    table = begun(trio[:2])
    for _ in range(4):
        place, _ = move_of(table, trio)
    mover = trio[place]
    first = mover.do("POST", f"/api/tables/{table}/undo", {"id": "once"})
    assert mover.look(table)["may_undo"] is True
    before = mover.look(table)
    assert mover.do("POST", f"/api/tables/{table}/undo", {"id": "once"}) == {**first, "repeated": True}
    with mover.socket(table) as view:
        again = view.ask(type="undo", id="once")
    assert (again["type"], again["number"], again["repeated"]) == ("accepted", first["number"], True)
    assert mover.look(table) == before


def test_nobody_takes_back_the_move_of_another(trio: list[Player]) -> None:
    """Beyond an own last move an undo is a proposal; who has not moved at all has nothing to take back."""
    table = begun(trio[:2])
    place, _ = move_of(table, trio)
    other = trio[1 - place]
    before = game_at(trio[place], table)
    assert undo(other, table, 409)["error"]["key"] == "error-undo-nothing"
    assert "may_undo" not in other.look(table)
    assert game_at(trio[place], table) == before


def test_a_spectator_takes_nothing_back(trio: list[Player]) -> None:
    table = begun(trio[:2])
    move_of(table, trio)
    assert undo(trio[2], table, 403)["error"]["key"] == "error-not-your-seat"


def test_a_choice_in_secret_is_taken_back_alone_until_all_have_chosen(trio: list[Player]) -> None:
    table = begun(trio, "havana")
    question = trio[1].look(table)["question"]
    trio[1].move(table, question, "open siesta+mama")
    trio[2].move(table, trio[2].look(table)["question"], "open siesta+worker")
    assert trio[2].look(table)["may_undo"] is True
    undo(trio[2], table)
    seen = now(trio[0], table)
    assert seen.get("proposal") is None
    assert seen["asked"] == [0, 2]


def test_undo_works_over_the_socket_as_well(trio: list[Player]) -> None:
    table = begun(trio[:2])
    with open_sockets(trio[:2], table) as views:
        play_on(views, random.Random(1), 1)
        mover = next(view for view in views if view.state.get("may_undo"))
        accepted = mover.ask(type="undo")
        assert accepted["type"] == "accepted"
        assert mover.next("update")["number"] == accepted["number"]
        assert mover.state["question"]


# -- undo by agreement ----------------------------------------------------------------------------------------------


def test_beyond_that_an_undo_needs_everybody(trio: list[Player]) -> None:
    table = begun(trio)
    play_until_undo_needs_agreement(table, trio)
    before = game_at(trio[0], table)
    assert "may_undo" not in trio[0].look(table)
    undo(trio[0], table)
    proposal = now(trio[2], table)["proposal"]
    assert (proposal["seat"], proposal["wish"], sorted(proposal["asked"])) == (0, "undo", [1, 2])
    answer(trio[1], table, True)
    assert game_at(trio[0], table) == before  # one is missing
    assert now(trio[2], table)["proposal"]["asked"] == [2]
    answer(trio[2], table, True)
    after = trio[0].look(table)
    assert "proposal" not in after["table"]
    assert after["log"][-1]["kind"] == "undone"
    assert after["table"]["asked"] == [0]
    assert after["question"]


def test_an_agreed_undo_goes_back_to_before_the_last_move_of_who_asked(trio: list[Player]) -> None:
    table = begun(trio[:2])
    asked: dict[int, Json] = {}
    for _ in range(60):
        place = now(trio[0], table)["asked"][0]
        asked[place] = trio[place].look(table)
        move_of(table, trio)
        news = trio[0].look(table)
        if news["log"][-1]["seat"] == -1 and len(news["log"]) > 10:
            break
    undo(trio[0], table)
    answer(trio[1], table, True)
    back = trio[0].look(table)
    assert back["view"] == asked[0]["view"]
    assert back["question"]["moves"] == asked[0]["question"]["moves"]


def test_a_draw_that_was_undone_falls_the_same_way_again(trio: list[Player]) -> None:
    """An undo by agreement must not be a second throw of the dice."""
    table = begun(trio[:2])
    play_until_undo_needs_agreement(table, trio)
    mover = next(line["seat"] for line in reversed(trio[0].look(table)["log"]) if line.get("seat", -1) >= 0)
    drawn = [line["events"] for line in trio[0].look(table)["log"] if line.get("seat") == -1]
    undo(trio[mover], table)
    answer(trio[1 - mover], table, True)
    after = trio[0].look(table)["number"]
    move_of(table, trio)
    again = [line["events"] for line in trio[0].look(table, after=after)["log"] if line.get("seat") == -1]
    assert again
    assert drawn[-len(again) :] == again


def test_one_who_declines_is_enough_to_play_on(trio: list[Player]) -> None:
    table = begun(trio)
    play_until_undo_needs_agreement(table, trio)
    before = game_at(trio[0], table)
    undo(trio[0], table)
    answer(trio[1], table, True)
    answer(trio[2], table, False)
    assert "proposal" not in now(trio[0], table)
    assert game_at(trio[0], table) == before
    assert answer(trio[1], table, True, 409)["error"]["key"] == "error-no-proposal"
    move_of(table, trio)


def test_a_proposal_lapses_when_somebody_moves(trio: list[Player]) -> None:
    table = begun(trio)
    play_until_undo_needs_agreement(table, trio)
    undo(trio[0], table)
    move_of(table, trio)
    assert "proposal" not in now(trio[0], table)
    for player in trio[1:]:
        assert answer(player, table, True, 409)["error"]["key"] == "error-no-proposal"


def test_who_proposed_can_think_better_of_it(trio: list[Player]) -> None:
    table = begun(trio)
    play_until_undo_needs_agreement(table, trio)
    undo(trio[0], table)
    answer(trio[0], table, False)
    assert "proposal" not in now(trio[1], table)


def test_there_is_one_proposal_at_a_time(trio: list[Player]) -> None:
    table = begun(trio)
    play_until_undo_needs_agreement(table, trio)
    undo(trio[0], table)
    assert undo(trio[1], table, 409)["error"]["key"] == "error-proposal-open"
    refused = trio[2].do("POST", f"/api/tables/{table}/abandon", {}, 409)
    assert refused["error"]["key"] == "error-proposal-open"
    assert now(trio[2], table)["proposal"]["wish"] == "undo"


def test_agreeing_twice_does_not_count_for_another(trio: list[Player]) -> None:
    table = begun(trio)
    play_until_undo_needs_agreement(table, trio)
    undo(trio[0], table)
    answer(trio[1], table, True)
    trio[1].http.post(f"/api/tables/{table}/proposal", json={"agree": True})
    assert now(trio[0], table)["proposal"]["asked"] == [2]


def test_only_who_plays_answers_a_proposal(trio: list[Player], somebody: Somebody) -> None:
    table = begun(trio)
    play_until_undo_needs_agreement(table, trio)
    undo(trio[0], table)
    stranger = somebody("Dora")
    for agree in (True, False):
        assert answer(stranger, table, agree, 403)["error"]["key"] == "error-not-your-seat"
    assert now(trio[0], table)["proposal"]["asked"] == [1, 2]


def test_bots_and_those_who_are_away_never_object(trio: list[Player]) -> None:
    table = begun(trio)
    play_until_undo_needs_agreement(table, trio)
    away = next(place for place in (1, 2) if place not in now(trio[0], table)["asked"])
    other = 3 - away
    trio[away].do("POST", f"/api/tables/{table}/seats/{away}/away", {"level": "random"})
    undo(trio[0], table)
    assert now(trio[0], table)["proposal"]["asked"] == [other]
    answer(trio[other], table, True)
    assert "proposal" not in now(trio[0], table)
    assert any(line["kind"] == "undone" for line in trio[0].look(table)["log"])


def test_a_proposal_is_carried_out_when_the_last_one_who_was_asked_goes_away(trio: list[Player]) -> None:
    """Who is away never objects: a proposal must not wait for somebody who has handed the seat over."""
    table = begun(trio)
    play_until_undo_needs_agreement(table, trio)
    away = next(place for place in (1, 2) if place not in now(trio[0], table)["asked"])
    undo(trio[0], table)
    answer(trio[3 - away], table, True)
    trio[away].do("POST", f"/api/tables/{table}/seats/{away}/away", {"level": "random"})
    seen = trio[0].look(table)
    assert "proposal" not in seen["table"]
    assert any(line["kind"] == "undone" for line in seen["log"])


def test_alone_with_bots_one_agrees_with_oneself(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = begun([ana], bots=2)
    seen = ana.look(table)
    for _ in range(300):
        if "question" in seen and len([line for line in seen["log"] if line.get("seat") == 0]) > 4:
            break
        if "question" in seen:
            ana.move(table, seen["question"], seen["question"]["moves"][0]["move"])
        seen = ana.look(table)
        if "question" not in seen:
            ana.look(table, after=seen["number"], wait=20)
            seen = ana.look(table)
    undo(ana, table)
    assert any(line["kind"] == "undone" for line in ana.look(table)["log"])
    assert "proposal" not in now(ana, table)


def test_agreement_works_over_the_socket(trio: list[Player]) -> None:
    table = begun(trio[:2])
    play_until_undo_needs_agreement(table, trio)
    with open_sockets(trio[:2], table) as (ana, bruno):
        ana.next("update")
        bruno.next("update")
        assert ana.ask(type="undo")["type"] == "accepted"
        assert bruno.next("update")["table"]["proposal"]["wish"] == "undo"
        assert bruno.ask(type="decline")["type"] == "accepted"
        while "proposal" in ana.state["table"] or ana.state["log"][-1]["kind"] != "declined":
            ana.next("update")
        assert ana.ask(type="undo")["type"] == "accepted"
        assert bruno.ask(type="agree")["type"] == "accepted"
        while ana.state["log"][-1]["kind"] != "undone":
            ana.next("update")
        assert bruno.ask(type="agree")["error"]["key"] == "error-no-proposal"


def test_there_is_nothing_to_agree_to_when_nothing_was_proposed(trio: list[Player]) -> None:
    table = begun(trio)
    for agree in (True, False):
        assert answer(trio[0], table, agree, 409)["error"]["key"] == "error-no-proposal"


def test_friends_on_one_device_agree_each_for_themselves_or_together(somebody: Somebody) -> None:
    """Two of the three seats are Ana's: whether she is asked once or twice, Bruno is asked in any case."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("cuba", [ME, {"kind": "me", "name": "Ada"}, OPEN])
    bruno.sit(table, 2)
    ana.do("POST", f"/api/tables/{table}/abandon", {"seat": 0})
    assert 2 in now(bruno, table)["proposal"]["asked"]
    assert now(bruno, table)["state"] == "playing"
    ana.http.post(f"/api/tables/{table}/proposal", json={"agree": True, "seat": 1})
    assert now(bruno, table)["state"] == "playing"
    answer(bruno, table, True)
    assert now(bruno, table)["state"] == "abandoned"


# -- abandon --------------------------------------------------------------------------------------------------------


def test_a_game_is_abandoned_when_everybody_agrees_and_has_no_result(trio: list[Player]) -> None:
    table = begun(trio)
    trio[1].do("POST", f"/api/tables/{table}/abandon", {})
    assert now(trio[0], table)["proposal"]["wish"] == "abandon"
    answer(trio[0], table, True)
    assert now(trio[0], table)["state"] == "playing"
    answer(trio[2], table, True)
    over = now(trio[0], table)
    assert (over["state"], over["why"]) == ("abandoned", "abandoned")
    assert over.get("places") is None
    assert over.get("scores") is None
    assert over["asked"] == []
    assert "question" not in trio[0].look(table)


def test_an_abandoned_game_shows_its_seed_and_takes_no_more_moves(trio: list[Player]) -> None:
    table = begun(trio[:2])
    question = trio[0].look(table).get("question") or trio[1].look(table)["question"]
    trio[0].do("POST", f"/api/tables/{table}/abandon", {})
    answer(trio[1], table, True)
    assert now(trio[0], table)["seed"]
    body = {"id": "late", "answers": question["number"], "move": question["moves"][0]["move"]}
    for player in trio[:2]:
        assert player.do("POST", f"/api/tables/{table}/moves", body, 409)["error"]["key"] == "error-table-over"
        assert undo(player, table, 409)["error"]["key"] == "error-table-over"


def test_a_game_that_one_wants_to_play_on_is_not_abandoned(trio: list[Player]) -> None:
    table = begun(trio)
    trio[0].do("POST", f"/api/tables/{table}/abandon", {})
    answer(trio[2], table, False)
    seen = now(trio[0], table)
    assert seen["state"] == "playing"
    assert "proposal" not in seen


def test_a_game_against_bots_is_abandoned_at_once(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = begun([ana], bots=2)
    ana.do("POST", f"/api/tables/{table}/abandon", {})
    assert now(ana, table)["state"] == "abandoned"


# -- resign ---------------------------------------------------------------------------------------------------------


def resign(player: Player, table: str, place: int, status: int | None = None) -> Json:
    return player.do("POST", f"/api/tables/{table}/seats/{place}/resign", status=status)


def test_of_two_players_the_other_wins_at_once_when_one_resigns(trio: list[Player]) -> None:
    for quitter in (0, 1):
        table = begun(trio[:2], "santiago")
        resign(trio[quitter], table, quitter)
        over = now(trio[0], table)
        assert (over["state"], over["why"]) == ("finished", "resigned")
        assert over["places"][quitter] == 2
        assert over["places"][1 - quitter] == 1
        assert over["seats"][quitter]["resigned"] is True
        assert over["seed"]


def test_of_three_players_the_others_play_on_and_a_bot_plays_for_who_resigned(trio: list[Player]) -> None:
    table = begun(trio)
    resign(trio[1], table, 1)
    seen = now(trio[0], table)
    assert seen["state"] == "playing"
    assert seen["seats"][1]["resigned"] is True
    assert seen["seats"][1]["stand_in"]
    with open_sockets([trio[0], trio[2]], table) as views:
        play_on(views, random.Random(2))
    over = now(trio[0], table)
    assert over["state"] == "finished"
    assert over["places"][1] == 3
    assert sorted(over["places"]) == [1, 2, 3] or over["places"].count(1) == 2


def test_who_resigned_is_last_whatever_the_bot_makes_of_it(somebody: Somebody) -> None:
    """The bot plays well and the friends do not; still, whoever gave up is behind everybody who did not."""
    ana = somebody("Ana")
    table = ana.open_table("cuba", [{"kind": "me", "name": name} for name in ("A", "B", "C")])
    resign(ana, table, 0)
    seen = ana.look(table, seat=1)
    for _ in range(2000):
        if seen["table"]["state"] != "playing":
            break
        mine = [place for place in seen["table"]["asked"] if place != 0]
        if mine:
            question = ana.look(table, seat=mine[0], after=seen["number"])["question"]
            ana.move(table, question, question["moves"][-1]["move"], seat=mine[0])
        seen = ana.look(table, seat=1, after=seen["number"], wait=20)
    over = seen["table"]
    assert over["state"] == "finished"
    assert over["places"][0] == 3


def test_the_last_one_who_has_not_resigned_wins(trio: list[Player]) -> None:
    table = begun(trio, "havana")
    resign(trio[2], table, 2)
    assert now(trio[0], table)["state"] == "playing"
    resign(trio[0], table, 0)
    over = now(trio[1], table)
    assert (over["state"], over["why"]) == ("finished", "resigned")
    assert over["places"][1] == 1
    assert over["places"].count(1) == 1


def test_against_bots_alone_who_resigns_ends_the_game(somebody: Somebody) -> None:
    """Nobody is left who would want to play on against the bots."""
    ana = somebody("Ana")
    table = begun([ana], bots=2)
    resign(ana, table, 0)
    seen = ana.look(table)
    for _ in range(2000):
        if seen["table"]["state"] == "finished":
            break
        seen = ana.look(table, after=seen["number"], wait=20)
    assert seen["table"]["state"] == "finished"
    assert seen["table"]["places"][0] == 3


def test_who_resigned_neither_moves_nor_votes_nor_comes_back(trio: list[Player]) -> None:
    table = begun(trio)
    resign(trio[1], table, 1)
    refused = trio[1].do("POST", f"/api/tables/{table}/seats/1/back", status=409)
    assert refused["error"]["key"] == "error-resigned"
    assert resign(trio[1], table, 1, 409)["error"]["key"] == "error-resigned"
    assert "question" not in trio[1].look(table)
    seen = now(trio[0], table)
    while 1 in seen["asked"]:  # the bot's move would end the proposal
        seen = trio[0].look(table, after=trio[0].look(table)["number"], wait=20)["table"]
    trio[0].do("POST", f"/api/tables/{table}/abandon", {})
    assert now(trio[0], table)["proposal"]["asked"] == [2]
    assert trio[1].http.post(f"/api/tables/{table}/proposal", json={"agree": False}).status_code == 409
    answer(trio[2], table, True)
    assert now(trio[0], table)["state"] == "abandoned"


def test_a_resigned_seat_is_not_taken_by_somebody_else(trio: list[Player], somebody: Somebody) -> None:
    table = begun(trio)
    resign(trio[1], table, 1)
    dora = somebody("Dora")
    assert dora.do("PUT", f"/api/tables/{table}/seats/1", {}, 409)["error"]["key"] == "error-seat-taken"


def test_nobody_resigns_for_another(trio: list[Player]) -> None:
    table = begun(trio)
    for thief in (trio[0], trio[2]):
        assert resign(thief, table, 1, 403)["error"]["key"] == "error-not-your-seat"
    assert now(trio[0], table)["state"] == "playing"


def test_resigning_does_not_turn_away_the_one_who_was_asked_to_agree(trio: list[Player]) -> None:
    """Carla is the last one whose answer is awaited: when she gives up, nobody objects any more."""
    table = begun(trio)
    trio[0].do("POST", f"/api/tables/{table}/abandon", {})
    answer(trio[1], table, True)
    resign(trio[2], table, 2)
    assert now(trio[0], table)["state"] == "abandoned"


# -- playing again --------------------------------------------------------------------------------------------------


def finished(players: list[Player], **more: object) -> str:
    table = begun(players, "cuba", 0, **more)
    for place in range(1, len(players)):
        resign(players[place], table, place)
    assert now(players[0], table)["state"] == "finished"
    return table


def rematch(player: Player, table: str, status: int | None = None) -> Json:
    return player.do("POST", f"/api/tables/{table}/rematch", {}, status)


def test_a_rematch_is_one_table_for_everybody_who_asks_with_rotated_seats(trio: list[Player]) -> None:
    table = finished(trio, visibility="public", options={"delegate": "face-down"}, edition="fr2008", spectators=False)
    again = {rematch(player, table)["table"] for player in (trio[1], trio[0], trio[2], trio[1])}
    assert len(again) == 1
    new = again.pop()
    assert new != table
    for player in trio:
        if "seat" not in player.look(new):
            free = [place for place, seat in enumerate(now(player, new)["seats"]) if seat["kind"] == "open"]
            player.sit(new, free[0])
    old, fresh = now(trio[0], table), now(trio[0], new)
    assert fresh["state"] == "playing"
    names = [seat["name"] for seat in old["seats"]]
    rotated = [seat["name"] for seat in fresh["seats"]]
    assert rotated in (names[1:] + names[:1], names[-1:] + names[:-1])
    for part in ("game", "edition", "options", "visibility", "spectators", "clock"):
        assert fresh[part] == old[part]
    assert fresh["commitment"] != old["commitment"]
    assert old["rematch"] == new


def test_who_looked_on_does_not_take_the_seat_of_a_former_player_in_the_rematch(trio: list[Player]) -> None:
    ana, bruno, carla = trio
    table = finished([ana, bruno])
    new = rematch(ana, table)["table"]
    place = next(place for place, seat in enumerate(now(ana, new)["seats"]) if seat["kind"] == "open")
    assert now(carla, new)["seats"][place]["kept"]["name"] == "Bruno"
    refused = carla.do("PUT", f"/api/tables/{new}/seats/{place}", {}, 409)["error"]
    assert refused["key"] == "error-seat-kept"
    assert "Bruno" in refused["message"]
    assert rematch(bruno, table)["table"] == new
    assert now(ana, new)["state"] == "playing"


def test_everybody_at_the_old_table_learns_where_the_rematch_is(trio: list[Player]) -> None:
    table = finished(trio[:2])
    with trio[1].socket(table) as view:
        view.next("update")
        new = rematch(trio[0], table)["table"]
        update = view.next("update")
    assert update["table"]["rematch"] == new
    assert update["log"][-1]["kind"] == "rematched"


def test_bots_play_again_too(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = begun([ana], bots=1)
    ana.do("POST", f"/api/tables/{table}/abandon", {})
    new = rematch(ana, table)["table"]
    fresh = now(ana, new)
    assert fresh["state"] == "playing"
    assert [seat["kind"] for seat in fresh["seats"]] == ["bot", "person"]
    assert fresh["seats"][1]["mine"] is True


def test_friends_on_one_device_play_again_with_their_names(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [{"kind": "me", "name": name} for name in ("Ana", "Ada", "Eva")])
    for place in (0, 1):
        resign(ana, table, place)
    new = ana.do("POST", f"/api/tables/{table}/rematch", {"seat": 0})["table"]
    fresh = ana.look(new, seat=0)["table"]
    assert fresh["state"] == "playing"
    assert [seat["name"] for seat in fresh["seats"]] in (["Ada", "Eva", "Ana"], ["Eva", "Ana", "Ada"])
    assert all(seat["mine"] for seat in fresh["seats"])


def test_a_rematch_keeps_the_component_file(trio: list[Player]) -> None:
    table = finished(trio[:2], components='like = "default.toml"\n')
    new = rematch(trio[0], table)["table"]
    assert now(trio[0], new)["own_components"] is True


def test_after_one_rematch_comes_another_and_the_seats_go_round(trio: list[Player]) -> None:
    table = begun(trio[:2])
    orders = []
    for _ in range(3):
        names = [seat["name"] for seat in now(trio[0], table)["seats"]]
        orders.append(names)
        place = names.index("Bruno")
        resign(trio[1], table, place)
        new = rematch(trio[0], table)["table"]
        assert rematch(trio[1], table)["table"] == new
        for player in trio[:2]:
            if "seat" not in player.look(new):
                free = [at for at, seat in enumerate(now(player, new)["seats"]) if seat["kind"] == "open"]
                player.sit(new, free[0])
        table = new
    assert orders == [["Ana", "Bruno"], ["Bruno", "Ana"], ["Ana", "Bruno"]]


def test_no_rematch_while_the_game_goes_on_and_none_for_strangers(trio: list[Player]) -> None:
    table = begun(trio[:2])
    assert rematch(trio[0], table, 409)["error"]["key"] == "error-table-not-over"
    resign(trio[0], table, 0)
    assert rematch(trio[2], table, 403)["error"]["key"] == "error-not-your-seat"
    assert "rematch" not in now(trio[0], table)
