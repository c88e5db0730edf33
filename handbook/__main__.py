"""`python -m handbook` writes the site to build/site and looks whether every link of it leads somewhere."""

import os
import shutil
import subprocess
import sys
import time

from handbook import ROOT, SITE
from handbook.addresses import ROOTS, write_forwards
from handbook.links import trouble_of
from handbook.sources import WORK, lay_out, lay_out_look


def main(words: list[str]) -> int:
    if words[:1] == ["--lang"]:  # one language, in a process that speaks it, as the commands do
        return write_pages(words[1])
    began = time.monotonic()
    write_site()
    write_forwards(SITE)
    trouble = trouble_of(SITE)
    for wrong in trouble:
        print(wrong, file=sys.stderr)
    if trouble:
        print(f"{len(trouble)} links of the site are wrong.", file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    count = sum(1 for _ in SITE.rglob("*.html"))
    print(f"build/site/index.html: {count} pages, {size / 1e6:.0f} MB, in {time.monotonic() - began:.0f} s")
    return 0


def write_site() -> None:
    """Both languages at once, in processes of their own: the help of the commands is in the language of the process."""
    shutil.rmtree(SITE, ignore_errors=True)
    lay_out_look()
    speaking = [subprocess.Popen(command(language), cwd=ROOT, env=surroundings()) for language in ROOTS]
    failed = [process.wait() for process in speaking]
    if any(failed):
        sys.exit("The site could not be written; what is wrong stands above.")
    for language in ROOTS:
        leave_out_what_nobody_reads(language)


def command(language: str) -> list[str]:
    return [sys.executable, "-m", "handbook", "--lang", language]


def write_pages(language: str) -> int:
    from sphinx.cmd.build import build_main

    source, target = lay_out(language), SITE / ROOTS[language]
    strictly = ["-q", "-E", "-W", "--keep-going"]
    places = ["-c", str(ROOT / "handbook"), "-d", str(WORK / f"read-{language}"), str(source), str(target)]
    code: int = build_main([*strictly, "-b", "html", "-D", f"language={language}", *places])
    return code


def surroundings() -> dict[str, str]:
    """The rules are interpreted: compiled functions do not say what they take."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    return {**os.environ, "MALECON_PURE": "1", "PYTHONPATH": path}


def leave_out_what_nobody_reads(language: str) -> None:
    for name in ("objects.inv", ".buildinfo"):
        (SITE / ROOTS[language] / name).unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
