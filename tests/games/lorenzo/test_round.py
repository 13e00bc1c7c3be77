"""The course of the game (rules, section 3)."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.table import CARDS, TYPES, Board, Table, lay, started, unpack, wander
from tests.rulebook import rule


def turns(table: Table) -> list[int]:
    """Who takes a turn in this round: everybody goes to the palace."""
    found = []
    while table.step in ("act", "make up", "choose space"):  # a last member is taken without asking
        found.append(table.to_move)
        if table.step != "choose space":
            table.do(table.options[0])
        table.do("space palace")
        if table.step == "spend servants":
            table.do(table.options[0])
        table.do("privilege servants")
    return found


@rule("lorenzo", "3")
def test_four_cards_of_each_deck_lie_on_its_tower_from_the_lowest_floor_up() -> None:
    table = started(2)
    for kind in TYPES:
        lying = [table.facts["floors"][f"{kind} {floor}"] for floor in (1, 2, 3, 4)]
        assert lying == CARDS[kind][:4]
        assert len(table.facts["decks"][kind]) == 20


@rule("lorenzo", "3")
def test_the_second_round_lays_out_the_rest_of_the_period() -> None:
    table = started(2)
    turns(table)
    table.nature()
    lying = [table.facts["floors"][f"venture {floor}"] for floor in (1, 2, 3, 4)]
    assert lying == CARDS["venture"][4:8]


@rule("lorenzo", "3")
def test_dice_hold_for_everybody() -> None:
    table = unpack(2, "basic")
    while table.step != "roll":
        table.do(table.options[0])
    assert table.options == [f"roll white {n}" for n in range(1, 7)]
    table.do("roll white 3", "roll black 6", "roll orange 1")
    assert table.facts["dice"] == {"white": 3, "black": 6, "orange": 1}


@rule("lorenzo", "3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_passes_over_the_turn_order(seats: int) -> None:
    assert turns(started(seats)) == [*range(1, seats + 1)] * 4


@rule("lorenzo", "3")
@rule("lorenzo", "12")
@rule("lorenzo", "A8")
@rule("lorenzo", "A21")
def test_tile_ii_7_skips_the_first_turn_and_makes_it_up_at_the_end() -> None:
    table = lay(
        *(Board(goods="3 servant", tiles="II-7"), Board(goods="3 servant")),
        Board(goods="3 servant", tiles="II-7"),
        round=5,
        agenda=[
            {"step": "skip turn", "seat": 1},
            {"step": "take turn", "seat": 2},
            {"step": "skip turn", "seat": 3},
            *({"step": "take turn", "seat": seat} for _ in range(3) for seat in (1, 2, 3)),
            {"step": "make up turn", "seat": 1},
            {"step": "make up turn", "seat": 3},
            {"step": "end round", "seat": "nature"},
        ],
    )
    assert turns(table) == [2, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 3]
    assert table.told().count("turn skipped 1") == 1


@rule("lorenzo", "3")
@pytest.mark.parametrize(("rules", "made_up"), [(1, "take turn"), (2, "make up turn")])
def test_a_round_under_tile_ii_7_is_planned_so(rules: int, made_up: str) -> None:
    table = lay(
        *(Board(tiles="II-7"), Board()),
        round=4,
        turn=2,
        agenda=[{"step": "end round", "seat": "nature"}],
        rules=rules,
    )
    table.nature()
    assert table.to_move == 2
    *turns, last, _ = [(f["step"], f["seat"]) for f in table.facts["agenda"]]
    assert turns == [("act", 2), *(("take turn", seat) for seat in (1, 2, 1, 2, 1, 2))]
    assert last == (made_up, 1)


@rule("lorenzo", "3")
def test_a_report_follows_every_second_round() -> None:
    held = []
    for table in wander(2, seed=4, mode="basic"):
        if not table.over and table.step == "show support" and table.facts["round"] not in held:
            held.append(table.facts["round"])
    assert [told for told in table.told() if told.startswith("report")] == [
        "report held 1",
        "report held 2",
        "report held 3",
    ]
    assert set(held) <= {2, 4, 6}


@rule("lorenzo", "3")
def test_cards_left_in_the_towers_leave_the_game() -> None:
    table = lay(
        Board(),
        Board(),
        floors={"territory 1": "woods", "venture 4": "military campaign"},
        agenda=[{"step": "end round", "seat": "nature"}],
    )
    table.question()
    everywhere = str(table.facts["floors"]) + str(table.facts["decks"])
    assert "woods" not in everywhere
    assert "military campaign" not in everywhere


@rule("lorenzo", "3")
@pytest.mark.parametrize(
    ("palace", "order", "after"),
    [
        ("", "1 2 3 4", [1, 2, 3, 4]),
        ("3 white", "1 2 3 4", [3, 1, 2, 4]),
        ("4 white, 2 black", "1 2 3 4", [4, 2, 1, 3]),
        ("2 white, 4 black, 2 black", "3 1 4 2", [2, 4, 3, 1]),
        ("1 neutral, 2 white, 3 white, 4 white", "4 3 2 1", [1, 2, 3, 4]),
    ],
)
def test_the_palace_decides_the_next_turn_order(palace: str, order: str, after: list[int]) -> None:
    table = lay(
        *[Board()] * 4,
        spaces={"palace": palace},
        order=order,
        agenda=[{"step": "end round", "seat": "nature"}],
    )
    table.question()
    assert table.facts["order"] == after


@rule("lorenzo", "3")
def test_members_come_home_and_leaders_are_turned_up_again() -> None:
    table = lay(
        Board(played="sandro botticelli*, federico da montefeltro*", strong="white"),
        Board(),
        spaces={"palace": "1 white, 1 neutral", "harvest": "2 black"},
        agenda=[{"step": "end round", "seat": "nature"}],
    )
    table.question()
    assert table.board()["members"] == ["white", "black", "orange", "neutral"]
    assert table.board()["used"] == []
    assert table.board()["strong"] == "none"
    assert not any(table.facts["spaces"].values())


@rule("lorenzo", "3")
@rule("lorenzo", "13")
def test_the_game_ends_after_the_sixth_round() -> None:
    table = lay(Board(), Board(), round=6, agenda=[{"step": "end round", "seat": "nature"}])
    assert table.over
    assert table.told()[-1] == "game over"
