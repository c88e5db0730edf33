"""Whether a tag names the version that is being released: `scripts/tagged.py v1.2.3`."""

import re
import sys
from pathlib import Path

ABOUT = Path(__file__).resolve().parents[1] / "src" / "malecon" / "__init__.py"

OTHER = """The tag {tag} does not name the version of the sources, {version}: it should be v{version}.
L’étiquette {tag} ne nomme pas la version des sources, {version} : elle devrait être v{version}."""


def main(tag: str) -> None:
    found = re.search(r'^__version__ = "(.+)"$', ABOUT.read_text("utf-8"), re.MULTILINE)
    assert found is not None
    if tag != f"v{found[1]}":
        sys.exit(OTHER.format(tag=tag, version=found[1]))


if __name__ == "__main__":
    main(sys.argv[1])
