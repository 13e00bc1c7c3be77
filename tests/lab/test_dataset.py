"""Games as Parquet: what the rows say is what was played, whoever played it."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import bottega
from bottega import Illegal, Unreadable
from bottega.kernel.record import read_record
from bottega.lab.dataset import write
from tests.cli.running import Terminal

GAMES = 12


class Kept:
    """Both files of a data set, read back."""

    def __init__(self, path: Path, key: str, players: list[str]) -> None:
        self.decisions, self.games = write(path, key, players, games=GAMES, seed="t")
        self.about: Any = json.loads(pq.read_schema(self.decisions).metadata[b"bottega"])
        self.rows: list[Any] = pq.read_table(self.decisions).to_pylist()
        self.results: list[Any] = pq.read_table(self.games).to_pylist()


@pytest.fixture(scope="module")
def masters(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("data") / "masters.parquet", "masters", ["random"] * 3)


def test_a_game_of_the_data_is_that_of_the_arena(masters: Kept) -> None:
    played = bottega.arena("masters", ["random"] * 3, games=GAMES, seed="t").bouts
    for row, bout in zip(masters.results, played, strict=True):
        assert [row["scores"][seat] for seat in bout.seats] == bout.scores
        assert [row["wins"][seat] for seat in bout.seats] == pytest.approx(bout.wins)
        assert row["decisions"] == bout.answers


def test_every_answer_of_a_record_is_a_row_with_what_its_seat_saw(masters: Kept) -> None:
    record = read_record(masters.results[4]["record"])
    rows = [row for row in masters.rows if row["game"] == 4]
    given = [(ply, answer) for ply, answer in enumerate(record.answers) if answer.seat >= 0]
    assert [row["ply"] for row in rows] == [ply for ply, _ in given]
    game = bottega.game("masters")
    match = bottega.new("masters", seats=3, seed=bytes.fromhex(masters.results[4]["seed"]))
    for row, (_, answer) in zip(rows, given, strict=True):
        question = match.question_for(answer.seat)
        assert question is not None
        assert (row["seat"], row["step"]) == (answer.seat, question.step)
        assert json.loads(row["view"]) == game.write(match.view(answer.seat))
        texts = [masters.about["actions"][option] for option in row["options"]]
        assert texts == question.options
        match.play(masters.about["actions"][row["choice"]], seat=answer.seat)
    assert match.over
    assert match.scores == masters.results[4]["scores"]


def test_a_view_of_the_data_can_be_imagined_further(masters: Kept) -> None:
    row = masters.rows[100]
    about = {"game": masters.about["game"], "rules": masters.about["rules"]}
    match = bottega.position(about | {"state": json.loads(row["view"])})
    assert match.imagine(row["seat"], "a thought").legal(row["seat"])


def test_the_outcome_of_a_decision_is_that_of_its_seat(masters: Kept) -> None:
    for row in masters.rows:
        result = masters.results[row["game"]]
        seat = row["seat"]
        assert row["score"] == result["scores"][seat]
        assert row["win"] == result["wins"][seat]
        better = [score for score in result["scores"] if score > row["score"]]
        assert row["rank"] == result["ranks"][seat] == 1 + len(better)
        lines = {line["line"]: line["points"] for line in result["breakdown"][seat]}
        assert sum(lines.values()) == row["score"]


def test_two_processes_write_the_same_bytes_as_one(tmp_path: Path, masters: Kept) -> None:
    players = ["random"] * 3
    again = write(tmp_path / "m.parquet", "masters", players, games=GAMES, seed="t", jobs=2)
    assert [p.read_bytes() for p in again] == [
        p.read_bytes() for p in (masters.decisions, masters.games)
    ]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["m.games.parquet", "m.parquet"]


def test_what_was_stopped_goes_on_where_it_was(tmp_path: Path, masters: Kept) -> None:
    path, players = tmp_path / "m.parquet", ["random"] * 3

    def stop(done: int, total: int) -> None:
        if done >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(path, "masters", players, games=GAMES, seed="t", progress=stop)
    assert not path.exists()
    seen: list[int] = []
    again = write(
        path, "masters", players, games=GAMES, seed="t", progress=lambda n, _: seen.append(n)
    )
    assert seen[0] == 5
    assert seen[-1] == GAMES
    assert again[0].read_bytes() == masters.decisions.read_bytes()
    assert again[1].read_bytes() == masters.games.read_bytes()


def test_parts_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "m.parquet"

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(path, "masters", ["random"] * 2, games=7, seed="one", progress=stop)
    with pytest.raises(Unreadable, match="this was begun with seed 'one', not 'two'; go on with"):
        write(path, "masters", ["random"] * 2, games=7, seed="two")


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "m.games.parquet").write_text("mine")
    with pytest.raises(Unreadable, match="there is such a file already"):
        write(tmp_path / "m.parquet", "masters", ["random"] * 2)
    assert (tmp_path / "m.games.parquet").read_text() == "mine"


def test_what_cannot_be_played_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    path = tmp_path / "m.parquet"
    with pytest.raises(Unreadable, match="there is no game 'chess'; there is: masters"):
        write(path, "chess", ["random"] * 2)
    with pytest.raises(Illegal, match="masters is for 1 to 4 seats, not 5"):
        write(path, "masters", ["random"] * 5)
    with pytest.raises(Illegal, match="lorenzo has no option 'x'; it has: mode, bonus tile"):
        write(path, "lorenzo", ["random"] * 2, options={"x": "y"})
    with pytest.raises(Unreadable, match="games: expected a number from 1 on, got 0"):
        write(path, "masters", ["random"] * 2, games=0)
    with pytest.raises(Unreadable, match="there is no such folder"):
        write(tmp_path / "nowhere" / "m.parquet", "masters", ["random"] * 2)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_loses_nothing_at_a_terminal(tmp_path: Path) -> None:
    line = ["dataset", "masters", "--players", "random,random", "--out", "m.parquet"]
    with Terminal(tmp_path, *line, "--games", "1000", "--jobs", "2") as terminal:
        terminal.read_until(lambda text: bool(re.search(r"[1-9]\d*/1000", text)))
        os.killpg(terminal.process.pid, signal.SIGINT)  # as a terminal does, workers and all
        assert terminal.ended() == 130
        assert "stopped; the same command goes on where it was" in terminal.screen
        assert "Traceback" not in terminal.screen
    assert len([*(tmp_path / "m.parquet.parts").iterdir()]) > 1
    assert not (tmp_path / "m.parquet").exists()
