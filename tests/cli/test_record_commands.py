"""Records and positions on the command line: written, told, replayed, verified, played on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bottega.games.masters.cards.cards import LEADER
from bottega.kernel.laws import same
from bottega.kernel.position import parse_position, read_position, write_position
from bottega.kernel.record import Record, read_record, replay
from bottega.kernel.registry import find_game
from bottega.play.verifying import verify
from bottega.text.voice import Voice
from tests.cli.conftest import Here
from tests.cli.running import assert_refused, contents
from tests.languages import LANGUAGES, languages
from tests.play.shuffle_vectors import FILE

Says = Callable[..., str]


def leaders(kept: Record, seat: int) -> set[str]:
    """The leaders a seat was dealt."""
    position = kept.game.write(replay(kept))["players"][seat]
    return set(position["leaders"]) | set(position["rejected"])


def named(text: str, lang: str = "en") -> set[str]:
    """The leaders that a text names, in words or in notation."""
    voice = Voice(lang, find_game("masters"))
    by_name = {id_: str(voice.word(LEADER, value)) for value, id_ in enumerate(LEADER.names)}
    return {id_ for id_, name in by_name.items() if name in text or id_ in text}


# record ----------------------------------------------------------------------------------------


def test_record_prints_a_whole_game_that_verifies(says: Says) -> None:
    arguments = ["record", "masters", "--players", "random,greedy,random", "--seed", "s"]
    text = says(*arguments)
    record = read_record(text)
    assert record.came is not None
    assert [name.partition(":")[0] for name in record.came] == ["random", "greedy", "random"]
    assert record.result["winners"]
    assert verify(record) > 33
    assert says(*arguments) == text
    assert says(*arguments[:-1], "t") != text


def test_record_without_a_seed_is_another_game_every_time(says: Says) -> None:
    first = read_record(says("record", "masters"))
    second = read_record(says("record", "masters"))
    assert first.commitment != second.commitment


def test_record_writes_the_same_into_a_file_and_leaves_nothing_beside_it(
    says: Says, folder: Path
) -> None:
    printed = says("record", "masters", "--seed", "s")
    before = contents(folder)
    says("record", "masters", "--seed", "s", "--out", "game.json")
    assert contents(folder) == before | {"game.json": printed.encode()}


@languages
def test_record_tells_a_file_as_a_story(says: Says, kept: Record, lang: str) -> None:
    said = says("record", "record.json", "--lang", lang)
    lines = said.splitlines()
    assert "greedy, random" in lines[0]
    assert len(lines) > 80
    assert named(said, lang) >= leaders(kept, 0) | leaders(kept, 1)
    total = kept.result["scores"]
    assert re.search(rf"\b{total[0]}\b.*\b{total[1]}\b", lines[-3])
    assert ("greedy" if kept.result["winners"] == [1] else "random") in lines[-1]


# replay ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ply", [0, 1, 33, 50])
def test_replay_for_programs_is_the_position_after_so_many_answers(
    says: Says, kept: Record, ply: int
) -> None:
    text = says("replay", "record.json", "--ply", str(ply), "--json")
    t = replay(kept, ply)
    assert json.loads(text)["state"] == kept.game.write(t)
    found = parse_position(text)
    assert found.believed
    assert same(found.state, t)


def test_replay_without_a_ply_is_the_end(says: Says, kept: Record) -> None:
    text = says("replay", "record.json", "--json")
    assert text == write_position(kept.game, replay(kept))
    assert json.loads(text)["state"]["agenda"] == []


@pytest.mark.parametrize("seat", [1, 2])
def test_replay_as_a_seat_hides_what_it_may_not_know(
    says: Says, kept: Record, first_turn: int, seat: int
) -> None:
    arguments = ["replay", "record.json", "--ply", str(first_turn), "--as", str(seat)]
    for lang in LANGUAGES:
        shown = says(*arguments, "--lang", lang)
        assert named(shown, lang) & leaders(kept, seat - 1)
        assert not named(shown, lang) & leaders(kept, 2 - seat)
    text = says(*arguments, "--json")
    truth = replay(kept, first_turn)
    assert text == write_position(kept.game, kept.game.redact(truth, seat - 1))


def test_replay_as_a_seat_never_says_which_leader_another_was_dealt_or_kept(
    says: Says, kept: Record, first_turn: int
) -> None:
    lines = [kept.line(answer) for answer in kept.answers[:first_turn]]
    dealt = next(ply for ply, line in enumerate(lines, 1) if "deal leader seat 2" in line)
    keeps = next(ply for ply, line in enumerate(lines, 1) if line.startswith("2: keep"))
    for ply in (dealt, keeps):
        shown = says("replay", "record.json", "--ply", str(ply), "--as", "1")
        assert not named(shown) & leaders(kept, 1)
        assert lines[ply - 1] not in shown
        assert lines[ply - 1] in says("replay", "record.json", "--ply", str(ply))


@languages
def test_replay_shows_the_table_and_the_last_answer(
    says: Says, kept: Record, lang: str, first_turn: int
) -> None:
    ply = first_turn + 1
    shown = says("replay", "record.json", "--ply", str(ply), "--lang", lang)
    assert f"{ply}/{len(kept.answers)}" in shown
    assert kept.line(kept.answers[ply - 1]) in shown


# verify ----------------------------------------------------------------------------------------


@languages
def test_verify_says_how_many_draws_and_answers_were_checked(
    says: Says, kept: Record, lang: str
) -> None:
    said = says("verify", "record.json", "--lang", lang)
    assert str(len(kept.answers)) in said
    assert str(sum(answer.seat < 0 for answer in kept.answers)) in said
    assert len(said.splitlines()) == 1


@languages
def test_verify_says_whose_nonces_went_in(says: Says, folder: Path, lang: str) -> None:
    dealt = json.loads(FILE.read_text(encoding="utf-8"))["games"][1]["record"]
    (folder / "dealt.json").write_text(json.dumps(dealt), encoding="utf-8")
    first, *more = says("verify", "dealt.json", "--lang", lang).splitlines()
    assert str(len(dealt["answers"])) in first
    assert [dealt["commitment"] in more[0], "Zoë" in more[1], "Bruno" in more[2]] == [True] * 3
    assert len(more) == 3


# position --------------------------------------------------------------------------------------


def position(says: Says, *arguments: str) -> Any:
    return json.loads(says("position", *arguments, "--json"))


def test_position_says_what_is_asked_and_what_may_be_answered(says: Says) -> None:
    data = position(says, "position.json")
    assert data["asked"][0]["seat"] == 1
    assert data["asked"][0]["question"] == {"step": "act", "seat": 1}
    assert data["asked"][0]["options"][:7] == [
        *(f"market row {n}" for n in (1, 2, 3)),
        *(f"market column {n}" for n in (1, 2, 3, 4)),
    ]


def test_position_carries_answers_out_as_the_rules_do(says: Says, folder: Path) -> None:
    data = position(says, "position.json", "--do", "market row 2")
    game, t = read_position((folder / "position.json").read_text())
    game.answer(t, 0, game.actions.parse("market row 2"))
    game.decision(t)
    assert data["state"] == game.write(t)


def test_position_carries_out_several_answers_in_their_order(says: Says, folder: Path) -> None:
    once = position(says, "position.json", "--do", "discard leader 2")
    (folder / "once.json").write_text(json.dumps(once))
    twice = position(says, "once.json", "--do", "Discard  Leader 1")
    both = position(says, "position.json", "--do", "discard leader 2", "--do", "discard leader 1")
    assert both == twice
    assert both["state"]["players"][0]["standing"] == ["discarded", "discarded"]


def test_a_position_that_was_printed_can_be_read_again(says: Says, folder: Path) -> None:
    data = position(says, "position.json")
    (folder / "again.json").write_text(json.dumps(data))
    assert position(says, "again.json") == data


def test_position_as_a_seat_shows_only_what_it_may_know(says: Says, kept: Record) -> None:
    own = position(says, "position.json", "--as", "1")
    other = position(says, "position.json", "--as", "2")
    assert own["asked"][0]["options"]
    assert other["asked"][0]["options"] == []
    assert not named(json.dumps(own)) & leaders(kept, 1)
    assert not named(json.dumps(other)) & leaders(kept, 0)


def test_a_view_can_be_looked_at(says: Says, folder: Path, kept: Record) -> None:
    data = position(says, "view.json")
    assert data["state"] == json.loads((folder / "view.json").read_text())["state"]
    shown = says("position", "view.json", "--as", "1")
    assert not named(shown) & leaders(kept, 1)


def test_seats_that_choose_together_are_named_with_their_answers(
    says: Says, folder: Path, kept: Record
) -> None:
    (folder / "dealt.json").write_text(says("replay", "record.json", "--ply", "33", "--json"))
    before = position(says, "dealt.json")
    assert [question["seat"] for question in before["asked"]] == [1, 2]
    data = position(says, "dealt.json", "--do", "2: keep 1 4")
    assert [question["seat"] for question in data["asked"]] == [1]
    held = before["state"]["players"][1]["leaders"]
    assert data["state"]["players"][1]["leaders"] == [held[0], held[3]]


def test_a_turn_that_does_not_say_how_it_began_is_played_on_only_on_trust(
    says: Says, here: Here, folder: Path, kept: Record
) -> None:
    (folder / "old.json").write_text(write_position(kept.game, replay(kept, 33)))
    before = contents(folder)
    looked = position(says, "old.json")
    assert [question["seat"] for question in looked["asked"]] == [1, 2]
    outcome = here("position", "old.json", "--do", "2: keep 1 4")
    assert_refused(outcome, "old.json: --do: .* does not say since when; .* take it on trust")
    data = position(says, "old.json", "--trust", "--do", "2: keep 1 4")
    assert [question["seat"] for question in data["asked"]] == [1]
    assert contents(folder) == before


@languages
def test_position_shows_the_table_with_numbered_options(says: Says, lang: str) -> None:
    shown = says("position", "position.json", "--lang", lang)
    assert re.search(r"^ *1 .*market row 1 *$", shown, re.MULTILINE)
    assert re.search(r"^ *7 .*market column 4 *$", shown, re.MULTILINE)
    for_another = says("position", "position.json", "--as", "2", "--lang", lang)
    assert "market row 1" not in for_another


@languages
def test_a_position_at_the_end_shows_the_scores(
    says: Says, folder: Path, kept: Record, lang: str
) -> None:
    (folder / "end.json").write_text(write_position(kept.game, replay(kept)))
    shown = says("position", "end.json", "--lang", lang)
    scores = kept.result["scores"]
    assert re.search(rf"\b{scores[0]}\b.*\b{scores[1]}\b", shown.splitlines()[-2])
    assert position(says, "end.json")["asked"] == []


def test_looking_at_files_changes_none_of_them(says: Says, folder: Path) -> None:
    before = contents(folder)
    says("verify", "record.json")
    says("replay", "record.json", "--ply", "9")
    says("record", "record.json")
    says("position", "position.json", "--do", "market row 1")
    assert contents(folder) == before
