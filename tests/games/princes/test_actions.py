"""Decisions for agents and user interface (rules, section 16)."""

from __future__ import annotations

import pytest

from bottega.games.princes import GAME
from tests.games.princes.table import (
    ALL_EVENTS,
    ALL_TILES,
    CITIES,
    FAMILIES,
    TREACHERY,
    TROOPS,
    Prince,
    lay,
    wander,
)
from tests.rulebook import rule

P = Prince
WARS = [f"{a} {d}" for a in CITIES for d in CITIES if a != d]
AHEAD = [f"+{n}" for n in (1, 2, 3, 4, 5)]
EVERY_ACTION = [
    *("pass", "confirm"),
    *(f"family {family}" for family in FAMILIES),
    *(f"buy {troop}" for troop in TROOPS),
    *(f"discard {troop}" for troop in TROOPS),
    "buy treachery",
    *(f"auction {tile}" for tile in ALL_TILES),
    *(f"auction {event}" for event in ALL_EVENTS),
    "auction pope",
    *(f"war {war}" for war in WARS),
    *(f"start war {war}" for war in WARS),
    *(f"steal influence from {seat}" for seat in AHEAD),
    *(f"raid gold of {seat}" for seat in AHEAD),
    *(f"lucrezia {seat}" for seat in AHEAD),
    "alfonso",
    *("bank gold to influence", "bank influence to gold"),
    *(f"block {seat}" for seat in AHEAD),
    *(f"amount {n}" for n in range(100)),
    *(f"discard {tile}" for tile in TREACHERY),
    *(f"city {city}" for city in CITIES),
    *("veto tile", "veto lorenzo", "league attacker", "league defender"),
    *(f"bribe {role} {troop}" for role in ("attacker", "defender", "ally") for troop in TROOPS),
    *(f"trade with {seat}" for seat in AHEAD),
]
FIRST = {
    "pass": 0,
    "confirm": 1,
    "family baglioni": 2,
    "buy cavalry": 8,
    "discard cavalry": 14,
    "buy treachery": 20,
    "auction il doge": 21,
    "auction gozzoli": 51,
    "auction pope": 63,
    "war venice milan": 64,
    "start war venice milan": 84,
    "steal influence from +1": 104,
    "raid gold of +1": 109,
    "lucrezia +1": 114,
    "alfonso": 119,
    "bank gold to influence": 120,
    "block +1": 122,
    "amount 0": 127,
    "discard bribe troop": 227,
    "city venice": 234,
    "veto tile": 239,
    "league attacker": 241,
    "bribe attacker cavalry": 243,
    "trade with +1": 261,
}


@rule("princes", "16")
def test_there_are_266_actions_in_the_order_of_the_table() -> None:
    assert len(EVERY_ACTION) == 266
    assert GAME.actions.texts == EVERY_ACTION
    assert {text: GAME.actions.texts.index(text) for text in FIRST} == FIRST


@rule("princes", "16")
def test_a_war_is_numbered_attacker_times_four_plus_defender_among_the_others() -> None:
    texts = GAME.actions.texts
    assert texts[64 + 3 * 4 + 0] == "war rome venice"
    assert texts[64 + 3 * 4 + 3] == "war rome naples"
    assert texts[84 + 4 * 4 + 3] == "start war naples rome"


@rule("princes", "16")
def test_seats_are_counted_clockwise_from_whoever_decides() -> None:
    thief = P(hand="raid gold")
    table = lay(P(gold=5), P(gold=6), thief, P(gold=7), turn=3).do("raid gold of +2")
    assert table.held("gold") == [2, 6, 43, 7]


@rule("princes", "16")
def test_the_largest_lists_of_options() -> None:
    rich = P(gold=200, influence=200, tiles="bank 1, bank 2", hand="block bid")
    others = [P() for _ in range(5)]
    table = lay(rich, *others, trade="full").do("auction gozzoli")
    assert len(table.options) == 100 + 5 + 2 + 5  # whoever opens does not pass
    table = lay(others[0], rich, *others[1:], trade="full").do("auction gozzoli").bid(0)
    assert len(table.options) == 99 + 1 + 5 + 2 + 5
    assert len(lay(P(gold=200), P(), P()).options) <= 86


@rule("princes", "16")
@pytest.mark.parametrize("trade", ["turn", "off", "full"])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_single_option_is_asked_only_of_whoever_holds_treachery_tiles_or_answers_an_offer(
    seats: int, trade: str
) -> None:
    for table in wander(seats, seats, trade):
        if not table.over and table.to_move > 0 and len(table.options) == 1:
            assert table.board(table.to_move)["hand"] or table.step == "reply"


@rule("princes", "16")
def test_end_of_turn_is_asked_only_if_something_but_passing_might_be_possible() -> None:
    assert lay(P(), P(), P(), trade="off").do("buy pikes").to_move == 2
    assert lay(P(), P(), P()).do("buy pikes").step == "end turn"  # trade
    holder = lay(P(hand="veto"), P(), P(), trade="off").do("buy pikes")
    assert (holder.to_move, holder.options) == (1, ["pass"])
    banker = lay(P(tiles="bank 1"), P(), P(), trade="off").do("buy pikes")
    assert banker.offered("bank") == ["gold to influence", "influence to gold"]


@rule("princes", "16")
def test_nature_has_words_of_her_own() -> None:
    assert GAME.chance.texts[:6] == [f"chooser {n}" for n in (1, 2, 3, 4, 5, 6)]
    assert GAME.chance.texts[-1] == "roll defender 6"


@rule("princes", "16")
def test_equal_tiles_keep_names_of_their_own() -> None:
    table = lay(P(), P(), P()).do("auction venetian merchant 3").bid(14, None, None)
    assert table.board(1)["tiles"] == ["venetian merchant 3"]


@rule("princes", "11")
@rule("princes", "16")
def test_trade_is_in_turn_unless_another_mode_is_asked_for() -> None:
    assert GAME.table_options == {"trade": ["turn", "off", "full"]}
    assert lay(P(), P(), P()).facts["trading"] == "turn"
    assert GAME.write(GAME.new(3))["trading"] == "turn"
    assert GAME.write(GAME.new(3, {"trade": "full"}))["trading"] == "full"
