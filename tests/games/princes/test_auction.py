"""Auctions and paying (rules, sections 5 and 6)."""

from __future__ import annotations

import pytest

from tests.games.princes.table import Prince, Table, lay
from tests.rulebook import rule

P = Prince


def bidding(table: Table) -> list[int]:
    found: list[int] = table.facts["auction"]["bidding"]
    return found


# City tiles ----------------------------------------------------------------------------------


@rule("princes", "5")
@pytest.mark.parametrize(
    ("tile", "least"), [("il doge", 14), ("armourer", 12), ("colonna", 10), ("bank 1", 12)]
)
def test_a_city_tile_opens_at_twice_the_status_of_its_city(tile: str, least: int) -> None:
    table = lay(P(), P(), P()).do(f"auction {tile}")
    assert table.bids() == (least, 40)


@rule("princes", "5")
def test_whoever_puts_a_city_tile_up_must_open() -> None:
    table = lay(P(), P(), P()).do("auction colonna")
    assert table.to_move == 1
    assert "pass" not in table.options


@rule("princes", "5")
def test_a_city_tile_cannot_be_put_up_by_somebody_who_cannot_open() -> None:
    tiles = lay(P(gold=11), P(), P()).offered("auction")
    assert "colonna" in tiles  # 10
    assert "bank 1" not in tiles  # 12
    assert "il doge" not in tiles


@rule("princes", "5")
def test_bids_go_up_clockwise_and_a_pass_is_final() -> None:
    table = lay(P(), P(), P(), P(), turn=2).do("auction colonna")
    table.bid(10)
    assert (table.to_move, table.bids()) == (3, (11, 40))
    table.bid(15)
    assert table.to_move == 4
    table.bid(None)
    assert (table.to_move, table.bids()) == (1, (16, 40))
    table.bid(16)
    assert table.to_move == 2
    table.bid(None)
    assert table.to_move == 3
    table.bid(20)
    assert table.to_move == 1
    table.bid(None)
    assert table.board(3)["tiles"] == ["colonna"]
    assert table.held("gold") == [40, 40, 20, 40]
    assert "colonna" not in table.facts["tiles"]


@rule("princes", "5")
def test_whoever_opens_alone_pays_the_opening_bid() -> None:
    table = lay(P(), P(gold=5), P(gold=0)).do("auction colonna").bid(10)
    assert table.held("gold") == [30, 5, 0]  # the others cannot bid and are not asked
    assert "bid passed 2 colonna gold" in table.told()


@rule("princes", "5")
def test_six_city_tiles_are_the_most() -> None:
    six = "il doge, venetian merchant 1, venetian merchant 2, armourer, bank 1, bank 2"
    table = lay(P(tiles=six, gold=99), P(), P())
    assert table.offered("auction") == [
        "gozzoli",
        "piero della francesca",
        "verrocchio",
        "merchant 1",
        "pope",
    ]


@rule("princes", "5")
@rule("princes", "R29")
def test_only_city_tiles_count_towards_the_six() -> None:
    five = "il doge, venetian merchant 1, venetian merchant 2, armourer, bank 1"
    full = P(tiles=five, troops="cavalry, fort", hand="veto", events="gozzoli", gold=99)
    assert "bank 2" in lay(full, P(), P()).offered("auction")


@rule("princes", "5")
def test_tiles_of_three_cities_are_the_most() -> None:
    table = lay(P(tiles="il doge, armourer, bank 1"), P(), P())
    offered = table.offered("auction")
    assert "venetian merchant 1" in offered
    assert "swiss mercenaries" in offered
    assert "colonna" not in offered
    assert "federico of aragon" not in offered


@rule("princes", "5")
def test_whoever_may_not_own_a_tile_is_treated_as_having_passed() -> None:
    table = lay(P(), P(tiles="il doge, armourer, bank 1"), P()).do("auction colonna")
    assert bidding(table) == [1, 3]
    table.bid(10)
    assert table.to_move == 3


@rule("princes", "5")
def test_a_city_tile_is_never_discarded_or_sold_again() -> None:
    table = lay(P(tiles="il doge"), P(), P())
    assert not [option for option in table.options if option.endswith("il doge")]


# Events and the Pope -------------------------------------------------------------------------


@rule("princes", "5")
@rule("princes", "R8")
@pytest.mark.parametrize(
    ("lot", "good"),
    [("gozzoli", "influence"), ("merchant 1", "gold"), ("pope", "influence")],
)
def test_events_and_the_pope_open_at_nothing_and_are_always_sold(lot: str, good: str) -> None:
    table = lay(P(family="baglioni"), P(), P()).do(f"auction {lot}")
    assert table.bids() == (0, {"gold": 40, "influence": 12}[good])
    assert "pass" not in table.options
    table.bid(0, None, None)
    assert f"lot won 1 {lot} 0 {good} 0" in table.told()


@rule("princes", "5")
def test_an_event_is_put_up_once() -> None:
    table = lay(P(), P(), P()).do("auction gozzoli").bid(0, None, None).do("pass")
    assert "auction gozzoli" not in table.options
    assert "auction merchant 1" in table.options


@rule("princes", "5")
def test_the_pope_is_put_up_once_a_decade() -> None:
    table = lay(P(), P(), P()).do("auction pope").bid(3, None, None).do("pass")
    assert table.facts["pope"] == 1
    assert "auction pope" not in table.options


# What can be bid -----------------------------------------------------------------------------


@rule("princes", "5")
def test_nobody_bids_more_than_99() -> None:
    table = lay(P(gold=500), P(gold=99), P(gold=98)).do("auction colonna")
    assert table.bids() == (10, 99)
    table.bid(98)
    assert (table.to_move, table.bids()) == (2, (99, 99))
    table.bid(99)
    assert table.held("gold") == [500, 0, 98]


@rule("princes", "5")
@pytest.mark.parametrize(
    ("event", "most"),
    [("gozzoli", 6), ("piero della francesca", 21), ("verrocchio", 6), ("merchant 1", 20)],
)
@pytest.mark.parametrize("family", ["gonzaga", "montefeltro"])
@rule("princes", "R2")
@rule("princes", "R27")
def test_two_families_pay_one_less_for_artists_in_either_currency(
    family: str, event: str, most: int
) -> None:
    table = lay(P(family=family, gold=20, influence=5), P(), P()).do(f"auction {event}")
    assert table.bids() == (0, most)


@rule("princes", "5")
def test_the_french_are_no_artists() -> None:
    gonzaga = P(family="gonzaga", gold=20)
    assert lay(gonzaga, P(), P(), decade=3).do("auction french invasion").bids() == (0, 20)


@rule("princes", "5")
@rule("princes", "R10")
def test_papal_discounts_add_up() -> None:
    tiles = "giovanni medici, roderigo borgia, della rovere, orsini, colonna"
    table = lay(P(tiles=tiles, influence=2), P(), P()).do("auction pope")
    assert table.bids() == (0, 7)
    table.bid(7, None).bid(None)
    assert table.held("influence")[0] == 0
    table = lay(P(tiles=tiles), P(), P()).do("auction pope").bid(4, None, None)
    assert table.held("influence")[0] == 12  # a discount never pays anything out


@rule("princes", "5")
def test_cardinals_in_hand_count_three_each_for_the_pope_alone() -> None:
    bribing = P(hand="bribe cardinal, bribe cardinal", influence=1)
    assert lay(bribing, P(), P()).do("auction pope").bids() == (0, 7)
    assert lay(bribing, P(), P()).do("auction gozzoli").bids() == (0, 1)


@rule("princes", "5")
@pytest.mark.parametrize(
    ("tiles", "gold", "influence", "most"),
    [
        ("bank 1", 20, 12, 23),
        ("bank 1*", 20, 12, 20),
        ("bank 1, bank 2", 20, 12, 26),
        ("bank 1, bank 2*", 20, 12, 23),
        ("bank 1, bank 2", 20, 5, 23),  # 5 influence are changed once
        ("bank 1", 20, 2, 20),
    ],
)
def test_a_bank_reaches_into_the_other_currency(
    tiles: str, gold: int, influence: int, most: int
) -> None:
    table = lay(P(tiles=tiles, gold=gold, influence=influence), P(), P())
    assert table.do("auction colonna").bids() == (10, most)


@rule("princes", "5")
def test_a_bank_also_lets_somebody_open() -> None:
    assert "auction bank 2" in lay(P(tiles="bank 1", gold=9, influence=3), P(), P()).options
    assert "auction bank 2" not in lay(P(tiles="bank 1", gold=9, influence=2), P(), P()).options
    assert "auction bank 2" not in lay(P(tiles="bank 1*", gold=9), P(), P()).options


@rule("princes", "5")
def test_whoever_must_open_for_a_city_tile_is_not_offered_a_bank_that_makes_it_impossible() -> None:
    def ways(gold: int, influence: int, tiles: str = "bank 1") -> list[str]:
        table = lay(P(tiles=tiles, gold=gold, influence=influence), P(), P())
        return table.do("auction florentine merchant 1").offered("bank")

    assert ways(15, 12) == ["gold to influence", "influence to gold"]
    assert ways(14, 12) == ["influence to gold"]
    assert ways(12, 0) == []
    assert ways(12, 0, "bank 1, bank 2") == ["gold to influence"]  # the other changes it back
    assert ways(9, 3) == ["influence to gold"]


@rule("princes", "5")
def test_with_nothing_to_bid_and_nothing_in_hand_one_passes_without_being_asked() -> None:
    table = lay(P(), P(gold=10), P()).do("auction colonna").bid(10)
    assert table.to_move == 3
    assert "bid passed 2 colonna gold" in table.told()


@rule("princes", "5")
def test_who_cannot_bid_is_told_apart_from_who_does_not_want_to() -> None:
    table = lay(P(), P(gold=12), P()).do("auction colonna").bid(10, None, 13)
    assert "bid passed 2 colonna none" in table.told()
    table = lay(P(), P(gold=12), P(gold=12, hand="veto")).do("auction colonna").bid(12, None)
    assert "bid passed 2 colonna gold" in table.told()  # asked for the tile in hand or not
    assert "bid passed 3 colonna gold" in table.told()
    blocked = lay(P(hand="block bid"), P(), P()).do("auction colonna", "block +1").bid(10)
    assert "bid passed 2 colonna blocked" in blocked.told()


@rule("princes", "5")
def test_whether_tiles_in_hand_could_pay_for_the_pope_is_told_to_nobody_else() -> None:
    table = lay(P(), P(influence=0, hand="veto"), P(influence=0)).do("auction pope").bid(1, None)
    assert "bid passed 2 pope influence" in table.told(2)
    for other in (1, 3):
        assert "bid passed 2 pope none" in table.told(other)
    assert "bid passed 3 pope influence" in table.told()


# Paying (6) ----------------------------------------------------------------------------------


@rule("princes", "6")
@rule("princes", "R11")
def test_banks_are_used_by_themselves_when_cash_is_short_no_more_than_needed() -> None:
    table = lay(P(tiles="bank 1, bank 2", gold=12, influence=12), P(), P())
    table.do("auction colonna").bid(15, None, None)
    assert (table.held("gold")[0], table.held("influence")[0]) == (0, 9)
    assert table.facts["used"] == ["bank 1"]


@rule("princes", "6")
@rule("princes", "R11")
def test_two_banks_may_be_needed_and_leave_change() -> None:
    table = lay(P(tiles="bank 1, bank 2", gold=12, influence=12), P(), P())
    table.do("auction colonna").bid(16, None, None)
    assert (table.held("gold")[0], table.held("influence")[0]) == (2, 6)
    assert table.facts["used"] == ["bank 1", "bank 2"]


@rule("princes", "6")
def test_with_enough_cash_no_bank_is_used() -> None:
    table = lay(P(tiles="bank 1"), P(), P()).do("auction colonna").bid(12, None, None)
    assert table.facts["used"] == []


@rule("princes", "6")
@pytest.mark.parametrize(
    ("influence", "bid", "cardinals"),
    [
        (12, 8, ["0", "1", "2"]),
        (12, 3, ["0", "1"]),  # a second cardinal would reduce nothing
        (12, 4, ["0", "1", "2"]),
        (5, 8, ["1", "2"]),  # one is needed
        (2, 8, ["2"]),
    ],
)
def test_the_new_pope_says_how_many_cardinals_pay(
    influence: int, bid: int, cardinals: list[str]
) -> None:
    hand = "bribe cardinal, bribe cardinal"
    table = lay(P(hand=hand, influence=influence), P(), P())
    table.do("auction pope").bid(bid, None, None)
    assert (table.step, table.to_move) == ("pay pope", 1)
    assert table.offered("amount") == cardinals


@rule("princes", "6")
@rule("princes", "9")
@pytest.mark.parametrize(("cardinals", "left"), [(0, 4), (1, 7), (2, 10)])
def test_a_cardinal_pays_three_and_gives_no_change(cardinals: int, left: int) -> None:
    hand = "bribe cardinal, bribe cardinal"
    table = lay(P(hand=hand), P(), P()).do("auction pope").bid(8, None, None)
    table.do(f"amount {cardinals}")
    assert table.held("influence")[0] == left
    assert table.facts["discards"] == ["bribe cardinal"] * cardinals
    table = lay(P(hand=hand), P(), P()).do("auction pope").bid(4, None, None)
    assert table.do("amount 2").held("influence")[0] == 12


@rule("princes", "6")
def test_a_pope_for_nothing_is_not_asked_for_cardinals() -> None:
    table = lay(P(hand="bribe cardinal"), P(), P()).do("auction pope").bid(0, None, None)
    assert table.step == "end turn"


@rule("princes", "6")
def test_discounts_cardinals_and_banks_work_together() -> None:
    # 11 bid, 1 off for Colonna, 3 for a cardinal: 7 owed, 4 in cash and 3 from the bank.
    rich = P(tiles="colonna, bank 1", hand="bribe cardinal", influence=4, gold=5)
    table = lay(rich, P(), P()).do("auction pope")
    assert table.bids() == (0, 11)
    table.bid(11, 12, None).bid(None)
    table = lay(rich, P(), P()).do("auction pope").bid(11, None, None)
    assert table.options == ["amount 1"]
    table.do("amount 1")
    assert (table.held("gold")[0], table.held("influence")[0]) == (2, 0)
    assert table.facts["pope"] == 1


# Blocks --------------------------------------------------------------------------------------


@rule("princes", "5")
@rule("princes", "9")
@rule("princes", "R21")
def test_a_blocked_player_cannot_bid_at_the_next_bidding_turn() -> None:
    table = lay(P(hand="block bid"), P(hand="veto"), P()).do("auction colonna")
    assert table.offered("block") == ["+1", "+2"]
    table.do("block +1")
    assert table.to_move == 1  # the opener still has to bid
    table.bid(10)
    assert (table.to_move, table.options) == (2, ["pass"])
    table.bid(None)
    assert table.to_move == 3
    assert table.facts["discards"] == ["block bid"]
    assert table.facts["auction"]["blocked"] == []


@rule("princes", "9")
def test_a_block_may_be_played_before_passing() -> None:
    table = lay(P(), P(hand="block bid"), P(), P()).do("auction colonna").bid(10)
    assert table.offered("block") == ["+1", "+2", "+3"]
    table.do("block +2", "pass")
    assert (table.to_move, table.facts["auction"]["blocked"]) == (3, [4])
    table.bid(11)
    assert table.to_move == 1  # seat 4 had to pass


@rule("princes", "9")
@rule("princes", "R21")
def test_a_block_on_the_highest_bidder_matters_only_if_somebody_outbids_them() -> None:
    table = lay(P(), P(hand="block bid"), P()).do("auction colonna").bid(10)
    table.do("block +2", "pass").bid(None)
    assert table.board(1)["tiles"] == ["colonna"]
    table = lay(P(), P(hand="block bid"), P()).do("auction colonna").bid(10)
    table.do("block +2", "pass").bid(11)
    assert table.board(3)["tiles"] == ["colonna"]  # seat 1 could not answer


@rule("princes", "9")
def test_several_are_blocked_one_by_one_but_nobody_twice() -> None:
    table = lay(P(hand="block bid, block bid"), P(), P(), P()).do("auction colonna", "block +1")
    assert table.offered("block") == ["+2", "+3"]
    table.do("block +3").bid(10)
    assert table.to_move == 3
    table.bid(11)
    assert table.to_move == 1


@rule("princes", "9")
def test_only_those_who_have_not_passed_can_be_blocked() -> None:
    table = lay(P(), P(), P(hand="block bid")).do("auction colonna").bid(10, None)
    assert table.offered("block") == ["+1"]


@rule("princes", "9")
def test_a_blocked_player_may_still_block_and_use_a_bank() -> None:
    blocked = P(hand="block bid", tiles="bank 1")
    table = lay(P(hand="block bid"), blocked, P()).do("auction gozzoli", "block +1").bid(1)
    assert table.options == [
        "pass",
        "block +1",
        "block +2",
        "bank gold to influence",
        "bank influence to gold",
    ]
    table.do("block +1", "bank influence to gold")
    assert table.held("gold")[1] == 43
    assert table.board(1)["events"] == ["gozzoli"]  # both others had to pass


# Banks at a bidding turn ---------------------------------------------------------------------


@rule("princes", "5")
@rule("princes", "10")
def test_a_bank_may_be_used_at_the_own_bidding_turn() -> None:
    table = lay(P(), P(tiles="bank 1"), P()).do("auction merchant 1").bid(0)
    table.do("bank influence to gold")
    assert (table.to_move, table.bids()) == (2, (1, 43))
    assert table.offered("bank") == []
    assert (table.held("gold")[1], table.held("influence")[1]) == (43, 9)


@rule("princes", "10")
@rule("princes", "R11")
def test_for_the_last_event_a_bank_only_pays() -> None:
    table = lay(P(), P(tiles="bank 1", gold=0), P(gold=0), open="merchant 1")
    table.do("auction merchant 1").bid(0)
    assert table.offered("bank") == []
    assert table.bids() == (1, 3)
    table.bid(3, None)
    assert "exchanged 2 influence to gold" in table.told()
