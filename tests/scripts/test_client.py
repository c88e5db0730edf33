"""The client is built when it has to be and not again, and whoever lacks what that needs is told so.

With a Node and an npm that only write down how they were called: the real ones build the client before every run of
the tests.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NPM = """#!/bin/sh
echo "$1" >> "$CALLS"
if [ "$1" = "$FAILS" ]; then echo "$SAYS" >&2; exit 1; fi
if [ "$1" = ci ]; then mkdir -p node_modules; fi
if [ "$1" = run ]; then
  mkdir -p src/text/generated ../src/malecon/server/client
  date +%N > src/text/generated/en.ftl
  echo built > ../src/malecon/server/client/index.html
fi
"""
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}


class Project:
    """A copy of what builds the client, with next to nothing to build."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.client = root / "src" / "malecon" / "server" / "client"
        for name in ("scripts/client.py", "scripts/node.py", "requirements/node.txt", "hatch_build.py"):
            self.write(name, (ROOT / name).read_text("utf-8"))
        for name in ("web/src/main.ts", "web/public/icon.svg", "web/package-lock.json", "src/malecon/text/fr.ftl"):
            self.write(name, "as it was")
        self.program("node", "#!/bin/sh\necho v20.19.0\n")
        self.program("npm", NPM)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def program(self, name: str, text: str) -> None:
        self.write(f"bin/{name}", text)
        (self.root / "bin" / name).chmod(0o755)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join((str(self.root / "bin"), os.environ["PATH"]))
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, "PATH": path, "CALLS": str(self.root / "calls"), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("scripts/client.py", **environment)

    def calls(self) -> list[str]:
        """What npm was asked for since the last time."""
        log = self.root / "calls"
        found = log.read_text("utf-8").split() if log.exists() else []
        log.unlink(missing_ok=True)
        return found

    def note(self) -> dict[str, str]:
        found: dict[str, str] = json.loads((self.client / "build.json").read_text("utf-8"))
        return found


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_the_client_is_built_once_and_again_only_when_a_source_has_changed(project: Project) -> None:
    done = project.build()
    assert (done.returncode, done.stderr) == (0, "client built: 1 files\n")
    assert project.calls() == ["ci", "run"]
    assert project.build().stderr == ""
    assert project.calls() == []
    for source in ("web/src/main.ts", "web/public/icon.svg", "web/vite.config.ts", "src/malecon/text/fr.ftl"):
        project.write(source, "changed")
        assert project.build().returncode == 0
        assert project.calls() == ["run"], source
    assert list(project.note()) == ["sources"]


def test_a_build_that_is_gone_is_made_again(project: Project) -> None:
    project.build()
    shutil.rmtree(project.client)
    project.calls()
    project.build()
    assert project.calls() == ["run"]


def test_packages_are_installed_again_only_when_the_lock_has_changed(project: Project) -> None:
    project.build()
    project.calls()
    project.write("web/package-lock.json", "changed")
    project.build()
    assert project.calls() == ["ci", "run"]


def test_the_check_looks_at_the_types_and_runs_the_tests_and_fails_with_either(project: Project) -> None:
    assert project.run("scripts/client.py", "check").returncode == 0
    assert project.calls() == ["ci", "run", "run"]
    assert project.run("scripts/client.py", "check", FAILS="run").returncode == 1
    assert project.calls() == ["run"]


@pytest.mark.parametrize("code", ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "SELF_SIGNED_CERT_IN_CHAIN", "E503"])
def test_a_registry_that_cannot_be_reached_is_named_in_both_languages(project: Project, code: str) -> None:
    done = project.build(FAILS="ci", SAYS=f"npm error code {code}")
    assert done.returncode == 1
    assert f"npm cannot reach its registry ({code})" in done.stderr
    assert f"npm n’atteint pas son dépôt ({code})" in done.stderr
    assert project.note() == {"skipped": f"npm cannot reach its registry ({code})"}
    assert project.calls() == ["ci"]
    assert project.build().returncode == 0, "tried again, and the network is back"


def test_what_the_build_complains_of_is_shown_and_the_last_build_is_kept(project: Project) -> None:
    project.build()
    project.write("web/src/main.ts", "a mistake")
    done = project.build(FAILS="run", SAYS="main.ts: a mistake")
    assert done.returncode == 1
    assert "main.ts: a mistake" in done.stderr
    assert "npm run --silent build" in done.stderr
    assert (project.client / "index.html").exists()
    assert project.note()["skipped"].startswith("failed: npm run")


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3", "v21.7.3", "v22.11.0", "nonsense"])
def test_a_node_that_is_too_old_is_left_alone_and_without_another_that_is_said(project: Project, version: str) -> None:
    project.program("node", f"#!/bin/sh\necho {version}\n")
    done = project.build(**OFFLINE)
    assert done.returncode == 1
    assert "Install Node with npm" in done.stderr
    assert "Installez Node avec npm" in done.stderr
    assert project.calls() == []
    assert project.note() == {"skipped": "no Node 20.19 or newer, and none could be fetched"}


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v24.19.0", "v26.0.1"])
def test_a_node_that_is_new_enough_is_used(project: Project, version: str) -> None:
    project.program("node", f"#!/bin/sh\necho {version}\n")
    assert project.build(**OFFLINE).returncode == 0


NO_NODE = "no Node 20.19 or newer, and none could be fetched"


@pytest.mark.parametrize(("node", "expected"), [("v20.19.0", "None"), ("v18.20.4", NO_NODE)])
def test_an_install_goes_on_without_the_client(project: Project, node: str, expected: str) -> None:
    project.program("node", f"#!/bin/sh\necho {node}\n")
    done = project.run("-c", "import hatch_build; print(hatch_build.build_client())", **OFFLINE)
    assert (done.returncode, done.stdout.strip()) == (0, expected), done.stderr
