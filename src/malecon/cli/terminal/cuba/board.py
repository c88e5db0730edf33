"""The board of Cuba but for its wares: the moment, the alternatives, parliament and the stock of buildings."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from malecon.cli.terminal.cuba.names import (
    FREE_SPACE,
    SYMBOLS,
    TAKEN_SPACE,
    building_effect,
    building_name,
    character_name,
    cost,
    reconstructed,
    statute_effect,
    statute_name,
    ware_name,
)
from malecon.cli.terminal.layout import (
    GAP,
    NONE,
    QUIET,
    STRONG,
    WIDE,
    columns,
    heading,
    packed,
)
from malecon.cli.terminal.scene import Scene
from malecon.engine.table import NOBODY
from malecon.games.cuba.components import GROUPS
from malecon.games.cuba.words import (
    LAST_ROUND,
    OF_EACH_TYPE,
    STATUTE,
    SUBSIDY,
    TILE,
    TYPE,
)

PHASES = (
    "label-cuba-set-up",
    "label-cuba-bills",
    "label-cuba-actions",
    "label-cuba-parliament",
    "label-cuba-statutes",
    "label-cuba-round-end",
)
ALTERNATIVES = {
    "tradeswoman": {
        "tradeswoman-resource": "label-cuba-free-resource",
        "tradeswoman-product": "label-cuba-free-product",
    },
    "architect": {"architect-first": "label-cuba-first-points", "architect-second": "label-cuba-second-points"},
    "mayor": {"mayor-first": "label-cuba-first-pesos", "mayor-second": "label-cuba-second-pesos"},
}
GROUP_LABELS = dict(
    zip(
        GROUPS,
        ("label-cuba-for-points", "label-cuba-for-pesos", "label-cuba-for-goods", "label-cuba-for-power"),
        strict=True,
    )
)
NUMERALS = dict(zip(TYPE.words, ("I", "II", "III", "IV"), strict=True))

BELOW, BESIDE = "\n", " · "  # how the effect of a statute follows its name


# -- the moment -------------------------------------------------------------------------------------------------------


def moment(scene: Scene) -> RenderableType:
    """Round, phase and starting player."""
    board = scene.view["board"]
    words = [scene.say(PHASES[board["phase"]])]
    if board["round"]:
        words.insert(0, scene.say("label-cuba-round", number=board["round"], of=LAST_ROUND))
        words.append(scene.say("label-cuba-starter", name=scene.name(board["starter"])))
    return heading(*words)


def space(taken: bool) -> str:
    return TAKEN_SPACE if taken else FREE_SPACE


def alternatives(scene: Scene) -> RenderableType:
    """What a character brings in place of the action, once each in a round."""
    entries = [Text(scene.say("label-cuba-alternatives"), QUIET)]
    for character, spaces in ALTERNATIVES.items():
        entry = Text(character_name(scene, character))
        for word, label in spaces.items():
            taken = bool(scene.view["covered"][word])
            entry.append(f" {space(taken)} {scene.texts.name(label)}", QUIET if taken else STRONG)
        entries.append(entry)
    return packed(entries, scene.width)


def footnote(scene: Scene) -> list[RenderableType]:
    """Ships and plantations are our best guess (the component file says which)."""
    guessed = reconstructed(scene, "ship") or reconstructed(scene, "plantation")
    return [Text(scene.say("label-cuba-reconstructed"), QUIET)] if guessed else []


# -- parliament -------------------------------------------------------------------------------------------------------


def parliament(scene: Scene) -> RenderableType:
    """Type by type: the bill that lies open, and the act in force."""
    grid = columns("", scene.say("label-cuba-bill"), scene.say("label-cuba-act"))
    for type, number in NUMERALS.items():
        name = f"{number} {scene.say(f'type-{type}-short')}"
        grid.add_row(name, bill(scene, type, BELOW), act(scene, type, BELOW))
    return Group(heading(scene.say("label-cuba-parliament")), grid, *veto_note(scene))


def narrow_parliament(scene: Scene) -> RenderableType:
    """For the column beside the board: the bills, and the acts below them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for label, found in (("label-cuba-bill", bill), ("label-cuba-act", act)):
        grid.add_row("", Text(scene.say(label), QUIET))
        for type, number in NUMERALS.items():
            grid.add_row(number, found(scene, type, BESIDE))
    return Group(heading(scene.say("label-cuba-parliament")), grid, *veto_note(scene))


def bill(scene: Scene, type: str, between: str) -> Text:
    board, word = scene.view["board"], scene.view["bill"][type]
    if word:
        return statute(scene, word, between)
    vetoed = board["veto_type"] == TYPE.values[type] and board["veto_round"] == board["round"]
    return Text(scene.say("label-cuba-vetoed"), "italic") if vetoed else Text(NONE, QUIET)


def act(scene: Scene, type: str, between: str) -> Text:
    word = scene.view["act"][type]
    return statute(scene, word, between) if word else Text(NONE, QUIET)


def statute(scene: Scene, word: str, between: str) -> Text:
    """Its name and what it brings; subsidies need no name, as each says what it counts."""
    effect = Text(statute_effect(scene, word))
    if STATUTE.values[word] // OF_EACH_TYPE == SUBSIDY:
        return effect
    return Text(between).join([Text(statute_name(scene, word), STRONG), effect])


def veto_note(scene: Scene) -> list[RenderableType]:
    """The type that cannot be vetoed again (cuba.building.church.bar.owner)."""
    board = scene.view["board"]
    if board["veto_type"] == NOBODY:
        return []
    key = scene.texts.in_edition(f"type-{TYPE.words[board['veto_type']]}")
    pile = scene.say(f"{key}.pile")
    return [Text(scene.say("label-cuba-veto-tile", type_pile=pile, round=board["veto_round"]), QUIET)]


# -- the stock of buildings -------------------------------------------------------------------------------------------


def buildings(scene: Scene) -> RenderableType:
    legend = GAP.join(f"{SYMBOLS[word]} {ware_name(scene, word)}" for word in SYMBOLS)
    title = heading(scene.say("label-buildings"), legend)
    return Group(title, with_effects(scene) if scene.width >= WIDE else in_groups(scene))


def left_in_stock(scene: Scene) -> Mapping[str, list[str]]:
    """The tiles still to be had, by group."""
    printed: list[Mapping[str, Any]] = scene.setting.components.data["building"]
    group_of = {entry["id"]: entry["group"] for entry in printed}
    tiles = scene.view["tiles"]
    return {group: [tile for tile in TILE.words if tiles[tile] and group_of[tile] == group] for group in GROUPS}


def entry(scene: Scene, tile: str) -> Text:
    count = scene.view["tiles"][tile]
    name = Text(building_name(scene, tile))
    if count > 1:
        name.append(f" ×{count}", QUIET)
    return name


def in_groups(scene: Scene) -> RenderableType:
    """Names and costs, one group after another."""
    labels = {group: scene.say(label) for group, label in GROUP_LABELS.items()}
    width = max(len(label) for label in labels.values())
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width)
    grid.add_column()
    for group, tiles in left_in_stock(scene).items():
        if tiles:
            entries = [entry(scene, tile).append(" ").append_text(cost(scene, tile)) for tile in tiles]
            grid.add_row(Text(labels[group], QUIET), packed(entries, scene.width - width - len(GAP)))
    return grid


def with_effects(scene: Scene) -> RenderableType:
    """For a wide screen: two lists side by side, with what the use of a building brings."""
    tiles = [tile for group in left_in_stock(scene).values() for tile in group]
    downwards = -(-len(tiles) // 2)
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(2):
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
    for first in range(downwards):
        line = [
            (entry(scene, tile), cost(scene, tile), Text(building_effect(scene, tile), QUIET))
            for tile in tiles[first::downwards]
        ]
        grid.add_row(*[cell for triple in line for cell in triple])
    return grid
