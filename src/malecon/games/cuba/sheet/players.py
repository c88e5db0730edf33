"""The players of Cuba: points, pesos, cards and votes, and the plantations."""

from collections.abc import Mapping
from typing import Literal

from malecon.engine.sheet import (
    RECONSTRUCTED,
    UNKNOWN,
    Area,
    Cell,
    Column,
    Grid,
    Row,
    Scene,
    Span,
    Squares,
    amount,
    area,
    cell,
    nothing,
    row,
    strong,
)
from malecon.games.cuba.sheet.names import (
    HOUSE,
    PAWN,
    SYMBOLS,
    box_of,
    reconstructed,
    symbol,
    votes_of,
)
from malecon.games.cuba.view import HIDDEN
from malecon.games.cuba.words import BUILDING, CARD_IS, CHARACTER, COLOUR, FIELD, PHASE, TILE, WARE, Phase

PLAYED = tuple(word for word in CARD_IS.words if word not in ("in-hand", "set-aside", "shown"))
BEFORE_PARLIAMENT = PHASE.words[: Phase.PARLIAMENT]


# -- points, pesos, votes and cards -----------------------------------------------------------------------------------


def players(scene: Scene) -> Area:
    """Everybody's points, pesos and votes, the cards played in their order, and those that are left."""
    columns = (
        Column(scene.say("label-points")),
        Column(scene.say("label-pesos")),
        Column(scene.say("label-cuba-votes")),
        Column(scene.say("label-cuba-played"), kind="list"),
        Column(scene.say("label-cuba-in-hand"), kind="list"),
    )
    return area("players", scene.say("label-players"), Grid(columns, tuple(player(scene, n) for n in scene.seats)))


def player(scene: Scene, seat: int) -> Row:
    word, cards = str(seat + 1), scene.view["cards"][seat]
    return row(
        scene.player(seat),
        amount(scene.view["points"][word]),
        amount(scene.view["pesos"][word]),
        votes(scene, seat),
        [card(scene, character) for character in played(cards)] or [nothing()],
        in_hand(scene, seat) or [nothing()],
        marks=scene.marks(seat),
    )


def card(scene: Scene, character: str) -> Cell:
    """With its value: the votes in parliament, and what decides who starts."""
    return cell(f"{scene.name(CHARACTER, character)} {votes_of(scene, character)}")


def played(cards: Mapping[str, str]) -> list[str]:
    """In the order of play: the fourth card decides who starts."""
    return [word for place in PLAYED for word in CHARACTER.words if cards[word] == place]


def in_hand(scene: Scene, seat: int) -> list[Cell]:
    """What is left, with what lies face down or has been shown in parliament."""
    cards = scene.view["cards"][seat]
    if all(cards[word] == "in-hand" for word in CHARACTER.words):
        return [cell(scene.say("label-cuba-all-in-hand"))]
    signs = {"in-hand": "", "shown": scene.say("label-cuba-shown"), "set-aside": scene.say("label-inactive")}
    left = [
        card(scene, word).marked(sign)
        for place, sign in signs.items()
        for word in CHARACTER.words
        if cards[word] == place
    ]
    hidden = [cell(UNKNOWN, said=scene.say("label-hidden")) for word in CHARACTER.words if cards[word] == HIDDEN]
    if hidden and scene.view["set_aside"][seat]:
        hidden[-1] = hidden[-1].marked(signs["set-aside"])
    return [*left, *hidden]


def votes(scene: Scene, seat: int) -> Cell:
    """From parliament on; before, only who is sure of more."""
    board, bid = scene.view["board"], scene.view["bid"][seat]
    if scene.view["phase"] in BEFORE_PARLIAMENT:
        more = int(box_of(scene).worth[TILE.values["town-hall"]]) if board["voting_tile"] == seat else 0
        return strong(f"+{more}") if more else nothing()
    counted = amount(scene.view["votes"][str(seat + 1)])
    if bid is None:
        return counted
    return counted.then(f" + {scene.say('label-cuba-sealed') if bid == HIDDEN else bid}", look="aside")


# -- plantations ------------------------------------------------------------------------------------------------------


def plantations(scene: Scene) -> list[Area]:
    """The others' first; one's own, the largest, just above the question."""
    planted = [seat for seat in scene.seats if scene.view["colour"][str(seat + 1)]]
    others = [squares(scene, seat) for seat in planted if seat != scene.seat]
    shown = [plantation_area(scene, "label-cuba-plantations", *others)] if others else []
    if scene.seat in planted:
        shown.append(own_plantation(scene, scene.seat))
    return shown


def own_plantation(scene: Scene, seat: int) -> Area:
    return plantation_area(scene, "label-cuba-your-plantation", squares(scene, seat))


def plantation_area(scene: Scene, label: str, *blocks: Squares) -> Area:
    title = scene.say(label) + (RECONSTRUCTED if reconstructed(scene, "plantation") else "")
    signs = {HOUSE: "label-cuba-a-building", PAWN: "label-cuba-pawn"}
    legend = tuple(f"{sign} {scene.say(meaning)}" for sign, meaning in signs.items())
    return area(label.removeprefix("label-cuba-"), title, *blocks, legend=legend)


def squares(scene: Scene, seat: int) -> Squares:
    """Twelve fields; one's own with what the buildings do."""
    letters = dict.fromkeys(field[0] for field in FIELD.words)
    numbers = dict.fromkeys(field[1:] for field in FIELD.words)
    down = [(letter, tuple(field(scene, seat, letter + number) for number in numbers)) for letter in letters]
    here = scene.view["pawn"][str(seat + 1)]
    colour = scene.name(COLOUR, scene.view["colour"][str(seat + 1)])
    size: Literal["large", "small"] = "large" if seat == scene.seat else "small"
    return Squares(scene.player(seat), colour, tuple(numbers), tuple(down), here, size)


def field(scene: Scene, seat: int, place: str) -> Cell:
    """What a field yields, or the building there, and the pawn."""
    word = str(seat + 1)
    found = scene.view["field"][word][place]
    shown = content(scene, found, scene.effect(TILE, found) if found in TILE.values and seat == scene.seat else "")
    if scene.view["pawn"][word] != place:
        return shown
    pawn = Span(f"{PAWN} ", "strong")
    return Cell((pawn, *shown.spans), said=shown.marked(scene.say("label-cuba-pawn")).words, note=shown.note)


def content(scene: Scene, found: str, note: str) -> Cell:
    if found in BUILDING.values:
        name = scene.name(BUILDING, found)
        return Cell((Span(f"{HOUSE} {name}", "strong"),), said=name, note=note)
    name = scene.name(WARE, found)
    if found in SYMBOLS:
        return Cell((*symbol(scene, found).spans, Span(f" {name}")), said=name)
    return cell(name)
