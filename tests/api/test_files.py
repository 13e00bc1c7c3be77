"""Records and positions through the public door: loaded, verified, played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Illegal, Match, Unreadable
from bottega.kernel.state import NATURE


def played(answers: int = 20, seed: str = "7") -> Match:
    match = bottega.new("masters", players=["Anna", "Bruno"], seed=seed)
    for _ in range(answers):
        if not match.over:
            match.play(match.legal()[0])
    return match


def kept(path: Path, match: Match, with_seed: bool = False) -> Path:
    path.write_text(match.record(with_seed).write(), encoding="utf-8")
    return path


# Records ---------------------------------------------------------------------------------------


def test_a_finished_game_is_loaded_as_it_was(tmp_path: Path) -> None:
    match = bottega.new("lorenzo", seats=3, seed="7", mode="basic")
    bottega.play_out(match, ["greedy", "random", "random"])
    again = bottega.load(kept(tmp_path / "game.json", match))
    assert again == match
    assert again.record().write() == match.record().write()


def test_a_saved_game_is_played_on_with_the_same_future(tmp_path: Path) -> None:
    match = played()
    again = bottega.load(str(kept(tmp_path / "game.json", match, with_seed=True)))
    for each in (match, again):
        bottega.play_out(each, ["greedy", "greedy"])
    assert again == match


def test_a_record_keeps_its_seed_back_until_the_end_unless_it_is_asked_for() -> None:
    match = played()
    assert match.seed is not None
    assert match.record().seed is None
    assert match.record(with_seed=True).seed == match.seed.hex()


def test_without_its_seed_a_record_leaves_natures_questions_to_the_reader(tmp_path: Path) -> None:
    match = played()
    again = bottega.load(kept(tmp_path / "game.json", match))
    assert again.seed is None
    assert again.position() == match.position()
    while again.questions[0].seat != NATURE:  # until somebody buys a card, and another is turned
        bought = [answer for answer in again.legal() if answer.startswith("buy")]
        again.play((bought or again.legal())[0])
    again.play(again.legal()[-1])
    assert again.draws == match.draws + 1


def test_verify_counts_the_draws_of_a_file_and_of_a_record(tmp_path: Path) -> None:
    match = played(10_000)
    path = kept(tmp_path / "game.json", match)
    assert bottega.verify(path) == bottega.verify(match.record()) == match.draws >= 33


@pytest.mark.parametrize("use", [bottega.load, bottega.verify])
def test_a_draw_that_does_not_follow_from_the_seed_is_found(tmp_path: Path, use: Any) -> None:
    path = kept(tmp_path / "game.json", played(10_000))
    data = json.loads(path.read_text(encoding="utf-8"))
    data["answers"][12], data["answers"][13] = data["answers"][13], data["answers"][12]
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(Unreadable, match=r"game\.json: answers\[13\]: .* does not follow"):
        use(path)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "game.json: expected JSON"),
        ("[]", "game.json: expected a record"),
        ('{"format": "bottega record 1"}', "game.json: the record: the field 'game' is missing"),
        ('{"state": 1}', "game.json: the position: the field 'game' is missing"),
    ],
)
def test_what_is_no_record_is_refused_with_the_file_and_the_place(
    tmp_path: Path, text: str, words: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable, match=words):
        bottega.load(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for use in (bottega.load, bottega.load_record, bottega.verify):
        with pytest.raises(Unreadable, match=r"none\.json: there is no such file"):
            use(tmp_path / "none.json")
    with pytest.raises(Unreadable, match="this is a folder, not a file"):
        bottega.load(tmp_path)


# Positions -------------------------------------------------------------------------------------


def test_a_position_is_played_on_and_nature_answers_from_a_seed() -> None:
    match = played()
    table = bottega.position(match.position(), seed="x")
    assert table.legal() == match.legal()
    assert bottega.play_out(table, ["random", "random"])


def test_a_position_may_be_a_dictionary_or_a_file(tmp_path: Path) -> None:
    match = played()
    path = tmp_path / "position.json"
    path.write_text(match.position(), encoding="utf-8")
    assert bottega.position(json.loads(match.position())) == bottega.load(path)


def test_what_is_no_position_is_refused_with_what_was_expected() -> None:
    unreadable: list[Any] = [{"game": {1}}, {"state": {}}, [], None, "no JSON"]
    for wrong in unreadable:
        with pytest.raises(Unreadable, match=r"expected JSON|the position: "):
            bottega.position(wrong)


def test_a_match_from_a_position_has_no_record() -> None:
    table = bottega.position(played().position())
    with pytest.raises(Unreadable, match="a record begins at the empty table"):
        table.record()


def test_a_view_shows_its_seats_question_and_cannot_be_played_on() -> None:
    match = played()
    seat = match.questions[0].seat
    view = bottega.position(match.position(seat))
    assert view.legal(seat) == match.legal()
    assert repr(view).startswith(f"<View of seat {seat + 1} of masters, 2 seats")
    assert not view.over
    with pytest.raises(Illegal, match=f"this is seat {seat + 1}'s view"):
        view.play(view.legal()[0])
    assert view.clone() == view


def test_a_view_of_whoever_is_not_asked_shows_who_is_and_no_options() -> None:
    match = played()
    asked = match.questions[0].seat
    view = bottega.position(match.position(1 - asked))
    assert [question.seat for question in view.questions] == [asked]
    assert view.legal() == []


def test_a_view_can_be_imagined_to_its_end() -> None:
    match = played()
    seat = match.questions[0].seat
    dream = bottega.position(match.position(seat)).imagine(seat)
    assert dream.legal() == match.legal()
    assert bottega.play_out(dream, ["random", "random"])
