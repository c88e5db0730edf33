"""How Sphinx makes the site; `python -m handbook` names the language."""

import re

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

from handbook import ROOT
from handbook.addresses import across, address, clauses, other_language, up
from handbook.clauses import ClauseDirective
from handbook.interfaces import in_restructured_text
from handbook.words import tell
from malecon import __version__

project = "Malecón"
release = __version__
copyright = ""
html_show_copyright = False
html_title = "Malecón"
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4
source_suffix = {".md": "markdown"}
suppress_warnings = ["myst.header", "misc.highlighting_failure"]  # parts of programs, too, are shown as programs
highlight_language = "none"  # what a command prints; a block that is a program says so
nitpicky = False
autodoc_inherit_docstrings = False
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
templates_path = ["look/templates"]
html_static_path = ["../build/handbook/static"]
html_css_files = ["malecon.css"]
html_search_scorer = str(ROOT / "handbook" / "look" / "scorer.js")
html_favicon = "../web/public/art/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_use_index = False
html_domain_indices = False
html_permalinks_icon = "#"
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/languages.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
IN_BOTH = ("index", "commands", "search")  # beside the rules

# What the theme says of its own in English only, and what it leaves out for those who do not see or have no mouse.
SAID_BY_THE_THEME = {
    "Skip to content": "skip",
    "Back to top": "top",
    "On this page": "on-this-page",
    "Made with": "made-with",
    "Toggle Light / Dark / Auto color theme": "theme",
    "Toggle site navigation sidebar": "menu",
    "Toggle table of contents sidebar": "contents",
    "Toggle navigation of": "unfold",
}
LEFT_OUT_BY_THE_THEME = {
    '<p class="caption" role="heading">': '<p class="caption" role="heading" aria-level="2">',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="{menu}">',
    '<aside class="toc-drawer">': '<aside class="toc-drawer" aria-label="{contents}">',
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
}


def tokens(theme: str) -> dict[str, str]:
    """The colours of the client, by day or in the evening; and what the theme of the site calls them."""
    style = (ROOT / "web" / "src" / "style" / "tokens.css").read_text("utf-8")
    light, _, dark = style.partition(':root[data-theme="dark"]')
    return dict(re.findall(r"--([\w-]+): ([^;]+);", {"light": light, "dark": dark}[theme]))


NAMES = {
    "font-stack": "var(--text)",
    "font-stack--monospace": 'ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    "color-brand-primary": "var(--link)",
    "color-brand-content": "var(--link)",
    "color-brand-visited": "var(--link)",
    "color-foreground-primary": "var(--ink)",
    "color-foreground-secondary": "var(--shade)",
    "color-foreground-muted": "var(--shade)",
    "color-foreground-border": "var(--edge)",
    "color-background-primary": "var(--plaster)",
    "color-background-secondary": "var(--wall)",
    "color-background-hover": "var(--sand)",
    "color-background-border": "var(--sand-edge)",
    "color-background-item": "var(--sand-edge)",
    "color-sidebar-background": "var(--wall)",
    "color-sidebar-search-background": "var(--field)",
    "color-code-background": "var(--field)",
    "color-code-foreground": "var(--ink)",
    "color-inline-code-background": "var(--sand)",
    "color-highlight-on-target": "var(--wall)",
    "color-api-background": "var(--wall)",
    "color-api-background-hover": "var(--sand)",
    "color-api-name": "var(--ink)",
    "color-api-pre-name": "var(--shade)",
    "color-api-keyword": "var(--shade)",
    "color-table-header-background": "var(--sand)",
    "color-table-border": "var(--sand-edge)",
}
html_theme_options = {
    "light_css_variables": {**tokens("light"), **NAMES},
    "dark_css_variables": {**tokens("dark"), **NAMES},
    "top_of_page_buttons": [],
}


class ClauseLinks(SphinxTransform):
    """The id of a clause, wherever it is written as code, leads to the clause."""

    default_priority = 700

    def apply(self) -> None:
        for literal in list(self.document.findall(nodes.literal)):
            text = literal.astext()
            if text in clauses() and isinstance(literal.parent, nodes.paragraph | nodes.inline | nodes.entry):
                target = f"{up(self.env.docname)}{address(text)}"
                literal.replace_self(nodes.reference("", "", literal.deepcopy(), refuri=target, internal=True))


def read_docstring(_app: Sphinx, _what: str, _name: str, _thing: object, _options: object, lines: list[str]) -> None:
    lines[:] = in_restructured_text(lines)


def in_our_words(page: str, spoken: str) -> str:
    """A page of the theme in the language of the site, and so that everybody can use it."""
    words = {theirs: tell(spoken, f"site-theme-{key}") for theirs, key in SAID_BY_THE_THEME.items()}
    labels = {key: tell(spoken, f"site-theme-{key}") for key in ("menu", "contents")}
    for theirs, ours in words.items():
        page = re.sub(rf'(?<=[>"])(\s*){re.escape(theirs)}\b', rf"\g<1>{ours}", page)
    for theirs, ours in LEFT_OUT_BY_THE_THEME.items():
        page = page.replace(theirs, ours.format(**labels))
    return page


def offer_the_other_language(app: Sphinx, page: str, _template: str, context: dict[str, object], _tree: object) -> None:
    spoken: str = app.config.language
    both = page in IN_BOTH or page.startswith("rules/")
    context["other_language"] = other_language(spoken)
    context["other_address"] = across(page, spoken) + (f"{page}.html" if both else "index.html")
    context["in_our_words"] = lambda written: in_our_words(written, spoken)
    context["other_name"] = tell(spoken, "site-other-language")


def setup(app: Sphinx) -> None:
    app.add_directive("clause", ClauseDirective)
    app.add_transform(ClauseLinks)
    app.connect("autodoc-process-docstring", read_docstring)
    app.connect("html-page-context", offer_the_other_language)
