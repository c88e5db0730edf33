"""The documentation site: made of docs/, the catalogues of the rules, the commands, the docstrings and the tests.

`python -m handbook` writes it to build/site; `make docs` does that after it has run every command of the docs.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "site"
