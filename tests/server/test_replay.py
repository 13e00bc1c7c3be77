"""After the end: the record, which anybody can check, and the replay to any ply."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bottega.kernel.record import read_record
from bottega.kernel.registry import find_game
from bottega.play.nature import commitment
from bottega.play.verifying import verify
from tests.server.client import Page, Person, play, refusal
from tests.server.house import House


class Played:
    """A finished game of two people, with an answer taken back on the way."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.anna, self.bruno = Person(house, "Anna"), Person(house, "Bruno")
        self.table = self.anna.make("me", "open")
        self.bruno.sit(self.table, 2)
        self.early = [
            refusal(self.anna.get(f"/api/tables/{self.table}/{path}"))
            for path in ("record", "replay", "replay/0", "replay/1?as=1")
        ]
        self.ends: list[Any] = []
        asyncio.run(self.play())

    async def play(self) -> None:
        async with self.anna.page(self.table) as a, self.bruno.page(self.table) as b:
            await play([a, b], Random(11), until=lambda: bool(a.update["can_undo"]))
            await a.take_back(1)
            await play([a, b], Random(12))
            for page in (a, b):
                await page.until(lambda page=page: page.table["status"] == "over")  # type: ignore[misc]
                self.ends.append(page.knows())

    def get(self, path: str, **query: str | int) -> Any:
        return self.anna.ok(self.anna.get(f"/api/tables/{self.table}/{path}", **query))


@pytest.fixture(scope="module")
def played(house: House) -> Played:
    return Played(house)


def test_nothing_is_opened_before_the_end(played: Played) -> None:
    assert played.early == [(409, "not-over")] * 4


def test_whoever_leaps_into_a_turn_is_told_what_was_told_in_it_before(played: Played) -> None:
    info = played.get("replay")
    turns = [*info["turns"], info["plies"]]
    began = next(turn for turn, following in pairwise(turns) if turn + 2 < following)
    steps = [played.get(f"replay/{ply}") for ply in (began, began + 1, began + 2)]
    assert steps[0]["earlier"] == []
    assert steps[2]["earlier"] == steps[0]["events"] + steps[1]["events"] != []


def test_the_record_can_be_downloaded_and_verified_by_anybody(house: House, played: Played) -> None:
    stranger = Person(house)
    answer = stranger.get(f"/api/tables/{played.table}/record")
    assert answer.headers["content-type"].startswith("application/json")
    assert "attachment" in answer.headers["content-disposition"]
    record = read_record(answer.text)
    assert verify(record) >= 33
    assert record.seed is not None
    assert commitment(bytes.fromhex(record.seed)) == record.commitment
    assert record.commitment == stranger.table(played.table)["commitment"]
    assert record.players == ["Anna", "Bruno"]
    assert record.result["winners"] == stranger.table(played.table)["winners"]
    assert record.result["scores"] == played.ends[0]["result"]["scores"]


def test_a_replay_has_the_turns_the_log_and_the_result(played: Played) -> None:
    info = played.get("replay")
    record = json.loads(played.anna.get(f"/api/tables/{played.table}/record").text)
    assert info["plies"] == len(record["answers"])
    assert info["turns"] == sorted(set(info["turns"]))
    assert all(0 < ply <= info["plies"] for ply in info["turns"])
    assert info["result"] == played.ends[0]["result"]
    assert info["start"] == 33, "twelve decks, thirteen marbles and eight leaders are laid out"
    assert info["turn_seats"][:4] == [1, 2, 1, 2]
    assert info["rounds"] == info["turns"][::2]
    assert len(info["answers"]) == info["plies"]
    assert {info["answers"][ply]["text"].split()[0] for ply in (33, 34)} == {"Anna", "Bruno"}
    assert info["table"]["id"] == played.table
    assert [line["ply"] for line in info["log"]] == sorted(line["ply"] for line in info["log"])
    italian = played.get("replay", lang="it")
    assert italian["log"][0]["text"] != info["log"][0]["text"]


def test_a_replay_can_be_looked_at_from_any_ply(played: Played) -> None:
    game = find_game("masters")
    plies = played.get("replay")["plies"]
    record = json.loads(played.anna.get(f"/api/tables/{played.table}/record").text)
    for ply in (0, 1, 33, plies // 2, plies - 1, plies):
        step = played.get(f"replay/{ply}")
        assert step["ply"] == ply
        assert step["plies"] == plies
        assert step["answer"] == (record["answers"][ply - 1] if ply else None)
        t = game.read(step["state"])
        assert game.scores(t) == step["scores"]
        assert '"?"' not in json.dumps(step["state"]["players"]), "after the end all is shown"
    assert step["scores"] == played.ends[0]["result"]["scores"]


def test_the_log_of_a_replay_is_the_log_of_its_steps(played: Played) -> None:
    info = played.get("replay")
    for ply in (1, 34, 35, info["plies"]):
        told = [line for line in info["log"] if line["ply"] == ply]
        assert played.get(f"replay/{ply}")["log"] == told


def test_a_replay_through_the_eyes_of_a_seat_hides_what_it_could_not_know(played: Played) -> None:
    plies = played.get("replay")["plies"]
    for seat in (1, 2):
        for ply in (33, 34, 35, plies // 2):
            step = played.get(f"replay/{ply}", **{"as": seat})
            truth = played.get(f"replay/{ply}")
            assert step["seat"] == seat
            mine, other = (step["state"]["players"][i] for i in (seat - 1, 2 - seat))
            assert mine == truth["state"]["players"][seat - 1]
            hidden = truth["state"]["players"][2 - seat]
            for place, leader in enumerate(hidden["leaders"]):
                shown = hidden["standing"] and hidden["standing"][place] == "played"
                assert other["leaders"][place] == (leader if shown else "?")
                if not shown:
                    assert leader not in json.dumps(step["log"] + step["events"])
            assert set(other["rejected"]) <= {"?"}
        kept = played.get("replay", **{"as": seat})["answers"][33:35]
        for answer, true in zip(kept, played.get("replay")["answers"][33:35], strict=True):
            told = answer["text"] == true["text"]
            assert told == (answer["seat"] == seat), "the other's leaders are not told"
    keeps = {
        played.get(f"replay/{ply}", **{"as": seat})["answer"].split(": ")[1]
        for ply in (34, 35)
        for seat in (1, 2)
    }
    assert "?" in keeps, "which leaders the other kept is nobody's business"


def test_the_last_step_is_what_the_players_saw_at_the_end(played: Played) -> None:
    plies = played.get("replay")["plies"]
    for seat in (1, 2):
        assert (
            played.get(f"replay/{plies}", **{"as": seat})["state"]
            == (played.ends[seat - 1]["state"])
        )


def test_a_ply_or_seat_that_is_not_there_is_not_found(played: Played) -> None:
    path = f"/api/tables/{played.table}/replay"
    plies = played.get("replay")["plies"]
    get = played.anna.get
    assert refusal(get(f"{path}/{plies + 1}")) == (404, "not-found")
    assert refusal(get(f"{path}/-1")) == (404, "not-found")
    assert refusal(get(f"{path}/{10**30}")) == (404, "not-found")
    assert refusal(get(f"{path}/1", **{"as": 3})) == (404, "not-found")
    assert refusal(get(f"{path}/1", **{"as": 0})) == (400, "unreadable")
    assert refusal(get(f"{path}/x"))[0] in (400, 404)
    assert refusal(get("/api/tables/nonesuch/replay")) == (404, "not-found")


# Playing on ------------------------------------------------------------------------------------


def first_turn(played: Played) -> int:
    return int(played.get("replay")["turns"][0])


def on(played: Played, ply: int, seat: int = 1, bot: str = "random") -> Any:
    path = f"/api/tables/{played.table}/play-on"
    return played.anna.post(path, {"ply": ply, "seat": seat, "bot": bot})


def test_a_finished_game_is_played_on_at_a_new_table_and_stays_as_it_was(played: Played) -> None:
    before = played.anna.get(f"/api/tables/{played.table}/record").text
    ply = first_turn(played)
    table = played.anna.ok(on(played, ply))["id"]
    info = played.anna.table(table)
    assert info["comes_from"]["table"] == played.table
    assert info["comes_from"]["ply"] == ply
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert info["status"] == "playing"
    assert not info["public"]

    async def go_on() -> None:
        async with played.anna.page(table) as page:
            assert (
                page.update["state"]["players"]
                == played.get(f"replay/{ply}", **{"as": 1})["state"]["players"]
            )
            assert not page.update["can_undo"], "what was answered before cannot be taken back"
            await play([page], Random(3))
            await page.until(lambda: page.table["status"] == "over")

    asyncio.run(go_on())
    assert played.anna.get(f"/api/tables/{played.table}/record").text == before
    old, new = read_record(before), read_record(played.anna.get(f"/api/tables/{table}/record").text)
    assert new.answers[:ply] == old.answers[:ply]
    assert [(o.plies, o.seed) for o in new.origins] == [(ply, old.seed)]
    assert new.seed != old.seed
    assert verify(new) >= 33
    again = played.anna.ok(
        played.anna.post(
            f"/api/tables/{table}/play-on",
            {"ply": len(new.answers) - 1, "seat": 2, "bot": "random"},
        )
    )
    assert played.anna.table(again["id"])["comes_from"]["table"] == table


def test_a_game_under_way_is_not_played_on_elsewhere(played: Played) -> None:
    table = played.anna.ok(on(played, first_turn(played)))["id"]
    path = f"/api/tables/{table}/play-on"
    body = {"ply": 3, "seat": 1, "bot": "random"}
    assert refusal(played.anna.post(path, body)) == (409, "not-over")


def test_nobody_plays_on_after_the_end_or_at_a_seat_or_with_a_bot_that_is_not_there(
    played: Played,
) -> None:
    assert refusal(on(played, played.get("replay")["plies"])) == (404, "not-found")
    assert refusal(on(played, 3, seat=3)) == (404, "not-found")
    assert refusal(on(played, 3, bot="nonesuch")) == (400, "bad-bot")


def test_an_onlooker_of_a_finished_game_sees_its_end(house: House, played: Played) -> None:
    async def look() -> None:
        async with Page(house, played.table) as page:
            assert page.over
            assert page.update["result"] == played.ends[0]["result"]
            assert page.asked == []

    asyncio.run(look())
