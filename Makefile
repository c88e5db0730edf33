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
.PHONY: help prepare-play prepare-test prepare-docs prepare-environment prepare-libraries prepare-tools \
  prepare-services build client play test lint types interpreted check-client cluster-test rules docs site bench \
  example screenshots screens client-types bench-server attack fuzz kills bench-strongest bench-thinkers soak points \
  memory positions mutation fit learn learn-small calibration arenas wheels lock clean

help:  ## List the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

prepare-play:
	@$(PYTHON) scripts/prepare.py play

prepare-test:
	@$(PYTHON) scripts/prepare.py test

prepare-docs: prepare-test
	@$(PYTHON) scripts/prepare.py docs

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

docs: site  ## Run every command of the README and the docs, and make the site of them, whose links must all lead somewhere
	$(RUN) scripts/picture.py
	$(RUN) -m pytest tests/docs

site: prepare-docs build  ## The documentation as a site, in build/site
	$(RUN) -m handbook

bench: prepare-test build  ## Measure the speed claims of the README, both builds in one run
	$(RUN) bench/run.py
	$(RUN) bench/environments.py
	PYTHONPATH=. $(RUN) bench/browser.py

example: prepare-test build  ## Learn Santiago de Cuba until level 2 is beaten, with PyTorch, which is installed for it (a few minutes)
	@test -d build/torch/torch || $(RUN) -m pip install --quiet --target build/torch torch==2.13.0
	PYTHONPATH=$(CURDIR)/build/torch $(RUN) examples/learn.py $(OPTIONS)
	MALECON_BOTS=examples/learned.py $(RUN) -m malecon arena santiago learned 2 --games 200 --seed 1

screenshots: prepare-test prepare-services build  ## Every screen in a real browser: sizes, themes, languages
	PYTHONPATH=. $(RUN) scripts/screenshots.py

screens: prepare-test prepare-services build  ## Whether the tables fit a hundred windows, in every state and both languages
	PYTHONPATH=. $(RUN) scripts/screens.py $(OPTIONS)

client-types: prepare-play  ## The client's types from the server's interface
	$(RUN) scripts/client_types.py

bench-server: prepare-test prepare-services build  ## Measure the server with a thousand live tables, and a bare echo beside it
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

points: prepare-test build  ## Whether points by source are the score, in 3,000 random games of each title and 300 of bots, every edition
	MALECON_SUMMARIES=3000 $(RUN) -m pytest --numprocesses 2 tests/contract/test_summary.py

memory: prepare-test build  ## Replay a thousand games of Santiago de Cuba: what is remembered must be what everybody has
	MALECON_MEMORY_GAMES=1000 $(RUN) -m pytest tests/santiago/test_memory.py

positions: prepare-test build  ## Send positions, copies and pickles of 1,000 games round a ring of builds (OPTIONS="--with python3.13")
	PYTHONPATH=. $(RUN) scripts/positions.py $(OPTIONS)

mutation: prepare-test  ## Break the rules of every game in a thousand places; the tests must notice (most of an hour)
	$(RUN) scripts/mutation.py --write

fit: prepare-test build  ## Fit the weights of the bots' judgement again, on games against themselves (half an hour)
	$(RUN) scripts/fit.py

learn: prepare-test build  ## A generation of networks for all games, from self-play to games: ten minutes with 16 processors and a GPU
	$(RUN) -m pip install --quiet "torch>=2.13,<3"
	PYTHONPATH=. $(RUN) -m learn $(or $(OPTIONS),--out build/learn --play 300 --gate 200)

learn-small: prepare-test build  ## The same for one game, in a few minutes on two cores: enough to see that it works
	$(RUN) -m pip install --quiet "torch>=2.13,<3"
	PYTHONPATH=. $(RUN) -m learn santiago --out build/learn-small --jobs 2 --play 90 --fit 30 --gate 60
calibration: prepare-test build  ## Measure whether chances are true, and write how warm to make them (an hour)
	$(RUN) scripts/calibration.py $(OPTIONS)

arenas: prepare-test build  ## Prove the opponents in the arena and write the tables of docs/bots.md (about an hour)
	$(RUN) scripts/arenas.py

wheels: prepare-test client  ## An archive and a wheel for others, in dist/, tried where there is no compiler and no Node
	$(RUN) scripts/wheels.py $(OPTIONS)

lock:  ## Pin the dependencies anew (needs uv); `make lock UPGRADE=` keeps the versions that still fit
	for level in play test docs cluster node; do \
	  play="pyproject.toml --extra club --extra arena --group build"; \
	  test="$$play --extra environments --extra mcp --group test"; \
	  case $$level in play) groups="$$play";; \
	  test) groups="$$test";; \
	  docs) groups="$$test --group docs --constraint requirements/test.txt";; \
	  cluster) groups="$$test --extra cluster";; \
	  node) groups="--group node";; esac; \
	  uv pip compile $$groups --universal --generate-hashes --no-header --no-annotate \
	    --python-version 3.11 $(UPGRADE) --quiet --output-file requirements/$$level.txt; \
	done

clean:  ## Remove everything that was made here
	rm -rf .venv src/malecon/_compiled src/malecon/server/client web/node_modules .mypy_cache .ruff_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
