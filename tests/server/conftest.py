"""Servers and databases for the tests of this folder."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Person
from tests.server.house import House
from tests.server.postgres import Postgres, running_postgres

Opener = Callable[..., House]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server on SQLite for all tests that leave it as they found it."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def big_house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server with two workers on PostgreSQL."""
    database = postgres.create("big_house")
    with House(tmp_path_factory.mktemp("big_house"), database, workers=2) as house:
        yield house


@pytest.fixture(scope="session")
def other_house(big_house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Another server, as on a second machine, with the same database."""
    with House(tmp_path_factory.mktemp("other_house"), big_house.database) as house:
        yield house


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty PostgreSQL database; its address."""
    return postgres.create(f"test_{secrets.token_hex(6)}")


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Opener]:
    """Servers of a test's own, closed when it ends."""
    opened: list[House] = []

    def opener(database: str | None = None, workers: int = 1) -> House:
        house = House(tmp_path / f"house{len(opened)}", database, workers)
        opened.append(house)
        return house.start()

    yield opener
    for house in opened:
        house.stop()


@pytest.fixture
def anna(house: House) -> Iterator[Person]:
    person = Person(house, "Anna")
    yield person
    person.close()


@pytest.fixture
def bruno(house: House) -> Iterator[Person]:
    person = Person(house, "Bruno")
    yield person
    person.close()
