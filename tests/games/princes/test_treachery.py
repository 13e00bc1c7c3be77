"""Treachery tiles (rules, section 9) and the powers of city tiles (section 10).

Blocks are tested in `test_auction`, vetoes, bribes and extra wars in `test_war` and `test_turn`.
"""

from __future__ import annotations

import pytest

from tests.games.princes.table import Prince, lay
from tests.rulebook import rule

P = Prince


@rule("princes", "9")
@rule("princes", "R22")
@pytest.mark.parametrize(("has", "stolen"), [(12, 2), (2, 2), (1, 1)])
def test_steal_influence_takes_two_or_all_there_is(has: int, stolen: int) -> None:
    table = lay(P(hand="steal influence"), P(influence=has), P()).do("steal influence from +1")
    assert table.held("influence") == [12 + stolen, has - stolen, 12]
    assert table.facts["discards"] == ["steal influence"]
    assert table.step == "turn"


@rule("princes", "9")
@rule("princes", "R22")
@pytest.mark.parametrize(("has", "stolen"), [(40, 3), (3, 3), (2, 2), (1, 1)])
def test_a_raid_takes_three_gold_or_all_there_is(has: int, stolen: int) -> None:
    table = lay(P(hand="raid gold"), P(), P(gold=has, home=9)).do("raid gold of +2")
    assert table.held("gold") == [40 + stolen, 40, has - stolen]
    assert table.held("home") == [0, 0, 9]


@rule("princes", "9")
@rule("princes", "R22")
def test_somebody_with_nothing_cannot_be_chosen() -> None:
    hand = "steal influence, raid gold"
    table = lay(P(hand=hand), P(gold=0), P(influence=0), P(gold=0, influence=0))
    assert table.offered("steal influence from") == ["+1"]
    assert table.offered("raid gold of") == ["+2"]


@rule("princes", "9")
def test_thefts_are_played_in_the_own_turn_only_outside_auctions_and_wars() -> None:
    hand = "steal influence, raid gold"
    thief = P(hand=hand, troops="fort", tiles="lucrezia borgia")
    table = lay(P(troops="fort"), thief, thief._replace(tiles="")).do("auction gozzoli").bid(0)
    assert not [x for x in table.options if x.startswith(("steal", "raid", "lucrezia"))]
    table.bid(None, None).do("pass", "war venice rome")
    assert table.step in ("veto", "bid")
    assert not [x for x in table.options if x.startswith(("steal", "raid", "lucrezia"))]


@rule("princes", "9")
def test_used_tiles_lie_face_up_in_the_order_they_came() -> None:
    table = lay(P(hand="steal influence, raid gold"), P(), P())
    table.do("raid gold of +1", "steal influence from +1")
    assert table.facts["discards"] == ["raid gold", "steal influence"]
    assert table.view(None)["discards"] == ["raid gold", "steal influence"]


# City tiles (10) ------------------------------------------------------------------------------


@rule("princes", "10")
@pytest.mark.parametrize(
    ("way", "gold", "influence"), [("gold to influence", 37, 15), ("influence to gold", 43, 9)]
)
def test_a_bank_changes_exactly_three_as_a_free_play(way: str, gold: int, influence: int) -> None:
    table = lay(P(tiles="bank 2"), P(), P()).do(f"bank {way}")
    assert (table.held("gold")[0], table.held("influence")[0]) == (gold, influence)
    assert table.facts["used"] == ["bank 2"]
    assert (table.step, table.offered("bank")) == ("turn", [])


@rule("princes", "10")
@rule("princes", "R11")
def test_less_than_three_cannot_be_changed() -> None:
    table = lay(P(tiles="bank 1", gold=2, influence=3), P(), P())
    assert table.offered("bank") == ["influence to gold"]


@rule("princes", "10")
def test_each_bank_is_used_by_itself_the_first_one_first() -> None:
    table = lay(P(tiles="bank 1, bank 2"), P(), P()).do("bank gold to influence")
    assert table.facts["used"] == ["bank 1"]
    table.do("bank influence to gold")
    assert table.facts["used"] == ["bank 1", "bank 2"]
    assert table.offered("bank") == []


@rule("princes", "10")
def test_lucrezia_steals_two_influence_once_a_decade() -> None:
    table = lay(P(tiles="lucrezia borgia"), P(influence=1), P(influence=0))
    assert table.offered("lucrezia") == ["+1"]
    table.do("lucrezia +1")
    assert table.held("influence") == [13, 0, 0]
    assert (table.step, table.offered("lucrezia")) == ("turn", [])
    assert table.facts["used"] == ["lucrezia borgia"]
    table = lay(P(tiles="lucrezia borgia"), P(), P()).do("pass", "lucrezia +2")
    assert table.held("influence") == [14, 12, 10]


@rule("princes", "10")
def test_alfonso_draws_a_tile_without_paying_and_the_limit_holds() -> None:
    table = lay(P(tiles="alfonso of aragon", hand="veto, veto"), P(), P()).do("alfonso")
    table.do("draw start war")
    assert (table.held("gold")[0], table.held("influence")[0]) == (40, 12)
    assert table.step == "discard"
    table.do("discard veto")
    assert (table.to_move, table.step) == (1, "turn")
    assert "alfonso" not in table.options


@rule("princes", "10")
def test_alfonso_won_in_the_own_turn_is_used_at_its_end() -> None:
    table = lay(P(), P(), P()).do("auction alfonso of aragon").bid(10, None, None)
    assert table.step == "end turn"
    assert "alfonso" in table.options


@rule("princes", "10")
@pytest.mark.parametrize("at_once", [True, False])
def test_alfonso_won_in_another_turn_may_be_used_at_once(at_once: bool) -> None:
    table = lay(P(), P(), P()).do("auction alfonso of aragon").bid(10, 11, None, None)
    assert (table.to_move, table.step) == (2, "alfonso now")
    assert table.options == ["alfonso", "pass"]
    if at_once:
        table.do("alfonso", "draw veto")
        assert table.board(2)["hand"] == ["veto"]
    else:
        table.do("pass")
        assert table.facts["used"] == []
    assert (table.to_move, table.step) == (1, "end turn")


@rule("princes", "10")
def test_powers_are_fresh_in_the_next_decade_and_a_new_tile_is_usable_at_once() -> None:
    tiles = "bank 1*, lucrezia borgia*, alfonso of aragon*"
    table = lay(P(tiles=tiles), P(), P(), open="gozzoli", turn=3)
    assert len(table.facts["used"]) == 3
    table.do("auction gozzoli").bid(0, None, None)
    assert table.facts["used"] == []
    assert table.to_move == 1
    assert "alfonso" in table.options
    table = lay(P(), P(), P()).do("auction bank 1").bid(12, None, None)
    assert table.offered("bank") == ["gold to influence", "influence to gold"]


@rule("princes", "10")
def test_no_power_is_offered_once_the_last_event_is_sold() -> None:
    table = lay(P(tiles="bank 1, lucrezia borgia"), P(), P(), decade=3, open="michelangelo")
    table.do("auction michelangelo").bid(0, None, None)
    assert table.over
