"""The table of Cuba: market, harbor, parliament and buildings; plantations, lots and cards."""

from malecon.engine.game import Setting
from malecon.engine.words import SEAT, Domain
from malecon.games.cuba.box import Box
from malecon.games.cuba.words import (
    ALTERNATIVE,
    BERTH,
    CARD_IS,
    CHARACTER,
    COLOUR,
    FIELD,
    MERCHANDISE_OF,
    ON_FIELD,
    PRODUCT,
    RESOURCE,
    SHIP,
    STATUTE,
    TILE,
    TYPE,
    WARE,
)
from malecon.server.described.board import OWN_PLACE, OWN_WORD, Board, Card, Entry, Lookups, Scene, plain_name

PHASE = Domain("phase", ("set-up", "bills", "actions", "parliament", "statutes", "round-end"))
BID = Domain("bid", ("hidden",))

# Words that have no name of their own in the game's sentences.
NAMES = {
    "phase": {
        "set-up": "label-cuba-set-up",
        "bills": "label-cuba-bills",
        "actions": "label-cuba-actions",
        "parliament": "label-cuba-parliament",
        "statutes": "label-cuba-statutes",
        "round-end": "label-cuba-round-end",
    },
    "alternative": {
        "tradeswoman-resource": "label-cuba-free-resource",
        "tradeswoman-product": "label-cuba-free-product",
        "architect-first": "label-cuba-first-points",
        "architect-second": "label-cuba-second-points",
        "mayor-first": "label-cuba-first-pesos",
        "mayor-second": "label-cuba-second-pesos",
    },
    "card-is": {
        "in-hand": "page-card-in-hand",
        "first": "page-card-first",
        "second": "page-card-second",
        "third": "page-card-third",
        "fourth": "page-card-fourth",
        "set-aside": "page-card-set-aside",
        "shown": "page-card-shown",
        "hidden": "label-hidden",
    },
    "bid": {"hidden": "label-cuba-sealed"},
}
KNOWN_OR_HIDDEN = Domain("card-is", (*CARD_IS.words, "hidden"))


def name(scene: Scene, domain: Domain, word: str) -> str:
    if domain.name in NAMES:
        return scene.name(NAMES[domain.name][word])
    if domain is ON_FIELD:
        return scene.name(f"ware-{word}" if word in WARE.values else f"tile-{word}")
    return plain_name(scene, domain, word)


def note(scene: Scene, domain: Domain, word: str) -> str:
    box: Box = scene.setting.box
    if domain is TILE:
        costs = [
            counted(scene, ware, int(box.cost(TILE.values[word], number))) for ware, number in RESOURCE.values.items()
        ]
        effect = scene.effect(f"tile-{word}")
        return scene.speech.say("page-cost-and-effect", cost=scene.listed(*costs), effect=effect)
    if domain is SHIP:
        spaces = [
            counted(scene, ware, int(box.room(SHIP.values[word], number)))
            for ware, number in MERCHANDISE_OF.values.items()
        ]
        return scene.listed(*spaces)
    if domain is STATUTE:
        return scene.effect(f"statute-{word}")
    return ""


def counted(scene: Scene, ware: str, count: int) -> str:
    return scene.speech.say(f"ware-{ware}.count", count=count) if count else ""


def lookups(setting: Setting) -> Lookups:
    """What one more piece costs and brings, by kind and by how many lie on the market."""
    box: Box = setting.box
    buying, selling = {}, {}
    for word, ware in MERCHANDISE_OF.values.items():
        ladder = [int(box.price(ware, space)) for space in range(int(box.spaces[ware]))]
        buying[word] = [int(box.empty_price), *ladder]
        selling[word] = [*ladder, int(box.full_price[ware])]
    return {"buying": buying, "selling": selling}


CUBA = Board(
    cards=(
        Card(
            "page-moment",
            (
                Entry("page-round", ("board", "round")),
                Entry("page-phase", ("board", "phase"), holds=PHASE),
                Entry("page-starter", ("board", "starter"), holds=SEAT),
                Entry("page-alternatives-taken", ("covered",), "flags", ALTERNATIVE),
            ),
        ),
        Card(
            "page-market",
            (
                Entry("label-cuba-general-stock", ("stock",), "counts", WARE, always=True),
                Entry("label-cuba-on-the-market", ("market",), "counts", MERCHANDISE_OF, always=True),
                Entry("label-cuba-buying-price", ("market",), "counts", MERCHANDISE_OF, lookup="buying", always=True),
                Entry("label-cuba-selling-price", ("market",), "counts", MERCHANDISE_OF, lookup="selling", always=True),
            ),
        ),
        Card(
            "page-harbor",
            (
                Entry("page-ships", ("berth",), "things", BERTH, SHIP),
                Entry("page-cargo", ("cargo",), "things", BERTH, WARE),
                Entry("page-ships-in-pile", ("board", "pile")),
                Entry("page-ships-known", ("pile",), "words", holds=SHIP),
            ),
        ),
        Card(
            "label-cuba-parliament",
            (
                Entry("label-cuba-bill", ("bill",), "things", TYPE, STATUTE),
                Entry("label-cuba-act", ("act",), "things", TYPE, STATUTE),
            ),
        ),
        Card("label-buildings", (Entry("page-for-sale", ("tiles",), "counts", TILE),)),
    ),
    player=(
        Entry("label-points", ("points", OWN_WORD)),
        Entry("label-pesos", ("pesos", OWN_WORD)),
        Entry("page-lot", ("lot", OWN_WORD), "counts", WARE),
        Entry("page-stored", ("stored", OWN_WORD), "counts", PRODUCT),
        Entry("page-cards", ("cards", OWN_PLACE), "things", CHARACTER, KNOWN_OR_HIDDEN),
        Entry("label-cuba-votes", ("votes", OWN_WORD)),
        Entry("page-bid", ("bid", OWN_PLACE), holds=BID),
        Entry("page-colour", ("colour", OWN_WORD), holds=COLOUR),
        Entry("page-pawn", ("pawn", OWN_WORD), holds=FIELD),
        Entry("page-plantation", ("field", OWN_WORD), "fields", holds=ON_FIELD),
    ),
    name=name,
    note=note,
    lookups=lookups,
)
