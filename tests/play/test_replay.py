"""Looking back on a record: what was told to whom, and how the points went."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.kernel.record import read_record, replay
from bottega.kernel.state import NATURE, Action, State
from bottega.kernel.words import Unreadable
from bottega.play.replay import EVERY, Replay
from tests.play.playing import MASTERS, new_match, play_on

MATCH = new_match("hindsight")
play_on(MATCH)
RECORD = MATCH.record()
PAST = Replay(RECORD)
PLIES = range(1, len(RECORD.answers) + 1)


def ply_of(start: str) -> int:
    """The first answer that begins like this, counted from 1."""
    return next(ply for ply in PLIES if RECORD.line(RECORD.answers[ply - 1]).startswith(start))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_at_a_ply_is_what_a_seat_could_know_then(seat: int | None) -> None:
    for ply in (0, 1, 30, 50, len(RECORD.answers)):
        truth = replay(RECORD, ply)
        expected = truth if seat is None else MASTERS.redact(truth, seat)
        assert MASTERS.write(PAST.step(ply, seat).state) == MASTERS.write(expected)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_events_of_all_plies_are_what_the_match_told(seat: int) -> None:
    told = [event for ply in PLIES for event in PAST.events(ply, seat)]
    assert told == MATCH.told(seat)
    assert PAST.events(0, seat) == []


def test_the_whole_truth_tells_everything_once() -> None:
    ply = ply_of("2: keep")
    (kept,) = [MASTERS.write_event(event) for event in PAST.events(ply, None)]
    assert kept["event"] == "leaders kept"
    assert "?" not in (kept["first"], kept["second"])


def test_an_answer_is_hidden_from_whoever_could_not_tell_it_from_another() -> None:
    kept = ply_of("2: keep")
    assert PAST.step(kept, 0).line == "2: ?"
    assert (
        PAST.step(kept, 1).line
        == PAST.step(kept, None).line
        == RECORD.line(RECORD.answers[kept - 1])
    )
    dealt = ply_of("nature: deal leader seat 2")
    assert PAST.step(dealt, 0).line == "nature: ?"
    assert PAST.step(dealt, 1).line == PAST.step(dealt, None).line


def test_an_answer_everybody_saw_is_shown_to_everybody() -> None:
    for start in ("nature: turn green 1", "nature: marble", "2: market", "2: end turn"):
        ply = ply_of(start)
        line = RECORD.line(RECORD.answers[ply - 1])
        assert [PAST.step(ply, seat).line for seat in (0, 1, None)] == [line] * 3
    assert PAST.step(0, None).line is None


def test_points_are_kept_for_every_turn_and_for_the_end() -> None:
    ends = sum(RECORD.line(answer).endswith(": end turn") for answer in RECORD.answers)
    assert len(PAST.turns) == ends  # the first begins after the leaders are kept, the last has none
    assert len(PAST.points) == len(PAST.turns) + 1
    assert PAST.points[0] == [0, 0]
    assert PAST.points[-1] == RECORD.result["scores"]
    assert all(RECORD.answers[ply - 1].seat != NATURE for ply in PAST.turns)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_step_costs_no_more_answers_than_lie_between_two_tables_that_are_kept(
    monkeypatch: pytest.MonkeyPatch, seat: int | None
) -> None:
    carried_out: list[int] = []
    answer = MASTERS.answer

    def counting(t: State, by: int, action: Action) -> None:
        carried_out.append(by)
        answer(t, by, action)

    for ply in (1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY, len(RECORD.answers)):
        questions = MASTERS.decisions(replay(RECORD, ply - 1))
        tried = 0  # for an answer of others: every option, to see whether it looks the same
        if seat not in (None, RECORD.answers[ply - 1].seat):
            tried = max(len(question.options) for question in questions)
        with monkeypatch.context() as patched:
            patched.setattr(MASTERS, "answer", counting)
            PAST.step(ply, seat)
        assert len(carried_out) <= min(EVERY, ply) + tried
        carried_out.clear()


def test_looking_at_a_step_leaves_the_others_as_they_were() -> None:
    before = [PAST.step(ply, None) for ply in (40, 41, 42)]
    for ply in (41, 40, 42, 41):
        PAST.step(ply, 1)
        MASTERS.decisions(PAST.step(ply, None).state)
    after = [PAST.step(ply, None) for ply in (40, 41, 42)]
    assert [MASTERS.write(step.state) for step in before] == [
        MASTERS.write(step.state) for step in after
    ]
    assert [step[1:] for step in before] == [step[1:] for step in after]


def test_an_answer_that_is_not_possible_is_named() -> None:
    record = MATCH.record()
    first = ply_of("2: market")
    record.answers.insert(first, record.answers[first - 1])
    with pytest.raises(Unreadable, match=rf"answers\[{first + 1}\]: "):
        Replay(record)


def test_points_on_the_way_count_what_is_certain_to_come_as_boards_do() -> None:
    file = Path(__file__).parents[1] / "kept" / "v2" / "lorenzo-2-advanced-source.record.json"
    record = read_record(file.read_text(encoding="utf-8"))
    past = Replay(record)
    assert past.points[-1] == record.game.scores(past.end)
    faithful = 0
    for ply, shown in zip(past.turns, past.points, strict=False):
        t = past.step(ply, None).state
        due = [record.game.show.due(t, seat) for seat in range(t.seats)]
        scores = record.game.scores(t)
        assert shown == [score + more for score, more in zip(scores, due, strict=True)]
        faithful += sum(due)
    assert faithful > 0
