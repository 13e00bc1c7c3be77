"""What a package brings to the browser: its board, its words, its rules page, its picture in text.

Four games are installed besides ours: Gara with everything, a variant of it with files of which
not all may be seen, one without a board, and the pebbles, which bring nothing at all.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.examples.packages import GARA, install_gara, install_variant, path_to
from tests.kernel import pebbles
from tests.languages import LANGUAGES
from tests.server.client import Page, Person, play, refusal
from tests.server.house import House

SECRET = "a secret of the house"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    install_gara(site)
    pebbles.install(site)
    install_variant(site, "bare", "Bare Gara")
    package = install_variant(site, "full", "Full Gara", board="export const mount = 1")
    web = package / "web"
    (web / "board.css").write_text("b {}")
    (web / "pictures").mkdir()
    (web / "pictures" / "arch.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (web / "notes.txt").write_text(SECRET)
    (web / "tool.py").write_text(SECRET)
    (web / ".hidden.js").symlink_to(web / "notes.txt")
    (package / "secret.js").write_text(SECRET)
    (site / "secret.js").write_text(SECRET)
    (web / "leak.js").symlink_to(package / "secret.js")
    return site


@pytest.fixture(scope="module")
def house(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), packages=path_to(site)) as house:
        yield house
        assert "crashed" not in house.said(), house.said()[-4000:]


@pytest.fixture(scope="module")
def infos(house: House) -> dict[str, Any]:
    games = httpx.get(f"{house.url}/api/games", trust_env=False).json()
    return {game["key"]: game for game in games}


def get_raw(house: House, path: str) -> tuple[int, bytes]:
    """A request with an address exactly as it is written; browsers and libraries tidy it up."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as line:
        line.sendall(f"GET {path} HTTP/1.0\r\nHost: x\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    return int(answer.split(b" ", 2)[1]), answer


# Files of a board ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("board.js", "text/javascript"),
        ("board.css", "text/css"),
        ("pictures/arch.svg", "image/svg+xml"),
    ],
)
def test_a_file_of_a_board_comes_as_what_it_is(
    house: House, site: Path, name: str, kind: str
) -> None:
    answer = httpx.get(f"{house.url}/games/full/{name}", trust_env=False)
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.text == (site / "full_package" / "web" / name).read_text()


def test_a_file_of_a_board_is_guarded_like_every_page(house: House) -> None:
    page = httpx.get(f"{house.url}/", trust_env=False)
    file = httpx.get(f"{house.url}/games/full/board.js", trust_env=False)
    for header in ("content-security-policy", "x-content-type-options", "referrer-policy"):
        assert file.headers[header] == page.headers[header]
    assert "default-src 'self'" in file.headers["content-security-policy"]
    assert file.headers["x-content-type-options"] == "nosniff"


def test_a_file_is_sent_again_only_when_it_has_changed(house: House, site: Path) -> None:
    url = f"{house.url}/games/full/board.css"
    first = httpx.get(url, trust_env=False)
    assert first.headers["cache-control"] == "no-cache"
    known = {"If-None-Match": first.headers["etag"]}
    again = httpx.get(url, headers=known, trust_env=False)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    (site / "full_package" / "web" / "board.css").write_text("i {}")
    changed = httpx.get(url, headers=known, trust_env=False)
    assert (changed.status_code, changed.text) == (200, "i {}")


@pytest.mark.parametrize(
    "path",
    [
        "/games/full/nothing.js",
        "/games/full/pictures",
        "/games/full/pictures/",
        "/games/full/notes.txt",  # not for browsers
        "/games/full/tool.py",
        "/games/full/.hidden.js",  # a link to what is not
        "/games/full/leak.js",  # a link that leads out of the folder
        "/games/full/../secret.js",
        "/games/full/pictures/../../secret.js",
        "/games/full/%2e%2e/secret.js",
        "/games/full/..%2fsecret.js",
        "/games/full/..%5csecret.js",
        "/games/full/%2e%2e%2f%2e%2e%2fsecret.js",
        "/games/full//etc/passwd",
        "/games/full/%2fetc%2fpasswd",
        "/games/full/board.js%00",
        "/games/full/%00.js",
        "/games/full/%ff.js",
        f"/games/full/{'x' * 300}.js",
        f"/games/full/{'x/' * 2000}.js",
        "/games/bare/board.js",  # has no board
        "/games/masters/board.js",  # ours is part of the client
        "/games/masters/rules.py",
        "/games/pebbles/pebbles.py",
        "/games/nonesuch/board.js",
        "/games/../full/board.js",
        "/games/%2e%2e/board.js",
    ],
)
def test_nothing_else_is_served(house: House, path: str) -> None:
    status, answer = get_raw(house, path)
    assert status == 404
    assert SECRET.encode() not in answer
    assert b"root:" not in answer
    assert house.healthy()


# What the lobby is told ------------------------------------------------------------------------


def test_a_game_says_whether_its_package_has_a_board(infos: dict[str, Any]) -> None:
    assert {key: info["board"] for key, info in infos.items()} == {
        "gara": True,
        "full": True,
        "bare": False,
        "pebbles": False,
        **dict.fromkeys(["masters", "lorenzo", "princes", "wiege"], False),
    }


def test_a_game_says_in_which_languages_it_has_a_rules_page(infos: dict[str, Any]) -> None:
    assert infos["gara"]["rules_in"] == ["en"]
    assert infos["bare"]["rules_in"] == infos["pebbles"]["rules_in"] == []
    for key in ("masters", "lorenzo", "princes", "wiege"):
        assert infos[key]["rules_in"] == list(LANGUAGES)


def test_a_rules_page_comes_from_the_package(house: House) -> None:
    anna = Person(house, "Anna")
    for lang in ("en", "it"):  # it is not translated
        page = anna.ok(anna.get("/api/games/gara/rules", lang=lang))
        assert page["title"] == "Gara"
        assert page["text"] == (GARA / "text" / "rules.md").read_text(encoding="utf-8")
    assert refusal(anna.get("/api/games/pebbles/rules")) == (404, "not-found")


def test_the_lobby_speaks_of_a_game_with_the_words_of_its_package(infos: dict[str, Any]) -> None:
    bare = infos["bare"]
    assert (bare["title"], bare["about"]) == ("Bare Gara", "Gara on paper of your choice.")
    assert bare["options"] == [
        {
            "key": "paper",
            "title": "Paper",
            "help": "",
            "values": ["rag", "vellum"],
            "titles": ["Rag paper", "Fine vellum"],
            "ruling": None,
        }
    ]


def test_a_game_without_words_is_named_by_its_keys(infos: dict[str, Any]) -> None:
    stones = infos["pebbles"]
    assert (stones["title"], stones["about"]) == ("Pebbles", "")
    (length,) = stones["options"]
    assert (length["title"], length["titles"]) == ("Length", ["One", "Two"])


def test_a_board_may_read_the_words_of_its_package(house: House) -> None:
    anna = Person(house, "Anna")
    words = anna.ok(anna.get("/api/games/gara/words", lang="it"))["text"]  # it is not translated
    assert words == (GARA / "text" / "en.ftl").read_text(encoding="utf-8")
    assert anna.ok(anna.get("/api/games/pebbles/words"))["text"] == ""
    assert refusal(anna.get("/api/games/nonesuch/words")) == (404, "not-found")


# A table in words ------------------------------------------------------------------------------


def test_a_plain_page_is_sent_the_panels_of_the_game_and_others_are_not(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make("me", "greedy", game="bare")

    async def look() -> list[Page]:
        async with anna.page(table, plain=True) as plain, anna.page(table) as other:
            await play([plain, other], Random(1), most=1)
            return [plain, other]

    plain, other = asyncio.run(look())
    sent = [json.loads(frame) for frame in plain.frames]
    drawn = [message["plain"] for message in sent if message["type"] == "update"]
    assert len(drawn) >= 2
    for picture in drawn:
        ((commissions, mine, theirs),) = picture["rows"]
        assert picture["words"] == {}
        assert (commissions["title"], mine["title"]) == ("Commissions", "Anna")
        assert commissions["lines"][0].startswith("[yellow]")
        assert mine["lines"][0].startswith("Hand: ")
        assert "?" not in mine["lines"][0]
        assert set(theirs["lines"][0].removeprefix("Hand: ")) <= {"?", " "}
    assert drawn[0]["rows"][0][1]["active"]
    assert not any('"plain"' in frame for frame in other.frames)


def test_a_game_that_draws_nothing_is_spelled_out_without_its_agenda(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make("me", "greedy", game="pebbles")

    async def look() -> Any:
        async with anna.page(table, plain=True) as page:
            return page.update

    update = asyncio.run(look())
    words = update["plain"]["words"]
    assert update["plain"]["rows"] == []
    assert list(words) == ["Seats", "Pebbles", "Bids", "Points", "Open", "Rounds"]
    assert words["Pebbles"] == [update["state"]["pebbles"][0], "hidden"]
    assert words["Points"] == [0, 0]
    assert words["Open"] is False


def test_a_page_in_italian_is_spelled_out_in_italian(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make("me", "greedy", game="pebbles")

    async def look() -> Any:
        async with anna.page(table, plain=True, lang="it") as page:
            return page.update["plain"]["words"]

    assert asyncio.run(look())["Pebbles"][1] == "nascosto"


def test_a_step_of_a_replay_is_drawn_for_plain_pages_only(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make("me", "greedy", game="bare")

    async def to_the_end() -> None:
        async with anna.page(table) as page:
            await play([page], Random(2))

    asyncio.run(to_the_end())
    step = anna.ok(anna.get(f"/api/tables/{table}/replay/14"))
    assert "plain" not in step
    plain = anna.ok(anna.get(f"/api/tables/{table}/replay/14", plain="true"))["plain"]
    assert [panel["title"] for panel in plain["rows"][0]] == ["Commissions", "Anna", "greedy"]
    hands = [panel["lines"][0] for panel in plain["rows"][0][1:]]
    assert not any("?" in hand for hand in hands), "after the end all is shown"
    seen = anna.ok(anna.get(f"/api/tables/{table}/replay/14", plain="true", **{"as": 1}))["plain"]
    assert [("?" in panel["lines"][0]) for panel in seen["rows"][0][1:]] == [False, True]


def test_the_end_names_the_lines_of_the_score(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make("me", "greedy", game="pebbles")

    async def to_the_end() -> Any:
        async with anna.page(table) as page:
            await play([page], Random(3))
            return page.update["result"]

    assert [line["title"] for line in asyncio.run(to_the_end())["lines"]] == ["Won"]
