"""A match: answers, what each seat sees and hears, undo, and the record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bottega.kernel.game import Illegal
from bottega.kernel.state import NATURE
from bottega.play.match import Match
from bottega.play.nature import commitment, draw, seed_from
from tests.kernel import pebbles
from tests.play.playing import (
    MASTERS,
    arbitrary,
    asked,
    do,
    look,
    match_at,
    new_match,
    offered,
    play_on,
)

LOW, HIGH = (0, 0), (0, 1)


def small_match(words: str = "a", seats: int = 2, length: str = "one") -> Match:
    names = ["Anna", "Bruno", "Carla"][:seats]
    return Match(pebbles.GAME, names, seed_from(words), {"length": length})


# Playing ---------------------------------------------------------------------------------------


def test_nature_answers_by_herself_until_somebody_is_asked() -> None:
    match = new_match()
    assert match.draws == len(match.answers) == 12 + 13 + 8
    assert {answer.seat for answer in match.answers} == {NATURE}
    assert [q.seat for q in match.questions] == [0, 1]


def test_nature_answers_what_the_seed_says() -> None:
    match = small_match("some words", seats=3)
    left, weights = [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]
    expected = []
    for count in range(3):
        chosen = draw(seed_from("some words"), count, len(left), weights)
        expected.append(left.pop(chosen))
        weights.pop(chosen)
    assert pebbles.GAME.write(match.state)["pebbles"] == expected  # type: ignore[arg-type]


def test_the_same_seed_and_the_same_answers_are_the_same_match() -> None:
    first, second, other = new_match("x"), new_match("x"), new_match("y")
    for match in (first, second, other):
        play_on(match)
    assert look(first) == look(second)
    assert first.record().write() != other.record().write()


def test_a_question_is_found_by_its_seat() -> None:
    match = small_match()
    question = match.asked(1)
    assert question is not None
    assert question.seat == 1
    match.answer(1, LOW)
    assert match.asked(1) is None
    assert match.asked(0) is not None


def test_an_answer_returns_what_was_told_because_of_it() -> None:
    match = small_match()
    told = match.answer(0, HIGH)
    assert [pebbles.GAME.write_event(e) for e in told] == [{"event": "bidden", "seat": 1}]
    told = match.answer(1, LOW)
    assert [e["event"] for e in map(pebbles.GAME.write_event, told)] == ["bidden", "shown", "shown"]
    assert match.over


@pytest.mark.parametrize(
    ("seat", "action"),
    [(0, (1,)), (0, (9, 9)), (0, ()), (2, LOW), (NATURE, (0, 0)), (1, (0, 2))],
)
def test_an_answer_that_is_not_allowed_changes_nothing(seat: int, action: Any) -> None:
    match = small_match()
    before = (match.record().write(), list(match.log), pebbles.GAME.write(match.state))  # type: ignore[arg-type]
    with pytest.raises(Illegal):
        match.answer(seat, action)
    assert before == (match.record().write(), match.log, pebbles.GAME.write(match.state))  # type: ignore[arg-type]
    assert not match.can_undo(seat)
    match.answer(0, LOW)
    match.answer(1, LOW)
    assert match.over


def test_answering_twice_changes_nothing_the_second_time() -> None:
    match = new_match()
    do(match, "keep 1 2")
    before = look(match)
    with pytest.raises(Illegal, match="seat 1 has nothing to answer now"):
        match.answer(0, MASTERS.actions.parse("keep 1 2"))
    assert look(match) == before


def test_a_match_checks_its_table_before_anything_is_drawn() -> None:
    with pytest.raises(Illegal, match="masters is for 1 to 4 seats, not 5"):
        new_match(seats=5)
    with pytest.raises(Illegal, match="length must be one of one, two"):
        small_match(length="three")


# Looking ---------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_leaders_and_nobody_elses() -> None:
    match = new_match(seats=3)
    truth = MASTERS.write(match.state)["players"]
    for seat in range(3):
        seen = MASTERS.write(match.view(seat))["players"]
        for other in range(3):
            hidden = ["?"] * 4
            assert seen[other]["leaders"] == (truth[seat]["leaders"] if other == seat else hidden)
    onlooker = MASTERS.write(match.view(None))["players"]
    assert [p["leaders"] for p in onlooker] == [["?"] * 4] * 3


def test_a_seat_is_told_its_own_leaders_and_nobody_elses() -> None:
    match = new_match(seats=3)
    truth = MASTERS.write(match.state)["players"]
    for seat in (0, 1, 2, None):
        told = [MASTERS.write_event(e) for e in match.told(seat)]
        dealt = [(e["seat"], e["leader"]) for e in told if e["event"] == "leader dealt"]
        assert dealt == [
            (other + 1, leader if other == seat else "?")
            for other in range(3)
            for leader in truth[other]["leaders"]
        ]


def test_what_was_told_can_be_read_from_some_place_on() -> None:
    match = new_match()
    place = len(match.log)
    do(match, "keep 1 3")
    kept = [MASTERS.write_event(e) for e in match.told(1, place)]
    assert kept == [{"event": "leaders kept", "seat": 1, "first": "?", "second": "?"}]
    leaders = MASTERS.write(match.state)["players"][0]["leaders"]
    own = [MASTERS.write_event(e) for e in match.told(0, place)]
    assert [(e["first"], e["second"]) for e in own] == [tuple(leaders)]


def test_looking_does_not_touch_the_truth() -> None:
    match = new_match()
    before = look(match)
    view = match.view(0)
    view.agenda.clear()
    match.told(None).clear()
    assert look(match) == before


# The end ---------------------------------------------------------------------------------------


def test_the_seed_is_kept_back_until_the_game_is_over() -> None:
    match = new_match("secret")
    seed = seed_from("secret").hex()
    while not match.over:
        assert match.record().seed is None
        assert match.record().result is None
        assert seed not in match.record().write()
        match.answer(match.questions[0].seat, arbitrary(match))
    assert match.commitment == commitment(bytes.fromhex(seed))
    assert match.record().seed == seed


def test_the_result_holds_scores_winners_and_every_line() -> None:
    match = small_match()
    pebble = pebbles.GAME.write(match.state)["pebbles"]  # type: ignore[arg-type]
    match.answer(1, HIGH)
    match.answer(0, LOW)
    assert match.record().result == {
        "scores": [2, pebble[1]],
        "winners": [1] if pebble[1] < 2 else [2] if pebble[1] > 2 else [1, 2],
        "breakdown": [{"won": 2}, {"won": pebble[1]}],
    }
    assert json.loads(match.record().write())["result"] == match.record().result


def test_nothing_can_be_answered_or_undone_once_the_game_is_over() -> None:
    match = new_match()
    play_on(match)
    assert match.over
    before = look(match)
    for seat in range(2):
        assert not match.can_undo(seat)
        with pytest.raises(Illegal):
            match.undo(seat)
        with pytest.raises(Illegal):
            match.answer(seat, MASTERS.actions.parse("end turn"))
    assert look(match) == before


# Undo ------------------------------------------------------------------------------------------


def test_own_answers_are_taken_back_one_by_one_to_the_start_of_the_turn() -> None:
    match = match_at(asked("act"))
    seat = match.questions[0].seat
    steps = [look(match)]
    do(match, "market row 1")
    while not asked("finish turn")(match.questions[0]):
        steps.append(look(match))
        do(match, "discard")
    assert len(steps) > 1
    while steps:
        assert match.can_undo(seat)
        match.undo(seat)
        assert look(match) == steps.pop()
    assert not match.can_undo(seat)
    with pytest.raises(Illegal, match=f"seat {seat + 1} has nothing to take back"):
        match.undo(seat)


def test_something_else_can_be_done_after_undoing() -> None:
    match = match_at(asked("act"))
    fresh = match_at(asked("act"))
    do(match, "market row 1")
    match.undo(match.questions[0].seat)
    for each in (match, fresh):
        do(each, "market column 2")
    assert look(match) == look(fresh)
    assert not any(line.endswith("market row 1") for line in match.record().write().splitlines())


def test_a_discarded_leader_may_be_taken_back() -> None:
    match = match_at(offered("discard leader", "act"))
    before = look(match)
    seat = match.questions[0].seat
    do(match, "discard leader")
    assert match.can_undo(seat)
    match.undo(seat)
    assert look(match) == before


def test_nothing_is_taken_back_after_nature_has_answered() -> None:
    match = match_at(offered("buy", "act"))
    seat = match.questions[0].seat
    drawn = match.draws
    do(match, "buy")
    while match.draws == drawn:
        assert match.can_undo(seat)
        match.answer(seat, match.questions[0].options[0])
    assert match.questions[0].seat == seat
    assert not match.can_undo(seat)


def test_a_leader_that_was_shown_is_not_taken_back() -> None:
    match = match_at(offered("play leader", "act"))
    seat = match.questions[0].seat
    do(match, "play leader")
    assert match.questions[0].seat == seat
    assert not match.can_undo(seat)
    with pytest.raises(Illegal):
        match.undo(seat)
    do(match, "market row 1")
    assert match.can_undo(seat)
    match.undo(seat)
    assert not match.can_undo(seat)


def test_a_turn_that_is_over_is_not_taken_back() -> None:
    match = match_at(asked("finish turn"))
    seat = match.questions[0].seat
    do(match, "end turn")
    assert match.questions[0].seat != seat
    assert not match.can_undo(seat)
    assert not match.can_undo(match.questions[0].seat)


def test_nobody_takes_back_what_somebody_else_answered() -> None:
    match = new_match(seats=3)
    do(match, "keep 1 2")
    assert match.can_undo(0)
    for other in (1, 2, NATURE):
        assert not match.can_undo(other)
        with pytest.raises(Illegal, match="has nothing to take back"):
            match.undo(other)
    match.answer(2, MASTERS.actions.parse("keep 3 4"))
    assert not match.can_undo(0)
    assert match.can_undo(2)


def test_what_was_undone_was_never_told() -> None:
    match = match_at(asked("act"))
    place = len(match.log)
    do(match, "market row 1")
    assert match.told(None, place)
    match.undo(match.questions[0].seat)
    assert match.told(None, place) == []


def test_a_match_nobody_listens_to_keeps_no_events_and_undoes_nothing() -> None:
    names = ["a", "b"]
    deaf = Match(MASTERS, names, seed_from("q"), listen=False)
    heard = Match(MASTERS, names, seed_from("q"))
    for match in (deaf, heard):
        play_on(match, asked("finish turn"))
    assert deaf.log == []
    assert not deaf.can_undo(0)
    assert heard.can_undo(0)
    assert deaf.record().write() == heard.record().write()
