"""What a seat may know, secret by secret."""

from __future__ import annotations

from random import Random

import pytest

from bottega.games.wiege import GAME
from bottega.kernel.state import HIDDEN
from bottega.play.match import Match
from bottega.play.nature import seed_from
from tests.games.wiege.table import Board, Table, acting, lay, unpack
from tests.rulebook import rule

BOARDS = [Board(hand="C01 P01", pile="P02 P03"), Board(hand="C02", pile="P04")]


def seen(table: Table, seat: int | None) -> Table:
    return Table(GAME.redact(table.state, None if seat is None else seat - 1))


@rule("wiege", "A28")
def test_other_hands_are_hidden_and_their_sizes_are_not() -> None:
    table = lay(*BOARDS)
    assert seen(table, 1).hand(1) == "C01 P01"
    assert seen(table, 1).hand(2) == "?"
    assert seen(table, 2).hand(1) == "? ?"
    assert seen(table, None).hand(1) == "? ?"


@rule("wiege", "A24")
def test_a_pile_is_known_to_its_owner_only() -> None:
    table = lay(*BOARDS)
    assert seen(table, 1).pile(1) == "P02 P03"
    assert seen(table, 2).pile(1) == "? ?"
    assert seen(table, None).pile(2) == "?"


@rule("wiege", "A21")
def test_partners_do_not_see_each_others_cards() -> None:
    table = lay(*BOARDS, Board(hand="P26"), Board(), teams=True)
    assert seen(table, 1).hand(3) == "?"
    assert seen(table, 3).pile(1) == "? ?"


@rule("wiege", "A28")
def test_both_decks_are_hidden_from_everybody() -> None:
    table = lay(*BOARDS)
    for seat in (1, 2, None):
        view = GAME.redact(table.state, None if seat is None else seat - 1)
        assert set(view.deck) == {HIDDEN}
        assert len(view.deck) == table.deck
        assert set(view.event_deck) == {HIDDEN}


@rule("wiege", "A28")
def test_reserves_columns_display_and_discards_are_open() -> None:
    table = lay(
        Board(columns="science: C01 C07*"), Board(won="2 of 1"), discards="P01", display="C02 - - -"
    )
    view = seen(table, None)
    assert view.columns(1) == "science: C01 C07*"
    assert view.reserve(2) == "2 of 1, 7 of 2"
    assert (view.discards, view.display) == ("P01", "C02 - - -")


@rule("wiege", "8")
def test_a_drawn_card_is_seen_by_whoever_draws_it() -> None:
    table = lay(*BOARDS, agenda=acting()).do("draw", "deal P27 to 1")
    assert "card drawn 1 P27" in table.told(1)
    assert "card drawn 1 ?" in table.told(2)
    assert "card drawn 1 ?" in table.told(None)


@rule("wiege", "8")
def test_dealing_shows_nobody_elses_cards() -> None:
    table = unpack(2).nature()
    told = [line for line in table.told(2) if line.startswith("card drawn 1")]
    assert told == ["card drawn 1 ?", "card drawn 1 ?"]


@rule("wiege", "A24")
def test_imagined_piles_hold_characters_only() -> None:
    table = lay(*BOARDS)
    for seed in range(50):
        world = GAME.determinize(GAME.redact(table.state, 1), 1, Random(seed))
        assert all(card >= 40 for card in world.players[0].pile)
        assert len(world.players[0].hand) == 2
        assert world.players[1].pile == table.state.players[1].pile
        assert GAME.impossible(world) == []


@rule("wiege", "2")
@pytest.mark.parametrize("picked", range(14))
def test_imagined_events_are_possible_in_the_middle_of_the_set_up(picked: int) -> None:
    table = unpack(2)
    for _ in range(picked):
        table.do(table.options[-1])
    world = GAME.determinize(GAME.redact(table.state, None), None, Random(picked))
    assert GAME.impossible(world) == []
    assert len(world.event_deck) == len(table.state.event_deck)


# Undo -----------------------------------------------------------------------------------------


def at_actions() -> Match:
    """A game in which the first player has placed a stone."""
    match = Match(GAME, ["Anna", "Bruno"], seed_from("undo"))
    match.answer(match.questions[0].seat, match.questions[0].options[0])
    return match


def answer(match: Match, verb: str) -> None:
    question = match.questions[0]
    texts = {GAME.actions.text(a): a for a in question.options}
    match.answer(question.seat, next(a for text, a in texts.items() if text.startswith(verb)))


def test_taking_an_open_card_can_be_undone() -> None:
    match = at_actions()
    seat = match.questions[0].seat
    answer(match, "take")
    assert match.can_undo(seat)
    match.undo(seat)
    match.undo(seat)
    assert match.questions[0].options


def test_a_drawn_card_ends_undo() -> None:
    match = at_actions()
    seat = match.questions[0].seat
    answer(match, "draw")
    assert not match.can_undo(seat)


def test_a_shown_card_ends_undo() -> None:
    match = at_actions()
    seat = match.questions[0].seat
    while not any(
        GAME.actions.text(a).startswith("play culture") for a in match.questions[0].options
    ):
        match = Match(GAME, ["Anna", "Bruno"], seed_from(f"undo/{len(match.log)}"))
        match.answer(match.questions[0].seat, match.questions[0].options[0])
        seat = match.questions[0].seat
    answer(match, "play culture")
    assert not match.can_undo(seat)
