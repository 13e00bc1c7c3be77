"""Matches that go on from a position: what is believed, what is only looked at, what is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bottega
from bottega import Illegal, Match
from bottega.kernel.laws import same
from bottega.kernel.position import between_turns, parse_position, write_position
from bottega.kernel.state import NATURE
from bottega.play.positions import Unproven
from tests.play.playing import MASTERS, asked, match_at, new_match, offered, play_on


def producing() -> Match:
    """A match in which somebody chooses powers, in the middle of a turn."""
    return match_at(asked("choose powers"))


def bare(match: Match) -> str:
    """The position as it was written before it said how a turn began."""
    return write_position(match.game, match.state)


def since(text: str) -> Any:
    return json.loads(text).get("since")


def first(match: Match) -> None:
    """Whoever is asked takes the first option."""
    question = match.questions[0]
    match.answer(question.seat, question.options[0])


# What a position says --------------------------------------------------------------------------


def test_between_turns_a_position_says_the_table_alone() -> None:
    match = match_at(asked("act"))
    assert between_turns(MASTERS, match.state)
    assert since(match.position()) is None
    assert match.position() == bare(match)


def test_within_a_turn_it_says_the_table_as_the_turn_began_and_the_answers_since() -> None:
    match = match_at(offered("market row 1", "act"))
    began = MASTERS.write(match.state)
    match.play("market row 1")
    seat = match.state.agenda[-1][1] + 1
    assert since(match.position()) == {"state": began, "answers": [f"{seat}: market row 1"]}


def test_before_the_first_turn_it_says_the_options_and_all_answers() -> None:
    match = new_match()
    told = since(match.position())
    assert told["options"] == {}
    assert len(told["answers"]) == len(match.answers)
    assert told["answers"] == [match.record().line(answer) for answer in match.answers]


def test_what_a_seat_knows_does_not_say_how_it_came_about() -> None:
    match = producing()
    assert since(match.position()) is not None
    for seat in (0, 1, None):
        assert since(match.position(seat)) is None


# Looked at only --------------------------------------------------------------------------------


def test_a_turn_that_does_not_say_how_it_began_is_looked_at_and_not_played_on() -> None:
    match = producing()
    old = bottega.position(bare(match))
    assert isinstance(old, Unproven)
    assert same(old.state, match.state)
    assert (old.question, old.legal()) == (match.question, match.legal())
    assert not old.over
    for refused in (
        lambda: old.play(old.legal()[0]),
        lambda: old.answer(old.questions[0].seat, old.questions[0].options[0]),
    ):
        with pytest.raises(Illegal, match=r"does not say since when; .* take it on trust"):
            refused()
    assert old.position() == bare(match)
    assert not old.can_undo()


def test_a_copy_of_it_is_not_played_on_either() -> None:
    copy = bottega.position(bare(producing())).clone()
    with pytest.raises(Illegal, match="does not say since when"):
        copy.play(copy.legal()[0])


def test_a_turn_whose_next_step_needs_no_answer_can_be_looked_at() -> None:
    match = producing()
    data = json.loads(bare(match))
    data["state"]["agenda"] = [{"step": "pass on", "seat": 1}]
    old = bottega.position(data)
    assert (old.questions, old.question, old.over) == ([], None, False)
    assert "nobody can be seen to be asked" in repr(old)
    with pytest.raises(Illegal, match="does not say since when"):
        old.play("end turn")


def test_it_is_played_on_by_whoever_trusts_it() -> None:
    match = producing()
    trusted = bottega.position(bare(match), seed="7", trust=True)
    assert not isinstance(trusted, Unproven)
    play_on(trusted)
    assert trusted.over


def test_a_trusted_turn_cannot_say_how_it_began_until_it_is_over() -> None:
    match = match_at(asked("finish turn"))
    trusted = bottega.position(bare(match), seed="7", trust=True)
    assert not parse_position(trusted.position()).believed
    trusted.play("end turn")
    assert parse_position(trusted.position()).believed
    trusted.play("market row 1")
    assert parse_position(trusted.position()).believed


# Played on -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [None, "7"])
def test_a_turn_that_says_how_it_began_goes_on_with_or_without_a_seed(seed: str | None) -> None:
    match = producing()
    again = bottega.position(match.position(), seed=seed)
    assert same(again.state, match.state)
    assert again.legal() == match.legal()
    assert again.position() == match.position()
    first(match)
    first(again)
    assert same(again.state, match.state)


def test_a_seed_draws_from_its_beginning_whatever_was_drawn_before() -> None:
    match = producing()
    assert match.draws > 0
    one, other = (bottega.position(match.position(), seed="7") for _ in range(2))
    assert one.draws == 0
    play_on(one)
    play_on(other)
    assert one == other
    assert one.over


def test_without_a_seed_natures_questions_are_left_open() -> None:
    match = new_match()
    start = Match(MASTERS, ["Anna", "Bruno"])
    start.answer(NATURE, start.questions[0].options[0])
    again = bottega.position(start.position())
    assert again.questions[0].seat == NATURE
    assert again.position() == start.position()
    dealt = bottega.position(start.position(), seed="7")
    assert dealt.questions[0].seat != NATURE
    assert dealt.question is not None
    assert match.question is not None
    assert dealt.question.step == match.question.step == "keep leaders"


def test_a_set_up_that_says_its_answers_can_be_recorded() -> None:
    match = new_match()
    again = bottega.position(match.position(), seed="7")
    play_on(again)
    assert again.record().answers[: len(match.answers)] == match.answers


def test_what_was_answered_before_is_nobodys_to_take_back() -> None:
    match = match_at(offered("market row 1", "act"))
    match.play("market row 1")
    assert match.can_undo()
    again = bottega.position(match.position())
    assert not again.can_undo()
    first(again)
    again.undo()
    assert same(again.state, match.state)


# Kept right ------------------------------------------------------------------------------------


def test_a_position_after_an_undo_is_the_one_before_the_answer() -> None:
    match = match_at(offered("market row 1", "act"))
    before = match.position()
    match.play("market row 1")
    within = match.position()
    first(match)
    match.position()
    match.undo()
    assert match.position() == within
    match.undo()
    assert match.position() == before


def test_what_was_taken_back_is_not_remembered_as_the_beginning_of_a_turn() -> None:
    """After a leader action nothing is under way yet; another one may be taken instead."""
    match = match_at(offered("discard leader 2", "act"))
    match.play("discard leader 1")
    match.play("market row 1")
    match.position()
    match.undo()
    match.undo()
    match.play("discard leader 2")
    match.play("market row 1")
    found = parse_position(match.position())
    assert found.believed
    assert same(found.state, match.state)


def test_copies_say_for_themselves_how_they_came_about() -> None:
    match = producing()
    match.position()
    copy = match.clone()
    text = match.position()
    assert copy.position() == text
    first(copy)
    assert match.position() == text
    assert parse_position(copy.position()).believed
    play_on(copy, asked("act"))
    assert match.position() == text
    assert parse_position(copy.position()).believed


def test_every_position_of_a_match_that_went_on_from_one_is_believed() -> None:
    match = bottega.position(producing().position(), seed="7")
    for _ in range(40):
        if match.over:
            break
        found = parse_position(match.position())
        assert found.believed
        assert same(found.state, match.state)
        first(match)
