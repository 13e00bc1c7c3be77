"""Records and positions of version 1 replay and read as they did when they were kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bottega
from bottega.kernel.laws import same
from bottega.kernel.record import read_record, replay
from bottega.kernel.state import NATURE
from tests.kept.keeping import HOME, Kept, digest, read

FILES = sorted((HOME / "v1").glob("*.record.json"))
EVERY_GAME = pytest.mark.parametrize(
    "kept", [read(file) for file in FILES], ids=[file.stem for file in FILES]
)


def test_a_game_of_every_kind_of_table_was_kept() -> None:
    tables = {
        "-".join([game.key, str(seats), *options.values()])
        for game in bottega.games().values()
        for seats, options in game.versions[1].tables()
    }
    assert {read(file).name for file in FILES} >= tables


@EVERY_GAME
def test_a_kept_record_replays_to_the_same_tables(kept: Kept) -> None:
    record = read_record(kept.record)
    match = bottega.Match(record.game, record.players, None, record.options)
    digests = []
    for seat, action in record.answers:
        if seat != NATURE:
            digests.append(digest(match))
        match.answer(seat, action)
    assert match.over
    assert match.result() == json.loads(kept.record)["result"]
    assert digests == kept.digests


@EVERY_GAME
def test_a_kept_record_is_verified_and_written_again_as_it_was(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text(kept.record, encoding="utf-8")
    assert bottega.verify(path) > 0
    assert bottega.load(path).record().write() == kept.record


@EVERY_GAME
def test_a_kept_position_is_the_table_of_its_ply(kept: Kept) -> None:
    record = read_record(kept.record)
    for position in kept.positions:
        t = replay(record, position["ply"])
        seat = position["seat"]
        expected = t if seat is None else record.game.redact(t, seat)
        assert same(bottega.position(position["text"]).state, expected)
