"""The table of Havana: the rows of buildings, the centre and the bag; cubes, cards and buildings of the players."""

from malecon.engine.words import SEAT, Domain
from malecon.games.havana.box import Box
from malecon.games.havana.words import BUILDING, CARD, CUBE, PIECE, PLACE, WORKER_PIECE
from malecon.server.described.board import OWN_PLACE, OWN_WORD, Board, Card, Entry, Scene, plain_name


def name(scene: Scene, domain: Domain, word: str) -> str:
    if domain is CARD:
        box: Box = scene.setting.box
        number = int(box.number[CARD.values[word]])
        return scene.speech.say("page-numbered-card", number=number, name=plain_name(scene, domain, word))
    return plain_name(scene, domain, word)


def note(scene: Scene, domain: Domain, word: str) -> str:
    if domain is CARD:
        return scene.effect(f"card-{word}")
    if domain is BUILDING:
        return price(scene, word)
    return ""


def price(scene: Scene, building: str) -> str:
    """What it is worth and what it costs."""
    box: Box = scene.setting.box
    number = BUILDING.values[building]
    cubes = {word: int(box.cost(number, cube)) for word, cube in CUBE.values.items()}
    pesos, workers = int(box.pesos[number]), int(box.cost(number, WORKER_PIECE))
    say = scene.speech.say
    cost = scene.listed(
        *[say(f"cube-{word}.count", amount=amount) for word, amount in cubes.items() if amount],
        say("count-pesos", pesos=pesos) if pesos else "",
        say("count-workers", workers=workers) if workers else "",
        say("label-havana-architect") if box.architect[number] else "",
    )
    return say("label-havana-price", points=int(box.points[number]), cost=cost)


HAVANA = Board(
    cards=(
        Card(
            "page-moment",
            (
                Entry("page-round-havana", ("board", "round")),
                Entry("label-havana-order", ("order",), "things", SEAT, SEAT),
                Entry("page-due", ("due",), "counts", PIECE, quiet=True),
            ),
        ),
        Card(
            "page-supply",
            (
                Entry("page-centre-cubes", ("centre",), "counts", CUBE, always=True),
                Entry("page-centre-pesos", ("board", "centre_pesos")),
                Entry("page-bag", ("bag",), "counts", CUBE, always=True),
                Entry("page-reserve-workers", ("board", "workers")),
            ),
        ),
        Card("label-buildings", (Entry("page-rows", ("building_at",), "things", PLACE, BUILDING),)),
    ),
    player=(
        Entry("label-points", ("points", OWN_WORD)),
        Entry("page-number", ("number", OWN_WORD)),
        Entry("label-pesos", ("pesos", OWN_WORD)),
        Entry("label-havana-workers", ("workers", OWN_WORD)),
        Entry("page-cubes", ("cubes", OWN_WORD), "counts", CUBE),
        Entry("label-havana-open-cards", ("cards", OWN_PLACE, "open"), "words", holds=CARD),
        Entry("page-covered-cards", ("cards", OWN_PLACE, "covered"), "words", holds=CARD),
        Entry("page-sealed-cards", ("cards", OWN_PLACE, "sealed"), "words", holds=CARD),
        Entry("page-hand", ("cards", OWN_PLACE, "hand"), "words", holds=CARD),
        Entry("page-hand-count", ("cards", OWN_PLACE, "count", "hand")),
        Entry("label-havana-discards", ("cards", OWN_PLACE, "discarded"), "words", holds=CARD),
        Entry("label-buildings", ("whereabouts",), "owned", BUILDING),
    ),
    name=name,
    note=note,
)
