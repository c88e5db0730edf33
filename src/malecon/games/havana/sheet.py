"""The table of Havana as it is told: the rows of buildings, the order of play, the centre, the players, the hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from malecon.engine.sheet import (
    RECONSTRUCTED,
    UNKNOWN,
    Area,
    Cell,
    Column,
    Grid,
    Look,
    Note,
    Row,
    Scene,
    Sheet,
    Span,
    Things,
    Tile,
    Tiles,
    amount,
    area,
    cell,
    nothing,
    quiet,
    row,
    strong,
)
from malecon.games.havana.box import Box
from malecon.games.havana.words import BUILDING, CARD, COLOUR, CUBE, PIECE, PLACE, ROW

CUBE_LOOKS: Mapping[str, Look] = {
    "red": "on-red",
    "yellow": "on-yellow",
    "blue": "on-blue",
    "brown": "on-brown",
    "grey": "on-grey",
}
PESO_MARK = "$"
LIST = ", "

# What the words of moves say already, so that the previews need not.
TELLS = {
    "buy": frozenset({"purchase-begun", "pesos-paid", "debris-paid", "piece-paid", "building-bought"}),
    "remove": frozenset({"building-removed"}),
    "pay": frozenset({"piece-paid", "building-bought"}),
    "pay-five": frozenset({"five-paid", "building-bought"}),
    "cover": frozenset({"card-covered"}),
    "swap": frozenset({"card-put-away", "card-taken-back"}),
    "rob": frozenset({"pesos-stolen"}),
    "steal": frozenset({"cube-stolen"}),
    "take": frozenset({"cube-taken"}),
    "search": frozenset({"cube-searched"}),
}


def areas(scene: Scene) -> Sequence[Area]:
    pile = sum(place is None for place in scene.view["whereabouts"].values())
    upper = (scene.say("label-havana-upper-row"), scene.say("label-havana-pile", cards=pile))
    return (
        area("upper", upper, row_of_buildings(scene, "upper")),
        area("lower", scene.say("label-havana-lower-row"), row_of_buildings(scene, "lower"), *footnotes(scene)),
        area("order", order_heading(scene), cards_on_the_table(scene)),
        holdings(scene),
        *bought(scene),
        *hand(scene),
    )


def between(scene: Scene) -> Sequence[Area]:
    """What lies in the centre and what everybody owns."""
    return (holdings(scene),)


# -- the rows of buildings --------------------------------------------------------------------------------------------


def row_of_buildings(scene: Scene, word: str) -> Tiles:
    """A row as it lies on the table, from left to right; what can be bought says so."""
    buildings = buildings_of(scene, word)
    sale = scene.say("label-havana-for-sale")
    ends = (0, len(buildings) - 1)
    return Tiles(tuple(tile(scene, each, sale if at in ends else "") for at, each in enumerate(buildings)))


def buildings_of(scene: Scene, word: str) -> list[str]:
    places = [scene.view["building_at"][place] for place in PLACE.words if place.startswith(f"{word}-")]
    return [building for building in places if building is not None]


def tile(scene: Scene, building: str, foot: str) -> Tile:
    """Points, name and cost."""
    points = scene.say("label-havana-worth", points=points_of(scene, building))
    sign = points + RECONSTRUCTED if reconstructed(scene, building) else points
    return Tile(cell(scene.name(BUILDING, building)), (cost(scene, building),), sign, foot)


def box_of(scene: Scene) -> Box:
    """The printed numbers."""
    box = scene.setting.box
    assert isinstance(box, Box)
    return box


def points_of(scene: Scene, building: str) -> int:
    return int(box_of(scene).points[BUILDING.values[building]])


def cost(scene: Scene, building: str) -> Cell:
    """`RYY 2G 3$ 1W A`: a letter for every coloured cube; debris, pesos and workers counted; whether the architect."""
    box, number = box_of(scene), BUILDING.values[building]
    pieces = {word: int(box.cost(number, piece)) for word, piece in PIECE.values.items()}
    pesos, architect = int(box.pesos[number]), bool(box.architect[number])
    grey, workers = pieces["grey"], pieces["worker"]
    coloured = [Span(letter(scene, word) * pieces[word], CUBE_LOOKS[word]) for word in COLOUR.words if pieces[word]]
    counted = [
        [Span(f"{grey}{letter(scene, 'grey')}", CUBE_LOOKS["grey"])] if grey else [],
        [Span(f"{pesos}{PESO_MARK}")] if pesos else [],
        [Span(f"{workers}{letter(scene, 'worker')}")] if workers else [],
        [Span(scene.say("label-havana-architect-letter"), "strong")] if architect else [],
    ]
    spans = coloured
    for part in counted:
        spans = [*spans, *([Span(" ")] if spans and part else []), *part]
    said = [
        *[scene.say(f"cube-{word}.count", amount=pieces[word]) for word in CUBE.words if pieces[word]],
        scene.say("count-pesos", pesos=pesos) if pesos else "",
        scene.say("count-workers", workers=workers) if workers else "",
        scene.say("label-havana-architect") if architect else "",
    ]
    return Cell(tuple(spans), said=LIST.join(part for part in said if part))


def letter(scene: Scene, piece: str) -> str:
    return scene.say(f"piece-{piece}-letter")


def footnotes(scene: Scene) -> list[Note]:
    """What the architect's letter means, and that most costs are our best guess (the component file says which)."""
    shown = [building for word in ROW.words for building in buildings_of(scene, word)]
    notes = [Note(quiet(scene.say("label-havana-architect-note")), "signs")]
    if any(reconstructed(scene, building) for building in shown):
        notes.append(Note(quiet(scene.say("label-havana-reconstructed"))))
    return notes


def reconstructed(scene: Scene, building: str) -> bool:
    printed: list[Mapping[str, Any]] = scene.setting.components.data["building"]
    return any(entry["id"] == building and entry["status"] == "reconstructed" for entry in printed)


# -- the cards on the table -------------------------------------------------------------------------------------------


def order_heading(scene: Scene) -> tuple[str, ...]:
    number = scene.view["board"]["round"]
    return (scene.say("label-havana-round", number=number) if number else "", scene.say("label-havana-order"))


def cards_on_the_table(scene: Scene) -> Grid:
    """In the order of play: the number that everybody's two cards form, the cards, the hand, the discards."""
    columns = (
        Column("", among=scene.say("label-havana-formed"), kind="words"),
        Column(scene.say("label-havana-open-cards"), kind="list"),
        Column("", among=scene.say("label-havana-hand-count"), kind="words"),
        Column(scene.say("label-havana-discards"), kind="list"),
    )
    return Grid(columns, tuple(cards_row(scene, seat) for seat in order_of_play(scene)), order="play")


def cards_row(scene: Scene, seat: int) -> Row:
    cards = scene.view["cards"][seat]
    held = cards["count"]["hand"]
    return row(
        scene.player(seat),
        formed_number(scene, cards["open"] + cards["covered"]),
        laid_cards(scene, cards),
        cell(scene.say("label-havana-hand", count=held), said=str(held)),
        discards(scene, cards),
        marks=scene.marks(seat),
    )


def formed_number(scene: Scene, cards: Sequence[str]) -> Cell:
    """Also while one of the two cards is being replaced; before the first cards are revealed there is none."""
    if not cards:
        return nothing()
    number = number_of(scene, cards)
    return cell(scene.say("label-havana-number", number=number), said=f"{number:02}")


def order_of_play(scene: Scene) -> list[int]:
    """Seat by seat until the first cards are revealed."""
    order = [int(seat) - 1 for seat in scene.view["order"].values() if seat is not None]
    return order or list(scene.seats)


def number_of(scene: Scene, cards: Sequence[str]) -> int:
    """The two numbers, the lower one on the left: 07 (havana.number.lowest-left)."""
    low, high = sorted(printed_number(scene, card) for card in cards)
    return 10 * low + high


def printed_number(scene: Scene, card: str) -> int:
    return int(box_of(scene).number[CARD.values[card]])


def laid_cards(scene: Scene, cards: Mapping[str, Any]) -> list[Cell]:
    """Open cards, the covered one marked, and what lies face down: its owner sees it, to others a covering card is
    mentioned by the covered one."""
    covered = [numbered(scene, card).marked(scene.say("label-havana-covered")) for card in cards["covered"]]
    sealed = [cell(UNKNOWN, "strong", said=scene.say("label-inactive"))] * (cards["count"]["sealed"] - len(covered))
    if "sealed" in cards:
        sealed = [numbered(scene, card).marked(scene.say("label-inactive")) for card in cards["sealed"]]
    return [*[numbered(scene, card) for card in cards["open"]], *covered, *sealed]


def numbered(scene: Scene, card: str) -> Cell:
    return Cell((Span(f"{printed_number(scene, card)} ", "strong"), Span(scene.name(CARD, card))))


def discards(scene: Scene, cards: Mapping[str, Any]) -> list[Cell]:
    """By name as far as one has seen them; where notes are kept, the others by what they may be."""
    seen = cards["discarded"] + cards.get("put_away", [])
    unseen = len(cards["discarded"]) + cards["count"]["put_away"] - len(seen)
    unknown = [cell(UNKNOWN, "quiet", said=scene.say("label-inactive"))] * unseen
    if "may_be" in cards:
        unknown = [cell(UNKNOWN, "quiet", said=one_of(scene, possible)) for possible in cards["may_be"]]
    return [*[quiet(scene.name(CARD, card)) for card in seen], *unknown] or [nothing()]


def one_of(scene: Scene, cards: Sequence[str]) -> str:
    return scene.say("label-havana-may-be", cards=LIST.join(scene.name(CARD, card) for card in cards))


def hand(scene: Scene) -> list[Area]:
    """The player's own cards and what they do."""
    if scene.seat is None:
        return []
    title = scene.say("label-havana-your-hand")
    held = scene.view["cards"][scene.seat]["hand"]
    cards = [numbered(scene, card).noted(scene.effect(CARD, card)) for card in held]
    return [area("hand", title, Things((("", tuple(cards)),), seat=scene.seat))]


# -- what everybody owns ----------------------------------------------------------------------------------------------


def holdings(scene: Scene) -> Area:
    """A column for each kind of cube, for pesos, workers and points; the heads explain the letters of the costs."""
    view = scene.view
    target = int(box_of(scene).target[len(scene.setting.seats)])
    titles = (scene.say("label-havana-centre"), scene.say("label-players"))
    columns = (
        *[Column(scene.name(CUBE, cube), cell(letter(scene, cube), CUBE_LOOKS[cube]), cubes_label(scene))
          for cube in CUBE.words],
        Column(scene.say("label-pesos"), strong(PESO_MARK)),
        Column(scene.say("label-havana-workers"), strong(letter(scene, "worker"))),
        Column(scene.say("label-points")),
    )  # fmt: skip
    bag = scene.say("label-havana-bag", cubes=sum(view["bag"].values()))
    blank = [None] * len(CUBE.words)
    rows = (
        row(
            scene.say("label-havana-centre"), *cubes(view["centre"]), amount(view["board"]["centre_pesos"]), None, None
        ),
        row(bag, *cubes(view["bag"]), None, None, None),
        row(scene.say("label-havana-reserve"), *blank, None, amount(view["board"]["workers"]), None),
        *due(scene),
        *[row(scene.player(seat), *owned_by(scene, seat)) for seat in scene.seats],
    )
    return area("holdings", (*titles, scene.say("label-havana-target", points=target)), Grid(columns, rows))


def cubes_label(scene: Scene) -> str:
    return scene.say("label-havana-cubes")


def cubes(counted: Mapping[str, int]) -> list[Cell]:
    return [amount(counted[cube]) for cube in CUBE.words]


def due(scene: Scene) -> list[Row]:
    """While a building is being paid for: what is still wanted."""
    wanted = scene.view["due"]
    if not any(wanted.values()):
        return []
    pieces = {word: amount(count) if count else None for word, count in wanted.items()}
    coloured = [pieces[cube] for cube in CUBE.words]
    return [row(scene.say("label-havana-due"), *coloured, None, pieces["worker"], None)]


def owned_by(scene: Scene, seat: int) -> list[Cell]:
    word = str(seat + 1)
    counted = [amount(scene.view[what][word]) for what in ("pesos", "workers", "points")]
    return [*cubes(scene.view["cubes"][word]), *counted]


def bought(scene: Scene) -> list[Area]:
    """The buildings that everybody has, as far as anybody has any."""
    owned: dict[int, list[Cell]] = {seat: [] for seat in scene.seats}
    for building, place in scene.view["whereabouts"].items():
        if place is not None and place.isdigit():
            owned[int(place) - 1].append(cell(scene.name(BUILDING, building)))
    title = scene.say("label-buildings")
    column = Column("", among=title, kind="list")
    rows = [row(scene.player(seat), found) for seat, found in owned.items() if found]
    return [area("bought", title, Grid((column,), tuple(rows)))] if rows else []


# -- the result ---------------------------------------------------------------------------------------------


def tie_breaks(scene: Scene, seat: int) -> Mapping[str, int]:
    """Coloured cubes, pesos, workers, grey cubes (havana.end.most-vp)."""
    word = str(seat + 1)
    owned = scene.view["cubes"][word]
    return {
        "coloured": sum(owned[colour] for colour in COLOUR.words),
        "pesos": scene.view["pesos"][word],
        "workers": scene.view["workers"][word],
        "grey": owned["grey"],
    }


SHEET = Sheet(
    areas,
    between,
    TELLS,
    place_key="play-place-havana",
    tie_breaks=tie_breaks,
    word_of_rules="label-havana-architect",
)
