"""The lobby: what anybody may look at before sitting down, and what the guards keep out."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest

from tests.languages import languages
from tests.server.client import Person, play, refusal
from tests.server.house import House


def stranger(house: House, **headers: str) -> httpx.Client:
    """A client without a session."""
    return httpx.Client(base_url=house.url, timeout=30, trust_env=False, headers=headers)


def test_the_house_is_well_and_says_its_version(house: House) -> None:
    with stranger(house) as http:
        answer = http.get("/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "well"
    assert answer.json()["version"]


def test_the_metrics_count_moves_and_sockets(house: House, anna: Person) -> None:
    table = anna.make("me", "me")

    async def one_move() -> str:
        async with anna.page(table) as page:
            await page.answer_at_random(Random(1))
            return anna.get("/metrics").text

    text = asyncio.run(one_move())
    values = dict(
        line.split(" ") for line in text.splitlines() if line.startswith("bottega_") and " " in line
    )
    assert float(values["bottega_moves_total"]) >= 1
    assert float(values["bottega_sockets"]) >= 1
    assert float(values["bottega_move_seconds_count"]) >= 1


def test_every_game_is_listed_in_the_language_asked_for(anna: Person) -> None:
    english, italian = (anna.ok(anna.get("/api/games", lang=lang)) for lang in ("en", "it"))
    (masters,) = [game for game in english if game["key"] == "masters"]
    (maestri,) = [game for game in italian if game["key"] == "masters"]
    assert masters["min_seats"] == 1
    assert masters["max_seats"] == 4
    assert {"random", "greedy"} <= {bot["key"] for bot in masters["bots"]}
    assert masters["about"] != maestri["about"]


@languages
def test_every_language_is_taken(anna: Person, lang: str) -> None:
    assert anna.ok(anna.get("/api/games", lang=lang))
    assert anna.ok(anna.get("/api/games/masters/rules", lang=lang))["text"].startswith("# ")


@pytest.mark.parametrize("lang", ["", "fr", "EN", "en-GB", "en\n", "en|de"])
def test_a_language_that_nobody_speaks_is_refused_with_those_there_are(
    anna: Person, lang: str
) -> None:
    answer = anna.get("/api/games", lang=lang)
    assert refusal(answer) == (400, "unreadable")
    assert "en|de|it" in answer.json()["message"]


def test_a_game_says_which_options_go_with_which_number_of_seats(anna: Person) -> None:
    """Two against two in Wiege is for four; everything else there is can be made, nothing else."""
    games = {game["key"]: game for game in anna.ok(anna.get("/api/games"))}
    wiege = games["wiege"]["tables"]
    assert {table["seats"] for table in wiege if table["options"]["mode"] == "teams"} == {4}
    single = {table["seats"] for table in wiege if table["options"]["mode"] == "single"}
    assert single == {2, 3, 4}
    assert games["masters"]["tables"] == [
        {"seats": n, "options": {"discard": what}}
        for n in (1, 2, 3, 4)
        for what in ("taken", "any")
    ]
    for seats in (2, 3, 4):
        plan = {"game": "wiege", "seats": [{"kind": "open"}] * seats, "options": {"mode": "teams"}}
        answer = anna.post("/api/tables", plan)
        assert answer.status_code == (201 if seats == 4 else 400)


def test_cards_rules_and_printed_data_can_be_read_by_anybody(house: House) -> None:
    with stranger(house) as http:
        cards = http.get("/api/games/masters/cards").json()
        assert all(card["name"] and card["lines"] for cards in cards.values() for card in cards)
        assert sum(len(deck) for deck in cards.values()) >= 64
        assert http.get("/api/games/masters/static").json()
        page = http.get("/api/games/masters/rules").json()
        assert page["title"]
        assert len(page["text"]) > 1000
        pagina = http.get("/api/games/masters/rules", params={"lang": "it"}).json()
        assert pagina["text"] != page["text"]


@pytest.mark.parametrize("what", ["cards", "static", "rules"])
def test_an_unknown_game_is_not_found(anna: Person, what: str) -> None:
    assert refusal(anna.get(f"/api/games/nonesuch/{what}")) == (404, "not-found")


def test_public_tables_are_listed_and_private_ones_are_not(house: House, anna: Person) -> None:
    shown, hidden = anna.make("me", "open"), anna.make("me", "open", public=False)
    with stranger(house) as http:
        listed = {table["id"] for table in http.get("/api/tables").json()}
    assert shown in listed
    assert hidden not in listed
    mine = {table["id"] for table in anna.ok(anna.get("/api/tables/mine"))}
    assert {shown, hidden} <= mine


def test_a_finished_game_leaves_the_lobby_and_stays_among_mine(anna: Person) -> None:
    table = anna.make("me")

    async def to_the_end() -> None:
        async with anna.page(table) as page:
            await play([page], Random(2))

    asyncio.run(to_the_end())
    assert table not in {t["id"] for t in anna.ok(anna.get("/api/tables"))}
    (mine,) = [t for t in anna.ok(anna.get("/api/tables/mine")) if t["id"] == table]
    assert mine["status"] == "over"


def test_live_tables_are_counted(anna: Person) -> None:
    def live() -> int:
        games = anna.ok(anna.get("/api/games"))
        return int(next(game["live"] for game in games if game["key"] == "masters"))

    before = live()
    anna.make("me", "me")
    assert live() == before + 1


def test_whoever_has_no_session_owns_nothing_and_is_on_turn_nowhere(
    house: House, anna: Person
) -> None:
    table = anna.make("random", "random", "random", "random")
    with stranger(house) as http:
        for _ in range(20):
            info = http.get(f"/api/tables/{table}").json()
            assert not info["your_turn"], "a bot's turn is not the turn of somebody unknown"
            assert not info["host"]
            assert not any(seat["you"] for seat in info["seats"])


@pytest.mark.parametrize(
    "path",
    ["/api/tables/mine", "/api/tables/nonesuch", "/api/tables/nonesuch/record", "/api/nonesuch"],
)
def test_what_is_not_there_or_not_for_strangers_is_refused_in_our_form(
    house: House, path: str
) -> None:
    with stranger(house) as http:
        status, code = refusal(http.get(path))
    assert (status, code) == ((401, "nobody") if path.endswith("mine") else (404, "not-found"))


@pytest.mark.parametrize("path", ["/nonesuch", "/api/nonesuch"])
def test_a_browser_that_is_lost_gets_a_page_and_a_program_never(house: House, path: str) -> None:
    with stranger(house) as http:
        answer = http.get(path, headers={"Accept": "text/html,*/*"})
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html") == (path == "/nonesuch")
        assert refusal(http.get(path)) == (404, "not-found")


# The guards ----------------------------------------------------------------------------------

TABLE = {"game": "masters", "seats": [{"kind": "me"}]}


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": "http://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
def test_another_page_cannot_make_a_browser_change_anything(
    anna: Person, headers: dict[str, str]
) -> None:
    before = anna.ok(anna.get("/api/tables/mine"))
    answer = anna.http.post("/api/tables", json=TABLE, headers=headers)
    assert refusal(answer) == (403, "other-origin")
    assert anna.ok(anna.get("/api/tables/mine")) == before


def test_our_own_page_may(house: House, anna: Person) -> None:
    for headers in ({"Origin": house.url}, {"Sec-Fetch-Site": "same-origin"}):
        answer = anna.http.post("/api/tables", json=TABLE, headers=headers)
        assert answer.status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"masters"',
        b'{"game": 1, "seats": [{"kind": "me"}]}',
        b'{"game": "masters"}',
        b'{"game": "masters", "seats": []}',
        b'{"game": "masters", "seats": [{"kind": "king"}]}',
        b'{"game": "masters", "seats": [{"kind": "me"}], "seed": "00"}',
        b'{"game": "masters", "seats": [{"kind": "me", "user_id": "x"}]}',
        b'{"game": "masters", "seats": [{"kind": "me"}], "limit_minutes": 0}',
        b'{"game": "masters", "seats": [{"kind": "me"}], "public": "yes"}',
        b"\xff\xfe\x00",
    ],
    ids=str,
)
def test_a_body_is_decoded_strictly(anna: Person, body: bytes) -> None:
    before = anna.ok(anna.get("/api/tables/mine"))
    headers = {"Content-Type": "application/json"}
    answer = anna.http.post("/api/tables", content=body, headers=headers)
    assert refusal(answer) == (400, "unreadable")
    assert anna.ok(anna.get("/api/tables/mine")) == before


@pytest.mark.parametrize(
    "change",
    [{"public": "true"}, {"public": 1}, {"limit_minutes": "5"}, {"limit_minutes": 5.0}],
    ids=str,
)
def test_words_are_not_taken_for_numbers(anna: Person, change: dict[str, object]) -> None:
    """The document says boolean and integer, and the websocket is as strict."""
    assert refusal(anna.post("/api/tables", {**TABLE, **change})) == (400, "unreadable")


def test_a_body_that_is_too_large_is_refused(anna: Person) -> None:
    body = {**TABLE, "options": {"x": "y" * 100_000}}
    assert refusal(anna.post("/api/tables", body)) == (413, "too-large")


def test_a_method_that_is_not_meant_is_refused_in_our_form(anna: Person) -> None:
    assert refusal(anna.http.delete("/api/tables")) == (405, "not-allowed")


def test_whoever_asks_too_often_must_wait(house: House) -> None:
    hasty = Person(house, "Hasty")
    answers = [hasty.get("/api/me") for _ in range(400)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert refused
    assert {refusal(answer) for answer in refused} == {(429, "too-often")}
    assert hasty.get("/health").status_code == 200  # whoever watches is never in the way
    assert Person(house, "Calm").get("/api/me").status_code == 200
    hasty.close()
