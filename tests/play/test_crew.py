"""Work in parts: in order, whoever carries it out, and again where a worker was lost."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from bottega.kernel.words import Unreadable
from bottega.play.crew import Alone, Crew, Processes, crew_of


def squared(n: int) -> int:
    return n * n


def killed_once(flag: Path, n: int) -> int:
    """The process that comes to the seventh part first does not survive it."""
    if n == 7 and not flag.exists():
        flag.touch()
        os._exit(9)
    return n


def killed(n: int) -> int:
    os._exit(9)


@pytest.mark.parametrize("crew", [Alone(), Processes(2)])
def test_results_come_in_the_order_of_the_parts(crew: Crew) -> None:
    assert list(crew.each(squared, range(30))) == [n * n for n in range(30)]


def test_one_job_is_done_by_this_process() -> None:
    assert not crew_of(1).elsewhere
    assert crew_of(2).hands == 2


def test_a_part_whose_process_is_killed_is_carried_out_again(tmp_path: Path) -> None:
    task = partial(killed_once, tmp_path / "killed")
    assert list(Processes(2).each(task, range(20))) == list(range(20))
    assert (tmp_path / "killed").exists()


def test_a_part_that_always_kills_its_process_is_given_up() -> None:
    with pytest.raises(Unreadable, match="a process was ended from outside 4 times in a row"):
        list(Processes(2).each(killed, range(3)))
