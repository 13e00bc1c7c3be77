"""The log leaves nothing out: from what is told, everybody's goods can be reckoned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from bottega.games.lorenzo import GAME
from tests.games.lorenzo.table import Board, Table, lay, wander
from tests.rulebook import rule

START = {"wood": 2, "stone": 2, "servant": 3}


def changes(told: dict[str, Any]) -> Iterable[tuple[dict[str, int], int]]:
    """What a line of the log says about goods: how many of each, and whether they come or go."""
    match told["event"]:
        case "order drawn":
            yield {**START, "coin": 4 + told["place"]}, 1
        case "placed" | "bonus used":
            yield {"servant": told["servants"]}, -1
        case "fee paid":
            yield {"coin": told["coins"]}, -1
        case "card taken":
            yield told["cost"], -1
        case "exchanged":
            yield told["paid"], -1
        case "gained":
            yield told["goods"], 1
        case "supported" | "faith scored":
            yield {"vp": told["points"]}, 1


def reckon(table: Table) -> dict[int, Counter[str]]:
    """What each seat must hold if the log is all that happened."""
    found: dict[int, Counter[str]] = {}
    for event in table.state.events or []:
        told: dict[str, Any] = GAME.write_event(event)
        held = found.setdefault(told.get("seat", 0), Counter())
        for goods, sign in changes(told):
            for good, n in goods.items():
                held[good] += sign * n
        if told["event"] in ("supported", "faith scored"):
            held["faith"] = 0
    return found


@rule("lorenzo", "1")
@pytest.mark.parametrize(("seats", "mode"), [(2, "advanced"), (3, "basic"), (4, "advanced")])
def test_what_everybody_holds_follows_from_the_log(seats: int, mode: str) -> None:
    for i, table in enumerate(wander(seats, seats, mode)):
        if table.facts["round"] and (i % 25 == 0 or table.over) and not asked_for_more(table):
            reckoned = reckon(table)
            for seat in range(1, seats + 1):
                held = {good: n for good, n in reckoned[seat].items() if n}
                assert held == table.board(seat)["goods"]


def asked_for_more(table: Table) -> bool:
    """Servants spent so far are told when the last of them is spent."""
    return not table.over and table.asked.get("spent", 0) > 0


@rule("lorenzo", "9")
def test_an_exchange_tells_what_was_paid() -> None:
    table = lay(Board(goods="2 coin", cards="treasury"), Board(), round=4)
    table.place("white", "production").do("exchange second")
    assert "exchanged 1 treasury second {'coin': 2}" in table.told()
