"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("bottega_moves_total", "Answers accepted from people")
SOCKETS = Gauge("bottega_sockets", "Pages connected to a table")
WAITED = Histogram(
    "bottega_move_seconds",
    "From an answer received to an answer kept",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
