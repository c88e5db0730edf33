"""The players of Cuba: points, pesos, cards and votes, and the plantations."""

from collections.abc import Mapping, Sequence

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from malecon.cli.terminal.cuba.names import (
    HOUSE,
    PAWN,
    SYMBOLS,
    box_of,
    building_effect,
    building_name,
    character_name,
    reconstructed,
    symbol,
    votes_of,
    ware_name,
)
from malecon.cli.terminal.layout import (
    GAP,
    NARROW,
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
    packed,
    player_name,
)
from malecon.cli.terminal.scene import Scene
from malecon.games.cuba.view import HIDDEN
from malecon.games.cuba.words import (
    BUILDING,
    CARD_IS,
    CARDS_TO_PLAY,
    CHARACTER,
    FIELD,
    PARLIAMENT,
    ROW_LENGTH,
    TILE,
    TOWN_HALL,
)

PLAYED = CARD_IS.words[1 : CARDS_TO_PLAY + 1]
ROWS = tuple(FIELD.words[first : first + ROW_LENGTH] for first in range(0, len(FIELD.words), ROW_LENGTH))

WIDEST_FIELD = 28
ROW_SIGN = 3  # columns for the letter of a row and the sign that points to the pawn


def seats(scene: Scene) -> range:
    return range(len(scene.setting.seats))


def owned(scene: Scene, what: str, seat: int) -> int:
    return int(scene.view[what][str(seat + 1)])


# -- points, pesos, votes and cards -----------------------------------------------------------------------------------


def players(scene: Scene) -> RenderableType:
    """Everybody's points, pesos and votes, the cards played in their order, and those that are left."""
    labels = [scene.say("label-points"), scene.say("label-pesos"), scene.say("label-cuba-votes")]
    rows = [[name_and_marks(scene, seat), *counts(scene, seat)] for seat in seats(scene)]
    taken = [width_of(column) for column in zip(*[[Text(word) for word in ("", *labels)], *rows], strict=True)]
    laid, left = cards(scene, scene.width - sum(taken) - len(GAP) * (len(taken) + 1))
    grid = columns("", *labels, scene.say("label-cuba-played"), scene.say("label-cuba-in-hand"))
    for column in grid.columns[1 : len(taken)]:
        column.justify = "right"
        column.no_wrap = True
    for seat in seats(scene):
        grid.add_row(*rows[seat], laid[seat], left[seat])
    return Group(heading(scene.say("label-players")), grid)


def counts(scene: Scene, seat: int) -> list[Text]:
    return [amount(owned(scene, "points", seat)), amount(owned(scene, "pesos", seat)), votes(scene, seat)]


def width_of(column: Sequence[Text]) -> int:
    return max(cell_len(line) for cell in column for line in cell.plain.split("\n"))


def cards(scene: Scene, room: int) -> tuple[list[Text], list[Text]]:
    """The cards played and those that are left, packed into two columns of what room there is."""
    held = scene.view["cards"]
    laid = [[Text(card(scene, word)) for word in played(hand)] or [Text(NONE)] for hand in held]
    left = [in_hand(scene, hand) or [Text(NONE)] for hand in held]
    laid_width, left_width = (width_of([packed(hand, scene.width) for hand in column]) for column in (laid, left))
    for_laid = max(laid_width, cell_len(scene.say("label-cuba-played")))
    if for_laid + left_width > room:
        least = min(room // 2, max(entry.cell_len for hand in (*laid, *left) for entry in hand))
        for_laid = max(least, min(room - least, room * for_laid // (for_laid + left_width)))
    return [packed(hand, for_laid) for hand in laid], [packed(hand, room - for_laid) for hand in left]


def name_and_marks(scene: Scene, seat: int) -> Text:
    found = marks(scene, {"you": seat == scene.seat, "turn": seat in asked(scene)})
    name = player_name(scene, seat)
    return Text(" " if scene.width >= WIDE else "\n").join([name, found]) if found else name


def card(scene: Scene, character: str) -> str:
    """With its value: the votes in parliament, and what decides who starts."""
    return f"{character_name(scene, character)} {votes_of(scene, character)}"


def played(cards: Mapping[str, str]) -> list[str]:
    """In the order of play: the fourth card decides who starts."""
    return [word for place in PLAYED for word in CHARACTER.words if cards[word] == place]


def in_hand(scene: Scene, cards: Mapping[str, str]) -> list[Text]:
    """What is left, with what lies face down or has been shown in parliament."""
    if all(cards[word] == "in-hand" for word in CHARACTER.words):
        return [Text(scene.say("label-cuba-all-in-hand"))]
    signs = {"in-hand": "", "shown": scene.say("label-cuba-shown"), "set-aside": scene.say("label-inactive")}
    left = [
        marked(card(scene, word), sign)
        for place, sign in signs.items()
        for word in CHARACTER.words
        if cards[word] == place
    ]
    hidden = [Text(UNKNOWN) for word in CHARACTER.words if cards[word] == HIDDEN]
    if hidden and cards["set_aside"]:
        hidden[-1] = marked(UNKNOWN, signs["set-aside"])
    return [*left, *hidden]


def marked(name: str, sign: str) -> Text:
    return Text(name).append(f" ({sign})", "italic") if sign else Text(name)


def votes(scene: Scene, seat: int) -> Text:
    """From parliament on; before, only who is sure of more."""
    board, bid = scene.view["board"], scene.view["bid"][seat]
    if board["phase"] < PARLIAMENT:
        more = int(box_of(scene).worth[TOWN_HALL]) if board["voting_tile"] == seat else 0
        return Text(f"+{more}", STRONG) if more else Text(NONE, QUIET)
    counted = amount(owned(scene, "votes", seat))
    if bid is None:
        return counted
    counted.append(" " if scene.width >= WIDE else "\n")
    return counted.append(f"+ {scene.say('label-cuba-sealed') if bid == HIDDEN else bid}", "italic")


# -- plantations ------------------------------------------------------------------------------------------------------


def plantations(scene: Scene) -> list[RenderableType]:
    """The others' first; one's own, the largest, just above the question."""
    planted = [seat for seat in seats(scene) if scene.view["colour"][str(seat + 1)]]
    others = [plantation(scene, seat) for seat in planted if seat != scene.seat]
    shown: list[RenderableType] = []
    if others:
        shown = [heading(plantation_title(scene, "label-cuba-plantations"), *plantation_legend(scene)), *others]
    if scene.seat in planted:
        shown.append(own_plantation(scene))
    return shown


def plantation_title(scene: Scene, label: str) -> str:
    title = scene.say(label)
    return title + RECONSTRUCTED_MARK if reconstructed(scene, "plantation") else title


def plantation_legend(scene: Scene) -> list[str]:
    return [f"{HOUSE} {scene.say('label-cuba-a-building')}", f"{PAWN} {scene.say('label-cuba-pawn')}"]


def plantation(scene: Scene, seat: int) -> RenderableType:
    """Three short lines; on a wide screen the owner stands beside the first, else above."""
    wide = scene.width >= WIDE
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    if wide:
        grid.add_column(width=max(owner(scene, other).cell_len for other in seats(scene)))
    grid.add_column(width=1)
    for _ in range(ROW_LENGTH):
        grid.add_column(ratio=1, overflow="fold")
    for row in ROWS:
        beside = [owner(scene, seat) if row is ROWS[0] else Text()] if wide else []
        grid.add_row(*beside, Text(row[0][0], QUIET), *[field_text(scene, seat, field) for field in row])
    return grid if wide else Group(owner(scene, seat), grid)


def owner(scene: Scene, seat: int) -> Text:
    colour = scene.view["colour"][str(seat + 1)]
    name = player_name(scene, seat)
    return name.append(f" ({scene.texts.name(f'colour-{colour}')})", QUIET) if colour else name


def field_text(scene: Scene, seat: int, field: str) -> Text:
    """What a field yields, or the building there, and the pawn."""
    word = str(seat + 1)
    found = scene.view["field"][word][field]
    text = Text()
    if scene.view["pawn"][word] == field:
        text.append(f"{PAWN} ", STRONG)
    if found in BUILDING.values:
        return text.append(f"{HOUSE} {building_name(scene, found)}", STRONG)
    if found in SYMBOLS:
        text.append_text(symbol(found)).append(" ")
    return text.append(ware_name(scene, found), "none")


def own_plantation(scene: Scene) -> RenderableType:
    """Twelve framed fields; the signs at row and column point to the pawn's."""
    assert scene.seat is not None
    pawn = scene.view["pawn"][str(scene.seat + 1)]
    blank = 1 if scene.width >= NARROW else 0
    grid = Table(box=ROUNDED, show_lines=True, border_style=QUIET, padding=(0, blank), header_style=QUIET)
    grid.add_column(width=ROW_SIGN)
    across = scene.width - ROW_SIGN - 2 * blank - 2  # less the first column with its two lines
    width = min(WIDEST_FIELD, across // ROW_LENGTH - 2 * blank - 1)
    for number in range(1, ROW_LENGTH + 1):
        sign = f"{number} ▾" if pawn[1] == str(number) else str(number)
        grid.add_column(sign, width=width, overflow="fold")
    for row in ROWS:
        letter = row[0][0]
        sign = f"{letter} ▸" if pawn[0] == letter else letter
        grid.add_row(Text(sign, QUIET), *[own_field(scene, field) for field in row])
    title = plantation_title(scene, "label-cuba-your-plantation")
    return Group(heading(title, *plantation_legend(scene)), grid)


def own_field(scene: Scene, field: str) -> Text:
    assert scene.seat is not None
    text = field_text(scene, scene.seat, field)
    found = scene.view["field"][str(scene.seat + 1)][field]
    if found in TILE.values:
        text.append(f"\n{building_effect(scene, found)}", QUIET)
    return text
