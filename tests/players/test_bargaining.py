"""Offers that players make: good for both, seldom, and never to whoever was asked just now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bottega.games.princes import GAME
from bottega.kernel.registry import find_game
from bottega.players.arena import play_out, sit_down
from bottega.players.bargaining import PATIENCE, without_offers
from bottega.players.player import Player, find_player
from tests.games.princes.table import Prince, Table, lay
from tests.rulebook import rule

P = Prince
BARGAINERS = ["apprentice", "greedy", "master", "maestro"]


def rich_and_powerful(**more: Any) -> Table:
    """The last decade. Four gold for four influence, and the first still has the most gold, the
    second comes from third place to second, and both have as much influence: the most."""
    princes = P(gold=40, influence=4), P(gold=10, influence=12), P(gold=12, influence=6)
    return lay(*princes, decade=3, **more)


def seated(name: str, dice: int = 0) -> Player:
    return find_player(name)(GAME, Random(dice))


def answer(player: Player, table: Table) -> str:
    question = table.question()
    view = GAME.redact(table.state, question.seat)
    return GAME.actions.text(player.choose(view, question, 1.0))


@rule("princes", "11")
def test_a_journeyman_offers_what_is_good_for_both_and_it_is_accepted() -> None:
    table, offerer, partner = rich_and_powerful(), seated("journeyman"), seated("journeyman")
    for _ in range(4):
        table.do(answer(offerer, table))
    assert table.asked == {
        "step": "reply",
        "seat": 2,
        "offerer": 1,
        "give_gold": 4,
        "give_influence": 0,
        "ask_gold": 0,
        "ask_influence": 4,
    }
    table.do(answer(partner, table))
    assert (table.held("gold"), table.held("influence")) == ([36, 14, 12], [8, 8, 6])


@rule("princes", "11")
def test_an_offer_that_somebody_began_is_built_to_its_end_by_whoever_comes_after() -> None:
    """A house may put another process in a bot's place at any question."""
    table = rich_and_powerful()
    for dice in range(4):
        table.do(answer(seated("journeyman", dice), table))
    assert (table.step, table.asked["give_gold"], table.asked["ask_influence"]) == ("reply", 4, 4)


@rule("princes", "11")
def test_who_declined_is_left_in_peace() -> None:
    table, offerer = rich_and_powerful(), seated("journeyman")
    for _ in range(4):
        table.do(answer(offerer, table))
    table.do("pass")
    for _ in range(5):
        before = rich_and_powerful()
        assert not answer(offerer, before).startswith("trade")
    assert answer(seated("journeyman"), rich_and_powerful()) == "trade with +1"


@rule("princes", "11")
@pytest.mark.parametrize("name", BARGAINERS)
def test_nobody_makes_a_second_offer_in_a_turn_or_any_at_a_bid_or_in_a_war(name: str) -> None:
    assert not answer(seated(name), rich_and_powerful(offers=1)).startswith("trade")
    table = lay(P(troops="fort", hand="raid gold"), P(hand="raid gold"), P(), trade="full")
    assert table.do("war venice rome").step == "war offer"
    assert answer(seated(name), table) == "pass"
    bid = lay(P(), P(), P(), trade="full").do("auction gozzoli")
    assert "trade with +1" in bid.options
    assert answer(seated(name), bid).startswith("amount")


@rule("princes", "11")
def test_at_tables_with_all_trade_an_offer_is_made_to_whoever_acts_next() -> None:
    agenda = [{"step": "make offer", "seat": 1, "to": 2}, {"step": "turn", "seat": 2}]
    table = rich_and_powerful(trade="full", turn=2, agenda=agenda)
    assert answer(seated("journeyman"), table) == "trade with +1"


@pytest.mark.parametrize("name", ["apprentice", "greedy", "master"])
@pytest.mark.parametrize("trade", ["turn", "full"])
def test_offers_are_exchanges_and_rare(name: str, trade: str) -> None:
    game = find_game("princes")
    _, match, sitting = sit_down(game, [name] * 3, {"trade": trade}, "haggling", 1, listen=True)
    play_out(match, sitting)
    offers = [event[2:] for event in match.log if game.events[event[0]].key == "offer made"]
    for seat in range(3):
        mine = [answer for answer in match.answers if answer.seat == seat]
        for partner in range(3):
            made = [offer for offer in offers if offer[:2] == (seat, partner)]
            assert len(made) <= 1 + len(mine) // PATIENCE
    for *_, give_gold, give_influence, ask_gold, ask_influence in offers:
        assert bool(give_gold) == bool(ask_influence)
        assert bool(give_influence) == bool(ask_gold)


def test_without_offers_everything_else_is_left() -> None:
    question = lay(P(), P(), P()).question()
    left = [GAME.actions.text(a) for a in without_offers(GAME, question).options]
    everything = [GAME.actions.text(a) for a in question.options]
    assert [text for text in everything if not text.startswith("trade")] == left
    assert len(left) == len(everything) - 2
