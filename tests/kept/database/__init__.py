"""Databases as houses of earlier days left them, with tables in play; see `__main__`."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
TOKEN = "the-token-of-somebody"
"""Theirs in the kept databases, and nowhere else."""
