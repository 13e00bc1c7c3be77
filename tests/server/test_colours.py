"""A colour of one's own: chosen when sitting down, kept through the lots, never another's."""

from __future__ import annotations

from typing import Any

from tests.server.client import Person, refusal


def colours(info: Any) -> dict[str, int | None]:
    return {seat["name"]: seat["colour"] for seat in info["seats"]}


def test_a_colour_goes_with_its_holder_and_the_others_get_what_is_left(
    anna: Person, bruno: Person
) -> None:
    table = anna.make("me", "open", "greedy", keep_order=False)
    assert colours(anna.table(table)) == {"Anna": None, "": None, "greedy": None}
    bruno.sit(table, 2, colour=2)
    info = anna.table(table)
    assert info["status"] == "playing"
    assert colours(info)["Bruno"] == 2
    others = [seat["colour"] for seat in info["seats"] if seat["name"] != "Bruno"]
    assert others == [1, 3]  # in the order of the seats that were drawn


def test_a_colour_that_somebody_has_is_refused_and_nobody_sits_down(
    anna: Person, bruno: Person
) -> None:
    table = anna.make({"kind": "me", "colour": 5}, "open")
    answer = bruno.post(f"/api/tables/{table}/sit", {"seat": 2, "colour": 5})
    assert refusal(answer) == (409, "colour-taken")
    assert anna.table(table)["seats"][1]["kind"] == "open"
    assert bruno.sit(table, 2, colour=6)["status"] == "playing"


def test_there_are_six_colours(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open")
    for colour in (0, 7):
        answer = bruno.post(f"/api/tables/{table}/sit", {"seat": 2, "colour": colour})
        assert refusal(answer) == (400, "unreadable")


def test_where_nobody_chooses_colours_follow_the_seats(anna: Person) -> None:
    assert list(colours(anna.table(anna.make("me", "greedy", "random"))).values()) == [1, 2, 3]


def test_whoever_made_a_table_is_known_by_their_seat(anna: Person, bruno: Person) -> None:
    table = anna.make("open", "me")
    bruno.sit(table, 1)
    assert [seat["host"] for seat in bruno.table(table)["seats"]] == [False, True]


def test_a_bot_is_seated_under_a_name_and_known_by_its_level(anna: Person) -> None:
    table = anna.make("me", "open")
    body = {"seat": 2, "bot": "greedy", "name": "Chiara"}
    assert anna.ok(anna.post(f"/api/tables/{table}/bot", body))["seats"][1]["name"] == "Chiara"
    games = {lang: anna.ok(anna.get("/api/games", lang=lang)) for lang in ("en", "it", "de")}
    levels = {
        lang: [(bot["strength"], bot["title"]) for bot in found[0]["bots"] if bot["strength"]]
        for lang, found in games.items()
    }
    assert levels["en"][:4] == [
        (1, "Novice"),
        (2, "Apprentice"),
        (3, "Journeyman"),
        (4, "Master"),
    ]
    assert levels["it"][:4] == [
        (1, "Principiante"),
        (2, "Apprendista"),
        (3, "Lavorante"),
        (4, "Capobottega"),
    ]
    assert levels["de"][:4] == [
        (1, "Anfänger"),
        (2, "Lehrling"),
        (3, "Geselle"),
        (4, "Meister"),
    ]
    for titles in ([title for _, title in found] for found in levels.values()):
        assert len(set(titles)) == len(titles)
    assert all(bot["about"] for found in games.values() for bot in found[0]["bots"])


def test_a_bot_may_be_called_by_its_level(anna: Person) -> None:
    table = anna.make("me", "journeyman", "open")
    anna.ok(anna.post(f"/api/tables/{table}/bot", {"seat": 3, "bot": "journeyman"}))
    assert [seat["bot"] for seat in anna.table(table)["seats"]] == [None, "greedy", "greedy"]
