"""The table of Santiago de Cuba: the car and the road, the ship, the buildings; goods and brokers of the players."""

from malecon.engine.words import SEAT, Domain
from malecon.games.santiago.words import BUILDING, CUBAN, DIE, GOOD, SPACE, STOP
from malecon.server.described.board import OWN_PLACE, OWN_WORD, Board, Card, Entry, Scene, plain_name


def note(scene: Scene, domain: Domain, word: str) -> str:
    return scene.effect(f"{domain.name}-{word}") if domain in (BUILDING, CUBAN) else ""


SANTIAGO = Board(
    cards=(
        Card(
            "page-moment",
            (
                Entry("page-turn", ("board", "active"), holds=SEAT),
                Entry("label-first-player", ("board", "first"), holds=SEAT),
                Entry("label-car", ("board", "car"), holds=STOP),
            ),
        ),
        Card(
            "page-ship",
            (
                Entry("page-ships-gone", ("board", "departed")),
                Entry("page-ship-value", ("board", "value")),
                Entry("label-demand", ("demand",), "counts", DIE, absent="label-not-aboard"),
                Entry("label-supply", ("supply",), "counts", GOOD, always=True),
            ),
        ),
        Card(
            "label-road",
            (
                Entry("page-cubans", ("cuban_at",), "things", STOP, CUBAN),
                Entry("page-turned-over", ("inactive",), "flags", CUBAN),
            ),
        ),
        Card(
            "label-buildings",
            (
                Entry("page-spaces", ("building_on",), "things", SPACE, BUILDING),
                Entry("page-owners", ("owner",), "things", BUILDING, SEAT),
            ),
        ),
    ),
    player=(
        Entry("label-points", ("players", OWN_PLACE, "points")),
        Entry("label-pesos", ("players", OWN_PLACE, "pesos")),
        Entry("page-goods", ("players", OWN_PLACE, "goods"), "counts", GOOD),
        Entry("label-broker", ("broker", OWN_WORD), holds=BUILDING),
        Entry("label-markers", ("markers", OWN_WORD)),
    ),
    name=plain_name,
    note=note,
)
