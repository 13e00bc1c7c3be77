"""Positions: exact, readable, and refused with a reason."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.kernel.answers import Answer, write_answer
from bottega.kernel.game import Game
from bottega.kernel.position import (
    between_turns,
    came_about,
    hides,
    knows_enough,
    parse_json,
    parse_position,
    pretty,
    questions_seen,
    read_position,
    viewers,
    write_position,
)
from bottega.kernel.registry import find_game
from bottega.kernel.state import HIDDEN
from bottega.kernel.words import Unreadable
from tests.kernel.pebbles import Pebbles, Table

GAME: Game[Any] = find_game("masters")


def played(seats: int, seed: int, answers: int) -> str:
    """A position some random answers into a game of Masters."""
    rng = Random(seed)
    t = GAME.new(seats)
    while answers and (question := GAME.decision(t)) is not None:
        GAME.answer(t, question.seat, rng.choice(question.options))
        answers -= 1
    GAME.decision(t)
    return write_position(GAME, t)


def changed(**parts: Any) -> str:
    """A position in the middle of a game with some parts of its state replaced."""
    data = json.loads(played(2, 1, 60))
    data["state"] |= parts
    return json.dumps(data)


# Exact and readable ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("answers", [0, 13, 30, 60, 100, 1000])
def test_a_position_reads_back_to_the_very_same_text(seats: int, answers: int) -> None:
    text = played(seats, seed=answers, answers=answers)
    game, t = read_position(text)
    assert game is GAME
    assert write_position(game, t) == text


def test_a_position_names_its_game_and_rules_version() -> None:
    data = json.loads(played(2, 1, 60))
    assert list(data) == ["game", "rules", "state"]
    assert (data["game"], data["rules"]) == ("masters", GAME.rules)


def test_what_a_seat_sees_is_a_position_too() -> None:
    _, t = read_position(played(2, 1, 60))
    text = write_position(GAME, GAME.redact(t, 0))
    assert '"?"' in text
    _, view = read_position(text)
    assert write_position(GAME, view) == text


def test_what_is_asked_there_may_be_written_along_and_is_ignored() -> None:
    text = played(2, 1, 60)
    data = json.loads(text) | {"asked": ["anything"]}
    assert write_position(*read_position(json.dumps(data))) == text


def test_the_order_of_fields_and_the_spacing_do_not_matter() -> None:
    text = played(3, 1, 60)
    data = json.loads(text)
    data["state"] = dict(reversed(data["state"].items()))
    assert write_position(*read_position(json.dumps(data, indent=3))) == text


# Refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected JSON, but line 1, column 1"),
        ("no", "expected JSON, but line 1, column 1"),
        ('{\n"game": }', "expected JSON, but line 2, column 9"),
        ("[" * 100_000, "expected JSON, but it is nested too deeply"),
        ("[]", "the position: expected an object, got"),
        ("7", "the position: expected an object, got 7"),
        ("null", "the position: expected an object, got null"),
        ("{}", "the position: the field 'game' is missing"),
        ('{"game": "masters", "rules": 1}', "the position: the field 'state' is missing"),
        (
            '{"game": "masters", "rules": 1, "state": {}, "more": 1}',
            "the position: unknown field 'more'; known are game, rules, state",
        ),
        ('{"game": "chess", "rules": 1, "state": {}}', "no game 'chess'; there is: .*masters"),
        ('{"game": ["x"], "rules": 1, "state": {}}', r"no game \['x'\]; there is: .*masters"),
        ('{"game": "masters", "rules": 99, "state": {}}', "version 99 of masters; .* version 1"),
        ('{"game": "masters", "rules": "1", "state": {}}', "version '1' of masters"),
        ('{"game": "masters", "rules": null, "state": {}}', "version null of masters"),
        ('{"game": "masters", "rules": 1, "state": 1}', "expected an object with an agenda"),
        ("9" * 5000, "expected JSON"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        read_position(text)


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"slide": "red"}, "impossible: marble red is there 2 times, not once"),
        ({"slide": "pink"}, r"slide: expected a marble \(yellow, .*\), got 'pink'"),
        ({"market": [["white"] * 4] * 2}, "market: expected a list of 3"),
        ({"market": [["white"] * 3] * 3}, r"market\[1\]: expected a list of 4"),
        ({"seats": 3}, "impossible: 3 seats but 2 boards"),
        ({"seats": 0}, "seats: expected a number from 1 to 4, got 0"),
        ({"players": []}, "impossible: 2 seats but 0 boards"),
        ({"cross": 3}, "impossible: .*solo game only"),
        ({"last_round": True}, "impossible: the last round"),
        ({"reported": [True, False, False]}, "impossible: section 1"),
        ({"agenda": [{"step": "act", "seat": 3}]}, r"agenda\[1\]\.seat: .* from 1 to 2, got 3"),
        ({"agenda": []}, "agenda: nothing is due, but the game is not over at this table"),
        ({"agenda": [{"step": "act", "seat": "nature"}]}, r"agenda\[1\]: this cannot be due here"),
        (
            {"agenda": [{"step": "store goods", "seat": 1, "taken": {}, "discarded": 0}]},
            r"agenda\[1\]: this cannot be due here",
        ),
        (
            {"agenda": [{"step": "pay", "seat": 1, "due": {"coin": 9}}]},
            r"agenda\[1\]: nobody could answer this question here",
        ),
    ],
)
def test_an_impossible_position_is_refused_with_what_is_impossible(
    parts: dict[str, Any], said: str
) -> None:
    with pytest.raises(Unreadable, match=said):
        read_position(changed(**parts))


def test_a_question_nobody_could_answer_is_refused(installed: Pebbles) -> None:
    t = installed.new(2)
    t.agenda = t.agenda[-1:]
    data = json.loads(write_position(installed, t))
    assert read_position(json.dumps(data))[0] is installed
    data["state"]["pebbles"] = [1, 2, 3, 4, 5, 6]
    with pytest.raises(Unreadable, match="nobody could answer"):
        read_position(json.dumps(data))


JUNK: list[Any] = [
    *(None, True, 0, -1, 1, 2, 5, 24, 999, 1.5, "", "?", "none", "nature", "x", [], {}, [1]),
    *({"a": 1}, "G1a", "L01", "coin", "T1", "played", "act", "take turn", "keep leaders"),
]


@settings(max_examples=1200)
@given(st.integers(1, 4), st.integers(0, 99), st.integers(0, 120), st.data())
def test_a_damaged_position_is_refused_or_can_be_looked_at(
    seats: int, seed: int, answers: int, draw: st.DataObject
) -> None:
    data = damaged(json.loads(played(seats, seed, answers)), draw)
    try:
        _, t = read_position(json.dumps(data))
    except Unreadable as refusal:
        said: str | None = str(refusal)
    else:
        said = None
        assert json.loads(write_position(GAME, t))["state"]["seats"] == t.seats
        for question in GAME.decisions(t):
            assert GAME.listing(question)
    assert said is None or (said and "\n" not in said)


def damaged(data: Any, draw: st.DataObject) -> Any:
    """The data with one thing, often of the agenda, deleted, doubled or replaced by junk."""
    everywhere = list(places(data))
    agenda = [place for place in everywhere if place[:2] == ("state", "agenda")]
    *way, key = draw.draw(st.sampled_from(everywhere) | st.sampled_from(agenda), "place")
    parent = data
    for step in way:
        parent = parent[step]
    junk = copy.deepcopy(draw.draw(st.sampled_from(JUNK), "junk"))
    change = draw.draw(st.sampled_from(["delete", "replace", "copy", "insert"]), "change")
    if change == "delete":
        del parent[key]
    elif change == "insert" and isinstance(parent, list):
        parent.insert(int(key), junk)
    elif change == "copy" and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[key]))
    else:
        parent[key] = junk
    return data


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything inside some JSON."""
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inside:
        yield (*way, key)
        if isinstance(value, dict | list):
            yield from places(value, (*way, key))


# Pretty ----------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(), inner, max_size=6),
)


@given(JSON, st.integers(10, 120))
def test_pretty_json_is_the_same_json(data: Any, width: int) -> None:
    assert parse_json(pretty(data, width=width)) == data


def test_pretty_json_puts_short_things_on_one_line_and_spreads_long_ones() -> None:
    data = {"short": [1, 2], "long": ["x" * 30, "y" * 30]}
    assert pretty(data, width=40) == (
        f'{{\n  "short": [1, 2],\n  "long": [\n    "{"x" * 30}",\n    "{"y" * 30}"\n  ]\n}}'
    )
    assert pretty([], width=1) == "[]"
    assert pretty("word", width=1) == '"word"'


# Views -----------------------------------------------------------------------------------------

PEBBLES = Pebbles()


def drawn() -> Table:
    """Three players with a pebble each, 3, 5 and 1, who are all asked for their bids."""
    t = PEBBLES.new(3)
    for pebble in ("draw 3", "draw 5", "draw 1"):
        PEBBLES.decision(t)
        PEBBLES.apply(t, PEBBLES.chance.parse(pebble))
    return t


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_is_that_of_the_seat_whose_secret_it_shows(seat: int | None) -> None:
    t = drawn()
    assert not hides(PEBBLES, t)
    view = PEBBLES.redact(t, seat)
    assert hides(PEBBLES, view)
    assert viewers(PEBBLES, view) == [seat]


def test_a_view_in_which_nobody_has_a_secret_yet_is_everybodys() -> None:
    assert viewers(PEBBLES, PEBBLES.new(3)) == [0, 1, 2, None]


def test_a_state_that_shows_two_secrets_and_hides_a_third_is_nobodys_view() -> None:
    t = drawn()
    t.pebbles[2] = HIDDEN
    assert viewers(PEBBLES, t) == []
    assert [knows_enough(PEBBLES, t, seat) for seat in range(3)] == [True, True, False]


def test_what_a_game_cannot_imagine_is_nobodys_view() -> None:
    class Unimaginative(Pebbles):
        def determinize(self, view: Table, seat: int | None, rng: Random) -> Table:
            raise KeyError(HIDDEN)

    assert viewers(Unimaginative(), PEBBLES.redact(drawn(), 0)) == []


def test_a_seat_sees_its_own_options_and_only_who_else_is_asked() -> None:
    view = PEBBLES.redact(drawn(), 1)
    seen = [(question.seat, question.options) for question in questions_seen(PEBBLES, view, 1)]
    assert seen == [(0, []), (1, [(0, 0), (0, 1)]), (2, [])]
    seen = [(question.seat, question.options) for question in questions_seen(PEBBLES, view, None)]
    assert seen == [(0, []), (1, []), (2, [])]


def test_looking_at_the_questions_of_a_view_lets_nothing_happen() -> None:
    t = drawn()
    t.bids = [1, 1, 1]
    t.agenda = [(2, 0)]  # the pebbles are about to be shown, which nobody is asked about
    view = PEBBLES.redact(t, 0)
    before = PEBBLES.write(view)
    assert questions_seen(PEBBLES, view, 0) == []
    assert PEBBLES.write(view) == before


# Since when ------------------------------------------------------------------------------------


def at_step(step: str, seats: int = 2) -> tuple[Any, list[Answer]]:
    """The first table of a random game at which a step is due, and the answers that led there."""
    rng = Random(7)
    t = GAME.new(seats)
    answers: list[Answer] = []
    while (question := GAME.decision(t)) is not None:
        if GAME.steps[question.frame[0]].key == step:
            return t, answers
        answers.append(Answer(question.seat, rng.choice(question.options)))
        GAME.answer(t, *answers[-1])
    raise LookupError(step)


def with_since(t: Any, since: Any) -> str:
    return json.dumps(json.loads(write_position(GAME, t)) | {"since": since})


def test_a_turn_is_believed_by_its_beginning_and_its_answers() -> None:
    t, answers = at_step("finish turn")
    assert not parse_position(write_position(GAME, t)).believed
    since = came_about(GAME, t, answers)
    assert since is not None
    assert since.start is not None
    found = parse_position(write_position(GAME, t, since))
    assert found.believed
    assert found.since is not None
    assert found.since.answers == since.answers
    assert between_turns(GAME, since.start)


def test_a_set_up_is_believed_by_all_its_answers() -> None:
    t, answers = at_step("keep leaders")
    lines = [write_answer(GAME, answer) for answer in answers]
    assert parse_position(with_since(t, {"options": {}, "answers": lines})).believed
    with pytest.raises(Unreadable, match=r"do not lead to this state; state\.players\[2\]"):
        parse_position(with_since(t, {"options": {}, "answers": lines[:-1]}))


def test_a_table_between_turns_may_say_since_when_too() -> None:
    t, _ = at_step("act")
    assert parse_position(with_since(t, {"state": GAME.write(t), "answers": []})).believed


@pytest.mark.parametrize(
    ("since", "said"),
    [
        (7, "since: expected an object, got 7"),
        ({"answers": []}, "since: the field 'state' is missing"),
        ({"options": {}}, "since: the field 'answers' is missing"),
        ({"options": {}, "answers": [], "state": {}}, "since: unknown field 'state'"),
        ({"options": [], "answers": []}, r"since\.options: expected an object of words"),
        ({"options": {"mode": 1}, "answers": []}, r"since\.options: expected an object of words"),
        (
            {"options": {"mode": "x"}, "answers": []},
            r"since\.options: masters has no option 'mode'",
        ),
        ({"options": {}, "answers": "all"}, r"since\.answers: expected a list"),
        ({"options": {}, "answers": ["dance"]}, r"since\.answers\[1\]: expected 'seat: answer'"),
        ({"options": {}, "answers": ["3: end turn"]}, r"since\.answers\[1\]: "),
        (
            {"options": {}, "answers": ["1: end turn"]},
            r"since\.answers\[1\]: seat 1 has nothing to answer now",
        ),
        ({"state": {}, "answers": []}, r"since\.state: "),
    ],
)
def test_a_beginning_that_cannot_be_is_refused_with_its_place(since: Any, said: str) -> None:
    t, _ = at_step("finish turn")
    with pytest.raises(Unreadable, match=f"^{said}"):
        parse_position(with_since(t, since))


def test_a_beginning_in_the_middle_of_a_turn_is_refused() -> None:
    t, _ = at_step("finish turn")
    with pytest.raises(Unreadable, match=r"since\.state: expected the table as a turn begins"):
        parse_position(with_since(t, {"state": GAME.write(t), "answers": []}))


def test_a_beginning_that_hides_something_is_refused() -> None:
    t, _ = at_step("act")
    view = GAME.write(GAME.redact(t, 0))
    with pytest.raises(Unreadable, match=r"since\.state: expected .* and all of it"):
        parse_position(with_since(t, {"state": view, "answers": []}))


def test_an_impossible_beginning_is_refused() -> None:
    t, _ = at_step("act")
    began = GAME.write(t) | {"slide": "none"}
    with pytest.raises(Unreadable, match=r"since\.state: this position is impossible: a marble"):
        parse_position(with_since(t, {"state": began, "answers": []}))


def test_a_view_does_not_say_since_when() -> None:
    t, _ = at_step("act")
    view = GAME.redact(t, 0)
    with pytest.raises(Unreadable, match="since: a view does not say how it came about"):
        parse_position(with_since(view, {"state": GAME.write(t), "answers": []}))
