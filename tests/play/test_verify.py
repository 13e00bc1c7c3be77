"""Records of matches: verified against the seed, resumed where they were left."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bottega.kernel.record import Record, read_record
from bottega.kernel.state import NATURE
from bottega.kernel.words import Unreadable
from bottega.play.nature import commitment, seed_from
from bottega.play.verifying import resume, verify
from tests.play.playing import MASTERS, arbitrary, asked, look, match_at, new_match, play_on

SEED = seed_from("a seed")


def finished() -> Record:
    match = new_match()
    play_on(match)
    return match.record()


WHOLE = finished()


def changed(**parts: Any) -> Record:
    return read_record(json.dumps(json.loads(WHOLE.write()) | parts))


def answers(stop: int | None = None) -> list[str]:
    lines: list[str] = json.loads(WHOLE.write())["answers"]
    return lines[:stop]


def plies_of_nature() -> list[int]:
    return [ply for ply, answer in enumerate(WHOLE.answers, 1) if answer.seat == NATURE]


# Verify ----------------------------------------------------------------------------------------


def test_a_whole_record_is_verified_draw_by_draw() -> None:
    again = read_record(WHOLE.write())
    assert verify(again) == len(plies_of_nature()) > 33


def test_a_record_without_its_seed_cannot_be_verified_yet() -> None:
    with pytest.raises(Unreadable, match="no seed yet"):
        verify(changed(seed=None))


def test_a_tampered_draw_is_found_with_what_the_seed_says() -> None:
    lines = answers()
    first, second = lines[25], lines[26]  # two leaders dealt to the same seat
    assert first.startswith("nature: deal leader seat 1")
    assert second.startswith("nature: deal leader seat 1")
    lines[25], lines[26] = second, first
    with pytest.raises(Unreadable) as refusal:
        verify(changed(answers=lines))
    assert str(refusal.value) == (
        f"answers[26]: {second!r} does not follow from the seed; {first!r} does"
    )


def test_a_draw_tampered_with_late_in_the_game_is_found() -> None:
    ply = plies_of_nature()[-1]
    assert ply > 40
    lines = answers()
    deck = lines[ply - 1].split()[2:]
    cards = {f"{deck[2][:2]}{letter}" for letter in "abcd"} - {deck[2]}
    for card in cards:
        lines[ply - 1] = f"nature: turn {deck[0]} {deck[1]} {card}"
        with pytest.raises(Unreadable, match=rf"answers\[{ply}\]: .* does not follow"):
            verify(changed(answers=lines))


def test_another_seed_is_not_what_was_committed_to() -> None:
    with pytest.raises(Unreadable, match="the seed does not belong to this record"):
        verify(changed(seed=seed_from("another").hex()))


def test_another_seed_with_its_own_commitment_does_not_explain_the_draws() -> None:
    other = seed_from("another")
    with pytest.raises(Unreadable, match=r"answers\[\d+\]: .* does not follow from the seed"):
        verify(changed(seed=other.hex(), commitment=commitment(other)))


@pytest.mark.parametrize("seed", ["", "00", "x" * 64])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises(Unreadable, match="seed: expected"):
        verify(changed(seed=seed))


@pytest.mark.parametrize("field", ["scores", "winners", "breakdown"])
def test_a_tampered_result_is_found(field: str) -> None:
    result = json.loads(json.dumps(WHOLE.result))
    result[field] = result[field][::-1] if field != "winners" else [1, 2]
    with pytest.raises(Unreadable, match=rf"result\.{field}.*: expected .*, got "):
        verify(changed(result=result))


def test_a_tampered_result_is_found_at_its_very_place() -> None:
    result = json.loads(json.dumps(WHOLE.result))
    points = result["breakdown"][1]["cards"]
    result["breakdown"][1]["cards"] = points + 1
    with pytest.raises(Unreadable) as refusal:
        verify(changed(result=result))
    assert str(refusal.value) == (f"result.breakdown[2].cards: expected {points}, got {points + 1}")
    with pytest.raises(Unreadable, match=r"^result: expected \{'scores': .*…, got 'won'$"):
        verify(changed(result="won"))


def test_a_result_that_was_left_out_is_found() -> None:
    with pytest.raises(Unreadable) as refusal:
        verify(changed(result=None))
    assert str(refusal.value) == (
        f"the game is over after {len(WHOLE.answers)} answers, but the record has no result"
    )


def test_truncated_answers_are_found() -> None:
    for stop in (0, 1, 12, 33, 40, len(WHOLE.answers) - 1):
        with pytest.raises(Unreadable, match=f"breaks? off after {stop}\\b"):
            verify(changed(answers=answers(stop)))


def test_a_result_of_a_game_that_is_not_over_is_found() -> None:
    with pytest.raises(Unreadable) as refusal:
        verify(changed(answers=answers(33)))
    assert str(refusal.value) == (
        "the record has a result, but its answers break off after 33: the game is not over there"
    )


def test_a_record_that_breaks_off_before_natures_answer_is_found() -> None:
    last = plies_of_nature()[-1]
    with pytest.raises(Unreadable, match=f"breaks off after {last - 1} answers"):
        resume(changed(answers=answers(last - 1)), SEED.hex())


def test_a_draw_too_many_or_too_few_is_found() -> None:
    extra = [*answers(33), answers()[32], *answers()[33:]]
    with pytest.raises(
        Unreadable, match=r"answers\[34\]: .* does not follow .*; nature is not asked"
    ):
        verify(changed(answers=extra))
    late = plies_of_nature()[-1]
    missing = answers(late - 1) + answers()[late:]
    with pytest.raises(Unreadable, match=rf"answers\[{late}\]: .*; '{answers()[late - 1]}' does$"):
        verify(changed(answers=missing))


def test_an_answer_that_was_not_possible_is_found() -> None:
    lines = answers()
    lines[33] = "1: end turn"
    with pytest.raises(Unreadable, match=r"answers\[34\]: 'end turn' is not possible now"):
        verify(changed(answers=lines))


def test_a_record_of_an_impossible_table_is_refused() -> None:
    with pytest.raises(Unreadable, match="the record: masters is for 1 to 4 seats"):
        verify(changed(players=["a"] * 5))
    with pytest.raises(Unreadable, match="the record: masters has no option"):
        verify(changed(options={"x": "y"}))


# Resume ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("plies", [0, 1, 7, 20, 40])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_match_resumed_anywhere_goes_on_as_if_never_left(seats: int, plies: int) -> None:
    whole, left = new_match("r", seats), new_match("r", seats)
    play_on(whole)
    for _ in range(plies):
        if not left.over:
            left.answer(left.questions[0].seat, arbitrary(left))
    again = resume(read_record(left.record().write()), seed_from("r").hex())
    assert look(again) == look(left)
    play_on(again)
    assert look(again) == look(whole)
    assert verify(read_record(again.record().write())) == whole.draws


def test_a_match_that_is_over_is_resumed_as_over() -> None:
    again = resume(read_record(WHOLE.write()), SEED.hex())
    assert again.over
    assert again.record().write() == WHOLE.write()


def test_answers_of_this_turn_may_be_taken_back_after_resuming() -> None:
    match = match_at(asked("store goods"))
    seat = match.questions[0].seat
    record = read_record(match.record(with_seed=True).write())
    assert record.seed is not None
    again = resume(record, record.seed)
    assert again.can_undo(seat)
    again.undo(seat)
    assert MASTERS.steps[again.questions[0].frame[0]].key == "act"


def test_a_match_is_not_resumed_with_another_seed() -> None:
    with pytest.raises(Unreadable, match="the seed does not belong to this record"):
        resume(read_record(WHOLE.write()), seed_from("another").hex())
