"""The colours. A name of tokens.css is written as var(--name, fallback), so that a page and its theme may change it."""

TOKENS = {
    "ink": "#2a211a",
    "shade": "#6b5d4f",
    "sea": "#1f7a8c",
    "deep": "#0b3c49",
    "sun": "#f2b134",
    "terracotta": "#c8553d",
    "palm": "#4f7f52",
    "rose": "#e5a394",
    "player-blue": "#2e6fb7",
    "player-red": "#c23b3b",
    "player-yellow": "#d49b12",
    "player-green": "#3b8a59",
    "player-purple": "#7a4da2",
    "sugar": "#fbf7ef",
    "citrus": "#ee8f2a",
    "tobacco": "#5b8c3e",
    "rum": "#b3262e",
    "cigars": "#6d4326",
    "wood": "#d8ae6f",
    "stone": "#9c4f3a",
    "water": "#3f8fc4",
    "brick": "#b5422f",
    "sandstone": "#e2b84d",
    "glass": "#5aa7c7",
    "loam": "#7a4a2b",
    "debris": "#9a9a94",
}


def tok(name: str) -> str:
    return f"var(--{name}, {TOKENS[name]})"


INK = tok("ink")  # the outer line: light on the dark page
K = "#2a211a"  # the inner line and dark detail: never flips, so it must lie on something light
CREAM = "#fff8ec"
SEA, DEEP, SUN, TERRA, PALM, ROSE = (tok(name) for name in ("sea", "deep", "sun", "terracotta", "palm", "rose"))
SUGAR, CITRUS, TOBACCO, RUM, CIGARS = (tok(name) for name in ("sugar", "citrus", "tobacco", "rum", "cigars"))
WOOD, STONE, WATER = (tok(name) for name in ("wood", "stone", "water"))
MINT, SKY, BUTTER, LILAC, CORAL, SAND = "#a9cfb8", "#9cc7d3", "#f0cf87", "#c9b6d8", "#e08b72", "#ead7b0"
GOLD, GREY, STEEL, DARKWOOD, LEAF = "#eab13a", "#b9b4a8", "#8d979b", "#7a5233", "#6f9f57"
SKIN = {"light": "#e6b58d", "mid": "#cb9062", "brown": "#9d653e", "dark": "#744829"}
HAIR = "#3a2a22"
GLASS = "#315766"  # window glass
TRIM = "#dcc8a2"  # cornices and columns: reads on both pages
COIN = "#8a5d0c"

# What a page may set on one <svg>: the colour of a player's piece, of a die and of its pips.
PIECE = "var(--piece, var(--terracotta, #c8553d))"
DIE = "var(--die, #fbf7ef)"
PIP = "var(--pip, #2a211a)"
