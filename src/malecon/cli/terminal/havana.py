"""The table of Havana, drawn from a view: the rows of buildings, the order of play, the centre, the players, the hand.

Colour is never alone: cubes are letters, which the headers of the holdings explain, and players are always named.
"""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from malecon.cli.terminal.layout import (
    NONE,
    QUIET,
    RECONSTRUCTED_MARK,
    STRONG,
    UNKNOWN,
    WIDE,
    amount,
    asked,
    columns,
    heading,
    marks,
    player_name,
)
from malecon.cli.terminal.scene import Caption, Scene
from malecon.engine.moves import Move
from malecon.games.havana.box import Box
from malecon.games.havana.words import BUILDING, CARD, COLOUR, CUBE, GREY, ROW, ROW_LENGTH, WORKER_PIECE

CUBE_STYLES = {
    "red": "reverse red",
    "yellow": "reverse yellow",
    "blue": "reverse blue",
    "brown": "reverse color(130)",
    "grey": "reverse color(245)",
}
CARD_NUMBER = "bold cyan"
PESO_MARK = "$"
LIST = ", "
BORDERS = 2  # of a tile, its left and its right one

# What the labels of purchases and removals say already, so that the previews need not.
TOLD_BY_LABEL = frozenset(
    {"purchase-begun", "pesos-paid", "debris-paid", "piece-paid", "building-bought", "building-removed"}
)


def table(scene: Scene) -> RenderableType:
    """The whole table, from the buildings to the player's own hand."""
    return Group(
        heading(scene.say("label-havana-upper-row"), scene.say("label-havana-pile", cards=pile(scene))),
        row_of_buildings(scene, "upper"),
        heading(scene.say("label-havana-lower-row")),
        row_of_buildings(scene, "lower"),
        *footnotes(scene),
        order_heading(scene),
        cards_on_the_table(scene),
        own_holdings(scene),
        *hand(scene),
    )


def own_holdings(scene: Scene) -> RenderableType:
    """Between two questions of a turn: what lies in the centre and what everybody owns."""
    target = int(box_of(scene).target[len(scene.setting.seats)])
    labels = [scene.say("label-havana-centre"), scene.say("label-players")]
    return Group(heading(*labels, scene.say("label-havana-target", points=target)), holdings(scene))


# -- the rows of buildings --------------------------------------------------------------------------------------------


def row_of_buildings(scene: Scene, row: str) -> RenderableType:
    """A row as it lies on the table, from left to right."""
    buildings = buildings_of(scene, row)
    names = [house(scene, building) for building in buildings]
    for_sale = [place in (0, len(buildings) - 1) for place in range(len(buildings))]
    widths = tile_widths(scene, names, for_sale)
    folded = [wrap(name, width - BORDERS) for name, width in zip(names, widths, strict=True)]
    lines = max((len(name) for name in folded), default=0)  # for every name, so that the frames are equally high
    grid = Table.grid()
    for width in widths:
        grid.add_column(width=width)
    tiles = zip(buildings, for_sale, folded, strict=True)
    grid.add_row(*[tile(scene, building, sale, [*name, *[""] * (lines - len(name))]) for building, sale, name in tiles])
    return grid


def tile_widths(scene: Scene, names: Sequence[str], for_sale: Sequence[bool]) -> list[int]:
    """Every word gets its width; then the narrowest tiles are widened until six of them would fill the screen."""
    sign = len(scene.say("label-havana-for-sale")) + 2 * BORDERS + 2  # with a blank and a bit of border on both sides
    most = scene.width // ROW_LENGTH + 1
    widths = [
        max(sign if sale else 0, *[len(word) + BORDERS for word in name.split()])
        for name, sale in zip(names, for_sale, strict=True)
    ]
    if sum(widths) > scene.width:
        return [scene.width // ROW_LENGTH] * len(names)
    while sum(widths) < scene.width and min(widths, default=most) < most:
        widths[widths.index(min(widths))] += 1
    return widths


def buildings_of(scene: Scene, row: str) -> list[str]:
    places = [scene.view["building_at"][f"{row}-{number}"] for number in range(1, ROW_LENGTH + 1)]
    return [building for building in places if building is not None]


def pile(scene: Scene) -> int:
    return sum(place is None for place in scene.view["whereabouts"].values())


def tile(scene: Scene, building: str, for_sale: bool, name: Sequence[str]) -> RenderableType:
    """Points, name and cost; what can be bought has a heavy frame and says so."""
    points = Text(scene.say("label-havana-worth", points=points_of(scene, building)), STRONG)
    return Panel(
        Group(Text("\n".join(name), STRONG if for_sale else ""), cost(scene, building)),
        title=points.append(RECONSTRUCTED_MARK) if reconstructed(scene, building) else points,
        title_align="left",
        subtitle=Text(scene.say("label-havana-for-sale"), "italic") if for_sale else None,
        subtitle_align="left",
        box=HEAVY if for_sale else ROUNDED,
        border_style=STRONG if for_sale else QUIET,
        padding=0,
    )


def house(scene: Scene, building: str) -> str:
    return scene.say(f"house-{building}")


def box_of(scene: Scene) -> Box:
    """The printed numbers."""
    box = scene.setting.box
    assert isinstance(box, Box)
    return box


def points_of(scene: Scene, building: str) -> int:
    return int(box_of(scene).points[BUILDING.values[building]])


def cost(scene: Scene, building: str) -> Text:
    """`RYY 2G 3$ 1W A`: a letter for every coloured cube; debris, pesos and workers counted; whether the architect."""
    box, number = box_of(scene), BUILDING.values[building]
    coloured = Text()
    for word, cube in COLOUR.values.items():
        coloured.append(letter(scene, word) * int(box.cost(number, cube)), CUBE_STYLES[word])
    grey, pesos = int(box.cost(number, GREY)), int(box.pesos[number])
    workers = int(box.cost(number, WORKER_PIECE))
    parts = [
        coloured,
        Text(f"{grey}{letter(scene, 'grey')}", CUBE_STYLES["grey"]) if grey else Text(),
        Text(f"{pesos}{PESO_MARK}") if pesos else Text(),
        Text(f"{workers}{letter(scene, 'worker')}") if workers else Text(),
        Text(scene.say("label-havana-architect-letter"), STRONG) if box.architect[number] else Text(),
    ]
    return Text(" ").join(part for part in parts if part)


def letter(scene: Scene, piece: str) -> str:
    return scene.say(f"piece-{piece}-letter")


def footnotes(scene: Scene) -> list[RenderableType]:
    """What the architect's letter means, and that most costs are our best guess (the component file says which)."""
    shown = [building for row in ROW.words for building in buildings_of(scene, row)]
    notes = [scene.say("label-havana-architect-note")]
    if any(reconstructed(scene, building) for building in shown):
        notes.append(scene.say("label-havana-reconstructed"))
    return [Text(note, QUIET) for note in notes]


def reconstructed(scene: Scene, building: str) -> bool:
    printed: list[Mapping[str, Any]] = scene.setting.components.data["building"]
    return any(entry["id"] == building and entry["status"] == "reconstructed" for entry in printed)


# -- the cards on the table -------------------------------------------------------------------------------------------


def order_heading(scene: Scene) -> RenderableType:
    number = scene.view["board"]["round"]
    order = scene.say("label-havana-order")
    return heading(scene.say("label-havana-round", number=number), order) if number else heading(order)


def cards_on_the_table(scene: Scene) -> RenderableType:
    """In the order of play: the number that everybody's two cards form, the cards, the hand, the discards."""
    grid = columns("", "", scene.say("label-havana-open-cards"), "", scene.say("label-havana-discards"))
    for column in grid.columns[1:4]:
        column.no_wrap = True
    for seat in order_of_play(scene):
        cards = scene.view["cards"][seat]
        grid.add_row(
            name_and_marks(scene, seat),
            formed_number(scene, cards["open"] + cards["covered"]),
            Text(LIST if scene.width >= WIDE else "\n").join(laid_cards(scene, cards)),
            scene.say("label-havana-hand", count=cards["count"]["hand"]),
            discards(scene, cards),
        )
    return grid


def name_and_marks(scene: Scene, seat: int) -> Text:
    found = marks(scene, {"you": seat == scene.seat, "turn": seat in asked(scene)})
    name = player_name(scene, seat)
    return Text(" " if scene.width >= WIDE else "\n").join([name, found]) if found else name


def formed_number(scene: Scene, cards: Sequence[str]) -> Text:
    """Also while one of the two cards is being replaced; before the first cards are revealed there is none."""
    return Text(scene.say("label-havana-number", number=number_of(scene, cards)) if cards else NONE)


def order_of_play(scene: Scene) -> list[int]:
    """Seat by seat until the first cards are revealed."""
    order = [int(seat) - 1 for seat in scene.view["order"].values() if seat is not None]
    return order or list(range(len(scene.setting.seats)))


def number_of(scene: Scene, cards: Sequence[str]) -> int:
    """The two numbers, the lower one on the left: 07 (havana.number.lowest-left)."""
    low, high = sorted(printed_number(scene, card) for card in cards)
    return 10 * low + high


def printed_number(scene: Scene, card: str) -> int:
    return int(box_of(scene).number[CARD.values[card]])


def laid_cards(scene: Scene, cards: Mapping[str, Any]) -> list[Text]:
    """Open cards, the covered one marked, and what lies face down: its owner sees it, to others a covering card is
    mentioned by the covered one."""
    covered = [marked(scene, card, "label-havana-covered") for card in cards["covered"]]
    sealed = [Text(UNKNOWN, STRONG)] * (cards["count"]["sealed"] - len(covered))
    if "sealed" in cards:
        sealed = [marked(scene, card, "label-inactive") for card in cards["sealed"]]
    return [*[numbered(scene, card) for card in cards["open"]], *covered, *sealed]


def marked(scene: Scene, card: str, label: str) -> Text:
    return numbered(scene, card).append(f" ({scene.say(label)})", "italic")


def numbered(scene: Scene, card: str) -> Text:
    return Text.assemble((str(printed_number(scene, card)), CARD_NUMBER), " ", scene.say(f"card-{card}"))


def discards(scene: Scene, cards: Mapping[str, Any]) -> Text:
    """By name as far as one has seen them."""
    seen = cards["discarded"] + cards.get("put_away", [])
    unseen = len(cards["discarded"]) + cards["count"]["put_away"] - len(seen)
    names = [*[scene.say(f"card-{card}") for card in seen], *[UNKNOWN] * unseen]
    return Text(LIST.join(names) or NONE, QUIET)


def hand(scene: Scene) -> list[RenderableType]:
    """The player's own cards and what they do."""
    if scene.seat is None:
        return []
    cards = scene.view["cards"][scene.seat]["hand"]
    side_by_side = 2 if scene.width >= WIDE else 1
    downwards = -(-len(cards) // side_by_side)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for first in range(downwards):
        line = [(numbered(scene, card), effect(scene, card)) for card in cards[first::downwards]]
        grid.add_row(*[cell for pair in line for cell in pair])
    return [heading(scene.say("label-havana-your-hand")), grid]


def effect(scene: Scene, card: str) -> Text:
    return Text(scene.say(f"card-{card}.effect"), QUIET)


# -- what everybody owns ----------------------------------------------------------------------------------------------


def holdings(scene: Scene) -> RenderableType:
    """A column for each kind of cube, for pesos, workers and points; the headers explain the letters of the costs."""
    view = scene.view
    grid = columns("", *headers(scene))
    for column in grid.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    grid.add_row(scene.say("label-havana-centre"), *cubes(view["centre"]), amount(view["board"]["centre_pesos"]))
    grid.add_row(scene.say("label-havana-bag", cubes=sum(view["bag"].values())), *cubes(view["bag"]))
    blank = [""] * (len(CUBE.words) + 1)
    grid.add_row(scene.say("label-havana-reserve"), *blank, amount(view["board"]["workers"]))
    for seat in range(len(scene.setting.seats)):
        word = str(seat + 1)
        owned = [amount(view[what][word]) for what in ("pesos", "workers", "points")]
        grid.add_row(player_name(scene, seat), *cubes(view["cubes"][word]), *owned)
    return grid


def headers(scene: Scene) -> list[Text]:
    """Each letter above what it stands for; side by side on a wide screen."""
    between = " " if scene.width >= WIDE else "\n"
    named = [
        Text.assemble((letter(scene, cube), CUBE_STYLES[cube]), between, scene.say(f"cube-{cube}"))
        for cube in CUBE.words
    ]
    pesos = Text(between).join([Text(PESO_MARK, STRONG), Text(scene.say("label-pesos"))])
    workers = Text(between).join([Text(letter(scene, "worker"), STRONG), Text(scene.say("label-havana-workers"))])
    return [*named, pesos, workers, Text(scene.say("label-points"))]


def cubes(counted: Mapping[str, int]) -> list[Text]:
    return [amount(counted[cube]) for cube in CUBE.words]


# -- moves and the result ---------------------------------------------------------------------------------------------


def caption(scene: Scene, move: Move) -> Caption | None:
    """Moves whose label should say more than the rules' own words for them."""
    captions = {
        "open": opening_caption,
        "cover": cover_caption,
        "swap": swap_caption,
        "first": first_caption,
        "buy": building_caption,
        "remove": building_caption,
    }
    return captions[move.name](scene, move) if move.name in captions else None


def opening_caption(scene: Scene, move: Move) -> Caption:
    """With the number that the pair forms: it decides who plays first."""
    one, other = move.words["pair"].split("+")
    label = scene.say(
        "caption-havana-open",
        number=number_of(scene, [one, other]),
        one_name=short_name(scene, one),
        other_name=short_name(scene, other),
    )
    return Caption(label, "", frozenset())


def short_name(scene: Scene, card: str) -> str:
    return scene.say(f"card-{card}-short")


def cover_caption(scene: Scene, move: Move) -> Caption | None:
    """With the number that the new card will form with the one that stays, and what the new card does."""
    assert scene.seat is not None
    open_cards = scene.view["cards"][scene.seat]["open"]
    old, new = move.words["old"], move.words["new"]
    if old not in open_cards:  # somebody asks why this is not allowed
        return None
    label = scene.say(
        "caption-havana-cover",
        number=number_of(scene, [new, *[card for card in open_cards if card != old]]),
        old_name=short_name(scene, old),
        new_name=short_name(scene, new),
    )
    return Caption(label, effect(scene, new).plain, frozenset({"card-covered"}))


def swap_caption(scene: Scene, move: Move) -> Caption:
    given, taken = short_name(scene, move.words["given"]), short_name(scene, move.words["taken"])
    label = scene.say("caption-havana-swap", given_name=given, taken_name=taken)
    return Caption(label, effect(scene, move.words["taken"]).plain, frozenset({"card-put-away", "card-taken-back"}))


def first_caption(scene: Scene, move: Move) -> Caption:
    """What the card does."""
    plain = scene.texts.move(scene.setting.game, move, "first-action", scene.setting.seats)
    return Caption(plain, effect(scene, move.words["card"]).plain, frozenset())


def building_caption(scene: Scene, move: Move) -> Caption | None:
    """Which building it is, what it is worth and what it costs: the end of a row alone says nothing."""
    end = move.words["end"]
    row, _, side = end.partition("-")
    buildings = buildings_of(scene, row)
    if not buildings:  # somebody asks why there is nothing to buy
        return None
    building = buildings[0 if side == "left" else -1]
    label = scene.say(
        "caption-havana-buy" if move.name == "buy" else "caption-havana-remove",
        building_the=scene.say(f"house-{building}.the"),
        end_name=scene.say(f"end-{end}"),
    )
    price = scene.say("label-havana-price", points=points_of(scene, building), cost=cost(scene, building).plain)
    return Caption(label, price, TOLD_BY_LABEL)


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
