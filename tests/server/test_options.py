"""Table options over the wire: what they are about, which are rulings, and earlier rules.

Gara by the Book is installed besides our games: version 2 of its rules has two rulings, version 1
had none and printed other florins.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.examples.packages import install_ruled, path_to
from tests.server.client import Person, play, refusal
from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    site = tmp_path_factory.mktemp("site")
    install_ruled(site)
    with House(tmp_path_factory.mktemp("house"), packages=path_to(site)) as house:
        yield house
        assert "crashed" not in house.said(), house.said()[-4000:]


def begin_under(house: House, table: str, rules: int) -> None:
    """As if a table had been made when the game was played by earlier rules."""
    with sqlite3.connect(house.file, timeout=30) as db:
        db.execute("UPDATE tables SET rules = ? WHERE id = ?", (rules, table))
        (options,) = db.execute("SELECT options FROM tables WHERE id = ?", (table,)).fetchone()
        kept = {name: value for name, value in json.loads(options).items() if name == "paper"}
        db.execute("UPDATE tables SET options = ? WHERE id = ?", (json.dumps(kept), table))
    db.close()


# Options and rulings ---------------------------------------------------------------------------


def test_an_option_says_what_it_is_about_and_whether_it_is_a_ruling(anna: Person) -> None:
    (game,) = [game for game in anna.ok(anna.get("/api/games")) if game["key"] == "ruled"]
    assert [option["key"] for option in game["options"]] == ["paper", "ties", "dice"]
    paper, ties, _ = game["options"]
    assert (paper["help"], paper["ruling"]) == ("", None)
    assert ties == {
        "key": "ties",
        "title": "Equal designs",
        "help": "Who is paid when two designs are equally good.",
        "values": ["shared", "first"],
        "titles": ["both", "the first"],
        "ruling": "R1",
    }


def test_an_unknown_option_or_value_is_refused_with_those_there_are(anna: Person) -> None:
    plan = {"game": "ruled", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    for options, said in [
        ({"ink": "black"}, "ruled has no option 'ink'; it has: paper, ties, dice"),
        ({"ties": "last"}, "ties must be one of shared, first, not 'last'"),
    ]:
        answer = anna.post("/api/tables", {**plan, "options": options})
        assert refusal(answer) == (400, "bad-table")
        assert answer.json()["message"] == said


def test_what_was_chosen_stands_at_the_table_and_in_its_record(anna: Person) -> None:
    options = {"ties": "first", "paper": "vellum"}
    table = anna.make("me", "random", game="ruled", options=options)
    decided = {"paper": "vellum", "ties": "first", "dice": anna_finds_usual(anna, "dice")}
    assert anna.table(table)["options"] == decided
    play_to_the_end(anna, table)
    record = json.loads(anna.get(f"/api/tables/{table}/record").text)
    assert (record["options"], record["rules"]) == (decided, 2)


def anna_finds_usual(anna: Person, option: str) -> str:
    (game,) = [game for game in anna.ok(anna.get("/api/games")) if game["key"] == "ruled"]
    (found,) = [known for known in game["options"] if known["key"] == option]
    return str(found["values"][0])


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("masters", 2, {"discard": "any"}),
        ("lorenzo", 2, {"mode": "basic", "bonus tile": "no source"}),
        ("wiege", 2, {"mode": "single", "covered events": "leave", "duel": "two passes"}),
        ("princes", 3, {"trade": "full"}),
    ],
)
def test_our_games_are_made_with_what_is_decided_at_the_table(
    anna: Person, game: str, seats: int, options: dict[str, str]
) -> None:
    table = anna.make("me", *["random"] * (seats - 1), game=game, options=options)
    assert (anna.table(table)["options"], anna.table(table)["rules"]) == (options, 2)
    usual = anna.table(anna.make("me", *["random"] * (seats - 1), game=game))["options"]
    assert list(usual) == list(options)
    assert usual != options


def play_to_the_end(person: Person, table: str) -> None:
    async def go() -> None:
        async with person.page(table) as page:
            await play([page], Random(1))

    asyncio.run(go())


# Earlier rules ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("query", "florins"), [({}, 12), ({"rules": 2}, 12), ({"rules": 1}, 10)])
def test_what_is_printed_is_told_by_the_version_of_the_rules(
    anna: Person, query: dict[str, Any], florins: int
) -> None:
    assert anna.ok(anna.get("/api/games/ruled/static", **query)) == {"florins": florins}


def test_earlier_rules_have_their_own_options(anna: Person) -> None:
    before = anna.ok(anna.get("/api/games/ruled/options", rules=1))
    now = anna.ok(anna.get("/api/games/ruled/options"))
    assert [option["key"] for option in before] == ["paper"]
    assert [option["key"] for option in now] == ["paper", "ties", "dice"]


@pytest.mark.parametrize("what", ["cards", "static", "options"])
def test_a_version_that_nobody_plays_by_is_not_found(anna: Person, what: str) -> None:
    answer = anna.get(f"/api/games/ruled/{what}", rules=3)
    assert refusal(answer) == (404, "not-found")
    assert answer.json()["message"].endswith("this program plays version 1 and 2")
    for bad in ("0", "-1", "two", "1.5"):
        assert refusal(anna.get(f"/api/games/ruled/{what}", rules=bad)) == (400, "unreadable")


def test_a_table_begun_under_earlier_rules_goes_on_under_them(anna: Person, house: House) -> None:
    table = anna.make("me", "open", game="ruled", options={"paper": "vellum"})
    begin_under(house, table, 1)
    assert anna.table(table)["rules"] == 1
    anna.ok(anna.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "greedy"}))
    play_to_the_end(anna, table)
    record = json.loads(anna.get(f"/api/tables/{table}/record").text)
    assert (record["rules"], record["options"]) == (1, {"paper": "vellum"})
    info = anna.ok(anna.get(f"/api/tables/{table}/replay"))
    assert info["table"]["rules"] == 1


def test_a_table_whose_rules_nobody_knows_any_more_says_so(anna: Person, house: House) -> None:
    table = anna.make("me", "open", game="ruled")
    begin_under(house, table, 3)
    answer = anna.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "greedy"})
    assert refusal(answer) == (409, "old-rules")
