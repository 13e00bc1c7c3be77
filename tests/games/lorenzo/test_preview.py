"""What would come of an option, told before it is chosen: the same that happens then."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.rules.verbs import ACTIONS
from bottega.kernel.show import Fact
from tests.games.lorenzo.table import Board, Table, lay, report
from tests.rulebook import rule

RICH = "9 coin, 9 wood, 9 stone, 9 servant, 9 military"


def told(table: Table, notation: str) -> dict[str, Any]:
    """The facts about an option: numbers, and so many of each."""
    found: dict[str, Any] = {}
    facts: list[Fact] = GAME.show.details(
        table.state, table.question().frame, ACTIONS.parse(notation)
    )
    for fact in facts:
        word = fact.domain.write(fact.value)
        if isinstance(word, int):
            found[fact.name] = word
        else:
            found.setdefault(fact.name, {})
            if word != "none":
                found[fact.name][word] = fact.amount
    return found


def test_a_space_tells_the_fewest_servants_and_the_value_with_them() -> None:
    table = lay(Board(goods=RICH), Board(), floors={"territory 3": "estate"}, dice="3 1 1")
    facts = told(table.do("member white"), "space territory 3")
    assert (facts["servants"], facts["value"]) == (2, 5)  # a floor of 5, a member of 3


def test_a_floor_tells_its_bonus_and_what_the_card_gives_at_once() -> None:
    table = lay(Board(goods=RICH), Board(), floors={"territory 3": "estate"})
    facts = told(table.do("member white"), "space territory 3")
    assert facts["gain"] == {"wood": 2, "servant": 2}  # 1 wood of the floor, 1 of Estate


def test_while_servants_are_counted_the_card_the_cost_and_the_fee_are_still_told() -> None:
    spaces = {"building 1": "2 white"}
    table = lay(Board(goods=RICH), Board(), floors={"building 3": "mint"}, spaces=spaces)
    facts = told(table.do("member white", "space building 3"), "servants 4")
    assert facts["card"] == {"mint": 1}
    assert facts["cost"] == {"wood": 1, "stone": 3}
    assert facts["fee"] == 3  # somebody stands in the tower


def test_a_harvest_has_no_card_to_pay_for() -> None:
    table = lay(Board(goods=RICH), Board(), round=4).do("member white", "space harvest")
    facts = told(table, "servants 0")
    assert (facts["card"], facts["cost"], facts["fee"]) == ({}, {}, 0)


def test_a_privilege_is_counted_and_the_bonus_action_named() -> None:
    table = lay(Board(goods=RICH), Board(), floors={"character 1": "hero"})
    facts = told(table.do("member white"), "space character 1")
    assert (facts["gain"], facts["then"]) == ({"privilege": 1}, {"hero": 1})


@pytest.mark.parametrize(("coins", "lapses"), [(8, 0), (7, 1)])
def test_a_bonus_action_says_beforehand_that_nothing_will_be_left_for_it(
    coins: int, lapses: int
) -> None:
    """The Patron costs 3; then the tower is occupied: 3 more, and the Peasant 4 - 2."""
    floors = {"character 1": "patron", "character 2": "peasant"}
    table = lay(Board(goods=f"{coins} coin"), Board(), floors=floors).do("member white")
    facts = told(table, "space character 1")
    assert (facts["then"], facts["lapses"]) == ({"patron": 1}, lapses)


def test_market_and_palace_tell_what_they_give() -> None:
    table = lay(Board(goods=RICH), Board()).do("member white")
    assert told(table, "space market 1")["gain"] == {"coin": 5}
    assert told(table, "space palace")["gain"] == {"coin": 1, "privilege": 1}


def test_an_excommunication_is_taken_off() -> None:
    table = lay(Board(goods=RICH, tiles="I-2"), Board(), round=4).do("member white")
    assert told(table, "space market 1")["gain"] == {"coin": 4}


def test_more_servants_let_more_territories_work() -> None:
    board = Board(goods=RICH, cards="gold mine, forest", bonus="standard")  # they work from 1 and 5
    table = lay(board, Board(), dice="4 1 1", round=4).do("member white", "space harvest")
    assert told(table, "servants 0")["gain"] == {"wood": 1, "stone": 1, "servant": 1, "coin": 2}
    assert told(table, "servants 1")["gain"] == {"wood": 4, "stone": 1, "servant": 1, "coin": 2}


def test_exchanges_are_counted_and_none_is_taken_for_granted() -> None:
    board = Board(goods=RICH, cards="treasury, residence", bonus="standard")  # from 3 and 1
    table = lay(board, Board(), dice="1 1 1", round=4).do("member white", "space production")
    assert told(table, "servants 0")["exchanges"] == 1
    assert told(table, "servants 2")["exchanges"] == 2
    assert told(table, "servants 2")["gain"] == {"coin": 2, "military": 1}


@rule("lorenzo", "8")
def test_a_harvest_tells_which_territories_work_in_it() -> None:
    board = Board(goods=RICH, cards="gold mine, forest")  # they work from 1 and 5
    table = lay(board, Board(), dice="4 1 1", round=4).do("member white")
    assert told(table, "space harvest")["work"] == {"harvest": 1}
    assert told(table, "space harvest")["works"] == {"gold mine": 1}
    assert told(table, "space market 1")["work"] == told(table, "space market 1")["works"] == {}
    table.do("space harvest")
    assert told(table, "servants 1")["works"] == {"gold mine": 1, "forest": 1}


@rule("lorenzo", "9")
@rule("lorenzo", "11")
def test_leonardo_at_a_value_of_0_lets_not_even_the_bonus_tile_work() -> None:
    board = Board(goods=RICH, cards="residence, treasury", played="leonardo da vinci")  # from 1, 3
    table = lay(board, Board(), round=4).do("activate leonardo da vinci")
    assert (told(table, "servants 0")["work"], told(table, "servants 0")["works"]) == ({}, {})
    assert told(table, "servants 1")["work"] == {"production": 1}
    assert told(table, "servants 1")["works"] == {"residence": 1}
    assert told(table, "servants 3")["works"] == {"residence": 1, "treasury": 1}


@rule("lorenzo", "10")
@rule("lorenzo", "A11")
def test_support_tells_what_becomes_of_the_faith() -> None:
    early = report(Board(goods="4 faith"), Board())
    last = report(Board(goods="6 faith"), Board(), round=6)
    facts = told(early, "support yes")
    assert (facts["given"], facts["points"]) == (4, 4)
    assert told(early, "support no")["given"] == 0
    facts = told(last, "support no")
    assert (facts["given"], facts["faith"]) == (6, 7)  # in the last round it scores all the same


@pytest.mark.parametrize("servants", [0, 2, 5])
def test_what_is_told_is_what_happens(servants: int) -> None:
    board = Board(goods=RICH, cards="gold mine, forest, citadel", bonus="standard")
    table = lay(board, Board(), dice="3 1 1", round=4).do("member white", "space harvest")
    facts = told(table, f"servants {servants}")
    before = dict(table.board(1)["goods"])
    table.do(f"servants {servants}")
    after = table.board(1)["goods"]
    gained = {good: after[good] - before.get(good, 0) for good in after}
    gained["servant"] += servants
    assert facts["gain"] == {good: n for good, n in gained.items() if n}


def test_looking_ahead_changes_nothing() -> None:
    table = lay(Board(goods=RICH), Board(), floors={"character 1": "hero"}).do("member white")
    before = GAME.write(table.state)
    told(table, "space character 1")
    assert GAME.write(table.state) == before


@rule("lorenzo", "A7")
@pytest.mark.parametrize(
    ("bonus_tile", "gain"),
    [
        ("source", {"wood": 2, "servant": 1}),
        ("no source", {"wood": 3, "stone": 1, "servant": 1}),
    ],
)
def test_a_harvest_tells_what_the_table_takes_the_bonus_tile_for(
    bonus_tile: str, gain: dict[str, int]
) -> None:
    board = Board(tiles="I-4", cards="forest")  # Forest gives 3 wood less 1
    table = lay(board, Board(), round=4, bonus_tile=bonus_tile).do("member white")
    assert told(table, "space harvest")["gain"] == gain
