"""The files to deploy a house with: what can be wrong with them without running them."""

from __future__ import annotations

import json
import re
import shlex
from configparser import ConfigParser
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy import make_url

from bottega.cli.app import app
from bottega.cli.serve import DATABASE, GRACE, database_address
from bottega.server.app import create_app
from bottega.server.live import SILENCE

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


# Each file, taken apart --------------------------------------------------------------------------


def instructions() -> dict[str, str]:
    """The Containerfile: the last of each instruction."""
    text = re.sub(r"^#.*\n", "", read("Containerfile"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    return dict(line.split(None, 1) for line in lines if line.strip())


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return found


def unit() -> ConfigParser:
    """The systemd unit; where a setting is given twice, the last one."""
    found = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(read("bottega.service"))
    return found


def directives() -> list[tuple[tuple[str, ...], list[str]]]:
    """nginx.conf: every directive with the blocks it stands in."""
    text = re.sub(r"#.*", "", read("nginx.conf"))
    found: list[tuple[tuple[str, ...], list[str]]] = []
    inside: list[str] = []
    for words, end in re.findall(r"([^;{}]*)([;{}])", text):
        if end == "}":
            assert not words.strip(), f"a directive without its semicolon: {words.strip()}"
            inside.pop()
        elif end == "{":
            inside.append(" ".join(words.split()))
        else:
            found.append((tuple(inside), words.split()))
    assert inside == [], "a block is not closed"
    assert not re.sub(r"[^;{}]*[;{}]", "", text).strip()
    return found


def values_of(name: str) -> list[list[str]]:
    return [words[1:] for _, words in directives() if words[0] == name]


# Commands ----------------------------------------------------------------------------------------


def serve_commands() -> dict[str, list[str]]:
    """What each file starts, without the program's name."""
    image = instructions()
    program, *_ = json.loads(image["ENTRYPOINT"])
    path, *words = shlex.split(unit()["Service"]["ExecStart"])
    assert (program, Path(path).name) == ("bottega", "bottega")
    return {"Containerfile": json.loads(image["CMD"]), "bottega.service": words}


@pytest.mark.parametrize("file", serve_commands())
def test_what_is_started_is_understood(file: str) -> None:
    command, asked, _ = app.parse_args(
        serve_commands()[file], exit_on_error=False, print_error=False
    )
    assert command.__name__ == "serve"
    assert asked.arguments["port"] == 8000
    assert asked.arguments["browser"] is False


def test_ports_agree() -> None:
    port = instructions()["EXPOSE"]
    assert f":{port}/" in instructions()["HEALTHCHECK"]
    for words in serve_commands().values():
        assert words[words.index("--port") + 1] == port
    servers = [
        words[1]
        for inside, words in directives()
        if inside[-1:] == ("upstream house",) and words[0] == "server"
    ]
    assert len(servers) == 2
    assert {server.rpartition(":")[2] for server in servers} == {port}
    published = {port.split(":")[1] for port in compose()["services"]["proxy"]["ports"]}
    assert published == {words[0] for words in values_of("listen") if ":" not in words[0]}


def test_the_health_check_asks_an_address_that_is_there() -> None:
    (address,) = re.findall(r"http://[^']+", instructions()["HEALTHCHECK"])
    routes = {route.path for route in create_app("sqlite+aiosqlite://").routes}
    assert urlsplit(address).path in routes
    for inside, _ in directives():
        for block in inside:
            if block.startswith("location ="):
                assert block.split()[-1] in routes


# compose.yaml ------------------------------------------------------------------------------------


def test_the_proxy_knows_the_servers_by_their_names() -> None:
    house = compose()
    servers = {name for name in house["services"] if name.startswith("server-")}
    assert len(servers) == 2
    named = {words[0].partition(":")[0] for words in values_of("server") if words}
    assert named == servers == set(house["services"]["proxy"]["depends_on"])


def test_what_a_service_refers_to_is_there() -> None:
    house = compose()
    for name, service in house["services"].items():
        assert set(service["networks"]) <= house["networks"].keys(), name
        assert set(service.get("depends_on", ())) <= house["services"].keys(), name
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            if source.startswith("."):
                assert source == "./certs" or (DEPLOY / source).is_file(), volume
            else:
                assert source in house["volumes"], volume
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file(), name


def test_servers_find_the_database_by_its_address() -> None:
    services = compose()["services"]
    database = services["database"]["environment"]
    for name in ("server-1", "server-2"):
        text = re.sub(r"\$\{[^}]*\}", "secret", services[name]["environment"][DATABASE])
        address = make_url(database_address(text))
        assert address.drivername == "postgresql+asyncpg"
        assert (address.host, address.database) == ("database", database["POSTGRES_DB"])
        assert address.username == database["POSTGRES_USER"]
        assert "ports" not in services[name], "only the proxy can be reached"


def test_the_image_has_the_driver_of_the_database_and_no_root() -> None:
    image = instructions()
    assert "[postgres]" in read("Containerfile")
    assert image["USER"] == "bottega"
    assert image["STOPSIGNAL"] == "SIGTERM"


# Closing, and what has to reach the server -------------------------------------------------------


def test_whoever_closes_a_house_leaves_it_the_time_it_needs() -> None:
    service = unit()["Service"]
    assert service["KillSignal"] == "SIGTERM"
    assert int(service["TimeoutStopSec"]) > GRACE
    assert service["Restart"] == "always"
    grace = compose()["services"]["server-1"]["stop_grace_period"]
    assert int(grace.removesuffix("s")) > GRACE


def test_a_unit_keeps_its_data_where_the_house_looks_for_it() -> None:
    service = unit()["Service"]
    assert service["Environment"] == "XDG_DATA_HOME=/var/lib"
    assert service["StateDirectory"] == "bottega"
    assert instructions()["VOLUME"] == "/var/lib/bottega"


def test_the_proxy_hands_on_what_the_server_needs() -> None:
    handed_on = dict(values_of("proxy_set_header"))
    assert handed_on["Host"] == "$http_host"
    assert {"X-Forwarded-Proto", "X-Forwarded-For", "Upgrade", "Connection"} <= handed_on.keys()
    (((patience,),)) = values_of("proxy_read_timeout")
    assert int(patience.removesuffix("s")) > SILENCE
    closed = [inside[-1] for inside, words in directives() if words == ["deny", "all"]]
    assert closed == ["location = /metrics"]


def test_the_proxy_sends_every_page_of_a_table_to_one_server() -> None:
    (pattern,) = [
        words[0]
        for inside, words in directives()
        if inside[-1:] == ("map $uri $at",) and words[0].startswith("~")
    ]
    rule = re.compile(pattern[1:].replace("(?<", "(?P<"))
    for path in ("/api/tables/Ab_c-12/live", "/api/tables/Ab_c-12/record"):
        found = rule.match(path)
        assert found is not None
        assert found["table"] == "Ab_c-12"
    assert rule.match("/api/tables") is None
    assert values_of("hash") == [["$at", "consistent"]]
