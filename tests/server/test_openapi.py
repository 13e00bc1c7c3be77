"""The OpenAPI document: every route is in it, and the server keeps its word."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bottega.server.app import create_app
from tests.server.client import COOKIE, Person, play
from tests.server.house import House

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
NO_API = ("/assets", "/games", "/api/schema")
"""What is no part of the interface: files of the client and of boards, and the document itself."""

PAGES = {"/", "/t/{table}", "/t/{table}/replay", "/rules", "/rules/{game}", "/make", "/account"}
PAGES |= {"/forgotten", "/recover", "/confirm"}
EXAMPLES = 12


def document() -> Any:
    return create_app("sqlite+aiosqlite://").openapi_schema.to_schema()


def routes() -> list[tuple[str, str]]:
    """Every HTTP route of the application, as the document writes it."""
    found = []
    for route in create_app("sqlite+aiosqlite://").routes:
        path = route.path_format
        if path.startswith(NO_API) or path in PAGES or not hasattr(route, "route_handler_map"):
            continue
        found += [
            (method.lower(), path)
            for method in route.route_handler_map
            if method not in ("HEAD", "OPTIONS")
        ]
    return sorted(set(found))


def test_every_http_route_is_in_the_document() -> None:
    paths = document()["paths"]
    described = {(method, path) for path, methods in paths.items() for method in methods}
    assert len(routes()) >= 25
    assert [route for route in routes() if route not in described] == []


def test_every_route_says_what_it_answers_and_why_it_refuses() -> None:
    schema = document()
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            where = f"{method} {path}"
            assert operation["summary"], where
            answers = operation["responses"]
            assert any(status.startswith("2") for status in answers), where
            if path.startswith("/api/"):
                for status in ("400", "404", "429"):
                    content = answers[status]["content"]["application/json"]
                    assert content["schema"]["$ref"].endswith("/Problem"), where
    names = set(schema["components"]["schemas"])
    assert {"Update", "GiveAnswers", "Question", "TableInfo", "Problem", "Refused"} <= names


def test_the_server_serves_its_document(anna: Person) -> None:
    served = anna.ok(anna.get("/api/schema/openapi.json"))
    assert set(served["paths"]) == set(document()["paths"])


class Prober:
    """A person with one table of every kind, so that requests reach something."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.person = Person(house, "Prober")
        over = self.person.make("me")

        async def to_the_end() -> None:
            async with self.person.page(over) as page:
                await play([page], Random(1))

        asyncio.run(to_the_end())
        self.tables = [over, self.person.make("me", "me"), self.person.make("me", "open", "open")]
        self.schema = schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")
        self.schema.config.update(base_url=house.url)


def operations() -> list[Any]:
    """Every operation with requests as they should be; and, where there is anything to get wrong,
    with wrong ones."""
    found = []
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            for mode in GenerationMode:
                if mode == GenerationMode.POSITIVE or {"parameters", "requestBody"} & set(
                    operation
                ):
                    name = f"{mode.value} {method} {path}"
                    found.append(pytest.param(method, path, mode, id=name))
    return found


def try_operation(prober: Prober, method: str, path: str, mode: GenerationMode) -> None:
    operation = prober.schema[path][method.upper()]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from([None, *prober.tables]),
    )
    def run(case: Any, table: str | None) -> None:
        if table is not None and case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        if "key" in (case.path_parameters or {}) and table is not None:
            case.path_parameters["key"] = "masters"
        answer = case.call(cookies={COOKIE: prober.person.token}, timeout=30)
        case.validate_response(answer, checks=CHECKS)

    run()


@pytest.fixture(scope="module")
def prober(house: House) -> Prober:
    return Prober(house)


@pytest.mark.parametrize(("method", "path", "mode"), operations())
def test_the_server_answers_as_its_document_says(
    prober: Prober, method: str, path: str, mode: GenerationMode
) -> None:
    if path in ("/api/logout", "/api/register"):  # after which the session is another
        prober = Prober(prober.house)
    try_operation(prober, method, path, mode)
    assert prober.house.healthy()
