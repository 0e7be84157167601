# Everything here sets itself up from a bare clone; `make` alone lists the targets.

export PYTHON
# Without bytecode every worker and every server of the tests would compile everything.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
LOCKS := pyproject.toml requirements/setup.txt requirements/play.txt
INTERPRETED := PARLOUR_BUILD=interpreted
COMPILED := PARLOUR_BUILD=compiled PYTHONPATH=build/compiled
# Tests that wait leave room for these; what they say comes whole, when they are done.
CHECKS := $(BIN)/mypy & types=$$!; $(BIN)/python tools/build_web.py check & web=$$!; \
    $(BIN)/python tools/compile.py --quick && wait $$types && wait $$web
# Servers, databases and pages are waited for, so one test more is at work than cores.
PYTEST := $(BIN)/python -m pytest --dist=worksteal -n $$(( $$(nproc) + 1 ))
# Where nothing is waited for, more than the cores would only be in each other's way.
PYTEST_BUSY := $(BIN)/python -m pytest --dist=worksteal -n logical
# Every worker reads all tests it is given, so it is given no files of other parts, and
# no plugin that only others need.
MARKED = $$(grep -rlE --include='*.py' 'mark\.(both_ways|rules|in_bulk)' tests)
NO_PAGES := -p no:playwright --ignore=tests/browser --ignore=tests/engines
NO_SCHEMA := -p no:schemathesis
PLAIN := $(NO_PAGES) \
    -m "not (rules or in_bulk or soak or browser or engines or deploy or extras)"
# Each writes one file that a test compares with the source.
GENERATORS := $(wildcard tools/*_types.py tools/*_tables.py tools/settings_page.py \
    tools/code_map.py)
# In a new clone, workers that begin together would each compile every test file.
READ_ONCE := [ -d tests/__pycache__ ] || $(INTERPRETED) \
    $(BIN)/python -m pytest -n 0 $(PLAIN) --collect-only >/dev/null

.NOTPARALLEL:
.PHONY: help play web test bench soak engines deploy-test install-test mutants compiled \
    golden types docs wheel compiled-wheel lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 24

play: web ## serve the table to browsers on this machine; docs/host/quickstart.md says more
	@tools/setup faster || true
	@$(BIN)/parlour serve

web: .venv/.play ## build the browser client, where it changed
	@tools/setup web

test: .venv/.test ## lint, types, tests, tests on the compiled build and in a browser
	@tools/setup compiler
	@tools/setup browser
	@{ $(READ_ONCE); } & tools/setup web; built=$$?; wait; exit $$built
	@echo "== lint"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { \
	    echo "not formatted; run $(BIN)/ruff format"; exit 1; }
	@echo "== tests, interpreted; beside them types, compiling, the browser client's tests"
	@{ said=$$({ $(CHECKS); } 2>&1); ended=$$?; echo "$$said"; exit $$ended; } & \
	    checks=$$!; \
	    $(INTERPRETED) $(PYTEST) $(PLAIN); \
	    passed=$$?; wait $$checks && exit $$passed
	@echo "== tests, in a browser; beside them those on the compiled build"
	@{ said=$$($(COMPILED) $(PYTEST_BUSY) $(NO_PAGES) $(NO_SCHEMA) \
	    -m "(both_ways or rules or in_bulk) and not soak" $(MARKED) 2>&1); ended=$$?; \
	    echo "== tests, compiled"; echo "$$said"; exit $$ended; } & compiled=$$!; \
	    $(COMPILED) $(PYTEST) $(NO_SCHEMA) -m "browser and not soak" tests/browser; \
	    passed=$$?; wait $$compiled && exit $$passed

bench: .venv/.bench compiled web ## measure speed against OpenSpiel and RLCard
	@$(BIN)/python -m benchmarks
ifneq ($(wildcard benchmarks/load/__main__.py),)
	@$(BIN)/python -m benchmarks.load
endif

soak: .venv/.test compiled ## the long tests, with many more random games
	@$(PYTEST) -m "rules and not soak"
	@$(COMPILED) $(PYTEST_BUSY) -m "both_ways or rules or in_bulk or soak" \
	    --hypothesis-profile=soak

engines: .venv/.test ## whole games in Firefox and WebKit, and read as by a screen reader
	@tools/setup browser
	@tools/setup engines
	@tools/setup web
	@$(INTERPRETED) $(PYTEST) $(NO_SCHEMA) -m engines tests/engines tests/browser

deploy-test: .venv/.test ## what deploy/ has: systemd's unit, and a game through a real nginx
	@tools/setup nginx
	@$(BIN)/python -m pytest -m "deploy or not deploy" $(NO_SCHEMA) tests/deploy

install-test: .venv/.test web ## install every extra into clean environments, as documented
	@$(INTERPRETED) $(PYTEST) $(NO_PAGES) $(NO_SCHEMA) -m "extras or not extras" \
	    tests/packaging

mutants: .venv/.test ## which small changes of the source no test notices: OF=, SAMPLE=
	@$(BIN)/python tools/mutants.py $(OF) $(if $(SAMPLE),--sample $(SAMPLE))

compiled: .venv/.test ## build the compiled version in build/compiled
	@$(BIN)/python tools/compile.py

golden: .venv/.test ## write the golden games anew, where a rule was meant to change
	@$(BIN)/python tools/golden.py

types: .venv/.test ## regenerate the browser's types and the reference pages
	@for tool in $(GENERATORS); do $(BIN)/python $$tool || exit 1; done

docs: .venv/.docs ## build the documentation site into build/docs, links checked
	@$(BIN)/python tools/build_docs.py

wheel: .venv/.play web ## build the package for any platform: one wheel in dist/
	@tools/setup wheel

compiled-wheel: .venv/.play web ## build it with compiled games, for this platform, in dist/compiled/
	@tools/setup compiled-wheel

lock: ## renew the pinned versions in requirements/
	@tools/setup lock

clean: ## remove everything made here, .venv too
	@rm -rf web/node_modules src/parlour/web/static
	@rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} + \
	    2>/dev/null || true

# A larger group brings the smaller ones with it.
.venv/.play: $(LOCKS) tools/setup
	@tools/setup play
	@touch $@

.venv/.test: $(LOCKS) requirements/test.txt tools/setup
	@tools/setup test
	@touch $@ .venv/.play

.venv/.docs: $(LOCKS) requirements/docs.txt tools/setup
	@tools/setup docs
	@touch $@ .venv/.play

.venv/.bench: $(LOCKS) requirements/test.txt requirements/bench.txt tools/setup
	@tools/setup bench
	@touch $@ .venv/.test .venv/.play
