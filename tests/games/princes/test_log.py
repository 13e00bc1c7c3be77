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
        "bid passed 2 attacker none",
        "lot won 1 attacker 2 influence 1",
        "put up 2 defender 1 influence",
        "bid made 2 defender 1 influence",
        "lot won 2 defender 1 influence 1",
        "condottiere paid 1 attacker venice 7",
        "condottiere paid 2 defender rome 5",
        "army drawn up attacker venice 2 0 {'attacker infantry': 1} {}",
        "army drawn up defender rome 0 2 {'defender pikes': 1} {}",
        "die cast attacker 5",
        "die cast defender 1",
        "round fought 1 venice 2 7 rome 2 3",
        "war won 1 venice rome 2",
        "status changed venice 9",
        "status changed rome 3",
    ]


def drawn_up(table: Table) -> list[dict[str, Any]]:
    """The armies as they were told, one after the other."""
    written: list[dict[str, Any]] = [GAME.write_event(event) for event in table.state.events or []]
    return [told for told in written if told["event"] == "army drawn up"]


@rule("princes", "8")
@rule("princes", "R18")
def test_an_army_is_told_again_whenever_it_changes() -> None:
    geoff = Prince(tiles="swiss mercenaries", troops="cavalry, pikes", hand="bribe troop")
    table = lay(geoff, Prince(), Prince(troops="fort"), pope=3)
    table.do("war venice rome").pass_windows().bid(1, None, None)
    venice, rome = drawn_up(table)  # nobody fights for Rome
    assert (venice["city"], venice["attack"], venice["defence"]) == ("venice", 3, 4)
    assert list(venice["fit"]) == ["attacker cavalry", "attacker pikes", "swiss mercenaries"]
    assert (rome["side"], rome["attack"], rome["defence"]) == ("defender", 3, 3)
    assert rome["fit"] == {"citizens": 1}
    table.do("league defender")
    assert drawn_up(table)[2:] == [
        {
            "event": "army drawn up",
            "side": "defender",
            "city": "rome",
            "attack": 3,
            "defence": 6,
            "fit": {"citizens": 1, "ally fort": 1},
            "lost": {},
        }
    ]
    table.do("bribe attacker pikes")  # the Swiss go with them
    [bribed] = drawn_up(table)[3:]
    assert (bribed["city"], bribed["attack"], bribed["defence"]) == ("venice", 2, 1)
    assert list(bribed["lost"]) == ["attacker pikes", "swiss mercenaries"]


@rule("princes", "8")
def test_an_ally_that_is_bribed_is_told_with_its_side() -> None:
    geoff = Prince(troops="cavalry", hand="bribe troop")
    table = lay(geoff, Prince(), Prince(troops="fort"), pope=3)
    table.do("war venice rome").pass_windows().bid(1, None, None)
    table.do("league attacker", "bribe ally fort")
    told = drawn_up(table)[-1]
    assert (told["city"], told["attack"], told["defence"]) == ("venice", 2, 1)
    assert (told["fit"], told["lost"]) == ({"attacker cavalry": 1}, {"ally fort": 1})


@rule("princes", "7")
def test_every_event_is_written_with_its_own_key() -> None:
    table = lay(Prince(), Prince(), Prince()).do("auction verrocchio").bid(0, None, None)
    table.do("city rome")
    written = [GAME.write_event(event) for event in table.state.events or []]
    assert {"event": "artist placed", "seat": 1, "artist": "verrocchio", "city": "rome"} in written
