# One tool builds everything: uv. Where it is missing, pip puts one into .uv.
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
BIN := .venv/bin
NPX := $(BIN)/python web/run.py
PAGE := src/bottega/server/static/index.html

help:                        ## list what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 12

play: .venv/ready $(PAGE)    ## open the tables in the browser
	@$(BIN)/bottega

test: .venv/ready $(PAGE) lint ## every check and every test
	$(BIN)/python -m tests.needs
	$(NPX) vitest run
	$(BIN)/python -m tests.second_look -n auto --dist worksteal --durations=25

cover: .venv/ready $(PAGE)   ## the tests once more, with every line they reach (half as fast)
	$(BIN)/python -m tests.needs
	$(BIN)/pytest -n auto --dist worksteal --cov --cov-report=term

web: $(PAGE)                 ## build the browser client

wheel: .venv/ready $(PAGE)   ## build sdist and wheel into dist/
	rm -rf dist
	$(UV) build -q --out-dir dist --build-constraints constraints.txt --python $(BIN)/python

wheels: .venv/ready $(PAGE)  ## the wheel, and one with the compiled engine for this Python
	rm -rf dist build/native
	$(UV) build -q --out-dir dist --build-constraints constraints.txt --python $(BIN)/python
	BOTTEGA_COMPILE=1 $(UV) build -q --wheel --out-dir dist --build-constraints constraints.txt --python $(BIN)/python

compile: .venv/ready         ## compile kernel and games in this checkout (make pure: plain Python again)
	$(BIN)/python native.py src

pure: .venv/ready            ## take the compiled modules away
	$(BIN)/python native.py --remove src

types: .venv/ready $(PAGE)   ## the client's types, from the server's messages and the games' declarations
	$(BIN)/python -m bottega.server.openapi > web/openapi.json
	$(NPX) openapi-typescript openapi.json --default-non-nullable=false -o src/lib/schema.d.ts
	$(BIN)/python -m bottega.server.client_types web/src/games

lint: types                  ## style, types and layers
	@$(MAKE) -j2 lint-page lint-code

lint-page:
	$(NPX) svelte-check --fail-on-warnings --output human
	$(NPX) prettier --check --log-level warn .

lint-code:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/ready          ## rewrite the code in the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

fleet: .venv/ready .venv-ray/ready    ## the lab on a Ray cluster of two nodes, one of which is lost
	.venv-ray/bin/pytest tests/lab/many_machines.py

bench: .venv/ready .venv-peers/ready  ## our speed, and catanatron's in the same run
	$(BIN)/python benchmarks/beside_catanatron.py --peer-python .venv-peers/bin/python

speed: .venv/ready .venv-peers/ready  ## docs/speed.md measured anew: pure, compiled, and others (10 minutes)
	$(BIN)/python -m benchmarks.speed_page

strength: .venv/ready        ## docs/strength.md: play the rows that are missing (hours; see benchmarks/strength.py)
	$(BIN)/python -m benchmarks.strength

same: .venv/ready            ## 10,000 games of each, pure and compiled, byte for byte (long)
	$(BIN)/python -m tests.compiled.comparing

docs: .venv/ready $(PAGE)    ## build the documentation into site, with search
	$(BIN)/python -m docs.website

docs-serve: docs             ## read the documentation at http://127.0.0.1:8001
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory site 8001

images: .venv/ready $(PAGE)  ## take the pictures of docs/images anew
	$(BIN)/python -m tests.browser.pictures
	$(BIN)/python -m tests.browser.lab_pictures

laws: .venv/ready            ## 10,000 random games per player count against the laws (long)
	$(BIN)/bottega laws --games 10000 --jobs 2

lock: | $(UV)                ## renew constraints.txt, without any registry address
	$(UV) pip compile pyproject.toml --group dev --group docs --all-extras --universal --upgrade \
	  --no-header --no-annotate --no-emit-index-url -o constraints.txt -q

clean:                       ## remove everything that was made
	rm -rf .venv .venv-peers .venv-ray .uv .node web/node_modules src/bottega/server/static build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage

.venv/ready: pyproject.toml constraints.txt | $(UV)
	$(UV) venv -q --allow-existing .venv
	$(UV) pip install -q --python .venv -c constraints.txt -e . --group dev --group docs
	@touch $@

$(PAGE): $(shell find web -path web/node_modules -prune -o -type f ! -name openapi.json ! -name schema.d.ts ! -name generated.ts -print) $(wildcard src/bottega/server/wire/*.py) | .venv/ready
	python3 web/build.py
	@touch $@

.venv-peers/ready: pyproject.toml | $(UV)
	$(UV) venv -q --allow-existing .venv-peers
	$(UV) pip install -q --python .venv-peers --group peers
	@touch $@

.venv-ray/ready: pyproject.toml constraints.txt | $(UV)
	$(UV) venv -q --allow-existing .venv-ray
	$(UV) pip install -q --python .venv-ray -c constraints.txt -e '.[lab,ray]' aiosmtpd hypothesis pytest pytest-cov pytest-timeout
	@touch $@

.uv/bin/uv:
	python3 -m pip install -q --target .uv uv

.DEFAULT_GOAL := help
.PHONY: help play test cover web wheel wheels compile pure types docs docs-serve images lint lint-page lint-code format fleet bench speed strength same laws lock clean
