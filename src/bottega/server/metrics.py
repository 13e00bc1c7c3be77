"""What is counted, for Prometheus. Where several workers serve a house, they are added up.

Workers then write their figures into a folder they share, which `serve` names in the environment
before any of them starts.
"""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"

MOVES = Counter("bottega_moves_total", "Answers accepted from people")
SOCKETS = Gauge("bottega_sockets", "Pages connected to a table", multiprocess_mode="livesum")
WAITED = Histogram(
    "bottega_move_seconds",
    "From an answer received to an answer kept",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)


def figures() -> str:
    """All that is counted, in Prometheus' own form."""
    folder = os.environ.get(SHARED)
    if folder is None:
        return generate_latest().decode()
    forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry).decode()


def forget_the_dead(folder: Path) -> None:
    """Pages that were connected to a worker which is gone are no longer connected."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:
            continue  # it lives, under another name
