"""Playing on from a finished game: a record that begins with another one's answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bottega
from bottega.kernel.record import Record, read_record
from bottega.kernel.registry import find_game
from bottega.kernel.state import NATURE
from bottega.kernel.words import Unreadable
from bottega.play.going_on import play_on
from bottega.play.match import Match
from bottega.play.nature import commitment, seed_from
from bottega.play.verifying import verify

WIEGE = find_game("wiege")
FIRST, SECOND, THIRD = (seed_from(words) for words in ("first", "second", "third"))


def finished(match: Match) -> Record:
    assert bottega.play_out(match, ["random"] * match.seats)
    return match.record()


PAST = finished(Match(WIEGE, ["Anna", "Bruno"], FIRST))
HERE = 60
NEW = finished(play_on(PAST, HERE, ["Carla", "random"], SECOND))


def changed(record: Record, **parts: Any) -> Record:
    return read_record(json.dumps(json.loads(record.write()) | parts))


def draws(record: Record, since: int = 0) -> list[int]:
    """The plies of nature's answers."""
    return [p for p, a in enumerate(record.answers, 1) if a.seat == NATURE and p > since]


def test_what_is_past_stays_and_nature_answers_anew_from_there_on() -> None:
    assert NEW.answers[:HERE] == PAST.answers[:HERE]
    assert NEW.players == ["Carla", "random"]
    assert NEW.commitment == commitment(SECOND)
    other = play_on(PAST, HERE, ["Carla", "random"], THIRD)
    assert finished(other).answers[HERE:] != NEW.answers[HERE:]


def test_the_record_says_where_it_comes_from_and_comes_back_from_its_text() -> None:
    assert NEW.origins == [(HERE, PAST.commitment, FIRST.hex(), None)]
    again = read_record(NEW.write())
    assert again.origins == NEW.origins
    assert again.write() == NEW.write()


def test_every_draw_is_verified_those_from_before_by_the_seed_of_then() -> None:
    assert (
        verify(read_record(NEW.write()))
        == len(draws(NEW))
        > len(draws(PAST)) - len(draws(PAST, HERE))
    )


def test_a_draw_from_before_that_was_tampered_with_is_found() -> None:
    lines = json.loads(NEW.write())["answers"]
    dealt = [place for place, line in enumerate(lines) if line.startswith("nature: deal")][:2]
    one, two = dealt
    assert lines[one] != lines[two]
    lines[one], lines[two] = lines[two], lines[one]
    with pytest.raises(Unreadable, match=rf"answers\[{one + 1}\]: .* the seed of from\[1\]"):
        verify(changed(NEW, answers=lines))


def test_a_record_that_hides_where_it_comes_from_is_found_out() -> None:
    data = json.loads(NEW.write())
    del data["from"]
    with pytest.raises(Unreadable, match="does not follow from the seed"):
        verify(read_record(json.dumps(data)))


def test_a_seed_that_is_not_the_origins_is_refused() -> None:
    origin = {"plies": HERE, "commitment": PAST.commitment, "seed": THIRD.hex()}
    with pytest.raises(Unreadable, match=r"from\[1\]: the seed's SHA-256 is not the commitment"):
        verify(changed(NEW, **{"from": [origin]}))


def test_a_game_may_go_on_from_one_that_goes_on_itself() -> None:
    later = finished(play_on(NEW, HERE + 30, ["Dora", "random"], THIRD))
    assert [(o.plies, o.seed) for o in later.origins] == [
        (HERE, FIRST.hex()),
        (HERE + 30, SECOND.hex()),
    ]
    assert verify(later) == len(draws(later))
    earlier = finished(play_on(NEW, HERE - 30, ["Dora", "random"], THIRD))
    assert [(o.plies, o.seed) for o in earlier.origins] == [(HERE - 30, FIRST.hex())]
    assert verify(earlier) == len(draws(earlier))


def test_nothing_from_before_can_be_taken_back() -> None:
    match = play_on(PAST, HERE, ["Carla", "random"], SECOND)
    assert not match.can_undo()


def test_only_a_finished_game_can_be_played_on_from_and_not_at_its_end() -> None:
    running = Match(WIEGE, ["Anna", "Bruno"], FIRST).record()
    with pytest.raises(Unreadable, match="only a finished game"):
        play_on(running, 3, ["Carla", "random"], SECOND)
    with pytest.raises(Unreadable, match=f"from 0 to {len(PAST.answers) - 1}"):
        play_on(PAST, len(PAST.answers), ["Carla", "random"], SECOND)


@pytest.mark.parametrize(
    ("origins", "problem"),
    [
        ([], "from: expected a list"),
        ([3], r"from\[1\]: expected an object"),
        ([{"plies": 0, "commitment": "", "seed": ""}], r"from\[1\].plies: expected a number"),
        ([{"plies": 9, "commitment": 1, "seed": ""}], r"from\[1\]: expected hexadecimal digits"),
        ([{"plies": 9}], r"from\[1\]"),
    ],
)
def test_an_origin_that_cannot_be_read_is_refused(origins: Any, problem: str) -> None:
    with pytest.raises(Unreadable, match=problem):
        changed(NEW, **{"from": origins})
