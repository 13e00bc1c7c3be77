"""All tests; the few that fail are run once more, alone.

    python -m tests.second_look [what pytest takes]

Real browsers, servers and killed processes share two cores with everything else that a machine
does, and now and then one of them is late. So up to `FEW` failures are looked at again, one at a
time with nothing beside them. What fails again has failed. What passes then is named at the end: a
test that depends on the moment is a defect to be mended, though not one of the product.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

FEW = 3
FAILED = 1
"""Pytest's exit code for tests that failed; others mean that it could not do its work."""

LAST_FAILED = Path(".pytest_cache") / "v" / "cache" / "lastfailed"


def main(arguments: list[str]) -> int:
    LAST_FAILED.unlink(missing_ok=True)
    code = pytest(arguments)
    if code != FAILED or not LAST_FAILED.exists():
        return code
    failed = sorted(json.loads(LAST_FAILED.read_text(encoding="utf-8")))
    if len(failed) > FEW:
        return code
    for test in failed:
        print(f"once more, alone: {test}", flush=True)
        if pytest(["-n0", test]) != 0:
            return code
    print(f"unsteady, passed alone: {', '.join(failed)}", flush=True)
    return 0


def pytest(arguments: list[str]) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
