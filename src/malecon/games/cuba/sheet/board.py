"""The board of Cuba but for its wares: the moment, the alternatives, parliament and the stock of buildings."""

from collections.abc import Mapping
from typing import Any

from malecon.engine.sheet import (
    Area,
    Cell,
    Column,
    Grid,
    Note,
    Row,
    Scene,
    Span,
    Things,
    area,
    aside,
    cell,
    nothing,
    quiet,
    row,
    strong,
)
from malecon.games.cuba.components import GROUPS
from malecon.games.cuba.sheet.names import FREE_SPACE, PHASES, SYMBOLS, TAKEN_SPACE, cost, reconstructed
from malecon.games.cuba.words import CHARACTER, LAST_ROUND, STATUTE, TILE, TYPE, TYPE_OF, WARE

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


def moment(scene: Scene) -> Area:
    """Round, phase and starting player, and what a character still brings in place of the action."""
    return area("moment", titles(scene), alternatives(scene))


def titles(scene: Scene) -> tuple[str, ...]:
    board = scene.view["board"]
    # The game ends in the midst of its last round: there is no phase then.
    phase = () if scene.view["over"] else (scene.say(PHASES[scene.view["phase"]]),)
    if not board["round"]:
        return phase
    number = scene.say("label-cuba-round", number=board["round"], of=LAST_ROUND)
    starter = scene.say("label-cuba-starter", name=scene.setting.seats[board["starter"]])
    return (number, *phase, starter)


def alternatives(scene: Scene) -> Things:
    """Once each in a round."""
    entries = [character_alternatives(scene, character, spaces) for character, spaces in ALTERNATIVES.items()]
    return Things(((scene.say("label-cuba-alternatives"), tuple(entries)),))


def character_alternatives(scene: Scene, character: str, spaces: Mapping[str, str]) -> Cell:
    name = scene.name(CHARACTER, character)
    spans, said = [Span(name)], []
    for word, label in spaces.items():
        taken, brings = bool(scene.view["covered"][word]), scene.speech.name(label)
        sign = TAKEN_SPACE if taken else FREE_SPACE
        spans.append(Span(f" {sign} {brings}", "quiet" if taken else "strong"))
        said.append(scene.say("label-cuba-alternative", brings=brings, taken="yes" if taken else "no"))
    return Cell(tuple(spans), said=scene.say("label-thing-at", where=name, thing=", ".join(said)))


def footnote(scene: Scene) -> list[Area]:
    """Ships and plantations are our best guess (the component file says which)."""
    guessed = reconstructed(scene, "ship") or reconstructed(scene, "plantation")
    return [area("guessed", (), Note(quiet(scene.say("label-cuba-reconstructed"))))] if guessed else []


# -- parliament -------------------------------------------------------------------------------------------------------


def parliament(scene: Scene) -> Area:
    """Type by type: the bill that lies open, and the act in force."""
    columns = [Column(scene.say(label), kind="words") for label in ("label-cuba-bill", "label-cuba-act")]
    rows = [statutes_row(scene, type) for type in TYPE.words]
    return area(
        "parliament",
        scene.say("label-cuba-parliament"),
        Grid(tuple(columns), tuple(rows)),
        *veto_note(scene),
        beside=True,
    )


def statutes_row(scene: Scene, type: str) -> Row:
    bill, act = scene.view["bill"][type], scene.view["act"][type]
    label = f"{NUMERALS[type]} {scene.say(f'type-{type}-short')}"
    return row(label, statute(scene, bill) if bill else no_bill(scene, type), statute(scene, act) if act else nothing())


def no_bill(scene: Scene, type: str) -> Cell:
    vetoed = scene.view["veto"][type] == scene.view["board"]["round"] > 0
    return aside(scene.say("label-cuba-vetoed")) if vetoed else nothing()


def statute(scene: Scene, word: str) -> Cell:
    """Its name and what it brings; subsidies need no name, as each says what it counts."""
    effect = scene.effect(STATUTE, word)
    return cell(effect) if TYPE_OF[word] == "subsidy" else strong(scene.name(STATUTE, word), effect)


def veto_note(scene: Scene) -> list[Note]:
    """The type that cannot be vetoed again (cuba.building.church.bar.owner)."""
    vetoes = {type: round for type, round in scene.view["veto"].items() if round}
    piles = {type: scene.say(f"{scene.speech.in_edition(f'{TYPE.name}-{type}')}.pile") for type in vetoes}
    return [
        Note(quiet(scene.say("label-cuba-veto-tile", type_pile=piles[type], round=round)))
        for type, round in vetoes.items()
    ]


# -- the stock of buildings -------------------------------------------------------------------------------------------


def buildings(scene: Scene) -> Area:
    """The tiles still to be had, by group, with what they cost and what their use brings."""
    legend = "  ".join(f"{sign} {scene.name(WARE, word)}" for word, sign in SYMBOLS.items())
    groups = [(scene.say(GROUP_LABELS[group]), tuple(tiles_of(scene, group))) for group in GROUPS]
    things = Things(tuple((label, tiles) for label, tiles in groups if tiles), "with room")
    return area("buildings", scene.say("label-buildings"), things, legend=(legend,))


def tiles_of(scene: Scene, group: str) -> list[Cell]:
    printed: list[Mapping[str, Any]] = scene.setting.components.data["building"]
    group_of = {entry["id"]: entry["group"] for entry in printed}
    left = scene.view["tiles"]
    return [tile(scene, word) for word in TILE.words if left[word] and group_of[word] == group]


def tile(scene: Scene, word: str) -> Cell:
    count, name = scene.view["tiles"][word], Span(scene.name(TILE, word))
    spans = (name, Span(f" ×{count}", "quiet")) if count > 1 else (name,)
    return Cell(spans, price=cost(scene, word), note=scene.effect(TILE, word))
