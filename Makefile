# Malecón. `make play` and `make test` need only Python 3.11 and make; they set everything else up.

PYTHON ?= python3
UPGRADE ?= --upgrade
OPTIONS ?=
RUN := .venv/bin/python
COMPILED := src/malecon/_compiled/manifest.json
SOURCES := $(shell find src/malecon/bots src/malecon/engine src/malecon/environments src/malecon/games -name '*.py')

# Or each of the hundreds of commands that the tests run would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test lint types interpreted rules docs attack bench bench-server bench-strongest bench-thinkers client arenas calibration check-client \
  cluster-test fit client-types fuzz kills screens screenshots soak memory mutation lock clean prepare-environment prepare-libraries prepare-play prepare-test \
  prepare-tools prepare-services build

help:  ## List the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

prepare-play:
	@$(PYTHON) scripts/prepare.py play

prepare-test:
	@$(PYTHON) scripts/prepare.py test

prepare-environment:
	@$(PYTHON) scripts/prepare.py environment

prepare-libraries: prepare-environment
	@$(PYTHON) scripts/prepare.py libraries

prepare-tools:
	@$(PYTHON) scripts/prepare.py tools

prepare-services:
	@$(PYTHON) scripts/services.py

build: prepare-play $(COMPILED) client  ## Compile the rules and build the client again if their sources have changed

$(COMPILED): $(SOURCES) hatch_build.py
	@$(RUN) hatch_build.py
	@touch $@

client: prepare-environment  ## Build what runs in the browser, if it has changed (with the system's Node, or fetches one)
	@$(RUN) scripts/client.py

play: build  ## Open a server on this machine and the browser at its tables
	@$(RUN) -m malecon serve

# Two things at a time. To compile the rules takes longest, so it begins as soon as there is something to compile with.
test:  ## Everything that must hold: style, types, client, rules, contract on both builds
	@$(MAKE) --no-print-directory --jobs 2 prepare-libraries prepare-services client
	@$(MAKE) --no-print-directory --jobs 2 $(COMPILED) lint types interpreted check-client
	@$(MAKE) --no-print-directory build
	$(RUN) -m pytest --numprocesses 3
	@$(MAKE) --no-print-directory rules

lint: prepare-tools  ## ruff: style and formatting
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check

types: prepare-tools  ## mypy --strict
	$(RUN) -m mypy

# Whether both builds agree is asked once, where both are there.
interpreted: prepare-tools  ## The contract of the engine on the interpreted build, which need not be installed
	MALECON_PURE=1 PYTHONPATH=src $(RUN) -m pytest --numprocesses 1 tests/contract --ignore tests/contract/test_builds.py

check-client: client  ## svelte-check, and the client's own tests
	$(RUN) scripts/client.py check

cluster-test: build  ## The arena on Ray, which is installed for it (240 MB)
	@$(PYTHON) scripts/prepare.py cluster
	$(RUN) -m pytest tests/cluster

rules: prepare-test  ## Fail unless every clause of the catalogue is proved by a test or listed as cardboard
	$(RUN) -m malecon rules coverage

docs: prepare-test build  ## Run every command of the README and the docs
	$(RUN) scripts/picture.py
	$(RUN) -m pytest tests/docs

bench: prepare-test build  ## Measure the speed claims of the README, both builds in one run
	$(RUN) bench/run.py
	PYTHONPATH=. $(RUN) bench/browser.py

screenshots: prepare-test prepare-services build  ## Every screen in a real browser: sizes, themes, languages
	PYTHONPATH=. $(RUN) scripts/screenshots.py

screens: prepare-test prepare-services build  ## Whether the tables fit a hundred windows, in every state and both languages
	PYTHONPATH=. $(RUN) scripts/screens.py $(OPTIONS)

client-types: prepare-play  ## The client's types from the server's interface
	$(RUN) scripts/client_types.py

bench-server: prepare-test build  ## Measure the server with a thousand live tables, and a bare echo beside it
	PYTHONPATH=. $(RUN) bench/server.py $(OPTIONS)
	PYTHONPATH=. $(RUN) bench/long_table.py

attack: prepare-test build  ## Attack a server on this machine while somebody plays there (a quarter of an hour)
	PYTHONPATH=. $(RUN) -m attack $(or $(OPTIONS),--write)

fuzz: prepare-test build  ## 20,000 requests and messages that make no sense: no mistake of the server may come of them
	PYTHONPATH=. $(RUN) -m attack.fuzz $(OPTIONS)

kills: prepare-test prepare-services build  ## Kill servers 20 times under load, on both set-ups: nothing may be lost
	PYTHONPATH=. $(RUN) -m attack.kills $(OPTIONS)

bench-strongest: prepare-test build  ## Play Cuba against three of the strongest in a browser, and see that it stays alive
	PYTHONPATH=. $(RUN) bench/strongest.py

bench-thinkers: prepare-test build  ## How many moves processes that several servers share answer in a second
	PYTHONPATH=. $(RUN) bench/thinkers.py

soak: prepare-test prepare-services build  ## 10,000 simulated games verified, the contract checked in 500 of them
	bash scripts/soak.sh

memory: prepare-test build  ## Replay a thousand games of Santiago de Cuba: what is remembered must be what everybody has
	MALECON_MEMORY_GAMES=1000 $(RUN) -m pytest tests/santiago/test_memory.py

mutation: prepare-test  ## Break the rules of every game in a thousand places; the tests must notice (most of an hour)
	$(RUN) scripts/mutation.py --write

fit: prepare-test build  ## Fit the weights of the bots' judgement again, on games against themselves (half an hour)
	$(RUN) scripts/fit.py

calibration: prepare-test build  ## Measure whether chances are true, and write how warm to make them (an hour)
	$(RUN) scripts/calibration.py $(OPTIONS)

arenas: prepare-test build  ## Prove the opponents in the arena and write the tables of docs/bots.md (about an hour)
	$(RUN) scripts/arenas.py

lock:  ## Pin the dependencies anew (needs uv); `make lock UPGRADE=` keeps the versions that still fit
	for level in play test cluster node; do \
	  play="pyproject.toml --extra club --extra arena --group build"; \
	  test="$$play --extra environments --extra mcp --group test"; \
	  case $$level in play) groups="$$play";; \
	  test) groups="$$test";; \
	  cluster) groups="$$test --extra cluster";; \
	  node) groups="--group node";; esac; \
	  uv pip compile $$groups --universal --generate-hashes --no-header --no-annotate \
	    --python-version 3.11 $(UPGRADE) --quiet --output-file requirements/$$level.txt; \
	done

clean:  ## Remove everything that was made here
	rm -rf .venv src/malecon/_compiled src/malecon/server/client web/node_modules .mypy_cache .ruff_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
