"""``bottega serve`` of an environment that holds the wheel and what it depends on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import bottega
from tests.languages import languages, rules_file
from tests.package.installing import CLIENT, Environment
from tests.server.client import Person, play
from tests.server.house import House


@pytest.fixture(scope="module")
def house(furnished: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), program=[str(furnished.script)]) as house:
        yield house
        assert "crashed" not in house.said(), house.said()[-4000:]


@pytest.fixture
def anna(house: House) -> Iterator[Person]:
    person = Person(house, "Anna")
    yield person
    person.close()


def test_the_page_is_the_built_client_with_all_its_parts(anna: Person) -> None:
    page = anna.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.content == (CLIENT / "index.html").read_bytes()
    parts = list((CLIENT / "assets").iterdir())
    assert {file.suffix for file in parts} >= {".js", ".css", ".woff2"}
    for file in parts:
        part = anna.get(f"/assets/{file.name}")
        assert (file, part.status_code, part.content) == (file, 200, file.read_bytes())


@languages
@pytest.mark.parametrize("game", ["lorenzo", "masters", "princes", "wiege"])
def test_the_rules_of_every_game_are_served_in_every_language(
    anna: Person, game: str, lang: str
) -> None:
    page = Person.ok(anna.get(f"/api/games/{game}/rules", lang=lang))
    assert page["text"] == rules_file(game, lang).read_text(encoding="utf-8")


def test_a_table_is_made_and_played_to_its_end(
    anna: Person, furnished: Environment, tmp_path: Path
) -> None:
    """By somebody with a page against a bot; its record holds what the command can verify."""
    table = anna.make("me", "greedy")

    async def game() -> None:
        async with anna.page(table) as page:
            await play([page], Random(1))
            await page.until(lambda: page.table["status"] == "over")

    asyncio.run(game())
    (tmp_path / "game.json").write_bytes(anna.get(f"/api/tables/{table}/record").content)
    assert "draws follow from the seed" in furnished.says(tmp_path, "verify", "game.json")


def test_somebody_can_keep_an_account(anna: Person) -> None:
    """Passwords need a library that nothing else here asks for."""
    password = {"name": "Anna of the wheel", "password": "a long enough one"}
    assert Person.ok(anna.post("/api/register", password))["account"]


@pytest.mark.parametrize(
    ("path", "part"), [("/api/schema", "openapi"), ("/metrics", "python_info")]
)
def test_hosts_are_told_what_they_ask_for(anna: Person, path: str, part: str) -> None:
    answer = anna.get(path)
    assert answer.status_code == 200
    assert part in answer.text


def test_the_house_says_which_release_it_is(anna: Person) -> None:
    well = {"status": "well", "version": bottega.__version__}
    assert Person.ok(anna.get("/health")) == well


def test_a_house_that_is_asked_to_close_does_so(furnished: Environment, tmp_path: Path) -> None:
    house = House(tmp_path / "house", program=[str(furnished.script)]).start()
    assert house.stop() in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
    assert "Traceback" not in house.said()
