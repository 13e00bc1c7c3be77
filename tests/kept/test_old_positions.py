"""Positions of version 1 in the middle of a turn: they do not say how the turn came about."""

from __future__ import annotations

import pytest

import bottega
from bottega import Illegal
from bottega.kernel.laws import same
from bottega.kernel.position import between_turns, parse_position
from bottega.kernel.record import read_record, replay
from tests.kept.keeping import HOME, read

FILES = sorted((HOME / "v1").glob("*.record.json"))


def old_positions(within: bool) -> list[tuple[str, int, str]]:
    """A whole position of each game that was kept, within a turn or between two: name, ply, text.

    The first that was kept of a game is in its set-up; what is taken here comes after it.
    """
    found = []
    for file in FILES:
        kept = read(file)
        record = read_record(kept.record)
        for position in kept.positions[2:]:
            t = replay(record, position["ply"])
            if position["seat"] is None and between_turns(record.game, t) != within:
                found.append((file.name, position["ply"], position["text"]))
                break
    return found


WITHIN = old_positions(within=True)


def test_there_are_some_of_every_game() -> None:
    names = {name.partition("-")[0] for name, _, _ in WITHIN}
    assert names == {"lorenzo", "masters", "princes", "wiege"}


@pytest.mark.parametrize(("name", "ply", "text"), WITHIN, ids=[name for name, _, _ in WITHIN])
def test_an_old_turn_is_shown_as_it_was_and_played_on_only_on_trust(
    name: str, ply: int, text: str
) -> None:
    record = read_record(read(HOME / "v1" / name).record)
    then = replay(record, ply)
    assert not parse_position(text).believed
    old = bottega.position(text)
    assert same(old.state, then)
    [asked, *_] = record.game.decisions(then)
    assert old.questions[0].frame == asked.frame
    assert old.questions[0].options == asked.options
    with pytest.raises(Illegal, match=r"does not say since when; .* take it on trust"):
        old.play(old.legal()[0])
    assert same(old.state, then)
    trusted = bottega.position(text, trust=True)
    for seat, action in record.answers[ply:]:
        trusted.answer(seat, action)
    assert same(trusted.state, replay(record))


def test_an_old_position_between_turns_is_played_on_as_before() -> None:
    found = old_positions(within=False)
    assert found
    for name, ply, text in found:
        record = read_record(read(HOME / "v1" / name).record)
        match = bottega.position(text)
        for seat, action in record.answers[ply:]:
            match.answer(seat, action)
        assert same(match.state, replay(record))
