"""Terms (rules, section 1) and setting up the table (section 3)."""

from __future__ import annotations

import pytest

from bottega.games.masters import GAME
from bottega.kernel.game import Illegal
from tests.games.masters.table import Board, Table, dealt, lay, unpack
from tests.rulebook import rule

DECKS = {
    "green 1": "G1a G1b G1c G1d",
    "green 2": "G2a G2b G2c G2d",
    "green 3": "G3a G3b G3c G3d",
    "blue 1": "B1a B1b B1c B1d",
    "blue 2": "B2a B2b B2c B2d",
    "blue 3": "B3a B3b B3c B3d",
    "yellow 1": "Y1a Y1b Y1c Y1d",
    "yellow 2": "Y2a Y2b Y2c Y2d",
    "yellow 3": "Y3a Y3b Y3c Y3d",
    "purple 1": "P1a P1b P1c P1d",
    "purple 2": "P2a P2b P2c P2d",
    "purple 3": "P3a P3b P3c P3d",
}


def with_leaders_kept(seats: int) -> Table:
    """A new table on which everybody has kept the first two leaders dealt."""
    return dealt(seats).do(*["keep 1 2"] * seats)


def before_the_market() -> Table:
    """A new table on which the cards are turned up and nothing else was done."""
    table = unpack(2)
    while table.options[0].startswith("turn"):
        table.do(table.options[0])
    return table


@rule("masters", "1")
def test_the_canonical_order_is_coin_stone_servant_shield() -> None:
    table = with_leaders_kept(2)
    assert table.options == ["choose coin", "choose stone", "choose servant", "choose shield"]


@rule("masters", "1")
def test_faith_is_never_stored_but_moves_the_marker_at_once() -> None:
    table = lay(Board(), Board()).do("market column 2")  # blue, red, grey
    assert table.faith() == 1
    assert table.asked["taken"] == {"stone": 1, "shield": 1}


@rule("masters", "1")
def test_seat_1_is_the_first_player() -> None:
    table = with_leaders_kept(2).do("choose coin")
    assert table.to_move == 1


@rule("masters", "13")
@rule("masters", "R1")
@rule("masters", "1")
def test_the_common_stock_never_runs_out() -> None:
    # There are sixteen coins in the box of the game; here are a hundred, and another one.
    table = lay(Board(strongbox="100 coin, 2 stone"), Board(strongbox="40 coin"))
    table.do("produce", "choose stone", "choose coin")  # two stones for a coin
    assert table.strongbox() == "101 coin"


@rule("masters", "1")
@rule("masters", "R1")
def test_the_strongbox_is_an_unlimited_store() -> None:
    table = lay(Board(strongbox="999 coin, 2 stone"), Board())
    table.do("produce", "choose stone", "choose coin")
    assert Table(GAME.read(table.facts)).strongbox() == "1000 coin"


@rule("masters", "13")
@rule("masters", "R1")
def test_the_market_gives_what_others_hold_plenty_of() -> None:
    table = lay(Board(), Board(strongbox="16 coin, 16 stone")).do("market row 3")
    assert table.asked["taken"] == {"coin": 2, "stone": 1}


@rule("masters", "1")
@rule("masters", "3")
@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_one_to_four_players(seats: int) -> None:
    with pytest.raises(Illegal, match="1 to 4 seats"):
        GAME.new(seats)


@rule("masters", "3")
def test_the_48_cards_lie_in_12_decks_of_4_by_colour_and_level() -> None:
    decks = unpack(2).facts["under"]
    assert {deck: " ".join(cards) for deck, cards in decks.items()} == DECKS


@rule("masters", "3")
@pytest.mark.parametrize("deck", DECKS)
def test_one_card_of_each_deck_is_visible_and_three_lie_under_it(deck: str) -> None:
    table = dealt(2)
    assert table.top(deck) in DECKS[deck].split()
    assert table.left(deck) == 4


@rule("masters", "3")
def test_any_card_of_a_deck_may_be_its_first_visible_one() -> None:
    assert unpack(2).options == [
        "turn green 1 G1a",
        "turn green 1 G1b",
        "turn green 1 G1c",
        "turn green 1 G1d",
    ]


@rule("masters", "3")
def test_twelve_marbles_fill_the_tray_and_the_thirteenth_lies_on_the_slide() -> None:
    table = dealt(2)
    lying = [*" ".join(table.market).split(), table.slide]
    assert [len(row.split()) for row in table.market] == [4, 4, 4]
    assert sorted(lying) == sorted(
        ["white"] * 4 + ["blue", "grey", "yellow", "purple"] * 2 + ["red"]
    )


@rule("masters", "3")
def test_the_first_marble_is_white_in_4_cases_of_13() -> None:
    table = before_the_market()
    weights = GAME.weights(table.state, table.question())
    assert weights is not None
    assert dict(zip(table.options, weights, strict=True)) == {
        "marble row 1 column 1 yellow": 2,
        "marble row 1 column 1 grey": 2,
        "marble row 1 column 1 purple": 2,
        "marble row 1 column 1 blue": 2,
        "marble row 1 column 1 white": 4,
        "marble row 1 column 1 red": 1,
    }


@rule("masters", "3")
def test_after_the_red_marble_there_is_no_other_red_one_to_lay() -> None:
    table = before_the_market().do("marble row 1 column 1 red")
    assert "marble row 1 column 2 red" not in table.options
    assert len(table.options) == 5


@rule("masters", "3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_board_begins_empty_with_three_inactive_tiles(seats: int) -> None:
    table = dealt(seats)
    assert table.warehouse(seats) == ""
    assert table.strongbox(seats) == ""
    assert table.slots(seats) == "- / - / -"
    assert table.faith(seats) == 0
    assert table.favours(seats) == "inactive inactive inactive"


@rule("masters", "3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_is_dealt_four_leaders(seats: int) -> None:
    table = dealt(seats)
    assert [len(table.board(seat + 1)["leaders"]) for seat in range(seats)] == [4] * seats


@rule("masters", "3")
def test_any_leader_not_dealt_before_may_be_dealt_next() -> None:
    table = unpack(2)
    while table.options[0] != "deal leader seat 1 L01":
        table.do(table.options[0])
    table.do("deal leader seat 1 L07")
    assert len(table.options) == 15
    assert "deal leader seat 1 L07" not in table.options


@rule("masters", "3")
@rule("masters", "15")
@pytest.mark.parametrize(
    ("move", "kept", "rejected"),
    [
        ("keep 1 2", "L05 in hand, L06 in hand", ["L07", "L08"]),
        ("keep 1 3", "L05 in hand, L07 in hand", ["L06", "L08"]),
        ("keep 1 4", "L05 in hand, L08 in hand", ["L06", "L07"]),
        ("keep 2 3", "L06 in hand, L07 in hand", ["L05", "L08"]),
        ("keep 2 4", "L06 in hand, L08 in hand", ["L05", "L07"]),
        ("keep 3 4", "L07 in hand, L08 in hand", ["L05", "L06"]),
    ],
)
def test_two_of_the_four_leaders_are_kept_and_two_put_out_of_the_game(
    move: str, kept: str, rejected: list[str]
) -> None:
    table = dealt(2).do("keep 1 2", move)  # seat 2 was dealt L05 to L08
    assert table.leaders(2) == kept
    assert table.board(2)["rejected"] == rejected


@rule("masters", "3")
def test_four_players_are_dealt_all_sixteen_leaders() -> None:
    table = dealt(4)
    held = [leader for seat in (1, 2, 3, 4) for leader in table.board(seat)["leaders"]]
    assert sorted(held) == [f"L{n:02}" for n in range(1, 17)]


@rule("masters", "3")
def test_with_two_players_the_eight_undealt_leaders_are_out_of_the_game() -> None:
    table = with_leaders_kept(2)
    boards = [table.board(1), table.board(2)]
    there = [x for board in boards for x in (*board["leaders"], *board["rejected"])]
    assert sorted(there) == ["L01", "L02", "L03", "L04", "L05", "L06", "L07", "L08"]


@rule("masters", "3")
@rule("masters", "R3")
def test_leaders_are_chosen_before_the_starting_resources() -> None:
    table = dealt(4).do("keep 1 2", "keep 1 2", "keep 1 2")
    assert table.asked == {"step": "keep leaders", "seat": 4}
    table.do("keep 1 2")
    assert table.asked == {"step": "starting goods", "seat": 2, "left": 1}


@rule("masters", "3")
@rule("masters", "R3")
@pytest.mark.parametrize("order", [(1, 2, 3, 4), (4, 3, 2, 1), (2, 4, 1, 3)])
def test_players_keep_their_leaders_in_any_order(order: tuple[int, ...]) -> None:
    table = dealt(4).do(*(f"{seat}: keep 3 4" for seat in order))
    assert table.leaders(1) == "L03 in hand, L04 in hand"
    assert table.leaders(4) == "L15 in hand, L16 in hand"
    assert table.asked["step"] == "starting goods"


@rule("masters", "3")
def test_nobody_keeps_leaders_twice() -> None:
    table = dealt(2).do("2: keep 1 2")
    with pytest.raises(Illegal, match="seat 2 has nothing to answer"):
        table.do("2: keep 3 4")


@rule("masters", "3")
def test_four_players_start_with_0_1_1_2_resources_and_0_0_1_1_faith() -> None:
    table = with_leaders_kept(4)
    assert table.to_move == 2
    table.do("choose coin")
    assert table.to_move == 3
    table.do("choose stone")
    assert table.to_move == 4
    table.do("choose servant", "choose shield")
    assert table.to_move == 1
    assert [table.warehouse(seat) for seat in (1, 2, 3, 4)] == [
        "",
        "1 coin",
        "1 stone",
        "1 servant, 1 shield",
    ]
    assert [table.faith(seat) for seat in (1, 2, 3, 4)] == [0, 0, 1, 1]


@rule("masters", "3")
def test_seat_4_may_choose_two_equal_resources() -> None:
    table = with_leaders_kept(4).do("choose coin", "choose coin", "choose shield", "choose shield")
    assert table.warehouse(4) == "2 shield"
    assert GAME.impossible(table.state) == []


@rule("masters", "3")
def test_two_players_start_with_0_and_1_resource_and_no_faith() -> None:
    table = with_leaders_kept(2).do("choose servant")
    assert [table.warehouse(1), table.warehouse(2)] == ["", "1 servant"]
    assert [table.faith(1), table.faith(2)] == [0, 0]


@rule("masters", "3")
def test_the_third_of_three_players_starts_with_1_resource_and_1_faith() -> None:
    table = with_leaders_kept(3).do("choose servant", "choose shield")
    assert table.warehouse(3) == "1 shield"
    assert table.faith(3) == 1


@rule("masters", "3")
@rule("masters", "12")
def test_the_solo_player_starts_with_no_resource_and_no_faith() -> None:
    table = with_leaders_kept(1)
    assert table.asked == {"step": "act", "seat": 1}
    assert table.warehouse() == ""
    assert table.faith() == 0


@rule("masters", "3")
def test_starting_resources_are_chosen_in_seat_order() -> None:
    table = with_leaders_kept(3)
    with pytest.raises(Illegal, match="seat 3 has nothing to answer"):
        table.do("3: choose coin")
