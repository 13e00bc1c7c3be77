"""docs/speed.md, measured: our games pure and compiled, and others in the same run.

    make speed

All take turns, round by round, so that whatever else the machine is doing slows everybody alike.
Every figure is a median over the rounds, in CPU time, one core, uniformly random play.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from tests.compiled.comparing import built
from tests.package.installing import ROOT

from bottega.kernel import compiling
from bottega.kernel.registry import games

HERE = Path(__file__).parent
SEATS = 4
OPENSPIEL = {
    "backgammon": "backgammon",
    "chess": "chess",
    "gin_rummy": "gin rummy",
    "hanabi(players=4)": "Hanabi, 4 players",
    "hearts": "hearts",
    "bridge(use_double_dummy_result=false)": "bridge",
}
CITED = [
    ("Catan", 93_406, 235),
    ("Dominion", 205_862, 30.9),
    ("7 Wonders", 60_867, 82.4),
    ("Puerto Rico", 186_488, 22.4),
    ("Power Grid", 102_270, 48.4),
    ("Sushi Go!", 1_015_290, 47.7),
]
"""TAG at four players: decisions a second and a copy in microseconds, as measured once."""

TARGET = ROOT / "docs" / "speed.md"
Row = dict[str, Any]


def said(*command: str | Path, package: Path | None = None) -> str:
    """What a program prints that runs with the package of a folder, or alone."""
    place = {} if package is None else {"PYTHONPATH": str(package)}
    done = subprocess.run(
        [*map(str, command)], env=os.environ | place, check=True, capture_output=True, text=True
    )
    return done.stdout


def ours(package: Path, key: str, seconds: float) -> dict[int, Row]:
    """Our own figures for every number of seats, in a process of their own."""
    command = (sys.executable, "-m", "bottega", "bench", key, "--json", "--seconds", str(seconds))
    rows = json.loads(said(*command, package=package))
    return {row["seats"]: row for row in rows}


def middle(rows: list[Row], part: str) -> float:
    return median([float(row[part]) for row in rows])


def speed(rate: float) -> str:
    """A rate in thousands."""
    return f"{rate / 1000:,.0f} k"


def page(
    pure: dict[str, list[dict[int, Row]]],
    compiled: dict[str, list[dict[int, Row]]],
    catan: list[float],
    spiel: dict[str, list[Row]],
    rounds: int,
    seconds: float,
) -> str:
    """The page as it stands in the documentation."""
    catanatron = median(catan)
    lines = [
        "# How fast the games are",
        "",
        f"Made by `make speed` on {date.today().isoformat()}: {rounds} rounds of {seconds:g} CPU "
        f"seconds for everybody in turn, medians, one core ({os.cpu_count()} in the machine, "
        f"shared with other work), Python {platform.python_version()}. Play is uniformly random.",
        "",
        "A *decision* of ours is a player’s choice between at least two options: forced answers "
        "and nature’s draws cost time and are not counted. Others’ decisions are counted forced "
        "ones included. *Clone* is one full copy of a state, averaged over whole games. The "
        "compiled engine is the same source through mypyc: `make compile`, or a wheel of "
        "`make wheels`; `bottega --version` says which one runs.",
        "",
        f"## At {SEATS} seats, beside catanatron",
        "",
        f"catanatron (Python, Catan at {SEATS} players): {speed(catanatron)} decisions/s.",
        "",
        "| game | pure | compiled | compiled : pure | pure : catanatron | compiled : catanatron |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for key, tables in pure.items():
        slow = middle([table[SEATS] for table in tables], "decisions_per_s")
        fast = middle([table[SEATS] for table in compiled[key]], "decisions_per_s")
        lines.append(
            f"| {key} | {speed(slow)} | **{speed(fast)}** | {fast / slow:.1f} | "
            f"{slow / catanatron:.1f} | {fast / catanatron:.0f} |"
        )
    lines += [
        "",
        "## At every number of seats",
        "",
        "| game | seats | decisions a game | options a decision | pure | compiled "
        "| clone, pure | clone, compiled |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for key, tables in pure.items():
        for seats in tables[0]:
            slow_rows = [table[seats] for table in tables]
            fast_rows = [table[seats] for table in compiled[key]]
            lines.append(
                f"| {key} | {seats} | {middle(slow_rows, 'decisions_per_game'):.0f} | "
                f"{middle(slow_rows, 'options_per_decision'):.1f} | "
                f"{speed(middle(slow_rows, 'decisions_per_s'))} | "
                f"{speed(middle(fast_rows, 'decisions_per_s'))} | "
                f"{middle(slow_rows, 'clone_us'):.2f} µs | {middle(fast_rows, 'clone_us'):.2f} µs |"
            )
    lines += [
        "",
        "## OpenSpiel’s games in C++",
        "",
        "Through the Python binding, as Python uses them, where every move crosses from one "
        "language to the other; ours above need no crossing, for the loop is compiled with the "
        "rules. So the last column tells what OpenSpiel does without crossing: random games that "
        "its own tree search plays to the end in C++, times their decisions.",
        "",
        "| game | decisions a game | forced | decisions/s | clone | inside C++ |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, rows in spiel.items():
        length = middle(rows, "decisions_per_game")
        inside = (
            f"{speed(middle(rows, 'games_per_s_inside') * length)}"
            if "games_per_s_inside" in rows[0]
            else "no search for it"
        )
        lines.append(
            f"| {OPENSPIEL[name]} | {length:.0f} | {100 * middle(rows, 'forced'):.0f} % | "
            f"{speed(middle(rows, 'decisions_per_s'))} | {middle(rows, 'clone_us'):.2f} µs | "
            f"{inside} |"
        )
    lines += [
        "",
        "## TAG, cited",
        "",
        "The Tabletop Games framework (Java) is not in a package registry and was not part of "
        "this run. These are figures of an earlier measurement, on another day and another "
        "machine of the same kind (two virtual cores of an AMD EPYC, Java 25), four players, all "
        "decisions counted:",
        "",
        "| game | decisions/s | clone |",
        "|---|---:|---:|",
        *(f"| {name} | {speed(rate)} | {copy:.0f} µs |" for name, rate, copy in CITED),
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--peer-python", default=".venv-peers/bin/python", help="with the others")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a measurement")
    parser.add_argument("--out", type=Path, default=TARGET)
    asked = parser.parse_args()
    if compiling.compiled():
        parser.error("this checkout is compiled: make pure, so that both forms can be measured")
    keys = list(games())
    forms: dict[Path, list[dict[str, dict[int, Row]]]] = {ROOT / "src": [], built(): []}
    catan: list[float] = []
    spiel: dict[str, list[Row]] = {name: [] for name in OPENSPIEL}
    peer, seconds = asked.peer_python, str(asked.seconds)
    for done in range(asked.rounds):
        catan.append(float(said(peer, HERE / "catanatron_rate.py", seconds, str(SEATS))))
        for name, rows in spiel.items():
            rows.append(json.loads(said(peer, HERE / "openspiel_rate.py", name, seconds)))
        for package, found in forms.items():
            found.append({key: ours(package, key, asked.seconds) for key in keys})
        print(f"round {done + 1} of {asked.rounds}", file=sys.stderr)
    pure, compiled = (
        {key: [of_round[key] for of_round in found] for key in keys} for found in forms.values()
    )
    text = page(pure, compiled, catan, spiel, asked.rounds, asked.seconds)
    asked.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
