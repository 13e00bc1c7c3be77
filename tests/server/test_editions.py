"""Tables with other values printed: made, played by bots, replayed, and played again."""

from __future__ import annotations

import time
from typing import Any

import bottega
from bottega.kernel.edition import hash_of
from bottega.kernel.record import read_record
from bottega.server.presenters.editions import changeable_values
from tests.server.client import Person, refusal

EDITION = {"tiles.orsini.gold": 7, "troops.pikes.cost": 5}
BOTS = ("random", "random", "random")


def finished(anna: Person, table: str) -> Any:
    """The table, when its bots have played to the end."""
    end = time.monotonic() + 60
    while (info := anna.table(table))["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.2)
    return info


def test_bots_play_a_table_of_an_edition_and_its_record_has_it(anna: Person) -> None:
    table = anna.make(*BOTS, game="princes", edition=EDITION, options={"trade": "off"})
    info = finished(anna, table)
    assert info["edition"] == {"hash": hash_of("princes", EDITION), "values": EDITION}
    record = read_record(anna.get(f"/api/tables/{table}/record").text)
    assert record.game.edition == EDITION
    printed = anna.ok(anna.get("/api/games/princes/static", table=table))
    usual = anna.ok(anna.get("/api/games/princes/static"))
    assert printed["tiles"]["orsini"]["income"] == {"gold": 7, "influence": 1}
    assert usual["tiles"]["orsini"]["income"] == {"gold": 1, "influence": 1}
    cards = anna.ok(anna.get("/api/games/princes/cards", table=table))
    [lines] = [card["lines"] for card in cards["tile"] if card["name"] == "orsini"]
    assert any("7 gold" in line for line in lines)


def test_the_usual_values_are_no_edition(anna: Person) -> None:
    table = anna.make("me", *BOTS[:2], game="princes", edition={"tiles.orsini.gold": 1})
    assert anna.table(table)["edition"] is None


def test_a_wrong_edition_is_refused_with_the_place(anna: Person) -> None:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(2))]
    body = {"game": "princes", "seats": seats, "edition": {"tiles.orsini.gold": 99}}
    answer = anna.post("/api/tables", body)
    assert refusal(answer) == (400, "bad-table")
    expected = "tiles.orsini.gold: expected a number from 0 to 20, got 99"
    assert answer.json()["message"] == expected


def test_a_file_is_read_and_what_is_wrong_with_it_is_told_with_its_line(anna: Person) -> None:
    path = "/api/games/princes/edition"
    text = 'game = "princes"\n[tiles.orsini]\ngold = 7\n'
    assert anna.ok(anna.post(path, {"text": text}))["values"] == {"tiles.orsini.gold": 7}
    wrong = anna.post(path, {"text": text.replace("7", '"many"')})
    assert "line 3, tiles.orsini.gold: expected a number" in wrong.json()["message"]
    assert wrong.status_code == 400


def test_the_form_is_told_every_value_with_what_it_may_be(anna: Person) -> None:
    values = {one["key"]: one for one in anna.ok(anna.get("/api/games/princes/edition"))}
    assert values["tiles.orsini.gold"] == {
        **{"key": "tiles.orsini.gold", "thing": "Orsini family", "title": "Gold every decade"},
        **{"usual": 1, "here": 1, "known": False, "low": 0, "high": 20},
        **{"words": [], "several": False},
    }
    assert values["tiles.orsini.city"]["words"][0] == {"key": "venice", "title": "Venice"}
    paid = values["events.piero della francesca.currency"]["words"]
    assert [word["title"] for word in paid] == ["gold", "influence"]
    assert anna.ok(anna.get("/api/games/masters/edition")) == []


def test_in_a_house_with_an_edition_the_form_knows_both_values() -> None:
    game = bottega.game("princes", edition=EDITION)
    values = {one.key: (one.usual, one.here) for one in changeable_values(game, "en")}
    assert values["tiles.orsini.gold"] == (1, 7)
    assert values["tiles.colonna.gold"][0] == values["tiles.colonna.gold"][1]
