# Malecón. `make play` and `make test` need only Python 3.11 and make; they set everything else up.

PYTHON ?= python3
RUN := .venv/bin/python
SOURCES := $(shell find src/malecon/engine src/malecon/games -name '*.py')

.DEFAULT_GOAL := help
.PHONY: help play test lint types rules docs bench bench-server client-types soak mutation lock clean prepare-play prepare-test prepare-services build

help:  ## List the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

prepare-play:
	@$(PYTHON) scripts/prepare.py play

prepare-test:
	@$(PYTHON) scripts/prepare.py test

prepare-services:
	@$(PYTHON) scripts/services.py

build: prepare-play src/malecon/_compiled/manifest.json  ## Compile the rules again if a source has changed

src/malecon/_compiled/manifest.json: $(SOURCES) hatch_build.py
	@$(RUN) hatch_build.py
	@touch $@

play: build  ## Open a server on this machine and the browser at its tables
	@$(RUN) -m malecon serve

test: prepare-test prepare-services build lint types  ## Everything that must hold: style, types, rules, contract on both builds
	$(RUN) -m pytest --numprocesses 2
	MALECON_PURE=1 $(RUN) -m pytest --numprocesses 2 tests/contract
	@$(MAKE) --no-print-directory rules

lint: prepare-test  ## ruff: style and formatting
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check

types: prepare-test  ## mypy --strict
	$(RUN) -m mypy

rules: prepare-test  ## Fail unless every clause of the catalogue is proved by a test or listed as cardboard
	$(RUN) -m malecon rules coverage

docs: prepare-test build  ## Run every command of the README and the docs
	$(RUN) scripts/picture.py
	$(RUN) -m pytest tests/docs

bench: prepare-test build  ## Measure the speed claims of the README, both builds in one run
	$(RUN) bench/run.py

client-types: prepare-test build  ## The client's types from the server's interface (needs Node, or fetches it)
	$(RUN) scripts/client_types.py

bench-server: prepare-test build  ## Measure the server with a thousand live tables, and a bare echo beside it
	PYTHONPATH=. $(RUN) bench/server.py

soak: prepare-test build  ## 10,000 simulated games verified, views checked in 500 of them
	bash scripts/soak.sh

mutation: build  ## Break the rules of Santiago one by one; the tests must notice
	@$(PYTHON) scripts/prepare.py mutation
	$(RUN) scripts/mutation.py

lock:  ## Pin the dependencies anew (needs uv)
	for level in play test mutation; do \
	  case $$level in play) groups="--group build";; test) groups="--group build --group test";; \
	  mutation) groups="--group build --group test --group mutation";; esac; \
	  uv pip compile pyproject.toml $$groups --universal --generate-hashes --no-header --no-annotate \
	    --python-version 3.11 --upgrade --quiet --output-file requirements/$$level.txt; \
	done

clean:  ## Remove everything that was made here
	rm -rf .venv src/malecon/_compiled mutants .mypy_cache .ruff_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
