"""A real Ray cluster of two nodes, one of which is lost: `make fleet` runs this.

It is no part of `make test`: Ray takes its time to start, and two hundred megabytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster

import bottega
from bottega import Unreadable
from bottega.lab import contest, dataset, report
from bottega.lab.fleet import Fleet
from tests.cli.running import works

RANDOM = ["random", "random"]


TRIES = 3
"""How often two machines may fail to come up in time."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines. Ray gives one half a minute to come up, which on a busy machine may not do."""
    for tried in range(1, TRIES + 1):
        made = Cluster()
        try:
            made.add_node(include_dashboard=False)
            made.add_node()
        except Exception:
            made.shutdown()
            if tried == TRIES:
                raise
        else:
            break
    yield made
    made.shutdown()


@pytest.fixture(scope="module")
def fleet(cluster: Any) -> Iterator[Fleet]:
    with Fleet(cluster.address) as made:
        yield made


def test_a_fleet_plays_the_same_games_as_one_process(fleet: Fleet) -> None:
    assert fleet.hands == 2
    there = bottega.arena("masters", RANDOM, games=30, seed="t", crew=fleet)
    assert there.bouts == bottega.arena("masters", RANDOM, games=30, seed="t").bouts


def test_data_report_and_contest_are_the_same_too(fleet: Fleet, tmp_path: Path) -> None:
    for crew, name in ((fleet, "there"), (None, "here")):
        dataset.write(tmp_path / f"{name}.parquet", "wiege", RANDOM, games=12, crew=crew)
        report.write(tmp_path / f"{name}.html", "wiege", RANDOM, games=40, crew=crew)
        contest.hold(tmp_path / f"{name}.svg", "wiege", RANDOM, games=12, crew=crew)
    for kind in ("parquet", "games.parquet", "html", "svg"):
        there, here = (tmp_path / f"{name}.{kind}" for name in ("there", "here"))
        assert there.read_bytes() == here.read_bytes()


def test_what_goes_wrong_on_another_machine_is_said_as_here(fleet: Fleet) -> None:
    with pytest.raises(Unreadable, match="seven is out of the question"):
        list(fleet.each(refuse_seven, range(20)))


def refuse_seven(part: int) -> int:
    if part == 7:
        raise Unreadable("seven is out of the question")
    return part


def test_the_command_plays_on_a_cluster(cluster: Any, fleet: Fleet, tmp_path: Path) -> None:
    line = ["simulate", "masters", "--players", "random,random", "--games", "20", "--json"]
    assert works(tmp_path, *line, "--ray", cluster.address) == works(tmp_path, *line)


def test_parts_of_a_machine_that_is_lost_are_played_again(cluster: Any, fleet: Fleet) -> None:
    [other] = cluster.worker_nodes
    seen = 0

    def lose_it(_: object) -> None:
        nonlocal seen
        seen += 1
        if seen == 40:
            cluster.remove_node(other, allow_graceful=False)

    there = bottega.arena("masters", RANDOM, games=300, seed="u", crew=fleet, progress=lose_it)
    assert seen == 300
    assert there.bouts == bottega.arena("masters", RANDOM, games=300, seed="u").bouts
