"""Our speed beside catanatron's, in one run.

The two take turns, round by round, so that whatever else the machine is doing slows both; what
counts is the ratio of the medians. Both play uniformly random games at four players on one
core and are measured in CPU time. Ours counts only real choices; catanatron's every action.

    make bench
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

from bottega.cli.speed import measure
from bottega.kernel.registry import games

HERE = Path(__file__).parent
SEATS = 4


def catanatron(python: str, seconds: float) -> float:
    """Decisions a second of one round of catanatron, in its own interpreter."""
    command = [python, str(HERE / "catanatron_rate.py"), str(seconds), str(SEATS)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--peer-python", default=sys.executable, help="a Python with catanatron")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a round")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    keys = [key for key, game in games().items() if game.min_seats <= SEATS <= game.max_seats]
    ours: dict[str, list[float]] = {key: [] for key in keys}
    theirs: list[float] = []
    clones: dict[str, list[float]] = {key: [] for key in keys}
    for done in range(asked.rounds):
        theirs.append(catanatron(asked.peer_python, asked.seconds))
        for key in keys:
            speed = measure(games()[key], SEATS, asked.seconds, runs=1)
            ours[key].append(speed.decisions_per_s)
            clones[key].append(speed.clone_us)
        print(f"round {done + 1} of {asked.rounds}", file=sys.stderr)
    rows = [
        {
            "game": key,
            "decisions_per_s": round(median(ours[key])),
            "catanatron": round(median(theirs)),
            "ratio": round(median(ours[key]) / median(theirs), 2),
            "clone_us": round(median(clones[key]), 2),
        }
        for key in keys
    ]
    for row in rows:
        if asked.json:
            print(json.dumps(row))
        else:
            print(
                f"{row['game']:10} {row['decisions_per_s']:>9,} decisions/s at {SEATS} players, "
                f"catanatron {row['catanatron']:>7,}: {row['ratio']} x; clone {row['clone_us']} µs"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
