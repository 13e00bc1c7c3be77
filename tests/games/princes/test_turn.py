"""Flow and turns (rules, sections 3 and 4)."""

from __future__ import annotations

import pytest

from bottega.games.princes import GAME
from tests.games.princes.table import ALL_EVENTS, TREACHERY, Prince, Table, lay, started
from tests.rulebook import rule


def three(*first: Prince) -> tuple[Prince, ...]:
    """Three players, of whom the first ones are given."""
    return (*first, *(Prince() for _ in range(3 - len(first))))


@rule("princes", "3")
def test_turns_go_clockwise() -> None:
    table = started(3)
    order = []
    for _ in range(6):
        order.append(table.to_move)
        table.do("pass", "pass")
    assert order == [1, 2, 3, 1, 2, 3]


@rule("princes", "3")
@rule("princes", "R4")
def test_the_decade_ends_when_its_last_event_is_sold_and_nothing_else_of_the_turn_happens() -> None:
    hand = "start war, steal influence"
    table = lay(*three(Prince(hand=hand, family="malatesta")), open="gozzoli")
    table.do("auction gozzoli").bid(3, None, None)
    assert table.facts["decade"] == 2
    assert (table.to_move, table.step) == (2, "turn")
    assert table.board(1)["hand"] == ["steal influence", "start war"]


@rule("princes", "3")
def test_the_last_event_is_carried_out_before_the_decade_ends() -> None:
    table = lay(*three(), open="verrocchio").do("auction verrocchio").bid(0, None, None)
    assert (table.step, table.facts["decade"]) == ("place event", 1)
    table.do("city rome")
    assert (table.facts["decade"], table.status("rome")) == (2, 6)


@rule("princes", "3")
@pytest.mark.parametrize(("seats", "turn", "after"), [(3, 3, 1), (4, 2, 3), (6, 6, 1)])
def test_the_next_decade_begins_with_the_player_after_the_last_one(
    seats: int, turn: int, after: int
) -> None:
    table = lay(*(Prince() for _ in range(seats)), open="gozzoli", turn=turn)
    table.do("auction gozzoli").bid(0, *[None] * (seats - 1))
    assert (table.to_move, table.step) == (after, "turn")


@rule("princes", "3")
def test_after_the_third_decade_the_game_is_over() -> None:
    table = lay(*three(), decade=3, open="leonardo").do("auction leonardo").bid(0, None, None)
    assert table.over
    assert table.told()[-1] == "game over"
    assert "income 1 12 0 8" in table.told()


@rule("princes", "4")
def test_a_turn_is_one_action() -> None:
    table = started(3).do("buy pikes")
    assert table.step == "end turn"
    assert not [option for option in table.options if option.startswith(("buy", "auction", "war"))]
    assert table.do("pass").to_move == 2


@rule("princes", "4")
def test_free_plays_come_before_and_after_the_action_and_do_not_use_it_up() -> None:
    table = lay(*three(Prince(hand="steal influence, raid gold", tiles="bank 1")))
    table.do("steal influence from +1", "bank gold to influence")
    assert table.step == "turn"
    table.do("buy pikes", "raid gold of +2")
    assert (table.step, table.to_move) == ("end turn", 1)
    assert table.held("gold") == [40 - 3 - 1 + 3, 40, 37]
    assert table.held("influence") == [17, 10, 12]


@rule("princes", "4")
def test_passing_ends_the_action_and_the_player_goes_on_later() -> None:
    table = started(3).do("pass", "pass", "pass", "pass", "pass", "pass")
    assert (table.to_move, table.step) == (1, "turn")
    assert "buy cavalry" in table.options


@rule("princes", "4")
def test_without_tiles_and_without_trade_nobody_is_asked_to_end_the_turn() -> None:
    table = started(3, trade="off").do("buy pikes")
    assert (table.to_move, table.step) == (2, "turn")


@rule("princes", "4")
def test_wars_with_tiles_come_at_the_end_of_the_turn_one_after_the_other() -> None:
    table = lay(*three(Prince(hand="start war, start war")))
    assert not table.offered("start war")
    table.do("pass")
    assert len(table.offered("start war")) == 20
    table.do("start war rome naples").pass_windows()
    assert (table.to_move, table.step) == (1, "end turn")  # nobody has troops: nothing happened
    table.do("start war venice milan")
    assert not table.offered("start war")
    assert table.facts["discards"] == ["start war", "start war"]


@rule("princes", "4")
@rule("princes", "R7")
@pytest.mark.parametrize("seats", [3, 5])
def test_after_two_rounds_of_passing_somebody_must_act(seats: int) -> None:
    table = started(seats)
    for _ in range(2 * seats):
        assert "pass" in table.options
        table.do("pass", "pass")
    assert (table.to_move, table.step) == (1, "turn")
    assert "pass" not in table.options
    table.do("buy pikes", "pass")
    assert "pass" in table.options


@rule("princes", "R7")
def test_free_plays_and_wars_with_tiles_do_not_count_as_acting() -> None:
    table = lay(*three(Prince(hand="start war, steal influence")), passes=5)
    table.do("steal influence from +1", "pass", "start war rome naples", "pass")
    assert table.to_move == 2
    assert "pass" not in table.options


@rule("princes", "R7")
def test_an_event_can_always_be_put_up_even_by_the_poorest() -> None:
    poor = Prince(gold=0, influence=0)
    table = lay(poor, poor, poor, passes=6, wars=4, pope=2, open="gozzoli", trade="off")
    assert (table.facts["decade"], table.facts["players"][0]["gold"]) == (2, 12)  # forced all along


# Buying and discarding troops (4.1, 4.2) ------------------------------------------------------

TROOP_COSTS = {"cavalry": 6, "infantry": 2, "pikes": 1, "crossbow": 2, "artillery": 6, "fort": 3}
COSTS_BEFORE = {"cavalry": 8, "infantry": 4, "pikes": 3, "crossbow": 4, "artillery": 8, "fort": 5}
"""What they cost in version 1 of the rules."""


@rule("princes", "4")
@pytest.mark.parametrize("troop", TROOP_COSTS)
def test_a_troop_is_bought_for_its_cost(troop: str) -> None:
    table = started(3).do(f"buy {troop}")
    assert table.held("gold")[0] == 40 - TROOP_COSTS[troop]
    assert table.board(1)["troops"] == [troop]
    assert table.facts["supply"][troop] == 3


@rule("princes", "4")
@pytest.mark.parametrize("troop", COSTS_BEFORE)
def test_in_version_1_a_troop_costs_what_it_cost_then(troop: str) -> None:
    cost = COSTS_BEFORE[troop]
    bought = lay(*three(Prince(gold=cost)), rules=1).do(f"buy {troop}")
    assert bought.held("gold")[0] == 0
    assert f"troop bought 1 {troop} {cost}" in bought.told()
    assert troop not in lay(*three(Prince(gold=cost - 1)), rules=1).offered("buy")


@rule("princes", "4")
@pytest.mark.parametrize("troop", TROOP_COSTS)
def test_with_one_gold_less_a_troop_cannot_be_bought(troop: str) -> None:
    cost = TROOP_COSTS[troop]
    assert troop in lay(*three(Prince(gold=cost))).offered("buy")
    assert troop not in lay(*three(Prince(gold=cost - 1))).offered("buy")


@rule("princes", "4")
def test_a_troop_must_be_affordable_in_the_supply_and_new() -> None:
    rich = Prince(troops="pikes, fort")
    assert lay(*three(rich)).offered("buy") == [
        "cavalry",
        "infantry",
        "crossbow",
        "artillery",
        "treachery",
    ]
    assert lay(*three(Prince(gold=2))).offered("buy") == [
        "infantry",
        "pikes",
        "crossbow",
        "treachery",
    ]
    owners = [Prince(troops="cavalry") for _ in range(4)]
    assert "cavalry" not in lay(*owners, Prince(), turn=5).offered("buy")


@rule("princes", "4")
@rule("princes", "R5")
def test_a_discarded_troop_goes_back_to_the_supply_without_a_refund() -> None:
    table = lay(*three(Prince(troops="fort, artillery", gold=7)))
    assert table.offered("discard") == ["artillery", "fort"]
    table.do("discard artillery")
    assert table.board(1)["troops"] == ["fort"]
    assert table.facts["supply"]["artillery"] == 4
    assert table.held("gold")[0] == 7
    assert table.step == "end turn"


# Buying treachery tiles (4.3) -----------------------------------------------------------------


@rule("princes", "4")
def test_a_treachery_tile_costs_one_gold_and_one_influence() -> None:
    table = started(3).do("buy treachery")
    assert table.options == [f"draw {kind}" for kind in sorted_kinds(table)]
    table.do("draw veto")
    assert (table.held("gold")[0], table.held("influence")[0]) == (39, 11)
    assert table.board(1)["hand"] == ["veto"]
    assert len(table.facts["deck"]) == 19


def sorted_kinds(table: Table) -> list[str]:
    kinds: list[str] = table.facts["deck"]
    return list(dict.fromkeys(kinds))


@rule("princes", "4")
def test_tiles_are_drawn_as_often_as_they_are_in_the_deck() -> None:
    table = started(3).do("buy treachery")
    assert GAME.weights(table.state, table.question()) == [4, 2, 3, 3, 3, 3, 2]


@rule("princes", "4")
@pytest.mark.parametrize(("gold", "influence"), [(0, 5), (5, 0)])
def test_both_are_needed_for_a_treachery_tile(gold: int, influence: int) -> None:
    assert "buy treachery" not in lay(*three(Prince(gold=gold, influence=influence))).options


@rule("princes", "4")
def test_at_the_limit_a_tile_may_be_bought_and_one_is_discarded_face_up() -> None:
    table = lay(*three(Prince(hand="veto, block bid"))).do("buy treachery", "draw start war")
    assert table.step == "discard"
    assert table.options == ["discard block bid", "discard veto", "discard start war"]
    table.do("discard veto")
    assert table.board(1)["hand"] == ["block bid", "start war"]
    assert table.facts["discards"] == ["veto"]


@rule("princes", "4")
@rule("princes", "R27")
@pytest.mark.parametrize(
    ("family", "tiles", "limit"),
    [
        ("este", "", 2),
        ("bentivoglio", "", 3),
        ("malatesta", "", 3),
        ("este", "cesare borgia", 3),
        ("este", "ferrante of aragon", 3),
        ("malatesta", "cesare borgia, ferrante of aragon", 5),
    ],
)
def test_the_hand_limit_is_two_and_more_with_some_families_and_tiles(
    family: str, tiles: str, limit: int
) -> None:
    hand = ["bribe troop", "bribe troop", "bribe troop", "bribe troop", "veto"][:limit]
    full = Prince(family=family, tiles=tiles, hand=", ".join(hand))
    less = full._replace(hand=", ".join(hand[:-1]))
    assert lay(*three(less)).do("buy treachery", "draw raid gold").step == "end turn"
    assert lay(*three(full)).do("buy treachery", "draw raid gold").step == "discard"


@rule("princes", "4")
@rule("princes", "R6")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    hand = "bribe troop, bribe troop"
    left = {**TREACHERY, "bribe troop": 2}
    thrown = [kind for kind, n in left.items() for _ in range(n)]
    table = lay(*three(Prince(hand=hand)), discards=", ".join(thrown))
    assert table.facts["deck"] == []
    table.do("buy treachery")
    assert "draw raid gold" in table.options
    table.do("draw raid gold", "discard bribe troop")
    assert len(table.facts["deck"]) == 17
    assert table.facts["discards"] == ["bribe troop"]
    assert "deck shuffled 18" in table.told()


@rule("princes", "3")
def test_twelve_events_are_sold_in_a_game() -> None:
    table = started(3)
    sold = []
    while not table.over:
        event = table.offered("auction")[-2 if "auction pope" in table.options else -1]
        sold.append(event)
        table.do(f"auction {event}").bid(0, None, None)
        if not table.over and table.step == "place event":
            table.do("city milan")
        if not table.over and table.step == "end turn":
            table.do("pass")
    assert sorted(sold) == sorted(ALL_EVENTS)
    assert len([line for line in table.told() if line.startswith("income")]) == 9
