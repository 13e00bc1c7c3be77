"""How far a house grows: workers, memory and commits, computed from what was measured.

`FIGURES` are the inputs; whoever measures anew changes them here and writes the table again:

    .venv/bin/python benchmarks/scale.py             # the table
    .venv/bin/python benchmarks/scale.py --write     # into docs/scale.md
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "scale.md"
BEGIN, END = "<!-- computed -->", "<!-- /computed -->"

TABLES = [200, 600, 2_000, 10_000, 30_000, 100_000]
PACES = [2, 20]
"""Seconds from one answer at a table to the next: as in `load.py`, and as people play."""


@dataclass(frozen=True)
class Figures:
    """What was measured, in seconds and bytes."""

    move: float = 1.2e-3  # server CPU a move, two people looking on (load.py, the slower machine)
    table: float = 83e3  # memory of a live table (load.py)
    busy: float = 0.6  # how much of a core a worker may use before answers begin to wait
    kept: int = 2_000  # tables that a worker keeps in memory (MOST_KEPT)
    connections: int = 20  # to the database, of one worker at most (Store)
    commits: float = 1_600  # a second, even if each waits for the disk alone (notify.py)


FIGURES = Figures()


@dataclass(frozen=True)
class House:
    """A number of tables at a pace, and what they need."""

    tables: int
    pace: float
    figures: Figures = FIGURES

    @property
    def moves(self) -> float:
        """Answers a second."""
        return self.tables / self.pace

    @property
    def databases(self) -> int:
        """Every move is a commit."""
        return math.ceil(self.moves / self.figures.commits)

    @property
    def workers(self) -> int:
        """Enough for the moves, and for the tables in memory: W · busy = moves · move."""
        moves, tables = self.moves / self.databases, self.tables / self.databases
        for_moves = math.ceil(moves * self.figures.move / self.figures.busy)
        return self.databases * max(for_moves, math.ceil(tables / self.figures.kept))

    @property
    def memory(self) -> float:
        """Bytes of live tables, each in one worker."""
        return self.tables * self.figures.table


def gigabytes(amount: float) -> str:
    return f"{amount / 1e9:.1f} GB"


def table() -> str:
    """The computed table, in Markdown."""
    lines = [
        "| tables | an answer every | moves/s | databases | workers | memory of tables "
        "| database connections |",
        "|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for pace in PACES:
        for tables in TABLES:
            house = House(tables, pace)
            cells = [
                f"{tables:,}",
                f"{pace} s",
                f"{house.moves:,.0f}",
                f"{house.databases:,}",
                f"{house.workers:,}",
                gigabytes(house.memory),
                f"{house.workers * FIGURES.connections:,}",
            ]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def with_table(page: str) -> str:
    """A page in which the table stands as it is computed now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write it into docs/scale.md")
    if parser.parse_args().write:
        PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print(table())


if __name__ == "__main__":
    main()
