"""Records and positions to try commands on, and a quick way to run a command in this process."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bottega.cli.app import console, main
from bottega.kernel.position import write_position
from bottega.kernel.record import Record, replay
from bottega.kernel.registry import find_game
from bottega.play.match import Match
from bottega.play.nature import seed_from
from bottega.players.arena import bot_rng, play_out
from bottega.players.player import find_player
from tests.cli.running import Outcome, surroundings

Here = Callable[..., Outcome]


def bots_game(words: str, names: list[str]) -> Match:
    """A whole game between bots."""
    game = find_game("masters")
    match = Match(game, names, seed_from(words))
    sitting = [find_player(name)(game, bot_rng(match.seed, i)) for i, name in enumerate(names)]
    assert play_out(match, sitting)
    return match


@pytest.fixture(scope="session")
def kept() -> Record:
    """A record of a game between greedy and random."""
    return bots_game("papers", ["greedy", "random"]).record()


@pytest.fixture(scope="session")
def first_turn(kept: Record) -> int:
    """After how many answers seat 1 is asked for its first main action."""
    game = kept.game
    for ply in range(len(kept.answers)):
        t = replay(kept, ply)
        if game.steps[t.agenda[-1][0]].key == "act":
            return ply
    raise LookupError("nobody ever had a turn")


@pytest.fixture
def folder(tmp_path: Path, kept: Record, first_turn: int) -> Path:
    """A folder with a record, a position, somebody's view of it, and an old file."""
    t = replay(kept, first_turn)
    (tmp_path / "record.json").write_text(kept.write())
    (tmp_path / "position.json").write_text(write_position(kept.game, t))
    (tmp_path / "view.json").write_text(write_position(kept.game, kept.game.redact(t, 0)))
    (tmp_path / "old.json").write_text("something old\n")
    (tmp_path / "folder").mkdir()
    (tmp_path / "home").mkdir()
    return tmp_path


@pytest.fixture
def here(folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Here:
    """Run a command in that folder: the same `main`, without starting Python each time."""
    monkeypatch.chdir(folder)
    for name, value in surroundings(folder / "home").items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(console, "width", 200)

    def run_here(*arguments: str | bytes) -> Outcome:
        capfd.readouterr()
        with pytest.raises(SystemExit) as left:
            main([os.fsdecode(argument) for argument in arguments])
        assert isinstance(left.value.code, int)
        return Outcome(left.value.code, *capfd.readouterr())

    return run_here


@pytest.fixture
def says(here: Here) -> Callable[..., str]:
    """What a command prints that must succeed without a complaint."""

    def said(*arguments: str) -> str:
        outcome = here(*arguments)
        assert outcome.err == ""
        assert outcome.code == 0
        return outcome.out

    return said
