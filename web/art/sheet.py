"""A page that shows every symbol on the light page, on the dark one and without colour, at three sizes."""

from pen import Symbol

DARK = (
    "--plaster:#14222a;--wall:#1b2d37;--ink:#f2e9da;--shade:#a9b5b4;--sea:#3fa7b8;--deep:#0a161c;"
    "--sun:#f5c15d;--terracotta:#e2735a;--palm:#7fb083;--rose:#c98577"
)
STYLE = f"""
body{{margin:0;font:13px/1.3 sans-serif}}
section{{--plaster:#f7eddc;--wall:#fff8ec;--ink:#2a211a;--shade:#6b5d4f}}
section{{background:var(--plaster);color:var(--ink);padding:12px}}
section.dark{{{DARK}}} section.grey{{filter:grayscale(1)}}
h2{{margin:6px 0;font-size:16px}} .row{{display:flex;flex-wrap:wrap;gap:4px}}
figure{{margin:0;padding:3px 4px;background:var(--wall);border-radius:6px;text-align:center}}
figure div{{display:flex;align-items:flex-end;gap:3px;justify-content:center}}
figcaption{{font-size:10px;color:var(--shade)}}
"""
SIZES = (90, 48, 24)


def use(name: str, box: str, height: float) -> str:
    width, tall = (float(v) for v in box.split()[2:])
    return f'<svg width="{height * width / tall:.0f}" height="{height}" viewBox="{box}"><use href="#{name}"/></svg>'


def figure(prefix: str, name: str, symbol: Symbol) -> str:
    wide = float(symbol.box.split()[2])
    sizes = (24, 48) if symbol.box == "0 0 24 24" else SIZES if wide < 300 else (300,)
    shown = "".join(use(f"{prefix}-{name}", symbol.box, size) for size in sizes)
    return f"<figure><div>{shown}</div><figcaption>{name}</figcaption></figure>"


def sheet(sprites: dict[str, dict[str, Symbol]]) -> str:
    """Ids are prefixed by the sprite: the same building may stand in two of them."""
    defined = "".join(
        f'<symbol id="{sprite}-{name}" viewBox="{it.box}">{it.body}</symbol>'
        for sprite, symbols in sprites.items()
        for name, it in symbols.items()
    )
    sections = "".join(
        f'<section id="{theme}-{sprite}" class="{theme}"><h2>{sprite}, {theme}</h2><div class="row">'
        + "".join(figure(sprite, name, it) for name, it in symbols.items())
        + "</div></section>"
        for sprite, symbols in sprites.items()
        for theme in ("light", "dark", "grey")
    )
    hidden = f'<svg width="0" height="0" style="position:absolute">{defined}</svg>'
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Symbols</title><style>{STYLE}'
        f"</style>{hidden}{sections}</html>"
    )
