"""Run a tool of the client, ``python web/run.py vitest run``, with whichever Node there is."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from node import run

if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
