"""Trading (rules, section 11)."""

from __future__ import annotations

import pytest

from tests.games.princes.table import Prince, lay, started
from tests.rulebook import rule

P = Prince


@rule("princes", "11")
@rule("princes", "R23")
def test_an_accepted_offer_is_carried_out_as_a_whole() -> None:
    table = lay(P(), P(), P()).offer(2, 5, 0, 0, 3)
    assert (table.to_move, table.step, table.options) == (3, "reply", ["confirm", "pass"])
    assert table.held("gold") == [40, 40, 40]
    table.do("confirm")
    assert table.held("gold") == [35, 40, 45]
    assert table.held("influence") == [15, 12, 9]
    assert (table.to_move, table.step) == (1, "turn")


@rule("princes", "11")
def test_a_declined_offer_changes_nothing() -> None:
    table = lay(P(), P(), P()).offer(1, 0, 7, 9, 0).do("pass")
    assert (table.held("gold"), table.held("influence")) == ([40] * 3, [12] * 3)
    assert "offer declined 2 1" in table.told()


@rule("princes", "11")
def test_a_gift_asks_nothing_and_can_be_refused() -> None:
    table = lay(P(), P(), P()).offer(1, 4, 2, 0, 0)
    assert table.options == ["confirm", "pass"]
    table.do("confirm")
    assert (table.held("gold"), table.held("influence")) == ([36, 44, 40], [10, 14, 12])


@rule("princes", "11")
@rule("princes", "16")
def test_an_offer_is_built_in_four_steps_and_what_is_given_is_not_asked_for() -> None:
    table = lay(P(gold=5, influence=2), P(gold=150, influence=0), P()).do("trade with +1")
    assert (table.step, table.bids()) == ("give gold", (0, 5))
    table.do("amount 0")
    assert (table.step, table.bids()) == ("give influence", (0, 2))
    table.do("amount 2")
    assert (table.step, table.bids()) == ("ask gold", (0, 99))
    table.do("amount 99")  # influence is given, so none is asked for
    assert table.asked == {
        "step": "reply",
        "seat": 2,
        "offerer": 1,
        "give_gold": 0,
        "give_influence": 2,
        "ask_gold": 99,
        "ask_influence": 0,
    }


@rule("princes", "11")
@rule("princes", "16")
@pytest.mark.parametrize(
    ("mine", "theirs", "asked"),
    [
        ((3, 0), (0, 0), ["give gold from 1"]),
        ((0, 3), (0, 0), ["give influence from 1"]),
        ((3, 3), (0, 0), ["give gold from 0", "give influence from 1"]),
        ((3, 0), (0, 3), ["give gold from 0", "ask influence from 1"]),
        ((0, 0), (3, 0), ["ask gold from 1"]),
        ((0, 0), (3, 3), ["ask gold from 0", "ask influence from 1"]),
    ],
)
def test_nothing_is_never_offered_for_nothing(
    mine: tuple[int, int], theirs: tuple[int, int], asked: list[str]
) -> None:
    """The lowest amount is always named; what leaves no choice is not asked."""
    table = lay(P(gold=mine[0], influence=mine[1]), P(gold=theirs[0], influence=theirs[1]), P())
    table.do("trade with +1")
    seen = []
    while table.step != "reply":
        lowest = table.options[0].removeprefix("amount ")
        seen.append(f"{table.step} from {lowest}")
        table.do(table.options[0])
    assert seen == asked
    offer = table.asked
    assert sum(offer[name] for name in offer if name.startswith(("give", "ask"))) == 1


@rule("princes", "11")
def test_an_offer_needs_something_that_could_change_hands() -> None:
    nothing = P(gold=0, influence=0)
    assert lay(nothing, nothing, P()).offered("trade with") == ["+2"]
    assert lay(P(), nothing, nothing).offered("trade with") == ["+1", "+2"]
    assert lay(nothing, nothing, nothing).offered("trade with") == []


@rule("princes", "11")
def test_two_offers_a_turn_before_or_after_the_action() -> None:
    table = lay(P(), P(), P()).offer(1, 1, 0, 0, 0).do("pass")
    assert table.offered("trade with") == ["+1", "+2"]
    table.do("buy pikes").offer(2, 1, 0, 0, 0).do("confirm")
    assert table.to_move == 2  # nothing is left to do but to end the turn
    assert table.offered("trade with") == ["+1", "+2"]


@rule("princes", "11")
def test_with_trade_off_nobody_makes_offers() -> None:
    assert started(3, "off").offered("trade") == []


@rule("princes", "11")
def test_only_the_active_player_offers_and_not_in_auctions() -> None:
    table = lay(P(), P(), P()).do("auction gozzoli")
    assert table.offered("trade") == []
    table.bid(0)
    assert table.offered("trade") == []


# All trade allowed ----------------------------------------------------------------------------


@rule("princes", "11")
def test_in_full_trade_the_others_offer_before_the_active_player_decides() -> None:
    table = started(4, "full")
    assert (table.to_move, table.step) == (2, "make offer")
    assert table.options == ["trade with +3", "pass"]
    table.offer(3, 2, 0, 0, 1)
    assert (table.to_move, table.step) == (1, "reply")
    table.do("confirm")
    assert (table.to_move, table.step) == (3, "make offer")
    table.do("pass")
    assert table.to_move == 4
    table.do("pass")
    assert (table.to_move, table.step) == (1, "turn")
    assert len(table.offered("trade with")) == 3


@rule("princes", "11")
def test_in_full_trade_somebody_with_nothing_to_trade_is_not_asked() -> None:
    nothing = P(gold=0, influence=0)
    table = lay(
        nothing,
        nothing,
        P(),
        trade="full",
        step="begin turn",
        turn=1,
        agenda=[
            {"step": "begin turn", "seat": 2},
        ],
    )
    assert (table.to_move, table.step) == (3, "make offer")


@rule("princes", "11")
def test_in_full_trade_one_offer_is_made_at_each_bidding_turn() -> None:
    table = lay(P(), P(), P(), trade="full").do("auction gozzoli")
    assert table.offered("trade with") == ["+1", "+2"]
    table.offer(1, 5, 0, 0, 5).do("confirm")
    assert (table.to_move, table.bids()) == (1, (0, 17))
    assert table.offered("trade with") == []
    table.bid(0)
    assert table.offered("trade with") == ["+1", "+2"]
    table.bid(1, 2, 3)
    assert table.offered("trade with") == ["+1", "+2"]  # a new bidding turn


@rule("princes", "11")
def test_the_highest_bidder_cannot_give_away_what_the_bid_needs() -> None:
    table = lay(P(gold=0), P(), P(), trade="full").do("auction gozzoli").bid(10)
    table.offer(2, 1, 0, 0, 2)  # seat 1 would keep 10 of 12
    assert (table.to_move, table.options) == (1, ["confirm", "pass"])
    table = lay(P(gold=0, family="este"), P(), P(), trade="full").do("auction gozzoli").bid(10)
    table.offer(2, 1, 0, 0, 3)
    assert (table.to_move, table.options) == (1, ["pass"])


@rule("princes", "11")
def test_what_a_bank_could_change_counts_for_the_highest_bidder() -> None:
    leader = P(tiles="bank 1", gold=2, family="este")
    table = lay(leader, P(), P(), trade="full").do("auction gozzoli").bid(12)
    table.offer(2, 1, 0, 0, 3)  # 9 influence and 3 gold are left, and a bank
    assert table.options == ["confirm", "pass"]
    table.do("confirm").bid(None, None)
    assert (table.held("gold")[0], table.held("influence")[0]) == (0, 0)


@rule("princes", "11")
def test_cardinals_count_for_the_highest_bidder_of_the_pope() -> None:
    leader = P(hand="bribe cardinal", family="este")
    table = lay(leader, P(), P(), trade="full").do("auction pope").bid(12)
    table.offer(2, 1, 0, 0, 3)
    assert table.options == ["confirm", "pass"]
    table = lay(leader._replace(hand="veto"), P(), P(), trade="full").do("auction pope").bid(12)
    table.offer(2, 1, 0, 0, 3)
    assert table.options == ["pass"]  # asked all the same: nobody sees which tile it is


@rule("princes", "11")
def test_others_than_the_highest_bidder_may_give_everything_away() -> None:
    table = lay(P(), P(), P(), trade="full").do("auction gozzoli").bid(10)
    table.offer(1, 0, 0, 40, 0)
    assert (table.to_move, table.options) == (3, ["confirm", "pass"])


@rule("princes", "5")
@rule("princes", "11")
def test_whoever_must_open_for_a_city_tile_cannot_trade_the_opening_bid_away() -> None:
    table = lay(P(gold=12), P(), P(), trade="full").do("auction colonna")
    table.offer(1, 2, 0, 0, 1)
    assert table.options == ["confirm", "pass"]
    table = lay(P(gold=12), P(), P(), trade="full").do("auction colonna")
    table.offer(1, 3, 0, 0, 1)
    assert table.options == ["pass"]
    table = lay(P(gold=12), P(), P(), trade="full").do("auction gozzoli")
    table.offer(1, 12, 12, 0, 0)
    assert table.options == ["confirm", "pass"]  # an event can be opened with nothing
    assert "bid made 1 gozzoli 0 influence" in table.do("confirm").told()
