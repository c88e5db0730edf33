"""axe finds nothing: on every screen, in every window, and in the middle of every kind of question."""

import pytest

from tests.server.running import Json, Socket, Somebody
from tests.web.axe import check_axe
from tests.web.conftest import NewScreen
from tests.web.decisions import Explorer, open_table, questions_of

MOST_GAMES = 12


@pytest.mark.parametrize("game", ["cuba", "santiago", "havana"])
def test_in_the_middle_of_every_kind_of_question(screen: NewScreen, somebody: Somebody, game: str) -> None:
    """A page looks on while its player plays from elsewhere, and is looked at when a question is new."""
    player = somebody("Ana")
    view = screen(player=player)
    explorer = Explorer(game)
    for _ in range(MOST_GAMES):
        table = open_table(player, game)
        view.page.goto(f"/t/{table}")
        with player.socket(table) as socket:
            while (question := next_question(socket)) is not None and explorer.missing():
                decision = question["decision"]
                if decision not in explorer.seen:
                    view.page.wait_for_selector(f'section.prompt[data-question="{question["number"]}"]')
                    check_axe(view.page, f"{game}, {decision}")
                    explorer.seen.add(decision)
                answer = socket.play(explorer.choose(question))
                assert answer["type"] == "accepted", answer
                while socket.state["number"] < answer["number"]:
                    socket.next("update")
        if not explorer.missing():
            break
    assert explorer.seen == questions_of(game)


def next_question(socket: Socket) -> Json | None:
    """Wait until we are asked; nothing once the game is over."""
    while True:
        if socket.state and socket.state["table"]["state"] != "playing":
            return None
        if socket.state.get("question"):
            found: Json = socket.state["question"]
            return found
        socket.next("update")
