"""The log leaves nothing out: from what is told, everybody's money can be reckoned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bottega.games.princes import GAME
from tests.games.princes.table import Prince, Table, lay, wander
from tests.rulebook import rule

Change = tuple[int, str, int]
"""Whose, what, and how much more."""


def changes(told: dict[str, Any], offer: dict[str, Any]) -> Iterator[Change]:
    """What a line of the log says about money."""
    seat = told.get("seat", 0)
    match told["event"]:
        case "troop bought":
            yield seat, "gold", -told["gold"]
        case "troop discarded":
            yield seat, "gold", told["gold"]
        case "treachery bought":
            yield seat, "gold", -told["gold"]
            yield seat, "influence", -told["influence"]
        case "lot won":
            yield seat, told["good"], -told["paid"]
        case "stolen":
            yield seat, told["good"], told["amount"]
            yield told["victim"], told["good"], -told["amount"]
        case "exchanged":
            gold = 3 if told["exchange"] == "influence to gold" else -3
            yield seat, "gold", gold
            yield seat, "influence", -gold
        case "condottiere paid":
            yield seat, "home", told["gold"]
        case "income":
            yield seat, "gold", told["gold"] + told["war_pay"]
            yield seat, "home", -told["war_pay"]
            yield seat, "influence", told["influence"]
        case "offer accepted":
            for good in ("gold", "influence"):
                given = offer[f"give_{good}"] - offer[f"ask_{good}"]
                yield seat, good, given
                yield told["offerer"], good, -given


def reckon(table: Table) -> dict[tuple[int, str], int]:
    """What each seat must hold if the log is all that happened."""
    seats = range(1, table.state.seats + 1)
    start = {"gold": 40, "influence": 12, "home": 0}
    held = {(seat, good): n for seat in seats for good, n in start.items()}
    offer: dict[str, Any] = {}
    for event in table.state.events or []:
        told: dict[str, Any] = GAME.write_event(event)
        if told["event"] == "offer made":
            offer = told
        for seat, good, n in changes(told, offer):
            held[seat, good] += n
    return held


@rule("princes", "1")
@rule("princes", "R1")
@pytest.mark.parametrize(("seats", "trade"), [(3, "turn"), (4, "off"), (5, "full"), (6, "turn")])
def test_what_everybody_holds_follows_from_the_log(seats: int, trade: str) -> None:
    for i, table in enumerate(wander(seats, seats, trade)):
        if i % 40 == 0 or table.over:
            reckoned = reckon(table)
            for good in ("gold", "influence", "home"):
                held = [reckoned[seat, good] for seat in range(1, seats + 1)]
                assert held == table.held(good)


@rule("princes", "8")
def test_a_war_is_told_from_beginning_to_end() -> None:
    princes = Prince(troops="infantry"), Prince(troops="pikes"), Prince()
    table = lay(*princes).do("war venice rome").bid(2, None, 1).roll(5, 1)
    assert table.told() == [
        "war declared 1 venice rome",
        "put up 1 attacker 1 influence",
        "bid made 1 attacker 2 influence",
        "bid passed 2 attacker",
        "lot won 1 attacker 2 influence 1",
        "put up 2 defender 1 influence",
        "bid made 2 defender 1 influence",
        "lot won 2 defender 1 influence 1",
        "condottiere paid 1 attacker venice 7",
        "condottiere paid 2 defender rome 5",
        "die cast attacker 5",
        "die cast defender 1",
        "round fought 1 venice 2 7 rome 2 3",
        "war won 1 venice rome 2",
        "status changed venice 9",
        "status changed rome 3",
    ]


@rule("princes", "7")
def test_every_event_is_written_with_its_own_key() -> None:
    table = lay(Prince(), Prince(), Prince()).do("auction verrocchio").bid(0, None, None)
    table.do("city rome")
    written = [GAME.write_event(event) for event in table.state.events or []]
    assert {"event": "artist placed", "seat": 1, "artist": "verrocchio", "city": "rome"} in written
