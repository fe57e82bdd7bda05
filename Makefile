# Everything runs from a virtual environment in this folder; every target sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.ready-bench
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: help setup play test lint bench clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

setup: $(READY) ## install everything into .venv

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ridotto needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv (once; a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ rm -rf $(VENV); echo "No virtual environment could be made: on Debian, install python3-venv"; exit 1; }
	@$(PIP) install -c constraints.txt -e '.[dev,fast,lab]'
	@touch $@

$(BENCH_READY): $(READY)
	@$(PIP) install -c constraints.txt -e '.[bench]'
	@touch $@

play: $(READY) ## play Mascarade in the terminal
	@$(BIN)/ridotto play mascarade

test: lint ## check everything
	$(BIN)/pytest -n auto

lint: $(READY) ## style, types and the arrows between rooms
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(BENCH_READY) ## measure speed, as ratios in one run
	$(BIN)/python -m bench

clean: ## remove the virtual environment and everything made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
