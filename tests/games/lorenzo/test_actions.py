"""Decisions for agents and user interface (rules, section 16)."""

from __future__ import annotations

import pytest

from bottega.games.lorenzo import GAME
from tests.games.lorenzo.table import LEADERS, MEMBERS, SPACES, Board, lay, started, unpack, wander
from tests.rulebook import rule

EVERY_ACTION = [
    *(f"tile adv-{n}" for n in (1, 2, 3, 4)),
    *(f"{verb} {x}" for verb in ("draft", "play", "discard", "activate", "copy") for x in LEADERS),
    *(f"member {member}" for member in MEMBERS),
    *(f"space {space}" for space in SPACES),
    *(f"servants {n}" for n in range(25)),
    *("cost military", "cost resources", "discount wood", "discount stone"),
    *(f"privilege {x}" for x in ("materials", "servants", "coins", "military", "faith")),
    *("exchange nothing", "exchange first", "exchange second", "support yes", "support no"),
    *("decline", "end turn", "lose placement"),
]


@rule("lorenzo", "16")
def test_there_are_175_actions_in_the_order_of_the_table() -> None:
    assert len(EVERY_ACTION) == 175
    assert GAME.actions.texts == EVERY_ACTION


@rule("lorenzo", "16")
@pytest.mark.parametrize("mode", ["advanced", "basic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_player_is_asked_where_there_is_one_option_only(seats: int, mode: str) -> None:
    for table in wander(seats, seed=seats, mode=mode):
        if not table.over and table.to_move > 0:
            assert len(table.options) > 1


@rule("lorenzo", "16")
def test_a_member_is_offered_only_if_some_space_is_legal_for_it() -> None:
    assert lay(Board(), Board()).offered("member") == ["white", "black", "orange"]
    assert lay(Board(goods="1 servant"), Board()).offered("member") == MEMBERS


@rule("lorenzo", "16")
def test_questions_of_a_tower_action_come_in_order() -> None:
    floors = {"building 1": "mint"}
    goods = "1 servant, 1 wood, 3 stone"
    table = lay(Board(goods=goods, cards="stonemason"), Board(), floors=floors)
    asked = []
    for move in ("member white", "space building 1", "servants 0", "discount stone"):
        asked.append(table.step)
        table.do(move)
    assert asked == ["act", "choose space", "spend servants", "choose discount"]


@rule("lorenzo", "16")
def test_more_than_24_servants_are_spent_by_asking_again() -> None:
    table = lay(Board(goods="60 servant"), Board()).do("member white", "space market 1")
    assert table.offered("servants") == [str(n) for n in range(25)]
    table.do("servants 24")
    assert (table.step, table.asked["spent"]) == ("spend servants", 24)
    table.do("servants 24")
    assert table.offered("servants") == [str(n) for n in range(13)]
    table.do("servants 2")
    assert table.goods() == "5 coin, 10 servant"
    assert "placed 1 white market 1 50" in table.told()


@rule("lorenzo", "16")
def test_exactly_24_servants_need_no_second_question() -> None:
    table = lay(Board(goods="24 servant"), Board()).do("member white", "space market 1")
    assert table.do("servants 24").to_move == 2


@rule("lorenzo", "16")
def test_under_ii_6_the_numbers_are_servants_and_even() -> None:
    board = Board(goods="40 servant", tiles="II-6")
    table = lay(board, Board(), floors={"territory 4": "farm"}, round=6)
    table.do("member neutral", "space territory 4")  # wants a 7
    assert table.offered("servants") == [str(n) for n in range(14, 25, 2)]


@rule("lorenzo", "16")
def test_a_second_question_for_servants_has_no_decline() -> None:
    table = lay(Board(goods="30 servant", played="francesco sforza"), Board())
    table.do("activate francesco sforza")
    assert table.options[-1] == "decline"
    table.do("servants 24")
    assert table.options == [f"servants {n}" for n in range(7)]
    table.do("servants 6")
    assert "harvested 1 31" in table.told()


@rule("lorenzo", "16")
def test_end_is_asked_only_if_a_leader_action_is_possible() -> None:
    table = lay(Board(played="sandro botticelli*"), Board()).place("white", "market 1")
    assert table.to_move == 2
    table = lay(Board(played="sandro botticelli"), Board()).place("white", "market 1")
    assert table.options == ["activate sandro botticelli", "end turn"]


@rule("lorenzo", "16")
def test_the_option_mode_is_advanced_unless_basic_is_asked_for() -> None:
    assert GAME.table_options["mode"] == ["advanced", "basic"]
    assert GAME.new(2).advanced
    assert not unpack(2, "basic").facts["advanced"]


@rule("lorenzo", "16")
def test_chance_answers_in_its_own_vocabulary() -> None:
    table = started(2, "advanced")
    assert table.to_move == 1
    assert GAME.chance.text(GAME.chance.actions[0]) == "reveal I-1"
