# Everything here sets itself up from a bare clone; `make` alone lists the targets.

export PYTHON
BIN := .venv/bin
LOCKS := pyproject.toml requirements/setup.txt requirements/play.txt
COMPILED := PARLOUR_BUILD=compiled PYTHONPATH=build/compiled
PYTEST := $(BIN)/python -m pytest -n 2 --dist=worksteal

.NOTPARALLEL:
.PHONY: help play test bench soak compiled golden lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 18

play: .venv/.play ## choose a game and play it in the terminal
	@$(BIN)/parlour play

test: .venv/.test ## lint, types, tests, and the tests again on the compiled build
	@tools/setup compiler
	@echo "== lint and types"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { \
	    echo "not formatted; run $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy
	@echo "== tests, interpreted"
	@$(PYTEST)
	@echo "== tests, compiled"
	@$(BIN)/python tools/compile.py
	@$(COMPILED) $(PYTEST) -m "both_ways and not soak"

bench: .venv/.bench compiled ## measure speed against OpenSpiel and RLCard
	@$(BIN)/python -m benchmarks

soak: .venv/.test compiled ## the long tests, with many more random games
	@$(COMPILED) $(PYTEST) -m "both_ways or soak" --hypothesis-profile=soak

compiled: .venv/.test ## build the compiled version in build/compiled
	@$(BIN)/python tools/compile.py

golden: .venv/.test ## write the golden games anew, where a rule was meant to change
	@$(BIN)/python tools/golden.py

lock: ## renew the pinned versions in requirements/
	@tools/setup lock

clean: ## remove everything made here, .venv too
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

.venv/.bench: $(LOCKS) requirements/test.txt requirements/bench.txt tools/setup
	@tools/setup bench
	@touch $@ .venv/.test .venv/.play
