"""Writes the sprites web/public/art/*.svg. Run: python3 web/art/make.py [--sheet FILE.html]

One sprite for each use, so that a page loads only what it needs. A page shows a symbol with
<svg><use href="/art/cuba.svg#b-hotel"/></svg>; the custom properties of the page reach into it.
"""

import argparse
from pathlib import Path

import backs
import boxes
import buildings_cuba
import buildings_cuba_trade
import buildings_santiago
import car
import cards_havana
import cards_havana_people
import coach
import dice
import emblems
import fields
import flags
import flowers
import goods
import houses_city
import houses_evening
import houses_garden
import houses_shore
import houses_square
import houses_trade
import icons
import laws_cuba
import people_cuba
import people_santiago
import pieces_cuba
import pieces_havana
import pieces_santiago
import scenes
import ships_cuba
import ships_santiago
import skyline
import tokens
from pen import Art, Symbol
from sheet import sheet

PUBLIC = Path(__file__).resolve().parent.parent / "public" / "art"
SPRITES: dict[str, tuple[Art, ...]] = {
    "common": (goods.ART, tokens.ART, dice.ART, emblems.ART, icons.ART, coach.ART),
    "cuba": (
        people_cuba.ART,
        fields.ART,
        buildings_cuba.ART,
        buildings_cuba_trade.ART,
        ships_cuba.ART,
        pieces_cuba.ART,
        laws_cuba.ART,
        backs.CUBA,
    ),
    "santiago": (
        people_santiago.ART,
        buildings_santiago.ART,
        car.ART,
        flags.ART,
        flowers.ART,
        pieces_santiago.ART,
        ships_santiago.ART,
        backs.SANTIAGO,
    ),
    "havana": (
        cards_havana.ART,
        cards_havana_people.ART,
        houses_shore.ART,
        houses_square.ART,
        houses_garden.ART,
        houses_trade.ART,
        houses_city.ART,
        houses_evening.ART,
        pieces_havana.ART,
        backs.HAVANA,
    ),
    "home": (boxes.ART, skyline.ART, scenes.ART),
}

# These are also written as pictures of their own: a style sheet can repeat them sideways.
TILED = ("skyline-day", "skyline-evening", "waves")


def symbols(sprite: str) -> dict[str, Symbol]:
    return {name: symbol for art in SPRITES[sprite] for name, symbol in art.items()}


def svg(sprite: str) -> str:
    lines = [f'<symbol id="{name}" viewBox="{it.box}">{it.body}</symbol>' for name, it in symbols(sprite).items()]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *lines, "</svg>", ""])


def main() -> None:
    arguments = argparse.ArgumentParser(description="Write the sprites of the client.")
    arguments.add_argument("--out", type=Path, default=PUBLIC, help="the folder to write to")
    arguments.add_argument("--sheet", type=Path, help="also write a page that shows every symbol")
    chosen = arguments.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    for sprite in SPRITES:
        (chosen.out / f"{sprite}.svg").write_text(svg(sprite))
    for name in TILED:
        it = symbols("home")[name]
        (chosen.out / f"{name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{it.box}">{it.body}</svg>\n'
        )
    if chosen.sheet:
        chosen.sheet.write_text(sheet({sprite: symbols(sprite) for sprite in SPRITES}))


if __name__ == "__main__":
    main()
