"""Offers worth thinking about, and what comes of them."""

from __future__ import annotations

from random import Random

import pytest

from bottega.games.princes import GAME
from bottega.kernel.game import Bargain
from bottega.players.player import find_player
from tests.games.princes.table import Prince, Table, lay
from tests.rulebook import rule

P = Prince
PARTS = ["give gold", "give influence", "ask gold", "ask influence"]


def offers(table: Table) -> list[tuple[str, int, tuple[int, ...]]]:
    """How each begins or goes on, to which seat, and what it is about."""
    found = GAME.bargains(table.state, table.question())
    return [(GAME.actions.text(b.answer), b.partner + 1, b.terms) for b in found]


@rule("princes", "11")
def test_gold_is_exchanged_for_influence_as_far_as_both_have_it() -> None:
    table = lay(P(gold=2, influence=0), P(gold=40, influence=1), P(gold=40, influence=0))
    assert offers(table) == [("trade with +1", 2, (1, 0, 0, 1)), ("trade with +1", 2, (2, 0, 0, 1))]


@rule("princes", "11")
def test_there_is_nothing_to_offer_where_nobody_trades_or_an_offer_was_made() -> None:
    assert offers(lay(P(), P(), P(), trade="off")) == []
    assert offers(lay(P(), P(), P(), offers=1)) == []
    assert offers(lay(P(), P(), P()))


@rule("princes", "11")
def test_an_offer_is_built_on_as_it_was_begun() -> None:
    table = lay(P(), P(), P()).do("trade with +2", "amount 3")
    assert offers(table) == [("amount 0", 3, (3, 0, 0, 2)), ("amount 0", 3, (3, 0, 0, 6))]
    assert table.do("amount 0").step == "ask influence"
    assert offers(table) == [("amount 2", 3, (3, 0, 0, 2)), ("amount 6", 3, (3, 0, 0, 6))]


@rule("princes", "11")
def test_an_offer_that_somebody_else_began_is_ended_without_harm() -> None:
    """Who takes the place of somebody who was giving 30 gold away asks for all there is."""
    table = lay(P(), P(), P()).do("trade with +1", "amount 30")
    assert offers(table) == [("amount 0", 2, (30, 0, 0, 0))]
    table.do("amount 0")
    assert (table.step, offers(table)) == ("ask influence", [("amount 12", 2, (30, 0, 0, 12))])


@rule("princes", "11")
@pytest.mark.parametrize("accepted", [True, False])
@pytest.mark.parametrize("begun", [[], ["trade with +2"], ["trade with +2", "amount 0"]])
def test_what_comes_of_an_offer_is_what_would_come_of_it(begun: list[str], accepted: bool) -> None:
    """Every offer there is, foreseen and really made."""
    table = lay(P(), P(), P()).do(*begun)
    question = table.question()
    found = GAME.bargains(table.state, question)
    assert len(found) >= 8
    for bargain in found:
        foreseen = GAME.struck(table.state, question, bargain, accepted)
        made = Table(GAME.clone(table.state))
        if not begun:
            made.do(GAME.actions.text(bargain.answer))
        for step, amount in zip(PARTS, bargain.terms, strict=True):
            if made.step == step:
                made.do(f"amount {amount}")
        made.do("confirm" if accepted else "pass")
        assert GAME.write(made.state) == GAME.write(foreseen)


@rule("princes", "11")
def test_what_would_leave_the_highest_bidder_unable_to_pay_is_declined() -> None:
    """The first seat has bid 10 of its 12 influence: it may part with 2, and no more."""
    table = lay(P(gold=0, family="este"), P(), P(), trade="full").do("auction gozzoli").bid(10)
    table.do("trade with +2", "amount 1", "amount 0")
    question = table.question()
    for asked in range(13):
        bargain = Bargain((), 0, False, (1, 0, 0, asked))
        after = GAME.struck(table.state, question, bargain, True)
        assert after.players[1].influence == 12 + (asked if asked <= 2 else 0)


@pytest.mark.parametrize("level", ["journeyman", "master"])
def test_nobody_imagines_an_auction_that_cannot_be_paid(level: str) -> None:
    """The fourth seat, who cannot bid, is about to ask the highest bidder for all there is."""
    leader = P(gold=3, influence=1, family="este")
    table = lay(leader, P(), P(), P(gold=0, influence=0, family="baglioni"), trade="full")
    table.do("auction gozzoli").bid(1, None, None).do("trade with +1", "amount 1")
    question = table.question()
    assert (table.step, question.seat) == ("ask influence", 3)
    player = find_player(level)(GAME, Random(1))
    view = GAME.redact(table.state, question.seat)
    player.begin(question.seat, view)
    assert player.choose(view, question, 1.0) in question.options
