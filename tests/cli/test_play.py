"""``bottega play`` with everything typed beforehand: answers, explanations, undo, saving."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bottega.cli.play import new_file
from bottega.cli.screen import marked
from bottega.cli.seats import read_seats
from bottega.games.masters.cards.cards import LEADER
from bottega.kernel.drawing import literal
from bottega.kernel.game import Game
from bottega.kernel.record import Record, read_record, replay
from bottega.kernel.registry import find_game
from bottega.text.voice import Voice
from tests.cli.running import ROOT, Outcome, Terminal, run, works
from tests.kernel import pebbles
from tests.languages import languages

MASTERS: Game[Any] = find_game("masters")
KINDS = ["you", "greedy", "greedy", "greedy"]


def play(folder: Path, *typed: str, arguments: tuple[str, ...] = ()) -> Outcome:
    """A new game against greedy with a fixed seed, saved in ``game.json``."""
    (folder / "game.json").unlink(missing_ok=True)
    outcome = run(
        folder,
        *("play", "masters", "--keep-order", "--seed", "table", "--save", "game.json"),
        *arguments,
        typed="".join(f"{line}\n" for line in typed),
    )
    assert outcome.err == ""
    assert outcome.code == 0
    return outcome


def saved(folder: Path, name: str = "game.json") -> Record:
    return read_record((folder / name).read_text())


def own_answers(record: Record, seat: int = 0) -> list[str]:
    return [MASTERS.actions.text(a.action) for a in record.answers if a.seat == seat]


# A whole game ----------------------------------------------------------------------------------


@languages
def test_a_whole_game_can_be_played_by_always_typing_1(tmp_path: Path, lang: str) -> None:
    outcome = play(tmp_path, *["1"] * 3000, arguments=("--lang", lang))
    record = saved(tmp_path)
    assert record.result["winners"]
    assert record.seed is not None
    assert record.commitment in outcome.out.splitlines()[1]
    assert record.seed in outcome.out
    assert record.seed not in outcome.responses()[0]
    assert all(str(score) in outcome.responses()[-1] for score in record.result["scores"])
    assert "game.json" in outcome.out.splitlines()[-1]
    assert works(tmp_path, "verify", "game.json")


def test_the_solo_game_can_be_played_by_always_typing_1(tmp_path: Path) -> None:
    play(tmp_path, *["1"] * 3000, arguments=("--seats", "you"))
    record = saved(tmp_path)
    assert record.result["winners"] in ([], [1])
    assert works(tmp_path, "verify", "game.json")


def test_bots_alone_play_to_the_end_without_a_question(tmp_path: Path) -> None:
    outcome = play(tmp_path, arguments=("--seats", "greedy,random,greedy"))
    assert len(outcome.responses()) == 1
    assert saved(tmp_path).result["winners"]


# One question ----------------------------------------------------------------------------------


def test_an_option_is_chosen_by_its_number_or_its_notation(tmp_path: Path) -> None:
    play(tmp_path, "2", "q")
    by_number = saved(tmp_path)
    play(tmp_path, "  KEEP  1 3 ", "q")
    by_notation = saved(tmp_path)
    assert own_answers(by_number) == own_answers(by_notation) == ["keep 1 3"]


def test_what_cannot_be_answered_is_explained_in_a_line_and_asked_again(tmp_path: Path) -> None:
    wrong = {
        "0": "6",
        "7": "6",
        "99999": "6",
        "-1": "-1",
        "end turn": "keep 1 2",
        "market row 9": "market row 9",
        "keep 7": "keep 7",
        "fly": "fly",
        "? 99": "6",
        "? fly": "fly",
    }
    before, *complaints, _ = play(tmp_path, *wrong, "q", arguments=("--notation",)).responses()
    assert "keep 1 2" in before
    for (typed, hint), complaint in zip(wrong.items(), complaints, strict=True):
        assert len(complaint.strip().splitlines()) == 1, typed
        assert hint in complaint, typed
    assert own_answers(saved(tmp_path)) == []


def test_a_number_of_absurd_length_is_no_reason_to_lose_the_game(tmp_path: Path) -> None:
    outcome = play(tmp_path, "9" * 5000, "? " + "9" * 5000, "1", "q")
    assert own_answers(saved(tmp_path)) == ["keep 1 2"]
    assert len(outcome.responses()) == 5


def test_an_empty_line_asks_again(tmp_path: Path) -> None:
    responses = play(tmp_path, "", "", "q").responses()
    assert responses[1].strip() == responses[2].strip() == ""
    assert own_answers(saved(tmp_path)) == []


@languages
def test_a_question_mark_explains_every_option_one_option_or_a_card(
    tmp_path: Path, lang: str
) -> None:
    typed = ["1", "?", "? 1", "?1", "? market column 3", "? G1a", "? l01", "q"]
    responses = play(tmp_path, *typed, arguments=("--lang", lang)).responses()
    every, one, close, column, card, leader = responses[2:8]
    assert one.strip() in every
    assert close.strip() == one.strip()
    assert len(every.strip().splitlines()) >= 2
    assert column.strip()
    assert "G1a" in card
    assert len(card.strip().splitlines()) >= 3
    assert "L01" in leader
    assert own_answers(saved(tmp_path)) == ["keep 1 2"]


def test_an_action_that_is_not_possible_now_can_be_asked_about(tmp_path: Path) -> None:
    typed = [f"? {text}" for text in MASTERS.actions.texts]
    responses = play(tmp_path, "1", *typed, "q").responses()
    assert len(responses) == len(typed) + 3
    for text, response in zip(typed, responses[2:], strict=False):
        assert response.strip(), text
    assert own_answers(saved(tmp_path)) == ["keep 1 2"]


@languages
def test_notation_is_shown_where_it_is_asked_for(tmp_path: Path, lang: str) -> None:
    responses = play(tmp_path, "1", "b", "n", "b", "notation", "b", "q", arguments=("--lang", lang))
    asked, board, shown, again, hidden, last = responses.responses()[1:7]
    assert ["market row 1" in said for said in (asked, board, shown, again, hidden, last)] == [
        *(False, False, True, True, False, False)
    ]
    assert own_answers(saved(tmp_path)) == ["keep 1 2"]


@languages
def test_score_log_help_board_and_rules_answer_without_moving_on(tmp_path: Path, lang: str) -> None:
    typed = ["1", "s", "l", "h", "b", "r", "q"]
    responses = play(tmp_path, *typed, arguments=("--lang", lang)).responses()
    score, log, help_, board, rules = responses[2:7]
    assert "greedy" in score
    assert len(log.strip().splitlines()) > 12
    assert "u " in help_
    assert "1:" in board
    assert "R7" in rules
    assert own_answers(saved(tmp_path)) == ["keep 1 2"]


def test_the_log_never_names_a_leader_of_the_bot(tmp_path: Path) -> None:
    outcome = play(tmp_path, "1", "market row 1", "l", "b", "s", "q")
    position = MASTERS.write(replay(saved(tmp_path)))["players"]
    voice = Voice("en", MASTERS)
    called = {id_: str(voice.word(LEADER, value)) for value, id_ in enumerate(LEADER.names)}
    secret = set(position[1]["leaders"]) | set(position[1]["rejected"])
    assert not [id_ for id_ in secret if id_ in outcome.out or called[id_] in outcome.out]
    assert all(called[id_] in outcome.out for id_ in position[0]["leaders"])


NAMES = ["[/b]", "[red]", "youri", "è ✚ 中"]


def test_names_are_shown_as_they_were_given(tmp_path: Path) -> None:
    seats = ",".join(f"{kind}:{name}" for kind, name in zip(KINDS, NAMES, strict=True))
    outcome = play(tmp_path, "1", "l", "s", "q", arguments=("--seats", seats))
    for name in NAMES:
        assert f" {name} " in outcome.out


@pytest.mark.parametrize("name", ["[/b]", "[Red", "a[", "]", "\\[x]", "[1]", "[[red]]", "a\\b"])
def test_a_literal_bracket_is_no_mark_of_colour(name: str) -> None:
    assert marked(f"[red]{literal(name)} ♟[/] [dim]end[/]").plain == f"{name} ♟ end"


# Many choices ----------------------------------------------------------------------------------


def test_choices_stand_counted_under_the_headings_of_the_rulebook(tmp_path: Path) -> None:
    asked = play(tmp_path, "1", "q").responses()[1].splitlines()
    market = asked.index("Market (7)")
    assert asked[market + 1].startswith("  1 Take row 1: ")
    assert asked[market + 8 :][:2] == [
        "Leaders (2)",
        "  8 Discard Tano the sculptor for 1 Faith Point",
    ]


def test_typing_words_shows_the_choices_in_which_they_occur(tmp_path: Path) -> None:
    responses = play(tmp_path, "1", "COLUMN", "", "leaders tano", "8", "q").responses()
    found = [line.split(":")[0].strip() for line in responses[2].splitlines()]
    assert found == [
        "Market (7)",
        "4 Take column 1",
        "5 Take column 2",
        "6 Take column 3",
        "7 Take column 4",
    ]
    assert "Take row 1" in responses[3]  # Enter: all of them again
    assert [line.strip() for line in responses[4].splitlines()] == [
        "Leaders (2)",
        "8 Discard Tano the sculptor for 1 Faith Point",
    ]
    assert own_answers(saved(tmp_path))[1] == "discard leader 1"


@languages
def test_a_terminal_keeps_the_board_in_view_while_choices_are_turned_over(
    tmp_path: Path, lang: str
) -> None:
    size = {"COLUMNS": "120", "LINES": "40"}
    seats = "you,greedy,greedy"
    arguments = ("play", "princes", "--keep-order", "--seed", "t", "--seats", seats)
    with Terminal(tmp_path, *arguments, "--lang", lang, **size) as terminal:
        terminal.at_prompt()
        terminal.type("1")
        overview = last_screen(terminal)
        terminal.type(Voice(lang, find_game("princes")).say("do auction"))
        first = last_screen(terminal)
        terminal.type("")
        second = last_screen(terminal)
    assert max(map(len, (overview, first, second))) <= 40
    assert overview[:10] == first[:10] == second[:10]  # the board at the top
    assert overview[0].startswith("╭─ ")
    assert any("8–42" in line for line in overview)  # 35 auctions in one line
    assert any(line.startswith("   8 ") for line in first)
    assert not any(line.startswith("   8 ") for line in second)


def last_screen(terminal: Terminal) -> list[str]:
    """The lines on the screen since it was cleared, when something is asked."""
    _echo, *shown = terminal.at_prompt().splitlines()
    return shown


# Undo ------------------------------------------------------------------------------------------


def test_u_takes_the_last_answer_back(tmp_path: Path) -> None:
    responses = play(tmp_path, "1", "market row 1", "u", "market column 2", "q").responses()
    assert "Take row 1: " in responses[1]
    assert "Take row 1: " in responses[3]  # asked again
    assert own_answers(saved(tmp_path))[:2] == ["keep 1 2", "market column 2"]


def test_u_says_when_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    first, second = (play(tmp_path, *typed, "q").responses() for typed in (["u"], ["1", "u"]))
    for response in (first[1], second[2]):
        assert len(response.strip().splitlines()) == 1
    assert own_answers(saved(tmp_path)) == ["keep 1 2"]


# Saving and playing on -------------------------------------------------------------------------


def test_a_game_is_saved_after_every_answer_and_played_on_where_it_was_left(
    tmp_path: Path,
) -> None:
    outcome = play(tmp_path, "1", "1", "q")
    left = saved(tmp_path)
    assert left.result is None
    assert "game.json" in outcome.out.splitlines()[-1]
    again = run(tmp_path, "play", "--resume", "game.json", typed="q\n")
    assert (again.code, again.err) == (0, "")
    assert question(again) == question(outcome)
    assert saved(tmp_path).answers == left.answers
    run(tmp_path, "play", "--resume", "game.json", typed="1\n" * 3000)
    whole = saved(tmp_path)
    assert whole.answers[: len(left.answers)] == left.answers
    assert whole.result["winners"]
    assert works(tmp_path, "verify", "game.json")


def question(outcome: Outcome) -> list[str]:
    """The numbered options before the last prompt."""
    shown = outcome.responses()[-2].splitlines()
    return [line.strip() for line in shown if line.strip()[:2].strip().isdecimal()]


def test_the_end_of_what_is_typed_saves_the_game_like_leaving_it(tmp_path: Path) -> None:
    outcome = play(tmp_path, "1")
    assert "game.json" in outcome.out.splitlines()[-1]
    assert own_answers(saved(tmp_path)) == ["keep 1 2"]


def test_a_finished_game_that_is_resumed_shows_its_result_again(tmp_path: Path) -> None:
    play(tmp_path, *["1"] * 3000)
    before = (tmp_path / "game.json").read_text()
    again = run(tmp_path, "play", "--resume", "game.json")
    assert (again.code, again.err) == (0, "")
    assert saved(tmp_path).seed in again.out  # type: ignore[operator]
    assert (tmp_path / "game.json").read_text() == before


def test_a_game_without_a_file_of_its_own_is_saved_in_the_users_data(tmp_path: Path) -> None:
    outcome = run(tmp_path, "play", "masters", "--keep-order", typed="1\nq\n")
    assert (outcome.code, outcome.err) == (0, "")
    (file,) = (tmp_path / "home" / "data" / "bottega" / "games").iterdir()
    assert own_answers(read_record(file.read_text())) == ["keep 1 2"]
    assert str(file) in outcome.out.replace("\n", "")


@pytest.mark.parametrize(
    "seats", ["you:Anna,greedy:Bot", "greedy,greedy,you", f"you:{'x' * 16},you:{'x' * 16}"]
)
def test_whoever_sat_at_a_table_sits_there_again_when_it_is_resumed(
    tmp_path: Path, seats: str
) -> None:
    play(tmp_path, "", "q", arguments=("--seats", seats))
    before = (tmp_path / "game.json").read_text()
    again = run(tmp_path, "play", "--resume", "game.json", typed="\nq\n")
    assert (again.code, again.err) == (0, "")
    after = (tmp_path / "game.json").read_text()
    assert json.loads(after)["players"] == json.loads(before)["players"]
    assert after == before


def test_a_game_is_played_on_in_another_file_and_the_old_one_stays(tmp_path: Path) -> None:
    play(tmp_path, "1", "q")
    before = (tmp_path / "game.json").read_text()
    again = run(tmp_path, "play", "--resume", "game.json", "--save", "new.json", typed="1\nq\n")
    assert (again.code, again.err) == (0, "")
    assert (tmp_path / "game.json").read_text() == before
    assert len(own_answers(saved(tmp_path, "new.json"))) == 2


def test_games_that_begin_in_the_same_second_are_saved_apart(tmp_path: Path) -> None:
    files = [new_file(tmp_path, "masters") for _ in range(3)]
    assert [file.name for file in files] == ["masters.json", "masters-2.json", "masters-3.json"]


def test_people_of_one_name_are_numbered_and_never_confused() -> None:
    assert [seat.name for seat in read_seats("you:a,you:a,you:a 2")] == ["a", "a 2", "a 2 2"]
    shown = [seat.shown("Player") for seat in read_seats("you,you,you:youri,greedy:you 3")]
    assert shown == ["Player", "Player 2", "youri", "you 3"]


def test_no_draft_is_left_beside_a_saved_game(tmp_path: Path) -> None:
    play(tmp_path, "1", "1", "q")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.json"]


# A game of another package ---------------------------------------------------------------------


def test_a_game_without_catalogue_picture_or_rules_page_can_be_played(tmp_path: Path) -> None:
    site = pebbles.install(tmp_path / "site")
    outcome = run(
        tmp_path,
        *("play", "pebbles", "--keep-order", "--save", "game.json", "--option", "length=two"),
        typed="?\nr\nh\ns\nl\nb\nu\n2\nbid low\n",
        PYTHONPATH=f"{site}:{ROOT}",
    )
    assert outcome.err == ""
    assert outcome.code == 0
    data = json.loads((tmp_path / "game.json").read_text())
    assert data["options"] == {"length": "two"}
    assert [line for line in data["answers"] if line.startswith("1:")] == [
        "1: bid high",
        "1: bid low",
    ]
    assert data["result"]["winners"]


def test_a_package_brings_its_rules_page_to_the_terminal(tmp_path: Path) -> None:
    site = pebbles.install(tmp_path / "site", "gara", "examples.gara.comforts:GAME")
    path = f"{site}:{ROOT}"
    shown = run(tmp_path, "rules", "gara", PYTHONPATH=path)
    assert (shown.code, shown.err) == (0, "")
    assert "It is never shown. Most florins win" in " ".join(shown.out.split())
    played = run(
        tmp_path, "play", "gara", "--save", "g.json", typed="r\nq\n", PYTHONPATH=path, PAGER="cat"
    )
    assert "It is never shown. Most florins win" in " ".join(played.out.split())


def test_a_game_without_a_rules_page_says_so_in_one_line(tmp_path: Path) -> None:
    site = pebbles.install(tmp_path / "site")
    outcome = run(tmp_path, "rules", "pebbles", PYTHONPATH=f"{site}:{ROOT}")
    assert outcome.code == 2
    said = (outcome.out + outcome.err).strip().splitlines()
    assert len(said) == 1
    assert "there is no rules page for 'pebbles'" in said[0]
