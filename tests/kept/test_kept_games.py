"""Records and positions of every version replay and read as they did when they were kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bottega
from bottega.kernel.laws import same
from bottega.kernel.record import read_record, replay
from bottega.kernel.state import NATURE
from tests.kept.keeping import HOME, Kept, digest, kinds, name_of, read

FILES = sorted(HOME.glob("v*/*.record.json"))
EVERY_GAME = pytest.mark.parametrize(
    "kept",
    [read(file) for file in FILES],
    ids=[f"{file.parent.name} {file.stem}" for file in FILES],
)


@pytest.mark.parametrize("version", [1, 2])
def test_games_of_every_version_were_kept(version: int) -> None:
    tables = {
        name_of(game.versions[version], *table)
        for game in bottega.games().values()
        for table in (game.versions[1].tables() if version == 1 else kinds(game.versions[version]))
    }
    assert {file.name for file in FILES if file.parent.name == f"v{version}"} == {
        f"{name}.record.json" for name in tables
    }


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
