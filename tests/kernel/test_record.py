"""Records: whole games as text, replayed without trust."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.kernel.answers import Answer, read_answer
from bottega.kernel.game import Game
from bottega.kernel.record import FIELDS, Record, read_record, replay
from bottega.kernel.registry import find_game
from bottega.kernel.state import NATURE
from bottega.kernel.words import Unreadable
from tests.kernel.pebbles import Pebbles

GAME: Game[Any] = find_game("masters")


def random_game(seats: int = 2, seed: int = 1) -> tuple[Record, list[Any]]:
    """A record of random answers, and the position after each of them."""
    rng = Random(seed)
    record = Record(GAME, [f"player {i}" for i in range(seats)])
    t = GAME.new(seats)
    GAME.decision(t)
    seen = [GAME.write(t)]
    while questions := GAME.decisions(t):
        question = rng.choice(questions)
        action = rng.choice(question.options)
        GAME.answer(t, question.seat, action)
        GAME.decision(t)
        record.answers.append(Answer(question.seat, action))
        seen.append(GAME.write(t))
    return record, seen


RECORD, POSITIONS = random_game()


def changed(**parts: Any) -> str:
    return json.dumps(json.loads(RECORD.write()) | parts)


def with_answer(ply: int, line: Any) -> str:
    answers = json.loads(RECORD.write())["answers"]
    answers[ply - 1] = line
    return changed(answers=answers)


# Reading back ----------------------------------------------------------------------------------


def test_a_record_reads_back_to_the_very_same_text() -> None:
    text = RECORD.write()
    again = read_record(text)
    assert again.write() == text
    assert again.answers == RECORD.answers
    assert again.game is GAME


def test_a_record_is_written_an_answer_a_line_and_in_words() -> None:
    lines = RECORD.write().splitlines()
    assert list(json.loads(RECORD.write())) == FIELDS
    written = [line.strip().strip('",') for line in lines]
    for answer in RECORD.answers:
        assert RECORD.line(answer) in written
    assert written[9].startswith("nature: turn green 1 G1")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_prefix_of_a_record_replays_to_the_same_position(seats: int) -> None:
    record, positions = random_game(seats, seed=seats)
    again = read_record(record.write())
    for ply, position in enumerate(positions):
        if ply % 7 == 0 or ply == len(record.answers):
            assert GAME.write(replay(again, ply)) == position
    assert GAME.write(replay(again)) == positions[-1]


def test_options_seed_commitment_and_result_are_kept(installed: Pebbles) -> None:
    record = Record(installed, ["Anna", "Bruno"], {"length": "two"}, "c0ffee")
    record.seed, record.result = "5eed", {"winners": [1]}
    again = read_record(record.write())
    assert (again.players, again.options) == (["Anna", "Bruno"], {"length": "two"})
    assert (again.commitment, again.seed) == ("c0ffee", "5eed")
    assert again.result == {"winners": [1]}
    assert again.game.write(replay(again))["rounds"] == 2
    assert again.game is installed


def test_a_line_names_the_seat_as_people_count() -> None:
    assert RECORD.line(Answer(1, GAME.actions.parse("end turn"))) == "2: end turn"
    assert RECORD.line(Answer(NATURE, GAME.chance.parse("token T1"))) == "nature: token T1"
    assert read_answer(GAME, 2, "2: END  turn") == Answer(1, GAME.actions.parse("end turn"))


# Refusing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected JSON, but line 1, column 1"),
        (RECORD.write()[:300], "expected JSON, but line"),
        ("[]", 'expected a record with "format": "bottega record 1"'),
        ("{}", 'expected a record with "format": "bottega record 1"'),
        (changed(format="bottega record 2"), 'expected a record with "format"'),
        (changed(more=1), "the record: unknown field 'more'"),
        (changed(players="Anna"), "players: expected a list of names"),
        (changed(players=[1, 2]), "players: expected a list of names"),
        (changed(options=[]), "options: expected an object of words"),
        (changed(options={"x": 1}), "options: expected an object of words"),
        (changed(answers={}), "answers: expected a list"),
        (changed(commitment=None), "commitment and seed: expected hexadecimal"),
        (changed(seed=7), "commitment and seed: expected hexadecimal"),
        (changed(game="chess"), "there is no game 'chess'; there is: .*masters"),
        (changed(rules=True), "version true of masters; this program plays version 1"),
        (changed(rules=1.0), "version 1.0 of masters; this program plays version 1"),
        (changed(rules=99), "version 99 of masters; this program plays version 1"),
        (with_answer(3, 7), r"answers\[3\]: expected 'seat: answer', got 7"),
        (with_answer(3, "turn"), r"answers\[3\]: expected 'seat: answer', got 'turn'"),
        (with_answer(3, "x: turn"), r"answers\[3\]: expected a seat from 1 to 2, got 'x'"),
        (with_answer(3, "13: end turn"), r"answers\[3\]: expected a seat from 1 to 2, got 13"),
        (with_answer(3, "3: end turn"), r"answers\[3\]: expected a seat from 1 to 2, got 3"),
        (with_answer(3, "1: fly"), r"answers\[3\]: ' ?fly' is not an action"),
        (with_answer(3, "nature: end turn"), r"answers\[3\]: .* is not an action"),
        (with_answer(3, "9" * 5000 + ": end turn"), r"answers\[3\]: "),
        (with_answer(3, "?: end turn"), r"answers\[3\]: "),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        read_record(text)


@pytest.mark.parametrize("field", FIELDS[1:])
def test_no_field_of_a_record_may_be_missing(field: str) -> None:
    data = json.loads(RECORD.write())
    del data[field]
    with pytest.raises(Unreadable, match=f"the record: the field '{field}' is missing"):
        read_record(json.dumps(data))


def test_an_answer_that_was_not_possible_is_found_by_replaying() -> None:
    ply = next(n for n, answer in enumerate(RECORD.answers, 1) if answer.seat != NATURE)
    broken = read_record(with_answer(ply, "1: end turn"))
    assert GAME.write(replay(broken, ply - 1)) == POSITIONS[ply - 1]
    with pytest.raises(Unreadable, match=rf"answers\[{ply}\]: 'end turn' is not possible now"):
        replay(broken)


def test_an_answer_by_the_wrong_seat_is_found_by_replaying() -> None:
    with pytest.raises(Unreadable, match=r"answers\[1\]: seat 2 has nothing to answer now"):
        replay(read_record(with_answer(1, "2: end turn")))


def test_answers_beyond_the_end_are_found_by_replaying() -> None:
    answers = [*json.loads(RECORD.write())["answers"], "1: end turn"]
    with pytest.raises(Unreadable, match=rf"answers\[{len(answers)}\]: seat 1 has nothing"):
        replay(read_record(changed(answers=answers)))


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"players": [], "answers": []}, "the record: masters is for 1 to 4 seats, not 0"),
        ({"players": ["a"] * 5}, "the record: masters is for 1 to 4 seats, not 5"),
        ({"options": {"colour": "red"}}, "the record: masters has no option 'colour'"),
    ],
)
def test_a_record_of_an_impossible_table_is_refused(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        read_record(changed(**parts))
    made = Record(GAME, parts.get("players", ["a", "b"]), parts.get("options"))
    with pytest.raises(Unreadable, match=said):
        replay(made)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "1 to 40 letters"),
        ("x" * 41, "1 to 40 letters"),
        ("a\tb", "can be printed"),
        ("\ud800", "can be printed"),
        ("\x1b[2J", "can be printed"),
    ],
)
def test_a_record_keeps_names_that_can_be_read(name: str, said: str) -> None:
    assert read_record(changed(players=["[/b]", "x" * 40])).players == ["[/b]", "x" * 40]
    with pytest.raises(Unreadable, match=rf"players\[2\]: .*{said}"):
        read_record(changed(players=["Anna", name]))


@settings(max_examples=150)
@given(st.data())
def test_a_record_with_any_line_replaced_is_refused_or_replays(draw: st.DataObject) -> None:
    lines = json.loads(RECORD.write())["answers"]
    ply = draw.draw(st.integers(1, len(lines)), "ply")
    line = draw.draw(
        st.sampled_from([*lines, "1: market row 1", "2: end turn", ":", "1:", "none: x"])
        | st.text(max_size=12),
        "line",
    )
    try:
        replay(read_record(with_answer(ply, line)))
    except Unreadable as refusal:
        said = str(refusal)
    else:
        said = "answers[replayed]"
    assert said.startswith("answers[")


@settings(max_examples=60)
@given(st.integers(0, len(RECORD.write()) - 2))
def test_a_record_cut_off_anywhere_is_refused(length: int) -> None:
    with pytest.raises(Unreadable, match=r"expected JSON|expected a record"):
        read_record(RECORD.write()[:length])
