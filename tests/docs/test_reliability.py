"""What the pages about reliability and growth say is held by tests, and computed as they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from benchmarks import scale

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
HELD_BY = sorted(set(re.findall(r"`((?:tests|web/test|benchmarks)/[^`\s]+)`", PAGE)))


@pytest.mark.parametrize("place", HELD_BY)
def test_what_holds_us_to_a_promise_is_there(place: str) -> None:
    file, _, name = place.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8")
    assert not name or f"def {name}(" in text


def test_every_promise_names_what_holds_us_to_it() -> None:
    before_load = PAGE.partition("## Load")[0]
    rows = re.findall(r"^\| (?!promise|fault|attempt)[^-].*\|$", before_load, re.MULTILINE)
    assert len(rows) > 25
    assert [row for row in rows if not re.search(r"`(tests|web/test)/", row)] == []


def test_the_table_of_growth_is_computed_from_the_figures() -> None:
    page = scale.PAGE.read_text(encoding="utf-8")
    assert scale.with_table(page) == page


def test_workers_have_time_for_the_moves() -> None:
    """By hand: 1,000 moves of 1.5 ms are 1.5 cores, at 0.6 of a core each."""
    figures = scale.Figures(move=1.5e-3, table=100e3, commits=2_500)
    house = scale.House(2_000, 2, figures)
    assert (house.moves, house.databases) == (1000, 1)
    assert house.workers == 3  # 1.5 / 0.6 = 2.5
    assert house.memory == 200e6
    many = scale.House(100_000, 20, figures)
    assert (many.databases, many.workers) == (2, 50)  # 25 for 50,000 tables in memory, twice
