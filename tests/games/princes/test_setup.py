"""Terms and set-up (rules, sections 1 and 2)."""

from __future__ import annotations

import pytest

from bottega.games.princes import GAME
from bottega.kernel.game import Illegal
from tests.games.princes.table import ALL_TILES, EVENTS, FAMILIES, TREACHERY, TROOPS, Table, started
from tests.rulebook import rule


@rule("princes", "1")
@pytest.mark.parametrize("seats", [2, 7])
def test_it_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(Illegal, match="princes is for 3 to 6 seats"):
        GAME.new(seats)


@rule("princes", "2")
def test_a_drawn_player_chooses_first_and_the_others_follow_clockwise() -> None:
    table = Table.new(4)
    assert table.options == ["chooser 1", "chooser 2", "chooser 3", "chooser 4"]
    table.do("chooser 3")
    asked = []
    for family in ("este", "gonzaga", "baglioni", "malatesta"):
        asked.append(table.to_move)
        table.do(f"family {family}")
    assert asked == [3, 4, 1, 2]
    assert [table.board(seat)["family"] for seat in (1, 2, 3, 4)] == [
        "baglioni",
        "malatesta",
        "este",
        "gonzaga",
    ]


@rule("princes", "2")
def test_a_family_can_be_picked_once() -> None:
    table = Table.new(3).do("chooser 1")
    assert table.offered("family") == FAMILIES
    table.do("family este")
    assert table.offered("family") == [name for name in FAMILIES if name != "este"]


@rule("princes", "2")
def test_the_sixth_player_takes_the_family_that_is_left() -> None:
    table = Table.new(6).do("chooser 1")
    for family in FAMILIES[:5]:
        table.do(f"family {family}")
    assert table.board(6)["family"] == "montefeltro"
    assert table.step == "draw first"


@rule("princes", "2")
@rule("princes", "R3")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_is_drawn_from_all_seats_whoever_chose_first(first: int) -> None:
    table = Table.new(3).do("chooser 2", *(f"family {family}" for family in FAMILIES[:3]))
    question = table.question()
    assert table.options == ["first 1", "first 2", "first 3"]
    assert GAME.weights(table.state, question) is None  # all equally likely
    assert table.do(f"first {first}").to_move == first


@rule("princes", "2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everything_lies_ready(seats: int) -> None:
    table = started(seats)
    facts = table.facts
    assert table.held("gold") == [40] * seats
    assert table.held("influence") == [12] * seats
    assert facts["status"] == {"venice": 7, "milan": 6, "florence": 6, "rome": 5, "naples": 5}
    assert facts["boxes"] == {city: [] for city in facts["status"]}
    assert facts["wars"] == 0
    assert facts["supply"] == dict.fromkeys(TROOPS, 4)
    assert facts["tiles"] == ALL_TILES
    assert facts["open"] == EVENTS[1]
    assert facts["pope"] == "none"
    assert facts["deck"] == [tile for tile, n in TREACHERY.items() for _ in range(n)]
    assert len(facts["deck"]) == 20
    assert facts["discards"] == []
    for board in facts["players"]:
        assert [board[part] for part in ("tiles", "troops", "hand", "events")] == [[]] * 4


@rule("princes", "1")
@rule("princes", "R1")
def test_what_everybody_holds_is_public() -> None:
    table = started(3).do("buy cavalry")
    for seat in (1, 2, 3, None):
        seen = [(board["gold"], board["influence"]) for board in table.view(seat)["players"]]
        assert seen == [(34, 12), (40, 12), (40, 12)]
